import type { Handlers } from "../../generated/handlers.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail, failFields } from "../../platform/problem.ts";
import { notificationsChanged } from "./actions.ts";
import { LONGEST_URL, MOST_COUNTED, MOST_MARKED, PAGE } from "./rules.ts";
import * as store from "./store.ts";
import { notificationOf } from "./view.ts";

export const notifications: Handlers<
  | "listNotifications"
  | "markNotificationsRead"
  | "addNotification"
  | "updateNotification"
  | "deleteNotification"
> = {
  async listNotifications({ params: { id }, query: { cursor }, user }, { db }) {
    if (id !== user.id) fail("not_found");
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const rows = await store.findNotifications(db, user.id, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      notifications: rows.slice(0, PAGE).map(notificationOf),
      unreadCount: await store.countUnread(db, user.id, MOST_COUNTED),
      nextCursor: last ? encodeMomentCursor(last) : null,
    };
  },

  async markNotificationsRead({ params: { id }, body: { upTo }, user }, services) {
    if (id !== user.id) fail("not_found");
    return await withTx(services.db, async (trx) => {
      const marked = await store.markReadUpTo(trx, user.id, upTo, MOST_MARKED) ?? fail("not_found");
      if (marked) await notificationsChanged(trx, services, user.id, upTo);
      return { ok: true, unreadCount: await store.countUnread(trx, user.id, MOST_COUNTED) };
    });
  },

  async addNotification({ body: { title, text = "", url = null }, user }, services) {
    if (url !== null && url.length > LONGEST_URL) {
      failFields({ pointer: "/url", code: "too_long", detail: "This link is too long to keep." });
    }
    return await withTx(services.db, async (trx) => {
      const id = services.newId();
      const note = { id, user_id: user.id, topic: "accountNotifications", title, text, url };
      const row = await store.insertNotification(trx, note);
      await notificationsChanged(trx, services, user.id, id);
      return { ok: true, notification: notificationOf(row!) };
    });
  },

  async updateNotification({ params: { id }, body: { status }, user }, services) {
    return await withTx(services.db, async (trx) => {
      const row = await store.markNotification(trx, user.id, id, status) ?? fail("not_found");
      await notificationsChanged(trx, services, user.id, id);
      return { ok: true, notification: notificationOf(row) };
    });
  },

  async deleteNotification({ params: { id }, user }, services) {
    return await withTx(services.db, async (trx) => {
      if (!await store.emptyNotification(trx, user.id, id)) fail("not_found");
      await notificationsChanged(trx, services, user.id, id);
      return { id };
    });
  },
};
