import type { Loaded } from "../lib/router/router.ts";
export { ConfirmationScreen as Screen } from "../features/reservations/ConfirmationScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Reservation confirmed", noIndex: true } });
