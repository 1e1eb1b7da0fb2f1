import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { stripePayments } from "../../platform/ports/payments/stripe.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/ports/payments.ts";
import { checkProviderSetup } from "./provider_setup_actions.ts";
import { accountProblems, scheduleProblems, webhookProblems } from "./provider_setup_rules.ts";

const URL = "https://hearthpaw.example/v1/payments/webhook";
const LENDERS = ["klarna_payments", "affirm_payments", "afterpay_clearpay_payments"];
const names = (problems: { problem: string }[]) => problems.map(({ problem }) => problem);

describe("our account at the provider", () => {
  const whole = { takesCharges: true, paysOut: true, active: ["transfers", ...LENDERS] };
  it.each([
    ["is complete", {}, []],
    ["takes no payments", { takesCharges: false }, ["charges-disabled"]],
    ["pays nothing out", { paysOut: false }, ["payouts-disabled"]],
    ["has no Connect", { active: LENDERS }, ["connect-inactive"]],
    ["can't take a lender that we offer", { active: ["transfers", ...LENDERS.slice(1)] }, [
      "method-inactive:klarna",
    ]],
  ])("that %s", (_what, change, problems) => {
    expect(names(accountProblems({ ...whole, ...change }))).toEqual(problems);
  });

  it.each([["manual", []], ["daily", ["payout-schedule"]], ["unknown", ["payout-schedule"]]])(
    "whose payout schedule is %s",
    (schedule, problems) => expect(names(scheduleProblems(schedule))).toEqual(problems),
  );
});

describe("webhook endpoints", () => {
  const all = { url: URL, isEnabled: true, events: ["*"] };
  const own = {
    ...all,
    events: [
      "payment_intent.succeeded",
      "payment_intent.processing",
      "payment_intent.payment_failed",
      "payment_intent.canceled",
      "setup_intent.succeeded",
      "charge.refunded",
      "refund.created",
      "refund.updated",
      "refund.failed",
      "charge.dispute.created",
      "charge.dispute.updated",
      "charge.dispute.closed",
      "transfer.created",
      "transfer.reversed",
      "charge.dispute.funds_withdrawn",
      "charge.dispute.funds_reinstated",
    ],
  };
  const sellers = { ...all, events: ["account.updated", "payout.paid", "payout.failed"] };
  it.each([
    ["for both kinds of events", [own, sellers], []],
    ["for everything", [all, all], []],
    ["for ours only", [own], ["connect-webhook"]],
    ["for everything, once", [all], ["connect-webhook"]],
    ["without the end of payouts", [own, { ...sellers, events: ["account.updated"] }], ["connect-webhook"]],
    ["without reinstated funds", [{ ...own, events: own.events.slice(0, -1) }, sellers], ["webhook-events"]],
    ["at another address", [{ ...all, url: "https://other.example" }], ["webhook-missing"]],
    ["that is disabled", [{ ...all, isEnabled: false }], ["webhook-disabled"]],
    ["of which there are none", [], ["webhook-missing"]],
  ])("%s", (_what, endpoints, problems) => {
    expect(names(webhookProblems(endpoints, URL))).toEqual(problems);
  });

  it("names the events that nobody sends", () => {
    const [problem] = webhookProblems([{ ...own, events: own.events.slice(0, -1) }, sellers], URL);
    expect(problem!.detail).toBe("No webhook sends charge.dispute.funds_reinstated.");
  });
});

describe("the check at the start", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => void (sandbox = await startTestSandbox()), 20_000);
  afterAll(() => sandbox.close());
  let logged: [string, string, object | undefined][] = [];
  beforeEach(() => void (logged = []));
  const log = Object.fromEntries(
    ["debug", "info", "warn", "error"].map((level) => [
      level,
      (text: string, facts?: object) => void logged.push([level, text, facts]),
    ]),
  ) as never;
  const check = (payments: PaymentsPort = sandbox.payments) =>
    checkProviderSetup({ payments, log, config: { publicUrl: "https://hearthpaw.example" } as never });
  const set = (settings: object) => sandbox.payments.ask("PUT", "/settings", settings);

  it("finds nothing where all is well", async () => {
    await set({ webhookUrl: URL, webhookSecret: "whsec_0" });
    expect(await check()).toEqual([]);
    expect(logged).toEqual([]);
  });

  it("says by name what is wrong, and starts all the same", async () => {
    await set({
      webhookUrl: URL,
      webhookSecret: "whsec_0",
      ownPayouts: "daily",
      sweepEveryMs: 86_400_000,
      ownAccount: { chargesEnabled: true, payoutsEnabled: true, inactive: ["affirm_payments"] },
      endpoints: [{ events: ["*"], isEnabled: true }],
    });
    expect(names(await check())).toEqual(["method-inactive:affirm", "payout-schedule", "connect-webhook"]);
    expect(logged.map(([level, , facts]) => [level, (facts as { problem: string }).problem])).toEqual([
      ["error", "method-inactive:affirm"],
      ["error", "payout-schedule"],
      ["error", "connect-webhook"],
    ]);
  });

  it("tells a key that may not read a part from a provider that doesn't answer", async () => {
    const { ask } = sandbox.payments;
    await ask("POST", "/faults", { kind: "error", status: 403, path: "/v1/account" });
    expect(names(await check())).not.toContain("method-inactive:affirm");
    expect(logged[0]!.slice(1)).toEqual([
      "the payment provider's settings cannot be checked",
      { part: "account", reason: "provider_credentials" },
    ]);
    logged = [];
    // Nothing listens at this port.
    const nowhere = {
      secretKey: "sk_sandbox_x",
      publishableKey: "",
      webhookSecret: "",
      host: "127.0.0.1",
      port: 1,
    };
    expect(await check(stripePayments({ ...nowhere, protocol: "http", retries: 0 }))).toEqual([]);
    expect(logged.map(([level, , facts]) => [level, (facts as { reason: string }).reason])).toEqual(
      Array(3).fill(["warn", "network"]),
    );
  });
});
