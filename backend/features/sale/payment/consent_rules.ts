import { dayIn } from "../../places/zone_rules.ts";

/** What a buyer agreed to when a card was set up: one charge of so many cents, no earlier than on this day "YYYY-MM-DD". */
export type SetUpConsent = { amountCents: number; chargeOn: string | null };

type Owed = {
  reservation: { status: string; balance_due_at: Date | null };
  order: { total_cents: number; deposit_cents: number };
  pet: { timeZone: string };
};

/** Returns what a buyer agrees to who sets a card up now; the day is null until the deposit is paid. */
export function consentNow({ reservation, order, pet }: Owed): SetUpConsent {
  const dueAt = reservation.balance_due_at;
  return {
    amountCents: order.total_cents - order.deposit_cents,
    chargeOn: dueAt && dayIn(pet.timeZone, dueAt),
  };
}

/** Returns the same as a set-up's metadata at the provider. */
export function consentMetadata({ amountCents, chargeOn }: SetUpConsent): Record<string, string> {
  return { purpose: "balance", amountCents: String(amountCents), ...(chargeOn ? { chargeOn } : {}) };
}

/** Returns what a set-up's metadata say; undefined for one of another purpose, or from before it was noted. */
export function consentIn(metadata: Record<string, string>): SetUpConsent | undefined {
  const amountCents = Number(metadata.amountCents);
  if (metadata.purpose !== "balance" || !Number.isSafeInteger(amountCents)) return undefined;
  return { amountCents, chargeOn: metadata.chargeOn ?? null };
}

/** True while a deposit is paid and its balance is what was agreed to: the same amount, on that day or a later one. */
export function isStillAgreed(consent: SetUpConsent | undefined, owed: Owed): boolean {
  const now = consentNow(owed);
  if (owed.reservation.status !== "deposit-paid" || !now.chargeOn || now.amountCents <= 0) return false;
  if (!consent) return true;
  return consent.amountCents === now.amountCents && (!consent.chargeOn || consent.chargeOn <= now.chargeOn);
}
