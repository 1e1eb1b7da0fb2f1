import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../platform/db/migrate.ts";
import { isAlive } from "../platform/embedded/alive.ts";
import { ensurePostgres, stopPostgres } from "../platform/embedded/postgres.ts";
import { takeSeat, withDataLock } from "../platform/embedded/servers.ts";

/** Address of the test cluster (its database `postgres`), and the database to clone. */
export type TestCluster = { url: string; template: string };

const ROOT = join(import.meta.dirname!, "..", "..");
const DATA = join(ROOT, ".data", "test");
/** Memory in the form of a folder, on Linux. */
const MEMORY = "/dev/shm";
const PREFIX = "hearthpaw-test-";
/** Maximum size of the databases of all processes: about 12 MB each, and the log before a checkpoint. */
const NEEDED_BYTES = 3e9;
/** Number of kept templates of other migration states, for runs that started with them. */
const KEEP_TEMPLATES = 8;

/**
 * Returns the folder of this clone's cluster: in memory if enough is free, since a database's files cost a
 * disk more than most tests on it; otherwise in the data folder.
 */
export function testDataDir(): string {
  const inMemory = join(MEMORY, `${PREFIX}${createHash("sha256").update(ROOT).digest("hex").slice(0, 12)}`);
  if (existsSync(inMemory)) return inMemory;
  if (!existsSync(MEMORY)) return DATA;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < NEEDED_BYTES ? DATA : inMemory;
}

/** Frees the memory of deleted clones. The file `clone` in each folder names its owner. */
async function removeOrphans(): Promise<void> {
  for (const name of existsSync(MEMORY) ? readdirSync(MEMORY) : []) {
    const folder = join(MEMORY, name);
    const note = join(folder, "clone");
    if (!name.startsWith(PREFIX) || !existsSync(note) || existsSync(readFileSync(note, "utf8"))) continue;
    await stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts or joins the cluster that all test runs of this clone share. `leave` stops it after the last run.
 */
export async function joinTestCluster(
  dataDir = testDataDir(),
): Promise<TestCluster & { leave: () => Promise<void> }> {
  const [seat, cluster] = await withDataLock(dataDir, async () => {
    await removeOrphans();
    writeFileSync(join(dataDir, "clone"), ROOT);
    const seat = await takeSeat(dataDir);
    const { url } = await ensurePostgres({ dataDir, volatile: true });
    const maintenance = onDatabase(url, "postgres");
    const template = `template_${migrationsHash()}`;
    await withClient(maintenance, async (client) => {
      await dropLeftovers(client);
      await ensureTemplate(client, maintenance, template);
    });
    return [seat, { url: maintenance, template }] as const;
  });
  return { ...cluster, leave: () => seat.leave(() => stopPostgres(dataDir)) };
}

/** Returns the same address with another database. */
export function onDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Runs some work on a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs some work on an empty database of a cluster, and drops it. */
export async function withEmptyDatabase<T>(cluster: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = testDatabaseName();
  await withClient(cluster, (client) => client.query(`create database ${name}`));
  try {
    return await work(onDatabase(cluster, name));
  } finally {
    await withClient(cluster, (client) => client.query(`drop database ${name} with (force)`));
  }
}

const maintained = new Map<string, pg.Pool>();

/**
 * Runs one statement on this process's only connection to the cluster, which does not keep the process alive.
 */
export async function maintain(url: string, statement: string): Promise<void> {
  let pool = maintained.get(url);
  if (!pool) {
    pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    pool.on("error", () => {}); // it ends with the cluster
    maintained.set(url, pool);
  }
  await pool.query(statement);
}

/** The name of a test database contains its process id, so leftovers of a killed run can be dropped. */
export const testDatabaseName = (): string => `test_${Deno.pid}_${crypto.randomUUID().slice(0, 8)}`;

async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^test_\\d+_'",
  );
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split("_")[1]))) {
      await client.query(`drop database if exists ${datname} with (force)`);
    }
  }
}

/** A template gets its name only when it is complete. */
async function ensureTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'template\\_%' order by oid desc",
  );
  if (rows.some((row) => row.datname === template)) return;
  const unfinished = `unfinished_${template}`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await migrate(onDatabase(url, unfinished));
  await client.query(`alter database ${unfinished} rename to ${template}`);
  for (const { datname } of rows.slice(KEEP_TEMPLATES)) {
    await client.query(`drop database ${datname} with (force)`);
  }
}

/** Changes with every byte of the migrations and SQL functions and with the queue's version. */
function migrationsHash(): string {
  const sum = createHash("sha256");
  const files = ["migrations", "functions"].flatMap((name) => {
    const folder = join(import.meta.dirname!, "..", "platform", "db", name);
    return readdirSync(folder).sort().map((file) => join(folder, file));
  });
  for (const path of [...files, join(ROOT, "node_modules", "graphile-worker", "package.json")]) {
    sum.update(readFileSync(path));
  }
  return sum.digest("hex").slice(0, 12);
}
