import type { Updateable } from "kysely";
import type { PetsTable } from "../../platform/db/schema.ts";
import type { ListingFields } from "../../generated/types.ts";
import { tidyText } from "../../platform/text.ts";

export type { ListingFields };

/** Facts that a buyer relies on: frozen while somebody is in the checkout, and once the pet is reserved. */
export const FROZEN: readonly (keyof ListingFields)[] = [
  "priceCents",
  "type",
  "sex",
  "breedId",
  "birthDate",
  "goHomeDate",
  "deliveryOptions",
  "litterId",
  "sireId",
  "damId",
];

type Column = keyof Updateable<PetsTable>;
/** Fields whose value goes into one column as it is. */
const COLUMNS = {
  type: "type",
  sex: "sex",
  breedId: "breed_id",
  generation: "generation",
  sizeClass: "size_class",
  coatType: "coat_type",
  birthDate: "birth_date",
  goHomeDate: "go_home_date",
  weightLb: "weight_lb",
  adultWeightLb: "adult_weight_lb",
  priceCents: "price_cents",
  deliveryOptions: "deliveries",
  badges: "badges",
  goodWith: "good_with",
  training: "training",
  exposure: "exposure",
  registries: "registries",
  geneticTesting: "genetic_testing",
  litterId: "litter_id",
  sireId: "sire_id",
  damId: "dam_id",
} as const satisfies Partial<Record<keyof ListingFields, Column>>;
const TEXTS = {
  color: "color",
  registrationNumber: "registration_number",
  microchipNumber: "microchip_number",
} as const satisfies Partial<Record<keyof ListingFields, Column>>;

/** The columns that a breeder's fields change. Name, description, pictures and video are not among them. */
export function columnsOf(fields: ListingFields): Updateable<PetsTable> {
  const change: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(COLUMNS)) {
    const value = fields[field as keyof typeof COLUMNS];
    if (value !== undefined) change[column] = value;
  }
  for (const [field, column] of Object.entries(TEXTS)) {
    const value = fields[field as keyof typeof TEXTS];
    if (value !== undefined) change[column] = value === null ? null : tidyText(value) || null;
  }
  for (const field of fields.clear ?? []) change[COLUMNS[field]] = null;
  if (fields.healthTests !== undefined) change.health_tests = JSON.stringify(fields.healthTests);
  return change as Updateable<PetsTable>;
}

/** Whether any of these fields is in the body. */
export function touches(fields: ListingFields, names: readonly (keyof ListingFields)[]): boolean {
  return names.some((name) =>
    fields[name] !== undefined || (fields.clear as readonly string[] | undefined)?.includes(name)
  );
}
