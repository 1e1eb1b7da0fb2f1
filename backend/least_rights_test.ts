import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "./platform/config.ts";
import { openDatabase, openPool } from "./platform/db/connection.ts";
import { endProcess } from "./platform/embedded/alive.ts";
import { freePort } from "./platform/embedded/ports.ts";
import { type SandboxPayments, sandboxPayments } from "./platform/ports/payments/sandbox.ts";
import { serveSandbox } from "./platform/ports/payments/simulator/serve.ts";
import { openTestDatabase, type TestDatabase } from "./testing/databases.ts";
import { made } from "./testing/files.ts";
import { addBreeder, addPet, PASSWORD } from "./testing/fixtures.ts";
import { AUTHORITY, startMailServer, startOutside } from "./testing/outside.ts";
import { startS3Peer } from "./testing/ports/files.ts";
import { CONTACT, DELIVERY, TERMS } from "./testing/reservations.ts";

const ROOT = join(import.meta.dirname!, "..");
const STRIPE = {
  secretKey: "sk_live_0123456789abcdef0123456789",
  publishableKey: "pk_live_0123456789abcdef0123456789",
  webhookSecret: "whsec_0123456789abcdef0123456789",
};
/**
 * Attempts of a malicious package, run with the server's rights before it starts. Null means that the attempt
 * succeeded.
 */
const TRIES = `
const tries = {
  run: () => new Deno.Command("/bin/true").output(),
  passwd: () => Deno.readTextFile("/etc/passwd"),
  environ: () => Deno.readTextFile("/proc/self/environ"),
  path: () => { if (Deno.env.get("PATH") === undefined) throw new Error("no such variable"); },
  variables: () => { if (!("PATH" in Deno.env.toObject())) throw new Error("no such variable"); },
  code: () => Deno.writeTextFile(${JSON.stringify(join(ROOT, "backend/planted.ts"))}, ""),
  build: () => Deno.writeTextFile(${JSON.stringify(join(ROOT, "web/dist/client/planted.js"))}, ""),
  home: () => Deno.writeTextFile("/tmp/hearthpaw-planted", ""),
  web: () => fetch("https://example.com/"),
  metadata: () => fetch("http://169.254.169.254/latest/meta-data/"),
  otherPort: () => fetch("https://api.stripe.com:8443/"),
  code_from_afar: () => import("https://deno.land/std@0.224.0/assert/mod.ts"),
};
const outcomes = {};
for (const [name, attempt] of Object.entries(tries)) {
  outcomes[name] = await Promise.resolve().then(attempt).then(() => null, (error) => error.name);
}
const { get } = await import("node:https");
const asking = get("https://api-none.pusher.com/");
const pusher = await new Promise((done) => asking.on("error", done).on("response", done));
console.log("TRIES " + JSON.stringify({ outcomes, pusher: pusher.code ?? pusher.statusCode }));
`;
/** Line that this module prints. */
const TOLD = /^TRIES (.*)$/m;

let database: TestDatabase;
let folder: string;
let sandbox: SandboxPayments;
let origin: string;
let env: Record<string, string>;
let pid: number | undefined;
let said = "";
let mail: Awaited<ReturnType<typeof startMailServer>>;
let outside: Awaited<ReturnType<typeof startOutside>>;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  // Tests may keep their folder below /dev, and Deno grants access there only under --allow-all.
  const parent = tmpdir().startsWith("/dev/") ? "/var/tmp" : tmpdir();
  folder = mkdtempSync(join(parent, "hearthpaw-rights-"));
  const record = join(folder, "provider");
  Deno.mkdirSync(record);
  const keys = { ...STRIPE, controlToken: "control_0123456789abcdef0123456789" };
  writeFileSync(join(record, "keys.json"), JSON.stringify(keys));
  const { port: paymentsPort, stop } = await serveSandbox(record, 0);
  sandbox = sandboxPayments({ address: `http://127.0.0.1:${paymentsPort}`, keys });
  const storage = startS3Peer();
  mail = await startMailServer();
  outside = await startOutside({
    "api.stripe.com": paymentsPort,
    "storage.example": Number(new URL(storage.endpoint).port),
  });
  ends.push(stop, storage.stop, mail.stop, outside.stop);
  writeFileSync(join(folder, "tries.ts"), TRIES);

  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  env = {
    ...Object.fromEntries(["PATH", "HOME", "DENO_DIR"].map((name) => [name, Deno.env.get(name)])),
    DENO: Deno.execPath(),
    DENO_CERT: AUTHORITY,
    HTTPS_PROXY: outside.proxy,
    APP_MODE: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: "https://hearthpaw.example",
    // By host name: rights for a name must hold even if its address changes.
    DATABASE_URL: database.url.replace("127.0.0.1", "localhost"),
    DATA_DIR: join(folder, "data, with a comma"),
    LOG_FORMAT: "json",
    JWT_KEYS: "new:Qm7xVt2LkR9wYzB4nHs6JdPf3CgTe8Ua",
    APP_SECRET: "h5Wc0XrKp1ZoNq8MvEy4SbFi7GjLu2Td",
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    PUSHER_APP_ID: "1",
    PUSHER_KEY: "key",
    PUSHER_SECRET: "secret",
    PUSHER_CLUSTER: "none",
    SENTRY_DSN: "https://key@reports.example/1",
    S3_ENDPOINT: "https://storage.example",
    S3_REGION: storage.region,
    S3_BUCKET: storage.bucket,
    S3_ACCESS_KEY_ID: storage.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    SMTP_URL: mail.url,
    MAIL_FROM: "hello@hearthpaw.example",
    SUPPORT_PHONE: "(555) 010-0100",
    SUPPORT_EMAIL: "support@hearthpaw.example",
    COMPANY_NAME: "Hearthpaw Example, Inc.",
    GOVERNING_STATE: "Oregon",
    POSTAL_ADDRESS: "Hearthpaw, 12 Elm Street, Corvallis, OR 97330",
    ADMIN_EMAIL: "admin@hearthpaw.example",
  } as Record<string, string>;
  const child = spawn(join(ROOT, "backend/start"), ["--no-check", `--preload=${join(folder, "tries.ts")}`], {
    env,
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  pid = child.pid;
  child.stdout.on("data", (chunk) => said += chunk);
  child.stderr.on("data", (chunk) => said += chunk);
  await vi.waitUntil(() => /"msg":"ready"/.test(said) || child.exitCode !== null, { timeout: 60_000 });
  expect(child.exitCode, said).toBeNull();
  await sandbox.ask("PUT", "/settings", {
    webhookUrl: `${origin}/v1/payments/webhook`,
    webhookSecret: STRIPE.webhookSecret,
    publicUrl: "https://hearthpaw.example/_sandbox/payments",
    isLive: true,
  });
}, 90_000);
afterAll(async () => {
  if (pid !== undefined) await endProcess(pid, [["SIGTERM", 20_000], ["SIGKILL", 5_000]]);
  for (const end of ends) await end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

// deno-lint-ignore no-explicit-any -- answers are read untyped
async function call(method: string, path: string, json?: unknown, token?: string): Promise<any> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}\n${said}`);
  return body;
}

describe("a server in production with the rights of its configuration", () => {
  it("can do nothing else", () => {
    expect(said).toMatch(TOLD);
    const { outcomes, pusher } = JSON.parse(TOLD.exec(said)![1]!);
    expect(Object.keys(outcomes).length).toBe(12);
    expect(Object.entries(outcomes).filter(([, error]) => error === null)).toEqual([]);
    expect(outside.asked).not.toContain("example.com:443");
    // The DNS lookup is allowed; it fails only because the name doesn't exist.
    expect(pusher).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/);
  });

  it("does not start with every right", async () => {
    const main = join(ROOT, "backend/main.ts");
    const child = spawn(Deno.execPath(), ["run", "-A", "--no-check", main], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let problem = "";
    child.stderr.on("data", (chunk) => problem += chunk);
    expect(await new Promise((done) => child.on("close", done))).toBe(78);
    expect(problem).toMatch(/every right of run, net, read.*backend\/start/);
  }, 30_000);

  it("sells a pet: sign-up, email, photo, hold, payment, webhook and pages", async () => {
    const pool = openPool({ url: database.url, size: 2 });
    const db = openDatabase(pool);
    const config = readConfig({ JWT_KEYS: `one:${v7()}`, APP_SECRET: v7(), DATA_DIR: folder });
    const world = { db, config, now: () => new Date(), newId: () => v7() };
    try {
      const breeder = await addBreeder(world);
      const pet = await addPet(world, { breeder_id: breeder.id });
      const email = "dana@example.com";
      const { accessToken: token } = await call("POST", "/v1/users/new", {
        type: "Consumer",
        email,
        password: PASSWORD,
        firstName: "Dana",
        lastName: "Whitfield",
        termsVersion: TERMS,
      });
      await expect.poll(() => mail.mails.map(({ to }) => to.join()), { timeout: 20_000, message: said })
        .toContain(email);

      const photo = Uint8Array.from(await made.heic());
      const query = new URLSearchParams({
        fileName: "a.heic",
        contentType: "image/heic",
        purpose: "profile-image",
        size: String(photo.length),
      });
      const offer = await call("GET", `/v1/files/upload?${query}`, undefined, token);
      expect(offer.url).toMatch(/^https:\/\/storage\.example\//);
      const put = { method: "PUT", headers: { "content-type": "image/heic" }, body: photo };
      expect((await fetch(offer.url, { ...put, client: outside.client })).status).toBe(200);
      const { user } = await call("PUT", "/v1/users/update", { profileImageKey: offer.fileKey }, token);
      expect(user.profileImageURL).toMatch(/^\/media\/u-/);

      const { reservedPetId: id } = await call("POST", "/v1/reserve/new", { petId: pet.id }, token);
      await call("POST", "/v1/reserve/save/progress", {
        reservedPetId: id,
        stepName: "payment",
        screen: 1,
        openStep: 3,
        contact: { ...CONTACT, email },
        delivery: DELIVERY,
        options: { transportation: "pickup", paymentType: "deposit" },
      }, token);
      const { intentId } = await call("POST", "/v1/payments/create-payment-intent", {
        reservationId: id,
        paymentMethod: "card",
        acceptances: { saleContractHash: breeder.contract.hash, termsVersion: TERMS },
      }, token);
      await sandbox.confirmIntent({
        intentId,
        paymentMethodId: "pm_card_visa",
        returnUrl: "https://hearthpaw.example/return",
        idempotencyKey: v7(),
      });
      // The server learns of it from the webhook alone.
      await expect.poll(
        () => db.selectFrom("reservations").select("status").where("id", "=", id).executeTakeFirst(),
        { timeout: 20_000, message: said },
      ).toEqual({ status: "deposit-paid" });
      await expect.poll(() => mail.mails.filter(({ to }) => to.includes(email)).length, { timeout: 20_000 })
        .toBeGreaterThan(1);
      for (const path of ["/", "/dogs", `/pets/${pet.id}`]) {
        const page = await fetch(origin + path, { headers: { accept: "text/html" } });
        expect([path, page.status, (await page.text()).includes("</html>")]).toEqual([path, 200, true]);
      }
      const denied = /NotCapable|EPERM|Requires \w+ access|requires '\w+' permission/;
      expect(said.replace(TOLD, "").split("\n").filter((line) => denied.test(line))).toEqual([]);
    } finally {
      await db.destroy();
    }
  }, 90_000);
});
