import { expect, it } from "vitest";
import { LEAST_PAYOUT_CENTS } from "../backend/features/payouts/rules.ts";
import { REPLY_DAYS } from "../backend/features/disputes/rules.ts";
import { BUYER_HOURS } from "../backend/features/sale/order/life_cycle_rules.ts";
import * as life from "../backend/features/sale/order/life_cycle_rules.ts";
import {
  CURRENT_FEE_STRUCTURE,
  type PriceInput,
  priceOrder,
} from "../backend/features/sale/price/price_rules.ts";
import { quoteDelivery } from "../backend/features/places/delivery_rules.ts";
import { HANDOVER_AGE_DAYS } from "../backend/features/pets/rules.ts";
import { editableUntil } from "../backend/features/reviews/rules.ts";
import { IDENTITY_DAYS } from "../backend/features/verification/rules.ts";
import { INVITE_HOURS } from "../backend/features/waitlists/rules.ts";
import { FIGURES } from "../web/src/lib/figures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = new Date("2026-03-02T18:00:00Z");
const timeZone = "America/Phoenix";
const hoursAfter = (later: Date) => (later.getTime() - at.getTime()) / HOUR;
const price = (petPriceCents: number) =>
  priceOrder(
    {
      feeStructure: CURRENT_FEE_STRUCTURE,
      petPriceCents,
      addOnsCents: 0,
      discount: null,
      deliveryCents: 0,
      donationCents: 0,
      paymentType: "deposit",
      tax: { petRate: 0, deliveryRate: 0 },
    } satisfies PriceInput,
  );
const flight = {
  transportation: "flight",
  offered: ["flight", "honest"],
  fromState: "OR",
  toState: "WA",
} as const;
const delivery = (change: object) =>
  quoteDelivery({ ...flight, miles: null, weightLb: FIGURES.flightMostPounds, isOldEnough: true, ...change });

it("pages promise what orders are priced by", () => {
  const sale = price(100_000);
  expect(sale.serviceFeeCents).toBe(1_000 * FIGURES.serviceFeePercent);
  expect(sale.platformFeeCents).toBe(1_000 * FIGURES.platformFeePercent);
  expect(sale.depositCents).toBe(FIGURES.depositCents);
  expect(price(FIGURES.payInFullUpToCents).depositPossible).toBe(false);
  expect(price(50_000).depositPossible).toBe(true);
  expect(delivery({}).deliveryCents).toBe(FIGURES.flightCents);
  expect(delivery({ weightLb: FIGURES.flightMostPounds + 1 }).error).toBe("too_heavy");
  const road = (miles: number) => delivery({ transportation: "honest", miles }).deliveryCents;
  expect([road(0), road(1) - road(0)]).toEqual([
    FIGURES.honestDeliveryCents,
    FIGURES.honestDeliveryCentsAMile,
  ]);
});

it("pages promise the times that reservations keep", () => {
  expect([FIGURES.holdMinutes, FIGURES.holdMinutesExtended]).toEqual([
    life.HOLD_MINUTES,
    life.HOLD_MINUTES_EXTENDED,
  ]);
  expect(FIGURES.freeCancelHours).toBe(BUYER_HOURS);
  expect(hoursAfter(life.fundsReleasedAt(at, true))).toBe(FIGURES.releaseHours);
  expect(hoursAfter(life.fundsReleasedAt(at, false))).toBe(FIGURES.releaseDaysAlone * 24);
  const due = (goHomeDate: string | null) => Date.parse(life.balanceDueOn(at, { goHomeDate, timeZone }));
  expect(Date.parse("2026-06-30") - due("2026-06-30")).toBe(FIGURES.balanceDaysBefore * DAY);
  expect(due(null) - Date.parse("2026-03-02")).toBe(FIGURES.balanceHoursAfterDeposit * HOUR);
  expect(hoursAfter(life.graceEndsAt(at, timeZone))).toBe(FIGURES.balanceGraceDays * 24);
  const until = life.disputeUntil({ handedOverAt: at, completedAt: null, timeZone });
  expect(Date.parse(until!) - Date.parse("2026-03-02")).toBe(FIGURES.reportDays * DAY);
  expect(REPLY_DAYS).toBe(FIGURES.replyDays);
});

it("pages promise the rest as the rules have it", () => {
  expect(FIGURES.youngestWeeks * 7).toBe(HANDOVER_AGE_DAYS);
  expect(FIGURES.waitlistHours).toBe(INVITE_HOURS);
  expect(hoursAfter(editableUntil(at))).toBe(FIGURES.reviewEditDays * 24);
  expect(FIGURES.identityDays).toBe(IDENTITY_DAYS);
  expect(FIGURES.leastPayoutCents).toBe(LEAST_PAYOUT_CENTS);
});
