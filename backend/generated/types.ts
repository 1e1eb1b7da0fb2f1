// Generated from openapi/ by tools/generate.ts. Do not edit.

export interface AcceptTermsBody {
  termsVersion: TermsVersion;
}

export interface Acceptances {
  saleContractHash: ContractHash;
  termsVersion: string;
}

export interface AcceptedContract {
  reservationId: Id;
  number: string;
  petName: string;
  sellerName: string;
  isShelter: boolean;
  version: number;
  hash: ContractHash;
  isIntact: boolean;
  contractText: string;
  guaranteeText: string;
  acceptedAt: Timestamp;
  termsVersion: string;
}

export interface AcceptedContractAnswer {
  acceptedContract: AcceptedContract;
}

export interface AcceptedTerms {
  version: TermsVersion;
  acceptedAt: Timestamp;
}

export type AccessToken = string;

export interface AccessTokenAnswer {
  accessToken: AccessToken;
}

export type AccountStatus = "Active" | "Inactive" | "Suspended";

export interface AddEvidenceBody {
  text: string;
  fileKeys?: FileKey[];
}

export interface AddFavouriteBody {
  petId: Id;
}

export interface AddListingBody {
  id: Id;
}

export interface AddNotificationBody {
  title: string;
  text?: string;
  url?: ReturnPath;
}

export interface AddOn {
  id: Id;
  name: string;
  description: string;
  priceCents: Cents;
  petTypes: PetType[];
  /** True until it is delivered. */
  isRefundable: boolean;
}

export type AddOnIds = Id[];

export interface AddOnOffer {
  id: Id;
  name: string;
  description: string;
  priceCents: Cents;
  petTypes: PetType[];
  /** True until it is delivered. */
  isRefundable: boolean;
  /** The reason why it can't be added anymore. Null if it can. */
  refusal: string | null;
}

export interface AddOnOrder {
  id: Id;
  reservationId: Id;
  reservationNumber: string;
  petName: string;
  status: "open" | "processing" | "paid" | "refunded";
  lineItems: OrderLine[];
  addOnsAmount: Cents;
  serviceFee: Cents;
  taxAmount: Cents;
  total: Cents;
  refundedCents: Cents;
  paidAt: NullableTimestamp;
  createdAt: Timestamp;
  payment?: Payment;
}

export interface AddOnOrderAnswer {
  addOnOrder: AddOnOrder;
}

export interface AddOnPaymentAnswer {
  clientSecret: ClientSecret;
  intentId: IntentId;
  addOnOrder: AddOnOrder;
}

export interface AddOnPrice {
  lineItems: OrderLine[];
  addOnsAmount: Cents;
  serviceFee: Cents;
  taxAmount: Cents;
  total: Cents;
}

export interface AddOnQuoteAnswer {
  addOnQuote: AddOnPrice;
}

export interface AddOnsAnswer {
  addOns: AddOn[];
}

export interface AddShelterBody {
  name: string;
  email: Email;
  password: NewPassword;
  firstName: string;
  lastName: string;
  phoneNumber?: PhoneNumber;
  postalCode: PostalCode;
  /** The charity's number (EIN). */
  registrationNumber: string;
  website?: string;
  invitation?: string;
  termsVersion: string;
}

export interface Address {
  line1: string;
  line2: string | null;
  city: string;
  state: State;
  postalCode: PostalCode;
}

export interface AddressComponent {
  /** `locality` is the city, `administrative_area_level_1` the state. */
  types: ("street_number" | "route" | "locality" | "administrative_area_level_2" | "administrative_area_level_1" | "postal_code" | "country" | "political")[];
  long_name: string;
  short_name: string;
}

export interface AdminDispute {
  dispute: Dispute;
  reservationNumber: string;
  /** The status of the sale when the buyer reported the problem. */
  statusBefore: "paid" | "handed-over" | "completed";
  /** Whether a bank disputes a payment of this sale now. */
  isBankDisputed: boolean;
  buyerName: string;
  sellerName: string;
  totalCents: Cents;
  /** The paid amount that is neither refunded nor owed. */
  refundableCents: number;
  /** Whether the breeder hasn't replied and still has time to. */
  isReplyDue?: boolean;
}

export interface AdminDisputesAnswer {
  disputes: AdminDispute[];
  nextCursor: NextCursor;
}

export type AdultSize = "small" | "medium" | "large" | "giant";

export type AgeBand = "under-8-weeks" | "8-12-weeks" | "3-6-months" | "6-12-months" | "over-1-year";

export interface AllowedAction {
  action: ReservationAction;
  isAllowed: boolean;
  reason: string | null;
}

export interface AnalyticsAnswer {
  analyticsData: AnalyticsData;
}

export interface AnalyticsData {
  timeframe: Timeframe;
  salesRevenue: Figure;
  availableFunds: Figure;
  pendingFunds: Figure;
  petsSold: Figure;
  avgSellingPrice: Figure;
  views: Figure;
  reservations: Figure;
  conversionPercent: number | null;
  /** The pets with the most views in the timeframe. */
  topPets: PetInterest[];
}

export interface AnswerClaimChangeBody {
  /** Only staff read it. */
  answer: string;
}

export interface AnswerDeliveryBody {
  token: DeliveryToken;
  answer: "accept" | "decline" | "schedule";
  window?: DeliveryWindow;
  reason?: string;
}

export interface AnswerReviewBody {
  answer: string;
}

export interface Application {
  id: Id;
  status: ApplicationStatus;
  breeder: BreederSummary;
  /** First name and initial; the full name from the first payment on. */
  buyerName: string;
  petId?: Id;
  /** The pet for which the application was started. */
  petName: string | null;
  petStatus?: PetStatus;
  /** The questions when the application was started. */
  questions: ApplicationQuestion[];
  answers: ApplicationReply[];
  ownPets: ApplicationPet[];
  reason: string | null;
  createdAt: Timestamp;
  submittedAt: NullableTimestamp;
  decidedAt: NullableTimestamp;
}

export interface ApplicationAnswer {
  application: Application;
}

export interface ApplicationForm {
  breederId: Id;
  /** A reservation needs an approved application. */
  isRequired: boolean;
  questions: ApplicationQuestion[];
}

export interface ApplicationFormAnswer {
  form: ApplicationForm;
}

export interface ApplicationFormBody {
  isRequired: boolean;
  questions: ApplicationQuestion[];
}

export interface ApplicationPet {
  id: Id;
  name: string;
  type: PetType;
  sex?: PetSex;
  breedName: string | null;
  birthDate: NullableDate;
  weightLb: number | null;
}

export interface ApplicationQuestion {
  id: string;
  text: string;
  kind: "text" | "long-text" | "yes-no" | "choice";
  isRequired: boolean;
  choices: string[];
}

export interface ApplicationReply {
  questionId: string;
  text: string;
}

export type ApplicationStatus = "draft" | "submitted" | "approved" | "declined" | "withdrawn";

export interface ApplicationsAnswer {
  applications: Application[];
  nextCursor: NextCursor;
}

export type Area = string;

export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

export interface AuditEntriesAnswer {
  entries: AuditEntry[];
  nextCursor: NextCursor;
}

export interface AuditEntry {
  id: Id;
  /** Null if the server's operator did it. */
  actorId: string | null;
  actorName: string;
  action: string;
  subjectKind: "user" | "verification" | "listing" | "parent" | "change-request" | "claim-change" | "report" | "dispute" | "order" | "discount-code" | "state-rule" | "shelter-invitation" | "staff-invitation" | "fraud-case" | "delivery";
  subjectId: string;
  /** Its current name. Null if it has none or no longer exists. */
  subjectName: string | null;
  reason: string | null;
  changes: AuditChange[];
  at: Timestamp;
}

export interface AvailableFundsAnswer {
  availableFunds: Figure;
}

export interface AvgSellingPriceAnswer {
  avgSellingPrice: Figure;
}

export type BadgeId = 1 | 3 | 5 | 7 | 12;

export interface BillingDetails {
  firstName: string;
  lastName: string;
  address: Address;
}

export interface Breed {
  id: Id;
  slug: Slug;
  breedName: string;
  category: BreedCategory;
  /** The registry's group, such as Toy. */
  group: string | null;
  colors: BreedColor[];
  /** The size classes in use for this breed. Empty if it has none. */
  sizeClasses: SizeClass[];
  availablePets: Count;
}

export interface BreedAnswer {
  breed: BreedFacts;
}

export interface BreedCare {
  /** Origin of the levels: rated for this breed, the middle of a cross's parents, or usual for its group and coat. */
  basis: "breed" | "parents" | "group";
  energy?: BreedLevel;
  grooming: BreedLevel;
  shedding: BreedLevel;
  /** Level 5 learns fastest. Left out for cats. */
  training?: BreedLevel;
  /** Level 5 is the most patient with children. */
  children?: BreedLevel;
  /** Time that a grown pet of the breed usually manages alone. Left out if it isn't well known. */
  timeAlone?: "little" | "half_day" | "workday";
  /** Tests for the parents of a litter. The source's list for the breed may be longer. Empty if unknown. */
  healthTests: BreedHealthTest[];
  yearlyCost: YearlyCost;
  suits: BreedFit[];
  cautions: BreedCaution[];
}

export type BreedCategory = "Dogs" | "Cats";

export type BreedCaution = "needs_space" | "needs_exercise" | "quiet_nature" | "sheds" | "small_children" | "hard_to_train" | "much_grooming" | "needs_company";

export interface BreedColor {
  title: string;
}

export interface BreedFacts {
  id: Id;
  slug: Slug;
  breedName: string;
  category: BreedCategory;
  group: string | null;
  colors: BreedColor[];
  sizeClasses: SizeClass[];
  coatTypes: CoatType[];
  availablePets: Count;
  summary: string;
  temperament: string[];
  adultWeightLb: WeightBySex;
  adultHeightIn?: Range;
  lifeSpanYears: Range;
  isLowShedding: boolean;
  isApartmentFriendly: boolean;
  /** A cross of two breeds. */
  isHybrid: boolean;
  care?: BreedCare;
  /** The lowest price of the available pets, in US cents. Null if there are none. */
  priceMinCents: number | null;
  priceMaxCents: number | null;
  image?: PetImage;
  /** Breeders with available pets of this breed. */
  breeders: BreederSummary[];
}

export type BreedFit = "apartment" | "calm" | "moderate" | "active" | "low_shedding" | "children" | "easy_to_train" | "little_grooming" | "time_alone";

export interface BreedHealthTest {
  name: HealthTestName;
  /** Publisher of the recommendation. */
  source: "ofa_chic" | "pawpeds" | "uc_davis_vgl";
}

export type BreedLevel = number;

export interface BreedMatch {
  breed: Breed;
  /** Whether no answer speaks against the breed. */
  isGoodFit: boolean;
  /** Answers that the breed fits. */
  reasons: BreedFit[];
  /** Answers that the breed does not fit. */
  cautions: BreedCaution[];
  /** The newest available pets of the breed. */
  pets: PetCard[];
}

export interface BreedMatchesAnswer {
  /** Breeds with an available pet, best first. */
  matches: BreedMatch[];
}

export interface BreedSummary {
  id: Id;
  slug: Slug;
  breedName: string;
}

export interface BreederData {
  breederProfile: BreederProfile;
  /** The program's own address, which the public page doesn't show. */
  phoneNumber: string | null;
  verification: VerificationStatus;
  /** Whether new listings skip the review. */
  autoApprove: boolean;
  listingsByStatus: StatusCount[];
  /** Changes waiting for staff, at most one of each kind. */
  claimChanges: OwnClaimChange[];
}

export interface BreederDataAnswer {
  breederData: BreederData;
}

export interface BreederFunds {
  pendingCents: SignedCents;
  availableCents: SignedCents;
  owedCents: SignedCents;
}

export interface BreederListAnswer {
  breeders: ListedBreeder[];
  total: Count;
  /** False if there are more than `total`, which is then the highest number counted. */
  totalIsExact: boolean;
  place?: ListPlace;
  nextCursor: NextCursor;
}

export interface BreederProfile {
  id: Id;
  slug: BreederSlug;
  name: string;
  /** Plain text. */
  story: string;
  breederProgramAddress: ProgramAddress;
  city: string;
  state: State;
  cityAndState: string;
  profileImageURL: string;
  coverImage?: PetImage;
  isVerified: boolean;
  verifiedAt: NullableTimestamp;
  licence: string | null;
  isShelter: boolean;
  memberSince: Date;
  /** A year. */
  breedingSince: number | null;
  homesFound: Count;
  breeds: BreedSummary[];
  /** Available pets, newest first. */
  pets: PetCard[];
  /** The pets reserved, sold or adopted last; listSoldPets has all of them. */
  soldPets: PetCard[];
  parents: ParentSummary[];
  availableCount: Count;
  soldCount: Count;
  ratingCount: Count;
  ratingAverage: number | null;
  /** The share of the deposit, in percent, that the breeder refunds after the first 48 hours. A state's rule may require more. */
  depositRefundPercent: 0 | 50 | 100;
  guaranteePeriod?: GuaranteePeriod;
  response?: ResponseFigures;
}

export interface BreederProfileAnswer {
  breederProfile: BreederProfile;
}

export type BreederSlug = string;

export interface BreederSummary {
  id: Id;
  slug: BreederSlug;
  /** The program's name. */
  name: string;
  city: string;
  state: State;
  cityAndState: string;
  profileImageURL: string;
  isVerified: boolean;
  isShelter: boolean;
  ratingCount: Count;
  ratingAverage: number | null;
  memberSince: Date;
}

export type BreedersZone = string;

export interface BreedsAnswer {
  /** Sorted by name. */
  breeds: Breed[];
}

export interface BuyAddOnsBody {
  reservationId: Id;
  addOnIds: AddOnIds;
  paymentMethod: PaymentMethod;
  expectedTotalCents?: Cents;
}

export type CancelCause = "health" | "keeping" | "other";

export interface CandidatesAnswer {
  pets: MatchCandidate[];
  total: Count;
  pageSize: number;
  page: number;
}

export interface CarrierDelivery {
  petName: string;
  petType: PetType;
  kind: DeliveryKind;
  status: DeliveryStatus;
  /** The carrier's pay in cents. */
  payCents: number;
  /** Whether the pet may be picked up: paid in full, old enough, and the sale isn't paused. */
  isReady: boolean;
  /** The reason if the pet may not be picked up yet. */
  readyReason?: string;
  window?: DeliveryWindow;
  pickUp: DeliveryPlace;
  dropOff: DeliveryPlace;
  timeZones: DeliveryTimeZones;
  carrierName: string;
  supportPhone: string;
  expiresAt: Timestamp;
}

export interface CarrierDeliveryAnswer {
  delivery: CarrierDelivery;
}

export type Cents = number;

export interface ChangeEmailBody {
  email: Email;
  /** The current password. */
  password: string;
  secondFactorCode?: SecondFactorCode;
}

export type ChangeKind = "photo" | "video" | "name" | "description";

export interface ChangePasswordBody {
  currentPassword: string;
  newPassword: NewPassword;
}

export interface ChangePremisesBody {
  /** The caller's uploaded files with the purpose rearing-area. */
  rearingArea: FileKey[];
}

export interface ChangeRequest {
  id: Id;
  kind: ChangeKind;
  status: "open" | "accepted" | "rejected";
  petId: Id;
  petName: string;
  breeder: BreederSummary;
  oldText: string | null;
  newText: string | null;
  textFlags: TextFlags;
  oldImages: PetImage[];
  newImages: PetImage[];
  reason: string | null;
  createdAt: Timestamp;
  decidedAt: NullableTimestamp;
}

export interface ChangeRequestAnswer {
  changeRequest: ChangeRequest;
}

export interface ChangeRequestsAnswer {
  changeRequests: ChangeRequest[];
  nextCursor: NextCursor;
}

export interface ChangeStaffRankBody {
  rank: StaffRank;
}

export interface ChannelAuthAnswer {
  auth: string;
  channel_data?: string;
}

export interface ChannelAuthBody {
  socket_id: string;
  channel_name: string;
}

export interface ChargebackCase {
  chargeback: OrderChargeback;
  state: ChargebackState;
  /** True if the deadline hasn't passed and nothing was submitted. */
  canSubmit: boolean;
  submittedAt: NullableTimestamp;
  draft: EvidenceTexts;
  submitted?: SubmitEvidenceBody;
  items: ChargebackItem[];
}

export interface ChargebackCaseAnswer {
  case: ChargebackCase;
}

export interface ChargebackItem {
  id: Id;
  by: "breeder" | "staff";
  text: string;
  files: DisputeFile[];
  at: Timestamp;
}

export type ChargebackState = "needs-response" | "under-review" | "won" | "lost";

export interface ChargebacksAnswer {
  chargebacks: OrderChargeback[];
  nextCursor: NextCursor;
}

export interface Charity {
  name: string;
  /** Its Employer Identification Number. */
  ein: string;
  /** Its registration as a charity, with the number. */
  registration: string;
  pageUrl: string;
  /** The number of days after a completed sale within which it gets the donation. */
  paidWithinDays: number;
  /** Whether buyers can deduct the donation from their taxes. */
  isDeductible: boolean;
}

export interface Chat {
  id: Id;
  partner: ChatPartner;
  pet?: PetCard;
  lastMessage?: ChatMessage;
  unreadCount: Count;
  /** Whether either side blocks the other. */
  isBlocked: boolean;
  standing: ChatStanding;
  /** Whether the caller gets no notifications about it. */
  isMuted: boolean;
  /** Whether the caller is the breeder in it. */
  isSelling: boolean;
  /** Whether contact details are masked in it now. */
  isContactHidden: boolean;
  reservedPetId?: Id;
  readByPartnerAt: NullableTimestamp;
  readByPartnerTo?: Id;
  updatedAt: Timestamp;
}

export interface ChatAnswer {
  chat: Chat;
}

export interface ChatImage {
  url: string;
  /** The file's name, masked like the text. */
  name: string;
  width: number;
  height: number;
}

export interface ChatMessage {
  id: Id;
  clientId?: Id;
  isMine: boolean;
  /** Contact details are masked until a payment exists: words in brackets replace each of them. Authors read their own messages as they wrote them. */
  text: string;
  /** Whether part of the message is masked for the other person. */
  isMasked: boolean;
  /** The kinds of contact details that are masked. */
  masked: MaskedKind[];
  /** The other person asks for money, or for a payment outside Hearthpaw. Always false in the caller's own messages. */
  isAskingForMoney: boolean;
  images: ChatImage[];
  at: Timestamp;
}

export interface ChatPartner {
  /** A buyer's last name is an initial until a payment exists. */
  name: string;
  profileImageURL: string;
  breederId?: Id;
  breederSlug?: BreederSlug;
}

export interface ChatReport {
  id: Id;
  createdAt: Timestamp;
}

export interface ChatReportAnswer {
  report: ChatReport;
}

export type ChatStanding = "open" | "blocked-by-me" | "blocked" | "closed" | "closed-by-staff" | "suspended";

export interface ChatsAnswer {
  chats: Chat[];
  nextCursor: NextCursor;
}

export type CheckoutStepName = "started" | "payment-options" | "contact" | "delivery" | "billing-address" | "payment" | "completed";

export type ClaimAnswer = string | null;

export interface ClaimChange {
  id: Id;
  kind: ClaimKind;
  status: "open" | "accepted" | "rejected";
  breeder: BreederSummary;
  oldText: ClaimText;
  newText: ClaimText;
  oldPhotos: ClaimPhotos;
  newPhotos: ClaimPhotos;
  textFlags: TextFlags;
  question: ClaimQuestion;
  answer: ClaimAnswer;
  reason: string | null;
  createdAt: Timestamp;
  decidedAt: NullableTimestamp;
}

export interface ClaimChangeAnswer {
  claimChange: ClaimChange;
}

export interface ClaimChangesAnswer {
  claimChanges: ClaimChange[];
  nextCursor: NextCursor;
}

export type ClaimKind = "name" | "legal-name" | "place" | "licence" | "premises";

export type ClaimPhotos = FileKey[];

export type ClaimQuestion = string | null;

export type ClaimText = string | null;

export type ClientSecret = string;

export interface CloseAccountBody {
  /** The current password, if the account has one. */
  password?: string;
  secondFactorCode?: SecondFactorCode;
  /** The available funds that the breeder waives by closing the account, exactly as returned by checkClosing. Only for a blocker with canWaive. */
  waivedCents?: Cents;
}

export interface ClosingAnswer {
  /** recent-sign-in is for accounts without a password. */
  proof: "password" | "recent-sign-in";
  needsSecondFactor: boolean;
  /** Whether payment records stay for seven years. */
  keepsRecords: boolean;
  blockers: ClosingBlocker[];
}

export interface ClosingBlocker {
  /** A payout is money that the person has earned but hasn't received yet, or owes (isDebt). */
  kind: "reservation" | "dispute" | "payment" | "refund" | "payout";
  side: "buyer" | "breeder";
  reservationId: string | null;
  /** The reservation's number. */
  number: string | null;
  petName: string | null;
  /** A sentence that says how to resolve it. */
  todo: string;
  /** The amount of a payout or debt. Null for other obstacles. */
  amountCents?: Cents | null;
  /** Whether the person owes the amount. */
  isDebt?: boolean;
  /** Whether payOutForClosing can pay it out now. */
  canPayOut?: boolean;
  /** Whether it waits for the breeder's payout account. */
  canAddAccount?: boolean;
  /** Whether closeAccount accepts it as waivedCents. */
  canWaive?: boolean;
}

export type CoatType = "Smooth" | "Long" | "Medium" | "Wire" | "Silky-Wire" | "Fluffy";

export interface Company {
  /** The registered legal name. */
  name: string;
  postalAddress: string;
  /** The state whose law governs the terms. */
  governingState: string;
}

export interface CompleteReservationBody {
  reservedPetId: Id;
}

export interface Configuration {
  mode: "development" | "staging" | "production";
  deploymentVersion: string;
  termsVersion: TermsVersion;
  /** All versions, newest first. People see the changes since the version they accepted. */
  termsChanges: TermsChange[];
  supportPhone: string;
  supportEmail: string;
  payments: PaymentSettings;
  realtime: RealtimeSettings;
  reports: ReportSettings;
  /** The measurement ID of Google Analytics 4, used only after consent. Null outside production. */
  analyticsId: string | null;
  /** The operator's tiles of the map. If it's null, the site draws the map from its own files. */
  mapTiles: MapTiles | null;
  /** The charity that gets donations. If it's null, the API refuses donations. */
  charity: Charity | null;
  company: Company;
  /** The outside services that this server uses and that receive personal data, as the privacy notice lists them. */
  recipients: Recipient[];
  /** Null if no service is configured. */
  liveChat: LiveChatSettings | null;
  /** Null if no service is configured. */
  reviewsWidget: ReviewsWidgetSettings | null;
  signInProviders: ("google" | "facebook")[];
  /** The page with the example accounts' codes, only in development. */
  authenticatorUrl: string | null;
}

export interface ConfigurationAnswer {
  configuration: Configuration;
}

export interface ConfirmSaleContractBody {
  saleContractHash: ContractHash;
}

export interface Contact {
  firstName: string;
  lastName: string;
  email: Email;
  phoneNumber: PhoneNumber;
}

export interface ContestedPayment {
  paymentId: Id;
  amountCents: Cents;
  status: "inquiry" | "open" | "won" | "lost";
  openedAt: Timestamp;
  closedAt: NullableTimestamp;
}

export interface ContractDocument {
  openapi: string;
  [key: string]: unknown;
}

export type ContractHash = string;

export type Count = number;

export interface CountShareBody {
  /** The page that was shared, as a path on this site or a short name. */
  page: string;
}

export interface CreateMatchBody {
  parentId: Id;
  otherParentId: Id;
  message: string;
}

export interface CreatePaymentIntentBody {
  reservationId: Id;
  paymentMethod: PaymentMethod;
  order?: OrderChoices;
  acceptances: Acceptances;
  expectedDueNowCents?: Cents;
  /** The buyer's own wish to keep the card of this deposit. It is charged once, for the balance, on its due date. By default, and without a deposit by card, no card is kept. */
  saveCard?: boolean;
}

export interface CreateSetupIntentBody {
  reservationId: Id;
}

export interface CsrfTokenAnswer {
  csrfToken: string;
}

export interface CurrentUserAnswer {
  user: User;
  /** The dashboard that the role opens by default. */
  dashboard: "breeder" | "consumer";
}

export type Cursor = string;

export interface DashboardPreview {
  tasks: DashboardTask[];
  listingsByStatus: StatusCount[];
  viewsThisWeek: Count;
  viewsLastWeek: Count;
  openReservations: Count;
  reservationsInCheckout: Count;
  reservationsAwaitingBalance: Count;
  reservationsToHandOver: Count;
  /** Below zero if the breeder's promo codes cost more than the open sales earn. */
  pendingFundsCents: SignedCents;
  availableFundsCents: Cents;
}

export interface DashboardPreviewAnswer {
  data: DashboardPreview;
}

export interface DashboardTask {
  kind: "reservation-paid" | "hand-over" | "complete-sale" | "problem-reported" | "chargeback" | "balance-overdue" | "payouts" | "listing-rejected" | "parent-rejected" | "listing-draft" | "sale-barred" | "application" | "question" | "verification" | "waitlist";
  title: string;
  url: string;
  dueAt: NullableTimestamp;
  /** The calendar day of a deadline or a hand-off, in the pet's time zone. Null for a time that isn't a deadline. */
  dueOn: string | null;
}

export type Date = string;

export interface DecideChangeBody {
  decision: "accept" | "reject";
  /** Required to reject. */
  reason?: string;
}

export interface DecideClaimChangeBody {
  decision: "accept" | "ask" | "reject";
  /** Required to ask and to reject. The seller reads it. */
  reason?: string;
}

export interface DecideDisputeBody {
  outcome: "release" | "refund";
  /** Only for a refund: the part of the payment to refund, at most all that hasn't been refunded. Without it, everything is refunded and the sale ends as refunded, even if it was free or a bank took the money. After a partial refund, the sale stays completed. */
  refundCents?: number;
  /** Only for a partial refund: the amount that the breeder pays of it, up to the quote's mostBreederCents. Hearthpaw pays the rest. By default, each side refunds its own share. */
  breederCents?: number;
  /** The reason to resolve it without a reply, before the breeder's reply is due. Without it, the call returns 409 `reply_due`. Both sides read it. */
  earlyReason?: string;
  /** Only for a full refund: whether the pet is back with its breeder, which opens its listing again. By default, true if neither side has confirmed the hand-off. */
  isPetReturned?: boolean;
  /** Both sides read it. */
  reason: string;
}

export interface DecideFraudCaseBody {
  decision: "keep" | "clear";
  reason: string;
}

export interface DecideListingBody {
  status: "available" | "rejected" | "not-approved-internal" | "in-review" | "no-longer-available";
  /** Required for all decisions but an approval. */
  reason?: string;
  updatedAt?: Timestamp;
}

export interface DecideParentBody {
  decision: "approve" | "reject";
  /** Required to reject. */
  reason?: string;
  updatedAt?: Timestamp;
}

export interface DecideReportBody {
  decision: "keep" | "remove";
  reason: string;
}

export interface DecideVerificationBody {
  decision: "review" | "approve" | "ask" | "reject";
  /** Required to ask and to reject. */
  reason?: string;
}

export interface DeleteFileBody {
  fileKey: FileKey;
}

export interface Delivery {
  id: Id;
  kind: DeliveryKind;
  status: DeliveryStatus;
  /** The accepted carrier's company, or their name. Null before that. */
  carrierName: string | null;
  window?: DeliveryWindow;
  timeZones: DeliveryTimeZones;
  /** Only for the buyer, until the hand-off. The buyer shows it when the pet arrives. */
  code?: string;
  pickUp?: DeliveryPickUp;
  photos: DeliveryPhoto[];
  /** The time of the latest change of the status. */
  statusAt: Timestamp;
}

export type DeliveryAction = "offer" | "resend" | "withdraw" | "schedule" | "price" | "confirm" | "fail" | "cancel";

export interface DeliveryAnswer {
  delivery?: Delivery;
}

export interface DeliveryCarrier {
  name: string;
  email: Email;
  /** A US phone number in E.164. */
  phoneNumber: string | null;
  company: string | null;
}

export interface DeliveryCount {
  status: DeliveryStatus;
  /** Counting stops at 1,000. */
  count: number;
}

export interface DeliveryDetails {
  isBillingDifferent: boolean;
  firstName: string;
  lastName: string;
  address: Address;
}

export interface DeliveryEvent {
  status: DeliveryStatus;
  by: "staff" | "carrier" | "system";
  /** The staff member or carrier. */
  name: string | null;
  reason: string | null;
  at: Timestamp;
}

export interface DeliveryInformation {
  isBillingDifferent: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  address: Address;
}

export type DeliveryKind = "Honest Delivery" | "Puppy Flight";

export type DeliveryOption = "none" | "honest" | "pickup" | "flight";

export interface DeliveryPhoto {
  of: "pick-up" | "hand-off";
  /** Works for five minutes. */
  url: string;
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
}

export interface DeliveryPickUp {
  address: Address;
  /** Directions, or empty. */
  note: string;
}

export interface DeliveryPlace {
  name: string | null;
  phoneNumber: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: State;
  postalCode: string | null;
  note: string;
}

export type DeliveryStatus = "to-arrange" | "offered" | "accepted" | "scheduled" | "picked-up" | "handed-off" | "canceled" | "failed";

export type DeliveryTarget = string;

export interface DeliveryTimeZones {
  pickUp: string;
  arrival: string;
}

export type DeliveryToken = string;

export interface DeliveryWindow {
  pickUpAt: Timestamp;
  arriveFrom: Timestamp;
  arriveTo: Timestamp;
}

export type DepositCents = number;

export interface DiscountCode {
  id: Id;
  code: string;
  type: DiscountType;
  percent: number | null;
  amountCents: number | null;
  funder: "platform" | "breeder";
  breederId?: Id;
  breederName?: string;
  startsAt: Timestamp;
  endsAt: NullableTimestamp;
  usesLimit: number | null;
  usesLimitPerPerson: number | null;
  /** Orders that were paid with the code, and open orders that use it now. An order that ends unpaid no longer counts. */
  usesCount: Count;
  isActive: boolean;
  createdAt: Timestamp;
}

export interface DiscountCodeAnswer {
  discountCode: DiscountCode;
}

export interface DiscountCodeFields {
  /** Letters, digits and hyphens. Capitals and small letters are the same. */
  code: string;
  type: DiscountType;
  /** The percentage of a Percentage code. Null for other types. */
  percent: number | null;
  /** The amount of an Amount code. Null for other types. */
  amountCents: number | null;
  /** Payer of the whole discount. A breeder also pays any part beyond the earnings from the sale. */
  funder: "platform" | "breeder";
  /** The only breeder whose pets the code works for. Required if the breeder funds it. */
  breederId?: Id;
  startsAt: Timestamp;
  endsAt: NullableTimestamp;
  /** Null for no limit. */
  usesLimit: number | null;
  /** Null for no limit. */
  usesLimitPerPerson?: number | null;
  /** If false, the code is off until it is turned on again. */
  isActive: boolean;
}

export interface DiscountCodesAnswer {
  discountCodes: DiscountCode[];
  nextCursor: NextCursor;
}

export type DiscountType = "Percentage" | "Amount" | "Free Delivery" | "Zero Total";

export interface Dispute {
  id: Id;
  reservedPetId: Id;
  petName: string;
  sellerName: string;
  status: DisputeStatus;
  reason: DisputeReason;
  messages: DisputeMessage[];
  /** The decision of staff. Left out while the dispute is open. */
  outcome?: "release" | "refund";
  /** The amount refunded to the buyer by the decision. Null if there is none. */
  refundCents: number | null;
  /** The status of that refund, which stays owed until it has arrived. Left out if there is none. */
  refundStatus?: "on-its-way" | "delayed" | "arrived";
  /** The breeder's part of refundCents. Null until a refund is decided. After a full refund, this is all that the sale had brought the breeder, which is more than the refund if a code paid for some of the sale. */
  breederCents?: number | null;
  /** Hearthpaw's part of refundCents, with its fees. Null until a refund is decided. Negative if Hearthpaw recovers the money that its code paid. Refunded sales tax and a refunded donation make up the rest. */
  platformCents?: number | null;
  /** The last day for the breeder's reply, in the pet's time zone. Null in disputes older than this deadline. */
  replyDueOn?: NullableDate;
  hasBreederReplied?: boolean;
  /** The reason why staff resolved it without a reply, before the breeder's reply was due. */
  earlyReason?: string | null;
  /** Whether the decision ended the sale and undid all of it. */
  hasSaleEnded?: boolean;
  decision: string | null;
  createdAt: Timestamp;
  decidedAt: NullableTimestamp;
}

export interface DisputeAnswer {
  dispute: Dispute;
  approval?: MoneyApproval;
}

export interface DisputeFile {
  fileKey: FileKey;
  /** Works for five minutes. */
  url: string;
  name: string;
  contentType: string;
  /** The size in bytes. */
  size: number;
}

export interface DisputeMessage {
  id: Id;
  by: "buyer" | "breeder" | "staff";
  text: string;
  fileKeys: FileKey[];
  /** The files of `fileKeys` that still exist. */
  files: DisputeFile[];
  at: Timestamp;
}

export interface DisputeQuote {
  disputeId: Id;
  refundableCents: Cents;
  refundCents: Cents;
  breederCents: SignedCents;
  platformCents: SignedCents;
  /** Refunded sales tax and refunded donation. */
  othersCents: SignedCents;
  /** The amount that the breeder pays if each side refunds its own share. */
  shareCents: SignedCents;
  /** The largest amount that the breeder can be asked to pay of it. */
  mostBreederCents: SignedCents;
  targets: RefundTarget[];
  fundsBefore: BreederFunds;
  fundsAfter: BreederFunds;
}

export interface DisputeQuoteAnswer {
  quote: DisputeQuote;
}

export type DisputeReason = "not-as-described" | "health" | "not-delivered" | "paperwork" | "other";

export type DisputeStatus = "open" | "waiting-for-breeder" | "waiting-for-buyer" | "decided";

export interface DisputesAnswer {
  disputes: Dispute[];
  nextCursor: NextCursor;
}

export interface Earnings {
  platformFeeCents: Cents;
  /** Earnings after the platform fee, minus returnedCents. 0 if more was refunded than the sale earned. */
  netCents: Cents;
  /** The cost of the breeder's promo code beyond the earnings from this sale. The breeder covers it at availableAt, from available funds and then from later sales. 0 once the sale is canceled. */
  coverCents: Cents;
  /** The part of the breeder's earnings that refunds and chargebacks have taken. */
  returnedCents?: SignedCents;
  availableAt: NullableTimestamp;
}

export type Email = string;

export interface EmailCheckAnswer {
  /** Whether a new account may use the address. */
  ok: boolean;
}

export interface EvidenceFile {
  use: EvidenceUse;
  fileKey: FileKey;
}

export interface EvidenceTexts {
  productDescription?: string;
  customerName?: string;
  customerEmail?: string;
  billingAddress?: string;
  serviceDate?: string;
  refundPolicyDisclosure?: string;
  explanation?: string;
}

export type EvidenceUse = "contract" | "handover" | "messages" | "delivery" | "receipt" | "refund-policy" | "other";

export interface ExportAnswer {
  export: ExportDocument;
}

export interface ExportDocument {
  madeAt: Timestamp;
  user: User;
  sections: ExportSection[];
}

export interface ExportSection {
  name: string;
  /** Items as JSON texts, each with the fields of its type. */
  items: string[];
}

export type Exposure = "carRides" | "loudNoises" | "publicPlaces" | "fireworks" | "doorbells";

export interface FacetCount {
  /** The value for the filter of the same name. */
  value: string;
  label: string;
  count: Count;
}

export type FacetList = FacetCount[];

export interface FavoritedPet {
  id: Id;
  pet: PetCard;
  addedAt: Timestamp;
}

export interface FavoritedPetAnswer {
  favoritedPet: FavoritedPet;
}

export interface FavoritedPetsAnswer {
  favoritedPets: FavoritedPet[];
  nextCursor: NextCursor;
}

export interface FavouriteId {
  id: Id;
  petId: Id;
}

export interface FavouriteIdsAnswer {
  favourites: FavouriteId[];
}

export interface FeaturedCategory {
  id: BadgeId;
  label: string;
  availablePets: Count;
  image?: PetImage;
}

export interface FeaturedPets {
  newlyAvailable: PetCard[];
  popularBreeds: PopularBreed[];
  categories: FeaturedCategory[];
}

export interface FeaturedPetsAnswer {
  pets: FeaturedPets;
}

export interface Figure {
  value: number;
  previous: number | null;
  changePercent: number | null;
}

export type FileKey = string;

export interface FileKeysBody {
  fileKeys: FileKey[];
}

export interface FileMessageAnswer {
  message: string;
}

export type FilePurpose = "pet-image" | "pet-video" | "profile-image" | "parent-image" | "health-document" | "identity-front" | "identity-back" | "rearing-area" | "registration" | "dispute-evidence" | "post-image" | "review-photo" | "chat-image" | "pet-profile-image";

export interface FileUrlAnswer {
  url: string;
}

export interface FinalizeReservationBody {
  reservedPetId: Id;
  paymentIntent?: IntentId;
  acceptances?: Acceptances;
}

export interface ForgotPasswordBody {
  email: Email;
}

export interface FoundBreeder {
  id: Id;
  slug: BreederSlug;
  name: string;
  city: string;
  state: string;
  isShelter: boolean;
}

export interface FoundChatAnswer {
  chat?: Chat;
  partner: ChatPartner;
  pet?: PetCard;
  /** Whether the caller is the breeder in it. */
  isSelling: boolean;
  /** Whether contact details are hidden in it, until a deposit is paid. */
  isContactHidden: boolean;
}

export interface FraudCase {
  id: Id;
  /** The thing on hold: the seller's payouts, or the listings named. */
  kind: "money" | "listing";
  rule: "same_payout_account" | "same_identity_document" | "same_device" | "same_phone" | "photo_of_another_seller" | "price_far_below";
  /** Open and kept cases hold payouts or hide listings. */
  status: "open" | "kept" | "cleared";
  /** A sentence about the finding. */
  evidence: string;
  seller: FraudSide;
  /** The seller who had it first. Null if the case is about only one listing. */
  other: FraudSide | null;
  /** Listings that the case hides, or would hide but for a sale in progress. */
  listings: FraudListing[];
  openedAt: Timestamp;
  decidedAt: NullableTimestamp;
  /** Name of the team member who decided. */
  decidedBy: string | null;
  reason: string | null;
}

export interface FraudCaseAnswer {
  case: FraudCase;
}

export interface FraudCasesAnswer {
  cases: FraudCase[];
  nextCursor: NextCursor;
}

export interface FraudListing {
  petId: Id;
  name: string;
  breed: string;
  status: PetStatus;
  priceCents: Cents | null;
  image?: PetImage;
  /** Whether buyers can't see it because of the case. False while a sale is in progress. */
  isAside: boolean;
  /** The other seller's listing with the same photo. Null if there is none, or if it was deleted. */
  other: FraudOtherListing | null;
}

export interface FraudOtherListing {
  petId: Id;
  name: string;
  breed: string;
  status: PetStatus;
  image?: PetImage;
}

export interface FraudSide {
  breederId: Id;
  userId: Id;
  programName: string;
  ownerName: string;
  email: string;
  isShelter: boolean;
  accountStatus: AccountStatus;
  verification: VerificationStatus;
  memberSince: Timestamp;
  /** The number of completed sales. */
  salesCount: Count;
  /** Earnings that could be paid out, at least 0. */
  availableCents: Cents;
  /** Other open and kept cases of this seller. */
  otherCases: Count;
}

export type Generation = "F1" | "F1b" | "F1bb" | "F2" | "Multigen";

export type GoHomeDate = string | null;

export type GoodWith = "otherAnimals" | "dogs" | "children" | "adults";

export interface GrowthPoint {
  date: Date;
  salesCents: SignedCents;
  petsSold: Count;
  views: Count;
}

export interface GuaranteePeriod {
  count: number;
  unit: "day" | "month" | "year";
}

export interface HealthAnswer {
  status: "alive";
  /** The deployment version. */
  version: string;
}

export interface HealthTest {
  /** The examination, such as Cardiac. */
  type: string;
  laboratory: string;
  result: string;
  testedOn: NullableDate;
}

export type HealthTestName = "hips" | "elbows" | "eyes" | "heart" | "knees" | "thyroid" | "hearing" | "kidneys" | "eic_dna" | "pra_dna" | "mls_dna" | "cone_degeneration_dna" | "vwd_dna" | "cea_dna" | "mdr1_dna" | "pll_dna" | "cystinuria_dna" | "hcm_echo" | "hcm_dna" | "pkd_dna" | "sma_dna" | "pk_deficiency_dna" | "gsd4_dna" | "hypokalemia_dna" | "gangliosidosis_dna";

export type Id = string;

export type ImportColumn = "skip" | "ID" | "AnimalName" | "PrimaryBreed" | "SecondaryBreed" | "Mix" | "Type" | "Sex" | "birth_date" | "Age" | "Price" | "Weight" | "Size" | "Color" | "Desc" | "Status" | "Shots" | "Altered" | "NoDogs" | "NoCats" | "NoKids" | "GoodWithDogs" | "GoodWithCats" | "GoodWithKids" | "photo1" | "photo2" | "photo3" | "photo4" | "photo5" | "photo6";

export interface ImportFileBody {
  /** CSV in UTF-8 with a header row. */
  file: File;
  /** The meaning of each column of the file, in the file's order; `skip` leaves a column out. Without this list, columns are recognized by the names that shelter software gives them. */
  columns?: ImportColumn[];
}

export interface ImportFileColumn {
  /** The name in the file's first row. */
  header: string;
  column: ImportColumn;
  /** The first cell that isn't empty. */
  example: string | null;
}

export interface ImportProblem {
  /** The line number in the file; the header is line 1. */
  row: number;
  column: string | null;
  value: string | null;
  detail: string;
  /** True if nothing needs fixing: the row's interpretation. */
  isNotice?: boolean;
}

export interface ImportReport {
  isDryRun: boolean;
  columns: ImportFileColumn[];
  /** Required columns that the file lacks. If there are any, no row was read. Only a dry run returns this. */
  missing: ImportColumn[];
  rows: Count;
  created: Count;
  updated: Count;
  unchanged: Count;
  refused: Count;
  /** Errors to fix, by row; then notices, by row. */
  problems: ImportProblem[];
}

export interface ImportReportAnswer {
  report: ImportReport;
}

export interface IncomingTextBody {
  /** The provider's id of the text. */
  MessageSid: string;
  /** The sender's number with its country code. */
  From: string;
  Body: string;
  [key: string]: unknown;
}

export type IntentId = string;

export type IntentStatus = "succeeded" | "failed" | "requires_payment_method" | "requires_action" | "canceled" | "processing";

export interface IntentStatusAnswer {
  status: IntentStatus;
  /** A sentence for the buyer; null when the payment succeeded. Possible sentences: Payment failed. Please try again. - Please provide a valid payment method. - Additional authentication required. - Payment was canceled. - Payment is still processing. */
  message: string | null;
  /** The provider's reason, if a card was declined. */
  declineCode?: string;
  reservationId: Id;
  kind: PaymentKind;
}

export interface InviteShelterBody {
  email: Email;
  name: string;
  state?: State;
}

export interface InviteStaffBody {
  email: Email;
  rank: StaffRank;
}

export interface InviteWaitlistBody {
  id: Id;
  /** At least one. */
  petIds?: Id[];
}

export interface JoinStaffBody {
  token: string;
}

export interface JoinWaitlistBody {
  breederId: Id;
  litterId?: Id;
  breedId?: Id;
  sex?: PetSex;
  note?: string;
  name?: string;
  email?: Email;
}

export interface KeepCardBody {
  reservationId: Id;
  setupIntent: string;
}

export interface LastGiven {
  contact?: Contact;
  delivery?: DeliveryDetails;
  billing?: BillingDetails;
}

export interface ListPlace {
  /** As people write it: Portland, OR. */
  label: string;
  /** False for a whole state, which has no distances. */
  isPoint: boolean;
}

export interface ListedBreeder {
  id: Id;
  slug: BreederSlug;
  name: string;
  cityAndState: string;
  profileImageURL: string;
  coverImage?: PetImage;
  isVerified: boolean;
  isShelter: boolean;
  memberSince: Date;
  ratingCount: Count;
  ratingAverage: number | null;
  /** The number of pets that this breeder has handed over through the marketplace. */
  homesFound: number;
  /** The number of its pets that can be reserved now. */
  availableCount: number;
  /** Names of the breeds of its available pets and verified parents; the first few. */
  breeds: BreedSummary[];
  /** The distance from the request's place, if that is a point. */
  distanceMiles?: number;
}

export interface ListingAction {
  status: PetStatus;
  isPossible: boolean;
  reason: string | null;
}

export interface ListingEvent {
  status: PetStatus;
  statusLabel: string;
  actor: "breeder" | "admin" | "system";
  reason: string | null;
  at: Timestamp;
}

export interface ListingFields {
  id?: Id;
  /** A new value for each new draft. The same value repeats a call, which then saves that draft again. Not needed with an `id`. */
  idempotencyKey?: string;
  name?: string;
  type?: PetType;
  sex?: PetSex;
  breedId?: Id;
  generation?: Generation;
  sizeClass?: SizeClass;
  coatType?: CoatType;
  color?: string | null;
  description?: string;
  birthDate?: NullableDate;
  goHomeDate?: TypedGoHomeDate;
  weightLb?: number | null;
  adultWeightLb?: number | null;
  priceCents?: number | null;
  deliveryOptions?: DeliveryOption[];
  badges?: BadgeId[];
  goodWith?: GoodWith[];
  training?: Training[];
  exposure?: Exposure[];
  registries?: RegistryDocument[];
  registrationNumber?: string | null;
  microchipNumber?: string | null;
  geneticTesting?: boolean;
  healthTests?: OwnHealthTest[];
  litterId?: Id;
  sireId?: Id;
  damId?: Id;
  imageKeys?: FileKey[];
  videoKey?: NullableFileKey;
  /** Choices to clear. */
  clear?: ("generation" | "sizeClass" | "coatType" | "litterId" | "sireId" | "damId")[];
}

export interface ListingIdsBody {
  ids: Id[];
}

export interface ListingMessageAnswer {
  message: string;
}

export interface ListingReport {
  id: Id;
  createdAt: Timestamp;
}

export interface ListingReportAnswer {
  report: ListingReport;
}

export interface ListingStatusBody {
  status: "available" | "temporary-pause" | "not-available" | "sold-external" | "no-longer-available" | "in-review";
  reason?: string;
}

export interface Litter {
  id: Id;
  name: string;
  birthDate: NullableDate;
  goHomeDate: NullableDate;
}

export interface LitterBody {
  name: string;
  state: LitterState;
  breedId: Id;
  sireId?: Id;
  damId?: Id;
  expectedDate?: NullableDate;
  birthDate?: NullableDate;
  goHomeDate?: NullableDate;
  litterNumber?: string | null;
}

export interface LitterPet {
  id: Id;
  name: string | null;
  sex?: PetSex;
  status: PetStatus;
  statusLabel: string;
  image?: PetImage;
}

export type LitterState = "planned" | "expected" | "born";

export interface LiveChatSettings {
  /** The service's name for people, such as Crisp. */
  serviceName: string;
  frameUrl: string;
}

export type LooseFilter = "type" | "breed" | "sex" | "categories" | "adultSize" | "sizeClass" | "age" | "coatType" | "generation" | "goodWith" | "training" | "registry" | "documents" | "parentTests" | "color" | "delivery" | "deliverTo" | "price" | "isRescue" | "isSmall" | "hasVideo" | "ready" | "distance" | "area" | "state" | "q" | "notBreed" | "notColor" | "notSizeClass" | "notCoatType" | "notGeneration" | "notRescue" | "notState" | "notZip";

export interface MapPin {
  latitude: number;
  longitude: number;
  count: Count;
  /** The lowest price of these pets with the service fee. */
  fromCents: Cents;
  /** Whether they all are at one point, which no zoom level separates. */
  isOnePlace: boolean;
  /** The area of all points that share the pin. */
  area: Area;
}

export interface MapTiles {
  url: string;
  /** The sources as shown on the map. */
  attribution: string;
}

export interface MarkNotificationsReadBody {
  upTo: Id;
}

export type MaskedKind = "phone" | "email" | "payment" | "handle" | "link" | "address";

export interface Match {
  _id: Id;
  id: Id;
  status: MatchStatus;
  mine: ParentSummary;
  other: ParentSummary;
  otherBreeder: BreederSummary;
  isProposedByMe: boolean;
  message: string;
  relatedness?: Relatedness;
  /** Actions that the caller can take now. */
  allowed: ("accepted" | "declined" | "withdrawn" | "completed")[];
  expiresAt: NullableTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface MatchCandidate {
  parent: ParentSummary;
  breeder: BreederSummary;
  distanceMiles: number | null;
  healthTestsCount: Count;
  isSameBreed: boolean;
  relatedness?: Relatedness;
  /** The proposed or accepted match of these two. */
  matchId: string | null;
}

export type MatchStatus = "proposed" | "accepted" | "declined" | "withdrawn" | "expired" | "completed";

export interface MatchesAnswer {
  matches: Match[];
  nextCursor: NextCursor;
}

export interface MessagesAnswer {
  messages: ChatMessage[];
  nextCursor: NextCursor;
}

export interface MethodLimit {
  method: PaymentMethod;
  minCents: number;
  maxCents: number;
}

export interface MoneyApproval {
  id: Id;
  kind: "refund" | "dispute" | "balance" | "owed-refund" | "finding" | "payout";
  /** Id of the order, dispute, breeder, owed refund, finding or payout. */
  subjectId: string;
  /** Name of the pet or program, or for a finding without either, the payment provider's id. */
  about: string;
  amountCents: number;
  /** Amounts of the same sale, or of the same breeder within 30 days, that count together with this request. */
  beforeCents: number;
  reason: string;
  askedById: Id;
  askedBy: string;
  askedAt: Timestamp;
  expiresAt: Timestamp;
}

export interface MoneyApprovalsAnswer {
  approvals: MoneyApproval[];
}

export interface MoneyCheck {
  startedAt: Timestamp;
  endedAt: Timestamp;
  /** Reservations that started before then are skipped. */
  since: Timestamp;
  reservations: Count;
  charges: Count;
  refunds: Count;
  disputes: Count;
  payouts: Count;
  /** Payments and transfers at the payment provider that aren't ours, and were skipped. */
  others: Count;
  /** Differences that disappeared when the provider was read again. */
  settled: Count;
  /** Our balance at the provider by our books, in US cents. Null if the provider's account serves others too. */
  booksCents: number | null;
  /** The same by the provider's record. */
  providerCents: number | null;
}

export interface MoneyDifference {
  /** The broken money invariant. */
  rule: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10" | "state";
  /** The invariant in words. */
  title: string;
  /** The id of a reservation, payment, refund, dispute, payout or breeder, or the source of a booking. */
  subject: string;
  detail: string;
  firstSeenAt: Timestamp;
  lastSeenAt: Timestamp;
}

export interface MoneyFinding {
  id: Id;
  /** A payment by a buyer, or a transfer to a breeder's account. */
  kind: "payment" | "transfer";
  /** The payment provider's id. */
  subject: string;
  /** `refunding` lasts until the refund has arrived. */
  status: "open" | "refunding" | "settled";
  amountCents: Cents;
  /** The amount minus refunds, and minus the part that a bank or we took back. */
  leftCents: Cents;
  /** Null if unknown. */
  petName: string | null;
  /** Null if unknown. */
  reservationNumber: string | null;
  /** The email address that the payment provider has. */
  buyerEmail: string | null;
  /** The breeder; null if unknown. */
  programName: string | null;
  happenedAt: Timestamp;
  foundAt: Timestamp;
  /** The payment provider's code for the last failed refund. Null if none failed. */
  failure: string | null;
  /** The reason why the sale can't be restored, as a sentence. Null if it can. */
  attachRefusal: string | null;
}

export interface MoneyFindingAnswer {
  finding: MoneyFinding;
  approval?: MoneyApproval;
}

export interface MuteChatBody {
  isMuted: boolean;
}

export interface NewMatchAnswer {
  newMatch: Match;
}

export type NewPassword = string;

export interface NewPostBody {
  post: PostFields;
}

export type NextCursor = string | null;

export interface NextPayout {
  amountCents: Cents;
  on: Date;
}

export interface Notification {
  id: Id;
  group: NotificationGroup;
  title: string;
  text: string;
  /** A path on this site. */
  url: string | null;
  status: "unread" | "read" | "archived";
  createdAt: Timestamp;
}

export interface NotificationAnswer {
  ok: boolean;
  notification: Notification;
}

export type NotificationChannel = "email" | "sms" | "phone";

export type NotificationGroup = "announcements" | "marketing" | "newsletter" | "account" | "listing" | "messages" | "offersAndUpdates" | "accountNotifications";

export interface NotificationSetting {
  channel: NotificationChannel;
  group: NotificationGroup;
  isOn: boolean;
}

export interface NotificationsAnswer {
  notifications: Notification[];
  unreadCount: UnreadCount;
  nextCursor: NextCursor;
}

export interface NotificationsReadAnswer {
  ok: boolean;
  unreadCount: UnreadCount;
}

export type NullableDate = string | null;

export type NullableFileKey = string | null;

export type NullablePayoutNumber = string | null;

export type NullableTimestamp = string | null;

export interface OfferDeliveryBody {
  carrier: DeliveryCarrier;
  /** The carrier's pay in cents. */
  costCents: number;
  window?: DeliveryWindow;
}

export interface Ok {
  ok: true;
}

export interface OnboardingAnswer {
  url: string;
  /** Whether the provider's page returns to ours at its end. If false, open it in another tab. */
  returns?: boolean;
}

export interface OpenDeliveryLinkBody {
  token: DeliveryToken;
}

export interface OpenDisputeBody {
  reservedPetId: Id;
  reason: DisputeReason;
  text: string;
  fileKeys?: FileKey[];
}

export interface OrderBooking {
  source: string;
  kind: string;
  at: Timestamp;
  lines: {
    account: string;
    amountCents: SignedCents;
  }[];
}

export interface OrderChargeback {
  id: Id;
  reservedPetId: Id;
  orderId: Id;
  number: string;
  petName: string;
  buyerName: string;
  breederName: string;
  amountCents: Cents;
  feeCents: Cents;
  reason: string;
  status: "inquiry" | "open" | "won" | "lost";
  evidenceDueAt: NullableTimestamp;
  openedAt: Timestamp;
  closedAt: NullableTimestamp;
}

export interface OrderChoices {
  transportation?: DeliveryOption;
  paymentType?: PaymentType;
  /** Null removes the code. After 20 invalid codes within an hour, or 60 from one network, the call returns 429 `too_many_requests`, whatever code it names. The order's current code isn't checked again. */
  promoCode?: string | null;
  /** US cents for the configured charity. Null for none. */
  rescueDonationAmount?: number | null;
  /** All add-ons that the order should have, from `listAddOns`. An empty list removes them. */
  addOnIds?: Id[];
}

export interface OrderDetails {
  orderId?: Id;
  reservationId?: Id;
  orderType: "pet" | "addon";
  transportation: DeliveryOption;
  paymentType: PaymentType;
  type: PaymentType;
  /** Follows from paymentType. */
  isDeposit: boolean;
  /** False if the price after the discount is $249 or less, or if the deposit would be the total. Such a pet is paid in full. */
  isDepositPossible: boolean;
  feeStructure: "v1" | "v2" | "v3" | "v4" | "v5" | "v6" | "v7" | "v8" | "v9" | "v10" | "v11";
  lineItems: OrderLine[];
  petAmount: Cents;
  addOnsAmount: Cents;
  discount: Cents;
  promoCode: string | null;
  /** The code's benefit, in words. Left out without a code. */
  promoCodeNote?: string;
  shippingAmount: Cents;
  serviceFee: Cents;
  taxAmount: Cents;
  /** Null for none. */
  rescueDonationAmount: number | null;
  total: Cents;
  /** The first payment of Reserve with Deposit, or the total if a deposit isn't possible. */
  depositAmount: number;
  /** The amount due after the deposit; 0 when paying in full. */
  balanceAmount: number;
  /** The last day to pay the balance, in the pet's time zone. Before the deposit is paid, the day if it were paid now. Null if no balance is left. */
  balanceDueOn: string | null;
  paidAmount: Cents;
  /** False until the buyer has said how the pet comes home. Until then, the total is without delivery and the order can't be paid. */
  isDeliveryChosen: boolean;
  /** The amount of the next payment. */
  dueNow: number;
  /** False if a state's law allows only cards. */
  isFinancingAllowed: boolean;
  /** The share of the deposit, in percent, that is refunded when the buyer cancels after 48 hours, by the breeder's policy or a state's law. */
  depositRefundPercent: 0 | 50 | 100;
  /** The amount that isn't refunded when the buyer cancels after 48 hours, computed by the cancellation's rule. Paying in full keeps as much as the deposit would. */
  lateCancellationCents: number;
  /** The reason why a state's law bars this sale, and what to do instead. */
  saleError: string | null;
  deliveryError: string | null;
  discountError: string | null;
  taxError: string | null;
  email: string | null;
  phoneNumber: string | null;
  deliveryInformation?: DeliveryInformation;
}

export interface OrderDetailsAnswer {
  orderDetails: OrderDetails;
}

export interface OrderLine {
  kind: "Pet" | "Add-on" | "Discount" | "Delivery" | "Service fee" | "Tax" | "Donation";
  /** The pet's or the add-on's id. */
  id: string | null;
  label: string;
  explanation: string;
  amountCents: SignedCents;
}

export interface OrderMail {
  to: "buyer" | "breeder";
  subject: string;
  status: string;
  at: Timestamp;
}

export interface OrderRefund {
  id: Id;
  paymentId: Id;
  amountCents: Cents;
  status: "pending" | "failed" | "succeeded" | "settled";
  reason: string;
  failure: string | null;
  attempts: Count;
  createdAt: Timestamp;
}

export interface OrderStory {
  order: StaffOrder;
  /** The other orders of the reservation, oldest first. */
  relatedOrders: StaffOrder[];
  orderDetails: OrderDetails;
  payments: Payment[];
  timeline: TimelineEntry[];
  refunds: OrderRefund[];
  bookings: OrderBooking[];
  provider: ProviderIntent[];
  chargebacks: OrderChargeback[];
  mails: OrderMail[];
}

export interface OrderStoryAnswer {
  story: OrderStory;
}

export interface OwedRefund {
  id: Id;
  reservationId: Id;
  reservationNumber: string;
  petName: string;
  buyerName: string;
  programName: string;
  amountCents: Cents;
  /** pending is retried automatically, and failed only when staff ask; both are still owed. settled was paid another way. */
  status: "pending" | "failed" | "succeeded" | "settled";
  /** The provider's code for the last failure. */
  failure: string | null;
  attempts: Count;
  owedSince: Timestamp;
  /** The time of the next automatic attempt. Null if there is none. */
  nextTryAt: string | null;
}

export interface OwedRefundAnswer {
  refund: OwedRefund;
  approval?: MoneyApproval;
}

export interface OwedRefundsAnswer {
  refunds: OwedRefund[];
  nextCursor: NextCursor;
}

export interface OwnChargeback {
  id: Id;
  reservedPetId: Id;
  number: string;
  petName: string;
  amountCents: Cents;
  reason: string;
  state: ChargebackState;
  /** Whether evidence can still be added. */
  canAdd: boolean;
  evidenceDueAt: NullableTimestamp;
  items: ChargebackItem[];
  openedAt: Timestamp;
}

export interface OwnChargebackAnswer {
  chargeback: OwnChargeback;
}

export interface OwnChargebacksAnswer {
  chargebacks: OwnChargeback[];
  nextCursor: NextCursor;
}

export interface OwnClaimChange {
  id: Id;
  kind: ClaimKind;
  oldText: ClaimText;
  newText: ClaimText;
  newPhotos: ClaimPhotos;
  question: ClaimQuestion;
  answer: ClaimAnswer;
  createdAt: Timestamp;
}

export interface OwnHealthTest {
  type: string;
  laboratory: string;
  result: string;
  testedOn: NullableDate;
  documentKey: NullableFileKey;
}

export interface OwnLitter {
  id: Id;
  name: string;
  state: LitterState;
  type: PetType;
  breed: BreedSummary;
  sire?: ParentSummary;
  dam?: ParentSummary;
  expectedDate: NullableDate;
  birthDate: NullableDate;
  goHomeDate: NullableDate;
  litterNumber: string | null;
  petsCount: Count;
  availableCount: Count;
  /** The littermates, sorted by name. */
  pets: LitterPet[];
  createdAt: Timestamp;
}

export interface OwnLitterAnswer {
  litter: OwnLitter;
}

export interface OwnLittersAnswer {
  litters: OwnLitter[];
  nextCursor: NextCursor;
}

export interface OwnPetAnswer {
  pet: PetDetails;
}

export interface OwnPetRow {
  id: Id;
  name: string | null;
  status: PetStatus;
  statusLabel: string;
  type?: PetType;
  sex?: PetSex;
  breed?: BreedSummary;
  image?: PetImage;
  priceCents: number | null;
  isOnHold: boolean;
  viewCount: Count;
  actions: ListingAction[];
  updatedAt: Timestamp;
}

export interface OwnPetsAnswer {
  pets: OwnPetRow[];
  counts: StatusCount[];
  nextCursor: NextCursor;
}

export interface ParentDetails {
  id: Id;
  status: "live" | "in-review" | "rejected" | "in-progress" | "no-longer-available";
  statusLabel: string;
  /** The change that a rejected parent needs. */
  reason: string | null;
  name: string;
  type: PetType;
  sex: PetSex;
  breed: BreedSummary;
  birthDate: NullableDate;
  color: string | null;
  coatType?: CoatType;
  sizeClass?: SizeClass;
  weightLb: number | null;
  description: string;
  registries: RegistryDocument[];
  registrationNumber: string | null;
  geneticTesting: boolean;
  healthTests: OwnHealthTest[];
  sire?: PedigreeParent;
  dam?: PedigreeParent;
  imageKeys: FileKey[];
  images: PetImage[];
  littersCount: Count;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ParentDetailsAnswer {
  petDetails: ParentDetails;
}

export interface ParentFields {
  name: string;
  type: PetType;
  sex: PetSex;
  breedId: Id;
  birthDate?: NullableDate;
  color?: string | null;
  coatType?: CoatType;
  sizeClass?: SizeClass;
  weightLb?: number | null;
  description?: string;
  registries?: RegistryDocument[];
  registrationNumber?: string | null;
  geneticTesting?: boolean;
  healthTests?: OwnHealthTest[];
  sire?: PedigreeParent;
  dam?: PedigreeParent;
  imageKeys?: FileKey[];
}

export interface ParentSummary {
  id: Id;
  name: string;
  /** Whether staff have seen its papers and health tests. */
  isVerified: boolean;
  /** "Parent Verified" or "Not yet verified". */
  statusLabel: string;
  type: PetType;
  sex: PetSex;
  breed: BreedSummary;
  color: string | null;
  coatType?: CoatType;
  weightLb: number | null;
  registries: RegistryDocument[];
  geneticTesting: boolean;
  healthTests: HealthTest[];
  /** The first photo that staff have seen. */
  image?: PetImage;
}

export type ParentTest = "any" | "hips" | "elbows" | "patellas" | "heart" | "eyes" | "thyroid" | "hearing" | "spine" | "dna";

export interface ParentsAnswer {
  petParents: ParentDetails[];
}

export interface PasswordCodeBody {
  email: Email;
  code: ResetCode;
}

export interface PayBalanceBody {
  reservationId: Id;
  paymentMethod: PaymentMethod;
}

export interface Payment {
  id: Id;
  /** addon: bought after the reservation. */
  orderType: "pet" | "addon";
  reservationId: Id;
  reservationNumber: string;
  petName: string;
  kind: PaymentKind;
  status: IntentStatus;
  /** `none` for a total of zero. */
  method: "card" | "klarna" | "affirm" | "afterpay_clearpay" | "none";
  amountCents: Cents;
  refundedCents: Cents;
  cardBrand: string | null;
  cardLast4: string | null;
  receiptNumber?: ReceiptNumber;
  createdAt: Timestamp;
}

export interface PaymentEvent {
  id: string;
  type: string;
  [key: string]: unknown;
}

export interface PaymentIntentAnswer {
  clientSecret: string | null;
  intentId: string | null;
  orderDetails: OrderDetails;
}

export type PaymentKind = "Deposit" | "Balance" | "Full";

export type PaymentMethod = "card" | "klarna" | "affirm" | "afterpay_clearpay";

export interface PaymentSettings {
  provider: "stripe" | "sandbox";
  publishableKey: string | null;
  /** The address at which the browser confirms a payment in the sandbox. Null with Stripe, whose script has its own. */
  apiUrl: string | null;
  methods: PaymentMethod[];
  /** The amounts for which a method is offered. A method that isn't listed has no limits of its own. */
  limits: MethodLimit[];
}

export type PaymentType = "full" | "deposit";

export interface PaymentsAnswer {
  payments: Payment[];
  nextCursor: NextCursor;
}

export interface Payout {
  id: Id;
  number: PayoutNumber;
  status: "pending" | "on-the-way" | "paid" | "failed" | "frozen";
  amountCents: Cents;
  arrivesOn: NullableDate;
  /** The provider's or bank's code for a failed payout, such as account_closed. */
  failure?: string | null;
  lines: PayoutLine[];
  createdAt: Timestamp;
}

export interface PayoutAccount {
  /** none: no details yet. incomplete: the provider needs more. ready: payouts can be made. restricted: the provider stopped them. bank-failed: the last payout was returned, and the bank details have to be entered again. */
  status: "none" | "incomplete" | "ready" | "restricted" | "bank-failed";
  /** The details that the provider needs now, by the provider's own names such as external_account. */
  requirements: string[];
  failedAt: NullableTimestamp;
}

export interface PayoutLine {
  reservationNumber: string | null;
  label: string;
  amountCents: SignedCents;
  at: Timestamp;
}

export type PayoutNumber = string;

export interface PayoutWait {
  reason: PayoutWaitReason;
  amountCents: Cents;
}

export type PayoutWaitReason = "account" | "bank" | "being-checked" | "contested" | "minimum" | "next-run" | "owed" | "provider" | "returning" | "suspended" | "under-way";

export interface PayoutsAnswer {
  payouts: Payout[];
  isOnboarded: boolean;
  timeZone: BreedersZone;
  nextPayout: NextPayout | null;
  account?: PayoutAccount;
  /** Available funds below this amount wait for the next day. */
  minimumCents?: Cents;
  /** Earnings that haven't left yet, by the reason for the wait. */
  waiting?: PayoutWait[];
  /** Whether payouts wait until our team has checked the account. */
  isBeingChecked?: boolean;
  /** The breeder's debt beyond available funds. Later sales pay it. */
  owedCents?: Cents;
  nextCursor: NextCursor;
}

export interface PedigreeParent {
  parentId?: Id;
  /** The name, also for one of the breeder's own parents. */
  name: string;
  registrationNumber?: string;
}

export interface PendingFundsAnswer {
  pendingFunds: Figure;
  /** The sales the funds come from, soonest available first, at most 100. */
  sales?: PendingSale[];
}

export interface PendingSale {
  reservationId: Id;
  reservationNumber: string;
  petName: string;
  amountCents: SignedCents;
  availableAt: NullableTimestamp;
  /** The event that has to happen before `availableAt` is known, or `time` if it is known. */
  waitsFor: "balance" | "hand-off" | "time" | "refund" | "dispute" | "chargeback";
  /** Null for a canceled sale that left money. */
  nextStep: SaleStep | null;
}

export interface Pet {
  id: Id;
  slug: Slug;
  name: string;
  type: PetType;
  sex: PetSex;
  status: PetStatus;
  /** Whether someone is in the checkout with this pet. The buyer isn't named. */
  onHold: boolean;
  holdUntil: NullableTimestamp;
  promisedUntil: NullableTimestamp;
  isRescue: boolean;
  breed: BreedSummary;
  generation?: Generation;
  sizeClass?: SizeClass;
  coatType?: CoatType;
  color: string | null;
  /** Plain text. */
  description: string;
  birthDate: Date;
  goHomeDate: GoHomeDate;
  /** Whether the go-home date has come in the pet's time zone. */
  isReadyToGoHome: boolean;
  weightLb: number | null;
  /** The adult weight that the breeder expects. */
  adultWeightLb: number | null;
  priceCents: Cents;
  depositCents: DepositCents;
  /** The breeder's delivery options for this pet. The quote says whether they reach a ZIP code. */
  deliveryOptions: DeliveryOption[];
  badges: BadgeId[];
  goodWith: GoodWith[];
  training: Training[];
  exposure: Exposure[];
  registries: RegistryDocument[];
  geneticTesting: boolean;
  isMicrochipped: boolean;
  registrationNumber: string | null;
  healthTests: HealthTest[];
  litter?: Litter;
  sire?: ParentSummary;
  dam?: ParentSummary;
  defaultImage?: PetImage;
  images: PetImage[];
  videoLocation: string | null;
  viewCount: Count;
  shareCount: Count;
  breeder: BreederSummary;
  /** The pet's location. */
  city: string;
  state: State;
  listedAt: NullableTimestamp;
  updatedAt: Timestamp;
}

export interface PetAnswer {
  pet: Pet;
}

export interface PetCard {
  id: Id;
  slug: Slug;
  name: string;
  type: PetType;
  sex: PetSex;
  status: PetStatus;
  /** Whether someone is in the checkout with this pet. */
  onHold: boolean;
  promisedUntil?: Timestamp;
  isRescue: boolean;
  breed: BreedSummary;
  generation?: Generation;
  sizeClass?: SizeClass;
  coatType?: CoatType;
  color: string | null;
  birthDate: Date;
  goHomeDate: GoHomeDate;
  priceCents: Cents;
  priceWithFeeCents: PriceWithFeeCents;
  depositCents: DepositCents;
  badges: BadgeId[];
  hasVideo: boolean;
  defaultImage?: PetImage;
  breeder: PetCardBreeder;
  city: string;
  state: State;
  /** The distance from the ZIP code of the search. Left out without a ZIP code. */
  distanceMiles?: number;
  /** The lowest price of delivery to the ZIP code of the search, in US cents. Left out without a ZIP code, and if the pet can't be delivered there. */
  deliveryCents?: number;
  /** The seller's point on the map, moved by up to 3 miles. Left out unless the search asks for points, and if the seller has no known place. */
  point?: {
    latitude: number;
    longitude: number;
  };
  listedAt: NullableTimestamp;
}

export interface PetCardBreeder {
  id: Id;
  name: string;
  isVerified: boolean;
  isShelter: boolean;
}

export interface PetDetails {
  id: Id;
  status: PetStatus;
  statusLabel: string;
  name: string | null;
  type?: PetType;
  sex?: PetSex;
  breed?: BreedSummary;
  generation?: Generation;
  sizeClass?: SizeClass;
  coatType?: CoatType;
  color: string | null;
  description: string;
  birthDate: NullableDate;
  goHomeDate: TypedGoHomeDate;
  weightLb: number | null;
  adultWeightLb: number | null;
  priceCents: number | null;
  deliveryOptions: DeliveryOption[];
  badges: BadgeId[];
  goodWith: GoodWith[];
  training: Training[];
  exposure: Exposure[];
  registries: RegistryDocument[];
  registrationNumber: string | null;
  microchipNumber: string | null;
  geneticTesting: boolean;
  healthTests: OwnHealthTest[];
  litterId?: Id;
  sireId?: Id;
  damId?: Id;
  /** In gallery order; the first is the default. */
  imageKeys: FileKey[];
  images: PetImage[];
  videoLocation: string | null;
  isOnHold: boolean;
  /** Fields that the draft still needs before it can be submitted. */
  missing: string[];
  actions: ListingAction[];
  events: ListingEvent[];
  pendingChanges: ChangeKind[];
  /** The values that those changes ask for. Until staff accept them, the listing shows the earlier values. */
  waiting?: WaitingChange[];
  /** Whether the breeder's listings and their changes are public at once. */
  skipsReview?: boolean;
  viewCount: Count;
  shareCount: Count;
  /** The reason why a state's law keeps buyers from reserving this pet, and what its breeder can do. Left out if no law does. */
  saleNotice?: string;
  /** Whether our team is checking the listing, which hides it from buyers. Left out if not. */
  isBeingChecked?: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PetDetailsAnswer {
  petDetails: PetDetails;
}

export type PetDocument = "healthRecords" | "microchipped";

export interface PetImage {
  key: string;
  /** 640 pixels wide. */
  cardUrl: string;
  /** At most 2000 pixels wide. */
  fullUrl: string;
  /** The full size's width in pixels. */
  width: number;
  /** The full size's height in pixels. */
  height: number;
  alt: string;
  /** A preview to show until the photo has loaded, blurred to its size. It has 6 by 4 pixels as Base64, bottom row first, in two bytes per pixel (little-endian, five bits of red, green and blue). These are the pixels of a 16-bit BMP without its 54-byte header. Left out if there is none. */
  preview?: string;
}

export interface PetInterest {
  petId: Id;
  name: string;
  status: PetStatus;
  views: Count;
  favorites: Count;
}

export interface PetMap {
  /** All matching pets, inside and outside the area. */
  total: Count;
  /** The area of all matching pets, in the form of `area`. Null if none has a place. */
  area: string | null;
  /** Most pets first. */
  pins: MapPin[];
}

export interface PetMapAnswer {
  data: PetMap;
}

export interface PetProfile {
  id: Id;
  name: string;
  type: PetType;
  sex?: PetSex;
  breed?: BreedSummary;
  birthDate: NullableDate;
  weightLb: number | null;
  microchipNumber: string | null;
  notes: string;
  imageKey: NullableFileKey;
  imageURL: string | null;
  createdAt: Timestamp;
}

export interface PetProfileAnswer {
  petProfile: PetProfile;
}

export interface PetProfileFields {
  name: string;
  type: PetType;
  sex?: PetSex;
  breedId?: Id;
  birthDate?: NullableDate;
  weightLb?: number | null;
  microchipNumber?: string | null;
  notes?: string;
  imageKey?: NullableFileKey;
}

export interface PetProfilesAnswer {
  petProfiles: PetProfile[];
}

export type PetSex = "Male" | "Female";

export type PetStatus = "available" | "reserved" | "sold" | "sold-external" | "not-available" | "adopted-sold" | "no-longer-available" | "temporary-pause" | "in-review" | "not-approved-internal" | "rejected" | "in-progress" | "live";

export type PetType = "Dog" | "Cat";

export interface PetVideo {
  fileKey: FileKey;
  location: string;
}

export interface PetVideoAnswer {
  video: PetVideo;
}

export interface PetVideoBody {
  petId?: Id;
  /** MP4 or QuickTime. Send a video over 60 MB to the address of `getUploadUrl`. */
  video: File;
}

export interface PetVideoLocationAnswer {
  Location: string;
}

export interface PetsSoldAnswer {
  petsSold: Figure;
}

export interface PhoneCodeBody {
  /** The six digits from the text. */
  code: string;
}

export type PhoneNumber = string;

export interface Place {
  zip: PostalCode;
  city: string;
  state: State;
  latitude: number;
  longitude: number;
}

export interface PlaceAnswer {
  place: Place;
}

export interface PointBody {
  latitude: number;
  longitude: number;
}

export interface PopularBreed {
  id: Id;
  slug: Slug;
  breedName: string;
  category: BreedCategory;
  availablePets: Count;
  image?: PetImage;
}

export interface Post {
  id: Id;
  _id: Id;
  author: PostAuthor;
  title: string;
  text: string;
  tags: PostTag[];
  images: PetImage[];
  likesCount: Count;
  isLiked: boolean;
  isBookmarked: boolean;
  isMine: boolean;
  /** Whether reports by several breeders have hidden it: only its author sees it until staff decide. Left out for everyone else. */
  isHidden?: boolean;
  /** The number of comments and replies. */
  commentsCount: Count;
  /** The newest comments; empty in lists. */
  comments: PostComment[];
  commentsCursor: NextCursor;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PostAnswer {
  post: Post;
}

export interface PostAuthor {
  name: string;
  isAnonymous: boolean;
  programName?: string;
  breederId?: Id;
  breederSlug?: BreederSlug;
  profileImageURL?: string;
}

export interface PostComment {
  id: Id;
  _id: Id;
  author: PostAuthor;
  text: string;
  likesCount: Count;
  isLiked: boolean;
  isMine: boolean;
  /** Whether the post's author wrote it. */
  isPostAuthor: boolean;
  /** Whether its author deleted it while it had replies, which stay. */
  isDeleted: boolean;
  replies: PostReply[];
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PostCommentsAnswer {
  comments: PostComment[];
  nextCursor: NextCursor;
}

export interface PostDetailsAnswer {
  postDetails: Post;
}

export interface PostFields {
  title: string;
  text: string;
  tags?: PostTag[];
  isAnonymous?: boolean;
  /** Uploaded photos (`post-image`) in their order. If left out of a change, the photos stay. */
  imageKeys?: FileKey[];
}

export interface PostReply {
  id: Id;
  _id: Id;
  author: PostAuthor;
  text: string;
  likesCount: Count;
  isLiked: boolean;
  isMine: boolean;
  /** Whether the post's author wrote it. */
  isPostAuthor: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PostReport {
  id: Id;
  createdAt: Timestamp;
}

export interface PostReportAnswer {
  report: PostReport;
}

export type PostTag = string;

export interface PostTagsAnswer {
  tags: {
    tag: PostTag;
    count: Count;
  }[];
}

export interface PostTextBody {
  text: string;
  isAnonymous?: boolean;
}

export type PostalCode = string;

export interface PostsAnswer {
  posts: Post[];
  nextCursor: NextCursor;
}

export interface PricePreview {
  priceCents: Cents;
  platformFeePercent: number;
  platformFeeCents: Cents;
  netCents: Cents;
  /** The first payment of a reservation. Without a deposit, the full price with the service fee. */
  depositCents: number;
}

export interface PricePreviewAnswer {
  pricePreview: PricePreview;
}

export type PriceWithFeeCents = number;

export interface Problem {
  /** `/problems/<code>` */
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  /** Include it when you ask for help. */
  requestId: string;
  /** The classic text, if there is one: `jwt expired`, `No authorization token was found`, `Invalid token`, or the general sentence. */
  error?: string;
  /** The refused fields, with 422. */
  errors?: ProblemError[];
  /** The payment provider's reason, with `card_declined`, such as `insufficient_funds`. */
  declineCode?: string;
  /** The payment provider's code, with `method_not_available` and `provider_refused`, such as `amount_too_large`. Absent if the provider wasn't asked. */
  providerCode?: string;
  /** With `pet_on_hold`, the time at which the current hold ends unless it becomes a reservation. With `pet_promised`, the time until which the pet is promised. */
  holdUntil?: string;
  /** The time from which this pet can be held, with `too_many_holds`. */
  retryAt?: string;
  refundQuote?: RefundQuote;
  /** The same number of seconds as in the Retry-After header, with 429 and 503. */
  retryAfterSeconds?: number;
}

export interface ProblemError {
  /** The field's place: a JSON pointer into the body (`/email`), or `query/<name>`, `path/<name>`, `header/<name>`. */
  pointer: string;
  /** The stable name of the rule. */
  code: string;
  /** A sentence in plain words that says how to fix it. */
  detail: string;
}

export interface ProgramAddress {
  address_components: AddressComponent[];
}

export interface ProviderIntent {
  id: string;
  /** The provider's own word, or `unknown` if the provider can't be reached. */
  status: string;
  amountCents: Cents;
  receivedCents: Cents;
  refunds: {
    id: string;
    status: string;
    amountCents: Cents;
  }[];
}

export interface PublicParentsAnswer {
  petParents: ParentSummary[];
}

export interface QuestionMailBody {
  name: string;
  email: Email;
  breederId: Id;
  petId?: Id;
  text: string;
}

export interface QuickRepliesAnswer {
  replies: QuickReply[];
}

export interface QuickReply {
  id: Id;
  text: string;
}

export interface QuickReplyAnswer {
  reply: QuickReply;
}

export interface QuickReplyBody {
  replyId?: Id;
  text: string;
}

export interface QuietHours {
  isOn: boolean;
  from: TimeOfDay;
  to: TimeOfDay;
  /** The person's time zone, as the browser names it (America/Chicago). Null if unknown: quiet hours then cover the night in every zone of the lower 48 states. */
  timeZone: string | null;
}

export interface QuoteAddOnsBody {
  reservationId: Id;
  addOnIds: AddOnIds;
}

export interface QuoteOrderBody {
  petId: Id;
  postalCode?: PostalCode;
  /** A reservation of this pet by the caller, whose frozen terms set the prices. */
  reservationId?: string;
  order?: OrderChoices;
}

export interface Range {
  min: number;
  max: number;
}

export interface RatingCount {
  rating: number;
  count: Count;
}

export interface ReadinessAnswer {
  status: "ready";
  /** `clock` isn't ready while the process clock is more than 5 seconds off the database's. `replica`, if configured, says whether it answers public reads. If it doesn't, the primary answers them and the process is still ready. `web` isn't ready if the pages aren't built. */
  checks: ReadinessCheck[];
}

export interface ReadinessCheck {
  name: string;
  isReady: boolean;
}

export interface RealtimeSettings {
  key: string;
  /** Null if the product's own endpoint serves. */
  cluster: string | null;
  /** Null for the page's own host. */
  host: string | null;
  port: number | null;
}

export interface Receipt {
  id: Id;
  /** The side the caller reads it from. */
  viewer: "buyer" | "breeder" | "staff";
  number: ReceiptNumber;
  paidAt: Timestamp;
  /** addon: bought after the reservation, from Hearthpaw. */
  orderType: "pet" | "addon";
  kind: PaymentKind;
  reservationId: Id;
  reservationNumber: string;
  petName: string;
  breedName: string | null;
  seller: ReceiptSeller;
  buyer: ReceiptParty;
  lineItems: OrderLine[];
  totalCents: Cents;
  paidBeforeCents: Cents;
  amountCents: Cents;
  leftCents: Cents;
  /** The last day to pay the rest, in the pet's time zone. */
  leftDueOn: string | null;
  /** The card saved for the rest. Present only for the buyer while the rest is unpaid. */
  savedCard?: SavedCard;
  method: "card" | "klarna" | "affirm" | "afterpay_clearpay" | "none";
  cardBrand: string | null;
  cardLast4: string | null;
  /** Earliest first. */
  refunds: ReceiptRefund[];
  /** Earliest first. Add-ons bought later are sold by Hearthpaw; the breeder's copy of their receipt has none. */
  chargebacks: ContestedPayment[];
}

export interface ReceiptAnswer {
  receipt: Receipt;
}

export type ReceiptNumber = string;

export interface ReceiptParty {
  name: string;
  address: Address | null;
}

export interface ReceiptRefund {
  amountCents: Cents;
  at: Timestamp;
  status: "on-its-way" | "delayed" | "arrived";
}

export interface ReceiptSeller {
  name: string;
  isShelter: boolean;
  cityAndState: string;
}

export type Recipient = "stripe" | "mail" | "storage" | "twilio" | "pusher" | "sentry" | "google-analytics" | "crisp" | "trustpilot" | "map-tiles" | "google" | "facebook";

export interface ReconciliationAnswer {
  /** Null until the first comparison has ended. */
  check: MoneyCheck | null;
  /** Whether a comparison waits or runs now. */
  isUnderWay: boolean;
  differences: MoneyDifference[];
  total: Count;
  findings: MoneyFinding[];
  findingsTotal: Count;
  /** The sum that all of them still have. */
  findingsCents: Cents;
}

export interface RecoveryCodesAnswer {
  /** Shown only once. Each code works once. */
  recoveryCodes: SecondFactorCode[];
}

export interface RedeemTokenBody {
  url: ReturnPath;
}

export interface RedeemedAnswer {
  ok: true;
  url: ReturnPath;
}

export type RefundBearer = "breeder" | "platform";

export interface RefundLine {
  kind: "Deposit" | "Balance" | "Delivery" | "Add-on" | "Service fee" | "Tax" | "Donation";
  label: string;
  paidCents: SignedCents;
  refundCents: SignedCents;
}

export interface RefundOrderBody {
  scope: RefundScope;
  /** For a sale, the quoted saleCents, or 0 if there is nothing to refund. For a part, at least 1. */
  amountCents: number;
  /** The amount from the quote. If it has changed since, nothing is refunded. */
  refundableCents: number;
  bornBy?: RefundBearer;
  /** Only for a sale: whether the pet is with its breeder, which opens its listing again. By default, true if the buyer hasn't confirmed the hand-off. */
  isPetReturned?: boolean;
  /** Both sides read it. */
  reason: string;
  /** A new value for each intended refund. The same value repeats a call. */
  idempotencyKey: string;
}

export interface RefundQuote {
  reservationId: Id;
  rule: RefundRule;
  paidCents: Cents;
  refundCents: Cents;
  keptCents: Cents;
  lines: RefundLine[];
  targets: RefundTarget[];
  /** The news in a sentence, such as `You'll get $2,013.89 back to Visa 4242.` */
  headline: string;
  /** The amount kept and the reason, as a sentence. */
  reason: string | null;
  /** The time of arrival, as a sentence. */
  arrival: string | null;
}

export interface RefundQuoteAnswer {
  refundQuote: RefundQuote;
}

export interface RefundQuoteBody {
  reservationId: Id;
}

export type RefundRule = "nothing-paid" | "by-seller" | "by-platform" | "within-48-hours" | "state-law" | "seller-inactive" | "policy";

export type RefundScope = "sale" | "part";

export interface RefundTarget {
  paymentId: Id;
  /** The way it was paid, such as `Visa 4242`. A breeder never sees the card. */
  label: string;
  refundCents: Cents;
}

export interface RefundTimes {
  count: Count;
  /** Null if there was none. */
  medianSeconds: number | null;
  /** Null if there was none. */
  slowestSeconds: number | null;
}

export interface RefuseMoneyBody {
  reason: string;
}

export type Registry = "AKC" | "CKC" | "UKC" | "COKC" | "ACA" | "ICA" | "APRI" | "ASDR";

export type RegistryDocument = "AKC" | "CKC" | "UKC" | "COKC" | "ACA" | "ICA" | "APRI" | "ASDR" | "microchipped" | "healthRecords" | "other";

export interface RejectWaitlistBody {
  id: Id;
  reason: string;
}

export interface Relatedness {
  /** Rounded to a tenth. */
  inbreedingPercent: number;
  generations: number;
  /** Percentage of all ancestors in these generations. */
  knownPercent: number;
  /** Names, nearest first. */
  commonAncestors: string[];
}

export interface RemovedAnswer {
  id: Id;
}

export interface RemovedFavouriteAnswer {
  message: string;
  id: Id;
}

export interface ReplyDisputeBody {
  text: string;
  fileKeys?: FileKey[];
}

export interface ReportChatBody {
  reason: "spam" | "fraud" | "harassment" | "other";
  details?: string;
}

export interface ReportDeliveryBody {
  token: DeliveryToken;
  step: "picked-up" | "handed-off";
  fileKey: FileKey;
  /** Only for a hand-off. */
  code?: string;
}

export interface ReportListingBody {
  reason: "not-real" | "stolen-pictures" | "animal-welfare" | "wrong-facts" | "asks-for-money-elsewhere" | "other";
  details?: string;
}

export interface ReportPostBody {
  details: string;
}

export interface ReportReviewBody {
  reason: "not-real" | "harassment" | "personal-information" | "spam" | "other";
  details?: string;
}

export interface ReportSettings {
  dsn: string | null;
  tracesSampleRate: number;
  replaysOnErrorSampleRate: number;
  replaysSessionSampleRate: number;
}

export interface ReportVoice {
  reporter: string;
  /** The chosen reason, if the form had a choice. */
  reason: string | null;
  details: string;
  createdAt: Timestamp;
}

export interface ReportedAuthor {
  userId: Id;
  name: string;
  email: string;
  isAnonymous: boolean;
}

export interface ReportedMessage {
  by: string;
  text: string;
  images: ChatImage[];
  at: Timestamp;
}

export interface Reservation {
  id: Id;
  _id: Id;
  /** The reservation's number for people. */
  number: string;
  type: PaymentType;
  status: ReservationStatus;
  reservedPetId: Id;
  reservedPet: PetCard;
  breeder: BreederSummary;
  buyer?: ReservationBuyer;
  breederContact?: ReservationSeller;
  reservationProgress: ReservationProgress;
  orderDetails: OrderDetails;
  payments: Payment[];
  /** Add-ons bought after the reservation, oldest first. Each is a separate order. */
  addOnOrders: AddOnOrder[];
  savedCard?: SavedCard;
  nextStep?: SaleStep;
  /** Add-ons that haven't been bought yet. Empty if none can be added. */
  addOnOffers?: AddOnOffer[];
  /** Payments that a bank disputes, earliest first. Left out if there are none. The breeder sees only those of the pet's own payments. */
  chargebacks?: ContestedPayment[];
  earnings?: Earnings;
  lastGiven?: LastGiven;
  refund?: ReservationRefund;
  contractAcceptedAt?: Timestamp;
  terms: ReservationTerms;
  /** Earliest first. */
  timeline: TimelineEntry[];
  allowedActions: AllowedAction[];
  holdExpiresAt: NullableTimestamp;
  balanceDueAt: NullableTimestamp;
  /** The time at which a sale is completed without the breeder: 7 days after the buyer confirmed the hand-off. Null in other sales, and while a suspension or a chargeback stops this sale. */
  completesAt?: NullableTimestamp;
  stop?: SaleStop;
  /** For the buyer: the last day to report a problem, in the pet's time zone. Null until the hand-off. */
  disputeUntilOn?: string | null;
  /** Whether a problem was reported. listDisputes has it. */
  hasDispute?: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export type ReservationAction = "pay" | "pay-balance" | "cancel" | "confirm-handover" | "extend" | "complete" | "dispute";

export interface ReservationBuyer {
  firstName: string;
  lastName: string;
  email: string | null;
  phoneNumber: string | null;
}

export interface ReservationProgress {
  /** The number of `stepName`. */
  step: number;
  stepName: CheckoutStepName;
  screen: number;
  openStep: number;
  contactDetailsVerified: boolean;
  deliveryDetailsVerified: boolean;
  paymentOptionsVerified: boolean;
  postalCode?: PostalCode;
  contact?: Contact;
  delivery?: DeliveryDetails;
  billing?: BillingDetails;
  options: OrderChoices;
}

export interface ReservationProgressAnswer {
  reservationProgress: ReservationProgress;
  orderDetails: OrderDetails;
  holdExpiresAt: NullableTimestamp;
}

export interface ReservationRefund {
  status: "none" | "on-its-way" | "delayed" | "arrived";
  refundCents: Cents;
  keptCents: Cents;
  headline: string;
  /** The amount kept and the reason, as a sentence. */
  reason: string | null;
  /** The time of arrival, as a sentence. */
  arrival: string | null;
}

export interface ReservationReviewAnswer {
  review?: Review;
  /** Whether the caller can write the review now. */
  isOpen: boolean;
  editableUntil?: Timestamp;
}

export interface ReservationSeller {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
}

export type ReservationStatus = "held" | "processing" | "deposit-paid" | "paid" | "handed-over" | "completed" | "expired" | "cancelled-by-buyer" | "cancelled-by-breeder" | "cancelled-by-platform" | "disputed" | "refunded";

export interface ReservationTerms {
  goHomeDate: GoHomeDate;
  /** The share of the deposit, in percent, that the seller refunds after the first 48 hours. */
  depositRefundPercent: 0 | 50 | 100;
  /** The pet's time zone as an IANA name. Deadlines are days there. */
  timeZone: string;
}

export interface ReservedPetAnswer {
  reservedPet: Reservation;
}

export interface ReservedPetIdAnswer {
  reservedPetId: Id;
}

export interface ReservedPetsAnswer {
  reservedPets: Reservation[];
  nextCursor: NextCursor;
}

export type ResetCode = string;

export interface ResetPasswordBody {
  email: Email;
  code: ResetCode;
  newPassword: NewPassword;
}

export interface ResponseFigures {
  /** Share replied to within a day. */
  percentWithinDay: number;
  /** The median of all replies. */
  medianMinutes: number;
}

export interface RestoreReportedBody {
  reason: string;
}

export type ReturnPath = string;

export interface Review {
  id: Id;
  rating: number;
  title: string;
  text: string;
  /** First name and initial. */
  authorName: string;
  petName: string;
  photos: PetImage[];
  /** The breeder's answer. */
  answer: string | null;
  answeredAt: NullableTimestamp;
  editedAt: NullableTimestamp;
  /** Whether staff hid it. Then only its author and the breeder of the sale can still read it. */
  isHidden: boolean;
  createdAt: Timestamp;
}

export interface ReviewAnswer {
  review: Review;
}

export interface ReviewListing {
  pet: PetDetails;
  breeder: BreederSummary;
  submittedAt: Timestamp;
  shown?: Pet;
  usualPrice?: UsualPrice;
  textFlags: TextFlags;
}

export interface ReviewListingsAnswer {
  pets: ReviewListing[];
  nextCursor: NextCursor;
}

export interface ReviewParent {
  parent: ParentDetails;
  breeder: BreederSummary;
  submittedAt: Timestamp;
  textFlags: TextFlags;
}

export interface ReviewParentsAnswer {
  parents: ReviewParent[];
  nextCursor: NextCursor;
}

export interface ReviewReport {
  id: Id;
  createdAt: Timestamp;
}

export interface ReviewReportAnswer {
  report: ReviewReport;
}

export interface ReviewsAnswer {
  reviews: Review[];
  ratingAverage: number | null;
  ratingCount: Count;
  /** The number of reviews for each number of stars, five first. */
  ratings: RatingCount[];
  nextCursor: NextCursor;
}

export interface ReviewsWidgetSettings {
  /** The service's name for people, such as Trustpilot. */
  serviceName: string;
  frameUrl: string;
  /** The same for a dark page. */
  darkFrameUrl: string;
  /** The height of the frame in CSS pixels. */
  heightPx: number;
  /** The service's page with all reviews. */
  pageUrl: string;
}

export type Role = "Customer" | "Breeder" | "ShelterBreeder" | "Admin";

export interface SaleContract {
  breederId: Id;
  version: number;
  hash: ContractHash;
  contractText: string;
  guaranteeText: string;
  createdAt: Timestamp;
  /** The time at which the seller confirmed having read it; null until then. */
  confirmedAt: string | null;
  /** The current version of the marketplace's own terms. */
  termsVersion: string;
}

export interface SaleContractAnswer {
  saleContract: SaleContract;
}

export interface SaleStep {
  kind: "await-payment" | "await-balance" | "balance-overdue" | "plan-hand-off" | "hand-off" | "complete" | "reply-to-problem" | "await-resolution" | "add-evidence" | "await-bank" | "on-hold" | "await-refund" | "await-release";
  title: string;
}

export interface SaleStop {
  reason: "dispute-open" | "chargeback-open" | "payment-taken-back" | "seller-suspended";
  /** A sentence for the caller, with the caller's options. */
  text: string;
}

export interface SalesGrowthAnswer {
  interval: "day" | "month";
  timeZone: BreedersZone;
  salesGrowthOverTime: GrowthPoint[];
}

export interface SalesRevenueAnswer {
  salesRevenue: Figure;
}

export interface SalesTransaction {
  id: Id;
  at: Timestamp;
  /** payment-deposit, payment-balance, payment-full, refund-owed, refund, release, debt, chargeback-lost, payout, payout-returned, payout-reversed; more may come. */
  kind: string;
  pendingCents?: SignedCents;
  availableCents?: SignedCents;
  reservationNumber: string | null;
  petName: string | null;
  /** Null until the buyer has paid. */
  buyerName: string | null;
  grossCents: SignedCents;
  feeCents: SignedCents;
  amountCents: SignedCents;
  balanceCents: SignedCents;
  payoutNumber: NullablePayoutNumber;
}

export interface SaveProgressBody {
  reservedPetId: Id;
  stepName: CheckoutStepName;
  screen: number;
  openStep: number;
  contactDetailsVerified?: boolean;
  deliveryDetailsVerified?: boolean;
  paymentOptionsVerified?: boolean;
  contact?: Contact;
  delivery?: DeliveryDetails;
  billing?: BillingDetails;
  options?: OrderChoices;
}

export interface SaveSearchBody {
  name: string;
  /** The query string of searchPets; sort and page are left out. */
  query: string;
  frequency: "instant" | "daily";
}

export interface SavedCard {
  id: Id;
  reservationId: Id;
  petName: string;
  brand: string | null;
  last4: string | null;
  amountCents: Cents;
  /** The day of the charge, in the pet's time zone. */
  chargeOn: string;
  /** Whether the card was declined. It isn't tried again. */
  isDeclined: boolean;
  /** Whether the charge is on hold, even on `chargeOn`: an account is suspended, or a bank disputes a payment or has returned it. The balance can be paid by hand. */
  isOnHold: boolean;
}

export interface SavedCardAnswer {
  savedCard: SavedCard;
}

export interface SavedCardRemovedAnswer {
  id: Id;
}

export interface SavedCardsAnswer {
  savedCards: SavedCard[];
}

export interface SavedSearch {
  id: Id;
  name: string;
  /** The query string of searchPets, without sort and page. */
  query: string;
  /** The search page with these filters, as a path on this site. */
  url: string;
  frequency: "instant" | "daily";
  /** Available pets found since the search was last opened. 100 means 100 or more. */
  newCount: number;
  createdAt: Timestamp;
}

export interface SavedSearchAnswer {
  savedSearch: SavedSearch;
}

export interface SavedSearchesAnswer {
  savedSearches: SavedSearch[];
}

export interface SearchAnswer {
  data: SearchIndexData;
}

export interface SearchData {
  pets: PetCard[];
  total: Count;
  /** False if `total` is only a minimum, because too many pets match. */
  totalIsExact: boolean;
  pageSize: number;
  page: number;
  nextCursor: NextCursor;
}

export interface SearchFacets {
  type: FacetList;
  breed: FacetList;
  sex: FacetList;
  adultSize: FacetList;
  sizeClass: FacetList;
  age: FacetList;
  coatType: FacetList;
  generation: FacetList;
  categories: FacetList;
  goodWith: FacetList;
  training: FacetList;
  registry: FacetList;
  documents: FacetList;
  parentTests: FacetList;
  color: FacetList;
  delivery: FacetList;
  isRescue: FacetList;
  hasVideo: FacetList;
  /** Pets that can go home by today, and within 2 weeks, 30 days and 90 days; soonest first. */
  readyBy: FacetCount[];
  priceMinCents: number | null;
  priceMaxCents: number | null;
}

export interface SearchIndexData {
  pets: PetCard[];
  total: Count;
  totalIsExact: boolean;
  pageSize: number;
  page: number;
  nextCursor: NextCursor;
  facets: SearchFacets;
  /** The city and state of `zip`. */
  near?: string;
  /** The city and state of each `notZip`, in the same order. */
  notNear?: string[];
  /** Names of the breeds that the search includes or leaves out by their slugs. */
  breedNames?: {
    slug: Slug;
    name: string;
  }[];
  /** The city and state, or the name of the state, of the filter `deliverTo`. */
  deliverTo?: string;
  /** Filters to remove if no pet matches, with the number of pets found without each. The largest number is first. Filters that wouldn't help are missing. */
  loosened?: {
    filter: LooseFilter;
    total: Count;
  }[];
}

export interface SearchLeanAnswer {
  data: SearchData;
}

export type SearchSort = "price" | "age" | "newest" | "distance";

export interface SearchSuggestion {
  /** `name` is the name of an available pet. */
  kind: "breed" | "place" | "name" | "breeder" | "shelter";
  label: string;
  /** The full text of the search box once this is chosen. */
  text: string;
  /** The breeder's location, or whether a breed is a dog or a cat. */
  note?: string;
  availablePets?: Count;
  breederId?: Id;
  breederSlug?: BreederSlug;
}

export interface SearchSuggestionsAnswer {
  suggestions: SearchSuggestion[];
}

export interface SecondFactorAnswer {
  secondFactor: SecondFactorState;
}

export type SecondFactorCode = string;

export interface SecondFactorCodeBody {
  code: SecondFactorCode;
}

export interface SecondFactorProofBody {
  code: SecondFactorCode;
  /** The current password. Left out only if the account has none. */
  password?: string;
}

export interface SecondFactorSecretAnswer {
  /** Base32, for typing. */
  secret: string;
  /** The otpauth address, for a QR code. */
  uri: string;
}

export interface SecondFactorState {
  isOn: boolean;
  /** Whether the account needs it, as staff accounts do. */
  isObligatory: boolean;
  /** Whether this session was opened with two-step verification. */
  isProven: boolean;
  /** Seconds for which this session may still make calls that need a code of the last 15 minutes; 0 if it needs a new code first. */
  recentForSeconds: number;
  /** Whether changes also ask for the password. */
  hasPassword: boolean;
  confirmedAt: string | null;
  recoveryCodesLeft: number;
}

export interface SendMessageBody {
  chatId?: Id;
  petId?: Id;
  breederId?: Id;
  reservedPetId?: Id;
  clientId?: Id;
  /** May be empty if there are images. */
  text: string;
  /** Keys of files uploaded with the purpose chat-image. */
  imageKeys?: FileKey[];
}

export interface SentMessageAnswer {
  chat: Chat;
  message: ChatMessage;
}

export interface SessionAnswer {
  user: User;
  accessToken: AccessToken;
}

export interface SessionsAnswer {
  sessions: UserSession[];
}

export interface SettingsUser {
  id: Id;
  settings: NotificationSetting[];
  quietHours: QuietHours;
}

export interface SettleBalanceBody {
  /** debt is the breeder's debt; funds are available funds. */
  side: "debt" | "funds";
  /** paid-elsewhere: paid outside the payment provider. written-off: waives a debt, or keeps unclaimed funds. */
  how: "paid-elsewhere" | "written-off";
  amountCents: Cents;
  /** The full balance that the caller has seen. */
  balanceCents: Cents;
  /** For the staff log. */
  reason: string;
}

export interface SettleFindingBody {
  /** For the staff log. */
  reason: string;
}

export interface SettlePayoutBody {
  /** For the staff log. */
  reason: string;
}

export interface SettleRefundBody {
  /** The buyer reads it. */
  how: "check" | "bank-transfer" | "other";
  /** For the staff log, such as the check number. */
  reason: string;
}

export interface SetupIntentAnswer {
  clientSecret: ClientSecret;
  setupIntentId: string;
}

export interface ShelterInvitation {
  status: "open" | "used" | "expired";
  name: string | null;
  email: string | null;
  state: string | null;
}

export interface ShelterInvited {
  id: Id;
  email: Email;
  name: string;
  state: string | null;
  expiresAt: Timestamp;
}

export interface ShelterInvitedAnswer {
  invitation: ShelterInvited;
}

export interface ShelterJoinAnswer {
  shelter: ShelterInvitation;
}

export interface SiblingsAnswer {
  pets: PetCard[];
}

export interface SignInBody {
  email: Email;
  password: string;
  secondFactorCode?: SecondFactorCode;
}

export interface SignInConnection {
  provider: SocialProvider;
  connectedAt: Timestamp;
  lastUsedAt: Timestamp;
}

export interface SignInWaysAnswer {
  hasPassword: boolean;
  connections: SignInConnection[];
}

export interface SignUpBody {
  type: "Consumer" | "Breeder";
  email: Email;
  /** At least 10 characters. The ten thousand most common passwords are refused. */
  password: string;
  firstName: string;
  lastName: string;
  phoneNumber?: PhoneNumber;
  programName?: string;
  postalCode?: PostalCode;
  /** The version of the terms that was accepted. */
  termsVersion: string;
  /** True turns on emails of the groups announcements, newsletter, offersAndUpdates and marketing, which are off by default. A sign-up form must leave it unchecked at first. */
  wantsNews?: boolean;
}

export type SignedCents = number;

export type SitemapName = string;

export interface SitemapPage {
  path: string;
  /** The time of the page's last change. Null if that isn't recorded. */
  changedAt: string | null;
}

export interface SitemapPages {
  pages: SitemapPage[];
}

export interface SitemapParts {
  parts: SitemapName[];
}

export type SizeClass = "Micro-Mini" | "Mini" | "Petite" | "Toy" | "Tweenie" | "Medium" | "Standard";

export type Slug = string;

export interface SocialCallbackBody {
  code: string;
  state: string;
  /** The issuer, if the provider names it (RFC 9207). */
  iss?: string;
  /** Required if this creates a new account. */
  termsVersion?: string;
  secondFactorCode?: SecondFactorCode;
}

export type SocialProvider = "google" | "facebook";

export interface SocialSessionAnswer {
  user: User;
  accessToken: AccessToken;
  returnTo: ReturnPath;
  /** Whether this sign-in created the account. */
  isNewAccount: boolean;
}

export interface SocialUrlAnswer {
  url: string;
}

export interface SoldPetsAnswer {
  soldPets: PetCard[];
  nextCursor: NextCursor;
}

export interface SpotlightAnswer {
  pets: PetCard[];
}

export interface StaffCount {
  count: number;
  /** Whether there are more than were counted. */
  hasMore: boolean;
}

export interface StaffDeliveriesAnswer {
  deliveries: StaffDelivery[];
  /** The number of deliveries that are not finished, for each of their statuses. */
  counts: DeliveryCount[];
  nextCursor: NextCursor;
}

export interface StaffDelivery {
  id: Id;
  orderId: Id;
  reservationId: Id;
  /** The reservation's number. */
  number: string;
  petName: string;
  kind: DeliveryKind;
  status: DeliveryStatus;
  /** Whether the sale is paid in full. A carrier picks the pet up only then. */
  isPaid: boolean;
  /** The first day on which the pet may leave. */
  goHomeDate: NullableDate;
  buyerName: string;
  sellerName: string;
  /** City and state, such as Corvallis, OR. */
  from: string;
  /** City and state. */
  to: string;
  carrier?: DeliveryCarrier;
  window?: DeliveryWindow;
  /** The amount that the sale has booked for the delivery. */
  priceCents: number;
  /** The carrier's pay. Null before an offer. */
  costCents: number | null;
  statusAt: Timestamp;
  createdAt: Timestamp;
}

export interface StaffDeliveryAnswer {
  page: StaffDeliveryPage;
}

export interface StaffDeliveryPage {
  delivery: StaffDelivery;
  pickUp: DeliveryPlace;
  dropOff: DeliveryPlace;
  timeZones: DeliveryTimeZones;
  photos: DeliveryPhoto[];
  /** The latest 100 steps, oldest first. */
  events: DeliveryEvent[];
  /** Whether the carrier's pay is in the books. */
  isCostBooked: boolean;
  linkExpiresAt: NullableTimestamp;
  linkOpenedAt: NullableTimestamp;
  /** Whether the carrier entered too many wrong codes. */
  isCodeLocked: boolean;
  /** The actions that are possible now. */
  actions: DeliveryAction[];
}

export interface StaffInvitation {
  status: "open" | "used" | "expired";
  /** The invited address. Null unless the invitation is open. */
  email: string | null;
  rank?: StaffRank;
}

export interface StaffInvitationAnswer {
  invitation: StaffInvitation;
}

export interface StaffInvited {
  id: Id;
  email: Email;
  rank: StaffRank;
  /** Name of the admin who sent it. */
  invitedBy: string;
  expiresAt: Timestamp;
}

export interface StaffMember {
  id: Id;
  firstName: string;
  lastName: string;
  email: Email;
  rank: StaffRank;
  accountStatus: AccountStatus;
  hasSecondFactor: boolean;
  /** The time of the latest call or sign-in. Null if there was none. */
  lastSeenAt: NullableTimestamp;
}

export interface StaffMembersAnswer {
  staff: StaffMember[];
  invitations: StaffInvited[];
}

export interface StaffOrder {
  id: Id;
  /** addon: bought after the reservation. */
  orderType: "pet" | "addon";
  number: string;
  reservedPetId: Id;
  petName: string;
  buyerId: Id;
  buyerName: string;
  buyerEmail: Email;
  breederId: Id;
  breederName: string;
  status: ReservationStatus;
  totalCents: Cents;
  paidCents: Cents;
  refundedCents: Cents;
  owedCents: Cents;
  createdAt: Timestamp;
}

export interface StaffOrderAnswer {
  order: StaffOrder;
  approval?: MoneyApproval;
}

export interface StaffOrdersAnswer {
  orders: StaffOrder[];
  nextCursor: NextCursor;
}

export interface StaffQueue {
  count: count;
  hasMore: hasMore;
  /** The time at which the oldest case began to wait. Null if no case waits. */
  oldestAt: NullableTimestamp;
}

export interface StaffQueues {
  listings: StaffQueue;
  parents: StaffQueue;
  changeRequests: StaffQueue;
  claimChanges: StaffQueue;
  verifications: StaffQueue;
  refunds: StaffQueue;
  reports: StaffQueue;
  disputes: StaffQueue;
  chargebacks: StaffQueue;
  reconciliation: StaffQueue;
  handoffs: StaffQueue;
  money: StaffQueue;
  approvals: StaffQueue;
  fraud: StaffQueue;
  trust: StaffQueue;
  deliveries: StaffQueue;
  suspendedAccounts: StaffCount;
}

export interface StaffQueuesAnswer {
  queues: StaffQueues;
}

export type StaffRank = "moderator" | "support" | "finance" | "admin";

export interface StaffRefundQuote {
  orderId: Id;
  scope: RefundScope;
  /** The refund for canceling the sale, including add-ons bought later. Null if the sale can't be canceled. */
  saleCents: number | null;
  refundableCents: Cents;
  amountCents: Cents;
  bornBy?: RefundBearer;
  breederCents: SignedCents;
  lines: RefundLine[];
  targets: RefundTarget[];
  fundsBefore: BreederFunds;
  fundsAfter: BreederFunds;
  statusAfter: ReservationStatus;
  /** available: listed again. sold: with its buyer, and not listed. */
  petAfter: "available" | "sold" | "unchanged";
}

export interface StaffRefundQuoteAnswer {
  quote: StaffRefundQuote;
}

export interface StaffReport {
  id: Id;
  kind: "post" | "listing" | "chat" | "review";
  subjectId: Id;
  /** The post's title, the pet's name, the two people in a chat, or the name of a review. Empty if it no longer exists. */
  subject: string;
  /** The text of the post, listing or review, cut after 4,000 characters. */
  text: string;
  /** The photos of a post, listing or review. */
  images: PetImage[];
  /** The latest messages of a chat, the oldest first. */
  messages: ReportedMessage[];
  author: ReportedAuthor | null;
  /** The status of a post or review (shown, hidden, removed) or of a listing. Null for a chat, and if it no longer exists. */
  subjectStatus: string | null;
  reportsCount: Count;
  status: "open" | "kept" | "removed";
  reporters: string[];
  /** Statements of the latest reporters, oldest first. */
  voices: ReportVoice[];
  createdAt: Timestamp;
  decidedAt: NullableTimestamp;
  reason: string | null;
}

export interface StaffReportAnswer {
  report: StaffReport;
}

export interface StaffReportsAnswer {
  reports: StaffReport[];
  nextCursor: NextCursor;
}

export interface StaffUser {
  id: Id;
  email: Email;
  isEmailVerified: boolean;
  role: Role;
  staffRank?: StaffRank;
  accountStatus: AccountStatus;
  firstName: string;
  lastName: string;
  programName?: string;
  breederId?: Id;
  breederSlug?: BreederSlug;
  verification?: VerificationStatus;
  /** Whether a breeder's listings are public without a review. */
  autoApprove?: boolean;
  /** The time at which staff rejected something of a breeder's whose listings are public without a review. It stays until an admin says whether that continues, with `PUT /v1/admin/breeders/{id}/trust`. */
  trustAskedAt?: Timestamp;
  hasSecondFactor: boolean;
  sessionsCount: Count;
  listingsCount: Count;
  reservationsCount: Count;
  createdAt: Timestamp;
}

export interface StaffUserAnswer {
  user: StaffUser;
}

export interface StaffUsersAnswer {
  users: StaffUser[];
  nextCursor: NextCursor;
}

export interface StartReservationBody {
  petId: Id;
  postalCode?: PostalCode;
  order?: OrderChoices;
}

export type State = "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";

export interface StateRule {
  state: State;
  name: string;
  saleAllowed: boolean;
  saleAllowedUnderOneYear: boolean;
  bnplAllowed: boolean;
  depositRefundable: boolean;
  note: string;
  source: string;
  asOf: Date;
  /** The number of changes. */
  version: number;
  changedBy: string | null;
  changedAt: NullableTimestamp;
  reason: string | null;
}

export interface StateRuleAnswer {
  stateRule: StateRule;
}

export interface StateRuleFields {
  saleAllowed: boolean;
  saleAllowedUnderOneYear: boolean;
  bnplAllowed: boolean;
  depositRefundable: boolean;
  note: string;
  source: string;
  asOf: Date;
  /** The reason for the change. The log records it. */
  reason: string;
  /** The version on which the change is based. A rule that has changed since is refused with `rule_changed`. */
  version?: number;
}

export interface StateRulesAnswer {
  stateRules: StateRule[];
}

export interface StatementAmounts {
  grossCents: SignedCents;
  feesCents: SignedCents;
  refundsCents: SignedCents;
  chargebacksCents: SignedCents;
  otherCents: SignedCents;
  payoutsCents: SignedCents;
  netCents: SignedCents;
  paymentCount: Count;
}

export interface StatementMonth {
  month: number;
  grossCents: SignedCents;
  feesCents: SignedCents;
  refundsCents: SignedCents;
  chargebacksCents: SignedCents;
  otherCents: SignedCents;
  payoutsCents: SignedCents;
  netCents: SignedCents;
  paymentCount: Count;
}

export interface StatusCount {
  status: PetStatus;
  /** The status as its breeder reads it. */
  label: string;
  count: Count;
}

export interface SubmitApplicationBody {
  breederId: Id;
  petId?: Id;
  answers: ApplicationReply[];
  /** Profiles of the caller's pets that the breeder reads with the application, as they are when it is submitted. None by default. */
  petProfileIds?: Id[];
  isDraft: boolean;
}

export interface SubmitEvidenceBody {
  texts: EvidenceTexts;
  files: EvidenceFile[];
}

export interface SupportMailBody {
  name: string;
  email: Email;
  /** The topic of the question. It becomes the subject of the email to our team, unless a subject is given. */
  topic?: "reservation" | "account" | "listing" | "other";
  subject?: string;
  text: string;
}

export interface TermsChange {
  version: TermsVersion;
  /** Changes since the previous version. */
  summary: string;
}

export type TermsVersion = string;

export type TextFlag = "phone" | "email" | "link" | "payment" | "address" | "contact";

export type TextFlags = TextFlag[];

export type TimeOfDay = string;

export type Timeframe = "7d" | "30d" | "90d" | "12m" | "all";

export interface TimelineEntry {
  status: ReservationStatus;
  at: Timestamp;
  by: "buyer" | "breeder" | "admin" | "system";
  reason: string | null;
}

export type Timestamp = string;

export type Training = "leashWalking" | "crateTraining" | "outdoorPottyAccess" | "pee-pads";

export interface TrainingInquiryBody {
  name: string;
  email: Email;
  petId?: Id;
  postalCode?: PostalCode;
  text: string;
}

export interface TransactionsAnswer {
  transactions: SalesTransaction[];
  timeZone: BreedersZone;
  nextCursor: NextCursor;
}

export type TypedGoHomeDate = string | null;

export interface UnderstoodFilters {
  type?: PetType[];
  breed?: Id[];
  /** The breed's slug, or the word for several breeds. */
  breedName?: string;
  /** The slugs of the breeds in `breed`. */
  breedSlug?: Slug[];
  sex?: PetSex[];
  categories?: BadgeId[];
  adultSize?: AdultSize[];
  sizeClass?: SizeClass[];
  age?: AgeBand[];
  coatType?: CoatType[];
  generation?: Generation[];
  goodWith?: GoodWith[];
  training?: Training[];
  registry?: Registry[];
  documents?: PetDocument[];
  parentTests?: ParentTest[];
  color?: string[];
  delivery?: DeliveryOption[];
  deliverTo?: DeliveryTarget;
  hasVideo?: boolean;
  readyFrom?: Date;
  readyBy?: Date;
  priceMinCents?: number;
  priceMaxCents?: number;
  isRescue?: boolean;
  /** False if small pets are unwanted: the search then no longer asks for small pets. */
  isSmall?: boolean;
  zip?: PostalCode;
  distance?: number;
  state?: State[];
  sort?: SearchSort;
  /** Descending; left out if ascending. */
  sortType?: -1;
  notBreed?: Slug[];
  notColor?: string[];
  notSizeClass?: SizeClass[];
  notCoatType?: CoatType[];
  notGeneration?: Generation[];
  notRescue?: boolean;
  notState?: State[];
  notZip?: PostalCode[];
  notDistance?: number;
  /** The words that don't match a filter. */
  q?: string;
}

export interface UnderstoodSearch {
  filters: UnderstoodFilters;
  breeder?: FoundBreeder;
  /** Breeders and shelters with names like the words that don't match a filter. */
  breeders: FoundBreeder[];
  /** Other meanings of a place in the words, and names like the words that don't match a filter. */
  didYouMean: {
    label: string;
    /** The typed text with the name in place of those words. */
    text: string;
  }[];
  /** Wishes for which no filter exists ("with financing"), as typed. Results disregard them. */
  notSearched?: string[];
  /** True if the text asks for pets nearby ("near me") and names no place. Left out otherwise. */
  nearMe?: boolean;
  /** Refused words ("not a rescue") for which no filter exists. Results may still include them. */
  notLeftOut?: string[];
}

export interface UnderstoodSearchAnswer {
  understood: UnderstoodSearch;
}

export type UnreadCount = number;

export interface UnreadMessagesAnswer {
  unreadCount: Count;
}

export interface UnsubscribeBody {
  group: NotificationGroup;
  token?: UnsubscribeToken;
}

export type UnsubscribeToken = string;

export interface UpdateApplicationBody {
  status: "withdrawn" | "approved" | "declined";
  /** Required to decline. */
  reason?: string;
}

export interface UpdateBreederBody {
  name?: string;
  /** Plain text. */
  story?: string;
  breederProgramAddress?: ProgramAddress;
  postalCode?: PostalCode;
  phoneNumber?: string | null;
  licence?: string | null;
  breedingSince?: number | null;
  coverKey?: NullableFileKey;
  profileImageKey?: NullableFileKey;
  depositRefundPercent?: 0 | 50 | 100;
}

export interface UpdateBreederTrustBody {
  autoApprove: boolean;
  /** For the staff log only. */
  reason?: string;
}

export interface UpdateDeliveryBody {
  action: "resend" | "withdraw" | "schedule" | "price" | "confirm" | "fail" | "cancel";
  window?: DeliveryWindow;
  /** The carrier's pay in cents. */
  costCents?: number;
  /** Needed by `withdraw`, `confirm`, `fail` and `cancel`. Only staff read it. */
  reason?: string;
}

export interface UpdateMatchBody {
  status: "accepted" | "declined" | "withdrawn" | "completed";
}

export interface UpdateNotificationBody {
  status: "unread" | "read" | "archived";
}

export interface UpdateParentBody {
  id: Id;
  parent: ParentFields;
  status?: "live" | "no-longer-available";
}

export interface UpdatePaymentIntentBody {
  reservationId: Id;
  order: OrderChoices;
}

export interface UpdatePetProfileBody {
  id: Id;
  profile: PetProfileFields;
}

export interface UpdatePostBody {
  post: PostFields;
}

export interface UpdateReservationStatusBody {
  reservedPetId: Id;
  action: "cancel" | "confirm-handover" | "extend" | "complete";
  /** The other side reads it. */
  reason?: string;
  expectedRefundCents?: Cents;
  cause?: CancelCause;
  /** Only when a breeder cancels: whether the pet is listed again at once. By default, it stays off the site until the breeder lists it, except after an overdue balance. With the cause health, it always stays off. */
  listAgain?: boolean;
}

export interface UpdateReviewBody {
  rating: number;
  title: string;
  text: string;
  /** All photos that the review shows from now on. If left out, the photos stay. */
  fileKeys?: FileKey[];
}

export interface UpdateSaleContractBody {
  contractText: string;
  guaranteeText: string;
}

export interface UpdateSavedSearchBody {
  name: string;
  frequency: "instant" | "daily";
}

export interface UpdateUserBody {
  firstName?: string;
  lastName?: string;
  phoneNumber?: string | null;
  profileImageKey?: NullableFileKey;
  /** Inactive hides the listings; open reservations continue. */
  accountStatus?: "Active" | "Inactive";
}

export interface UpdateUserStatusBody {
  accountStatus: AccountStatus;
  /** The account's owner reads it, and it is kept. */
  reason: string;
}

export interface UpdatedMatchAnswer {
  updatedMatch: Match;
}

export interface UploadDeliveryPhotoBody {
  token: DeliveryToken;
  contentType: "image/jpeg" | "image/png" | "image/webp" | "image/heic";
  /** The size in bytes. */
  size: number;
}

export interface UploadHeader {
  name: string;
  value: string;
}

export interface UploadUrlAnswer {
  url: string;
  fileKey: FileKey;
  method: "PUT";
  /** Send these headers unchanged with the file. */
  headers: UploadHeader[];
  expiresAt: Timestamp;
}

export interface User {
  id: Id;
  email: Email;
  isEmailVerified: boolean;
  role: Role;
  staffRank?: StaffRank;
  type: "Consumer" | "Breeder";
  accountStatus: AccountStatus;
  firstName: string;
  lastName: string;
  /** `/avatar.png` means there is no photo. */
  profileImageURL: string;
  phoneNumber: string | null;
  /** Whether the owner has entered a code that we texted to the number. */
  isPhoneConfirmed: boolean;
  /** The breeder's or shelter's program name. */
  programName?: string;
  breederProgramAddress?: ProgramAddress;
  /** Ids of a breeder's own listings, newest first. The breeder's calls list any beyond these. */
  pets: Id[];
  /** Ids of a breeder's own parents, newest first. */
  parents: Id[];
  /** Null if nothing was accepted, for example if we created the account. */
  acceptedTerms: AcceptedTerms | null;
  createdAt: Timestamp;
}

export interface UserAnswer {
  user: User;
}

export interface UserSession {
  id: Id;
  isCurrent: boolean;
  /** The browser and system, as reported by the browser. */
  device: string;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
}

export interface UserSettingBody {
  userSetting: NotificationSetting;
}

export interface UserSettingsAnswer {
  user: SettingsUser;
}

export interface UsualPrice {
  lowCents: Cents;
  highCents: Cents;
  count: Count;
}

export interface Verification {
  id?: Id;
  status: VerificationStatus;
  breederId: Id;
  breederSlug: BreederSlug;
  breederName: string;
  submittedAt: NullableTimestamp;
  decidedAt: NullableTimestamp;
  /** The missing documents, or the reason for a rejection. */
  reason: string | null;
  /** The time at which the ID images are or were deleted. Null until a decision. */
  identityDeletedAt: string | null;
  /** Whether the seller has confirmed their sale contract and health guarantee. Until then, no listing can be submitted. */
  isContractConfirmed: boolean;
  files: VerificationFiles;
  claims: VerificationClaims;
  /** Newest first. */
  history: VerificationStep[];
}

export interface VerificationAnswer {
  verification: Verification;
}

export interface VerificationClaims {
  /** The name that should be on the ID. */
  contactName: string;
  isShelter: boolean;
  city: string;
  state: State;
  /** A breeder's license or a nonprofit's number. */
  licence: string | null;
  website: string | null;
  breedingSince: number | null;
  memberSince: Date;
}

export type VerificationFileKeys = FileKey[];

export interface VerificationFiles {
  identityFront: FileKey[];
  identityBack: FileKey[];
  rearingArea: VerificationFileKeys;
  registration: FileKey[];
}

export interface VerificationFilesBody {
  identityFront: FileKey[];
  identityBack: FileKey[];
  rearingArea: VerificationFileKeys;
  registration?: FileKey[];
}

export type VerificationStatus = "not-started" | "submitted" | "in-review" | "approved" | "needs-info" | "rejected";

export interface VerificationStep {
  status: VerificationStatus;
  at: Timestamp;
  reason: string | null;
}

export interface VerificationsAnswer {
  verifications: Verification[];
  nextCursor: NextCursor;
}

export interface VerifyAndFinalizeBody {
  paymentIntent: IntentId;
}

export interface WaitingChange {
  kind: ChangeKind;
  /** The new name or description, or the address of the new video. */
  text: string | null;
  /** The new photos, in gallery order. */
  images: PetImage[];
}

export interface WaitingMoney {
  /** Unique in this list. */
  id: string;
  kind: WaitingMoneyKind;
  /** The id of the refund, dispute, chargeback, finding, reservation, payment or payout, or of the breeder. A difference of the reconciliation has an id made for this list. */
  subjectId: Id;
  /** Null if unknown. */
  amountCents: number | null;
  since: Timestamp;
  /** The deadline to answer a chargeback. */
  dueAt: NullableTimestamp;
  /** The reason for the wait, as a sentence. */
  reason: string;
  buyer?: WaitingMoneyPerson;
  breeder?: WaitingMoneyPerson;
  petName: string | null;
  reservationNumber: string | null;
  /** The order in question. */
  orderId: string | null;
}

export interface WaitingMoneyAnswer {
  waiting: WaitingMoney[];
  /** Counts of every kind, whatever kind was requested. Kinds without waiting money are left out. */
  counts: WaitingMoneyCount[];
  nextCursor: NextCursor;
  refundTimes: RefundTimes;
}

export interface WaitingMoneyCount {
  kind: WaitingMoneyKind;
  count: count;
  hasMore: hasMore;
}

export type WaitingMoneyKind = "refund" | "dispute" | "chargeback" | "finding" | "handoff" | "stopped" | "balance" | "payment" | "payout" | "funds" | "debt" | "closing";

export interface WaitingMoneyPerson {
  name: string;
  email: string;
}

export interface WaitingPayout {
  breederId: Id;
  programName: string;
  reason: PayoutWaitReason;
  amountCents: Cents;
  since: Timestamp;
  /** Null for a balance. */
  payoutId: string | null;
  /** The provider's code for the last refusal. */
  failure: string | null;
  nextTryAt: NullableTimestamp;
  /** Whether retryPayout is possible. */
  canRetry: boolean;
  /** Whether settlePayout, or settleBalance for a balance, is possible. */
  canSettle: boolean;
  /** Whether the breeder's account is closed. */
  isClosed: boolean;
}

export interface WaitingPayoutsAnswer {
  waiting: WaitingPayout[];
  hasMore: boolean;
  approval?: MoneyApproval;
}

export interface Waitlist {
  id: Id;
  breeder: BreederSummary;
  /** The name as the breeder typed it, else first name and initial; the full name from the first payment on. */
  personName: string;
  litterId?: Id;
  litterName: string | null;
  breed?: BreedSummary;
  sex?: PetSex;
  /** Accepted once a pet from an invitation is reserved. Expired once the 48 hours have passed. */
  status: "waiting" | "invited" | "accepted" | "expired" | "rejected" | "left";
  /** The position among everyone waiting for the same pets, starting at 1. Null once the wait is over. */
  position: number | null;
  note: string;
  inviteEndsAt: NullableTimestamp;
  /** Pets to choose from until the invitation ends. */
  pets: PetCard[];
  isAddedByBreeder: boolean;
  reason: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface WaitlistAnswer {
  waitlist: Waitlist;
}

export interface WaitlistsAnswer {
  waitingCount: Count;
  invitedCount: Count;
  waitlists: Waitlist[];
  nextCursor: NextCursor;
}

export interface WeightBySex {
  male: Range;
  female: Range;
}

export interface WithdrawVerificationBody {
  /** The breeder reads it. */
  reason: string;
}

export interface WriteReviewBody {
  reservedPetId: Id;
  rating: number;
  title: string;
  text: string;
  /** Photos uploaded as `review-photo`. */
  fileKeys?: FileKey[];
}

export type Year = number;

export interface YearlyCost {
  minCents: number;
  maxCents: number;
}

export interface YearlyStatement {
  year: Year;
  years: Year[];
  sellerName: string;
  isShelter: boolean;
  cityAndState: string;
  timeZone: BreedersZone;
  isOver: boolean;
  openingCents: SignedCents;
  closingCents: SignedCents;
  months: StatementMonth[];
  total: StatementAmounts;
}

export interface YearlyStatementAnswer {
  statement: YearlyStatement;
}

export type count = number;

export type hasMore = boolean;
