import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { startServices, type TestServices } from "../../testing/app.ts";
import { TODAY_UTC } from "./today.ts";

let app: TestServices;
beforeAll(async () => {
  app = await startServices();
});
afterAll(() => app.close());

/** Returns a zone in which the date currently differs from UTC. */
const far = () => new Date().getUTCHours() >= 11 ? "Etc/GMT-14" : "Etc/GMT+12";

it("is the day in UTC in whatever zone the database is", async () => {
  const utc = new Date().toISOString().slice(0, 10);
  const found = await app.db.transaction().execute(async (trx) => {
    await sql`select set_config('timezone', ${far()}, true)`.execute(trx);
    const { rows } = await sql<{ today: string; here: string }>`
      select ${TODAY_UTC}::text as today, current_date::text as here`.execute(trx);
    return rows[0]!;
  });
  expect(found.today).toBe(utc);
  expect(found.here).not.toBe(utc);
});
