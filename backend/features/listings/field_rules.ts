import type { Updateable } from "kysely";
import type { PetsTable } from "../../platform/db/schema.ts";
import type { ListingFields } from "../../generated/types.ts";

export type { ListingFields };

/** Facts that a buyer relies on: frozen during a checkout, and after the pet is reserved. */
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

/**
 * Fields with special treatment: those that staff review first, files, JSON, and the list of choices to
 * clear.
 */
const ELSEWHERE = [
  "id",
  "idempotencyKey",
  "name",
  "description",
  "imageKeys",
  "videoKey",
  "healthTests",
  "deliveryOptions",
  "clear",
] as const satisfies readonly (keyof ListingFields)[];
type PlainField = Exclude<keyof ListingFields, typeof ELSEWHERE[number]>;
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

const isPlain = (field: string): field is PlainField => !(ELSEWHERE as readonly string[]).includes(field);

/** Returns the column of a field: `microchip_number` of `microchipNumber`. */
const columnOf = <Field extends PlainField>(field: Field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Field>;

/**
 * Returns the columns that a breeder's fields change. A contract field without its column does not compile.
 * Name, description, photos and video are not included.
 */
export function columnsOf(fields: ListingFields): Updateable<PetsTable> {
  const change: { [Column in keyof Updateable<PetsTable>]?: unknown } = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined || !isPlain(field)) continue;
    change[columnOf(field)] = value === "" ? null : value;
  }
  for (const field of fields.clear ?? []) change[columnOf(field)] = null;
  if (fields.deliveryOptions !== undefined) change.deliveries = fields.deliveryOptions;
  if (fields.healthTests !== undefined) change.health_tests = JSON.stringify(fields.healthTests);
  return change as Updateable<PetsTable>;
}

/** Returns whether the body has any of these fields. */
export function touches(fields: ListingFields, names: readonly (keyof ListingFields)[]): boolean {
  return names.some((name) =>
    fields[name] !== undefined || (fields.clear as readonly string[] | undefined)?.includes(name)
  );
}
