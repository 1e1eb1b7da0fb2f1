import type { Loaded } from "../lib/router/router.ts";
export { OwnPetsScreen as Screen } from "../features/listings/OwnPetsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "My pets", noIndex: true } });
