import { format } from "node:util";
import type { LogLevel } from "./config.ts";

/**
 * Data of an event in addition to its message: ids, counts, durations; never a person's words or possessions.
 */
export type Fields = Record<string, unknown>;

export type Log = {
  debug: (msg: string, fields?: Fields) => void;
  info: (msg: string, fields?: Fields) => void;
  warn: (msg: string, fields?: Fields) => void;
  error: (msg: string, fields?: Fields) => void;
  /** Returns a log that adds these fields to every event, such as a request's id. */
  with: (fields: Fields) => Log;
};

export type LogOptions = {
  level?: LogLevel;
  /** Formats lines for a person at a terminal instead of a machine. */
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

/**
 * Writes one JSON line for each event: ts, level, msg, then the fields, with secrets and personal data
 * removed.
 */
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

/** Target of lines: standard output, or a test's own. */
type Output = { write: (bytes: Uint8Array) => Promise<number>; writeSync: (bytes: Uint8Array) => number };

export type QueueOptions = {
  output?: Output;
  /** Maximum number of characters waiting to be written. Default: 4 million. */
  most?: number;
  /** Called with the number of lost lines once there is room again. */
  onDropped: (count: number) => void;
};

export type LogQueue = {
  write: (line: string) => void;
  /** Resolves when all waiting lines are written, or after `ms` milliseconds. */
  flush: (ms: number) => Promise<void>;
};

const MOST_WAITING = 4_000_000;
/** Maximum number of characters in a single write; a Linux pipe holds 64 KB. */
const BATCH = 64_000;
const BATCH_MS = 20;

/**
 * Writes lines in batches, because a system call for each line would take a good part of a fast request.
 * Nothing waits for the reader of the lines. They wait in a queue of limited length, and excess lines are
 * dropped and counted. Otherwise a stalled reader, such as a full disk behind a pipe, would stop every
 * request.
 */
export function queuedWriter(
  { output = Deno.stdout, most = MOST_WAITING, onDropped }: QueueOptions,
): LogQueue {
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let size = 0;
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  function take(): { bytes: Uint8Array; length: number } {
    let count = 0;
    let length = 0;
    while (count < waiting.length && (count === 0 || length < BATCH)) length += waiting[count++]!.length;
    return { bytes: encoder.encode(`${waiting.splice(0, count).join("\n")}\n`), length };
  }

  async function drain(): Promise<void> {
    while (waiting.length) {
      let { bytes, length } = take();
      try {
        while (bytes.length) bytes = bytes.subarray(await output.write(bytes));
      } catch {
        [waiting, size, dropped] = [[], 0, 0]; // the reader has gone
        return;
      }
      size -= length;
      if (!dropped) continue;
      const count = dropped;
      dropped = 0;
      onDropped(count);
    }
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return writing ??= drain().finally(() => writing = undefined);
  }

  // At an unplanned exit, lines held up by a stalled reader are lost.
  globalThis.addEventListener("unload", () => {
    if (writing || !waiting.length) return;
    try {
      let bytes = encoder.encode(`${waiting.join("\n")}\n`);
      while (bytes.length) bytes = bytes.subarray(output.writeSync(bytes));
    } catch {
      // The reader has gone.
    }
  });

  return {
    write(line) {
      if (size + line.length > most) {
        dropped++;
        return;
      }
      waiting.push(line);
      size += line.length;
      if (size > BATCH) void start();
      else if (!writing) timer ??= setTimeout(() => void start(), BATCH_MS);
    },
    async flush(ms) {
      const late = AbortSignal.timeout(ms);
      const over = new Promise<void>((done) => late.addEventListener("abort", () => done(), { once: true }));
      while ((waiting.length || writing) && !late.aborted) await Promise.race([start(), over]);
    },
  };
}

/**
 * Sends libraries' console output to the log, because the console writes synchronously and waits for its
 * reader.
 */
export function consoleInto(log: Log): void {
  for (const level of ["debug", "info", "warn", "error"] as const) {
    console[level] = (...values: unknown[]) =>
      log[level]("console output of a library", { said: format(...values) });
  }
  console.log = console.info;
}

/**
 * Returns the loggable form of a value: without secrets and personal data, errors as plain data, limited in
 * depth and length.
 */
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

/** The keys are few and repeat in every line. */
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
    ...(error instanceof AggregateError ? { errors: redact(error.errors.slice(0, 4), depth + 1) } : {}),
  };
}

/** Part of every pattern below. Most words in the log contain none of these. */
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
  const color = { debug: 90, info: 36, warn: 33, error: 31, silent: 0 }[level];
  const stack = Object.values(fields).map((value) => (value as Fields | null)?.stack).find((item) => item);
  const rest = Object.entries(fields).filter(([, value]) => value !== undefined).map(([key, value]) => {
    const plain = typeof value === "object" && value && "stack" in value ? (value as Fields).message : value;
    return ` \x1b[90m${key}=\x1b[0m${typeof plain === "string" ? plain : JSON.stringify(plain)}`;
  });
  const line = `\x1b[90m${ts.slice(11, 23)}\x1b[0m \x1b[${color}m${level.padEnd(5)}\x1b[0m ${strike(msg)}${
    rest.join("")
  }`;
  return stack ? `${line}\n\x1b[90m${stack}\x1b[0m` : line;
}
