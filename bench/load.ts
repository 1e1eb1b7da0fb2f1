/**
 * Puts load on a running product and measures its cost: by wrk if installed (`apt-get install wrk`), else by
 * fetch.
 */
import { join } from "node:path";
import { type Product, usageOf } from "./product.ts";

export type Call = {
  name: string;
  method?: "GET" | "POST" | "PUT";
  /** Returns the address for each turn. */
  path: (turn: number) => string;
  body?: (turn: number) => unknown;
  headers?: Record<string, string>;
};

export type Figure = {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  failed: number;
  /** Processor time of an answer in ms, in the server and in its Postgres. */
  serverMs: number;
  databaseMs: number;
};

export type Load = { product: Product; scratch: string; connections: number; seconds: number };

/** Number of different addresses of a call, more than any cache holds. */
const TURNS = 1_000;

/**
 * Keeps a given number of requests in flight for some seconds, and returns how many were answered, how fast
 * and at what cost.
 */
export async function measure(load: Load, call: Call): Promise<Figure> {
  const { product } = load;
  const first = await fetch(product.origin + call.path(0), requestOf(call, 0));
  const bytes = (await first.bytes()).length;
  if (!first.ok) throw new Error(`${call.name}: ${first.status} at ${call.path(0)}`);
  const before = usageOf(product);
  const began = performance.now();
  const told = await byWrk(load, call) ?? await byFetch(load, call);
  const after = usageOf(product);
  const took = (performance.now() - began) / 1_000;
  // A process of the database that ends meanwhile takes its time with it.
  const each = (seconds: number) => seconds < 0 ? NaN : seconds * 1_000 / (told.perSecond * took);
  return {
    name: call.name,
    bytes,
    ...told,
    serverMs: each(after.server - before.server),
    databaseMs: each(after.database - before.database),
  };
}

const requestOf = ({ method = "GET", body, headers }: Call, turn: number): RequestInit => ({
  method,
  headers: {
    ...(body ? { "content-type": "application/json" } : {}),
    "accept-encoding": "identity",
    ...headers,
  },
  ...(body ? { body: JSON.stringify(body(turn)) } : {}),
});

export type Told = Pick<Figure, "perSecond" | "p50" | "p99" | "failed">;

/** Uses wrk, because a load generator in JavaScript takes more of two shared cores than the server does. */
async function byWrk(
  { product, scratch, connections, seconds }: Load,
  call: Call,
): Promise<Told | undefined> {
  const script = join(scratch, "calls.lua");
  const { method, headers } = requestOf(call, 0);
  const text = (value: unknown) => `[==[${value}]==]`;
  const turns = Array.from({ length: TURNS }, (_, turn) => {
    const body = call.body ? text(JSON.stringify(call.body(turn))) : "nil";
    return `{${text(call.path(turn))}, ${body}}`;
  });
  const named = Object.entries(headers as Record<string, string>).map(([name, value]) =>
    `["${name}"] = ${text(value)}`
  );
  await Deno.writeTextFile(
    script,
    `local calls = {${turns.join(", ")}}\nlocal headers = {${
      named.join(", ")
    }}\nlocal turn = 0\nlocal made = {}\n` +
      `init = function() for at, call in ipairs(calls) do made[at] = wrk.format("${method}", call[1], headers, call[2]) end end\n` +
      `request = function() turn = turn % #made + 1; return made[turn] end\n`,
  );
  return await wrk(["-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, product.origin]);
}

/** Runs wrk and returns its results; undefined if it is not installed. */
export async function wrk(args: readonly string[]): Promise<Told | undefined> {
  let output: string;
  try {
    const { stdout } = await new Deno.Command("wrk", {
      args: ["--latency", ...args],
      stdout: "piped",
      stderr: "null",
    }).output();
    output = new TextDecoder().decode(stdout);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
  const ms = (pattern: RegExp) => {
    const [, value, unit] = pattern.exec(output) ?? [];
    return Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit ?? ""] ?? NaN);
  };
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: ms(/50%\s+([\d.]+)(us|ms|s)/),
    p99: ms(/99%\s+([\d.]+)(us|ms|s)/),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}

async function byFetch({ product, connections, seconds }: Load, call: Call): Promise<Told> {
  let turn = 0;
  return await atOnce({ connections, seconds }, async () => {
    const at = turn++;
    const response = await fetch(product.origin + call.path(at % TURNS), requestOf(call, at % TURNS));
    await response.bytes();
    return response.ok;
  });
}

/** Repeats work for some seconds on parallel connections; `work` returns whether it succeeded. */
export async function atOnce(
  { connections, seconds }: Pick<Load, "connections" | "seconds">,
  work: (worker: number) => Promise<boolean>,
): Promise<Told> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(Array.from({ length: connections }, async (_, worker) => {
    while (performance.now() < end) {
      const from = performance.now();
      if (!await work(worker)) failed++;
      times.push(performance.now() - from);
    }
  }));
  const took = (performance.now() - began) / 1_000;
  return { perSecond: times.length / took, p50: at(times, 0.5), p99: at(times, 0.99), failed };
}

/** Returns the value that a given share of all values does not exceed. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
