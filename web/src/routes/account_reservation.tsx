import { payment } from "../features/payments/TakePayment.tsx";
import { ReservationScreen } from "../features/reservations/ReservationScreen.tsx";
import type { Loaded } from "../lib/router/router.ts";

export const Screen = () => <ReservationScreen payment={payment} />;

export const load = (): Loaded => ({ head: { title: "Your reservation", noIndex: true } });
