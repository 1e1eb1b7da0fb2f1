import { SANDBOX_PREFIX } from "./stripe.ts";
import { type SandboxOptions, type SandboxPayments, sandboxPayments } from "./sandbox.ts";

export interface EmbeddedPaymentsOptions extends SandboxOptions {
  /** Target of the sandbox's webhooks, such as `http://127.0.0.1:8000/v1/payments/webhook`. */
  webhookUrl: string;
  /** Address of the product without a slash at the end. The sandbox's pages are shown below it. */
  publicUrl: string;
}

/**
 * Returns the payments port on the sandbox that `embedded/start.ts` started or adopted, and tells the sandbox
 * the address of this server. Webhooks that failed while no server was running are sent again at once.
 */
export async function embeddedPayments(
  { webhookUrl, publicUrl, ...options }: EmbeddedPaymentsOptions,
): Promise<SandboxPayments> {
  const payments = sandboxPayments(options);
  await payments.ask("PUT", "/settings", {
    webhookUrl,
    webhookSecret: payments.webhookSecret,
    publicUrl: publicUrl + SANDBOX_PREFIX,
  });
  return payments;
}
