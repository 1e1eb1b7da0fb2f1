import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endProcess, isAlive } from "./platform/embedded/alive.ts";
import { isRoot } from "./platform/embedded/binaries.ts";
import { freePort } from "./platform/embedded/ports.ts";
import { ensurePostgres, postgresPid, removePostgres, stopPostgres } from "./platform/embedded/postgres.ts";
import { processPid } from "./platform/embedded/process.ts";
import { stopEmbedded } from "./platform/embedded/start.ts";

const MAIN = join(import.meta.dirname!, "main.ts");

type Server = {
  url: string;
  pid: number;
  said: () => string;
  /** Exit code, once the process has ended. */
  ended: Promise<number | null>;
};

// The servers run one after another in the same data folder: creating a database takes as long as starting a
// server.
let base: string;
let dataDir: string;
let started: Server[];
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "hearthpaw-server-"));
  if (isRoot()) Deno.chmodSync(base, 0o755);
  dataDir = join(base, "data");
});
afterAll(() => {
  for (const folder of folders()) removePostgres(folder);
  rmSync(base, { recursive: true, force: true });
});
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  for (const { pid } of started) await endProcess(pid, [["SIGKILL", 5_000]]);
  for (const folder of folders()) await stopEmbedded(folder);
});
const folders = () => [dataDir, join(base, "other")];

/** Starts the real process. It gets only those environment variables of this process that Deno needs. */
async function launch(env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const own = Object.fromEntries(
    ["PATH", "HOME", "DENO_DIR"].flatMap((name) => Deno.env.get(name) ? [[name, Deno.env.get(name)!]] : []),
  );
  const child = spawn(Deno.execPath(), ["run", "-A", "--no-check", MAIN], {
    env: { ...own, DATA_DIR: dataDir, PORT: String(port), LOG_FORMAT: "json", SEED: "none", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => said += chunk);
  child.stderr.on("data", (chunk) => said += chunk);
  const ended = new Promise<number | null>((done) => child.on("exit", (code) => done(code)));
  const server = { url: `http://127.0.0.1:${port}`, pid: child.pid!, said: () => said, ended };
  started.push(server);
  return server;
}

const status = async (url: string, init: RequestInit = {}): Promise<number> => {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
};
const isReady = async (server: Server) => await status(`${server.url}/readyz`) === 200;

async function until(isSo: () => boolean | Promise<boolean>, what: string, ms = 45_000): Promise<void> {
  const end = Date.now() + ms;
  while (!await isSo()) {
    if (Date.now() > end) {
      throw new Error(`${what} did not happen in time:\n${started.map((s) => s.said()).join("\n")}`);
    }
    await new Promise((done) => setTimeout(done, 25));
  }
}
const ready = (...servers: Server[]) =>
  Promise.all(servers.map((server) => until(() => isReady(server), "readiness")));

describe("a server process", { timeout: 60_000 }, () => {
  it("shares what is embedded with others of its data folder; the last one to leave stops it", async () => {
    const [one, two] = await Promise.all([launch(), launch()]);
    await ready(one, two);
    const [database, sandbox] = [postgresPid(dataDir)!, processPid(dataDir, "payments")!];
    expect(isAlive(database) && isAlive(sandbox)).toBe(true);
    const migrated = [one, two].filter((server) => server.said().includes('"msg":"migrated"'));
    expect(migrated).toHaveLength(1);

    Deno.kill(one.pid, "SIGTERM");
    expect(await one.ended).toBe(0);
    expect(isAlive(database) && isAlive(sandbox)).toBe(true);
    expect(await isReady(two)).toBe(true);

    Deno.kill(two.pid, "SIGTERM");
    expect(await two.ended).toBe(0);
    expect(isAlive(database) || isAlive(sandbox)).toBe(false);
    expect(readdirSync(join(dataDir, "servers"))).toEqual([]);
  });

  it("that is killed leaves the database and the payments sandbox to the next one", async () => {
    const first = await launch();
    await ready(first);
    const [database, sandbox] = [postgresPid(dataDir)!, processPid(dataDir, "payments")!];
    Deno.kill(first.pid, "SIGKILL");
    await first.ended;
    expect(isAlive(database) && isAlive(sandbox)).toBe(true);

    const second = await launch();
    await ready(second);
    expect([postgresPid(dataDir), processPid(dataDir, "payments")]).toEqual([database, sandbox]);
    const announced = `${second.url}/v1/payments/webhook`;
    await until(async () => await sandboxTarget() === announced, "the announcement of the next one");

    Deno.kill(second.pid, "SIGINT");
    expect(await second.ended, second.said()).toBe(0);
    expect(isAlive(database) || isAlive(sandbox)).toBe(false);
  });

  it("starts the embedded database again when that dies, and serves on", async () => {
    const server = await launch();
    await ready(server);
    await endProcess(postgresPid(dataDir)!, [["SIGKILL", 5_000]]);
    await endProcess(processPid(dataDir, "payments")!, [["SIGKILL", 5_000]]);
    await until(async () => await status(`${server.url}/v1/breeds`) === 200, "recovery");
    await until(() => processPid(dataDir, "payments") !== undefined, "the sandbox's return");
    expect(server.said()).toContain("postgres is gone, restarting it");
    expect(isAlive(server.pid)).toBe(true);
  });

  it("is alive without its database, says that it is not ready, and becomes ready when the database comes", async () => {
    const other = join(base, "other");
    const { url } = await ensurePostgres({ dataDir: other });
    await stopPostgres(other);
    const server = await launch({ DATABASE_URL: url });
    await until(async () => await status(`${server.url}/healthz`) === 200, "life");
    expect(await status(`${server.url}/readyz`)).toBe(503);
    const refused = await fetch(`${server.url}/v1/breeds`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ status: 503, code: "unavailable" });
    const page = await fetch(`${server.url}/dogs`, { headers: { accept: "text/html" } });
    expect([page.status, page.headers.get("refresh")]).toEqual([503, "2"]);
    expect(await page.text()).toContain("We'll be right back");
    // Open pages load their parts meanwhile.
    expect(await status(`${server.url}/favicon.svg`)).toBe(200);
    expect(await status(`${server.url}/favicon.svg`, { method: "POST" })).toBe(503);

    await ensurePostgres({ dataDir: other, port: Number(new URL(url).port) });
    await ready(server);
    expect(await status(`${server.url}/v1/breeds`)).toBe(200);
  });

  it("drains: a request in flight is answered, then the process ends", async () => {
    const server = await launch();
    await ready(server);
    const blocker = new pg.Client({ connectionString: databaseUrl() });
    await blocker.connect();
    await blocker.query("begin; lock table breeds in access exclusive mode");
    const inFlight = status(`${server.url}/v1/breeds`);
    await new Promise((done) => setTimeout(done, 300));
    Deno.kill(server.pid, "SIGTERM");
    await until(async () => await status(`${server.url}/healthz`) === 0, "the end of accepting");
    expect(isAlive(server.pid)).toBe(true);
    await blocker.query("rollback");
    await blocker.end();
    expect(await inFlight).toBe(200);
    expect(await server.ended).toBe(0);
  });

  it("serves others while many connections dawdle over their headers and bodies, and ends them", async () => {
    const server = await launch();
    await ready(server);
    const port = Number(new URL(server.url).port);
    const HEAD = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
    const BODY =
      "POST /v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{";
    let open = 0;
    let answers = "";
    const dawdle = (localAddress: string, text: string) => {
      open++;
      const socket = createConnection({ port, host: "127.0.0.1", localAddress }, () => socket.write(text));
      socket.on("error", () => {});
      socket.on("data", (data) => answers += data);
      socket.on("end", () => socket.end());
      socket.on("close", () => open--);
    };
    for (let n = 0; n < 300; n++) dawdle(`127.0.1.${1 + n % 3}`, n % 10 === 0 ? BODY : HEAD);
    expect(await status(`${server.url}/v1/breeds`)).toBe(200);
    // They were still there when the others got their answer.
    expect(open).toBe(300);
    await until(() => open === 0, "the end of those who dawdle", 30_000);
    expect(answers).toContain("408 Request Timeout");
    expect(answers).toContain("The body took too long to arrive.");
  });

  it("refuses in words, and resets nobody, while it drains", async () => {
    const server = await launch();
    await ready(server);
    const outcomes: string[] = [];
    let isOver = false;
    // On reused connections and on new ones.
    const ask = async (headers: HeadersInit) => {
      while (!isOver) {
        const outcome = await fetch(`${server.url}/v1/breeds`, {
          headers,
          signal: AbortSignal.timeout(5_000),
        })
          .then(async (response) => (await response.arrayBuffer(), String(response.status)), String);
        outcomes.push(outcome);
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    const asking = [undefined, undefined, "close", "close"].map((connection) =>
      ask(connection ? { connection } : {})
    );
    await new Promise((done) => setTimeout(done, 300));
    Deno.kill(server.pid, "SIGTERM");
    await new Promise((done) => setTimeout(done, 3_000));
    isOver = true;
    await Promise.all(asking);
    const counts = Object.groupBy(outcomes, (outcome) => outcome);
    expect(Object.keys(counts).sort(), JSON.stringify(counts)).toEqual(["200", "503"]);
    expect(counts["503"]!.length).toBeGreaterThan(20);
    expect(await server.ended, server.said()).toBe(0);
  });

  it("is not ready while its database stands still, and is busy, not broken, while all its connections are in use", async () => {
    const server = await launch({ DATABASE_POOL_SIZE: "4", DATABASE_WAIT_MS: "300" });
    await ready(server);
    const blocker = new pg.Client({ connectionString: databaseUrl() });
    await blocker.connect();
    await blocker.query("begin; lock table breeds in access exclusive mode");
    // Two equal calls would be merged into one.
    const waiting = ["/v1/breeds", "/breeds/"].map((path) => status(server.url + path));
    await new Promise((done) => setTimeout(done, 300));
    expect(await status(`${server.url}/v1/places/97330`)).toBe(503);
    expect(await status(`${server.url}/readyz`)).toBe(200);
    await blocker.query("rollback");
    await blocker.end();
    expect(await Promise.all(waiting)).toEqual([200, 200]);

    const database = postgresPid(dataDir)!;
    Deno.kill(database, "SIGSTOP"); // it then neither forks processes nor reaps them
    const family = [...childrenOf(database), database];
    for (const pid of family) Deno.kill(pid, "SIGSTOP");
    try {
      // Readiness is cached for half a second, longer on a busy machine.
      await expect.poll(() => status(`${server.url}/readyz`), { timeout: 30_000, interval: 100 }).toBe(503);
      expect(await status(`${server.url}/healthz`)).toBe(200);
    } finally {
      for (const pid of family) Deno.kill(pid, "SIGCONT");
    }
    await ready(server);
  });

  it("answers while nobody reads what it says, and ends when it is told to", async () => {
    const port = await freePort();
    const own = ["PATH", "HOME", "DENO_DIR"].map((name) => [name, Deno.env.get(name)]);
    const env = {
      ...Object.fromEntries(own.filter(([, value]) => value !== undefined)),
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_FORMAT: "json",
      SEED: "none",
      RATE_LIMIT_SCALE: "0",
      DENO: Deno.execPath(),
      MAIN,
    };
    // The reader holds the pipe open without reading.
    const script = '"$DENO" run -A --no-check "$MAIN" 2>&1 | sleep 300';
    const shell = spawn("sh", ["-c", script], { env, stdio: "ignore" });
    const ended = new Promise<void>((done) => shell.on("exit", () => done()));
    try {
      const url = `http://127.0.0.1:${port}`;
      await until(async () => await status(`${url}/readyz`) === 200, "readiness");
      // A pipe holds 64 KB, about 250 lines.
      for (let round = 0; round < 40; round++) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => status(`${url}/healthz`)));
        expect(answers.filter((one) => one !== 200)).toEqual([]);
      }
      const family = childrenOf(shell.pid!);
      const server = family.find((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("main.ts"))!;
      Deno.kill(server, "SIGTERM");
      await until(() => !isAlive(server), "the end", 30_000);
    } finally {
      for (const pid of childrenOf(shell.pid!)) await endProcess(pid, [["SIGKILL", 5_000]]);
      await ended;
    }
  });

  it("does not start production with settings missing: it names them all and ends with 78", async () => {
    const server = await launch({ APP_MODE: "production", PORT: "80a" });
    expect(await server.ended).toBe(78);
    for (const name of ["PORT", "DATABASE_URL", "JWT_KEYS", "STRIPE_SECRET_KEY", "SUPPORT_PHONE"]) {
      expect(server.said()).toMatch(new RegExp(`- ${name} `));
    }
  });

  it("ends with a clear word when its port is taken", async () => {
    const first = await launch();
    await ready(first);
    const second = await launch({ PORT: new URL(first.url).port });
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(/port \d+ .*in use/i);
    expect(await isReady(first)).toBe(true);
  });
});

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

function databaseUrl(): string {
  const { password, port } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
  return `postgres://hearthpaw:${password}@127.0.0.1:${port}/hearthpaw`;
}

async function sandboxTarget(): Promise<string> {
  const folder = join(dataDir, "payments");
  const { port } = JSON.parse(readFileSync(join(folder, "process.json"), "utf8"));
  const { controlToken } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  const answer = await fetch(`http://127.0.0.1:${port}/_control/settings`, {
    headers: { authorization: `Bearer ${controlToken}` },
  });
  return (await answer.json()).webhookUrl;
}
