import type { Market } from "./market.ts";
import { sleep, untilDone } from "./parts.ts";
import {
  ADD_ONS,
  at,
  canceled,
  carried,
  choices,
  contested,
  contestedLate,
  DAY,
  decided,
  first,
  full,
  givenBack,
  REFUND_FAILS,
  REPORT,
  reported,
  sold,
  type Walk,
  walk,
} from "./steps.ts";

/** Makes a sale old enough that its money has left for the breeder's bank. */
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

/** Further walks, for a run with more time. */
export const MORE: readonly Walk[] = [
  walk("contested after it was paid out", async (m) => {
    await contestedLate(m, await paidOut(m));
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
    await Promise.all([m.pay(sale, { isBalance: true }), canceled(m, sale, m.pick(["buyer", "seller"]))]);
  }),
  walk("a hand-off, a completion and a cancellation at once", async (m) => {
    const sale = await m.paid({ seller: first(m), options: { ...full, ...choices(m) } });
    if (!sale) return;
    if (m.chance.of(0.5)) await m.age(sale, 3 * DAY);
    await Promise.all([
      m.act(sale.buyer, sale, "confirm-handover"),
      sale.seller.post("/v1/breeders/reservation/complete", { reservedPetId: sale.id }),
      canceled(m, sale, m.pick(["buyer", "seller"])),
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
    if (sale) await Promise.all([canceled(m, sale), contested(m, sale, m.pick(["won", "lost"]))]);
  }),
  walk("contested after it was completed, answered and appealed", async (m) => {
    const sale = await sold(m, first(m), choices(m));
    if (sale && m.chance.of(0.3)) await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    await contestedLate(m, sale);
  }),
  walk("add-ons bought later, contested and lost", async (m) => {
    const sale = await m.paid({ seller: at(m, 1), options: full, priceCents: 187_550 });
    if (!sale) return;
    await m.pay(sale, { addOnIds: ADD_ONS.slice(0, 1), comesBack: true });
    await contested(m, { ...sale, intents: sale.later }, "lost");
  }),
  walk("two ways to pay at once", async (m) => {
    const sale = await m.begin({ seller: first(m), options: full, priceCents: 250_000 });
    if (sale) await Promise.all([m.pay(sale), m.pay(sale, { method: "klarna" })]);
  }),
  walk("a policy that changes after the sale", async (m) => {
    const seller = at(m, m.pick([0, 1]));
    const publish = (depositRefundPercent: number) =>
      seller.put(`/v1/breeders/profile/${seller.breederId}/update`, { depositRefundPercent });
    const before = await m.paid({ seller, options: choices(m), priceCents: 250_000, lives: "WA" });
    await publish(m.pick([0, 50, 100]));
    const after = await m.paid({ seller, options: choices(m), priceCents: 187_550, lives: "ID" });
    await publish(m.pick([0, 50, 100]));
    if (before) m.count("policies that changed after a sale");
    for (const sale of [before, after]) {
      if (sale) await m.age(sale, 3 * DAY);
      await canceled(m, sale);
    }
  }),
  walk("a part given back by staff, and canceled late", async (m) => {
    const options = { ...carried, ...choices(m), ...m.pick([full, {}, {}]) };
    const balance = m.chance.of(0.4);
    const sale = await m.paid({ seller: first(m), options, balance, priceCents: 250_000, lives: "WA" });
    if (!sale) return;
    await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    if (m.chance.of(0.3)) await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    await m.age(sale, 3 * DAY);
    await canceled(m, sale);
  }),
  walk("a part given back by staff, contested and lost", async (m) => {
    const balance = m.chance.of(0.5);
    const options = { ...choices(m), ...(balance ? {} : full) };
    const sale = await m.paid({ seller: first(m), options, balance, priceCents: 250_000, lives: "WA" });
    if (!sale) return;
    const isFirst = m.chance.of(0.6);
    if (isFirst) await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    await contested(m, sale, m.pick(["lost", "lost", "won"]));
    await sleep(1_000);
    if (!isFirst) await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    if (m.chance.of(0.3)) await m.age(sale, 3 * DAY);
    if (m.chance.of(0.4)) await canceled(m, sale);
  }),
  walk("a problem, a part of it back, contested and lost", async (m) => {
    const report = await reported(m, "paid", m.chance.of(0.5));
    await decided(m, report, { outcome: "refund", ...m.pick([{}, { refundCents: 40_003 }]) });
    await contested(m, report?.sale, "lost");
  }),
  walk("a part that is owed still, and a problem", async (m) => {
    const options = { ...full, ...choices(m) };
    const sale = await m.paid({ seller: first(m), options, method: REFUND_FAILS, priceCents: 250_000 });
    if (!sale) return;
    await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    const { body } = await sale.buyer.post("/v1/disputes", {
      reservedPetId: sale.id,
      reason: "health",
      text: REPORT,
    });
    if (body.dispute) await decided(m, { sale, id: body.dispute.id }, { outcome: "refund" });
  }),
  walk("a refund that fails, and the release of what stays", async (m) => {
    const seller = at(m, m.pick([0, 2]));
    const options = { ...full, ...choices(m) };
    const sale = await m.paid({ seller, options, method: REFUND_FAILS, priceCents: 250_000, lives: "ID" });
    if (!sale) return;
    await m.age(sale, 3 * DAY);
    await canceled(m, sale);
    await sleep(3_000);
    await m.age(sale, 15 * DAY);
    await m.runJobs("releaseDueFunds");
  }),
  walk("paid before the hold ends, and nobody hears of it", async (m) => {
    const sale = await m.begin({ seller: first(m), options: m.pick([full, {}]), priceCents: 250_000 });
    if (!sale) return;
    const unheard = { types: ["payment_intent.succeeded", "charge.succeeded"], hold: true, times: 4 };
    await m.door("PUT", "/settings", { rules: [unheard] });
    await m.pay(sale, { comesBack: false });
    // The provider's times are whole seconds, so this pause makes sure that the payment came first.
    await sleep(3_000);
    await m.endHold(sale);
    await m.runJobs("expireHolds");
  }),
  ...[false, true].map((isPlanned) =>
    walk("a suspension with money on its way", async (m) => {
      // A separate seller, whom other walks do not sign out again and again.
      const seller = await m.seller({ policy: 0, state: "OR", bank: "takes" });
      const sale = await sold(m, seller);
      if (!sale) return;
      await m.age(sale, 4 * DAY);
      await m.runJobs("releaseDueFunds");
      await sleep(1_500);
      const refused = { kind: "error", status: 401, method: "POST", path: "/v1/transfers", times: 3 };
      if (isPlanned) {
        await m.door("POST", "/faults", refused);
        await m.runJobs("runPayouts");
        await sleep(1_500);
      }
      const standing = (accountStatus: string) =>
        m.staff.put(`/v1/admin/users/${seller.id}/status`, {
          accountStatus,
          reason: "Other kennels' pictures.",
        });
      await standing("Suspended");
      await sleep(isPlanned ? 10_000 : 2_000);
      if (isPlanned) await m.hurryPayouts();
      await m.runJobs("runPayouts", "finishPayouts");
      await sleep(isPlanned ? 12_000 : 3_000);
      await standing("Active");
    })
  ),
  walk("contested and lost while its payout waits", async (m) => {
    const seller = await m.seller({ policy: 0, state: "OR", bank: "takes" });
    const sales = [await sold(m, seller), await sold(m, seller)];
    for (const sale of sales) if (sale) await m.age(sale, 4 * DAY);
    await m.runJobs("releaseDueFunds");
    await sleep(1_500);
    const poor = {
      kind: "error",
      code: "balance_insufficient",
      method: "POST",
      path: "/v1/transfers",
      times: 1,
    };
    await m.door("POST", "/faults", poor);
    await m.runJobs("runPayouts");
    await sleep(1_500);
    await contested(m, sales[0], "lost", async () => {
      await sleep(1_500);
      await m.hurryPayouts();
      await m.runJobs("runPayouts", "finishPayouts");
      await sleep(1_500);
    });
    await m.runJobs("runPayouts");
  }),
  walk("contested before it is paid out", async (m) => {
    const seller = m.pick(m.sellers.slice(0, 2));
    const sale = await sold(m, seller);
    if (!sale) return;
    await m.age(sale, 4 * DAY);
    await m.runJobs("releaseDueFunds");
    await sleep(1_500);
    await contested(m, sale, m.pick(["won", "lost"]), async () => {
      await sleep(1_500);
      await m.runJobs("runPayouts");
      await sleep(1_500);
    });
  }),
];
