/** Index of orders whose terms or go-home date are still to be frozen. */
export const withoutTransaction = [
  `create index concurrently if not exists orders_without_go_home_date on orders (id)
    where order_type = 'pet' and (terms is null or go_home_on is null)`,
  "drop index concurrently if exists orders_without_terms",
];
