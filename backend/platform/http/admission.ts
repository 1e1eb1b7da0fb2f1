/**
 * Bounds how much one process works on at a time. Beyond it a request is refused at once with 503 and Retry-After,
 * which keeps the times of the admitted ones short; a part is kept for payments and their webhooks, which have connections to
 * the database of their own, too (`Services.first`).
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
  enter(lane: Lane): Place;
  readonly inFlight: number;
}

/**
 * `first`: money, and questions about the process. `joined`: counters, which wait for one another in one run of the database,
 * so that many of them take no more of it than one.
 */
export type Lane = "first" | "normal" | "joined";
/** So many times as many as of the others may be in flight. */
const JOINED = 8;

/** `most` requests at a time, of which `reserved` only for those that go first. */
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
 * Payments, holds and what the payment provider sends go first: money may be moving already. So do the questions about
 * the process itself, which cost nothing: a full server is not a dead one.
 */
export function laneOf(operation: Pick<Operation, "id" | "tag" | "roles">): Lane {
  if (operation.id === "countShare") return "joined";
  const goesFirst = operation.roles.includes("signature") || operation.tag === "payments" ||
    operation.tag === "reservations" || operation.tag === "system";
  return goesFirst ? "first" : "normal";
}
