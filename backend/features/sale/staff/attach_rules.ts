import type { ListingStatus, ReservationStatus } from "../../../platform/db/schema.ts";
import type { KeptSale } from "../order/index.ts";

/** Facts that decide whether an unknown payment can pay for its sale again. */
export type AttachFacts = {
  /** Sale that the payment's metadata describe. */
  sale: KeptSale | undefined;
  isPaid: boolean;
  /** Whether none of it was refunded, and no bank took any of it back. */
  isWhole: boolean;
  buyer: { isClosed: boolean } | null;
  pet: {
    name: string;
    breederId: string;
    status: ListingStatus;
    isSellerShown: boolean;
    /** Reservation that keeps the pet from others. */
    liveReservationId: string | null;
    /** Whether the pet is promised to someone else on the waitlist. */
    isPromised: boolean;
  } | null;
  reservation: { status: ReservationStatus; consumerId: string; petId: string; hasOrder: boolean } | null;
};

/** Returns why a payment can't be attached to its sale, as a sentence for staff; undefined if it can. */
export function attachRefusal(
  { sale, isPaid, isWhole, buyer, pet, reservation }: AttachFacts,
): string | undefined {
  if (!isPaid) return "The payment provider hasn't received this payment yet.";
  if (!isWhole) return "Part of this payment has already gone back.";
  if (!sale) return "The payment doesn't carry the details of its order.";
  if (!buyer || buyer.isClosed) return "We no longer have the buyer's account.";
  if (!pet) return "We no longer have this listing.";
  const name = pet.name || "This pet";
  if (reservation && (reservation.consumerId !== sale.buyerId || reservation.petId !== sale.petId)) {
    return "Our reservation with this id belongs to somebody else.";
  }
  if (sale.order.order_type === "addon") {
    const isOpen = reservation !== null && SOLD.has(reservation.status);
    return isOpen ? undefined : "Attach the pet's payment first.";
  }
  if (sale.kind === "Balance") {
    if (!reservation) return "Attach the deposit first.";
    return reservation.status === "deposit-paid" && reservation.hasOrder
      ? undefined
      : "This reservation isn't waiting for a balance.";
  }
  if (reservation && !OPEN.has(reservation.status)) {
    return SOLD.has(reservation.status)
      ? "This reservation has already been paid for."
      : "This reservation has ended.";
  }
  if (pet.breederId !== sale.breederId) return `${name} has another breeder now.`;
  if (pet.liveReservationId !== null && pet.liveReservationId !== sale.reservationId) {
    return `Somebody else is buying ${pet.name || "this pet"}.`;
  }
  if (pet.status !== "available") return `${name} isn't available anymore.`;
  if (!pet.isSellerShown) return "The breeder can't sell right now.";
  return pet.isPromised ? `${name} is promised to somebody on the waitlist.` : undefined;
}

/** Statuses without a payment. An expired hold can be paid as long as the pet is free. */
const OPEN: ReadonlySet<string> = new Set(["held", "processing", "expired"]);
const SOLD: ReadonlySet<string> = new Set(["deposit-paid", "paid", "handed-over", "completed", "disputed"]);
