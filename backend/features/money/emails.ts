import { INVARIANTS, type Violation } from "../ledger/invariant_rules.ts";
import type { Email } from "../mails/view.ts";

/** How many of the problems are listed. */
const SHOWN = 30;

/** Returns the email to staff about money that does not add up. */
export function moneyProblems(
  { violations, publicUrl }: { violations: readonly Violation[]; publicUrl: string },
): Email {
  const what = violations.length === 1 ? "1 problem with money" : `${violations.length} problems with money`;
  return {
    subject: `${what} found`,
    heading: what,
    paragraphs: [
      "The books and the payment provider's record don't agree. Look at each of these today; docs/operations.md " +
      "says what the codes mean.",
      ...violations.slice(0, SHOWN).map(({ invariant, subject, detail }) =>
        `${invariant} (${INVARIANTS[invariant]}): ${subject}, ${detail}`
      ),
    ],
    action: { label: "Open reconciliation", url: `${publicUrl}/admin/reconciliation` },
  };
}
