import { sql } from "kysely";

/** Today's date in UTC, whatever zone the database or a session of it is set to: `current_date` would follow that. */
export const TODAY_UTC = sql<string>`(now() at time zone 'utc')::date`;
