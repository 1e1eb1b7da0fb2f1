import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser, bearer } from "../backend/testing/fixtures.ts";
import { startApp, type TestApp } from "../backend/testing/app.ts";
import { openTestDatabase } from "../backend/testing/databases.ts";
import { deno } from "./run.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: "all" });
});
afterAll(() => app.close());

/** Runs the tool like `make admin`, on this database. */
async function run(email: string, { rank = "", url = app.databaseUrl } = {}) {
  const { code, stdout, stderr } = await new Deno.Command(deno, {
    args: ["run", "-A", "--no-prompt", new URL("make_admin.ts", import.meta.url).pathname, email, rank],
    env: { DATABASE_URL: url },
    stdout: "piped",
    stderr: "piped",
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
  return { code, said: text(stdout), refused: text(stderr) };
}
const roleOf = async (id: string) =>
  (await app.db.selectFrom("users").select("role").where("id", "=", id).executeTakeFirstOrThrow()).role;
const entriesOf = (id: string) =>
  app.db.selectFrom("audit_entries").selectAll().where("subject_id", "=", id).execute();
const person = (change: Parameters<typeof addUser>[1] = {}) =>
  addUser(app.services, { email_verified_at: new Date(), ...change });

it("makes an account staff, once: it signs in anew, is told, and the log says that the operator did it", async () => {
  const user = await person();
  const session = await bearer(app.services, user);
  expect(await run(user.email.toUpperCase())).toMatchObject({
    code: 0,
    said: expect.stringContaining("is staff now"),
  });
  expect(await roleOf(user.id)).toBe("Admin");
  expect((await app.fetch("/v1/user", { headers: session })).status).toBe(401);
  expect(await run(user.email)).toMatchObject({ code: 0, said: expect.stringContaining("nothing changed") });
  expect(await entriesOf(user.id)).toEqual([expect.objectContaining({
    actor_id: null,
    action: "admin-made",
    changes: [
      { field: "role", before: "Customer", after: "Admin" },
      { field: "rank", before: null, after: "admin" },
    ],
  })]);
  expect(await app.db.selectFrom("mails").select("kind").where("user_id", "=", user.id).execute()).toEqual([
    { kind: "admin-made" },
  ]);
  const { authorization } = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
  const log = await (await app.fetch(`/v1/admin/audit?subjectId=${user.id}`, { headers: { authorization } }))
    .json();
  expect(log.entries[0]).toMatchObject({ actorId: null, actorName: "The operator" });
});

it("gives the rank that it is told, and another one later", async () => {
  const user = await person();
  const rankOf = async () =>
    (await app.db.selectFrom("users").select("staff_rank").where("id", "=", user.id).executeTakeFirst())
      ?.staff_rank;
  expect(await run(user.email, { rank: "king" })).toMatchObject({
    code: 2,
    refused: expect.stringContaining("king"),
  });
  expect(await rankOf()).toBe(null);
  expect((await run(user.email, { rank: "moderator" })).said).toContain("with the rank moderator");
  expect(await rankOf()).toBe("moderator");
  const session = await bearer(app.services, user);
  expect((await run(user.email, { rank: "finance" })).code).toBe(0);
  expect(await rankOf()).toBe("finance");
  expect((await app.fetch("/v1/user", { headers: session })).status).toBe(401);
  expect((await entriesOf(user.id)).map(({ action, changes }) => [action, changes])).toContainEqual([
    "staff-rank-changed",
    [{ field: "rank", before: "moderator", after: "finance" }],
  ]);
});

it("says what to do where it cannot, and changes nothing", async () => {
  const cases = [
    ["", "make admin EMAIL="],
    ["nobody@example.com", "Sign up with this address first"],
    [(await person({ email_verified_at: null })).email, "Open the link"],
    [(await person({ role: "Breeder" })).email, "another address"],
    [(await person({ account_status: "Suspended" })).email, "lift that first"],
  ] as const;
  const before = await app.db.selectFrom("users").select(["id", "role"]).orderBy("id").execute();
  for (const [email, what] of cases) {
    const { code, refused } = await run(email);
    expect(code, email).toBeGreaterThan(0);
    expect(refused).toContain(what);
  }
  expect(await app.db.selectFrom("users").select(["id", "role"]).orderBy("id").execute()).toEqual(before);
});

it("says so where the database is empty", async () => {
  const empty = await openTestDatabase();
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  await client.query(
    "drop table user_words, second_factors, recovery_codes cascade; drop table users cascade",
  );
  await client.end();
  expect(await run("someone@example.com", { url: empty.url })).toMatchObject({
    code: 1,
    refused: expect.stringContaining("Start the server once"),
  });
  await empty.drop();
});
