/**
 * The search index on tables of so many pets: how long it takes to load and to start warm, what a search takes with its cards
 * read from the database, what a change of a pet costs with and without being noted, and how soon it is found.
 * `deno run -A bench/search_tables.ts [pets]`; it makes a database of its own and drops it again.
 */
import process from "node:process";
import { indexedSearch } from "../backend/features/search/engine_actions.ts";
import type { Filters, Order } from "../backend/features/search/rules.ts";
import { readConfig } from "../backend/platform/config.ts";
import { openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { migrate } from "../backend/platform/db/migrate.ts";
import { createLog } from "../backend/platform/log.ts";
import { joinTestCluster, onDatabase, testDatabaseName, withClient } from "../backend/testing/cluster.ts";

const PETS = Number(Deno.args[0] ?? 100_000);
const WRITTEN = 250;
const TURNS = 15;
const RUNS = 300;

const id = (kind: number, n: string): string => `lpad('${kind}' || to_hex(${n}), 32, '0')::uuid`;
const FILL = [
  "set session_replication_role = replica",
  `insert into breeds (id, slug, name, category, breed_group, size_class_set, colors, facts) select ${
    id(3, "n")
  }, 'breed-' || n, 'Breed ' || n,
     case when n % 4 = 0 then 'Cats' else 'Dogs' end, '', 'none', '[]', '{}' from generate_series(0, 279) n`,
  `insert into pets (id, breeder_id, breed_id, type, sex, name, status, price_cents, birth_date, size_class, coat_type, color,
     badges, good_with, city, latitude, longitude, listed_at, card)
   select ${id(1, "n")}, ${id(2, "n % 2000")}, ${id(3, "(n % 17 * n) % 280")},
     case when (n % 17 * n) % 280 % 4 = 0 then 'Cat' else 'Dog' end, case when n % 2 = 0 then 'Male' else 'Female' end,
     'Pet ' || n % 20000, case when n % 30 = 0 then 'sold' else 'available' end, 50000 + n::bigint * 7919 % 4000 * 100,
     current_date - (n * 31 % 400)::int, (array['Mini', 'Toy', 'Medium', null])[n % 4 + 1],
     (array['Long', 'Smooth', 'Wire'])[n % 3 + 1], 'Color ' || n * 13 % 400, (array[1, 3, 5, 7, 12])[n % 5:n % 5 + 1]::smallint[],
     (array['dogs', 'children', 'adults'])[n % 3:n % 3 + 1], 'City ' || n % 18000, 25 + n * 17 % 24000 / 1000.0,
     -124 + n * 29 % 33000 % 57, now() - n * interval '17 seconds',
     json_build_object('id', ${
    id(1, "n")
  }, 'defaultImage', json_build_object('url', '/media/' || md5(n::text)),
       'words', (select string_agg(md5((n + k)::text), '') from generate_series(1, 20) k))::text
   from generate_series(1, ${PETS}) n`,
  "reset session_replication_role",
  "vacuum analyze pets",
];

const NONE: Filters = {
  ...{
    type: [],
    breedIds: undefined,
    sex: [],
    badges: [],
    sizeClass: [],
    age: [],
    coatType: [],
    generation: [],
  },
  ...{ goodWith: [], color: [], delivery: [], priceMinCents: undefined, priceMaxCents: undefined },
  ...{ isRescue: false, isSmall: false, available: true, near: undefined, q: undefined },
};
const shapes: Record<
  string,
  { filters: Partial<Filters>; order: Order; withCounts?: boolean; page?: number }
> = {
  newest: { filters: {}, order: { key: "newest", direction: -1 } },
  "sex by price, page 400": { filters: { sex: ["Male"] }, order: { key: "price", direction: 1 }, page: 400 },
  "species + age + color, with counts": {
    filters: { type: ["Dog"], age: ["3-6-months"], color: ["Color 13"] },
    order: { key: "age", direction: 1 },
    withCounts: true,
  },
  "all by distance, with counts": {
    filters: { near: { latitude: 40, longitude: -100, miles: undefined } },
    order: { key: "distance", direction: 1 },
    withCounts: true,
  },
};

const cluster = await joinTestCluster();
const name = testDatabaseName();
const url = onDatabase(cluster.url, name);
const ms = (from: number): number => Math.round(performance.now() - from);
const megabytes = (): number => Math.round(Deno.memoryUsage().rss / 1e6);
await withClient(cluster.url, (client) => client.query(`create database ${name}`));
const pool = openPool({ url, size: 4, isPatient: true });
const dataDir = await Deno.makeTempDir({ prefix: "hearthpaw-bench-" });
try {
  await migrate(url);
  const made = performance.now();
  await withClient(url, async (client) => {
    for (const text of FILL) await client.query(text);
  });
  console.log(`${PETS} pets made in ${ms(made)} ms`);
  const log = createLog({ level: "warn", pretty: true });
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
  const services = { db: openDatabase(pool), log, config };
  const today = new Date();

  const [before, cpuBefore, began] = [megabytes(), process.cpuUsage(), performance.now()];
  const search = indexedSearch(services);
  const silent = { listen: () => {} };
  await search.follow(silent);
  const find = ({ filters, order, withCounts = false, page = 1 }: typeof shapes[string]) =>
    search.find({
      ...{ filters: { ...NONE, ...filters }, order, withCounts, today },
      at: { cursor: undefined, page },
    });
  const used = (since: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(since);
    return `${Math.round((user + system) / 1e3)} ms of this process`;
  };
  console.log(
    `loaded in ${ms(began)} ms (${used(cpuBefore)}), ${megabytes() - before} MB more with what was read`,
  );
  await search.stop();
  const [warm, cpuWarm] = [performance.now(), process.cpuUsage()];
  const next = indexedSearch(services);
  await next.follow(silent);
  console.log(`taken over in ${ms(warm)} ms (${used(cpuWarm)})`);
  await next.stop();
  const { size } = await Deno.stat(`${dataDir}/search_index`);
  console.log(`${Math.round(size / 1e6)} MB kept`);
  for (const [words, shape] of Object.entries(shapes)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const from = performance.now();
      await find(shape);
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(RUNS * share)]!.toFixed(2).padStart(7);
    console.log(`${words.padEnd(40)} ${at(0.5)} ${at(0.99)} ms`);
  }

  await withClient(url, async (client) => {
    const changes = async () => {
      const from = performance.now();
      for (let n = 1; n <= WRITTEN; n++) {
        const text = `update pets set price_cents = price_cents + 100, card = card || ' ' where id = ${
          id(1, "$1::int")
        }`;
        await client.query({ name: "change", text, values: [n] });
      }
      return Math.round(WRITTEN / (performance.now() - from) * 1_000);
    };
    await client.query("set synchronous_commit = off");
    await changes();
    const rates: Record<string, number[]> = { disable: [], enable: [] };
    for (let turn = 0; turn < TURNS; turn++) {
      for (const how of ["disable", "enable"]) {
        await client.query(`alter table pets ${how} trigger pets_noted_update`);
        rates[how]!.push(await changes());
      }
    }
    const [without, noted] = Object.values(rates).map((all) => all.sort((a, b) => a - b)[TURNS >> 1]!);
    console.log(`a price and its card: ${without} changes/s, noted ${noted}`);
    const from = performance.now();
    const last = indexedSearch(services);
    await last.follow(silent);
    console.log(`started warm and ${TURNS * WRITTEN} changes read in ${ms(from)} ms`);
    await last.stop();
  });
} finally {
  await pool.end();
  await withClient(cluster.url, (client) => client.query(`drop database ${name} with (force)`));
  await cluster.leave();
  await Deno.remove(dataDir, { recursive: true });
}
