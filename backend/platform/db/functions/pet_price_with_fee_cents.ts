import type { SqlFunction } from "../sql_functions.ts";

/** Returns the price of a pet with the service fee, by the rule of `priceWithFee`. A test compares the two. */
export const petPriceWithFeeCents: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function pet_price_with_fee_cents(price integer) returns integer language sql immutable parallel safe as $$
      select price + (price * 3 + 50) / 100 $$;
  `,
};
