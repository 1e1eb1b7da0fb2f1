import type { ListingFields, PetDetails } from "@hearthpaw/client";
import { CLEAR, type Field, fields, type StepId, type TextInput } from "./fields.ts";

/** What the form holds of a listing: texts as they are typed, choices as the contract names them. */
export type Values = { [N in keyof typeof fields]: (typeof fields)[N] extends Field<infer V> ? V : never };
export type FieldName = keyof Values;
/** Fields that hold one text, or one choice as a text. */
export type TextFieldName = { [N in FieldName]: Values[N] extends string ? N : never }[FieldName];

const table = fields as { [N in FieldName]: Field<Values[N]> };
export const FIELDS = Object.keys(fields) as readonly FieldName[];

const collect = (valueOf: (name: FieldName) => unknown): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, valueOf(name)])) as Values;

/** A form in which nothing has been said yet. */
export const EMPTY: Values = collect((name) => table[name].empty);

/** The form's values of a listing as the server has it; texts that wait for staff in place of those that are shown. */
export const valuesOf = (pet: PetDetails): Values => collect((name) => table[name].read(pet));

/** The names of a step's fields. */
export const fieldsOf = (step: StepId): readonly FieldName[] =>
  FIELDS.filter((name) => table[name].step === step);

/** The plain texts that a step asks for, with how it asks. */
export function inputsOf(step: StepId): { name: TextFieldName; input: TextInput }[] {
  return fieldsOf(step).flatMap((name) => {
    const { input } = table[name];
    return input ? [{ name: name as TextFieldName, input }] : [];
  });
}

/** A field as a sentence names it. */
export const wordsOf = (name: FieldName): string => table[name].words;

/** What littermates share: a new listing may begin with it. */
export function sharedOf(pet: PetDetails): Partial<Values> {
  const values = valuesOf(pet);
  const shared = Object.fromEntries(
    FIELDS.filter((name) => table[name].isShared).map((name) => [name, values[name]]),
  );
  // A microchip is each animal's own.
  return { ...shared, registries: values.registries.filter((id) => id !== "microchipped") };
}

/** Names whose values differ from what the server has. */
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

/** The body that changes these fields: dollars to cents, pounds to numbers, empty to null or `clear`. */
export function bodyOf(values: Values, names: readonly FieldName[]): ListingFields {
  const written = names.map((name) =>
    [name, (table[name].write as (value: unknown) => unknown)(values[name])] as const
  );
  const clear = written.filter(([, value]) => value === CLEAR).map(([name]) => name);
  const body = Object.fromEntries(written.filter(([, value]) => value !== CLEAR && value !== undefined));
  return { ...body, ...(clear.length ? { clear } : {}) } as ListingFields;
}
