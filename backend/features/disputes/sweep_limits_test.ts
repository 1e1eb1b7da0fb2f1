import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/db/schema.ts";
import { foundIn, sidesOf, statesOf, type TimeLimit } from "../../testing/limits.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { type Market, openMarket } from "../../testing/reservations.ts";
import { takeRepliesDue } from "./store.ts";

let market: Market;
let disputeId: string;

beforeAll(async () => {
  market = await openMarket({ features: ["disputes", "payments", "reservations"], provider: true });
  const { buyer, id } = await walksOf(market, await market.seller()).fullyPaid();
  const { body } = await market.call(buyer, "POST", "/v1/disputes", {
    reservedPetId: id,
    reason: "health",
    text: "Our vet found a heart murmur.",
  });
  disputeId = body.dispute.id;
}, 40_000);
afterAll(() => market.close());

const put: TimeLimit["put"] = (trx, moment) =>
  trx.updateTable("disputes").set({ reply_due_at: moment }).where("id", "=", disputeId).execute();
const finds: TimeLimit["finds"] = async (trx) =>
  (await takeRepliesDue(trx, 10)).some(({ id }) => id === disputeId);

it("reminds of a reply from two days before its end to that end, once", async () => {
  expect(await sidesOf(market.db, { age: "-2 days", put, finds })).toEqual({ before: false, after: true });
  expect(await sidesOf(market.db, { age: "0", put, finds })).toEqual({ before: true, after: false });
  const again: TimeLimit["finds"] = async (trx) => (await finds(trx)) && await finds(trx);
  expect(await sidesOf(market.db, { age: "-1 day", put, finds: again })).toEqual({
    before: false,
    after: false,
  });
});

it("reminds only while the breeder's reply is waited for", async () => {
  const states = await statesOf(market.db, "disputes") as Database["disputes"]["status"][];
  expect(states.length).toBeGreaterThan(2);
  expect(
    await foundIn(market.db, states, {
      put: async (trx, status) => {
        await put(trx, sql<Date>`now() + interval '1 day'`);
        const decided = { outcome: "release", decision: "No.", decided_at: sql<Date>`now()` } as const;
        await trx.updateTable("disputes").set({ status, ...(status === "decided" ? decided : {}) })
          .where("id", "=", disputeId).execute();
      },
      finds,
    }),
  ).toEqual(["waiting-for-breeder"]);
});
