import type { LogLevel } from "./config.ts";

/** What an event carries beside its message: ids, counts, durations; never what a person wrote or owns. */
export type Fields = Record<string, unknown>;

export type Log = {
  debug: (msg: string, fields?: Fields) => void;
  info: (msg: string, fields?: Fields) => void;
  warn: (msg: string, fields?: Fields) => void;
  error: (msg: string, fields?: Fields) => void;
  /** A log whose every event carries these fields as well, such as a request's id. */
  with: (fields: Fields) => Log;
};

export type LogOptions = {
  level?: LogLevel;
  /** For a person at a terminal instead of a machine. */
  pretty?: boolean;
  write?: (line: string) => void;
  now?: () => Date;
};

const LEVELS: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

const SECRET_KEYS =
  /authorization|cookie|password|passwd|secret|token|api_?key|e_?mail|phone|address|street|first_?name|last_?name|card_?number|cvc|ssn|^ip$|body/i;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const URL_PASSWORD = /(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g;

/** Writes one JSON line an event: ts, level, msg, then the fields, with secrets and personal data struck out. */
export function createLog(options: LogOptions = {}, bound: Fields = {}): Log {
  const least = LEVELS.indexOf(options.level ?? "info");
  const now = options.now ?? (() => new Date());
  const write = options.write ?? ((line: string) => console.log(line));
  const at = (level: LogLevel) => (msg: string, fields: Fields = {}) => {
    if (LEVELS.indexOf(level) < least) return;
    const rest = redact({ ...bound, ...fields }) as Fields;
    const ts = now().toISOString();
    write(
      options.pretty
        ? pretty(ts, level, msg, rest)
        : JSON.stringify({ ts, level, msg: strike(msg), ...rest }),
    );
  };
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    with: (fields) => createLog(options, { ...bound, ...fields }),
  };
}

/**
 * Writes to standard output in batches: one system call a line would be a good part of a fast request. Lines wait 20 ms
 * at most; `flush` writes what waits, and runs by itself when the process exits.
 */
export function batchedWriter(): { write: (line: string) => void; flush: () => void } {
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting.length) return;
    let bytes = encoder.encode(`${waiting.join("\n")}\n`);
    [waiting, size] = [[], 0];
    try {
      while (bytes.length) bytes = bytes.subarray(Deno.stdout.writeSync(bytes));
    } catch {
      // Whoever read the output has gone, or reads too slowly: the server's work matters more than its log.
    }
  };
  globalThis.addEventListener("unload", flush);
  const write = (line: string) => {
    waiting.push(line);
    size += line.length;
    if (size > 64_000) flush();
    else timer ??= setTimeout(flush, 20);
  };
  return { write, flush };
}

/** The value as it may be kept: secrets and personal data replaced, errors as plain data, depth and length bounded. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return strike(value);
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object" || value === null) return typeof value === "function" ? "[function]" : value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "[no date]" : value.toISOString();
  if (depth > 4) return "[deeper]";
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  const kept: Fields = {};
  for (const key of Object.keys(value)) {
    kept[key] = isSecret(key) ? "[redacted]" : redact((value as Fields)[key], depth + 1);
  }
  return kept;
}

/** Keys are few and come again with every line. */
const known = new Map<string, boolean>();

function isSecret(key: string): boolean {
  let secret = known.get(key);
  if (secret === undefined) {
    secret = SECRET_KEYS.test(key);
    if (known.size < 1_000) known.set(key, secret);
  }
  return secret;
}

function redactError(error: Error, depth: number): Fields {
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: strike(error.message),
    ...(typeof code === "string" ? { code } : {}),
    // The first line of a stack repeats the message.
    stack: strike(
      (error.stack ?? "").split("\n").filter((line) => line.trim().startsWith("at ")).slice(0, 12).join("\n"),
    ),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}

/** What every pattern below needs: most words of the log have none of it. */
const SUSPECT = /@|eyJ|[Bb]earer|BEARER|[Bb]asic|BASIC/;

function strike(text: string): string {
  if (text.length <= 4_000 && !SUSPECT.test(text)) return text;
  const cut = text.length > 4_000 ? `${text.slice(0, 4_000)}…` : text;
  return cut.replace(URL_PASSWORD, "$1:[redacted]@").replace(BEARER, "$1 [redacted]").replace(
    JWT,
    "[redacted]",
  )
    .replace(EMAIL, "[redacted]");
}

function pretty(ts: string, level: LogLevel, msg: string, fields: Fields): string {
  const colour = { debug: 90, info: 36, warn: 33, error: 31, silent: 0 }[level];
  const stack = Object.values(fields).map((value) => (value as Fields | null)?.stack).find((item) => item);
  const rest = Object.entries(fields).map(([key, value]) => {
    const plain = typeof value === "object" && value && "stack" in value ? (value as Fields).message : value;
    return ` \x1b[90m${key}=\x1b[0m${typeof plain === "string" ? plain : JSON.stringify(plain)}`;
  });
  const line = `\x1b[90m${ts.slice(11, 23)}\x1b[0m \x1b[${colour}m${level.padEnd(5)}\x1b[0m ${strike(msg)}${
    rest.join("")
  }`;
  return stack ? `${line}\n\x1b[90m${stack}\x1b[0m` : line;
}
