import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
  Address,
  DeliveryPickUp,
  DiscountType,
  MaskedKind,
  OrderLine,
  Pet,
  PetCard,
  ProgramAddress,
  RefundLine,
  RefundRule,
  SubmitEvidenceBody,
} from "../../generated/types.ts";
import type { JsonText } from "../json_text.ts";

/**
 * Types of the tables for Kysely. Ids are UUIDv7 strings, money is integer US cents, `timestamptz` columns
 * are `Date`, `date` columns are 'YYYY-MM-DD' strings, `bigint` and `numeric` are numbers (the type parsers
 * of connection.ts).
 */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  breeds: BreedsTable;
  places: PlacesTable;
  breeders: BreedersTable;
  sale_contracts: SaleContractsTable;
  parents: ParentsTable;
  litters: LittersTable;
  pets: PetsTable;
  pet_images: PetImagesTable;
  pet_counters: PetCountersTable;
  pet_views: PetViewsTable;
  pet_view_days: PetViewDaysTable;
  pet_changes: PetChangesTable;
  hold_news: HoldNewsTable;
  planned_crons: PlannedCronsTable;
  listing_events: ListingEventsTable;
  change_requests: ChangeRequestsTable;
  claim_changes: ClaimChangesTable;
  fraud_cases: FraudCasesTable;
  fraud_case_listings: FraudCaseListingsTable;
  seller_traces: SellerTracesTable;
  listing_reports: ListingReportsTable;
  reports: ReportsTable;
  report_voices: ReportVoicesTable;
  posts: PostsTable;
  post_tags: PostTagsTable;
  post_images: PostImagesTable;
  post_likes: PostLikesTable;
  post_bookmarks: PostLikesTable;
  post_comments: PostCommentsTable;
  post_comment_likes: PostCommentLikesTable;
  reviews: ReviewsTable;
  deleted_reviews: DeletedReviewsTable;
  application_forms: ApplicationFormsTable;
  applications: ApplicationsTable;
  reservations: ReservationsTable;
  reservation_events: ReservationEventsTable;
  orders: OrdersTable;
  discount_codes: DiscountCodesTable;
  payments: PaymentsTable;
  saved_cards: SavedCardsTable;
  refunds: RefundsTable;
  webhook_events: WebhookEventsTable;
  chargebacks: ChargebacksTable;
  chargeback_evidence: ChargebackEvidenceTable;
  staff_refunds: StaffRefundsTable;
  deliveries: DeliveriesTable;
  delivery_events: DeliveryEventsTable;
  disputes: DisputesTable;
  dispute_messages: DisputeMessagesTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payout_accounts: PayoutAccountsTable;
  payouts: PayoutsTable;
  favourites: FavoritesTable;
  notifications: NotificationsTable;
  matches: MatchesTable;
  pet_profiles: PetProfilesTable;
  saved_searches: SavedSearchesTable;
  saved_search_pets: SavedSearchPetsTable;
  waitlist_entries: WaitlistEntriesTable;
  waitlist_promises: WaitlistPromisesTable;
  installation: InstallationTable;
  money_checks: MoneyChecksTable;
  money_differences: MoneyDifferencesTable;
  money_findings: MoneyFindingsTable;
  mails: MailsTable;
  map_secret: MapSecretTable;
  password_codes: PasswordCodesTable;
  phone_codes: PhoneCodesTable;
  link_tokens: LinkTokensTable;
  social_identities: SocialIdentitiesTable;
  social_sign_ins: SocialSignInsTable;
  texts: TextsTable;
  textbox: TextboxTable;
  mailbox: MailboxTable;
  closed_accounts: ClosedAccountsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  files: FilesTable;
  chats: ChatsTable;
  chat_members: ChatMembersTable;
  chat_messages: ChatMessagesTable;
  quick_replies: QuickRepliesTable;
  audit_entries: AuditEntriesTable;
  state_rules: StateRulesTable;
  verifications: VerificationsTable;
  verification_events: VerificationEventsTable;
  shelter_invitations: ShelterInvitationsTable;
  staff_invitations: StaffInvitationsTable;
  money_approvals: MoneyApprovalsTable;
}

/** JSON columns are read parsed and written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
/** Masked form of one text, and the kinds of details that it hides. */
export type MaskedText = { text: string; kinds: MaskedKind[] };
/** Contact details in the texts of a row, as `features/masks` finds them. */
export type Mask = {
  /** Version of the rules that produced it. */
  version: number;
  /** Number that differs with the texts, so the database can detect an outdated mask. */
  of: number;
  /** Texts with something to hide, by field name. */
  hidden: Record<string, MaskedText>;
  /** Whether a message asks for money, or for a payment outside Hearthpaw. */
  isAsking: boolean;
};
/** Null for unmasked texts: older ones, and those written by the previous version. */
type TextMask = ColumnType<Mask | null, string | null | undefined, string | null>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export type Role = "Customer" | "Breeder" | "ShelterBreeder" | "Admin";
export type StaffRank = "moderator" | "support" | "finance" | "admin";
export type AccountStatus = "Active" | "Inactive" | "Suspended";
export type VerificationStatus =
  | "not-started"
  | "submitted"
  | "in-review"
  | "approved"
  | "needs-info"
  | "rejected";
export type PetType = "Dog" | "Cat";
export type Sex = "Male" | "Female";
export type ListingStatus =
  | "in-progress"
  | "in-review"
  | "available"
  | "temporary-pause"
  | "not-available"
  | "reserved"
  | "sold"
  | "sold-external"
  | "adopted-sold"
  | "no-longer-available"
  | "rejected"
  | "not-approved-internal";
export type ReservationStatus =
  | "held"
  | "processing"
  | "deposit-paid"
  | "paid"
  | "handed-over"
  | "completed"
  | "expired"
  | "cancelled-by-buyer"
  | "cancelled-by-breeder"
  | "cancelled-by-platform"
  | "disputed"
  | "refunded";
export type PaymentKind = "Deposit" | "Balance" | "Full";
export type PaymentMethod = "card" | "klarna" | "affirm" | "afterpay_clearpay" | "none";
export type PaymentStatus =
  | "creating"
  | "requires_payment_method"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "failed"
  | "canceled";
export type Transportation = "none" | "pickup" | "honest" | "flight";
export type LedgerAccount =
  | "provider-clearing"
  | "buyer-payments"
  | "breeder-pending"
  | "breeder-available"
  | "platform-fees"
  | "service-fees"
  | "tax-payable"
  | "delivery"
  | "add-ons"
  | "donations"
  | "discounts-platform"
  | "discounts-breeder"
  | "refunds"
  | "provider-fees"
  | "paid-elsewhere"
  | "chargebacks"
  | "breeder-debts"
  | "breeder-payouts"
  | "debts-written-off"
  | "earnings-waived"
  | "goodwill"
  | "unexplained"
  | "platform-bank"
  | "carriers";

export type HealthTest = {
  type: string;
  laboratory: string;
  result: string;
  testedOn: string | null;
  documentKey?: string | null;
};
/** A gallery picture as stored in a change request. Sizes in pixels. */
export type ImageOfChange = { key: string; width: number; height: number };
/** Facts for a breed's page that no query filters by. Weights in pounds, life span in years. */
export type BreedFacts = {
  coatTypes: string[];
  weightLb: { male: [number, number]; female: [number, number] };
  heightIn?: [number, number];
  lifeSpanYears: [number, number];
  temperament: string[];
  lowShedding: boolean;
  apartmentFriendly: boolean;
  hybrid: boolean;
  summary: string;
};

export interface UsersTable {
  id: string;
  email: string;
  email_verified_at: Date | null;
  password_hash: string | null;
  role: Role;
  /** Null unless the role is Admin. */
  staff_rank: StaffRank | null;
  account_status: Generated<AccountStatus>;
  status_before_suspension: "Active" | "Inactive" | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  /** Time at which its owner entered a code that we had texted to it. */
  phone_verified_at: Date | null;
  profile_image_key: string | null;
  settings: GeneratedJson<Record<string, unknown>>;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  payment_customer_id: string | null;
  /** Set once, permanently. The row then contains no personal data and cannot be changed. */
  closed_at: ColumnType<Date | null, never, Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  refresh_hash: Uint8Array;
  previous_refresh_hash: Uint8Array | null;
  rotated_at: Generated<Date>;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  ended_reason: string | null;
  user_agent: string | null;
  second_factor_at: Date | null;
}

export interface SecondFactorsTable {
  user_id: string;
  secret: Uint8Array | null;
  pending_secret: Uint8Array | null;
  last_step: number | null;
  confirmed_at: Date | null;
  created_at: Generated<Date>;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Uint8Array;
  used_at: Date | null;
}

export interface BreedsTable {
  id: string;
  slug: string;
  name: string;
  category: "Dogs" | "Cats";
  breed_group: string;
  size_class_set: "none" | "doodle" | "dachshund" | "poodle";
  colors: Json<{ title: string }[]>;
  facts: Json<BreedFacts>;
}

export interface PlacesTable {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  /** IANA; null until `fillPlaces` has run. */
  time_zone: string | null;
}

export interface BreedersTable {
  id: string;
  user_id: string;
  kind: "breeder" | "shelter";
  name: string;
  /**
   * Normalized form that keeps names of live programs distinct. Null for closed programs, and for older names
   * that two programs share.
   */
  name_skeleton: ColumnType<string | null, string | null | undefined, string | null>;
  story: Generated<string>;
  program_address: ColumnType<ProgramAddress | null, string | null, string | null>;
  city: string;
  state: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
  licence: string | null;
  website: ColumnType<string | null, string | null | undefined, string | null>;
  phone: string | null;
  cover_key: string | null;
  avatar_key: string | null;
  member_since: Generated<Date>;
  breeding_since: number | null;
  verification: Generated<VerificationStatus>;
  verified_at: Date | null;
  auto_approve: Generated<boolean>;
  trust_asked_at: ColumnType<Date | null, never, Date | null>;
  /** Replies to first messages: share within a day in percent, and median in minutes. Null with too few. */
  response_percent: Generated<number | null>;
  response_minutes: Generated<number | null>;
  deposit_refund_percent: Generated<number>;
  homes_found: Generated<number>;
  rating_average: number | null;
  rating_count: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SaleContractsTable {
  id: string;
  breeder_id: string;
  version: number;
  contract_text: string;
  guarantee_text: string;
  hash: string;
  created_at: Generated<Date>;
  /** Time at which the seller confirmed having read it. Null for an unread template. */
  confirmed_at: Date | null;
}

export type ParentStatus = "live" | "in-review" | "rejected" | "in-progress" | "no-longer-available";

export interface ParentsTable {
  id: string;
  breeder_id: string;
  breed_id: string;
  type: PetType;
  sex: Sex;
  name: string;
  status: Generated<ParentStatus>;
  /** Time at which staff approved its current state. A "live" row without it predates the review. */
  verified_at: Generated<Date | null>;
  submitted_at: Generated<Date>;
  /** Why staff rejected it. */
  review_reason: Generated<string | null>;
  /** Photos that staff have reviewed. Null if all were already public before reviews existed. */
  public_image_keys: Generated<string[] | null>;
  birth_date: string | null;
  color: string | null;
  coat_type: string | null;
  size_class: string | null;
  weight_lb: number | null;
  description: Generated<string>;
  registries: Generated<string[]>;
  registration_number: string | null;
  /** Its own parents, either animals of this breeder or typed names. */
  sire_id: Generated<string | null>;
  sire_name: Generated<string | null>;
  sire_registration: Generated<string | null>;
  dam_id: Generated<string | null>;
  dam_name: Generated<string | null>;
  dam_registration: Generated<string | null>;
  genetic_testing: Generated<boolean>;
  health_tests: GeneratedJson<HealthTest[]>;
  image_keys: Generated<string[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface LittersTable {
  id: string;
  breeder_id: string;
  breed_id: string;
  sire_id: string | null;
  dam_id: string | null;
  name: string;
  state: "planned" | "expected" | "born";
  expected_on: string | null;
  born_on: string | null;
  go_home_on: string | null;
  litter_number: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/**
 * Content of `pets.page_body`: a pet's page without the parts that are read beside it (`REST` of
 * pets/store.ts).
 */
export type StoredPage = Omit<
  Pet,
  | "status"
  | "goHomeDate"
  | "priceCents"
  | "depositCents"
  | "onHold"
  | "holdUntil"
  | "promisedUntil"
  | "isReadyToGoHome"
  | "viewCount"
  | "shareCount"
  | "breeder"
  | "city"
  | "state"
  | "updatedAt"
>;

export interface PetsTable {
  id: string;
  breeder_id: string;
  breed_id: string | null;
  litter_id: string | null;
  sire_id: string | null;
  dam_id: string | null;
  external_id: string | null;
  type: PetType | null;
  sex: Sex | null;
  name: Generated<string>;
  slug: Generated<string>;
  status: ListingStatus;
  price_cents: number | null;
  birth_date: string | null;
  go_home_date: string | null;
  weight_lb: number | null;
  adult_weight_lb: number | null;
  size_class: string | null;
  coat_type: string | null;
  generation: "F1" | "F1b" | "F1bb" | "F2" | "Multigen" | null;
  color: string | null;
  badges: Generated<number[]>;
  good_with: Generated<string[]>;
  training: Generated<string[]>;
  exposure: Generated<string[]>;
  registries: Generated<string[]>;
  genetic_testing: Generated<boolean>;
  health_tests: GeneratedJson<HealthTest[]>;
  microchip_number: string | null;
  registration_number: string | null;
  description: Generated<string>;
  video_key: string | null;
  is_rescue: Generated<boolean>;
  is_small: ColumnType<boolean, never, never>;
  deliveries: Generated<string[]>;
  city: string | null;
  state: string | null;
  zip: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Stored JSON, written by `refreshCards`, and by a trigger when the price changes. */
  card: JsonText<PetCard> | null;
  /**
   * Stored JSON, written by `refreshCards` with the card. A trigger empties it when any of its data changes.
   */
  page_body: JsonText<StoredPage> | null;
  version: Generated<number>;
  listed_at: Date | null;
  submitted_at: Date | null;
  sold_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface PetImagesTable {
  id: string;
  pet_id: string;
  file_key: string;
  position: number;
  is_default: Generated<boolean>;
  width: Generated<number>;
  height: Generated<number>;
  alt: Generated<string>;
}

export interface PetCountersTable {
  pet_id: string;
  views: Generated<number>;
  shares: Generated<number>;
}

export interface PetViewsTable {
  pet_id: string;
  visitor_hash: Uint8Array;
  seen_on: string;
}

export interface PetViewDaysTable {
  pet_id: string;
  day: string;
  views: number;
}

export interface ListingEventsTable {
  id: string;
  pet_id: string;
  from_status: ListingStatus | null;
  to_status: ListingStatus;
  actor_id: string | null;
  actor_role: string;
  reason: string | null;
  at: Generated<Date>;
}

export interface ChangeRequestsTable {
  id: string;
  pet_id: string;
  kind: "photo" | "video" | "name" | "description";
  status: Generated<"open" | "accepted" | "rejected" | "withdrawn">;
  old_text: string | null;
  new_text: string | null;
  old_images: GeneratedJson<ImageOfChange[]>;
  new_images: GeneratedJson<ImageOfChange[]>;
  reason: string | null;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface ClaimChangesTable {
  id: string;
  breeder_id: string;
  kind: "name" | "legal-name" | "place" | "licence" | "premises";
  status: Generated<"open" | "accepted" | "rejected" | "withdrawn">;
  old_text: string | null;
  new_text: string | null;
  /** Columns to write: of breeders, of their users or of their verifications. */
  new_value: Json<
    & Partial<Pick<BreedersTable, "name" | "licence" | "city" | "state" | "zip" | "latitude" | "longitude">>
    & { program_address?: ProgramAddress }
    & Partial<Pick<UsersTable, "first_name" | "last_name">>
    & Partial<Pick<VerificationsTable, "rearing_area">>
  >;
  reason: string | null;
  /** Staff's last question, and the seller's answer. */
  question: string | null;
  asked_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
}

export type TraceKind = "payout-account" | "identity-document" | "device" | "phone";
export type FraudRuleName =
  | "same_payout_account"
  | "same_identity_document"
  | "same_device"
  | "same_phone"
  | "photo_of_another_seller"
  | "price_far_below";
export type FraudStatus = "open" | "kept" | "cleared";

/** A detail that two sellers may share, as a keyed hash. */
export interface SellerTracesTable {
  breeder_id: string;
  kind: TraceKind;
  hash: Uint8Array;
  first_seen_at: Generated<Date>;
  last_seen_at: Generated<Date>;
}

export interface FraudCasesTable {
  id: string;
  rule: FraudRuleName;
  /** Seller whose payouts or listing the case blocks. */
  breeder_id: string;
  /** Seller who used it first. Null for a rule about a single listing. */
  other_breeder_id: string | null;
  /** Listing of a rule about a single listing. */
  pet_id: string | null;
  /** Price of the listing when the case was opened, in cents. */
  price_cents: number | null;
  /** Evidence, in words for staff. */
  evidence: string;
  status: Generated<FraudStatus>;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  opened_at: Generated<Date>;
}

export interface FraudCaseListingsTable {
  case_id: string;
  pet_id: string;
  /** The other seller's listing with the same photo. */
  other_pet_id: string | null;
  /** Status of the listing after the case is cleared. Null if it stays unchanged. */
  resumes_as: "available" | "temporary-pause" | "not-available" | null;
  added_at: Generated<Date>;
}

/** Reports of listings by processes of the last version. A trigger copies them to `reports`. */
export interface ListingReportsTable {
  id: string;
  pet_id: string;
  reporter_id: string | null;
  reporter_hash: Uint8Array;
  reason: string;
  details: Generated<string>;
  status: Generated<"open" | "upheld" | "dismissed">;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
}

/** Subject of a report, with one row while it is open. `report_voices` holds the reporters. */
export interface ReportsTable {
  id: string;
  kind: "post" | "listing" | "chat" | "review";
  subject_id: string;
  status: Generated<"open" | "kept" | "removed">;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

/** Report by one person, or by one network if its sender has no account. */
export interface ReportVoicesTable {
  id: string;
  report_id: string;
  reporter_id: string | null;
  reporter_hash: Uint8Array | null;
  reason: string | null;
  details: string;
  created_at: Date;
}

export interface PostsTable {
  id: string;
  author_id: string;
  title: string;
  text: string;
  tags: Generated<string[]>;
  is_anonymous: boolean;
  /** Replaces the author's name in this thread while the post is anonymous. */
  pseudonym: string;
  status: Generated<"shown" | "hidden" | "removed">;
  /** Maintained by triggers, like all counts of posts and comments. */
  likes_count: Generated<number>;
  comments_count: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PostTagsTable {
  post_id: string;
  tag: string;
  /** Time of the post itself, which orders the posts of a tag. */
  created_at: Date;
}

export interface PostImagesTable {
  post_id: string;
  position: number;
  file_key: string;
  width: number;
  height: number;
}

export interface PostLikesTable {
  post_id: string;
  user_id: string;
  created_at: Generated<Date>;
}

export interface PostCommentsTable {
  id: string;
  post_id: string;
  /** Comment that a reply belongs to. */
  parent_id: string | null;
  /** Null once the comment is deleted and kept only for its replies. */
  author_id: string | null;
  text: string;
  is_anonymous: boolean;
  pseudonym: string;
  likes_count: Generated<number>;
  replies_count: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface PostCommentLikesTable {
  comment_id: string;
  user_id: string;
  created_at: Generated<Date>;
}

export type ApplicationQuestion = {
  id: string;
  text: string;
  kind: "text" | "long-text" | "yes-no" | "choice";
  isRequired: boolean;
  choices: string[];
};
export type ApplicationReply = { questionId: string; text: string };

export interface ApplicationFormsTable {
  breeder_id: string;
  is_required: Generated<boolean>;
  questions: GeneratedJson<ApplicationQuestion[]>;
  mask: TextMask;
  updated_at: Generated<Date>;
}

/** A buyer's pet, as described in an application. */
export type ApplicationPet = {
  id: string;
  name: string;
  type: "Dog" | "Cat";
  sex?: "Male" | "Female";
  breedName: string | null;
  birthDate: string | null;
  weightLb: number | null;
};

export interface ApplicationsTable {
  id: string;
  breeder_id: string;
  consumer_id: string;
  pet_id: string | null;
  status: "draft" | "submitted" | "approved" | "declined" | "withdrawn";
  questions: Json<ApplicationQuestion[]>;
  answers: GeneratedJson<ApplicationReply[]>;
  /** Copy of the buyer's pet profiles from the last save or submission. */
  own_pets: GeneratedJson<ApplicationPet[]>;
  reason: string | null;
  mask: TextMask;
  created_at: Generated<Date>;
  submitted_at: Date | null;
  decided_at: Date | null;
}

export interface ReservationsTable {
  id: string;
  number: string;
  pet_id: string;
  breeder_id: string;
  consumer_id: string;
  status: ReservationStatus;
  hold_expires_at: Date | null;
  hold_extended: Generated<boolean>;
  progress: GeneratedJson<Record<string, unknown>>;
  balance_due_at: Date | null;
  paid_at: Date | null;
  handed_over_at: Date | null;
  completed_at: Date | null;
  ended_at: Date | null;
  end_reason: string | null;
  /** Cause that a breeder named for a cancellation. */
  end_cause: "health" | "keeping" | "other" | null;
  /** Keyed hash, deleted after a day. */
  network: Uint8Array | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  funds_settled_at: Date | null;
  reminded_of: Date | null;
  reminded_late_of: Date | null;
  /** Refund of the cancellation and its rule. Null in older cancellations. */
  refund_quote: ColumnType<CancellationQuote | null, string | null | undefined, string | null>;
  /**
   * Last card setup for the balance, its start, and the time to check its outcome. Null once that is known.
   */
  setup_intent_id: string | null;
  setup_begun_at: Date | null;
  setup_look_at: Date | null;
  /**
   * Time at which the sweep next checks a sale that waits for a confirmation. Null after its last step and
   * while it is stopped.
   */
  wait_look_at: Generated<Date | null>;
  wait_steps: Generated<number>;
  wait_stopped_ms: Generated<number>;
  wait_stopped_since: Date | null;
  /** Time since which an uncompleted paid sale is a task for staff. */
  stuck_since: Date | null;
  /** Time since which the sale is stopped; its clock stops too. Null if it is not. */
  stopped_at: Generated<Date | null>;
}
/** Amounts in cents. */
export type CancellationQuote = {
  /** Whether the buyer's bank returned a payment, which ended the sale. */
  isByBank?: boolean;
  rule: RefundRule;
  paidCents: number;
  refundCents: number;
  lines: { kind: RefundLine["kind"]; paidCents: number; refundCents: number }[];
};

export interface ReservationEventsTable {
  id: string;
  reservation_id: string;
  from_status: ReservationStatus | null;
  to_status: ReservationStatus;
  actor_id: string | null;
  actor_role: "buyer" | "breeder" | "admin" | "system";
  reason: string | null;
  at: Generated<Date>;
}

export type LineItem =
  | { kind: "Pet"; id: string; label: string; amountCents: number }
  | { kind: "Add-on"; id: string; label: string; explanation: string; amountCents: number };

/** Facts of the listing and seller that the buyer saw when they started the order. Days are "YYYY-MM-DD". */
export type OrderTerms = {
  birthDate: string | null;
  /** Date that the breeder had typed, in orders without `go_home_on`. */
  goHomeDate?: string | null;
  weightLb: number | null;
  deliveries: string[];
  /** Location of the pet. Its IANA time zone determines the day of a deadline. */
  state: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  breederState: string;
  sellerKind: "breeder" | "shelter";
  depositRefundPercent: number;
  /** Rules of the states at that time, by their abbreviations. Missing in older orders. */
  rules?: Partial<
    Record<
      string,
      {
        saleAllowed: boolean;
        saleAllowedUnderOneYear: boolean;
        bnplAllowed: boolean;
        depositRefundable: boolean;
      }
    >
  >;
};

export interface OrdersTable {
  id: string;
  reservation_id: string;
  order_type: "pet" | "addon";
  fee_structure: string;
  payment_type: "deposit" | "full";
  transportation: Transportation;
  pet_price_cents: number;
  add_ons_cents: Generated<number>;
  discount_cents: Generated<number>;
  discount_funder: "platform" | "breeder" | null;
  promo_code: string | null;
  discount_code_id: string | null;
  discount_type: DiscountType | null;
  /** Percent or cents, depending on the type. */
  discount_value: number | null;
  funded_delivery_cents: Generated<number>;
  funded_donation_cents: Generated<number>;
  delivery_cents: Generated<number>;
  service_fee_cents: number;
  tax_cents: Generated<number>;
  donation_cents: Generated<number>;
  /**
   * Charity that gets the donation. Null without a donation, and in orders from before charities were named.
   */
  donation_to: Generated<string | null>;
  total_cents: number;
  deposit_cents: number;
  platform_fee_cents: Generated<number>;
  line_items: GeneratedJson<LineItem[]>;
  delivery_error: string | null;
  discount_error: string | null;
  tax_error: string | null;
  sale_contract_id: string | null;
  terms_version: string | null;
  accepted_at: Date | null;
  deployment_version: string | null;
  terms: ColumnType<OrderTerms | null, string | null | undefined, string | null>;
  /**
   * Go-home date that the buyer saw. Null in orders of add-ons, and in old orders until `freezeTerms` has
   * filled it in.
   */
  go_home_on: string | null;
  delivery_chosen: Generated<boolean>;
  /** Time at which the carrier picked the pet up. Null before that. */
  delivery_begun_at: Generated<Date | null>;
  delivery_miles: number | null;
  tax_state: string | null;
  tax_zip: string | null;
  tax_pet_rate: number | null;
  tax_delivery_rate: number | null;
  deposit_refundable: boolean | null;
  /**
   * Times of payment and abandonment, for add-on orders only. The reservation holds those of a pet's order.
   */
  paid_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface DiscountCodesTable {
  id: string;
  code: string;
  type: DiscountType;
  percent: number | null;
  amount_cents: number | null;
  funder: "platform" | "breeder";
  breeder_id: string | null;
  starts_at: Date;
  ends_at: Date | null;
  uses_limit: number | null;
  uses_limit_per_person: number | null;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Request to the payment provider for an intent, without its idempotency key. */
export type PaymentRequest = {
  amountCents: number;
  metadata: {
    reservationId: string;
    orderId: string;
    kind: string;
    paymentId: string;
    [name: string]: string;
  };
  customerId?: string;
  methods: ("card" | "klarna" | "affirm" | "afterpay_clearpay")[];
  /** Whether the provider keeps the card for the balance. */
  saveCard?: boolean;
  description: string;
  receiptEmail?: string;
  shipping?: {
    name: string;
    phone?: string;
    address: { line1: string; line2?: string; city: string; state: string; postalCode: string };
  };
};

/** A line of a transaction that is not booked yet. Debits are positive, credits negative, in cents. */
export type LedgerLine = { account: LedgerAccount; breederId?: string; amountCents: number };

/** An order for which a payment may have been confirmed, and the details behind its price. */
export type PaymentOffer = {
  amountCents: number;
  order: Record<string, unknown>;
  details: Record<string, unknown>;
};

/**
 * Contents of a payment's receipt, frozen when the payment arrived. Amounts are cents, days are "YYYY-MM-DD".
 */
export type ReceiptFacts = {
  petName: string;
  breedName: string | null;
  seller: { name: string; kind: "breeder" | "shelter"; place: string };
  buyer: { name: string; address: Address | null };
  lines: OrderLine[];
  totalCents: number;
  paidBeforeCents: number;
  leftCents: number;
  leftDueOn: string | null;
};

export interface PaymentsTable {
  id: string;
  order_id: string;
  reservation_id: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amount_cents: number;
  status: PaymentStatus;
  intent_id: string | null;
  client_secret: string | null;
  idempotency_key: string;
  failure_code: string | null;
  brand: string | null;
  last4: string | null;
  refunded_cents: Generated<number>;
  provider_fee_cents: number | null;
  request: ColumnType<PaymentRequest | null, string | null | undefined, string | null>;
  offers: GeneratedJson<PaymentOffer[]>;
  is_returned: Generated<boolean>;
  /** Whether the buyer asked, with this payment, to keep the card for the balance. */
  saves_card: Generated<boolean>;
  checked_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  succeeded_at: Date | null;
  receipt_number: string | null;
  receipt: ColumnType<ReceiptFacts | null, string | null | undefined, string | null>;
}

/** A card that its buyer allows us to charge once for the balance of one reservation. */
export interface SavedCardsTable {
  id: string;
  reservation_id: string;
  user_id: string;
  /** Id of the card at the provider. */
  method_id: string;
  brand: string | null;
  last4: string | null;
  /** Terms that the buyer agreed to. */
  amount_cents: number;
  charge_on: ColumnType<string, string, string>;
  created_at: Generated<Date>;
  attempted_at: Date | null;
  /** Number of postponed charges before the provider accepted the request. */
  put_off: Generated<number>;
  answered_at: Date | null;
  failure_code: string | null;
  /** Time from which it is no longer charged. `detached_at` is the time at which the provider deleted it. */
  removed_at: Date | null;
  detached_at: Date | null;
}

/** How a refund was paid that the provider could not make. */
export type SettledHow = "check" | "bank-transfer" | "chargeback" | "other";

export interface RefundsTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  reason: string;
  /**
   * 'pending' and 'failed' are owed; 'failed' is not retried automatically. 'settled' was paid in another
   * way.
   */
  status: "pending" | "succeeded" | "failed" | "settled";
  provider_refund_id: string | null;
  idempotency_key: string;
  entries: GeneratedJson<LedgerLine[]>;
  failure: string | null;
  checked_at: Generated<Date>;
  attempt: Generated<number>;
  next_try_at: Generated<Date>;
  tried_at: Date | null;
  owed_since: Date | null;
  alerted_at: Date | null;
  settled_how: SettledHow | null;
  /** Time at which the buyer's bank first returned it after it had arrived. */
  returned_at: Date | null;
  /** Time at which the payment provider made it. Null before that, and if the provider made it on its own. */
  made_at: Date | null;
  /** Staff refund or dispute that caused it. */
  decision_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ChargebacksTable {
  id: string;
  provider_dispute_id: string;
  payment_id: string;
  amount_cents: number;
  /** Fees charged by the provider and not returned, as booked. */
  fee_cents: Generated<number>;
  /** Money withdrawn by the provider and not returned, as booked. */
  taken_cents: Generated<number>;
  /** Part of it borne by the sale's lines or its breeder. */
  lost_cents: Generated<number>;
  /** Number of the provider's movements that are booked. */
  movements: Generated<number>;
  reason: string;
  status: "inquiry" | "open" | "won" | "lost";
  evidence_due_at: Date | null;
  evidence: ColumnType<SubmitEvidenceBody | null, string | null | undefined, string | null>;
  evidence_tried_at: Date | null;
  evidence_submitted_at: Date | null;
  opened_at: Date;
  closed_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ChargebackEvidenceTable {
  id: string;
  chargeback_id: string;
  by: "breeder" | "staff";
  text: string;
  file_keys: GeneratedJson<string[]>;
  created_at: Generated<Date>;
}

export interface StaffRefundsTable {
  id: string;
  order_id: string;
  reservation_id: string;
  idempotency_key: string;
  scope: "sale" | "part";
  amount_cents: number;
  born_by: "breeder" | "platform" | null;
  breeder_cents: number;
  is_pet_returned: boolean | null;
  reason: string;
  created_at: Generated<Date>;
}

export type DisputeStatus = "open" | "waiting-for-breeder" | "waiting-for-buyer" | "decided";

export type DeliveryStatus =
  | "to-arrange"
  | "offered"
  | "accepted"
  | "scheduled"
  | "picked-up"
  | "handed-off"
  | "canceled"
  | "failed";

export interface DeliveriesTable {
  id: string;
  reservation_id: string;
  order_id: string;
  status: Generated<DeliveryStatus>;
  /** Six digits that the buyer shows at the hand-off. */
  code: string;
  wrong_codes: Generated<number>;
  /** Upload addresses given to the carrier. */
  uploads: Generated<number>;
  pick_up: ColumnType<DeliveryPickUp | null, string | null | undefined, string | null>;
  carrier_name: string | null;
  carrier_email: string | null;
  carrier_phone: string | null;
  carrier_company: string | null;
  /** Carrier's pay in cents. */
  cost_cents: number | null;
  is_cost_booked: Generated<boolean>;
  pick_up_at: Date | null;
  arrive_from: Date | null;
  arrive_to: Date | null;
  /** Id in the carrier's link. Null if no link works. */
  link_id: string | null;
  link_expires_at: Date | null;
  link_opened_at: Date | null;
  pick_up_photo: string | null;
  hand_off_photo: string | null;
  status_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface DeliveryEventsTable {
  id: string;
  delivery_id: string;
  status: DeliveryStatus;
  by_role: "staff" | "carrier" | "system";
  actor_id: string | null;
  /** Carrier's name. Null for others. */
  name: string | null;
  reason: string | null;
  at: Generated<Date>;
}

export interface DisputesTable {
  id: string;
  reservation_id: string;
  reason: "not-as-described" | "health" | "not-delivered" | "paperwork" | "other";
  status: DisputeStatus;
  /** Progress of the sale when the problem was reported. */
  status_before: "paid" | "handed-over" | "completed";
  outcome: "release" | "refund" | null;
  refund_cents: number | null;
  /** Each side's part of the refund. Null without a refund, and in older decisions. */
  breeder_cents: number | null;
  platform_cents: number | null;
  /** Reason for the decision, in the words of staff. */
  decision: string | null;
  /** Day at the pet's location by whose end the breeder has to reply, and the time of that end. */
  reply_due_on: string | null;
  reply_due_at: Date | null;
  reply_reminded_at: Date | null;
  /** Reason why staff did not wait for the breeder's reply. */
  early_reason: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  decided_at: Date | null;
}

export interface DisputeMessagesTable {
  id: string;
  dispute_id: string;
  by: "buyer" | "breeder" | "staff";
  text: string;
  file_keys: GeneratedJson<string[]>;
  created_at: Generated<Date>;
}

export interface WebhookEventsTable {
  id: string;
  type: string;
  intent_id: string | null;
  setup_intent_id: string | null;
  dispute_id: string | null;
  account_id: string | null;
  transfer_id: string | null;
  received_at: Generated<Date>;
  processed_at: Date | null;
  /** Number of retries, and the time of the next. Never retried if the event predates this record. */
  tries: Generated<number>;
  retry_at: Date | null;
}

export interface PayoutAccountsTable {
  breeder_id: string;
  provider_account_id: string;
  is_details_submitted: Generated<boolean>;
  is_ready: Generated<boolean>;
  requirements: Generated<string[]>;
  disabled_reason: string | null;
  onboarding_at: Generated<Date>;
  failed_at: Date | null;
  checked_at: Generated<Date>;
  created_at: Generated<Date>;
  bank_id: string | null;
  bank_last4: string | null;
  /** Empty for details from before emails about them existed. */
  told_bank_id: string | null;
  told_bank_last4: string | null;
  told_trouble: "details" | "hold" | null;
}

export type PayoutStatus =
  | "pending"
  | "transferred"
  | "on-the-way"
  | "paid"
  | "returning"
  | "failed"
  | "canceled";

export interface PayoutsTable {
  id: string;
  breeder_id: string;
  provider_account_id: string;
  amount_cents: number;
  status: PayoutStatus;
  attempt: Generated<number>;
  tried_at: Date | null;
  /** Time at which a process last requested a step while another process may have been requesting it too. */
  shared_at: Date | null;
  next_try_at: Generated<Date>;
  transfer_id: string | null;
  bank_payout_id: string | null;
  failure: string | null;
  arrives_on: string | null;
  reversed_cents: Generated<number>;
  reversing_cents: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface LedgerTransactionsTable {
  id: string;
  source: string;
  kind: string;
  order_id: string | null;
  reservation_id: string | null;
  at: Generated<Date>;
}

export interface LedgerEntriesTable {
  id: string;
  transaction_id: string;
  account: LedgerAccount;
  breeder_id: string | null;
  amount_cents: number;
}

/** 'refused': it can never be delivered. 'failed': every try failed. */
export type OutboxStatus = "waiting" | "sending" | "sent" | "refused" | "failed";

export interface MailsTable {
  id: string;
  kind: string;
  user_id: string | null;
  /** Reservation that the email is about. */
  reservation_id: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe_url: string | null;
  message_id: string;
  status: Generated<OutboxStatus>;
  claimed_at: Date | null;
  sent_at: Date | null;
  created_at: Generated<Date>;
}

export interface PhoneCodesTable {
  id: string;
  user_id: string;
  phone: string;
  /** Network that requested it, as a keyed hash. */
  network: string;
  code_hash: Uint8Array;
  tries: Generated<number>;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface PasswordCodesTable {
  id: string;
  address_key: Uint8Array;
  user_id: string | null;
  code_hash: Uint8Array;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
  created_at: Generated<Date>;
  /** Network that requested it, as a keyed hash. Null for older codes. */
  network: string | null;
  /** Whether the owner of the address had never been seen in that network. */
  by_stranger: boolean;
  /** Wrong tries by network. */
  tries_by: Generated<Record<string, number>>;
}

export interface SocialIdentitiesTable {
  provider: "google" | "facebook";
  subject: string;
  user_id: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
}

export interface SocialSignInsTable {
  state_hash: Uint8Array;
  browser_hash: Uint8Array;
  provider: "google" | "facebook";
  code_verifier: string | null;
  nonce: string | null;
  return_to: string;
  expires_at: Date;
  came_back_at: Date | null;
  user_id: string | null;
  is_new_account: Generated<boolean>;
  proved_until: Date | null;
  finished_at: Date | null;
}

export interface LinkTokensTable {
  id: string;
  purpose: string;
  user_id: string;
  email: string;
  expires_at: Date;
  used_at: Date | null;
  opened_on: string | null;
  created_at: Generated<Date>;
}

export interface VerificationsTable {
  id: string;
  breeder_id: string;
  identity_front: string[];
  identity_back: string[];
  rearing_area: string[];
  registration: string[];
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  created_at: Generated<Date>;
}

export interface VerificationEventsTable {
  id: string;
  breeder_id: string;
  from_status: VerificationStatus;
  to_status: VerificationStatus;
  actor_id: string | null;
  reason: string | null;
  at: Generated<Date>;
}

export interface ShelterInvitationsTable {
  id: string;
  email: string;
  name: string;
  state: string | null;
  invited_by: string | null;
  expires_at: Date;
  opened_at: Date | null;
  opened_on: string | null;
  used_at: Date | null;
  used_by: string | null;
  created_at: Generated<Date>;
}

export interface MoneyApprovalsTable {
  id: string;
  kind: "refund" | "dispute" | "balance" | "owed-refund" | "finding" | "payout";
  subject_id: string;
  about: string;
  amount_cents: number;
  before_cents: number;
  reason: string;
  asked: Json<unknown>;
  asked_by: string;
  created_at: Generated<Date>;
  expires_at: Date;
  status: Generated<"waiting" | "approved" | "refused" | "expired">;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface StaffInvitationsTable {
  id: string;
  email: string;
  rank: StaffRank;
  invited_by: string;
  expires_at: Date;
  ended_at: Date | null;
  accepted_by: string | null;
  created_at: Generated<Date>;
}

/** Rows can only be added; the database refuses any other change. */
export interface AuditEntriesTable {
  id: string;
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  changes: Json<{ field: string; before: string | null; after: string | null }[]>;
  at: Generated<Date>;
}

export interface StateRulesTable {
  state: string;
  sale_allowed: Generated<boolean>;
  sale_allowed_under_one_year: Generated<boolean>;
  bnpl_allowed: Generated<boolean>;
  deposit_refundable: Generated<boolean>;
  note: Generated<string>;
  source: string;
  as_of: string;
  version: Generated<number>;
}

export interface ReviewsTable {
  id: string;
  reservation_id: string;
  breeder_id: string;
  author_id: string;
  /** 1 to 5 stars. */
  rating: number;
  title: string;
  text: string;
  photo_keys: Generated<string[]>;
  /** Reply of the breeder. */
  answer: string | null;
  mask: TextMask;
  answered_at: Date | null;
  /** Time of the author's last change. */
  edited_at: Generated<Date | null>;
  /** Time since which staff hide it from public pages and ratings. */
  hidden_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

/** Reservations whose buyer deleted the review. They get no second one. */
export interface DeletedReviewsTable {
  reservation_id: string;
  deleted_at: Date;
}

export type FilePurpose =
  | "pet-image"
  | "pet-video"
  | "profile-image"
  | "parent-image"
  | "health-document"
  | "identity-front"
  | "identity-back"
  | "rearing-area"
  | "registration"
  | "dispute-evidence"
  | "post-image"
  | "review-photo"
  | "pet-profile-image"
  | "delivery-photo"
  | "chat-image";

export interface FilesTable {
  id: string;
  owner_id: string | null;
  purpose: FilePurpose;
  upload_key: string;
  key: string;
  state: Generated<"waiting" | "attached" | "leaving">;
  name: string;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  sha256: string | null;
  /** Preview of a public picture. Empty if it can have none, null until a job has tried. */
  preview: string | null;
  /** Whether a size of the picture also exists as AVIF. Null until a job has tried. */
  has_avif: boolean | null;
  /**
   * Fingerprint of a listing photo's appearance, 64 bits in hexadecimal. Null for other files, and for photos
   * with too little detail.
   */
  photo_print: string | null;
  /** Parts of `photo_print` by which similar ones are found. */
  photo_bands: number[] | null;
  created_at: Generated<Date>;
  attached_at: Date | null;
  purge_at: Date | null;
}

export interface TextsTable {
  id: string;
  kind: string;
  user_id: string;
  /** Consent group that it was written under. Null if its reader has just requested it. */
  topic: string | null;
  recipient: string;
  body: string;
  status: Generated<OutboxStatus>;
  tries: Generated<number>;
  provider_id: string | null;
  claimed_at: Date | null;
  sent_at: Date | null;
  created_at: Generated<Date>;
}

export interface TextboxTable {
  id: string;
  recipient: string;
  body: string;
  received_at: Generated<Date>;
}

export interface MailboxTable {
  message_id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  headers: Json<Record<string, string>>;
  received_at: Generated<Date>;
}

export interface ClosedAccountsTable {
  user_id: string;
  closed_at: Date;
  kept: Generated<string[]>;
  keep_until: Date | null;
  purged_at: Date | null;
}

export type InstallationTable = {
  id: string;
  created_at: Generated<Date>;
  is_only: Generated<boolean>;
};

export type MapSecretTable = {
  is_only: Generated<boolean>;
  secret: Generated<string>;
};

export type MoneyChecksTable = {
  id: string;
  started_at: Date;
  ended_at: Date;
  since: Date;
  /** Optional counts are missing in comparisons from before they existed. */
  counts: Json<
    & Record<"reservations" | "charges" | "refunds" | "disputes" | "payouts", number>
    & { others?: number; booksCents?: number; providerCents?: number }
  >;
  settled: number;
};

export type MoneyDifferencesTable = {
  rule: string;
  subject: string;
  detail: string;
  first_seen_at: Date;
  last_seen_at: Date;
  looked_since: Date;
  /** Time of the alert to staff. Null until then. */
  told_at: Date | null;
};

/** Our payment or transfer at the provider that is missing in our books. Amounts in cents. */
export type MoneyFindingsTable = {
  id: string;
  kind: "payment" | "transfer";
  /** Id at the provider. */
  subject: string;
  status: "open" | "refunding" | "settled";
  amount_cents: number;
  returned_cents: number;
  withdrawn_cents: number;
  fee_cents: number;
  buyer_email: string | null;
  account_id: string | null;
  metadata: Json<Record<string, string>>;
  happened_at: Date;
  /** Number of ledger transactions posted for it. */
  bookings: Generated<number>;
  found_at: Generated<Date>;
  told_at: Date | null;
  refund_id: string | null;
  /** Number of the refund's current try. */
  attempt: Generated<number>;
  failure: string | null;
  settled_how: "attached" | "refunded" | "kept" | "booked" | null;
  decided_by: string | null;
  reason: string | null;
  settled_at: Date | null;
};

export type PetProfilesTable = {
  id: string;
  user_id: string;
  name: string;
  type: "Dog" | "Cat";
  sex: "Male" | "Female" | null;
  breed_id: string | null;
  /** YYYY-MM-DD. */
  birth_date: string | null;
  weight_lb: number | null;
  microchip_number: string | null;
  notes: Generated<string>;
  image_key: string | null;
  created_at: Generated<Date>;
};

export type SavedSearchesTable = {
  id: string;
  user_id: string;
  name: string;
  query: string;
  frequency: "instant" | "daily";
  /** Null: any breed. */
  breed_ids: string[] | null;
  types: Generated<string[]>;
  sexes: Generated<string[]>;
  price_min_cents: number | null;
  price_max_cents: number | null;
  zip: string | null;
  seen_at: Generated<Date>;
  /** Time of the next email of a daily search. */
  next_digest_at: Date | null;
  created_at: Generated<Date>;
};

/** Minute for which each cron job was last planned. */
export type PlannedCronsTable = {
  job: string;
  planned_at: Generated<Date>;
};

/** A hold that has started or ended, until it is announced. */
export type HoldNewsTable = {
  id: Generated<number>;
  reservation_id: string;
  pet_id: string;
  taken_until: Date | null;
};

export type PetChangesTable = {
  /** Number of the transaction (xid8), as text. */
  xid: Generated<string>;
  pet_id: string;
  made_at: Generated<Date>;
};

export type SavedSearchPetsTable = {
  search_id: string;
  pet_id: string;
  created_at: Generated<Date>;
  told_at: Date | null;
};

export type NotificationsTable = {
  id: string;
  user_id: string;
  topic: string;
  title: string;
  text: string;
  url: string | null;
  status: Generated<"unread" | "read" | "archived" | "deleted">;
  shown: GeneratedAlways<boolean>;
  created_at: Generated<Date>;
  /** Sale that it is about, whose other side it may name. */
  reservation_id: Generated<string | null>;
  /** Person mentioned in addition to the reader, or the owner of a program mentioned in it. */
  about_user_id: Generated<string | null>;
};

export type FavoritesTable = {
  id: string;
  user_id: string;
  pet_id: string;
  created_at: Generated<Date>;
  /** Price and status of which the person was last told; null until someone looks at the pet again. */
  told_price_cents: number | null;
  told_status: ListingStatus | null;
  /** Go-home day of which the person was reminded, YYYY-MM-DD. */
  told_ready_on: string | null;
};

export type MatchStatus = "proposed" | "accepted" | "declined" | "withdrawn" | "expired" | "completed";
export type MatchesTable = {
  id: string;
  parent_id: string;
  other_parent_id: string;
  breeder_id: string;
  other_breeder_id: string;
  status: MatchStatus;
  message: Generated<string>;
  mask: TextMask;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type WaitlistStatus = "waiting" | "invited" | "accepted" | "expired" | "rejected" | "left";
export type WaitlistEntriesTable = {
  id: string;
  breeder_id: string;
  user_id: string | null;
  name: Generated<string>;
  email: string | null;
  litter_id: string | null;
  breed_id: string | null;
  sex: Sex | null;
  note: Generated<string>;
  status: WaitlistStatus;
  reason: string | null;
  mask: TextMask;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type WaitlistPromisesTable = {
  id: string;
  entry_id: string;
  pet_id: string;
  reservation_id: string | null;
  ends_at: Date;
  ended_at: Date | null;
  outcome: "taken" | "passed" | "expired" | "withdrawn" | null;
  /** Time at which the link in its email was first opened, and the page it opened on. */
  opened_at: Generated<Date | null>;
  opened_on: Generated<string | null>;
  created_at: Generated<Date>;
};
export interface ChatsTable {
  id: string;
  consumer_id: string;
  breeder_id: string;
  /** Pet, or the breeder if the chat is about no pet. */
  about_id: string;
  pet_id: string | null;
  last_seq: Generated<number>;
  created_at: Generated<Date>;
  /** Time at which staff closed it after a report. */
  closed_at: Date | null;
}

/** One side's view of a conversation. */
export interface ChatMembersTable {
  chat_id: string;
  user_id: string;
  is_breeder: boolean;
  read_seq: Generated<number>;
  read_at: Date | null;
  /** Messages of the other side after `read_seq`. */
  unread: Generated<number>;
  /** First unread message among those that the person was notified about. */
  told_seq: number | null;
  blocked_at: Date | null;
  muted_at: Date | null;
  last_at: Generated<Date>;
}

export interface ChatMessagesTable {
  id: string;
  chat_id: string;
  /** Counts up within a chat, without gaps. */
  seq: number;
  sender_id: string;
  /** Created by the sender's device. */
  client_id: string | null;
  /** As written. The other side reads it with `mask` until a payment exists. */
  text: string;
  mask: TextMask;
  file_keys: GeneratedJson<string[]>;
  created_at: Generated<Date>;
}

export interface QuickRepliesTable {
  id: string;
  breeder_id: string;
  text: string;
  created_at: Generated<Date>;
}
