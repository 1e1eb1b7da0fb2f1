import type { CardFacts, Scenario, WireError } from "./objects.ts";
import { ApiError, type Form, type Params, readParams } from "./wire.ts";

/**
 * Provider's published test numbers and their behavior. Any other number is refused, because the sandbox must
 * never hold a real card.
 */
interface TestCard {
  brand: string;
  scenario: Scenario;
  cvcCheck?: "fail";
  zipCheck?: "fail";
  refund?: "late" | "fails";
  dispute?: string;
  inquiry?: boolean;
  bypassesPending?: boolean;
}

const APPROVE: Scenario = { kind: "approve" };
const decline = (code: string, declineCode?: string): Scenario => ({
  kind: "decline",
  code,
  ...(declineCode ? { declineCode } : {}),
});

const CARDS: Record<string, TestCard> = {
  "4242424242424242": { brand: "visa", scenario: APPROVE },
  "4000056655665556": { brand: "visa", scenario: APPROVE },
  "5555555555554444": { brand: "mastercard", scenario: APPROVE },
  "2223003122003222": { brand: "mastercard", scenario: APPROVE },
  "5200828282828210": { brand: "mastercard", scenario: APPROVE },
  "378282246310005": { brand: "amex", scenario: APPROVE },
  "371449635398431": { brand: "amex", scenario: APPROVE },
  "6011111111111117": { brand: "discover", scenario: APPROVE },
  "3056930009020004": { brand: "diners", scenario: APPROVE },
  "3566002020360505": { brand: "jcb", scenario: APPROVE },
  "6200000000000005": { brand: "unionpay", scenario: APPROVE },
  "4000000000000002": { brand: "visa", scenario: decline("card_declined", "generic_decline") },
  "4000000000009995": { brand: "visa", scenario: decline("card_declined", "insufficient_funds") },
  "4000000000009987": { brand: "visa", scenario: decline("card_declined", "lost_card") },
  "4000000000009979": { brand: "visa", scenario: decline("card_declined", "stolen_card") },
  "4000000000006975": { brand: "visa", scenario: decline("card_declined", "card_velocity_exceeded") },
  "4000000000000069": { brand: "visa", scenario: decline("expired_card", "expired_card") },
  "4000000000000127": {
    brand: "visa",
    scenario: decline("incorrect_cvc", "incorrect_cvc"),
    cvcCheck: "fail",
  },
  "4000000000000119": { brand: "visa", scenario: decline("processing_error", "processing_error") },
  "4000000000000036": {
    brand: "visa",
    scenario: decline("incorrect_zip", "incorrect_zip"),
    zipCheck: "fail",
  },
  "4100000000000019": { brand: "visa", scenario: decline("card_declined", "fraudulent") },
  "4000002500003155": { brand: "visa", scenario: { kind: "challenge", next: APPROVE, onceSetUp: true } },
  // Can be saved without an error, and is declined at every charge.
  "4000000000000341": {
    brand: "visa",
    scenario: { kind: "kept", next: decline("card_declined", "generic_decline") },
  },
  "4000002760003184": { brand: "visa", scenario: { kind: "challenge", next: APPROVE } },
  "4000000000003220": { brand: "visa", scenario: { kind: "challenge", next: APPROVE } },
  "4000008400001629": {
    brand: "visa",
    scenario: { kind: "challenge", next: decline("card_declined", "generic_decline") },
  },
  "4000008260003178": {
    brand: "visa",
    scenario: { kind: "challenge", next: decline("card_declined", "insufficient_funds") },
  },
  "4000000000007726": { brand: "visa", scenario: APPROVE, refund: "late" },
  "4000000000005126": { brand: "visa", scenario: APPROVE, refund: "fails" },
  "4000000000000259": { brand: "visa", scenario: APPROVE, dispute: "fraudulent" },
  "4000000000002685": { brand: "visa", scenario: APPROVE, dispute: "product_not_received" },
  "4000000000001976": { brand: "visa", scenario: APPROVE, dispute: "fraudulent", inquiry: true },
  "4000000000000077": { brand: "visa", scenario: APPROVE, bypassesPending: true },
};

/**
 * Provider's names for ready-made test methods, so one suite runs on both the sandbox and the provider's test
 * mode.
 */
const READY_MADE: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_visa_chargeDeclinedLostCard: "4000000000009987",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedIncorrectCvc: "4000000000000127",
  pm_card_chargeDeclinedProcessingError: "4000000000000119",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_authenticationRequiredOnSetup: "4000002500003155",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_threeDSecure2Required: "4000000000003220",
  pm_card_pendingRefund: "4000000000007726",
  pm_card_refundFail: "4000000000005126",
  pm_card_createDispute: "4000000000000259",
  pm_card_createDisputeProductNotReceived: "4000000000002685",
  pm_card_createDisputeInquiry: "4000000000001976",
  pm_card_bypassPending: "4000000000000077",
};

export interface CheckedCard {
  facts: CardFacts;
  scenario: Scenario;
  refund?: "late" | "fails";
  dispute?: string;
  inquiry?: boolean;
  bypassesPending?: boolean;
}

const TEXTS: Record<string, string> = {
  incorrect_number: "Your card number is incorrect.",
  invalid_number: "The card number is not a valid credit card number.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_cvc: "Your card's security code is invalid.",
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_zip: "The ZIP code you provided failed validation.",
  expired_card: "Your card has expired.",
  processing_error: "An error occurred while processing your card. Try again in a little bit.",
  card_declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  authentication_required: "Your card was declined. This transaction requires authentication.",
  test_mode_live_card: "Your card was declined: the sandbox takes only published test numbers.",
};

const PARAMS: Record<string, string> = {
  incorrect_number: "number",
  invalid_number: "number",
  invalid_expiry_month: "exp_month",
  invalid_expiry_year: "exp_year",
  expired_card: "exp_month",
  invalid_cvc: "cvc",
  incorrect_cvc: "cvc",
  incorrect_zip: "zip",
};

/** Returns the wire form of a card refusal. */
export function cardError(code: string, declineCode?: string): WireError {
  return {
    type: "card_error",
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message: TEXTS[declineCode ?? code] ?? TEXTS[code] ?? "Your card was declined.",
    ...(PARAMS[code] ? { param: PARAMS[code] } : {}),
  };
}

/** Checks the check digit of a card number. */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    const digit = Number(number[number.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function refuse(code: string, declineCode?: string): ApiError {
  return new ApiError(402, cardError(code, declineCode));
}

/** Checks `card[number|exp_month|exp_year|cvc]`. Throws the 402 that the provider would answer. */
export function checkCard(form: Form, now: Date): CheckedCard {
  const card: Params = readParams(form, ["number", "exp_month", "exp_year", "cvc"]);
  const number = card.need("number").replace(/[ -]/g, "");
  if (!/^\d{12,19}$/.test(number)) throw refuse("invalid_number");
  if (!passesLuhn(number)) throw refuse("incorrect_number");
  const month = card.cents("exp_month") ?? 0;
  if (month < 1 || month > 12) throw refuse("invalid_expiry_month");
  const rawYear = card.cents("exp_year") ?? 0;
  const year = rawYear < 100 ? 2000 + rawYear : rawYear;
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50) throw refuse("invalid_expiry_year");
  if (year === thisYear && month < now.getUTCMonth() + 1) throw refuse("invalid_expiry_month");
  const test = CARDS[number];
  const cvc = card.text("cvc");
  if (cvc !== undefined && !(test?.brand === "amex" ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw refuse("invalid_cvc");
  }
  if (!test) throw refuse("card_declined", "test_mode_live_card");
  return facts(test, number, month, year, cvc !== undefined);
}

/** Returns the checked card of a ready-made method's name such as `pm_card_visa`, if any. */
export function readyMade(name: string, now: Date): CheckedCard | undefined {
  const number = Object.hasOwn(READY_MADE, name) ? READY_MADE[name] : undefined;
  const test = number === undefined ? undefined : CARDS[number];
  return number && test ? facts(test, number, 12, now.getUTCFullYear() + 2, true) : undefined;
}

function facts(test: TestCard, number: string, month: number, year: number, hasCvc: boolean): CheckedCard {
  return {
    facts: {
      brand: test.brand,
      last4: number.slice(-4),
      exp_month: month,
      exp_year: year,
      country: "US",
      funding: "credit",
      checks: {
        cvc_check: hasCvc ? test.cvcCheck ?? "pass" : null,
        address_postal_code_check: test.zipCheck ?? "pass",
        address_line1_check: null,
      },
    },
    scenario: test.scenario,
    ...(test.refund ? { refund: test.refund } : {}),
    ...(test.dispute ? { dispute: test.dispute } : {}),
    ...(test.inquiry ? { inquiry: true } : {}),
    ...(test.bypassesPending ? { bypassesPending: true } : {}),
  };
}
