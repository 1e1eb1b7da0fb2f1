import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { recordDecision } from "../audit/actions.ts";

let app: TestApp;
let admin: { id: string };
let headers: { authorization: string };

beforeAll(async () => {
  app = await startApp({ features: ["staff"] });
  admin = await addUser(app.services, { role: "Admin" });
  headers = await bearer(app.services, admin);
});
afterAll(() => app.close());

async function get(path: string) {
  const response = await app.fetch(path, { headers });
  // deno-lint-ignore no-explicit-any -- tests read JSON as it comes
  return { status: response.status, body: await response.json() as any };
}

describe("the log", () => {
  it("can only be added to", async () => {
    await recordDecision(app.db, {
      actorId: admin.id,
      action: "account-suspended",
      subjectKind: "user",
      subjectId: admin.id,
      reason: "As it was.",
    });
    for (
      const change of [
        "update audit_entries set reason = 'Another.'",
        "delete from audit_entries",
        "truncate audit_entries",
      ]
    ) {
      await expect(sql.raw(change).execute(app.db), change).rejects.toThrow("may only be added to");
    }
  });

  it("has no entry of a decision that was not made", async () => {
    const id = crypto.randomUUID();
    await app.db.transaction().execute(async (trx) => {
      await recordDecision(trx, {
        actorId: admin.id,
        action: "listing-rejected",
        subjectKind: "listing",
        subjectId: id,
        reason: null,
      });
      throw new Error("undo");
    }).catch(() => {});
    expect((await get(`/v1/admin/audit?subjectId=${id}`)).body.entries).toEqual([]);
  });

  it("tells who decided what, by actor and subject, the newest first and page by page", async () => {
    const actor = await addUser(app.services, { role: "Admin", first_name: "Ines", last_name: "Park" });
    const pet = await addPet(app.services, { name: "Biscuit" });
    for (let i = 0; i < 30; i++) {
      await recordDecision(app.db, {
        actorId: actor.id,
        action: "listing-rejected",
        subjectKind: "listing",
        subjectId: pet.id,
        reason: `Reason ${i}`,
        before: { status: "in-review", price: 100, same: "x" },
        after: { status: "rejected", price: 100, same: "x", note: "new" },
      });
    }
    const first = await get(`/v1/admin/audit?actorId=${actor.id}`);
    const second = await get(`/v1/admin/audit?actorId=${actor.id}&cursor=${first.body.nextCursor}`);
    expect(second.body.nextCursor).toBeNull();
    const all = [...first.body.entries, ...second.body.entries];
    expect(all.map(({ reason }: { reason: string }) => reason)).toEqual(
      Array.from({ length: 30 }, (_, i) => `Reason ${29 - i}`),
    );
    expect(all[0]).toMatchObject({ actorName: "Ines Park", subjectName: "Biscuit" });
    expect(all[0].changes).toEqual([
      { field: "status", before: "in-review", after: "rejected" },
      { field: "note", before: null, after: "new" },
    ]);
    expect((await get(`/v1/admin/audit?actorId=${actor.id}&subjectId=${admin.id}`)).body.entries).toEqual([]);
    expect((await get("/v1/admin/audit?actorId=x")).status).toBe(422);
  });

  it("outlives the accounts that it names", async () => {
    const actor = await addUser(app.services, { role: "Admin" });
    const user = await addUser(app.services);
    await recordDecision(app.db, {
      actorId: actor.id,
      action: "account-suspended",
      subjectKind: "user",
      subjectId: user.id,
      reason: "Spam.",
    });
    await app.db.deleteFrom("users").where("id", "in", [actor.id, user.id]).execute();
    expect((await get(`/v1/admin/audit?subjectId=${user.id}`)).body.entries[0]).toMatchObject({
      actorName: "A former member of staff",
      subjectName: null,
    });
  });
});
