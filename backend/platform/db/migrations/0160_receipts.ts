import { type Kysely, sql } from "kysely";

/** Contents of a payment's receipt, frozen when the payment arrived, and its number. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table payments add column receipt_number text, add column receipt jsonb;
    alter table payments add constraint payments_receipt_whole
      check ((receipt_number is null) = (receipt is null)) not valid;
  `.execute(db);
}
