import type { Session } from "@hearthpaw/client";
import type { CheckoutValues } from "./rules.ts";

/**
 * Unsaved input, kept in the browser beside the checkout session: a reload, an ended hold or a lost
 * connection loses nothing. Never contains card details. A new deployment discards it.
 */
export type Draft = {
  petId: string;
  userId: string;
  values: Partial<CheckoutValues>;
  /** A payment made here that the server has not confirmed yet. */
  intentId?: string;
};

/** Returns this user's draft of this pet's checkout; never another user's. */
export function readDraft(session: Session, petId: string, userId: string): Draft | undefined {
  const order = session.order() as Partial<Draft> | undefined;
  if (typeof order !== "object" || order === null) return undefined;
  if (order.petId !== petId || order.userId !== userId) return undefined;
  const values: Record<string, unknown> = typeof order.values === "object" ? { ...order.values } : {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "string" && typeof value !== "boolean") delete values[name];
  }
  return {
    petId,
    userId,
    values,
    intentId: typeof order.intentId === "string" ? order.intentId : undefined,
  };
}

export function writeDraft(session: Session, draft: Draft): void {
  session.setOrder(draft);
}

export function clearDraft(session: Session): void {
  session.setOrder(undefined);
}

/** Ensures that this browser has a checkout session; creates it at the first checkout. */
export function ensureSessionId(session: Session): void {
  if (session.sessionId()) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  session.setSessionId([...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}
