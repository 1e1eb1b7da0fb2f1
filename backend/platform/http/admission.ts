/**
 * Bounds how much one process works on at a time. Beyond it a request is refused at once with 503 and Retry-After,
 * which keeps the times of the admitted ones short; a part is kept for payments and their webhooks.
 */
import { fail } from "../problem.ts";
import type { Operation } from "./operation.ts";

/** A request's place among those that are worked on. */
export interface Place {
  /** Gives the place back; safe to repeat. */
  leave(): void;
  /**
   * Gives the place back while the client is waited for, and takes one again: who sends slowly keeps nobody out.
   * Fails when the process is full by then.
   */
  aside<T>(wait: () => Promise<T>): Promise<T>;
}

export interface Admission {
  /** Takes a place or fails. */
  enter(isPriority: boolean): Place;
  readonly inFlight: number;
}

/** `most` requests at a time, of which `reserved` only for priority ones. */
export function createAdmission(most: number, reserved: number): Admission {
  let inFlight = 0;
  return {
    enter(isPriority) {
      let isIn = false;
      const take = () => {
        if (inFlight >= (isPriority ? most : most - reserved)) fail("unavailable", { retryAfterSeconds: 1 });
        inFlight++;
        isIn = true;
      };
      const leave = () => {
        if (isIn) inFlight--;
        isIn = false;
      };
      take();
      return {
        leave,
        async aside(wait) {
          leave();
          const result = await wait();
          take();
          return result;
        },
      };
    },
    get inFlight() {
      return inFlight;
    },
  };
}

/**
 * Payments, holds and what the payment provider sends go first: money may be moving already. So do the questions about
 * the process itself, which cost nothing: a full server is not a dead one.
 */
export function isPriority(operation: Pick<Operation, "tag" | "roles">): boolean {
  return operation.roles.includes("signature") || operation.tag === "payments" ||
    operation.tag === "reservations" || operation.tag === "system";
}
