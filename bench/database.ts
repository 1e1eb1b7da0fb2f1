/**
 * Measures the database alone: the statement of a search, and changes of a pet with and without their upkeep.
 */
import { join } from "node:path";
import pg from "pg";
import { type Db, openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { CARDS } from "../backend/features/search/store.ts";
import { refreshCards } from "../backend/features/pets/card_store.ts";
import { at, atOnce } from "./load.ts";
import { type Product, usageOf } from "./product.ts";

export type Alone = { by: string; perSecond: number };

/**
 * Reads 20 cards with only the statement of the search: by pgbench if available, else in a loop over `pg`.
 */
export async function cardsAlone(
  url: string,
  { scratch, connections, seconds }: { scratch: string; connections: number; seconds: number },
): Promise<Alone> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    const { rows } = await pool.query(
      "select id from pets where status = 'available' and card is not null limit 2000",
    );
    const list = (turn: number) =>
      Array.from({ length: 20 }, (_, n) => rows[(turn * 97 + n * 13) % rows.length]!.id as string);
    const files: string[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const path = join(scratch, `cards${turn}.sql`);
      const ids = `'{${list(turn).join(",")}}'`;
      await Deno.writeTextFile(path, `${CARDS.replace("$1", ids)};\n`);
      files.push("-f", path);
    }
    const { hostname, port, username, password, pathname } = new URL(url);
    const args = [
      "-n",
      "-M",
      "prepared",
      "-c",
      `${connections}`,
      "-j",
      "1",
      "-T",
      `${Math.ceil(seconds)}`,
      ...files,
    ];
    const where = ["-h", hostname, "-p", port, "-U", username, pathname.slice(1)];
    try {
      const { stdout } = await new Deno.Command(pgbench(), {
        args: [...args, ...where],
        env: { PGPASSWORD: password },
        stdout: "piped",
        stderr: "null",
      }).output();
      const perSecond = Number(/tps = ([\d.]+)/.exec(new TextDecoder().decode(stdout))?.[1]);
      if (perSecond > 0) return { by: "pgbench", perSecond };
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
    let turn = 0;
    const text = CARDS;
    const told = await atOnce({ connections, seconds }, async () => {
      await pool.query({ name: "cards", text, values: [list(turn++)] });
      return true;
    });
    return { by: "a loop over `pg`", perSecond: told.perSecond };
  } finally {
    await pool.end();
  }
}

/** Returns pgbench, which Debian's postgresql-contrib installs outside the path. */
function pgbench(): string {
  try {
    const versions = [...Deno.readDirSync("/usr/lib/postgresql")].map(({ name }) => name).sort();
    return `/usr/lib/postgresql/${versions.at(-1)}/bin/pgbench`;
  } catch {
    return "pgbench";
  }
}

export type Write = { name: string; perSecond: number; databaseMs: number };

/**
 * Changes prices of random pets at a given rate, with everything that depends on them, until the returned
 * function is called.
 */
export function changingPrices(url: string, perSecond: number): () => Promise<void> {
  const pool = openPool({ url, size: 2, isPatient: true, waitMs: 60_000 });
  const db = openDatabase(pool);
  let isOver = false;
  const changing = (async () => {
    const ids = await sampleOf(pool);
    for (let turn = 0; !isOver; turn++) {
      await changePrice(db, ids[turn % ids.length]!, turn, true);
      await new Promise((done) => setTimeout(done, 1_000 / perSecond));
    }
  })();
  return async () => {
    isOver = true;
    await changing;
    await pool.end();
  };
}

async function sampleOf(pool: pg.Pool): Promise<string[]> {
  const text =
    "select id from pets where status = 'available' and card is not null order by md5(id::text) limit 5000";
  return (await pool.query(text)).rows.map(({ id }) => id);
}

async function changePrice(db: Db, id: string, turn: number, hasCard: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const change = tx.updateTable("pets").set((eb) => ({
      price_cents: eb("price_cents", "+", turn % 2 ? 100 : -100),
    }))
      .where("id", "=", id);
    if (!hasCard) return void await change.execute();
    const row = await change.returning((eb) => eb("page_body", "is", null).as("isEmptied"))
      .executeTakeFirstOrThrow();
    if (row.isEmptied) await refreshCards(tx, [id]);
  });
}

const WRITERS = 8;
const TURNS = 7;

/**
 * Changes prices with and without the data derived from them, in turns, and returns the median of each:
 * changes a second, and the processor time of the database for one.
 */
export async function writes(url: string, product: Product, seconds: number): Promise<Write[]> {
  const pool = openPool({ url, size: WRITERS, isPatient: true, waitMs: 60_000 });
  const db = openDatabase(pool);
  const ids = await sampleOf(pool);
  const triggers: string[] = (await pool.query(
    "select tgname from pg_trigger where tgrelid = 'pets'::regclass and not tgisinternal",
  )).rows.map(({ tgname }) => tgname);
  const keeping = triggers.filter((name) => /^pets_(noted|page)/.test(name));
  let turn = 0;
  const price = async (hasCard: boolean) => {
    await changePrice(db, ids[turn % ids.length]!, turn++, hasCard);
    return true;
  };
  const ways: Record<string, { has: string[]; hasCard: boolean }> = {
    "a price alone": { has: [], hasCard: false },
    "with its card, and noted for searches": { has: keeping, hasCard: true },
  };
  const seen = Object.fromEntries(
    Object.keys(ways).map((name) => [name, { rates: [] as number[], costs: [] as number[] }]),
  );
  try {
    for (let round = 0; round <= TURNS; round++) {
      for (const [name, { has, hasCard }] of Object.entries(ways)) {
        for (const trigger of keeping) {
          await pool.query(
            `alter table pets ${has.includes(trigger) ? "enable" : "disable"} trigger ${trigger}`,
          );
        }
        const before = usageOf(product).database;
        const { perSecond } = await atOnce({ connections: WRITERS, seconds }, () => price(hasCard));
        if (round === 0) continue; // the first round warms up
        seen[name]!.rates.push(perSecond);
        seen[name]!.costs.push((usageOf(product).database - before) * 1_000 / (perSecond * seconds));
      }
    }
  } finally {
    for (const trigger of keeping) await pool.query(`alter table pets enable trigger ${trigger}`);
    await pool.end();
  }
  return Object.entries(seen).map(([name, { rates, costs }]) => ({
    name,
    perSecond: at(rates, 0.5),
    databaseMs: at(costs, 0.5),
  }));
}
