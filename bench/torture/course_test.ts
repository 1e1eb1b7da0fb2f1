import { describe, expect, it } from "vitest";
import { courseOf, linesOf, linesOfExtra, type Paid, type Step, total } from "./checker/course.ts";
import type { Statement } from "./checker/statement.ts";

/** The example of the rules: a pet of $2,500, picked up, no tax. */
const SALE: Statement = {
  pet: 250_000n,
  addOns: 0n,
  off: 0n,
  way: 0n,
  fee: 7_500n,
  tax: 0n,
  gift: 0n,
  total: 257_500n,
  deposit: 37_500n,
  platform: 37_500n,
  net: 212_500n,
  extras: 0n,
  given: 0n,
};
const paid = (id: string, kind: string): Paid => ({
  id,
  intent: kind,
  kind,
  orderId: kind === "Add-ons" ? "later" : "sale",
  lines: kind === "Add-ons"
    ? linesOfExtra({ addOns: 10_000n, fee: 300n, tax: 0n, total: 10_300n })
    : linesOf(SALE, kind),
});
const FULL = paid("1", "Full");
const DEPOSIT = paid("1", "Deposit");
const BALANCE = paid("2", "Balance");
const EXTRA = paid("2", "Add-ons");
const part = (id: string, cents: bigint, by: "breeder" | "platform" = "breeder"): Step => ({
  id,
  kind: "given",
  cents,
  by,
  orderId: "sale",
});
const late = (id: string, policy = 0): Step => ({ id, kind: "cancelled", isFree: false, policy });
const free = (id: string): Step => ({ id, kind: "cancelled", isFree: true, policy: 0 });
const lost = (id: string, intent: string, isEarned = true): Step => ({ id, kind: "lost", intent, isEarned });

describe("the course of a sale's money", () => {
  it.each<[string, Paid[], Step[], { stays: bigint; breeder: bigint; platform: bigint; lost?: bigint }]>([
    ["nothing happens", [DEPOSIT, BALANCE], [], { stays: 257_500n, breeder: 212_500n, platform: 0n }],
    // The deposit's 375 less its share of the fees: 10.92 and 54.61.
    ["late, under a policy of nothing", [FULL], [late("3")], {
      stays: 37_500n,
      breeder: 30_947n,
      platform: 0n,
    }],
    // An earlier refund is neither taken back nor increased: 310.07 and 1,889.93 are 2,200.
    ["a part, then late", [FULL], [part("3", 31_007n), late("4")], {
      stays: 37_500n,
      breeder: 30_947n,
      platform: 0n,
    }],
    // Less of the deposit is left than the policy keeps, so nothing more is refunded.
    ["a part of a deposit, then late", [DEPOSIT], [part("3", 31_007n), late("4")], {
      stays: 6_493n,
      breeder: 5_358n,
      platform: 0n,
    }],
    // Half of 309.47 remains with the breeder. The platform's share shrinks by the amount that this line
    // returns: to 101.15.
    ["a part of the platform's, then late", [DEPOSIT], [part("3", 31_007n, "platform"), late("4", 50)], {
      stays: 6_493n,
      breeder: 15_473n,
      platform: -10_115n,
    }],
    ["a part, then a cancellation in time", [FULL], [part("3", 31_007n, "platform"), free("4")], {
      stays: 0n,
      breeder: 0n,
      platform: 0n,
    }],
    // The bank takes what is left, 2,264.93, from the breeder; the fees on it stay the platform's: 65.97 and
    // 329.84.
    ["a part, then lost", [FULL], [part("3", 31_007n), lost("4", "Full")], {
      stays: 0n,
      breeder: -39_581n,
      platform: 0n,
      lost: 226_493n,
    }],
    // The platform's share costs the breeder nothing, with or without a loss.
    ["a part of the platform's, then lost", [FULL], [part("3", 31_007n, "platform"), lost("4", "Full")], {
      stays: 0n,
      breeder: 212_500n - 226_493n,
      platform: -25_588n,
      lost: 226_493n,
    }],
    // Nothing can be refunded from money that a bank has taken: the refund comes from the deposit alone.
    ["the balance lost, then a part", [DEPOSIT, BALANCE], [lost("3", "Balance"), part("4", 10_000n)], {
      stays: 27_500n,
      breeder: 22_694n + 181_553n - 220_000n,
      platform: 0n,
      lost: 220_000n,
    }],
    ["lost, then canceled", [DEPOSIT, BALANCE], [lost("3", "Balance"), free("4")], {
      stays: 0n,
      breeder: 181_553n - 220_000n,
      platform: 0n,
      lost: 220_000n,
    }],
    // Before the hand-off there are no earnings, so the lines themselves bear it.
    ["lost before the hand-off", [FULL], [lost("3", "Full", false), free("4")], {
      stays: 0n,
      breeder: 0n,
      platform: 0n,
      lost: 0n,
    }],
    ["the deposit lost before the hand-off, and the balance returned", [DEPOSIT, BALANCE], [
      lost("3", "Deposit", false),
      free("4"),
    ], {
      stays: 0n,
      breeder: 0n,
      platform: 0n,
      lost: 0n,
    }],
    ["canceled, then lost", [FULL], [free("3"), lost("4", "Full")], {
      stays: 0n,
      breeder: 0n,
      platform: 0n,
      lost: 0n,
    }],
    ["add-ons lost, and the sale goes on", [FULL, EXTRA], [lost("3", "Add-ons")], {
      stays: 257_500n,
      breeder: 212_500n,
      platform: 0n,
      lost: 0n,
    }],
    ["a part of an order leaves its add-ons", [FULL, EXTRA], [part("3", 257_500n)], {
      stays: 10_300n,
      breeder: 0n,
      platform: 0n,
    }],
  ])("%s", (_what, payments, steps, wanted) => {
    const course = courseOf(SALE, payments, steps);
    const sum = (of: (one: typeof course.payments[number]) => bigint) =>
      course.payments.reduce((all, one) => all + of(one), 0n);
    const losses = sum((one) => one.borne);
    expect({
      stays: sum((one) => one.isLost ? 0n : total(one.lines)),
      breeder: sum(({ lines }) => lines.breeder) - losses,
      platform: sum(({ lines }) => lines.goodwill),
      lost: losses,
    }).toEqual({ lost: 0n, ...wanted });
    expect(course.isOver).toBe(false);
  });

  it("notices that more is given back than there is", () => {
    expect(courseOf(SALE, [DEPOSIT], [part("3", 37_501n)]).isOver).toBe(true);
    expect(courseOf(SALE, [FULL], [lost("3", "Full"), part("4", 1n)]).isOver).toBe(true);
  });
});
