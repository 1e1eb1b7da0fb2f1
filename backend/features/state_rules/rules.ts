/** What a buyer's state asks of a sale. */
export type StateRule = {
  saleAllowed: boolean;
  bnplAllowed: boolean;
  depositRefundable: boolean;
  source: string;
};

const DEFAULT: StateRule = {
  saleAllowed: true,
  bnplAllowed: true,
  depositRefundable: false,
  source: "no rule on record",
};

/**
 * Rules by state, to be confirmed with counsel by whoever operates the marketplace. California bars financing of dogs
 * and cats (Health & Safety Code 122191) and non-refundable deposits (AB 506); its bar on broker sales of animals under
 * one year (AB 519) does not reach a breeder's own sale, which is all that is listed here.
 */
const RULES: Record<string, StateRule> = {
  CA: {
    saleAllowed: true,
    bnplAllowed: false,
    depositRefundable: true,
    source: "California AB 506, AB 519, Health & Safety Code 122191; as of 2026-01-01",
  },
};

/** The rule for a two-letter state; states without one of their own follow the default. */
export function stateRule(state: string | null): StateRule {
  return (state && RULES[state]) || DEFAULT;
}
