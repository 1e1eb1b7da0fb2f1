/**
 * Bounds the number of requests that one process handles at a time. Further requests are refused at once with
 * 503 and Retry-After, which keeps the admitted ones fast. Some places are reserved for payments and their
 * webhooks, which also have database connections of their own (`Services.first`).
 */
import { fail } from "../problem.ts";
import type { Operation } from "./operation.ts";

/** Place of one request among those in progress. */
export interface Place {
  /** Frees the place. Safe to repeat. */
  leave(): void;
  /**
   * Frees the place while waiting for the client and then takes one again, so a slow sender blocks no other
   * request. Fails if the process is full by then.
   */
  aside<T>(wait: () => Promise<T>): Promise<T>;
}

export interface Admission {
  /** Takes a place, or fails if none is free. */
  enter(lane: Lane): Place;
  readonly inFlight: number;
}

/**
 * `first`: payments and health checks. `joined`: counters. They wait for one another in a single database
 * run, and therefore all of them together cost the database no more than one.
 */
export type Lane = "first" | "normal" | "joined";
/** Factor by which the limit for `joined` requests exceeds that for the others. */
const JOINED = 8;

/** Admits `most` requests at a time and reserves `reserved` of these places for the `first` lane. */
export function createAdmission(most: number, reserved: number): Admission {
  const counts = { own: 0, joined: 0 };
  return {
    enter(lane) {
      const of = lane === "joined" ? "joined" : "own";
      const bound = lane === "joined" ? most * JOINED : lane === "first" ? most : most - reserved;
      let isIn = false;
      const take = () => {
        if (counts[of] >= bound) fail("unavailable", { retryAfterSeconds: 1 });
        counts[of]++;
        isIn = true;
      };
      const leave = () => {
        if (isIn) counts[of]--;
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
      return counts.own + counts.joined;
    },
  };
}

/**
 * Payments, holds and calls of the payment provider go first, because money may already be moving. So do
 * health checks, which cost nothing: a full server is not a dead one.
 */
export function laneOf(operation: Pick<Operation, "id" | "tag" | "roles">): Lane {
  if (operation.id === "countShare") return "joined";
  const goesFirst = operation.roles.includes("signature") || operation.tag === "payments" ||
    operation.tag === "reservations" || operation.tag === "system";
  return goesFirst ? "first" : "normal";
}
