/** SQL of `canReach` for the paid reservation `alias`: both sides may reach each other by phone and email. */
export const reached = (alias: string): string =>
  `(${alias}.ended_at is null or ${alias}.ended_at > now() - interval '30 days' or exists (select from payments y
    where y.reservation_id = ${alias}.id and y.status = 'succeeded' and not y.is_returned
      and y.amount_cents > y.refunded_cents))`;
