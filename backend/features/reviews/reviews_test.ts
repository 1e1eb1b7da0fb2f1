import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { askForReviews } from "./actions.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let seller: Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket();
  shop = checkoutOf(market);
  seller = await market.seller();
}, 40_000);
afterAll(() => market.close());

const WORDS = { rating: 5, title: "A calm start", text: "Maple came with her blanket and all her papers." };

/** A reservation of a new buyer; completed unless told. */
async function sale(of = seller, status: "completed" | "paid" = "completed") {
  const buyer = await market.buyer();
  const pet = await market.pet(of, { name: "Maple" });
  const id = await shop.hold(buyer, pet.id);
  await market.db.updateTable("reservations").set({
    ...{ status, hold_expires_at: null, paid_at: new Date() },
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
      ...{ status: 200, ...WORDS, petName: "Maple", photos: [], answer: null, answeredAt: null },
      authorName: expect.stringMatching(/^\S+ [A-Z]\.$/),
    });
    // Sent again it is the same one; other words are refused.
    expect((await write(buyer, id)).body.review.id).toBe(body.review.id);
    expect((await write(buyer, id, { rating: 1 })).body.code).toBe("review_exists");
    expect((await of(buyer, id)).body).toEqual({ isOpen: false, review: body.review });

    const second = await sale(shopOf);
    await write(second.buyer, second.id, { rating: 2 });
    expect(await list(shopOf.breederId)).toMatchObject({
      ...{ ratingAverage: 3.5, ratingCount: 2, nextCursor: null },
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
    const other = await upload(market.app, session, "pet-image", await made.jpeg());
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

describe("buyers", () => {
  it("are asked for a review a week after the sale, once, unless they have written one", async () => {
    const asked = async (who: Person) =>
      (await market.db.selectFrom("notifications").select("title").where("user_id", "=", who.id).execute())
        .filter(({ title }) => title.startsWith("How was it with ")).length;
    const [due, early, written] = [await sale(), await sale(), await sale()];
    await write(written.buyer, written.id);
    await market.db.updateTable("reservations").set({ completed_at: new Date(Date.now() - 7.5 * 86_400_000) })
      .where("id", "in", [due.id, written.id]).execute();
    for (let run = 0; run < 2; run++) await askForReviews(market.services, new AbortController().signal);
    expect(await Promise.all([due, early, written].map(({ buyer }) => asked(buyer)))).toEqual([1, 0, 0]);
  });
});

describe("a breeder's reviews", () => {
  it("are read page by page, the newest first, each once, also those with so many stars alone", async () => {
    const shopOf = await market.seller();
    const { buyer, id } = await sale(shopOf);
    await write(buyer, id, { rating: 1 });
    // 24 more in one moment, by the same buyer.
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
