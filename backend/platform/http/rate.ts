/**
 * Counts calls by the contract's rate classes (`x-rate-classes`): shared ones in the database, the others in
 * this process. The configuration scales the limits.
 */
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { type RateClass, rateClasses, type RateName } from "../../generated/rates.ts";
import { networkOf } from "../networks.ts";
import { fail } from "../problem.ts";
import type { Operation } from "./operation.ts";

type Rate = Pick<RateClass, "calls" | "seconds">;

/**
 * After this many refusals in ten seconds, a caller's further refusals are held back. Each of their connections then costs two refusals a
 * second instead of thousands.
 */
const PROMPT_REFUSALS = { calls: 20, seconds: 10 };
export const HOLD_MS = 500;

export interface RateLimits {
  /** Counts one call. Fails with 429 and the seconds to wait. */
  consume(operation: Pick<Operation, "rate">, ip: string, userId: string | undefined): Promise<void> | void;
}

/**
 * Returns the rate limits. `scale` multiplies every limit; 0 switches them off. `onFault` is called when the
 * shared store is unreachable. Payments are counted over the connections reserved for them.
 */
export function createRateLimits(
  pools: { normal: pg.Pool; first: pg.Pool },
  scale: number,
  onFault: (error: unknown) => void,
  now: () => number = Date.now,
): RateLimits {
  if (scale === 0) return { consume() {} };
  const local = new Map(
    entries().filter(([, rate]) => !rate.isShared).map((
      [name, rate],
    ) => [name, windows(name, rate, scale, now)]),
  );
  const shared = new Map(
    entries().filter(([, rate]) => rate.isShared).map((
      [name, rate],
    ) => [name, sharedLimiter(name === "money" ? pools.first : pools.normal, name, rate, scale)]),
  );
  const refusals = counter(PROMPT_REFUSALS.seconds, now);
  return {
    consume(operation, ip, userId) {
      const name = operation.rate;
      const rate = rateClasses[name];
      const key = (rate.per === "address" ? undefined : userId) ?? networkOf(ip);
      const windowed = local.get(name);
      if (windowed) return windowed(key);
      const limiter = shared.get(name);
      return limiter?.consume(key).then(() => {}, (refused: unknown) => {
        if (refused instanceof RateLimiterRes) {
          tooMany(refused.msBeforeNext, name, rate, scale, refusals(`${name}:${key}`));
        }
        onFault(refused);
      });
    },
  };
}

/**
 * Maximum number of page requests of one network. This process renders each page, unless it was cached a
 * moment ago.
 */
const PAGES = { calls: 300, seconds: 60 };

/**
 * Returns a counter of a network's page requests in this process. It fails with 429 beyond `PAGES` a minute.
 */
export function createPageLimit(scale: number, now: () => number = Date.now): (ip: string) => void {
  if (scale === 0) return () => {};
  const count = windows("pages", PAGES, scale, now);
  return (ip) => count(networkOf(ip));
}

function entries(): [RateName, RateClass][] {
  return Object.entries(rateClasses) as [RateName, RateClass][];
}

/** Counts in memory in windows of fixed length: two numbers a client, forgotten when the window ends. */
function windows(name: string, rate: Rate, scale: number, now: () => number): (key: string) => void {
  const calls = counter(rate.seconds, now);
  const refusals = counter(PROMPT_REFUSALS.seconds, now);
  const most = rate.calls * scale;
  return (key) => {
    if (calls(key) > most) tooMany(calls.endsIn(), name, rate, scale, refusals(key));
  };
}

/** Returns a function that counts one more call of a key and returns the calls in this window. */
function counter(seconds: number, now: () => number): ((key: string) => number) & { endsIn: () => number } {
  let counts = new Map<string, number>();
  let ends = 0;
  const count = (key: string) => {
    const at = now();
    if (at >= ends) {
      counts = new Map();
      ends = at + seconds * 1000;
    }
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  return Object.assign(count, { endsIn: () => ends - now() });
}

function sharedLimiter(pool: pg.Pool, name: RateName, rate: RateClass, scale: number): RateLimiterPostgres {
  const bounds = { keyPrefix: name, points: Math.ceil(rate.calls * scale), duration: rate.seconds };
  return new RateLimiterPostgres({
    ...bounds,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    // Once a caller is over the limit, they are refused without a query until the window ends.
    inMemoryBlockOnConsumed: bounds.points + 1,
    insuranceLimiter: new RateLimiterMemory(bounds),
  });
}

function tooMany(
  ms: number,
  name: string,
  { calls, seconds }: Rate,
  scale: number,
  refusals: number,
): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  fail("too_many_requests", {
    retryAfterSeconds,
    ...(refusals > PROMPT_REFUSALS.calls ? { holdMs: HOLD_MS } : {}),
    headers: {
      "ratelimit-policy": `"${name}";q=${Math.ceil(calls * scale)};w=${seconds}`,
      "ratelimit": `"${name}";r=0;t=${retryAfterSeconds}`,
    },
  });
}
