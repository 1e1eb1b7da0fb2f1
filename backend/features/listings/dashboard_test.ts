import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import type { ReservationStatus } from "../../generated/types.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["listings"] });
});
afterAll(() => app.close());

let numbers = 0;
async function addReservation(
  breederId: string,
  status: ReservationStatus,
  name = "Maple",
  change: { pet?: Parameters<typeof addPet>[1]; balance_due_at?: Date } = {},
) {
  const { pet: petChange, ...rest } = change;
  const pet = await addPet(app.services, { breeder_id: breederId, name, status: "reserved", ...petChange });
  const consumer = await addUser(app.services);
  const id = v7();
  await app.db.insertInto("reservations").values({
    id,
    number: `HP-T${++numbers}`,
    pet_id: pet.id,
    breeder_id: breederId,
    consumer_id: consumer.id,
    status,
    ...rest,
  }).execute();
  return id;
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
      ["problem-reported", "Our team is reviewing the problem Dana reported with Bruno"],
      ["complete-sale", "Complete the sale of Maple"],
      ["listing-draft", "Fig is not submitted yet"],
    ]);
  });

  it("leads to the one reservation that each of these is about", async () => {
    const breeder = await addBreeder(app.services);
    const made = [
      await addReservation(breeder.id, "deposit-paid", "Fig", { balance_due_at: new Date("2026-03-02") }),
      await addReservation(breeder.id, "disputed", "Bruno"),
      await addReservation(breeder.id, "handed-over", "Maple"),
      await addReservation(breeder.id, "paid", "Nell"),
      await addReservation(breeder.id, "deposit-paid", "Otto"),
    ];
    const { tasks } = await previewOf(breeder.user);
    const urlsOf = (kind: string) =>
      tasks.filter((task: { kind: string }) => task.kind === kind).map(({ url }: { url: string }) => url);
    const kinds = ["balance-overdue", "problem-reported", "complete-sale", "hand-over"];
    expect(kinds.map(urlsOf)).toEqual(made.slice(0, 4).map((id) => [`/breeder/reservations/${id}`]));
    expect(urlsOf("reservation-paid")).toEqual([`/breeder/reservations/${made[4]}`]);
  });

  it("names deadlines and hand-offs by the day where the pet is", async () => {
    const breeder = await addBreeder(app.services);
    const hawaii = { city: "Hilo", state: "HI", zip: "96720" };
    // The last second of March 1 in Oregon and in Hawaii.
    const due = (at: string) => ({ balance_due_at: new Date(at) });
    await addReservation(breeder.id, "deposit-paid", "Maple", due("2026-03-02T07:59:59Z"));
    await addReservation(breeder.id, "deposit-paid", "Fig", { pet: hawaii, ...due("2026-03-02T09:59:59Z") });
    await addReservation(breeder.id, "paid", "Bruno", {
      pet: { ...hawaii, birth_date: "2025-12-01", go_home_date: "2026-03-01" },
    });
    const { tasks } = await previewOf(breeder.user);
    type Row = { title: string; dueAt: string | null; dueOn: string | null };
    const dated = tasks.filter(({ dueOn }: Row) => dueOn !== null);
    expect(dated.map(({ title, dueAt, dueOn }: Row) => [title, dueAt, dueOn])).toEqual([
      ["Dana's balance for Maple is overdue", "2026-03-02T07:59:59.000Z", "2026-03-01"],
      ["Dana's balance for Fig is overdue", "2026-03-02T09:59:59.000Z", "2026-03-01"],
      ["Bruno can go home", "2026-03-01T10:00:00.000Z", "2026-03-01"],
    ]);
  });

  it("tells who on the waitlist can be invited, and which pet an invitation left open", async () => {
    const breeder = await addBreeder(app.services);
    const waitlist = async () =>
      (await previewOf(breeder.user)).tasks.filter(({ kind }: { kind: string }) => kind === "waitlist")
        .map(({ title, url }: { title: string; url: string }) => [title, url]);
    const join = async (name: string, change: { sex?: "Female" | "Male"; status?: "expired" } = {}) => {
      const id = v7();
      await app.db.insertInto("waitlist_entries").values({
        id,
        breeder_id: breeder.id,
        name,
        email: `${id}@example.com`,
        status: "waiting",
        ...change,
      }).execute();
      return id;
    };
    const promise = (entryId: string, petId: string, outcome: "expired" | null) =>
      app.db.insertInto("waitlist_promises").values({
        id: v7(),
        entry_id: entryId,
        pet_id: petId,
        ends_at: new Date(),
        outcome,
        ended_at: outcome && new Date(),
      }).execute();
    const ann = await join("Ann Lake", { sex: "Female" });
    expect(await waitlist()).toEqual([]);
    const rex = await addPet(app.services, { breeder_id: breeder.id, name: "Rex", sex: "Male" });
    expect(await waitlist()).toEqual([]);
    const maple = await addPet(app.services, { breeder_id: breeder.id, name: "Maple", sex: "Female" });
    const one = ["Invite Ann Lake from your waitlist to pick Maple", "/breeder/waitlist"];
    expect(await waitlist()).toEqual([one]);
    const ben = await join("Ben Cole");
    expect(await waitlist()).toEqual([
      ["2 people on your waitlist are looking for pets you have", "/breeder/waitlist"],
    ]);
    // People asked about a pet before are not asked again, and only the invited person may pick a promised
    // pet.
    await promise(ben, rex.id, null);
    await promise(ann, maple.id, "expired");
    await app.db.updateTable("waitlist_entries").set({ status: "expired" }).where("id", "=", ann).execute();
    expect(await waitlist()).toEqual([
      ["Invite Ben Cole from your waitlist to pick Maple", "/breeder/waitlist"],
      ["Maple is open to everyone: Ann Lake didn't pick in time", "/breeder/waitlist?state=past"],
    ]);
    await app.db.updateTable("waitlist_promises").set({ ended_at: new Date(Date.now() - 4 * 86_400_000) })
      .where("entry_id", "=", ann).execute();
    expect(await waitlist()).toHaveLength(1);
  });

  it("tells a breeder of listings that state law keeps buyers from", async () => {
    const there = { city: "Davis", state: "CA" };
    const breeder = await addBreeder(app.services, there);
    const barred = async () => {
      const { tasks } = await previewOf(breeder.user);
      return tasks.filter(({ kind }: { kind: string }) => kind === "sale-barred");
    };
    expect(await barred()).toEqual([]);
    const pet = await addPet(app.services, { breeder_id: breeder.id, name: "Maple", ...there });
    await addPet(app.services, { breeder_id: breeder.id, ...there, birth_date: "2020-01-01" });
    expect(await barred()).toMatchObject([
      { title: "Maple can't be reserved under state law", url: `/breeder/pets/${pet.id}/edit` },
    ]);
    await addPet(app.services, { breeder_id: breeder.id, ...there });
    expect(await barred()).toMatchObject([
      { title: "2 pets can't be reserved under state law", url: "/breeder/pets?status=available" },
    ]);
    const response = await app.fetch(`/v1/breeders/pets/${pet.id}/details`, {
      headers: await bearer(app.services, breeder.user),
    });
    const { pet: details } = await response.json();
    expect(details.saleNotice).toMatch(
      /^Under California law, .* buyers can't reserve Maple now\. They can once the go-home date is .* or later/,
    );
    const shelter = await addBreeder(app.services, { ...there, kind: "shelter" });
    await addPet(app.services, { breeder_id: shelter.id, ...there });
    expect((await previewOf(shelter.user)).tasks).toEqual([]);
  });
});
