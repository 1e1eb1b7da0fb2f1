import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accountNews,
  type Basis,
  dropReason,
  needsNewCode,
  type OpenPayout,
  retryPauseMs,
  waitsOf,
} from "./rules.ts";

const account = {
  isReady: true,
  isDetailsSubmitted: true,
  requirements: [] as string[],
  disabledReason: null,
  onboardingAt: new Date("2026-11-01"),
  failedAt: null as Date | null,
  bankId: "ba_1",
  toldBankId: "ba_1",
  toldTrouble: null,
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

describe("waitsOf", () => {
  const account = {
    isReady: true,
    isDetailsSubmitted: true,
    requirements: [],
    disabledReason: null,
    failedAt: null,
    onboardingAt: new Date(0),
    providerAccountId: "acct_1",
  };
  const ready = { account, isSuspended: false, isSetAside: false };
  const funds = (availableCents: number, debtCents = 0, contestedCents = 0) => ({
    funds: { availableCents, debtCents, contestedCents },
  });
  const open = (status: OpenPayout["status"], isStuck = true) => ({ status, isStuck, amountCents: 900 });
  const cases: [Basis, OpenPayout | undefined, string][] = [
    [{ ...ready, ...funds(0) }, undefined, ""],
    [{ ...ready, ...funds(2_500) }, undefined, "next-run 2500"],
    [{ ...ready, ...funds(2_499) }, undefined, "minimum 2499"],
    [{ ...ready, ...funds(5_000) }, open("pending", false), "under-way 5000"],
    [{ ...ready, ...funds(0) }, open("pending"), "provider 900"],
    [{ ...ready, ...funds(0) }, open("transferred"), "bank 900"],
    [{ ...ready, ...funds(0) }, open("returning", false), "returning 900"],
    [{ ...ready, account: undefined, ...funds(100) }, undefined, "account 100"],
    [{ ...ready, account: { ...account, isReady: false }, ...funds(9_000) }, undefined, "account 9000"],
    [{ ...ready, isSuspended: true, ...funds(9_000) }, undefined, "suspended 9000"],
    [{ ...ready, isSetAside: true, ...funds(9_000) }, undefined, "being-checked 9000"],
    [{ ...ready, isSetAside: true, ...funds(9_000, 2_000) }, undefined, "owed 2000, being-checked 7000"],
    [{ ...ready, isSetAside: true, isSuspended: true, ...funds(9_000) }, undefined, "suspended 9000"],
    [{ ...ready, ...funds(9_000, 2_000) }, undefined, "owed 2000, next-run 7000"],
    [{ ...ready, ...funds(9_000, 2_000, 6_000) }, undefined, "owed 2000, contested 6000, minimum 1000"],
    [{ ...ready, ...funds(9_000, 0, 50_000) }, undefined, "contested 9000"],
    [{ ...ready, ...funds(9_000, 50_000) }, undefined, "owed 9000"],
    [{ ...ready, ...funds(-5) }, undefined, ""],
  ];
  it.each(cases)("%j, %j: %s", (basis, payout, expected) => {
    expect(waitsOf(basis, payout).map(({ reason, amountCents }) => `${reason} ${amountCents}`).join(", "))
      .toBe(expected);
  });

  it("accounts for every available cent, once", () => {
    const cents = fc.nat(10_000);
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        fc.boolean(),
        fc.boolean(),
        (available, debt, contested, isSuspended, isSetAside) => {
          const waits = waitsOf(
            { account, isSuspended, isSetAside, ...funds(available, debt, contested) },
            undefined,
          );
          expect(waits.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(available);
          expect(new Set(waits.map(({ reason }) => reason)).size).toBe(waits.length);
        },
      ),
    );
  });
});

describe("dropReason", () => {
  const account = {
    isReady: true,
    isDetailsSubmitted: true,
    requirements: [],
    disabledReason: null,
    failedAt: null,
    onboardingAt: new Date(0),
    providerAccountId: "acct_1",
  };
  const basis: Basis = {
    account,
    isSuspended: false,
    isSetAside: false,
    funds: { availableCents: 0, debtCents: 0, contestedCents: 0 },
  };
  const payout = { providerAccountId: "acct_1" };
  it.each(
    [
      [basis, undefined],
      [{ ...basis, isSuspended: true }, "suspended"],
      [{ ...basis, isSetAside: true }, "set-aside"],
      [{ ...basis, account: undefined }, "account"],
      [{ ...basis, account: { ...account, isReady: false } }, "account"],
      [{ ...basis, account: { ...account, providerAccountId: "acct_2" } }, "account"],
      [{ ...basis, account: { ...account, failedAt: new Date(1) } }, "account"],
      [{ ...basis, funds: { availableCents: 0, debtCents: 1, contestedCents: 0 } }, "funds"],
      [{ ...basis, funds: { availableCents: 0, debtCents: 0, contestedCents: 1 } }, "funds"],
      [{ ...basis, funds: { availableCents: 5, debtCents: 2, contestedCents: 3 } }, undefined],
      [{ ...basis, funds: { availableCents: 4, debtCents: 2, contestedCents: 3 } }, "funds"],
    ] as const,
  )("%j: %s", (now, reason) => {
    expect(dropReason(payout, now)).toBe(reason);
  });
});
