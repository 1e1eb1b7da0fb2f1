import { createHash, randomBytes } from "node:crypto";
import type { WireError } from "./objects.ts";

/** API version of the sandbox's shapes, equal to the version that the real client pins. */
export const API_VERSION = "2026-10-28.endive";

/** An error answer of the API. With `keeps`, earlier effects of the request are committed (a decline). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly wire: WireError,
    readonly extra: Record<string, unknown> = {},
    readonly keeps = false,
  ) {
    super(wire.message);
  }
}

/** Returns the error for an impossible request: 400 with a code, and the parameter at fault if any. */
export function badRequest(code: string, message: string, param?: string): ApiError {
  return new ApiError(400, { type: "invalid_request_error", code, message, ...(param ? { param } : {}) });
}

/** Returns the error for an object that does not exist, or not for this caller. */
export function missing(kind: string, id: string, param = "id"): ApiError {
  return new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `There is no ${kind} '${id}' here`,
    param,
  });
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Returns a random name of `length` letters and digits after a prefix such as `pi_`. */
export function newId(prefix: string, length = 24): string {
  let id = prefix;
  for (const byte of randomBytes(length)) id += ALPHABET[byte % ALPHABET.length];
  return id;
}

export type FormValue = string | Form;
export interface Form {
  [key: string]: FormValue;
}

/**
 * Decodes `a[b][0]=c` form bodies. Keys such as `__proto__` become plain members of prototype-less objects.
 */
export function decodeForm(text: string): Form {
  const root: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part, at) => part !== "" || at === 0);
    if (key.endsWith("[]")) path.push("");
    if (path.length > 8) {
      throw badRequest("parameter_unknown", "The parameter is nested too deeply", key.slice(0, 80));
    }
    let at: Form = root;
    path.forEach((part, depth) => {
      const name = part === "" ? String(Object.keys(at).length) : part;
      if (depth === path.length - 1) at[name] = value;
      else {
        const next = at[name];
        if (typeof next === "object") at = next;
        else at = at[name] = Object.create(null) as Form;
      }
    });
  }
  return root;
}

/**
 * Reads a multipart body, given as latin1 text: plain fields, and the name, type, size and hash of a file.
 */
export function decodeMultipart(body: string, contentType: string): Form {
  const boundary = /boundary=([^;]+)/.exec(contentType)?.[1]?.trim();
  const form: Form = Object.create(null);
  for (const part of boundary ? body.split(`--${boundary}`).slice(1, -1) : []) {
    const end = part.indexOf("\r\n\r\n");
    const head = part.slice(0, end);
    const data = part.slice(end + 4, part.endsWith("\r\n") ? -2 : undefined);
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? "";
    const filename = /filename="([^"]*)"/.exec(head)?.[1];
    const sha256 = createHash("sha256").update(data, "latin1").digest("hex");
    const type = /content-type: *(\S+)/i.exec(head)?.[1] ?? "";
    form[name] = filename === undefined ? data : { name: filename, type, size: String(data.length), sha256 };
  }
  return form;
}

/** Returns the parameters sorted by name, so their original order makes no difference. */
export function canonical(value: FormValue): string {
  if (typeof value === "string") return JSON.stringify(value);
  return "{" +
    Object.keys(value).sort().map((key) => JSON.stringify(key) + ":" + canonical(value[key]!)).join(",") +
    "}";
}

/** Reads typed parameters. Any malformed value causes the provider's kind of 400. */
export interface Params {
  text(name: string): string | undefined;
  need(name: string): string;
  cents(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  list(name: string): string[] | undefined;
  map(name: string): Record<string, string> | undefined;
  form(name: string): Form | undefined;
  has(name: string): boolean;
}

/** Wraps a form. A parameter outside `known` is refused as the provider would. */
export function readParams(form: Form, known: readonly string[]): Params {
  for (const key of Object.keys(form)) {
    if (!known.includes(key)) {
      throw badRequest("parameter_unknown", `Received unknown parameter: ${key}`, key);
    }
  }
  const text = (name: string): string | undefined => {
    const value = form[name];
    if (value === undefined || value === "") return undefined;
    if (typeof value !== "string") {
      throw badRequest("parameter_invalid_string", `Invalid string: ${name}`, name);
    }
    if (value.length > 5000) throw badRequest("parameter_invalid_string", `${name} is too long`, name);
    return value;
  };
  const branch = (name: string): Form | undefined => {
    const value = form[name];
    if (value === undefined || value === "") return undefined;
    if (typeof value === "string") {
      throw badRequest("parameter_invalid_object", `Invalid object: ${name}`, name);
    }
    return value;
  };
  return {
    text,
    need(name) {
      const value = text(name);
      if (value === undefined) {
        throw badRequest("parameter_missing", `Missing required param: ${name}.`, name);
      }
      return value;
    },
    cents(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      if (!/^-?\d{1,12}$/.test(value)) {
        throw badRequest("parameter_invalid_integer", `Invalid integer: ${value.slice(0, 40)}`, name);
      }
      return Number(value);
    },
    flag(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value !== "true" && value !== "false") {
        throw badRequest("parameter_invalid_string", `Invalid boolean: ${value.slice(0, 40)}`, name);
      }
      return value === "true";
    },
    list(name) {
      const value = branch(name);
      return value && Object.values(value).map(String);
    },
    map(name) {
      const value = branch(name);
      if (!value) return form[name] === "" ? {} : undefined;
      const flat: Record<string, string> = {};
      for (const [key, item] of Object.entries(value)) {
        if (typeof item !== "string" || key.length > 40 || item.length > 500) {
          throw badRequest(
            "parameter_invalid_string",
            `Invalid value in ${name}`,
            `${name}[${key.slice(0, 40)}]`,
          );
        }
        flat[key] = item;
      }
      return flat;
    },
    form: branch,
    has: (name) => form[name] !== undefined,
  };
}

/**
 * Merges metadata as the provider does: given names are replaced, an empty value removes a name, at most 50
 * names.
 */
export function mergeMetadata(before: Record<string, string>, change: Record<string, string> | undefined) {
  const merged = { ...before };
  for (const [key, value] of Object.entries(change ?? {})) {
    if (value === "") delete merged[key];
    else merged[key] = value;
  }
  const isLong = Object.entries(merged).some(([key, value]) => key.length > 40 || value.length > 500);
  if (isLong) {
    throw badRequest("parameter_invalid_string", "Names have 40 characters at most, values 500", "metadata");
  }
  if (Object.keys(merged).length > 50) {
    throw badRequest("parameter_invalid_object", "At most 50 keys", "metadata");
  }
  return merged;
}

/** Returns the object's public form, without the sandbox's own fields. */
export function publicView<T extends object>(object: T): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith("_")));
}
