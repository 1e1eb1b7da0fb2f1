import { createElement, Fragment, type ReactNode } from "react";
import { LOCALE } from "@hearthpaw/ui-kit";

/** What the page gives a sentence for a part of it, a link or a bold word; the part's words are the sentence's. */
export type Wrap = (words: ReactNode) => ReactNode;

/** What a catalogue of another language has to hold: the same names, and functions of the same values. */
export type Catalogue<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends (...values: infer Values) => infer Said
    ? (...values: Values) => Said extends string ? string : ReactNode
    : string;
};

/** The texts of another language, where the compiler finds that they are complete. */
export type Complete<English, Texts extends Catalogue<English>> = Texts;

/** Returns links or words as a sentence lists them: "a, b, and c", or "a, b, or c". */
export function listed(items: readonly ReactNode[], word: "and" | "or"): ReactNode {
  const type = word === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(LOCALE, { type }).formatToParts(items.map((_, index) => String(index)))
    .map(({ type, value }, key) =>
      createElement(Fragment, { key }, type === "element" ? items[Number(value)] : value)
    );
}
