import { SIZE_CLASSES } from "../breeds/rules.ts";
import { earliestGoHome, isPayable } from "../pets/rules.ts";
import type { ListingStatus } from "../../platform/db/schema.ts";
import type { FieldError } from "../../platform/problem.ts";

const DAY = 86_400_000;

/** Facts of a listing that are checked together, as they would be after a change. */
export type Facts = {
  type: "Dog" | "Cat" | null;
  birthDate: string | null;
  goHomeDate: string | null;
  weightLb: number | null;
  adultWeightLb: number | null;
  generation: string | null;
  sizeClass: string | null;
  coatType: string | null;
  color: string | null;
  /** Omitted if nothing is for sale. */
  priceCents?: number | null;
};

/** Facts of the breed that restrict a listing. */
export type BreedFacts = {
  name: string;
  category: "Dogs" | "Cats";
  sizeClassSet: keyof typeof SIZE_CLASSES;
  colors: readonly string[];
  isHybrid: boolean;
};

const OLDEST_YEARS = 30;

/** Returns the contradictions between a listing's facts: a pointer and a correction for each field. */
export function checkFacts(facts: Facts, breed: BreedFacts | undefined, today: string): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, detail: string) =>
    void errors.push({ pointer: `/${field}`, code: "invalid", detail });
  const { birthDate, goHomeDate } = facts;
  if (birthDate !== null) {
    if (birthDate > today) {
      refuse("birthDate", "The birth date is in the future. Add a planned litter instead.");
    } else if (Date.parse(birthDate) < Date.parse(today) - OLDEST_YEARS * 365.25 * DAY) {
      refuse("birthDate", `Check the year: that's more than ${OLDEST_YEARS} years ago.`);
    }
    if (goHomeDate !== null && goHomeDate < earliestGoHome(birthDate)) {
      refuse("goHomeDate", `At least 8 weeks after birth: ${earliestGoHome(birthDate)} or later.`);
    }
  }
  if (facts.weightLb !== null && facts.weightLb <= 0) refuse("weightLb", "Enter a weight above 0 lb.");
  if (facts.adultWeightLb !== null && facts.adultWeightLb <= 0) {
    refuse("adultWeightLb", "Enter a weight above 0 lb.");
  }
  if (!isPayable(facts.priceCents ?? 0)) {
    refuse("priceCents", "Enter 0 if there's no fee, or at least $0.49: cards can't pay less than $0.50.");
  }
  if (!breed) return errors;
  if (facts.type !== null && (breed.category === "Dogs") !== (facts.type === "Dog")) {
    refuse("breedId", `${breed.name} is a breed of ${breed.category.toLowerCase()}.`);
  }
  const sizes: readonly string[] = SIZE_CLASSES[breed.sizeClassSet];
  if (facts.sizeClass !== null && !sizes.includes(facts.sizeClass)) {
    refuse(
      "sizeClass",
      sizes.length ? `Choose one of ${sizes.join(", ")}.` : `${breed.name} comes in one size only.`,
    );
  }
  if (facts.generation !== null && !breed.isHybrid) {
    refuse("generation", `${breed.name} isn't a cross, so leave the generation empty.`);
  }
  if (facts.color !== null && !breed.colors.includes(facts.color)) {
    refuse("color", `Choose one of the colors for ${breed.name}.`);
  }
  return errors;
}

/** Returns the names of fields that a listing needs before it can be public. */
export function missingFields(
  listing: {
    name: string | null;
    type?: string | null;
    sex?: string | null;
    breedId: string | null;
    birthDate: string | null;
    weightLb: number | null;
    priceCents: number | null;
    imageCount: number;
  },
): string[] {
  const missing: [string, boolean][] = [
    ["name", !listing.name],
    ["breed", !listing.breedId],
    ["type", !listing.type],
    ["sex", !listing.sex],
    ["birthDate", listing.birthDate === null],
    ["weightLb", listing.weightLb === null],
    ["priceCents", listing.priceCents === null],
    ["imageKeys", listing.imageCount === 0],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([field]) => field);
}

export type ChangeKind = "photo" | "video" | "name" | "description";

/** Changes that staff review before the public sees them. */
export const REVIEWED: readonly ChangeKind[] = ["photo", "video", "name", "description"];

/**
 * Returns the readable part of a pet's address: "Maple Rose Cavalier" becomes "maple-rose-cavalier". Falls
 * back to "pet".
 */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain.slice(0, 120).replace(/-+$/, "") || "pet";
}

/** Returns the statuses for filtering a breeder's list. `not-approved-internal` counts as in review. */
export function statusesOf(
  filter: readonly (ListingStatus | "live")[] | undefined,
): ListingStatus[] | undefined {
  if (!filter?.length) return undefined;
  const chosen = new Set(filter.filter((status): status is ListingStatus => status !== "live"));
  if (chosen.has("in-review")) chosen.add("not-approved-internal");
  return [...chosen];
}
