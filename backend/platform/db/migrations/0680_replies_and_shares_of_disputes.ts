import { type Kysely, sql } from "kysely";

/**
 * The breeder's deadline to reply to a dispute, its reminder, the reason if staff did not wait for it, and
 * each side's part of a refund. Breeders of open disputes had no deadline, so they get five days from today
 * in their time zone.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table disputes
      add reply_due_on date,
      add reply_due_at timestamptz,
      add reply_reminded_at timestamptz,
      add early_reason text,
      add breeder_cents integer,
      add platform_cents integer;
    update disputes s set reply_due_on = z.today + 5,
      reply_due_at = (z.today + 6)::timestamp at time zone z.zone - interval '1 second'
    from (select zone, r.id, (now() at time zone zone)::date as today
        from reservations r join breeders d on d.id = r.breeder_id join pets p on p.id = r.pet_id
          left join places l on l.zip = coalesce(p.zip, d.zip)
          cross join lateral (select coalesce(l.time_zone, 'America/New_York') as zone) as of_place) z
    where z.id = s.reservation_id and s.status <> 'decided';
  `.execute(db);
}
