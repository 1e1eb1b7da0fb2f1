import type Stripe from "stripe";
import type { Evidence, EvidenceText, EvidenceUse } from "./port.ts";

type Field = keyof Stripe.DisputeUpdateParams.Evidence;

/** Provider's names for our texts. */
export const TEXT_FIELDS = {
  productDescription: "product_description",
  customerName: "customer_name",
  customerEmail: "customer_email_address",
  billingAddress: "billing_address",
  serviceDate: "service_date",
  refundPolicyDisclosure: "refund_policy_disclosure",
  explanation: "uncategorized_text",
} as const satisfies Record<EvidenceText, Field>;

/** Provider's names for files, by purpose. */
export const FILE_FIELDS = {
  "contract": "customer_signature",
  "handover": "service_documentation",
  "messages": "customer_communication",
  "delivery": "shipping_documentation",
  "receipt": "receipt",
  "refund-policy": "refund_policy",
  "other": "uncategorized_file",
} as const satisfies Record<EvidenceUse, Field>;

/** Returns the evidence in the provider's format. */
export function evidenceParams({ texts, files }: Evidence): Stripe.DisputeUpdateParams.Evidence {
  const named: [Field, string][] = [
    ...Object.entries(texts).map((
      [name, text],
    ): [Field, string] => [TEXT_FIELDS[name as EvidenceText], text]),
    ...Object.entries(files).map(([use, id]): [Field, string] => [FILE_FIELDS[use as EvidenceUse], id]),
  ];
  return Object.fromEntries(named.filter(([, value]) => value !== ""));
}
