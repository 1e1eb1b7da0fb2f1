import type { Loaded } from "../lib/router/router.ts";
export { EditListingScreen as Screen } from "../features/listings/form/ListingFormScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Edit a listing", noIndex: true } });
