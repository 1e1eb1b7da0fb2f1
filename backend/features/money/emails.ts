import { formatCents } from "../../platform/money.ts";
import { INVARIANTS, type Violation } from "../ledger/invariant_rules.ts";
import type { Email } from "../mails/view.ts";

/** Maximum number of listed problems. */
const SHOWN = 30;

type News = { kind: "payment" | "transfer"; subject: string; petName: string; amountCents: number };

/** Returns the email to staff about new differences between the books and the provider's record. */
export function moneyProblems(
  { violations, found, open, publicUrl }: {
    violations: readonly Pick<Violation, "invariant" | "subject" | "detail">[];
    /** Payments and transfers that are missing in our records. */
    found: readonly News[];
    /** Total number of open problems, including those from earlier emails. */
    open: number;
    publicUrl: string;
  },
): Email {
  const count = violations.length + found.length;
  const what = count === 1 ? "1 problem with money" : `${count} problems with money`;
  const cents = found.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    subject: `${what} found`,
    heading: what,
    paragraphs: [
      "Our records and the payment provider's don't agree. Look at each of these today. docs/operations.md explains the codes.",
      ...(found.length
        ? [
          `Our records don't have ${found.length === 1 ? "1 payment" : `${found.length} payments`} (${
            formatCents(cents)
          }). For each, restore the sale, refund it, or keep it with a reason.`,
        ]
        : []),
      ...violations.slice(0, SHOWN).map(({ invariant, subject, detail }) =>
        `${invariant} (${INVARIANTS[invariant]}): ${subject}, ${detail}`
      ),
      ...(count > SHOWN || open > count
        ? [`${open} are open in all. We email you only about new ones.`]
        : []),
    ],
    ...(found.length
      ? {
        lines: found.slice(0, SHOWN).map(({ kind, subject, petName, amountCents }) => [
          `${kind === "transfer" ? "Transfer" : petName || "Payment"} (${subject})`,
          formatCents(amountCents),
        ]),
      }
      : {}),
    action: { label: "Open reconciliation", url: `${publicUrl}/admin/reconciliation` },
  };
}

/** Returns the email to a buyer whose payment was refunded because our record of the sale was lost. */
export function foundPaymentRefunded(
  { petName, amountCents, number }: { petName: string; amountCents: number; number: string | undefined },
): Email {
  const amount = formatCents(amountCents);
  return {
    subject: `Your ${amount} refund is on its way`,
    heading: "Your refund is on its way",
    paragraphs: [
      `We're sorry: a technical problem on our side ended your reservation${
        petName ? ` for ${petName}` : ""
      }. We refunded the ${amount} you paid, and your bank may take a few business days to show it.`,
    ],
    ...(number ? { reference: `Reservation ${number}` } : {}),
  };
}
