import { sql } from "kysely";
import { findUser } from "../accounts/store.ts";
import { userOf } from "../accounts/view.ts";
import { ownHostOf } from "../masks/actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { ExportAnswer } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { readSection, SECTIONS } from "./export_store.ts";

/** Maximum size of an export, in characters: far above any real account, below the limits of a process. */
const MOST = 100_000_000;

/**
 * Returns all data of a person as the contract's export, from one snapshot of the database. The transaction
 * ends before the response starts, and a slow download holds no connection. Fails with `unavailable` if the
 * export is too large for one response.
 */
export async function exportOf(
  services: Pick<Services, "db" | "now" | "log" | "config">,
  person: { id: string; breederId: string | null },
): Promise<ExportAnswer> {
  return await withTx(services.db, async (trx) => {
    await sql`set transaction read only`.execute(trx);
    const row = await findUser(trx, person.id) ?? fail("token_invalid");
    const user = await userOf(row, { db: trx });
    const ids = { me: person.id, mine: person.breederId };
    const ownHost = ownHostOf(services);
    const sections: ExportAnswer["export"]["sections"] = [];
    let size = 0;
    for (const section of SECTIONS) {
      const items: string[] = [];
      for await (const bite of readSection(trx, section, ids, ownHost)) {
        for (const item of bite) size += item.length;
        if (size > MOST) {
          services.log.error("an export is too large for one response", { userId: person.id });
          fail("unavailable");
        }
        items.push(...bite);
      }
      sections.push({ name: section.name, items });
    }
    return { export: { madeAt: services.now().toISOString(), user, sections } };
  }, "repeatable read");
}
