import type { Transportation } from "../../../platform/db/schema.ts";
import { fail } from "../../../platform/problem.ts";
import { refusalWords, type SaleFacts, saleRefusal, type StateRules } from "../../state_rules/rules.ts";

/** Facts of a listing that a state's law depends on, with the rules that apply to its order. */
export type Sold = SaleFacts & { rules: StateRules };
/** Columns of a priced order that say where its pet goes. */
type Way = { transportation: Transportation; tax_state: string | null; tax_zip: string | null };

/** Returns the states that a sale touches: the pet's, its breeder's and, once known, the buyer's. */
export const statesOf = (
  { state, breederState }: Pick<Sold, "state" | "breederState">,
  buyerState?: string,
): string[] => [state, breederState, ...(buyerState === undefined ? [] : [buyerState])];

/** Returns why a state's law bars this order, and what the buyer can do instead; null if no law does. */
export function saleErrorOf(sold: Sold, { transportation, tax_state, tax_zip }: Way): string | null {
  const isDelivered = transportation === "honest" || transportation === "flight";
  // The tax of a delivery is the destination's, which is unknown until its ZIP code is known.
  const to = isDelivered && tax_zip !== null && tax_state !== null ? tax_state : undefined;
  const refusal = saleRefusal(sold.rules, sold, to);
  return refusal ? refusalWords(refusal, sold) : null;
}

/** Fails with `state_not_allowed` if a state's law bars this order. */
export function refuseBarred(sold: Sold, order: Way): void {
  const detail = saleErrorOf(sold, order);
  if (detail !== null) fail("state_not_allowed", { detail });
}
