import { formatCents } from "../../../platform/money.ts";
import type { Email } from "../../mails/view.ts";

type Owed = { number: string; amountCents: number; failure: string | null };
type Happening = "chargeback-opened" | "chargeback-won" | "chargeback-lost";
/** Maximum number of refunds that the email lists. */
const SHOWN = 20;

/** Returns the email to staff about refunds that have not arrived. */
export function owedRefunds({ owed, publicUrl }: { owed: readonly Owed[]; publicUrl: string }): Email {
  const total = formatCents(owed.reduce((sum, { amountCents }) => sum + amountCents, 0));
  const what = owed.length === 1 ? "1 refund hasn't arrived" : `${owed.length} refunds haven't arrived`;
  return {
    subject: `${what} (${total})`,
    heading: what,
    paragraphs: [
      "The payment provider couldn't complete them. The money is still owed to the buyers, and the sellers' earnings from these sales stay on hold.",
      "Try again, or pay the buyer another way and mark the refund as paid.",
      ...(owed.length > SHOWN ? [`The ${SHOWN} oldest are listed here.`] : []),
    ],
    lines: owed.slice(0, SHOWN).map(({ number, amountCents, failure }) => [
      `${number} (${failure ?? "on its way"})`,
      formatCents(amountCents),
    ]),
    action: { label: "Open refunds", url: `${publicUrl}/admin/refunds` },
  };
}

/** Returns the email to staff about money that a buyer got beyond the owed amount, in cents. */
export function extraRefund(
  { number, amountCents, publicUrl }: { number: string; amountCents: number; publicUrl: string },
): Email {
  const amount = formatCents(amountCents);
  return {
    subject: `A buyer was refunded twice: ${amount}, reservation ${number}`,
    heading: "A refund arrived twice",
    paragraphs: [
      `The buyer got ${amount} more than we owed: a refund arrived although the money had been paid another way, such as by the ` +
      "buyer's bank. Hearthpaw covers it, and it's in the books.",
      "Contact the buyer if you want to ask for it back.",
    ],
    lines: [["Refunded twice", amount]],
    action: { label: "Open refunds", url: `${publicUrl}/admin/refunds` },
    reference: `Reservation ${number}`,
  };
}

/** Returns the email to staff about a bank's action in a chargeback. */
export function chargebackMoved(
  { id, happening, number, reason, amountCents, takenCents, evidenceDueAt, isAddOns, publicUrl }: {
    id: string;
    happening: Happening;
    number: string;
    reason: string;
    amountCents: number;
    /** Part of the chargeback that the breeder bears. */
    takenCents: number;
    evidenceDueAt: Date | null;
    isAddOns: boolean;
    publicUrl: string;
  },
): Email {
  const what =
    { "chargeback-opened": "opened", "chargeback-won": "won", "chargeback-lost": "lost" }[happening];
  const due = evidenceDueAt?.toLocaleDateString("en-US", { dateStyle: "full", timeZone: "America/New_York" });
  return {
    subject: `Chargeback ${what}: ${formatCents(amountCents)}, reservation ${number}`,
    heading: `Chargeback ${what}`,
    paragraphs: happening === "chargeback-opened"
      ? [
        `The buyer's bank is disputing a payment (${reason.replaceAll("_", " ")}). ${
          isAddOns
            ? "It's for add-ons, so the breeder's earnings aren't on hold."
            : "The earnings from this sale are on hold."
        }`,
        ...(due ? [`Submit evidence by ${due}.`] : []),
      ]
      : happening === "chargeback-won"
      ? [
        isAddOns
          ? "The bank decided against the buyer. The money for the add-ons is back."
          : "The bank decided in the breeder's favor. The money is back, and the earnings from this sale become available as usual.",
      ]
      : [
        isAddOns
          ? "The bank decided in the buyer's favor. The add-ons were Hearthpaw's sale, so nothing was taken from the breeder."
          : `The bank decided in the buyer's favor. ${
            takenCents > 0
              ? `The breeder covers ${
                formatCents(takenCents)
              }: from their earnings, or deducted from their next sales.`
              : "Nothing was taken from the breeder."
          }`,
      ],
    lines: [
      ["Amount", formatCents(amountCents)],
      ...(happening === "chargeback-lost"
        ? [["Taken from the breeder", formatCents(takenCents)] as [string, string]]
        : []),
    ],
    action: { label: "Open the chargeback", url: `${publicUrl}/admin/chargebacks/${id}` },
    reference: `Reservation ${number}`,
  };
}

/** Returns the email to staff about a paid sale that neither side has completed. */
export function saleStuck(
  { number, orderId, publicUrl }: { number: string; orderId: string; publicUrl: string },
): Email {
  return {
    subject: `Hand-off not confirmed: reservation ${number}`,
    heading: "No one confirmed a hand-off",
    paragraphs: [
      "The sale is paid, its pet could go home two weeks ago, and neither side has confirmed the hand-off. Both were reminded twice. " +
      "Ask them, then complete or cancel the sale with them.",
    ],
    action: { label: "Open the order", url: `${publicUrl}/admin/orders/${orderId}` },
    reference: `Reservation ${number}`,
  };
}
