import { type Kysely, sql } from "kysely";

/**
 * Terms that a buyer saw when they started an order, and the basis of its last pricing. Null in older orders.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table orders
      -- Dates, deliveries, place and refund policy of the listing, as they were when the order was begun.
      add column terms jsonb,
      -- False until the buyer has said how the pet comes home; nothing can be paid before.
      add column delivery_chosen boolean not null default true,
      add column delivery_miles integer,
      add column tax_state text,
      add column tax_zip text,
      add column tax_pet_rate double precision,
      add column tax_delivery_rate double precision,
      -- Whether the law of the buyer's state gives the whole deposit back.
      add column deposit_refundable boolean;
  `.execute(db);
}
