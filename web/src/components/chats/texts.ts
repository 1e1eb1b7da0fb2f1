export const messages = "Messages";
export const unread = "unread";
