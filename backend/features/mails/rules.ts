/**
 * Maximum number of emails of one kind per recipient and day that other people cause, such as links,
 * invitations and warnings. Kinds that one person may well send many times are counted per sender.
 */
export const MAILS_A_DAY = 5;

/**
 * Maximum number of emails per day that one person can make us send to people who have not asked: enough for
 * a breeder's waitlist on paper.
 */
export const STRANGERS_A_DAY = 100;
