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
  /**
   * A UUIDv5 of the event, for callers that may run twice: a second notification with the same id is dropped.
   */
  id?: string;
  userId: string;
  /**
   * Account of a person named in the text besides the reader, or of the owner of a program named in it. The
   * text is deleted when that account is closed. Null if the text names nobody, or only the other side of
   * `reservationId`.
   */
  aboutUserId: string | null;
  group: NotificationGroup;
  /** At most 160 characters; longer text is cut. */
  title: string;
  /** At most 1,000 characters; longer text is cut. */
  text: string;
  /** Page that it is about, as a path of this site. */
  url: string | null;
  /** A richer email than title and text; false for none if another email is already written. */
  email?: Email | false;
  /** One line for readers who want text messages of the group; none by default. */
  sms?: string;
  /**
   * Identity of an actor with unlimited triggers: at most five emails and texts of the kind a day per actor.
   * The page shows all.
   */
  by?: string | undefined;
  /** Whether its email waits for the end of the person's quiet hours, whatever its group. */
  canWait?: boolean;
  /** Kind for the record of emails and texts, such as "waitlist-invited"; the group's name by default. */
  kind?: string;
  /** Reservation that it is about; staff read its emails in the order's history. */
  reservationId?: string;
};

/**
 * Notifies a person in the transaction of the cause: in their notifications and on their open pages at once,
 * and by email and text message as they chose for the group, outside of their quiet hours. Skips closed
 * accounts.
 */
export async function tell(
  trx: Kysely<Database>,
  services: Pick<Services, "config" | "newId" | "addJob" | "now">,
  { userId, aboutUserId, group, url, email, sms, by, reservationId, canWait, ...news }: News,
): Promise<void> {
  const reader = await store.findReader(trx, userId);
  if (!reader) return;
  // A person with a closed account must no longer be named, even if they close it at this very moment.
  if (aboutUserId !== null && !await store.lockNamed(trx, aboutUserId)) return;
  const id = news.id ?? services.newId();
  const [title, text] = [bounded("title", news.title), bounded("text", news.text)];
  if (
    !await store.insertNotification(trx, {
      id,
      user_id: userId,
      topic: group,
      title,
      text,
      url,
      reservation_id: reservationId ?? null,
      about_user_id: aboutUserId,
    })
  ) return;
  await notificationsChanged(trx, services, userId, id);
  const kind = news.kind ?? `notification-${group}`;
  if (by !== undefined && !await spendMail(trx, services, { kind, to: userId, by })) return;
  if (email !== false && isOn(reader.settings, "email", group)) {
    await queueMail(trx, services, {
      id,
      kind,
      userId,
      group,
      to: reader.email,
      // News waits for the morning; replies that the reader waits for do not.
      runAt: canWait || NEWS_GROUPS.includes(group) ? quietUntil(reader.settings, reader.now) : undefined,
      ...(reservationId === undefined ? {} : { reservationId }),
      email: email ?? {
        subject: title,
        heading: title,
        paragraphs: text ? [text] : [],
        ...(url === null ? {} : { action: { label: "View details", url: services.config.publicUrl + url } }),
      },
    });
  }
  if (sms !== undefined) await queueSms(trx, services, { id, kind, userId, topic: group, words: sms });
}

/** Marks a notification as read once the person has seen its subject, in the same transaction. */
export async function settle(
  trx: Kysely<Database>,
  services: Pick<Services, "addJob">,
  userId: string,
  id: string,
): Promise<void> {
  if (await store.settleNotification(trx, userId, id)) await notificationsChanged(trx, services, userId, id);
}

/** Refreshes the notifications on a person's open pages, in the transaction of the change. */
export async function notificationsChanged(
  trx: Kysely<Database>,
  { addJob }: Pick<Services, "addJob">,
  userId: string,
  notificationId: string,
): Promise<void> {
  await addJob(trx, "announceNotification", { userId, notificationId });
}

/** Notifies a person's open pages of a new or changed notification. */
export async function announceNotification(
  { realtime }: Pick<Services, "realtime">,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<void> {
  await realtime.trigger([userChannel(userId)], notificationEvent, { notificationId });
}
