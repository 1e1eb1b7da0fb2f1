import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withTx } from "../../platform/db/tx.ts";
import { PASSWORD } from "../../testing/fixtures.ts";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { notifyChat } from "../chats/notify_actions.ts";
import { tell } from "../notifications/actions.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["applications", "chats", "questions", "users", "waitlists"] });
});
afterAll(() => market.close());

const NAME = { first_name: "Quentilda", last_name: "Zorrowby" };
let count = 0;
const PROGRAM = "Zorrowby Cavaliers";
const form = {
  isRequired: false,
  questions: [{ id: "home", text: "Where will it live?", kind: "long-text", isRequired: true, choices: [] }],
};

async function call(who: Person, method: string, path: string, json?: unknown) {
  const { status, body } = await market.call(who, method, path, json);
  expect([path, status, JSON.stringify(body)]).toEqual([path, 200, expect.anything()]);
  return body;
}
/** Returns the number of a person's notifications that contain these words. */
async function naming(who: Person, words: string): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from notifications
    where user_id = ${who.id} and (title || ' ' || text || ' ' || coalesce(url, '')) ilike ${`%${words}%`}`
    .execute(market.db);
  return row!.count;
}
const kept = (who: Person) =>
  market.db.selectFrom("notifications").select("id").where("user_id", "=", who.id).where(
    "status",
    "<>",
    "deleted",
  )
    .execute();
const close = (who: Person) => call(who, "DELETE", "/v1/users/me", { password: PASSWORD });

/** Creates a buyer and a seller with one contact of every type that notifies the other side. */
async function acquainted() {
  const [buyer, seller] = [await market.buyer(), await market.seller({ name: PROGRAM })];
  const { breederId } = seller;
  const email = `zorrowby.${++count}@example.com`;
  await market.db.updateTable("users").set({ ...NAME, email, email_verified_at: new Date() }).where(
    "id",
    "=",
    buyer.id,
  ).execute();
  await call(seller, "PUT", "/v1/breeders/applications/form", form);
  const pet = await market.pet(seller, { name: "Maple" });
  await call(buyer, "POST", "/v1/waitlists/new", { breederId });
  const { application } = await call(buyer, "POST", "/v1/applications", {
    breederId,
    isDraft: false,
    answers: [{ questionId: "home", text: "With us." }],
  });
  await call(seller, "PUT", `/v1/applications/${application.id}`, { status: "approved" });
  await call(buyer, "POST", "/v1/emails/question/new", {
    breederId,
    name: "Quentilda",
    email: email.toUpperCase(),
    text: "Is she used to cats?",
  });
  const { chat } = await call(buyer, "POST", "/v1/chats/new", { petId: pet.id, text: "Hi!" });
  await notifyChat(market.services, { chatId: chat.id, userId: seller.id, seq: 1, by: "notification" });
  await call(seller, "POST", "/v1/chats/new", { chatId: chat.id, text: "Hello!" });
  await notifyChat(market.services, { chatId: chat.id, userId: buyer.id, seq: 2, by: "notification" });
  return { buyer, seller };
}

it("a buyer's name goes from what sellers were told, and what names nobody stays", async () => {
  const { buyer, seller } = await acquainted();
  await withTx(market.db, (trx) =>
    tell(trx, market.services, {
      userId: seller.id,
      aboutUserId: null,
      group: "account",
      title: "A payout",
      text: "",
      url: null,
    }));
  // The four notifications come from the waitlist, the application, the question and the chat.
  expect(await naming(seller, "Quentilda")).toBe(4);
  await close(buyer);
  // The address contains the last name.
  for (const words of ["Quentilda", "Zorrowby"]) {
    expect(await naming(seller, words)).toBe(0);
  }
  expect(await kept(seller)).toHaveLength(1);
  // News under way at that moment names no one either.
  await withTx(market.db, (trx) =>
    tell(trx, market.services, {
      userId: seller.id,
      aboutUserId: buyer.id,
      group: "listing",
      title: "Quentilda left",
      text: "",
      url: null,
    }));
  expect(await naming(seller, "Quentilda")).toBe(0);
});

it("a program's name goes from what buyers were told", async () => {
  const { buyer, seller } = await acquainted();
  expect(await naming(buyer, PROGRAM)).toBeGreaterThan(1);
  await close(seller);
  expect(await naming(buyer, PROGRAM)).toBe(0);
});
