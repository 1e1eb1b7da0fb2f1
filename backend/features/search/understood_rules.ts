import type { AdultSize } from "../breeds/rules.ts";
import type { AgeBand, SortKey } from "./rules.ts";

/** What words say of a search, under the names that the filters of searchPets have. */
export type Meant = {
  type: ("Dog" | "Cat")[];
  /** Slugs of breeds. */
  breeds: string[];
  /** The slug of the one breed, or the word for a group of them; null where there are several or none. */
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
  /** Whether none of the small ones are wanted. */
  notSmall: boolean;
  isRescue: boolean;
  priceMinCents: number | undefined;
  priceMaxCents: number | undefined;
  zip: string | undefined;
  distance: number | undefined;
  state: string[];
  sort: SortKey | undefined;
  /** What is left out: breeds by their slugs or words for several, words of colors, states, and what is around ZIP codes. */
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

/** Another meaning of words that were read one way: its name, and the words, parted by one space. */
export type Reading = { label: string; said: string };

export type Understood = {
  filters: Meant;
  /** What else words may mean that became filters. */
  others: Reading[];
  /** What is not wanted, and what no filter leaves out. */
  notLeftOut: string[];
  /** The words that stay text, in the order in which they were typed. */
  text: string;
};

/** Returns what an empty text means. */
export const nothingMeant = (): Meant => ({
  ...{ type: [], breeds: [], breedName: null, color: [], sex: [], age: [], adultSize: [] },
  ...{
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
  },
  ...{
    priceMinCents: undefined,
    priceMaxCents: undefined,
    zip: undefined,
    distance: undefined,
    sort: undefined,
    notDistance: undefined,
  },
  ...{ notBreed: [], notColor: [], notSizeClass: [], notCoatType: [], notGeneration: [], notRescue: false },
  ...{ notState: [], notZip: [] },
});

/** What a word or a phrase adds to a search. */
export type Meaning =
  | { kind: "breed"; slugs: readonly string[]; group?: string | undefined }
  | { kind: "color"; titles: readonly string[] }
  /** A size that some breeds are sold by, else how heavy dogs get. */
  | { kind: "size"; sizeClass: string }
  | { kind: "filters"; set: Partial<Meant> }
  /** Said without narrowing anything: "for sale". */
  | { kind: "filler" };
