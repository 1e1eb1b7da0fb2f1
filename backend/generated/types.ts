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
  /** While it has not been delivered. */
  isRefundable: boolean;
}

export type AddOnIds = Id[];

export interface AddOnOffer {
  id: Id;
  name: string;
  description: string;
  priceCents: Cents;
  petTypes: PetType[];
  /** While it has not been delivered. */
  isRefundable: boolean;
  /** Why it can't be added anymore; null where it can. */
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
  /** A bank contests a payment of this sale now. */
  isBankDisputed: boolean;
  buyerName: string;
  sellerName: string;
  totalCents: Cents;
  /** What was paid and has neither been refunded nor is owed. */
  refundableCents: number;
  /** The breeder hasn't replied and still has time to. */
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
  /** Staff read it. */
  answer: string;
}

export interface AnswerReviewBody {
  answer: string;
}

export interface Application {
  id: Id;
  status: ApplicationStatus;
  breeder: BreederSummary;
  /** First name and initial; the whole name from a payment on. */
  buyerName: string;
  petId?: Id;
  /** Of the pet that it began with. */
  petName: string | null;
  petStatus?: PetStatus;
  /** As they were when the application was started. */
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
  /** Null where the operator of the server did it. */
  actorId: string | null;
  actorName: string;
  action: string;
  subjectKind: "user" | "verification" | "listing" | "parent" | "change-request" | "claim-change" | "report" | "dispute" | "order" | "discount-code" | "state-rule" | "shelter-invitation" | "staff-invitation" | "fraud-case";
  subjectId: string;
  /** Its name now; null if it has none or is gone. */
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
  /** The size classes in use for this breed; empty where it has none. */
  sizeClasses: SizeClass[];
  availablePets: Count;
}

export interface BreedAnswer {
  breed: BreedFacts;
}

export type BreedCategory = "Dogs" | "Cats";

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
  /** Of the available pets; null if there are none. */
  priceMinCents: number | null;
  priceMaxCents: number | null;
  image?: PetImage;
  /** Breeders with available pets of this breed. */
  breeders: BreederSummary[];
}

export interface BreedSummary {
  id: Id;
  slug: Slug;
  breedName: string;
}

export interface BreederData {
  breederProfile: BreederProfile;
  /** The program's own, which the public page does not show. */
  phoneNumber: string | null;
  verification: VerificationStatus;
  /** New listings need no review. */
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
  /** Available pets, the newest first. */
  pets: PetCard[];
  /** The latest pets that were reserved, sold or adopted; listSoldPets has all of them. */
  soldPets: PetCard[];
  parents: ParentSummary[];
  availableCount: Count;
  soldCount: Count;
  ratingCount: Count;
  ratingAverage: number | null;
  /** How much of the deposit the breeder gives back after the first 48 hours; a state's rule may give more. */
  depositRefundPercent: 0 | 50 | 100;
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
  /** In the order of their names. */
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
  /** My uploaded files of the purpose rearing-area. */
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
  /** The deadline has not passed and nothing was submitted. */
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
  /** Days after a completed sale within which it gets the donation. */
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
  /** By either side. */
  isBlocked: boolean;
  standing: ChatStanding;
  /** I am not notified of it. */
  isMuted: boolean;
  /** I am the breeder in it. */
  isSelling: boolean;
  /** Contact details are masked in it now. */
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
  /** Contact details are masked until a payment exists: each is replaced by words in brackets. Authors read their own messages as they wrote them. */
  text: string;
  /** The other side doesn't see all that was written. */
  isMasked: boolean;
  /** What kinds of contact details are masked. */
  masked: MaskedKind[];
  /** The other side asks for money, or for a payment outside Hearthpaw. Always false in the caller's own messages. */
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
  /** Available funds that the breeder waives by closing the account, exactly as checkClosing returned them. Only for a blocker with canWaive. */
  waivedCents?: Cents;
}

export interface ClosingAnswer {
  /** recent-sign-in is for accounts without a password. */
  proof: "password" | "recent-sign-in";
  needsSecondFactor: boolean;
  /** Whether records of payments stay for seven years. */
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
  /** What to do about it. */
  todo: string;
  /** Amount of a payout or debt. Null for other kinds. */
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

export interface CompleteReservationBody {
  reservedPetId: Id;
}

export interface Configuration {
  mode: "development" | "staging" | "production";
  deploymentVersion: string;
  termsVersion: TermsVersion;
  /** Every version, the newest first; people are shown what has changed since the one they accepted. */
  termsChanges: TermsChange[];
  supportPhone: string;
  supportEmail: string;
  payments: PaymentSettings;
  realtime: RealtimeSettings;
  reports: ReportSettings;
  /** The measurement ID of Google Analytics 4, used after consent alone. Null outside production. */
  analyticsId: string | null;
  /** The charity that gets donations. Null if no donation is offered; the API refuses any then. */
  charity: Charity | null;
  /** Null where no service is configured. */
  liveChat: LiveChatSettings | null;
  /** Null where no service is configured. */
  reviewsWidget: ReviewsWidgetSettings | null;
  signInProviders: ("google" | "facebook")[];
  /** Where the example accounts' codes are shown, in development only. */
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
  /** The buyer's own wish: the card of this deposit is kept and charged once, for the balance, on its due date. Left out, or without a deposit by card, nothing is kept. */
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
  /** The calendar day where the pet is, of a deadline or a hand-off; null for a time that is no deadline. */
  dueOn: string | null;
}

export type Date = string;

export interface DecideChangeBody {
  decision: "accept" | "reject";
  /** Needed to reject. */
  reason?: string;
}

export interface DecideClaimChangeBody {
  decision: "accept" | "ask" | "reject";
  /** Needed to ask and to reject; the seller reads it. */
  reason?: string;
}

export interface DecideDisputeBody {
  outcome: "release" | "refund";
  /** Only for a refund: the part of the paid money to refund, at most all that hasn't been refunded. Without it, everything is refunded, and the sale ends as refunded, even if it was free or a bank took the money. A part leaves the sale completed. */
  refundCents?: number;
  /** Only for a part: what of it the breeder pays, up to the quote's mostBreederCents; Hearthpaw pays the rest. By default each side gives back its own share. */
  breederCents?: number;
  /** Why it's resolved before the breeder's reply is due, though there is none. Without it, 409 `reply_due`. Both sides read it. */
  earlyReason?: string;
  /** Only for a full refund: whether the pet is back with its breeder, which opens its listing again. By default, true if nobody has said that the pet was handed over. */
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
  /** Needed for all but an approval. */
  reason?: string;
  updatedAt?: Timestamp;
}

export interface DecideParentBody {
  decision: "approve" | "reject";
  /** Needed to reject. */
  reason?: string;
  updatedAt?: Timestamp;
}

export interface DecideReportBody {
  decision: "keep" | "remove";
  reason: string;
}

export interface DecideVerificationBody {
  decision: "review" | "approve" | "ask" | "reject";
  /** Needed to ask and to reject. */
  reason?: string;
}

export interface DeleteFileBody {
  fileKey: FileKey;
}

export interface DeliveryDetails {
  isBillingDifferent: boolean;
  firstName: string;
  lastName: string;
  address: Address;
}

export interface DeliveryInformation {
  isBillingDifferent: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  address: Address;
}

export type DeliveryOption = "none" | "honest" | "pickup" | "flight";

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
  /** Orders that were paid with the code, and open ones that use it now. An order that ends unpaid no longer counts. */
  usesCount: Count;
  isActive: boolean;
  createdAt: Timestamp;
}

export interface DiscountCodeAnswer {
  discountCode: DiscountCode;
}

export interface DiscountCodeFields {
  /** Letters, digits and hyphens; capitals and small letters are the same. */
  code: string;
  type: DiscountType;
  /** Of a Percentage, null for the others. */
  percent: number | null;
  /** Of an Amount, null for the others. */
  amountCents: number | null;
  /** Payer of everything that the code gives away. A breeder also pays what is beyond the earnings from the sale. */
  funder: "platform" | "breeder";
  /** For this breeder's pets only; needed where the breeder funds it. */
  breederId?: Id;
  startsAt: Timestamp;
  endsAt: NullableTimestamp;
  /** Null for no limit. */
  usesLimit: number | null;
  /** Null for no limit. */
  usesLimitPerPerson?: number | null;
  /** Off until it is turned on again. */
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
  /** What staff decided; left out while it is open. */
  outcome?: "release" | "refund";
  /** What the decision gives back to the buyer; null if nothing. */
  refundCents: number | null;
  /** The status of that refund, which stays owed until it has arrived. Left out where there is none. */
  refundStatus?: "on-its-way" | "delayed" | "arrived";
  /** The breeder's part of refundCents; null until a refund is decided. If everything goes back, this is what the sale had brought the breeder, which is more than the refund if a code paid for some of the sale. */
  breederCents?: number | null;
  /** Hearthpaw's part of refundCents, with its fees; null until a refund is decided. Negative if Hearthpaw gets back what its code paid. Sales tax and a donation that go back make up the rest. */
  platformCents?: number | null;
  /** The day, where the pet is, at whose end the breeder's reply is due; null in disputes from before there was one. */
  replyDueOn?: NullableDate;
  hasBreederReplied?: boolean;
  /** Why staff resolved it before the breeder's reply was due, though there was none. */
  earlyReason?: string | null;
  /** The decision ended the sale and undid all of it. */
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
  /** Bytes. */
  size: number;
}

export interface DisputeMessage {
  id: Id;
  by: "buyer" | "breeder" | "staff";
  text: string;
  fileKeys: FileKey[];
  /** The files of `fileKeys` that are still there. */
  files: DisputeFile[];
  at: Timestamp;
}

export interface DisputeQuote {
  disputeId: Id;
  refundableCents: Cents;
  refundCents: Cents;
  breederCents: SignedCents;
  platformCents: SignedCents;
  /** Sales tax and a donation that go back. */
  othersCents: SignedCents;
  /** What the breeder pays if each side gives back its own share. */
  shareCents: SignedCents;
  /** The most the breeder can be asked to pay of it. */
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
  /** After the platform fee, and less returnedCents; 0 if more went back than the sale earned. */
  netCents: Cents;
  /** What the breeder's promo code costs beyond what this sale earns. The breeder covers it at availableAt, from available funds and then from later sales. 0 once the sale is canceled. */
  coverCents: Cents;
  /** What refunds and chargebacks have taken of the breeder's share. */
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
  /** Items as JSON texts, each with the fields of what it is. */
  items: string[];
}

export type Exposure = "carRides" | "loudNoises" | "publicPlaces" | "fireworks" | "doorbells";

export interface FacetCount {
  /** What the filter of the same name takes. */
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
  /** I am the breeder in it. */
  isSelling: boolean;
}

export interface FraudCase {
  id: Id;
  /** What the case sets aside, the seller's payouts or the listings named. */
  kind: "money" | "listing";
  rule: "same_payout_account" | "same_identity_document" | "same_device" | "same_phone" | "photo_of_another_seller" | "price_far_below";
  /** Open and kept cases set something aside. */
  status: "open" | "kept" | "cleared";
  /** A sentence about what was found. */
  evidence: string;
  seller: FraudSide;
  /** The seller who had it first; null if the case is about one listing alone. */
  other: FraudSide | null;
  /** Listings that the case sets aside, or would but for a sale that is on. */
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
  /** Whether buyers can't see it because of the case. False while a sale is on. */
  isAside: boolean;
  /** The other seller's listing with the same photo; null if there is none, or it was deleted. */
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
  /** Completed sales. */
  salesCount: Count;
  /** Earnings that could be paid out, at least 0. */
  availableCents: Cents;
  /** Open and kept cases of this seller beside this one. */
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

export interface HealthAnswer {
  status: "alive";
  /** The deployment version. */
  version: string;
}

export interface HealthTest {
  /** What was examined, such as Cardiac. */
  type: string;
  laboratory: string;
  result: string;
  testedOn: NullableDate;
}

export type Id = string;

export type ImportColumn = "skip" | "ID" | "AnimalName" | "PrimaryBreed" | "SecondaryBreed" | "Mix" | "Type" | "Sex" | "birth_date" | "Age" | "Price" | "Weight" | "Size" | "Color" | "Desc" | "Status" | "Shots" | "Altered" | "NoDogs" | "NoCats" | "NoKids" | "GoodWithDogs" | "GoodWithCats" | "GoodWithKids" | "photo1" | "photo2" | "photo3" | "photo4" | "photo5" | "photo6";

export interface ImportFileBody {
  /** CSV in UTF-8 with a header row. */
  file: File;
  /** What each column of the file is, in the file's order; `skip` leaves one out. Without this, columns are recognized by the names that shelter software gives them. */
  columns?: ImportColumn[];
}

export interface ImportFileColumn {
  /** As the file's first row names it. */
  header: string;
  column: ImportColumn;
  /** The first cell that says something. */
  example: string | null;
}

export interface ImportProblem {
  /** The line in the file; the header is 1. */
  row: number;
  column: string | null;
  value: string | null;
  detail: string;
  /** True where there is nothing to fix: how the row was read. */
  isNotice?: boolean;
}

export interface ImportReport {
  isDryRun: boolean;
  columns: ImportFileColumn[];
  /** Required columns that the file lacks; if there are any, no row was read. Only a dry run returns this. */
  missing: ImportColumn[];
  rows: Count;
  created: Count;
  updated: Count;
  unchanged: Count;
  refused: Count;
  /** What to fix, by row; then notices, by row. */
  problems: ImportProblem[];
}

export interface ImportReportAnswer {
  report: ImportReport;
}

export interface IncomingTextBody {
  /** The provider's id of the text. */
  MessageSid: string;
  /** Who wrote it, as a number with its country. */
  From: string;
  Body: string;
  [key: string]: unknown;
}

export type IntentId = string;

export type IntentStatus = "succeeded" | "failed" | "requires_payment_method" | "requires_action" | "canceled" | "processing";

export interface IntentStatusAnswer {
  status: IntentStatus;
  /** For the buyer; null when it succeeded. One of: Payment failed. Please try again. - Please provide a valid payment method. - Additional authentication required. - Payment was canceled. - Payment is still processing. */
  message: string | null;
  /** The provider's reason, where a card was declined. */
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

export interface ListPlace {
  /** As people write it: Portland, OR. */
  label: string;
  /** False for a whole state, from which nothing is near or far. */
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
  /** How many pets this breeder has handed over through the marketplace. */
  homesFound: number;
  /** How many of its pets can be reserved now. */
  availableCount: number;
  /** The breeds of its available pets and verified parents, by name; the first few. */
  breeds: BreedSummary[];
  /** The distance from the place in the request, if that is a point. */
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
  /** A new value for each new draft; the same value to repeat a call, which then saves that draft again. Not needed when an `id` is sent. */
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
  /** What people call the service, such as Crisp. */
  serviceName: string;
  frameUrl: string;
}

export type LooseFilter = "type" | "breed" | "sex" | "categories" | "adultSize" | "sizeClass" | "age" | "coatType" | "generation" | "goodWith" | "color" | "delivery" | "price" | "isRescue" | "isSmall" | "distance" | "state" | "q" | "notBreed" | "notColor" | "notSizeClass" | "notCoatType" | "notGeneration" | "notRescue" | "notState" | "notZip";

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
  /** What the caller can do with it now. */
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
  /** The match of these two that is proposed or accepted. */
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
  /** Name of the pet or program; the payment provider's id of a finding without one. */
  about: string;
  amountCents: number;
  /** Amounts of the same sale, or of the same breeder within 30 days, that count together with this one. */
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
  /** Reservations begun before then are skipped. */
  since: Timestamp;
  reservations: Count;
  charges: Count;
  refunds: Count;
  disputes: Count;
  payouts: Count;
  /** Payments and transfers at the payment provider that aren't ours, and were skipped. */
  others: Count;
  /** Differences that went away when the provider was read again. */
  settled: Count;
  /** Our balance at the provider by our books, in cents. Null if the provider's account serves others too. */
  booksCents: number | null;
  /** The same by the provider's record. */
  providerCents: number | null;
}

export interface MoneyDifference {
  /** The money invariant that doesn't hold. */
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
  /** refunding until the refund has arrived. */
  status: "open" | "refunding" | "settled";
  amountCents: Cents;
  /** The amount less refunds, and less what a bank or we took back. */
  leftCents: Cents;
  /** Null if unknown. */
  petName: string | null;
  /** Null if unknown. */
  reservationNumber: string | null;
  /** As the payment provider has it. */
  buyerEmail: string | null;
  /** The breeder; null if unknown. */
  programName: string | null;
  happenedAt: Timestamp;
  foundAt: Timestamp;
  /** Why the last refund failed, as the payment provider's code. */
  failure: string | null;
  /** Why the sale can't be restored, as a sentence. Null if it can. */
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

export interface Ok {
  ok: true;
}

export interface OnboardingAnswer {
  url: string;
  /** Whether the provider's page leads back to ours at its end. If false, open it in another tab. */
  returns?: boolean;
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
  /** Null takes the code away. After 20 codes that don't work within an hour, or 60 from one network, the call is refused with 429 `too_many_requests`, whatever code it names. The code that the order already has isn't tried again. */
  promoCode?: string | null;
  /** US cents for the charity of the configuration; null for none. */
  rescueDonationAmount?: number | null;
  /** Every add-on that the order should have, from `listAddOns`; an empty list removes them. */
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
  /** False up to $249 after the discount and where the deposit would be the total; such a pet is paid in full. */
  isDepositPossible: boolean;
  feeStructure: "v1" | "v2" | "v3" | "v4" | "v5" | "v6" | "v7" | "v8" | "v9" | "v10" | "v11";
  lineItems: OrderLine[];
  petAmount: Cents;
  addOnsAmount: Cents;
  discount: Cents;
  promoCode: string | null;
  /** What the code gives; left out without one. */
  promoCodeNote?: string;
  shippingAmount: Cents;
  serviceFee: Cents;
  taxAmount: Cents;
  /** Null for none. */
  rescueDonationAmount: number | null;
  total: Cents;
  /** What Reserve with Deposit takes first; the total where it is not possible. */
  depositAmount: number;
  /** What is left after the deposit; 0 when paying in full. */
  balanceAmount: number;
  /** The day at whose end, in the pet's time zone, the balance is due; before the deposit is paid, what it would be if it were paid now. Null where no balance is left. */
  balanceDueOn: string | null;
  paidAmount: Cents;
  /** False until the buyer has said how the pet comes home: the total is then without delivery, and nothing can be paid. */
  isDeliveryChosen: boolean;
  /** What the next payment charges. */
  dueNow: number;
  /** False where a state's law leaves only cards. */
  isFinancingAllowed: boolean;
  /** How much of the deposit is refunded when the buyer cancels after 48 hours, by the breeder's policy or a state's law. */
  depositRefundPercent: 0 | 50 | 100;
  /** The amount that isn't refunded when the buyer cancels after 48 hours, computed by the rule of the cancellation. Paying in full keeps as much as the deposit would. */
  lateCancellationCents: number;
  /** Why a state's law bars this sale, and what to do instead. */
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
  /** The other orders of the reservation, the oldest first. */
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
  /** pending is retried automatically, failed only when staff ask; both are still owed. settled was paid another way. */
  status: "pending" | "failed" | "succeeded" | "settled";
  /** Why the last try failed, as the provider's code. */
  failure: string | null;
  attempts: Count;
  owedSince: Timestamp;
  /** Null if it's no longer retried automatically. */
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
  /** Evidence can still be added. */
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
  /** The littermates, by name. */
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
  /** Of a rejected one: what to change. */
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
  /** Staff have seen its papers and health tests. */
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
  /** None for a total of zero. */
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
  /** Where the browser confirms a payment with the sandbox; null with Stripe, whose script knows. */
  apiUrl: string | null;
  methods: PaymentMethod[];
  /** Amounts that a method is offered for. A method that isn't listed has no limits of its own. */
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
  /** The provider's or bank's code of a payout that failed, such as account_closed. */
  failure?: string | null;
  lines: PayoutLine[];
  createdAt: Timestamp;
}

export interface PayoutAccount {
  /** none, nothing given yet; incomplete, more is asked for; ready; restricted, the provider stopped it; bank-failed, the last payout came back and the bank details have to be given again. */
  status: "none" | "incomplete" | "ready" | "restricted" | "bank-failed";
  /** What the provider asks for now, in its own names such as external_account. */
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
  /** Earnings that haven't left yet, by the reason they wait for. */
  waiting?: PayoutWait[];
  /** Whether payouts wait until our team has checked the account. */
  isBeingChecked?: boolean;
  /** What the breeder owes beyond available funds. Later sales pay it. */
  owedCents?: Cents;
  nextCursor: NextCursor;
}

export interface PedigreeParent {
  parentId?: Id;
  /** Of an own one, its name here. */
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
  /** What has to happen before `availableAt` is known, or `time` if it is. */
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
  /** Someone is in the checkout with this pet; never says who. */
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
  /** The go-home date has come where the pet is. */
  isReadyToGoHome: boolean;
  weightLb: number | null;
  /** As the breeder expects it. */
  adultWeightLb: number | null;
  priceCents: Cents;
  depositCents: DepositCents;
  /** What the breeder offers for this pet; the quote says whether it reaches a ZIP code. */
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
  /** Where the pet is. */
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
  /** Someone is in the checkout with this pet. */
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
  depositCents: DepositCents;
  badges: BadgeId[];
  hasVideo: boolean;
  defaultImage?: PetImage;
  breeder: PetCardBreeder;
  city: string;
  state: State;
  /** From the ZIP code of the search; left out without one. */
  distanceMiles?: number;
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
  /** In the order of the gallery; the first is the default. */
  imageKeys: FileKey[];
  images: PetImage[];
  videoLocation: string | null;
  isOnHold: boolean;
  /** Fields that a draft still lacks before it can be submitted. */
  missing: string[];
  actions: ListingAction[];
  events: ListingEvent[];
  pendingChanges: ChangeKind[];
  /** What those changes ask for; until staff accept them, the listing shows what it had before. */
  waiting?: WaitingChange[];
  /** The breeder's listings and their changes are public at once. */
  skipsReview?: boolean;
  viewCount: Count;
  shareCount: Count;
  /** Why a state's law keeps buyers from reserving this pet, and what its breeder can do. Left out where none does. */
  saleNotice?: string;
  /** Whether our team checks the listing, which buyers can't see meanwhile. Left out if not. */
  isBeingChecked?: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PetDetailsAnswer {
  petDetails: PetDetails;
}

export interface PetImage {
  key: string;
  /** 640 pixels wide. */
  cardUrl: string;
  /** At most 2000 pixels wide. */
  fullUrl: string;
  /** Of the full size. */
  width: number;
  /** Of the full size. */
  height: number;
  alt: string;
  /** What to show until the photo has loaded, blurred to its size: 6 by 4 pixels as Base64, the bottom row first, each two bytes (little-endian, five bits of red, green and blue), so the pixels of a 16-bit BMP without its 54-byte header. Left out where there is none. */
  preview?: string;
}

export interface PetInterest {
  petId: Id;
  name: string;
  status: PetStatus;
  views: Count;
  favorites: Count;
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
  /** MP4 or QuickTime. A video over 60 MB goes to the address of `getUploadUrl`. */
  video: File;
}

export interface PetVideoLocationAnswer {
  Location: string;
}

export interface PetsSoldAnswer {
  petsSold: Figure;
}

export interface PhoneCodeBody {
  /** The six digits of the text. */
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
  /** Several breeders have reported it, so only its author sees it until staff decide. Left out for everyone else. */
  isHidden?: boolean;
  /** Comments and replies. */
  commentsCount: Count;
  /** The newest ones; empty in lists. */
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
  /** Whoever wrote the post wrote this. */
  isPostAuthor: boolean;
  /** Its writer deleted it, and its replies are still there. */
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
  /** Uploaded photos (`post-image`) in their order. Left out, a change keeps the photos. */
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
  /** Whoever wrote the post wrote this. */
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
  /** What reserving takes at once; the full price with the service fee where there is no deposit. */
  depositCents: number;
}

export interface PricePreviewAnswer {
  pricePreview: PricePreview;
}

export interface Problem {
  /** `/problems/<code>` */
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  /** Name it when you ask for help. */
  requestId: string;
  /** The classic text, where there is one: `jwt expired`, `No authorization token was found`, `Invalid token`, or the general sentence. */
  error?: string;
  /** With 422, the fields that were refused. */
  errors?: ProblemError[];
  /** With `card_declined`, the payment provider's reason, such as `insufficient_funds`. */
  declineCode?: string;
  /** With `method_not_available` and `provider_refused`, the payment provider's code, such as `amount_too_large`. Absent if the provider wasn't asked. */
  providerCode?: string;
  /** With `pet_on_hold`, when the present hold ends unless it becomes a reservation; with `pet_promised`, until when the pet is promised. */
  holdUntil?: string;
  /** With `too_many_holds`, when this pet can be held. */
  retryAt?: string;
  refundQuote?: RefundQuote;
  /** With 429 and 503, the same number as the Retry-After header. */
  retryAfterSeconds?: number;
}

export interface ProblemError {
  /** Where the field is: a JSON pointer into the body (`/email`), or `query/<name>`, `path/<name>`, `header/<name>`. */
  pointer: string;
  /** The stable name of the rule. */
  code: string;
  /** What to do about it in plain words. */
  detail: string;
}

export interface ProgramAddress {
  address_components: AddressComponent[];
}

export interface ProviderIntent {
  id: string;
  /** The provider's own word, or unknown while it cannot be reached. */
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
  /** Where the person is, as the browser names it (America/Chicago). Null where nobody has said: it is then night wherever it is night in the lower 48 states. */
  timeZone: string | null;
}

export interface QuoteAddOnsBody {
  reservationId: Id;
  addOnIds: AddOnIds;
}

export interface QuoteOrderBody {
  petId: Id;
  postalCode?: PostalCode;
  /** Prices by the terms that this reservation of the pet, one's own, has frozen. */
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
  /** `clock` isn't ready while the process clock is more than 5 seconds off the database's. `replica`, where one is configured, says whether it answers public reads. While it does not the primary does, and the process is ready all the same. `web` isn't ready if the pages aren't built. */
  checks: ReadinessCheck[];
}

export interface ReadinessCheck {
  name: string;
  isReady: boolean;
}

export interface RealtimeSettings {
  key: string;
  /** Null where the product's own endpoint serves. */
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
  /** The day at whose end the rest is due, in the pet's time zone. */
  leftDueOn: string | null;
  /** The card kept for the rest. Present only for the buyer while the rest is unpaid. */
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

export interface ReconciliationAnswer {
  /** Null until the first one has ended. */
  check: MoneyCheck | null;
  /** Whether one waits or runs now. */
  isUnderWay: boolean;
  differences: MoneyDifference[];
  total: Count;
  findings: MoneyFinding[];
  findingsTotal: Count;
  /** What is left of all of them. */
  findingsCents: Cents;
}

export interface RecoveryCodesAnswer {
  /** Shown this once; each works once. */
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
  /** For a sale its saleCents, as quoted, 0 where nothing goes back; of a part at least 1. */
  amountCents: number;
  /** The amount from the quote; if it has changed since, nothing is refunded. */
  refundableCents: number;
  bornBy?: RefundBearer;
  /** Only for a sale: the pet is with its breeder, and its listing is open again. Unless told, that is so where the buyer has not confirmed the hand-off. */
  isPetReturned?: boolean;
  /** Both sides read it. */
  reason: string;
  /** A new value for each intended refund; the same value to repeat a call. */
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
  /** `You'll get $2,013.89 back to Visa 4242.` */
  headline: string;
  /** What is kept and why. */
  reason: string | null;
  /** When it arrives. */
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
  /** `Visa 4242`; a breeder learns nothing of the card. */
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

export type RegistryDocument = "AKC" | "CKC" | "UKC" | "COKC" | "ACA" | "ICA" | "APRI" | "ASDR" | "microchipped" | "healthRecords" | "other";

export interface RejectWaitlistBody {
  id: Id;
  reason: string;
}

export interface Relatedness {
  /** To a tenth. */
  inbreedingPercent: number;
  generations: number;
  /** Of all ancestors in these generations. */
  knownPercent: number;
  /** Names, the nearest first. */
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
  /** The word that was chosen, where there was a choice. */
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
  /** The number for people. */
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
  /** Add-ons bought after the reservation, the oldest first; each an order of its own. */
  addOnOrders: AddOnOrder[];
  savedCard?: SavedCard;
  nextStep?: SaleStep;
  /** What has not been bought yet; empty where nothing can be added. */
  addOnOffers?: AddOnOffer[];
  /** Left out where no bank has contested a payment. The earliest first; for the breeder of the pet's own payments alone. */
  chargebacks?: ContestedPayment[];
  earnings?: Earnings;
  refund?: ReservationRefund;
  contractAcceptedAt?: Timestamp;
  terms: ReservationTerms;
  /** Earliest first. */
  timeline: TimelineEntry[];
  allowedActions: AllowedAction[];
  holdExpiresAt: NullableTimestamp;
  balanceDueAt: NullableTimestamp;
  /** When a sale whose buyer confirmed the hand-off is completed without the breeder, 7 days after that; null in other sales, and while this one is stopped by a suspension or a chargeback. */
  completesAt?: NullableTimestamp;
  stop?: SaleStop;
  /** For the buyer: the day, where the pet is, at whose end a problem can be reported for the last time; null until the pet was handed over. */
  disputeUntilOn?: string | null;
  /** A problem was reported. listDisputes has it. */
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
  /** What is kept and why. */
  reason: string | null;
  /** When it arrives. */
  arrival: string | null;
}

export interface ReservationReviewAnswer {
  review?: Review;
  /** Whether the one who asks can write the review now. */
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
  /** How much of the deposit the seller gives back after the first 48 hours. */
  depositRefundPercent: 0 | 50 | 100;
  /** Where the pet is, as an IANA name; deadlines are days there. */
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
  /** The breeder's. */
  answer: string | null;
  answeredAt: NullableTimestamp;
  editedAt: NullableTimestamp;
  /** Whether staff hid it. Only its author and the breeder of the sale still read it. */
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
  /** How many reviews gave each number of stars, five first. */
  ratings: RatingCount[];
  nextCursor: NextCursor;
}

export interface ReviewsWidgetSettings {
  /** What people call the service, such as Trustpilot. */
  serviceName: string;
  frameUrl: string;
  /** The same for a dark page. */
  darkFrameUrl: string;
  /** The height of the frame in CSS pixels. */
  heightPx: number;
  /** Where the service shows all of them. */
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
  /** When the seller confirmed having read it; null until then. */
  confirmedAt: string | null;
  /** The present version of the marketplace's own terms. */
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
  /** For the caller, with the options that they have. */
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
  /** The day it is charged, where the pet is. */
  chargeOn: string;
  /** It could not be charged, and isn't tried again. */
  isDeclined: boolean;
  /** It isn't charged for now, also not on `chargeOn`: an account is suspended, or a bank contests a payment or has returned it. The balance can be paid by hand. */
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
  /** False if so many match that `total` is only a minimum. */
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
  color: FacetList;
  delivery: FacetList;
  isRescue: FacetList;
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
  /** The names of the breeds that are asked for or left out by their slugs. */
  breedNames?: {
    slug: Slug;
    name: string;
  }[];
  /** Where no pet matches, how many would without one of the filters; the most first, and only filters without which there are some. */
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
  /** A name is one that available pets have. */
  kind: "breed" | "place" | "name" | "breeder" | "shelter";
  label: string;
  /** The whole text that the box has once this is chosen. */
  text: string;
  /** Where a breeder is, or whether a breed is a dog or a cat. */
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
  /** Base32; for typing. */
  secret: string;
  /** The otpauth address, for a QR code. */
  uri: string;
}

export interface SecondFactorState {
  isOn: boolean;
  /** Staff cannot do their work without it. */
  isObligatory: boolean;
  /** This session was opened with it. */
  isProven: boolean;
  /** Whether changes ask for the password too. */
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
  /** May be empty where there are images. */
  text: string;
  /** Uploaded with the purpose chat-image. */
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
  /** debt is what the breeder owes, funds are available funds. */
  side: "debt" | "funds";
  /** paid-elsewhere was paid outside the payment provider. written-off waives a debt, or keeps funds that nobody claims. */
  how: "paid-elsewhere" | "written-off";
  amountCents: Cents;
  /** The whole balance that the caller has seen. */
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
  /** Told to the buyer. */
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
  /** At least 10 characters, and not one of the ten thousand most common passwords. */
  password: string;
  firstName: string;
  lastName: string;
  phoneNumber?: PhoneNumber;
  programName?: string;
  postalCode?: PostalCode;
  /** The version of the terms that was accepted. */
  termsVersion: string;
  /** True turns on emails of the groups announcements, newsletter, offersAndUpdates and marketing, which are off by default. A form never has it checked beforehand. */
  wantsNews?: boolean;
}

export type SignedCents = number;

export type SitemapName = string;

export interface SitemapPage {
  path: string;
  /** When the page last changed; null if that isn't recorded. */
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
  /** The issuer, where the provider names it (RFC 9207). */
  iss?: string;
  /** Needed when this makes a new account. */
  termsVersion?: string;
  secondFactorCode?: SecondFactorCode;
}

export type SocialProvider = "google" | "facebook";

export interface SocialSessionAnswer {
  user: User;
  accessToken: AccessToken;
  returnTo: ReturnPath;
  /** Whether this sign-in made the account. */
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
  /** There are more than are counted. */
  hasMore: boolean;
}

export interface StaffInvitation {
  status: "open" | "used" | "expired";
  /** The invited address; null unless it is open. */
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
  /** Time of the latest call or sign-in; null if there was none. */
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
  /** When the oldest of them began to wait; null if none does. */
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
  suspendedAccounts: StaffCount;
}

export interface StaffQueuesAnswer {
  queues: StaffQueues;
}

export type StaffRank = "moderator" | "support" | "finance" | "admin";

export interface StaffRefundQuote {
  orderId: Id;
  scope: RefundScope;
  /** What canceling the sale gives back, add-ons bought later included; null where it cannot be canceled. */
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
  /** available: listed again. sold: it is with its buyer, and not listed. */
  petAfter: "available" | "sold" | "unchanged";
}

export interface StaffRefundQuoteAnswer {
  quote: StaffRefundQuote;
}

export interface StaffReport {
  id: Id;
  kind: "post" | "listing" | "chat" | "review";
  subjectId: Id;
  /** The post's title, the pet's name, the two who write, or which review; empty where it is gone. */
  subject: string;
  /** The post's, listing's or review's own text, cut after 4,000 characters. */
  text: string;
  /** The photos of a post, listing or review. */
  images: PetImage[];
  /** The latest messages of a chat, the oldest first. */
  messages: ReportedMessage[];
  author: ReportedAuthor | null;
  /** How a post or review (shown, hidden, removed) or a listing (its status) stands; null for a chat and what is gone. */
  subjectStatus: string | null;
  reportsCount: Count;
  status: "open" | "kept" | "removed";
  reporters: string[];
  /** What the latest reporters say, the oldest first. */
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
  /** Of breeders: their listings are public without a review. */
  autoApprove?: boolean;
  /** Of breeders whose listings are public without a review: staff rejected something of theirs at this moment, and no admin has said since then whether that stays. `PUT /v1/admin/breeders/{id}/trust` answers it. */
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
  /** Counts the changes. */
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
  /** Why the rule changes. It goes into the log. */
  reason: string;
  /** The version that the change was made to; a rule that has changed since is refused with `rule_changed`. */
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
  /** The status as a breeder reads it. */
  label: string;
  count: Count;
}

export interface SubmitApplicationBody {
  breederId: Id;
  petId?: Id;
  answers: ApplicationReply[];
  /** Profiles of my pets that the breeder reads with the application, as they are when it is submitted. Without it there are none. */
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
  /** What the question is about. It becomes the subject of the email to our team, unless there is one. */
  topic?: "reservation" | "account" | "listing" | "other";
  subject?: string;
  text: string;
}

export interface TermsChange {
  version: TermsVersion;
  /** What is different since the version before. */
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
  /** The one breed by its slug or the word for several. */
  breedName?: string;
  /** The breeds of `breed` by their slugs. */
  breedSlug?: Slug[];
  sex?: PetSex[];
  categories?: BadgeId[];
  adultSize?: AdultSize[];
  sizeClass?: SizeClass[];
  age?: AgeBand[];
  coatType?: CoatType[];
  generation?: Generation[];
  goodWith?: GoodWith[];
  color?: string[];
  delivery?: DeliveryOption[];
  priceMinCents?: number;
  priceMaxCents?: number;
  isRescue?: boolean;
  /** False where no small ones are wanted: a search that asks for them no longer does. */
  isSmall?: boolean;
  zip?: PostalCode;
  distance?: number;
  state?: State[];
  sort?: SearchSort;
  notBreed?: Slug[];
  notColor?: string[];
  notSizeClass?: SizeClass[];
  notCoatType?: CoatType[];
  notGeneration?: Generation[];
  notRescue?: boolean;
  notState?: State[];
  notZip?: PostalCode[];
  notDistance?: number;
  /** The words that mean no filter. */
  q?: string;
}

export interface UnderstoodSearch {
  filters: UnderstoodFilters;
  breeder?: FoundBreeder;
  /** Breeders and shelters whose names are like the words that mean no filter. */
  breeders: FoundBreeder[];
  /** What else a place of the words may be, and names that are like the words that mean no filter. */
  didYouMean: {
    label: string;
    /** What was typed with the name in the place of those words. */
    text: string;
  }[];
  /** What was refused ("not a rescue") and no filter leaves out, so that it may be among what is found. */
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
  /** Needed to decline. */
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
  /** For the log of staff alone. */
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
  /** Only for a breeder's cancel: whether the pet is listed again at once. By default it stays off the site until the breeder lists it, except after an overdue balance. With the cause health it always stays off. */
  listAgain?: boolean;
}

export interface UpdateReviewBody {
  rating: number;
  title: string;
  text: string;
  /** All photos that the review shows from now on. Left out, they stay as they are. */
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
  /** Told to the account's owner, and kept. */
  reason: string;
}

export interface UpdatedMatchAnswer {
  updatedMatch: Match;
}

export interface UploadHeader {
  name: string;
  value: string;
}

export interface UploadUrlAnswer {
  url: string;
  fileKey: FileKey;
  method: "PUT";
  /** To be sent with the file exactly so. */
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
  /** Whether its owner has entered a code that we texted to the number. */
  isPhoneConfirmed: boolean;
  /** Of a breeder or shelter. */
  programName?: string;
  breederProgramAddress?: ProgramAddress;
  /** Ids of a breeder's own listings, the newest first; the rest through the breeder's calls. */
  pets: Id[];
  /** Ids of a breeder's own parents, the newest first. */
  parents: Id[];
  /** Null if nothing was accepted, as for an account that we created ourselves. */
  acceptedTerms: AcceptedTerms | null;
  createdAt: Timestamp;
}

export interface UserAnswer {
  user: User;
}

export interface UserSession {
  id: Id;
  isCurrent: boolean;
  /** Browser and system, as it told of itself. */
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
  /** What is missing, or why not. */
  reason: string | null;
  /** When the ID images are deleted, or were; null while nothing is decided. */
  identityDeletedAt: string | null;
  /** Whether the seller has confirmed their sale contract and health guarantee. No listing can be submitted before. */
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
  /** Whose ID it should be. */
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
  /** The new name or description, or where the new video is. */
  text: string | null;
  /** The new photos in the order of the gallery. */
  images: PetImage[];
}

export interface WaitingMoney {
  /** Unique in this list. */
  id: string;
  kind: WaitingMoneyKind;
  /** The id of the refund, dispute, chargeback, finding, reservation, payment or payout, or of the breeder. A difference of the reconciliation has one made for this list. */
  subjectId: Id;
  /** Null if unknown. */
  amountCents: number | null;
  since: Timestamp;
  /** The deadline of a chargeback's answer. */
  dueAt: NullableTimestamp;
  /** Why it waits, as a sentence. */
  reason: string;
  buyer?: WaitingMoneyPerson;
  breeder?: WaitingMoneyPerson;
  petName: string | null;
  reservationNumber: string | null;
  /** The order that it is about. */
  orderId: string | null;
}

export interface WaitingMoneyAnswer {
  waiting: WaitingMoney[];
  /** Of every kind, whatever was asked for; kinds of which nothing waits are left out. */
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
  /** The provider's code of the last refusal. */
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
  /** As a breeder typed it, else first name and initial; the whole name from a payment on. */
  personName: string;
  litterId?: Id;
  litterName: string | null;
  breed?: BreedSummary;
  sex?: PetSex;
  /** Accepted once a pet from an invitation is reserved; expired when the 48 hours have passed. */
  status: "waiting" | "invited" | "accepted" | "expired" | "rejected" | "left";
  /** Starting at 1, among everyone waiting for the same pets; null once it's over. */
  position: number | null;
  note: string;
  inviteEndsAt: NullableTimestamp;
  /** To choose from until the invitation ends. */
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
  /** Photos that were uploaded as `review-photo`. */
  fileKeys?: FileKey[];
}

export type Year = number;

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
