import type { BillingDetails, Contact, DeliveryDetails, OrderLine } from "../../../generated/types.ts";
import type { ReceiptFacts } from "../../../platform/db/schema.ts";

export type Sold = {
  /** The reservation's number, and how many receipts it has had. */
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
  /** The day at whose end the balance is due, where the pet is. */
  balanceDueOn: string | null;
};
type Taken = { id: string; amount_cents: number; receipt: ReceiptFacts | null };

/**
 * Returns the receipts that payments of an order, the first one first, still lack. Numbers run without a gap within their
 * reservation ("HP-7K2M-9QXD-1", "-2"), so that no counter is shared by all payments and none tells how much we sell.
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

/** Who paid, by the billing address where there is one of its own. */
function buyerOf({ contact, delivery, billing }: Sold["progress"]): ReceiptFacts["buyer"] {
  const payer = billing ?? delivery;
  const person = payer ?? contact;
  return {
    name: person ? `${person.firstName} ${person.lastName}` : "",
    address: payer?.address ?? null,
  };
}
