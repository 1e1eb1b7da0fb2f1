// Generated from openapi/ by tools/generate.ts. Do not edit.

import * as r from "../platform/http/reduce.ts";

export const TermsVersion: r.Reducer = r.scalar;

export const ContractHash: r.Reducer = r.scalar;

export const Id: r.Reducer = r.scalar;

export const Timestamp: r.Reducer = r.scalar;

export const AcceptedContract: r.Reducer = r.object({
  reservationId: Id,
  number: r.scalar,
  petName: r.scalar,
  sellerName: r.scalar,
  isShelter: r.scalar,
  version: r.scalar,
  hash: ContractHash,
  isIntact: r.scalar,
  contractText: r.scalar,
  guaranteeText: r.scalar,
  acceptedAt: Timestamp,
  termsVersion: r.scalar,
});

export const AcceptedContractAnswer: r.Reducer = r.object({
  acceptedContract: AcceptedContract,
});

export const AcceptedTerms: r.Reducer = r.object({
  version: TermsVersion,
  acceptedAt: Timestamp,
});

export const AccessToken: r.Reducer = r.scalar;

export const AccessTokenAnswer: r.Reducer = r.object({
  accessToken: AccessToken,
});

export const AccountStatus: r.Reducer = r.scalar;

export const FileKey: r.Reducer = r.scalar;

export const ReturnPath: r.Reducer = r.scalar;

export const Cents: r.Reducer = r.scalar;

export const PetType: r.Reducer = r.scalar;

export const AddOn: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  description: r.scalar,
  priceCents: Cents,
  petTypes: r.list(PetType),
  isRefundable: r.scalar,
});

export const AddOnOffer: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  description: r.scalar,
  priceCents: Cents,
  petTypes: r.list(PetType),
  isRefundable: r.scalar,
  refusal: r.scalar,
});

export const NullableTimestamp: r.Reducer = r.scalar;

export const SignedCents: r.Reducer = r.scalar;

export const OrderLine: r.Reducer = r.object({
  kind: r.scalar,
  id: r.scalar,
  label: r.scalar,
  explanation: r.scalar,
  amountCents: SignedCents,
});

export const IntentStatus: r.Reducer = r.scalar;

export const PaymentKind: r.Reducer = r.scalar;

export const ReceiptNumber: r.Reducer = r.scalar;

export const Payment: r.Reducer = r.object({
  id: Id,
  orderType: r.scalar,
  reservationId: Id,
  reservationNumber: r.scalar,
  petName: r.scalar,
  kind: PaymentKind,
  status: IntentStatus,
  method: r.scalar,
  amountCents: Cents,
  refundedCents: Cents,
  cardBrand: r.scalar,
  cardLast4: r.scalar,
  receiptNumber: ReceiptNumber,
  createdAt: Timestamp,
});

export const AddOnOrder: r.Reducer = r.object({
  id: Id,
  reservationId: Id,
  reservationNumber: r.scalar,
  petName: r.scalar,
  status: r.scalar,
  lineItems: r.list(OrderLine),
  addOnsAmount: Cents,
  serviceFee: Cents,
  taxAmount: Cents,
  total: Cents,
  refundedCents: Cents,
  paidAt: NullableTimestamp,
  createdAt: Timestamp,
  payment: Payment,
});

export const AddOnOrderAnswer: r.Reducer = r.object({
  addOnOrder: AddOnOrder,
});

export const ClientSecret: r.Reducer = r.scalar;

export const IntentId: r.Reducer = r.scalar;

export const AddOnPaymentAnswer: r.Reducer = r.object({
  clientSecret: ClientSecret,
  intentId: IntentId,
  addOnOrder: AddOnOrder,
});

export const AddOnPrice: r.Reducer = r.object({
  lineItems: r.list(OrderLine),
  addOnsAmount: Cents,
  serviceFee: Cents,
  taxAmount: Cents,
  total: Cents,
});

export const AddOnQuoteAnswer: r.Reducer = r.object({
  addOnQuote: AddOnPrice,
});

export const AddOnsAnswer: r.Reducer = r.object({
  addOns: r.list(AddOn),
});

export const Email: r.Reducer = r.scalar;

export const PhoneNumber: r.Reducer = r.scalar;

export const PostalCode: r.Reducer = r.scalar;

export const State: r.Reducer = r.scalar;

export const Address: r.Reducer = r.object({
  line1: r.scalar,
  line2: r.scalar,
  city: r.scalar,
  state: State,
  postalCode: PostalCode,
});

export const AddressComponent: r.Reducer = r.object({
  types: r.list(r.scalar),
  long_name: r.scalar,
  short_name: r.scalar,
});

export const DisputeFile: r.Reducer = r.object({
  fileKey: FileKey,
  url: r.scalar,
  name: r.scalar,
  contentType: r.scalar,
  size: r.scalar,
});

export const DisputeMessage: r.Reducer = r.object({
  id: Id,
  by: r.scalar,
  text: r.scalar,
  fileKeys: r.list(FileKey),
  files: r.list(DisputeFile),
  at: Timestamp,
});

export const DisputeReason: r.Reducer = r.scalar;

export const DisputeStatus: r.Reducer = r.scalar;

export const NullableDate: r.Reducer = r.scalar;

export const Dispute: r.Reducer = r.object({
  id: Id,
  reservedPetId: Id,
  petName: r.scalar,
  sellerName: r.scalar,
  status: DisputeStatus,
  reason: DisputeReason,
  messages: r.list(DisputeMessage),
  outcome: r.scalar,
  refundCents: r.scalar,
  refundStatus: r.scalar,
  breederCents: r.scalar,
  platformCents: r.scalar,
  replyDueOn: NullableDate,
  hasBreederReplied: r.scalar,
  earlyReason: r.scalar,
  hasSaleEnded: r.scalar,
  decision: r.scalar,
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
});

export const AdminDispute: r.Reducer = r.object({
  dispute: Dispute,
  reservationNumber: r.scalar,
  statusBefore: r.scalar,
  isBankDisputed: r.scalar,
  buyerName: r.scalar,
  sellerName: r.scalar,
  totalCents: Cents,
  refundableCents: r.scalar,
  isReplyDue: r.scalar,
});

export const NextCursor: r.Reducer = r.scalar;

export const AdminDisputesAnswer: r.Reducer = r.object({
  disputes: r.list(AdminDispute),
  nextCursor: NextCursor,
});

export const AdultSize: r.Reducer = r.scalar;

export const AgeBand: r.Reducer = r.scalar;

export const ReservationAction: r.Reducer = r.scalar;

export const AllowedAction: r.Reducer = r.object({
  action: ReservationAction,
  isAllowed: r.scalar,
  reason: r.scalar,
});

export const Figure: r.Reducer = r.object({
  value: r.scalar,
  previous: r.scalar,
  changePercent: r.scalar,
});

export const Count: r.Reducer = r.scalar;

export const PetStatus: r.Reducer = r.scalar;

export const PetInterest: r.Reducer = r.object({
  petId: Id,
  name: r.scalar,
  status: PetStatus,
  views: Count,
  favorites: Count,
});

export const Timeframe: r.Reducer = r.scalar;

export const AnalyticsData: r.Reducer = r.object({
  timeframe: Timeframe,
  salesRevenue: Figure,
  availableFunds: Figure,
  pendingFunds: Figure,
  petsSold: Figure,
  avgSellingPrice: Figure,
  views: Figure,
  reservations: Figure,
  conversionPercent: r.scalar,
  topPets: r.list(PetInterest),
});

export const AnalyticsAnswer: r.Reducer = r.object({
  analyticsData: AnalyticsData,
});

export const DeliveryWindow: r.Reducer = r.object({
  pickUpAt: Timestamp,
  arriveFrom: Timestamp,
  arriveTo: Timestamp,
});

export const PetSex: r.Reducer = r.scalar;

export const ApplicationPet: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  type: PetType,
  sex: PetSex,
  breedName: r.scalar,
  birthDate: NullableDate,
  weightLb: r.scalar,
});

export const ApplicationQuestion: r.Reducer = r.object({
  id: r.scalar,
  text: r.scalar,
  kind: r.scalar,
  isRequired: r.scalar,
  choices: r.list(r.scalar),
});

export const ApplicationReply: r.Reducer = r.object({
  questionId: r.scalar,
  text: r.scalar,
});

export const ApplicationStatus: r.Reducer = r.scalar;

export const BreederSlug: r.Reducer = r.scalar;

export const Date: r.Reducer = r.scalar;

export const BreederSummary: r.Reducer = r.object({
  id: Id,
  slug: BreederSlug,
  name: r.scalar,
  city: r.scalar,
  state: State,
  cityAndState: r.scalar,
  profileImageURL: r.scalar,
  isVerified: r.scalar,
  isShelter: r.scalar,
  ratingCount: Count,
  ratingAverage: r.scalar,
  memberSince: Date,
});

export const Application: r.Reducer = r.object({
  id: Id,
  status: ApplicationStatus,
  breeder: BreederSummary,
  buyerName: r.scalar,
  petId: Id,
  petName: r.scalar,
  petStatus: PetStatus,
  questions: r.list(ApplicationQuestion),
  answers: r.list(ApplicationReply),
  ownPets: r.list(ApplicationPet),
  reason: r.scalar,
  createdAt: Timestamp,
  submittedAt: NullableTimestamp,
  decidedAt: NullableTimestamp,
});

export const ApplicationAnswer: r.Reducer = r.object({
  application: Application,
});

export const ApplicationForm: r.Reducer = r.object({
  breederId: Id,
  isRequired: r.scalar,
  questions: r.list(ApplicationQuestion),
});

export const ApplicationFormAnswer: r.Reducer = r.object({
  form: ApplicationForm,
});

export const ApplicationsAnswer: r.Reducer = r.object({
  applications: r.list(Application),
  nextCursor: NextCursor,
});

export const Area: r.Reducer = r.scalar;

export const AuditChange: r.Reducer = r.object({
  field: r.scalar,
  before: r.scalar,
  after: r.scalar,
});

export const AuditEntry: r.Reducer = r.object({
  id: Id,
  actorId: r.scalar,
  actorName: r.scalar,
  action: r.scalar,
  subjectKind: r.scalar,
  subjectId: r.scalar,
  subjectName: r.scalar,
  reason: r.scalar,
  changes: r.list(AuditChange),
  at: Timestamp,
});

export const AuditEntriesAnswer: r.Reducer = r.object({
  entries: r.list(AuditEntry),
  nextCursor: NextCursor,
});

export const AvailableFundsAnswer: r.Reducer = r.object({
  availableFunds: Figure,
});

export const AvgSellingPriceAnswer: r.Reducer = r.object({
  avgSellingPrice: Figure,
});

export const BadgeId: r.Reducer = r.scalar;

export const BillingDetails: r.Reducer = r.object({
  firstName: r.scalar,
  lastName: r.scalar,
  address: Address,
});

export const BreedCategory: r.Reducer = r.scalar;

export const BreedColor: r.Reducer = r.object({
  title: r.scalar,
});

export const SizeClass: r.Reducer = r.scalar;

export const Slug: r.Reducer = r.scalar;

export const Breed: r.Reducer = r.object({
  id: Id,
  slug: Slug,
  breedName: r.scalar,
  category: BreedCategory,
  group: r.scalar,
  colors: r.list(BreedColor),
  sizeClasses: r.list(SizeClass),
  availablePets: Count,
});

export const BreedCaution: r.Reducer = r.scalar;

export const BreedFit: r.Reducer = r.scalar;

export const HealthTestName: r.Reducer = r.scalar;

export const BreedHealthTest: r.Reducer = r.object({
  name: HealthTestName,
  source: r.scalar,
});

export const BreedLevel: r.Reducer = r.scalar;

export const YearlyCost: r.Reducer = r.object({
  minCents: r.scalar,
  maxCents: r.scalar,
});

export const BreedCare: r.Reducer = r.object({
  basis: r.scalar,
  energy: BreedLevel,
  grooming: BreedLevel,
  shedding: BreedLevel,
  training: BreedLevel,
  children: BreedLevel,
  timeAlone: r.scalar,
  healthTests: r.list(BreedHealthTest),
  yearlyCost: YearlyCost,
  suits: r.list(BreedFit),
  cautions: r.list(BreedCaution),
});

export const CoatType: r.Reducer = r.scalar;

export const PetImage: r.Reducer = r.object({
  key: r.scalar,
  cardUrl: r.scalar,
  fullUrl: r.scalar,
  width: r.scalar,
  height: r.scalar,
  alt: r.scalar,
  preview: r.scalar,
});

export const Range: r.Reducer = r.object({
  min: r.scalar,
  max: r.scalar,
});

export const WeightBySex: r.Reducer = r.object({
  male: Range,
  female: Range,
});

export const BreedFacts: r.Reducer = r.object({
  id: Id,
  slug: Slug,
  breedName: r.scalar,
  category: BreedCategory,
  group: r.scalar,
  colors: r.list(BreedColor),
  sizeClasses: r.list(SizeClass),
  coatTypes: r.list(CoatType),
  availablePets: Count,
  summary: r.scalar,
  temperament: r.list(r.scalar),
  adultWeightLb: WeightBySex,
  adultHeightIn: Range,
  lifeSpanYears: Range,
  isLowShedding: r.scalar,
  isApartmentFriendly: r.scalar,
  isHybrid: r.scalar,
  care: BreedCare,
  priceMinCents: r.scalar,
  priceMaxCents: r.scalar,
  image: PetImage,
  breeders: r.list(BreederSummary),
});

export const BreedAnswer: r.Reducer = r.object({
  breed: BreedFacts,
});

export const BreedSummary: r.Reducer = r.object({
  id: Id,
  slug: Slug,
  breedName: r.scalar,
});

export const DepositCents: r.Reducer = r.scalar;

export const Generation: r.Reducer = r.scalar;

export const GoHomeDate: r.Reducer = r.scalar;

export const PetCardBreeder: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  isVerified: r.scalar,
  isShelter: r.scalar,
});

export const PriceWithFeeCents: r.Reducer = r.scalar;

export const PetCard: r.Reducer = r.object({
  id: Id,
  slug: Slug,
  name: r.scalar,
  type: PetType,
  sex: PetSex,
  status: PetStatus,
  onHold: r.scalar,
  promisedUntil: Timestamp,
  isRescue: r.scalar,
  breed: BreedSummary,
  generation: Generation,
  sizeClass: SizeClass,
  coatType: CoatType,
  color: r.scalar,
  birthDate: Date,
  goHomeDate: GoHomeDate,
  priceCents: Cents,
  priceWithFeeCents: PriceWithFeeCents,
  depositCents: DepositCents,
  badges: r.list(BadgeId),
  hasVideo: r.scalar,
  defaultImage: PetImage,
  breeder: PetCardBreeder,
  city: r.scalar,
  state: State,
  distanceMiles: r.scalar,
  deliveryCents: r.scalar,
  point: r.object({
    latitude: r.scalar,
    longitude: r.scalar,
  }),
  listedAt: NullableTimestamp,
});

export const BreedMatch: r.Reducer = r.object({
  breed: Breed,
  isGoodFit: r.scalar,
  reasons: r.list(BreedFit),
  cautions: r.list(BreedCaution),
  pets: r.list(PetCard),
});

export const BreedMatchesAnswer: r.Reducer = r.object({
  matches: r.list(BreedMatch),
});

export const GuaranteePeriod: r.Reducer = r.object({
  count: r.scalar,
  unit: r.scalar,
});

export const HealthTest: r.Reducer = r.object({
  type: r.scalar,
  laboratory: r.scalar,
  result: r.scalar,
  testedOn: NullableDate,
});

export const RegistryDocument: r.Reducer = r.scalar;

export const ParentSummary: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  isVerified: r.scalar,
  statusLabel: r.scalar,
  type: PetType,
  sex: PetSex,
  breed: BreedSummary,
  color: r.scalar,
  coatType: CoatType,
  weightLb: r.scalar,
  registries: r.list(RegistryDocument),
  geneticTesting: r.scalar,
  healthTests: r.list(HealthTest),
  image: PetImage,
});

export const ProgramAddress: r.Reducer = r.object({
  address_components: r.list(AddressComponent),
});

export const ResponseFigures: r.Reducer = r.object({
  percentWithinDay: r.scalar,
  medianMinutes: r.scalar,
});

export const BreederProfile: r.Reducer = r.object({
  id: Id,
  slug: BreederSlug,
  name: r.scalar,
  story: r.scalar,
  breederProgramAddress: ProgramAddress,
  city: r.scalar,
  state: State,
  cityAndState: r.scalar,
  profileImageURL: r.scalar,
  coverImage: PetImage,
  isVerified: r.scalar,
  verifiedAt: NullableTimestamp,
  licence: r.scalar,
  isShelter: r.scalar,
  memberSince: Date,
  breedingSince: r.scalar,
  homesFound: Count,
  breeds: r.list(BreedSummary),
  pets: r.list(PetCard),
  soldPets: r.list(PetCard),
  parents: r.list(ParentSummary),
  availableCount: Count,
  soldCount: Count,
  ratingCount: Count,
  ratingAverage: r.scalar,
  depositRefundPercent: r.scalar,
  guaranteePeriod: GuaranteePeriod,
  response: ResponseFigures,
});

export const ClaimAnswer: r.Reducer = r.scalar;

export const ClaimKind: r.Reducer = r.scalar;

export const ClaimPhotos: r.Reducer = r.list(FileKey);

export const ClaimQuestion: r.Reducer = r.scalar;

export const ClaimText: r.Reducer = r.scalar;

export const OwnClaimChange: r.Reducer = r.object({
  id: Id,
  kind: ClaimKind,
  oldText: ClaimText,
  newText: ClaimText,
  newPhotos: ClaimPhotos,
  question: ClaimQuestion,
  answer: ClaimAnswer,
  createdAt: Timestamp,
});

export const StatusCount: r.Reducer = r.object({
  status: PetStatus,
  label: r.scalar,
  count: Count,
});

export const VerificationStatus: r.Reducer = r.scalar;

export const BreederData: r.Reducer = r.object({
  breederProfile: BreederProfile,
  phoneNumber: r.scalar,
  verification: VerificationStatus,
  autoApprove: r.scalar,
  listingsByStatus: r.list(StatusCount),
  claimChanges: r.list(OwnClaimChange),
});

export const BreederDataAnswer: r.Reducer = r.object({
  breederData: BreederData,
});

export const BreederFunds: r.Reducer = r.object({
  pendingCents: SignedCents,
  availableCents: SignedCents,
  owedCents: SignedCents,
});

export const ListPlace: r.Reducer = r.object({
  label: r.scalar,
  isPoint: r.scalar,
});

export const ListedBreeder: r.Reducer = r.object({
  id: Id,
  slug: BreederSlug,
  name: r.scalar,
  cityAndState: r.scalar,
  profileImageURL: r.scalar,
  coverImage: PetImage,
  isVerified: r.scalar,
  isShelter: r.scalar,
  memberSince: Date,
  ratingCount: Count,
  ratingAverage: r.scalar,
  homesFound: r.scalar,
  availableCount: r.scalar,
  breeds: r.list(BreedSummary),
  distanceMiles: r.scalar,
});

export const BreederListAnswer: r.Reducer = r.object({
  breeders: r.list(ListedBreeder),
  total: Count,
  totalIsExact: r.scalar,
  place: ListPlace,
  nextCursor: NextCursor,
});

export const BreederProfileAnswer: r.Reducer = r.object({
  breederProfile: BreederProfile,
});

export const BreedersZone: r.Reducer = r.scalar;

export const BreedsAnswer: r.Reducer = r.object({
  breeds: r.list(Breed),
});

export const PaymentMethod: r.Reducer = r.scalar;

export const Relatedness: r.Reducer = r.object({
  inbreedingPercent: r.scalar,
  generations: r.scalar,
  knownPercent: r.scalar,
  commonAncestors: r.list(r.scalar),
});

export const MatchCandidate: r.Reducer = r.object({
  parent: ParentSummary,
  breeder: BreederSummary,
  distanceMiles: r.scalar,
  healthTestsCount: Count,
  isSameBreed: r.scalar,
  relatedness: Relatedness,
  matchId: r.scalar,
});

export const CandidatesAnswer: r.Reducer = r.object({
  pets: r.list(MatchCandidate),
  total: Count,
  pageSize: r.scalar,
  page: r.scalar,
});

export const DeliveryKind: r.Reducer = r.scalar;

export const DeliveryPlace: r.Reducer = r.object({
  name: r.scalar,
  phoneNumber: r.scalar,
  line1: r.scalar,
  line2: r.scalar,
  city: r.scalar,
  state: State,
  postalCode: r.scalar,
  note: r.scalar,
});

export const DeliveryStatus: r.Reducer = r.scalar;

export const DeliveryTimeZones: r.Reducer = r.object({
  pickUp: r.scalar,
  arrival: r.scalar,
});

export const CarrierDelivery: r.Reducer = r.object({
  petName: r.scalar,
  petType: PetType,
  kind: DeliveryKind,
  status: DeliveryStatus,
  payCents: r.scalar,
  isReady: r.scalar,
  readyReason: r.scalar,
  window: DeliveryWindow,
  pickUp: DeliveryPlace,
  dropOff: DeliveryPlace,
  timeZones: DeliveryTimeZones,
  carrierName: r.scalar,
  supportPhone: r.scalar,
  expiresAt: Timestamp,
});

export const CarrierDeliveryAnswer: r.Reducer = r.object({
  delivery: CarrierDelivery,
});

export const SecondFactorCode: r.Reducer = r.scalar;

export const ChangeKind: r.Reducer = r.scalar;

export const TextFlag: r.Reducer = r.scalar;

export const TextFlags: r.Reducer = r.list(TextFlag);

export const ChangeRequest: r.Reducer = r.object({
  id: Id,
  kind: ChangeKind,
  status: r.scalar,
  petId: Id,
  petName: r.scalar,
  breeder: BreederSummary,
  oldText: r.scalar,
  newText: r.scalar,
  textFlags: TextFlags,
  oldImages: r.list(PetImage),
  newImages: r.list(PetImage),
  reason: r.scalar,
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
});

export const ChangeRequestAnswer: r.Reducer = r.object({
  changeRequest: ChangeRequest,
});

export const ChangeRequestsAnswer: r.Reducer = r.object({
  changeRequests: r.list(ChangeRequest),
  nextCursor: NextCursor,
});

export const StaffRank: r.Reducer = r.scalar;

export const ChannelAuthAnswer: r.Reducer = r.object({
  auth: r.scalar,
  channel_data: r.scalar,
});

export const ChargebackItem: r.Reducer = r.object({
  id: Id,
  by: r.scalar,
  text: r.scalar,
  files: r.list(DisputeFile),
  at: Timestamp,
});

export const ChargebackState: r.Reducer = r.scalar;

export const EvidenceTexts: r.Reducer = r.object({
  productDescription: r.scalar,
  customerName: r.scalar,
  customerEmail: r.scalar,
  billingAddress: r.scalar,
  serviceDate: r.scalar,
  refundPolicyDisclosure: r.scalar,
  explanation: r.scalar,
});

export const OrderChargeback: r.Reducer = r.object({
  id: Id,
  reservedPetId: Id,
  orderId: Id,
  number: r.scalar,
  petName: r.scalar,
  buyerName: r.scalar,
  breederName: r.scalar,
  amountCents: Cents,
  feeCents: Cents,
  reason: r.scalar,
  status: r.scalar,
  evidenceDueAt: NullableTimestamp,
  openedAt: Timestamp,
  closedAt: NullableTimestamp,
});

export const EvidenceUse: r.Reducer = r.scalar;

export const EvidenceFile: r.Reducer = r.object({
  use: EvidenceUse,
  fileKey: FileKey,
});

export const SubmitEvidenceBody: r.Reducer = r.object({
  texts: EvidenceTexts,
  files: r.list(EvidenceFile),
});

export const ChargebackCase: r.Reducer = r.object({
  chargeback: OrderChargeback,
  state: ChargebackState,
  canSubmit: r.scalar,
  submittedAt: NullableTimestamp,
  draft: EvidenceTexts,
  submitted: SubmitEvidenceBody,
  items: r.list(ChargebackItem),
});

export const ChargebackCaseAnswer: r.Reducer = r.object({
  case: ChargebackCase,
});

export const ChargebacksAnswer: r.Reducer = r.object({
  chargebacks: r.list(OrderChargeback),
  nextCursor: NextCursor,
});

export const Charity: r.Reducer = r.object({
  name: r.scalar,
  ein: r.scalar,
  registration: r.scalar,
  pageUrl: r.scalar,
  paidWithinDays: r.scalar,
  isDeductible: r.scalar,
});

export const ChatImage: r.Reducer = r.object({
  url: r.scalar,
  name: r.scalar,
  width: r.scalar,
  height: r.scalar,
});

export const MaskedKind: r.Reducer = r.scalar;

export const ChatMessage: r.Reducer = r.object({
  id: Id,
  clientId: Id,
  isMine: r.scalar,
  text: r.scalar,
  isMasked: r.scalar,
  masked: r.list(MaskedKind),
  isAskingForMoney: r.scalar,
  images: r.list(ChatImage),
  at: Timestamp,
});

export const ChatPartner: r.Reducer = r.object({
  name: r.scalar,
  profileImageURL: r.scalar,
  breederId: Id,
  breederSlug: BreederSlug,
});

export const ChatStanding: r.Reducer = r.scalar;

export const Chat: r.Reducer = r.object({
  id: Id,
  partner: ChatPartner,
  pet: PetCard,
  lastMessage: ChatMessage,
  unreadCount: Count,
  isBlocked: r.scalar,
  standing: ChatStanding,
  isMuted: r.scalar,
  isSelling: r.scalar,
  isContactHidden: r.scalar,
  reservedPetId: Id,
  readByPartnerAt: NullableTimestamp,
  readByPartnerTo: Id,
  updatedAt: Timestamp,
});

export const ChatAnswer: r.Reducer = r.object({
  chat: Chat,
});

export const ChatReport: r.Reducer = r.object({
  id: Id,
  createdAt: Timestamp,
});

export const ChatReportAnswer: r.Reducer = r.object({
  report: ChatReport,
});

export const ChatsAnswer: r.Reducer = r.object({
  chats: r.list(Chat),
  nextCursor: NextCursor,
});

export const CheckoutStepName: r.Reducer = r.scalar;

export const ClaimChange: r.Reducer = r.object({
  id: Id,
  kind: ClaimKind,
  status: r.scalar,
  breeder: BreederSummary,
  oldText: ClaimText,
  newText: ClaimText,
  oldPhotos: ClaimPhotos,
  newPhotos: ClaimPhotos,
  textFlags: TextFlags,
  question: ClaimQuestion,
  answer: ClaimAnswer,
  reason: r.scalar,
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
});

export const ClaimChangeAnswer: r.Reducer = r.object({
  claimChange: ClaimChange,
});

export const ClaimChangesAnswer: r.Reducer = r.object({
  claimChanges: r.list(ClaimChange),
  nextCursor: NextCursor,
});

export const ClosingBlocker: r.Reducer = r.object({
  kind: r.scalar,
  side: r.scalar,
  reservationId: r.scalar,
  number: r.scalar,
  petName: r.scalar,
  todo: r.scalar,
  amountCents: Cents,
  isDebt: r.scalar,
  canPayOut: r.scalar,
  canAddAccount: r.scalar,
  canWaive: r.scalar,
});

export const ClosingAnswer: r.Reducer = r.object({
  proof: r.scalar,
  needsSecondFactor: r.scalar,
  keepsRecords: r.scalar,
  blockers: r.list(ClosingBlocker),
});

export const Company: r.Reducer = r.object({
  name: r.scalar,
  postalAddress: r.scalar,
  governingState: r.scalar,
});

export const LiveChatSettings: r.Reducer = r.object({
  serviceName: r.scalar,
  frameUrl: r.scalar,
});

export const MapTiles: r.Reducer = r.object({
  url: r.scalar,
  attribution: r.scalar,
});

export const MethodLimit: r.Reducer = r.object({
  method: PaymentMethod,
  minCents: r.scalar,
  maxCents: r.scalar,
});

export const PaymentSettings: r.Reducer = r.object({
  provider: r.scalar,
  publishableKey: r.scalar,
  apiUrl: r.scalar,
  methods: r.list(PaymentMethod),
  limits: r.list(MethodLimit),
});

export const RealtimeSettings: r.Reducer = r.object({
  key: r.scalar,
  cluster: r.scalar,
  host: r.scalar,
  port: r.scalar,
});

export const Recipient: r.Reducer = r.scalar;

export const ReportSettings: r.Reducer = r.object({
  dsn: r.scalar,
  tracesSampleRate: r.scalar,
  replaysOnErrorSampleRate: r.scalar,
  replaysSessionSampleRate: r.scalar,
});

export const ReviewsWidgetSettings: r.Reducer = r.object({
  serviceName: r.scalar,
  frameUrl: r.scalar,
  darkFrameUrl: r.scalar,
  heightPx: r.scalar,
  pageUrl: r.scalar,
});

export const TermsChange: r.Reducer = r.object({
  version: TermsVersion,
  summary: r.scalar,
});

export const Configuration: r.Reducer = r.object({
  mode: r.scalar,
  deploymentVersion: r.scalar,
  termsVersion: TermsVersion,
  termsChanges: r.list(TermsChange),
  supportPhone: r.scalar,
  supportEmail: r.scalar,
  payments: PaymentSettings,
  realtime: RealtimeSettings,
  reports: ReportSettings,
  analyticsId: r.scalar,
  mapTiles: MapTiles,
  charity: Charity,
  company: Company,
  recipients: r.list(Recipient),
  liveChat: LiveChatSettings,
  reviewsWidget: ReviewsWidgetSettings,
  signInProviders: r.list(r.scalar),
  authenticatorUrl: r.scalar,
});

export const ConfigurationAnswer: r.Reducer = r.object({
  configuration: Configuration,
});

export const Contact: r.Reducer = r.object({
  firstName: r.scalar,
  lastName: r.scalar,
  email: Email,
  phoneNumber: PhoneNumber,
});

export const ContestedPayment: r.Reducer = r.object({
  paymentId: Id,
  amountCents: Cents,
  status: r.scalar,
  openedAt: Timestamp,
  closedAt: NullableTimestamp,
});

export const ContractDocument: r.Reducer = r.object({
  openapi: r.scalar,
}, r.all);

export const DeliveryOption: r.Reducer = r.scalar;

export const PaymentType: r.Reducer = r.scalar;

export const OrderChoices: r.Reducer = r.object({
  transportation: DeliveryOption,
  paymentType: PaymentType,
  promoCode: r.scalar,
  rescueDonationAmount: r.scalar,
  addOnIds: r.list(Id),
});

export const CsrfTokenAnswer: r.Reducer = r.object({
  csrfToken: r.scalar,
});

export const Role: r.Reducer = r.scalar;

export const User: r.Reducer = r.object({
  id: Id,
  email: Email,
  isEmailVerified: r.scalar,
  role: Role,
  staffRank: StaffRank,
  type: r.scalar,
  accountStatus: AccountStatus,
  firstName: r.scalar,
  lastName: r.scalar,
  profileImageURL: r.scalar,
  phoneNumber: r.scalar,
  isPhoneConfirmed: r.scalar,
  programName: r.scalar,
  breederProgramAddress: ProgramAddress,
  pets: r.list(Id),
  parents: r.list(Id),
  acceptedTerms: AcceptedTerms,
  createdAt: Timestamp,
});

export const CurrentUserAnswer: r.Reducer = r.object({
  user: User,
  dashboard: r.scalar,
});

export const DashboardTask: r.Reducer = r.object({
  kind: r.scalar,
  title: r.scalar,
  url: r.scalar,
  dueAt: NullableTimestamp,
  dueOn: r.scalar,
});

export const DashboardPreview: r.Reducer = r.object({
  tasks: r.list(DashboardTask),
  listingsByStatus: r.list(StatusCount),
  viewsThisWeek: Count,
  viewsLastWeek: Count,
  openReservations: Count,
  reservationsInCheckout: Count,
  reservationsAwaitingBalance: Count,
  reservationsToHandOver: Count,
  pendingFundsCents: SignedCents,
  availableFundsCents: Cents,
});

export const DashboardPreviewAnswer: r.Reducer = r.object({
  data: DashboardPreview,
});

export const DeliveryPhoto: r.Reducer = r.object({
  of: r.scalar,
  url: r.scalar,
  width: r.scalar,
  height: r.scalar,
});

export const DeliveryPickUp: r.Reducer = r.object({
  address: Address,
  note: r.scalar,
});

export const Delivery: r.Reducer = r.object({
  id: Id,
  kind: DeliveryKind,
  status: DeliveryStatus,
  carrierName: r.scalar,
  window: DeliveryWindow,
  timeZones: DeliveryTimeZones,
  code: r.scalar,
  pickUp: DeliveryPickUp,
  photos: r.list(DeliveryPhoto),
  statusAt: Timestamp,
});

export const DeliveryAction: r.Reducer = r.scalar;

export const DeliveryAnswer: r.Reducer = r.object({
  delivery: Delivery,
});

export const DeliveryCarrier: r.Reducer = r.object({
  name: r.scalar,
  email: Email,
  phoneNumber: r.scalar,
  company: r.scalar,
});

export const DeliveryCount: r.Reducer = r.object({
  status: DeliveryStatus,
  count: r.scalar,
});

export const DeliveryDetails: r.Reducer = r.object({
  isBillingDifferent: r.scalar,
  firstName: r.scalar,
  lastName: r.scalar,
  address: Address,
});

export const DeliveryEvent: r.Reducer = r.object({
  status: DeliveryStatus,
  by: r.scalar,
  name: r.scalar,
  reason: r.scalar,
  at: Timestamp,
});

export const DeliveryInformation: r.Reducer = r.object({
  isBillingDifferent: r.scalar,
  firstName: r.scalar,
  lastName: r.scalar,
  fullName: r.scalar,
  address: Address,
});

export const DeliveryTarget: r.Reducer = r.scalar;

export const DiscountType: r.Reducer = r.scalar;

export const DiscountCode: r.Reducer = r.object({
  id: Id,
  code: r.scalar,
  type: DiscountType,
  percent: r.scalar,
  amountCents: r.scalar,
  funder: r.scalar,
  breederId: Id,
  breederName: r.scalar,
  startsAt: Timestamp,
  endsAt: NullableTimestamp,
  usesLimit: r.scalar,
  usesLimitPerPerson: r.scalar,
  usesCount: Count,
  isActive: r.scalar,
  createdAt: Timestamp,
});

export const DiscountCodeAnswer: r.Reducer = r.object({
  discountCode: DiscountCode,
});

export const DiscountCodesAnswer: r.Reducer = r.object({
  discountCodes: r.list(DiscountCode),
  nextCursor: NextCursor,
});

export const MoneyApproval: r.Reducer = r.object({
  id: Id,
  kind: r.scalar,
  subjectId: r.scalar,
  about: r.scalar,
  amountCents: r.scalar,
  beforeCents: r.scalar,
  reason: r.scalar,
  askedById: Id,
  askedBy: r.scalar,
  askedAt: Timestamp,
  expiresAt: Timestamp,
});

export const DisputeAnswer: r.Reducer = r.object({
  dispute: Dispute,
  approval: MoneyApproval,
});

export const RefundTarget: r.Reducer = r.object({
  paymentId: Id,
  label: r.scalar,
  refundCents: Cents,
});

export const DisputeQuote: r.Reducer = r.object({
  disputeId: Id,
  refundableCents: Cents,
  refundCents: Cents,
  breederCents: SignedCents,
  platformCents: SignedCents,
  othersCents: SignedCents,
  shareCents: SignedCents,
  mostBreederCents: SignedCents,
  targets: r.list(RefundTarget),
  fundsBefore: BreederFunds,
  fundsAfter: BreederFunds,
});

export const DisputeQuoteAnswer: r.Reducer = r.object({
  quote: DisputeQuote,
});

export const DisputesAnswer: r.Reducer = r.object({
  disputes: r.list(Dispute),
  nextCursor: NextCursor,
});

export const Earnings: r.Reducer = r.object({
  platformFeeCents: Cents,
  netCents: Cents,
  coverCents: Cents,
  returnedCents: SignedCents,
  availableAt: NullableTimestamp,
});

export const EmailCheckAnswer: r.Reducer = r.object({
  ok: r.scalar,
});

export const ExportSection: r.Reducer = r.object({
  name: r.scalar,
  items: r.list(r.scalar),
});

export const ExportDocument: r.Reducer = r.object({
  madeAt: Timestamp,
  user: User,
  sections: r.list(ExportSection),
});

export const ExportAnswer: r.Reducer = r.object({
  export: ExportDocument,
});

export const Exposure: r.Reducer = r.scalar;

export const FacetCount: r.Reducer = r.object({
  value: r.scalar,
  label: r.scalar,
  count: Count,
});

export const FacetList: r.Reducer = r.list(FacetCount);

export const FavoritedPet: r.Reducer = r.object({
  id: Id,
  pet: PetCard,
  addedAt: Timestamp,
});

export const FavoritedPetAnswer: r.Reducer = r.object({
  favoritedPet: FavoritedPet,
});

export const FavoritedPetsAnswer: r.Reducer = r.object({
  favoritedPets: r.list(FavoritedPet),
  nextCursor: NextCursor,
});

export const FavouriteId: r.Reducer = r.object({
  id: Id,
  petId: Id,
});

export const FavouriteIdsAnswer: r.Reducer = r.object({
  favourites: r.list(FavouriteId),
});

export const FeaturedCategory: r.Reducer = r.object({
  id: BadgeId,
  label: r.scalar,
  availablePets: Count,
  image: PetImage,
});

export const PopularBreed: r.Reducer = r.object({
  id: Id,
  slug: Slug,
  breedName: r.scalar,
  category: BreedCategory,
  availablePets: Count,
  image: PetImage,
});

export const FeaturedPets: r.Reducer = r.object({
  newlyAvailable: r.list(PetCard),
  popularBreeds: r.list(PopularBreed),
  categories: r.list(FeaturedCategory),
});

export const FeaturedPetsAnswer: r.Reducer = r.object({
  pets: FeaturedPets,
});

export const FileMessageAnswer: r.Reducer = r.object({
  message: r.scalar,
});

export const FileUrlAnswer: r.Reducer = r.object({
  url: r.scalar,
});

export const FoundBreeder: r.Reducer = r.object({
  id: Id,
  slug: BreederSlug,
  name: r.scalar,
  city: r.scalar,
  state: r.scalar,
  isShelter: r.scalar,
});

export const FoundChatAnswer: r.Reducer = r.object({
  chat: Chat,
  partner: ChatPartner,
  pet: PetCard,
  isSelling: r.scalar,
  isContactHidden: r.scalar,
});

export const FraudOtherListing: r.Reducer = r.object({
  petId: Id,
  name: r.scalar,
  breed: r.scalar,
  status: PetStatus,
  image: PetImage,
});

export const FraudListing: r.Reducer = r.object({
  petId: Id,
  name: r.scalar,
  breed: r.scalar,
  status: PetStatus,
  priceCents: Cents,
  image: PetImage,
  isAside: r.scalar,
  other: FraudOtherListing,
});

export const FraudSide: r.Reducer = r.object({
  breederId: Id,
  userId: Id,
  programName: r.scalar,
  ownerName: r.scalar,
  email: r.scalar,
  isShelter: r.scalar,
  accountStatus: AccountStatus,
  verification: VerificationStatus,
  memberSince: Timestamp,
  salesCount: Count,
  availableCents: Cents,
  otherCases: Count,
});

export const FraudCase: r.Reducer = r.object({
  id: Id,
  kind: r.scalar,
  rule: r.scalar,
  status: r.scalar,
  evidence: r.scalar,
  seller: FraudSide,
  other: FraudSide,
  listings: r.list(FraudListing),
  openedAt: Timestamp,
  decidedAt: NullableTimestamp,
  decidedBy: r.scalar,
  reason: r.scalar,
});

export const FraudCaseAnswer: r.Reducer = r.object({
  case: FraudCase,
});

export const FraudCasesAnswer: r.Reducer = r.object({
  cases: r.list(FraudCase),
  nextCursor: NextCursor,
});

export const GoodWith: r.Reducer = r.scalar;

export const GrowthPoint: r.Reducer = r.object({
  date: Date,
  salesCents: SignedCents,
  petsSold: Count,
  views: Count,
});

export const HealthAnswer: r.Reducer = r.object({
  status: r.scalar,
  version: r.scalar,
});

export const ImportColumn: r.Reducer = r.scalar;

export const ImportFileColumn: r.Reducer = r.object({
  header: r.scalar,
  column: ImportColumn,
  example: r.scalar,
});

export const ImportProblem: r.Reducer = r.object({
  row: r.scalar,
  column: r.scalar,
  value: r.scalar,
  detail: r.scalar,
  isNotice: r.scalar,
});

export const ImportReport: r.Reducer = r.object({
  isDryRun: r.scalar,
  columns: r.list(ImportFileColumn),
  missing: r.list(ImportColumn),
  rows: Count,
  created: Count,
  updated: Count,
  unchanged: Count,
  refused: Count,
  problems: r.list(ImportProblem),
});

export const ImportReportAnswer: r.Reducer = r.object({
  report: ImportReport,
});

export const IntentStatusAnswer: r.Reducer = r.object({
  status: IntentStatus,
  message: r.scalar,
  declineCode: r.scalar,
  reservationId: Id,
  kind: PaymentKind,
});

export const LastGiven: r.Reducer = r.object({
  contact: Contact,
  delivery: DeliveryDetails,
  billing: BillingDetails,
});

export const ListingAction: r.Reducer = r.object({
  status: PetStatus,
  isPossible: r.scalar,
  reason: r.scalar,
});

export const ListingEvent: r.Reducer = r.object({
  status: PetStatus,
  statusLabel: r.scalar,
  actor: r.scalar,
  reason: r.scalar,
  at: Timestamp,
});

export const NullableFileKey: r.Reducer = r.scalar;

export const OwnHealthTest: r.Reducer = r.object({
  type: r.scalar,
  laboratory: r.scalar,
  result: r.scalar,
  testedOn: NullableDate,
  documentKey: NullableFileKey,
});

export const Training: r.Reducer = r.scalar;

export const TypedGoHomeDate: r.Reducer = r.scalar;

export const ListingMessageAnswer: r.Reducer = r.object({
  message: r.scalar,
});

export const ListingReport: r.Reducer = r.object({
  id: Id,
  createdAt: Timestamp,
});

export const ListingReportAnswer: r.Reducer = r.object({
  report: ListingReport,
});

export const Litter: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  birthDate: NullableDate,
  goHomeDate: NullableDate,
});

export const LitterState: r.Reducer = r.scalar;

export const LitterPet: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  sex: PetSex,
  status: PetStatus,
  statusLabel: r.scalar,
  image: PetImage,
});

export const LooseFilter: r.Reducer = r.scalar;

export const MapPin: r.Reducer = r.object({
  latitude: r.scalar,
  longitude: r.scalar,
  count: Count,
  fromCents: Cents,
  isOnePlace: r.scalar,
  area: Area,
});

export const MatchStatus: r.Reducer = r.scalar;

export const Match: r.Reducer = r.object({
  _id: Id,
  id: Id,
  status: MatchStatus,
  mine: ParentSummary,
  other: ParentSummary,
  otherBreeder: BreederSummary,
  isProposedByMe: r.scalar,
  message: r.scalar,
  relatedness: Relatedness,
  allowed: r.list(r.scalar),
  expiresAt: NullableTimestamp,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const MatchesAnswer: r.Reducer = r.object({
  matches: r.list(Match),
  nextCursor: NextCursor,
});

export const MessagesAnswer: r.Reducer = r.object({
  messages: r.list(ChatMessage),
  nextCursor: NextCursor,
});

export const MoneyApprovalsAnswer: r.Reducer = r.object({
  approvals: r.list(MoneyApproval),
});

export const MoneyCheck: r.Reducer = r.object({
  startedAt: Timestamp,
  endedAt: Timestamp,
  since: Timestamp,
  reservations: Count,
  charges: Count,
  refunds: Count,
  disputes: Count,
  payouts: Count,
  others: Count,
  settled: Count,
  booksCents: r.scalar,
  providerCents: r.scalar,
});

export const MoneyDifference: r.Reducer = r.object({
  rule: r.scalar,
  title: r.scalar,
  subject: r.scalar,
  detail: r.scalar,
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
});

export const MoneyFinding: r.Reducer = r.object({
  id: Id,
  kind: r.scalar,
  subject: r.scalar,
  status: r.scalar,
  amountCents: Cents,
  leftCents: Cents,
  petName: r.scalar,
  reservationNumber: r.scalar,
  buyerEmail: r.scalar,
  programName: r.scalar,
  happenedAt: Timestamp,
  foundAt: Timestamp,
  failure: r.scalar,
  attachRefusal: r.scalar,
});

export const MoneyFindingAnswer: r.Reducer = r.object({
  finding: MoneyFinding,
  approval: MoneyApproval,
});

export const NewMatchAnswer: r.Reducer = r.object({
  newMatch: Match,
});

export const PostTag: r.Reducer = r.scalar;

export const NextPayout: r.Reducer = r.object({
  amountCents: Cents,
  on: Date,
});

export const NotificationGroup: r.Reducer = r.scalar;

export const Notification: r.Reducer = r.object({
  id: Id,
  group: NotificationGroup,
  title: r.scalar,
  text: r.scalar,
  url: r.scalar,
  status: r.scalar,
  createdAt: Timestamp,
});

export const NotificationAnswer: r.Reducer = r.object({
  ok: r.scalar,
  notification: Notification,
});

export const NotificationChannel: r.Reducer = r.scalar;

export const NotificationSetting: r.Reducer = r.object({
  channel: NotificationChannel,
  group: NotificationGroup,
  isOn: r.scalar,
});

export const UnreadCount: r.Reducer = r.scalar;

export const NotificationsAnswer: r.Reducer = r.object({
  notifications: r.list(Notification),
  unreadCount: UnreadCount,
  nextCursor: NextCursor,
});

export const NotificationsReadAnswer: r.Reducer = r.object({
  ok: r.scalar,
  unreadCount: UnreadCount,
});

export const NullablePayoutNumber: r.Reducer = r.scalar;

export const Ok: r.Reducer = r.object({
  ok: r.scalar,
});

export const OnboardingAnswer: r.Reducer = r.object({
  url: r.scalar,
  returns: r.scalar,
});

export const OrderBooking: r.Reducer = r.object({
  source: r.scalar,
  kind: r.scalar,
  at: Timestamp,
  lines: r.list(r.object({
    account: r.scalar,
    amountCents: SignedCents,
  })),
});

export const OrderDetails: r.Reducer = r.object({
  orderId: Id,
  reservationId: Id,
  orderType: r.scalar,
  transportation: DeliveryOption,
  paymentType: PaymentType,
  type: PaymentType,
  isDeposit: r.scalar,
  isDepositPossible: r.scalar,
  feeStructure: r.scalar,
  lineItems: r.list(OrderLine),
  petAmount: Cents,
  addOnsAmount: Cents,
  discount: Cents,
  promoCode: r.scalar,
  promoCodeNote: r.scalar,
  shippingAmount: Cents,
  serviceFee: Cents,
  taxAmount: Cents,
  rescueDonationAmount: r.scalar,
  total: Cents,
  depositAmount: r.scalar,
  balanceAmount: r.scalar,
  balanceDueOn: r.scalar,
  paidAmount: Cents,
  isDeliveryChosen: r.scalar,
  dueNow: r.scalar,
  isFinancingAllowed: r.scalar,
  depositRefundPercent: r.scalar,
  lateCancellationCents: r.scalar,
  saleError: r.scalar,
  deliveryError: r.scalar,
  discountError: r.scalar,
  taxError: r.scalar,
  email: r.scalar,
  phoneNumber: r.scalar,
  deliveryInformation: DeliveryInformation,
});

export const OrderDetailsAnswer: r.Reducer = r.object({
  orderDetails: OrderDetails,
});

export const OrderMail: r.Reducer = r.object({
  to: r.scalar,
  subject: r.scalar,
  status: r.scalar,
  at: Timestamp,
});

export const OrderRefund: r.Reducer = r.object({
  id: Id,
  paymentId: Id,
  amountCents: Cents,
  status: r.scalar,
  reason: r.scalar,
  failure: r.scalar,
  attempts: Count,
  createdAt: Timestamp,
});

export const ProviderIntent: r.Reducer = r.object({
  id: r.scalar,
  status: r.scalar,
  amountCents: Cents,
  receivedCents: Cents,
  refunds: r.list(r.object({
    id: r.scalar,
    status: r.scalar,
    amountCents: Cents,
  })),
});

export const ReservationStatus: r.Reducer = r.scalar;

export const StaffOrder: r.Reducer = r.object({
  id: Id,
  orderType: r.scalar,
  number: r.scalar,
  reservedPetId: Id,
  petName: r.scalar,
  buyerId: Id,
  buyerName: r.scalar,
  buyerEmail: Email,
  breederId: Id,
  breederName: r.scalar,
  status: ReservationStatus,
  totalCents: Cents,
  paidCents: Cents,
  refundedCents: Cents,
  owedCents: Cents,
  createdAt: Timestamp,
});

export const TimelineEntry: r.Reducer = r.object({
  status: ReservationStatus,
  at: Timestamp,
  by: r.scalar,
  reason: r.scalar,
});

export const OrderStory: r.Reducer = r.object({
  order: StaffOrder,
  relatedOrders: r.list(StaffOrder),
  orderDetails: OrderDetails,
  payments: r.list(Payment),
  timeline: r.list(TimelineEntry),
  refunds: r.list(OrderRefund),
  bookings: r.list(OrderBooking),
  provider: r.list(ProviderIntent),
  chargebacks: r.list(OrderChargeback),
  mails: r.list(OrderMail),
});

export const OrderStoryAnswer: r.Reducer = r.object({
  story: OrderStory,
});

export const OwedRefund: r.Reducer = r.object({
  id: Id,
  reservationId: Id,
  reservationNumber: r.scalar,
  petName: r.scalar,
  buyerName: r.scalar,
  programName: r.scalar,
  amountCents: Cents,
  status: r.scalar,
  failure: r.scalar,
  attempts: Count,
  owedSince: Timestamp,
  nextTryAt: r.scalar,
});

export const OwedRefundAnswer: r.Reducer = r.object({
  refund: OwedRefund,
  approval: MoneyApproval,
});

export const OwedRefundsAnswer: r.Reducer = r.object({
  refunds: r.list(OwedRefund),
  nextCursor: NextCursor,
});

export const OwnChargeback: r.Reducer = r.object({
  id: Id,
  reservedPetId: Id,
  number: r.scalar,
  petName: r.scalar,
  amountCents: Cents,
  reason: r.scalar,
  state: ChargebackState,
  canAdd: r.scalar,
  evidenceDueAt: NullableTimestamp,
  items: r.list(ChargebackItem),
  openedAt: Timestamp,
});

export const OwnChargebackAnswer: r.Reducer = r.object({
  chargeback: OwnChargeback,
});

export const OwnChargebacksAnswer: r.Reducer = r.object({
  chargebacks: r.list(OwnChargeback),
  nextCursor: NextCursor,
});

export const OwnLitter: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  state: LitterState,
  type: PetType,
  breed: BreedSummary,
  sire: ParentSummary,
  dam: ParentSummary,
  expectedDate: NullableDate,
  birthDate: NullableDate,
  goHomeDate: NullableDate,
  litterNumber: r.scalar,
  petsCount: Count,
  availableCount: Count,
  pets: r.list(LitterPet),
  createdAt: Timestamp,
});

export const OwnLitterAnswer: r.Reducer = r.object({
  litter: OwnLitter,
});

export const OwnLittersAnswer: r.Reducer = r.object({
  litters: r.list(OwnLitter),
  nextCursor: NextCursor,
});

export const WaitingChange: r.Reducer = r.object({
  kind: ChangeKind,
  text: r.scalar,
  images: r.list(PetImage),
});

export const PetDetails: r.Reducer = r.object({
  id: Id,
  status: PetStatus,
  statusLabel: r.scalar,
  name: r.scalar,
  type: PetType,
  sex: PetSex,
  breed: BreedSummary,
  generation: Generation,
  sizeClass: SizeClass,
  coatType: CoatType,
  color: r.scalar,
  description: r.scalar,
  birthDate: NullableDate,
  goHomeDate: TypedGoHomeDate,
  weightLb: r.scalar,
  adultWeightLb: r.scalar,
  priceCents: r.scalar,
  deliveryOptions: r.list(DeliveryOption),
  badges: r.list(BadgeId),
  goodWith: r.list(GoodWith),
  training: r.list(Training),
  exposure: r.list(Exposure),
  registries: r.list(RegistryDocument),
  registrationNumber: r.scalar,
  microchipNumber: r.scalar,
  geneticTesting: r.scalar,
  healthTests: r.list(OwnHealthTest),
  litterId: Id,
  sireId: Id,
  damId: Id,
  imageKeys: r.list(FileKey),
  images: r.list(PetImage),
  videoLocation: r.scalar,
  isOnHold: r.scalar,
  missing: r.list(r.scalar),
  actions: r.list(ListingAction),
  events: r.list(ListingEvent),
  pendingChanges: r.list(ChangeKind),
  waiting: r.list(WaitingChange),
  skipsReview: r.scalar,
  viewCount: Count,
  shareCount: Count,
  saleNotice: r.scalar,
  isBeingChecked: r.scalar,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const OwnPetAnswer: r.Reducer = r.object({
  pet: PetDetails,
});

export const OwnPetRow: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  status: PetStatus,
  statusLabel: r.scalar,
  type: PetType,
  sex: PetSex,
  breed: BreedSummary,
  image: PetImage,
  priceCents: r.scalar,
  isOnHold: r.scalar,
  viewCount: Count,
  actions: r.list(ListingAction),
  updatedAt: Timestamp,
});

export const OwnPetsAnswer: r.Reducer = r.object({
  pets: r.list(OwnPetRow),
  counts: r.list(StatusCount),
  nextCursor: NextCursor,
});

export const PedigreeParent: r.Reducer = r.object({
  parentId: Id,
  name: r.scalar,
  registrationNumber: r.scalar,
});

export const ParentDetails: r.Reducer = r.object({
  id: Id,
  status: r.scalar,
  statusLabel: r.scalar,
  reason: r.scalar,
  name: r.scalar,
  type: PetType,
  sex: PetSex,
  breed: BreedSummary,
  birthDate: NullableDate,
  color: r.scalar,
  coatType: CoatType,
  sizeClass: SizeClass,
  weightLb: r.scalar,
  description: r.scalar,
  registries: r.list(RegistryDocument),
  registrationNumber: r.scalar,
  geneticTesting: r.scalar,
  healthTests: r.list(OwnHealthTest),
  sire: PedigreeParent,
  dam: PedigreeParent,
  imageKeys: r.list(FileKey),
  images: r.list(PetImage),
  littersCount: Count,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const ParentDetailsAnswer: r.Reducer = r.object({
  petDetails: ParentDetails,
});

export const ParentTest: r.Reducer = r.scalar;

export const ParentsAnswer: r.Reducer = r.object({
  petParents: r.list(ParentDetails),
});

export const PaymentIntentAnswer: r.Reducer = r.object({
  clientSecret: r.scalar,
  intentId: r.scalar,
  orderDetails: OrderDetails,
});

export const PaymentsAnswer: r.Reducer = r.object({
  payments: r.list(Payment),
  nextCursor: NextCursor,
});

export const PayoutLine: r.Reducer = r.object({
  reservationNumber: r.scalar,
  label: r.scalar,
  amountCents: SignedCents,
  at: Timestamp,
});

export const PayoutNumber: r.Reducer = r.scalar;

export const Payout: r.Reducer = r.object({
  id: Id,
  number: PayoutNumber,
  status: r.scalar,
  amountCents: Cents,
  arrivesOn: NullableDate,
  failure: r.scalar,
  lines: r.list(PayoutLine),
  createdAt: Timestamp,
});

export const PayoutAccount: r.Reducer = r.object({
  status: r.scalar,
  requirements: r.list(r.scalar),
  failedAt: NullableTimestamp,
});

export const PayoutWaitReason: r.Reducer = r.scalar;

export const PayoutWait: r.Reducer = r.object({
  reason: PayoutWaitReason,
  amountCents: Cents,
});

export const PayoutsAnswer: r.Reducer = r.object({
  payouts: r.list(Payout),
  isOnboarded: r.scalar,
  timeZone: BreedersZone,
  nextPayout: NextPayout,
  account: PayoutAccount,
  minimumCents: Cents,
  waiting: r.list(PayoutWait),
  isBeingChecked: r.scalar,
  owedCents: Cents,
  nextCursor: NextCursor,
});

export const SaleStep: r.Reducer = r.object({
  kind: r.scalar,
  title: r.scalar,
});

export const PendingSale: r.Reducer = r.object({
  reservationId: Id,
  reservationNumber: r.scalar,
  petName: r.scalar,
  amountCents: SignedCents,
  availableAt: NullableTimestamp,
  waitsFor: r.scalar,
  nextStep: SaleStep,
});

export const PendingFundsAnswer: r.Reducer = r.object({
  pendingFunds: Figure,
  sales: r.list(PendingSale),
});

export const Pet: r.Reducer = r.object({
  id: Id,
  slug: Slug,
  name: r.scalar,
  type: PetType,
  sex: PetSex,
  status: PetStatus,
  onHold: r.scalar,
  holdUntil: NullableTimestamp,
  promisedUntil: NullableTimestamp,
  isRescue: r.scalar,
  breed: BreedSummary,
  generation: Generation,
  sizeClass: SizeClass,
  coatType: CoatType,
  color: r.scalar,
  description: r.scalar,
  birthDate: Date,
  goHomeDate: GoHomeDate,
  isReadyToGoHome: r.scalar,
  weightLb: r.scalar,
  adultWeightLb: r.scalar,
  priceCents: Cents,
  depositCents: DepositCents,
  deliveryOptions: r.list(DeliveryOption),
  badges: r.list(BadgeId),
  goodWith: r.list(GoodWith),
  training: r.list(Training),
  exposure: r.list(Exposure),
  registries: r.list(RegistryDocument),
  geneticTesting: r.scalar,
  isMicrochipped: r.scalar,
  registrationNumber: r.scalar,
  healthTests: r.list(HealthTest),
  litter: Litter,
  sire: ParentSummary,
  dam: ParentSummary,
  defaultImage: PetImage,
  images: r.list(PetImage),
  videoLocation: r.scalar,
  viewCount: Count,
  shareCount: Count,
  breeder: BreederSummary,
  city: r.scalar,
  state: State,
  listedAt: NullableTimestamp,
  updatedAt: Timestamp,
});

export const PetAnswer: r.Reducer = r.object({
  pet: Pet,
});

export const PetDetailsAnswer: r.Reducer = r.object({
  petDetails: PetDetails,
});

export const PetDocument: r.Reducer = r.scalar;

export const PetMap: r.Reducer = r.object({
  total: Count,
  area: r.scalar,
  pins: r.list(MapPin),
});

export const PetMapAnswer: r.Reducer = r.object({
  data: PetMap,
});

export const PetProfile: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  type: PetType,
  sex: PetSex,
  breed: BreedSummary,
  birthDate: NullableDate,
  weightLb: r.scalar,
  microchipNumber: r.scalar,
  notes: r.scalar,
  imageKey: NullableFileKey,
  imageURL: r.scalar,
  createdAt: Timestamp,
});

export const PetProfileAnswer: r.Reducer = r.object({
  petProfile: PetProfile,
});

export const PetProfilesAnswer: r.Reducer = r.object({
  petProfiles: r.list(PetProfile),
});

export const PetVideo: r.Reducer = r.object({
  fileKey: FileKey,
  location: r.scalar,
});

export const PetVideoAnswer: r.Reducer = r.object({
  video: PetVideo,
});

export const PetVideoLocationAnswer: r.Reducer = r.object({
  Location: r.scalar,
});

export const PetsSoldAnswer: r.Reducer = r.object({
  petsSold: Figure,
});

export const Place: r.Reducer = r.object({
  zip: PostalCode,
  city: r.scalar,
  state: State,
  latitude: r.scalar,
  longitude: r.scalar,
});

export const PlaceAnswer: r.Reducer = r.object({
  place: Place,
});

export const PostAuthor: r.Reducer = r.object({
  name: r.scalar,
  isAnonymous: r.scalar,
  programName: r.scalar,
  breederId: Id,
  breederSlug: BreederSlug,
  profileImageURL: r.scalar,
});

export const PostReply: r.Reducer = r.object({
  id: Id,
  _id: Id,
  author: PostAuthor,
  text: r.scalar,
  likesCount: Count,
  isLiked: r.scalar,
  isMine: r.scalar,
  isPostAuthor: r.scalar,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const PostComment: r.Reducer = r.object({
  id: Id,
  _id: Id,
  author: PostAuthor,
  text: r.scalar,
  likesCount: Count,
  isLiked: r.scalar,
  isMine: r.scalar,
  isPostAuthor: r.scalar,
  isDeleted: r.scalar,
  replies: r.list(PostReply),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const Post: r.Reducer = r.object({
  id: Id,
  _id: Id,
  author: PostAuthor,
  title: r.scalar,
  text: r.scalar,
  tags: r.list(PostTag),
  images: r.list(PetImage),
  likesCount: Count,
  isLiked: r.scalar,
  isBookmarked: r.scalar,
  isMine: r.scalar,
  isHidden: r.scalar,
  commentsCount: Count,
  comments: r.list(PostComment),
  commentsCursor: NextCursor,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const PostAnswer: r.Reducer = r.object({
  post: Post,
});

export const PostCommentsAnswer: r.Reducer = r.object({
  comments: r.list(PostComment),
  nextCursor: NextCursor,
});

export const PostDetailsAnswer: r.Reducer = r.object({
  postDetails: Post,
});

export const PostReport: r.Reducer = r.object({
  id: Id,
  createdAt: Timestamp,
});

export const PostReportAnswer: r.Reducer = r.object({
  report: PostReport,
});

export const PostTagsAnswer: r.Reducer = r.object({
  tags: r.list(r.object({
    tag: PostTag,
    count: Count,
  })),
});

export const PostsAnswer: r.Reducer = r.object({
  posts: r.list(Post),
  nextCursor: NextCursor,
});

export const PricePreview: r.Reducer = r.object({
  priceCents: Cents,
  platformFeePercent: r.scalar,
  platformFeeCents: Cents,
  netCents: Cents,
  depositCents: r.scalar,
});

export const PricePreviewAnswer: r.Reducer = r.object({
  pricePreview: PricePreview,
});

export const ProblemError: r.Reducer = r.object({
  pointer: r.scalar,
  code: r.scalar,
  detail: r.scalar,
});

export const RefundLine: r.Reducer = r.object({
  kind: r.scalar,
  label: r.scalar,
  paidCents: SignedCents,
  refundCents: SignedCents,
});

export const RefundRule: r.Reducer = r.scalar;

export const RefundQuote: r.Reducer = r.object({
  reservationId: Id,
  rule: RefundRule,
  paidCents: Cents,
  refundCents: Cents,
  keptCents: Cents,
  lines: r.list(RefundLine),
  targets: r.list(RefundTarget),
  headline: r.scalar,
  reason: r.scalar,
  arrival: r.scalar,
});

export const Problem: r.Reducer = r.object({
  type: r.scalar,
  title: r.scalar,
  status: r.scalar,
  detail: r.scalar,
  code: r.scalar,
  requestId: r.scalar,
  error: r.scalar,
  errors: r.list(ProblemError),
  declineCode: r.scalar,
  providerCode: r.scalar,
  holdUntil: r.scalar,
  retryAt: r.scalar,
  refundQuote: RefundQuote,
  retryAfterSeconds: r.scalar,
});

export const PublicParentsAnswer: r.Reducer = r.object({
  petParents: r.list(ParentSummary),
});

export const QuickReply: r.Reducer = r.object({
  id: Id,
  text: r.scalar,
});

export const QuickRepliesAnswer: r.Reducer = r.object({
  replies: r.list(QuickReply),
});

export const QuickReplyAnswer: r.Reducer = r.object({
  reply: QuickReply,
});

export const TimeOfDay: r.Reducer = r.scalar;

export const QuietHours: r.Reducer = r.object({
  isOn: r.scalar,
  from: TimeOfDay,
  to: TimeOfDay,
  timeZone: r.scalar,
});

export const RatingCount: r.Reducer = r.object({
  rating: r.scalar,
  count: Count,
});

export const ReadinessCheck: r.Reducer = r.object({
  name: r.scalar,
  isReady: r.scalar,
});

export const ReadinessAnswer: r.Reducer = r.object({
  status: r.scalar,
  checks: r.list(ReadinessCheck),
});

export const ReceiptParty: r.Reducer = r.object({
  name: r.scalar,
  address: Address,
});

export const ReceiptRefund: r.Reducer = r.object({
  amountCents: Cents,
  at: Timestamp,
  status: r.scalar,
});

export const ReceiptSeller: r.Reducer = r.object({
  name: r.scalar,
  isShelter: r.scalar,
  cityAndState: r.scalar,
});

export const SavedCard: r.Reducer = r.object({
  id: Id,
  reservationId: Id,
  petName: r.scalar,
  brand: r.scalar,
  last4: r.scalar,
  amountCents: Cents,
  chargeOn: r.scalar,
  isDeclined: r.scalar,
  isOnHold: r.scalar,
});

export const Receipt: r.Reducer = r.object({
  id: Id,
  viewer: r.scalar,
  number: ReceiptNumber,
  paidAt: Timestamp,
  orderType: r.scalar,
  kind: PaymentKind,
  reservationId: Id,
  reservationNumber: r.scalar,
  petName: r.scalar,
  breedName: r.scalar,
  seller: ReceiptSeller,
  buyer: ReceiptParty,
  lineItems: r.list(OrderLine),
  totalCents: Cents,
  paidBeforeCents: Cents,
  amountCents: Cents,
  leftCents: Cents,
  leftDueOn: r.scalar,
  savedCard: SavedCard,
  method: r.scalar,
  cardBrand: r.scalar,
  cardLast4: r.scalar,
  refunds: r.list(ReceiptRefund),
  chargebacks: r.list(ContestedPayment),
});

export const ReceiptAnswer: r.Reducer = r.object({
  receipt: Receipt,
});

export const ReconciliationAnswer: r.Reducer = r.object({
  check: MoneyCheck,
  isUnderWay: r.scalar,
  differences: r.list(MoneyDifference),
  total: Count,
  findings: r.list(MoneyFinding),
  findingsTotal: Count,
  findingsCents: Cents,
});

export const RecoveryCodesAnswer: r.Reducer = r.object({
  recoveryCodes: r.list(SecondFactorCode),
});

export const RedeemedAnswer: r.Reducer = r.object({
  ok: r.scalar,
  url: ReturnPath,
});

export const RefundBearer: r.Reducer = r.scalar;

export const RefundScope: r.Reducer = r.scalar;

export const RefundQuoteAnswer: r.Reducer = r.object({
  refundQuote: RefundQuote,
});

export const RefundTimes: r.Reducer = r.object({
  count: Count,
  medianSeconds: r.scalar,
  slowestSeconds: r.scalar,
});

export const Registry: r.Reducer = r.scalar;

export const RemovedAnswer: r.Reducer = r.object({
  id: Id,
});

export const RemovedFavouriteAnswer: r.Reducer = r.object({
  message: r.scalar,
  id: Id,
});

export const ReportVoice: r.Reducer = r.object({
  reporter: r.scalar,
  reason: r.scalar,
  details: r.scalar,
  createdAt: Timestamp,
});

export const ReportedAuthor: r.Reducer = r.object({
  userId: Id,
  name: r.scalar,
  email: r.scalar,
  isAnonymous: r.scalar,
});

export const ReportedMessage: r.Reducer = r.object({
  by: r.scalar,
  text: r.scalar,
  images: r.list(ChatImage),
  at: Timestamp,
});

export const ReservationBuyer: r.Reducer = r.object({
  firstName: r.scalar,
  lastName: r.scalar,
  email: r.scalar,
  phoneNumber: r.scalar,
});

export const ReservationProgress: r.Reducer = r.object({
  step: r.scalar,
  stepName: CheckoutStepName,
  screen: r.scalar,
  openStep: r.scalar,
  contactDetailsVerified: r.scalar,
  deliveryDetailsVerified: r.scalar,
  paymentOptionsVerified: r.scalar,
  postalCode: PostalCode,
  contact: Contact,
  delivery: DeliveryDetails,
  billing: BillingDetails,
  options: OrderChoices,
});

export const ReservationRefund: r.Reducer = r.object({
  status: r.scalar,
  refundCents: Cents,
  keptCents: Cents,
  headline: r.scalar,
  reason: r.scalar,
  arrival: r.scalar,
});

export const ReservationSeller: r.Reducer = r.object({
  firstName: r.scalar,
  lastName: r.scalar,
  email: r.scalar,
  phoneNumber: r.scalar,
});

export const ReservationTerms: r.Reducer = r.object({
  goHomeDate: GoHomeDate,
  depositRefundPercent: r.scalar,
  timeZone: r.scalar,
});

export const SaleStop: r.Reducer = r.object({
  reason: r.scalar,
  text: r.scalar,
});

export const Reservation: r.Reducer = r.object({
  id: Id,
  _id: Id,
  number: r.scalar,
  type: PaymentType,
  status: ReservationStatus,
  reservedPetId: Id,
  reservedPet: PetCard,
  breeder: BreederSummary,
  buyer: ReservationBuyer,
  breederContact: ReservationSeller,
  reservationProgress: ReservationProgress,
  orderDetails: OrderDetails,
  payments: r.list(Payment),
  addOnOrders: r.list(AddOnOrder),
  savedCard: SavedCard,
  nextStep: SaleStep,
  addOnOffers: r.list(AddOnOffer),
  chargebacks: r.list(ContestedPayment),
  earnings: Earnings,
  lastGiven: LastGiven,
  refund: ReservationRefund,
  contractAcceptedAt: Timestamp,
  terms: ReservationTerms,
  timeline: r.list(TimelineEntry),
  allowedActions: r.list(AllowedAction),
  holdExpiresAt: NullableTimestamp,
  balanceDueAt: NullableTimestamp,
  completesAt: NullableTimestamp,
  stop: SaleStop,
  disputeUntilOn: r.scalar,
  hasDispute: r.scalar,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const ReservationProgressAnswer: r.Reducer = r.object({
  reservationProgress: ReservationProgress,
  orderDetails: OrderDetails,
  holdExpiresAt: NullableTimestamp,
});

export const Review: r.Reducer = r.object({
  id: Id,
  rating: r.scalar,
  title: r.scalar,
  text: r.scalar,
  authorName: r.scalar,
  petName: r.scalar,
  photos: r.list(PetImage),
  answer: r.scalar,
  answeredAt: NullableTimestamp,
  editedAt: NullableTimestamp,
  isHidden: r.scalar,
  createdAt: Timestamp,
});

export const ReservationReviewAnswer: r.Reducer = r.object({
  review: Review,
  isOpen: r.scalar,
  editableUntil: Timestamp,
});

export const ReservedPetAnswer: r.Reducer = r.object({
  reservedPet: Reservation,
});

export const ReservedPetIdAnswer: r.Reducer = r.object({
  reservedPetId: Id,
});

export const ReservedPetsAnswer: r.Reducer = r.object({
  reservedPets: r.list(Reservation),
  nextCursor: NextCursor,
});

export const ReviewAnswer: r.Reducer = r.object({
  review: Review,
});

export const UsualPrice: r.Reducer = r.object({
  lowCents: Cents,
  highCents: Cents,
  count: Count,
});

export const ReviewListing: r.Reducer = r.object({
  pet: PetDetails,
  breeder: BreederSummary,
  submittedAt: Timestamp,
  shown: Pet,
  usualPrice: UsualPrice,
  textFlags: TextFlags,
});

export const ReviewListingsAnswer: r.Reducer = r.object({
  pets: r.list(ReviewListing),
  nextCursor: NextCursor,
});

export const ReviewParent: r.Reducer = r.object({
  parent: ParentDetails,
  breeder: BreederSummary,
  submittedAt: Timestamp,
  textFlags: TextFlags,
});

export const ReviewParentsAnswer: r.Reducer = r.object({
  parents: r.list(ReviewParent),
  nextCursor: NextCursor,
});

export const ReviewReport: r.Reducer = r.object({
  id: Id,
  createdAt: Timestamp,
});

export const ReviewReportAnswer: r.Reducer = r.object({
  report: ReviewReport,
});

export const ReviewsAnswer: r.Reducer = r.object({
  reviews: r.list(Review),
  ratingAverage: r.scalar,
  ratingCount: Count,
  ratings: r.list(RatingCount),
  nextCursor: NextCursor,
});

export const SaleContract: r.Reducer = r.object({
  breederId: Id,
  version: r.scalar,
  hash: ContractHash,
  contractText: r.scalar,
  guaranteeText: r.scalar,
  createdAt: Timestamp,
  confirmedAt: r.scalar,
  termsVersion: r.scalar,
});

export const SaleContractAnswer: r.Reducer = r.object({
  saleContract: SaleContract,
});

export const SalesGrowthAnswer: r.Reducer = r.object({
  interval: r.scalar,
  timeZone: BreedersZone,
  salesGrowthOverTime: r.list(GrowthPoint),
});

export const SalesRevenueAnswer: r.Reducer = r.object({
  salesRevenue: Figure,
});

export const SalesTransaction: r.Reducer = r.object({
  id: Id,
  at: Timestamp,
  kind: r.scalar,
  pendingCents: SignedCents,
  availableCents: SignedCents,
  reservationNumber: r.scalar,
  petName: r.scalar,
  buyerName: r.scalar,
  grossCents: SignedCents,
  feeCents: SignedCents,
  amountCents: SignedCents,
  balanceCents: SignedCents,
  payoutNumber: NullablePayoutNumber,
});

export const SavedCardAnswer: r.Reducer = r.object({
  savedCard: SavedCard,
});

export const SavedCardRemovedAnswer: r.Reducer = r.object({
  id: Id,
});

export const SavedCardsAnswer: r.Reducer = r.object({
  savedCards: r.list(SavedCard),
});

export const SavedSearch: r.Reducer = r.object({
  id: Id,
  name: r.scalar,
  query: r.scalar,
  url: r.scalar,
  frequency: r.scalar,
  newCount: r.scalar,
  createdAt: Timestamp,
});

export const SavedSearchAnswer: r.Reducer = r.object({
  savedSearch: SavedSearch,
});

export const SavedSearchesAnswer: r.Reducer = r.object({
  savedSearches: r.list(SavedSearch),
});

export const SearchFacets: r.Reducer = r.object({
  type: FacetList,
  breed: FacetList,
  sex: FacetList,
  adultSize: FacetList,
  sizeClass: FacetList,
  age: FacetList,
  coatType: FacetList,
  generation: FacetList,
  categories: FacetList,
  goodWith: FacetList,
  training: FacetList,
  registry: FacetList,
  documents: FacetList,
  parentTests: FacetList,
  color: FacetList,
  delivery: FacetList,
  isRescue: FacetList,
  hasVideo: FacetList,
  readyBy: r.list(FacetCount),
  priceMinCents: r.scalar,
  priceMaxCents: r.scalar,
});

export const SearchIndexData: r.Reducer = r.object({
  pets: r.list(PetCard),
  total: Count,
  totalIsExact: r.scalar,
  pageSize: r.scalar,
  page: r.scalar,
  nextCursor: NextCursor,
  facets: SearchFacets,
  near: r.scalar,
  notNear: r.list(r.scalar),
  breedNames: r.list(r.object({
    slug: Slug,
    name: r.scalar,
  })),
  deliverTo: r.scalar,
  loosened: r.list(r.object({
    filter: LooseFilter,
    total: Count,
  })),
});

export const SearchAnswer: r.Reducer = r.object({
  data: SearchIndexData,
});

export const SearchData: r.Reducer = r.object({
  pets: r.list(PetCard),
  total: Count,
  totalIsExact: r.scalar,
  pageSize: r.scalar,
  page: r.scalar,
  nextCursor: NextCursor,
});

export const SearchLeanAnswer: r.Reducer = r.object({
  data: SearchData,
});

export const SearchSort: r.Reducer = r.scalar;

export const SearchSuggestion: r.Reducer = r.object({
  kind: r.scalar,
  label: r.scalar,
  text: r.scalar,
  note: r.scalar,
  availablePets: Count,
  breederId: Id,
  breederSlug: BreederSlug,
});

export const SearchSuggestionsAnswer: r.Reducer = r.object({
  suggestions: r.list(SearchSuggestion),
});

export const SecondFactorState: r.Reducer = r.object({
  isOn: r.scalar,
  isObligatory: r.scalar,
  isProven: r.scalar,
  recentForSeconds: r.scalar,
  hasPassword: r.scalar,
  confirmedAt: r.scalar,
  recoveryCodesLeft: r.scalar,
});

export const SecondFactorAnswer: r.Reducer = r.object({
  secondFactor: SecondFactorState,
});

export const SecondFactorSecretAnswer: r.Reducer = r.object({
  secret: r.scalar,
  uri: r.scalar,
});

export const SentMessageAnswer: r.Reducer = r.object({
  chat: Chat,
  message: ChatMessage,
});

export const SessionAnswer: r.Reducer = r.object({
  user: User,
  accessToken: AccessToken,
});

export const UserSession: r.Reducer = r.object({
  id: Id,
  isCurrent: r.scalar,
  device: r.scalar,
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
});

export const SessionsAnswer: r.Reducer = r.object({
  sessions: r.list(UserSession),
});

export const SettingsUser: r.Reducer = r.object({
  id: Id,
  settings: r.list(NotificationSetting),
  quietHours: QuietHours,
});

export const SetupIntentAnswer: r.Reducer = r.object({
  clientSecret: ClientSecret,
  setupIntentId: r.scalar,
});

export const ShelterInvitation: r.Reducer = r.object({
  status: r.scalar,
  name: r.scalar,
  email: r.scalar,
  state: r.scalar,
});

export const ShelterInvited: r.Reducer = r.object({
  id: Id,
  email: Email,
  name: r.scalar,
  state: r.scalar,
  expiresAt: Timestamp,
});

export const ShelterInvitedAnswer: r.Reducer = r.object({
  invitation: ShelterInvited,
});

export const ShelterJoinAnswer: r.Reducer = r.object({
  shelter: ShelterInvitation,
});

export const SiblingsAnswer: r.Reducer = r.object({
  pets: r.list(PetCard),
});

export const SocialProvider: r.Reducer = r.scalar;

export const SignInConnection: r.Reducer = r.object({
  provider: SocialProvider,
  connectedAt: Timestamp,
  lastUsedAt: Timestamp,
});

export const SignInWaysAnswer: r.Reducer = r.object({
  hasPassword: r.scalar,
  connections: r.list(SignInConnection),
});

export const SitemapName: r.Reducer = r.scalar;

export const SitemapPage: r.Reducer = r.object({
  path: r.scalar,
  changedAt: r.scalar,
});

export const SitemapPages: r.Reducer = r.object({
  pages: r.list(SitemapPage),
});

export const SitemapParts: r.Reducer = r.object({
  parts: r.list(SitemapName),
});

export const SocialSessionAnswer: r.Reducer = r.object({
  user: User,
  accessToken: AccessToken,
  returnTo: ReturnPath,
  isNewAccount: r.scalar,
});

export const SocialUrlAnswer: r.Reducer = r.object({
  url: r.scalar,
});

export const SoldPetsAnswer: r.Reducer = r.object({
  soldPets: r.list(PetCard),
  nextCursor: NextCursor,
});

export const SpotlightAnswer: r.Reducer = r.object({
  pets: r.list(PetCard),
});

export const StaffCount: r.Reducer = r.object({
  count: r.scalar,
  hasMore: r.scalar,
});

export const StaffDelivery: r.Reducer = r.object({
  id: Id,
  orderId: Id,
  reservationId: Id,
  number: r.scalar,
  petName: r.scalar,
  kind: DeliveryKind,
  status: DeliveryStatus,
  isPaid: r.scalar,
  goHomeDate: NullableDate,
  buyerName: r.scalar,
  sellerName: r.scalar,
  from: r.scalar,
  to: r.scalar,
  carrier: DeliveryCarrier,
  window: DeliveryWindow,
  priceCents: r.scalar,
  costCents: r.scalar,
  statusAt: Timestamp,
  createdAt: Timestamp,
});

export const StaffDeliveriesAnswer: r.Reducer = r.object({
  deliveries: r.list(StaffDelivery),
  counts: r.list(DeliveryCount),
  nextCursor: NextCursor,
});

export const StaffDeliveryPage: r.Reducer = r.object({
  delivery: StaffDelivery,
  pickUp: DeliveryPlace,
  dropOff: DeliveryPlace,
  timeZones: DeliveryTimeZones,
  photos: r.list(DeliveryPhoto),
  events: r.list(DeliveryEvent),
  isCostBooked: r.scalar,
  linkExpiresAt: NullableTimestamp,
  linkOpenedAt: NullableTimestamp,
  isCodeLocked: r.scalar,
  actions: r.list(DeliveryAction),
});

export const StaffDeliveryAnswer: r.Reducer = r.object({
  page: StaffDeliveryPage,
});

export const StaffInvitation: r.Reducer = r.object({
  status: r.scalar,
  email: r.scalar,
  rank: StaffRank,
});

export const StaffInvitationAnswer: r.Reducer = r.object({
  invitation: StaffInvitation,
});

export const StaffInvited: r.Reducer = r.object({
  id: Id,
  email: Email,
  rank: StaffRank,
  invitedBy: r.scalar,
  expiresAt: Timestamp,
});

export const StaffMember: r.Reducer = r.object({
  id: Id,
  firstName: r.scalar,
  lastName: r.scalar,
  email: Email,
  rank: StaffRank,
  accountStatus: AccountStatus,
  hasSecondFactor: r.scalar,
  lastSeenAt: NullableTimestamp,
});

export const StaffMembersAnswer: r.Reducer = r.object({
  staff: r.list(StaffMember),
  invitations: r.list(StaffInvited),
});

export const StaffOrderAnswer: r.Reducer = r.object({
  order: StaffOrder,
  approval: MoneyApproval,
});

export const StaffOrdersAnswer: r.Reducer = r.object({
  orders: r.list(StaffOrder),
  nextCursor: NextCursor,
});

export const count: r.Reducer = r.scalar;

export const hasMore: r.Reducer = r.scalar;

export const StaffQueue: r.Reducer = r.object({
  count: count,
  hasMore: hasMore,
  oldestAt: NullableTimestamp,
});

export const StaffQueues: r.Reducer = r.object({
  listings: StaffQueue,
  parents: StaffQueue,
  changeRequests: StaffQueue,
  claimChanges: StaffQueue,
  verifications: StaffQueue,
  refunds: StaffQueue,
  reports: StaffQueue,
  disputes: StaffQueue,
  chargebacks: StaffQueue,
  reconciliation: StaffQueue,
  handoffs: StaffQueue,
  money: StaffQueue,
  approvals: StaffQueue,
  fraud: StaffQueue,
  trust: StaffQueue,
  deliveries: StaffQueue,
  suspendedAccounts: StaffCount,
});

export const StaffQueuesAnswer: r.Reducer = r.object({
  queues: StaffQueues,
});

export const StaffRefundQuote: r.Reducer = r.object({
  orderId: Id,
  scope: RefundScope,
  saleCents: r.scalar,
  refundableCents: Cents,
  amountCents: Cents,
  bornBy: RefundBearer,
  breederCents: SignedCents,
  lines: r.list(RefundLine),
  targets: r.list(RefundTarget),
  fundsBefore: BreederFunds,
  fundsAfter: BreederFunds,
  statusAfter: ReservationStatus,
  petAfter: r.scalar,
});

export const StaffRefundQuoteAnswer: r.Reducer = r.object({
  quote: StaffRefundQuote,
});

export const StaffReport: r.Reducer = r.object({
  id: Id,
  kind: r.scalar,
  subjectId: Id,
  subject: r.scalar,
  text: r.scalar,
  images: r.list(PetImage),
  messages: r.list(ReportedMessage),
  author: ReportedAuthor,
  subjectStatus: r.scalar,
  reportsCount: Count,
  status: r.scalar,
  reporters: r.list(r.scalar),
  voices: r.list(ReportVoice),
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
  reason: r.scalar,
});

export const StaffReportAnswer: r.Reducer = r.object({
  report: StaffReport,
});

export const StaffReportsAnswer: r.Reducer = r.object({
  reports: r.list(StaffReport),
  nextCursor: NextCursor,
});

export const StaffUser: r.Reducer = r.object({
  id: Id,
  email: Email,
  isEmailVerified: r.scalar,
  role: Role,
  staffRank: StaffRank,
  accountStatus: AccountStatus,
  firstName: r.scalar,
  lastName: r.scalar,
  programName: r.scalar,
  breederId: Id,
  breederSlug: BreederSlug,
  verification: VerificationStatus,
  autoApprove: r.scalar,
  trustAskedAt: Timestamp,
  hasSecondFactor: r.scalar,
  sessionsCount: Count,
  listingsCount: Count,
  reservationsCount: Count,
  createdAt: Timestamp,
});

export const StaffUserAnswer: r.Reducer = r.object({
  user: StaffUser,
});

export const StaffUsersAnswer: r.Reducer = r.object({
  users: r.list(StaffUser),
  nextCursor: NextCursor,
});

export const StateRule: r.Reducer = r.object({
  state: State,
  name: r.scalar,
  saleAllowed: r.scalar,
  saleAllowedUnderOneYear: r.scalar,
  bnplAllowed: r.scalar,
  depositRefundable: r.scalar,
  note: r.scalar,
  source: r.scalar,
  asOf: Date,
  version: r.scalar,
  changedBy: r.scalar,
  changedAt: NullableTimestamp,
  reason: r.scalar,
});

export const StateRuleAnswer: r.Reducer = r.object({
  stateRule: StateRule,
});

export const StateRulesAnswer: r.Reducer = r.object({
  stateRules: r.list(StateRule),
});

export const StatementAmounts: r.Reducer = r.object({
  grossCents: SignedCents,
  feesCents: SignedCents,
  refundsCents: SignedCents,
  chargebacksCents: SignedCents,
  otherCents: SignedCents,
  payoutsCents: SignedCents,
  netCents: SignedCents,
  paymentCount: Count,
});

export const StatementMonth: r.Reducer = r.object({
  month: r.scalar,
  grossCents: SignedCents,
  feesCents: SignedCents,
  refundsCents: SignedCents,
  chargebacksCents: SignedCents,
  otherCents: SignedCents,
  payoutsCents: SignedCents,
  netCents: SignedCents,
  paymentCount: Count,
});

export const TransactionsAnswer: r.Reducer = r.object({
  transactions: r.list(SalesTransaction),
  timeZone: BreedersZone,
  nextCursor: NextCursor,
});

export const UnderstoodFilters: r.Reducer = r.object({
  type: r.list(PetType),
  breed: r.list(Id),
  breedName: r.scalar,
  breedSlug: r.list(Slug),
  sex: r.list(PetSex),
  categories: r.list(BadgeId),
  adultSize: r.list(AdultSize),
  sizeClass: r.list(SizeClass),
  age: r.list(AgeBand),
  coatType: r.list(CoatType),
  generation: r.list(Generation),
  goodWith: r.list(GoodWith),
  training: r.list(Training),
  registry: r.list(Registry),
  documents: r.list(PetDocument),
  parentTests: r.list(ParentTest),
  color: r.list(r.scalar),
  delivery: r.list(DeliveryOption),
  deliverTo: DeliveryTarget,
  hasVideo: r.scalar,
  readyFrom: Date,
  readyBy: Date,
  priceMinCents: r.scalar,
  priceMaxCents: r.scalar,
  isRescue: r.scalar,
  isSmall: r.scalar,
  zip: PostalCode,
  distance: r.scalar,
  state: r.list(State),
  sort: SearchSort,
  sortType: r.scalar,
  notBreed: r.list(Slug),
  notColor: r.list(r.scalar),
  notSizeClass: r.list(SizeClass),
  notCoatType: r.list(CoatType),
  notGeneration: r.list(Generation),
  notRescue: r.scalar,
  notState: r.list(State),
  notZip: r.list(PostalCode),
  notDistance: r.scalar,
  q: r.scalar,
});

export const UnderstoodSearch: r.Reducer = r.object({
  filters: UnderstoodFilters,
  breeder: FoundBreeder,
  breeders: r.list(FoundBreeder),
  didYouMean: r.list(r.object({
    label: r.scalar,
    text: r.scalar,
  })),
  notSearched: r.list(r.scalar),
  nearMe: r.scalar,
  notLeftOut: r.list(r.scalar),
});

export const UnderstoodSearchAnswer: r.Reducer = r.object({
  understood: UnderstoodSearch,
});

export const UnreadMessagesAnswer: r.Reducer = r.object({
  unreadCount: Count,
});

export const UpdatedMatchAnswer: r.Reducer = r.object({
  updatedMatch: Match,
});

export const UploadHeader: r.Reducer = r.object({
  name: r.scalar,
  value: r.scalar,
});

export const UploadUrlAnswer: r.Reducer = r.object({
  url: r.scalar,
  fileKey: FileKey,
  method: r.scalar,
  headers: r.list(UploadHeader),
  expiresAt: Timestamp,
});

export const UserAnswer: r.Reducer = r.object({
  user: User,
});

export const UserSettingsAnswer: r.Reducer = r.object({
  user: SettingsUser,
});

export const VerificationClaims: r.Reducer = r.object({
  contactName: r.scalar,
  isShelter: r.scalar,
  city: r.scalar,
  state: State,
  licence: r.scalar,
  website: r.scalar,
  breedingSince: r.scalar,
  memberSince: Date,
});

export const VerificationFileKeys: r.Reducer = r.list(FileKey);

export const VerificationFiles: r.Reducer = r.object({
  identityFront: r.list(FileKey),
  identityBack: r.list(FileKey),
  rearingArea: VerificationFileKeys,
  registration: r.list(FileKey),
});

export const VerificationStep: r.Reducer = r.object({
  status: VerificationStatus,
  at: Timestamp,
  reason: r.scalar,
});

export const Verification: r.Reducer = r.object({
  id: Id,
  status: VerificationStatus,
  breederId: Id,
  breederSlug: BreederSlug,
  breederName: r.scalar,
  submittedAt: NullableTimestamp,
  decidedAt: NullableTimestamp,
  reason: r.scalar,
  identityDeletedAt: r.scalar,
  isContractConfirmed: r.scalar,
  files: VerificationFiles,
  claims: VerificationClaims,
  history: r.list(VerificationStep),
});

export const VerificationAnswer: r.Reducer = r.object({
  verification: Verification,
});

export const VerificationsAnswer: r.Reducer = r.object({
  verifications: r.list(Verification),
  nextCursor: NextCursor,
});

export const WaitingMoneyKind: r.Reducer = r.scalar;

export const WaitingMoneyPerson: r.Reducer = r.object({
  name: r.scalar,
  email: r.scalar,
});

export const WaitingMoney: r.Reducer = r.object({
  id: r.scalar,
  kind: WaitingMoneyKind,
  subjectId: Id,
  amountCents: r.scalar,
  since: Timestamp,
  dueAt: NullableTimestamp,
  reason: r.scalar,
  buyer: WaitingMoneyPerson,
  breeder: WaitingMoneyPerson,
  petName: r.scalar,
  reservationNumber: r.scalar,
  orderId: r.scalar,
});

export const WaitingMoneyCount: r.Reducer = r.object({
  kind: WaitingMoneyKind,
  count: count,
  hasMore: hasMore,
});

export const WaitingMoneyAnswer: r.Reducer = r.object({
  waiting: r.list(WaitingMoney),
  counts: r.list(WaitingMoneyCount),
  nextCursor: NextCursor,
  refundTimes: RefundTimes,
});

export const WaitingPayout: r.Reducer = r.object({
  breederId: Id,
  programName: r.scalar,
  reason: PayoutWaitReason,
  amountCents: Cents,
  since: Timestamp,
  payoutId: r.scalar,
  failure: r.scalar,
  nextTryAt: NullableTimestamp,
  canRetry: r.scalar,
  canSettle: r.scalar,
  isClosed: r.scalar,
});

export const WaitingPayoutsAnswer: r.Reducer = r.object({
  waiting: r.list(WaitingPayout),
  hasMore: r.scalar,
  approval: MoneyApproval,
});

export const Waitlist: r.Reducer = r.object({
  id: Id,
  breeder: BreederSummary,
  personName: r.scalar,
  litterId: Id,
  litterName: r.scalar,
  breed: BreedSummary,
  sex: PetSex,
  status: r.scalar,
  position: r.scalar,
  note: r.scalar,
  inviteEndsAt: NullableTimestamp,
  pets: r.list(PetCard),
  isAddedByBreeder: r.scalar,
  reason: r.scalar,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const WaitlistAnswer: r.Reducer = r.object({
  waitlist: Waitlist,
});

export const WaitlistsAnswer: r.Reducer = r.object({
  waitingCount: Count,
  invitedCount: Count,
  waitlists: r.list(Waitlist),
  nextCursor: NextCursor,
});

export const Year: r.Reducer = r.scalar;

export const YearlyStatement: r.Reducer = r.object({
  year: Year,
  years: r.list(Year),
  sellerName: r.scalar,
  isShelter: r.scalar,
  cityAndState: r.scalar,
  timeZone: BreedersZone,
  isOver: r.scalar,
  openingCents: SignedCents,
  closingCents: SignedCents,
  months: r.list(StatementMonth),
  total: StatementAmounts,
});

export const YearlyStatementAnswer: r.Reducer = r.object({
  statement: YearlyStatement,
});
