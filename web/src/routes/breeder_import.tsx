import type { Loaded } from "../lib/router/router.ts";
export { ImportScreen as Screen } from "../features/listings/ImportScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Import pets", noIndex: true } });
