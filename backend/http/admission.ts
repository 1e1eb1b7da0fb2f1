/**
 * Bounds how much one process works on at a time. Beyond it a request is refused at once with 503 and Retry-After,
 * which keeps the times of the admitted ones short; a part is kept for payments and their webhooks.
 */
import { fail } from "../problem.ts";
import type { Operation } from "./operation.ts";

export interface Admission {
  /** Takes a place or fails; the answer gives it back and may be called once. */
  enter(isPriority: boolean): () => void;
  readonly inFlight: number;
}

/** `most` requests at a time, of which `reserved` only for priority ones. */
export function createAdmission(most: number, reserved: number): Admission {
  let inFlight = 0;
  return {
    enter(isPriority) {
      if (inFlight >= (isPriority ? most : most - reserved)) fail("unavailable", { retryAfterSeconds: 1 });
      inFlight++;
      return () => {
        inFlight--;
      };
    },
    get inFlight() {
      return inFlight;
    },
  };
}

/** Payments, holds and what the payment provider sends go first: money may be moving already. */
export function isPriority(operation: Pick<Operation, "tag" | "roles">): boolean {
  return operation.roles.includes("signature") || operation.tag === "payments" ||
    operation.tag === "reservations";
}
