/**
 * SQL: a payment for the pet of the open reservation `r` is completely back with its buyer, by a refund made
 * in the provider's dashboard or by the bank, and the pet has not gone home. Our own refunds do not count:
 * they belong to a resolution.
 */
export const IS_TAKEN_BACK = `(r.status in ('deposit-paid', 'paid') and exists (
  select from payments y join orders o on o.id = y.order_id and o.order_type = 'pet'
  where y.reservation_id = r.id and y.status = 'succeeded' and not y.is_returned and y.intent_id is not null
    and y.amount_cents <= (select coalesce(sum(f.amount_cents), 0) from refunds f where f.payment_id = y.id)
      + (select coalesce(sum(c.lost_cents), 0) from chargebacks c where c.payment_id = y.id)
    and (exists (select from chargebacks c where c.payment_id = y.id and c.lost_cents > 0)
      or exists (select from refunds f where f.payment_id = y.id and f.reason = 'provider'))))`;

/** SQL: a bank took back all or part of a payment for the pet of the open reservation `r`. */
const HAS_LOSS = `(r.status in ('deposit-paid', 'paid') and exists (
  select from chargebacks c join payments y on y.id = c.payment_id
    join orders o on o.id = y.order_id and o.order_type = 'pet'
  where y.reservation_id = r.id and c.lost_cents > 0))`;

/**
 * SQL: the reason that stops the sale of the reservation `r`, or null. This is the one predicate that decides
 * whether anything is requested, charged, reminded or completed: pages, buttons, calls, jobs, emails and
 * saved cards all use it. A disputed payment for add-ons bought later does not count, because it is a
 * separate order.
 */
export const STOP = `case
  when r.status = 'disputed' then 'dispute-open'
  when exists (select from chargebacks c join payments y on y.id = c.payment_id
      join orders o on o.id = y.order_id and o.order_type = 'pet'
    where y.reservation_id = r.id and c.status in ('inquiry', 'open')) then 'chargeback-open'
  when ${HAS_LOSS} or ${IS_TAKEN_BACK} then 'payment-taken-back'
  when exists (select from breeders d join users u on u.id = d.user_id
    where d.id = r.breeder_id and u.account_status = 'Suspended') then 'seller-suspended' end`;
