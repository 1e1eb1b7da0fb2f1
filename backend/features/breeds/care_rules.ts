import type { BreedCare, BreedCaution, BreedFit } from "../../generated/types.ts";
import type { Breed } from "./data/parse.ts";
import { healthTests } from "./data/health.ts";
import { type Traits, traits } from "./data/traits.ts";

/** Facts of a breed that decide whether it fits a home. */
export type Known = Traits & {
  category: Breed["category"];
  isApartmentFriendly: boolean;
  /** Weight of the heaviest grown males. */
  heaviestLb: number;
};

type Sized = Pick<Breed, "slug" | "category" | "facts">;

/** Returns what is known of a breed; undefined for a mix and for breeds outside our tables. */
export function knownOf({ slug, category, facts }: Sized): Known | undefined {
  const own = traits.get(slug);
  return own &&
    { ...own, category, isApartmentFriendly: facts.apartmentFriendly, heaviestLb: facts.weightLb.male[1] };
}

const LB_PER_KG = 2.2046;
const DAYS = 365;
/**
 * Energy need of a neutered adult, as a multiple of the resting need of 70 kcal x kg^0.75 a day. Source: 2021
 * AAHA Nutrition and Weight Management Guidelines.
 */
const ENERGY = { Dogs: 1.6, Cats: 1.2 } as const;
/** Our assumptions for American prices, in dollars a year; the food's is for 1,000 kcal. */
const DOLLARS = {
  food: [1.1, 2.5],
  vet: { Dogs: [350, 800], Cats: [250, 550] },
  supplies: { Dogs: [100, 250], Cats: [200, 400] },
  /** By level of grooming, from brushing at home to a groomer every six weeks. */
  grooming: {
    Dogs: [[0, 50], [0, 100], [50, 250], [150, 500], [400, 900]],
    Cats: [[0, 30], [0, 60], [30, 120], [60, 250], [150, 450]],
  },
} as const;
const ROUND_TO_CENTS = 5_000;

/** Returns the estimated yearly cost of a breed's lightest and heaviest pets, rounded to $50. */
export function yearlyCostOf({ category, facts }: Sized, grooming: number) {
  const cents = (lb: number, end: 0 | 1) => {
    const kcal = 70 * (lb / LB_PER_KG) ** 0.75 * ENERGY[category] * DAYS;
    const dollars = kcal / 1_000 * DOLLARS.food[end] + DOLLARS.vet[category][end] +
      DOLLARS.supplies[category][end] + DOLLARS.grooming[category][grooming - 1]![end];
    return Math.round(dollars * 100 / ROUND_TO_CENTS) * ROUND_TO_CENTS;
  };
  return { minCents: cents(facts.weightLb.female[0], 0), maxCents: cents(facts.weightLb.male[1], 1) };
}

/** Adult weight in pounds above which an apartment is tight for a dog. */
const LARGE_LB = 60;

const only = <Code>(codes: readonly (readonly [Code, boolean])[]): Code[] =>
  codes.filter(([, holds]) => holds).map(([code]) => code);

/** Returns the reasons for a breed that its own facts give. */
function suitsOf({ isApartmentFriendly, energy = 3, shedding, children = 3, training = 3, ...rest }: Known) {
  return only<BreedFit>([
    ["apartment", isApartmentFriendly],
    ["calm", energy <= 2],
    ["active", energy >= 4],
    ["low_shedding", shedding <= 2],
    ["children", children >= 4],
    ["easy_to_train", training >= 4],
    ["little_grooming", rest.grooming <= 2],
    ["time_alone", rest.alone === 3],
  ]);
}

/** Returns the reasons to think twice about a breed that its own facts give. */
function cautionsOf(known: Known) {
  const { isApartmentFriendly, energy = 3, shedding, children = 3, training = 3, grooming, alone } = known;
  return only<BreedCaution>([
    ["needs_space", !isApartmentFriendly && (known.heaviestLb > LARGE_LB || energy >= 4)],
    ["needs_exercise", energy === 5],
    ["sheds", shedding >= 4],
    ["small_children", children <= 2],
    ["hard_to_train", training <= 2],
    ["much_grooming", grooming >= 4],
    ["needs_company", alone === 1],
  ]);
}

const ALONE = { 1: "little", 2: "half_day", 3: "workday" } as const;

/** Returns life with a breed as its page shows it; undefined if nothing is known. */
export function careOf(breed: Sized): BreedCare | undefined {
  const known = knownOf(breed);
  if (!known) return undefined;
  const { basis, energy, grooming, shedding, training, children, alone } = known;
  return {
    basis,
    grooming,
    shedding,
    ...energy === undefined ? {} : { energy },
    ...training === undefined ? {} : { training },
    ...children === undefined ? {} : { children },
    ...alone === undefined ? {} : { timeAlone: ALONE[alone as keyof typeof ALONE] },
    healthTests: [...healthTests.get(breed.slug) ?? []],
    yearlyCost: yearlyCostOf(breed, grooming),
    suits: suitsOf(known),
    cautions: cautionsOf(known),
  };
}
