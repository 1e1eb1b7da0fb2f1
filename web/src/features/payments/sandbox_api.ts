import type { CardValues } from "@hearthpaw/ui-kit";
import { intentIdOf } from "./contract.ts";

/**
 * The sandbox's browser calls, in the same form as the provider's own script: form bodies and the publishable
 * key.
 */

export interface SandboxIntent {
  id: string;
  status: string;
  payment_method_types: string[];
  next_action: null | {
    redirect_to_url?: { url: string };
    use_stripe_sdk?: { stripe_js: string };
  };
}

export type SandboxAnswer =
  | { kind: "intent"; intent: SandboxIntent }
  | { kind: "failed"; code: string; declineCode: string | null }
  /** No answer came; only the intent tells whether the payment went through. */
  | { kind: "lost" };

export interface SandboxTarget {
  apiUrl: string;
  publishableKey: string;
  clientSecret: string;
}

const WAIT_MS = 20_000;

/** Reads the present intent. */
export function readIntent(target: SandboxTarget): Promise<SandboxAnswer> {
  const query = new URLSearchParams({ client_secret: target.clientSecret, key: target.publishableKey });
  return call(`${pathOf(target)}?${query}`);
}

/** Confirms with a card. */
export function confirmCard(
  target: SandboxTarget,
  card: CardValues,
  returnUrl: string,
): Promise<SandboxAnswer> {
  const [month = "", year = ""] = card.expiry.split(/\D+/);
  return confirm(target, returnUrl, {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": card.number.replace(/\D/g, ""),
    "payment_method_data[card][exp_month]": month,
    "payment_method_data[card][exp_year]": `20${year}`,
    "payment_method_data[card][cvc]": card.cvc.trim(),
    "payment_method_data[billing_details][address][postal_code]": card.zip.trim(),
    "use_stripe_sdk": "true",
  });
}

/** Confirms with a lender; the answer then has the address for the buyer. */
export function confirmLender(
  target: SandboxTarget,
  kind: string,
  returnUrl: string,
): Promise<SandboxAnswer> {
  return confirm(target, returnUrl, { "payment_method_data[type]": kind });
}

function confirm(target: SandboxTarget, returnUrl: string, form: Record<string, string>) {
  const body = new URLSearchParams({
    key: target.publishableKey,
    client_secret: target.clientSecret,
    return_url: returnUrl,
    ...form,
  });
  return call(`${pathOf(target)}/confirm`, { method: "POST", body });
}

function pathOf({ apiUrl, clientSecret }: SandboxTarget): string {
  const id = intentIdOf(clientSecret);
  return `${apiUrl}/v1/${id.startsWith("seti_") ? "setup_intents" : "payment_intents"}/${
    encodeURIComponent(id)
  }`;
}

async function call(url: string, init: RequestInit = {}): Promise<SandboxAnswer> {
  try {
    const response = await fetch(url, { ...init, credentials: "omit", signal: AbortSignal.timeout(WAIT_MS) });
    const body = await response.json() as SandboxIntent & {
      error?: { code?: string; decline_code?: string };
    };
    if (response.status >= 500) return { kind: "lost" };
    if (!body.error) return { kind: "intent", intent: body };
    return {
      kind: "failed",
      code: body.error.code ?? "processing_error",
      declineCode: body.error.decline_code ?? null,
    };
  } catch {
    return { kind: "lost" };
  }
}
