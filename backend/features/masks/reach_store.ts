/**
 * Returns the SQL of `canReach` for the paid reservation `alias`: both sides may reach each other by phone
 * and email.
 */
export const reached = (alias: string): string =>
  `(${alias}.ended_at is null or ${alias}.ended_at > now() - interval '30 days' or exists (select from payments y
    where y.reservation_id = ${alias}.id and y.status = 'succeeded' and not y.is_returned
      and y.amount_cents > y.refunded_cents))`;

/**
 * Returns SQL for whether a payment lets a buyer and a breeder reach each other and read each other's texts
 * unmasked.
 */
export const reachedBetween = ({ buyer, breeder }: Record<"buyer" | "breeder", string>): string =>
  `exists (select from reservations reach where reach.consumer_id = ${buyer} and reach.breeder_id = ${breeder}
    and reach.paid_at is not null and ${reached("reach")})`;

/**
 * Returns SQL for the name of the account `alias` as a seller reads it. Before a payment it is as short as in
 * messages, because a full name finds people elsewhere. Empty if there is no account.
 */
export const nameFor = (alias: string, isReached: string): string =>
  `case when ${isReached} then trim(${alias}.first_name || ' ' || ${alias}.last_name)
    else trim(${alias}.first_name || coalesce(' ' || nullif(upper(left(${alias}.last_name, 1)), '') || '.', '')) end`;
