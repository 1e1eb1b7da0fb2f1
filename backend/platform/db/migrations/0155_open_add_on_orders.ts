/** Indexes: a reservation has at most one unpaid order of add-ons; staff read all orders newest first. */
export const withoutTransaction = [
  "create unique index concurrently if not exists orders_one_open_addon on orders (reservation_id) where order_type = 'addon' and paid_at is null and ended_at is null",
  "create index concurrently if not exists orders_newest on orders (created_at desc, id desc)",
];
