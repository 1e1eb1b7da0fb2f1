import { compareAddress } from "../../../components/compare/compare_address.ts";
import type { PageHead } from "../../../lib/head.ts";
import type { LoadContext } from "../../../lib/page_context.ts";
import { loadToday } from "../../../lib/today.ts";
import { petBreederQuery, petQuery } from "../pet_queries.ts";
import * as texts from "./texts.ts";

/**
 * Loads the pets of a comparison and their sellers, and returns the page's head. A pet that fails to load
 * fails in its own column.
 */
export async function loadCompared(
  { client, queryClient }: LoadContext,
  search: Record<string, unknown>,
  isShown: boolean,
): Promise<PageHead> {
  const head = { title: texts.comparePetsTitle, noIndex: true };
  if (isShown) return head;
  const { pet: ids = [] } = compareAddress(search);
  await Promise.all([
    loadToday(queryClient),
    ...ids.map(async (id) => {
      const { pet } = await queryClient.ensureQueryData(petQuery(client, id));
      await queryClient.ensureQueryData(petBreederQuery(client, pet));
    }).map((load) => load.catch(() => undefined)),
  ]);
  return head;
}
