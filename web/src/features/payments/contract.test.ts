import { describe, expect, it } from "vitest";
import { formFor, intentIdOf, returnedIntent } from "./contract.ts";

describe("formFor", () => {
  it.each([
    ["stripe", "pk_live_abc", "stripe"],
    ["stripe", "pk_test_abc", "stripe"],
    ["sandbox", "pk_sandbox_abc", "sandbox"],
    ["sandbox", "pk_live_abc", "none"],
    ["sandbox", "pk_test_abc", "none"],
    ["stripe", "pk_sandbox_abc", "none"],
    ["stripe", null, "none"],
    ["sandbox", null, "none"],
    ["other", "pk_live_abc", "none"],
  ])("with provider %s and key %s takes the payment by: %s", (provider, key, form) => {
    expect(formFor(provider, key)).toBe(form);
  });
});

describe("returnedIntent", () => {
  it.each([
    ["?payment_intent=pi_1&redirect_status=succeeded", { intentId: "pi_1", failed: false }],
    ["?id=2&payment_intent=pi_1&redirect_status=failed", { intentId: "pi_1", failed: true }],
    ["?setup_intent=seti_1&redirect_status=succeeded", { intentId: "seti_1", failed: false }],
    ["?id=2", undefined],
    ["", undefined],
  ])("reads of the address %s: %o", (search, expected) => expect(returnedIntent(search)).toEqual(expected));
});

it("intentIdOf finds the intent of a secret", () => expect(intentIdOf("pi_1_secret_xyz")).toBe("pi_1"));
