/**
 * Additions to zod that generated schemas need: lengths in characters, tagged unions, values that arrive as
 * text.
 */
import { z } from "zod";
import { characters, ONE_LINE, tidyLine, tidyText } from "../text.ts";

/** Free text, tidied as it will be stored and then measured. */
export function text(min: number, max: number): z.ZodType<string> {
  return length(z.string().overwrite(max <= ONE_LINE ? tidyLine : tidyText), min, max);
}

/** Length in characters (code points), as JSON Schema counts, not in UTF-16 units. */
export function length(schema: z.ZodType<string>, min: number, max: number): z.ZodType<string> {
  let bounded = schema;
  if (min > 0) {
    bounded = bounded.refine((text) => text.length >= min * 2 || characters(text) >= min, {
      message: min === 1 ? "Fill this in." : `Use at least ${min} characters.`,
      params: { code: "too_short" },
    });
  }
  if (max < Infinity) {
    bounded = bounded.refine((text) => text.length <= max || characters(text) <= max, {
      message: `Use at most ${max} characters.`,
      params: { code: "too_long" },
    });
  }
  return bounded;
}

/** A list without two equal items. */
export function distinct<T>(schema: z.ZodType<T[]>): z.ZodType<T[]> {
  return schema.refine((list) => new Set(list.map((item) => JSON.stringify(item))).size === list.length, {
    message: "Enter each value once.",
    params: { code: "repeated" },
  });
}

/** Bounds the number of properties of an object. */
export function entries<T>(schema: z.ZodType<T>, min: number, max: number): z.ZodType<T> {
  return schema.refine((value) => {
    const count = Object.keys(value as object).length;
    return count >= min && count <= max;
  }, { message: `Enter ${min} to ${max} items.`, params: { code: "wrong_count" } });
}

/** A union whose member is chosen by the value of one property, so errors concern that member alone. */
export function tagged<T>(property: string, members: Readonly<Record<string, z.ZodType<T>>>): z.ZodType<T> {
  return z.unknown().transform((value, context): T => {
    const tag = typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)[property]
      : undefined;
    const member = typeof tag === "string" && Object.hasOwn(members, tag) ? members[tag] : undefined;
    if (member === undefined) {
      context.addIssue({
        code: "custom",
        path: [property],
        message: `Use one of ${Object.keys(members).join(", ")}.`,
        params: { code: "not_allowed" },
      });
      return z.NEVER;
    }
    const result = member.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.issues.push({ ...issue, input: value } as never);
    return z.NEVER;
  });
}

/** A value with a problem of its own for a malformed form. A missing value is reported as usual. */
export function refusedAs<T>(code: string, schema: z.ZodType<T>): z.ZodType<T> {
  return z.unknown().transform((value, context): T => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const isReason = issue.code === "custom" && issue.params?.isReason === true;
      const refusal = {
        code: "custom",
        params: { refusal: code, isReason },
        message: isReason ? issue.message : "This isn't in the right format.",
      };
      context.issues.push({ ...(value === undefined ? issue : refusal), input: value } as never);
    }
    return z.NEVER;
  });
}

/** Reason of the contract for refusing a text. */
export type Reason = { code: string; pattern: string; detail: string };

/** A text whose refusal names its reason: the first one whose pattern matches the text. */
export function explained(reasons: readonly Reason[], schema: z.ZodType<string>): z.ZodType<string> {
  const known = reasons.map(({ pattern, ...reason }) => ({ ...reason, pattern: new RegExp(pattern, "u") }));
  return z.unknown().transform((value, context): string => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    // Long hostile texts aren't compared with every pattern.
    const text = typeof value === "string" ? value.trim().slice(0, LONGEST_EXPLAINED) : "";
    const reason = text && known.find(({ pattern }) => pattern.test(text));
    if (reason) {
      const groups = reason.pattern.exec(text)!;
      const message = reason.detail.replaceAll(
        /\{(\d)\}/g,
        (_, group: string) => groups[Number(group)] ?? "",
      );
      const issue = { code: "custom", params: { code: reason.code, isReason: true }, message };
      context.issues.push({ ...issue, input: value } as never);
      return z.NEVER;
    }
    for (const issue of result.error.issues) context.issues.push({ ...issue, input: value } as never);
    return z.NEVER;
  });
}

const LONGEST_EXPLAINED = 400;

/** An uploaded file. */
export function file(): z.ZodType<File> {
  return z.file();
}

/** A parameter or field that may not be repeated; it arrives as a list of one. */
export function one<T>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.preprocess((values, context) => {
    if (!Array.isArray(values)) return values;
    if (values.length === 1) return values[0];
    context.addIssue({ code: "custom", message: "Enter this once.", params: { code: "repeated" } });
    return z.NEVER;
  }, schema);
}

/** A value that may be repeated. */
export function many<T>(schema: z.ZodType<T[]>): z.ZodType<T[]> {
  return schema;
}

/** A whole number written in digits; other text stays text, which the schema refuses. */
export function integer<T>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.preprocess((text) => (isText(text, /^-?(0|[1-9]\d*)$/) ? Number(text) : text), schema);
}

/** A decimal number written in digits. */
export function number<T>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.preprocess((text) => (isText(text, /^-?(0|[1-9]\d*)(\.\d+)?$/) ? Number(text) : text), schema);
}

/** `true` is only 'true', `false` only 'false'. */
export function truth<T>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.preprocess((text) => (text === "true" ? true : text === "false" ? false : text), schema);
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && value.length < 40 && pattern.test(value);
}
