import type { BillingDetails, Contact, DeliveryDetails, OrderLine } from "../../../generated/types.ts";
import type { ReceiptFacts } from "../../../platform/db/schema.ts";

export type Sold = {
  /** Number of the reservation, and count of receipts that it already has. */
  number: string;
  issued: number;
  petName: string;
  breedName: string | null;
  sellerName: string;
  sellerKind: "breeder" | "shelter";
  sellerPlace: string;
  progress: { contact?: Contact; delivery?: DeliveryDetails; billing?: BillingDetails };
  lines: readonly OrderLine[];
  totalCents: number;
  /** Day, in the pet's time zone, at whose end the balance is due. */
  balanceDueOn: string | null;
};
type Taken = { id: string; amount_cents: number; receipt: ReceiptFacts | null };

/**
 * Returns the missing receipts of an order's payments, first payment first. Numbers run without a gap within
 * a reservation ("HP-7K2M-9QXD-1", "-2"), so payments share no global counter and no number reveals our
 * sales.
 */
export function receiptsOf(
  payments: readonly Taken[],
  sold: Sold,
): { paymentId: string; number: string; receipt: ReceiptFacts }[] {
  let paidBeforeCents = 0;
  let last = sold.issued;
  return payments.flatMap(({ id, amount_cents, receipt }) => {
    const before = paidBeforeCents;
    paidBeforeCents += amount_cents;
    if (receipt) return [];
    const leftCents = Math.max(0, sold.totalCents - paidBeforeCents);
    return [{
      paymentId: id,
      number: `${sold.number}-${++last}`,
      receipt: {
        petName: sold.petName || "Pet",
        breedName: sold.breedName,
        seller: { name: sold.sellerName, kind: sold.sellerKind, place: sold.sellerPlace },
        buyer: buyerOf(sold.progress),
        lines: [...sold.lines],
        totalCents: sold.totalCents,
        paidBeforeCents: before,
        leftCents,
        leftDueOn: leftCents > 0 ? sold.balanceDueOn : null,
      },
    }];
  });
}

/** Returns the payer, with the separate billing address if there is one. */
function buyerOf({ contact, delivery, billing }: Sold["progress"]): ReceiptFacts["buyer"] {
  const payer = billing ?? delivery;
  const person = payer ?? contact;
  return {
    name: person ? `${person.firstName} ${person.lastName}` : "",
    address: payer?.address ?? null,
  };
}
