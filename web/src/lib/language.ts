import { createElement, Fragment, type ReactNode } from "react";
import { LOCALE } from "@hearthpaw/ui-kit";

/**
 * Wraps a part of a sentence in the page's own element, such as a link or bold text. The sentence provides
 * the words.
 */
export type Wrap = (words: ReactNode) => ReactNode;

/**
 * Names and functions that a catalog of another language must have: the same names, with the same parameters.
 */
export type Catalog<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends (...values: infer Values) => infer Said
    ? (...values: Values) => Said extends string ? string : ReactNode
    : string;
};

/** The texts of another language. The compiler rejects an incomplete catalog. */
export type Complete<English, Texts extends Catalog<English>> = Texts;

/** Returns links or words as a sentence lists them: "a, b, and c", or "a, b, or c". */
export function listed(items: readonly ReactNode[], word: "and" | "or"): ReactNode {
  const type = word === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(LOCALE, { type }).formatToParts(items.map((_, index) => String(index)))
    .map(({ type, value }, key) =>
      createElement(Fragment, { key }, type === "element" ? items[Number(value)] : value)
    );
}

/** Returns the plural of a breed: "Poodles", "Huskies", "Bullies", "Siamese". */
export const severalOf = (breed: string): string =>
  /([sxz]|ese)$/.test(breed) ? breed : `${breed.replace(/([^aeiou])y$/, "$1ie")}s`;
