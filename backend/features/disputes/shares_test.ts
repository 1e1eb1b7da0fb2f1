/**
 * For every way to pay and every split of a decision, the shares add up to the refund, and pages, emails and
 * books agree.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatCents } from "../../platform/money.ts";
import { accessToken, addUser } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { booksOf, walksOf } from "../../testing/reservation_walks.ts";
import {
  type Body,
  checkoutOf,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
  TERMS,
} from "../../testing/reservations.ts";
import { CATALOG } from "../add_ons/rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let admin: Person;

beforeAll(async () => {
  market = await openMarket({
    features: ["analytics", "disputes", "payments", "reservations"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  const user = await addUser(market.services, { role: "Admin" });
  admin = { id: user.id, token: await accessToken(market.services, user) };
}, 40_000);
afterAll(() => market.close());

const WASHINGTON = {
  ...DELIVERY,
  address: { line1: "8 Pike Street", line2: null, city: "Seattle", state: "WA", postalCode: "98101" },
};
const ADD_ONS = CATALOG.filter(({ petTypes }) => petTypes.includes("Dog")).map(({ id }) => id);
type Way = {
  name: string;
  options?: Record<string, unknown>;
  code?: { type: "Zero Total" | "Free Delivery" | "Amount"; funder: "platform" | "breeder"; cents?: number };
  hasBalance?: boolean;
  later?: boolean;
  taxed?: boolean;
};
const FULL = { paymentType: "full" };
const WAYS: readonly Way[] = [
  { name: "a deposit and a balance", hasBalance: true },
  {
    name: "with delivery, add-ons, a donation and sales tax",
    options: {
      ...FULL,
      transportation: "honest",
      addOnIds: ADD_ONS.slice(0, 2),
      rescueDonationAmount: 2_500,
    },
    taxed: true,
  },
  {
    name: "mostly by the platform's code",
    options: FULL,
    code: { type: "Amount", funder: "platform", cents: 130_000 },
  },
  {
    name: "mostly by the breeder's code",
    options: FULL,
    code: { type: "Amount", funder: "breeder", cents: 130_000 },
  },
  {
    name: "with a delivery that the breeder gave",
    options: { ...FULL, transportation: "honest" },
    code: { type: "Free Delivery", funder: "breeder" },
  },
  { name: "a deposit, a balance and add-ons later", hasBalance: true, later: true },
  {
    name: "free by the platform, and add-ons later",
    code: { type: "Zero Total", funder: "platform" },
    later: true,
  },
  {
    name: "free by the breeder, and add-ons later",
    code: { type: "Zero Total", funder: "breeder" },
    later: true,
  },
];

async function settle(buyer: Person, intentId: string): Promise<void> {
  expect((await shop.confirm(intentId)).kind).toBe("done");
  expect((await shop.verify(buyer, intentId)).status).toBe(200);
}

/** Makes a sale of $1,500 paid this way, with a reported problem. */
async function disputed({ options = {}, code, hasBalance, later, taxed }: Way) {
  const seller = await market.seller();
  const promoCode = code && `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  if (code) {
    await market.db.insertInto("discount_codes").values({
      id: market.services.newId(),
      code: promoCode!,
      type: code.type,
      funder: code.funder,
      starts_at: new Date("2025-01-01T00:00:00Z"),
      amount_cents: code.cents ?? null,
      ...(code.funder === "breeder" ? { breeder_id: seller.breederId } : {}),
    }).execute();
  }
  const made = await walksOf(market, seller).ready(
    { ...options, ...(promoCode ? { promoCode } : {}) },
    { price_cents: 150_000 },
    taxed ? WASHINGTON : DELIVERY,
  );
  const { buyer, id } = made;
  if (made.saved.orderDetails.total === 0) {
    const acceptances = { saleContractHash: seller.contractHash, termsVersion: TERMS };
    expect((await shop.finalize(buyer, id, { acceptances })).status).toBe(200);
  } else await settle(buyer, (await shop.intent(buyer, id, seller)).body.intentId);
  if (hasBalance) await settle(buyer, (await shop.balance(buyer, id)).body.intentId);
  if (later) {
    const { body } = await market.call(buyer, "POST", "/v1/payments/add-ons", {
      reservationId: id,
      addOnIds: ADD_ONS.slice(0, 1),
      paymentMethod: "card",
    });
    await settle(buyer, body.intentId);
  }
  const { body } = await market.call(buyer, "POST", "/v1/disputes", {
    reservedPetId: id,
    reason: "health",
    text: "Our vet found a heart murmur two days after.",
  });
  await runJobs(market);
  return { id, buyer, seller, disputeId: body.dispute.id as string };
}

const quote = async (id: string, query = "") =>
  (await market.call(admin, "GET", `/v1/admin/disputes/${id}/quote${query}`)).body.quote as Body;
const decide = async (id: string, body: object) => {
  const { status, body: answer } = await market.call(admin, "POST", `/v1/admin/disputes/${id}/decide`, {
    outcome: "refund",
    reason: "The vet's report shows it.",
    earlyReason: "They agreed by phone.",
    ...body,
  });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.dispute as Body;
};
const sumOf = ({ breederCents, platformCents, othersCents }: Body) =>
  breederCents + platformCents + othersCents;
const breederOf = (books: Record<string, number>) =>
  ["breeder-pending", "breeder-available", "breeder-debts"].reduce(
    (sum, name) => sum - (books[name] ?? 0),
    0,
  );

/**
 * Reads the breeder's share on the reservation page and the sale's pending amount on the Money page, in
 * cents.
 */
async function sharesRead(seller: Person & { breederId: string }, id: string) {
  const { body: page } = await market.call(seller, "GET", `/v1/breeders/pets/reserved/${id}`);
  const { body: money } = await market.call(
    seller,
    "GET",
    `/v1/analytics/breeders/${seller.breederId}/pending-funds`,
  );
  const sale = money.sales.find(({ reservationId }: Body) => reservationId === id);
  return { page: page.reservedPet.earnings.netCents, money: sale?.amountCents ?? 0 };
}

/** Returns each side's number of notifications about a decision. */
async function bellsOf(id: string, since: string): Promise<Record<string, number>> {
  const bells = await market.db.selectFrom("notifications").select("user_id")
    .where("url", "like", `%${id}`).where("created_at", ">=", new Date(since)).execute();
  const count: Record<string, number> = {};
  for (const { user_id } of bells) count[user_id] = (count[user_id] ?? 0) + 1;
  return count;
}

/** Returns the emails about a decision by recipient. */
async function mailsOf(id: string, since: string): Promise<Record<string, string[]>> {
  const mails = await market.db.selectFrom("mails as m").innerJoin(
    "mailbox as b",
    "b.message_id",
    "m.message_id",
  )
    .select(["m.user_id", "b.text_body as text"]).where("m.reservation_id", "=", id)
    .where("m.created_at", ">=", new Date(since)).execute();
  return Object.groupBy(mails, ({ user_id }) => user_id!) as never;
}
const words = (mails: unknown) => (mails as { text: string }[]).map(({ text }) => text.replace(/\s+/g, " "));

describe.each(WAYS)("a sale paid $name", (way) => {
  it("gives back a part in shares that add up to it, whoever pays, and everybody reads the same sums", async () => {
    const { id, buyer, seller, disputeId } = await disputed(way);
    const { refundableCents } = await quote(disputeId);
    const fraction = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    await fc.assert(
      fc.asyncProperty(fraction, fraction, async (part, share) => {
        const refundCents = Math.max(1, Math.floor(refundableCents * part));
        const own = await quote(disputeId, `?refundCents=${refundCents}`);
        const breederCents = Math.round(own.mostBreederCents * share);
        const split = await quote(disputeId, `?refundCents=${refundCents}&breederCents=${breederCents}`);
        for (const one of [own, split]) {
          expect(one.refundCents).toBe(refundCents);
          expect(sumOf(one)).toBe(refundCents);
          expect(one.targets.reduce((sum: number, target: Body) => sum + target.refundCents, 0)).toBe(
            refundCents,
          );
          for (const cents of [one.breederCents, one.platformCents]) {
            expect(cents).toBeGreaterThanOrEqual(-9);
            expect(cents).toBeLessThanOrEqual(refundCents + 9);
          }
        }
        expect(own.breederCents).toBe(own.shareCents);
        expect(split.breederCents).toBe(breederCents);
      }),
      { numRuns: 12 },
    );
    const refundCents = Math.floor(refundableCents / 3);
    const most = (await quote(disputeId, `?refundCents=${refundCents}`)).mostBreederCents;
    const asked = await quote(disputeId, `?refundCents=${refundCents}&breederCents=${Math.floor(most / 2)}`);
    const before = await booksOf(market, id);
    const dispute = await decide(disputeId, { refundCents, breederCents: Math.floor(most / 2) });
    expect(dispute).toMatchObject({
      refundCents,
      breederCents: asked.breederCents,
      platformCents: asked.platformCents,
      hasSaleEnded: false,
    });
    await runJobs(market);
    const after = await booksOf(market, id);
    expect(breederOf(before) - breederOf(after)).toBe(asked.breederCents);
    expect(before["provider-clearing"]! - after["provider-clearing"]!).toBe(refundCents);
    await expectSoundMoney(market);
    const read = await sharesRead(seller, id);
    expect(read).toEqual({ page: breederOf(after), money: breederOf(after) });
    const mails = await mailsOf(id, dispute.decidedAt);
    expect(Object.keys(mails).sort()).toEqual([buyer.id, seller.id].sort());
    expect(await bellsOf(id, dispute.decidedAt)).toEqual({ [buyer.id]: 1, [seller.id]: 1 });
    for (const who of [buyer, seller]) {
      const told = words(mails[who.id]);
      expect(told).toHaveLength(1);
      for (const cents of [refundCents, asked.breederCents, asked.platformCents, asked.othersCents]) {
        if (cents > 0) expect(told[0]).toContain(formatCents(cents));
      }
    }
  });

  it("gives back everything: the breeder's share is undone, and each side is told once", async () => {
    const { id, buyer, seller, disputeId } = await disputed(way);
    const quoted = await quote(disputeId);
    expect(sumOf(quoted)).toBe(quoted.refundCents);
    const earned = breederOf(await booksOf(market, id));
    expect(quoted.breederCents).toBe(earned);
    const dispute = await decide(disputeId, {});
    expect(dispute).toMatchObject({
      refundCents: quoted.refundCents,
      breederCents: earned,
      hasSaleEnded: true,
    });
    await runJobs(market);
    await expectSoundMoney(market);
    expect(await sharesRead(seller, id)).toEqual({ page: 0, money: 0 });
    const mails = await mailsOf(id, dispute.decidedAt);
    expect(Object.keys(mails).sort()).toEqual([buyer.id, seller.id].sort());
    expect(await bellsOf(id, dispute.decidedAt)).toEqual({ [buyer.id]: 1, [seller.id]: 1 });
    const [toBuyer, toBreeder] = [words(mails[buyer.id]), words(mails[seller.id])];
    expect([toBuyer.length, toBreeder.length]).toEqual([1, 1]);
    expect(toBuyer[0]).toContain(formatCents(quoted.refundCents));
    if (earned > 0) {
      expect(toBreeder[0]).toContain(`the ${formatCents(earned)} you earned from it is returned.`);
    } else expect(toBreeder[0]).not.toContain("you earned from it");
  });
});

it("ends a free sale without a refund, which is no refund of $0 and no decision for the breeder", async () => {
  const { id, buyer, seller, disputeId } = await disputed({
    name: "",
    code: { type: "Zero Total", funder: "platform" },
  });
  const earned = breederOf(await booksOf(market, id));
  expect(earned).toBeGreaterThan(0);
  const quoted = await quote(disputeId);
  expect(quoted).toMatchObject({
    refundCents: 0,
    breederCents: earned,
    platformCents: 0 - earned,
    targets: [],
  });
  const dispute = await decide(disputeId, {});
  expect(dispute).toMatchObject({ refundCents: 0, breederCents: earned, hasSaleEnded: true });
  await runJobs(market);
  const mails = await mailsOf(id, dispute.decidedAt);
  const [[toBuyer], [toBreeder]] = [words(mails[buyer.id]), words(mails[seller.id])];
  expect(toBuyer).toContain("We resolved this in your favor");
  expect(toBreeder).toContain(`the ${formatCents(earned)} you earned from it is returned.`);
  for (const text of [toBuyer, toBreeder]) expect(text).not.toContain("$0");
  expect(await sharesRead(seller, id)).toEqual({ page: 0, money: 0 });
});
