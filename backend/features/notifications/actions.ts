import type { Kysely } from "kysely";
import type { NotificationGroup } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { notificationEvent, userChannel } from "../../platform/ports/realtime/channels.ts";
import type { Services } from "../../services.ts";
import { queueMail, spendMail } from "../mails/actions.ts";
import type { Email } from "../mails/view.ts";
import { quietUntil } from "../settings/quiet_rules.ts";
import { isOn, NEWS_GROUPS } from "../settings/rules.ts";
import { queueSms } from "../sms/actions.ts";
import { bounded } from "./rules.ts";
import * as store from "./store.ts";

export type News = {
  /** Named (a UUIDv5 of what happened) by who may run twice: a second one of the same id is not told. */
  id?: string;
  userId: string;
  /**
   * Whom the words name beside the reader, or the owner of the program that they name: they go when that account is closed.
   * Null where they name nobody, or the other side of `reservationId` alone.
   */
  aboutUserId: string | null;
  group: NotificationGroup;
  /** At most 160 characters; what is longer is cut. */
  title: string;
  /** At most 1,000 characters; what is longer is cut. */
  text: string;
  /** The page that it is about, as a path of this site. */
  url: string | null;
  /** A richer email than title and text; false for none, where another one is written already. */
  email?: Email | false;
  /** One line for those who want text messages of the group; none unless told. */
  sms?: string;
  /** Who can cause it as often as they like: five emails and texts of the kind a day from one of them; the page shows all. */
  by?: string | undefined;
  /** What it is, for the record of emails and texts: "waitlist-invited". The group's name unless told. */
  kind?: string;
  /** The reservation that it is about; staff read its emails in the order's story. */
  reservationId?: string;
};

/**
 * Tells a person something, with the transaction of its cause: among their notifications and on their open pages at once, by
 * email and text message as they have chosen for the group and outside of their quiet hours. Somebody whose account is closed is told nothing.
 */
export async function tell(
  trx: Kysely<Database>,
  services: Pick<Services, "config" | "newId" | "addJob" | "now">,
  { userId, aboutUserId, group, url, email, sms, by, reservationId, ...news }: News,
): Promise<void> {
  const reader = await store.findReader(trx, userId);
  if (!reader) return;
  // Nobody is named any more once they have closed their account, at the same moment either.
  if (aboutUserId !== null && !await store.lockNamed(trx, aboutUserId)) return;
  const id = news.id ?? services.newId();
  const [title, text] = [bounded("title", news.title), bounded("text", news.text)];
  if (
    !await store.insertNotification(trx, {
      ...{ id, user_id: userId, topic: group, title, text, url },
      reservation_id: reservationId ?? null,
      about_user_id: aboutUserId,
    })
  ) return;
  await notificationsChanged(trx, services, userId, id);
  const kind = news.kind ?? `notification-${group}`;
  if (by !== undefined && !await spendMail(trx, services, { kind, to: userId, by })) return;
  if (email !== false && isOn(reader.settings, "email", group)) {
    await queueMail(trx, services, {
      ...{ id, kind, userId, group, to: reader.email },
      // News waits for the morning; what one waits for does not.
      runAt: NEWS_GROUPS.includes(group) ? quietUntil(reader.settings, reader.now) : undefined,
      ...(reservationId === undefined ? {} : { reservationId }),
      email: email ?? {
        ...{ subject: title, heading: title, paragraphs: text ? [text] : [] },
        ...(url === null ? {} : { action: { label: "View details", url: services.config.publicUrl + url } }),
      },
    });
  }
  if (sms !== undefined) await queueSms(trx, services, { id, kind, userId, topic: group, words: sms });
}

/** Marks a notification as read once the person has seen what it told of; with the transaction of that. */
export async function settle(
  trx: Kysely<Database>,
  services: Pick<Services, "addJob">,
  userId: string,
  id: string,
): Promise<void> {
  if (await store.settleNotification(trx, userId, id)) await notificationsChanged(trx, services, userId, id);
}

/** Has a person's open pages read their notifications again; with the transaction of the change. */
export async function notificationsChanged(
  trx: Kysely<Database>,
  { addJob }: Pick<Services, "addJob">,
  userId: string,
  notificationId: string,
): Promise<void> {
  await addJob(trx, "announceNotification", { userId, notificationId });
}

/** Tells a person's open pages that a notification is new or stands otherwise. */
export async function announceNotification(
  { realtime }: Pick<Services, "realtime">,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<void> {
  await realtime.trigger([userChannel(userId)], notificationEvent, { notificationId });
}
