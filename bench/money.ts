/**
 * Purchases, refunds, refusals, cancellations and chargebacks at once against a real server that is killed (kill -9) every
 * half minute, with a provider in trouble now and then; then everything comes to rest and `make reconcile` judges.
 *
 *   deno run -A bench/money.ts [minutes, 10 unless told]      (make bench-money)
 *
 * A run counts only when it saw charges, refunds, failed refunds and conflicts: what it saw is printed before the table.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { v7 } from "uuid";
import { addBreeder, addPet, addUser, bearer } from "../backend/testing/fixtures.ts";
import { CONTACT, DELIVERY, TERMS } from "../backend/testing/reservations.ts";
import { loadConfig } from "../backend/platform/config.ts";
import { openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { freePort } from "../backend/platform/embedded/ports.ts";
import { startEmbedded } from "../backend/platform/embedded/start.ts";
import { createLog } from "../backend/platform/log.ts";
import { sandboxPayments } from "../backend/platform/ports/payments/sandbox.ts";

const MINUTES = Number(Deno.args[0] ?? 10);
const WORKERS = 4;
const REST_MS = 250;
const folder = mkdtempSync("/tmp/hearthpaw-money-");
const port = await freePort(0);
const url = `http://127.0.0.1:${port}`;
const settings = {
  ...{ DATA_DIR: folder, PORT: String(port), SEED: "none", RATE_LIMIT_SCALE: "0", LOG_LEVEL: "silent" },
  ...{ HOLDS_NETWORK_HOUR: "0", HOLDS_PERSON: "0" },
};
for (const [name, value] of Object.entries(settings)) Deno.env.set(name, value);
const config = loadConfig();
const embedded = await startEmbedded(config, createLog({ level: "warn", pretty: true }));
const pool = openPool({ ...config.database, url: embedded.databaseUrl!, size: 6 });
const db = openDatabase(pool);
const sandbox = sandboxPayments(embedded.sandbox!);
const world = { db, config, now: () => new Date(), newId: () => v7() };

const counts = new Map<string, number>();
const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const chance = (share: number) => Math.random() < share;

let server: ChildProcess | undefined;
async function start(): Promise<void> {
  server = spawn(Deno.execPath(), [
    "run",
    "-A",
    "--no-check",
    join(import.meta.dirname!, "../backend/main.ts"),
  ], {
    env: { ...Deno.env.toObject(), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!await fetch(`${url}/readyz`).then((r) => r.body?.cancel().then(() => r.ok), () => false)) {
    await sleep(100);
  }
}
async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const gone = new Promise((done) => server!.once("exit", done));
  server!.kill(signal);
  await gone;
}

// deno-lint-ignore no-explicit-any -- answers are read as they come
type Answered = { status: number; body: any };
type Who = { token: string };
/** A call as a browser makes it, which tries again while the server is away. */
async function call(who: Who, method: string, path: string, json: unknown): Promise<Answered> {
  for (let tries = 0; tries < 40; tries++) {
    try {
      const response = await fetch(url + path, {
        method,
        headers: { "content-type": "application/json", authorization: `Bearer ${who.token}` },
        body: JSON.stringify(json),
        signal: AbortSignal.timeout(20_000),
      });
      const body = await response.json();
      if (response.status === 503) {
        count("503");
        await sleep(500);
        continue;
      }
      if (response.status === 409) count(`conflict ${body.code}`);
      if (response.status >= 500) count(`error ${response.status}`);
      return { status: response.status, body };
    } catch {
      count("connections lost");
      await sleep(700);
    }
  }
  throw new Error("the server stayed away");
}

async function person(): Promise<Who & { id: string }> {
  const user = await addUser(world, { email_verified_at: new Date() });
  return { id: user.id, token: (await bearer(world, user)).authorization.slice("Bearer ".length) };
}
async function breeder() {
  const made = await addBreeder(world, { deposit_refund_percent: pick([0, 50, 100]) });
  const token = (await bearer(world, made.user)).authorization.slice("Bearer ".length);
  return { ...made, token };
}

const CARDS = [
  ...Array<string>(8).fill("pm_card_visa"),
  ...["pm_card_pendingRefund", "pm_card_pendingRefund", "pm_card_refundFail", "pm_card_refundFail"],
  ...["pm_card_chargeDeclined", "pm_card_createDispute"],
];
const confirm = (intentId: string, card: string) =>
  sandbox.confirmIntent({
    ...{ intentId, paymentMethodId: card, returnUrl: `${url}/back`, idempotencyKey: crypto.randomUUID() },
  });

/** One buyer's way through the product. */
async function buy(sellers: Awaited<ReturnType<typeof breeder>>[]): Promise<void> {
  const seller = pick(sellers);
  const [buyer, rival] = [await person(), await person()];
  const pet = await addPet(world, { breeder_id: seller.id });
  const post = (who: Who, path: string, json: unknown) => call(who, "POST", path, json);
  const [mine, theirs] = await Promise.all(
    [buyer, chance(0.3) ? rival : buyer].map((who) => post(who, "/v1/reserve/new", { petId: pet.id })),
  );
  const isMine = mine!.status === 201;
  const who = isMine ? buyer : rival;
  const id = (isMine ? mine! : theirs!).body.reservedPetId as string | undefined;
  if (!id) return count("no hold");
  await post(who, "/v1/reserve/save/progress", {
    ...{
      reservedPetId: id,
      stepName: "payment",
      screen: 1,
      openStep: 3,
      contact: CONTACT,
      delivery: DELIVERY,
    },
    options: { transportation: "pickup", paymentType: pick(["deposit", "full"]) },
  });
  const pay = async (path: string, more: Record<string, unknown>) => {
    const { body } = await post(who, path, { reservationId: id, paymentMethod: "card", ...more });
    if (!body.intentId) return undefined;
    const intentId = body.intentId as string;
    const change = chance(0.15)
      ? post(who, "/v1/payments/update-payment-intent", {
        ...{ reservationId: id, order: { rescueDonationAmount: pick([500, 1_000, 2_500]) } },
      })
      : undefined;
    if ((await confirm(intentId, pick(CARDS))).kind !== "done") {
      count("declined");
      await confirm(intentId, "pm_card_visa");
    }
    await change;
    // Some never come back from the card form: the webhook or the reconciliation has to notice.
    if (chance(0.8)) {
      await Promise.all(
        [1, 2].map(() => post(who, "/v1/payments/verify-and-finalize", { paymentIntent: intentId })),
      );
    }
    return intentId;
  };
  const acceptances = { saleContractHash: seller.contract.hash, termsVersion: TERMS };
  if (chance(0.05)) {
    return void await call(who, "PUT", "/v1/pets/reserved/status/update", {
      reservedPetId: id,
      action: "cancel",
    });
  }
  if (!await pay("/v1/payments/create-payment-intent", { acceptances })) return count("no intent");
  if (chance(0.5)) await pay("/v1/payments/pay-balance", {});
  if (chance(0.3)) {
    await db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * 86_400_000) }).where(
      "id",
      "=",
      id,
    )
      .where("paid_at", "is not", null).execute();
  }
  const action = { reservedPetId: id, action: "cancel", reason: "It does not fit after all." };
  const status = (by: Who) => call(by, "PUT", "/v1/pets/reserved/status/update", action);
  if (chance(0.55)) {
    await Promise.all(chance(0.3) ? [status(who), status(seller)] : [status(pick([who, seller]))]);
  } else if (chance(0.4)) await post(seller, "/v1/breeders/reservation/complete", { reservedPetId: id });
  count("ways through the product");
}

/** Trouble at the provider for some seconds. */
async function trouble(): Promise<void> {
  const fault = pick([
    { kind: "error", status: 401, method: "POST", path: "/v1/refunds" },
    { kind: "error", status: 500, method: "POST", path: "/v1/refunds" },
    { kind: "cut", when: "after", method: "POST", path: "/v1/refunds" },
    { kind: "cut", when: "after", method: "POST", path: "/v1/payment_intents" },
    { kind: "error", status: 400, method: "POST", path: "/v1/refunds" },
  ]);
  await sandbox.ask("POST", "/faults", { times: 8, ...fault });
  count("troubles at the provider");
  await sleep(6_000);
  await sandbox.ask("DELETE", "/faults");
}

await start();
await db.insertInto("places").values({
  ...{ zip: "97211", city: "Portland", state: "OR", latitude: 45.5653, longitude: -122.6448 },
}).onConflict((conflict) => conflict.doNothing()).execute();
const sellers = await Promise.all([1, 2, 3, 4].map(breeder));
const until = Date.now() + MINUTES * 60_000;
const isOn = () => Date.now() < until;
const workers = Array.from({ length: WORKERS }, async () => {
  while (isOn()) {
    await buy(sellers).catch((error) => count(`gave up: ${String(error).slice(0, 60)}`));
    await sleep(REST_MS);
  }
});
const killer = (async () => {
  while (isOn()) {
    await sleep(15_000 + Math.random() * 25_000);
    if (!isOn()) break;
    await end("SIGKILL");
    count("kill -9");
    await start();
  }
})();
const troubles = (async () => {
  while (isOn()) {
    await sleep(10_000 + Math.random() * 10_000);
    // A provider too busy to take an order for trouble is trouble enough.
    if (isOn()) await trouble().catch(() => count("troubles that could not be ordered"));
  }
})();
await Promise.all([...workers, killer, troubles]);

console.error("Everybody has left; what is under way comes to its end.");
await sandbox.ask("DELETE", "/faults");
// Holds that nobody goes on with run out, and what waits for a later try is tried now.
await db.updateTable("reservations").set({ hold_expires_at: new Date(0) }).where("status", "=", "held")
  .execute();
for (let i = 0; i < 4; i++) {
  await sql`update refunds set next_try_at = now() where status = 'pending'`.execute(db);
  await sql`update payments set checked_at = '2000-01-01' where status not in ('succeeded', 'canceled')`
    .execute(db);
  for (const job of ["reconcilePayments", "expireHolds"]) {
    await sql`select graphile_worker.add_job(${job}, '{}'::json)`.execute(db);
  }
  await sleep(8_000);
}
await end("SIGTERM");
console.log(`After ${MINUTES} minutes:`);
for (const [what, times] of [...counts].sort()) console.log(`  ${String(times).padStart(6)} ${what}`);
await pool.end();
const judge = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "--no-prompt", join(import.meta.dirname!, "../tools/reconcile.ts")],
  env: { ...settings },
});
const { code } = await judge.spawn().status;
await embedded.leave();
if (!Deno.env.get("KEEP")) rmSync(folder, { recursive: true, force: true });
else console.log(folder);
Deno.exit(code);
