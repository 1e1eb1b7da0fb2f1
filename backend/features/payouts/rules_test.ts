import { describe, expect, it } from "vitest";
import { accountNews, needsNewCode, retryPauseMs } from "./rules.ts";

const account = {
  ...{ isReady: true, isDetailsSubmitted: true, requirements: [] as string[], disabledReason: null },
  ...{ onboardingAt: new Date("2026-11-01"), failedAt: null as Date | null },
  ...{ bankId: "ba_1", toldBankId: "ba_1", toldTrouble: null },
};
const stopped = {
  isReady: false,
  disabledReason: "requirements.past_due",
  requirements: ["external_account"],
};

describe("accountNews", () => {
  const cases: [string, Partial<Parameters<typeof accountNews>[0]>, string[]][] = [
    ["nothing new", {}, []],
    ["the first bank", { toldBankId: null }, ["bank-added"]],
    ["another bank", { bankId: "ba_2" }, ["bank-changed"]],
    ["a bank that is gone", { bankId: null }, []],
    ["a bank from before emails about it", { toldBankId: "" }, []],
    ["details that are asked for", stopped, ["details-needed"]],
    ["details that were told", { ...stopped, toldTrouble: "details" }, []],
    ["a setup that was never finished", { ...stopped, isDetailsSubmitted: false }, []],
    ["a stop with nothing to give", { isReady: false, disabledReason: "rejected.fraud" }, ["on-hold"]],
    ["a hold after details", { isReady: false, disabledReason: "listed", toldTrouble: "details" }, [
      "on-hold",
    ]],
    ["a check of the provider's own", {
      isReady: false,
      disabledReason: "requirements.pending_verification",
    }, []],
    ["a pause of ours", { isReady: false, disabledReason: "platform_paused" }, []],
    ["our own keys refused", { isReady: false, disabledReason: "refused" }, []],
    ["a payout that came back", { ...stopped, failedAt: new Date("2026-11-02") }, []],
  ];
  it.each(cases)("%s", (_name, change, news) => {
    expect(accountNews({ ...account, ...change }).news).toEqual(news);
  });
});

it("a change of bank details needs a code entered since the page was last opened", () => {
  const at = account.onboardingAt.getTime();
  expect(needsNewCode(undefined, null)).toBe(false);
  expect(needsNewCode({ ...account, isDetailsSubmitted: false }, new Date(at - 1))).toBe(false);
  expect(needsNewCode(account, null)).toBe(true);
  expect(needsNewCode(account, new Date(at))).toBe(true);
  expect(needsNewCode(account, new Date(at + 1))).toBe(false);
});

it("retryPauseMs doubles from two hours to a day, and never goes beyond", () => {
  const hours = [1, 2, 3, 4, 5, 6, 20, 1_000, 5_000].map((attempt) => retryPauseMs(attempt) / 3_600_000);
  expect(hours).toEqual([2, 4, 8, 16, 24, 24, 24, 24, 24]);
});
