export const draft = "Draft";
export const waitingForAReply = "Waiting for a reply";
export const approved = "Approved";
export const declined = "Declined";
export const withdrawn = "Withdrawn";
