/**
 * Measures the benefits and costs of the indexes on foreign keys, on a separate database with a given number
 * of reservations, orders and payments: `deno run -A bench/foreign_keys.ts [rows]`. Times are those of
 * `explain analyze`, the median of several rows.
 */
import type pg from "pg";
import { migrate } from "../backend/platform/db/migrate.ts";
import { migrations } from "../backend/platform/db/migrations/index.ts";
import { joinTestCluster, onDatabase, testDatabaseName, withClient } from "../backend/testing/cluster.ts";

const ROWS = Number(Deno.args[0] ?? 300_000);
const PETS = ROWS / 2;
const MEASURED = "0060_foreign_key_indexes";
const TRIES = 15;
const WRITTEN = 10_000;

const id = (kind: number, n: string): string => `lpad('${kind}' || to_hex(${n}), 32, '0')::uuid`;

/** Every second pet was reserved and paid for four times; a fifth of the pets is for sale. */
const FILL = [
  `insert into pets (id, breeder_id, breed_id, type, sex, name, status, price_cents, birth_date, badges, latitude,
     longitude, card, listed_at)
   select ${id(1, "n")}, ${id(2, "n % 2000")}, ${
    id(3, "n % 200")
  }, case when n % 3 = 0 then 'Cat' else 'Dog' end,
     case when n % 2 = 0 then 'Male' else 'Female' end, 'Pet ' || n,
     case when n % 5 = 0 then 'available' else 'sold' end, 50000 + n % 300000, date '2025-01-01' + n % 300,
     array[n % 8]::smallint[], 30 + n % 15, -120 + n % 40, repeat(md5(n::text), 40), now() - n * interval '1 minute'
   from generate_series(1, ${PETS}) n`,
  `insert into reservations (id, number, pet_id, breeder_id, consumer_id, status)
   select ${id(4, "n")}, 'R' || n, ${id(1, `n % ${PETS / 2} * 2`)}, ${id(2, "n % 2000")}, ${
    id(5, "n % 50000")
  },
     'cancelled-by-buyer' from generate_series(1, ${ROWS}) n`,
  `insert into orders (id, reservation_id, order_type, fee_structure, payment_type, transportation, pet_price_cents,
     service_fee_cents, total_cents, deposit_cents)
   select ${id(6, "n")}, ${
    id(4, "n")
  }, 'pet', 'a', 'full', 'none', 100, 0, 100, 0 from generate_series(1, ${ROWS}) n`,
  `insert into payments (id, order_id, reservation_id, kind, method, amount_cents, status, idempotency_key)
   select ${id(7, "n")}, ${id(6, "n")}, ${id(4, "n")}, 'Full', 'card', 100,
     case when n % 10 = 0 then 'canceled' else 'succeeded' end, 'k' || n from generate_series(1, ${ROWS}) n`,
];

/** `n` differs from try to try. */
const READS: readonly { name: string; text: (n: number) => string }[] = [
  {
    name: "payments of an order, under the pet's lock",
    text: (n) =>
      `select * from payments where order_id = ${id(6, `${n}`)} order by created_at, id for update`,
  },
  {
    name: "whether a pet was ever reserved: never",
    text: (n) => `select id from reservations where pet_id = ${id(1, `${n * 2 + 1}`)} limit 1`,
  },
  {
    name: "orders of reservations, of every kind",
    text: (n) => `select * from orders where reservation_id in (${id(4, `${n}`)}, ${id(4, `${n + 1}`)})`,
  },
  {
    name: "delete of a pet that was never reserved",
    text: (n) => `delete from pets where id = ${id(1, `${n * 2 + 1}`)}`,
  },
];

/**
 * Thousands of rows in one statement, without the checks of foreign keys, so the share of an index is
 * overstated.
 */
const WRITES: readonly { name: string; index: string; text: (from: number) => string }[] = [
  {
    name: "new pets",
    index: "pets_breed_id",
    text: (from) => FILL[0]!.replace("(1, " + PETS, `(${from}, ${from + WRITTEN}`),
  },
  {
    name: "pets that change their status",
    index: "pets_breed_id",
    text: () =>
      `update pets set status = 'reserved', card = card || ' '
      where id in (select id from pets where status = 'available' limit ${WRITTEN})`,
  },
  {
    name: "new reservations",
    index: "reservations_pet_id",
    text: (from) => FILL[1]!.replace("(1, " + ROWS, `(${from}, ${from + WRITTEN}`),
  },
  {
    name: "new orders",
    index: "orders_reservation_id",
    text: (from) => FILL[2]!.replace("(1, " + ROWS, `(${from}, ${from + WRITTEN}`),
  },
  {
    name: "new payments",
    index: "payments_order_id",
    text: (from) => FILL[3]!.replace("(1, " + ROWS, `(${from}, ${from + WRITTEN}`),
  },
];

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** Returns the run time of a statement in ms, and rolls everything back. */
async function timeOf(client: pg.Client, text: string, first = ""): Promise<number> {
  await client.query(`begin; ${first}`);
  const { rows } = await client.query(`explain (analyze, format json) ${text}`);
  await client.query("rollback");
  return rows[0]["QUERY PLAN"][0]["Execution Time"];
}

async function measureReads(client: pg.Client): Promise<number[]> {
  await client.query("set session_replication_role = origin");
  const medians: number[] = [];
  for (const { text } of READS) {
    const times: number[] = [];
    for (let i = 0; i < TRIES; i++) times.push(await timeOf(client, text(100 + i * 997)));
    medians.push(median(times));
  }
  return medians;
}

/** Measures without and with the index in turn: other load on the machine affects both. */
async function measureWrite(
  client: pg.Client,
  { index, text }: typeof WRITES[number],
): Promise<[number, number]> {
  await client.query("set session_replication_role = replica");
  const [without, withIt]: [number[], number[]] = [[], []];
  for (let i = 0; i < TRIES; i++) {
    without.push(await timeOf(client, text(ROWS + 1), `drop index ${index}`));
    withIt.push(await timeOf(client, text(ROWS + 1)));
  }
  return [median(without), median(withIt)];
}

const row = (name: string, before: number, after: number): void =>
  console.log(`| ${name} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${(before / after).toFixed(2)} |`);

const cluster = await joinTestCluster();
const database = testDatabaseName();
const url = onDatabase(cluster.url, database);
await withClient(cluster.url, (client) => client.query(`create database ${database}`));
try {
  await migrate(url, {
    list: Object.fromEntries(Object.entries(migrations).filter(([name]) => name < MEASURED)),
  });
  await withClient(url, async (client) => {
    await client.query("set jit = off; set session_replication_role = replica");
    for (const text of FILL) await client.query(text);
    await client.query("vacuum analyze");
    const before = await measureReads(client);
    const began = performance.now();
    await migrate(url, { list: { [MEASURED]: migrations[MEASURED]! } });
    console.log(`${MEASURED}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await client.query("vacuum analyze");
    const after = await measureReads(client);
    READS.forEach(({ name }, i) => row(name, before[i]!, after[i]!));
    for (const write of WRITES) row(write.name, ...await measureWrite(client, write));
  });
} finally {
  await withClient(cluster.url, (client) => client.query(`drop database ${database} with (force)`));
  await cluster.leave();
}
