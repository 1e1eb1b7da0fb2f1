import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListingStatus } from "../../platform/db/schema.ts";
import { addBreed, addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

/**
 * Every move possible through the calls, as an independent copy of the product's promises. Any other move
 * must be refused, with the listing and its history unchanged.
 */
const ALLOWED: Record<
  "breeder" | "trusted breeder" | "staff",
  readonly `${ListingStatus} > ${ListingStatus}`[]
> = {
  "breeder": [
    "in-progress > in-review",
    "rejected > in-review",
    "available > temporary-pause",
    "available > not-available",
    "available > sold-external",
    "temporary-pause > available",
    "not-available > available",
    "in-progress > no-longer-available",
    "in-review > no-longer-available",
    "rejected > no-longer-available",
    "not-approved-internal > no-longer-available",
    "available > no-longer-available",
    "temporary-pause > no-longer-available",
    "not-available > no-longer-available",
    "sold > no-longer-available",
    "sold-external > no-longer-available",
    "adopted-sold > no-longer-available",
  ],
  "trusted breeder": ["in-progress > available"],
  "staff": [
    "in-review > available",
    "in-review > rejected",
    "in-review > not-approved-internal",
    "not-approved-internal > in-review",
    "not-approved-internal > rejected",
    "available > not-approved-internal",
    "temporary-pause > not-approved-internal",
    "not-available > not-approved-internal",
    "sold > available",
    "adopted-sold > available",
    "in-progress > no-longer-available",
    "in-review > no-longer-available",
    "rejected > no-longer-available",
    "not-approved-internal > no-longer-available",
    "available > no-longer-available",
    "temporary-pause > no-longer-available",
    "not-available > no-longer-available",
    "sold > no-longer-available",
    "sold-external > no-longer-available",
    "adopted-sold > no-longer-available",
  ],
};

const STATUSES: readonly ListingStatus[] = [
  "in-progress",
  "in-review",
  "available",
  "temporary-pause",
  "not-available",
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
  "no-longer-available",
  "rejected",
  "not-approved-internal",
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["listings", "reservations"] });
});
afterAll(() => app.close());

async function stand(petId: string) {
  const pet = await app.services.db.selectFrom("pets").selectAll().where("id", "=", petId)
    .executeTakeFirstOrThrow();
  const events = await app.services.db.selectFrom("listing_events").selectAll().where("pet_id", "=", petId)
    .execute();
  return { pet, events };
}

describe("the life of a listing", () => {
  for (const who of ["breeder", "trusted breeder", "staff"] as const) {
    it(`lets a ${who} make exactly the moves that are promised`, async () => {
      const breeder = await addBreeder(app.services, { auto_approve: who === "trusted breeder" });
      const actor = who === "staff" ? await addUser(app.services, { role: "Admin" }) : breeder.user;
      const headers = await bearer(app.services, actor);
      const wrong: string[] = [];
      for (const from of STATUSES) {
        for (const to of STATUSES) {
          const pet = await addPet(app.services, {
            breeder_id: breeder.id,
            breed_id: await breedId(),
            status: from,
          });
          const before = await stand(pet.id);
          const [path, method] = who === "staff"
            ? [`/v1/admin/listings/${pet.id}/decide`, "POST"]
            : [`/v1/breeders/pets/${pet.id}/status`, "PUT"];
          const json = { status: to, reason: "Because it was asked for." };
          const response = await app.fetch(path, { method, headers, json });
          const body = await response.json();
          const isAllowed = ALLOWED[who].includes(`${from} > ${to}`) ||
            (who === "trusted breeder" && ALLOWED.breeder.includes(`${from} > ${to}`));
          const after = await stand(pet.id);
          const isRight = isAllowed
            ? response.status === 200 && after.pet.status === to &&
              after.events.length === before.events.length + 1 &&
              after.events.at(-1)!.actor_id === actor.id
            // The contract rejects unknown statuses before the life cycle does.
            : [409, 422].includes(response.status) && JSON.stringify(after) === JSON.stringify(before);
          if (!isRight) {
            wrong.push(`${from} > ${to}: ${response.status} ${body.code ?? ""}, now ${after.pet.status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  }

  it("lets nobody move a listing while somebody is in the checkout with it", async () => {
    const breeder = await addBreeder(app.services);
    const headers = await bearer(app.services, breeder.user);
    const staff = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
    const pet = await addPet(app.services, { breeder_id: breeder.id });
    const buyer = await bearer(app.services, await addUser(app.services));
    const held = await app.fetch("/v1/reserve/new", {
      method: "POST",
      headers: buyer,
      json: { petId: pet.id },
    });
    expect(held.status, await held.text()).toBe(201);
    for (const status of ["temporary-pause", "not-available", "sold-external", "no-longer-available"]) {
      const json = { status };
      const response = await app.fetch(`/v1/breeders/pets/${pet.id}/status`, {
        method: "PUT",
        headers,
        json,
      });
      expect([response.status, (await response.json()).code]).toEqual([409, "pet_on_hold"]);
    }
    const taken = await app.fetch(`/v1/admin/listings/${pet.id}/decide`, {
      method: "POST",
      headers: staff,
      json: { status: "no-longer-available", reason: "A report." },
    });
    expect([taken.status, (await taken.json()).code]).toEqual([409, "pet_on_hold"]);
    const gone = await app.fetch(`/v1/breeders/pets/${pet.id}/delete`, { method: "DELETE", headers });
    expect([gone.status, (await gone.json()).code]).toEqual([409, "pet_on_hold"]);
    const dearer = await app.fetch("/v1/breeders/pets/update", {
      method: "PUT",
      headers,
      json: { id: pet.id, priceCents: 300_000 },
    });
    expect([dearer.status, (await dearer.json()).code]).toEqual([409, "pet_on_hold"]);
  });

  it("lets one of many who decide at once win", async () => {
    const breeder = await addBreeder(app.services);
    const pet = await addPet(app.services, { breeder_id: breeder.id, status: "in-review" });
    const staff = await Promise.all(
      Array.from(
        { length: 6 },
        async () => bearer(app.services, await addUser(app.services, { role: "Admin" })),
      ),
    );
    const answers = await Promise.all(
      staff.map((headers, index) =>
        app.fetch(`/v1/admin/listings/${pet.id}/decide`, {
          method: "POST",
          headers,
          json: { status: index % 2 ? "available" : "rejected", reason: "As seen." },
        })
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await stand(pet.id)).events).toHaveLength(1);
  });
});

let breed: string | undefined;
async function breedId(): Promise<string> {
  return breed ??= (await addBreed(app.services)).id;
}
