import { afterAll, beforeAll, expect, it } from "vitest";
import { addBreed, addBreeder, addParent, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  app = await startApp({ features: ["listings", "pets", "search", "staff", "users"] });
  headers = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
});
afterAll(() => app.close());

async function queue() {
  const response = await app.fetch("/v1/admin/listings", { headers });
  const answer = schemas.ReviewListingsAnswer.safeParse(await response.json());
  expect(answer.error).toBeUndefined();
  return new Map(answer.data!.pets.map((line) => [line.pet.id, line]));
}
const waiting = (change: Parameters<typeof addPet>[1]) =>
  addPet(app.services, { status: "in-review", submitted_at: app.services.now(), listed_at: null, ...change });

it("shows a listing as its page would, with its parents and their tests, before the public sees it", async () => {
  const breeder = await addBreeder(app.services);
  const breed = await addBreed(app.services);
  const dam = await addParent(app.services, { breeder_id: breeder.id, breed_id: breed.id });
  const tests = [{
    type: "Hips",
    laboratory: "OFA",
    result: "Good",
    testedOn: "2024-05-02",
    documentKey: "hips.pdf",
  }];
  await app.services.db.updateTable("parents").set({ health_tests: JSON.stringify(tests) }).where(
    "id",
    "=",
    dam.id,
  )
    .execute();
  const pet = await waiting({ breeder_id: breeder.id, dam_id: dam.id });
  const shown = (await queue()).get(pet.id)!.shown!;
  expect(shown).toMatchObject({ id: pet.id, name: pet.name, status: "in-review", listedAt: null });
  expect(shown.dam).toMatchObject({ name: dam.name, healthTests: [{ type: "Hips", result: "Good" }] });
  expect(JSON.stringify(shown)).not.toContain("hips.pdf");
  expect((await app.fetch(`/v1/pets/${pet.id}`)).status).toBe(404);
});

it("shows no page of one that its breeder is still changing, or whose breeder is suspended", async () => {
  const unfinished = await waiting({ weight_lb: null });
  const breeder = await addBreeder(app.services);
  const hidden = await waiting({ breeder_id: breeder.id });
  await app.services.db.updateTable("users").set({ account_status: "Suspended" }).where(
    "id",
    "=",
    breeder.user.id,
  )
    .execute();
  const lines = await queue();
  expect(lines.get(unfinished.id)!.pet.missing).toEqual(["weightLb"]);
  expect(lines.get(unfinished.id)!.shown).toBeUndefined();
  expect(lines.get(hidden.id)!.shown).toBeUndefined();
});

it("names the usual price of the breed, of what is for sale alone, and none for less than five", async () => {
  const breed = await addBreed(app.services);
  const others = (prices: number[], change: Parameters<typeof addPet>[1] = {}) =>
    Promise.all(
      prices.map((price_cents) => addPet(app.services, { breed_id: breed.id, price_cents, ...change })),
    );
  const pet = await waiting({ breed_id: breed.id, price_cents: 900_000 });
  const rescue = await waiting({ breed_id: breed.id, price_cents: 20_000, is_rescue: true });
  const usual = async (id: string) => (await queue()).get(id)!.usualPrice;
  await others([100_000, 200_000, 300_000, 400_000]);
  expect(await usual(pet.id)).toBeUndefined();
  await others([500_000]);
  await others([1, 2, 3], { status: "sold" });
  await others([1, 2, 3], { is_rescue: true });
  expect(await usual(pet.id)).toEqual({ lowCents: 140_000, highCents: 460_000, count: 5 });
  expect(await usual(rescue.id)).toBeUndefined();
});

it("lets one of two staff decide, and tells the other that it has been decided", async () => {
  const pet = await waiting({});
  const decide = (json: unknown) =>
    app.fetch(`/v1/admin/listings/${pet.id}/decide`, { method: "POST", headers, json });
  const answers = await Promise.all([
    decide({ status: "available" }),
    decide({ status: "rejected", reason: "The pictures show another animal." }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = await answers.find(({ status }) => status === 409)!.json();
  expect(refused.code).toBe("transition_not_allowed");
});

it("keeps from the breeder what staff say among themselves", async () => {
  const breeder = await addBreeder(app.services);
  const pet = await waiting({ breeder_id: breeder.id });
  const decide = (json: unknown) =>
    app.fetch(`/v1/admin/listings/${pet.id}/decide`, { method: "POST", headers, json });
  await decide({ status: "not-approved-internal", reason: "The pictures may be stolen." });
  await decide({ status: "in-review", reason: "They are not." });
  const answer = await decide({ status: "rejected", reason: "Please add the birth date." });
  expect(JSON.stringify(await answer.json())).toContain("may be stolen");
  const own = await app.fetch(`/v1/breeders/pets/${pet.id}/details`, {
    headers: await bearer(app.services, breeder.user),
  });
  expect(own.status).toBe(200);
  const { events } = (await own.json()).pet;
  expect(events).toEqual([
    expect.objectContaining({ status: "rejected", reason: "Please add the birth date." }),
  ]);
  const exported = await app.fetch("/v1/users/export", { headers: await bearer(app.services, breeder.user) });
  const everything = await exported.text();
  expect(everything).toContain("Please add the birth date.");
  expect(everything).not.toContain("may be stolen");
  expect(everything).not.toContain("They are not.");
});

it("exports to the breeder that a live listing was taken down, as the email has said", async () => {
  const breeder = await addBreeder(app.services);
  const pet = await addPet(app.services, { breeder_id: breeder.id });
  const decided = await app.fetch(`/v1/admin/listings/${pet.id}/decide`, {
    method: "POST",
    headers,
    json: { status: "not-approved-internal", reason: "Two buyers wrote to us." },
  });
  expect(decided.status).toBe(200);
  const exported = await app.fetch("/v1/users/export", { headers: await bearer(app.services, breeder.user) });
  // The reason appears in the listing's history, in the audit log, and in the message to the person.
  expect((await exported.text()).match(/Two buyers wrote to us\./g)).toHaveLength(3);
});

it.each([[true, 2], [false, 0]])(
  "writes of its decisions where emails about listings are on: %s",
  async (isOn, count) => {
    const breeder = await addBreeder(app.services);
    await app.services.db.updateTable("users")
      .set({ settings: JSON.stringify({ notifications: { email: { listing: isOn } } }) })
      .where("id", "=", breeder.user.id).execute();
    const pet = await waiting({ breeder_id: breeder.id });
    const decided = await app.fetch(`/v1/admin/listings/${pet.id}/decide`, {
      method: "POST",
      headers,
      json: { status: "available" },
    });
    const id = app.services.newId();
    await app.services.db.insertInto("change_requests").values({
      id,
      pet_id: pet.id,
      kind: "name" as const,
      old_text: pet.name,
      new_text: "Hazel",
    }).execute();
    const changed = await app.fetch(`/v1/admin/change-requests/${id}/decide`, {
      method: "POST",
      headers,
      json: { decision: "accept" },
    });
    expect([decided.status, changed.status]).toEqual([200, 200]);
    const mails = await app.services.db.selectFrom("mails").select("kind").where(
      "user_id",
      "=",
      breeder.user.id,
    )
      .execute();
    expect(mails).toHaveLength(count);
    const told = await app.services.db.selectFrom("notifications").select("topic")
      .where("user_id", "=", breeder.user.id).execute();
    expect(told).toEqual([{ topic: "listing" }, { topic: "listing" }]);
  },
);

it("keeps the day on which a listing was first public, however often it comes back", async () => {
  const breeder = await addBreeder(app.services);
  const own = await bearer(app.services, breeder.user);
  const lastWeek = new Date(app.services.now().getTime() - 7 * 86_400_000);
  const of = { breeder_id: breeder.id, listed_at: lastWeek };
  const [paused, sold] = [
    await addPet(app.services, of),
    await addPet(app.services, { ...of, status: "sold" }),
  ];
  const newer = await addPet(app.services, { breeder_id: breeder.id, breed_id: paused.breed_id });
  for (const status of ["temporary-pause", "available", "not-available", "available"]) {
    const json = { status };
    const moved = await app.fetch(`/v1/breeders/pets/${paused.id}/status`, {
      method: "PUT",
      headers: own,
      json,
    });
    expect(moved.status).toBe(200);
  }
  const back = await app.fetch(`/v1/admin/listings/${sold.id}/decide`, {
    method: "POST",
    headers,
    json: { status: "available", reason: "The sale was called off." },
  });
  expect(back.status).toBe(200);
  const rows = await app.services.db.selectFrom("pets").select("listed_at").where("id", "in", [
    paused.id,
    sold.id,
  ])
    .execute();
  expect(rows).toEqual([{ listed_at: lastWeek }, { listed_at: lastWeek }]);
  const found = await (await app.fetch(`/v1/pets/search/lean?breed=${paused.breed_id}`)).json();
  expect(found.data.pets.map(({ id }: { id: string }) => id)).toEqual([newer.id, paused.id]);
});

it("decides about words that the log cuts in the middle of an emoji", async () => {
  const pet = await addPet(app.services);
  const id = app.services.newId();
  await app.services.db.insertInto("change_requests").values({
    id,
    pet_id: pet.id,
    kind: "description" as const,
    old_text: "Loves the porch.",
    new_text: `${"a".repeat(999)}🐶 and naps.`,
  }).execute();
  const decided = await app.fetch(`/v1/admin/change-requests/${id}/decide`, {
    method: "POST",
    headers,
    json: { decision: "accept" },
  });
  expect(decided.status).toBe(200);
  const log = await (await app.fetch(`/v1/admin/audit?subjectId=${id}`, { headers })).json();
  expect(log.entries[0].changes[0].after).toBe(`${"a".repeat(999)}🐶`);
});

it("names the pet in the log of what was decided about its listing and about its changes", async () => {
  const pet = await addPet(app.services);
  const id = app.services.newId();
  await app.services.db.insertInto("change_requests").values({
    id,
    pet_id: pet.id,
    kind: "name",
    old_text: pet.name,
    new_text: "Hazel Blue",
  }).execute();
  const json = { decision: "accept" };
  const decided = await app.fetch(`/v1/admin/change-requests/${id}/decide`, {
    method: "POST",
    headers,
    json,
  });
  expect(decided.status).toBe(200);
  const log = await (await app.fetch(`/v1/admin/audit?subjectId=${id}`, { headers })).json();
  expect(log.entries).toEqual([
    expect.objectContaining({
      action: "change-accepted",
      subjectName: "Hazel Blue",
      changes: [{ field: "name", before: pet.name, after: "Hazel Blue" }],
    }),
  ]);
});
