/** The handlers of every operation of the contract: the only list of features. */
import { addOns } from "./features/add_ons/handlers.ts";
import { funds } from "./features/analytics/funds_handlers.ts";
import { sales } from "./features/analytics/sales_handlers.ts";
import { applications } from "./features/applications/handlers.ts";
import { auth } from "./features/auth/handlers.ts";
import { social } from "./features/auth/social_handlers.ts";
import { claimReviews } from "./features/breeders/claim_handlers.ts";
import { breeders } from "./features/breeders/handlers.ts";
import { ownProgram } from "./features/breeders/own_handlers.ts";
import { breeds } from "./features/breeds/handlers.ts";
import { chargebacks } from "./features/chargebacks/handlers.ts";
import { chats } from "./features/chats/handlers.ts";
import { deliveries } from "./features/deliveries/handlers.ts";
import { discountCodes } from "./features/discount_codes/handlers.ts";
import { disputes } from "./features/disputes/handlers.ts";
import { favourites } from "./features/favourites/handlers.ts";
import { files } from "./features/files/handlers.ts";
import { fraud } from "./features/fraud/handlers.ts";
import { breederDashboard } from "./features/listings/dashboard_handlers.ts";
import { listings } from "./features/listings/handlers.ts";
import { listingReviews } from "./features/listings/review_handlers.ts";
import { litters } from "./features/litters/handlers.ts";
import { matches } from "./features/matches/handlers.ts";
import { moderation } from "./features/moderation/handlers.ts";
import { approvals } from "./features/money/approval_handlers.ts";
import { money } from "./features/money/handlers.ts";
import { waitingPayouts } from "./features/money/payout_handlers.ts";
import { waitingMoney } from "./features/money/waiting_handlers.ts";
import { notifications } from "./features/notifications/handlers.ts";
import { parents } from "./features/parents/handlers.ts";
import { parentReviews } from "./features/parents/review_handlers.ts";
import { passwords } from "./features/passwords/handlers.ts";
import { payments } from "./features/payments/handlers.ts";
import { payouts } from "./features/payouts/handlers.ts";
import { petProfiles } from "./features/pet_profiles/handlers.ts";
import { pets, siblings } from "./features/pets/handlers.ts";
import { ownPhone } from "./features/phones/handlers.ts";
import { places } from "./features/places/handlers.ts";
import { postComments, posts } from "./features/posts/handlers.ts";
import { emails } from "./features/questions/handlers.ts";
import { realtime } from "./features/realtime/handlers.ts";
import { reservations } from "./features/reservations/handlers.ts";
import { reviews } from "./features/reviews/handlers.ts";
import { orders } from "./features/sale/handlers.ts";
import { savedSearches } from "./features/saved_searches/handlers.ts";
import { breedMatch } from "./features/search/breed_match_handlers.ts";
import { search } from "./features/search/handlers.ts";
import { settings } from "./features/settings/handlers.ts";
import { staff } from "./features/staff/handlers.ts";
import { stateRules } from "./features/state_rules/handlers.ts";
import { system } from "./features/system/handlers.ts";
import { pictures } from "./features/system/media_handlers.ts";
import { leaving } from "./features/users/closing_handlers.ts";
import { users } from "./features/users/handlers.ts";
import { secondFactor } from "./features/users/second_factor_handlers.ts";
import { verification } from "./features/verification/handlers.ts";
import { waitlists } from "./features/waitlists/handlers.ts";
import type { OperationId } from "./generated/handlers.ts";
import { pending } from "./generated/pending.ts";
import { csrf } from "./platform/http/csrf.ts";

/** One table of handlers for each tag. */
const tables = [
  csrf,
  system,
  auth,
  social,
  breeds,
  places,
  search,
  breedMatch,
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
  deliveries,
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
  ownProgram,
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

type Handled = typeof tables[number] extends infer F ? F extends object ? keyof F : never : never;
type Pending = typeof pending[number];
type Missing = Exclude<Exclude<OperationId, Handled>, Pending>;
type Both = Extract<Pending, Handled>;

/** Does not compile unless every operation is either handled or pending, and never both. */
export const features: [Missing, Both] extends [never, never] ? readonly object[]
  : { missing: Missing; handledAndPending: Both } = tables;
