import type { Loaded } from "../lib/router/router.ts";
export { BreederReservationsScreen as Screen } from "../features/reservations/BreederReservationsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Reservations", noIndex: true } });
