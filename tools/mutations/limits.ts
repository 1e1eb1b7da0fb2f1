import type { PlantedBug } from "./planted_bug.ts";

const features = "backend/features";
const orders = `${features}/orders`;
const payments = `${features}/payments`;

/** Slips between two steps, on one side of a time limit, in one of many states, and in what makes up for lost jobs and webhooks. */
export const limits: readonly PlantedBug[] = [
  {
    name: "a second try of a refund doesn't look for the first",
    file: `${orders}/refund_actions.ts`,
    before: "if (attempt > 1) answer",
    after: "if (attempt > 2) answer",
    tests: [`${payments}/refunds_owed_test.ts`],
    proof: "while an earlier try arrives late is made by that one",
  },
  {
    name: "a refund that staff have paid is booked again when it arrives",
    file: `${orders}/refund_actions.ts`,
    before: '    if (refund.status === "settled") return noteOther(services, refund, made);\n',
    after: "",
    tests: [`${payments}/refunds_owed_test.ts`],
    proof: "isn't booked again when the provider makes it after all",
  },
  {
    name: "add-ons are given up while their money is under way",
    file: `${orders}/add_on_close_actions.ts`,
    before: "    if (orders.some(({ payments }) => openPayments(payments).length > 0)) return;\n",
    after: "",
    tests: [`${payments}/add_on_orders_test.ts`],
    proof: "whose money is under way when a day is over are left alone",
  },
  {
    name: "a code's use isn't counted while its order is being paid",
    file: `${features}/discount_codes/store.ts`,
    before: "r.status in ('held', 'processing')",
    after: "r.status = 'held'",
    tests: [`${features}/discount_codes/discount_codes_test.ts`],
    proof: "counts a use of a reservation that is processing",
  },
  {
    name: "a card is charged more than its buyer agreed to",
    file: `${orders}/card_actions.ts`,
    before: "!== card.amount_cents",
    after: "< card.amount_cents",
    tests: [`${payments}/saved_cards_test.ts`],
    proof: "is not charged when the balance is 1 cent off",
  },
  {
    name: "a full server keeps no place for payments",
    file: "backend/platform/http/admission.ts",
    before: ": most - reserved",
    after: ": most",
    tests: ["backend/platform/http/admission_test.ts"],
    proof: "keeps places for what goes first when everything else is full",
  },
  {
    name: "a refused payout waits a day first, then longer and longer",
    file: `${features}/payouts/rules.ts`,
    before: "Math.min(24, 2 ** attempt)",
    after: "Math.max(24, 2 ** attempt)",
    tests: [`${features}/payouts/rules_test.ts`],
    proof: "retryPauseMs doubles from two hours to a day",
  },
  {
    name: "a decision completes a sale again that was completed days ago",
    file: `${features}/disputes/decide_actions.ts`,
    before: "reservation.completed_at ?? reservation.at",
    after: "reservation.at",
    tests: [`${features}/disputes/disputes_test.ts`],
    proof: "of a sale completed days ago keeps its day",
  },
  {
    name: "a buyer gets time to pay a breeder whose verification was withdrawn",
    file: `${orders}/settle_actions.ts`,
    before: "pet.isBreederSuspended || !pet.isBreederVerified ? 0",
    after: "pet.isBreederSuspended ? 0",
    tests: [`${payments}/balance_test.ts`],
    proof: "leave no time to pay a breeder who is not verified any more",
  },
];
