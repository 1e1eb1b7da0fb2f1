import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { isUuid } from "../../platform/text.ts";
import type { Finding } from "../ledger/finding_store.ts";

/** Returns the program that each finding is about, in the same order; null if unknown. */
export async function findPrograms(
  db: Kysely<Database>,
  findings: readonly Pick<Finding, "account_id" | "metadata">[],
): Promise<(string | null)[]> {
  const breeders = findings.map(({ metadata }) =>
    metadata.breederId && isUuid(metadata.breederId) ? metadata.breederId : null
  );
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(b.name, a.name) as name
    from unnest(${breeders}::uuid[], ${findings.map(({ account_id }) => account_id)}::text[])
      with ordinality as f (breeder, account, at)
    left join breeders b on b.id = f.breeder
    left join payout_accounts p on p.provider_account_id = f.account
    left join breeders a on a.id = p.breeder_id
    order by f.at`.execute(db);
  return rows.map(({ name }) => name);
}
