import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";

let market: Market;
let seller: Person & { breederId: string };
beforeAll(async () => {
  market = await openMarket({ features: ["applications", "chats", "questions", "waitlists"] });
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

/**
 * Returns a buyer with a separate network address and a message to the breeder, and a way for the breeder to
 * block them.
 */
async function writer() {
  const [buyer, pet] = [await market.buyer(), await market.pet(seller)];
  const email = `writer-${market.services.newId()}@example.com`;
  await market.db.updateTable("users").set({ email, email_verified_at: new Date() }).where(
    "id",
    "=",
    buyer.id,
  )
    .execute();
  const { body } = await market.call(buyer, "POST", "/v1/chats/new", {
    petId: pet.id,
    text: "Is she still free?",
    clientId: market.services.newId(),
  });
  const block = (isBlocked: boolean) =>
    market.call(seller, "POST", `/v1/chats/${body.chat.id}/block?isBlocked=${isBlocked}`);
  return { buyer, pet, email, block };
}
const question = (who: Person | null, email: string) =>
  market.call(who, "POST", "/v1/emails/question/new", {
    name: "Dana",
    email,
    breederId: seller.breederId,
    text: "Is she used to cats?",
  });
const questionsOf = async (email: string) =>
  (await market.db.selectFrom("mails").select("id").where("kind", "=", "question").where(
    "reply_to",
    "=",
    email,
  ).execute()).length;

describe("whoever a breeder has blocked", () => {
  it.each<[string, (who: Awaited<ReturnType<typeof writer>>) => Promise<{ status: number; body: unknown }>]>([
    ["asks no question by email", ({ buyer }) => question(buyer, "another@example.com")],
    [
      "joins no waitlist",
      ({ buyer }) =>
        market.call(buyer, "POST", "/v1/waitlists/new", { breederId: seller.breederId, note: "Any girl" }),
    ],
    ["hands in no application", ({ buyer, pet }) =>
      market.call(buyer, "POST", "/v1/applications", {
        breederId: seller.breederId,
        petId: pet.id,
        answers: [],
        isDraft: false,
      })],
  ])("%s, and may again once that is taken back", async (_, write) => {
    const who = await writer();
    await who.block(true);
    expect(await write(who)).toMatchObject({ status: 409, body: { code: "chat_blocked" } });
    await who.block(false);
    expect(await write(who)).not.toMatchObject({ body: { code: "chat_blocked" } });
  });

  it("keeps an application as a draft", async () => {
    const { buyer, pet, block } = await writer();
    await block(true);
    const { status } = await market.call(buyer, "POST", "/v1/applications", {
      breederId: seller.breederId,
      petId: pet.id,
      answers: [],
      isDraft: true,
    });
    expect(status).toBeLessThan(300);
  });

  it("reaches nobody as a stranger with the same address either, and anybody else does", async () => {
    const { email, block } = await writer();
    await block(true);
    expect((await question(null, email.toUpperCase())).status).toBe(200);
    expect(await questionsOf(email.toUpperCase())).toBe(0);
    const news = await market.db.selectFrom("notifications").select("text").where("user_id", "=", seller.id)
      .execute();
    expect(news.filter(({ text }) => text.toLowerCase().includes(email))).toEqual([]);
    await question(null, "somebody.else@example.com");
    expect(await questionsOf("somebody.else@example.com")).toBe(1);
  });
});
