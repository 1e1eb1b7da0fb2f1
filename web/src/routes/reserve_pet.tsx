import { payment } from "../features/payments/TakePayment.tsx";
import { CheckoutScreen } from "../features/reservations/checkout/CheckoutScreen.tsx";
import type { Loaded } from "../lib/router/router.ts";

export const Screen = () => <CheckoutScreen payment={payment} />;

export const load = (): Loaded => ({ head: { title: "Checkout", noIndex: true } });
