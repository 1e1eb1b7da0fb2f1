/** Limits on guessing codes. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearer } from "../../testing/fixtures.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { CODE_TRIES } from "./rules.ts";

let market: Market;
let petId: string;
let other: string;
beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"] });
  const seller = await market.seller();
  [petId, other] = [(await market.pet(seller)).id, (await market.pet(seller)).id];
  await market.db.insertInto("discount_codes").values({
    id: market.services.newId(),
    code: "FREE7",
    type: "Zero Total",
    funder: "platform",
    starts_at: new Date("2025-01-01T00:00:00Z"),
  }).execute();
});
afterAll(() => market.close());

const HOUR = 3_600_000;
const quote = async (who: Person | null, promoCode: string) => {
  const response = await market.app.fetch("/v1/payments/quote", {
    method: "POST",
    json: { petId, order: { promoCode } },
    ...(who ? { token: who.token } : {}),
  });
  const body = await response.json();
  const wait = Number(response.headers.get("retry-after"));
  return { status: response.status, code: body.code, wait, error: body.orderDetails?.discountError };
};
/** Returns a new session of a person, because an old session ends within the hour. */
const signedIn = async ({ id }: Person): Promise<Person> => {
  const { authorization } = await bearer(market.services, { id });
  return { id, token: authorization.slice("Bearer ".length) };
};
const guess = async (who: Person | null, times: number) => {
  const statuses = new Map<number, number>();
  for (let n = 0; n < times; n++) {
    const { status } = await quote(who, `FREE-${n}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(statuses);
};

it("is let through a few times in an hour, by whatever call, and learns nothing after that", async () => {
  const [guesser, next] = [await market.buyer(), await market.buyer()];
  const shop = checkoutOf(market);
  const id = await shop.hold(guesser, petId);
  expect((await shop.update(guesser, id, { promoCode: "FREE-0" })).status).toBe(200);
  // A valid code does not count as a try.
  for (let n = 0; n < 5; n++) expect((await quote(guesser, "free7")).error).toBeNull();
  expect(await guess(guesser, CODE_TRIES.person)).toEqual({ 200: CODE_TRIES.person - 1, 429: 1 });
  const refused = await quote(guesser, "FREE7");
  expect([refused.status, refused.code]).toEqual([429, "too_many_requests"]);
  expect(refused.wait * 1_000).toBeGreaterThan(HOUR - 60_000);
  const held = await market.call(guesser, "POST", "/v1/reserve/new", {
    petId: other,
    order: { promoCode: "FREE7" },
  });
  expect(held.status).toBe(429);
  expect((await shop.update(guesser, id, { promoCode: "FREE7" })).status).toBe(429);
  // All other calls still work.
  expect((await shop.update(guesser, id, { rescueDonationAmount: 500 })).status).toBe(200);
  expect((await quote(next, "FREE7")).error).toBeNull();
});

it("is no guess if the code exists: used up, expired, or another breeder's", async () => {
  market.app.advance(HOUR);
  const another = await market.seller();
  const published = { type: "Zero Total" as const, starts_at: new Date("2025-01-01T00:00:00Z") };
  await market.db.insertInto("discount_codes").values([
    { ...published, id: market.services.newId(), code: "USEDUP", funder: "platform", uses_limit: 1 },
    {
      ...published,
      id: market.services.newId(),
      code: "EXPIRED",
      funder: "platform",
      ends_at: new Date("2025-02-01T00:00:00Z"),
    },
    {
      ...published,
      id: market.services.newId(),
      code: "THEIRS",
      funder: "breeder",
      breeder_id: another.breederId,
    },
  ]).execute();
  const shop = checkoutOf(market);
  const [first, buyer] = [await market.buyer(), await market.buyer()];
  const id = await shop.hold(first, (await market.pet(another)).id);
  expect((await shop.update(first, id, { promoCode: "USEDUP" })).status).toBe(200);
  for (const code of ["USEDUP", "EXPIRED", "THEIRS"]) {
    for (let n = 0; n <= CODE_TRIES.person; n++) {
      const { status, error } = await quote(buyer, code);
      expect([code, status, typeof error]).toEqual([code, 200, "string"]);
    }
  }
  expect((await quote(await market.buyer(), "FREE7")).error).toBeNull();
  // A code that isn't out yet stays secret.
  await market.db.updateTable("discount_codes").set({ is_active: false }).where("code", "=", "USEDUP")
    .execute();
  for (let n = 0; n < CODE_TRIES.person; n++) await quote(buyer, "USEDUP");
  expect((await quote(buyer, "USEDUP")).status).toBe(429);
});

it("is counted with all of the same network, signed in or not, until an hour has gone by", async () => {
  market.app.advance(HOUR);
  expect(await guess(null, CODE_TRIES.network + 3)).toEqual({ 200: CODE_TRIES.network, 429: 3 });
  expect((await quote(await market.buyer(), "FREE7")).status).toBe(429);
  market.app.advance(HOUR);
  expect((await quote(null, "FREE7")).error).toBeNull();
});

it("is not counted while the whole network is refused: who goes on elsewhere has their own tries", async () => {
  market.app.advance(HOUR);
  const honest = await market.buyer();
  expect(await guess(null, CODE_TRIES.network)).toEqual({ 200: CODE_TRIES.network });
  market.app.advance(HOUR / 2);
  const here = await signedIn(honest);
  for (let n = 0; n < CODE_TRIES.person; n++) expect((await quote(here, "FREE7")).status).toBe(429);
  market.app.advance(HOUR / 2);
  const { status, error } = await quote(await signedIn(honest), "FREE7");
  expect([status, error]).toEqual([200, null]);
});
