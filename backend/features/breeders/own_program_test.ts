import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
type Person = { id: string; breederId: string; headers: { authorization: string } };
let breeder: Person;

beforeAll(async () => {
  app = await startApp({ features: ["breeders", "files", "listings", "pets"] });
});
afterAll(() => app.close());
beforeEach(async () => {
  const row = await addBreeder(app.services);
  breeder = { id: row.user.id, breederId: row.id, headers: await bearer(app.services, row.user) };
  await app.services.db.insertInto("places").values([
    { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.56, longitude: -123.26 },
    { zip: "98101", city: "Seattle", state: "WA", latitude: 47.61, longitude: -122.33 },
  ]).onConflict((conflict) => conflict.doNothing()).execute();
});

async function call(method: string, path: string, json?: unknown): Promise<{ status: number; body: Body }> {
  const response = await app.fetch(path, {
    method,
    headers: breeder.headers,
    ...(json === undefined ? {} : { json }),
  });
  return { status: response.status, body: await response.json() };
}
const update = (body: unknown, id = breeder.breederId) =>
  call("PUT", `/v1/breeders/profile/${id}/update`, body);

describe("updateBreederProfile", () => {
  // Before verification, name and place change at once.
  beforeEach(async () => {
    await app.db.updateTable("breeders").set({ verification: "needs-info" })
      .where("id", "=", breeder.breederId).execute();
  });

  it("changes what is sent, and its animals move along", async () => {
    const pet = await addPet(app.services, { breeder_id: breeder.breederId });
    const sold = await addPet(app.services, { breeder_id: breeder.breederId, status: "sold" });
    const image = await upload(app, breeder.headers, "profile-image", await made.jpeg());
    const { status, body } = await update({
      name: "Willow Creek",
      story: "Two litters a year.",
      profileImageKey: image,
      depositRefundPercent: 100,
      breederProgramAddress: {
        address_components: [
          { types: ["street_number"], long_name: "12", short_name: "12" },
          { types: ["locality", "political"], long_name: "Seattle", short_name: "Seattle" },
          { types: ["administrative_area_level_1", "political"], long_name: "Washington", short_name: "WA" },
          { types: ["postal_code"], long_name: "98101", short_name: "98101" },
        ],
      },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(schemas.BreederProfileAnswer.safeParse(body).error).toBeUndefined();
    expect(body.breederProfile).toMatchObject({
      name: "Willow Creek",
      cityAndState: "Seattle, WA",
      depositRefundPercent: 100,
    });
    expect(body.breederProfile.profileImageURL).toMatch(/^\/media\/u-/);
    const street = body.breederProfile.breederProgramAddress.address_components
      .some(({ types }: Body) => types.includes("street_number"));
    expect(street).toBe(false);
    const cards = await app.services.db.selectFrom("pets").select(["id", "city"])
      .where("id", "in", [pet.id, sold.id]).execute();
    const cityOf = (id: string) => cards.find((card) => card.id === id)?.city;
    expect([cityOf(pet.id), cityOf(sold.id)]).toEqual(["Seattle", "Corvallis"]);
    expect((await update({ profileImageKey: null })).body.breederProfile.profileImageURL).toBe("/avatar.png");
  });

  it("keeps the pictures of the page when other things change, and lets go of those that are replaced", async () => {
    const keys = await Promise.all(
      ["profileImageKey", "coverKey"].map(async () =>
        upload(app, breeder.headers, "profile-image", await made.jpeg())
      ),
    );
    await update({ profileImageKey: keys[0], coverKey: keys[1] });
    const { avatar_key, cover_key } = await app.services.db.selectFrom("breeders")
      .select(["avatar_key", "cover_key"]).where("id", "=", breeder.breederId).executeTakeFirstOrThrow();
    const stateOf = async (key: string | null) =>
      (await app.services.db.selectFrom("files").select("state").where("key", "=", key!).executeTakeFirst())
        ?.state ?? "leaving";
    await update({ story: "We raise one litter a year." });
    expect(await Promise.all([avatar_key, cover_key].map(stateOf))).toEqual(["attached", "attached"]);
    await update({ coverKey: null });
    expect(await Promise.all([avatar_key, cover_key].map(stateOf))).toEqual(["attached", "leaving"]);
  });

  it("measures a name in characters, as it is stored", async () => {
    const { status, body } = await update({ name: "L " });
    expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([422, "/name", "too_short"]);
    expect((await update({ name: ` ${"L🐶".repeat(60)} ` })).body.breederProfile.name).toBe("L🐶".repeat(60));
  });

  it("refuses a place that is none, another's page, and a file of another", async () => {
    expect((await update({ postalCode: "00000" })).body.code).toBe("zip_unknown");
    const other = await addBreeder(app.services);
    expect((await update({ name: "Mine" }, other.id)).status).toBe(404);
    const theirs = await upload(
      app,
      await bearer(app.services, other.user),
      "profile-image",
      await made.jpeg(),
    );
    expect((await update({ coverKey: theirs })).body.code).toBe("file_not_usable");
    expect((await call("PUT", "/api/user/breeder/update", { postalCode: "98101" })).body.breederProfile.city)
      .toBe("Seattle");
  });
});

describe("getBreederData and getDashboardPreview", () => {
  it("tell a breeder how things stand, also at the path without a prefix", async () => {
    await addPet(app.services, { breeder_id: breeder.breederId });
    await addPet(app.services, { breeder_id: breeder.breederId, status: "rejected", name: "Otis" });
    const { body } = await call("GET", "/api/user/breeder/");
    expect(schemas.BreederDataAnswer.safeParse(body).error).toBeUndefined();
    expect(body.breederData.listingsByStatus).toEqual([
      { status: "available", label: "Available", count: 1 },
      { status: "rejected", label: "Needs Review", count: 1 },
    ]);
    expect(body.breederData.phoneNumber).toBeNull();
    await update({ phoneNumber: "+15415550142" });
    const { body: changed } = await call("GET", "/api/user/breeder/");
    expect(changed.breederData.phoneNumber).toBe("+15415550142");
    expect(JSON.stringify(changed.breederData.breederProfile)).not.toContain("5415550142");
    expect((await call("GET", "/user/breeder/")).body).toEqual(changed);
    const preview = await call("GET", "/v1/breeder/dashboard/preview");
    expect(schemas.DashboardPreviewAnswer.safeParse(preview.body).error).toBeUndefined();
    expect(preview.body.data.tasks.map(({ kind }: Body) => kind)).toEqual(["listing-rejected"]);
    expect((await call("GET", "/api/breeders/preview")).body).toEqual(preview.body);
  });

  it("count each visitor of a day once", async () => {
    const pet = await addPet(app.services, { breeder_id: breeder.breederId });
    const visitors = await Promise.all(
      [1, 2].map(async () => bearer(app.services, await addUser(app.services))),
    );
    for (const headers of [...visitors, visitors[0]!]) {
      await app.fetch(`/v1/pets/increment_view/${pet.id}`, { method: "PUT", headers });
    }
    const { body } = await call("GET", "/v1/breeder/dashboard/preview");
    expect(body.data).toMatchObject({ viewsThisWeek: 2, viewsLastWeek: 0 });
  });
});

describe("uploadPetVideo", () => {
  it("takes a film for a draft, and refuses what is none", async () => {
    const draft = await call("POST", "/v1/breeders/pets/new/progress", { name: "Maple" });
    const send = async (bytes: Uint8Array<ArrayBuffer>, path: string) => {
      const form = new FormData();
      form.append("petId", draft.body.petDetails.id);
      form.append("video", new File([bytes], "maple.mp4", { type: "video/mp4" }));
      const response = await app.fetch(path, { method: "POST", headers: breeder.headers, body: form });
      return { status: response.status, body: await response.json() };
    };
    const done = await send(made.film(), "/v1/breeders/pets/video/upload");
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const saved = await call("POST", "/v1/breeders/pets/new/progress", { id: draft.body.petDetails.id });
    expect(saved.body.petDetails.videoLocation).toBe(done.body.video.location);
    const twin = await send(made.film(), "/api/breeders/upload-pet-video");
    expect(twin.body.Location).toMatch(/^\/media\/u-[0-9a-f]{32}\.mp4$/);
    expect((await send(await made.jpeg(), "/v1/breeders/pets/video/upload")).body.code).toBe(
      "file_not_usable",
    );
  });
});
