import { sql } from "kysely";

/**
 * Today's date in UTC, whatever the time zone of the database or session. `current_date` would follow that
 * zone.
 */
export const TODAY_UTC = sql<string>`(now() at time zone 'utc')::date`;
