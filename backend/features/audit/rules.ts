import { firstCharacters } from "../../platform/text.ts";
import type { AuditEntry } from "../../generated/types.ts";

/** Values by field name. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Returns the differences between two states as text, in the order of the fields. Long texts are cut. */
export function changesBetween(before: Facts, after: Facts): AuditEntry["changes"] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => (before[field] ?? null) !== (after[field] ?? null)).slice(0, 20)
    .map((field) => ({ field, before: word(before[field]), after: word(after[field]) }));
}

function word(value: Facts[string] | undefined): string | null {
  return value === null || value === undefined ? null : firstCharacters(String(value), 1000);
}
