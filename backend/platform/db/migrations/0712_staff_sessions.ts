import { type Kysely, sql } from "kysely";

/**
 * Staff sessions last at most 12 hours from now on, and half an hour without a call. Those of 180 days end.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    update sessions s set expires_at = least(s.expires_at, s.created_at + interval '12 hours', now() + interval '30 minutes')
    from users u where u.id = s.user_id and u.role = 'Admin' and s.ended_at is null and s.expires_at > now();
  `.execute(db);
}
