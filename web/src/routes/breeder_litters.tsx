import type { Loaded } from "../lib/router/router.ts";
export { LittersScreen as Screen } from "../features/litters/LittersScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Litters", noIndex: true } });
