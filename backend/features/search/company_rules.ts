import { listed } from "../../platform/text.ts";
import type { Word } from "./text_rules.ts";
import type { Meant } from "./understood_rules.ts";

/** Companions that a pet should be good with, by the stems of their words. */
const COMPANY: Readonly<Record<string, string>> = {
  kid: "children",
  child: "children",
  children: "children",
  toddler: "children",
  baby: "children",
  family: "children",
  dog: "dogs",
  puppy: "dogs",
  cat: "otherAnimals",
  kitten: "otherAnimals",
  pet: "otherAnimals",
  animal: "otherAnimals",
  bird: "otherAnimals",
  chicken: "otherAnimals",
  rabbit: "otherAnimals",
  goat: "otherAnimals",
  horse: "otherAnimals",
  livestock: "otherAnimals",
  adult: "adults",
  senior: "adults",
  elderly: "adults",
};
const AND = new Set(["and", "or", ","]);
const BEFORE = new Set(["a", "an", "other", "small", "young", "older", "my", "our", "the", "all", "with"]);

/** Reads the companions in a text: "good with my toddler, cats and other dogs" does not request cats. */
export function takeCompany(words: readonly Word[], meant: Meant): void {
  for (let at = 0; at + 2 < words.length; at++) {
    if (words[at]!.word !== "good" || !["with", "for"].includes(words[at + 1]!.word)) continue;
    let end = at;
    let isOpen = true;
    for (let next = at + 2; next < words.length && !words[next]!.isUsed; next++) {
      const { word, stem } = words[next]!;
      const company = isOpen ? listed(COMPANY, stem) : undefined;
      if (company) {
        meant.goodWith = [...new Set([...meant.goodWith, company])];
        [end, isOpen] = [next + 1, false];
      } else if (AND.has(word)) isOpen = true;
      else if (!BEFORE.has(word)) break;
    }
    for (const word of words.slice(at, end)) word.isUsed = true;
  }
}
