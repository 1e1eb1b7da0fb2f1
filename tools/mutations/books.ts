import { bugsIn } from "./planted_bug.ts";

const features = "backend/features";
const sale = `${features}/sale`;
const payments = `${features}/payments`;
const payouts = `${features}/payouts`;

/**
 * Ends of sales, stopped sales, chargebacks by their movements, waiting payouts, and books after a restore.
 */
export const books = [
  ...bugsIn(`${sale}/ending/end_sale_actions.ts`, [
    `${payments}/ends_test.ts`,
    `${payments}/ends_table_test.ts`,
  ], [
    [
      "an ended sale keeps its add-ons open",
      "  await endAddOns(trx, checkout.addOnOrders, reservation.at);\n",
      "",
      [`${payments}/add_on_orders_test.ts`],
    ],
    [
      "an ended sale keeps what its breeder covered",
      "  await returnCovered(trx, services, checkout);\n",
      "",
    ],
    ["an ended sale keeps the buyer's card", "  await retireCards(trx, services, reservation.id);\n", "", [
      `${payments}/saved_cards_test.ts`,
    ]],
    [
      "an ended sale gives nothing back",
      "    else if (!await planRefund(trx, services, refund)) await divide(trx, services, payment, entries);\n",
      "",
    ],
    [
      "an ended sale leaves what was released with the breeder",
      "  await coverShortfall(trx, services, checkout, reservation.id);\n",
      "",
      [`${features}/disputes/disputes_test.ts`],
    ],
    [
      "an ended sale keeps the breeder's part for ever",
      "  await settleFunds(trx, services, checkout);\n",
      "",
      [`${features}/reservations/sweeps_test.ts`],
    ],
    [
      "only the first order of an ended sale is undone for its funder",
      "  const sources = store.everyOrder(checkout).flatMap(",
      "  const sources = store.everyOrder(checkout).slice(1).flatMap(",
    ],
    ["a free order's funding stays", "[freeSource(id), fundedSource(id)].map(", "[fundedSource(id)].map("],
    ["a funded part stays", "[freeSource(id), fundedSource(id)].map(", "[freeSource(id)].map("],
    [
      "the pet of an ended sale counts as sold",
      "isReturned: isPetReturned, to, reason",
      "isReturned: !isPetReturned, to, reason",
    ],
  ]),
  ...bugsIn(`${features}/disputes/plan_actions.ts`, [
    `${payments}/ends_test.ts`,
    `${payments}/ends_table_test.ts`,
  ], [
    [
      "a free sale cannot be decided for its buyer",
      "if (refundCents === refundableCents) return",
      "if (refundableCents > 0 && refundCents === refundableCents) return",
    ],
  ]),
  ...bugsIn(`${sale}/ending/taken_back_actions.ts`, [`${payments}/ends_test.ts`], [
    // A second end of the same sale is not a bug to plant: the sale's status rejects it too.
    [
      "a bank's return counts as ours",
      "planTakenBack(db, checkout, found.isByBank)",
      "planTakenBack(db, checkout, false)",
    ],
    [
      "the pet of a sale without its money stays sold",
      "          isPetReturned: true,\n",
      "          isPetReturned: false,\n",
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/cancellation_actions.ts`, [
    `${payments}/ends_table_test.ts`,
    `${payments}/ends_test.ts`,
    `${features}/reservations/cancel_test.ts`,
  ], [
    [
      "add-ons follow the policy of the deposit",
      "? 100 : depositPercent;",
      "? depositPercent : depositPercent;",
    ],
    [
      "the buyer of a suspended breeder loses the deposit",
      "    sellerSuspended: pet.isBreederSuspended,\n",
      "    sellerSuspended: false,\n",
      [`${features}/reservations/cancel_test.ts`],
    ],
    ["a stopped sale's buyer is released as late", "    stop === null &&\n", "", [
      `${sale}/ending/stop_doors_test.ts`,
    ]],
    [
      "a plan for the whole keeps a part of the deposit",
      "await partsBack(db, checkout, 100)",
      "await partsBack(db, checkout, 50)",
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/loss_actions.ts`, [
    `${payments}/chargebacks_test.ts`,
    `${payments}/chargeback_movements_test.ts`,
  ], [
    [
      "a loss is taken of what the buyer has back already",
      "let target = Math.min(Math.max(0, forOthers), left);",
      "let target = Math.max(0, forOthers);",
      [`${features}/disputes/disputes_test.ts`],
    ],
    [
      "a loss counts before the bank has decided",
      '    status === "lost" || status === "won" || lost_cents > 0\n',
      '    status !== "inquiry"\n',
    ],
    // Removing the early return changes nothing, because a difference of zero books nothing.
    ["a loss is borne anew at each look", "  await store.setLostCents(trx, id, lostCents);\n", ""],
    [
      "an appeal that is won gives the breeder nothing back",
      "  const entries = returnedEntries(borne, before - lostCents, account);\n",
      "  const entries = returnedEntries(borne, 0, account);\n",
    ],
    [
      "money back after an appeal does not pay the debt",
      '  const debt = 0 - await balanceCents(trx, "breeder-debts", breederId);\n  const available',
      "  const debt = 0;\n  const available",
    ],
    [
      "a refund under way is paid by the bank's money",
      "    if (!isOwed || isUnderWay(refund, checkout.reservation.at)) continue;\n",
      "    if (!isOwed) continue;\n",
    ],
    [
      "more refunds are called paid than a bank has taken",
      "    if (paid + refund.amount_cents > takenCents - borneCents) continue;\n",
      "",
    ],
  ]),
  ...bugsIn(`${sale}/chargeback/chargeback_actions.ts`, [
    `${payments}/chargebacks_test.ts`,
    `${payments}/chargeback_movements_test.ts`,
  ], [
    [
      "an old reading of a dispute is booked over a newer one",
      "  if (known && isStale(known, dispute)) return;\n",
      "",
    ],
    [
      "a second fee of a dispute is not booked",
      "providerFeeEntries(feeCents - (known?.fee_cents ?? 0))",
      "providerFeeEntries(known ? 0 : feeCents)",
    ],
    ["the fee of a dispute is booked again at each look", "feeCents - (known?.fee_cents ?? 0)", "feeCents"],
    [
      "what a dispute took is booked again at each look",
      "const taken = withdrawnCents - (known?.taken_cents ?? 0);",
      "const taken = withdrawnCents;",
    ],
    ["a chargeback does not end its sale", "  await endTakenBack(services, seen.reservation_id);\n", ""],
  ]),
  ...bugsIn(`${sale}/refund_plan/refund_book_actions.ts`, [
    `${payments}/refunds_owed_test.ts`,
    `${payments}/ends_test.ts`,
  ], [
    [
      "what was refunded is not counted at its payment",
      "  await store.addRefunded(trx, payment.id, refund.amount_cents);\n",
      "",
    ],
    [
      "a sale counts as refunded while a part is owed",
      '    id === refund.id || status === "succeeded" || status === "settled"\n',
      '    id === refund.id || status !== "failed"\n',
      [`${sale}/ending/promises_test.ts`],
    ],
    [
      "a refund whose answer is out counts as not made",
      "  if (provider_refund_id !== null) return true;\n  return status",
      "  return status",
    ],
    [
      "a refund that was canceled counts as arriving",
      '  status !== "failed" && status !== "canceled";\n',
      '  status !== "failed";\n',
      [`${payments}/refunds_owed_test.ts`],
    ],
  ]),
  ...bugsIn(`${payouts}/plan_actions.ts`, [`${payouts}`], [
    [
      "a payout that waits is kept though its basis has changed",
      "      if (!reason || !await cancelWaiting(",
      '      if (reason !== "account" || !await cancelWaiting(',
    ],
    [
      "a canceled payout is never planned again",
      '    } else if (occasion === "change" && !await store.isLatestCanceled(trx, breederId)) return undefined;\n',
      '    } else if (occasion === "change") return undefined;\n',
    ],
    ["closing keeps small funds", '  if (occasion === "closing") return LEAST_FINAL_CENTS;\n', ""],
    [
      "small funds never leave",
      "? LEAST_FINAL_CENTS : LEAST_PAYOUT_CENTS;\n}",
      "? LEAST_PAYOUT_CENTS : LEAST_PAYOUT_CENTS;\n}",
    ],
    [
      "a payout leaves while its breeder owes money",
      "    await settleDebt(trx, services, breederId);\n    const open",
      "    const open",
    ],
    [
      "what a refund took after the release stays with the breeder",
      "    await coverShortfalls(trx, services, breederId);\n",
      "",
    ],
  ]),
  ...bugsIn(`${payouts}/rules.ts`, [`${payouts}`], [
    [
      "contested money leaves",
      "availableCents - Math.max(0, debtCents) - Math.max(0, contestedCents)",
      "availableCents - Math.max(0, debtCents)",
    ],
    [
      "a payout stays with an account that the breeder has left",
      "|| account?.providerAccountId !== payout.providerAccountId) {",
      ") {",
    ],
    [
      "a payout waits on though its money is contested",
      'return freeCents(funds) < 0 ? "funds" : undefined;',
      "return undefined;",
    ],
    [
      "bank details may change on an old second factor",
      "    (secondFactorAt === null || secondFactorAt <= account.onboardingAt);",
      "    secondFactorAt === null;",
    ],
  ]),
  ...bugsIn(`${payouts}/adopt_actions.ts`, [`${payouts}`, `${features}/money/restore_test.ts`], [
    [
      "a transfer that a restore has forgotten is not looked for",
      "  return made.filter(({ id }) => !known.has(id))",
      "  return made.filter(({ id }) => known.has(id) && !known.has(id))",
    ],
    [
      "a transfer is adopted twice",
      "    if ((await store.findKnownTransfers(trx, [made.id])).has(made.id)) return undefined;\n",
      "",
    ],
    [
      "the payout that waits leaves beside the adopted one",
      '    await cancelWaiting(trx, services.newId, breederId, "adopted");\n',
      "",
    ],
    [
      "what came back of an adopted transfer is lost",
      "    await regain(trx, services, { id, breeder_id: breederId, reversed_cents: 0 }, made.reversedCents);\n",
      "",
    ],
    [
      "what came back of a transfer is booked twice",
      "made.reversedCents - now.reversed_cents",
      "made.reversedCents",
    ],
  ]),
  ...bugsIn(`${sale}/price/lender_rules.ts`, [`${payments}/lenders_test.ts`], [
    [
      "Klarna is offered above its limit",
      "minCents: 50,\n    maxCents: 1_000_000",
      "minCents: 50,\n    maxCents: 10_000_000",
    ],
    [
      "Affirm is offered below its limit",
      "minCents: 5_000,\n    maxCents: 3_000_000",
      "minCents: 50,\n    maxCents: 3_000_000",
    ],
  ]),
  ...bugsIn("backend/platform/clock.ts", ["backend/platform/clock_test.ts"], [
    [
      "a wrong process clock is nobody's news",
      "      isRight = Math.abs(offMs) <= TOLERANCE_MS;\n",
      "      isRight = true;\n",
    ],
    [
      "the process's clock decides what is due",
      "now: () => new Date(ahead === undefined ? wall() : elapsed() + ahead),",
      "now: () => new Date(wall()),",
    ],
  ]),
];
