import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { SandboxPayments } from "../../platform/ports/payments/sandbox.ts";

const AT_ONCE = 150;

/**
 * Records the example data's payments at the embedded payment provider, so they can be refunded and compared
 * with its record. Existing ones stay unchanged, so a repeated call after a crash is safe.
 */
export async function recordPastPayments(
  db: Kysely<Database>,
  sandbox: Pick<SandboxPayments, "ask">,
): Promise<number> {
  const paid = await db.selectFrom("payments").selectAll()
    .where("intent_id", "like", "pi\\_seed%").where("status", "=", "succeeded").orderBy("id").execute();
  const refunds = await db.selectFrom("refunds").selectAll()
    .where("provider_refund_id", "like", "re\\_seed%").execute();
  const payments = paid.map((payment) => ({
    intentId: payment.intent_id,
    amountCents: payment.amount_cents,
    at: payment.created_at,
    metadata: {
      reservationId: payment.reservation_id,
      orderId: payment.order_id,
      kind: payment.kind,
      paymentId: payment.id,
    },
    method: { kind: payment.method, brand: payment.brand, last4: payment.last4 },
    refunds: refunds.filter((refund) => refund.payment_id === payment.id).map((refund) => ({
      id: refund.provider_refund_id,
      amountCents: refund.amount_cents,
      at: refund.created_at,
      metadata: { refundId: refund.id, reservationId: payment.reservation_id },
    })),
  }));
  const payouts = await db.selectFrom("payouts").selectAll().where("transfer_id", "like", "tr\\_seed%")
    .orderBy("id")
    .execute();
  await sandbox.ask("POST", "/past", {
    payments: [],
    payouts: payouts.map((payout) => ({
      accountId: payout.provider_account_id,
      transferId: payout.transfer_id,
      bankPayoutId: payout.bank_payout_id,
      payoutId: payout.id,
      amountCents: payout.amount_cents,
      at: payout.created_at,
    })),
  });
  let added = 0;
  for (let at = 0; at < payments.length; at += AT_ONCE) {
    const answer = await sandbox.ask<{ added: number }>("POST", "/past", {
      payments: payments.slice(at, at + AT_ONCE),
    });
    added += answer.added;
  }
  return added;
}
