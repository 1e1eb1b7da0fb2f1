import { bugsIn } from "./planted_bug.ts";

const sale = "backend/features/sale";
const payments = "backend/features/payments";
const reservations = "backend/features/reservations";

/** Prices, payments, refunds, the ledger and the life of a reservation. */
export const money = [
  ...bugsIn(`${sale}/hold/hold_actions.ts`, [`${reservations}/state_law_test.ts`], [
    ["a sale that state law bars is held", "  refuseBarred(listing, priced);\n", ""],
  ]),
  ...bugsIn(`${sale}/payment/checkout_actions.ts`, [`${reservations}/state_law_test.ts`], [
    ["a delivery moves to a state that bars it", "    refuseBarred(seen.pet, priced);\n", ""],
  ]),
  ...bugsIn(`${sale}/payment/payable_actions.ts`, [`${reservations}/state_law_test.ts`], [
    ["an older hold that state law bars is paid", "  refuseBarred(pet, order);\n", ""],
  ]),
  ...bugsIn(`${sale}/order/add_on_rules.ts`, [`${payments}/add_on_orders_test.ts`], [
    [
      "money for add-ons is kept after the reservation's end",
      'if (!isOpen || !PAID.has(reservationStatus)) return "late_payment";',
      "",
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/loss_actions.ts`, [`${payments}/add_on_orders_test.ts`], [
    [
      "a lost chargeback of add-ons is the breeder's",
      "if (isHandedOver && payment.order_id === order.id) {",
      "if (isHandedOver && order) {",
    ],
  ]),
  ...bugsIn(`${sale}/payment/intent_actions.ts`, [`${payments}/saved_cards_test.ts`], [
    [
      "a card is kept although its box was unticked",
      'if (payment.saves_card !== way.saveCard) return { do: "close", payment };',
      "",
    ],
  ]),
  ...bugsIn(`${sale}/order/card_store.ts`, [`${payments}/saved_cards_test.ts`], [
    [
      "a saved card is charged before its day",
      "and r.balance_due_at - interval '15 hours' <= now() and",
      "and",
    ],
  ]),
  ...bugsIn(`${sale}/order/listing_store.ts`, [`${reservations}/state_law_test.ts`], [
    [
      "a rule that staff change reaches orders that have begun",
      "    depositRefundPercent,\n    rules,\n  };",
      "    depositRefundPercent,\n  } as OrderTerms;",
    ],
  ]),
  ...bugsIn("backend/features/state_rules/rules.ts", ["backend/features/state_rules/rules_test.ts"], [
    ["shelters are barred too", ' || sellerKind === "shelter"', ""],
    [
      "a pet is a year old a day too soon",
      "homeDayOf(facts) < firstBirthday(birthDate)",
      "homeDayOf(facts) <= firstBirthday(birthDate)",
    ],
  ]),
  ...bugsIn(`${sale}/price/price_rules.ts`, [`${sale}/price/price_rules_test.ts`], [
    [
      "a breeder's discount is charged with the platform's fee",
      "portion(input.petPriceCents - breederFunded, PLATFORM_FEE_RATE)",
      "portion(input.petPriceCents, PLATFORM_FEE_RATE)",
    ],
    [
      "a pet of exactly $249 takes a deposit",
      "petNet > FULL_PAYMENT_ONLY_UP_TO && !free",
      "petNet >= FULL_PAYMENT_ONLY_UP_TO && !free",
    ],
    [
      "an amount off makes the goods cost less than nothing",
      "return Math.min(goods, discount.amountCents);",
      "return discount.amountCents;",
    ],
    [
      "Afterpay is offered with a donation",
      "(input.donationCents > 0 || !input.readyToGoHome)",
      "(input.donationCents > 0 && !input.readyToGoHome)",
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/cancellation_rules.ts`, [`${sale}/ending/promises_test.ts`], [
    ["the deposit of 47 hours ago counts as late", "<= BUYER_HOURS * HOUR", "<= 24 * HOUR"],
  ]),
  ...bugsIn(`${sale}/order/life_cycle_rules.ts`, [`${sale}/ending/promises_test.ts`], [
    [
      "a breeder cancels what was handed over",
      'from: ["deposit-paid", "paid"], to: "cancelled-by-breeder"',
      'from: ["deposit-paid", "paid", "handed-over"], to: "cancelled-by-breeder"',
    ],
    [
      "funds are free 3 days after one side spoke",
      "(bothAgreed ? 72 * HOUR : 14 * DAY)",
      "(bothAgreed ? 14 * DAY : 72 * HOUR)",
    ],
  ]),
  ...bugsIn(`${sale}/hold/hold_limit_store.ts`, [`${sale}/ending/promises_test.ts`], [
    ["what was seen is not what is held", '.where(MARK, "=", mark)', '.where(MARK, "!=", mark + "-")'],
  ]),
  ...bugsIn(`${sale}/hold/hold_store.ts`, [`${payments}/races_test.ts`], [
    [
      "a hold whose payment has begun ends at once",
      "not exists (select from payments y where y.reservation_id = reservations.id)",
      "true",
    ],
    [
      "a hold ends by what was there before a lock was waited for",
      "inOneTrip(db, lockHeld(db, release), endHeld",
      "inOneTrip(db, answer, endHeld",
    ],
  ]),
  ...bugsIn(`${sale}/hold/hold_actions.ts`, [`${reservations}/hold_test.ts`], [
    [
      "people reserve their own pets",
      "if (listing.breederUserId === userId) fail",
      "if (listing.breederId === userId) fail",
    ],
    [
      "another buyer takes a hold over",
      "if (live.consumerId !== start.userId) {",
      "if (live.consumerId !== start.userId && !isOpen) {",
    ],
    [
      "a hold ends while its payment is open",
      "if (openPayments(payments).length) return false;\n      const event",
      "const event",
      [`${payments}/races_test.ts`],
    ],
  ]),
  ...bugsIn(`${sale}/payment/settle_actions.ts`, [
    `${payments}/deposit_test.ts`,
    `${payments}/faults_test.ts`,
  ], [
    [
      "a second payment of the same kind is kept",
      'const verdict = hasRival ? "late_payment" : verdictOn({',
      "const verdict = verdictOn({",
      [`${payments}/faults_test.ts`, `${payments}/balance_test.ts`, `${payments}/late_answers_test.ts`],
    ],
    [
      "a payment that goes back counts as the buyer's",
      'is_returned: verdict !== "take",',
      "is_returned: false,",
    ],
    [
      "the balance's due date stays after it was paid",
      "move, event, { balance_due_at: null });",
      "move, event, {});",
      [`${sale}/ending/promises_test.ts`],
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/cancellation_actions.ts`, [`${reservations}/cancel_test.ts`], [
    [
      "a breeder's cancellation keeps the deposit",
      'move.to === "cancelled-by-buyer"',
      'move.to === "cancelled-by-breeder"',
    ],
    [
      "a cancellation gives back what a bank has taken",
      "const remaining = standingEntries(part);",
      "const { remaining } = part;",
      [`${sale}/staff/staff_refunds_test.ts`],
    ],
  ]),
  ...bugsIn(`${sale}/ending/end_sale_actions.ts`, [`${reservations}/cancel_test.ts`], [
    [
      "a cancelled pet stays reserved",
      "  await settlePet(trx, services, pet, by, { isReturned: isPetReturned, to, reason });\n",
      "",
    ],
  ]),
  ...bugsIn(`${sale}/ending/cancel_actions.ts`, [`${reservations}/cancel_test.ts`], [
    [
      "a pet that was handed over is listed again",
      'by.isPetReturned ?? reservation.status !== "handed-over"',
      "by.isPetReturned ?? true",
      [`${sale}/staff/staff_refunds_test.ts`],
    ],
  ]),
  ...bugsIn("backend/features/chargebacks/submit_actions.ts", [
    "backend/features/chargebacks/chargebacks_test.ts",
  ], [
    [
      "evidence whose answer was lost is refused for good",
      "if (canonical(row.evidence) === canonical(body)) return;\n    fail",
      "fail",
    ],
    [
      "files of others go to the bank",
      "files.some(({ fileKey }) => !known.has(fileKey))",
      "files.some(({ fileKey }) => known.has(fileKey) && !fileKey)",
    ],
  ]),
  ...bugsIn(`${sale}/staff/staff_refund_actions.ts`, [`${sale}/staff/staff_refunds_test.ts`], [
    [
      "staff refund what a bank contests",
      'fail("chargeback_open");',
      "parts;",
    ],
    [
      "a part that the platform bears is taken from the breeder",
      '  if (asked.bornBy === "platform") return back.map(bornByPlatform);\n',
      "",
    ],
    [
      "a refund is made again under its key",
      "if (await isMade(trx, refund)) return;",
      "",
    ],
    [
      "an old quote is good enough",
      "const isSame = refund.refundableCents === refundableCents &&",
      "const isSame = refundableCents > 0 &&",
    ],
  ]),
  ...bugsIn(`${sale}/ending/complete_actions.ts`, [
    `${reservations}/completion_test.ts`,
    `${payments}/refunds_owed_test.ts`,
  ], [
    ["a stopped sale's funds are released", "if (reservation.stop) return;\n", "", [
      `${payments}/chargebacks_test.ts`,
      `${sale}/ending/stop_doors_test.ts`,
    ]],
    [
      "funds are released at once",
      'if (runAt > at) {\n      return await services.addJob(trx, "releaseFunds"',
      'if (runAt < at) {\n      return await services.addJob(trx, "releaseFunds"',
    ],
    [
      "a shelter's pet is sold and not adopted",
      'pet.sellerKind === "shelter" ? "adopted-sold" : "sold"',
      '"sold"',
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/refund_book_actions.ts`, [`${payments}/refunds_owed_test.ts`], [
    [
      "one refund that arrived makes all of them done",
      "const isLast = refunds.every(",
      "const isLast = refunds.some(",
      [`${sale}/ending/promises_test.ts`],
    ],
    [
      "what is owed already is planned again",
      "    ...refunds.filter(({ id }) => id !== without).map(({ entries }) => entries),\n",
      "",
      [
        `${payments}/refunds_owed_test.ts`,
        `${reservations}/cancel_test.ts`,
      ],
    ],
  ]),
  ...bugsIn(`${sale}/refund/refund_actions.ts`, [`${payments}/refunds_owed_test.ts`], [
    [
      "a refund that came back is not owed again",
      "await store.addRefunded(trx, payment.id, -refund.amount_cents);",
      "",
    ],
  ]),
  ...bugsIn("backend/features/ledger/rules.ts", ["backend/features/ledger/rules_test.ts"], [
    [
      "add-ons stay with a deposit that stays",
      '["add-ons", "donations", "tax-payable"]',
      '["donations", "tax-payable"]',
      [
        "backend/features/ledger/rules_test.ts",
        `${reservations}/cancel_test.ts`,
      ],
    ],
    [
      "the balance books what the deposit booked",
      "amountCents: entry.amountCents - deposit[i]!.amountCents",
      "amountCents: deposit[i]!.amountCents",
    ],
  ]),
];
