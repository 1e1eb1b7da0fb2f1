import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import type { ReservationStatus } from "../../generated/types.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let numbers = 0;
async function addReservation(breederId: string, status: ReservationStatus, name = "Maple") {
  const pet = await addPet(app.services, { breeder_id: breederId, name, status: "reserved" });
  const consumer = await addUser(app.services);
  await app.db.insertInto("reservations").values({
    id: v7(),
    number: `HP-T${++numbers}`,
    pet_id: pet.id,
    breeder_id: breederId,
    consumer_id: consumer.id,
    status,
  }).execute();
}

async function previewOf(user: { id: string }) {
  const response = await app.fetch("/v1/breeder/dashboard/preview", {
    headers: await bearer(app.services, user),
  });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

describe("getDashboardPreview", () => {
  it("counts the reservations of this breeder by what they wait for", async () => {
    const breeder = await addBreeder(app.services);
    const other = await addBreeder(app.services);
    const statuses = ["held", "deposit-paid", "deposit-paid", "paid", "handed-over", "disputed", "completed"];
    for (const status of statuses) await addReservation(breeder.id, status as ReservationStatus);
    expect(await previewOf(breeder.user)).toMatchObject({
      openReservations: 6,
      reservationsInCheckout: 1,
      reservationsAwaitingBalance: 2,
      reservationsToHandOver: 2,
    });
    expect(await previewOf(other.user)).toMatchObject({ openReservations: 0, reservationsToHandOver: 0 });
  });

  it("tells of sales to complete and of problems, the pressing first", async () => {
    const breeder = await addBreeder(app.services);
    await addReservation(breeder.id, "handed-over", "Maple");
    await addReservation(breeder.id, "disputed", "Bruno");
    await addPet(app.services, { breeder_id: breeder.id, name: "Fig", status: "in-progress" });
    const { tasks } = await previewOf(breeder.user);
    expect(tasks.map(({ kind, title }: { kind: string; title: string }) => [kind, title])).toEqual([
      ["problem-reported", "Bruno: the buyer has reported a problem"],
      ["complete-sale", "Maple has arrived: complete the sale"],
      ["listing-draft", "Fig is not submitted yet"],
    ]);
  });
});
