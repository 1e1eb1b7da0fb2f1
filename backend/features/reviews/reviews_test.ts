import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { withTx } from "../../platform/db/tx.ts";
import * as actions from "./actions.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let seller: Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({
    features: ["breeders", "files", "moderation", "reservations", "reviews", "system"],
  });
  shop = checkoutOf(market);
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

const { askForReviews } = actions;
const WORDS = { rating: 5, title: "A calm start", text: "Maple came with her blanket and all her papers." };

/** Makes a reservation of a new buyer; completed by default. */
async function sale(of = seller, status: "completed" | "paid" = "completed") {
  const buyer = await market.buyer();
  const pet = await market.pet(of, { name: "Maple" });
  const id = await shop.hold(buyer, pet.id);
  await market.db.updateTable("reservations").set({
    status,
    hold_expires_at: null,
    paid_at: new Date(),
    ...(status === "completed" ? { completed_at: new Date() } : {}),
  }).where("id", "=", id).execute();
  return { buyer, id };
}
const write = (who: Person, reservedPetId: string, change: Record<string, unknown> = {}) =>
  market.call(who, "POST", "/v1/reviews", { reservedPetId, ...WORDS, ...change });
const answer = (who: Person, id: string, words: string) =>
  market.call(who, "POST", `/v1/reviews/${id}/answer`, { answer: words });
const list = async (breederId: string, query = "") =>
  (await market.call(null, "GET", `/v1/breeders/${breederId}/reviews${query}`)).body;
const of = async (who: Person | null, id: string) =>
  await market.call(who, "GET", `/v1/pets/reserved/${id}/review`);

describe("a review", () => {
  it("is written once by the buyer of a completed reservation, and rates the breeder wherever it is shown", async () => {
    const shopOf = await market.seller();
    const { buyer, id } = await sale(shopOf);
    expect((await of(buyer, id)).body).toEqual({ isOpen: true });
    const { status, body } = await write(buyer, id);
    expect({ status, ...body.review }).toMatchObject({
      status: 200,
      ...WORDS,
      petName: "Maple",
      photos: [],
      answer: null,
      answeredAt: null,
      authorName: expect.stringMatching(/^\S+ [A-Z]\.$/),
    });
    // An identical review is the same one; another text is refused.
    expect((await write(buyer, id)).body.review.id).toBe(body.review.id);
    expect((await write(buyer, id, { rating: 1 })).body.code).toBe("review_exists");
    expect((await of(buyer, id)).body).toMatchObject({ isOpen: false, review: body.review });

    const second = await sale(shopOf);
    await write(second.buyer, second.id, { rating: 2 });
    expect(await list(shopOf.breederId)).toMatchObject({
      ratingAverage: 3.5,
      ratingCount: 2,
      nextCursor: null,
      ratings: [1, 0, 0, 1, 0].map((count, index) => ({ rating: 5 - index, count })),
    });
    const profile = (await market.call(null, "GET", `/v1/profiles/breeder/${shopOf.breederId}`)).body;
    expect(profile.breederProfile).toMatchObject({ ratingAverage: 3.5, ratingCount: 2 });
  });

  it("is nobody's but the buyer's, and waits for the completed reservation", async () => {
    const open = await sale(seller, "paid");
    expect((await of(open.buyer, open.id)).body).toEqual({ isOpen: false });
    expect((await write(open.buyer, open.id)).body.code).toBe("reservation_not_completed");
    const { id } = await sale();
    const strangers = [await market.buyer(), seller];
    for (const who of strangers) expect((await write(who, id)).status).not.toBe(200);
    expect((await of(strangers[0]!, id)).status).toBe(404);
    expect((await of(seller, id)).body).toEqual({ isOpen: false });
  });

  it("is one, and counted once, when it is sent by several tabs at the same time", async () => {
    const shopOf = await market.seller();
    const sales = await Promise.all([sale(shopOf), sale(shopOf), sale(shopOf)]);
    const answers = await Promise.all(sales.flatMap(({ buyer, id }, at) => [
      write(buyer, id, { rating: at + 1 }),
      write(buyer, id, { rating: at + 1 }),
      write(buyer, id, { rating: 5 }),
    ]));
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.code).toBe("review_exists");
    }
    const shown = await list(shopOf.breederId);
    expect(shown.reviews).toHaveLength(3);
    const stars = shown.reviews.map(({ rating }: { rating: number }) => rating);
    expect(shown.ratingCount).toBe(3);
    expect(shown.ratingAverage).toBeCloseTo(stars.reduce((a: number, b: number) => a + b) / 3, 2);
  });

  it("shows photos that were uploaded for it, and no others", async () => {
    const { buyer, id } = await sale();
    const session = { authorization: `Bearer ${buyer.token}` };
    const photo = await upload(market.app, session, "review-photo", await made.jpeg());
    const other = await upload(market.app, session, "profile-image", await made.jpeg());
    expect((await write(buyer, id, { fileKeys: [other] })).status).toBe(422);
    const { body } = await write(buyer, id, { fileKeys: [photo, photo] });
    expect(body.review.photos).toHaveLength(1);
    const [shown] = body.review.photos;
    expect((await market.app.fetch(shown.cardUrl)).status).toBe(200);
    expect(shown.alt).toBe("Photo of Maple by the buyer");
  });

  it("is answered by its breeder alone, and the last answer counts", async () => {
    const { buyer, id } = await sale();
    const { body: { review } } = await write(buyer, id);
    const other = await market.seller();
    for (const who of [other, buyer]) {
      expect((await answer(who, review.id, "Thank you.")).status).not.toBe(200);
    }
    await answer(seller, review.id, "Thank you.");
    const { body } = await answer(seller, review.id, "Thank you, Dana.");
    const told = await market.db.selectFrom("notifications").select(["user_id", "text"])
      .where("user_id", "in", [seller.id, buyer.id]).orderBy("created_at", "desc").limit(2).execute();
    expect(told.map(({ user_id }) => user_id)).toEqual([buyer.id, seller.id]);
    expect(told[0]!.text).toBe("Thank you.");
    expect(body.review).toMatchObject({ answer: "Thank you, Dana.", answeredAt: expect.any(String) });
    expect((await of(buyer, id)).body.review).toEqual(body.review);
  });
});

describe("the author of a review", () => {
  const change = (who: Person, id: string, changed: Record<string, unknown> = {}) =>
    market.call(who, "POST", `/v1/reviews/${id}`, { ...WORDS, ...changed });
  const remove = (who: Person, id: string) => market.call(who, "DELETE", `/v1/reviews/${id}`);
  const titles = async (who: Person) =>
    (await market.db.selectFrom("notifications").select("title").where("user_id", "=", who.id)
      .orderBy("created_at").execute()).map(({ title }) => title);

  it("changes it for 30 days; the answer stays and is older, and the breeder is told once for each answer", async () => {
    const shopOf = await market.seller();
    const { buyer, id } = await sale(shopOf);
    const { body: { review } } = await write(buyer, id);
    const shown = await of(buyer, id);
    expect(Date.parse(shown.body.editableUntil) - Date.parse(review.createdAt)).toBe(30 * 86_400_000);
    expect((await of(shopOf, id)).body).toEqual({ isOpen: false, review });
    await answer(shopOf, review.id, "Thank you.");
    expect((await change(buyer, review.id)).body.review.editedAt).toBeNull();
    const first = await change(buyer, review.id, { rating: 2, title: "Late papers" });
    expect(first.body.review).toMatchObject({
      rating: 2,
      title: "Late papers",
      text: WORDS.text,
      answer: "Thank you.",
      createdAt: review.createdAt,
    });
    expect(first.body.review.editedAt > first.body.review.answeredAt).toBe(true);
    expect(await list(shopOf.breederId)).toMatchObject({ ratingAverage: 2, ratingCount: 1 });
    await change(buyer, review.id, { rating: 3 });
    expect((await titles(shopOf)).filter((title) => title.endsWith("changed their review"))).toHaveLength(1);

    for (const who of [shopOf, await market.buyer()]) {
      expect((await change(who, review.id)).status).not.toBe(200);
      expect((await remove(who, review.id)).status).not.toBe(200);
    }
    await market.db.updateTable("reviews").set({ created_at: new Date(Date.now() - 30 * 86_400_000) })
      .where("id", "=", review.id).execute();
    expect((await change(buyer, review.id)).body.code).toBe("review_edit_closed");
    expect((await of(buyer, id)).body.editableUntil).toBeUndefined();
  });

  it("keeps, adds and drops photos with it", async () => {
    const { buyer, id } = await sale();
    const session = { authorization: `Bearer ${buyer.token}` };
    const [one, two] = await Promise.all(
      [1, 2].map(async () => await upload(market.app, session, "review-photo", await made.jpeg())),
    );
    const { body: { review } } = await write(buyer, id, { fileKeys: [one] });
    const kept = review.photos[0].key;
    expect((await change(buyer, review.id, { rating: 4 })).body.review.photos).toEqual(review.photos);
    const both = (await change(buyer, review.id, { fileKeys: [kept, two] })).body.review.photos;
    expect(both.map(({ key }: { key: string }) => key)[0]).toBe(kept);
    expect(both).toHaveLength(2);
    expect((await change(buyer, review.id, { fileKeys: [] })).body.review.photos).toEqual([]);
    const left = await market.db.selectFrom("files").select("state").where("owner_id", "=", buyer.id)
      .where("purpose", "=", "review-photo").execute();
    expect(left.filter(({ state }) => state === "attached")).toEqual([]);
  });

  it("deletes it for good: it leaves the rating, is not asked for again and not written again", async () => {
    const shopOf = await market.seller();
    const [gone, other] = [await sale(shopOf), await sale(shopOf)];
    const { body: { review } } = await write(gone.buyer, gone.id, { rating: 1 });
    await write(other.buyer, other.id);
    expect((await remove(gone.buyer, review.id)).body).toEqual({ id: review.id });
    expect((await remove(gone.buyer, review.id)).status).toBe(404);
    expect(await list(shopOf.breederId)).toMatchObject({ ratingAverage: 5, ratingCount: 1 });
    expect((await of(gone.buyer, gone.id)).body).toEqual({ isOpen: false });
    expect((await write(gone.buyer, gone.id)).body.code).toBe("review_exists");
    await market.db.updateTable("reservations").set({ completed_at: new Date(Date.now() - 7.5 * 86_400_000) })
      .where("id", "=", gone.id).execute();
    await askForReviews(market.services, new AbortController().signal);
    expect((await titles(gone.buyer)).filter((title) => title.startsWith("How was it"))).toEqual([]);
  });
});

describe("a reported review", () => {
  const report = (who: Person, id: string) =>
    market.call(who, "POST", `/v1/reviews/${id}/report`, {
      reason: "not-real",
      details: "They never met us.",
    });

  it("is hidden from everybody else and from the rating, and returned, each with its reason", async () => {
    const admin = await addUser(market.services, { role: "Admin" });
    const token = (await bearer(market.services, admin)).authorization.slice("Bearer ".length);
    const staff = { id: admin.id, token };
    const shopOf = await market.seller();
    const { buyer, id } = await sale(shopOf);
    const session = { authorization: `Bearer ${buyer.token}` };
    const photo = await upload(market.app, session, "review-photo", await made.jpeg());
    const { body: { review } } = await write(buyer, id, { rating: 1, fileKeys: [photo] });
    expect((await report(buyer, review.id)).body.code).toBe("own_review");
    for (const who of [shopOf, await market.buyer()]) {
      const { body } = await report(who, review.id);
      expect((await report(who, review.id)).body).toEqual(body);
    }
    const { body: { reports } } = await market.call(staff, "GET", "/v1/admin/reports?kind=review");
    const found = reports.find(({ subjectId }: { subjectId: string }) => subjectId === review.id);
    expect(found).toMatchObject({
      kind: "review",
      text: WORDS.text,
      reportsCount: 2,
      subjectStatus: "shown",
      subject: expect.stringContaining(`1-star review of `),
      author: { userId: buyer.id },
      images: [{ cardUrl: review.photos[0].cardUrl }],
    });
    const settle = (step: string, body: Record<string, string>) =>
      market.call(staff, "POST", `/v1/admin/reports/${found.id}/${step}`, { reason: "Checked.", ...body });
    expect((await settle("restore", {})).body.code).toBe("transition_not_allowed");
    expect((await settle("decide", { decision: "remove" })).body.report.subjectStatus).toBe("hidden");
    expect(await list(shopOf.breederId)).toMatchObject({ reviews: [], ratingAverage: null, ratingCount: 0 });
    expect((await report(shopOf, review.id)).status).toBe(404);
    expect((await answer(shopOf, review.id, "Thank you.")).status).toBe(404);
    expect((await of(buyer, id)).body).toEqual({ isOpen: false, review: { ...review, isHidden: true } });
    expect((await market.call(buyer, "POST", `/v1/reviews/${review.id}`, WORDS)).body.code).toBe(
      "review_hidden",
    );

    const both = await Promise.all([settle("restore", {}), settle("restore", {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(shopOf.breederId)).toMatchObject({ ratingAverage: 1, ratingCount: 1 });
    const told = await market.db.selectFrom("notifications").select("title").where("user_id", "=", buyer.id)
      .where("title", "like", "%our review of%").orderBy("created_at").execute();
    expect(told.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^We hid your review of /),
      expect.stringMatching(/ is visible again$/),
    ]);
    const entries = await market.db.selectFrom("audit_entries").select("action").where(
      "subject_id",
      "=",
      found.id,
    )
      .orderBy("at").execute();
    expect(entries.map(({ action }) => action)).toEqual(["report-removed", "report-restored"]);
  });
});

it("a breeder's rating is the mean of the reviews that the public sees, whatever was done with them", async () => {
  type Step = { kind: "write" | "change" | "delete" | "hide" | "show"; at: number; rating: number };
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom<Step["kind"][]>("write", "change", "delete", "hide", "show"),
      at: fc.nat(3),
      rating: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const shopOf = await market.seller();
  const sales = await Promise.all([0, 1, 2, 3].map(() => sale(shopOf)));
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await market.db.deleteFrom("reviews").where("breeder_id", "=", shopOf.breederId).execute();
      await market.db.deleteFrom("deleted_reviews").execute();
      await market.db.updateTable("breeders").set({ rating_average: null, rating_count: 0 })
        .where("id", "=", shopOf.breederId).execute();
      const known = new Map<number, { id?: string; rating: number; isHidden: boolean }>();
      for (const { kind, at, rating } of all) {
        const one = known.get(at);
        const { buyer, id: reservedPetId } = sales[at]!;
        const about = { ...WORDS, rating, userId: buyer.id };
        if (kind === "write" && !known.has(at)) {
          known.set(at, {
            id: await actions.writeReview(market.services, { ...about, reservedPetId }),
            rating,
            isHidden: false,
          });
        }
        if (!one?.id) continue;
        const { id } = one;
        if (kind === "change" && !one.isHidden) {
          await actions.updateReview(market.services, { ...about, id });
          one.rating = rating;
        }
        if (kind === "delete") {
          await actions.deleteReview(market.services, { id, userId: buyer.id });
          delete one.id;
        }
        if (kind === "hide" || kind === "show") {
          one.isHidden = kind === "hide";
          await withTx(market.db, (trx) => actions.hideReview(trx, market.services, id, kind === "hide"));
        }
      }
      const seen = [...known.values()].filter(({ id, isHidden }) => id && !isHidden).map(({ rating }) =>
        rating
      );
      const { rating_count, rating_average } = await market.db.selectFrom("breeders").selectAll()
        .where("id", "=", shopOf.breederId).executeTakeFirstOrThrow();
      expect(rating_count).toBe(seen.length);
      if (seen.length === 0) expect(rating_average).toBeNull();
      else expect(rating_average).toBeCloseTo(seen.reduce((sum, one) => sum + one, 0) / seen.length, 2);
    }),
    { numRuns: 12 },
  );
});

describe("buyers", () => {
  it("are asked for a review a week after the sale, once, unless they have written one", async () => {
    const asked = async (who: Person) =>
      (await market.db.selectFrom("notifications").select("title").where("user_id", "=", who.id).execute())
        .filter(({ title }) => title.startsWith("How was your experience with ")).length;
    const [due, early, written] = [await sale(), await sale(), await sale()];
    await write(written.buyer, written.id);
    await market.db.updateTable("reservations").set({ completed_at: new Date(Date.now() - 7.5 * 86_400_000) })
      .where("id", "in", [due.id, written.id]).execute();
    for (let run = 0; run < 2; run++) await askForReviews(market.services, new AbortController().signal);
    expect(await Promise.all([due, early, written].map(({ buyer }) => asked(buyer)))).toEqual([1, 0, 0]);
  });

  it("are asked from a week after the sale on, also by a run two days late, and not before or after", async () => {
    const [DAY, MINUTE] = [86_400_000, 60_000];
    const ages = [7 * DAY - MINUTE, 7 * DAY + MINUTE, 9 * DAY - MINUTE, 9 * DAY + MINUTE];
    const sales = await Promise.all(ages.map(() => sale()));
    for (const [at, { id }] of sales.entries()) {
      await market.db.updateTable("reservations").set({ completed_at: new Date(Date.now() - ages[at]!) })
        .where("id", "=", id).execute();
    }
    await askForReviews(market.services, new AbortController().signal);
    const asked = await market.db.selectFrom("notifications").select("user_id")
      .where("title", "like", "How was your experience with %").execute();
    const who = new Set(asked.map(({ user_id }) => user_id));
    expect(sales.map(({ buyer }) => who.has(buyer.id))).toEqual([false, true, true, false]);
  });
});

describe("a breeder's reviews", () => {
  it("are read page by page, the newest first, each once, also those with so many stars alone", async () => {
    const shopOf = await market.seller();
    const { buyer, id } = await sale(shopOf);
    await write(buyer, id, { rating: 1 });
    // Adds 24 more at the same time, by the same buyer.
    await market.services.pool.query(
      `with made as (insert into reservations select (jsonb_populate_record(s, jsonb_build_object(
          'id', gen_random_uuid(), 'number', 'HP-T' || n))).* from reservations s, generate_series(1, 24) n
          where s.id = $1 returning id, breeder_id, consumer_id)
        insert into reviews (id, reservation_id, breeder_id, author_id, rating, title, text)
          select gen_random_uuid(), id, breeder_id, consumer_id, 4, 'Good', 'Good.' from made`,
      [id],
    );
    const walk = async (query: string) => {
      const seen: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          shopOf.breederId,
          `?${query}${cursor && `&cursor=${cursor}`}`,
        );
        expect(page.reviews.length).toBeLessThanOrEqual(10);
        seen.push(...page.reviews.map((one: { id: string }) => one.id));
        cursor = page.nextCursor;
      }
      return seen;
    };
    expect(new Set(await walk("")).size).toBe(25);
    expect((await walk("")).length).toBe(25);
    expect((await walk("rating=4")).length).toBe(24);
    expect((await walk("rating=5")).length).toBe(0);
    expect((await market.call(null, "GET", `/v1/breeders/${shopOf.breederId}/reviews?cursor=x`)).status).toBe(
      400,
    );
    expect((await market.call(null, "GET", `/v1/breeders/${crypto.randomUUID()}/reviews`)).status).toBe(404);
  });
});
