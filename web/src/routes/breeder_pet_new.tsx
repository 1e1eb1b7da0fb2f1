import type { Loaded } from "../lib/router/router.ts";
export { NewListingScreen as Screen } from "../features/listings/form/ListingFormScreen.tsx";

export const load = (): Loaded => ({ head: { title: "List an animal", noIndex: true } });
