/** Mounts every feature of the contract: the only list of them. */
import { auth } from "./auth/handlers.ts";
import { social } from "./auth/social_handlers.ts";
import { breeders } from "./breeders/handlers.ts";
import { breeds } from "./breeds/handlers.ts";
import { deriveKey } from "./config.ts";
import { operations } from "./generated/operations.ts";
import { files } from "./files/handlers.ts";
import type { OperationId } from "./generated/handlers.ts";
import { createAdmission } from "./http/admission.ts";
import type { VerifyToken } from "./http/auth.ts";
import { mount } from "./http/contract.ts";
import { csrf, type OriginRules } from "./http/csrf.ts";
import { createRateLimits } from "./http/rate.ts";
import { type App, createRouter, createShell, type Fallback } from "./http/shell.ts";
import { applications } from "./applications/handlers.ts";
import { litters } from "./litters/handlers.ts";
import { parents } from "./parents/handlers.ts";
import { ownProgramme } from "./breeders/own_handlers.ts";
import { breederDashboard } from "./listings/dashboard_handlers.ts";
import { listings } from "./listings/handlers.ts";
import { listingReviews } from "./listings/review_handlers.ts";
import { passwords } from "./passwords/handlers.ts";
import { payments } from "./payments/handlers.ts";
import { pending } from "./pending.ts";
import { pets, siblings } from "./pets/handlers.ts";
import { pictures } from "./pictures/handlers.ts";
import { places } from "./places/handlers.ts";
import { reservations } from "./reservations/handlers.ts";
import { search } from "./search/handlers.ts";
import { settings } from "./settings/handlers.ts";
import type { Services } from "./services.ts";
import { staff } from "./staff/handlers.ts";
import { system } from "./system/handlers.ts";
import { secondFactor } from "./users/second_factor_handlers.ts";
import { users } from "./users/handlers.ts";
import { leaving } from "./users/leaving_handlers.ts";
import { verification } from "./verification/handlers.ts";

/** One table of handlers for each tag. */
const features = [
  csrf,
  system,
  auth,
  social,
  breeds,
  places,
  search,
  pets,
  breeders,
  reservations,
  payments,
  pictures,
  passwords,
  users,
  files,
  leaving,
  secondFactor,
  verification,
  settings,
  staff,
  listings,
  listingReviews,
  litters,
  parents,
  applications,
  siblings,
  ownProgramme,
  breederDashboard,
] as const;

type Handled = typeof features[number] extends infer F ? F extends object ? keyof F : never : never;
type Pending = typeof pending[number];

/** Neither line compiles unless every operation is either handled or pending, and never both. */
const nothingIsMissing: Exclude<OperationId, Handled | Pending> extends never ? true
  : { missing: Exclude<OperationId, Handled | Pending> } = true;
const nothingIsBoth: Extract<Pending, Handled> extends never ? true
  : { handledAndPending: Extract<Pending, Handled> } = true;

export interface AppOptions {
  /** Serves what the contract does not name: pages, pictures, live connections. */
  fallback?: Fallback;
  /** Multiplies the rate limits instead of the configuration's number; 0 switches them off. */
  rateScale?: number;
  /** How many requests this process works on at a time, and how many of those places payments keep. */
  admission?: { most: number; reserved: number };
  /** How long a handler may take, in milliseconds. */
  handlerMs?: number;
}

/** The whole server as one fetch function. */
export function createApp(services: Services, options: AppOptions = {}): App {
  const { config, log, pool } = services;
  const isProduction = config.mode === "production";
  const origins: OriginRules = {
    allowed: new Set([new URL(config.publicUrl).origin, ...config.corsOrigins]),
    sameHost: !isProduction,
  };
  const { most, reserved } = options.admission ?? { most: 512, reserved: 64 };
  const scale = options.rateScale ?? config.rateScale;
  const router = createRouter(services, options.fallback);
  mount(router, operations, features, pending, services, {
    verify: verifier(services),
    now: services.now,
    csrfKey: deriveKey(config, "csrf"),
    origins,
    isProduction,
    admission: createAdmission(most, reserved),
    rates: createRateLimits(
      pool,
      scale,
      (error) => log.warn("the shared rate limits cannot be reached", { error }),
    ),
    checksAnswers: nothingIsMissing && nothingIsBoth && config.mode === "development",
    handlerMs: options.handlerMs ?? 20_000,
  });
  const { trustProxy, deploymentVersion } = config;
  return createShell(router, services, { origins, isProduction, trustProxy, deploymentVersion });
}

function verifier({ sessions }: Services): VerifyToken {
  return async (token) => {
    const found = await sessions(token);
    if ("error" in found) return found;
    const { sessionId, secondFactorAt, userId, ...user } = found;
    return { user: { id: userId, ...user }, session: { id: sessionId, secondFactorAt } };
  };
}
