import type { Transportation } from "../../../platform/db/schema.ts";
import { fail } from "../../../platform/problem.ts";
import { refusalWords, type SaleFacts, saleRefusal, type StateRules } from "../../state_rules/rules.ts";

/** What of a listing a state's law looks at, with the rules that count for its order. */
export type Sold = SaleFacts & { rules: StateRules };
/** What of a priced order says where its pet goes. */
type Way = { transportation: Transportation; tax_state: string | null; tax_zip: string | null };

/** The states that a sale touches: the pet's, its breeder's and, once it is known, the buyer's. */
export const statesOf = (
  { state, breederState }: Pick<Sold, "state" | "breederState">,
  buyerState?: string,
): string[] => [state, breederState, ...(buyerState === undefined ? [] : [buyerState])];

/** Why a state's law bars this order, and what its buyer can do instead; null where none does. */
export function saleErrorOf(sold: Sold, { transportation, tax_state, tax_zip }: Way): string | null {
  const isDelivered = transportation === "honest" || transportation === "flight";
  // The tax of a delivery is the destination's, whose ZIP code is not known before it is.
  const to = isDelivered && tax_zip !== null && tax_state !== null ? tax_state : undefined;
  const refusal = saleRefusal(sold.rules, sold, to);
  return refusal ? refusalWords(refusal, sold) : null;
}

/** Fails with `state_not_allowed` where a state's law bars this order. */
export function refuseBarred(sold: Sold, order: Way): void {
  const detail = saleErrorOf(sold, order);
  if (detail !== null) fail("state_not_allowed", { detail });
}
