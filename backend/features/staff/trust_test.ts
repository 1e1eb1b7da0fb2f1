import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreed, addBreeder, addParent, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  app = await startApp({ features: ["listings", "parents", "staff"] });
  asAdmin = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
});
afterAll(() => app.close());

async function trust(id: string, json: unknown, headers = asAdmin) {
  const response = await app.fetch(`/v1/admin/breeders/${id}/trust`, { method: "PUT", json, headers });
  // deno-lint-ignore no-explicit-any -- tests read JSON as it comes
  return { status: response.status, body: await response.json() as any };
}
async function entriesOf(userId: string) {
  const response = await app.fetch(`/v1/admin/audit?subjectId=${userId}`, { headers: asAdmin });
  return (await response.json()).entries;
}

describe("updateBreederTrust", () => {
  it("lets a breeder's listings skip the review, and takes that back", async () => {
    const breeder = await addBreeder(app.services);
    const asBreeder = await bearer(app.services, breeder.user);
    const skipsReview = async () => {
      const json = { name: "Maple" };
      const response = await app.fetch("/v1/breeders/pets/new/progress", { json, headers: asBreeder });
      return (await response.json()).petDetails.skipsReview;
    };
    expect(await skipsReview()).toBe(false);
    const on = await trust(breeder.id, { autoApprove: true, reason: " Forty homes, no complaint. " });
    expect(on).toMatchObject({ status: 200, body: { user: { id: breeder.user.id, autoApprove: true } } });
    expect(await skipsReview()).toBe(true);
    const off = await trust(breeder.id, { autoApprove: false });
    expect(off.body.user.autoApprove).toBe(false);
    expect(await skipsReview()).toBe(false);

    expect(await entriesOf(breeder.user.id)).toMatchObject([
      { action: "breeder-no-longer-trusted", reason: null },
      {
        action: "breeder-trusted",
        subjectKind: "user",
        reason: "Forty homes, no complaint.",
        changes: [{ field: "autoApprove", before: "false", after: "true" }],
      },
    ]);
  });

  it("is done and written down once, however often and at once it is said", async () => {
    const breeder = await addBreeder(app.services);
    const said = await Promise.all(Array.from({ length: 6 }, () => trust(breeder.id, { autoApprove: true })));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await entriesOf(breeder.user.id)).toHaveLength(1);
  });

  it("is told of every breeder in the list of accounts, and of nobody else", async () => {
    const breeder = await addBreeder(app.services);
    const find = async (id: string) => {
      const response = await app.fetch(`/v1/admin/users?q=${id}`, { headers: asAdmin });
      return (await response.json()).users[0];
    };
    expect((await find(breeder.user.id)).autoApprove).toBe(false);
    expect(await find((await addUser(app.services)).id)).not.toHaveProperty("autoApprove");
  });

  it("is asked about once staff have rejected something of a trusted breeder, until an admin answers", async () => {
    const ask = async (path: string, init = {}) => {
      const response = await app.fetch(path, { headers: asAdmin, ...init });
      // deno-lint-ignore no-explicit-any -- tests read JSON as it comes
      return { status: response.status, body: await response.json() as any };
    };
    const count = async () => (await ask("/v1/admin/queues")).body.queues.trust.count;
    const asked = async () =>
      (await ask("/v1/admin/users?trustAsked=true")).body.users.map(({ id }: { id: string }) => id);
    const reject = (path: string, json: unknown) => ask(path, { method: "POST", json });
    const [trusted, other, withParent] = await Promise.all([
      addBreeder(app.services, { auto_approve: true }),
      addBreeder(app.services),
      addBreeder(app.services, { auto_approve: true }),
    ]);
    for (const breeder of [trusted, other]) {
      const pet = await addPet(app.services, { breeder_id: breeder.id, status: "in-review" });
      const rejected = await reject(`/v1/admin/listings/${pet.id}/decide`, {
        status: "rejected",
        reason: "The picture carries a phone number.",
      });
      expect(rejected.status).toBe(200);
    }
    const parent = await addParent(
      app.services,
      { breeder_id: withParent.id, breed_id: (await addBreed(app.services)).id },
      { status: "in-review", verified_at: null },
    );
    const refused = await reject(`/v1/admin/parents/${parent.id}/decide`, {
      decision: "reject",
      reason: "The papers are another dog's.",
    });
    expect(refused.status).toBe(200);
    expect((await asked()).toSorted()).toEqual([trusted.user.id, withParent.user.id].toSorted());
    expect(await count()).toBe(2);

    const kept = await trust(trusted.id, { autoApprove: true, reason: "An old picture." });
    expect(kept.body.user).toMatchObject({ autoApprove: true });
    expect(kept.body.user).not.toHaveProperty("trustAskedAt");
    expect(await entriesOf(trusted.user.id)).toMatchObject([
      { action: "breeder-trusted", reason: "An old picture." },
    ]);
    await trust(withParent.id, { autoApprove: false });
    expect(await asked()).toEqual([]);
  });

  it("knows nothing of who is no breeder, or has left", async () => {
    const user = await addUser(app.services);
    expect((await trust(user.id, { autoApprove: true })).status).toBe(404);
    const gone = await addBreeder(app.services);
    await app.db.updateTable("users").set({ closed_at: new Date() }).where("id", "=", gone.user.id).execute();
    expect((await trust(gone.id, { autoApprove: true })).status).toBe(404);
  });

  it("is for staff alone", async () => {
    const breeder = await addBreeder(app.services);
    const asBreeder = await bearer(app.services, breeder.user);
    expect(await trust(breeder.id, { autoApprove: true }, asBreeder)).toMatchObject({
      status: 403,
      body: { code: "wrong_role" },
    });
  });
});
