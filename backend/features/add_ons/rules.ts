import type { LineItem } from "../../platform/db/schema.ts";
import type { AddOn, PetType } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";

/** An add-on as an order stores it. Later changes of the catalog do not affect it. */
export type AddOnLine = Extract<LineItem, { kind: "Add-on" }>;

const id = (number: number) => `0199c0d1-${String(number).padStart(4, "0")}-7a4e-9b5f-2c3d4e5f6071`;

/**
 * Add-ons in display order, with prices in US cents as of November 2026. Never reuse an id: orders refer to
 * it.
 */
export const CATALOG: readonly AddOn[] = [
  {
    id: id(1),
    name: "Going-home crate",
    description: "A travel crate in the right size, with a blanket with the litter's scent.",
    priceCents: 8_900,
    petTypes: ["Dog", "Cat"],
    isRefundable: true,
  },
  {
    id: id(2),
    name: "Puppy starter kit",
    description: "Bowls, a collar, a leash, chew toys and two weeks of the food your puppy knows.",
    priceCents: 12_900,
    petTypes: ["Dog"],
    isRefundable: true,
  },
  {
    id: id(3),
    name: "Kitten starter kit",
    description: "Bowls, a litter box, a scratching post, toys and two weeks of the food your kitten knows.",
    priceCents: 9_900,
    petTypes: ["Cat"],
    isRefundable: true,
  },
  {
    id: id(4),
    name: "First vet visit plan",
    description:
      "A full checkup and one round of vaccinations at a vet near you, in the first two weeks at home.",
    priceCents: 14_900,
    petTypes: ["Dog", "Cat"],
    isRefundable: true,
  },
  {
    id: id(5),
    name: "Microchip registration",
    description: "Lifetime registration of your pet's microchip in your name.",
    priceCents: 3_995,
    petTypes: ["Dog", "Cat"],
    isRefundable: true,
  },
  {
    id: id(6),
    name: "Puppy training course",
    description:
      "Six live online lessons with a certified trainer, from house training to walking on a leash.",
    priceCents: 19_900,
    petTypes: ["Dog"],
    isRefundable: true,
  },
];

/** Add-ons for young pets: both kits and the course. */
const FOR_YOUNG: ReadonlySet<string> = new Set([id(2), id(3), id(6)]);
/** The chip must exist before someone can register it. */
const NEEDS_MICROCHIP: ReadonlySet<string> = new Set([id(5)]);

/** Facts of a pet that decide its add-ons. A missing fact excludes nothing. */
export type AddOnPet = {
  type: PetType | null;
  /** YYYY-MM-DD. */
  birthDate?: string | null;
  /** The current date at the pet's place, YYYY-MM-DD. */
  today?: string;
  isMicrochipped?: boolean;
};

/** Whether an add-on suits a pet: its type, its first year, and its microchip. */
export function suits({ id, petTypes }: Pick<AddOn, "id" | "petTypes">, pet: AddOnPet): boolean {
  const { type, birthDate, today, isMicrochipped } = pet;
  if (!petTypes.some((one) => one === type)) return false;
  if (NEEDS_MICROCHIP.has(id) && isMicrochipped === false) return false;
  return !FOR_YOUNG.has(id) || !birthDate || !today || today < firstBirthday(birthDate);
}

function firstBirthday(birthDate: string): string {
  return `${Number(birthDate.slice(0, 4)) + 1}${birthDate.slice(4)}`;
}

/** Add-ons handed over with the pet: the crate and both kits. */
const WITH_PET: ReadonlySet<string> = new Set([id(1), id(2), id(3)]);
/**
 * Add-ons that are useful only in the first days at home (the first vet visit), with their number of days.
 */
const FIRST_DAYS: ReadonlyMap<string, number> = new Map([[id(4), 14]]);

/**
 * Returns the days after the hand-off within which an add-on can still be delivered; 0 if it comes with the
 * pet.
 */
export function daysAtHome(id: string): number {
  return WITH_PET.has(id) ? 0 : FIRST_DAYS.get(id) ?? Infinity;
}

/**
 * Returns the lines of an order's add-ons in catalog order. An add-on that the order already has keeps its
 * line. Fails with `add_on_unknown` if an add-on is not in the catalog or does not suit this pet.
 */
export function addOnLines(
  ids: readonly string[],
  pet: AddOnPet,
  held: readonly AddOnLine[] = [],
  catalog: readonly AddOn[] = CATALOG,
): AddOnLine[] {
  return [...new Set(ids)].sort().map((id) => {
    const kept = held.find((line) => line.id === id);
    if (kept) return kept;
    const found = catalog.find((addOn) => addOn.id === id && suits(addOn, pet)) ?? fail("add_on_unknown");
    return {
      kind: "Add-on",
      id,
      label: found.name,
      explanation: found.description,
      amountCents: found.priceCents,
    };
  });
}

/** Returns the add-ons among an order's lines. */
export function addOnsAmong(lines: readonly LineItem[]): AddOnLine[] {
  return lines.filter((line): line is AddOnLine => line.kind === "Add-on");
}

/** Returns the total of add-on lines in cents. */
export function addOnCents(lines: readonly Pick<AddOnLine, "amountCents">[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
