import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database, DiscountCodesTable } from "../../platform/db/schema.ts";
import type { CodeFacts } from "./rules.ts";

type Db = Kysely<Database>;
export type CodeRow = Selectable<DiscountCodesTable>;

/**
 * SQL for whether an order uses up a code: it was paid with the code or still may be. An order that ends
 * unpaid frees its use automatically. `o` is the order, `r` its reservation.
 */
const COUNTS = sql<boolean>`(r.paid_at is not null or r.status in ('held', 'processing'))`;

/** Returns a code for an order. The uses exclude `orderId`. */
export async function findCode(
  db: Db,
  code: string,
  asker: { consumerId?: string; orderId?: string },
): Promise<CodeFacts | undefined> {
  const row = await db.selectFrom("discount_codes").selectAll().select(sql<Date>`now()`.as("now"))
    .where("code", "=", code).executeTakeFirst();
  return row && await withUses(db, row, asker);
}

/**
 * Returns a code by id, its row locked until the transaction ends. Uses are counted after the lock is
 * acquired: those of earlier lock holders are committed by then.
 */
export async function lockCode(
  db: Db,
  id: string,
  asker: { consumerId: string; orderId: string },
): Promise<CodeFacts | undefined> {
  const row = await db.selectFrom("discount_codes").selectAll().select(sql<Date>`now()`.as("now"))
    .where("id", "=", id).forUpdate().executeTakeFirst();
  return row && await withUses(db, row, asker);
}

async function withUses(
  db: Db,
  row: CodeRow & { now: Date },
  { consumerId, orderId }: { consumerId?: string; orderId?: string },
): Promise<CodeFacts> {
  const others = usesOf(db, row.id).$if(
    orderId !== undefined,
    (query) => query.where("o.id", "!=", orderId!),
  );
  // Anyone may ask for a price, so counting happens only for codes with a limit and stops at the limit.
  const [uses, ownUses] = await Promise.all([
    row.uses_limit === null ? 0 : countTo(db, others, row.uses_limit),
    row.uses_limit_per_person === null || consumerId === undefined
      ? 0
      : countTo(db, others.where("r.consumer_id", "=", consumerId), row.uses_limit_per_person),
  ]);
  const { id, code, type, funder, now } = row;
  return {
    id,
    code,
    type,
    funder,
    now,
    value: row.percent ?? row.amount_cents,
    breederId: row.breeder_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isActive: row.is_active,
    usesLimit: row.uses_limit,
    usesLimitPerPerson: row.uses_limit_per_person,
    uses,
    ownUses,
  };
}

const usesOf = (db: Db, codeId: string) =>
  db.selectFrom("orders as o").innerJoin("reservations as r", "r.id", "o.reservation_id").select("o.id")
    .where("o.discount_code_id", "=", codeId).where(COUNTS);

/** Returns the number of rows, capped at `most`. */
async function countTo(db: Db, rows: ReturnType<typeof usesOf>, most: number): Promise<number> {
  const { count } = await db.selectFrom(rows.limit(most).as("few"))
    .select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns codes as staff see them, newest first, with the text of their time for the next page. */
export function findCodes(
  db: Db,
  filter: { id?: string; part?: string; after?: { at: string; id: string } },
  limit: number,
) {
  const { id, part, after } = filter;
  return db.selectFrom("discount_codes as c").leftJoin("breeders as b", "b.id", "c.breeder_id")
    .selectAll("c").select((eb) => [
      "b.name as breederName",
      sql<string>`c.created_at::text`.as("key"),
      eb.selectFrom("orders as o").innerJoin("reservations as r", "r.id", "o.reservation_id")
        .select(({ fn }) => fn.countAll<number>().as("uses"))
        .whereRef("o.discount_code_id", "=", "c.id").where(COUNTS).as("uses"),
    ])
    .$if(id !== undefined, (query) => query.where("c.id", "=", id!))
    .$if(part !== undefined, (query) => query.where(sql<boolean>`position(${part} in c.code) > 0`))
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(c.created_at, c.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("c.created_at", "desc").orderBy("c.id", "desc").limit(limit).execute();
}

/** Returns a code's row, locked. */
export function lockRow(db: Db, id: string): Promise<CodeRow | undefined> {
  return db.selectFrom("discount_codes").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Adds a code; the database refuses a duplicate. */
export async function insertCode(db: Db, row: Insertable<DiscountCodesTable>): Promise<void> {
  await db.insertInto("discount_codes").values(row).execute();
}

/** Changes a code; the database refuses a duplicate. */
export async function updateCode(
  db: Db,
  id: string,
  change: Omit<Insertable<DiscountCodesTable>, "id">,
): Promise<void> {
  await db.updateTable("discount_codes").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/** Returns whether a breeder with this id exists. */
export async function isBreeder(db: Db, id: string): Promise<boolean> {
  return await db.selectFrom("breeders").select("id").where("id", "=", id).executeTakeFirst() !== undefined;
}
