import { bugsIn } from "./planted_bug.ts";

const sale = "backend/features/sale";
const payments = "backend/features/payments";
const payouts = ["backend/features/payouts/payouts_test.ts"];
const replans = ["backend/features/payouts/replan_test.ts"];
const restores = ["backend/features/payouts/restore_test.ts"];

/** Money after a sale: payouts, disputes and chargebacks; and changes to its amount: codes and add-ons. */
export const funds = [
  ...bugsIn("backend/features/payouts/plan_actions.ts", payouts, [
    [
      "a second payout is planned beside one that is being made",
      "const open = await store.findOpen(trx, breederId);",
      "const open = await store.findOpen(trx, services.newId());",
    ],
    [
      "what a payout takes stays available meanwhile",
      "entries: payoutEntries(breederId, amountCents),",
      "entries: [],",
    ],
    [
      "a refund after the release is paid out all the same",
      "    await coverShortfalls(trx, services, breederId);\n",
      "",
    ],
  ]),
  ...bugsIn("backend/features/payouts/plan_actions.ts", replans, [
    [
      "a payout stays planned whatever happens to its basis",
      "if (!reason || !await cancelWaiting(",
      "if (reason || !await cancelWaiting(",
    ],
    [
      "small funds are never paid out",
      "? LEAST_FINAL_CENTS : LEAST_PAYOUT_CENTS;",
      "? LEAST_PAYOUT_CENTS : LEAST_PAYOUT_CENTS;",
    ],
  ]),
  ...bugsIn("backend/features/payouts/payout_actions.ts", payouts, [
    [
      "a payout that was refused keeps its money",
      "entries: reversed(payoutEntries(breederId, amountCents)),",
      "entries: [],",
    ],
  ]),
  ...bugsIn("backend/features/payouts/step_actions.ts", payouts, [
    [
      "a step is made again where the payout has moved on",
      "if (now.status === seen.status && now.attempt === seen.attempt) await work(trx);",
      "if (now) await work(trx);",
    ],
  ]),
  ...bugsIn("backend/features/payouts/return_actions.ts", payouts, [
    [
      "a payout that the bank returned is forgotten",
      '{ account: "breeder-available", breederId: payout.breeder_id, amountCents: -bookedCents },',
      '{ account: "provider-fees", amountCents: -bookedCents },',
    ],
  ]),
  ...bugsIn("backend/features/payouts/payout_actions.ts", restores, [
    [
      "a transfer that only the provider knows is made again",
      "  if (strays[0]) {\n",
      "  if (strays[0] && strays[0].amountCents === 0) {\n",
    ],
    [
      "each database has keys of its own",
      "idempotencyKey: `transfer:${breederId}:${number}:${payout.attempt}`,",
      "idempotencyKey: `transfer:${id}:${number}:${payout.attempt}`,",
    ],
  ]),
  ...bugsIn("backend/features/payouts/adopt_actions.ts", restores, [
    [
      "an adopted transfer is not booked",
      "entries: debitedEntries(payoutEntries(breederId, made.amountCents), breederId, availableCents),",
      "entries: [],",
    ],
    [
      "what came back of an adopted transfer stays with the seller",
      "    await regain(trx, services, { id, breeder_id: breederId, reversed_cents: 0 }, made.reversedCents);\n",
      "",
    ],
  ]),
  ...bugsIn("backend/features/ledger/store.ts", replans, [
    ["a booking has no payout planned again", "  await replanPayouts(db, transaction);\n", ""],
  ]),
  ...bugsIn("backend/features/ledger/waiting_store.ts", ["backend/features/ledger/waiting_test.ts"], [
    [
      "a loss never reaches a payout that waits",
      "if (!reachesWaiting(lossCents, funds)) return funds;",
      "if (lossCents > 0) return funds;",
    ],
  ]),
  ...bugsIn("backend/features/payouts/recovery_actions.ts", payouts, [
    [
      "more than is owed is taken back",
      "Math.min(debtCents - Math.max(0, availableCents), now.amount_cents - now.reversed_cents)",
      "now.amount_cents - now.reversed_cents",
    ],
    ["a recovery asks anew each time", "if (now.reversing_cents !== null) return now;\n", ""],
    [
      "a payout on its way back is taken back for a debt too",
      'if (now.status !== "on-the-way" && now.status !== "paid") return undefined;\n',
      "",
    ],
  ]),
  ...bugsIn("backend/features/payouts/reversal_actions.ts", payouts, [
    [
      "a refused recovery counts as made",
      'isDone = answer.kind === "done" ||',
      'isDone = answer.kind !== "missing" ||',
    ],
  ]),
  ...bugsIn("backend/features/payouts/rules.ts", payouts, [
    ["what is too little leaves", "free < leastCents ? 0", "free <= 0 ? 0"],
    [
      "a bank that refused is tried again at once",
      'if (account.failedAt && account.failedAt > account.onboardingAt) return "bank-failed";\n',
      "",
    ],
  ]),
  ...bugsIn("backend/features/payouts/rules.ts", ["backend/features/payouts/rules_test.ts"], [
    ["a debt is paid out", "- Math.max(0, debtCents)", "- Math.min(0, debtCents)"],
  ]),
  ...bugsIn("backend/features/disputes/plan_actions.ts", ["backend/features/disputes/disputes_test.ts"], [
    ["more than was paid is refunded", "if (refundCents > refundableCents) {", "if (refundCents < 0) {"],
    ["the breeder pays more than the refund", "if (breederCents > most) {", "if (breederCents < 0) {"],
  ]),
  ...bugsIn("backend/features/disputes/decide_actions.ts", ["backend/features/disputes/disputes_test.ts"], [
    [
      "a decision is made again",
      'return isSame(dispute, decision) ? undefined : fail("dispute_decided");',
      "void isSame;",
    ],
    [
      "a pet that came back stays sold",
      'isPetReturned: isPetReturned ?? dispute.status_before === "paid",',
      "isPetReturned: isPetReturned === true,",
    ],
    [
      "a decision does not wait for the breeder",
      'if (isEarly && decision.earlyReason === undefined) fail("reply_due");\n',
      "",
    ],
  ]),
  ...bugsIn("backend/features/disputes/plan_actions.ts", [`${payments}/ends_test.ts`], [
    [
      "a dispute about a free sale cannot end it",
      "if (refundCents === refundableCents) return",
      "if (refundableCents > 0 && refundCents === refundableCents) return",
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/refundable_rules.ts`, [`${sale}/refund_plan/refundable_rules_test.ts`], [
    [
      "a breeder pays for a part what a code of the platform paid",
      "return Math.max(0, Math.min(sumOf(back, isBreeders), mostOf(part, back)));",
      "return Math.max(0, sumOf(back, isBreeders));",
    ],
  ]),
  ...bugsIn(`${sale}/payment/intent_actions.ts`, [`${sale}/ending/stop_doors_test.ts`], [
    ["the balance of a stopped sale can be paid", '  refuseStopped(checkout, "buyer");\n', ""],
  ]),
  ...bugsIn(`${sale}/refund_plan/refundable_actions.ts`, ["backend/features/disputes/disputes_test.ts"], [
    [
      "what the sale's funds do not cover is nobody's",
      "  if (short <= 0) return;",
      "  if (short !== 0.5) return;",
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/refundable_rules.ts`, [`${sale}/refund_plan/refundable_rules_test.ts`], [
    [
      "a bank's refund is refunded again",
      "amountCents = Math.min(lostCents, capturedCents);",
      "amountCents = 0 * Math.min(lostCents, capturedCents);",
    ],
    [
      "what the breeder does not pay of a refund is nobody's",
      '      { account: "goodwill", amountCents: less - paid },\n',
      "",
    ],
    [
      "the parts of a refund are rounded each for itself",
      "share(amountCents, here, most) - share(amountCents, before, most)",
      "share(amountCents, here - before, most)",
    ],
  ]),
  ...bugsIn("backend/features/discount_codes/rules.ts", ["backend/features/discount_codes/rules_test.ts"], [
    ["a code is good at its end", "facts.endsAt <= facts.now", "facts.endsAt < facts.now"],
    ["another breeder's code is taken", "facts.breederId !== null && ", "facts.breederId === null && "],
    ["a person uses a code once more", "facts.ownUses >= ", "facts.ownUses > "],
  ]),
  ...bugsIn("backend/features/discount_codes/store.ts", [
    "backend/features/discount_codes/discount_codes_test.ts",
  ], [
    [
      "a code is used up by holds that ended",
      "(r.paid_at is not null or r.status in ('held', 'processing'))",
      "true",
    ],
    [
      "two take the last use at once",
      '.where("id", "=", id).forUpdate().executeTakeFirst();\n  return row && await withUses',
      '.where("id", "=", id).executeTakeFirst();\n  return row && await withUses',
    ],
  ]),
  ...bugsIn("backend/features/add_ons/rules.ts", ["backend/features/add_ons/add_ons_test.ts"], [
    [
      "add-ons of the other type of pet are sold",
      "  if (!petTypes.some((one) => one === type)) return false;\n",
      "",
    ],
    ["the price of an order's add-on moves with the catalogue", "    if (kept) return kept;\n", ""],
  ]),
  ...bugsIn(`${sale}/chargeback/chargeback_actions.ts`, [`${payments}/chargebacks_test.ts`], [
    [
      "the fee of a chargeback is not booked",
      'await book("chargeback-fee", "provider-fee", providerFeeEntries(feeCents - (known?.fee_cents ?? 0)));\n',
      "",
    ],
  ]),
  ...bugsIn(`${sale}/refund_plan/loss_actions.ts`, [`${payments}/chargebacks_test.ts`], [
    [
      "a refund that was owed is paid beside the chargeback",
      "if (!isOwed || isUnderWay(refund, checkout.reservation.at)) continue;",
      "if (!isOwed || refund.amount_cents >= 0) continue;",
    ],
    [
      "what a bank takes beyond the rest is the breeder's too",
      "let target = Math.min(Math.max(0, forOthers), left);",
      "let target = Math.max(0, forOthers);",
      ["backend/features/disputes/disputes_test.ts"],
    ],
  ]),
];
