export const yourNotifications = "Your notifications";
export const notifications = "Notifications";
export const markAllAsRead = "Mark all as read";
export const notificationSettings = "Notification settings";
export const showOlderNotifications = "Show older notifications";
export const unread = "Unread:";
export const markAsRead = (title: string) => `Mark as read: ${title}`;
export const markAsUnread = (title: string) => `Mark as unread: ${title}`;
export const deleteNotification = (title: string) => `Delete: ${title}`;
export const notificationDeleted = "Notification deleted";
export const undo = "Undo";
export const loadingYourNotifications = "Loading your notifications";
export const noNotificationsYet = "No notifications yet";
export const findAPet = "Find a pet";
export const noNotificationsHint =
  "News about your reservations, applications and listings will show up here.";
export const today = "Today";
export const yesterday = "Yesterday";
