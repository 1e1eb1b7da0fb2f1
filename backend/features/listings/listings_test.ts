import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { addBreed, addBreeder, addParent, addPet, addUser, bearer, daysAgo } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { refreshCards } from "../pets/card_store.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { withTx } from "../../platform/db/tx.ts";
import { report } from "../abuse_reports/actions.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
type Person = { id: string; headers: { authorization: string } };
let app: TestApp;
let breeder: Person & { breederId: string };
let other: Person & { breederId: string };
let staff: Person;

beforeAll(async () => {
  app = await startApp({ features: ["files", "listings", "pets", "search", "users"] });
});
afterAll(() => app.close());
beforeEach(async () => {
  const seller = async () => {
    const row = await addBreeder(app.services);
    return { id: row.user.id, breederId: row.id, headers: await bearer(app.services, row.user) };
  };
  breeder = await seller();
  other = await seller();
  const admin = await addUser(app.services, { role: "Admin" });
  staff = { id: admin.id, headers: await bearer(app.services, admin) };
});

async function call(
  who: Person,
  method: string,
  path: string,
  json?: unknown,
): Promise<{ status: number; body: Body }> {
  const response = await app.fetch(path, {
    method,
    headers: who.headers,
    ...(json === undefined ? {} : { json }),
  });
  return { status: response.status, body: await response.json() };
}
const save = (fields: unknown, who: Person = breeder) =>
  call(who, "POST", "/v1/breeders/pets/new/progress", fields);
const change = (fields: unknown, who: Person = breeder) =>
  call(who, "PUT", "/v1/breeders/pets/update", fields);
const photo = (who: Person = breeder) =>
  made.jpeg().then((bytes) => upload(app, who.headers, "pet-image", bytes));

async function complete(who: Person = breeder) {
  const breed = await addBreed(app.services);
  return {
    name: "Maple",
    type: "Dog",
    sex: "Female",
    breedId: breed.id,
    birthDate: daysAgo(app.services, 70),
    weightLb: 5.1,
    priceCents: 250_000,
    color: "Blenheim",
    imageKeys: [await photo(who)],
  };
}
async function live(who: Person = breeder): Promise<Body> {
  const { body } = await save(await complete(who), who);
  const { id } = body.petDetails;
  expect((await call(who, "POST", "/v1/breeders/pets/add", { id })).status).toBe(200);
  const decided = await call(staff, "POST", `/v1/admin/listings/${id}/decide`, { status: "available" });
  expect(decided.status).toBe(200);
  return decided.body.pet;
}
const publicPet = async (id: string): Promise<Body> => (await (await app.fetch(`/v1/pets/${id}`)).json()).pet;

describe("saveListingDraft", () => {
  it("keeps what was written so far, step by step, and says what is missing", async () => {
    const first = await save({ name: "  Maple ", type: "Dog" });
    expect(first.status).toBe(200);
    expect(schemas.PetDetailsAnswer.safeParse(first.body).error).toBeUndefined();
    const { id } = first.body.petDetails;
    expect(first.body.petDetails).toMatchObject({
      name: "Maple",
      status: "in-progress",
      statusLabel: "Draft",
    });
    expect(first.body.petDetails.missing).toEqual([
      "breed",
      "sex",
      "birthDate",
      "weightLb",
      "priceCents",
      "imageKeys",
    ]);
    const second = await save({ id, sex: "Female", priceCents: 0 });
    expect(second.body.petDetails).toMatchObject({ id, name: "Maple", sex: "Female", priceCents: 0 });
    expect((await app.fetch(`/v1/pets/${id}`)).status).toBe(404);
  });

  it("begins one draft for each key of a breeder, however often and at once it is sent", async () => {
    const begin = (name: string, who?: Parameters<typeof save>[1]) =>
      save({ name, type: "Dog", idempotencyKey: "0199c0d1-0005-7a4e" }, who);
    const both = await Promise.all([begin("Maple"), begin("Maple")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const again = await begin("Maple Rose");
    const ids = [...both, again].map(({ body }) => body.petDetails.id);
    expect(new Set(ids).size).toBe(1);
    expect(again.body.petDetails).toMatchObject({ name: "Maple Rose", status: "in-progress" });
    expect(again.body.petDetails.events).toHaveLength(1);
    expect((await begin("Maple", other)).body.petDetails.id).not.toBe(ids[0]);
  });

  it("takes photos over, first one first, and takes the same form twice", async () => {
    const keys = [await photo(), await photo(), await photo()];
    const first = await save({ imageKeys: keys });
    const { id, imageKeys, images } = first.body.petDetails;
    expect(imageKeys).toHaveLength(3);
    expect(images[0]).toMatchObject({ key: imageKeys[0], width: 320, height: 240 });
    expect((await save({ id, imageKeys: keys })).body.petDetails.imageKeys).toEqual(imageKeys);
    const turned = await save({ id, imageKeys: [imageKeys[2], imageKeys[0]] });
    expect(turned.body.petDetails.imageKeys).toEqual([imageKeys[2], imageKeys[0]]);
    const left = await app.services.db.selectFrom("files").select("state").where("key", "=", imageKeys[1])
      .executeTakeFirst();
    expect(left?.state ?? "leaving").toBe("leaving");
  });

  it("takes no file of another, and no listing of another", async () => {
    expect((await save({ imageKeys: [await photo(other)] })).body.code).toBe("file_not_usable");
    const { body } = await save({ name: "Maple" });
    expect((await save({ id: body.petDetails.id, name: "Mine" }, other)).status).toBe(404);
    const { imageKeys } = (await live()) as { imageKeys: string[] };
    expect((await save({ imageKeys }, other)).body.code).toBe("file_not_usable");
  });

  it("refuses facts that do not fit together, next to their fields", async () => {
    const breed = await addBreed(app.services);
    const tomorrow = daysAgo(app.services, -1);
    const wrong = await save({
      type: "Cat",
      breedId: breed.id,
      birthDate: tomorrow,
      sizeClass: "Mini",
      generation: "F1",
      color: "Plaid",
      weightLb: 0,
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map(({ pointer }: Body) => pointer).sort()).toEqual([
      "/birthDate",
      "/breedId",
      "/color",
      "/generation",
      "/sizeClass",
      "/weightLb",
    ]);
    const early = await save({
      birthDate: daysAgo(app.services, 40),
      goHomeDate: daysAgo(app.services, -15),
    });
    expect(early.body.errors[0]).toMatchObject({ pointer: "/goHomeDate" });
    const fine = await save({ birthDate: daysAgo(app.services, 40), goHomeDate: daysAgo(app.services, -16) });
    expect(fine.status).toBe(200);
  });

  it("refuses a breed that is none, and no way home, before anything is written", async () => {
    for (
      const [field, value] of [["breedId", crypto.randomUUID()], ["deliveryOptions", ["honest", "none"]]]
    ) {
      const { status, body } = await save({ [field as string]: value });
      expect([status, body.errors?.[0].pointer]).toEqual([422, `/${field}`]);
    }
  });

  it("takes choices back that a new breed does not know", async () => {
    const doodle = await addBreed(app.services, {
      name: `Doodle ${app.services.newId()}`,
      size_class_set: "doodle",
      facts: JSON.stringify({ hybrid: true }),
    });
    const plain = await addBreed(app.services);
    const { body } = await save({
      type: "Dog",
      breedId: doodle.id,
      sizeClass: "Petite",
      generation: "F1b",
      color: "Ruby",
    });
    expect(body.petDetails).toMatchObject({ sizeClass: "Petite", generation: "F1b" });
    const changed = (await save({ id: body.petDetails.id, breedId: plain.id })).body.petDetails;
    expect(changed.sizeClass).toBeUndefined();
    expect(changed.generation).toBeUndefined();
    expect(changed.color).toBe("Ruby");
    const cleared = await save({ id: body.petDetails.id, clear: ["generation", "litterId"] });
    expect(cleared.status).toBe(200);
  });

  it("knows only sires and dams of one's own, each of its sex", async () => {
    const breed = await addBreed(app.services);
    const of = { breeder_id: breeder.breederId, breed_id: breed.id };
    const dam = await addParent(app.services, of);
    const foreign = await addParent(app.services, { ...of, breeder_id: other.breederId });
    expect((await save({ damId: dam.id })).body.petDetails.damId).toBe(dam.id);
    expect((await save({ sireId: dam.id })).body.code).toBe("parents_do_not_fit");
    expect((await save({ damId: foreign.id })).body.code).toBe("parents_do_not_fit");
    expect((await save({ litterId: foreign.id })).body.code).toBe("parents_do_not_fit");
  });
});

describe("addListing", () => {
  it("waits for the terms in force, and loses nothing meanwhile", async () => {
    const owner = app.db.updateTable("users").where("id", "=", breeder.id);
    const { id } = (await save(await complete())).body.petDetails;
    await owner.set({ terms_version: "2020-01-01" }).execute();
    const early = await call(breeder, "POST", "/v1/breeders/pets/add", { id });
    expect([early.status, early.body.code]).toEqual([422, "terms_not_accepted"]);
    expect((await save({ id, weightLb: 6 })).body.petDetails.weightLb).toBe(6);
    const { body } = await call(breeder, "PUT", "/v1/users/terms", { termsVersion: TERMS_VERSION });
    expect(body.user.acceptedTerms.version).toBe(TERMS_VERSION);
    expect((await call(breeder, "POST", "/v1/breeders/pets/add", { id })).status).toBe(200);
  });

  it("names what is missing, and hands a complete draft to staff", async () => {
    const fields = await complete();
    const { body } = await save({ ...fields, weightLb: null });
    const { id } = body.petDetails;
    const early = await call(breeder, "POST", "/v1/breeders/pets/add", { id });
    expect([early.status, early.body.code]).toEqual([422, "listing_incomplete"]);
    expect(early.body.errors[0].pointer).toBe("/weightLb");
    await save({ id, weightLb: 5 });
    const done = await call(breeder, "POST", "/api/breeders/add-new-pet", { id });
    expect(done.body.petDetails).toMatchObject({ status: "in-review", statusLabel: "In Review" });
    const again = await call(breeder, "POST", "/v1/breeders/pets/add", { id });
    expect([again.status, again.body.code]).toEqual([409, "listing_not_draft"]);
    const queue = await call(staff, "GET", "/v1/admin/listings");
    expect(queue.body.pets.at(-1)).toMatchObject({
      pet: { id, name: "Maple" },
      breeder: { id: breeder.breederId },
    });
  });

  it("goes straight to the public for a trusted breeder", async () => {
    const row = await addBreeder(app.services, { auto_approve: true });
    const trusted = { id: row.user.id, headers: await bearer(app.services, row.user) };
    const { body } = await save(await complete(trusted), trusted);
    const done = await call(trusted, "POST", "/v1/breeders/pets/add", { id: body.petDetails.id });
    expect(done.body.petDetails.status).toBe("available");
    expect((await publicPet(body.petDetails.id)).name).toBe("Maple");
  });

  it("goes to staff again, also for a trusted breeder, after staff rejected it or a change", async () => {
    const row = await addBreeder(app.services, { auto_approve: true });
    const trusted = { id: row.user.id, headers: await bearer(app.services, row.user) };
    const { body } = await save(await complete(trusted), trusted);
    const { id } = body.petDetails;
    await app.db.updateTable("pets").set({ status: "rejected" }).where("id", "=", id).execute();
    const again = await call(trusted, "POST", "/v1/breeders/pets/add", { id });
    expect(again.body.petDetails.status).toBe("in-review");
    const approved = await call(staff, "POST", `/v1/admin/listings/${id}/decide`, { status: "available" });
    expect(approved.status).toBe(200);

    const rename = (name: string) => call(trusted, "PUT", "/v1/breeders/pets/update", { id, name });
    const decided = (status: "accepted" | "rejected", at: number) =>
      app.db.insertInto("change_requests").values({
        id: app.services.newId(),
        pet_id: id,
        kind: "name",
        status,
        old_text: "Maple",
        new_text: "Call me",
        decided_at: new Date(at),
      }).execute();
    await decided("rejected", Date.now() - 2000);
    expect((await rename("Hazel")).status).toBe(200);
    expect((await publicPet(id)).name).toBe("Maple");
    await decided("accepted", Date.now() - 1000);
    expect((await rename("Hazel")).status).toBe(200);
    expect((await publicPet(id)).name).toBe("Hazel");
  });

  it("comes back from staff with a reason, is put right, and is found by search when approved", async () => {
    const { body } = await save(await complete());
    const { id } = body.petDetails;
    await call(breeder, "POST", "/v1/breeders/pets/add", { id });
    const path = `/v1/admin/listings/${id}/decide`;
    expect((await call(staff, "POST", path, { status: "rejected" })).body.code).toBe("reason_missing");
    expect(
      (await call(staff, "POST", path, { status: "rejected", reason: "Two puppies in one picture." })).status,
    )
      .toBe(200);
    const back = (await save({ id, imageKeys: [await photo()] })).body.petDetails;
    expect(back).toMatchObject({ status: "rejected", statusLabel: "Needs Review" });
    expect(back.events[0]).toMatchObject({
      status: "rejected",
      actor: "admin",
      reason: "Two puppies in one picture.",
    });
    await call(breeder, "POST", "/v1/breeders/pets/add", { id });
    await call(staff, "POST", path, { status: "available" });
    const { breed } = await publicPet(id);
    const found = await (await app.fetch(`/v1/pets/search/lean?type=Dog&breed=${breed.id}`)).json();
    expect(found.data.pets.map((pet: Body) => pet.id)).toEqual([id]);
    const mails = await app.services.db.selectFrom("mails").select(["subject"]).where(
      "user_id",
      "=",
      breeder.id,
    )
      .orderBy("id").execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your listing for Maple needs a change",
      "Maple is live",
    ]);
  });
});

describe("updateListing", () => {
  it("changes facts of a live listing at once, and asks staff about words and pictures", async () => {
    const pet = await live();
    const key = await photo();
    const changed = await change({
      id: pet.id,
      priceCents: 240_000,
      name: "Maple Rose",
      description: "The first at the gate.",
      imageKeys: [key, ...pet.imageKeys],
    });
    expect(changed.status).toBe(200);
    expect(changed.body.pet).toMatchObject({
      id: pet.id,
      priceCents: 240_000,
      name: "Maple",
      imageKeys: pet.imageKeys,
    });
    expect(changed.body.pet.pendingChanges).toEqual(["description", "name", "photo"]);
    expect(await publicPet(pet.id)).toMatchObject({ name: "Maple", priceCents: 240_000 });

    const queue = (await call(staff, "GET", "/v1/admin/change-requests")).body.changeRequests
      .filter((one: Body) => one.petId === pet.id);
    expect(queue.map(({ kind }: Body) => kind).sort()).toEqual(["description", "name", "photo"]);
    for (const one of queue) {
      const decided = await call(staff, "POST", `/v1/admin/change-requests/${one.id}/decide`, {
        decision: "accept",
      });
      expect([decided.status, decided.body.changeRequest.status]).toEqual([200, "accepted"]);
      const again = await call(staff, "POST", `/v1/admin/change-requests/${one.id}/decide`, {
        decision: "accept",
      });
      expect([again.status, again.body.code]).toEqual([409, "transition_not_allowed"]);
    }
    const after = await publicPet(pet.id);
    expect(after).toMatchObject({ name: "Maple Rose", description: "The first at the gate." });
    expect(after.slug).toMatch(/^maple-rose-/);
    expect(after.images).toHaveLength(2);
    expect(after.defaultImage.key).not.toBe(pet.imageKeys[0]);
  });

  it("keeps the old version when staff refuse, with the reason, and lets the new picture go", async () => {
    const pet = await live();
    const { body } = await change({ id: pet.id, imageKeys: [await photo()] });
    expect(body.pet.pendingChanges).toEqual(["photo"]);
    const one = (await call(staff, "GET", "/v1/admin/change-requests?kind=photo")).body.changeRequests
      .find((each: Body) => each.petId === pet.id);
    const newKey = one.newImages[0].key;
    const path = `/v1/admin/change-requests/${one.id}/decide`;
    expect((await call(staff, "POST", path, { decision: "reject" })).body.code).toBe("reason_missing");
    expect((await call(staff, "POST", path, { decision: "reject", reason: "Blurred." })).status).toBe(200);
    expect((await publicPet(pet.id)).images.map(({ key }: Body) => key)).toEqual(pet.imageKeys);
    const file = await app.services.db.selectFrom("files").select("state").where("key", "=", newKey)
      .executeTakeFirst();
    expect(file?.state ?? "leaving").toBe("leaving");
  });

  it("replaces an open wish by a newer one, and forgets it when it asks for nothing new", async () => {
    const pet = await live();
    await change({ id: pet.id, name: "Rose" });
    await change({ id: pet.id, name: "Rosie" });
    const open = await app.services.db.selectFrom("change_requests").select(["new_text", "status"])
      .where("pet_id", "=", pet.id).orderBy("created_at").execute();
    expect(open).toEqual([{ new_text: "Rose", status: "withdrawn" }, { new_text: "Rosie", status: "open" }]);
    expect((await change({ id: pet.id, name: "Maple" })).body.pet.pendingChanges).toEqual([]);
  });

  it("puts pictures in another order without asking", async () => {
    const { body } = await save({ ...(await complete()), imageKeys: [await photo(), await photo()] });
    const { id, imageKeys } = body.petDetails;
    await call(breeder, "POST", "/v1/breeders/pets/add", { id });
    await call(staff, "POST", `/v1/admin/listings/${id}/decide`, { status: "available" });
    const turned = await change({ id, imageKeys: imageKeys.toReversed() });
    expect(turned.body.pet).toMatchObject({ imageKeys: imageKeys.toReversed(), pendingChanges: [] });
  });

  it("refuses what would make a live listing incomplete, what is sold, and what is another's", async () => {
    const pet = await live();
    const bare = await change({ id: pet.id, priceCents: null });
    expect([bare.status, bare.body.errors?.[0]?.pointer]).toEqual([422, "/priceCents"]);
    expect((await change({ id: pet.id, imageKeys: [] })).body.code).toBe("listing_incomplete");
    expect((await change({ id: pet.id, priceCents: 1 }, other)).status).toBe(404);
    const sold = await addPet(app.services, { breeder_id: breeder.breederId, status: "sold" });
    expect((await change({ id: sold.id, weightLb: 7 })).body.code).toBe("transition_not_allowed");
    const reserved = await addPet(app.services, { breeder_id: breeder.breederId, status: "reserved" });
    expect((await change({ id: reserved.id, priceCents: 1 })).body.code).toBe("transition_not_allowed");
    expect((await change({ id: reserved.id, weightLb: 7 })).status).toBe(200);
    expect((await change({ priceCents: 1 })).status).toBe(422);
  });
});

describe("deleteListing", () => {
  it("deletes drafts and listings that nobody reserved, with their files; others can be archived", async () => {
    const pet = await live();
    expect((await call(other, "DELETE", `/v1/breeders/pets/${pet.id}/delete`)).status).toBe(404);
    expect((await call(breeder, "DELETE", `/v1/breeders/pets/${pet.id}/delete`)).body).toEqual({
      id: pet.id,
    });
    expect((await app.fetch(`/v1/pets/${pet.id}`)).status).toBe(404);
    const files = await app.services.db.selectFrom("files").select("key").where("owner_id", "=", breeder.id)
      .where("state", "=", "attached").execute();
    expect(files).toEqual([]);
    const sold = await addPet(app.services, { breeder_id: breeder.breederId, status: "sold-external" });
    const kept = await call(breeder, "DELETE", `/api/breeders/delete-pet?id=${sold.id}`);
    expect([kept.status, kept.body.code]).toEqual([409, "archive_instead"]);
  });

  it("deletes several, all or none", async () => {
    const [a, b] = [await live(), await live()];
    const sold = await addPet(app.services, { breeder_id: breeder.breederId, status: "sold" });
    const refused = await call(breeder, "DELETE", "/api/breeders/pets", { ids: [a.id, sold.id, b.id] });
    expect(refused.status).toBe(409);
    expect(await publicPet(a.id)).toBeTruthy();
    const done = await call(breeder, "DELETE", "/api/breeders/pets", { ids: [a.id, b.id] });
    expect(done.body).toEqual({ message: "2 listings were deleted." });
  });
});

describe("listOwnPets", () => {
  it("shows one's own listings in every order, page after page, each once", async () => {
    const breed = await addBreed(app.services);
    for (let index = 0; index < 40; index++) {
      await addPet(app.services, {
        breeder_id: breeder.breederId,
        breed_id: breed.id,
        price_cents: 100_000 + (index % 7) * 1_000,
        status: index % 11 === 0 ? "not-approved-internal" : "available",
      });
    }
    await addPet(app.services, { breeder_id: other.breederId });
    for (const sort of ["updated", "name", "price", "views"]) {
      const first = await call(breeder, "GET", `/v1/breeders/pets?sort=${sort}`);
      expect(schemas.OwnPetsAnswer.safeParse(first.body).error).toBeUndefined();
      const cursor = encodeURIComponent(first.body.nextCursor);
      const next = await call(breeder, "GET", `/v1/breeders/pets?sort=${sort}&cursor=${cursor}`);
      const all = [...first.body.pets, ...next.body.pets];
      expect(new Set(all.map(({ id }) => id)).size).toBe(40);
      expect(next.body.nextCursor).toBeNull();
      if (sort === "price") {
        const prices = all.map(({ priceCents }) => priceCents);
        expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      }
    }
    const review = await call(breeder, "GET", "/api/breeders/pets?status=in-review");
    expect(review.body.pets).toHaveLength(4);
    expect(review.body.pets[0].statusLabel).toBe("In Review");
    expect(review.body.counts).toContainEqual({ status: "available", label: "Available", count: 36 });
    expect((await call(breeder, "GET", "/v1/breeders/pets?q=100%25_")).body.pets).toEqual([]);
    expect((await call(breeder, "GET", "/v1/breeders/pets?cursor=bm9wZQ")).status).toBe(400);
  });
});

describe("reportListing", () => {
  const reportsOf = async (petId: string) =>
    (await app.db.selectFrom("report_voices as v").innerJoin("reports as r", "r.id", "v.report_id").select(
      "v.id",
    )
      .where("r.subject_id", "=", petId).execute()).length;

  it("takes none of somebody who isn't signed in or hasn't confirmed their email", async () => {
    const pet = await live();
    const path = `/v1/pets/${pet.id}/report`;
    const unknown = await app.fetch(path, { method: "POST", json: { reason: "other" } });
    expect(unknown.status).toBe(401);
    const unconfirmed = await bearer(app.services, await addUser(app.services, { email_verified_at: null }));
    const refused = await app.fetch(path, {
      method: "POST",
      headers: unconfirmed,
      json: { reason: "other" },
    });
    expect([refused.status, (await refused.json()).code]).toEqual([409, "email_not_verified"]);
    expect(await reportsOf(pet.id)).toBe(0);
  });

  it("counts verified breeders exactly while they all report at once, and takes over reports of the last version", async () => {
    const pet = await live();
    const people = await Promise.all(Array.from({ length: 4 }, () => addBreeder(app.services)));
    const subject = { kind: "listing", subjectId: pet.id, details: "Odd." } as const;
    const all = await Promise.all(
      people.flatMap(({ user: { id } }) => [id, id, id]).map((reporterId) =>
        withTx(app.db, (trx) => report(trx, app.services, { ...subject, reporterId }))
      ),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    expect([...new Set(all.map(({ verifiedCount }) => verifiedCount))].sort()).toEqual([1, 2, 3, 4]);
    await app.db.insertInto("listing_reports").values({
      id: app.services.newId(),
      pet_id: pet.id,
      reporter_id: null,
      reporter_hash: new Uint8Array(16),
      reason: "other",
    }).execute();
    expect(await reportsOf(pet.id)).toBe(5);
    const open = await app.db.selectFrom("reports").select("status").where("subject_id", "=", pet.id)
      .execute();
    expect(open).toEqual([{ status: "open" }]);
  });

  it("takes one report of a person", async () => {
    const pet = await live();
    const report = () =>
      call(other, "POST", `/v1/pets/${pet.id}/report`, { reason: "wrong-facts", details: "Older." });
    const first = await report();
    expect(first.status).toBe(200);
    expect((await report()).body).toEqual(first.body);
    const hidden = await addPet(app.services, { breeder_id: breeder.breederId, status: "in-review" });
    expect((await call(other, "POST", `/v1/pets/${hidden.id}/report`, { reason: "other" })).status).toBe(404);
    const gone = await addBreeder(app.services);
    const theirs = await addPet(app.services, { breeder_id: gone.id });
    await app.services.db.updateTable("users").set({ account_status: "Suspended" })
      .where("id", "=", gone.user.id).execute();
    await refreshCards(app.services.db, [theirs.id]);
    expect((await call(other, "POST", `/v1/pets/${theirs.id}/report`, { reason: "other" })).status).toBe(404);
  });
});
