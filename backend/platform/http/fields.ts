/** Turns zod's issues into the fields of a 422 answer. */
import type { z } from "zod";
import type { FieldError } from "../problem.ts";

type Issue = z.core.$ZodIssue;

/** Returns one entry for each refused field. `place` is "" for the body, else "query", "path" or "header". */
export function fieldErrors(issues: readonly Issue[], value: unknown, place: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const issue of issues) {
    if (errors.length >= MOST_ERRORS) break;
    errors.push(...fromIssue(issue, value, place));
  }
  return errors.slice(0, MOST_ERRORS);
}

/**
 * A sender of thousands of errors gets the first ones only, because naming an error costs more than finding
 * it.
 */
const MOST_ERRORS = 100;

function fromIssue(issue: Issue, value: unknown, place: string): FieldError[] {
  if (issue.code === "invalid_union") return fromUnion(issue, value, place);
  const at = issue.path as (string | number)[];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, MOST_ERRORS).map((name) => ({
      pointer: pointer([...at, name], place),
      code: "unknown_field",
      detail: "This field isn't known here.",
    }));
  }
  const { code, detail } = words(issue, valueAt(value, at));
  return [{ pointer: pointer(at, place), code, detail }];
}

/** The member of a union whose errors lie deepest is most likely the intended one. */
function fromUnion(issue: Issue & { code: "invalid_union" }, value: unknown, place: string): FieldError[] {
  const at = issue.path as (string | number)[];
  const members = issue.errors.filter((errors) => errors.length > 0);
  const nearest = members.sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  if (nearest === undefined || depth(nearest) === 0) {
    return [{
      pointer: pointer(at, place),
      code: "wrong_type",
      detail: "This value has the wrong type.",
    }];
  }
  return nearest.slice(0, MOST_ERRORS).flatMap((inner) =>
    fromIssue({ ...inner, path: [...at, ...inner.path] } as Issue, value, place)
  );
}

function depth(issues: readonly Issue[]): number {
  return issues.reduce((most, { path }) => Math.max(most, path.length), 0);
}

function words(issue: Issue, value: unknown): { code: string; detail: string } {
  switch (issue.code) {
    case "invalid_type":
      if (value === undefined) return { code: "required", detail: "Fill this in." };
      return { code: "wrong_type", detail: `Expected ${article(issue.expected)}.` };
    case "invalid_format":
      return { code: "invalid_format", detail: "This isn't in the right format." };
    case "invalid_value":
      if (value === undefined) return { code: "required", detail: "Fill this in." };
      return { code: "not_allowed", detail: `Use ${oneOf(issue.values)}.` };
    case "too_small":
    case "too_big": {
      const isSmall = issue.code === "too_small";
      const bound = isSmall ? issue.minimum : issue.maximum;
      const word = issue.origin === "array" || issue.origin === "set" ? " entries" : "";
      const strict = issue.inclusive === false;
      const how = isSmall ? (strict ? "more than" : "at least") : strict ? "less than" : "at most";
      return { code: isSmall ? "too_small" : "too_big", detail: `Must be ${how} ${bound}${word}.` };
    }
    case "not_multiple_of":
      return { code: "not_multiple", detail: `Must be a multiple of ${issue.divisor}.` };
    case "custom": {
      const named = issue.params?.code;
      return { code: typeof named === "string" ? named : "invalid", detail: issue.message };
    }
    default:
      return { code: "invalid", detail: "We can't accept this value." };
  }
}

function article(kind: string): string {
  const names: Record<string, string> = {
    int: "a whole number",
    number: "a number",
    string: "text",
    boolean: "true or false",
    array: "a list",
    object: "an object",
    record: "an object",
    null: "null",
  };
  return names[kind] ?? kind;
}

/** Maximum values that a message lists: all states fit, and a longer list says how many it leaves out. */
const MOST_LISTED = 60;

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_LISTED).map(String).join(", ");
  const left = values.length - MOST_LISTED;
  if (left > 0) return `one of ${shown}, or one of ${left} others`;
  return values.length === 1 ? shown : `one of ${shown}`;
}

function pointer(path: readonly (string | number)[], place: string): string {
  const parts = path.map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1").slice(0, 80));
  const text = place === "" ? `/${parts.join("/")}` : [place, ...parts].join("/");
  return (path.length === 0 && place === "" ? "" : text).slice(0, 300);
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let at = value;
  for (const part of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string | number, unknown>)[part];
  }
  return at;
}
