import { filtersOf } from "../features/search/filters_rules.ts";
import { loadSearch } from "../features/search/search_queries.ts";
import type { Loaded, LoadInput } from "../lib/router/router.ts";
export { SearchScreen as Screen } from "../features/search/SearchScreen.tsx";

export const load = ({ client, queryClient, pathname, search, isStay }: LoadInput): Promise<Loaded> =>
  loadSearch(client, queryClient, filtersOf(pathname, search), isStay);
