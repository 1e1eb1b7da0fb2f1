// Generated from openapi/ by tools/generate.ts. Do not edit.

import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type * as T from "./types.ts";

export const TermsVersion: z.ZodType<T.TermsVersion> = k.length(z.string().regex(new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u")), 0, 20);

export const AcceptTermsBody: z.ZodType<T.AcceptTermsBody> = z.strictObject({
  termsVersion: TermsVersion,
});

export const ContractHash: z.ZodType<T.ContractHash> = k.length(z.string().regex(new RegExp("^[0-9a-f]{64}$", "u")), 0, 64);

export const Acceptances: z.ZodType<T.Acceptances> = z.strictObject({
  saleContractHash: ContractHash,
  termsVersion: k.length(z.string().regex(new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u")), 0, 20),
});

export const Id: z.ZodType<T.Id> = k.length(z.uuid(), 0, 36);

export const Timestamp: z.ZodType<T.Timestamp> = k.length(z.iso.datetime({ offset: true }), 0, 35);

export const AcceptedContract: z.ZodType<T.AcceptedContract> = z.strictObject({
  reservationId: Id,
  number: k.text(0, 24),
  petName: k.text(0, 60),
  sellerName: k.text(0, 120),
  isShelter: z.boolean(),
  version: z.int().gte(1).lte(100000),
  hash: ContractHash,
  isIntact: z.boolean(),
  contractText: k.text(1, 40000),
  guaranteeText: k.text(1, 40000),
  acceptedAt: Timestamp,
  termsVersion: k.length(z.string().regex(new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u")), 0, 20),
});

export const AcceptedContractAnswer: z.ZodType<T.AcceptedContractAnswer> = z.strictObject({
  acceptedContract: AcceptedContract,
});

export const AcceptedTerms: z.ZodType<T.AcceptedTerms> = z.strictObject({
  version: TermsVersion,
  acceptedAt: Timestamp,
});

export const AccessToken: z.ZodType<T.AccessToken> = k.text(20, 2000);

export const AccessTokenAnswer: z.ZodType<T.AccessTokenAnswer> = z.strictObject({
  accessToken: AccessToken,
});

export const AccountStatus: z.ZodType<T.AccountStatus> = z.enum(["Active","Inactive","Suspended"]);

export const FileKey: z.ZodType<T.FileKey> = k.refusedAs("malformed_request", k.length(z.string().regex(new RegExp("^(?!.*\\.\\.)[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*$", "u")), 0, 200));

export const AddEvidenceBody: z.ZodType<T.AddEvidenceBody> = z.strictObject({
  text: k.text(1, 4000),
  fileKeys: z.array(FileKey).max(10).optional(),
});

export const AddFavouriteBody: z.ZodType<T.AddFavouriteBody> = z.strictObject({
  petId: Id,
});

export const AddListingBody: z.ZodType<T.AddListingBody> = z.strictObject({
  id: Id,
});

export const ReturnPath: z.ZodType<T.ReturnPath> = k.length(z.string().regex(new RegExp("^/([A-Za-z0-9._~!$&'()*+,;=:@%?-][A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?$", "u")), 0, 500);

export const AddNotificationBody: z.ZodType<T.AddNotificationBody> = z.strictObject({
  title: k.text(1, 160),
  text: k.text(0, 1000).optional(),
  url: ReturnPath.optional(),
});

export const Cents: z.ZodType<T.Cents> = z.int().gte(0).lte(100000000);

export const PetType: z.ZodType<T.PetType> = z.enum(["Dog","Cat"]);

export const AddOn: z.ZodType<T.AddOn> = z.strictObject({
  id: Id,
  name: k.text(1, 120),
  description: k.text(0, 1000),
  priceCents: Cents,
  petTypes: z.array(PetType).max(2),
  isRefundable: z.boolean(),
});

export const AddOnIds: z.ZodType<T.AddOnIds> = k.distinct(z.array(Id).min(1).max(20));

export const AddOnOffer: z.ZodType<T.AddOnOffer> = z.strictObject({
  id: Id,
  name: k.text(1, 120),
  description: k.text(0, 1000),
  priceCents: Cents,
  petTypes: z.array(PetType).max(2),
  isRefundable: z.boolean(),
  refusal: k.text(0, 200).nullable(),
});

export const NullableTimestamp: z.ZodType<T.NullableTimestamp> = k.length(z.iso.datetime({ offset: true }), 0, 35).nullable();

export const SignedCents: z.ZodType<T.SignedCents> = z.int().gte(-100000000).lte(100000000);

export const OrderLine: z.ZodType<T.OrderLine> = z.strictObject({
  kind: z.enum(["Pet","Add-on","Discount","Delivery","Service fee","Tax","Donation"]),
  id: k.text(0, 64).nullable(),
  label: k.text(0, 120),
  explanation: k.text(0, 300),
  amountCents: SignedCents,
});

export const IntentStatus: z.ZodType<T.IntentStatus> = z.enum(["succeeded","failed","requires_payment_method","requires_action","canceled","processing"]);

export const PaymentKind: z.ZodType<T.PaymentKind> = z.enum(["Deposit","Balance","Full"]);

export const ReceiptNumber: z.ZodType<T.ReceiptNumber> = k.length(z.string().regex(new RegExp("^[A-Z0-9-]+$", "u")), 0, 32);

export const Payment: z.ZodType<T.Payment> = z.strictObject({
  id: Id,
  orderType: z.enum(["pet","addon"]),
  reservationId: Id,
  reservationNumber: k.text(0, 24),
  petName: k.text(0, 60),
  kind: PaymentKind,
  status: IntentStatus,
  method: z.enum(["card","klarna","affirm","afterpay_clearpay","none"]),
  amountCents: Cents,
  refundedCents: Cents,
  cardBrand: k.text(0, 30).nullable(),
  cardLast4: k.length(z.string().regex(new RegExp("^[0-9]{4}$", "u")), 0, 4).nullable(),
  receiptNumber: ReceiptNumber.optional(),
  createdAt: Timestamp,
});

export const AddOnOrder: z.ZodType<T.AddOnOrder> = z.strictObject({
  id: Id,
  reservationId: Id,
  reservationNumber: k.text(0, 24),
  petName: k.text(0, 60),
  status: z.enum(["open","processing","paid","refunded"]),
  lineItems: z.array(OrderLine).max(40),
  addOnsAmount: Cents,
  serviceFee: Cents,
  taxAmount: Cents,
  total: Cents,
  refundedCents: Cents,
  paidAt: NullableTimestamp,
  createdAt: Timestamp,
  payment: Payment.optional(),
});

export const AddOnOrderAnswer: z.ZodType<T.AddOnOrderAnswer> = z.strictObject({
  addOnOrder: AddOnOrder,
});

export const ClientSecret: z.ZodType<T.ClientSecret> = k.text(10, 300);

export const IntentId: z.ZodType<T.IntentId> = k.length(z.string().regex(new RegExp("^pi_[A-Za-z0-9_]+$", "u")), 4, 120);

export const AddOnPaymentAnswer: z.ZodType<T.AddOnPaymentAnswer> = z.strictObject({
  clientSecret: ClientSecret,
  intentId: IntentId,
  addOnOrder: AddOnOrder,
});

export const AddOnPrice: z.ZodType<T.AddOnPrice> = z.strictObject({
  lineItems: z.array(OrderLine).max(40),
  addOnsAmount: Cents,
  serviceFee: Cents,
  taxAmount: Cents,
  total: Cents,
});

export const AddOnQuoteAnswer: z.ZodType<T.AddOnQuoteAnswer> = z.strictObject({
  addOnQuote: AddOnPrice,
});

export const AddOnsAnswer: z.ZodType<T.AddOnsAnswer> = z.strictObject({
  addOns: z.array(AddOn).max(100),
});

export const Email: z.ZodType<T.Email> = k.explained([{"code":"email_too_long","pattern":"^.{255}|^[^@]{65,}@|@(.*\\.)?[^.@]{64,}(\\.|$)","detail":"This address is too long for email: use at most 64 characters before the @ and 63 in each part after it."},{"code":"email_plus_sign","pattern":"^[^@]*\\+[^@]*@","detail":"We can't use addresses with a plus sign. Leave out that part."},{"code":"email_international","pattern":"[^\\x00-\\x7F]|@(.*\\.)?[Xx][Nn]--","detail":"We can't use international addresses yet. Use one with plain letters, such as name@example.com."},{"code":"email_apostrophe","pattern":"^[A-Za-z0-9_.'-]*'[A-Za-z0-9_.'-]*@[A-Za-z0-9_.-]+$","detail":"We can't use addresses with an apostrophe yet. Use another one."},{"code":"email_suffix","pattern":"^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*\\.([A-Za-z]{4,63})$","detail":"We can't use addresses that end in .{3} yet. Use another one."},{"code":"email_malformed","pattern":"","detail":"Enter an address like name@example.com."}], k.length(z.string().regex(new RegExp("^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*\\.[A-Za-z]{2,3}$", "u")), 0, 254));

export const NewPassword: z.ZodType<T.NewPassword> = k.length(z.string(), 10, 200);

export const PhoneNumber: z.ZodType<T.PhoneNumber> = k.length(z.string().regex(new RegExp("^\\+1[2-9][0-9]{9}$", "u")), 0, 12);

export const PostalCode: z.ZodType<T.PostalCode> = k.length(z.string().regex(new RegExp("^[0-9]{5}$", "u")), 0, 5);

export const AddShelterBody: z.ZodType<T.AddShelterBody> = z.strictObject({
  name: k.text(2, 120),
  email: Email,
  password: NewPassword,
  firstName: k.text(1, 60),
  lastName: k.text(1, 60),
  phoneNumber: PhoneNumber.optional(),
  postalCode: PostalCode,
  registrationNumber: k.text(3, 40),
  website: k.length(z.url(), 0, 300).optional(),
  invitation: k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]{20,400}$", "u")), 0, 400).optional(),
  termsVersion: k.length(z.string().regex(new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u")), 0, 20),
});

export const State: z.ZodType<T.State> = z.enum(["AL","AK","AZ","AR","CA","CO","CT","DE","DC","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY"]);

export const Address: z.ZodType<T.Address> = z.strictObject({
  line1: k.text(1, 120),
  line2: k.text(0, 120).nullable(),
  city: k.text(1, 80),
  state: State,
  postalCode: PostalCode,
});

export const AddressComponent: z.ZodType<T.AddressComponent> = z.strictObject({
  types: z.array(z.enum(["street_number","route","locality","administrative_area_level_2","administrative_area_level_1","postal_code","country","political"])).max(5),
  long_name: k.text(0, 120),
  short_name: k.text(0, 120),
});

export const DisputeFile: z.ZodType<T.DisputeFile> = z.strictObject({
  fileKey: FileKey,
  url: k.length(z.url(), 0, 3000),
  name: k.text(0, 200),
  contentType: k.text(0, 60),
  size: z.int().gte(0).lte(209715200),
});

export const DisputeMessage: z.ZodType<T.DisputeMessage> = z.strictObject({
  id: Id,
  by: z.enum(["buyer","breeder","staff"]),
  text: k.text(1, 4000),
  fileKeys: z.array(FileKey).max(10),
  files: z.array(DisputeFile).max(10),
  at: Timestamp,
});

export const DisputeReason: z.ZodType<T.DisputeReason> = z.enum(["not-as-described","health","not-delivered","paperwork","other"]);

export const DisputeStatus: z.ZodType<T.DisputeStatus> = z.enum(["open","waiting-for-breeder","waiting-for-buyer","decided"]);

export const NullableDate: z.ZodType<T.NullableDate> = k.length(z.iso.date(), 0, 10).nullable();

export const Dispute: z.ZodType<T.Dispute> = z.strictObject({
  id: Id,
  reservedPetId: Id,
  petName: k.text(0, 60),
  sellerName: k.text(0, 120),
  status: DisputeStatus,
  reason: DisputeReason,
  messages: z.array(DisputeMessage).max(200),
  outcome: z.enum(["release","refund"]).optional(),
  refundCents: z.int().gte(0).lte(100000000).nullable(),
  refundStatus: z.enum(["on-its-way","delayed","arrived"]).optional(),
  breederCents: z.int().gte(-100000000).lte(100000000).nullable().optional(),
  platformCents: z.int().gte(-100000000).lte(100000000).nullable().optional(),
  replyDueOn: NullableDate.optional(),
  hasBreederReplied: z.boolean().optional(),
  earlyReason: k.text(0, 500).nullable().optional(),
  hasSaleEnded: z.boolean().optional(),
  decision: k.text(0, 2000).nullable(),
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
});

export const AdminDispute: z.ZodType<T.AdminDispute> = z.strictObject({
  dispute: Dispute,
  reservationNumber: k.text(0, 24),
  statusBefore: z.enum(["paid","handed-over","completed"]),
  isBankDisputed: z.boolean(),
  buyerName: k.text(0, 121),
  sellerName: k.text(0, 120),
  totalCents: Cents,
  refundableCents: z.int().gte(0).lte(100000000),
  isReplyDue: z.boolean().optional(),
});

export const NextCursor: z.ZodType<T.NextCursor> = k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]+$", "u")), 1, 512).nullable();

export const AdminDisputesAnswer: z.ZodType<T.AdminDisputesAnswer> = z.strictObject({
  disputes: z.array(AdminDispute).max(50),
  nextCursor: NextCursor,
});

export const AdultSize: z.ZodType<T.AdultSize> = z.enum(["small","medium","large","giant"]);

export const AgeBand: z.ZodType<T.AgeBand> = z.enum(["under-8-weeks","8-12-weeks","3-6-months","6-12-months","over-1-year"]);

export const ReservationAction: z.ZodType<T.ReservationAction> = z.enum(["pay","pay-balance","cancel","confirm-handover","extend","complete","dispute"]);

export const AllowedAction: z.ZodType<T.AllowedAction> = z.strictObject({
  action: ReservationAction,
  isAllowed: z.boolean(),
  reason: k.text(0, 300).nullable(),
});

export const Figure: z.ZodType<T.Figure> = z.strictObject({
  value: z.int().gte(-100000000000).lte(100000000000),
  previous: z.int().gte(-100000000000).lte(100000000000).nullable(),
  changePercent: z.number().gte(-100000).lte(100000).nullable(),
});

export const Count: z.ZodType<T.Count> = z.int().gte(0).lte(1000000000);

export const PetStatus: z.ZodType<T.PetStatus> = z.enum(["available","reserved","sold","sold-external","not-available","adopted-sold","no-longer-available","temporary-pause","in-review","not-approved-internal","rejected","in-progress","live"]);

export const PetInterest: z.ZodType<T.PetInterest> = z.strictObject({
  petId: Id,
  name: k.text(0, 60),
  status: PetStatus,
  views: Count,
  favorites: Count,
});

export const Timeframe: z.ZodType<T.Timeframe> = z.enum(["7d","30d","90d","12m","all"]);

export const AnalyticsData: z.ZodType<T.AnalyticsData> = z.strictObject({
  timeframe: Timeframe,
  salesRevenue: Figure,
  availableFunds: Figure,
  pendingFunds: Figure,
  petsSold: Figure,
  avgSellingPrice: Figure,
  views: Figure,
  reservations: Figure,
  conversionPercent: z.number().gte(0).lte(100).nullable(),
  topPets: z.array(PetInterest).max(10),
});

export const AnalyticsAnswer: z.ZodType<T.AnalyticsAnswer> = z.strictObject({
  analyticsData: AnalyticsData,
});

export const AnswerClaimChangeBody: z.ZodType<T.AnswerClaimChangeBody> = z.strictObject({
  answer: k.text(1, 1000),
});

export const DeliveryToken: z.ZodType<T.DeliveryToken> = k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]{20,400}$", "u")), 0, 400);

export const DeliveryWindow: z.ZodType<T.DeliveryWindow> = z.strictObject({
  pickUpAt: Timestamp,
  arriveFrom: Timestamp,
  arriveTo: Timestamp,
});

export const AnswerDeliveryBody: z.ZodType<T.AnswerDeliveryBody> = z.strictObject({
  token: DeliveryToken,
  answer: z.enum(["accept","decline","schedule"]),
  window: DeliveryWindow.optional(),
  reason: k.text(1, 500).optional(),
});

export const AnswerReviewBody: z.ZodType<T.AnswerReviewBody> = z.strictObject({
  answer: k.text(1, 2000),
});

export const PetSex: z.ZodType<T.PetSex> = z.enum(["Male","Female"]);

export const ApplicationPet: z.ZodType<T.ApplicationPet> = z.strictObject({
  id: Id,
  name: k.text(1, 60),
  type: PetType,
  sex: PetSex.optional(),
  breedName: k.text(0, 80).nullable(),
  birthDate: NullableDate,
  weightLb: z.number().gte(0).lte(400).nullable(),
});

export const ApplicationQuestion: z.ZodType<T.ApplicationQuestion> = z.strictObject({
  id: k.length(z.string().regex(new RegExp("^[a-z0-9-]{1,40}$", "u")), 0, 40),
  text: k.text(3, 300),
  kind: z.enum(["text","long-text","yes-no","choice"]),
  isRequired: z.boolean(),
  choices: z.array(k.text(1, 80)).max(12),
});

export const ApplicationReply: z.ZodType<T.ApplicationReply> = z.strictObject({
  questionId: k.length(z.string().regex(new RegExp("^[a-z0-9-]{1,40}$", "u")), 0, 40),
  text: k.text(0, 2000),
});

export const ApplicationStatus: z.ZodType<T.ApplicationStatus> = z.enum(["draft","submitted","approved","declined","withdrawn"]);

export const BreederSlug: z.ZodType<T.BreederSlug> = k.length(z.string().regex(new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u")), 0, 120);

export const Date: z.ZodType<T.Date> = k.length(z.iso.date(), 0, 10);

export const BreederSummary: z.ZodType<T.BreederSummary> = z.strictObject({
  id: Id,
  slug: BreederSlug,
  name: k.text(1, 120),
  city: k.text(0, 80),
  state: State,
  cityAndState: k.text(0, 90),
  profileImageURL: k.length(z.string(), 0, 300),
  isVerified: z.boolean(),
  isShelter: z.boolean(),
  ratingCount: Count,
  ratingAverage: z.number().gte(1).lte(5).nullable(),
  memberSince: Date,
});

export const Application: z.ZodType<T.Application> = z.strictObject({
  id: Id,
  status: ApplicationStatus,
  breeder: BreederSummary,
  buyerName: k.text(0, 121),
  petId: Id.optional(),
  petName: k.text(0, 60).nullable(),
  petStatus: PetStatus.optional(),
  questions: z.array(ApplicationQuestion).max(30),
  answers: z.array(ApplicationReply).max(30),
  ownPets: z.array(ApplicationPet).max(10),
  reason: k.text(0, 1000).nullable(),
  createdAt: Timestamp,
  submittedAt: NullableTimestamp,
  decidedAt: NullableTimestamp,
});

export const ApplicationAnswer: z.ZodType<T.ApplicationAnswer> = z.strictObject({
  application: Application,
});

export const ApplicationForm: z.ZodType<T.ApplicationForm> = z.strictObject({
  breederId: Id,
  isRequired: z.boolean(),
  questions: z.array(ApplicationQuestion).max(30),
});

export const ApplicationFormAnswer: z.ZodType<T.ApplicationFormAnswer> = z.strictObject({
  form: ApplicationForm,
});

export const ApplicationFormBody: z.ZodType<T.ApplicationFormBody> = z.strictObject({
  isRequired: z.boolean(),
  questions: z.array(ApplicationQuestion).max(30),
});

export const ApplicationsAnswer: z.ZodType<T.ApplicationsAnswer> = z.strictObject({
  applications: z.array(Application).max(50),
  nextCursor: NextCursor,
});

export const Area: z.ZodType<T.Area> = k.length(z.string().regex(new RegExp("^-?\\d{1,3}(\\.\\d{1,4})?(,-?\\d{1,3}(\\.\\d{1,4})?){3}$", "u")), 0, 60);

export const AuditChange: z.ZodType<T.AuditChange> = z.strictObject({
  field: k.text(0, 60),
  before: k.text(0, 1000).nullable(),
  after: k.text(0, 1000).nullable(),
});

export const AuditEntry: z.ZodType<T.AuditEntry> = z.strictObject({
  id: Id,
  actorId: k.length(z.uuid(), 0, 36).nullable(),
  actorName: k.text(0, 121),
  action: k.text(0, 60),
  subjectKind: z.enum(["user","verification","listing","parent","change-request","claim-change","report","dispute","order","discount-code","state-rule","shelter-invitation","staff-invitation","fraud-case","delivery"]),
  subjectId: k.text(0, 60),
  subjectName: k.text(0, 200).nullable(),
  reason: k.text(0, 1000).nullable(),
  changes: z.array(AuditChange).max(20),
  at: Timestamp,
});

export const AuditEntriesAnswer: z.ZodType<T.AuditEntriesAnswer> = z.strictObject({
  entries: z.array(AuditEntry).max(50),
  nextCursor: NextCursor,
});

export const AvailableFundsAnswer: z.ZodType<T.AvailableFundsAnswer> = z.strictObject({
  availableFunds: Figure,
});

export const AvgSellingPriceAnswer: z.ZodType<T.AvgSellingPriceAnswer> = z.strictObject({
  avgSellingPrice: Figure,
});

export const BadgeId: z.ZodType<T.BadgeId> = z.literal([1,3,5,7,12]);

export const BillingDetails: z.ZodType<T.BillingDetails> = z.strictObject({
  firstName: k.text(1, 60),
  lastName: k.text(1, 60),
  address: Address,
});

export const BreedCategory: z.ZodType<T.BreedCategory> = z.enum(["Dogs","Cats"]);

export const BreedColor: z.ZodType<T.BreedColor> = z.strictObject({
  title: k.text(1, 60),
});

export const SizeClass: z.ZodType<T.SizeClass> = z.enum(["Micro-Mini","Mini","Petite","Toy","Tweenie","Medium","Standard"]);

export const Slug: z.ZodType<T.Slug> = k.length(z.string().regex(new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u")), 0, 120);

export const Breed: z.ZodType<T.Breed> = z.strictObject({
  id: Id,
  slug: Slug,
  breedName: k.text(1, 80),
  category: BreedCategory,
  group: k.text(0, 60).nullable(),
  colors: z.array(BreedColor).max(60),
  sizeClasses: z.array(SizeClass).max(7),
  availablePets: Count,
});

export const BreedCaution: z.ZodType<T.BreedCaution> = z.enum(["needs_space","needs_exercise","quiet_nature","sheds","small_children","hard_to_train","much_grooming","needs_company"]);

export const BreedFit: z.ZodType<T.BreedFit> = z.enum(["apartment","calm","moderate","active","low_shedding","children","easy_to_train","little_grooming","time_alone"]);

export const HealthTestName: z.ZodType<T.HealthTestName> = z.enum(["hips","elbows","eyes","heart","knees","thyroid","hearing","kidneys","eic_dna","pra_dna","mls_dna","cone_degeneration_dna","vwd_dna","cea_dna","mdr1_dna","pll_dna","cystinuria_dna","hcm_echo","hcm_dna","pkd_dna","sma_dna","pk_deficiency_dna","gsd4_dna","hypokalemia_dna","gangliosidosis_dna"]);

export const BreedHealthTest: z.ZodType<T.BreedHealthTest> = z.strictObject({
  name: HealthTestName,
  source: z.enum(["ofa_chic","pawpeds","uc_davis_vgl"]),
});

export const BreedLevel: z.ZodType<T.BreedLevel> = z.int().gte(1).lte(5);

export const YearlyCost: z.ZodType<T.YearlyCost> = z.strictObject({
  minCents: z.int().gte(0).lte(10000000),
  maxCents: z.int().gte(0).lte(10000000),
});

export const BreedCare: z.ZodType<T.BreedCare> = z.strictObject({
  basis: z.enum(["breed","parents","group"]),
  energy: BreedLevel.optional(),
  grooming: BreedLevel,
  shedding: BreedLevel,
  training: BreedLevel.optional(),
  children: BreedLevel.optional(),
  timeAlone: z.enum(["little","half_day","workday"]).optional(),
  healthTests: z.array(BreedHealthTest).max(12),
  yearlyCost: YearlyCost,
  suits: z.array(BreedFit).max(10),
  cautions: z.array(BreedCaution).max(10),
});

export const CoatType: z.ZodType<T.CoatType> = z.enum(["Smooth","Long","Medium","Wire","Silky-Wire","Fluffy"]);

export const PetImage: z.ZodType<T.PetImage> = z.strictObject({
  key: k.length(z.string().regex(new RegExp("^[A-Za-z0-9._/-]+$", "u")), 1, 200),
  cardUrl: k.length(z.string(), 0, 300),
  fullUrl: k.length(z.string(), 0, 300),
  width: z.int().gte(1).lte(2000),
  height: z.int().gte(1).lte(2000),
  alt: k.text(0, 200),
  preview: k.length(z.string().regex(new RegExp("^[A-Za-z0-9+/]{64}$", "u")), 64, 64).optional(),
});

export const Range: z.ZodType<T.Range> = z.strictObject({
  min: z.number().gte(0).lte(400),
  max: z.number().gte(0).lte(400),
});

export const WeightBySex: z.ZodType<T.WeightBySex> = z.strictObject({
  male: Range,
  female: Range,
});

export const BreedFacts: z.ZodType<T.BreedFacts> = z.strictObject({
  id: Id,
  slug: Slug,
  breedName: k.text(1, 80),
  category: BreedCategory,
  group: k.text(0, 60).nullable(),
  colors: z.array(BreedColor).max(60),
  sizeClasses: z.array(SizeClass).max(7),
  coatTypes: z.array(CoatType).max(6),
  availablePets: Count,
  summary: k.text(0, 4000),
  temperament: z.array(k.text(0, 40)).max(12),
  adultWeightLb: WeightBySex,
  adultHeightIn: Range.optional(),
  lifeSpanYears: Range,
  isLowShedding: z.boolean(),
  isApartmentFriendly: z.boolean(),
  isHybrid: z.boolean(),
  care: BreedCare.optional(),
  priceMinCents: z.int().gte(0).lte(100000000).nullable(),
  priceMaxCents: z.int().gte(0).lte(100000000).nullable(),
  image: PetImage.optional(),
  breeders: z.array(BreederSummary).max(12),
});

export const BreedAnswer: z.ZodType<T.BreedAnswer> = z.strictObject({
  breed: BreedFacts,
});

export const BreedSummary: z.ZodType<T.BreedSummary> = z.strictObject({
  id: Id,
  slug: Slug,
  breedName: k.text(1, 80),
});

export const DepositCents: z.ZodType<T.DepositCents> = z.int().gte(0).lte(100000000);

export const Generation: z.ZodType<T.Generation> = z.enum(["F1","F1b","F1bb","F2","Multigen"]);

export const GoHomeDate: z.ZodType<T.GoHomeDate> = k.length(z.iso.date(), 0, 10).nullable();

export const PetCardBreeder: z.ZodType<T.PetCardBreeder> = z.strictObject({
  id: Id,
  name: k.text(1, 120),
  isVerified: z.boolean(),
  isShelter: z.boolean(),
});

export const PriceWithFeeCents: z.ZodType<T.PriceWithFeeCents> = z.int().gte(0).lte(5150000);

export const PetCard: z.ZodType<T.PetCard> = z.strictObject({
  id: Id,
  slug: Slug,
  name: k.text(1, 60),
  type: PetType,
  sex: PetSex,
  status: PetStatus,
  onHold: z.boolean(),
  promisedUntil: Timestamp.optional(),
  isRescue: z.boolean(),
  breed: BreedSummary,
  generation: Generation.optional(),
  sizeClass: SizeClass.optional(),
  coatType: CoatType.optional(),
  color: k.text(0, 60).nullable(),
  birthDate: Date,
  goHomeDate: GoHomeDate,
  priceCents: Cents,
  priceWithFeeCents: PriceWithFeeCents,
  depositCents: DepositCents,
  badges: k.distinct(z.array(BadgeId).max(5)),
  hasVideo: z.boolean(),
  defaultImage: PetImage.optional(),
  breeder: PetCardBreeder,
  city: k.text(0, 80),
  state: State,
  distanceMiles: z.int().gte(0).lte(12500).optional(),
  deliveryCents: z.int().gte(0).lte(100000000).optional(),
  point: z.strictObject({
    latitude: z.number().gte(-90).lte(90),
    longitude: z.number().gte(-180).lte(180),
  }).optional(),
  listedAt: NullableTimestamp,
});

export const BreedMatch: z.ZodType<T.BreedMatch> = z.strictObject({
  breed: Breed,
  isGoodFit: z.boolean(),
  reasons: z.array(BreedFit).max(10),
  cautions: z.array(BreedCaution).max(10),
  pets: z.array(PetCard).max(3),
});

export const BreedMatchesAnswer: z.ZodType<T.BreedMatchesAnswer> = z.strictObject({
  matches: z.array(BreedMatch).max(6),
});

export const GuaranteePeriod: z.ZodType<T.GuaranteePeriod> = z.strictObject({
  count: z.int().gte(1).lte(9125),
  unit: z.enum(["day","month","year"]),
});

export const HealthTest: z.ZodType<T.HealthTest> = z.strictObject({
  type: k.text(1, 120),
  laboratory: k.text(0, 80),
  result: k.text(1, 80),
  testedOn: NullableDate,
});

export const RegistryDocument: z.ZodType<T.RegistryDocument> = z.enum(["AKC","CKC","UKC","COKC","ACA","ICA","APRI","ASDR","microchipped","healthRecords","other"]);

export const ParentSummary: z.ZodType<T.ParentSummary> = z.strictObject({
  id: Id,
  name: k.text(1, 60),
  isVerified: z.boolean(),
  statusLabel: k.text(0, 40),
  type: PetType,
  sex: PetSex,
  breed: BreedSummary,
  color: k.text(0, 60).nullable(),
  coatType: CoatType.optional(),
  weightLb: z.number().gte(0).lte(400).nullable(),
  registries: z.array(RegistryDocument).max(11),
  geneticTesting: z.boolean(),
  healthTests: z.array(HealthTest).max(20),
  image: PetImage.optional(),
});

export const ProgramAddress: z.ZodType<T.ProgramAddress> = z.strictObject({
  address_components: z.array(AddressComponent).max(10),
});

export const ResponseFigures: z.ZodType<T.ResponseFigures> = z.strictObject({
  percentWithinDay: z.int().gte(0).lte(100),
  medianMinutes: z.int().gte(0).lte(1000000),
});

export const BreederProfile: z.ZodType<T.BreederProfile> = z.strictObject({
  id: Id,
  slug: BreederSlug,
  name: k.text(1, 120),
  story: k.text(0, 5000),
  breederProgramAddress: ProgramAddress,
  city: k.text(0, 80),
  state: State,
  cityAndState: k.text(0, 90),
  profileImageURL: k.length(z.string(), 0, 300),
  coverImage: PetImage.optional(),
  isVerified: z.boolean(),
  verifiedAt: NullableTimestamp,
  licence: k.text(0, 120).nullable(),
  isShelter: z.boolean(),
  memberSince: Date,
  breedingSince: z.int().gte(1900).lte(2100).nullable(),
  homesFound: Count,
  breeds: z.array(BreedSummary).max(20),
  pets: z.array(PetCard).max(60),
  soldPets: z.array(PetCard).max(12),
  parents: z.array(ParentSummary).max(60),
  availableCount: Count,
  soldCount: Count,
  ratingCount: Count,
  ratingAverage: z.number().gte(1).lte(5).nullable(),
  depositRefundPercent: z.literal([0,50,100]),
  guaranteePeriod: GuaranteePeriod.optional(),
  response: ResponseFigures.optional(),
});

export const ClaimAnswer: z.ZodType<T.ClaimAnswer> = k.text(0, 1000).nullable();

export const ClaimKind: z.ZodType<T.ClaimKind> = z.enum(["name","legal-name","place","licence","premises"]);

export const ClaimPhotos: z.ZodType<T.ClaimPhotos> = z.array(FileKey).max(5);

export const ClaimQuestion: z.ZodType<T.ClaimQuestion> = k.text(0, 1000).nullable();

export const ClaimText: z.ZodType<T.ClaimText> = k.text(0, 2000).nullable();

export const OwnClaimChange: z.ZodType<T.OwnClaimChange> = z.strictObject({
  id: Id,
  kind: ClaimKind,
  oldText: ClaimText,
  newText: ClaimText,
  newPhotos: ClaimPhotos,
  question: ClaimQuestion,
  answer: ClaimAnswer,
  createdAt: Timestamp,
});

export const StatusCount: z.ZodType<T.StatusCount> = z.strictObject({
  status: PetStatus,
  label: k.text(0, 40),
  count: Count,
});

export const VerificationStatus: z.ZodType<T.VerificationStatus> = z.enum(["not-started","submitted","in-review","approved","needs-info","rejected"]);

export const BreederData: z.ZodType<T.BreederData> = z.strictObject({
  breederProfile: BreederProfile,
  phoneNumber: k.text(0, 20).nullable(),
  verification: VerificationStatus,
  autoApprove: z.boolean(),
  listingsByStatus: z.array(StatusCount).max(20),
  claimChanges: z.array(OwnClaimChange).max(5),
});

export const BreederDataAnswer: z.ZodType<T.BreederDataAnswer> = z.strictObject({
  breederData: BreederData,
});

export const BreederFunds: z.ZodType<T.BreederFunds> = z.strictObject({
  pendingCents: SignedCents,
  availableCents: SignedCents,
  owedCents: SignedCents,
});

export const ListPlace: z.ZodType<T.ListPlace> = z.strictObject({
  label: k.text(0, 90),
  isPoint: z.boolean(),
});

export const ListedBreeder: z.ZodType<T.ListedBreeder> = z.strictObject({
  id: Id,
  slug: BreederSlug,
  name: k.text(1, 120),
  cityAndState: k.text(0, 90),
  profileImageURL: k.length(z.string(), 0, 300),
  coverImage: PetImage.optional(),
  isVerified: z.boolean(),
  isShelter: z.boolean(),
  memberSince: Date,
  ratingCount: Count,
  ratingAverage: z.number().gte(1).lte(5).nullable(),
  homesFound: z.int().gte(0).lte(1000000000),
  availableCount: z.int().gte(0).lte(1000000000),
  breeds: z.array(BreedSummary).max(4),
  distanceMiles: z.int().gte(0).lte(13000).optional(),
});

export const BreederListAnswer: z.ZodType<T.BreederListAnswer> = z.strictObject({
  breeders: z.array(ListedBreeder).max(20),
  total: Count,
  totalIsExact: z.boolean(),
  place: ListPlace.optional(),
  nextCursor: NextCursor,
});

export const BreederProfileAnswer: z.ZodType<T.BreederProfileAnswer> = z.strictObject({
  breederProfile: BreederProfile,
});

export const BreedersZone: z.ZodType<T.BreedersZone> = k.text(0, 60);

export const BreedsAnswer: z.ZodType<T.BreedsAnswer> = z.strictObject({
  breeds: z.array(Breed).max(1000),
});

export const PaymentMethod: z.ZodType<T.PaymentMethod> = z.enum(["card","klarna","affirm","afterpay_clearpay"]);

export const BuyAddOnsBody: z.ZodType<T.BuyAddOnsBody> = z.strictObject({
  reservationId: Id,
  addOnIds: AddOnIds,
  paymentMethod: PaymentMethod,
  expectedTotalCents: Cents.optional(),
});

export const CancelCause: z.ZodType<T.CancelCause> = z.enum(["health","keeping","other"]);

export const Relatedness: z.ZodType<T.Relatedness> = z.strictObject({
  inbreedingPercent: z.number().gte(0).lte(100),
  generations: z.int().gte(1).lte(10),
  knownPercent: z.int().gte(0).lte(100),
  commonAncestors: z.array(k.text(0, 120)).max(3),
});

export const MatchCandidate: z.ZodType<T.MatchCandidate> = z.strictObject({
  parent: ParentSummary,
  breeder: BreederSummary,
  distanceMiles: z.int().gte(0).lte(12500).nullable(),
  healthTestsCount: Count,
  isSameBreed: z.boolean(),
  relatedness: Relatedness.optional(),
  matchId: k.text(0, 64).nullable(),
});

export const CandidatesAnswer: z.ZodType<T.CandidatesAnswer> = z.strictObject({
  pets: z.array(MatchCandidate).max(20),
  total: Count,
  pageSize: z.int().gte(1).lte(20),
  page: z.int().gte(1).lte(500),
});

export const DeliveryKind: z.ZodType<T.DeliveryKind> = z.enum(["Honest Delivery","Puppy Flight"]);

export const DeliveryPlace: z.ZodType<T.DeliveryPlace> = z.strictObject({
  name: k.text(0, 130).nullable(),
  phoneNumber: k.text(0, 12).nullable(),
  line1: k.text(0, 120).nullable(),
  line2: k.text(0, 120).nullable(),
  city: k.text(0, 80).nullable(),
  state: State,
  postalCode: k.text(0, 5).nullable(),
  note: k.text(0, 500),
});

export const DeliveryStatus: z.ZodType<T.DeliveryStatus> = z.enum(["to-arrange","offered","accepted","scheduled","picked-up","handed-off","canceled","failed"]);

export const DeliveryTimeZones: z.ZodType<T.DeliveryTimeZones> = z.strictObject({
  pickUp: k.text(0, 60),
  arrival: k.text(0, 60),
});

export const CarrierDelivery: z.ZodType<T.CarrierDelivery> = z.strictObject({
  petName: k.text(0, 60),
  petType: PetType,
  kind: DeliveryKind,
  status: DeliveryStatus,
  payCents: z.int().gte(0).lte(1000000),
  isReady: z.boolean(),
  readyReason: k.text(0, 300).optional(),
  window: DeliveryWindow.optional(),
  pickUp: DeliveryPlace,
  dropOff: DeliveryPlace,
  timeZones: DeliveryTimeZones,
  carrierName: k.text(0, 120),
  supportPhone: k.text(0, 30),
  expiresAt: Timestamp,
});

export const CarrierDeliveryAnswer: z.ZodType<T.CarrierDeliveryAnswer> = z.strictObject({
  delivery: CarrierDelivery,
});

export const SecondFactorCode: z.ZodType<T.SecondFactorCode> = k.length(z.string().regex(new RegExp("^([0-9]{6}|[A-Z0-9]{5}-[A-Z0-9]{5})$", "u")), 0, 11);

export const ChangeEmailBody: z.ZodType<T.ChangeEmailBody> = z.strictObject({
  email: Email,
  password: k.length(z.string(), 1, 200),
  secondFactorCode: SecondFactorCode.optional(),
});

export const ChangeKind: z.ZodType<T.ChangeKind> = z.enum(["photo","video","name","description"]);

export const ChangePasswordBody: z.ZodType<T.ChangePasswordBody> = z.strictObject({
  currentPassword: k.length(z.string(), 1, 200),
  newPassword: NewPassword,
});

export const ChangePremisesBody: z.ZodType<T.ChangePremisesBody> = z.strictObject({
  rearingArea: k.distinct(z.array(FileKey).min(1).max(5)),
});

export const TextFlag: z.ZodType<T.TextFlag> = z.enum(["phone","email","link","payment","address","contact"]);

export const TextFlags: z.ZodType<T.TextFlags> = z.array(TextFlag).max(6);

export const ChangeRequest: z.ZodType<T.ChangeRequest> = z.strictObject({
  id: Id,
  kind: ChangeKind,
  status: z.enum(["open","accepted","rejected"]),
  petId: Id,
  petName: k.text(0, 60),
  breeder: BreederSummary,
  oldText: k.text(0, 5000).nullable(),
  newText: k.text(0, 5000).nullable(),
  textFlags: TextFlags,
  oldImages: z.array(PetImage).max(20),
  newImages: z.array(PetImage).max(20),
  reason: k.text(0, 1000).nullable(),
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
});

export const ChangeRequestAnswer: z.ZodType<T.ChangeRequestAnswer> = z.strictObject({
  changeRequest: ChangeRequest,
});

export const ChangeRequestsAnswer: z.ZodType<T.ChangeRequestsAnswer> = z.strictObject({
  changeRequests: z.array(ChangeRequest).max(50),
  nextCursor: NextCursor,
});

export const StaffRank: z.ZodType<T.StaffRank> = z.enum(["moderator","support","finance","admin"]);

export const ChangeStaffRankBody: z.ZodType<T.ChangeStaffRankBody> = z.strictObject({
  rank: StaffRank,
});

export const ChannelAuthAnswer: z.ZodType<T.ChannelAuthAnswer> = z.strictObject({
  auth: k.text(0, 300),
  channel_data: k.text(0, 2000).optional(),
});

export const ChannelAuthBody: z.ZodType<T.ChannelAuthBody> = z.strictObject({
  socket_id: k.text(3, 60),
  channel_name: k.text(3, 160),
});

export const ChargebackItem: z.ZodType<T.ChargebackItem> = z.strictObject({
  id: Id,
  by: z.enum(["breeder","staff"]),
  text: k.text(0, 4000),
  files: z.array(DisputeFile).max(10),
  at: Timestamp,
});

export const ChargebackState: z.ZodType<T.ChargebackState> = z.enum(["needs-response","under-review","won","lost"]);

export const EvidenceTexts: z.ZodType<T.EvidenceTexts> = z.strictObject({
  productDescription: k.text(0, 20000).optional(),
  customerName: k.text(0, 200).optional(),
  customerEmail: k.text(0, 254).optional(),
  billingAddress: k.text(0, 500).optional(),
  serviceDate: k.text(0, 60).optional(),
  refundPolicyDisclosure: k.text(0, 20000).optional(),
  explanation: k.text(0, 20000).optional(),
});

export const OrderChargeback: z.ZodType<T.OrderChargeback> = z.strictObject({
  id: Id,
  reservedPetId: Id,
  orderId: Id,
  number: k.text(0, 20),
  petName: k.text(0, 60),
  buyerName: k.text(0, 121),
  breederName: k.text(0, 120),
  amountCents: Cents,
  feeCents: Cents,
  reason: k.text(0, 100),
  status: z.enum(["inquiry","open","won","lost"]),
  evidenceDueAt: NullableTimestamp,
  openedAt: Timestamp,
  closedAt: NullableTimestamp,
});

export const EvidenceUse: z.ZodType<T.EvidenceUse> = z.enum(["contract","handover","messages","delivery","receipt","refund-policy","other"]);

export const EvidenceFile: z.ZodType<T.EvidenceFile> = z.strictObject({
  use: EvidenceUse,
  fileKey: FileKey,
});

export const SubmitEvidenceBody: z.ZodType<T.SubmitEvidenceBody> = z.strictObject({
  texts: EvidenceTexts,
  files: z.array(EvidenceFile).max(7),
});

export const ChargebackCase: z.ZodType<T.ChargebackCase> = z.strictObject({
  chargeback: OrderChargeback,
  state: ChargebackState,
  canSubmit: z.boolean(),
  submittedAt: NullableTimestamp,
  draft: EvidenceTexts,
  submitted: SubmitEvidenceBody.optional(),
  items: z.array(ChargebackItem).max(40),
});

export const ChargebackCaseAnswer: z.ZodType<T.ChargebackCaseAnswer> = z.strictObject({
  case: ChargebackCase,
});

export const ChargebacksAnswer: z.ZodType<T.ChargebacksAnswer> = z.strictObject({
  chargebacks: z.array(OrderChargeback).max(50),
  nextCursor: NextCursor,
});

export const Charity: z.ZodType<T.Charity> = z.strictObject({
  name: k.text(0, 120),
  ein: k.length(z.string().regex(new RegExp("^[0-9]{2}-[0-9]{7}$", "u")), 0, 10),
  registration: k.text(0, 120),
  pageUrl: k.length(z.url(), 0, 300),
  paidWithinDays: z.int().gte(1).lte(90),
  isDeductible: z.boolean(),
});

export const ChatImage: z.ZodType<T.ChatImage> = z.strictObject({
  url: k.length(z.url(), 0, 3000),
  name: k.text(0, 255),
  width: z.int().gte(1).lte(100000),
  height: z.int().gte(1).lte(100000),
});

export const MaskedKind: z.ZodType<T.MaskedKind> = z.enum(["phone","email","payment","handle","link","address"]);

export const ChatMessage: z.ZodType<T.ChatMessage> = z.strictObject({
  id: Id,
  clientId: Id.optional(),
  isMine: z.boolean(),
  text: k.text(0, 4000),
  isMasked: z.boolean(),
  masked: k.distinct(z.array(MaskedKind).max(6)),
  isAskingForMoney: z.boolean(),
  images: z.array(ChatImage).max(4),
  at: Timestamp,
});

export const ChatPartner: z.ZodType<T.ChatPartner> = z.strictObject({
  name: k.text(0, 121),
  profileImageURL: k.length(z.string(), 0, 500),
  breederId: Id.optional(),
  breederSlug: BreederSlug.optional(),
});

export const ChatStanding: z.ZodType<T.ChatStanding> = z.enum(["open","blocked-by-me","blocked","closed","closed-by-staff","suspended"]);

export const Chat: z.ZodType<T.Chat> = z.strictObject({
  id: Id,
  partner: ChatPartner,
  pet: PetCard.optional(),
  lastMessage: ChatMessage.optional(),
  unreadCount: Count,
  isBlocked: z.boolean(),
  standing: ChatStanding,
  isMuted: z.boolean(),
  isSelling: z.boolean(),
  isContactHidden: z.boolean(),
  reservedPetId: Id.optional(),
  readByPartnerAt: NullableTimestamp,
  readByPartnerTo: Id.optional(),
  updatedAt: Timestamp,
});

export const ChatAnswer: z.ZodType<T.ChatAnswer> = z.strictObject({
  chat: Chat,
});

export const ChatReport: z.ZodType<T.ChatReport> = z.strictObject({
  id: Id,
  createdAt: Timestamp,
});

export const ChatReportAnswer: z.ZodType<T.ChatReportAnswer> = z.strictObject({
  report: ChatReport,
});

export const ChatsAnswer: z.ZodType<T.ChatsAnswer> = z.strictObject({
  chats: z.array(Chat).max(50),
  nextCursor: NextCursor,
});

export const CheckoutStepName: z.ZodType<T.CheckoutStepName> = z.enum(["started","payment-options","contact","delivery","billing-address","payment","completed"]);

export const ClaimChange: z.ZodType<T.ClaimChange> = z.strictObject({
  id: Id,
  kind: ClaimKind,
  status: z.enum(["open","accepted","rejected"]),
  breeder: BreederSummary,
  oldText: ClaimText,
  newText: ClaimText,
  oldPhotos: ClaimPhotos,
  newPhotos: ClaimPhotos,
  textFlags: TextFlags,
  question: ClaimQuestion,
  answer: ClaimAnswer,
  reason: k.text(0, 1000).nullable(),
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
});

export const ClaimChangeAnswer: z.ZodType<T.ClaimChangeAnswer> = z.strictObject({
  claimChange: ClaimChange,
});

export const ClaimChangesAnswer: z.ZodType<T.ClaimChangesAnswer> = z.strictObject({
  claimChanges: z.array(ClaimChange).max(50),
  nextCursor: NextCursor,
});

export const CloseAccountBody: z.ZodType<T.CloseAccountBody> = z.strictObject({
  password: k.length(z.string(), 1, 200).optional(),
  secondFactorCode: SecondFactorCode.optional(),
  waivedCents: Cents.optional(),
});

export const ClosingBlocker: z.ZodType<T.ClosingBlocker> = z.strictObject({
  kind: z.enum(["reservation","dispute","payment","refund","payout"]),
  side: z.enum(["buyer","breeder"]),
  reservationId: k.length(z.uuid(), 0, 36).nullable(),
  number: k.text(0, 20).nullable(),
  petName: k.text(0, 80).nullable(),
  todo: k.text(0, 300),
  amountCents: Cents.nullable().optional(),
  isDebt: z.boolean().optional(),
  canPayOut: z.boolean().optional(),
  canAddAccount: z.boolean().optional(),
  canWaive: z.boolean().optional(),
});

export const ClosingAnswer: z.ZodType<T.ClosingAnswer> = z.strictObject({
  proof: z.enum(["password","recent-sign-in"]),
  needsSecondFactor: z.boolean(),
  keepsRecords: z.boolean(),
  blockers: z.array(ClosingBlocker).max(100),
});

export const Company: z.ZodType<T.Company> = z.strictObject({
  name: k.text(3, 120),
  postalAddress: k.text(12, 200),
  governingState: k.text(0, 60),
});

export const CompleteReservationBody: z.ZodType<T.CompleteReservationBody> = z.strictObject({
  reservedPetId: Id,
});

export const LiveChatSettings: z.ZodType<T.LiveChatSettings> = z.strictObject({
  serviceName: k.text(0, 40),
  frameUrl: k.length(z.url(), 0, 300),
});

export const MapTiles: z.ZodType<T.MapTiles> = z.strictObject({
  url: k.text(0, 500),
  attribution: k.text(0, 300),
});

export const MethodLimit: z.ZodType<T.MethodLimit> = z.strictObject({
  method: PaymentMethod,
  minCents: z.int().gte(0).lte(99999999),
  maxCents: z.int().gte(0).lte(99999999),
});

export const PaymentSettings: z.ZodType<T.PaymentSettings> = z.strictObject({
  provider: z.enum(["stripe","sandbox"]),
  publishableKey: k.text(0, 200).nullable(),
  apiUrl: k.length(z.string(), 0, 300).nullable(),
  methods: k.distinct(z.array(PaymentMethod).max(4)),
  limits: z.array(MethodLimit).max(4),
});

export const RealtimeSettings: z.ZodType<T.RealtimeSettings> = z.strictObject({
  key: k.text(0, 100),
  cluster: k.text(0, 40).nullable(),
  host: k.text(0, 255).nullable(),
  port: z.int().gte(1).lte(65535).nullable(),
});

export const Recipient: z.ZodType<T.Recipient> = z.enum(["stripe","mail","storage","twilio","pusher","sentry","google-analytics","crisp","trustpilot","map-tiles","google","facebook"]);

export const ReportSettings: z.ZodType<T.ReportSettings> = z.strictObject({
  dsn: k.length(z.url(), 0, 300).nullable(),
  tracesSampleRate: z.number().gte(0).lte(1),
  replaysOnErrorSampleRate: z.number().gte(0).lte(1),
  replaysSessionSampleRate: z.number().gte(0).lte(1),
});

export const ReviewsWidgetSettings: z.ZodType<T.ReviewsWidgetSettings> = z.strictObject({
  serviceName: k.text(0, 40),
  frameUrl: k.length(z.url(), 0, 500),
  darkFrameUrl: k.length(z.url(), 0, 500),
  heightPx: z.int().gte(20).lte(1000),
  pageUrl: k.length(z.url(), 0, 300),
});

export const TermsChange: z.ZodType<T.TermsChange> = z.strictObject({
  version: TermsVersion,
  summary: k.text(1, 300),
});

export const Configuration: z.ZodType<T.Configuration> = z.strictObject({
  mode: z.enum(["development","staging","production"]),
  deploymentVersion: k.text(0, 40),
  termsVersion: TermsVersion,
  termsChanges: z.array(TermsChange).min(1).max(100),
  supportPhone: k.text(0, 30),
  supportEmail: k.text(0, 254),
  payments: PaymentSettings,
  realtime: RealtimeSettings,
  reports: ReportSettings,
  analyticsId: k.text(0, 60).nullable(),
  mapTiles: MapTiles.nullable(),
  charity: Charity.nullable(),
  company: Company,
  recipients: k.distinct(z.array(Recipient).max(12)),
  liveChat: LiveChatSettings.nullable(),
  reviewsWidget: ReviewsWidgetSettings.nullable(),
  signInProviders: k.distinct(z.array(z.enum(["google","facebook"])).max(2)),
  authenticatorUrl: k.length(z.string(), 0, 300).nullable(),
});

export const ConfigurationAnswer: z.ZodType<T.ConfigurationAnswer> = z.strictObject({
  configuration: Configuration,
});

export const ConfirmSaleContractBody: z.ZodType<T.ConfirmSaleContractBody> = z.strictObject({
  saleContractHash: ContractHash,
});

export const Contact: z.ZodType<T.Contact> = z.strictObject({
  firstName: k.text(1, 60),
  lastName: k.text(1, 60),
  email: Email,
  phoneNumber: PhoneNumber,
});

export const ContestedPayment: z.ZodType<T.ContestedPayment> = z.strictObject({
  paymentId: Id,
  amountCents: Cents,
  status: z.enum(["inquiry","open","won","lost"]),
  openedAt: Timestamp,
  closedAt: NullableTimestamp,
});

export const ContractDocument: z.ZodType<T.ContractDocument> = z.object({
  openapi: k.text(0, 20),
}).catchall(z.unknown());

export const CountShareBody: z.ZodType<T.CountShareBody> = z.strictObject({
  page: k.text(1, 500),
});

export const CreateMatchBody: z.ZodType<T.CreateMatchBody> = z.strictObject({
  parentId: Id,
  otherParentId: Id,
  message: k.text(0, 2000),
});

export const DeliveryOption: z.ZodType<T.DeliveryOption> = z.enum(["none","honest","pickup","flight"]);

export const PaymentType: z.ZodType<T.PaymentType> = z.enum(["full","deposit"]);

export const OrderChoices: z.ZodType<T.OrderChoices> = z.strictObject({
  transportation: DeliveryOption.optional(),
  paymentType: PaymentType.optional(),
  promoCode: k.text(0, 40).nullable().optional(),
  rescueDonationAmount: z.int().gte(0).lte(1000000).nullable().optional(),
  addOnIds: k.distinct(z.array(Id).max(20)).optional(),
});

export const CreatePaymentIntentBody: z.ZodType<T.CreatePaymentIntentBody> = z.strictObject({
  reservationId: Id,
  paymentMethod: PaymentMethod,
  order: OrderChoices.optional(),
  acceptances: Acceptances,
  expectedDueNowCents: Cents.optional(),
  saveCard: z.boolean().optional(),
});

export const CreateSetupIntentBody: z.ZodType<T.CreateSetupIntentBody> = z.strictObject({
  reservationId: Id,
});

export const CsrfTokenAnswer: z.ZodType<T.CsrfTokenAnswer> = z.strictObject({
  csrfToken: k.text(20, 200),
});

export const Role: z.ZodType<T.Role> = z.enum(["Customer","Breeder","ShelterBreeder","Admin"]);

export const User: z.ZodType<T.User> = z.strictObject({
  id: Id,
  email: Email,
  isEmailVerified: z.boolean(),
  role: Role,
  staffRank: StaffRank.optional(),
  type: z.enum(["Consumer","Breeder"]),
  accountStatus: AccountStatus,
  firstName: k.text(0, 60),
  lastName: k.text(0, 60),
  profileImageURL: k.length(z.string(), 0, 300),
  phoneNumber: k.length(z.string().regex(new RegExp("^\\+1[2-9][0-9]{9}$", "u")), 0, 12).nullable(),
  isPhoneConfirmed: z.boolean(),
  programName: k.text(0, 120).optional(),
  breederProgramAddress: ProgramAddress.optional(),
  pets: z.array(Id).max(100),
  parents: z.array(Id).max(100),
  acceptedTerms: AcceptedTerms.nullable(),
  createdAt: Timestamp,
});

export const CurrentUserAnswer: z.ZodType<T.CurrentUserAnswer> = z.strictObject({
  user: User,
  dashboard: z.enum(["breeder","consumer"]),
});

export const Cursor: z.ZodType<T.Cursor> = k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]+$", "u")), 1, 512);

export const DashboardTask: z.ZodType<T.DashboardTask> = z.strictObject({
  kind: z.enum(["reservation-paid","hand-over","complete-sale","problem-reported","chargeback","balance-overdue","payouts","listing-rejected","parent-rejected","listing-draft","sale-barred","application","question","verification","waitlist"]),
  title: k.text(0, 200),
  url: k.length(z.string(), 0, 300),
  dueAt: NullableTimestamp,
  dueOn: k.length(z.iso.date(), 0, 10).nullable(),
});

export const DashboardPreview: z.ZodType<T.DashboardPreview> = z.strictObject({
  tasks: z.array(DashboardTask).max(50),
  listingsByStatus: z.array(StatusCount).max(20),
  viewsThisWeek: Count,
  viewsLastWeek: Count,
  openReservations: Count,
  reservationsInCheckout: Count,
  reservationsAwaitingBalance: Count,
  reservationsToHandOver: Count,
  pendingFundsCents: SignedCents,
  availableFundsCents: Cents,
});

export const DashboardPreviewAnswer: z.ZodType<T.DashboardPreviewAnswer> = z.strictObject({
  data: DashboardPreview,
});

export const DecideChangeBody: z.ZodType<T.DecideChangeBody> = z.strictObject({
  decision: z.enum(["accept","reject"]),
  reason: k.text(1, 1000).optional(),
});

export const DecideClaimChangeBody: z.ZodType<T.DecideClaimChangeBody> = z.strictObject({
  decision: z.enum(["accept","ask","reject"]),
  reason: k.text(1, 1000).optional(),
});

export const DecideDisputeBody: z.ZodType<T.DecideDisputeBody> = z.strictObject({
  outcome: z.enum(["release","refund"]),
  refundCents: z.int().gte(0).lte(100000000).optional(),
  breederCents: z.int().gte(0).lte(100000000).optional(),
  earlyReason: k.text(1, 500).optional(),
  isPetReturned: z.boolean().optional(),
  reason: k.text(1, 2000),
});

export const DecideFraudCaseBody: z.ZodType<T.DecideFraudCaseBody> = z.strictObject({
  decision: z.enum(["keep","clear"]),
  reason: k.text(1, 1000),
});

export const DecideListingBody: z.ZodType<T.DecideListingBody> = z.strictObject({
  status: z.enum(["available","rejected","not-approved-internal","in-review","no-longer-available"]),
  reason: k.text(1, 1000).optional(),
  updatedAt: Timestamp.optional(),
});

export const DecideParentBody: z.ZodType<T.DecideParentBody> = z.strictObject({
  decision: z.enum(["approve","reject"]),
  reason: k.text(1, 1000).optional(),
  updatedAt: Timestamp.optional(),
});

export const DecideReportBody: z.ZodType<T.DecideReportBody> = z.strictObject({
  decision: z.enum(["keep","remove"]),
  reason: k.text(1, 1000),
});

export const DecideVerificationBody: z.ZodType<T.DecideVerificationBody> = z.strictObject({
  decision: z.enum(["review","approve","ask","reject"]),
  reason: k.text(1, 1000).optional(),
});

export const DeleteFileBody: z.ZodType<T.DeleteFileBody> = z.strictObject({
  fileKey: FileKey,
});

export const DeliveryPhoto: z.ZodType<T.DeliveryPhoto> = z.strictObject({
  of: z.enum(["pick-up","hand-off"]),
  url: k.length(z.url(), 0, 3000),
  width: z.int().gte(1).lte(20000),
  height: z.int().gte(1).lte(20000),
});

export const DeliveryPickUp: z.ZodType<T.DeliveryPickUp> = z.strictObject({
  address: Address,
  note: k.text(0, 500),
});

export const Delivery: z.ZodType<T.Delivery> = z.strictObject({
  id: Id,
  kind: DeliveryKind,
  status: DeliveryStatus,
  carrierName: k.text(0, 120).nullable(),
  window: DeliveryWindow.optional(),
  timeZones: DeliveryTimeZones,
  code: k.length(z.string().regex(new RegExp("^[0-9]{6}$", "u")), 0, 6).optional(),
  pickUp: DeliveryPickUp.optional(),
  photos: z.array(DeliveryPhoto).max(2),
  statusAt: Timestamp,
});

export const DeliveryAction: z.ZodType<T.DeliveryAction> = z.enum(["offer","resend","withdraw","schedule","price","confirm","fail","cancel"]);

export const DeliveryAnswer: z.ZodType<T.DeliveryAnswer> = z.strictObject({
  delivery: Delivery.optional(),
});

export const DeliveryCarrier: z.ZodType<T.DeliveryCarrier> = z.strictObject({
  name: k.text(1, 120),
  email: Email,
  phoneNumber: k.length(z.string().regex(new RegExp("^\\+1[2-9][0-9]{9}$", "u")), 0, 12).nullable(),
  company: k.text(0, 120).nullable(),
});

export const DeliveryCount: z.ZodType<T.DeliveryCount> = z.strictObject({
  status: DeliveryStatus,
  count: z.int().gte(0).lte(1000),
});

export const DeliveryDetails: z.ZodType<T.DeliveryDetails> = z.strictObject({
  isBillingDifferent: z.boolean(),
  firstName: k.text(1, 60),
  lastName: k.text(1, 60),
  address: Address,
});

export const DeliveryEvent: z.ZodType<T.DeliveryEvent> = z.strictObject({
  status: DeliveryStatus,
  by: z.enum(["staff","carrier","system"]),
  name: k.text(0, 130).nullable(),
  reason: k.text(0, 500).nullable(),
  at: Timestamp,
});

export const DeliveryInformation: z.ZodType<T.DeliveryInformation> = z.strictObject({
  isBillingDifferent: z.boolean(),
  firstName: k.text(0, 60),
  lastName: k.text(0, 60),
  fullName: k.text(0, 121),
  address: Address,
});

export const DeliveryTarget: z.ZodType<T.DeliveryTarget> = k.length(z.string().regex(new RegExp("^([0-9]{5}|[A-Z]{2})$", "u")), 0, 5);

export const DiscountType: z.ZodType<T.DiscountType> = z.enum(["Percentage","Amount","Free Delivery","Zero Total"]);

export const DiscountCode: z.ZodType<T.DiscountCode> = z.strictObject({
  id: Id,
  code: k.text(0, 40),
  type: DiscountType,
  percent: z.int().gte(1).lte(100).nullable(),
  amountCents: z.int().gte(1).lte(5000000).nullable(),
  funder: z.enum(["platform","breeder"]),
  breederId: Id.optional(),
  breederName: k.text(0, 120).optional(),
  startsAt: Timestamp,
  endsAt: NullableTimestamp,
  usesLimit: z.int().gte(1).lte(1000000).nullable(),
  usesLimitPerPerson: z.int().gte(1).lte(1000).nullable(),
  usesCount: Count,
  isActive: z.boolean(),
  createdAt: Timestamp,
});

export const DiscountCodeAnswer: z.ZodType<T.DiscountCodeAnswer> = z.strictObject({
  discountCode: DiscountCode,
});

export const DiscountCodeFields: z.ZodType<T.DiscountCodeFields> = z.strictObject({
  code: k.length(z.string().regex(new RegExp("^[A-Za-z0-9][A-Za-z0-9-]*$", "u")), 3, 40),
  type: DiscountType,
  percent: z.int().gte(1).lte(100).nullable(),
  amountCents: z.int().gte(1).lte(5000000).nullable(),
  funder: z.enum(["platform","breeder"]),
  breederId: Id.optional(),
  startsAt: Timestamp,
  endsAt: NullableTimestamp,
  usesLimit: z.int().gte(1).lte(1000000).nullable(),
  usesLimitPerPerson: z.int().gte(1).lte(1000).nullable().optional(),
  isActive: z.boolean(),
});

export const DiscountCodesAnswer: z.ZodType<T.DiscountCodesAnswer> = z.strictObject({
  discountCodes: z.array(DiscountCode).max(50),
  nextCursor: NextCursor,
});

export const MoneyApproval: z.ZodType<T.MoneyApproval> = z.strictObject({
  id: Id,
  kind: z.enum(["refund","dispute","balance","owed-refund","finding","payout"]),
  subjectId: k.length(z.uuid(), 0, 36),
  about: k.text(0, 120),
  amountCents: z.int().gte(0).lte(100000000),
  beforeCents: z.int().gte(0).lte(1000000000),
  reason: k.text(0, 1000),
  askedById: Id,
  askedBy: k.text(0, 121),
  askedAt: Timestamp,
  expiresAt: Timestamp,
});

export const DisputeAnswer: z.ZodType<T.DisputeAnswer> = z.strictObject({
  dispute: Dispute,
  approval: MoneyApproval.optional(),
});

export const RefundTarget: z.ZodType<T.RefundTarget> = z.strictObject({
  paymentId: Id,
  label: k.text(0, 60),
  refundCents: Cents,
});

export const DisputeQuote: z.ZodType<T.DisputeQuote> = z.strictObject({
  disputeId: Id,
  refundableCents: Cents,
  refundCents: Cents,
  breederCents: SignedCents,
  platformCents: SignedCents,
  othersCents: SignedCents,
  shareCents: SignedCents,
  mostBreederCents: SignedCents,
  targets: z.array(RefundTarget).max(20),
  fundsBefore: BreederFunds,
  fundsAfter: BreederFunds,
});

export const DisputeQuoteAnswer: z.ZodType<T.DisputeQuoteAnswer> = z.strictObject({
  quote: DisputeQuote,
});

export const DisputesAnswer: z.ZodType<T.DisputesAnswer> = z.strictObject({
  disputes: z.array(Dispute).max(50),
  nextCursor: NextCursor,
});

export const Earnings: z.ZodType<T.Earnings> = z.strictObject({
  platformFeeCents: Cents,
  netCents: Cents,
  coverCents: Cents,
  returnedCents: SignedCents.optional(),
  availableAt: NullableTimestamp,
});

export const EmailCheckAnswer: z.ZodType<T.EmailCheckAnswer> = z.strictObject({
  ok: z.boolean(),
});

export const ExportSection: z.ZodType<T.ExportSection> = z.strictObject({
  name: k.text(0, 60),
  items: z.array(k.text(0, 100000)).max(100000),
});

export const ExportDocument: z.ZodType<T.ExportDocument> = z.strictObject({
  madeAt: Timestamp,
  user: User,
  sections: z.array(ExportSection).max(100),
});

export const ExportAnswer: z.ZodType<T.ExportAnswer> = z.strictObject({
  export: ExportDocument,
});

export const Exposure: z.ZodType<T.Exposure> = z.enum(["carRides","loudNoises","publicPlaces","fireworks","doorbells"]);

export const FacetCount: z.ZodType<T.FacetCount> = z.strictObject({
  value: k.text(0, 80),
  label: k.text(0, 80),
  count: Count,
});

export const FacetList: z.ZodType<T.FacetList> = z.array(FacetCount).max(200);

export const FavoritedPet: z.ZodType<T.FavoritedPet> = z.strictObject({
  id: Id,
  pet: PetCard,
  addedAt: Timestamp,
});

export const FavoritedPetAnswer: z.ZodType<T.FavoritedPetAnswer> = z.strictObject({
  favoritedPet: FavoritedPet,
});

export const FavoritedPetsAnswer: z.ZodType<T.FavoritedPetsAnswer> = z.strictObject({
  favoritedPets: z.array(FavoritedPet).max(50),
  nextCursor: NextCursor,
});

export const FavouriteId: z.ZodType<T.FavouriteId> = z.strictObject({
  id: Id,
  petId: Id,
});

export const FavouriteIdsAnswer: z.ZodType<T.FavouriteIdsAnswer> = z.strictObject({
  favourites: z.array(FavouriteId).max(600),
});

export const FeaturedCategory: z.ZodType<T.FeaturedCategory> = z.strictObject({
  id: BadgeId,
  label: k.text(0, 60),
  availablePets: Count,
  image: PetImage.optional(),
});

export const PopularBreed: z.ZodType<T.PopularBreed> = z.strictObject({
  id: Id,
  slug: Slug,
  breedName: k.text(1, 80),
  category: BreedCategory,
  availablePets: Count,
  image: PetImage.optional(),
});

export const FeaturedPets: z.ZodType<T.FeaturedPets> = z.strictObject({
  newlyAvailable: z.array(PetCard).max(12),
  popularBreeds: z.array(PopularBreed).max(12),
  categories: z.array(FeaturedCategory).max(5),
});

export const FeaturedPetsAnswer: z.ZodType<T.FeaturedPetsAnswer> = z.strictObject({
  pets: FeaturedPets,
});

export const FileKeysBody: z.ZodType<T.FileKeysBody> = z.strictObject({
  fileKeys: k.distinct(z.array(FileKey).min(1).max(100)),
});

export const FileMessageAnswer: z.ZodType<T.FileMessageAnswer> = z.strictObject({
  message: k.text(0, 200),
});

export const FilePurpose: z.ZodType<T.FilePurpose> = z.enum(["pet-image","pet-video","profile-image","parent-image","health-document","identity-front","identity-back","rearing-area","registration","dispute-evidence","post-image","review-photo","chat-image","pet-profile-image"]);

export const FileUrlAnswer: z.ZodType<T.FileUrlAnswer> = z.strictObject({
  url: k.length(z.url(), 0, 3000),
});

export const FinalizeReservationBody: z.ZodType<T.FinalizeReservationBody> = z.strictObject({
  reservedPetId: Id,
  paymentIntent: IntentId.optional(),
  acceptances: Acceptances.optional(),
});

export const ForgotPasswordBody: z.ZodType<T.ForgotPasswordBody> = z.strictObject({
  email: Email,
});

export const FoundBreeder: z.ZodType<T.FoundBreeder> = z.strictObject({
  id: Id,
  slug: BreederSlug,
  name: k.text(1, 120),
  city: k.text(0, 120),
  state: k.text(0, 2),
  isShelter: z.boolean(),
});

export const FoundChatAnswer: z.ZodType<T.FoundChatAnswer> = z.strictObject({
  chat: Chat.optional(),
  partner: ChatPartner,
  pet: PetCard.optional(),
  isSelling: z.boolean(),
  isContactHidden: z.boolean(),
});

export const FraudOtherListing: z.ZodType<T.FraudOtherListing> = z.strictObject({
  petId: Id,
  name: k.text(0, 120),
  breed: k.text(0, 120),
  status: PetStatus,
  image: PetImage.optional(),
});

export const FraudListing: z.ZodType<T.FraudListing> = z.strictObject({
  petId: Id,
  name: k.text(0, 120),
  breed: k.text(0, 120),
  status: PetStatus,
  priceCents: Cents.nullable(),
  image: PetImage.optional(),
  isAside: z.boolean(),
  other: FraudOtherListing.nullable(),
});

export const FraudSide: z.ZodType<T.FraudSide> = z.strictObject({
  breederId: Id,
  userId: Id,
  programName: k.text(0, 120),
  ownerName: k.text(0, 121),
  email: k.text(0, 254),
  isShelter: z.boolean(),
  accountStatus: AccountStatus,
  verification: VerificationStatus,
  memberSince: Timestamp,
  salesCount: Count,
  availableCents: Cents,
  otherCases: Count,
});

export const FraudCase: z.ZodType<T.FraudCase> = z.strictObject({
  id: Id,
  kind: z.enum(["money","listing"]),
  rule: z.enum(["same_payout_account","same_identity_document","same_device","same_phone","photo_of_another_seller","price_far_below"]),
  status: z.enum(["open","kept","cleared"]),
  evidence: k.text(0, 300),
  seller: FraudSide,
  other: FraudSide.nullable(),
  listings: z.array(FraudListing).max(20),
  openedAt: Timestamp,
  decidedAt: NullableTimestamp,
  decidedBy: k.text(0, 121).nullable(),
  reason: k.text(0, 1000).nullable(),
});

export const FraudCaseAnswer: z.ZodType<T.FraudCaseAnswer> = z.strictObject({
  case: FraudCase,
});

export const FraudCasesAnswer: z.ZodType<T.FraudCasesAnswer> = z.strictObject({
  cases: z.array(FraudCase).max(20),
  nextCursor: NextCursor,
});

export const GoodWith: z.ZodType<T.GoodWith> = z.enum(["otherAnimals","dogs","children","adults"]);

export const GrowthPoint: z.ZodType<T.GrowthPoint> = z.strictObject({
  date: Date,
  salesCents: SignedCents,
  petsSold: Count,
  views: Count,
});

export const HealthAnswer: z.ZodType<T.HealthAnswer> = z.strictObject({
  status: z.literal("alive"),
  version: k.text(0, 40),
});

export const ImportColumn: z.ZodType<T.ImportColumn> = z.enum(["skip","ID","AnimalName","PrimaryBreed","SecondaryBreed","Mix","Type","Sex","birth_date","Age","Price","Weight","Size","Color","Desc","Status","Shots","Altered","NoDogs","NoCats","NoKids","GoodWithDogs","GoodWithCats","GoodWithKids","photo1","photo2","photo3","photo4","photo5","photo6"]);

export const ImportFileBody: z.ZodType<T.ImportFileBody> = z.strictObject({
  file: k.file(),
  columns: z.array(ImportColumn).max(200).optional(),
});

export const ImportFileColumn: z.ZodType<T.ImportFileColumn> = z.strictObject({
  header: k.text(0, 100),
  column: ImportColumn,
  example: k.text(0, 60).nullable(),
});

export const ImportProblem: z.ZodType<T.ImportProblem> = z.strictObject({
  row: z.int().gte(1).lte(1000000),
  column: k.text(0, 60).nullable(),
  value: k.text(0, 200).nullable(),
  detail: k.text(0, 300),
  isNotice: z.boolean().optional(),
});

export const ImportReport: z.ZodType<T.ImportReport> = z.strictObject({
  isDryRun: z.boolean(),
  columns: z.array(ImportFileColumn).max(200),
  missing: z.array(ImportColumn).max(3),
  rows: Count,
  created: Count,
  updated: Count,
  unchanged: Count,
  refused: Count,
  problems: z.array(ImportProblem).max(1000),
});

export const ImportReportAnswer: z.ZodType<T.ImportReportAnswer> = z.strictObject({
  report: ImportReport,
});

export const IncomingTextBody: z.ZodType<T.IncomingTextBody> = z.object({
  MessageSid: k.text(1, 64),
  From: k.text(1, 40),
  Body: k.text(0, 1600),
}).catchall(z.unknown());

export const IntentStatusAnswer: z.ZodType<T.IntentStatusAnswer> = z.strictObject({
  status: IntentStatus,
  message: k.text(0, 200).nullable(),
  declineCode: k.length(z.string().regex(new RegExp("^[a-z0-9_]+$", "u")), 0, 60).optional(),
  reservationId: Id,
  kind: PaymentKind,
});

export const InviteShelterBody: z.ZodType<T.InviteShelterBody> = z.strictObject({
  email: Email,
  name: k.text(2, 120),
  state: State.optional(),
});

export const InviteStaffBody: z.ZodType<T.InviteStaffBody> = z.strictObject({
  email: Email,
  rank: StaffRank,
});

export const InviteWaitlistBody: z.ZodType<T.InviteWaitlistBody> = z.strictObject({
  id: Id,
  petIds: z.array(Id).max(20).optional(),
});

export const JoinStaffBody: z.ZodType<T.JoinStaffBody> = z.strictObject({
  token: k.length(z.string().regex(new RegExp("^[A-Za-z0-9_-]{20,400}$", "u")), 0, 400),
});

export const JoinWaitlistBody: z.ZodType<T.JoinWaitlistBody> = z.strictObject({
  breederId: Id,
  litterId: Id.optional(),
  breedId: Id.optional(),
  sex: PetSex.optional(),
  note: k.text(0, 500).optional(),
  name: k.text(1, 120).optional(),
  email: Email.optional(),
});

export const KeepCardBody: z.ZodType<T.KeepCardBody> = z.strictObject({
  reservationId: Id,
  setupIntent: k.length(z.string().regex(new RegExp("^seti_[A-Za-z0-9_]+$", "u")), 0, 120),
});

export const LastGiven: z.ZodType<T.LastGiven> = z.strictObject({
  contact: Contact.optional(),
  delivery: DeliveryDetails.optional(),
  billing: BillingDetails.optional(),
});

export const ListingAction: z.ZodType<T.ListingAction> = z.strictObject({
  status: PetStatus,
  isPossible: z.boolean(),
  reason: k.text(0, 200).nullable(),
});

export const ListingEvent: z.ZodType<T.ListingEvent> = z.strictObject({
  status: PetStatus,
  statusLabel: k.text(0, 40),
  actor: z.enum(["breeder","admin","system"]),
  reason: k.text(0, 1000).nullable(),
  at: Timestamp,
});

export const NullableFileKey: z.ZodType<T.NullableFileKey> = k.refusedAs("malformed_request", k.length(z.string().regex(new RegExp("^(?!.*\\.\\.)[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*$", "u")), 0, 200)).nullable();

export const OwnHealthTest: z.ZodType<T.OwnHealthTest> = z.strictObject({
  type: k.text(1, 120),
  laboratory: k.text(0, 80),
  result: k.text(1, 80),
  testedOn: NullableDate,
  documentKey: NullableFileKey,
});

export const Training: z.ZodType<T.Training> = z.enum(["leashWalking","crateTraining","outdoorPottyAccess","pee-pads"]);

export const TypedGoHomeDate: z.ZodType<T.TypedGoHomeDate> = k.length(z.iso.date(), 0, 10).nullable();

export const ListingFields: z.ZodType<T.ListingFields> = z.strictObject({
  id: Id.optional(),
  idempotencyKey: k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{8,64}$", "u")), 0, 64).optional(),
  name: k.text(1, 60).optional(),
  type: PetType.optional(),
  sex: PetSex.optional(),
  breedId: Id.optional(),
  generation: Generation.optional(),
  sizeClass: SizeClass.optional(),
  coatType: CoatType.optional(),
  color: k.text(0, 60).nullable().optional(),
  description: k.text(0, 5000).optional(),
  birthDate: NullableDate.optional(),
  goHomeDate: TypedGoHomeDate.optional(),
  weightLb: z.number().gte(0).lte(400).nullable().optional(),
  adultWeightLb: z.number().gte(0).lte(400).nullable().optional(),
  priceCents: z.int().gte(0).lte(5000000).nullable().optional(),
  deliveryOptions: k.distinct(z.array(DeliveryOption).max(4)).optional(),
  badges: k.distinct(z.array(BadgeId).max(5)).optional(),
  goodWith: k.distinct(z.array(GoodWith).max(4)).optional(),
  training: k.distinct(z.array(Training).max(4)).optional(),
  exposure: k.distinct(z.array(Exposure).max(5)).optional(),
  registries: k.distinct(z.array(RegistryDocument).max(11)).optional(),
  registrationNumber: k.text(0, 40).nullable().optional(),
  microchipNumber: k.text(0, 20).nullable().optional(),
  geneticTesting: z.boolean().optional(),
  healthTests: z.array(OwnHealthTest).max(20).optional(),
  litterId: Id.optional(),
  sireId: Id.optional(),
  damId: Id.optional(),
  imageKeys: k.distinct(z.array(FileKey).max(20)).optional(),
  videoKey: NullableFileKey.optional(),
  clear: k.distinct(z.array(z.enum(["generation","sizeClass","coatType","litterId","sireId","damId"])).max(6)).optional(),
});

export const ListingIdsBody: z.ZodType<T.ListingIdsBody> = z.strictObject({
  ids: k.distinct(z.array(Id).min(1).max(100)),
});

export const ListingMessageAnswer: z.ZodType<T.ListingMessageAnswer> = z.strictObject({
  message: k.text(0, 200),
});

export const ListingReport: z.ZodType<T.ListingReport> = z.strictObject({
  id: Id,
  createdAt: Timestamp,
});

export const ListingReportAnswer: z.ZodType<T.ListingReportAnswer> = z.strictObject({
  report: ListingReport,
});

export const ListingStatusBody: z.ZodType<T.ListingStatusBody> = z.strictObject({
  status: z.enum(["available","temporary-pause","not-available","sold-external","no-longer-available","in-review"]),
  reason: k.text(0, 1000).optional(),
});

export const Litter: z.ZodType<T.Litter> = z.strictObject({
  id: Id,
  name: k.text(0, 80),
  birthDate: NullableDate,
  goHomeDate: NullableDate,
});

export const LitterState: z.ZodType<T.LitterState> = z.enum(["planned","expected","born"]);

export const LitterBody: z.ZodType<T.LitterBody> = z.strictObject({
  name: k.text(1, 80),
  state: LitterState,
  breedId: Id,
  sireId: Id.optional(),
  damId: Id.optional(),
  expectedDate: NullableDate.optional(),
  birthDate: NullableDate.optional(),
  goHomeDate: NullableDate.optional(),
  litterNumber: k.text(0, 40).nullable().optional(),
});

export const LitterPet: z.ZodType<T.LitterPet> = z.strictObject({
  id: Id,
  name: k.text(0, 60).nullable(),
  sex: PetSex.optional(),
  status: PetStatus,
  statusLabel: k.text(0, 40),
  image: PetImage.optional(),
});

export const LooseFilter: z.ZodType<T.LooseFilter> = z.enum(["type","breed","sex","categories","adultSize","sizeClass","age","coatType","generation","goodWith","training","registry","documents","parentTests","color","delivery","deliverTo","price","isRescue","isSmall","hasVideo","ready","distance","area","state","q","notBreed","notColor","notSizeClass","notCoatType","notGeneration","notRescue","notState","notZip"]);

export const MapPin: z.ZodType<T.MapPin> = z.strictObject({
  latitude: z.number().gte(-90).lte(90),
  longitude: z.number().gte(-180).lte(180),
  count: Count,
  fromCents: Cents,
  isOnePlace: z.boolean(),
  area: Area,
});

export const MarkNotificationsReadBody: z.ZodType<T.MarkNotificationsReadBody> = z.strictObject({
  upTo: Id,
});

export const MatchStatus: z.ZodType<T.MatchStatus> = z.enum(["proposed","accepted","declined","withdrawn","expired","completed"]);

export const Match: z.ZodType<T.Match> = z.strictObject({
  _id: Id,
  id: Id,
  status: MatchStatus,
  mine: ParentSummary,
  other: ParentSummary,
  otherBreeder: BreederSummary,
  isProposedByMe: z.boolean(),
  message: k.text(0, 2000),
  relatedness: Relatedness.optional(),
  allowed: k.distinct(z.array(z.enum(["accepted","declined","withdrawn","completed"])).max(4)),
  expiresAt: NullableTimestamp,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const MatchesAnswer: z.ZodType<T.MatchesAnswer> = z.strictObject({
  matches: z.array(Match).max(50),
  nextCursor: NextCursor,
});

export const MessagesAnswer: z.ZodType<T.MessagesAnswer> = z.strictObject({
  messages: z.array(ChatMessage).max(50),
  nextCursor: NextCursor,
});

export const MoneyApprovalsAnswer: z.ZodType<T.MoneyApprovalsAnswer> = z.strictObject({
  approvals: z.array(MoneyApproval).max(200),
});

export const MoneyCheck: z.ZodType<T.MoneyCheck> = z.strictObject({
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
  booksCents: z.int().gte(-1000000000000).lte(1000000000000).nullable(),
  providerCents: z.int().gte(-1000000000000).lte(1000000000000).nullable(),
});

export const MoneyDifference: z.ZodType<T.MoneyDifference> = z.strictObject({
  rule: z.enum(["I1","I2","I3","I4","I5","I6","I7","I8","I9","I10","state"]),
  title: k.text(0, 120),
  subject: k.text(0, 200),
  detail: k.text(0, 400),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
});

export const MoneyFinding: z.ZodType<T.MoneyFinding> = z.strictObject({
  id: Id,
  kind: z.enum(["payment","transfer"]),
  subject: k.text(0, 200),
  status: z.enum(["open","refunding","settled"]),
  amountCents: Cents,
  leftCents: Cents,
  petName: k.text(0, 120).nullable(),
  reservationNumber: k.text(0, 20).nullable(),
  buyerEmail: k.text(0, 254).nullable(),
  programName: k.text(0, 120).nullable(),
  happenedAt: Timestamp,
  foundAt: Timestamp,
  failure: k.text(0, 60).nullable(),
  attachRefusal: k.text(0, 200).nullable(),
});

export const MoneyFindingAnswer: z.ZodType<T.MoneyFindingAnswer> = z.strictObject({
  finding: MoneyFinding,
  approval: MoneyApproval.optional(),
});

export const MuteChatBody: z.ZodType<T.MuteChatBody> = z.strictObject({
  isMuted: z.boolean(),
});

export const NewMatchAnswer: z.ZodType<T.NewMatchAnswer> = z.strictObject({
  newMatch: Match,
});

export const PostTag: z.ZodType<T.PostTag> = k.length(z.string().regex(new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u")), 0, 40);

export const PostFields: z.ZodType<T.PostFields> = z.strictObject({
  title: k.text(3, 160),
  text: k.text(1, 10000),
  tags: z.array(PostTag).max(10).optional(),
  isAnonymous: z.boolean().optional(),
  imageKeys: z.array(FileKey).max(6).optional(),
});

export const NewPostBody: z.ZodType<T.NewPostBody> = z.strictObject({
  post: PostFields,
});

export const NextPayout: z.ZodType<T.NextPayout> = z.strictObject({
  amountCents: Cents,
  on: Date,
});

export const NotificationGroup: z.ZodType<T.NotificationGroup> = z.enum(["announcements","marketing","newsletter","account","listing","messages","offersAndUpdates","accountNotifications"]);

export const Notification: z.ZodType<T.Notification> = z.strictObject({
  id: Id,
  group: NotificationGroup,
  title: k.text(0, 160),
  text: k.text(0, 1000),
  url: k.text(0, 300).nullable(),
  status: z.enum(["unread","read","archived"]),
  createdAt: Timestamp,
});

export const NotificationAnswer: z.ZodType<T.NotificationAnswer> = z.strictObject({
  ok: z.boolean(),
  notification: Notification,
});

export const NotificationChannel: z.ZodType<T.NotificationChannel> = z.enum(["email","sms","phone"]);

export const NotificationSetting: z.ZodType<T.NotificationSetting> = z.strictObject({
  channel: NotificationChannel,
  group: NotificationGroup,
  isOn: z.boolean(),
});

export const UnreadCount: z.ZodType<T.UnreadCount> = z.int().gte(0).lte(100);

export const NotificationsAnswer: z.ZodType<T.NotificationsAnswer> = z.strictObject({
  notifications: z.array(Notification).max(50),
  unreadCount: UnreadCount,
  nextCursor: NextCursor,
});

export const NotificationsReadAnswer: z.ZodType<T.NotificationsReadAnswer> = z.strictObject({
  ok: z.boolean(),
  unreadCount: UnreadCount,
});

export const NullablePayoutNumber: z.ZodType<T.NullablePayoutNumber> = k.text(0, 20).nullable();

export const OfferDeliveryBody: z.ZodType<T.OfferDeliveryBody> = z.strictObject({
  carrier: DeliveryCarrier,
  costCents: z.int().gte(0).lte(1000000),
  window: DeliveryWindow.optional(),
});

export const Ok: z.ZodType<T.Ok> = z.strictObject({
  ok: z.literal(true),
});

export const OnboardingAnswer: z.ZodType<T.OnboardingAnswer> = z.strictObject({
  url: k.length(z.url(), 0, 2000),
  returns: z.boolean().optional(),
});

export const OpenDeliveryLinkBody: z.ZodType<T.OpenDeliveryLinkBody> = z.strictObject({
  token: DeliveryToken,
});

export const OpenDisputeBody: z.ZodType<T.OpenDisputeBody> = z.strictObject({
  reservedPetId: Id,
  reason: DisputeReason,
  text: k.text(20, 4000),
  fileKeys: z.array(FileKey).max(10).optional(),
});

export const OrderBooking: z.ZodType<T.OrderBooking> = z.strictObject({
  source: k.text(0, 200),
  kind: k.text(0, 60),
  at: Timestamp,
  lines: z.array(z.strictObject({
    account: k.text(0, 60),
    amountCents: SignedCents,
  })).max(40),
});

export const OrderDetails: z.ZodType<T.OrderDetails> = z.strictObject({
  orderId: Id.optional(),
  reservationId: Id.optional(),
  orderType: z.enum(["pet","addon"]),
  transportation: DeliveryOption,
  paymentType: PaymentType,
  type: PaymentType,
  isDeposit: z.boolean(),
  isDepositPossible: z.boolean(),
  feeStructure: z.enum(["v1","v2","v3","v4","v5","v6","v7","v8","v9","v10","v11"]),
  lineItems: z.array(OrderLine).max(40),
  petAmount: Cents,
  addOnsAmount: Cents,
  discount: Cents,
  promoCode: k.text(0, 40).nullable(),
  promoCodeNote: k.text(0, 120).optional(),
  shippingAmount: Cents,
  serviceFee: Cents,
  taxAmount: Cents,
  rescueDonationAmount: z.int().gte(0).lte(1000000).nullable(),
  total: Cents,
  depositAmount: z.int().gte(0).lte(100000000),
  balanceAmount: z.int().gte(0).lte(100000000),
  balanceDueOn: k.length(z.iso.date(), 0, 10).nullable(),
  paidAmount: Cents,
  isDeliveryChosen: z.boolean(),
  dueNow: z.int().gte(0).lte(100000000),
  isFinancingAllowed: z.boolean(),
  depositRefundPercent: z.literal([0,50,100]),
  lateCancellationCents: z.int().gte(0).lte(100000000),
  saleError: k.text(0, 400).nullable(),
  deliveryError: k.text(0, 300).nullable(),
  discountError: k.text(0, 300).nullable(),
  taxError: k.text(0, 300).nullable(),
  email: k.text(0, 254).nullable(),
  phoneNumber: k.text(0, 12).nullable(),
  deliveryInformation: DeliveryInformation.optional(),
});

export const OrderDetailsAnswer: z.ZodType<T.OrderDetailsAnswer> = z.strictObject({
  orderDetails: OrderDetails,
});

export const OrderMail: z.ZodType<T.OrderMail> = z.strictObject({
  to: z.enum(["buyer","breeder"]),
  subject: k.text(0, 500),
  status: k.text(0, 30),
  at: Timestamp,
});

export const OrderRefund: z.ZodType<T.OrderRefund> = z.strictObject({
  id: Id,
  paymentId: Id,
  amountCents: Cents,
  status: z.enum(["pending","failed","succeeded","settled"]),
  reason: k.text(0, 200),
  failure: k.text(0, 200).nullable(),
  attempts: Count,
  createdAt: Timestamp,
});

export const ProviderIntent: z.ZodType<T.ProviderIntent> = z.strictObject({
  id: k.text(0, 100),
  status: k.text(0, 60),
  amountCents: Cents,
  receivedCents: Cents,
  refunds: z.array(z.strictObject({
    id: k.text(0, 100),
    status: k.text(0, 60),
    amountCents: Cents,
  })).max(100),
});

export const ReservationStatus: z.ZodType<T.ReservationStatus> = z.enum(["held","processing","deposit-paid","paid","handed-over","completed","expired","cancelled-by-buyer","cancelled-by-breeder","cancelled-by-platform","disputed","refunded"]);

export const StaffOrder: z.ZodType<T.StaffOrder> = z.strictObject({
  id: Id,
  orderType: z.enum(["pet","addon"]),
  number: k.text(0, 20),
  reservedPetId: Id,
  petName: k.text(0, 60),
  buyerId: Id,
  buyerName: k.text(0, 121),
  buyerEmail: Email,
  breederId: Id,
  breederName: k.text(0, 120),
  status: ReservationStatus,
  totalCents: Cents,
  paidCents: Cents,
  refundedCents: Cents,
  owedCents: Cents,
  createdAt: Timestamp,
});

export const TimelineEntry: z.ZodType<T.TimelineEntry> = z.strictObject({
  status: ReservationStatus,
  at: Timestamp,
  by: z.enum(["buyer","breeder","admin","system"]),
  reason: k.text(0, 500).nullable(),
});

export const OrderStory: z.ZodType<T.OrderStory> = z.strictObject({
  order: StaffOrder,
  relatedOrders: z.array(StaffOrder).max(20),
  orderDetails: OrderDetails,
  payments: z.array(Payment).max(40),
  timeline: z.array(TimelineEntry).max(200),
  refunds: z.array(OrderRefund).max(100),
  bookings: z.array(OrderBooking).max(200),
  provider: z.array(ProviderIntent).max(40),
  chargebacks: z.array(OrderChargeback).max(40),
  mails: z.array(OrderMail).max(100),
});

export const OrderStoryAnswer: z.ZodType<T.OrderStoryAnswer> = z.strictObject({
  story: OrderStory,
});

export const OwedRefund: z.ZodType<T.OwedRefund> = z.strictObject({
  id: Id,
  reservationId: Id,
  reservationNumber: k.text(0, 20),
  petName: k.text(0, 120),
  buyerName: k.text(0, 121),
  programName: k.text(0, 120),
  amountCents: Cents,
  status: z.enum(["pending","failed","succeeded","settled"]),
  failure: k.text(0, 200).nullable(),
  attempts: Count,
  owedSince: Timestamp,
  nextTryAt: k.length(z.iso.datetime({ offset: true }), 0, 30).nullable(),
});

export const OwedRefundAnswer: z.ZodType<T.OwedRefundAnswer> = z.strictObject({
  refund: OwedRefund,
  approval: MoneyApproval.optional(),
});

export const OwedRefundsAnswer: z.ZodType<T.OwedRefundsAnswer> = z.strictObject({
  refunds: z.array(OwedRefund).max(50),
  nextCursor: NextCursor,
});

export const OwnChargeback: z.ZodType<T.OwnChargeback> = z.strictObject({
  id: Id,
  reservedPetId: Id,
  number: k.text(0, 20),
  petName: k.text(0, 60),
  amountCents: Cents,
  reason: k.text(0, 100),
  state: ChargebackState,
  canAdd: z.boolean(),
  evidenceDueAt: NullableTimestamp,
  items: z.array(ChargebackItem).max(40),
  openedAt: Timestamp,
});

export const OwnChargebackAnswer: z.ZodType<T.OwnChargebackAnswer> = z.strictObject({
  chargeback: OwnChargeback,
});

export const OwnChargebacksAnswer: z.ZodType<T.OwnChargebacksAnswer> = z.strictObject({
  chargebacks: z.array(OwnChargeback).max(50),
  nextCursor: NextCursor,
});

export const OwnLitter: z.ZodType<T.OwnLitter> = z.strictObject({
  id: Id,
  name: k.text(1, 80),
  state: LitterState,
  type: PetType,
  breed: BreedSummary,
  sire: ParentSummary.optional(),
  dam: ParentSummary.optional(),
  expectedDate: NullableDate,
  birthDate: NullableDate,
  goHomeDate: NullableDate,
  litterNumber: k.text(0, 40).nullable(),
  petsCount: Count,
  availableCount: Count,
  pets: z.array(LitterPet).max(30),
  createdAt: Timestamp,
});

export const OwnLitterAnswer: z.ZodType<T.OwnLitterAnswer> = z.strictObject({
  litter: OwnLitter,
});

export const OwnLittersAnswer: z.ZodType<T.OwnLittersAnswer> = z.strictObject({
  litters: z.array(OwnLitter).max(50),
  nextCursor: NextCursor,
});

export const WaitingChange: z.ZodType<T.WaitingChange> = z.strictObject({
  kind: ChangeKind,
  text: k.text(0, 5000).nullable(),
  images: z.array(PetImage).max(20),
});

export const PetDetails: z.ZodType<T.PetDetails> = z.strictObject({
  id: Id,
  status: PetStatus,
  statusLabel: k.text(0, 40),
  name: k.text(0, 60).nullable(),
  type: PetType.optional(),
  sex: PetSex.optional(),
  breed: BreedSummary.optional(),
  generation: Generation.optional(),
  sizeClass: SizeClass.optional(),
  coatType: CoatType.optional(),
  color: k.text(0, 60).nullable(),
  description: k.text(0, 5000),
  birthDate: NullableDate,
  goHomeDate: TypedGoHomeDate,
  weightLb: z.number().gte(0).lte(400).nullable(),
  adultWeightLb: z.number().gte(0).lte(400).nullable(),
  priceCents: z.int().gte(0).lte(5000000).nullable(),
  deliveryOptions: k.distinct(z.array(DeliveryOption).max(4)),
  badges: k.distinct(z.array(BadgeId).max(5)),
  goodWith: k.distinct(z.array(GoodWith).max(4)),
  training: k.distinct(z.array(Training).max(4)),
  exposure: k.distinct(z.array(Exposure).max(5)),
  registries: k.distinct(z.array(RegistryDocument).max(11)),
  registrationNumber: k.text(0, 40).nullable(),
  microchipNumber: k.text(0, 20).nullable(),
  geneticTesting: z.boolean(),
  healthTests: z.array(OwnHealthTest).max(20),
  litterId: Id.optional(),
  sireId: Id.optional(),
  damId: Id.optional(),
  imageKeys: z.array(FileKey).max(20),
  images: z.array(PetImage).max(20),
  videoLocation: k.length(z.string(), 0, 300).nullable(),
  isOnHold: z.boolean(),
  missing: z.array(k.text(0, 40)).max(20),
  actions: z.array(ListingAction).max(12),
  events: z.array(ListingEvent).max(100),
  pendingChanges: z.array(ChangeKind).max(4),
  waiting: z.array(WaitingChange).max(4).optional(),
  skipsReview: z.boolean().optional(),
  viewCount: Count,
  shareCount: Count,
  saleNotice: k.text(0, 600).optional(),
  isBeingChecked: z.boolean().optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const OwnPetAnswer: z.ZodType<T.OwnPetAnswer> = z.strictObject({
  pet: PetDetails,
});

export const OwnPetRow: z.ZodType<T.OwnPetRow> = z.strictObject({
  id: Id,
  name: k.text(0, 60).nullable(),
  status: PetStatus,
  statusLabel: k.text(0, 40),
  type: PetType.optional(),
  sex: PetSex.optional(),
  breed: BreedSummary.optional(),
  image: PetImage.optional(),
  priceCents: z.int().gte(0).lte(5000000).nullable(),
  isOnHold: z.boolean(),
  viewCount: Count,
  actions: z.array(ListingAction).max(12),
  updatedAt: Timestamp,
});

export const OwnPetsAnswer: z.ZodType<T.OwnPetsAnswer> = z.strictObject({
  pets: z.array(OwnPetRow).max(50),
  counts: z.array(StatusCount).max(20),
  nextCursor: NextCursor,
});

export const PedigreeParent: z.ZodType<T.PedigreeParent> = z.strictObject({
  parentId: Id.optional(),
  name: k.text(1, 120),
  registrationNumber: k.text(1, 40).optional(),
});

export const ParentDetails: z.ZodType<T.ParentDetails> = z.strictObject({
  id: Id,
  status: z.enum(["live","in-review","rejected","in-progress","no-longer-available"]),
  statusLabel: k.text(0, 40),
  reason: k.text(0, 1000).nullable(),
  name: k.text(1, 60),
  type: PetType,
  sex: PetSex,
  breed: BreedSummary,
  birthDate: NullableDate,
  color: k.text(0, 60).nullable(),
  coatType: CoatType.optional(),
  sizeClass: SizeClass.optional(),
  weightLb: z.number().gte(0).lte(400).nullable(),
  description: k.text(0, 5000),
  registries: k.distinct(z.array(RegistryDocument).max(11)),
  registrationNumber: k.text(0, 40).nullable(),
  geneticTesting: z.boolean(),
  healthTests: z.array(OwnHealthTest).max(20),
  sire: PedigreeParent.optional(),
  dam: PedigreeParent.optional(),
  imageKeys: z.array(FileKey).max(12),
  images: z.array(PetImage).max(12),
  littersCount: Count,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const ParentDetailsAnswer: z.ZodType<T.ParentDetailsAnswer> = z.strictObject({
  petDetails: ParentDetails,
});

export const ParentFields: z.ZodType<T.ParentFields> = z.strictObject({
  name: k.text(1, 60),
  type: PetType,
  sex: PetSex,
  breedId: Id,
  birthDate: NullableDate.optional(),
  color: k.text(0, 60).nullable().optional(),
  coatType: CoatType.optional(),
  sizeClass: SizeClass.optional(),
  weightLb: z.number().gte(0).lte(400).nullable().optional(),
  description: k.text(0, 5000).optional(),
  registries: k.distinct(z.array(RegistryDocument).max(11)).optional(),
  registrationNumber: k.text(0, 40).nullable().optional(),
  geneticTesting: z.boolean().optional(),
  healthTests: z.array(OwnHealthTest).max(20).optional(),
  sire: PedigreeParent.optional(),
  dam: PedigreeParent.optional(),
  imageKeys: k.distinct(z.array(FileKey).max(12)).optional(),
});

export const ParentTest: z.ZodType<T.ParentTest> = z.enum(["any","hips","elbows","patellas","heart","eyes","thyroid","hearing","spine","dna"]);

export const ParentsAnswer: z.ZodType<T.ParentsAnswer> = z.strictObject({
  petParents: z.array(ParentDetails).max(200),
});

export const ResetCode: z.ZodType<T.ResetCode> = k.length(z.string().regex(new RegExp("^[0-9]{6}$", "u")), 0, 6);

export const PasswordCodeBody: z.ZodType<T.PasswordCodeBody> = z.strictObject({
  email: Email,
  code: ResetCode,
});

export const PayBalanceBody: z.ZodType<T.PayBalanceBody> = z.strictObject({
  reservationId: Id,
  paymentMethod: PaymentMethod,
});

export const PaymentEvent: z.ZodType<T.PaymentEvent> = z.object({
  id: k.text(0, 200),
  type: k.text(0, 120),
}).catchall(z.unknown());

export const PaymentIntentAnswer: z.ZodType<T.PaymentIntentAnswer> = z.strictObject({
  clientSecret: k.text(10, 300).nullable(),
  intentId: k.length(z.string().regex(new RegExp("^pi_[A-Za-z0-9_]+$", "u")), 0, 120).nullable(),
  orderDetails: OrderDetails,
});

export const PaymentsAnswer: z.ZodType<T.PaymentsAnswer> = z.strictObject({
  payments: z.array(Payment).max(20),
  nextCursor: NextCursor,
});

export const PayoutLine: z.ZodType<T.PayoutLine> = z.strictObject({
  reservationNumber: k.text(0, 20).nullable(),
  label: k.text(0, 120),
  amountCents: SignedCents,
  at: Timestamp,
});

export const PayoutNumber: z.ZodType<T.PayoutNumber> = k.text(0, 20);

export const Payout: z.ZodType<T.Payout> = z.strictObject({
  id: Id,
  number: PayoutNumber,
  status: z.enum(["pending","on-the-way","paid","failed","frozen"]),
  amountCents: Cents,
  arrivesOn: NullableDate,
  failure: k.text(0, 60).nullable().optional(),
  lines: z.array(PayoutLine).max(500),
  createdAt: Timestamp,
});

export const PayoutAccount: z.ZodType<T.PayoutAccount> = z.strictObject({
  status: z.enum(["none","incomplete","ready","restricted","bank-failed"]),
  requirements: z.array(k.text(0, 200)).max(50),
  failedAt: NullableTimestamp,
});

export const PayoutWaitReason: z.ZodType<T.PayoutWaitReason> = z.enum(["account","bank","being-checked","contested","minimum","next-run","owed","provider","returning","suspended","under-way"]);

export const PayoutWait: z.ZodType<T.PayoutWait> = z.strictObject({
  reason: PayoutWaitReason,
  amountCents: Cents,
});

export const PayoutsAnswer: z.ZodType<T.PayoutsAnswer> = z.strictObject({
  payouts: z.array(Payout).max(50),
  isOnboarded: z.boolean(),
  timeZone: BreedersZone,
  nextPayout: NextPayout.nullable(),
  account: PayoutAccount.optional(),
  minimumCents: Cents.optional(),
  waiting: z.array(PayoutWait).max(10).optional(),
  isBeingChecked: z.boolean().optional(),
  owedCents: Cents.optional(),
  nextCursor: NextCursor,
});

export const SaleStep: z.ZodType<T.SaleStep> = z.strictObject({
  kind: z.enum(["await-payment","await-balance","balance-overdue","plan-hand-off","hand-off","complete","reply-to-problem","await-resolution","add-evidence","await-bank","on-hold","await-refund","await-release"]),
  title: k.text(0, 200),
});

export const PendingSale: z.ZodType<T.PendingSale> = z.strictObject({
  reservationId: Id,
  reservationNumber: k.text(0, 20),
  petName: k.text(0, 60),
  amountCents: SignedCents,
  availableAt: NullableTimestamp,
  waitsFor: z.enum(["balance","hand-off","time","refund","dispute","chargeback"]),
  nextStep: SaleStep.nullable(),
});

export const PendingFundsAnswer: z.ZodType<T.PendingFundsAnswer> = z.strictObject({
  pendingFunds: Figure,
  sales: z.array(PendingSale).max(100).optional(),
});

export const Pet: z.ZodType<T.Pet> = z.strictObject({
  id: Id,
  slug: Slug,
  name: k.text(1, 60),
  type: PetType,
  sex: PetSex,
  status: PetStatus,
  onHold: z.boolean(),
  holdUntil: NullableTimestamp,
  promisedUntil: NullableTimestamp,
  isRescue: z.boolean(),
  breed: BreedSummary,
  generation: Generation.optional(),
  sizeClass: SizeClass.optional(),
  coatType: CoatType.optional(),
  color: k.text(0, 60).nullable(),
  description: k.text(0, 5000),
  birthDate: Date,
  goHomeDate: GoHomeDate,
  isReadyToGoHome: z.boolean(),
  weightLb: z.number().gte(0).lte(400).nullable(),
  adultWeightLb: z.number().gte(0).lte(400).nullable(),
  priceCents: Cents,
  depositCents: DepositCents,
  deliveryOptions: k.distinct(z.array(DeliveryOption).max(4)),
  badges: k.distinct(z.array(BadgeId).max(5)),
  goodWith: k.distinct(z.array(GoodWith).max(4)),
  training: k.distinct(z.array(Training).max(4)),
  exposure: k.distinct(z.array(Exposure).max(5)),
  registries: k.distinct(z.array(RegistryDocument).max(11)),
  geneticTesting: z.boolean(),
  isMicrochipped: z.boolean(),
  registrationNumber: k.text(0, 40).nullable(),
  healthTests: z.array(HealthTest).max(20),
  litter: Litter.optional(),
  sire: ParentSummary.optional(),
  dam: ParentSummary.optional(),
  defaultImage: PetImage.optional(),
  images: z.array(PetImage).max(20),
  videoLocation: k.length(z.string(), 0, 300).nullable(),
  viewCount: Count,
  shareCount: Count,
  breeder: BreederSummary,
  city: k.text(0, 80),
  state: State,
  listedAt: NullableTimestamp,
  updatedAt: Timestamp,
});

export const PetAnswer: z.ZodType<T.PetAnswer> = z.strictObject({
  pet: Pet,
});

export const PetDetailsAnswer: z.ZodType<T.PetDetailsAnswer> = z.strictObject({
  petDetails: PetDetails,
});

export const PetDocument: z.ZodType<T.PetDocument> = z.enum(["healthRecords","microchipped"]);

export const PetMap: z.ZodType<T.PetMap> = z.strictObject({
  total: Count,
  area: k.text(0, 60).nullable(),
  pins: z.array(MapPin).max(300),
});

export const PetMapAnswer: z.ZodType<T.PetMapAnswer> = z.strictObject({
  data: PetMap,
});

export const PetProfile: z.ZodType<T.PetProfile> = z.strictObject({
  id: Id,
  name: k.text(1, 60),
  type: PetType,
  sex: PetSex.optional(),
  breed: BreedSummary.optional(),
  birthDate: NullableDate,
  weightLb: z.number().gte(0).lte(400).nullable(),
  microchipNumber: k.text(0, 20).nullable(),
  notes: k.text(0, 2000),
  imageKey: NullableFileKey,
  imageURL: k.text(0, 300).nullable(),
  createdAt: Timestamp,
});

export const PetProfileAnswer: z.ZodType<T.PetProfileAnswer> = z.strictObject({
  petProfile: PetProfile,
});

export const PetProfileFields: z.ZodType<T.PetProfileFields> = z.strictObject({
  name: k.text(1, 60),
  type: PetType,
  sex: PetSex.optional(),
  breedId: Id.optional(),
  birthDate: NullableDate.optional(),
  weightLb: z.number().gte(0).lte(400).nullable().optional(),
  microchipNumber: k.text(0, 20).nullable().optional(),
  notes: k.text(0, 2000).optional(),
  imageKey: NullableFileKey.optional(),
});

export const PetProfilesAnswer: z.ZodType<T.PetProfilesAnswer> = z.strictObject({
  petProfiles: z.array(PetProfile).max(100),
});

export const PetVideo: z.ZodType<T.PetVideo> = z.strictObject({
  fileKey: FileKey,
  location: k.length(z.string(), 0, 300),
});

export const PetVideoAnswer: z.ZodType<T.PetVideoAnswer> = z.strictObject({
  video: PetVideo,
});

export const PetVideoBody: z.ZodType<T.PetVideoBody> = z.strictObject({
  petId: Id.optional(),
  video: k.file(),
});

export const PetVideoLocationAnswer: z.ZodType<T.PetVideoLocationAnswer> = z.strictObject({
  Location: k.length(z.string(), 0, 300),
});

export const PetsSoldAnswer: z.ZodType<T.PetsSoldAnswer> = z.strictObject({
  petsSold: Figure,
});

export const PhoneCodeBody: z.ZodType<T.PhoneCodeBody> = z.strictObject({
  code: k.length(z.string().regex(new RegExp("^[0-9]{6}$", "u")), 0, 6),
});

export const Place: z.ZodType<T.Place> = z.strictObject({
  zip: PostalCode,
  city: k.text(0, 80),
  state: State,
  latitude: z.number().gte(-90).lte(90),
  longitude: z.number().gte(-180).lte(180),
});

export const PlaceAnswer: z.ZodType<T.PlaceAnswer> = z.strictObject({
  place: Place,
});

export const PointBody: z.ZodType<T.PointBody> = z.strictObject({
  latitude: z.number().gte(-90).lte(90),
  longitude: z.number().gte(-180).lte(180),
});

export const PostAuthor: z.ZodType<T.PostAuthor> = z.strictObject({
  name: k.text(0, 121),
  isAnonymous: z.boolean(),
  programName: k.text(0, 120).optional(),
  breederId: Id.optional(),
  breederSlug: BreederSlug.optional(),
  profileImageURL: k.length(z.string(), 0, 500).optional(),
});

export const PostReply: z.ZodType<T.PostReply> = z.strictObject({
  id: Id,
  _id: Id,
  author: PostAuthor,
  text: k.text(0, 4000),
  likesCount: Count,
  isLiked: z.boolean(),
  isMine: z.boolean(),
  isPostAuthor: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const PostComment: z.ZodType<T.PostComment> = z.strictObject({
  id: Id,
  _id: Id,
  author: PostAuthor,
  text: k.text(0, 4000),
  likesCount: Count,
  isLiked: z.boolean(),
  isMine: z.boolean(),
  isPostAuthor: z.boolean(),
  isDeleted: z.boolean(),
  replies: z.array(PostReply).max(200),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const Post: z.ZodType<T.Post> = z.strictObject({
  id: Id,
  _id: Id,
  author: PostAuthor,
  title: k.text(0, 160),
  text: k.text(0, 10000),
  tags: z.array(PostTag).max(10),
  images: z.array(PetImage).max(6),
  likesCount: Count,
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
  isMine: z.boolean(),
  isHidden: z.boolean().optional(),
  commentsCount: Count,
  comments: z.array(PostComment).max(200),
  commentsCursor: NextCursor,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const PostAnswer: z.ZodType<T.PostAnswer> = z.strictObject({
  post: Post,
});

export const PostCommentsAnswer: z.ZodType<T.PostCommentsAnswer> = z.strictObject({
  comments: z.array(PostComment).max(20),
  nextCursor: NextCursor,
});

export const PostDetailsAnswer: z.ZodType<T.PostDetailsAnswer> = z.strictObject({
  postDetails: Post,
});

export const PostReport: z.ZodType<T.PostReport> = z.strictObject({
  id: Id,
  createdAt: Timestamp,
});

export const PostReportAnswer: z.ZodType<T.PostReportAnswer> = z.strictObject({
  report: PostReport,
});

export const PostTagsAnswer: z.ZodType<T.PostTagsAnswer> = z.strictObject({
  tags: z.array(z.strictObject({
    tag: PostTag,
    count: Count,
  })).max(40),
});

export const PostTextBody: z.ZodType<T.PostTextBody> = z.strictObject({
  text: k.text(1, 4000),
  isAnonymous: z.boolean().optional(),
});

export const PostsAnswer: z.ZodType<T.PostsAnswer> = z.strictObject({
  posts: z.array(Post).max(20),
  nextCursor: NextCursor,
});

export const PricePreview: z.ZodType<T.PricePreview> = z.strictObject({
  priceCents: Cents,
  platformFeePercent: z.int().gte(0).lte(100),
  platformFeeCents: Cents,
  netCents: Cents,
  depositCents: z.int().gte(0).lte(100000000),
});

export const PricePreviewAnswer: z.ZodType<T.PricePreviewAnswer> = z.strictObject({
  pricePreview: PricePreview,
});

export const ProblemError: z.ZodType<T.ProblemError> = z.strictObject({
  pointer: k.text(0, 300),
  code: k.length(z.string().regex(new RegExp("^[a-z0-9_]+$", "u")), 0, 60),
  detail: k.text(0, 500),
});

export const RefundLine: z.ZodType<T.RefundLine> = z.strictObject({
  kind: z.enum(["Deposit","Balance","Delivery","Add-on","Service fee","Tax","Donation"]),
  label: k.text(0, 120),
  paidCents: SignedCents,
  refundCents: SignedCents,
});

export const RefundRule: z.ZodType<T.RefundRule> = z.enum(["nothing-paid","by-seller","by-platform","within-48-hours","state-law","seller-inactive","policy"]);

export const RefundQuote: z.ZodType<T.RefundQuote> = z.strictObject({
  reservationId: Id,
  rule: RefundRule,
  paidCents: Cents,
  refundCents: Cents,
  keptCents: Cents,
  lines: z.array(RefundLine).max(20),
  targets: z.array(RefundTarget).max(20),
  headline: k.text(0, 400),
  reason: k.text(0, 400).nullable(),
  arrival: k.text(0, 200).nullable(),
});

export const Problem: z.ZodType<T.Problem> = z.strictObject({
  type: k.length(z.string(), 0, 200),
  title: k.text(0, 120),
  status: z.int().gte(400).lte(599),
  detail: k.text(0, 1000),
  code: k.length(z.string().regex(new RegExp("^[a-z0-9_]+$", "u")), 0, 60),
  requestId: k.text(0, 64),
  error: k.text(0, 200).optional(),
  errors: z.array(ProblemError).max(100).optional(),
  declineCode: k.length(z.string().regex(new RegExp("^[a-z0-9_]+$", "u")), 0, 60).optional(),
  providerCode: k.length(z.string().regex(new RegExp("^[a-z0-9_]+$", "u")), 0, 80).optional(),
  holdUntil: k.length(z.iso.datetime({ offset: true }), 0, 35).optional(),
  retryAt: k.length(z.iso.datetime({ offset: true }), 0, 35).optional(),
  refundQuote: RefundQuote.optional(),
  retryAfterSeconds: z.int().gte(0).lte(86400).optional(),
});

export const PublicParentsAnswer: z.ZodType<T.PublicParentsAnswer> = z.strictObject({
  petParents: z.array(ParentSummary).max(60),
});

export const QuestionMailBody: z.ZodType<T.QuestionMailBody> = z.strictObject({
  name: k.text(1, 121),
  email: Email,
  breederId: Id,
  petId: Id.optional(),
  text: k.text(10, 4000),
});

export const QuickReply: z.ZodType<T.QuickReply> = z.strictObject({
  id: Id,
  text: k.text(0, 1000),
});

export const QuickRepliesAnswer: z.ZodType<T.QuickRepliesAnswer> = z.strictObject({
  replies: z.array(QuickReply).max(20),
});

export const QuickReplyAnswer: z.ZodType<T.QuickReplyAnswer> = z.strictObject({
  reply: QuickReply,
});

export const QuickReplyBody: z.ZodType<T.QuickReplyBody> = z.strictObject({
  replyId: Id.optional(),
  text: k.text(1, 1000),
});

export const TimeOfDay: z.ZodType<T.TimeOfDay> = k.length(z.string().regex(new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u")), 0, 5);

export const QuietHours: z.ZodType<T.QuietHours> = z.strictObject({
  isOn: z.boolean(),
  from: TimeOfDay,
  to: TimeOfDay,
  timeZone: k.text(0, 60).nullable(),
});

export const QuoteAddOnsBody: z.ZodType<T.QuoteAddOnsBody> = z.strictObject({
  reservationId: Id,
  addOnIds: AddOnIds,
});

export const QuoteOrderBody: z.ZodType<T.QuoteOrderBody> = z.strictObject({
  petId: Id,
  postalCode: PostalCode.optional(),
  reservationId: k.length(z.uuid(), 0, 36).optional(),
  order: OrderChoices.optional(),
});

export const RatingCount: z.ZodType<T.RatingCount> = z.strictObject({
  rating: z.int().gte(1).lte(5),
  count: Count,
});

export const ReadinessCheck: z.ZodType<T.ReadinessCheck> = z.strictObject({
  name: k.text(0, 40),
  isReady: z.boolean(),
});

export const ReadinessAnswer: z.ZodType<T.ReadinessAnswer> = z.strictObject({
  status: z.literal("ready"),
  checks: z.array(ReadinessCheck).max(20),
});

export const ReceiptParty: z.ZodType<T.ReceiptParty> = z.strictObject({
  name: k.text(0, 121),
  address: Address.nullable(),
});

export const ReceiptRefund: z.ZodType<T.ReceiptRefund> = z.strictObject({
  amountCents: Cents,
  at: Timestamp,
  status: z.enum(["on-its-way","delayed","arrived"]),
});

export const ReceiptSeller: z.ZodType<T.ReceiptSeller> = z.strictObject({
  name: k.text(0, 120),
  isShelter: z.boolean(),
  cityAndState: k.text(0, 100),
});

export const SavedCard: z.ZodType<T.SavedCard> = z.strictObject({
  id: Id,
  reservationId: Id,
  petName: k.text(0, 60),
  brand: k.text(0, 30).nullable(),
  last4: k.length(z.string().regex(new RegExp("^[0-9]{4}$", "u")), 0, 4).nullable(),
  amountCents: Cents,
  chargeOn: k.length(z.iso.date(), 0, 10),
  isDeclined: z.boolean(),
  isOnHold: z.boolean(),
});

export const Receipt: z.ZodType<T.Receipt> = z.strictObject({
  id: Id,
  viewer: z.enum(["buyer","breeder","staff"]),
  number: ReceiptNumber,
  paidAt: Timestamp,
  orderType: z.enum(["pet","addon"]),
  kind: PaymentKind,
  reservationId: Id,
  reservationNumber: k.text(0, 24),
  petName: k.text(0, 60),
  breedName: k.text(0, 120).nullable(),
  seller: ReceiptSeller,
  buyer: ReceiptParty,
  lineItems: z.array(OrderLine).max(40),
  totalCents: Cents,
  paidBeforeCents: Cents,
  amountCents: Cents,
  leftCents: Cents,
  leftDueOn: k.length(z.iso.date(), 0, 10).nullable(),
  savedCard: SavedCard.optional(),
  method: z.enum(["card","klarna","affirm","afterpay_clearpay","none"]),
  cardBrand: k.text(0, 30).nullable(),
  cardLast4: k.length(z.string().regex(new RegExp("^[0-9]{4}$", "u")), 0, 4).nullable(),
  refunds: z.array(ReceiptRefund).max(100),
  chargebacks: z.array(ContestedPayment).max(20),
});

export const ReceiptAnswer: z.ZodType<T.ReceiptAnswer> = z.strictObject({
  receipt: Receipt,
});

export const ReconciliationAnswer: z.ZodType<T.ReconciliationAnswer> = z.strictObject({
  check: MoneyCheck.nullable(),
  isUnderWay: z.boolean(),
  differences: z.array(MoneyDifference).max(100),
  total: Count,
  findings: z.array(MoneyFinding).max(100),
  findingsTotal: Count,
  findingsCents: Cents,
});

export const RecoveryCodesAnswer: z.ZodType<T.RecoveryCodesAnswer> = z.strictObject({
  recoveryCodes: z.array(SecondFactorCode).min(10).max(10),
});

export const RedeemTokenBody: z.ZodType<T.RedeemTokenBody> = z.strictObject({
  url: ReturnPath,
});

export const RedeemedAnswer: z.ZodType<T.RedeemedAnswer> = z.strictObject({
  ok: z.literal(true),
  url: ReturnPath,
});

export const RefundBearer: z.ZodType<T.RefundBearer> = z.enum(["breeder","platform"]);

export const RefundScope: z.ZodType<T.RefundScope> = z.enum(["sale","part"]);

export const RefundOrderBody: z.ZodType<T.RefundOrderBody> = z.strictObject({
  scope: RefundScope,
  amountCents: z.int().gte(0).lte(100000000),
  refundableCents: z.int().gte(0).lte(100000000),
  bornBy: RefundBearer.optional(),
  isPetReturned: z.boolean().optional(),
  reason: k.text(1, 1000),
  idempotencyKey: k.length(z.string().regex(new RegExp("^[A-Za-z0-9-]{8,64}$", "u")), 0, 64),
});

export const RefundQuoteAnswer: z.ZodType<T.RefundQuoteAnswer> = z.strictObject({
  refundQuote: RefundQuote,
});

export const RefundQuoteBody: z.ZodType<T.RefundQuoteBody> = z.strictObject({
  reservationId: Id,
});

export const RefundTimes: z.ZodType<T.RefundTimes> = z.strictObject({
  count: Count,
  medianSeconds: z.int().gte(0).lte(1000000000).nullable(),
  slowestSeconds: z.int().gte(0).lte(1000000000).nullable(),
});

export const RefuseMoneyBody: z.ZodType<T.RefuseMoneyBody> = z.strictObject({
  reason: k.text(1, 1000),
});

export const Registry: z.ZodType<T.Registry> = z.enum(["AKC","CKC","UKC","COKC","ACA","ICA","APRI","ASDR"]);

export const RejectWaitlistBody: z.ZodType<T.RejectWaitlistBody> = z.strictObject({
  id: Id,
  reason: k.text(1, 1000),
});

export const RemovedAnswer: z.ZodType<T.RemovedAnswer> = z.strictObject({
  id: Id,
});

export const RemovedFavouriteAnswer: z.ZodType<T.RemovedFavouriteAnswer> = z.strictObject({
  message: k.text(0, 200),
  id: Id,
});

export const ReplyDisputeBody: z.ZodType<T.ReplyDisputeBody> = z.strictObject({
  text: k.text(1, 4000),
  fileKeys: z.array(FileKey).max(10).optional(),
});

export const ReportChatBody: z.ZodType<T.ReportChatBody> = z.strictObject({
  reason: z.enum(["spam","fraud","harassment","other"]),
  details: k.text(0, 2000).optional(),
});

export const ReportDeliveryBody: z.ZodType<T.ReportDeliveryBody> = z.strictObject({
  token: DeliveryToken,
  step: z.enum(["picked-up","handed-off"]),
  fileKey: FileKey,
  code: k.length(z.string().regex(new RegExp("^[0-9]{6}$", "u")), 0, 6).optional(),
});

export const ReportListingBody: z.ZodType<T.ReportListingBody> = z.strictObject({
  reason: z.enum(["not-real","stolen-pictures","animal-welfare","wrong-facts","asks-for-money-elsewhere","other"]),
  details: k.text(0, 2000).optional(),
});

export const ReportPostBody: z.ZodType<T.ReportPostBody> = z.strictObject({
  details: k.text(3, 2000),
});

export const ReportReviewBody: z.ZodType<T.ReportReviewBody> = z.strictObject({
  reason: z.enum(["not-real","harassment","personal-information","spam","other"]),
  details: k.text(0, 2000).optional(),
});

export const ReportVoice: z.ZodType<T.ReportVoice> = z.strictObject({
  reporter: k.text(0, 121),
  reason: k.text(0, 40).nullable(),
  details: k.text(0, 2000),
  createdAt: Timestamp,
});

export const ReportedAuthor: z.ZodType<T.ReportedAuthor> = z.strictObject({
  userId: Id,
  name: k.text(0, 300),
  email: k.text(0, 254),
  isAnonymous: z.boolean(),
});

export const ReportedMessage: z.ZodType<T.ReportedMessage> = z.strictObject({
  by: k.text(0, 200),
  text: k.text(0, 10000),
  images: z.array(ChatImage).max(4),
  at: Timestamp,
});

export const ReservationBuyer: z.ZodType<T.ReservationBuyer> = z.strictObject({
  firstName: k.text(0, 60),
  lastName: k.text(0, 60),
  email: k.text(0, 254).nullable(),
  phoneNumber: k.text(0, 12).nullable(),
});

export const ReservationProgress: z.ZodType<T.ReservationProgress> = z.strictObject({
  step: z.int().gte(1).lte(7),
  stepName: CheckoutStepName,
  screen: z.int().gte(1).lte(7),
  openStep: z.int().gte(1).lte(7),
  contactDetailsVerified: z.boolean(),
  deliveryDetailsVerified: z.boolean(),
  paymentOptionsVerified: z.boolean(),
  postalCode: PostalCode.optional(),
  contact: Contact.optional(),
  delivery: DeliveryDetails.optional(),
  billing: BillingDetails.optional(),
  options: OrderChoices,
});

export const ReservationRefund: z.ZodType<T.ReservationRefund> = z.strictObject({
  status: z.enum(["none","on-its-way","delayed","arrived"]),
  refundCents: Cents,
  keptCents: Cents,
  headline: k.text(0, 400),
  reason: k.text(0, 400).nullable(),
  arrival: k.text(0, 300).nullable(),
});

export const ReservationSeller: z.ZodType<T.ReservationSeller> = z.strictObject({
  firstName: k.text(0, 60),
  lastName: k.text(0, 60),
  email: k.text(0, 254),
  phoneNumber: k.text(0, 12).nullable(),
});

export const ReservationTerms: z.ZodType<T.ReservationTerms> = z.strictObject({
  goHomeDate: GoHomeDate,
  depositRefundPercent: z.literal([0,50,100]),
  timeZone: k.text(0, 60),
});

export const SaleStop: z.ZodType<T.SaleStop> = z.strictObject({
  reason: z.enum(["dispute-open","chargeback-open","payment-taken-back","seller-suspended"]),
  text: k.text(0, 400),
});

export const Reservation: z.ZodType<T.Reservation> = z.strictObject({
  id: Id,
  _id: Id,
  number: k.length(z.string().regex(new RegExp("^[A-Z0-9-]+$", "u")), 0, 24),
  type: PaymentType,
  status: ReservationStatus,
  reservedPetId: Id,
  reservedPet: PetCard,
  breeder: BreederSummary,
  buyer: ReservationBuyer.optional(),
  breederContact: ReservationSeller.optional(),
  reservationProgress: ReservationProgress,
  orderDetails: OrderDetails,
  payments: z.array(Payment).max(20),
  addOnOrders: z.array(AddOnOrder).max(20),
  savedCard: SavedCard.optional(),
  nextStep: SaleStep.optional(),
  addOnOffers: z.array(AddOnOffer).max(100).optional(),
  chargebacks: z.array(ContestedPayment).max(20).optional(),
  earnings: Earnings.optional(),
  lastGiven: LastGiven.optional(),
  refund: ReservationRefund.optional(),
  contractAcceptedAt: Timestamp.optional(),
  terms: ReservationTerms,
  timeline: z.array(TimelineEntry).max(50),
  allowedActions: z.array(AllowedAction).max(7),
  holdExpiresAt: NullableTimestamp,
  balanceDueAt: NullableTimestamp,
  completesAt: NullableTimestamp.optional(),
  stop: SaleStop.optional(),
  disputeUntilOn: k.length(z.iso.date(), 0, 10).nullable().optional(),
  hasDispute: z.boolean().optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const ReservationProgressAnswer: z.ZodType<T.ReservationProgressAnswer> = z.strictObject({
  reservationProgress: ReservationProgress,
  orderDetails: OrderDetails,
  holdExpiresAt: NullableTimestamp,
});

export const Review: z.ZodType<T.Review> = z.strictObject({
  id: Id,
  rating: z.int().gte(1).lte(5),
  title: k.text(0, 120),
  text: k.text(0, 4000),
  authorName: k.text(0, 60),
  petName: k.text(0, 60),
  photos: z.array(PetImage).max(6),
  answer: k.text(0, 2000).nullable(),
  answeredAt: NullableTimestamp,
  editedAt: NullableTimestamp,
  isHidden: z.boolean(),
  createdAt: Timestamp,
});

export const ReservationReviewAnswer: z.ZodType<T.ReservationReviewAnswer> = z.strictObject({
  review: Review.optional(),
  isOpen: z.boolean(),
  editableUntil: Timestamp.optional(),
});

export const ReservedPetAnswer: z.ZodType<T.ReservedPetAnswer> = z.strictObject({
  reservedPet: Reservation,
});

export const ReservedPetIdAnswer: z.ZodType<T.ReservedPetIdAnswer> = z.strictObject({
  reservedPetId: Id,
});

export const ReservedPetsAnswer: z.ZodType<T.ReservedPetsAnswer> = z.strictObject({
  reservedPets: z.array(Reservation).max(20),
  nextCursor: NextCursor,
});

export const ResetPasswordBody: z.ZodType<T.ResetPasswordBody> = z.strictObject({
  email: Email,
  code: ResetCode,
  newPassword: NewPassword,
});

export const RestoreReportedBody: z.ZodType<T.RestoreReportedBody> = z.strictObject({
  reason: k.text(1, 1000),
});

export const ReviewAnswer: z.ZodType<T.ReviewAnswer> = z.strictObject({
  review: Review,
});

export const UsualPrice: z.ZodType<T.UsualPrice> = z.strictObject({
  lowCents: Cents,
  highCents: Cents,
  count: Count,
});

export const ReviewListing: z.ZodType<T.ReviewListing> = z.strictObject({
  pet: PetDetails,
  breeder: BreederSummary,
  submittedAt: Timestamp,
  shown: Pet.optional(),
  usualPrice: UsualPrice.optional(),
  textFlags: TextFlags,
});

export const ReviewListingsAnswer: z.ZodType<T.ReviewListingsAnswer> = z.strictObject({
  pets: z.array(ReviewListing).max(50),
  nextCursor: NextCursor,
});

export const ReviewParent: z.ZodType<T.ReviewParent> = z.strictObject({
  parent: ParentDetails,
  breeder: BreederSummary,
  submittedAt: Timestamp,
  textFlags: TextFlags,
});

export const ReviewParentsAnswer: z.ZodType<T.ReviewParentsAnswer> = z.strictObject({
  parents: z.array(ReviewParent).max(20),
  nextCursor: NextCursor,
});

export const ReviewReport: z.ZodType<T.ReviewReport> = z.strictObject({
  id: Id,
  createdAt: Timestamp,
});

export const ReviewReportAnswer: z.ZodType<T.ReviewReportAnswer> = z.strictObject({
  report: ReviewReport,
});

export const ReviewsAnswer: z.ZodType<T.ReviewsAnswer> = z.strictObject({
  reviews: z.array(Review).max(20),
  ratingAverage: z.number().gte(1).lte(5).nullable(),
  ratingCount: Count,
  ratings: z.array(RatingCount).min(5).max(5),
  nextCursor: NextCursor,
});

export const SaleContract: z.ZodType<T.SaleContract> = z.strictObject({
  breederId: Id,
  version: z.int().gte(1).lte(100000),
  hash: ContractHash,
  contractText: k.text(1, 40000),
  guaranteeText: k.text(1, 40000),
  createdAt: Timestamp,
  confirmedAt: k.length(z.iso.datetime({ offset: true }), 0, 40).nullable(),
  termsVersion: k.length(z.string().regex(new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u")), 0, 20),
});

export const SaleContractAnswer: z.ZodType<T.SaleContractAnswer> = z.strictObject({
  saleContract: SaleContract,
});

export const SalesGrowthAnswer: z.ZodType<T.SalesGrowthAnswer> = z.strictObject({
  interval: z.enum(["day","month"]),
  timeZone: BreedersZone,
  salesGrowthOverTime: z.array(GrowthPoint).max(400),
});

export const SalesRevenueAnswer: z.ZodType<T.SalesRevenueAnswer> = z.strictObject({
  salesRevenue: Figure,
});

export const SalesTransaction: z.ZodType<T.SalesTransaction> = z.strictObject({
  id: Id,
  at: Timestamp,
  kind: k.text(0, 40),
  pendingCents: SignedCents.optional(),
  availableCents: SignedCents.optional(),
  reservationNumber: k.text(0, 20).nullable(),
  petName: k.text(0, 60).nullable(),
  buyerName: k.text(0, 121).nullable(),
  grossCents: SignedCents,
  feeCents: SignedCents,
  amountCents: SignedCents,
  balanceCents: SignedCents,
  payoutNumber: NullablePayoutNumber,
});

export const SaveProgressBody: z.ZodType<T.SaveProgressBody> = z.strictObject({
  reservedPetId: Id,
  stepName: CheckoutStepName,
  screen: z.int().gte(1).lte(7),
  openStep: z.int().gte(1).lte(7),
  contactDetailsVerified: z.boolean().optional(),
  deliveryDetailsVerified: z.boolean().optional(),
  paymentOptionsVerified: z.boolean().optional(),
  contact: Contact.optional(),
  delivery: DeliveryDetails.optional(),
  billing: BillingDetails.optional(),
  options: OrderChoices.optional(),
});

export const SaveSearchBody: z.ZodType<T.SaveSearchBody> = z.strictObject({
  name: k.text(1, 80),
  query: k.text(0, 1000),
  frequency: z.enum(["instant","daily"]),
});

export const SavedCardAnswer: z.ZodType<T.SavedCardAnswer> = z.strictObject({
  savedCard: SavedCard,
});

export const SavedCardRemovedAnswer: z.ZodType<T.SavedCardRemovedAnswer> = z.strictObject({
  id: Id,
});

export const SavedCardsAnswer: z.ZodType<T.SavedCardsAnswer> = z.strictObject({
  savedCards: z.array(SavedCard).max(20),
});

export const SavedSearch: z.ZodType<T.SavedSearch> = z.strictObject({
  id: Id,
  name: k.text(1, 80),
  query: k.text(0, 1000),
  url: k.text(0, 1500),
  frequency: z.enum(["instant","daily"]),
  newCount: z.int().gte(0).lte(100),
  createdAt: Timestamp,
});

export const SavedSearchAnswer: z.ZodType<T.SavedSearchAnswer> = z.strictObject({
  savedSearch: SavedSearch,
});

export const SavedSearchesAnswer: z.ZodType<T.SavedSearchesAnswer> = z.strictObject({
  savedSearches: z.array(SavedSearch).max(50),
});

export const SearchFacets: z.ZodType<T.SearchFacets> = z.strictObject({
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
  readyBy: z.array(FacetCount).max(4),
  priceMinCents: z.int().gte(0).lte(100000000).nullable(),
  priceMaxCents: z.int().gte(0).lte(100000000).nullable(),
});

export const SearchIndexData: z.ZodType<T.SearchIndexData> = z.strictObject({
  pets: z.array(PetCard).max(20),
  total: Count,
  totalIsExact: z.boolean(),
  pageSize: z.int().gte(1).lte(20),
  page: z.int().gte(1).lte(500),
  nextCursor: NextCursor,
  facets: SearchFacets,
  near: k.text(0, 130).optional(),
  notNear: z.array(k.text(0, 130)).max(3).optional(),
  breedNames: z.array(z.strictObject({
    slug: Slug,
    name: k.text(1, 80),
  })).max(41).optional(),
  deliverTo: k.text(0, 130).optional(),
  loosened: z.array(z.strictObject({
    filter: LooseFilter,
    total: Count,
  })).max(30).optional(),
});

export const SearchAnswer: z.ZodType<T.SearchAnswer> = z.strictObject({
  data: SearchIndexData,
});

export const SearchData: z.ZodType<T.SearchData> = z.strictObject({
  pets: z.array(PetCard).max(20),
  total: Count,
  totalIsExact: z.boolean(),
  pageSize: z.int().gte(1).lte(20),
  page: z.int().gte(1).lte(500),
  nextCursor: NextCursor,
});

export const SearchLeanAnswer: z.ZodType<T.SearchLeanAnswer> = z.strictObject({
  data: SearchData,
});

export const SearchSort: z.ZodType<T.SearchSort> = z.enum(["price","age","newest","distance"]);

export const SearchSuggestion: z.ZodType<T.SearchSuggestion> = z.strictObject({
  kind: z.enum(["breed","place","name","breeder","shelter"]),
  label: k.text(0, 160),
  text: k.text(0, 300),
  note: k.text(0, 160).optional(),
  availablePets: Count.optional(),
  breederId: Id.optional(),
  breederSlug: BreederSlug.optional(),
});

export const SearchSuggestionsAnswer: z.ZodType<T.SearchSuggestionsAnswer> = z.strictObject({
  suggestions: z.array(SearchSuggestion).max(12),
});

export const SecondFactorState: z.ZodType<T.SecondFactorState> = z.strictObject({
  isOn: z.boolean(),
  isObligatory: z.boolean(),
  isProven: z.boolean(),
  recentForSeconds: z.int().gte(0).lte(900),
  hasPassword: z.boolean(),
  confirmedAt: z.iso.datetime({ offset: true }).nullable(),
  recoveryCodesLeft: z.int().gte(0).lte(10),
});

export const SecondFactorAnswer: z.ZodType<T.SecondFactorAnswer> = z.strictObject({
  secondFactor: SecondFactorState,
});

export const SecondFactorCodeBody: z.ZodType<T.SecondFactorCodeBody> = z.strictObject({
  code: SecondFactorCode,
});

export const SecondFactorProofBody: z.ZodType<T.SecondFactorProofBody> = z.strictObject({
  code: SecondFactorCode,
  password: k.length(z.string(), 1, 200).optional(),
});

export const SecondFactorSecretAnswer: z.ZodType<T.SecondFactorSecretAnswer> = z.strictObject({
  secret: k.length(z.string().regex(new RegExp("^[A-Z2-7]+$", "u")), 16, 64),
  uri: k.length(z.url(), 0, 400),
});

export const SendMessageBody: z.ZodType<T.SendMessageBody> = z.strictObject({
  chatId: Id.optional(),
  petId: Id.optional(),
  breederId: Id.optional(),
  reservedPetId: Id.optional(),
  clientId: Id.optional(),
  text: k.text(0, 4000),
  imageKeys: k.distinct(z.array(FileKey).max(4)).optional(),
});

export const SentMessageAnswer: z.ZodType<T.SentMessageAnswer> = z.strictObject({
  chat: Chat,
  message: ChatMessage,
});

export const SessionAnswer: z.ZodType<T.SessionAnswer> = z.strictObject({
  user: User,
  accessToken: AccessToken,
});

export const UserSession: z.ZodType<T.UserSession> = z.strictObject({
  id: Id,
  isCurrent: z.boolean(),
  device: k.text(0, 120),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
});

export const SessionsAnswer: z.ZodType<T.SessionsAnswer> = z.strictObject({
  sessions: z.array(UserSession).max(100),
});

export const SettingsUser: z.ZodType<T.SettingsUser> = z.strictObject({
  id: Id,
  settings: z.array(NotificationSetting).max(24),
  quietHours: QuietHours,
});

export const SettleBalanceBody: z.ZodType<T.SettleBalanceBody> = z.strictObject({
  side: z.enum(["debt","funds"]),
  how: z.enum(["paid-elsewhere","written-off"]),
  amountCents: Cents,
  balanceCents: Cents,
  reason: k.text(1, 1000),
});

export const SettleFindingBody: z.ZodType<T.SettleFindingBody> = z.strictObject({
  reason: k.text(1, 1000),
});

export const SettlePayoutBody: z.ZodType<T.SettlePayoutBody> = z.strictObject({
  reason: k.text(1, 1000),
});

export const SettleRefundBody: z.ZodType<T.SettleRefundBody> = z.strictObject({
  how: z.enum(["check","bank-transfer","other"]),
  reason: k.text(1, 1000),
});

export const SetupIntentAnswer: z.ZodType<T.SetupIntentAnswer> = z.strictObject({
  clientSecret: ClientSecret,
  setupIntentId: k.length(z.string().regex(new RegExp("^seti_[A-Za-z0-9_]+$", "u")), 0, 120),
});

export const ShelterInvitation: z.ZodType<T.ShelterInvitation> = z.strictObject({
  status: z.enum(["open","used","expired"]),
  name: k.text(0, 120).nullable(),
  email: k.text(0, 254).nullable(),
  state: k.length(z.string().regex(new RegExp("^[A-Z]{2}$", "u")), 0, 2).nullable(),
});

export const ShelterInvited: z.ZodType<T.ShelterInvited> = z.strictObject({
  id: Id,
  email: Email,
  name: k.text(0, 120),
  state: k.length(z.string().regex(new RegExp("^[A-Z]{2}$", "u")), 0, 2).nullable(),
  expiresAt: Timestamp,
});

export const ShelterInvitedAnswer: z.ZodType<T.ShelterInvitedAnswer> = z.strictObject({
  invitation: ShelterInvited,
});

export const ShelterJoinAnswer: z.ZodType<T.ShelterJoinAnswer> = z.strictObject({
  shelter: ShelterInvitation,
});

export const SiblingsAnswer: z.ZodType<T.SiblingsAnswer> = z.strictObject({
  pets: z.array(PetCard).max(30),
});

export const SignInBody: z.ZodType<T.SignInBody> = z.strictObject({
  email: Email,
  password: k.length(z.string(), 1, 200),
  secondFactorCode: SecondFactorCode.optional(),
});

export const SocialProvider: z.ZodType<T.SocialProvider> = z.enum(["google","facebook"]);

export const SignInConnection: z.ZodType<T.SignInConnection> = z.strictObject({
  provider: SocialProvider,
  connectedAt: Timestamp,
  lastUsedAt: Timestamp,
});

export const SignInWaysAnswer: z.ZodType<T.SignInWaysAnswer> = z.strictObject({
  hasPassword: z.boolean(),
  connections: z.array(SignInConnection).max(20),
});

export const SignUpBody: z.ZodType<T.SignUpBody> = z.strictObject({
  type: z.enum(["Consumer","Breeder"]),
  email: Email,
  password: k.length(z.string(), 10, 200),
  firstName: k.text(1, 60),
  lastName: k.text(1, 60),
  phoneNumber: PhoneNumber.optional(),
  programName: k.text(2, 120).optional(),
  postalCode: PostalCode.optional(),
  termsVersion: k.length(z.string().regex(new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u")), 0, 20),
  wantsNews: z.boolean().optional(),
});

export const SitemapName: z.ZodType<T.SitemapName> = k.length(z.string().regex(new RegExp("^(site|breeds|(breeders|pets)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$", "u")), 0, 60);

export const SitemapPage: z.ZodType<T.SitemapPage> = z.strictObject({
  path: k.length(z.string().regex(new RegExp("^/", "u")), 0, 400),
  changedAt: z.iso.datetime({ offset: true }).nullable(),
});

export const SitemapPages: z.ZodType<T.SitemapPages> = z.strictObject({
  pages: z.array(SitemapPage).max(5000),
});

export const SitemapParts: z.ZodType<T.SitemapParts> = z.strictObject({
  parts: z.array(SitemapName).max(5000),
});

export const SocialCallbackBody: z.ZodType<T.SocialCallbackBody> = z.strictObject({
  code: k.text(1, 2000),
  state: k.text(1, 500),
  iss: k.text(1, 300).optional(),
  termsVersion: k.length(z.string().regex(new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u")), 0, 20).optional(),
  secondFactorCode: SecondFactorCode.optional(),
});

export const SocialSessionAnswer: z.ZodType<T.SocialSessionAnswer> = z.strictObject({
  user: User,
  accessToken: AccessToken,
  returnTo: ReturnPath,
  isNewAccount: z.boolean(),
});

export const SocialUrlAnswer: z.ZodType<T.SocialUrlAnswer> = z.strictObject({
  url: k.length(z.url(), 0, 2000),
});

export const SoldPetsAnswer: z.ZodType<T.SoldPetsAnswer> = z.strictObject({
  soldPets: z.array(PetCard).max(20),
  nextCursor: NextCursor,
});

export const SpotlightAnswer: z.ZodType<T.SpotlightAnswer> = z.strictObject({
  pets: z.array(PetCard).max(12),
});

export const StaffCount: z.ZodType<T.StaffCount> = z.strictObject({
  count: z.int().gte(0).lte(1000),
  hasMore: z.boolean(),
});

export const StaffDelivery: z.ZodType<T.StaffDelivery> = z.strictObject({
  id: Id,
  orderId: Id,
  reservationId: Id,
  number: k.text(0, 20),
  petName: k.text(0, 60),
  kind: DeliveryKind,
  status: DeliveryStatus,
  isPaid: z.boolean(),
  goHomeDate: NullableDate,
  buyerName: k.text(0, 121),
  sellerName: k.text(0, 120),
  from: k.text(0, 100),
  to: k.text(0, 100),
  carrier: DeliveryCarrier.optional(),
  window: DeliveryWindow.optional(),
  priceCents: z.int().gte(0).lte(100000000),
  costCents: z.int().gte(0).lte(1000000).nullable(),
  statusAt: Timestamp,
  createdAt: Timestamp,
});

export const StaffDeliveriesAnswer: z.ZodType<T.StaffDeliveriesAnswer> = z.strictObject({
  deliveries: z.array(StaffDelivery).max(25),
  counts: z.array(DeliveryCount).max(5),
  nextCursor: NextCursor,
});

export const StaffDeliveryPage: z.ZodType<T.StaffDeliveryPage> = z.strictObject({
  delivery: StaffDelivery,
  pickUp: DeliveryPlace,
  dropOff: DeliveryPlace,
  timeZones: DeliveryTimeZones,
  photos: z.array(DeliveryPhoto).max(2),
  events: z.array(DeliveryEvent).max(100),
  isCostBooked: z.boolean(),
  linkExpiresAt: NullableTimestamp,
  linkOpenedAt: NullableTimestamp,
  isCodeLocked: z.boolean(),
  actions: z.array(DeliveryAction).max(8),
});

export const StaffDeliveryAnswer: z.ZodType<T.StaffDeliveryAnswer> = z.strictObject({
  page: StaffDeliveryPage,
});

export const StaffInvitation: z.ZodType<T.StaffInvitation> = z.strictObject({
  status: z.enum(["open","used","expired"]),
  email: k.text(0, 254).nullable(),
  rank: StaffRank.optional(),
});

export const StaffInvitationAnswer: z.ZodType<T.StaffInvitationAnswer> = z.strictObject({
  invitation: StaffInvitation,
});

export const StaffInvited: z.ZodType<T.StaffInvited> = z.strictObject({
  id: Id,
  email: Email,
  rank: StaffRank,
  invitedBy: k.text(0, 121),
  expiresAt: Timestamp,
});

export const StaffMember: z.ZodType<T.StaffMember> = z.strictObject({
  id: Id,
  firstName: k.text(0, 60),
  lastName: k.text(0, 60),
  email: Email,
  rank: StaffRank,
  accountStatus: AccountStatus,
  hasSecondFactor: z.boolean(),
  lastSeenAt: NullableTimestamp,
});

export const StaffMembersAnswer: z.ZodType<T.StaffMembersAnswer> = z.strictObject({
  staff: z.array(StaffMember).max(500),
  invitations: z.array(StaffInvited).max(500),
});

export const StaffOrderAnswer: z.ZodType<T.StaffOrderAnswer> = z.strictObject({
  order: StaffOrder,
  approval: MoneyApproval.optional(),
});

export const StaffOrdersAnswer: z.ZodType<T.StaffOrdersAnswer> = z.strictObject({
  orders: z.array(StaffOrder).max(50),
  nextCursor: NextCursor,
});

export const count: z.ZodType<T.count> = z.int().gte(0).lte(1000);

export const hasMore: z.ZodType<T.hasMore> = z.boolean();

export const StaffQueue: z.ZodType<T.StaffQueue> = z.strictObject({
  count: count,
  hasMore: hasMore,
  oldestAt: NullableTimestamp,
});

export const StaffQueues: z.ZodType<T.StaffQueues> = z.strictObject({
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

export const StaffQueuesAnswer: z.ZodType<T.StaffQueuesAnswer> = z.strictObject({
  queues: StaffQueues,
});

export const StaffRefundQuote: z.ZodType<T.StaffRefundQuote> = z.strictObject({
  orderId: Id,
  scope: RefundScope,
  saleCents: z.int().gte(0).lte(100000000).nullable(),
  refundableCents: Cents,
  amountCents: Cents,
  bornBy: RefundBearer.optional(),
  breederCents: SignedCents,
  lines: z.array(RefundLine).max(20),
  targets: z.array(RefundTarget).max(20),
  fundsBefore: BreederFunds,
  fundsAfter: BreederFunds,
  statusAfter: ReservationStatus,
  petAfter: z.enum(["available","sold","unchanged"]),
});

export const StaffRefundQuoteAnswer: z.ZodType<T.StaffRefundQuoteAnswer> = z.strictObject({
  quote: StaffRefundQuote,
});

export const StaffReport: z.ZodType<T.StaffReport> = z.strictObject({
  id: Id,
  kind: z.enum(["post","listing","chat","review"]),
  subjectId: Id,
  subject: k.text(0, 300),
  text: k.text(0, 4000),
  images: z.array(PetImage).max(20),
  messages: z.array(ReportedMessage).max(30),
  author: ReportedAuthor.nullable(),
  subjectStatus: k.text(0, 40).nullable(),
  reportsCount: Count,
  status: z.enum(["open","kept","removed"]),
  reporters: z.array(k.text(0, 121)).max(20),
  voices: z.array(ReportVoice).max(20),
  createdAt: Timestamp,
  decidedAt: NullableTimestamp,
  reason: k.text(0, 1000).nullable(),
});

export const StaffReportAnswer: z.ZodType<T.StaffReportAnswer> = z.strictObject({
  report: StaffReport,
});

export const StaffReportsAnswer: z.ZodType<T.StaffReportsAnswer> = z.strictObject({
  reports: z.array(StaffReport).max(50),
  nextCursor: NextCursor,
});

export const StaffUser: z.ZodType<T.StaffUser> = z.strictObject({
  id: Id,
  email: Email,
  isEmailVerified: z.boolean(),
  role: Role,
  staffRank: StaffRank.optional(),
  accountStatus: AccountStatus,
  firstName: k.text(0, 60),
  lastName: k.text(0, 60),
  programName: k.text(0, 120).optional(),
  breederId: Id.optional(),
  breederSlug: BreederSlug.optional(),
  verification: VerificationStatus.optional(),
  autoApprove: z.boolean().optional(),
  trustAskedAt: Timestamp.optional(),
  hasSecondFactor: z.boolean(),
  sessionsCount: Count,
  listingsCount: Count,
  reservationsCount: Count,
  createdAt: Timestamp,
});

export const StaffUserAnswer: z.ZodType<T.StaffUserAnswer> = z.strictObject({
  user: StaffUser,
});

export const StaffUsersAnswer: z.ZodType<T.StaffUsersAnswer> = z.strictObject({
  users: z.array(StaffUser).max(50),
  nextCursor: NextCursor,
});

export const StartReservationBody: z.ZodType<T.StartReservationBody> = z.strictObject({
  petId: Id,
  postalCode: PostalCode.optional(),
  order: OrderChoices.optional(),
});

export const StateRule: z.ZodType<T.StateRule> = z.strictObject({
  state: State,
  name: k.text(0, 40),
  saleAllowed: z.boolean(),
  saleAllowedUnderOneYear: z.boolean(),
  bnplAllowed: z.boolean(),
  depositRefundable: z.boolean(),
  note: k.text(0, 1000),
  source: k.text(0, 300),
  asOf: Date,
  version: z.int().gte(1).lte(1000000),
  changedBy: k.text(0, 121).nullable(),
  changedAt: NullableTimestamp,
  reason: k.text(0, 1000).nullable(),
});

export const StateRuleAnswer: z.ZodType<T.StateRuleAnswer> = z.strictObject({
  stateRule: StateRule,
});

export const StateRuleFields: z.ZodType<T.StateRuleFields> = z.strictObject({
  saleAllowed: z.boolean(),
  saleAllowedUnderOneYear: z.boolean(),
  bnplAllowed: z.boolean(),
  depositRefundable: z.boolean(),
  note: k.text(0, 1000),
  source: k.text(3, 300),
  asOf: Date,
  reason: k.text(3, 1000),
  version: z.int().gte(1).lte(1000000).optional(),
});

export const StateRulesAnswer: z.ZodType<T.StateRulesAnswer> = z.strictObject({
  stateRules: z.array(StateRule).max(51),
});

export const StatementAmounts: z.ZodType<T.StatementAmounts> = z.strictObject({
  grossCents: SignedCents,
  feesCents: SignedCents,
  refundsCents: SignedCents,
  chargebacksCents: SignedCents,
  otherCents: SignedCents,
  payoutsCents: SignedCents,
  netCents: SignedCents,
  paymentCount: Count,
});

export const StatementMonth: z.ZodType<T.StatementMonth> = z.strictObject({
  month: z.int().gte(1).lte(12),
  grossCents: SignedCents,
  feesCents: SignedCents,
  refundsCents: SignedCents,
  chargebacksCents: SignedCents,
  otherCents: SignedCents,
  payoutsCents: SignedCents,
  netCents: SignedCents,
  paymentCount: Count,
});

export const SubmitApplicationBody: z.ZodType<T.SubmitApplicationBody> = z.strictObject({
  breederId: Id,
  petId: Id.optional(),
  answers: z.array(ApplicationReply).max(30),
  petProfileIds: k.distinct(z.array(Id).max(10)).optional(),
  isDraft: z.boolean(),
});

export const SupportMailBody: z.ZodType<T.SupportMailBody> = z.strictObject({
  name: k.text(1, 121),
  email: Email,
  topic: z.enum(["reservation","account","listing","other"]).optional(),
  subject: k.text(3, 160).optional(),
  text: k.text(10, 4000),
});

export const TrainingInquiryBody: z.ZodType<T.TrainingInquiryBody> = z.strictObject({
  name: k.text(1, 121),
  email: Email,
  petId: Id.optional(),
  postalCode: PostalCode.optional(),
  text: k.text(10, 4000),
});

export const TransactionsAnswer: z.ZodType<T.TransactionsAnswer> = z.strictObject({
  transactions: z.array(SalesTransaction).max(50),
  timeZone: BreedersZone,
  nextCursor: NextCursor,
});

export const UnderstoodFilters: z.ZodType<T.UnderstoodFilters> = z.strictObject({
  type: z.array(PetType).max(2).optional(),
  breed: z.array(Id).max(30).optional(),
  breedName: k.text(0, 80).optional(),
  breedSlug: z.array(Slug).max(30).optional(),
  sex: z.array(PetSex).max(2).optional(),
  categories: z.array(BadgeId).max(5).optional(),
  adultSize: z.array(AdultSize).max(4).optional(),
  sizeClass: z.array(SizeClass).max(7).optional(),
  age: z.array(AgeBand).max(5).optional(),
  coatType: z.array(CoatType).max(6).optional(),
  generation: z.array(Generation).max(5).optional(),
  goodWith: z.array(GoodWith).max(4).optional(),
  training: z.array(Training).max(4).optional(),
  registry: z.array(Registry).max(8).optional(),
  documents: z.array(PetDocument).max(2).optional(),
  parentTests: z.array(ParentTest).max(10).optional(),
  color: z.array(k.text(1, 60)).max(20).optional(),
  delivery: z.array(DeliveryOption).max(4).optional(),
  deliverTo: DeliveryTarget.optional(),
  hasVideo: z.boolean().optional(),
  readyFrom: Date.optional(),
  readyBy: Date.optional(),
  priceMinCents: z.int().gte(0).lte(100000000).optional(),
  priceMaxCents: z.int().gte(0).lte(100000000).optional(),
  isRescue: z.boolean().optional(),
  isSmall: z.boolean().optional(),
  zip: PostalCode.optional(),
  distance: z.int().gte(1).lte(5000).optional(),
  state: z.array(State).max(20).optional(),
  sort: SearchSort.optional(),
  sortType: z.literal(-1).optional(),
  notBreed: z.array(Slug).max(10).optional(),
  notColor: z.array(k.text(1, 60)).max(10).optional(),
  notSizeClass: z.array(SizeClass).max(7).optional(),
  notCoatType: z.array(CoatType).max(6).optional(),
  notGeneration: z.array(Generation).max(5).optional(),
  notRescue: z.boolean().optional(),
  notState: z.array(State).max(10).optional(),
  notZip: z.array(PostalCode).max(3).optional(),
  notDistance: z.int().gte(1).lte(500).optional(),
  q: k.text(0, 80).optional(),
});

export const UnderstoodSearch: z.ZodType<T.UnderstoodSearch> = z.strictObject({
  filters: UnderstoodFilters,
  breeder: FoundBreeder.optional(),
  breeders: z.array(FoundBreeder).max(3),
  didYouMean: z.array(z.strictObject({
    label: k.text(0, 80),
    text: k.text(0, 200),
  })).max(3),
  notSearched: z.array(k.text(1, 80)).max(8).optional(),
  nearMe: z.boolean().optional(),
  notLeftOut: z.array(k.text(1, 80)).max(5).optional(),
});

export const UnderstoodSearchAnswer: z.ZodType<T.UnderstoodSearchAnswer> = z.strictObject({
  understood: UnderstoodSearch,
});

export const UnreadMessagesAnswer: z.ZodType<T.UnreadMessagesAnswer> = z.strictObject({
  unreadCount: Count,
});

export const UnsubscribeToken: z.ZodType<T.UnsubscribeToken> = k.length(z.string().regex(new RegExp("^[A-Za-z0-9_.-]{20,600}$", "u")), 0, 600);

export const UnsubscribeBody: z.ZodType<T.UnsubscribeBody> = z.strictObject({
  group: NotificationGroup,
  token: UnsubscribeToken.optional(),
});

export const UpdateApplicationBody: z.ZodType<T.UpdateApplicationBody> = z.strictObject({
  status: z.enum(["withdrawn","approved","declined"]),
  reason: k.text(1, 1000).optional(),
});

export const UpdateBreederBody: z.ZodType<T.UpdateBreederBody> = z.strictObject({
  name: k.text(2, 120).optional(),
  story: k.text(0, 5000).optional(),
  breederProgramAddress: ProgramAddress.optional(),
  postalCode: PostalCode.optional(),
  phoneNumber: k.length(z.string().regex(new RegExp("^\\+1[2-9][0-9]{9}$", "u")), 0, 12).nullable().optional(),
  licence: k.text(0, 120).nullable().optional(),
  breedingSince: z.int().gte(1900).lte(2100).nullable().optional(),
  coverKey: NullableFileKey.optional(),
  profileImageKey: NullableFileKey.optional(),
  depositRefundPercent: z.literal([0,50,100]).optional(),
});

export const UpdateBreederTrustBody: z.ZodType<T.UpdateBreederTrustBody> = z.strictObject({
  autoApprove: z.boolean(),
  reason: k.text(0, 1000).optional(),
});

export const UpdateDeliveryBody: z.ZodType<T.UpdateDeliveryBody> = z.strictObject({
  action: z.enum(["resend","withdraw","schedule","price","confirm","fail","cancel"]),
  window: DeliveryWindow.optional(),
  costCents: z.int().gte(0).lte(1000000).optional(),
  reason: k.text(1, 500).optional(),
});

export const UpdateMatchBody: z.ZodType<T.UpdateMatchBody> = z.strictObject({
  status: z.enum(["accepted","declined","withdrawn","completed"]),
});

export const UpdateNotificationBody: z.ZodType<T.UpdateNotificationBody> = z.strictObject({
  status: z.enum(["unread","read","archived"]),
});

export const UpdateParentBody: z.ZodType<T.UpdateParentBody> = z.strictObject({
  id: Id,
  parent: ParentFields,
  status: z.enum(["live","no-longer-available"]).optional(),
});

export const UpdatePaymentIntentBody: z.ZodType<T.UpdatePaymentIntentBody> = z.strictObject({
  reservationId: Id,
  order: OrderChoices,
});

export const UpdatePetProfileBody: z.ZodType<T.UpdatePetProfileBody> = z.strictObject({
  id: Id,
  profile: PetProfileFields,
});

export const UpdatePostBody: z.ZodType<T.UpdatePostBody> = z.strictObject({
  post: PostFields,
});

export const UpdateReservationStatusBody: z.ZodType<T.UpdateReservationStatusBody> = z.strictObject({
  reservedPetId: Id,
  action: z.enum(["cancel","confirm-handover","extend","complete"]),
  reason: k.text(0, 500).optional(),
  expectedRefundCents: Cents.optional(),
  cause: CancelCause.optional(),
  listAgain: z.boolean().optional(),
});

export const UpdateReviewBody: z.ZodType<T.UpdateReviewBody> = z.strictObject({
  rating: z.int().gte(1).lte(5),
  title: k.text(1, 120),
  text: k.text(1, 4000),
  fileKeys: z.array(FileKey).max(6).optional(),
});

export const UpdateSaleContractBody: z.ZodType<T.UpdateSaleContractBody> = z.strictObject({
  contractText: k.text(1, 40000),
  guaranteeText: k.text(1, 40000),
});

export const UpdateSavedSearchBody: z.ZodType<T.UpdateSavedSearchBody> = z.strictObject({
  name: k.text(1, 80),
  frequency: z.enum(["instant","daily"]),
});

export const UpdateUserBody: z.ZodType<T.UpdateUserBody> = z.strictObject({
  firstName: k.text(1, 60).optional(),
  lastName: k.text(1, 60).optional(),
  phoneNumber: k.length(z.string().regex(new RegExp("^\\+1[2-9][0-9]{9}$", "u")), 0, 12).nullable().optional(),
  profileImageKey: NullableFileKey.optional(),
  accountStatus: z.enum(["Active","Inactive"]).optional(),
});

export const UpdateUserStatusBody: z.ZodType<T.UpdateUserStatusBody> = z.strictObject({
  accountStatus: AccountStatus,
  reason: k.text(1, 1000),
});

export const UpdatedMatchAnswer: z.ZodType<T.UpdatedMatchAnswer> = z.strictObject({
  updatedMatch: Match,
});

export const UploadDeliveryPhotoBody: z.ZodType<T.UploadDeliveryPhotoBody> = z.strictObject({
  token: DeliveryToken,
  contentType: z.enum(["image/jpeg","image/png","image/webp","image/heic"]),
  size: z.int().gte(1).lte(20971520),
});

export const UploadHeader: z.ZodType<T.UploadHeader> = z.strictObject({
  name: k.text(0, 60),
  value: k.text(0, 300),
});

export const UploadUrlAnswer: z.ZodType<T.UploadUrlAnswer> = z.strictObject({
  url: k.length(z.url(), 0, 3000),
  fileKey: FileKey,
  method: z.literal("PUT"),
  headers: z.array(UploadHeader).max(10),
  expiresAt: Timestamp,
});

export const UserAnswer: z.ZodType<T.UserAnswer> = z.strictObject({
  user: User,
});

export const UserSettingBody: z.ZodType<T.UserSettingBody> = z.strictObject({
  userSetting: NotificationSetting,
});

export const UserSettingsAnswer: z.ZodType<T.UserSettingsAnswer> = z.strictObject({
  user: SettingsUser,
});

export const VerificationClaims: z.ZodType<T.VerificationClaims> = z.strictObject({
  contactName: k.text(0, 121),
  isShelter: z.boolean(),
  city: k.text(0, 80),
  state: State,
  licence: k.text(0, 120).nullable(),
  website: k.text(0, 300).nullable(),
  breedingSince: z.int().gte(1900).lte(2100).nullable(),
  memberSince: Date,
});

export const VerificationFileKeys: z.ZodType<T.VerificationFileKeys> = k.distinct(z.array(FileKey).max(5));

export const VerificationFiles: z.ZodType<T.VerificationFiles> = z.strictObject({
  identityFront: z.array(FileKey).max(1),
  identityBack: z.array(FileKey).max(1),
  rearingArea: VerificationFileKeys,
  registration: z.array(FileKey).max(2),
});

export const VerificationStep: z.ZodType<T.VerificationStep> = z.strictObject({
  status: VerificationStatus,
  at: Timestamp,
  reason: k.text(0, 1000).nullable(),
});

export const Verification: z.ZodType<T.Verification> = z.strictObject({
  id: Id.optional(),
  status: VerificationStatus,
  breederId: Id,
  breederSlug: BreederSlug,
  breederName: k.text(0, 120),
  submittedAt: NullableTimestamp,
  decidedAt: NullableTimestamp,
  reason: k.text(0, 1000).nullable(),
  identityDeletedAt: k.length(z.iso.datetime({ offset: true }), 0, 40).nullable(),
  isContractConfirmed: z.boolean(),
  files: VerificationFiles,
  claims: VerificationClaims,
  history: z.array(VerificationStep).max(50),
});

export const VerificationAnswer: z.ZodType<T.VerificationAnswer> = z.strictObject({
  verification: Verification,
});

export const VerificationFilesBody: z.ZodType<T.VerificationFilesBody> = z.strictObject({
  identityFront: z.array(FileKey).max(1),
  identityBack: z.array(FileKey).max(1),
  rearingArea: VerificationFileKeys,
  registration: z.array(FileKey).max(2).optional(),
});

export const VerificationsAnswer: z.ZodType<T.VerificationsAnswer> = z.strictObject({
  verifications: z.array(Verification).max(50),
  nextCursor: NextCursor,
});

export const VerifyAndFinalizeBody: z.ZodType<T.VerifyAndFinalizeBody> = z.strictObject({
  paymentIntent: IntentId,
});

export const WaitingMoneyKind: z.ZodType<T.WaitingMoneyKind> = z.enum(["refund","dispute","chargeback","finding","handoff","stopped","balance","payment","payout","funds","debt","closing"]);

export const WaitingMoneyPerson: z.ZodType<T.WaitingMoneyPerson> = z.strictObject({
  name: k.text(0, 130),
  email: k.text(0, 254),
});

export const WaitingMoney: z.ZodType<T.WaitingMoney> = z.strictObject({
  id: k.length(z.string().regex(new RegExp("^[a-z]+:[a-z-]+:[0-9a-f-]{36}$", "u")), 0, 80),
  kind: WaitingMoneyKind,
  subjectId: Id,
  amountCents: z.int().gte(0).lte(100000000000).nullable(),
  since: Timestamp,
  dueAt: NullableTimestamp,
  reason: k.text(0, 300),
  buyer: WaitingMoneyPerson.optional(),
  breeder: WaitingMoneyPerson.optional(),
  petName: k.text(0, 120).nullable(),
  reservationNumber: k.text(0, 20).nullable(),
  orderId: k.length(z.uuid(), 0, 36).nullable(),
});

export const WaitingMoneyCount: z.ZodType<T.WaitingMoneyCount> = z.strictObject({
  kind: WaitingMoneyKind,
  count: count,
  hasMore: hasMore,
});

export const WaitingMoneyAnswer: z.ZodType<T.WaitingMoneyAnswer> = z.strictObject({
  waiting: z.array(WaitingMoney).max(50),
  counts: z.array(WaitingMoneyCount).max(12),
  nextCursor: NextCursor,
  refundTimes: RefundTimes,
});

export const WaitingPayout: z.ZodType<T.WaitingPayout> = z.strictObject({
  breederId: Id,
  programName: k.text(0, 120),
  reason: PayoutWaitReason,
  amountCents: Cents,
  since: Timestamp,
  payoutId: k.length(z.uuid(), 0, 36).nullable(),
  failure: k.text(0, 60).nullable(),
  nextTryAt: NullableTimestamp,
  canRetry: z.boolean(),
  canSettle: z.boolean(),
  isClosed: z.boolean(),
});

export const WaitingPayoutsAnswer: z.ZodType<T.WaitingPayoutsAnswer> = z.strictObject({
  waiting: z.array(WaitingPayout).max(200),
  hasMore: z.boolean(),
  approval: MoneyApproval.optional(),
});

export const Waitlist: z.ZodType<T.Waitlist> = z.strictObject({
  id: Id,
  breeder: BreederSummary,
  personName: k.text(0, 121),
  litterId: Id.optional(),
  litterName: k.text(0, 120).nullable(),
  breed: BreedSummary.optional(),
  sex: PetSex.optional(),
  status: z.enum(["waiting","invited","accepted","expired","rejected","left"]),
  position: z.int().gte(1).lte(100000).nullable(),
  note: k.text(0, 500),
  inviteEndsAt: NullableTimestamp,
  pets: z.array(PetCard).max(20),
  isAddedByBreeder: z.boolean(),
  reason: k.text(0, 1000).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export const WaitlistAnswer: z.ZodType<T.WaitlistAnswer> = z.strictObject({
  waitlist: Waitlist,
});

export const WaitlistsAnswer: z.ZodType<T.WaitlistsAnswer> = z.strictObject({
  waitingCount: Count,
  invitedCount: Count,
  waitlists: z.array(Waitlist).max(100),
  nextCursor: NextCursor,
});

export const WithdrawVerificationBody: z.ZodType<T.WithdrawVerificationBody> = z.strictObject({
  reason: k.text(1, 1000),
});

export const WriteReviewBody: z.ZodType<T.WriteReviewBody> = z.strictObject({
  reservedPetId: Id,
  rating: z.int().gte(1).lte(5),
  title: k.text(1, 120),
  text: k.text(1, 4000),
  fileKeys: z.array(FileKey).max(6).optional(),
});

export const Year: z.ZodType<T.Year> = z.int().gte(2020).lte(2100);

export const YearlyStatement: z.ZodType<T.YearlyStatement> = z.strictObject({
  year: Year,
  years: z.array(Year).max(100),
  sellerName: k.text(0, 120),
  isShelter: z.boolean(),
  cityAndState: k.text(0, 100),
  timeZone: BreedersZone,
  isOver: z.boolean(),
  openingCents: SignedCents,
  closingCents: SignedCents,
  months: z.array(StatementMonth).min(12).max(12),
  total: StatementAmounts,
});

export const YearlyStatementAnswer: z.ZodType<T.YearlyStatementAnswer> = z.strictObject({
  statement: YearlyStatement,
});
