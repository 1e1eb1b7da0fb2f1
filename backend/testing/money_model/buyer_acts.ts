import fc from "fast-check";
import { CATALOG } from "../../features/add_ons/rules.ts";
import { approveWithKlarna } from "../lender.ts";
import { DELIVERY, TERMS } from "../reservations.ts";
import { addUser } from "../fixtures.ts";
import { type Act, expectDone, onSale, pick } from "./act.ts";
import { per, times, whole, ZERO } from "./fractions.ts";
import { DAY, end, HOUR, isContested, type Sale, stopOf } from "./model.ts";
import { cancelLate, type Paid, pay, payAddOns, priced, type Terms } from "./sale.ts";
import type { World } from "./world.ts";

export type Code = {
  type: "Zero Total" | "Free Delivery" | "Percentage" | "Amount";
  funder: "platform" | "breeder";
  value?: number;
};
export type Chosen = {
  seller: number;
  price: number;
  isFull: boolean;
  code: Code | null;
  addOns: number;
  isDelivered: boolean;
  donation: number;
  lives: "OR" | "WA";
};

const ADD_ONS = CATALOG.filter(({ petTypes }) => petTypes.includes("Dog"));
const PRICES = [150_000, 250_000, 64_995, 312_345, 24_900];
/** Sales tax of goods and delivery, in thousandths of a percent. */
const TAX = { OR: 0n, WA: 6_500n };
const SEATTLE = {
  ...DELIVERY,
  address: { line1: "1 Pike Street", line2: null, city: "Seattle", state: "WA", postalCode: "98101" },
};

const funder = fc.constantFrom("platform" as const, "breeder" as const);
const code: fc.Arbitrary<Code | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: funder.map((by) => ({ type: "Zero Total" as const, funder: by })) },
  { weight: 1, arbitrary: funder.map((by) => ({ type: "Free Delivery" as const, funder: by })) },
  {
    weight: 1,
    arbitrary: fc.tuple(funder, fc.constantFrom(10, 20, 33)).map(([by, value]) => ({
      type: "Percentage" as const,
      funder: by,
      value,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(funder, fc.constantFrom(5_000, 33_333)).map(([by, value]) => ({
      type: "Amount" as const,
      funder: by,
      value,
    })),
  },
);
const chosen: fc.Arbitrary<Chosen> = fc.record({
  seller: fc.nat({ max: 1 }),
  price: fc.constantFrom(...PRICES),
  isFull: fc.boolean(),
  code,
  addOns: fc.nat({ max: 2 }),
  isDelivered: fc.boolean(),
  donation: fc.constantFrom(0, 0, 2_500),
  lives: fc.constantFrom("OR" as const, "WA" as const),
});

async function makeCode(world: World, { type, funder, value }: Code, breederId: string): Promise<string> {
  const name = `M${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await world.db.insertInto("discount_codes").values({
    id: world.market.services.newId(),
    code: name,
    type,
    funder,
    starts_at: new Date("2025-01-01T00:00:00Z"),
    ...(type === "Percentage" ? { percent: value! } : type === "Amount" ? { amount_cents: value! } : {}),
    ...(funder === "breeder" ? { breeder_id: breederId } : {}),
  }).execute();
  return name;
}

async function orderOf(world: World, id: string) {
  return await world.db.selectFrom("orders").selectAll().where("reservation_id", "=", id)
    .where("order_type", "=", "pet").executeTakeFirstOrThrow();
}

/** Returns the terms that a buyer sees before paying. */
async function termsOf(world: World, id: string): Promise<Terms> {
  const order = await orderOf(world, id);
  return {
    price: BigInt(order.pet_price_cents),
    addOns: BigInt(order.add_ons_cents),
    discount: BigInt(order.discount_cents),
    funder: order.discount_funder,
    delivery: BigInt(order.delivery_cents),
    donation: BigInt(order.donation_cents),
    fundedDelivery: BigInt(order.funded_delivery_cents),
    fundedDonation: BigInt(order.funded_donation_cents),
    tax: BigInt(order.tax_cents),
    serviceFee: BigInt(order.service_fee_cents),
    platformFee: BigInt(order.platform_fee_cents),
    total: BigInt(order.total_cents),
    deposit: BigInt(order.deposit_cents),
  };
}

/** Fails unless the rules derive these terms from the chosen options. */
function expectPriced(terms: Terms, { code, donation, lives, isDelivered }: Chosen, sale: Sale): void {
  const isFree = code?.type === "Zero Total";
  const goods = whole(terms.price + terms.addOns);
  const wanted = priced({
    price: terms.price,
    addOns: terms.addOns,
    delivery: terms.delivery,
    isFree,
    off: code?.type === "Percentage"
      ? times(goods, per(whole(code.value!), whole(100)))
      : code?.type === "Amount"
      ? whole(code.value!)
      : ZERO,
    donation: isFree ? 0n : BigInt(donation),
    funder: code?.funder ?? null,
    taxPercent: TAX[isDelivered ? lives : sale.seller.state],
  });
  for (const [name, cents] of Object.entries(wanted)) {
    const is = terms[name as keyof typeof wanted];
    if (is !== cents) throw new Error(`${sale.name}: ${name} is ${is}, and by the rules ${cents}`);
  }
}

export function reserve(choice: Chosen): Act {
  return {
    kind: "reserve",
    how: JSON.stringify(choice),
    can: ({ sellers }) => sellers.some(({ isSuspended, isClosed }) => !isSuspended && !isClosed),
    async go(model, world) {
      const seller = pick(model.sellers.filter((one) => !one.isSuspended && !one.isClosed), choice.seller);
      const { market } = world;
      const user = await addUser(market.services);
      const pet = await market.pet(seller, { price_cents: choice.price });
      const buyer = await world.person({ id: user.id });
      const id = await world.shop.hold(buyer, pet.id);
      const promoCode = choice.code && await makeCode(world, choice.code, seller.breederId);
      const saved = await world.shop.fill(buyer, id, {
        paymentType: choice.isFull ? "full" : "deposit",
        transportation: choice.isDelivered ? "honest" : "pickup",
        ...(promoCode ? { promoCode } : {}),
        ...(choice.addOns ? { addOnIds: ADD_ONS.slice(0, choice.addOns).map(({ id }) => id) } : {}),
        ...(choice.donation ? { rescueDonationAmount: choice.donation } : {}),
      }, choice.lives === "WA" ? SEATTLE : DELIVERY);
      expectDone(saved, "the checkout");
      const order = await orderOf(world, id);
      const terms = await termsOf(world, id);
      const sale: Sale = {
        id,
        name: `sale ${model.sales.length}`,
        buyerId: user.id,
        petId: pet.id,
        seller,
        status: "held",
        orderId: order.id,
        heldUntil: Date.now() + 15 * 60_000,
        banks: [],
        isReleased: false,
        wanted: { isFree: terms.total === 0n, isFull: choice.isFull || terms.deposit === terms.total },
        course: { terms, policyPercent: seller.policyPercent, payments: [], isFunded: false, splits: 0 },
      };
      expectPriced(terms, choice, sale);
      model.sales.push(sale);
      return true;
    },
  };
}

const kindOf = ({ status, wanted }: Sale): Paid["kind"] =>
  status === "deposit-paid" ? "Balance" : wanted.isFull ? "Full" : "Deposit";

/** Moves the sale to its next status after a payment. */
export function paid(sale: Sale, intent: string | null): void {
  const kind = kindOf(sale);
  pay(sale.course!, { intent, kind, orderId: sale.orderId });
  sale.status = kind === "Deposit" ? "deposit-paid" : "paid";
  sale.paidAt ??= Date.now();
  sale.lastPaidAt = Date.now();
  delete sale.intent;
}

/** Opens the payment that is due. Returns its intent. */
export async function askToPay(
  sale: Sale,
  world: World,
  method: "card" | "klarna" = "card",
): Promise<string> {
  const buyer = await world.person({ id: sale.buyerId });
  const answer = sale.status === "deposit-paid"
    ? await world.shop.balance(buyer, sale.id, method)
    : await world.shop.intent(buyer, sale.id, sale.seller as never, { paymentMethod: method });
  expectDone(answer, `${sale.name}: asking to pay`);
  return answer.body.intentId;
}

const isPayable = (sale: Sale): boolean =>
  (sale.status === "held" && Date.now() < sale.heldUntil - 60_000 && !stopOf(sale) &&
    !sale.seller.isClosed) ||
  (sale.status === "deposit-paid" && !stopOf(sale));

export function payNow(nth: number, comesBack: boolean): Act {
  return onSale("pay by card", nth, (sale) => isPayable(sale) && !sale.wanted.isFree, async (sale, world) => {
    const intent = await askToPay(sale, world);
    const { kind } = await world.shop.confirm(intent);
    if (kind !== "done") throw new Error(`${sale.name}: the card was not charged`);
    if (comesBack) {
      expectDone(
        await world.shop.verify(await world.person({ id: sale.buyerId }), intent),
        `${sale.name}: finishing`,
      );
    }
    paid(sale, intent);
    return true;
  }, comesBack ? "comes back" : "leaves the page");
}

export function takeForFree(nth: number): Act {
  return onSale(
    "take for free",
    nth,
    (sale) => isPayable(sale) && sale.wanted.isFree,
    async (sale, world) => {
      const acceptances = { saleContractHash: sale.seller.contractHash, termsVersion: TERMS };
      const buyer = await world.person({ id: sale.buyerId });
      expectDone(await world.shop.finalize(buyer, sale.id, { acceptances }), `${sale.name}: taking for free`);
      paid(sale, null);
      return true;
    },
  );
}

export function askLender(nth: number): Act {
  return onSale(
    "ask a lender",
    nth,
    (sale) => isPayable(sale) && sale.status === "held" && sale.wanted.isFull && !sale.wanted.isFree,
    async (sale, world) => {
      const intent = await askToPay(sale, world, "klarna");
      await approveWithKlarna(world.market, intent);
      sale.intent = intent;
      sale.status = "processing";
      return true;
    },
  );
}

export function lenderDecides(nth: number, takes: boolean): Act {
  return onSale(
    takes ? "the lender pays" : "the lender refuses",
    nth,
    ({ status }) => status === "processing",
    async (sale, world) => {
      const { intent } = sale;
      await world.payments.ask("POST", `/intents/${intent}/settle`, takes ? {} : { outcome: "fail" });
      if (takes) paid(sale, intent!);
      else {
        sale.status = "held";
        delete sale.intent;
      }
      return true;
    },
  );
}

export function buyAddOns(nth: number): Act {
  return onSale(
    "buy add-ons later",
    nth,
    (sale) => (sale.status === "deposit-paid" || sale.status === "paid") && !stopOf(sale),
    async (sale, world) => {
      const buyer = await world.person({ id: sale.buyerId });
      const { id, priceCents: cents } = ADD_ONS[2]!;
      const answer = await world.call(buyer, "POST", "/v1/payments/add-ons", {
        reservationId: sale.id,
        addOnIds: [id],
        paymentMethod: "card",
      });
      // Each add-on can be bought once.
      if (answer.status === 409 || answer.status === 422) return false;
      expectDone(answer, `${sale.name}: add-ons`);
      await world.shop.confirm(answer.body.intentId);
      expectDone(await world.shop.verify(buyer, answer.body.intentId), `${sale.name}: add-ons`);
      const order = await world.db.selectFrom("orders").selectAll().where("reservation_id", "=", sale.id)
        .where("order_type", "=", "addon").where("paid_at", "is not", null).orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      const { serviceFee, tax } = priced({
        price: 0n,
        addOns: BigInt(cents),
        off: ZERO,
        delivery: 0n,
        donation: 0n,
        funder: null,
        isFree: false,
        taxPercent: BigInt(order.tax_cents) > 0n ? TAX.WA : 0n,
      });
      payAddOns(sale.course!, {
        intent: answer.body.intentId,
        orderId: order.id,
        addOns: BigInt(cents),
        serviceFee,
        tax,
      });
      return true;
    },
  );
}

/** Returns whether the buyer gets everything back. */
const isFreeToCancel = (sale: Sale): boolean =>
  Date.now() - sale.paidAt! <= 48 * HOUR || sale.seller.isSuspended;

export function cancelAsBuyer(nth: number): Act {
  return onSale(
    "buyer cancels",
    nth,
    (sale) =>
      (sale.status === "deposit-paid" || sale.status === "paid") && !isContested(sale) &&
      // No rule states the policy's part of a payment that a bank has partly taken.
      (isFreeToCancel(sale) || !sale.banks.some(({ state }) => state === "lost")),
    async (sale, world) => {
      expectDone(
        await world.shop.status(await world.person({ id: sale.buyerId }), sale.id, "cancel"),
        `${sale.name}: canceling`,
      );
      const isFree = isFreeToCancel(sale);
      if (isFree) end(sale, Date.now());
      else {
        cancelLate(sale.course!);
        sale.endedAt = Date.now();
      }
      world.count(isFree ? "buyer cancels early" : "buyer cancels late");
      sale.status = "cancelled-by-buyer";
      return true;
    },
  );
}

export function confirmHandOff(nth: number): Act {
  return onSale(
    "buyer confirms the hand-off",
    nth,
    (sale) => sale.status === "paid" && !stopOf(sale),
    async (sale, world) => {
      expectDone(
        await world.shop.status(await world.person({ id: sale.buyerId }), sale.id, "confirm-handover"),
        `${sale.name}: the hand-off`,
      );
      sale.status = "handed-over";
      sale.handedOverAt = Date.now();
      return true;
    },
  );
}

const mayReport = (sale: Sale): boolean => {
  // Each sale can be reported once.
  if (!["paid", "handed-over", "completed"].includes(sale.status) || sale.statusBefore) return false;
  const from = sale.handedOverAt ?? sale.completedAt;
  return from === undefined || Date.now() < from + 13 * DAY;
};

export function report(nth: number): Act {
  return onSale("buyer reports a problem", nth, mayReport, async (sale, world) => {
    const answer = await world.call({ id: sale.buyerId }, "POST", "/v1/disputes", {
      reservedPetId: sale.id,
      reason: "health",
      text: "Our vet found a heart murmur two days after.",
    });
    expectDone(answer, `${sale.name}: a report`);
    sale.dispute = answer.body.dispute.id;
    sale.statusBefore = sale.status;
    sale.status = "disputed";
    return true;
  });
}

const nth = fc.nat({ max: 3 });

/** Acts of buyers and their lenders. */
export const buyerActs: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 8, arbitrary: chosen.map(reserve) },
  { weight: 12, arbitrary: fc.tuple(nth, fc.boolean()).map(([n, back]) => payNow(n, back)) },
  { weight: 8, arbitrary: nth.map(takeForFree) },
  { weight: 2, arbitrary: nth.map(askLender) },
  { weight: 3, arbitrary: fc.tuple(nth, fc.boolean()).map(([n, takes]) => lenderDecides(n, takes)) },
  { weight: 2, arbitrary: nth.map(buyAddOns) },
  { weight: 3, arbitrary: nth.map(cancelAsBuyer) },
  { weight: 3, arbitrary: nth.map(confirmHandOff) },
  { weight: 3, arbitrary: nth.map(report) },
];
