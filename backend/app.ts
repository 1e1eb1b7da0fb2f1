/** Mounts every feature of the contract. No other list of features exists. */
import { auth } from "./features/auth/handlers.ts";
import { social } from "./features/auth/social_handlers.ts";
import { funds } from "./features/analytics/funds_handlers.ts";
import { emails } from "./features/questions/handlers.ts";
import { sales } from "./features/analytics/sales_handlers.ts";
import { claimReviews } from "./features/breeders/claim_handlers.ts";
import { breeders } from "./features/breeders/handlers.ts";
import { breeds } from "./features/breeds/handlers.ts";
import { deriveKeys } from "./platform/config.ts";
import { operations } from "./generated/operations.ts";
import { discountCodes } from "./features/discount_codes/handlers.ts";
import { chargebacks } from "./features/chargebacks/handlers.ts";
import { reviews } from "./features/reviews/handlers.ts";
import { chats } from "./features/chats/handlers.ts";
import { disputes } from "./features/disputes/handlers.ts";
import { favourites } from "./features/favourites/handlers.ts";
import { petProfiles } from "./features/pet_profiles/handlers.ts";
import { savedSearches } from "./features/saved_searches/handlers.ts";
import { notifications } from "./features/notifications/handlers.ts";
import { files } from "./features/files/handlers.ts";
import type { OperationId } from "./generated/handlers.ts";
import type { Changes } from "./platform/changes.ts";
import { createAdmission } from "./platform/http/admission.ts";
import type { VerifyToken } from "./platform/http/auth.ts";
import { mount } from "./platform/http/contract.ts";
import { csrf, originRules } from "./platform/http/csrf.ts";
import { createRateLimits } from "./platform/http/rate.ts";
import { type App, createRouter, createShell, type Fallback } from "./platform/http/shell.ts";
import { addOns } from "./features/add_ons/handlers.ts";
import { applications } from "./features/applications/handlers.ts";
import { litters } from "./features/litters/handlers.ts";
import { parents } from "./features/parents/handlers.ts";
import { parentReviews } from "./features/parents/review_handlers.ts";
import { ownProgramme } from "./features/breeders/own_handlers.ts";
import { breederDashboard } from "./features/listings/dashboard_handlers.ts";
import { listings } from "./features/listings/handlers.ts";
import { listingReviews } from "./features/listings/review_handlers.ts";
import { fraud } from "./features/fraud/handlers.ts";
import { moderation } from "./features/moderation/handlers.ts";
import { matches } from "./features/matches/handlers.ts";
import { money } from "./features/money/handlers.ts";
import { approvals } from "./features/money/approval_handlers.ts";
import { waitingPayouts } from "./features/money/payout_handlers.ts";
import { waitingMoney } from "./features/money/waiting_handlers.ts";
import { orders } from "./features/sale/handlers.ts";
import { ownPhone } from "./features/phones/handlers.ts";
import { passwords } from "./features/passwords/handlers.ts";
import { payments } from "./features/payments/handlers.ts";
import { payouts } from "./features/payouts/handlers.ts";
import { pending } from "./generated/pending.ts";
import { pets, siblings } from "./features/pets/handlers.ts";
import { pictures } from "./features/system/media_handlers.ts";
import { places } from "./features/places/handlers.ts";
import { postComments, posts } from "./features/posts/handlers.ts";
import { realtime } from "./features/realtime/handlers.ts";
import { reservations } from "./features/reservations/handlers.ts";
import { search } from "./features/search/handlers.ts";
import { settings } from "./features/settings/handlers.ts";
import type { Services } from "./services.ts";
import { staff } from "./features/staff/handlers.ts";
import { stateRules } from "./features/state_rules/handlers.ts";
import { system } from "./features/system/handlers.ts";
import { secondFactor } from "./features/users/second_factor_handlers.ts";
import { waitlists } from "./features/waitlists/handlers.ts";
import { users } from "./features/users/handlers.ts";
import { leaving } from "./features/users/closing_handlers.ts";
import { verification } from "./features/verification/handlers.ts";

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
  claimReviews,
  reservations,
  payments,
  realtime,
  pictures,
  passwords,
  ownPhone,
  users,
  files,
  leaving,
  secondFactor,
  verification,
  settings,
  staff,
  stateRules,
  money,
  approvals,
  waitingPayouts,
  waitingMoney,
  orders,
  discountCodes,
  disputes,
  reviews,
  chargebacks,
  addOns,
  listings,
  listingReviews,
  parentReviews,
  litters,
  parents,
  applications,
  siblings,
  ownProgramme,
  breederDashboard,
  funds,
  sales,
  emails,
  payouts,
  favourites,
  chats,
  notifications,
  savedSearches,
  petProfiles,
  waitlists,
  posts,
  postComments,
  moderation,
  fraud,
  matches,
] as const;

type Handled = typeof features[number] extends infer F ? F extends object ? keyof F : never : never;
type Pending = typeof pending[number];

/** These lines compile only if every operation is either handled or pending, and never both. */
const nothingIsMissing: Exclude<OperationId, Handled | Pending> extends never ? true
  : { missing: Exclude<OperationId, Handled | Pending> } = true;
const nothingIsBoth: Extract<Pending, Handled> extends never ? true
  : { handledAndPending: Extract<Pending, Handled> } = true;

export interface AppOptions {
  /** Serves paths outside the contract: pages, pictures, live connections. */
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

/** Returns the whole server as one fetch function. */
export function createApp(services: Services, options: AppOptions = {}): App {
  const { config, log, pool } = services;
  const isSecure = config.publicUrl.startsWith("https:");
  const origins = originRules(config);
  const { most, reserved } = options.admission ?? { most: 512, reserved: 64 };
  const scale = options.rateScale ?? config.rateScale;
  const router = createRouter(services, options.fallback);
  mount(router, operations, features, pending, services, {
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
    checksAnswers: nothingIsMissing && nothingIsBoth && config.mode === "development",
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
