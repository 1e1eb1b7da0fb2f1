import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { addBreed, addBreeder, addParent, addPet, addUser, bearer, daysAgo } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
type Person = { id: string; breederId: string; headers: { authorization: string } };
let breeder: Person;
let other: Person;

beforeAll(async () => {
  app = await startApp({ features: ["files", "listings", "litters", "parents", "pets"] });
});
afterAll(() => app.close());
beforeEach(async () => {
  const seller = async () => {
    const row = await addBreeder(app.services);
    return { id: row.user.id, breederId: row.id, headers: await bearer(app.services, row.user) };
  };
  breeder = await seller();
  other = await seller();
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

describe("parents", () => {
  it("are added with pictures and documents, changed, shown, and taken off the page", async () => {
    const breed = await addBreed(app.services);
    const image = await upload(app, breeder.headers, "parent-image", await made.jpeg());
    const document = await upload(
      app,
      breeder.headers,
      "health-document",
      await made.jpeg(),
    );
    const fields = {
      name: "Clementine",
      type: "Dog",
      sex: "Female",
      breedId: breed.id,
      birthDate: daysAgo(app.services, 900),
      color: "Ruby",
      weightLb: 15,
      registries: ["AKC"],
      healthTests: [{
        type: "Cardiac",
        laboratory: "OFA",
        result: "Normal",
        testedOn: null,
        documentKey: document,
      }],
      imageKeys: [image],
    };
    const added = await call(breeder, "POST", "/v1/breeders/pets/parents/add", fields);
    expect([added.status, added.body.petDetails?.statusLabel]).toEqual([200, "In Review"]);
    expect(schemas.ParentDetailsAnswer.safeParse(added.body).error).toBeUndefined();
    const { id, imageKeys, healthTests } = added.body.petDetails;
    expect(added.body.petDetails.images[0]).toMatchObject({ width: 320, height: 240 });
    const admin = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
    const decided = await app.fetch(`/v1/admin/parents/${id}/decide`, {
      method: "POST",
      headers: admin,
      json: { decision: "approve" },
    });
    expect(decided.status).toBe(200);
    const shown = await (await app.fetch(`/v1/breeders/${breeder.breederId}/pets/parents`)).json();
    expect(shown.petParents.map((parent: Body) => parent.name)).toEqual(["Clementine"]);
    expect(JSON.stringify(shown)).not.toContain(healthTests[0].documentKey);

    const again = { ...fields, name: "Clemmie", imageKeys, healthTests };
    const changed = await call(breeder, "PUT", "/api/breeders/parents/update", {
      id,
      parent: again,
      status: "no-longer-available",
    });
    expect(changed.body.petDetails).toMatchObject({
      name: "Clemmie",
      imageKeys,
      status: "no-longer-available",
    });
    expect((await (await app.fetch(`/v1/breeders/${breeder.breederId}/pets/parents`)).json()).petParents)
      .toEqual([]);
    expect((await call(other, "PUT", "/v1/breeders/pets/parents/update", { id, parent: fields })).status)
      .toBe(404);
    expect((await call(other, "DELETE", `/v1/breeders/pets/parents/${id}/delete`)).status).toBe(404);
    expect((await call(breeder, "DELETE", `/v1/breeders/pets/parents/${id}/delete`)).body).toEqual({ id });
    expect((await call(breeder, "GET", "/v1/breeders/pets/parents")).body.petParents).toEqual([]);
    const left = await app.services.db.selectFrom("files").select("state").where("owner_id", "=", breeder.id)
      .where("state", "=", "attached").execute();
    expect(left).toEqual([]);
  });

  it("are old enough, of a breed that fits, and stay while a listing names them", async () => {
    const breed = await addBreed(app.services);
    const fields = {
      name: "Rex",
      type: "Cat",
      sex: "Male",
      breedId: breed.id,
      birthDate: daysAgo(app.services, 100),
    };
    const wrong = await call(breeder, "POST", "/v1/breeders/pets/parents/add", fields);
    expect(wrong.body.errors.map(({ pointer }: Body) => pointer)).toEqual(["/breedId", "/birthDate"]);
    const dam = await addParent(app.services, { breeder_id: breeder.breederId, breed_id: breed.id });
    await addPet(app.services, { breeder_id: breeder.breederId, breed_id: breed.id, dam_id: dam.id });
    const used = await call(breeder, "DELETE", `/api/breeders/parents/${dam.id}/delete`);
    expect([used.status, used.body.code]).toEqual([409, "parent_in_use"]);
  });
});

describe("litters", () => {
  it("are planned, expected and born, with sire and dam of one's own", async () => {
    const breed = await addBreed(app.services);
    const of = { breeder_id: breeder.breederId, breed_id: breed.id };
    const dam = await addParent(app.services, of);
    const sire = await addParent(app.services, { ...of }, { sex: "Male" });
    const body = { name: "Spring", state: "planned", breedId: breed.id, sireId: sire.id, damId: dam.id };
    const added = await call(breeder, "POST", "/v1/breeders/litters", body);
    expect(added.status, JSON.stringify(added.body)).toBeLessThan(300);
    expect(schemas.OwnLitterAnswer.safeParse(added.body).error).toBeUndefined();
    const { id } = added.body.litter;
    const path = `/v1/breeders/litters/${id}`;
    const twisted = await call(breeder, "PUT", path, { ...body, sireId: dam.id });
    expect(twisted.body.code).toBe("parents_do_not_fit");
    expect((await call(breeder, "PUT", path, { ...body, state: "born" })).body.errors[0].pointer).toBe(
      "/birthDate",
    );
    const birthDate = daysAgo(app.services, 3);
    const early = await call(breeder, "PUT", path, {
      ...body,
      state: "born",
      birthDate,
      goHomeDate: daysAgo(app.services, -40),
    });
    expect(early.body.errors[0].pointer).toBe("/goHomeDate");
    const born = await call(breeder, "PUT", path, { ...body, state: "born", birthDate });
    expect(born.body.litter).toMatchObject({
      state: "born",
      birthDate,
      sire: { id: sire.id },
      dam: { id: dam.id },
    });
    expect((await call(breeder, "PUT", path, body)).body.code).toBe("transition_not_allowed");
    expect((await call(other, "PUT", path, body)).status).toBe(404);
    expect((await call(other, "DELETE", path)).status).toBe(404);

    const draft = await call(breeder, "POST", "/v1/breeders/pets/new/progress", {
      litterId: id,
      type: "Dog",
    });
    expect(draft.body.petDetails).toMatchObject({
      sireId: sire.id,
      damId: dam.id,
      birthDate,
      breed: { id: breed.id },
    });
    const [listed] = (await call(breeder, "GET", "/v1/breeders/litters")).body.litters;
    expect(listed).toMatchObject({
      petsCount: 1,
      pets: [{ id: draft.body.petDetails.id, name: null, status: "in-progress", statusLabel: "Draft" }],
    });
    expect((await call(breeder, "DELETE", path)).body.code).toBe("litter_in_use");
    await call(breeder, "DELETE", `/v1/breeders/pets/${draft.body.petDetails.id}/delete`);
    expect((await call(breeder, "DELETE", path)).body).toEqual({ id });
    expect((await call(breeder, "GET", "/v1/breeders/litters")).body.litters).toEqual([]);
  });

  it("make brothers and sisters, those that can be had first", async () => {
    const breed = await addBreed(app.services);
    const of = { breeder_id: breeder.breederId, breed_id: breed.id };
    const litter = app.services.newId();
    await app.services.db.insertInto("litters").values({
      id: litter,
      ...of,
      name: "Spring",
      state: "planned",
    }).execute();
    const pet = await addPet(app.services, { ...of, litter_id: litter, name: "Maple" });
    await addPet(app.services, { ...of, litter_id: litter, name: "Aster", status: "sold" });
    await addPet(app.services, { ...of, litter_id: litter, name: "Poppy" });
    await addPet(app.services, { ...of, litter_id: litter, name: "Hidden", status: "in-review" });
    await addPet(app.services, { ...of, name: "Stranger" });
    const paths = [
      `/v1/pets/siblings/${pet.id}`,
      `/api/pet/siblings/${pet.id}`,
      `/api/pet/siblings?id=${pet.id}`,
    ];
    for (const path of paths) {
      const body = await (await app.fetch(path)).json();
      expect(body.pets.map(({ name }: Body) => name)).toEqual(["Poppy", "Aster"]);
    }
    expect((await app.fetch(`/v1/pets/siblings/${app.services.newId()}`)).status).toBe(404);
  });
});
