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
  training: string[];
  registry: string[];
  documents: string[];
  parentTests: string[];
  delivery: string[];
  /** ZIP code or state of the home for a delivered pet. */
  deliverTo: string | undefined;
  hasVideo: boolean;
  /** Limits of the go-home date, 'YYYY-MM-DD'. */
  readyFrom: string | undefined;
  readyBy: string | undefined;
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
  /** Direction of `sort`; ascending if undefined. */
  sortType: -1 | undefined;
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

/**
 * Another meaning of words: its name, the words, separated by single spaces, and the text that expresses it,
 * if the name in place of the words doesn't.
 */
export type Reading = { label: string; said: string; text?: string };

export type Understood = {
  filters: Meant;
  /** Other possible meanings of words that became filters. */
  others: Reading[];
  /** Rejected words that no filter excludes. */
  notLeftOut: string[];
  /** Words that stay text, in their original order. */
  text: string;
  /** The same words, with neighbors as one phrase each. */
  phrases: string[];
  /** Wishes that no filter knows, as phrases of the text. */
  unknown: string[];
  /** Whether the text asks for pets near the person who types. */
  isNearMe: boolean;
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
  training: [],
  registry: [],
  documents: [],
  parentTests: [],
  delivery: [],
  deliverTo: undefined,
  hasVideo: false,
  readyFrom: undefined,
  readyBy: undefined,
  isSmall: false,
  notSmall: false,
  isRescue: false,
  state: [],
  priceMinCents: undefined,
  priceMaxCents: undefined,
  zip: undefined,
  distance: undefined,
  sort: undefined,
  sortType: undefined,
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
  /** Pets near the person who types: "near me". */
  | { kind: "near" }
  /** A wish that no filter knows: "with financing". */
  | { kind: "unknown" }
  /** Narrows nothing: "for sale". */
  | { kind: "filler" };
