import type { Kysely } from "kysely";
import { v5 } from "uuid";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { queueMail, spendMail } from "../mails/actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { targetLabel } from "../sale/refund_plan/index.ts";
import { PAID_AS, reservationChanged } from "../sale/notices/index.ts";
import { dayWords } from "../places/zone_rules.ts";
import type { JobPayloads } from "../../platform/outbox/payloads.ts";
import type { Services } from "../../services.ts";
import { emailsOf, type Step, STEPS } from "./emails.ts";
import type { Facts } from "./email_rules.ts";
import { hasReplied } from "./rules.ts";
import * as store from "./store.ts";

/** Namespace of email ids. Ids derive from the subject, so a job that runs again creates no duplicates. */
const NAMESPACE = "0c7f6b52-93e4-4d0a-8a61-54d2a7be1f3c";

/** Adds the job that notifies both sides of a step, and updates their open pages at once. */
export async function tellOf(
  trx: Kysely<Database>,
  { addJob }: Pick<Services, "addJob">,
  { id, reservationId }: { id: string; reservationId: string },
  step: Step,
  messageId?: string,
): Promise<void> {
  await reservationChanged(trx, { addJob }, reservationId);
  const about = messageId === undefined ? {} : { messageId };
  await addJob(trx, "notifyDispute", { disputeId: id, step, ...about }, {
    key: `dispute:${id}:${step}:${messageId ?? ""}`,
  });
}

const REPLIES_AT_ONCE = 500;

/** Reminds breeders once of each reply due within two days. */
export async function remindOfReplies(services: Pick<Services, "db" | "addJob">): Promise<void> {
  for (let found = REPLIES_AT_ONCE; found === REPLIES_AT_ONCE;) {
    found = await withTx(services.db, async (trx) => {
      const due = await store.takeRepliesDue(trx, REPLIES_AT_ONCE);
      for (const dispute of due) await tellOf(trx, services, dispute, "reply-due");
      return due.length;
    });
  }
}

/** Returns the payments refunded by a decision, as emails name them. */
async function partsOf(trx: Kysely<Database>, disputeId: string): Promise<Facts["parts"]> {
  const refunds = await store.findRefundsWithPayments(trx, disputeId);
  return refunds.map(({ kind, orderType, cents, ...payment }) => ({
    kind: orderType === "addon" ? "Add-ons" : PAID_AS[kind],
    target: targetLabel(payment),
    cents,
  }));
}

/** Notifies both sides of a step of a dispute, each once. */
export async function notifyDispute(
  services: Pick<Services, "db" | "config" | "newId" | "addJob" | "now">,
  { disputeId, messageId, ...payload }: JobPayloads["notifyDispute"],
): Promise<void> {
  const step = STEPS.find((known) => known === payload.step);
  if (!step) throw new Error(`no email is known for ${payload.step}`);
  await withTx(services.db, async (trx) => {
    const row = await store.findTold(trx, disputeId);
    if (!row) return;
    const message = messageId ? await store.findMessage(trx, messageId) : undefined;
    const facts = {
      number: row.number,
      petName: row.petName || "your pet",
      program: row.program,
      buyerFirstName: row.buyerFirstName,
      breederFirstName: row.breederFirstName,
      buyerName: `${row.buyerFirstName} ${row.buyerLastName}`.trim(),
      reason: row.reason,
      message: message ? { by: message.by, text: message.text, files: message.file_keys.length } : null,
      replyDueOn: row.reply_due_on && dayWords(row.reply_due_on, row.createdYear),
      hasReplied: hasReplied(await store.findMessages(trx, [disputeId])),
      earlyReason: row.early_reason,
      refundCents: row.refund_cents,
      shares: row.breeder_cents === null || row.platform_cents === null
        ? null
        : { breederCents: row.breeder_cents, platformCents: row.platform_cents },
      isWhole: row.isWhole,
      parts: step === "decided" ? await partsOf(trx, disputeId) : [],
      decision: row.decision ?? "",
      links: {
        buyer: `${services.config.publicUrl}/account/reserved/${row.reservation_id}`,
        breeder: `${services.config.publicUrl}/breeder/reservations/${row.reservation_id}`,
      },
    };
    for (const { to, email, words } of emailsOf(step, facts)) {
      const isBuyer = to === "buyer";
      const id = v5(`${disputeId}:${step}:${messageId ?? ""}:${to}`, NAMESPACE);
      const userId = isBuyer ? row.buyerId : row.breederUserId;
      const kind = `dispute-${step}`;
      // Either side may write many messages; the page shows all of them, but emails are limited.
      const isMailed = !message || await spendMail(trx, services, { kind, to: userId, by: disputeId });
      if (isMailed) {
        await queueMail(trx, services, {
          id,
          kind,
          userId,
          email,
          reservationId: row.reservation_id,
          to: isBuyer ? row.buyerEmail : row.breederEmail,
        });
      }
      await tell(trx, services, {
        id,
        kind,
        userId,
        aboutUserId: null,
        reservationId: row.reservation_id,
        ...newsOf(email),
        email: false,
        ...(isMailed ? { sms: words } : {}),
        group: isBuyer ? "account" : "listing",
      });
    }
  });
}
