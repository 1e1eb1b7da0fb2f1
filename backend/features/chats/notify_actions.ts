import type { Kysely } from "kysely";
import { v5 } from "uuid";
import type { Database } from "../../platform/db/schema.ts";
import type { JobPayloads } from "../../platform/outbox/payloads.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { queueMail } from "../mails/actions.ts";
import { settle, tell } from "../notifications/actions.ts";
import { isOn } from "../settings/rules.ts";
import { ownHostOf } from "../masks/actions.ts";
import { withoutContacts } from "../masks/rules.ts";
import { newMessageEmail, newMessageNotice } from "./emails.ts";
import * as messages from "./message_store.ts";
import * as notices from "./notify_store.ts";
import { nameOf } from "./rules.ts";

type Trx = Kysely<Database>;
type Told = { chatId: string; userId: string; seq: number };

/** Delay of notifications. A person with the conversation open reads the message within it. */
const NOTIFICATION_MS = 20_000;
const EMAIL_MS = 10 * 60_000;
const NAMESPACE = "5b0c3f3e-6f2f-4b0e-9a55-0a4d2f1c7e61";

const idOf = ({ chatId, userId, seq }: Told, by: string) => v5(`${chatId}:${userId}:${seq}:${by}`, NAMESPACE);

/** Enqueues a notification and an email about messages from `seq` on, in case they are unread when due. */
export async function toldLater(
  trx: Trx,
  { addJob, now }: Pick<Services, "addJob" | "now">,
  told: Told,
): Promise<void> {
  for (const [by, ms] of [["notification", NOTIFICATION_MS], ["email", EMAIL_MS]] as const) {
    await addJob(trx, "notifyChat", { ...told, by }, { runAt: new Date(now().getTime() + ms) });
  }
}

/** Notifies a person about unread messages, once for each channel until they read them. */
export async function notifyChat(
  services: Pick<Services, "db" | "config" | "newId" | "addJob" | "now">,
  { by, ...told }: JobPayloads["notifyChat"],
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const { chatId, userId, seq } = told;
    const reading = await messages.lockReading(trx, chatId, userId);
    if (!reading || reading.unread === 0 || reading.read_seq >= seq) return;
    const row = await notices.findTold(trx, chatId, userId);
    if (!row) return;
    const name = row.isSelling ? nameOf(row, row.isReached) : row.program;
    const written = { text: row.text };
    const shown = row.isReached ? written : withoutContacts(written, row.mask, ownHostOf(services));
    const url = `/messages/${chatId}`;
    const facts = {
      name,
      petName: row.petName,
      text: shown.text,
      images: row.file_keys.length,
      count: reading.unread,
    };
    const id = idOf(told, by);
    if (by === "notification") {
      const { title, text } = newMessageNotice(facts);
      await tell(trx, services, {
        id,
        userId,
        group: "messages",
        title,
        text,
        url,
        email: false,
        kind: "chat-message",
        aboutUserId: row.senderId,
        sms: `${title} ${services.config.publicUrl}${url}`,
      });
      await messages.setTold(trx, chatId, userId, seq);
    } else if (isOn(row.settings, "email", "messages")) {
      await queueMail(trx, services, {
        id,
        kind: "chat-message",
        userId,
        to: row.email,
        group: "messages",
        email: newMessageEmail({
          ...facts,
          readerName: row.readerName,
          url: services.config.publicUrl + url,
        }),
      });
    }
  });
}

/** Settles a person's notification of messages after they have read them. */
export async function wasRead(trx: Trx, services: Pick<Services, "addJob">, told: Told): Promise<void> {
  await settle(trx, services, told.userId, idOf(told, "notification"));
}
