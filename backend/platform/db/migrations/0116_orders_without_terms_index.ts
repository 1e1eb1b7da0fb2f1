/** Index of orders whose terms are still to be frozen. */
export const withoutTransaction = [
  "create index concurrently if not exists orders_without_terms on orders (id) where terms is null",
];
