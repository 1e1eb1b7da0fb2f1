/**
 * Emails of one kind that anybody can have us send to one recipient in a day, whoever asks: links, invitations, warnings.
 * What somebody may well send to one person many times is counted for each sender.
 */
export const MAILS_A_DAY = 5;

/** So many emails one person can have us send in a day to people who have not asked: for the list that a breeder kept on paper. */
export const STRANGERS_A_DAY = 100;
