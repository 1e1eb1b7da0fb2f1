import type { Loaded } from "../lib/router/router.ts";
export { ListingQueueScreen as Screen } from "../features/listings/review/ListingQueueScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Listings", noIndex: true } });
