import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../platform/embedded/ports.ts";
import { stopEmbedded } from "../../platform/embedded/start.ts";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { checkMoney } from "../ledger/invariant_actions.ts";
import { sandboxKeys } from "../../platform/ports/payments/simulator/keys.ts";
import { type SandboxPayments, sandboxPayments } from "../../platform/ports/payments/sandbox.ts";
import { CONTACT, DELIVERY, TERMS } from "../../testing/reservations.ts";
import { startServices, type TestServices } from "../../testing/app.ts";

const MAIN = join(import.meta.dirname!, "..", "..", "main.ts");
const JWT_KEYS = "test:a-secret-of-this-test-that-is-long-enough-for-a-key";

/** The real server process on a database of this test; the payments sandbox is a process of its own and outlives it. */
let world: TestServices;
let dataDir: string;
let url: string;
let server: ChildProcess | undefined;
let sandbox: SandboxPayments;
let seller: Awaited<ReturnType<typeof addBreeder>>;

beforeAll(async () => {
  world = await startServices({ env: { JWT_KEYS } });
  dataDir = mkdtempSync(join(tmpdir(), "hearthpaw-crash-"));
  const port = await freePort(0);
  url = `http://127.0.0.1:${port}`;
  seller = await addBreeder(world.services);
  await world.db.insertInto("places").values({
    ...{ zip: "97211", city: "Portland", state: "OR" },
    ...{ latitude: 45.5653, longitude: -122.6448 },
  }).execute();
  await start();
  const known = JSON.parse(readFileSync(join(dataDir, "payments", "process.json"), "utf8")) as {
    port: number;
  };
  sandbox = sandboxPayments({
    address: `http://127.0.0.1:${known.port}`,
    keys: sandboxKeys(join(dataDir, "payments")),
  });
}, 60_000);
afterAll(async () => {
  await kill();
  await stopEmbedded(dataDir);
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const own = Object.fromEntries(
    ["PATH", "HOME", "DENO_DIR"].flatMap((name) => Deno.env.get(name) ? [[name, Deno.env.get(name)!]] : []),
  );
  server = spawn(Deno.execPath(), ["run", "-A", "--no-check", MAIN], {
    env: {
      ...own,
      ...{ DATA_DIR: dataDir, PORT: new URL(url).port, DATABASE_URL: world.databaseUrl, JWT_KEYS },
      // All its buyers come from one network.
      ...{ SEED: "none", LOG_LEVEL: "error", HOLDS_NETWORK_HOUR: "0" },
    },
    stdio: "ignore",
  });
  await vi.waitFor(async () => {
    const answer = await fetch(`${url}/readyz`);
    await answer.body?.cancel();
    expect(answer.status).toBe(200);
  }, { timeout: 30_000, interval: 50 });
}

/** As a crash would: nothing is finished, nobody says good-bye. */
async function kill(): Promise<void> {
  const ending = server;
  server = undefined;
  if (!ending || ending.exitCode !== null) return;
  const gone = new Promise((done) => ending.once("exit", done));
  ending.kill("SIGKILL");
  await gone;
}

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
async function call(token: string, path: string, json: unknown): Promise<any> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(json),
  });
  return await response.json();
}

/** A buyer who is about to confirm the deposit in the browser. */
async function atTheCard() {
  const user = await addUser(world.services);
  const token = (await bearer(world.services, user)).authorization.slice("Bearer ".length);
  const pet = await addPet(world.services, { breeder_id: seller.id });
  const { reservedPetId } = await call(token, "/v1/reserve/new", { petId: pet.id });
  await call(token, "/v1/reserve/save/progress", {
    ...{ reservedPetId, stepName: "payment", screen: 1, openStep: 3, contact: CONTACT, delivery: DELIVERY },
    options: { transportation: "pickup", paymentType: "deposit" },
  });
  const { intentId } = await call(token, "/v1/payments/create-payment-intent", {
    reservationId: reservedPetId,
    paymentMethod: "card",
    acceptances: { saleContractHash: seller.contract.hash, termsVersion: TERMS },
  });
  return { token, pet, id: reservedPetId as string, intentId: intentId as string };
}

const confirm = (intentId: string) =>
  sandbox.confirmIntent({
    intentId,
    paymentMethodId: "pm_card_visa",
    returnUrl: "https://hearthpaw.example/return",
    idempotencyKey: crypto.randomUUID(),
  });
const statusOf = async (id: string) =>
  (await world.db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirst())
    ?.status;
const verdict = async () => {
  const record = await sandbox.record(new Date(0));
  if (record.kind !== "done") throw new Error(record.kind);
  return await checkMoney(world.db, record.value);
};

/** So many more of them than there are now: a few buyers are past this point, others are before it. */
async function begun(table: "reservations" | "payments") {
  const buyersOn = async () =>
    Number(
      (await world.db.selectFrom(table).select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow())
        .count,
    );
  return { at: await buyersOn() + 3, buyersOn };
}

/** The first charge more at the provider, whoever knows of it. */
async function charged() {
  const buyersOn = async () => (await verdict()).seen.charges;
  return { at: await buyersOn() + 1, buyersOn };
}

describe("a server that is killed", { timeout: 90_000 }, () => {
  it("between payment and save finds the reservation paid after its restart, once", async () => {
    const { id, intentId, token } = await atTheCard();
    await kill();
    expect((await confirm(intentId)).kind).toBe("done");
    expect(await statusOf(id)).toBe("held");
    await start();
    await expect.poll(() => statusOf(id), { timeout: 45_000, interval: 100 }).toBe("deposit-paid");
    const { reservedPet } = await call(token, "/v1/payments/verify-and-finalize", {
      paymentIntent: intentId,
    });
    expect(reservedPet).toMatchObject({ status: "deposit-paid", orderDetails: { paidAmount: 37_500 } });
    const booked = await world.db.selectFrom("ledger_transactions").select("source")
      .where("source", "=", `payment:${intentId}`).execute();
    expect(booked).toHaveLength(1);
    expect((await verdict()).violations).toEqual([]);
  });

  it("in the middle of everything keeps every invariant", async () => {
    // Each kill comes at another point of their way, however slow the machine is.
    for (const isThere of [() => begun("reservations"), () => begun("payments"), charged]) {
      const { at, buyersOn } = await isThere();
      const buyers = Array.from({ length: 8 }, async () => {
        const { token, id, intentId } = await atTheCard();
        await confirm(intentId);
        await call(token, "/v1/payments/verify-and-finalize", { paymentIntent: intentId });
        await call(token, "/v1/payments/pay-balance", { reservationId: id, paymentMethod: "card" });
      });
      const settled = Promise.allSettled(buyers);
      await expect.poll(buyersOn, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(at);
      await kill();
      await settled;
      await start();
    }
    // What was begun is looked at again, and holds that nobody goes on with come to their end.
    await world.db.updateTable("payments").set({ checked_at: new Date(0) }).execute();
    await world.services.addJob(world.db, "reconcilePayments", {});
    await expect.poll(async () => {
      const { violations } = await verdict();
      return violations;
    }, { timeout: 45_000, interval: 250 }).toEqual([]);
    await world.db.updateTable("reservations").set({ hold_expires_at: new Date(0) }).where(
      "status",
      "=",
      "held",
    )
      .execute();
    await world.services.addJob(world.db, "expireHolds", {});
    await expect.poll(
      () => world.db.selectFrom("reservations").select("id").where("status", "=", "held").execute(),
      { timeout: 30_000, interval: 100 },
    ).toEqual([]);
    const { violations, seen } = await verdict();
    expect(violations).toEqual([]);
    expect(seen.reservations).toBeGreaterThan(4);
    expect(seen.charges).toBeGreaterThan(0);
  });
});
