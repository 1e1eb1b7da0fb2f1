import type { Reservation } from "@hearthpaw/client";

/** How long a buyer may cancel without losing anything, in hours from the first payment. */
export const FREE_HOURS = 48;

/** Whether everything comes back that was paid: in the first 48 hours it does. `now` in ms. */
export function comesBackWhole({ payments }: Pick<Reservation, "payments">, now: number): boolean {
  const first = payments.filter(({ status }) => status === "succeeded").map(({ createdAt }) =>
    Date.parse(createdAt)
  );
  return first.length === 0 || now - Math.min(...first) <= FREE_HOURS * 3_600_000;
}
