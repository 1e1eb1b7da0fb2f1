/**
 * The figures that pages promise. The server's rules hold them, and `tools/figures_test.ts` compares the two: amounts are
 * cents, shares are percent.
 */
export const FIGURES = {
  /** What a buyer pays to us, of the pet and add-ons after a discount. */
  serviceFeePercent: 3,
  /** What a breeder pays to us, of the pet's price. */
  platformFeePercent: 15,
  depositCents: 37_500,
  /** Up to this price a pet is paid in full. */
  payInFullUpToCents: 24_900,
  holdMinutes: 15,
  holdMinutesExtended: 30,
  /** After paying, a buyer may cancel for a full refund. */
  freeCancelHours: 48,
  /** Before the go-home date; and after the deposit, where that is later. */
  balanceDaysBefore: 3,
  balanceHoursAfterDeposit: 72,
  balanceGraceDays: 3,
  /** From the hand-off on. */
  reportDays: 14,
  /** From the report on: the breeder's time to reply. */
  replyDays: 5,
  /** From the hand-off that both confirmed; and from the one that the breeder alone completed. */
  releaseHours: 72,
  releaseDaysAlone: 14,
  youngestWeeks: 8,
  honestDeliveryCents: 20_000,
  honestDeliveryCentsAMile: 85,
  flightCents: 65_000,
  flightMostPounds: 20,
  waitlistHours: 48,
  reviewEditDays: 30,
  identityDays: 90,
  leastPayoutCents: 2_500,
} as const;
