export const messages = "Messages";
export const unread = "unread";
export const sentWhenBack = "You're offline. We'll send it when you're back.";
