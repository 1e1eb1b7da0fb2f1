import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Returns this installation's random id. It is written once and is part of every backup, so a restore keeps it. */
export async function installationId(db: Kysely<Database>): Promise<string> {
  const read = () => db.selectFrom("installation").select("id").executeTakeFirst();
  const known = await read();
  if (known) return known.id;
  await db.insertInto("installation").values({ id: crypto.randomUUID() })
    .onConflict((conflict) => conflict.doNothing()).execute();
  return (await read())!.id;
}
