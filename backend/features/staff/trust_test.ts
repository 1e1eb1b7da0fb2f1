import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

let app: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  app = await startApp();
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
