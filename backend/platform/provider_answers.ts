import { fail } from "./problem.ts";
import type { Answer } from "./ports/payments/port.ts";

/** Whether the provider refuses our own credentials: nothing that a caller can change, and over once they are mended. */
export function isOurFault(answer: Answer<unknown>): boolean {
  return answer.kind === "refused" && answer.code === "provider_credentials";
}

/**
 * Returns what the provider did. Fails with `payments_unavailable` while nobody can tell, and with `provider_refused` and
 * the provider's code when it will not: asking again would change nothing.
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
