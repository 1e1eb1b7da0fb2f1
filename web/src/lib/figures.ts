/**
 * The figures that pages promise. The server's rules hold them, and `tools/figures_test.ts` compares the two: amounts are
 * cents, shares are percent.
 */
export const FIGURES = {
  /** Buyer's fee, as a share of the pet and add-ons after a discount. */
  serviceFeePercent: 3,
  /** Breeder's fee, as a share of the pet's price. */
  platformFeePercent: 15,
  depositCents: 37_500,
  /** Highest price at which a pet is paid in full. */
  payInFullUpToCents: 24_900,
  holdMinutes: 15,
  holdMinutesExtended: 30,
  /** Time after the payment in which a buyer may cancel for a full refund. */
  freeCancelHours: 48,
  /** The balance is due this long before the go-home date or after the deposit, whichever is later. */
  balanceDaysBefore: 3,
  balanceHoursAfterDeposit: 72,
  balanceGraceDays: 3,
  /** Counted from the hand-off. */
  reportDays: 14,
  /** The breeder's time to reply, counted from the report. */
  replyDays: 5,
  /**
   * Counted from the hand-off: the first if both sides confirmed it, the second if only the breeder completed
   * it.
   */
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
