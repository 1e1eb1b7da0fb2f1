import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { made, upload } from "../../testing/files.ts";
import { type Body, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { findMessages, findReports, findVoices } from "./store.ts";

let market: Market;
let staff: Person;
let ruth: Person & { breederId: string };
let others: Person[];
beforeAll(async () => {
  market = await openMarket({ features: ["chats", "files", "listings", "moderation", "pets", "posts"] });
  const admin = await addUser(market.services, { role: "Admin", first_name: "Sam", last_name: "Ortiz" });
  staff = {
    id: admin.id,
    token: (await bearer(market.services, admin)).authorization.slice("Bearer ".length),
  };
  ruth = await market.seller();
  others = await Promise.all(Array.from({ length: 3 }, () => market.seller()));
});
afterAll(() => market.close());

const queue = async (query = ""): Promise<Body[]> => {
  const { status, body } = await market.call(staff, "GET", `/v1/admin/reports${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.reports;
};
const about = async (subjectId: string, query = "") =>
  (await queue(query)).find((report) => report.subjectId === subjectId);
const decide = (id: string, decision: "keep" | "remove", reason = "It sells medicine.") =>
  market.call(staff, "POST", `/v1/admin/reports/${id}/decide`, { decision, reason });
const told = async (who: Person): Promise<string[]> =>
  (await market.db.selectFrom("notifications").select("title").where("user_id", "=", who.id).orderBy(
    "created_at",
  )
    .execute()).map(({ title }) => title);

async function reportedPost(by: readonly Person[]): Promise<string> {
  const { body } = await market.call(ruth, "POST", "/v1/breederlink/posts/new", {
    post: { title: "Cheap dewormer", text: "Write to me.", isAnonymous: true },
  });
  const { id } = body.postDetails;
  for (const who of by) {
    await market.call(who, "POST", `/v1/breederlink/posts/${id}/report`, {
      details: "Sells medicine without a vet.",
    });
  }
  return id;
}
const canRead = async (id: string, who: Person) =>
  (await market.call(who, "GET", `/v1/breederlink/posts/${id}`)).status === 200;

describe("a reported post", () => {
  it("shows staff its words, who wrote it and who reported it, and is removed once, for all", async () => {
    const id = await reportedPost(others);
    await market.db.insertInto("post_images").values(
      [1, 0].map((position) => ({
        post_id: id,
        position,
        file_key: `post/${position}`,
        width: 800,
        height: 600,
      })),
    ).execute();
    const report = await about(id);
    expect(report!.images.map(({ key, alt }: Body) => [key, alt])).toEqual([
      ["post/0", "Photo 1 of Cheap dewormer"],
      ["post/1", "Photo 2 of Cheap dewormer"],
    ]);
    expect(report).toMatchObject({
      kind: "post",
      subject: "Cheap dewormer",
      text: "Write to me.",
      author: { userId: ruth.id, isAnonymous: true },
      subjectStatus: "hidden",
      reportsCount: 3,
      voices: Array.from({ length: 3 }, () => ({
        reporter: expect.stringContaining("Ruth"),
        details: "Sells medicine without a vet.",
        reason: null,
      })),
    });
    const both = await Promise.all([decide(report!.id, "remove"), decide(report!.id, "keep")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first] = both.filter(({ status }) => status === 200);
    expect((await decide(report!.id, "keep")).body.code).toBe("transition_not_allowed");
    const isRemoved = first!.body.report.status === "removed";
    expect(await canRead(id, ruth)).toBe(!isRemoved);
    expect(await about(id)).toBeUndefined();
    expect((await about(id, `?status=${first!.body.report.status}`))?.reason).toBe("It sells medicine.");
    const entries = await market.db.selectFrom("audit_entries").select(["action", "reason", "actor_id"])
      .where("subject_id", "=", report!.id).execute();
    expect(entries).toEqual([
      { action: `report-${first!.body.report.status}`, reason: "It sells medicine.", actor_id: staff.id },
    ]);
    for (const who of others) expect(await told(who)).toEqual(["We reviewed your report"]);
    expect(await told(ruth)).toHaveLength(1);
  });

  it("is gone for its author too once it is removed, and told about", async () => {
    const id = await reportedPost(others.slice(0, 1));
    expect((await decide((await about(id))!.id, "remove")).status).toBe(200);
    expect([await canRead(id, ruth), await canRead(id, others[0]!)]).toEqual([false, false]);
    expect(await told(ruth)).toContain("We removed your post “Cheap dewormer”");
  });

  it("that staff keep shows again, and needs three new reports to be hidden", async () => {
    const id = await reportedPost(others);
    expect(await canRead(id, others[0]!)).toBe(false);
    await decide((await about(id))!.id, "keep");
    expect(await canRead(id, others[0]!)).toBe(true);
    expect(await told(ruth)).toContain("Your post “Cheap dewormer” is visible again");
    await market.call(others[0]!, "POST", `/v1/breederlink/posts/${id}/report`, { details: "Once more." });
    expect(await canRead(id, others[1]!)).toBe(true);
    expect(await about(id, "?kind=post")).toMatchObject({ reportsCount: 1, status: "open" });
    expect(await about(id, "?kind=listing")).toBeUndefined();
  });
});

describe("a reported listing", () => {
  it("is taken down, stands where staff look, and returns to the market", async () => {
    const pet = await market.pet(ruth, { submitted_at: null });
    const sent = await market.call(others[0]!, "POST", `/v1/pets/${pet.id}/report`, {
      reason: "stolen-pictures",
    });
    expect(sent.status).toBe(200);
    const report = await about(pet.id, "?kind=listing");
    expect(report).toMatchObject({
      subject: pet.name,
      subjectStatus: "available",
      author: { userId: ruth.id, name: expect.stringContaining("Willow Creek") },
      voices: [{ reason: "stolen-pictures" }],
    });
    const { body: { pet: shown } } = await market.call(null, "GET", `/v1/pets/${pet.id}`);
    expect(report!.images).toEqual(shown.images);
    expect((await decide(report!.id, "remove", "The photos are of another dog.")).status).toBe(200);
    expect((await market.call(null, "GET", `/v1/pets/${pet.id}`)).status).not.toBe(200);
    const aside = await market.call(staff, "GET", "/v1/admin/listings?status=not-approved-internal");
    expect(aside.body.pets.map(({ pet: { id } }: Body) => id)).toContain(pet.id);
    const mails = await market.db.selectFrom("mails").select("subject").where("user_id", "=", ruth.id)
      .where("kind", "=", "listing-decided").execute();
    expect(mails.map(({ subject }) => subject)).toEqual([`Your listing for ${pet.name} is off the market`]);
    // The breeder cannot restore it; staff can.
    const back = await market.call(ruth, "PUT", `/v1/breeders/pets/${pet.id}/status`, {
      status: "available",
    });
    expect(back.body.code).toBe("transition_not_allowed");
    for (const status of ["in-review", "available"]) {
      const returned = await market.call(staff, "POST", `/v1/admin/listings/${pet.id}/decide`, {
        status,
        reason: "The photos are the breeder's own.",
      });
      expect(returned.status, JSON.stringify(returned.body)).toBe(200);
    }
    expect((await market.call(null, "GET", `/v1/pets/${pet.id}`)).status).toBe(200);
  });
});

describe("a reported conversation", () => {
  it("is read with its messages, and closed for both sides", async () => {
    const buyer = await market.buyer();
    await market.db.updateTable("users").set({ email_verified_at: market.services.now() }).where(
      "id",
      "=",
      buyer.id,
    )
      .execute();
    const pet = await market.pet(ruth);
    const authorization = `Bearer ${buyer.token}`;
    const photo = await upload(market.app, { authorization }, "chat-image", await made.jpeg());
    const sent = await market.call(buyer, "POST", "/v1/chats/new", {
      petId: pet.id,
      text: "Pay me by wire.",
      imageKeys: [photo],
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const { id: chatId } = await market.db.selectFrom("chats").select("id").where(
      "consumer_id",
      "=",
      buyer.id,
    )
      .executeTakeFirstOrThrow();
    const reported = await market.call(ruth, "POST", `/v1/chats/${chatId}/report`, { reason: "fraud" });
    expect(reported.status, JSON.stringify(reported.body)).toBe(200);
    const report = await about(chatId, "?kind=chat");
    expect(report).toMatchObject({
      subject: expect.stringContaining("Willow Creek"),
      messages: [{
        by: expect.stringContaining("Dana"),
        text: "Pay me by wire.",
        images: [{ name: "maple.jpg", width: 320, height: 240, url: expect.any(String) }],
      }],
      voices: [{ reason: "fraud" }],
      author: null,
    });
    // The report's own address works, and only staff get it; the key alone opens the file only for its
    // sender.
    const seen = await market.app.fetch(report!.messages[0].images[0].url);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"]);
    await seen.body?.cancel();
    expect((await market.call(ruth, "GET", `/v1/files/download?fileKey=${photo}`)).status).toBe(404);
    expect((await decide(report!.id, "remove", "No wires.")).status).toBe(200);
    for (const who of [buyer, ruth]) {
      expect((await market.call(who, "POST", "/v1/chats/new", { chatId, text: "Hello?" })).body.code)
        .toBe("chat_closed");
      expect((await market.call(who, "GET", `/v1/chats/${chatId}`)).body.chat.standing).toBe(
        "closed-by-staff",
      );
    }
    expect(await told(buyer)).toContain("We closed one of your conversations");
    expect(await told(ruth)).toContain("We reviewed your report");
  });
});

it("lists page by page, the oldest first, each once", async () => {
  for (let i = 0; i < 22; i++) {
    const { id } = await market.pet(ruth);
    await market.call(others[1]!, "POST", `/v1/pets/${id}/report`, { reason: "other", details: "Odd." });
  }
  const first = (await market.call(staff, "GET", "/v1/admin/reports?kind=listing")).body;
  const second =
    (await market.call(staff, "GET", `/v1/admin/reports?kind=listing&cursor=${first.nextCursor}`)).body;
  const all = [...first.reports, ...second.reports];
  expect(new Set(all.map(({ id }: Body) => id)).size).toBe(22);
  expect(all.map(({ createdAt }: Body) => createdAt)).toEqual(
    all.map(({ createdAt }: Body) => createdAt).sort(),
  );
});

it("lists decided reports page by page, the newest first, each once", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    const { id } = await market.pet(ruth);
    await market.call(others[1]!, "POST", `/v1/pets/${id}/report`, { reason: "other", details: "Odd." });
    const { id: reportId } = await market.db.selectFrom("reports").select("id").where("subject_id", "=", id)
      .executeTakeFirstOrThrow();
    expect((await decide(reportId, "keep")).status).toBe(200);
    ids.push(reportId);
  }
  const page = (after: { at: string; id: string } | undefined) =>
    findReports(market.db, { status: "kept", kind: "listing", after }, 2);
  const first = await page(undefined);
  const second = await page(first.at(-1));
  expect([...first, ...second].map(({ id }) => id)).toEqual(ids.toReversed());
});

it("shows the latest reporters of a post, oldest first", async () => {
  const id = await reportedPost(others);
  const report = await about(id, "?kind=post");
  const seen = async (limit: number) =>
    (await findVoices(market.db, [report!.id], limit)).map(({ createdAt }) => createdAt.getTime());
  const all = await seen(10);
  expect(all).toHaveLength(3);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(await seen(2)).toEqual(all.slice(1));
});

it("shows the latest messages of a conversation, oldest first", async () => {
  const buyer = await market.buyer();
  const pet = await market.pet(ruth);
  const texts = ["One", "Two", "Three"];
  for (const text of texts) {
    expect((await market.call(buyer, "POST", "/v1/chats/new", { petId: pet.id, text })).status).toBe(200);
  }
  const { id } = await market.db.selectFrom("chats").select("id").where("consumer_id", "=", buyer.id)
    .executeTakeFirstOrThrow();
  const seen = async (limit: number) => (await findMessages(market.db, [id], limit)).map(({ text }) => text);
  expect(await seen(10)).toEqual(texts);
  expect(await seen(2)).toEqual(texts.slice(1));
});
