import type { Services } from "../../services.ts";
import { refreshResponses } from "./response_store.ts";

const BATCH_SIZE = 100;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Refreshes the stored reply figures of all sellers, in batches. Pages only read the stored figures. */
export async function refreshAllResponses({ db }: Pick<Services, "db">, signal: AbortSignal): Promise<void> {
  for (let after: string | undefined = FIRST_ID; after !== undefined && !signal.aborted;) {
    after = await refreshResponses(db, after, BATCH_SIZE);
  }
}
