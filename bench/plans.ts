/**
 * Shows how Postgres runs the queries of pages. Makes each call of a catalog a few times with `auto_explain`
 * on, and writes every statement of the last time to docs/benchmarks/plans.md with the indexes it used, its
 * time and the rows it read. Lists large tables that were read whole. `make bench-plans PETS=1000000`.
 */
import { join } from "node:path";
import { v7 } from "uuid";
import { openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { ensurePostgres, stopPostgres } from "../backend/platform/embedded/postgres.ts";
import { readConfig } from "../backend/platform/config.ts";
import { bearer } from "../backend/testing/fixtures.ts";
import { type Known, knownOf, otherCalls, searchCalls } from "./calls.ts";
import { catalogOf } from "./catalog.ts";
import { forSale } from "./checkout.ts";
import { AS_IN_PRODUCTION, startProduct } from "./product.ts";

const pets = Number(Deno.args[0] || 1_000_000);
const place = Deno.env.get("BENCH_DIR") ?? join(import.meta.dirname!, "../.data/bench");
const PAGE = join(import.meta.dirname!, "../docs/benchmarks/plans.md");

/** A named statement has its final plan from the sixth execution on. */
const TIMES = 7;
/** Number of rows from which a table counts as large. */
const LARGE = 10_000;

type Who = "nobody" | "buyer" | "breeder" | "staff";
type Asked = { who: Who; name: string; method?: string; path: string; body?: unknown };
/** One step of a plan, as `explain (analyze, format json)` reports it. */
type Step = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Step[];
};
type Statement = { text: string; ms: number; steps: Step[] };

const PEOPLE: Record<Exclude<Who, "nobody">, string> = {
  buyer: "buyer@demo.hearthpaw.com",
  breeder: "breeder@demo.hearthpaw.com",
  staff: "admin@demo.hearthpaw.com",
};

function asked(known: Known, breeder: { id: string; userId: string }): Asked[] {
  const [pet] = known.pets;
  const of = (who: Who, ...paths: string[]): Asked[] => paths.map((path) => ({ who, name: path, path }));
  const calls = [...searchCalls(known).filter(({ name }) => !name.endsWith("counts")), ...otherCalls(known)];
  return [
    ...calls.filter(({ name }) => !name.includes("again and again")).map((
      { name, method, path, body },
    ): Asked => ({
      who: "nobody",
      name,
      path: path(0),
      ...(method ? { method } : {}),
      ...(body ? { body: body(0) } : {}),
    })),
    ...of(
      "nobody",
      "/v1/breeders",
      `/v1/profiles/breeder/${breeder.id}`,
      `/v1/breeders/${breeder.id}/reviews`,
      `/v1/pets/siblings/${pet!.id}`,
      `/v1/pets/sold/${breeder.id}`,
      "/v1/breeds/available",
      "/v1/pets/search/suggest?q=willow",
      "/v1/pets/search/understand?q=small+puppy+near+portland",
      "/v1/sitemap",
      "/v1/sitemap/breeds",
    ),
    ...of(
      "buyer",
      "/v1/user",
      "/v1/customer/pets/reserved",
      "/v1/pets/favorited",
      "/v1/chats",
      "/v1/payments",
    ),
    ...of("buyer", "/v1/searches/saved", "/v1/user/waitlists"),
    ...of(
      "breeder",
      "/v1/breeders/pets",
      "/v1/breeders/pets/reserved",
      "/v1/breeders/litters",
      "/v1/breeder/dashboard/preview",
      "/v1/breeders/payouts",
      `/v1/analytics/breeder/${breeder.id}`,
      "/v1/breederlink/posts",
      `/v1/user/${breeder.userId}/notifications`,
    ),
    ...of(
      "staff",
      "/v1/admin/users",
      "/v1/admin/orders",
      "/v1/admin/listings",
      "/v1/admin/reports",
      "/v1/admin/audit",
      "/v1/admin/verifications",
      "/v1/admin/disputes",
    ),
  ];
}

/** Returns the statements that Postgres has explained in a part of its log, in their order. */
function statementsOf(log: string): Statement[] {
  return [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, ms, json]) => {
    const { "Query Text": text, Plan } = JSON.parse(json!);
    const steps: Step[] = [];
    const walk = (step: Step): void => {
      steps.push(step);
      step.Plans?.forEach(walk);
    };
    walk(Plan);
    return { text, ms: Number(ms), steps };
  });
}

/** Returns the tables that a statement read, with the index used and the rows read. */
function readsOf({ steps }: Statement): { table: string; by: string; rows: number }[] {
  return steps.flatMap((step) => {
    const table = step["Relation Name"] ?? (step["Node Type"] === "Bitmap Index Scan" ? "" : undefined);
    if (table === undefined || !step["Node Type"].includes("Scan")) return [];
    const rows = Math.round(
      (step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0)) * step["Actual Loops"],
    );
    if (step["Node Type"] === "Bitmap Heap Scan") return [];
    return [{
      table,
      by: step["Index Name"] ?? (step["Node Type"] === "Seq Scan" ? "read whole" : step["Node Type"]),
      rows,
    }];
  });
}

const folder = await catalogOf(pets, place);
const { url } = await ensurePostgres({
  dataDir: folder,
  settings: {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_format": "json",
    "auto_explain.log_timing": "off",
    "auto_explain.log_parameter_max_length": "0",
  },
});
const logFile = join(folder, "postgres.log");
const pool = openPool({ url, size: 1 });
const db = openDatabase(pool);
const secret = () => crypto.getRandomValues(new Uint8Array(32)).toBase64();
const settings = { ...AS_IN_PRODUCTION, JWT_KEYS: `plans:${secret()}`, APP_SECRET: secret() };
const config = readConfig({ ...settings, DATA_DIR: folder });
const product = await startProduct(settings, folder);
const lines: string[] = [];
const whole: string[] = [];
let worst = 0;
try {
  const world = { db, config, now: () => new Date(), newId: () => v7() };
  const ids = new Map(
    (await db.selectFrom("users").select(["id", "email"]).where("email", "in", Object.values(PEOPLE))
      .execute())
      .map(({ id, email }) => [email, id]),
  );
  const headers: Record<Who, Record<string, string>> = {
    nobody: {},
    buyer: await bearer(world, { id: ids.get(PEOPLE.buyer)! }),
    breeder: await bearer(world, { id: ids.get(PEOPLE.breeder)! }),
    staff: await bearer(world, { id: ids.get(PEOPLE.staff)! }),
  };
  const { id } = await db.selectFrom("breeders").select("id").where("user_id", "=", ids.get(PEOPLE.breeder)!)
    .executeTakeFirstOrThrow();
  const { rows } = await pool.query("select relname, reltuples from pg_class where relkind = 'r'");
  const sizes = new Map<string, number>(rows.map(({ relname, reltuples }) => [relname, reltuples]));
  // Jobs that were due while the server was stopped are finished by then.
  await new Promise((done) => setTimeout(done, 15_000));
  const known = { ...await knownOf(product.origin), forSale: await forSale(url) };
  for (
    const { who, name, method = "GET", path, body } of asked(known, { id, userId: ids.get(PEOPLE.breeder)! })
  ) {
    let said: Statement[] = [];
    let status = 0;
    for (let time = 0; time < TIMES; time++) {
      // The cache of public answers lasts half a second, and the feed is read four times a second.
      await new Promise((done) => setTimeout(done, 600));
      const from = (await Deno.stat(logFile)).size;
      const response = await fetch(product.origin + path, {
        method,
        headers: { ...headers[who], ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      await response.bytes();
      status = response.status;
      await new Promise((done) => setTimeout(done, 30));
      const log = new TextDecoder().decode((await Deno.readFile(logFile)).subarray(from));
      const all = statementsOf(log).filter(({ text }) =>
        !/pet_changes|hold_news|graphile_worker|advisory|pg_notify|^(begin|commit)/.test(text)
      );
      // A cached page runs no query.
      if (all.length > 0) said = all;
    }
    if (status >= 400) throw new Error(`${path} answered ${status}`);
    const ms = said.reduce((sum, statement) => sum + statement.ms, 0);
    worst = Math.max(worst, ms);
    lines.push(`| ${who} | ${name} | ${said.length} | ${ms.toFixed(2)} | ${describe(said, sizes, name)} |`);
    console.log(lines.at(-1));
  }
} finally {
  await db.destroy();
  await product.stop();
  await stopPostgres(folder);
}

/**
 * Returns the indexes that the statements of a call used, with the rows read; marks tables that were read
 * whole.
 */
function describe(said: readonly Statement[], sizes: ReadonlyMap<string, number>, name: string): string {
  const read = new Map<string, number>();
  for (const { table, by, rows } of said.flatMap(readsOf)) {
    const isWhole = by === "read whole";
    if (isWhole && (sizes.get(table) ?? 0) >= LARGE) whole.push(`${name}: ${table}`);
    const key = isWhole ? `${table} (whole)` : by;
    read.set(key, (read.get(key) ?? 0) + rows);
  }
  return [...read].map(([by, rows]) => `${by} ${rows}`).join(", ") || "nothing: from memory";
}

await Deno.writeTextFile(
  PAGE,
  `# Plans

\`make bench-plans PETS=${pets}\` writes this page: what Postgres does for each call with ${
    pets.toLocaleString("en-US")
  } pets, as \`auto_explain\`
logged it on ${
    new Date().toISOString().slice(0, 10)
  }: its statements (those of the feed, of jobs and of locks apart), their time together and the
indexes that they went by, each with the rows that were read there. "Whole" is a table that was read from end to end, which is quickest for a
small one; of tables with ${LARGE.toLocaleString("en-US")} rows and more that were: ${
    whole.length ? [...new Set(whole)].join("; ") : "none"
  }.

| who | call | statements | ms | indexes, and rows |
| --- | --- | ---: | ---: | --- |
${lines.join("\n")}
`,
);
console.log(
  `${lines.length} calls, ${worst.toFixed(1)} ms at most; read whole: ${whole.join("; ") || "nothing large"}`,
);
Deno.exit(0);
