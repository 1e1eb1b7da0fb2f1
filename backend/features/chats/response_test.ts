import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser } from "../../testing/fixtures.ts";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { refreshAllResponses } from "./response_actions.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket({ features: ["breeders", "chats"] })), 40_000);
afterAll(() => market.close());

const HOUR = 3_600_000;
/** Adds a conversation: hours since the buyer's first message, and hours until the reply, if there is one. */
async function chat(seller: Person & { breederId: string }, hoursAgo: number, replyAfter?: number) {
  const { db, services } = market;
  const buyer = await addUser(services);
  const id = services.newId();
  const at = (hours: number) => new Date(Date.now() - hours * HOUR);
  const pair = { consumer_id: buyer.id, breeder_id: seller.breederId, about_id: seller.breederId };
  await db.insertInto("chats").values({ id, ...pair, created_at: at(hoursAgo) }).execute();
  await db.insertInto("chat_members").values([
    { chat_id: id, user_id: buyer.id, is_breeder: false, last_at: at(hoursAgo) },
    { chat_id: id, user_id: seller.id, is_breeder: true, last_at: at(hoursAgo) },
  ]).execute();
  const says = (seq: number, sender: string, hours: number) => ({
    id: services.newId(),
    chat_id: id,
    seq,
    sender_id: sender,
    text: "Hello",
    created_at: at(hours),
  });
  await db.insertInto("chat_messages").values([
    says(1, buyer.id, hoursAgo),
    ...(replyAfter === undefined ? [] : [says(2, seller.id, hoursAgo - replyAfter)]),
  ]).execute();
}
const shown = async ({ breederId }: { breederId: string }) => {
  await refreshAllResponses(market.services, new AbortController().signal);
  return (await market.call(null, "GET", `/v1/profiles/breeder/${breederId}`)).body.breederProfile.response;
};

describe("a seller's reply figures", () => {
  it("are shown from five conversations on: the share within a day, and the median", async () => {
    const seller = await market.seller();
    for (const hours of [1, 2, 3]) await chat(seller, 100, hours);
    await chat(seller, 100);
    // Its day is not over yet, so it counts neither way.
    await chat(seller, 2);
    expect(await shown(seller)).toBeUndefined();
    await chat(seller, 100, 30);
    expect(await shown(seller)).toEqual({ percentWithinDay: 60, medianMinutes: 150 });
  });

  it("leave out conversations of long ago, and those that the seller began", async () => {
    const seller = await market.seller();
    for (let n = 0; n < 5; n++) await chat(seller, 24 * 100, 1);
    expect(await shown(seller)).toBeUndefined();
    for (let n = 0; n < 5; n++) await chat(seller, 50, 0.5);
    expect(await shown(seller)).toEqual({ percentWithinDay: 100, medianMinutes: 30 });
  });

  it("vanish with the conversations that gave them", async () => {
    const seller = await market.seller();
    for (let n = 0; n < 5; n++) await chat(seller, 50, 0.5);
    expect(await shown(seller)).toBeDefined();
    await market.db.deleteFrom("chats").where("breeder_id", "=", seller.breederId).execute();
    expect(await shown(seller)).toBeUndefined();
  });
});
