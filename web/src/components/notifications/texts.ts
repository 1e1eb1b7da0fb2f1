export const newNotification = (title: string) => `New notification: ${title}`;
export const notifications = "Notifications";
export const unread = "unread";
