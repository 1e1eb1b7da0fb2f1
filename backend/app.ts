/** The server as one fetch function, made of the features that it is given. */
import { deriveKeys } from "./platform/config.ts";
import { operations } from "./generated/operations.ts";
import type { Changes } from "./platform/changes.ts";
import { createAdmission } from "./platform/http/admission.ts";
import type { VerifyToken } from "./platform/http/auth.ts";
import { mount } from "./platform/http/contract.ts";
import { createRateLimits } from "./platform/http/rate.ts";
import { type App, createRouter, createShell, type Fallback } from "./platform/http/shell.ts";
import type { Services } from "./services.ts";
import { originRules } from "./platform/http/csrf.ts";
import { pending } from "./generated/pending.ts";

export interface AppOptions {
  /** Tables of handlers that together handle every operation: `backend/features.ts`. */
  features: readonly object[];
  /** Serves what the contract does not name: pages, pictures, live connections. */
  fallback?: Fallback;
  /** Multiplies the rate limits, in place of the configured factor; 0 switches them off. */
  rateScale?: number;
  /**
   * Maximum number of requests that this process handles at a time, and the places among them reserved for
   * payments.
   */
  admission?: { most: number; reserved: number };
  /** Time limit of a handler, in milliseconds, unless the contract states `answerSeconds`. */
  handlerMs?: number;
  /**
   * Notified of each call that may have changed public data. Shared answers are cached until the next notice.
   */
  changes?: Changes;
}

/** The whole server as one fetch function. */
export function createApp(services: Services, options: AppOptions): App {
  const { config, log, pool } = services;
  const isSecure = config.publicUrl.startsWith("https:");
  const origins = originRules(config);
  const { most, reserved } = options.admission ?? { most: 512, reserved: 64 };
  const scale = options.rateScale ?? config.rateScale;
  const router = createRouter(services, options.fallback);
  mount(router, operations, options.features, pending, services, {
    verify: verifier(services),
    verifyFirst: verifier(services.first),
    now: services.now,
    csrfKeys: deriveKeys(config, "csrf"),
    origins,
    isSecure,
    admission: createAdmission(most, reserved),
    rates: createRateLimits(
      { normal: pool, first: services.first.pool },
      scale,
      (error) => log.warn("the shared rate limits cannot be reached", { error }),
    ),
    checksAnswers: config.mode === "development",
    handlerMs: options.handlerMs ?? 20_000,
    changes: options.changes,
  });
  const { trustProxy, deploymentVersion } = config;
  return createShell(router, services, { origins, isSecure, trustProxy, deploymentVersion });
}

function verifier({ sessions }: Pick<Services, "sessions">): VerifyToken {
  return async (token) => {
    const found = await sessions(token);
    if ("error" in found) return found;
    const { sessionId, secondFactorAt, userId, ...user } = found;
    return { user: { id: userId, ...user }, session: { id: sessionId, secondFactorAt } };
  };
}
