import type { Loaded, LoadInput } from "../lib/router/router.ts";
import { loadHome } from "../features/search/home_queries.ts";
export { HomeScreen as Screen } from "../features/search/HomeScreen.tsx";

export const load = ({ client, queryClient, search }: LoadInput): Promise<Loaded> =>
  loadHome(client, queryClient, search);
