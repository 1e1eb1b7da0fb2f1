import { type Kysely, sql } from "kysely";

/** Renames waiting jobs of earlier builds to their current names. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    do $$ begin
      -- The queue makes its tables after these migrations: a new database has none yet.
      if to_regclass('graphile_worker._private_tasks') is not null then
        update graphile_worker._private_tasks set identifier = 'notifyReservation' where identifier = 'tellReservation';
        update graphile_worker._private_tasks set identifier = 'sendSms' where identifier = 'sendText';
        update graphile_worker._private_jobs set payload = json_build_object('smsId', payload ->> 'textId')
          where payload::jsonb ? 'textId';
      end if;
    end $$`.execute(db);
}
