import { SANDBOX_PREFIX } from "./stripe.ts";
import { type SandboxOptions, type SandboxPayments, sandboxPayments } from "./sandbox.ts";

export interface EmbeddedPaymentsOptions extends SandboxOptions {
  /** Where the sandbox sends its webhooks, such as `http://127.0.0.1:8000/v1/payments/webhook`. */
  webhookUrl: string;
  /** The product's own address without a slash at the end: the sandbox's pages are shown below it. */
  publicUrl: string;
}

/**
 * The payments port on the sandbox that `embedded/start.ts` started or adopted, told where this server listens. What
 * it could not deliver while no server was there is sent again at once.
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
