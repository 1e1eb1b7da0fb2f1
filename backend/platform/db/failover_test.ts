/** Kills a database in the middle of writes: acknowledged writes survive, and others can be repeated. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { endProcess } from "../embedded/alive.ts";
import { isRoot } from "../embedded/binaries.ts";
import { ensurePostgres, removePostgres, stopPostgres } from "../embedded/postgres.ts";
import { migrate } from "./migrate.ts";

/** Spells a number in letters, because names contain no digits. */
const nameOf = (n: number) => `Dana ${String(n).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`;
const dataDir = mkdtempSync(join(tmpdir(), "hearthpaw-failover-"));
let app: TestApp;
let postgres: { pid: number; port: number };

beforeAll(async () => {
  if (isRoot()) Deno.chmodSync(dataDir, 0o755);
  const { url, pid, port } = await ensurePostgres({ dataDir });
  postgres = { pid, port };
  await migrate(url);
  app = await startApp({
    features: ["breeds", "reservations", "users"],
    database: { url, drop: () => Promise.resolve() },
    env: { DATABASE_WAIT_MS: "1000", HOLDS_NETWORK_HOUR: "0" },
  });
}, 180_000);
afterAll(async () => {
  await app.close();
  await stopPostgres(dataDir);
  removePostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

type Caller = { id: string; headers: { authorization: string } };
type Answer = { status: number; body: Record<string, unknown> };
async function call(
  who: { headers: { authorization: string } },
  method: string,
  path: string,
  json: unknown,
) {
  const response = await app.fetch(path, { method, headers: who.headers, json });
  return { status: response.status, body: await response.json() } as Answer;
}
const person = async () => {
  const user = await addUser(app.services, { email_verified_at: app.services.now() });
  return { id: user.id, headers: await bearer(app.services, user) };
};

it("keeps every acknowledged write, and a repeated call makes nothing a second time", async () => {
  const breeder = await addBreeder(app.services);
  const writers: (Caller & { acknowledged: number; failed: number })[] = [];
  for (let i = 0; i < 6; i++) writers.push({ ...await person(), acknowledged: 0, failed: 0 });
  const buyers: (Caller & { petId: string; heldAs: unknown })[] = [];
  for (let i = 0; i < 24; i++) {
    const pet = await addPet(app.services, { breeder_id: breeder.id });
    buyers.push({ ...await person(), petId: pet.id, heldAs: undefined });
  }

  let isDown = false;
  const writing = writers.map(async (writer) => {
    // Sequential writes: the stored value may be one ahead of the last acknowledged one, and never behind it.
    for (let n = 1; !isDown; n++) {
      const { status } = await call(writer, "PUT", "/v1/users/update", { firstName: nameOf(n) });
      if (status === 200) writer.acknowledged = n;
      else {
        writer.failed = status;
        return;
      }
    }
  });
  const holding = (async () => {
    for (const buyer of buyers) {
      const { status, body } = await call(buyer, "POST", "/v1/reserve/new", { petId: buyer.petId });
      if (status === 201) buyer.heldAs = body.reservedPetId;
      else expect([status, body.code]).toEqual([503, "unavailable"]);
    }
  })();
  await expect.poll(() => writers.every(({ acknowledged }) => acknowledged >= 3), { timeout: 20_000 }).toBe(
    true,
  );
  await expect.poll(() => buyers.some(({ heldAs }) => heldAs), { timeout: 20_000 }).toBe(true);
  await endProcess(postgres.pid, [["SIGKILL", 5_000]]);
  isDown = true;
  await Promise.all([...writing, holding]);
  expect(writers.filter(({ failed }) => failed !== 0).map(({ failed }) => failed)).toContain(503);

  const { pid } = await ensurePostgres({ dataDir, port: postgres.port });
  expect(pid).not.toBe(postgres.pid);
  await expect.poll(() => app.fetch("/v1/breeds").then(({ status }) => status), { timeout: 20_000 }).toBe(
    200,
  );
  for (const { id, acknowledged } of writers) {
    const { first_name } = await app.db.selectFrom("users").select("first_name").where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect([nameOf(acknowledged), nameOf(acknowledged + 1)]).toContain(first_name);
  }

  for (const buyer of buyers) {
    const { status, body } = await call(buyer, "POST", "/v1/reserve/new", { petId: buyer.petId });
    expect([200, 201]).toContain(status);
    if (buyer.heldAs) expect(body.reservedPetId).toBe(buyer.heldAs);
  }
  const rows = await app.db.selectFrom("reservations").select(["pet_id", "consumer_id"]).execute();
  expect(rows.map(({ pet_id, consumer_id }) => `${pet_id} ${consumer_id}`).sort())
    .toEqual(buyers.map(({ petId, id }) => `${petId} ${id}`).sort());
}, 180_000);
