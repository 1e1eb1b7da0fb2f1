import { dayWords } from "../places/zone_rules.ts";
import { stateName } from "../places/rules.ts";

/** A state's requirements for a sale that involves it. */
export type StateRule = {
  /** Whether any pet may be sold, even a shelter's. */
  saleAllowed: boolean;
  /** Whether a breeder may sell a pet younger than one year on the day it goes home. */
  saleAllowedUnderOneYear: boolean;
  /** Whether Klarna, Affirm and Afterpay are allowed; cards always are. */
  bnplAllowed: boolean;
  /** Whether the whole deposit is refundable under any policy of the breeder. */
  depositRefundable: boolean;
};

/** Rules of the states with any requirement, by their short names. */
export type StateRules = Readonly<Partial<Record<string, StateRule>>>;

const NOTHING_ASKED: StateRule = {
  saleAllowed: true,
  saleAllowedUnderOneYear: true,
  bnplAllowed: true,
  depositRefundable: false,
};
const ruleOf = (rules: StateRules, state: string): StateRule => rules[state] ?? NOTHING_ASKED;

/** Returns whether every state involved in a sale allows financing a pet. */
export const isFinancingAllowed = (rules: StateRules, states: readonly string[]): boolean =>
  states.every((state) => ruleOf(rules, state).bnplAllowed);

/** Returns the first state involved in a sale whose law makes the whole deposit refundable. */
export const depositLawOf = (rules: StateRules, states: readonly string[]): string | undefined =>
  states.find((state) => ruleOf(rules, state).depositRefundable);

/** Returns whether any state involved in a sale makes the whole deposit refundable. */
export const isDepositRefundable = (rules: StateRules, states: readonly string[]): boolean =>
  depositLawOf(rules, states) !== undefined;

/** Facts of a sale that a state's law depends on. */
export type SaleFacts = {
  name: string;
  sellerKind: "breeder" | "shelter";
  /** State of the pet, and state of its breeder. */
  state: string;
  breederState: string;
  birthDate: string | null;
  /** First day on which the pet may leave. */
  goHomeDate: string | null;
  /** Current calendar day in the pet's time zone; days are "YYYY-MM-DD". */
  today: string;
};
export type SaleRefusal = {
  state: string;
  side: "from" | "to";
  reason: "closed" | "too_young" | "age_unknown";
};

/**
 * Returns the first day on which a pet sold today can go home: its go-home date, or today if that is later.
 */
const homeDayOf = ({ goHomeDate, today }: Pick<SaleFacts, "goHomeDate" | "today">): string =>
  goHomeDate !== null && goHomeDate > today ? goHomeDate : today;

/**
 * Returns the reason why a state's law bars this sale; undefined if none does. The seller's states are
 * checked first, then the state of delivery (undefined at pick-up). A pet with an unknown birth date counts
 * as younger than one year.
 */
export function saleRefusal(
  rules: StateRules,
  facts: Omit<SaleFacts, "name">,
  to?: string,
): SaleRefusal | undefined {
  const { sellerKind, state, breederState, birthDate } = facts;
  const isYoung = birthDate === null || homeDayOf(facts) < firstBirthday(birthDate);
  const refused = (where: string, side: SaleRefusal["side"]): SaleRefusal | undefined => {
    const rule = ruleOf(rules, where);
    if (!rule.saleAllowed) return { state: where, side, reason: "closed" };
    if (rule.saleAllowedUnderOneYear || sellerKind === "shelter" || !isYoung) return undefined;
    return { state: where, side, reason: birthDate === null ? "age_unknown" : "too_young" };
  };
  return refused(state, "from") ?? refused(breederState, "from") ??
    (to === undefined ? undefined : refused(to, "to"));
}

/** Returns the first birthday of a pet, "YYYY-MM-DD". A pet born on February 29 has it on March 1. */
export function firstBirthday(birthDate: string): string {
  const day = `${(Number(birthDate.slice(0, 4)) + 1).toString().padStart(4, "0")}${birthDate.slice(4)}`;
  return birthDate.endsWith("-02-29") ? `${day.slice(0, 4)}-03-01` : day;
}

/** Returns the reason for a buyer, with what to do instead. */
export function refusalWords({ state, side, reason }: SaleRefusal, { name, state: at }: SaleFacts): string {
  const where = stateName(state) ?? state;
  const pet = name || "this pet";
  const pickUp = `pick ${pet} up in ${stateName(at) ?? at}`;
  if (reason === "closed") {
    return side === "from"
      ? `We can't arrange sales from ${where} right now, so ${pet} can't be reserved. Look for a pet in another state.`
      : `We can't deliver pets to ${where} right now. Choose another delivery address, or ${pickUp}.`;
  }
  const young = reason === "too_young" ? "" : ` We don't have ${pet}'s birth date yet.`;
  return side === "from"
    ? `Under ${where} law, a breeder's pet under one year old can't be sold through a marketplace, so ${pet} can't be reserved.${young} Look for a pet from a shelter or rescue, or one that's at least a year old.`
    : `Under ${where} law, we can't deliver a breeder's pet under one year old to ${where}.${young} You can ${pickUp}, choose another delivery address, or look for a pet from a shelter or rescue.`;
}

/**
 * Returns the reason for a breeder why buyers cannot reserve a pet with this birth date sold from here, with
 * what to do.
 */
export function breederWords(
  { state, reason }: SaleRefusal,
  { name, birthDate, today }: Pick<SaleFacts, "name" | "today"> & { birthDate: string },
): string {
  const where = stateName(state) ?? state;
  const pet = name || "this pet";
  if (reason === "closed") {
    return `We can't arrange sales from ${where} right now, so buyers can't reserve ${pet}. You can keep the listing up or pause it until that changes.`;
  }
  const day = dayWords(firstBirthday(birthDate), today.slice(0, 4));
  return `Under ${where} law, a breeder's pet under one year old can't be sold through a marketplace, so buyers can't reserve ${pet} now. They can once the go-home date is ${day} (the first birthday) or later. Shelters and rescues are exempt: if you run one, contact us to change your account.`;
}
