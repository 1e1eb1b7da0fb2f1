import { dayWords } from "../places/zone_rules.ts";
import { stateName } from "../places/rules.ts";

/** What a state asks of a sale that touches it. */
export type StateRule = {
  /** Any pet, also of a shelter. */
  saleAllowed: boolean;
  /** A breeder's pet that is younger than a year on the day it goes home. */
  saleAllowedUnderOneYear: boolean;
  /** Klarna, Affirm and Afterpay; cards always are. */
  bnplAllowed: boolean;
  /** The whole deposit comes back whatever the breeder's policy says. */
  depositRefundable: boolean;
};

/** The rules of those states that ask for anything, by their short names. */
export type StateRules = Readonly<Partial<Record<string, StateRule>>>;

const NOTHING_ASKED: StateRule = {
  saleAllowed: true,
  saleAllowedUnderOneYear: true,
  bnplAllowed: true,
  depositRefundable: false,
};
const ruleOf = (rules: StateRules, state: string): StateRule => rules[state] ?? NOTHING_ASKED;

/** Whether every state that a sale touches lets a pet be financed. */
export const isFinancingAllowed = (rules: StateRules, states: readonly string[]): boolean =>
  states.every((state) => ruleOf(rules, state).bnplAllowed);

/** The state among those that a sale touches whose law gives the whole deposit back. */
export const depositLawOf = (rules: StateRules, states: readonly string[]): string | undefined =>
  states.find((state) => ruleOf(rules, state).depositRefundable);

/** Whether any state that a sale touches gives the whole deposit back. */
export const isDepositRefundable = (rules: StateRules, states: readonly string[]): boolean =>
  depositLawOf(rules, states) !== undefined;

/** What of a sale a state's law looks at. */
export type SaleFacts = {
  name: string;
  sellerKind: "breeder" | "shelter";
  /** Where the pet is, and where its breeder is. */
  state: string;
  breederState: string;
  birthDate: string | null;
  /** The first day the pet may leave. */
  goHomeDate: string | null;
  /** The calendar day that it is where the pet is; days are "YYYY-MM-DD". */
  today: string;
};
export type SaleRefusal = {
  state: string;
  side: "from" | "to";
  reason: "closed" | "too_young" | "age_unknown";
};

/** Returns the first day on which a pet that is sold today can go home: its go-home date, or today where it is. */
const homeDayOf = ({ goHomeDate, today }: Pick<SaleFacts, "goHomeDate" | "today">): string =>
  goHomeDate !== null && goHomeDate > today ? goHomeDate : today;

/**
 * Why a state's law bars this sale, where the pet is sold from first and then where it is delivered to (undefined at pick-up);
 * undefined where none does. A pet whose birth date nobody knows counts as younger than a year.
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

/** Returns the day on which a pet is one year old, "YYYY-MM-DD"; who is born on February 29 is on March 1. */
export function firstBirthday(birthDate: string): string {
  const day = `${(Number(birthDate.slice(0, 4)) + 1).toString().padStart(4, "0")}${birthDate.slice(4)}`;
  return birthDate.endsWith("-02-29") ? `${day.slice(0, 4)}-03-01` : day;
}

/** Tells a buyer why, and what to do instead. */
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

/** Tells a breeder why buyers cannot reserve a pet of this birth date that is sold from here, and what to do. */
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
