import { TERMS } from "../../backend/testing/reservations.ts";
import { VISA } from "./market.ts";
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
  DECLINED,
  first,
  flown,
  full,
  givenBack,
  REFUND_FAILS,
  REFUND_LATE,
  reported,
  sold,
  type Walk,
  walk,
} from "./steps.ts";

/** Every walk that a run takes at least once. */
export const WALKS: readonly Walk[] = [
  // Money that reaches a breeder's bank takes the most steps, so it starts first.
  ...[0, 2].map((index) =>
    walk("sold, released and paid out", async (m) => {
      const sale = await sold(m, at(m, index), index === 0 ? { addOnIds: ADD_ONS.slice(0, 1) } : {});
      if (sale) await m.age(sale, 4 * DAY);
      await m.runJobs("releaseDueFunds", "runPayouts");
    })
  ),
  walk("completed by the breeder alone", async (m) => {
    const sale = await m.paid({ seller: first(m), options: full, lives: "ID" });
    if (!sale) return;
    await m.age(sale, 3 * DAY);
    await m.runJobs("releaseDueFunds");
    await sale.seller.post("/v1/breeders/reservation/complete", { reservedPetId: sale.id });
    await m.age(sale, 15 * DAY);
  }),
  walk("a suspension", async (m) => {
    // A separate seller: each suspension ends the sessions, and a seller shared by many walks would soon have
    // too many sign-ins.
    const seller = await m.seller({ policy: 0, state: "OR", bank: "takes" });
    const [done, late, held] = await Promise.all([
      sold(m, seller),
      m.paid({ seller, options: full, priceCents: 312_345 }),
      m.begin({ seller }),
    ]);
    if (done) await m.age(done, 4 * DAY);
    if (late) await m.age(late, 3 * DAY);
    const standing = (accountStatus: string) =>
      m.staff.put(`/v1/admin/users/${seller.id}/status`, {
        accountStatus,
        reason: "Pictures of other kennels.",
      });
    await standing("Suspended");
    await m.runJobs("releaseDueFunds", "runPayouts");
    if (held) await m.pay(held);
    await canceled(m, late);
    await standing("Active");
    await seller.enter();
  }),
  walk("paid while no server lives", async (m) => {
    const sale = await m.begin({ seller: first(m), options: full });
    if (!sale) return;
    await m.pay(sale, { isAlone: true });
    if (await m.reaches({ ...sale, intents: [] }, "paid")) m.count("found paid by those who were dead");
  }),
  ...[false, true].map((isRetried) =>
    walk("a refund that fails, and staff", async (m) => {
      const sale = await m.paid({
        seller: first(m),
        options: { ...full, ...choices(m) },
        method: REFUND_FAILS,
      });
      await canceled(m, sale, m.pick(["buyer", "seller"]));
      if (!sale) return;
      // It fails in two seconds, and the next try comes only after some minutes. Until then staff cannot pay
      // manually.
      for (let tries = 0; tries < 40; tries++) {
        await sleep(500);
        const { body } = await m.staff.get("/v1/admin/refunds");
        // deno-lint-ignore no-explicit-any -- an answer is read as it comes
        const owed = (body.refunds ?? []).find((one: any) => one.reservationId === sale.id);
        if (!owed) continue;
        if (isRetried) return void await m.staff.post(`/v1/admin/refunds/${owed.id}/retry`, {});
        if (!await m.ageTry(owed.id)) continue;
        await m.staff.post(`/v1/admin/refunds/${owed.id}/settled`, { how: "check", reason: "Check 1042." });
        return;
      }
    })
  ),
  walk("a deposit, cancelled at once", async (m) => {
    await canceled(m, await m.paid({ seller: first(m), options: choices(m) }));
  }),
  walk("a deposit and its balance, cancelled late", async (m) => {
    const options = { ...carried, addOnIds: ADD_ONS.slice(0, 1), rescueDonationAmount: 1_000 };
    const sale = await m.paid({ seller: at(m, 1), options, balance: true, lives: "WA", priceCents: 250_000 });
    if (sale) await m.age(sale, 3 * DAY);
    await canceled(m, sale);
  }),
  walk("a deposit, cancelled late under a policy of nothing", async (m) => {
    const sale = await m.paid({ seller: at(m, 2), options: choices(m), lives: "WA", priceCents: 187_550 });
    if (sale) {
      await m.age(sale, 3 * DAY);
      await canceled(m, sale);
      await m.age(sale, 15 * DAY);
    }
  }),
  walk("all at once, cancelled late", async (m) => {
    const sale = await m.paid({ seller: first(m), options: { ...full, ...flown }, lives: "ID" });
    if (sale) await m.age(sale, 3 * DAY);
    await canceled(m, sale);
  }),
  walk("cancelled by the breeder", async (m) => {
    const options = { ...choices(m), ...m.pick([full, {}]) };
    const sale = await m.paid({ seller: first(m), options, method: m.pick([VISA, REFUND_LATE]) });
    await canceled(m, sale, "seller");
  }),
  ...[false, true].map((isCanceled) =>
    walk("add-ons bought later", async (m) => {
      const sale = await m.paid({ seller: at(m, 1), options: m.pick([full, {}]), priceCents: 187_550 });
      if (!sale) return;
      const buy = (...addOnIds: string[]) => m.pay(sale, { addOnIds });
      await buy(ADD_ONS[0]!);
      await Promise.all([buy(...ADD_ONS.slice(1, 3)), ...(isCanceled ? [canceled(m, sale)] : [])]);
    })
  ),
  walk("klarna", async (m) => {
    const sale = await m.paid({ seller: first(m), options: full, method: "klarna" });
    if (sale && m.chance.of(0.5)) await canceled(m, sale);
  }),
  walk("affirm, which is refused first", async (m) => {
    const sale = await m.begin({ seller: first(m), options: full });
    if (!sale) return;
    await m.pay(sale, { method: "affirm", isAgreed: false });
    await m.reaches(sale, "held");
    await m.pay(sale, { method: "affirm" });
    await m.reaches(sale, "paid");
  }),
  walk("afterpay", (m) => m.paid({ seller: first(m), options: full, method: "afterpay_clearpay" })),
  walk("a card that is declined", async (m) => {
    const sale = await m.begin({ seller: first(m), options: choices(m) });
    if (!sale) return;
    await m.pay(sale, { method: DECLINED });
    await m.pay(sale);
    await m.reaches(sale, "deposit-paid", "paid");
  }),
  walk("a change of the order while it is paid", async (m) => {
    const sale = await m.begin({ seller: first(m), options: choices(m) });
    if (!sale) return;
    const change = { reservationId: sale.id, order: { rescueDonationAmount: m.pick([500, 2_500]) } };
    await Promise.all([m.pay(sale), sale.buyer.post("/v1/payments/update-payment-intent", change)]);
  }),
  walk("two for one pet", async (m) => {
    const seller = first(m);
    const { id: petId } = await m.pet(seller);
    const [one, two] = m.chance.shuffled(m.buyers);
    const sales = await Promise.all([one!, two!].map((buyer) => m.begin({ seller, buyer, petId })));
    const sale = sales.find((found) => found);
    if (sale) await m.pay(sale);
  }),
  walk("a hold that nobody goes on with", async (m) => {
    const sale = await m.begin({ seller: first(m), options: choices(m) });
    if (!sale) return;
    await m.pay(sale, { method: DECLINED });
    await m.endHold(sale);
    await m.runJobs("expireHolds");
    await m.reaches(sale, "expired");
  }),
  walk("a hold that ends while it is paid", async (m) => {
    const sale = await m.begin({ seller: first(m) });
    if (!sale) return;
    await Promise.all([m.pay(sale), m.endHold(sale).then(() => m.runJobs("expireHolds"))]);
  }),
  walk("a hold that is given up", async (m) => {
    const sale = await m.begin({ seller: first(m) });
    if (!sale) return;
    await Promise.all([m.chance.of(0.5) ? m.pay(sale) : undefined, m.act(sale.buyer, sale, "cancel")]);
  }),
  walk("a new price", async (m) => {
    const seller = first(m);
    const sale = await m.begin({ seller, priceCents: 187_550 });
    if (!sale) return;
    const priced = () => seller.put("/v1/breeders/pets/update", { id: sale.petId, priceCents: 199_000 });
    if ((await priced()).status === 409) m.count("prices that a hold kept");
    await m.act(sale.buyer, sale, "cancel");
    if ((await priced()).status === 200) m.count("prices changed");
    const next = await m.begin({ seller, petId: sale.petId, options: full });
    if (next) await m.pay(next);
  }),
  walk("sixty dollars off, by the breeder", (m) => {
    const options = { ...full, promoCode: "SIXTY", addOnIds: ADD_ONS.slice(0, 1) };
    return m.paid({ seller: at(m, 0), priceCents: 250_000, options });
  }),
  walk("ten percent off", async (m) => {
    const sale = await m.paid({ seller: first(m), priceCents: 187_550, options: { promoCode: "TEN" } });
    if (sale && m.chance.of(0.5)) await canceled(m, sale, "seller");
  }),
  walk("delivery that the breeder gives", async (m) => {
    const options = { ...full, ...carried, promoCode: "HOME" };
    const sale = await m.paid({ seller: at(m, 0), priceCents: 250_000, options, lives: "WA" });
    if (sale && m.chance.of(0.5)) await canceled(m, sale);
  }),
  walk("an order that is free", async (m) => {
    const sale = await m.begin({ seller: first(m), options: { ...full, promoCode: "GIFT" } });
    if (!sale) return;
    const acceptances = { saleContractHash: sale.seller.contract, termsVersion: TERMS };
    const free = () => sale.buyer.post("/v1/reserve/finalize", { reservedPetId: sale.id, acceptances });
    await Promise.all([free(), free()]);
  }),
  walk("a code for one, asked for by two", async (m) => {
    const code = `ONCE-${m.chance.below(1e9)}`;
    await m.staff.post("/v1/admin/discount-codes", {
      code,
      type: "Amount",
      percent: null,
      amountCents: 5_000,
      funder: "platform",
      usesLimit: 1,
      startsAt: "2025-01-01T00:00:00.000Z",
      endsAt: null,
      isActive: true,
    });
    const sales = await Promise.all(
      [1, 2].map(() => m.begin({ seller: first(m), priceCents: 250_000, options: { promoCode: code } })),
    );
    await Promise.all(sales.flatMap((sale) => sale ? [m.pay(sale)] : []));
  }),
  walk("a problem, decided for the breeder", async (m) => {
    await decided(m, await reported(m, "completed"), { outcome: "release" });
  }),
  walk("a problem, all of it back", async (m) => {
    await decided(m, await reported(m, "paid", true), { outcome: "refund", isPetReturned: true });
  }),
  walk("a problem, a part of it back", async (m) => {
    const payer = m.pick([{}, { breederCents: 0 }]);
    await decided(m, await reported(m, "paid", true), { outcome: "refund", refundCents: 40_003, ...payer });
  }),
  ...[false, true].map((isRaced) =>
    walk("canceled by staff", async (m) => {
      const sale = await m.paid({ seller: first(m), options: { ...full, ...choices(m) }, lives: "ID" });
      if (sale) await Promise.all([givenBack(m, sale, "sale"), ...(isRaced ? [canceled(m, sale)] : [])]);
    })
  ),
  ...(["breeder", "platform"] as const).map((bornBy) =>
    walk("a part given back by staff", async (m) => {
      const sale = await m.paid({
        seller: first(m),
        options: { ...full, ...choices(m) },
        priceCents: 250_000,
      });
      if (sale) await givenBack(m, sale, "part", bornBy);
    })
  ),
  walk("contested by a bank and won", async (m) => {
    await contested(m, await m.paid({ seller: first(m), options: full, priceCents: 250_000 }), "won");
  }),
  walk("contested by a bank and lost", async (m) => {
    const sale = await m.paid({ seller: first(m), options: full, priceCents: 250_000 });
    if (sale && m.chance.of(0.4)) await canceled(m, sale);
    await contested(m, sale, "lost");
  }),
];
