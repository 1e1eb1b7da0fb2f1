import Stripe from "stripe";
import type { Answer } from "./port.ts";
import { failureOf, intentOf } from "./views.ts";

/**
 * Maps the outcome of every call to Stripe to an answer, whatever the network, the provider or a bank does.
 */

const TIMEOUT_MS = 8000;
const RETRY_AFTER_MS = 250;
const PAGES_AT_MOST = 50;

export type Calls = ReturnType<typeof callsOf>;

/** Returns functions for one call and for all pages of a list, limited in time. */
export function callsOf(options: { timeoutMs?: number; retries?: number }) {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;

  /**
   * Makes one call, limited in time. A call that broke off (network, 5xx, key in use) is retried while time
   * is left: reads are harmless to repeat, and writes carry their key. If the outcome is still unclear, it is
   * `unknown`.
   */
  async function ask<T>(call: (bounds: Stripe.RequestOptions) => Promise<T>): Promise<Answer<T>> {
    const deadline = performance.now() + timeoutMs;
    for (let retries = options.retries ?? 1;; retries--) {
      // The SDK ignores a fractional timeout and then waits 80 s.
      const timeout = Math.max(1, Math.ceil(deadline - performance.now()));
      const answer = await attempt(() => call({ timeout }));
      const isLast = retries <= 0 || deadline - performance.now() < 2 * RETRY_AFTER_MS;
      if (answer.kind !== "unknown" || answer.reason === "rate-limited" || isLast) return answer;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }

  /** Collects every page up to a limit. A missing page makes the whole answer unknown, never shorter. */
  async function pages<W extends { id: string }, T>(
    call: (after: { starting_after?: string }, bounds: Stripe.RequestOptions) => Promise<Stripe.ApiList<W>>,
    view: (item: W) => T,
    most = PAGES_AT_MOST,
  ): Promise<Answer<T[]>> {
    const all: T[] = [];
    let after = {};
    for (let page = 0; page < most; page++) {
      const answer = await ask((bounds) => call(after, bounds));
      if (answer.kind !== "done") return answer;
      all.push(...answer.value.data.map(view));
      const last = answer.value.data.at(-1);
      if (!answer.value.has_more || !last) return { kind: "done", value: all };
      after = { starting_after: last.id };
    }
    return { kind: "unknown", reason: "provider" };
  }

  return { ask, pages };
}

/** Returns the answer with its value in the port's form. */
export function map<T, U>(answer: Answer<T>, view: (value: T) => U): Answer<U> {
  return answer.kind === "done" ? { kind: "done", value: view(answer.value) } : answer;
}

/** Makes one SDK call and classifies its outcome. */
async function attempt<T>(call: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { kind: "done", value: await call() };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Exclude<Answer<never>, { kind: "done" }> {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError) {
    return { kind: "unknown", reason: /timeout/i.test(error.message) ? "timeout" : "network" };
  }
  if (!(error instanceof errors.StripeError)) return { kind: "unknown", reason: "network" };
  const intent = error.payment_intent ? intentOf(error.payment_intent as Stripe.PaymentIntent) : null;
  const status = error.statusCode ?? 0;
  const code = error.code ?? error.rawType ?? error.type;
  if (status === 429) return { kind: "unknown", reason: "rate-limited" };
  if (status === 409) return { kind: "unknown", reason: "busy" };
  if (status === 402) {
    const failure = failureOf({ code: error.code ?? null, decline_code: error.decline_code ?? null })!;
    return { kind: "declined", failure, intent };
  }
  if (status === 404 && error.code === "resource_missing") return { kind: "missing" };
  // docs.stripe.com/error-codes#account-invalid: a connected account that was deleted or has left the
  // platform.
  if (status === 403 && error.code === "account_invalid") return { kind: "missing" };
  if (status === 401 || status === 403) return refused("provider_credentials", error.message);
  if (error.rawType === "idempotency_error") return refused("idempotency_conflict", error.message);
  if (status >= 400 && status < 500) return { kind: "refused", code, detail: error.message, intent };
  return { kind: "unknown", reason: "provider" };
}

function refused(code: string, detail: string): Exclude<Answer<never>, { kind: "done" }> {
  return { kind: "refused", code, detail, intent: null };
}
