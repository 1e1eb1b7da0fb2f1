import type { ListingFields, OwnLitter } from "@hearthpaw/client";
import { centsOf } from "../../lib/amounts.ts";
import { litterFacts } from "../../lib/litters.ts";
import * as texts from "./texts.tsx";

/** Maximum number of young added at once. */
export const MOST_YOUNG = 16;
const FEWEST = 2;
const MOST_CENTS = 5_000_000;
const OF_THE_LITTER = ["type", "breedId", "litterId", "birthDate", "goHomeDate", "sireId", "damId"];
const PARTS = ["name", "sex", "color", "price"] as const;

/**
 * `count`, the common `price`, and for each pet its `name0`, `sex0`, `color0` and, if its price differs,
 * `price0`.
 */
export type SeveralValues = Record<string, string>;

/** Returns the possible counts after `made` drafts have been created. */
export const countsFrom = (made: number): number[] =>
  Array.from({ length: MOST_YOUNG }, (_, at) => at + 1).filter((count) =>
    count >= Math.max(FEWEST, made + 1)
  );

export const severalValues = (): SeveralValues => ({
  count: "4",
  price: "",
  ...Object.fromEntries(
    Array.from({ length: MOST_YOUNG }, (_, at) => PARTS.map((part) => [part + at, ""])).flat(),
  ),
});

function priceError(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const cents = centsOf(text);
  return cents === undefined ? texts.priceNotRead : cents > MOST_CENTS ? texts.priceTooHigh : undefined;
}

/** Returns the errors by field, in the order of the form. Pets that are already `made` are not checked. */
export function checkSeveral(values: SeveralValues, made: number) {
  const errors: Record<string, string | undefined> = { price: priceError(values.price!) };
  for (let at = made; at < Number(values.count); at++) {
    errors[`name${at}`] = values[`name${at}`]!.trim() ? undefined : texts.nameOrCollarMissing;
    errors[`sex${at}`] = values[`sex${at}`] ? undefined : texts.chooseTheSex;
    errors[`price${at}`] = priceError(values[`price${at}`]!);
  }
  return errors;
}

/**
 * Returns the draft of one pet as the server takes it. `isAgain` means that the server may already have a
 * draft with outdated color and price.
 */
export function draftBody(
  litter: OwnLitter,
  values: SeveralValues,
  at: number,
  idempotencyKey: string,
  isAgain: boolean,
): ListingFields {
  const color = values[`color${at}`]!;
  const priceCents = centsOf(values[`price${at}`]!) ?? centsOf(values.price!);
  return {
    idempotencyKey,
    litterId: litter.id,
    ...litterFacts(litter),
    name: values[`name${at}`]!.trim(),
    sex: values[`sex${at}`] as "Female" | "Male",
    ...(color || isAgain ? { color: color || null } : {}),
    ...(priceCents !== undefined || isAgain ? { priceCents: priceCents ?? null } : {}),
  };
}

/** Returns the fields that show the server's errors for one pet. */
export const placesOf = (at: number): Record<string, string> => ({
  name: `name${at}`,
  sex: `sex${at}`,
  color: `color${at}`,
  priceCents: `price${at}`,
  // The litter's facts have no field here.
  ...Object.fromEntries(OF_THE_LITTER.map((name) => [name, "count"])),
});
