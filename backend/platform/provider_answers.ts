import { fail } from "./problem.ts";
import type { Answer } from "./ports/payments/port.ts";

/**
 * Returns whether the provider refuses our own credentials. Callers cannot change that, and it ends once the
 * operator fixes them.
 */
export function isOurFault(answer: Answer<unknown>): boolean {
  return answer.kind === "refused" && answer.code === "provider_credentials";
}

/**
 * Returns the provider's result. Fails with `payments_unavailable` if the outcome is unknown, and with
 * `provider_refused` and the provider's code if it refuses, because a retry would change nothing.
 */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.kind === "done") return answer.value;
  if (answer.kind === "unknown" || isOurFault(answer)) return fail("payments_unavailable");
  const providerCode = answer.kind === "refused"
    ? answer.code
    : answer.kind === "declined"
    ? answer.failure.code
    : "resource_missing";
  return fail("provider_refused", { providerCode });
}
