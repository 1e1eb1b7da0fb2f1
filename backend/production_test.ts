import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "./testing/databases.ts";
import { endProcess } from "./platform/embedded/alive.ts";
import { readConfig } from "./platform/config.ts";
import { freePort } from "./platform/embedded/ports.ts";
import { permissionFlags } from "./platform/permissions.ts";

const BACKEND = import.meta.dirname!;
const ROOT = join(BACKEND, "..");
const SECRET = "Qm7xVt2LkR9wYzB4nHs6JdPf3CgTe8Ua";
const OTHER = "h5Wc0XrKp1ZoNq8MvEy4SbFi7GjLu2Td";

let folder: string;
let database: TestDatabase;
let pid: number | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  // Inside the project, so imports find the packages.
  mkdirSync(join(ROOT, ".data"), { recursive: true });
  folder = mkdtempSync(join(ROOT, ".data", "production-"));
  const demo = join(BACKEND, "demo");
  cpSync(BACKEND, join(folder, "backend"), { recursive: true, filter: (path) => path !== demo });
  for (const name of ["web", "openapi", "package.json"]) symlinkSync(join(ROOT, name), join(folder, name));
});
afterAll(async () => {
  if (pid !== undefined) await endProcess(pid, [["SIGKILL", 5_000]]);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** All settings that production needs. Only the database has to answer at the start. */
const settings = (port: number) => ({
  APP_MODE: "production",
  PORT: String(port),
  HOST: "127.0.0.1",
  PUBLIC_URL: "https://hearthpaw.example",
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, "data"),
  LOG_FORMAT: "json",
  JWT_KEYS: `new:${SECRET}`,
  APP_SECRET: OTHER,
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  PUSHER_CLUSTER: "us2",
  SENTRY_DSN: "https://key@127.0.0.1:1/1",
  S3_ENDPOINT: "https://127.0.0.1:1",
  S3_REGION: "us-east-1",
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
  SMTP_URL: "smtps://127.0.0.1:1",
  MAIL_FROM: "hello@hearthpaw.example",
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+15035550100",
  SUPPORT_PHONE: "(555) 010-0100",
  SUPPORT_EMAIL: "support@hearthpaw.example",
  ADMIN_EMAIL: "admin@hearthpaw.example",
  COMPANY_NAME: "Hearthpaw Example, Inc.",
  GOVERNING_STATE: "Oregon",
  POSTAL_ADDRESS: "Hearthpaw, 12 Elm Street, Corvallis, OR 97330",
});

it("production starts with its reference data where the demo folder does not exist", async () => {
  const port = await freePort();
  const kept = ["PATH", "HOME", "DENO_DIR"].flatMap((name) =>
    Deno.env.get(name) ? [[name, Deno.env.get(name)!]] : []
  );
  const env = settings(port);
  // The copied code lies outside the folder of its packages.
  const flags = permissionFlags(readConfig(env), ROOT)
    .map((flag) => flag.startsWith("--allow-read=") ? `${flag},${folder}` : flag);
  const child = spawn(Deno.execPath(), ["run", ...flags, "--no-check", join(folder, "backend", "main.ts")], {
    env: { ...Object.fromEntries(kept), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  pid = child.pid;
  let said = "";
  child.stdout.on("data", (chunk) => said += chunk);
  child.stderr.on("data", (chunk) => said += chunk);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await expect.poll(async () => (await ask("/healthz"))?.status, { timeout: 60_000, message: said }).toBe(
    200,
  );
  await expect.poll(() => /"msg":"ready"/.test(said), { timeout: 60_000 }).toBe(true);
  const answer = await (await ask("/v1/breeds"))!.json();
  expect(JSON.stringify(answer).length, said).toBeGreaterThan(50_000);
  const { rows } = await counted();
  expect(rows).toEqual([{ pets: 0, users: 0 }]);
}, 130_000);

async function counted(): Promise<{ rows: { pets: number; users: number }[] }> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await client.query(
      "select (select count(*)::int from pets) pets, (select count(*)::int from users) users",
    );
  } finally {
    await client.end();
  }
}
