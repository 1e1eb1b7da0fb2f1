import { type Market, untilDone } from "./market.ts";
import { sleep } from "./parts.ts";
import {
  ADD_ONS,
  at,
  cancelled,
  choices,
  contested,
  DAY,
  decided,
  first,
  full,
  givenBack,
  REPORT,
  sold,
  type Walk,
  walk,
} from "./steps.ts";

/** Sold, and old enough that its money has left for the breeder's bank. */
async function paidOut(market: Market) {
  const seller = market.pick(market.sellers.slice(0, 2));
  const sale = await sold(market, seller);
  if (!sale) return undefined;
  await market.age(sale, 4 * DAY);
  for (const job of ["releaseDueFunds", "runPayouts", "finishPayouts"]) {
    await market.runJobs(job);
    await sleep(1_500);
  }
  return sale;
}

/** What a run goes through beside them when it has more time. */
export const MORE: readonly Walk[] = [
  walk("contested and lost after it was paid out", async (m) => {
    await contested(m, await paidOut(m), m.pick(["lost", "lost", "won"]));
    await m.runJobs("runPayouts");
  }),
  walk("all of it back after it was paid out", async (m) => {
    const sale = await paidOut(m);
    if (!sale) return;
    const report = { reservedPetId: sale.id, reason: "health", text: REPORT };
    const { body } = await sale.buyer.post("/v1/disputes", report);
    await m.runJobs("runPayouts");
    if (body.dispute) await decided(m, { sale, id: body.dispute.id }, { outcome: "refund" });
    await m.runJobs("runPayouts");
  }),
  walk("a part back by staff after it was paid out", async (m) => {
    const sale = await paidOut(m);
    if (sale) await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    await m.runJobs("runPayouts");
  }),
  walk("a payout that a bank sends back after it arrived", async (m) => {
    const sale = await paidOut(m);
    if (!sale) return;
    const { seller } = sale;
    const payout = await untilDone(() =>
      m.db.selectFrom("payouts").select("bank_payout_id as id").where("breeder_id", "=", seller.breederId)
        .where("status", "=", "paid").orderBy("created_at", "desc").limit(1).executeTakeFirst()
    );
    if (!payout?.id) return;
    await m.door("POST", `/payouts/${payout.id}/end`, { outcome: "fail" });
    await sleep(1_000);
    await seller.post("/v1/breeders/payouts/onboarding", {});
    await m.door("POST", `/accounts/${seller.accountId}/complete`, { bank: "takes" });
  }),
  walk("a balance and a cancellation at once", async (m) => {
    const sale = await m.paid({ seller: first(m), options: choices(m), priceCents: 250_000, lives: "WA" });
    if (!sale) return;
    if (m.chance.of(0.5)) await m.age(sale, 3 * DAY);
    await Promise.all([m.pay(sale, { isBalance: true }), cancelled(m, sale, m.pick(["buyer", "seller"]))]);
  }),
  walk("a hand-off, a completion and a cancellation at once", async (m) => {
    const sale = await m.paid({ seller: first(m), options: { ...full, ...choices(m) } });
    if (!sale) return;
    if (m.chance.of(0.5)) await m.age(sale, 3 * DAY);
    await Promise.all([
      m.act(sale.buyer, sale, "confirm-handover"),
      sale.seller.post("/v1/breeders/reservation/complete", { reservedPetId: sale.id }),
      cancelled(m, sale, m.pick(["buyer", "seller"])),
    ]);
  }),
  walk("a balance that is never paid", async (m) => {
    const sale = await m.paid({ seller: at(m, 1), options: choices(m), priceCents: 250_000, lives: "WA" });
    if (!sale) return;
    await m.age(sale, 9 * DAY);
    if (m.chance.of(0.3)) {
      await m.act(sale.seller, sale, "extend");
      await m.pay(sale, { isBalance: true });
    } else await m.act(sale.seller, sale, "cancel");
  }),
  walk("contested while it is canceled", async (m) => {
    const sale = await m.paid({ seller: first(m), options: { ...full, ...choices(m) } });
    if (sale) await Promise.all([cancelled(m, sale), contested(m, sale, m.pick(["won", "lost"]))]);
  }),
  walk("add-ons bought later, contested and lost", async (m) => {
    const sale = await m.paid({ seller: at(m, 1), options: full, priceCents: 187_550 });
    if (!sale) return;
    await m.pay(sale, { addOnIds: ADD_ONS.slice(0, 2), comesBack: true });
    await contested(m, { ...sale, intents: sale.later }, "lost");
  }),
  walk("two ways to pay at once", async (m) => {
    const sale = await m.begin({ seller: first(m), options: full, priceCents: 250_000 });
    if (sale) await Promise.all([m.pay(sale), m.pay(sale, { method: "klarna" })]);
  }),
];
