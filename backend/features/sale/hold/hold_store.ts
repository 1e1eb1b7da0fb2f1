import { type Insertable, type Kysely, sql } from "kysely";
import { type Prepared, preparedOnce, sendPrepared } from "../../../platform/db/named.ts";
import type { Database, LineItem, OrdersTable, ReservationStatus } from "../../../platform/db/schema.ts";
import { inOneTrip, withTx } from "../../../platform/db/tx.ts";
import { writeHeld } from "../../pets/card_store.ts";
import { type AskedToHold, sameToHold } from "./hold_limit_store.ts";
import { eventOf, newsOf, type Progress } from "../order/index.ts";

type Db = Kysely<Database>;

export type NewHold = {
  id: string;
  number: string;
  petId: string;
  breederId: string;
  consumerId: string;
  network: Uint8Array | null;
  minutes: number;
  progress: Progress;
  orderId: string;
  order: Omit<Insertable<OrdersTable>, "id" | "reservation_id" | "order_type" | "line_items"> & {
    line_items: readonly LineItem[];
  };
  eventId: string;
};

/** Facts that a hold rests on: the person, and the mark of what `lookToHold` saw. */
type Seen = AskedToHold & { mark: string };

/**
 * Lets holds of a person and from a network start only one after another, in whatever process, and keeps the
 * pet from others, all until the transaction ends. Anything read after this stays true until it is written.
 * The person's lock comes before the pet's row, and the network's lock, which many people share, after both.
 * Its holder waits only for people who use the same discount code.
 */
const lock = preparedOnce(
  "orders_lock_to_hold",
  (db: Db, { petId, person, from }: { petId: string; person: string; from: string | null }) => ({
    compile: () =>
      sql`
        with person as materialized (select pg_advisory_xact_lock(hashtextextended(${person}, 0))),
          pet as materialized (select p.id from person, pets p where p.id = ${petId} for update of p)
        select pg_advisory_xact_lock(hashtextextended(${from}::text, 0)) from pet`.compile(db),
  }),
);

type Written = Seen & Omit<NewHold, "order" | "progress" | "network"> & {
  heldFrom: Uint8Array | null;
  typed: string;
  [column: string]: unknown;
};

const insert = preparedOnce("orders_insert_hold", (db: Db, written: Written) => {
  const { petId, userId, network, most, mark, heldFrom, typed, ...rest } = written;
  const { id, number, breederId, consumerId, minutes, orderId, eventId, ...order } = rest;
  const event = { id: eventId, actor: "buyer" as const, actorId: consumerId };
  return db.with("seen", () => sameToHold(db, { petId, userId, network, most }, mark))
    .with("held", (cte) =>
      whereSeen(cte, "reservations", {
        id,
        number,
        pet_id: petId,
        breeder_id: breederId,
        consumer_id: consumerId,
        network: heldFrom,
        status: "held",
        progress: typed,
        hold_expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
      }))
    .with(
      "ordered",
      (cte) => whereSeen(cte, "orders", { ...order, id: orderId, reservation_id: id, order_type: "pet" }),
    )
    .with("shown", (cte) => writeHeld(cte, petId, true).where(sql<boolean>`exists (select from seen)`))
    .with("told", (cte) => whereSeen(cte, "hold_news", newsOf(id, petId)))
    .with(
      "noted",
      (cte) => whereSeen(cte, "reservation_events", eventOf({ id, status: null }, "held", event)),
    )
    .selectFrom("seen").select("same");
});

/** Inserts a row if the table `seen` has one. */
const whereSeen = (db: Pick<Db, "insertInto">, table: keyof Database, row: Record<string, unknown>) =>
  db.insertInto(table).columns(Object.keys(row) as never).expression(
    sql`select ${sql.join(Object.values(row))} from seen` as never,
  );

/**
 * Writes a new hold of `minutes` by the database's clock, with its order, its pet's card and its news, under
 * the locks of `lock`. Returns false and writes nothing if anything has changed since it was seen or if
 * `claim` refuses.
 */
export async function insertHold(
  db: Db,
  { mark, ...asked }: Seen,
  hold: NewHold,
  claim?: (trx: Db) => Promise<boolean>,
): Promise<boolean> {
  const { order: { line_items, ...order }, progress, network: heldFrom, ...rest } = hold;
  const locks = lock(db, {
    petId: hold.petId,
    person: `holds of ${asked.userId}`,
    from: asked.network && `holds from ${asked.network.toHex()}`,
  });
  const rows = insert(db, {
    ...asked,
    mark,
    ...rest,
    ...order,
    heldFrom,
    typed: JSON.stringify(progress),
    line_items: JSON.stringify(line_items),
  });
  if (!claim) return (await inOneTrip(db, locks, rows))[1].length > 0;
  return await withTx(db, async (trx) => {
    await sendPrepared(trx, locks);
    return await claim(trx) && (await sendPrepared(trx, rows)).length > 0;
  });
}

/** Buyer's release of a hold, and the status that it gets. */
export type Release = {
  id: string;
  consumerId: string;
  to: ReservationStatus;
  reason: string | null;
  eventId: string;
};

const HELD = sql<boolean>`status = 'held' and paid_at is null`;
/**
 * A separate statement that runs first. A statement that has waited for a lock does not see a payment that
 * came meanwhile.
 */
const lockHeld = preparedOnce(
  "orders_lock_held",
  (db: Db, { id, consumerId }: Pick<Release, "id" | "consumerId">) =>
    db.selectFrom("pets").select("id").forUpdate().where(
      "id",
      "=",
      (eb) =>
        eb.selectFrom("reservations").select("pet_id").where("id", "=", id).where(
          "consumer_id",
          "=",
          consumerId,
        )
          .where(HELD),
    ),
);

const endHeld = preparedOnce(
  "orders_end_held",
  (db: Db, { id, consumerId, to, reason, eventId }: Release) => {
    const event = { id: eventId, actor: "buyer" as const, actorId: consumerId, reason };
    return db.with("seen", (cte) =>
      cte.updateTable("reservations")
        .set({ status: to, ended_at: sql`now()`, end_reason: reason, updated_at: sql`now()` })
        .where("id", "=", id).where("consumer_id", "=", consumerId).where(HELD)
        .where(sql<boolean>`not exists (select from payments y where y.reservation_id = reservations.id)`)
        .where(
          sql<
            boolean
          >`not exists (select from orders o where o.reservation_id = reservations.id and o.order_type <> 'pet')`,
        )
        .returning("pet_id"))
      .with("shown", (cte) => writeHeld(cte, sql<string>`(select pet_id from seen)`, false))
      .with("told", (cte) => whereSeen(cte, "hold_news", newsOf(id, sql`pet_id`)))
      .with(
        "noted",
        (cte) => whereSeen(cte, "reservation_events", eventOf({ id, status: "held" }, to, event)),
      )
      .selectFrom("seen").select("pet_id");
  },
);

/**
 * Ends a buyer's own hold for which no payment was started, as `endHold` does, and runs the query `answer`
 * after it. Returns the rows of that query; undefined and no change if the hold is in any other state.
 */
export async function releaseHold<Row>(
  db: Db,
  release: Release,
  answer: Prepared<Row>,
): Promise<Row[] | undefined> {
  const [, ended, rows] = await inOneTrip(db, lockHeld(db, release), endHeld(db, release), answer);
  return ended.length > 0 ? rows : undefined;
}
