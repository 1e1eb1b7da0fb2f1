/** SQL of `canReach` for the paid reservation `alias`: both sides may reach each other by phone and email. */
export const reached = (alias: string): string =>
  `(${alias}.ended_at is null or ${alias}.ended_at > now() - interval '30 days' or exists (select from payments y
    where y.reservation_id = ${alias}.id and y.status = 'succeeded' and not y.is_returned
      and y.amount_cents > y.refunded_cents))`;

/** SQL: a buyer and a breeder may reach each other by a payment, and read each other's texts as they were written. */
export const reachedBetween = ({ buyer, breeder }: Record<"buyer" | "breeder", string>): string =>
  `exists (select from reservations reach where reach.consumer_id = ${buyer} and reach.breeder_id = ${breeder}
    and reach.paid_at is not null and ${reached("reach")})`;
