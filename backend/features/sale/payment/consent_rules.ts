import { dayIn } from "../../places/zone_rules.ts";

/**
 * Consent of a buyer who sets up a card: one charge of this amount, no earlier than this day ("YYYY-MM-DD").
 */
export type SetUpConsent = { amountCents: number; chargeOn: string | null };

type Owed = {
  reservation: { status: string; balance_due_at: Date | null };
  order: { total_cents: number; deposit_cents: number };
  pet: { timeZone: string };
};

/** Returns the consent of a buyer who sets up a card now. The day is null until the deposit is paid. */
export function consentNow({ reservation, order, pet }: Owed): SetUpConsent {
  const dueAt = reservation.balance_due_at;
  return {
    amountCents: order.total_cents - order.deposit_cents,
    chargeOn: dueAt && dayIn(pet.timeZone, dueAt),
  };
}

/** Returns the same consent as a set-up's metadata at the provider. */
export function consentMetadata({ amountCents, chargeOn }: SetUpConsent): Record<string, string> {
  return { purpose: "balance", amountCents: String(amountCents), ...(chargeOn ? { chargeOn } : {}) };
}

/**
 * Returns the consent from a set-up's metadata; undefined if it has another purpose or predates recorded
 * consent.
 */
export function consentIn(metadata: Record<string, string>): SetUpConsent | undefined {
  const amountCents = Number(metadata.amountCents);
  if (metadata.purpose !== "balance" || !Number.isSafeInteger(amountCents)) return undefined;
  return { amountCents, chargeOn: metadata.chargeOn ?? null };
}

/** Whether a deposit is paid and its balance matches the consent: the same amount, on that day or later. */
export function isStillAgreed(consent: SetUpConsent | undefined, owed: Owed): boolean {
  const now = consentNow(owed);
  if (owed.reservation.status !== "deposit-paid" || !now.chargeOn || now.amountCents <= 0) return false;
  if (!consent) return true;
  return consent.amountCents === now.amountCents && (!consent.chargeOn || consent.chargeOn <= now.chargeOn);
}
