import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLateAside } from "./actions.ts";
import { printOlderPhotos } from "./backfill_actions.ts";
import { openStable, type Person, type Seller, type Stable } from "../../testing/listings.ts";
import { upload } from "../../testing/files.ts";
import { addBreed, addUser, bearer } from "../../testing/fixtures.ts";

let stable: Stable;
let staff: Person;
beforeAll(async () => {
  stable = await openStable({
    features: ["files", "fraud", "listings", "reservations"],
    env: { FRAUD_RULES: "photo_of_another_seller,price_far_below" },
  });
  const user = await addUser(stable.services, { role: "Admin", staff_rank: "admin" });
  const token = (await bearer(stable.services, user)).authorization.slice("Bearer ".length);
  staff = { id: user.id, token };
}, 60_000);
afterAll(() => stable.close());

const MASTERS = "backend/demo/pictures/masters";
const DOG = readFileSync(`${MASTERS}/u-48c8f5b2da0862dadcba021bd70d2b84.webp`);
const OTHER = readFileSync(`${MASTERS}/u-dceb493ab5d84b7b24a20ce165221699.webp`);

const photo = async (who: Person, bytes: Uint8Array) =>
  await upload(
    stable.market.app,
    { authorization: `Bearer ${who.token}` },
    "pet-image",
    new Uint8Array(await sharp(bytes).jpeg({ quality: 80 }).toBuffer()),
  );
const smaller = async (bytes: Uint8Array) => await sharp(bytes).resize(500).jpeg({ quality: 50 }).toBuffer();

/** Submits a listing; those of trusted sellers skip the review. */
async function submitted(
  who: Person,
  { bytes, priceCents = 250_000, breedId }: { bytes?: Uint8Array; priceCents?: number; breedId?: string } =
    {},
): Promise<string> {
  const fields = await stable.complete(who);
  const saved = await stable.save(who, {
    ...fields,
    priceCents,
    ...(breedId ? { breedId } : {}),
    ...(bytes ? { imageKeys: [await photo(who, bytes)] } : { imageKeys: [await own(who)] }),
  });
  expect(saved.status).toBe(200);
  const { id } = saved.body.petDetails;
  expect((await stable.submit(who, id)).status).toBe(200);
  return id;
}

let made = 0;
/** Adds a photo that is unique. */
async function own(who: Person): Promise<string> {
  const seed = ++made;
  const size = 64;
  const noise = Uint8Array.from(
    { length: size * size * 3 },
    (_, at) => (at * seed * 7919 + at * at * seed) % 251,
  );
  const bytes = await sharp(noise, { raw: { width: size, height: size, channels: 3 } }).jpeg().toBuffer();
  return await upload(
    stable.market.app,
    { authorization: `Bearer ${who.token}` },
    "pet-image",
    new Uint8Array(bytes),
  );
}

const trusted = (): Promise<Seller> => stable.market.seller({ auto_approve: true });
const statusOf = async (petId: string) =>
  (await stable.db.selectFrom("pets").select("status").where("id", "=", petId).executeTakeFirstOrThrow())
    .status;
const casesOf = (seller: Seller) =>
  stable.db.selectFrom("fraud_cases").selectAll().where("breeder_id", "=", seller.breederId).execute();
const decide = (id: string, decision: string) =>
  stable.call(staff, "POST", `/v1/admin/fraud-cases/${id}/decide-listing`, {
    decision,
    reason: "They own the litter together.",
  });
const mailKinds = async (seller: Seller) =>
  (await stable.db.selectFrom("mails").select("kind").where("user_id", "=", seller.id)
    .where("kind", "in", ["listing-set-aside", "listing-released"]).orderBy("id").execute()).map(({ kind }) =>
      kind
    );

describe("a photo of another seller", () => {
  it("is found among listings from before photos were compared, once", async () => {
    const [first, second, third] = [await trusted(), await trusted(), await trusted()];
    const picture = await sharp(OTHER).extract({ left: 40, top: 40, width: 320, height: 300 }).toBuffer();
    const unprinted = async (petId: string) => {
      const keys = await stable.db.selectFrom("pet_images").select("file_key").where("pet_id", "=", petId)
        .execute();
      await stable.db.updateTable("files").set({ photo_print: null, photo_bands: null })
        .where("key", "in", keys.map((image) => image.file_key)).execute();
    };
    const original = await submitted(first, { bytes: picture });
    await unprinted(original);
    const copy = await submitted(second, { bytes: await smaller(picture) });
    await unprinted(copy);
    const newer = await submitted(third, { bytes: await smaller(picture) });
    for (const petId of [original, copy, newer]) expect(await statusOf(petId)).toBe("available");

    expect(await printOlderPhotos(stable.services, AbortSignal.timeout(20_000))).toBe(2);
    expect(await statusOf(original)).toBe("available");
    expect(await statusOf(copy)).toBe("not-approved-internal");
    expect(await statusOf(newer)).toBe("not-approved-internal");
    expect(await printOlderPhotos(stable.services, AbortSignal.timeout(20_000))).toBe(0);
  });

  it("keeps a trusted seller's listing in review, and it goes live when staff clear the case", async () => {
    const [first, second] = [await trusted(), await trusted()];
    const original = await submitted(first, { bytes: DOG });
    expect(await statusOf(original)).toBe("available");
    const copy = await submitted(second, { bytes: await smaller(DOG) });
    expect(await statusOf(copy)).toBe("in-review");
    const [found] = await casesOf(second);
    expect(found).toMatchObject({ rule: "photo_of_another_seller", other_breeder_id: first.breederId });
    expect(await stable.details(second, copy)).toMatchObject({ isBeingChecked: true });
    expect(await stable.details(first, original)).not.toHaveProperty("isBeingChecked");
    expect(await stable.decide(staff, copy, "available")).toMatchObject({
      status: 409,
      body: { code: "listing_set_aside" },
    });
    const { body } = await stable.call(staff, "GET", "/v1/admin/fraud-cases");
    expect(body.cases.find(({ id }: { id: string }) => id === found!.id)).toMatchObject({
      kind: "listing",
      listings: [{ petId: copy, isAside: true, other: { petId: original, name: "Maple" }, image: {} }],
    });
    expect(await decide(found!.id, "clear")).toMatchObject({ status: 200 });
    expect(await statusOf(copy)).toBe("available");
    expect(await mailKinds(second)).toEqual(["listing-set-aside", "listing-released"]);
    expect(await mailKinds(first)).toEqual([]);

    const again = await submitted(second, { bytes: DOG });
    expect(await statusOf(again)).toBe("available");
    expect(await casesOf(second)).toHaveLength(1);
  });

  it("takes a live listing off the market until staff clear the case, and adds further ones to it", async () => {
    const [first, second] = [await trusted(), await trusted()];
    await submitted(first, { bytes: OTHER });
    const petId = await submitted(second);
    expect(await statusOf(petId)).toBe("available");
    await stable.move(second, petId, "temporary-pause");
    expect((await stable.change(second, { id: petId, imageKeys: [await photo(second, OTHER)] })).status).toBe(
      200,
    );
    expect(await statusOf(petId)).toBe("not-approved-internal");
    const another = await submitted(second, { bytes: OTHER });
    expect(await statusOf(another)).toBe("in-review");
    const [found, ...more] = await casesOf(second);
    expect(more).toEqual([]);
    await decide(found!.id, "clear");
    expect([await statusOf(petId), await statusOf(another)]).toEqual(["temporary-pause", "available"]);
  });

  it("never sets the listing of the seller who was first aside, whatever a copier's case says", async () => {
    const pictures = readdirSync(MASTERS).filter((name) => name.endsWith(".webp")).slice(10, 12);
    for (const [at, decision] of ["keep", undefined].entries()) {
      const bytes = readFileSync(`${MASTERS}/${pictures[at]}`);
      const [first, copier] = [await trusted(), await trusted()];
      const original = await submitted(first, { bytes });
      const copy = await submitted(copier, { bytes: await smaller(bytes) });
      expect([await statusOf(original), await statusOf(copy)]).toEqual(["available", "in-review"]);
      const [found] = await casesOf(copier);
      if (decision) await decide(found!.id, decision);
      expect((await stable.change(first, { id: original, priceCents: 240_000 })).status).toBe(200);
      expect(await statusOf(original)).toBe("available");
      expect(await casesOf(first)).toEqual([]);
      expect(await mailKinds(first)).toEqual([]);
    }
  });

  it("stays hidden when staff keep the case", async () => {
    const second = await trusted();
    const copy = await submitted(second, { bytes: DOG });
    const found = await casesOf(second);
    for (const { id } of found) expect((await decide(id, "keep")).status).toBe(200);
    expect(await statusOf(copy)).toBe("in-review");
    expect((await stable.decide(staff, copy, "available")).status).toBe(409);
  });
});

describe("a price far below the breed's", () => {
  it("keeps the listing back, not those at a usual price, and asks again when a cleared price falls", async () => {
    const breed = await addBreed(stable.services);
    for (let seller = 0; seller < 4; seller++) {
      const who = await trusted();
      for (let count = 0; count < 2; count++) await submitted(who, { breedId: breed.id });
    }
    const cheap = await trusted();
    expect(await statusOf(await submitted(cheap, { breedId: breed.id, priceCents: 100_000 }))).toBe(
      "available",
    );
    const petId = await submitted(cheap, { breedId: breed.id, priceCents: 90_000 });
    expect(await statusOf(petId)).toBe("in-review");
    const [found] = await casesOf(cheap);
    expect(found).toMatchObject({ rule: "price_far_below", other_breeder_id: null, price_cents: 90_000 });
    await decide(found!.id, "clear");
    expect(await statusOf(petId)).toBe("available");
    await stable.change(cheap, { id: petId, priceCents: 95_000 });
    expect(await statusOf(petId)).toBe("available");
    await stable.change(cheap, { id: petId, priceCents: 20_000 });
    expect(await statusOf(petId)).toBe("not-approved-internal");
    expect((await casesOf(cheap)).map(({ status }) => status)).toEqual(["open"]);
    const shelter = await stable.market.seller({ auto_approve: true, kind: "shelter" });
    expect(await statusOf(await submitted(shelter, { breedId: breed.id, priceCents: 15_000 }))).toBe(
      "available",
    );
    expect(await statusOf(await submitted(cheap, { breedId: breed.id, priceCents: 0 }))).toBe("available");
  });

  it("leaves a listing alone while a sale is on", async () => {
    const breed = await addBreed(stable.services);
    for (let seller = 0; seller < 4; seller++) {
      const who = await trusted();
      for (let count = 0; count < 2; count++) await submitted(who, { breedId: breed.id });
    }
    const cheap = await trusted();
    const petId = await submitted(cheap, { breedId: breed.id });
    await stable.db.updateTable("pets").set({ price_cents: 50_000 }).where("id", "=", petId).execute();
    expect((await stable.hold(await stable.market.buyer(), petId)).status).toBe(201);
    const keys = [await own(cheap)];
    expect((await stable.change(cheap, { id: petId, imageKeys: keys })).status).toBe(200);
    expect(await statusOf(petId)).toBe("available");
    const [found] = await casesOf(cheap);
    expect(await mailKinds(cheap)).toEqual([]);
    // It leaves the public once the buyer's hold ends.
    await setLateAside(stable.services);
    expect(await statusOf(petId)).toBe("available");
    await stable.db.updateTable("reservations").set({ status: "expired" }).where("pet_id", "=", petId)
      .execute();
    expect(await setLateAside(stable.services)).toBe(1);
    expect(await statusOf(petId)).toBe("not-approved-internal");
    await decide(found!.id, "clear");
    expect(await statusOf(petId)).toBe("available");
  });

  it("returns to staff what was changed meanwhile, and nothing that staff have refused", async () => {
    const breed = await addBreed(stable.services);
    for (let seller = 0; seller < 4; seller++) {
      const who = await trusted();
      for (let count = 0; count < 2; count++) await submitted(who, { breedId: breed.id });
    }
    const cheap = await stable.market.seller();
    const petId = await submitted(cheap, { breedId: breed.id });
    expect((await stable.decide(staff, petId, "available")).status).toBe(200);
    await stable.change(cheap, { id: petId, priceCents: 50_000 });
    expect(await statusOf(petId)).toBe("not-approved-internal");
    await stable.change(cheap, {
      id: petId,
      description: "Words that nobody of the staff has read, ".repeat(4),
    });
    const [found] = await casesOf(cheap);
    await decide(found!.id, "clear");
    expect(await statusOf(petId)).toBe("in-review");

    expect((await stable.decide(staff, petId, "available")).status).toBe(200);
    const refused = { status: "not-approved-internal", reason: "The papers are missing." };
    await stable.call(staff, "POST", `/v1/admin/listings/${petId}/decide`, refused);
    expect(await statusOf(petId)).toBe("not-approved-internal");
    await stable.change(cheap, { id: petId, priceCents: 20_000 });
    expect((await casesOf(cheap)).map(({ status }) => status)).toEqual(["open"]);
    await decide(found!.id, "clear");
    expect(await statusOf(petId)).toBe("not-approved-internal");
  });
});
