import type { SaleStep } from "../../generated/types.ts";

/** Facts for the text of a sale's next step. */
export type StepFacts = { kind: SaleStep["kind"]; pet: string; who: string; isShelter: boolean };

/** Returns a sale's next step for its breeder, with the text that every page uses. */
export function saleStepOf({ kind, pet, who, isShelter }: StepFacts): SaleStep {
  const sale = isShelter ? "adoption" : "sale";
  const titles: Record<SaleStep["kind"], string> = {
    "await-payment": `A buyer is checking out with ${pet}`,
    "await-balance": `Waiting for ${who}'s balance for ${pet}`,
    "balance-overdue": `${who}'s balance for ${pet} is overdue`,
    "plan-hand-off": `Plan ${pet}'s hand-off with ${who}`,
    "hand-off": `${pet} can go home`,
    "complete": `Complete the ${sale} of ${pet}`,
    "reply-to-problem": `Reply to the problem ${who} reported with ${pet}`,
    "await-resolution": `Our team is reviewing the problem ${who} reported with ${pet}`,
    "add-evidence": `Add evidence about the disputed payment for ${pet}`,
    "await-bank": `The bank is reviewing a payment for ${pet}`,
    "on-hold": `The ${sale} of ${pet} is paused`,
    "await-refund": `A refund to ${who} for ${pet} is on its way`,
    "await-release": `Your earnings from ${pet} become available`,
  };
  return { kind, title: titles[kind] };
}
