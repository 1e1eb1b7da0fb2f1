import { TERMS } from "../../backend/testing/reservations.ts";
import type { Market, Sale } from "./market.ts";
import { sleep } from "./parts.ts";
import {
  ADD_ONS,
  at,
  canceled,
  carried,
  choices,
  contested,
  DAY,
  decided,
  full,
  givenBack,
  REFUND_LATE,
  REPORT,
  sold,
  type Walk,
  walk,
} from "./steps.ts";

/** Takes an order that a code has made free, twice at once. Only the first breeder funds codes. */
async function takenFree(market: Market, promoCode: "GIFT" | "TREAT"): Promise<Sale | undefined> {
  const { chance } = market;
  const options = {
    ...full,
    ...(chance.of(0.5) ? carried : {}),
    promoCode,
    ...(chance.of(0.5) ? { rescueDonationAmount: 1_000 } : {}),
    ...(chance.of(0.5) ? { addOnIds: ADD_ONS.slice(0, 1) } : {}),
  };
  const sale = await market.begin({ seller: at(market, 0), options, lives: "WA" });
  if (!sale) return undefined;
  const acceptances = { saleContractHash: sale.seller.contract, termsVersion: TERMS };
  const free = () => sale.buyer.post("/v1/reserve/finalize", { reservedPetId: sale.id, acceptances });
  await Promise.all([free(), free()]);
  return await market.reaches(sale, "paid") ? sale : undefined;
}

/** Ends a sale in one of the ways that refund everything. */
async function ended(market: Market, sale: Sale): Promise<void> {
  const way = market.pick(["buyer", "late", "seller", "staff", "problem"] as const);
  if (way === "late") await market.age(sale, 3 * DAY);
  if (way === "staff") return await givenBack(market, sale, "sale");
  if (way !== "problem") return await canceled(market, sale, way === "seller" ? "seller" : "buyer");
  const { body } = await sale.buyer.post("/v1/disputes", {
    reservedPetId: sale.id,
    reason: "health",
    text: REPORT,
  });
  if (body.dispute) await decided(market, { sale, id: body.dispute.id }, { outcome: "refund" });
}

/** Sales that end where two rules meet, and accounts that end. */
export const ENDS: readonly Walk[] = [
  ...(["GIFT", "TREAT"] as const).flatMap((code) => [
    walk(`a free sale (${code}), undone`, async (m) => {
      const sale = await takenFree(m, code);
      if (sale) await ended(m, sale);
    }),
    walk(`a free sale (${code}) with add-ons bought later`, async (m) => {
      const sale = await takenFree(m, code);
      if (!sale) return;
      await m.pay(sale, { addOnIds: ADD_ONS.slice(1, 2), comesBack: true });
      if (m.chance.of(0.5)) await ended(m, sale);
      else await m.act(sale.buyer, sale, "confirm-handover");
    }),
  ]),
  walk("a fifth off, by the breeder, canceled late", async (m) => {
    const options = { ...m.pick([full, {}]), ...choices(m), promoCode: "FIFTH" };
    const sale = await m.paid({ seller: at(m, 0), options, priceCents: 250_000, lives: "ID" });
    if (!sale) return;
    if (m.chance.of(0.3)) await givenBack(m, sale, "part", m.pick(["breeder", "platform"]));
    await m.age(sale, 3 * DAY);
    await canceled(m, sale);
  }),
  walk("contested while its refund is under way", async (m) => {
    const options = { ...full, ...choices(m) };
    const sale = await m.paid({ seller: at(m, 1), options, method: REFUND_LATE, priceCents: 250_000 });
    if (!sale) return;
    await canceled(m, sale, m.pick(["buyer", "seller"]));
    await contested(m, sale, m.pick(["won", "lost"]));
    m.count("contested during a refund");
  }),
  walk("refunded whole in the provider's dashboard", async (m) => {
    const sale = await m.paid({ seller: at(m, 1), options: { ...full, ...choices(m) } });
    const intentId = sale?.intents.at(-1);
    if (!sale || !intentId) return;
    const made = await m.parts.payments.refund({
      intentId,
      reason: "requested_by_customer",
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    });
    if (made.kind !== "done") return;
    m.count("refunded in the dashboard");
    await m.reaches(sale, "cancelled-by-platform", "refunded");
  }),
  walk("an account that closes with money on it", async (m) => {
    const seller = await m.seller({ policy: 0, state: "OR", bank: "takes" });
    const sale = await sold(m, seller);
    if (!sale) return;
    await m.age(sale, 4 * DAY);
    await m.runJobs("releaseDueFunds");
    for (let tries = 0; tries < 30; tries++) {
      await seller.post("/v1/users/me/closing/payout", {});
      await m.runJobs("finishPayouts");
      await sleep(1_000);
      const { body } = await seller.get("/v1/users/me/closing");
      if (body.blockers?.length === 0) break;
    }
    await seller.close();
    if (m.chance.of(0.5)) await contested(m, sale, m.pick(["won", "lost"]));
  }),
];
