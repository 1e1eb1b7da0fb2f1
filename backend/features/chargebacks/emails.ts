import type { Email } from "../mails/view.ts";

/** Returns the email to staff about a breeder's new evidence. */
export function newEvidence(
  { id, number, publicUrl }: { id: string; number: string; publicUrl: string },
): Email {
  return {
    subject: `New evidence: reservation ${number}`,
    heading: "The breeder added evidence",
    paragraphs: ["Choose what to send the bank, and submit it before the deadline."],
    action: { label: "Open the chargeback", url: `${publicUrl}/admin/chargebacks/${id}` },
    reference: `Reservation ${number}`,
  };
}
