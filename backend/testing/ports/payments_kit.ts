/** Shared by the tests of the sandbox: a sandbox for each file, and calls like those of a buyer's browser. */
import type { Answer, Intent } from "../../platform/ports/payments/port.ts";
import type { SandboxPayments } from "../../platform/ports/payments/sandbox.ts";
import { startTestSandbox, type TestSandbox } from "./payments.ts";

export let sandbox: TestSandbox;
export let payments: SandboxPayments;
/** Without the quiet retry, so each test sees the result of one broken call. */
export let brittle: SandboxPayments;

/** For `beforeAll`. Uses the caller's sandbox if given. */
export async function open(given?: TestSandbox): Promise<void> {
  sandbox = given ?? await startTestSandbox();
  payments = sandbox.payments;
  brittle = sandbox.with({ retries: 0, timeoutMs: 1500 });
}

/** For `afterAll`. */
export async function close(): Promise<void> {
  await sandbox.close();
}

let last = 0;
export const unique = () => `key-${++last}`;

export function value<T>(answer: Answer<T>): T {
  if (answer.kind !== "done") throw new Error(`expected done, got ${JSON.stringify(answer)}`);
  return answer.value;
}

export type Input = Parameters<SandboxPayments["createIntent"]>[0];
export const input = (change: Partial<Input> = {}): Input => ({
  amountCents: 37_500,
  metadata: { reservationId: unique(), orderId: "o1", kind: "Deposit" },
  methods: ["card", "klarna", "affirm", "afterpay_clearpay"],
  description: "Deposit for Biscuit",
  idempotencyKey: unique(),
  ...change,
});
export const create = async (change: Partial<Input> = {}) =>
  value(await payments.createIntent(input(change)));

export interface Wire {
  id: string;
  status: string;
  error?: { code: string; decline_code?: string; param?: string; type: string; payment_intent?: Wire };
  next_action?: { redirect_to_url?: { url: string }; use_stripe_sdk?: { stripe_js: string } } | null;
  [field: string]: unknown;
}

/** Makes a call like the form in the buyer's browser: publishable key, form-encoded. */
export async function browser(path: string, form: Record<string, string>, init: RequestInit = {}) {
  const response = await fetch(`${payments.address}/v1/${path}`, {
    method: "POST",
    body: new URLSearchParams({ key: payments.publishableKey, ...form }),
    ...init,
  });
  return { status: response.status, headers: response.headers, body: await response.json() as Wire };
}

export const card = (number: string, change: Record<string, string> = {}) => ({
  "type": "card",
  "card[number]": number,
  "card[exp_month]": "12",
  "card[exp_year]": "2034",
  "card[cvc]": "123",
  "billing_details[address][postal_code]": "97201",
  ...change,
});

const inside = (form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(form).map(([name, text]) => {
      const [head, ...rest] = name.split("[");
      return [`payment_method_data[${head}]${rest.map((part) => `[${part}`).join("")}`, text];
    }),
  );

export const confirm = (intent: Intent, method: Record<string, string>, more: Record<string, string> = {}) =>
  browser(`payment_intents/${intent.id}/confirm`, {
    client_secret: intent.clientSecret!,
    return_url: "http://shop.test/return?step=6",
    ...inside(method),
    ...more,
  });

export const statusOf = async (intent: { id: string }) =>
  value(await payments.retrieveIntent(intent.id)).status;

export async function until<T>(
  read: () => Promise<T> | T,
  isRight: (value: T) => boolean,
  ms = 8000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const now = await read();
    if (isRight(now)) return now;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export interface Record_ {
  charges: { id: string; payment_intent: string; amount: number; amount_refunded: number; status: string }[];
  refunds: { payment_intent: string; amount: number; status: string }[];
  balanceTransactions: { amount: number; fee: number; net: number; source: string; type: string }[];
}
export const record = () => payments.ask<Record_>("GET", "/record");
export const charges = async (intent: Intent) =>
  (await record()).charges.filter((charge) =>
    charge.payment_intent === intent.id && charge.status === "succeeded"
  );
