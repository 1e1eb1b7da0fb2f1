import type { StateRule, StateRuleFields } from "@hearthpaw/client";

/** Whether a state asks for anything at all. */
export const asksForAnything = (rule: StateRule): boolean =>
  !rule.saleAllowed || !rule.saleAllowedUnderOneYear || !rule.bnplAllowed || rule.depositRefundable;

/** Whether a state is meant by what was typed: its short name, or the beginning of a word of its name. */
export function matchesState({ state, name }: Pick<StateRule, "state" | "name">, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const whole = name.toLowerCase();
  return text === "" || state.toLowerCase() === text || whole.startsWith(text) || whole.includes(` ${text}`);
}

/** The switches of a rule, in their order. */
export const SWITCHES = [
  {
    key: "saleAllowed",
    label: "Sales allowed",
    description: "When off, no pet can be sold from or delivered to this state, not even from a shelter.",
  },
  {
    key: "saleAllowedUnderOneYear",
    label: "Breeders’ pets under one year allowed",
    description:
      "When off, breeders’ pets under one year on the day they go home can’t be sold from or delivered to this state. Shelters and rescues are exempt.",
  },
  {
    key: "bnplAllowed",
    label: "Financing allowed",
    description: "When off, Klarna, Affirm and Afterpay aren’t offered.",
  },
  {
    key: "depositRefundable",
    label: "Deposits always refundable",
    description: "When on, buyers get the whole deposit back, whatever the breeder’s policy.",
  },
] as const;

export type RuleValues = Omit<StateRuleFields, "version">;

export const valuesOf = (rule: StateRule): RuleValues => ({
  saleAllowed: rule.saleAllowed,
  saleAllowedUnderOneYear: rule.saleAllowedUnderOneYear,
  bnplAllowed: rule.bnplAllowed,
  depositRefundable: rule.depositRefundable,
  note: rule.note,
  source: rule.source,
  asOf: rule.asOf,
  reason: "",
});

/** What is wrong with what was typed, by field. */
export function ruleErrors(
  values: RuleValues,
): Partial<Record<"source" | "asOf" | "reason", string>> {
  return {
    ...(values.source.trim().length < 3 ? { source: "Name the law or the letter this follows." } : {}),
    ...(/^\d{4}-\d\d-\d\d$/.test(values.asOf) ? {} : { asOf: "Enter the date the source was checked." }),
    ...(values.reason.trim().length < 3 ? { reason: "Say why the rule changes." } : {}),
  };
}
