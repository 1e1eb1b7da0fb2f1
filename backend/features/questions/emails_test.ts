import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { STRANGERS_A_DAY } from "../mails/rules.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = ["questions"];
const handlers = await loadFeatures(features);

let market: Market;
let seller: Person & { breederId: string };
beforeAll(async () => {
  market = await openMarket({ features });
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

const DANA = { name: "Dana Whitfield", email: "dana.whitfield@example.com" };
const TEXT = "Is Maple used to cats? We have an old tabby.";
const ask = (what: string, body: object) =>
  market.call(null, "POST", `/v1/emails/${what}/new`, { ...DANA, ...body });
/** Sends a question from a network, signed in or not. */
async function askFrom(ip: string, what: string, body: object, who?: Person) {
  const { publicUrl } = market.services.config;
  const request = new Request(`${publicUrl}/v1/emails/${what}/new`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: publicUrl,
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
    },
    body: JSON.stringify({ ...DANA, text: TEXT, ...body }),
  });
  const app = createApp(market.services, { features: handlers, rateScale: 0 });
  return (await app.fetch(request, { remoteAddr: { hostname: ip } })).status;
}
async function asked(times: number, ask: (n: number) => Promise<number>): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n++) statuses.push(await ask(n));
  return statuses;
}
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
    expect(news).toMatchObject({ title: "Dana Whitfield asked about Maple", url: `/pets/${pet.id}` });
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
    const { breederId } = await market.seller();
    const email = "often@example.com";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask("question", { breederId, text: TEXT, email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await mailsOf("question", email)).toHaveLength(5);
  });

  it("is counted by who sends it, never by the address that they type", async () => {
    const { breederId } = await market.seller();
    const email = "river.okafor@example.com";
    const others = await asked(
      6,
      (n) => askFrom("192.0.2.7", "question", { breederId, email: `n${n}.${email}` }),
    );
    expect(others).toEqual([200, 200, 200, 200, 200, 429]);
    // A stranger who types an address does not use up its owner's questions.
    const theirs = (ip: string, who?: Person) => askFrom(ip, "question", { breederId, email }, who);
    expect(await asked(6, () => theirs("192.0.2.8"))).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await theirs("192.0.2.9")).toBe(200);
    // A signed-in user counts as one sender in every network, whoever else uses it.
    const river = await market.buyer();
    expect(await asked(5, () => theirs("192.0.2.8", river))).toEqual([200, 200, 200, 200, 200]);
    expect(await theirs("192.0.2.10", river)).toBe(429);
  });

  it("goes to breeders a hundred times a day from one network, whomever it is for", async () => {
    const [first, second] = [await market.seller(), await market.seller()];
    const send = ({ breederId }: { breederId: string }, ip: string) => askFrom(ip, "question", { breederId });
    expect(await send(first, "192.0.2.20")).toBe(200);
    await market.services.pool.query("update rate_limits set points = $1 where key like 'mail:question::%'", [
      STRANGERS_A_DAY,
    ]);
    expect(await send(second, "192.0.2.20")).toBe(429);
    expect(await send(second, "192.0.2.21")).toBe(200);
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

  it("is counted by the network, so that nobody uses up what another may ask", async () => {
    for (const what of ["question/support", "training-inquiry"]) {
      const send = (ip: string, email: string) => askFrom(ip, what, { email });
      expect(await asked(6, () => send("192.0.2.30", "ash@example.com"))).toEqual([
        200,
        200,
        200,
        200,
        200,
        429,
      ]);
      // People share networks, and may have no other way to contact us.
      expect(await send("192.0.2.30", "noor@example.com")).toBe(200);
      expect(await send("192.0.2.31", "ash@example.com")).toBe(200);
    }
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
