import type { AdultSize } from "../breeds/rules.ts";
import type { AgeBand, SortKey } from "./rules.ts";

/** Meaning of words in a search, named like the filters of searchPets. */
export type Meant = {
  type: ("Dog" | "Cat")[];
  /** Slugs of breeds. */
  breeds: string[];
  /** Slug of a single breed, or the word for a group of breeds. Null for several breeds or none. */
  breedName: string | null;
  color: string[];
  sex: ("Female" | "Male")[];
  age: AgeBand[];
  adultSize: AdultSize[];
  sizeClass: string[];
  coatType: string[];
  generation: string[];
  categories: number[];
  goodWith: string[];
  delivery: string[];
  isSmall: boolean;
  /** Whether small pets are excluded. */
  notSmall: boolean;
  isRescue: boolean;
  priceMinCents: number | undefined;
  priceMaxCents: number | undefined;
  zip: string | undefined;
  distance: number | undefined;
  state: string[];
  sort: SortKey | undefined;
  /**
   * Exclusions: breeds by slug or by a word for several, words of colors, states, and surroundings of ZIP
   * codes.
   */
  notBreed: string[];
  notColor: string[];
  notSizeClass: string[];
  notCoatType: string[];
  notGeneration: string[];
  notRescue: boolean;
  notState: string[];
  notZip: string[];
  notDistance: number | undefined;
};

/** Another meaning of words: its name, and the words, separated by single spaces. */
export type Reading = { label: string; said: string };

export type Understood = {
  filters: Meant;
  /** Other possible meanings of words that became filters. */
  others: Reading[];
  /** Rejected words that no filter excludes. */
  notLeftOut: string[];
  /** Words that stay text, in their original order. */
  text: string;
};

/** Returns the meaning of an empty text. */
export const nothingMeant = (): Meant => ({
  type: [],
  breeds: [],
  breedName: null,
  color: [],
  sex: [],
  age: [],
  adultSize: [],
  sizeClass: [],
  coatType: [],
  generation: [],
  categories: [],
  goodWith: [],
  delivery: [],
  isSmall: false,
  notSmall: false,
  isRescue: false,
  state: [],
  priceMinCents: undefined,
  priceMaxCents: undefined,
  zip: undefined,
  distance: undefined,
  sort: undefined,
  notDistance: undefined,
  notBreed: [],
  notColor: [],
  notSizeClass: [],
  notCoatType: [],
  notGeneration: [],
  notRescue: false,
  notState: [],
  notZip: [],
});

/** Effect of a word or a phrase on a search. */
export type Meaning =
  | { kind: "breed"; slugs: readonly string[]; group?: string | undefined }
  | { kind: "color"; titles: readonly string[] }
  /** A size class in listings of some breeds, or else an adult weight of dogs. */
  | { kind: "size"; sizeClass: string }
  | { kind: "filters"; set: Partial<Meant> }
  /** Narrows nothing: "for sale". */
  | { kind: "filler" };
