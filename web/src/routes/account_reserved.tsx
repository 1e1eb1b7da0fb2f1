import type { Loaded } from "../lib/router/router.ts";
export { ReservationsScreen as Screen } from "../features/reservations/ReservationsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Your reservations", noIndex: true } });
