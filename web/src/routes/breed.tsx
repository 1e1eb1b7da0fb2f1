import { loadBreed } from "../features/breeds/breed_queries.ts";
import type { Loaded, LoadInput } from "../lib/router/router.ts";
export { BreedScreen as Screen } from "../features/breeds/BreedScreen.tsx";

export const load = ({ client, queryClient, params }: LoadInput): Promise<Loaded> =>
  loadBreed(client, queryClient, params.slug!);
