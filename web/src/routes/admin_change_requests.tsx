import type { Loaded } from "../lib/router/router.ts";
export { ChangeQueueScreen as Screen } from "../features/listings/review/ChangeQueueScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Changes of listings", noIndex: true } });
