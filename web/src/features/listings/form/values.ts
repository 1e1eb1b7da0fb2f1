import type { ListingFields, PetDetails } from "@hearthpaw/client";
import { CLEAR, type Field, fields, type StepId, type TextInput } from "./fields.ts";

/** The form's values of a listing: texts as typed, choices as the contract names them. */
export type Values = { [N in keyof typeof fields]: (typeof fields)[N] extends Field<infer V> ? V : never };
export type FieldName = keyof Values;
/** Fields that hold one text, or one choice as a text. */
export type TextFieldName = { [N in FieldName]: Values[N] extends string ? N : never }[FieldName];

const table = fields as { [N in FieldName]: Field<Values[N]> };
export const FIELDS = Object.keys(fields) as readonly FieldName[];

const collect = (valueOf: (name: FieldName) => unknown): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, valueOf(name)])) as Values;

/** An empty form. */
export const EMPTY: Values = collect((name) => table[name].empty);

/** Returns the form's values of a listing from the server; texts in review replace the public ones. */
export const valuesOf = (pet: PetDetails): Values => collect((name) => table[name].read(pet));

/** Returns the names of a step's fields. */
export const fieldsOf = (step: StepId): readonly FieldName[] =>
  FIELDS.filter((name) => table[name].step === step);

/** Returns the plain text fields of a step, each with its look. */
export function inputsOf(step: StepId): { name: TextFieldName; input: TextInput }[] {
  return fieldsOf(step).flatMap((name) => {
    const { input } = table[name];
    return input ? [{ name: name as TextFieldName, input }] : [];
  });
}

/** Returns a field's name in a sentence. */
export const wordsOf = (name: FieldName): string => table[name].words;

/** Returns the values that littermates share, for a new listing to start with. */
export function sharedOf(pet: PetDetails): Partial<Values> {
  const values = valuesOf(pet);
  const shared = Object.fromEntries(
    FIELDS.filter((name) => table[name].isShared).map((name) => [name, values[name]]),
  );
  // Each animal has its own microchip.
  return { ...shared, registries: values.registries.filter((id) => id !== "microchipped") };
}

/** Returns the names of fields whose values differ from the server's. */
export function changedFields(values: Values, saved: Values): FieldName[] {
  return FIELDS.filter((name) => !isSame(values[name], saved[name]));
}

/** Whether two values of a field are the same to the server. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const bare = (value: unknown) =>
    JSON.stringify(value, (key, inner: unknown) => (key === "key" ? undefined : inner));
  return bare(one) === bare(other);
}

/**
 * Returns the body that changes these fields: dollars to cents, pounds to numbers, empty to null or `clear`.
 */
export function bodyOf(values: Values, names: readonly FieldName[]): ListingFields {
  const written = names.map((name) =>
    [name, (table[name].write as (value: unknown) => unknown)(values[name])] as const
  );
  const clear = written.filter(([, value]) => value === CLEAR).map(([name]) => name);
  const body = Object.fromEntries(written.filter(([, value]) => value !== CLEAR && value !== undefined));
  return { ...body, ...(clear.length ? { clear } : {}) } as ListingFields;
}
