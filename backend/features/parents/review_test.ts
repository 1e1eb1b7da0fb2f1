import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { addBreed, addBreeder, addParent, addPet, addUser, bearer, daysAgo } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
type Headers = { authorization: string };
let app: TestApp;
let staff: Headers;
let breed: Awaited<ReturnType<typeof addBreed>>;
let breeder: Awaited<ReturnType<typeof addBreeder>> & { headers: Headers };

beforeAll(async () => {
  app = await startApp({ features: ["files", "listings", "parents", "pets", "staff"] });
  staff = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
  breed = await addBreed(app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  const row = await addBreeder(app.services);
  breeder = { ...row, headers: await bearer(app.services, row.user) };
});

async function call(headers: Headers | null, method: string, path: string, json?: unknown) {
  const response = await app.fetch(path, {
    method,
    ...(headers ? { headers } : {}),
    ...(json === undefined ? {} : { json }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const decide = (id: string, json: unknown, who = staff) =>
  call(who, "POST", `/v1/admin/parents/${id}/decide`, json);
const fields = (change: object = {}) => ({
  name: "Clementine",
  type: "Dog",
  sex: "Female",
  breedId: breed.id,
  birthDate: daysAgo(app.services, 900),
  ...change,
});
const add = async (change: object = {}) =>
  (await call(breeder.headers, "POST", "/v1/breeders/pets/parents/add", fields(change))).body.petDetails;
const save = async (id: string, change: object = {}, status?: string) =>
  (await call(breeder.headers, "PUT", "/v1/breeders/pets/parents/update", {
    id,
    parent: fields(change),
    ...(status ? { status } : {}),
  })).body.petDetails;
async function queue(query = ""): Promise<Map<string, Body>> {
  const { body } = await call(staff, "GET", `/v1/admin/parents${query}`);
  const answer = schemas.ReviewParentsAnswer.safeParse(body);
  expect(answer.error).toBeUndefined();
  return new Map(answer.data!.parents.map((line) => [line.parent.id, line]));
}
const publicNames = async () =>
  (await call(null, "GET", `/v1/breeders/${breeder.id}/pets/parents`)).body.petParents.map((
    { name }: Body,
  ) => name);
/** Returns the dam as a pet's page shows it. */
async function damOf(id: string) {
  const pet = await addPet(app.services, { breeder_id: breeder.id, breed_id: breed.id, dam_id: id });
  return (await call(null, "GET", `/v1/pets/${pet.id}`)).body.pet.dam;
}
const mails = () =>
  app.db.selectFrom("mails").select(["kind", "subject", "text_body"]).where("user_id", "=", breeder.user.id)
    .orderBy("id").execute();

describe("a parent animal", () => {
  it("begins in review, may be named by a listing, and is verified by staff alone", async () => {
    const image = await upload(app, breeder.headers, "parent-image", await made.jpeg());
    const document = await upload(app, breeder.headers, "health-document", await made.jpeg());
    const test = {
      type: "Cardiac",
      laboratory: "OFA",
      result: "Normal",
      testedOn: null,
      documentKey: document,
    };
    const parent = await add({ imageKeys: [image], healthTests: [test], registries: ["AKC"] });
    expect(parent).toMatchObject({ status: "in-review", statusLabel: "In Review", reason: null });
    expect(await publicNames()).toEqual([]);
    const dam = await damOf(parent.id);
    expect(dam).toMatchObject({ isVerified: false, statusLabel: "Not yet verified" });
    // Staff have not reviewed the photo.
    expect(dam.image).toBeUndefined();

    const line = (await queue()).get(parent.id)!;
    expect(line).toMatchObject({ breeder: { id: breeder.id }, parent: { registries: ["AKC"] } });
    const { documentKey } = line.parent.healthTests[0];
    const paper = await call(
      staff,
      "GET",
      `/v1/files/download?fileKey=${encodeURIComponent(documentKey)}`,
    );
    expect([paper.status, line.parent.images.length]).toEqual([200, 1]);

    const mine = await decide(parent.id, { decision: "approve" }, breeder.headers);
    expect(mine.status).toBe(403);
    expect(
      await save(parent.id, {
        imageKeys: parent.imageKeys,
        healthTests: parent.healthTests,
        registries: ["AKC"],
      }, "live"),
    )
      .toMatchObject({ status: "in-review" });
    const approved = await decide(parent.id, { decision: "approve" });
    expect(approved.body.petDetails).toMatchObject({ status: "live", statusLabel: "Parent Verified" });
    expect(await publicNames()).toEqual(["Clementine"]);
    const verified = await damOf(parent.id);
    expect(verified).toMatchObject({ isVerified: true, statusLabel: "Parent Verified" });
    expect(verified.image.key).toBe(parent.imageKeys[0]);
    expect((await mails()).map(({ kind, subject }) => [kind, subject])).toEqual([
      ["parent-decided", "Clementine is verified"],
    ]);
    expect((await queue()).has(parent.id)).toBe(false);
  });

  it("goes back to its breeder with a reason, and waits again once it is changed", async () => {
    const { id } = await add();
    expect((await decide(id, { decision: "reject" })).body.code).toBe("reason_missing");
    const reason = "The certificate names another dog.";
    expect((await decide(id, { decision: "reject", reason })).body.petDetails).toMatchObject({
      status: "rejected",
      statusLabel: "Needs Review",
      reason,
    });
    expect((await mails())[0]!.text_body).toContain(reason);
    const { data } = (await call(breeder.headers, "GET", "/v1/breeder/dashboard/preview")).body;
    expect(data.tasks).toEqual([
      expect.objectContaining({ kind: "parent-rejected", url: `/breeder/parents/${id}` }),
    ]);
    expect([(await queue()).has(id), (await queue("?status=rejected")).has(id)]).toEqual([false, true]);
    expect(await save(id)).toMatchObject({ status: "rejected", reason });
    expect(await save(id, { registrationNumber: "TS41880217" })).toMatchObject({
      status: "in-review",
      reason: null,
    });
    expect((await queue()).has(id)).toBe(true);
    const log = (await call(staff, "GET", `/v1/admin/audit?subjectId=${id}`)).body.entries;
    expect(log).toEqual([
      expect.objectContaining({
        action: "parent-rejected",
        subjectKind: "parent",
        subjectName: "Clementine",
        reason,
      }),
    ]);
  });

  it("loses the mark by a change of what staff saw, keeps it by another, and comes back to the page with it", async () => {
    const { id } = await add();
    await decide(id, { decision: "approve" });
    expect(await save(id, { description: "Calm.", weightLb: 14 })).toMatchObject({ status: "live" });
    expect(await save(id, { description: "Calm." }, "no-longer-available")).toMatchObject({
      status: "no-longer-available",
    });
    expect((await damOf(id)).isVerified).toBe(true);
    expect(await save(id, {}, "live")).toMatchObject({ status: "live" });
    expect(await save(id, { geneticTesting: true })).toMatchObject({ status: "in-review" });
    expect(await publicNames()).toEqual([]);
    expect((await damOf(id)).statusLabel).toBe("Not yet verified");
  });

  it("shows the photo that staff have seen until they have seen the new one", async () => {
    const photo = async () => await upload(app, breeder.headers, "parent-image", await made.jpeg());
    const first = await add({ imageKeys: [await photo()] });
    await decide(first.id, { decision: "approve" });
    const second = await save(first.id, { imageKeys: [await photo(), ...first.imageKeys] });
    expect((await damOf(first.id)).image.key).toBe(first.imageKeys[0]);
    await decide(first.id, { decision: "approve" });
    expect((await damOf(first.id)).image.key).toBe(second.imageKeys[0]);
  });

  it("that was public before there was a review waits for it, with the photos that everybody knows", async () => {
    const of = { breeder_id: breeder.id, breed_id: breed.id };
    const old = await addParent(app.services, of, {
      verified_at: null,
      public_image_keys: null,
      image_keys: ["dog_mixed_natural_brown_puppy_portrait_garden_1"],
    });
    expect((await queue()).get(old.id)!.parent.status).toBe("in-review");
    expect(await publicNames()).toEqual([]);
    const dam = await damOf(old.id);
    expect([dam.isVerified, dam.image.key]).toEqual([
      false,
      "dog_mixed_natural_brown_puppy_portrait_garden_1",
    ]);
    expect((await decide(old.id, { decision: "approve" })).status).toBe(200);
    expect(await publicNames()).toEqual([old.name]);
  });

  it("is decided once by two members of staff, and not after a change that they have not seen", async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await add();
      const answers = await Promise.all([
        decide(id, { decision: "approve" }),
        decide(id, { decision: "reject", reason: "Too dark." }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await mails()).length).toBe(round + 1);
    }
    const { id, updatedAt } = await add();
    await save(id, { name: "Clemmie" });
    const late = await decide(id, { decision: "approve", updatedAt });
    expect([late.status, late.body.code]).toEqual([409, "transition_not_allowed"]);
  });

  it("is never live with a change that staff have not seen, made while they decide", async () => {
    for (let round = 0; round < 6; round++) {
      const { id, updatedAt } = await add();
      const [answer] = await Promise.all([
        decide(id, { decision: "approve", updatedAt }),
        save(id, { name: "Another Dog" }),
      ]);
      const row = await app.db.selectFrom("parents").select(["name", "status", "verified_at"]).where(
        "id",
        "=",
        id,
      )
        .executeTakeFirstOrThrow();
      expect([200, 409]).toContain(answer.status);
      expect(row).toEqual({ name: "Another Dog", status: "in-review", verified_at: null });
    }
  });

  it("is decided without an email to who wants none about listings", async () => {
    await app.db.updateTable("users").set({
      settings: JSON.stringify({ notifications: { email: { listing: false } } }),
    })
      .where("id", "=", breeder.user.id).execute();
    const { id } = await add();
    expect((await decide(id, { decision: "approve" })).status).toBe(200);
    expect(await mails()).toEqual([]);
    const told = await app.db.selectFrom("notifications").select("title")
      .where("user_id", "=", breeder.user.id).orderBy("created_at", "desc").executeTakeFirstOrThrow();
    expect(told.title).toMatch(/ is verified$/);
  });
});
