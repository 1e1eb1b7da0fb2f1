import { LENDER_NAMES } from "../sale/price/index.ts";

/** Events of our own account that have an effect here. */
const OWN_EVENTS = [
  "payment_intent.succeeded",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "setup_intent.succeeded",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "transfer.created",
  "transfer.reversed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
];
/** Events of sellers' accounts; Stripe sends them to a separate endpoint. */
const SELLER_EVENTS = ["account.updated", "payout.paid", "payout.failed"];

/** A problem of our account to fix in the provider's dashboard, with a stable name. */
export type SetupProblem = { problem: string; detail: string };

type Account = { takesCharges: boolean; paysOut: boolean; active: readonly string[] };
type Endpoint = { url: string; isEnabled: boolean; events: readonly string[] };

/** Returns the problems of the account itself. */
export function accountProblems({ takesCharges, paysOut, active }: Account): SetupProblem[] {
  const lenders = Object.entries(LENDER_NAMES).filter(([method]) => !active.includes(`${method}_payments`));
  return [
    ...(takesCharges
      ? []
      : [{ problem: "charges-disabled", detail: "The account takes no payments: complete it." }]),
    ...(paysOut
      ? []
      : [{ problem: "payouts-disabled", detail: "The account pays nothing out: complete it." }]),
    ...(active.includes("transfers")
      ? []
      : [{ problem: "connect-inactive", detail: "Breeders can't be paid: set up Connect." }]),
    ...lenders.map(([method, name]) => ({
      problem: `method-inactive:${method}`,
      detail:
        `${name} is offered at checkout, and the account can't take it: turn it on under Payment methods.`,
    })),
  ];
}

/** Returns the problems of our payout schedule. */
export function scheduleProblems(schedule: string): SetupProblem[] {
  if (schedule === "manual") return [];
  const detail =
    `Our balance is paid out to our own bank (${schedule}), so breeders' transfers will be refused with ` +
    "balance_insufficient. Set the payout schedule to manual.";
  return [{ problem: "payout-schedule", detail }];
}

/** Returns the problems of the endpoints that send events to this address. */
export function webhookProblems(all: readonly Endpoint[], url: string): SetupProblem[] {
  const ours = all.filter((endpoint) => endpoint.url === url);
  const enabled = ours.filter(({ isEnabled }) => isEnabled);
  if (enabled.length === 0) {
    const detail = ours.length
      ? `The webhook endpoint ${url} is disabled.`
      : `No webhook endpoint sends to ${url}.`;
    return [{ problem: ours.length ? "webhook-disabled" : "webhook-missing", detail }];
  }
  const sent = new Set(enabled.flatMap(({ events }) => events));
  const missing = (wanted: readonly string[]) =>
    sent.has("*") ? [] : wanted.filter((event) => !sent.has(event));
  const lost = missing(OWN_EVENTS);
  const lostOfSellers = missing(SELLER_EVENTS);
  const isAlone = enabled.length === 1;
  return [
    ...(lost.length ? [{ problem: "webhook-events", detail: `No webhook sends ${lost.join(", ")}.` }] : []),
    ...(isAlone || lostOfSellers.length
      ? [{
        problem: "connect-webhook",
        detail: isAlone
          ? "Only one webhook endpoint sends to us. Add one for events on connected accounts."
          : `No webhook sends ${lostOfSellers.join(", ")} of connected accounts.`,
      }]
      : []),
  ];
}
