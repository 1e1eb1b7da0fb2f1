import type { Notification, NotificationGroup } from "../../generated/types.ts";
import type { NotificationRow } from "./store.ts";

/** Returns a notification as its reader sees it. */
export function notificationOf(row: NotificationRow): Notification {
  return {
    id: row.id,
    group: row.topic as NotificationGroup,
    title: row.title,
    text: row.text,
    url: row.url,
    status: row.status === "deleted" ? "archived" : row.status,
    createdAt: row.created_at.toISOString(),
  };
}
