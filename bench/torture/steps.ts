import { CATALOG, suits } from "../../backend/features/add_ons/rules.ts";
import { disputeOf } from "./checker/record.ts";
import type { Market, Sale } from "./market.ts";
import { sleep, untilDone } from "./parts.ts";

/** One way through the product, by name. Each makes sure that a run has certain required events. */
export type Walk = { name: string; go: (market: Market) => Promise<unknown> };

/** Add-ons for any dog: grown, and without a microchip. */
const ANY_DOG = { type: "Dog", birthDate: "2020-01-01", today: "2026-01-01", isMicrochipped: false } as const;
export const ADD_ONS = CATALOG.filter((addOn) => suits(addOn, ANY_DOG)).map(({ id }) => id);
export const DECLINED = "4000000000000002";
export const REFUND_LATE = "4000000000007726";
export const REFUND_FAILS = "4000000000005126";
export const DAY = 24;
export const REPORT = "The vet found something that the listing did not say.";

export const choices = ({ chance, pick }: Market) => ({
  ...(chance.of(0.4) ? { addOnIds: chance.shuffled(ADD_ONS).slice(0, 1 + chance.below(3)) } : {}),
  ...(chance.of(0.3) ? { rescueDonationAmount: pick([500, 1_000, 2_500]) } : {}),
  ...(chance.of(0.25) ? { promoCode: "TEN" } : {}),
});
export const carried = { transportation: "honest" };
export const flown = { transportation: "flight" };
export const full = { paymentType: "full" };

export async function canceled(market: Market, sale: Sale | undefined, by: "buyer" | "seller" = "buyer") {
  if (!sale) return;
  const { act } = market;
  // Sometimes both at once: only one of them cancels it.
  const both = market.chance.of(0.2);
  await Promise.all([act(sale[by], sale, "cancel"), ...(both ? [act(sale.buyer, sale, "cancel")] : [])]);
}

/** Makes a sale by both sides: handed over, completed, and old enough to be released and paid out. */
export async function sold(
  market: Market,
  seller: Market["sellers"][number],
  more: Record<string, unknown> = {},
) {
  const sale = await market.paid({ seller, options: { ...full, ...more }, priceCents: 250_000 });
  if (!sale) return undefined;
  await market.act(sale.buyer, sale, "confirm-handover");
  await Promise.all(
    [1, 2].map(() => seller.post("/v1/breeders/reservation/complete", { reservedPetId: sale.id })),
  );
  return sale;
}

export async function reported(market: Market, after: "paid" | "completed", balance = false) {
  const seller = market.pick(market.sellers.slice(0, 2));
  const sale = after === "paid"
    ? await market.paid({ seller, options: balance ? {} : full, balance, priceCents: 187_550, lives: "WA" })
    : await sold(market, seller);
  if (!sale) return undefined;
  const { body } = await sale.buyer.post("/v1/disputes", {
    reservedPetId: sale.id,
    reason: "health",
    text: REPORT,
  });
  return body.dispute ? { sale, id: body.dispute.id as string } : undefined;
}

export async function decided(
  market: Market,
  report: { sale: Sale; id: string } | undefined,
  decision: Record<string, unknown>,
) {
  if (!report) return;
  await market.runJobs("releaseDueFunds");
  await market.staff.post(`/v1/admin/disputes/${report.id}/decide`, {
    reason: "We have read it all.",
    earlyReason: "Both sides have told us all by phone.",
    ...decision,
  });
}

/** Makes staff refund an order by its quote, and send the request twice. */
export async function givenBack(
  market: Market,
  { id }: Sale,
  scope: "sale" | "part",
  bornBy?: "breeder" | "platform",
) {
  const { staff, db } = market;
  const order = await untilDone(() =>
    db.selectFrom("orders").select("id").where("reservation_id", "=", id).where("order_type", "=", "pet")
      .executeTakeFirstOrThrow()
  );
  const part = bornBy ? `&amountCents=31007&bornBy=${bornBy}` : "";
  const path = `/v1/admin/orders/${order.id}`;
  const { body: { quote } } = await staff.get(`${path}/refund-quote?scope=${scope}${part}`);
  if (!quote) return;
  const { amountCents, refundableCents } = quote;
  const refund = {
    scope,
    amountCents,
    refundableCents,
    reason: "Agreed by phone.",
    idempotencyKey: crypto.randomUUID(),
    ...(bornBy ? { bornBy } : {}),
  };
  await Promise.all([1, 2].map(() => staff.post(`${path}/refund`, refund)));
}

export async function contested(
  market: Market,
  sale: Sale | undefined,
  outcome: "won" | "lost",
  meanwhile: () => Promise<unknown> = () => sleep(300),
) {
  if (!sale) return;
  const intentId = sale.intents.at(-1);
  const opened = await market.door<{ id: string }>("POST", "/disputes", { intentId, reason: "fraudulent" });
  // If the answer was lost, the dispute is open all the same, and an open dispute would keep its money to the
  // end.
  const id = opened?.id ?? disputeOf(market.parts.store, intentId);
  if (!id) return;
  await meanwhile();
  await market.door("POST", `/disputes/${id}/close`, { outcome });
}

/**
 * Makes a bank dispute a completed sale: sometimes evidence is sent, sometimes a loss is appealed, then won
 * or lost again, with and without time for the servers to receive each step.
 */
export async function contestedLate(market: Market, sale: Sale | undefined) {
  if (!sale) return;
  const intentId = sale.intents.at(-1);
  const opened = await market.door<{ id: string }>("POST", "/disputes", { intentId, reason: "fraudulent" });
  const id = opened?.id ?? disputeOf(market.parts.store, intentId);
  if (!id) return;
  const change = async (what: string, body: object = {}) => {
    if (market.chance.of(0.7)) await sleep(300);
    await market.door("POST", `/disputes/${id}/${what}`, body);
  };
  if (market.chance.of(0.6)) await change("answer");
  if (market.chance.of(0.3)) return await change("close", { outcome: "won" });
  await change("close", { outcome: "lost" });
  if (market.chance.of(0.3)) return;
  await change("appeal", { isSent: market.chance.of(0.5) });
  await change("close", { outcome: market.pick(["won", "won", "lost"]) });
}

export const at = (market: Market, index: number) => market.sellers[index]!;
export const first = (market: Market) => market.pick(market.sellers.slice(0, 3));
export const walk = (name: string, go: Walk["go"]): Walk => ({ name, go });
