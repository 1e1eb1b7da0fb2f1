import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";

let market: Market;
let seller: Person & { breederId: string };
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

const DANA = { name: "Dana Whitfield", email: "dana.whitfield@example.com" };
const TEXT = "Is Maple used to cats? We have an old tabby.";
const ask = (what: string, body: object) =>
  market.call(null, "POST", `/v1/emails/${what}/new`, { ...DANA, ...body });
const mailsOf = (kind: string, email = DANA.email) =>
  market.db.selectFrom("mails").selectAll().where("kind", "=", kind).where("reply_to", "=", email)
    .orderBy("created_at").execute();

describe("a question to a breeder", () => {
  it("reaches the breeder by email and in the page, and the reply goes to who asked", async () => {
    const pet = await market.pet(seller, { name: "Maple" });
    expect((await ask("question", { breederId: seller.breederId, petId: pet.id, text: TEXT })).status).toBe(
      200,
    );
    const [mail] = await mailsOf("question");
    expect(mail).toMatchObject({ user_id: seller.id, subject: "Dana Whitfield has a question about Maple" });
    expect(mail!.text_body).toContain(TEXT);
    const news = await market.db.selectFrom("notifications").selectAll().where("user_id", "=", seller.id)
      .executeTakeFirstOrThrow();
    expect(news).toMatchObject({ title: "Dana Whitfield asks about Maple", url: `/pets/${pet.id}` });
    expect(news.text).toContain(DANA.email);
  });

  it("is in the page alone for a breeder who takes no such emails", async () => {
    const quiet = await market.seller();
    await market.db.updateTable("users").set({
      settings: JSON.stringify({ notifications: { email: { messages: false } } }),
    }).where("id", "=", quiet.id).execute();
    const email = "quiet@example.com";
    await ask("question", { breederId: quiet.breederId, text: TEXT, email });
    expect(await mailsOf("question", email)).toEqual([]);
    expect(
      await market.db.selectFrom("notifications").select("id").where("user_id", "=", quiet.id).execute(),
    ).toHaveLength(1);
  });

  it("is not for a breeder or pet that the public does not see, nor a pet of somebody else", async () => {
    const other = await market.seller();
    const foreign = await market.pet(other);
    const nobody = [
      { breederId: crypto.randomUUID() },
      { breederId: seller.breederId, petId: foreign.id },
      { breederId: seller.breederId, petId: crypto.randomUUID() },
    ];
    for (const to of nobody) expect((await ask("question", { ...to, text: TEXT })).status).toBe(404);
  });

  it("may be asked five times a day by one sender, also at the same time", async () => {
    const asked = await market.seller();
    const email = "often@example.com";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask("question", { breederId: asked.breederId, text: TEXT, email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await mailsOf("question", email)).toHaveLength(5);
  });
});

describe("a question to the team", () => {
  it("is named by its topic", async () => {
    const subjects = {
      reservation: "Question about a reservation or payment",
      account: "Question about an account",
      listing: "Question about a listing or breeder",
      other: "Question from the contact page",
    };
    for (const [topic, subject] of Object.entries(subjects)) {
      const email = `${topic}@example.com`;
      expect((await ask("question/support", { topic, text: TEXT, email })).status).toBe(200);
      expect(await mailsOf("support-question", email)).toMatchObject([{ subject }]);
    }
    expect((await ask("question/support", { text: TEXT, email: "brief@example.com" })).status).toBe(200);
    expect(await mailsOf("support-question", "brief@example.com")).toMatchObject([{
      subject: subjects.other,
    }]);
    expect((await ask("question/support", { topic: "A reservation or payment", text: TEXT })).status).toBe(
      422,
    );
  });

  it("reaches support with the sender as the one to reply to, whatever the words hold", async () => {
    const subject = "My receipt\r\nBcc: everybody@example.com";
    expect((await ask("question/support", { subject, text: `${TEXT}\n\n<b>Thanks</b>` })).status).toBe(200);
    expect((await ask("training-inquiry", { text: TEXT, postalCode: "97330" })).status).toBe(200);
    const [support] = await mailsOf("support-question");
    const [training] = await mailsOf("training-inquiry");
    const { email: recipient } = market.services.config.support;
    expect(support).toMatchObject({ recipient, subject: "My receipt Bcc: everybody@example.com" });
    expect(support!.html_body).not.toContain("<b>Thanks");
    expect(training).toMatchObject({ recipient, subject: "Question about training" });
    expect(training!.text_body).toContain("ZIP code: 97330");
  });
});
