import { kindOf, loadBreeds } from "../features/breeds/breed_queries.ts";
import type { Loaded, LoadInput } from "../lib/router/router.ts";
export { BreedsScreen as Screen } from "../features/breeds/BreedsScreen.tsx";

export const load = ({ client, queryClient, pathname }: LoadInput): Promise<Loaded> =>
  loadBreeds(client, queryClient, kindOf(pathname));
