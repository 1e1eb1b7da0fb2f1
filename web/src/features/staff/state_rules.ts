import type { StateRule, StateRuleFields } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** Returns whether a state has any rule. */
export const asksForAnything = (rule: StateRule): boolean =>
  !rule.saleAllowed || !rule.saleAllowedUnderOneYear || !rule.bnplAllowed || rule.depositRefundable;

/** Returns whether typed text matches a state: its abbreviation, or the beginning of a word of its name. */
export function matchesState({ state, name }: Pick<StateRule, "state" | "name">, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const whole = name.toLowerCase();
  return text === "" || state.toLowerCase() === text || whole.startsWith(text) || whole.includes(` ${text}`);
}

/** The switches of a rule, in their order. */
export const SWITCHES = [
  {
    key: "saleAllowed",
    label: texts.salesAllowed,
    description: texts.salesAllowedHint,
  },
  {
    key: "saleAllowedUnderOneYear",
    label: texts.youngPetsAllowed,
    description: texts.youngPetsAllowedHint,
  },
  {
    key: "bnplAllowed",
    label: texts.financingAllowed,
    description: texts.financingAllowedHint,
  },
  {
    key: "depositRefundable",
    label: texts.depositsAlwaysRefundable,
    description: texts.depositsRefundableHint,
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

/** Returns the errors by field. */
export function ruleErrors(
  values: RuleValues,
): Partial<Record<"source" | "asOf" | "reason", string>> {
  return {
    ...(values.source.trim().length < 3 ? { source: texts.sourceMissing } : {}),
    ...(/^\d{4}-\d\d-\d\d$/.test(values.asOf) ? {} : { asOf: texts.checkedOnInvalid }),
    ...(values.reason.trim().length < 3 ? { reason: texts.enterRuleReason } : {}),
  };
}
