import type { SqlFunction } from "../sql_functions.ts";

/**
 * Returns the deposit for a pet that is picked up and has no extras: the base amount, or the full price if
 * less than 50 cents would be left.
 */
export const petDepositCents: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function pet_deposit_cents(price integer) returns integer language sql immutable parallel safe as $$
      select case when price > 24900 and price + (price * 3 + 50) / 100 >= 37550 then 37500
        else price + (price * 3 + 50) / 100 end $$;
  `,
};
