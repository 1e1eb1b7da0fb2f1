import { expect, it } from "vitest";
import type Stripe from "stripe";
import { evidenceParams, FILE_FIELDS, TEXT_FIELDS } from "./evidence.ts";
import { EVIDENCE_TEXTS, EVIDENCE_USES } from "./port.ts";

it("evidence has the SDK's own shape: every part of ours is a field there, and no two share one", () => {
  const fields: (keyof Stripe.DisputeUpdateParams.Evidence)[] = [
    ...EVIDENCE_TEXTS.map((name) => TEXT_FIELDS[name]),
    ...EVIDENCE_USES.map((use) => FILE_FIELDS[use]),
  ];
  expect(new Set(fields).size).toBe(EVIDENCE_TEXTS.length + EVIDENCE_USES.length);
  const whole: Stripe.DisputeUpdateParams.Evidence = evidenceParams({
    texts: Object.fromEntries(EVIDENCE_TEXTS.map((name) => [name, `the ${name}`])),
    files: Object.fromEntries(EVIDENCE_USES.map((use) => [use, `file_${use}`])),
  });
  expect(Object.keys(whole).sort()).toEqual([...fields].sort());
  expect(whole).toMatchObject({
    product_description: "the productDescription",
    uncategorized_text: "the explanation",
    customer_signature: "file_contract",
    service_documentation: "file_handover",
  });
  // Empty fields are not sent, because they would clear the provider's values.
  expect(evidenceParams({ texts: { explanation: "", customerName: "Dana" }, files: {} })).toEqual({
    customer_name: "Dana",
  });
});
