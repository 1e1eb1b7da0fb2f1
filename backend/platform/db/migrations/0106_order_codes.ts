/** Index of a code's uses, which are counted under the code's lock. */
export const withoutTransaction = [
  "create index concurrently if not exists orders_discount_code on orders (discount_code_id) where discount_code_id is not null",
  "alter table orders validate constraint orders_discount_code_id_fkey",
];
