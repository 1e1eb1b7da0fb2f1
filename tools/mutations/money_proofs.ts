import type { ProvedBug } from "./planted_bug.ts";

const features = "backend/features";
const sale = `${features}/sale`;
const payments = `${features}/payments`;
const payouts = `${features}/payouts`;
const migrations = "backend/platform/db/migrations";

/**
 * The most important ways to lose money, each with the one test that has to find it, always and within 5
 * seconds.
 */
export const moneyProofs: readonly ProvedBug[] = [
  {
    name: "two live reservations of a pet",
    file: `${migrations}/0004_reservations.ts`,
    before: "create unique index reservations_one_live",
    after: "create index reservations_one_live",
    tests: [`${features}/reservations/hold_test.ts`],
    proof: "is a constraint of the database: a second live reservation cannot be written",
  },
  {
    name: "a hold is released although its payment went through",
    file: `${sale}/payment/close_actions.ts`,
    before:
      `  const settlement = await withTx(services.db, (trx) => applyIntent(trx, services, payment, intent));
  return outcome === "cancelled" ? "closed" : settlement;`,
    after: `  await store.updatePayment(services.db, payment.id, { status: "canceled" });
  return intent && outcome ? "closed" : { kind: "missing" };`,
    tests: [`${payments}/late_answers_test.ts`],
    proof: "whose buyer has paid, though nobody told us, is a reservation and gives nothing back",
  },
  {
    name: "a payment after the hold's end is kept",
    file: `${sale}/payment/settle_actions.ts`,
    before: `  await planRefund(trx, services, {
    payment,
    reason,
    entries: reversed(unusedPaymentEntries(payment.amount_cents)),
  });
`,
    after: "",
    tests: [`${payments}/faults_test.ts`],
    proof: "for a hold that is gone goes back in full, once, and the buyer is told",
  },
  {
    name: "a webhook that comes twice is applied twice",
    file: `${sale}/payment/settle_actions.ts`,
    before: `  if (payment.status === "succeeded") {
    await bookFee(trx, services, payment, intent);
    return await ended(trx, payment);
  }
`,
    after: "",
    tests: [`${payments}/faults_test.ts`],
    proof: "takes events twice, late and in any order, and a status never goes back",
  },
  {
    name: "a late webhook of a payment that was given up disturbs the one in its place",
    file: `${sale}/payment/settle_actions.ts`,
    before: 'other.id !== id && other.status === "processing"',
    after: "other.id === id && !other.status",
    tests: [`${payments}/late_answers_test.ts`],
    proof: "leaves the payment alone that is under way in its place",
  },
  {
    name: "a payment's status goes back with a late webhook",
    file: `${sale}/price/price_rules.ts`,
    before: 'if (current === "succeeded") return current;\n',
    after: "",
    tests: [`${sale}/price/price_rules_test.ts`],
    proof: "never takes a success back",
  },
  {
    name: "a chargeback's beginning that comes after its end is heeded again",
    file: `${sale}/chargeback/chargeback_actions.ts`,
    before: "if (known && isStale(known, dispute)) return;",
    after: "",
    tests: [`${payments}/chargeback_movements_test.ts`],
    proof:
      "after each event the ledger has what has moved, and a closed case is borne by the breeder to the cent",
  },
  {
    name: "a change that was refused stays on the order, and a good payment goes back",
    file: `${sale}/payment/settle_actions.ts`,
    before: "const checkout = isConfirmed ? await asConfirmed(trx, found, payment, intent) : found;",
    after: "const checkout = isConfirmed && !found ? await asConfirmed(trx, found, payment, intent) : found;",
    tests: [`${payments}/late_changes_test.ts`],
    proof: "is refused, changes nothing, and the payment counts for the order that was confirmed",
  },
  {
    name: "the funds of a sale are released while a refund that failed is owed",
    file: `${sale}/ending/complete_actions.ts`,
    before: "if (await hasOwedRefunds(trx, paymentIds)) return;",
    after: "if (await hasOwedRefunds(trx, [])) return;",
    tests: [`${payments}/refunds_owed_test.ts`],
    proof: "holds the sale's funds until it has arrived",
  },
  {
    name: "a refund that failed counts as arrived",
    file: `${sale}/refund_plan/refund_book_actions.ts`,
    before: 'status !== "failed" && status !== "canceled";',
    after: 'status !== "canceled";',
    tests: [`${payments}/refunds_owed_test.ts`],
    proof: "holds the sale's funds until it has arrived",
  },
  {
    name: "any refusal by the provider ends a refund for good",
    file: `${sale}/refund_plan/refund_rules.ts`,
    before: "return FINAL.has(failure);",
    after: "return FINAL.has(failure) || failure.length > 0;",
    tests: [`${payments}/refunds_owed_test.ts`],
    proof: "for a key that is being rotated stays owed, waits ever longer, and is made once the key is right",
  },
  {
    name: "a refund whose answer was lost is made twice",
    file: `${sale}/refund/refund_actions.ts`,
    before: "idempotencyKey: refund.idempotency_key,",
    after: "idempotencyKey: `${refund.idempotency_key}:${services.newId()}`,",
    tests: [`${payments}/late_answers_test.ts`],
    proof: "whose answer was lost is asked for again by its own key, and is one",
  },
  {
    name: "what was refunded before is refunded again",
    file: `${sale}/refund_plan/refund_book_actions.ts`,
    before: "refunds.filter(({ id }) => id !== without)",
    after: "refunds.filter(({ id }) => id === without)",
    tests: [`${payments}/refund_quote_test.ts`],
    proof: "leaves out what was given back before",
  },
  {
    name: "the refund policy is the one of the cancellation's day",
    file: `${sale}/order/listing_store.ts`,
    before: "    depositRefundPercent,\n    rules,\n  };",
    after: "    rules,\n  } as OrderTerms;",
    tests: [`${features}/reservations/terms_test.ts`],
    proof: "the refund policy: a breeder who turns it to nothing later gives half back as published",
  },
  {
    name: "a balance is taken after its buyer was released",
    file: `${sale}/price/price_rules.ts`,
    before: '? reservationStatus === "deposit-paid"',
    after: '? reservationStatus !== "held"',
    tests: [`${payments}/late_answers_test.ts`],
    proof: "that arrives after its buyer was released goes back in full",
  },
  {
    name: "a payout is planned for a suspended breeder",
    file: `${payouts}/plan_actions.ts`,
    before: 'accountStatus(account) !== "ready" || isSuspended || isSetAside) return undefined;',
    after: 'accountStatus(account) !== "ready" || isSetAside) return undefined;',
    tests: [`${payouts}/payouts_test.ts`],
    proof: "does not leave while the account is suspended, nor with money that is contested or too little",
  },
  {
    name: "a payout that was planned leaves though its breeder was suspended since",
    file: `${payouts}/payout_actions.ts`,
    before: 'if (dropReason({ providerAccountId: now.provider_account_id }, basis)) return "dropped";',
    after: "void basis;",
    tests: [`${payouts}/payouts_test.ts`],
    proof: "does not leave while the account is suspended, nor with money that is contested or too little",
  },
  {
    name: "a payout takes money that is contested",
    file: `${payouts}/rules.ts`,
    before: "- Math.max(0, contestedCents)",
    after: "- Math.min(0, contestedCents)",
    tests: [`${payouts}/payouts_test.ts`],
    proof: "does not leave while the account is suspended, nor with money that is contested or too little",
  },
  {
    name: "a payout comes back while a part of it is being taken back for a debt",
    file: `${payouts}/return_actions.ts`,
    before: "if (payout.reversing_cents !== null) {",
    after: "if (payout.reversing_cents === 0) {",
    tests: [`${payouts}/payouts_test.ts`],
    proof: "cents of it are taken back for a debt comes back once",
  },
  {
    name: "a transfer is made again after a crash",
    file: `${payouts}/payout_actions.ts`,
    before: "const strays = await findStrayTransfers(services, { breederId, accountId });",
    after: "const strays: Transfer[] = [];",
    tests: [`${payouts}/payouts_test.ts`],
    proof: "is made once where the process dies after",
  },
  {
    name: "a discount code is used once more than it may",
    file: `${features}/discount_codes/rules.ts`,
    before: "facts.uses >= facts.usesLimit",
    after: "facts.uses > facts.usesLimit",
    tests: [`${features}/discount_codes/rules_test.ts`],
    proof: "has as many uses as its limit",
  },
  {
    name: "a discount code is not looked at again when it is taken",
    file: `${sale}/price/price_actions.ts`,
    before: "if (!priced.discount_code_id) return true;",
    after: "if (!priced.discount_code_id || priced) return true;",
    tests: [`${features}/discount_codes/discount_codes_test.ts`],
    proof: "of a single use that another takes while the price is worked out is gone",
  },
  {
    name: "fees are rounded down",
    file: "backend/platform/money.ts",
    before: "(millionths + 500_000n) / 1_000_000n",
    after: "millionths / 1_000_000n",
    tests: [`${sale}/price/price_rules_test.ts`],
    proof: "rounds the service fee half-up, once",
  },
  {
    name: "the ledger takes one side of a booking",
    file: `${migrations}/0005_money.ts`,
    before: "where transaction_id = new.transaction_id) <> 0 then",
    after: "where transaction_id = new.transaction_id) is null then",
    tests: [`${payouts}/payouts_test.ts`],
    proof: "take no transaction with one side only, whoever writes it",
  },
  {
    name: "a booking loses a line",
    file: `${features}/ledger/rules.ts`,
    before: '    { account: "service-fees", amountCents: -order.serviceFeeCents },\n',
    after: "",
    tests: [`${features}/ledger/rules_test.ts`],
    proof: "every kind of payment sums to zero and clears exactly what was charged",
  },
  {
    name: "a dispute's refund gives what is owed already once more",
    file: `${sale}/refund_plan/refundable_actions.ts`,
    before: "const remaining = await remainingEntries(db, payment);",
    after: "const remaining = await remainingEntries(db, { ...payment, id: payment.order_id });",
    tests: [`${features}/disputes/disputes_test.ts`],
    proof: "while an earlier refund is owed gives the rest only",
  },
  {
    name: "released funds stay with the breeder when the provider's dashboard refunds the buyer",
    file: `${sale}/refund/refund_sync_actions.ts`,
    before: "    await coverShortfall(trx, services, checkout, id);\n",
    after: "",
    tests: [`${sale}/staff/staff_refunds_test.ts`],
    proof:
      "takes the breeder's share of released funds from what is available, once, and both sides are told",
  },
  {
    name: "the end of a sale leaves what a code's funder has paid",
    file: `${sale}/ending/end_sale_actions.ts`,
    before: "  await undoFunding(trx, services, checkout);\n",
    after: "",
    tests: [`${payments}/ends_test.ts`],
    proof:
      "ends a free sale whose buyer bought add-ons: their money goes back, and the breeder keeps nothing",
  },
  {
    name: "a sale whose payment a bank has taken stays",
    file: `${sale}/chargeback/chargeback_actions.ts`,
    before: "  await endTakenBack(services, seen.reservation_id);\n",
    after: "",
    tests: [`${payments}/ends_test.ts`],
    proof: "gives every other payment of the sale back",
  },
  {
    name: "the breeder bears a loss before the hand-off",
    file: `${sale}/refund_plan/loss_actions.ts`,
    before: "if (isHandedOver && payment.order_id === order.id) {",
    after: "if (payment.order_id === order.id) {",
    tests: [`${payments}/ends_test.ts`],
    proof: "gives every other payment of the sale back",
  },
  {
    name: "a dispute's amount is booked instead of what it moved",
    file: `${sale}/chargeback/chargeback_actions.ts`,
    before: "const taken = withdrawnCents - (known?.taken_cents ?? 0);",
    after: "const taken = (known ? 0 : withdrawnCents);",
    tests: [`${payments}/chargeback_movements_test.ts`],
    proof: "a loss stands while it is appealed, and a win afterwards gives the breeder all of it back",
  },
  {
    name: "a refund that the provider has under way is called paid by the bank",
    file: `${sale}/refund_plan/loss_actions.ts`,
    before: "if (!isOwed || isUnderWay(refund, checkout.reservation.at)) continue;",
    after: "if (!isOwed) continue;",
    tests: [`${payments}/chargeback_movements_test.ts`],
    proof:
      "a refund that is under way when the bank decides is not called paid; if it arrives too, staff are told",
  },
  {
    name: "a late cancellation keeps a part of what a code's funder paid",
    file: "backend/features/ledger/rules.ts",
    before: 'const lines = atRisk.filter(({ account }) => account !== "discounts-platform");',
    after: "const lines = atRisk;",
    tests: [`${payments}/ends_test.ts`],
    proof:
      "a late cancellation keeps a part of the buyer's own money, and nothing of what a code's funder paid",
  },
  {
    name: "a stopped sale is completed",
    file: `${sale}/ending/complete_actions.ts`,
    before: '    refuseStopped({ reservation, pet }, "breeder");\n    if (status === "paid")',
    after: '    if (status === "paid")',
    tests: [`${sale}/ending/stop_doors_test.ts`],
    proof: "releases nothing and completes nothing once it is paid",
  },
  {
    name: "a buyer of a stopped sale is reminded of the balance",
    file: `${sale}/notices/notify_store.ts`,
    before: "        and (${sql.raw(STOP)}) is null\n",
    after: "",
    tests: [`${sale}/ending/stop_doors_test.ts`],
    proof: "reminds nobody, charges no kept card, and is no task of its breeder's",
  },
];
