import type { Row } from "../../platform/db/insert.ts";
import { randomOf } from "../../platform/random.ts";
import type { Days } from "./days.ts";

/**
 * Returns promo codes of every type, for trying in the checkout. One has expired, and one belongs to a
 * breeder.
 */
export function promoCodes(days: Days, breederId: string): Row<"discount_codes">[] {
  const random = randomOf("promo codes");
  const code = (
    name: string,
    day: number,
    change: Partial<Row<"discount_codes">>,
  ): Row<"discount_codes"> => ({
    id: random.id(days.at(day, 9)),
    code: name,
    type: "Percentage",
    percent: null,
    amount_cents: null,
    funder: "platform",
    breeder_id: null,
    starts_at: days.at(day, 0),
    ends_at: null,
    uses_limit: null,
    uses_limit_per_person: 1,
    created_at: days.at(day, 9),
    ...change,
  });
  return [
    code("WELCOME10", -60, { percent: 10, uses_limit: 500 }),
    code("FIFTYOFF", -20, { type: "Amount", amount_cents: 5_000 }),
    code("HOMEFREE", -14, { type: "Free Delivery" }),
    code("SHELTERGIFT", -7, { type: "Zero Total", uses_limit: 5 }),
    code("LITTERLOVE", -5, { percent: 5, funder: "breeder", breeder_id: breederId }),
    code("SUMMER25", -150, { percent: 25, ends_at: days.at(-60, 0) }),
  ];
}
