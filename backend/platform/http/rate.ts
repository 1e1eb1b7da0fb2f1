/**
 * Rate limits. Sensitive calls are counted in the database, which every process shares; reads and counters only in this
 * process, so that a hot page costs no write. Limits scale with configuration.
 */
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../networks.ts";
import { fail } from "../problem.ts";
import type { Operation } from "./operation.ts";

interface RateClass {
  /** Calls of one client in `seconds`. */
  points: number;
  seconds: number;
  isShared: boolean;
}

/** By address for who is not signed in, by user for who is; sign-in, codes and mails always by address. */
export const rateClasses = {
  credentials: { points: 30, seconds: 60, isShared: true },
  mail: { points: 10, seconds: 600, isShared: true },
  code: { points: 20, seconds: 600, isShared: true },
  addressCheck: { points: 20, seconds: 60, isShared: true },
  export: { points: 6, seconds: 3600, isShared: true },
  money: { points: 120, seconds: 60, isShared: true },
  write: { points: 240, seconds: 60, isShared: true },
  count: { points: 3000, seconds: 60, isShared: false },
  read: { points: 3000, seconds: 60, isShared: false },
  webhook: { points: 30_000, seconds: 60, isShared: false },
} satisfies Record<string, RateClass>;

export type RateName = keyof typeof rateClasses;

/** Which class an operation counts to. */
export function rateOf(operation: Pick<Operation, "id" | "tag" | "roles" | "route">): RateName {
  const { id, tag, roles, route } = operation;
  if (roles.includes("signature")) return "webhook";
  if (id === "checkEmail") return "addressCheck";
  if (id === "validatePasswordCode" || id === "resetPassword") return "code";
  if (tag === "emails" || /^(forgotPassword|changeEmail|resend.*)$/.test(id)) return "mail";
  if (
    tag === "passwords" ||
    /^(signIn|signUp|getSocialSignInUrl|finishSocialSignIn|addShelter|closeAccount|redeem.*|(start|confirm|remove|replace|prove)SecondFactor|renewRecoveryCodes)$/
      .test(id)
  ) return "credentials";
  if (id === "exportUser") return "export";
  if (id === "getUploadUrl") return "write"; // each makes a row
  if (route.method === "get") return "read";
  if (tag === "payments" || tag === "reservations" || tag === "disputes") return "money";
  return /^count[A-Z]/.test(id) ? "count" : "write";
}

export interface RateLimits {
  /** Counts one call; fails with 429 and the seconds to wait. */
  consume(operation: Operation, ip: string, userId: string | undefined): Promise<void> | void;
}

const byAddress: ReadonlySet<RateName> = new Set(["credentials", "mail", "code", "addressCheck"]);

/** `scale` multiplies every limit; 0 switches them off. `onFault` is told when the shared store cannot be reached. */
export function createRateLimits(
  pool: pg.Pool,
  scale: number,
  onFault: (error: unknown) => void,
  now: () => number = Date.now,
): RateLimits {
  if (scale === 0) return { consume() {} };
  const local = new Map(
    entries().filter(([, rate]) => !rate.isShared).map(([name, rate]) => [name, windows(rate, scale, now)]),
  );
  const shared = new Map(
    entries().filter(([, rate]) => rate.isShared).map((
      [name, rate],
    ) => [name, sharedLimiter(pool, name, rate, scale)]),
  );
  return {
    consume(operation, ip, userId) {
      const name = rateOf(operation);
      const key = (byAddress.has(name) ? undefined : userId) ?? networkOf(ip);
      const windowed = local.get(name);
      if (windowed) return windowed(key);
      const limiter = shared.get(name);
      return limiter?.consume(key).then(() => {}, (refused: unknown) => {
        if (refused instanceof RateLimiterRes) tooMany(refused.msBeforeNext);
        onFault(refused);
      });
    },
  };
}

/** Pages that one network may ask for: each is drawn by this process, unless somebody had it a moment ago. */
const PAGES = { points: 300, seconds: 60 };

/** Returns what counts the pages of a network in this process; fails with 429 beyond `PAGES` a minute. */
export function createPageLimit(scale: number, now: () => number = Date.now): (ip: string) => void {
  if (scale === 0) return () => {};
  const count = windows({ ...PAGES, isShared: false }, scale, now);
  return (ip) => count(networkOf(ip));
}

function entries(): [RateName, RateClass][] {
  return Object.entries(rateClasses) as [RateName, RateClass][];
}

/** Counts in memory in windows of fixed length: two numbers a client, forgotten when the window ends. */
function windows(rate: RateClass, scale: number, now: () => number): (key: string) => void {
  let counts = new Map<string, number>();
  let ends = 0;
  const most = rate.points * scale;
  return (key) => {
    const at = now();
    if (at >= ends) {
      counts = new Map();
      ends = at + rate.seconds * 1000;
    }
    const count = (counts.get(key) ?? 0) + 1;
    if (count > most) tooMany(ends - at);
    counts.set(key, count);
  };
}

function sharedLimiter(pool: pg.Pool, name: RateName, rate: RateClass, scale: number): RateLimiterPostgres {
  const bounds = { keyPrefix: name, points: Math.ceil(rate.points * scale), duration: rate.seconds };
  return new RateLimiterPostgres({
    ...bounds,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    // Who is over the limit is refused without asking the database again.
    inMemoryBlockOnConsumed: bounds.points + 1,
    inMemoryBlockDuration: Math.min(rate.seconds, 60),
    insuranceLimiter: new RateLimiterMemory(bounds),
  });
}

function tooMany(ms: number): never {
  fail("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
}
