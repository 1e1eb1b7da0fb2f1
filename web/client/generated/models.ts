// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { components } from "./types.ts";

/** The stable code of a problem. */
export type ProblemCode =
  | "malformed_request"
  | "unknown_parameter"
  | "wrong_content_type"
  | "token_missing"
  | "token_expired"
  | "token_invalid"
  | "refresh_missing"
  | "refresh_invalid"
  | "wrong_role"
  | "staff_rank"
  | "second_factor_required"
  | "account_suspended"
  | "csrf_invalid"
  | "origin_not_allowed"
  | "own_pet"
  | "not_found"
  | "route_not_found"
  | "pet_gone"
  | "method_not_allowed"
  | "too_large"
  | "invalid_input"
  | "wrong_credentials"
  | "second_factor_needed"
  | "second_factor_wrong"
  | "email_taken"
  | "storage_full"
  | "thread_full"
  | "own_post"
  | "pet_profiles_full"
  | "favourites_full"
  | "email_not_accepted"
  | "weak_password"
  | "name_invalid"
  | "program_name_taken"
  | "program_name_official"
  | "contact_details"
  | "terms_not_accepted"
  | "zip_unknown"
  | "place_unknown"
  | "program_required"
  | "afterpay_not_possible"
  | "add_on_unknown"
  | "add_on_bought"
  | "add_ons_not_possible"
  | "card_declined"
  | "payment_incomplete"
  | "pet_on_hold"
  | "pet_not_available"
  | "pet_promised"
  | "application_needed"
  | "hold_expired"
  | "reservation_not_open"
  | "transition_not_allowed"
  | "delivery_changed"
  | "delivery_charged"
  | "delivery_unfinished"
  | "window_not_valid"
  | "sale_stopped"
  | "refund_not_owed"
  | "refund_under_way"
  | "finding_settled"
  | "finding_refused"
  | "balance_due"
  | "balance_not_due"
  | "deposit_first"
  | "deposit_not_offered"
  | "already_paid"
  | "payment_in_progress"
  | "payment_processing"
  | "payment_refunded"
  | "price_changed"
  | "refund_changed"
  | "deployment_changed"
  | "details_missing"
  | "delivery_not_possible"
  | "state_not_allowed"
  | "financing_not_allowed"
  | "method_not_available"
  | "provider_refused"
  | "rule_changed"
  | "tax_unavailable"
  | "total_too_small"
  | "discount_not_valid"
  | "discount_used_up"
  | "too_young"
  | "too_early"
  | "idempotency_conflict"
  | "signature_invalid"
  | "wrong_password"
  | "password_missing"
  | "code_wrong"
  | "code_used_up"
  | "reason_missing"
  | "invitation_not_valid"
  | "file_not_usable"
  | "social_refused"
  | "social_email_missing"
  | "email_already_verified"
  | "reservations_open"
  | "money_open"
  | "payout_not_possible"
  | "payout_moved"
  | "balance_changed"
  | "sign_in_again"
  | "staff_account"
  | "second_factor_exists"
  | "second_factor_missing"
  | "verification_in_review"
  | "file_in_use"
  | "own_request"
  | "approval_over"
  | "approval_waiting"
  | "last_admin"
  | "staff_already"
  | "staff_join_refused"
  | "own_account"
  | "email_not_linked"
  | "provider_not_configured"
  | "link_not_valid"
  | "listing_not_draft"
  | "archive_instead"
  | "parent_in_use"
  | "litter_in_use"
  | "application_exists"
  | "listing_incomplete"
  | "parents_do_not_fit"
  | "answers_missing"
  | "dispute_too_late"
  | "dispute_exists"
  | "dispute_decided"
  | "reply_due"
  | "dispute_full"
  | "order_unpaid"
  | "dispute_open"
  | "chargeback_open"
  | "chargeback_closed"
  | "evidence_submitted"
  | "evidence_too_late"
  | "evidence_full"
  | "evidence_too_large"
  | "evidence_refused"
  | "refund_too_large"
  | "import_running"
  | "code_taken"
  | "breeder_not_verified"
  | "listing_set_aside"
  | "contract_not_confirmed"
  | "contract_changed"
  | "email_not_verified"
  | "chat_blocked"
  | "chat_closed"
  | "phone_missing"
  | "phone_confirmed"
  | "donation_not_offered"
  | "phone_not_confirmed"
  | "phone_taken"
  | "texts_not_offered"
  | "too_many_replies"
  | "waitlist_joined"
  | "waitlist_full"
  | "waitlist_not_next"
  | "own_program"
  | "match_exists"
  | "too_many_saved"
  | "review_exists"
  | "review_edit_closed"
  | "review_hidden"
  | "own_review"
  | "reservation_not_completed"
  | "channel_not_allowed"
  | "too_many_requests"
  | "too_many_codes"
  | "too_many_holds"
  | "unavailable"
  | "not_ready"
  | "payments_unavailable"
  | "range_not_satisfiable"
  | "storage_unavailable"
  | "internal"
  | "not_implemented";

export type AcceptTermsBody = components["schemas"]["AcceptTermsBody"];
export type Acceptances = components["schemas"]["Acceptances"];
export type AcceptedContract = components["schemas"]["AcceptedContract"];
export type AcceptedContractAnswer = components["schemas"]["AcceptedContractAnswer"];
export type AcceptedTerms = components["schemas"]["AcceptedTerms"];
export type AccessToken = components["schemas"]["AccessToken"];
export type AccessTokenAnswer = components["schemas"]["AccessTokenAnswer"];
export type AccountStatus = components["schemas"]["AccountStatus"];
export type AddEvidenceBody = components["schemas"]["AddEvidenceBody"];
export type AddFavouriteBody = components["schemas"]["AddFavouriteBody"];
export type AddListingBody = components["schemas"]["AddListingBody"];
export type AddNotificationBody = components["schemas"]["AddNotificationBody"];
export type AddOn = components["schemas"]["AddOn"];
export type AddOnIds = components["schemas"]["AddOnIds"];
export type AddOnOffer = components["schemas"]["AddOnOffer"];
export type AddOnOrder = components["schemas"]["AddOnOrder"];
export type AddOnOrderAnswer = components["schemas"]["AddOnOrderAnswer"];
export type AddOnPaymentAnswer = components["schemas"]["AddOnPaymentAnswer"];
export type AddOnPrice = components["schemas"]["AddOnPrice"];
export type AddOnQuoteAnswer = components["schemas"]["AddOnQuoteAnswer"];
export type AddOnsAnswer = components["schemas"]["AddOnsAnswer"];
export type AddShelterBody = components["schemas"]["AddShelterBody"];
export type Address = components["schemas"]["Address"];
export type AddressComponent = components["schemas"]["AddressComponent"];
export type AdminDispute = components["schemas"]["AdminDispute"];
export type AdminDisputesAnswer = components["schemas"]["AdminDisputesAnswer"];
export type AdultSize = components["schemas"]["AdultSize"];
export type AgeBand = components["schemas"]["AgeBand"];
export type AllowedAction = components["schemas"]["AllowedAction"];
export type AnalyticsAnswer = components["schemas"]["AnalyticsAnswer"];
export type AnalyticsData = components["schemas"]["AnalyticsData"];
export type AnswerClaimChangeBody = components["schemas"]["AnswerClaimChangeBody"];
export type AnswerDeliveryBody = components["schemas"]["AnswerDeliveryBody"];
export type AnswerReviewBody = components["schemas"]["AnswerReviewBody"];
export type Application = components["schemas"]["Application"];
export type ApplicationAnswer = components["schemas"]["ApplicationAnswer"];
export type ApplicationForm = components["schemas"]["ApplicationForm"];
export type ApplicationFormAnswer = components["schemas"]["ApplicationFormAnswer"];
export type ApplicationFormBody = components["schemas"]["ApplicationFormBody"];
export type ApplicationPet = components["schemas"]["ApplicationPet"];
export type ApplicationQuestion = components["schemas"]["ApplicationQuestion"];
export type ApplicationReply = components["schemas"]["ApplicationReply"];
export type ApplicationStatus = components["schemas"]["ApplicationStatus"];
export type ApplicationsAnswer = components["schemas"]["ApplicationsAnswer"];
export type Area = components["schemas"]["Area"];
export type AuditChange = components["schemas"]["AuditChange"];
export type AuditEntriesAnswer = components["schemas"]["AuditEntriesAnswer"];
export type AuditEntry = components["schemas"]["AuditEntry"];
export type AvailableFundsAnswer = components["schemas"]["AvailableFundsAnswer"];
export type AvgSellingPriceAnswer = components["schemas"]["AvgSellingPriceAnswer"];
export type BadgeId = components["schemas"]["BadgeId"];
export type BillingDetails = components["schemas"]["BillingDetails"];
export type Breed = components["schemas"]["Breed"];
export type BreedAnswer = components["schemas"]["BreedAnswer"];
export type BreedCare = components["schemas"]["BreedCare"];
export type BreedCategory = components["schemas"]["BreedCategory"];
export type BreedCaution = components["schemas"]["BreedCaution"];
export type BreedColor = components["schemas"]["BreedColor"];
export type BreedFacts = components["schemas"]["BreedFacts"];
export type BreedFit = components["schemas"]["BreedFit"];
export type BreedHealthTest = components["schemas"]["BreedHealthTest"];
export type BreedLevel = components["schemas"]["BreedLevel"];
export type BreedMatch = components["schemas"]["BreedMatch"];
export type BreedMatchesAnswer = components["schemas"]["BreedMatchesAnswer"];
export type BreedSummary = components["schemas"]["BreedSummary"];
export type BreederData = components["schemas"]["BreederData"];
export type BreederDataAnswer = components["schemas"]["BreederDataAnswer"];
export type BreederFunds = components["schemas"]["BreederFunds"];
export type BreederListAnswer = components["schemas"]["BreederListAnswer"];
export type BreederProfile = components["schemas"]["BreederProfile"];
export type BreederProfileAnswer = components["schemas"]["BreederProfileAnswer"];
export type BreederSlug = components["schemas"]["BreederSlug"];
export type BreederSummary = components["schemas"]["BreederSummary"];
export type BreedersZone = components["schemas"]["BreedersZone"];
export type BreedsAnswer = components["schemas"]["BreedsAnswer"];
export type BuyAddOnsBody = components["schemas"]["BuyAddOnsBody"];
export type CancelCause = components["schemas"]["CancelCause"];
export type CandidatesAnswer = components["schemas"]["CandidatesAnswer"];
export type CarrierDelivery = components["schemas"]["CarrierDelivery"];
export type CarrierDeliveryAnswer = components["schemas"]["CarrierDeliveryAnswer"];
export type Cents = components["schemas"]["Cents"];
export type ChangeEmailBody = components["schemas"]["ChangeEmailBody"];
export type ChangeKind = components["schemas"]["ChangeKind"];
export type ChangePasswordBody = components["schemas"]["ChangePasswordBody"];
export type ChangePremisesBody = components["schemas"]["ChangePremisesBody"];
export type ChangeRequest = components["schemas"]["ChangeRequest"];
export type ChangeRequestAnswer = components["schemas"]["ChangeRequestAnswer"];
export type ChangeRequestsAnswer = components["schemas"]["ChangeRequestsAnswer"];
export type ChangeStaffRankBody = components["schemas"]["ChangeStaffRankBody"];
export type ChannelAuthAnswer = components["schemas"]["ChannelAuthAnswer"];
export type ChannelAuthBody = components["schemas"]["ChannelAuthBody"];
export type ChargebackCase = components["schemas"]["ChargebackCase"];
export type ChargebackCaseAnswer = components["schemas"]["ChargebackCaseAnswer"];
export type ChargebackItem = components["schemas"]["ChargebackItem"];
export type ChargebackState = components["schemas"]["ChargebackState"];
export type ChargebacksAnswer = components["schemas"]["ChargebacksAnswer"];
export type Charity = components["schemas"]["Charity"];
export type Chat = components["schemas"]["Chat"];
export type ChatAnswer = components["schemas"]["ChatAnswer"];
export type ChatImage = components["schemas"]["ChatImage"];
export type ChatMessage = components["schemas"]["ChatMessage"];
export type ChatPartner = components["schemas"]["ChatPartner"];
export type ChatReport = components["schemas"]["ChatReport"];
export type ChatReportAnswer = components["schemas"]["ChatReportAnswer"];
export type ChatStanding = components["schemas"]["ChatStanding"];
export type ChatsAnswer = components["schemas"]["ChatsAnswer"];
export type CheckoutStepName = components["schemas"]["CheckoutStepName"];
export type ClaimAnswer = components["schemas"]["ClaimAnswer"];
export type ClaimChange = components["schemas"]["ClaimChange"];
export type ClaimChangeAnswer = components["schemas"]["ClaimChangeAnswer"];
export type ClaimChangesAnswer = components["schemas"]["ClaimChangesAnswer"];
export type ClaimKind = components["schemas"]["ClaimKind"];
export type ClaimPhotos = components["schemas"]["ClaimPhotos"];
export type ClaimQuestion = components["schemas"]["ClaimQuestion"];
export type ClaimText = components["schemas"]["ClaimText"];
export type ClientSecret = components["schemas"]["ClientSecret"];
export type CloseAccountBody = components["schemas"]["CloseAccountBody"];
export type ClosingAnswer = components["schemas"]["ClosingAnswer"];
export type ClosingBlocker = components["schemas"]["ClosingBlocker"];
export type CoatType = components["schemas"]["CoatType"];
export type Company = components["schemas"]["Company"];
export type CompleteReservationBody = components["schemas"]["CompleteReservationBody"];
export type Configuration = components["schemas"]["Configuration"];
export type ConfigurationAnswer = components["schemas"]["ConfigurationAnswer"];
export type ConfirmSaleContractBody = components["schemas"]["ConfirmSaleContractBody"];
export type Contact = components["schemas"]["Contact"];
export type ContestedPayment = components["schemas"]["ContestedPayment"];
export type ContractDocument = components["schemas"]["ContractDocument"];
export type ContractHash = components["schemas"]["ContractHash"];
export type Count = components["schemas"]["Count"];
export type CountShareBody = components["schemas"]["CountShareBody"];
export type CreateMatchBody = components["schemas"]["CreateMatchBody"];
export type CreatePaymentIntentBody = components["schemas"]["CreatePaymentIntentBody"];
export type CreateSetupIntentBody = components["schemas"]["CreateSetupIntentBody"];
export type CsrfTokenAnswer = components["schemas"]["CsrfTokenAnswer"];
export type CurrentUserAnswer = components["schemas"]["CurrentUserAnswer"];
export type Cursor = components["schemas"]["Cursor"];
export type DashboardPreview = components["schemas"]["DashboardPreview"];
export type DashboardPreviewAnswer = components["schemas"]["DashboardPreviewAnswer"];
export type DashboardTask = components["schemas"]["DashboardTask"];
export type Date = components["schemas"]["Date"];
export type DecideChangeBody = components["schemas"]["DecideChangeBody"];
export type DecideClaimChangeBody = components["schemas"]["DecideClaimChangeBody"];
export type DecideDisputeBody = components["schemas"]["DecideDisputeBody"];
export type DecideFraudCaseBody = components["schemas"]["DecideFraudCaseBody"];
export type DecideListingBody = components["schemas"]["DecideListingBody"];
export type DecideParentBody = components["schemas"]["DecideParentBody"];
export type DecideReportBody = components["schemas"]["DecideReportBody"];
export type DecideVerificationBody = components["schemas"]["DecideVerificationBody"];
export type DeleteFileBody = components["schemas"]["DeleteFileBody"];
export type Delivery = components["schemas"]["Delivery"];
export type DeliveryAction = components["schemas"]["DeliveryAction"];
export type DeliveryAnswer = components["schemas"]["DeliveryAnswer"];
export type DeliveryCarrier = components["schemas"]["DeliveryCarrier"];
export type DeliveryCount = components["schemas"]["DeliveryCount"];
export type DeliveryDetails = components["schemas"]["DeliveryDetails"];
export type DeliveryEvent = components["schemas"]["DeliveryEvent"];
export type DeliveryInformation = components["schemas"]["DeliveryInformation"];
export type DeliveryKind = components["schemas"]["DeliveryKind"];
export type DeliveryOption = components["schemas"]["DeliveryOption"];
export type DeliveryPhoto = components["schemas"]["DeliveryPhoto"];
export type DeliveryPickUp = components["schemas"]["DeliveryPickUp"];
export type DeliveryPlace = components["schemas"]["DeliveryPlace"];
export type DeliveryStatus = components["schemas"]["DeliveryStatus"];
export type DeliveryTarget = components["schemas"]["DeliveryTarget"];
export type DeliveryTimeZones = components["schemas"]["DeliveryTimeZones"];
export type DeliveryToken = components["schemas"]["DeliveryToken"];
export type DeliveryWindow = components["schemas"]["DeliveryWindow"];
export type DepositCents = components["schemas"]["DepositCents"];
export type DiscountCode = components["schemas"]["DiscountCode"];
export type DiscountCodeAnswer = components["schemas"]["DiscountCodeAnswer"];
export type DiscountCodeFields = components["schemas"]["DiscountCodeFields"];
export type DiscountCodesAnswer = components["schemas"]["DiscountCodesAnswer"];
export type DiscountType = components["schemas"]["DiscountType"];
export type Dispute = components["schemas"]["Dispute"];
export type DisputeAnswer = components["schemas"]["DisputeAnswer"];
export type DisputeFile = components["schemas"]["DisputeFile"];
export type DisputeMessage = components["schemas"]["DisputeMessage"];
export type DisputeQuote = components["schemas"]["DisputeQuote"];
export type DisputeQuoteAnswer = components["schemas"]["DisputeQuoteAnswer"];
export type DisputeReason = components["schemas"]["DisputeReason"];
export type DisputeStatus = components["schemas"]["DisputeStatus"];
export type DisputesAnswer = components["schemas"]["DisputesAnswer"];
export type Earnings = components["schemas"]["Earnings"];
export type Email = components["schemas"]["Email"];
export type EmailCheckAnswer = components["schemas"]["EmailCheckAnswer"];
export type EvidenceFile = components["schemas"]["EvidenceFile"];
export type EvidenceTexts = components["schemas"]["EvidenceTexts"];
export type EvidenceUse = components["schemas"]["EvidenceUse"];
export type ExportAnswer = components["schemas"]["ExportAnswer"];
export type ExportDocument = components["schemas"]["ExportDocument"];
export type ExportSection = components["schemas"]["ExportSection"];
export type Exposure = components["schemas"]["Exposure"];
export type FacetCount = components["schemas"]["FacetCount"];
export type FacetList = components["schemas"]["FacetList"];
export type FavoritedPet = components["schemas"]["FavoritedPet"];
export type FavoritedPetAnswer = components["schemas"]["FavoritedPetAnswer"];
export type FavoritedPetsAnswer = components["schemas"]["FavoritedPetsAnswer"];
export type FavouriteId = components["schemas"]["FavouriteId"];
export type FavouriteIdsAnswer = components["schemas"]["FavouriteIdsAnswer"];
export type FeaturedCategory = components["schemas"]["FeaturedCategory"];
export type FeaturedPets = components["schemas"]["FeaturedPets"];
export type FeaturedPetsAnswer = components["schemas"]["FeaturedPetsAnswer"];
export type Figure = components["schemas"]["Figure"];
export type FileKey = components["schemas"]["FileKey"];
export type FileKeysBody = components["schemas"]["FileKeysBody"];
export type FileMessageAnswer = components["schemas"]["FileMessageAnswer"];
export type FilePurpose = components["schemas"]["FilePurpose"];
export type FileUrlAnswer = components["schemas"]["FileUrlAnswer"];
export type FinalizeReservationBody = components["schemas"]["FinalizeReservationBody"];
export type ForgotPasswordBody = components["schemas"]["ForgotPasswordBody"];
export type FoundBreeder = components["schemas"]["FoundBreeder"];
export type FoundChatAnswer = components["schemas"]["FoundChatAnswer"];
export type FraudCase = components["schemas"]["FraudCase"];
export type FraudCaseAnswer = components["schemas"]["FraudCaseAnswer"];
export type FraudCasesAnswer = components["schemas"]["FraudCasesAnswer"];
export type FraudListing = components["schemas"]["FraudListing"];
export type FraudOtherListing = components["schemas"]["FraudOtherListing"];
export type FraudSide = components["schemas"]["FraudSide"];
export type Generation = components["schemas"]["Generation"];
export type GoHomeDate = components["schemas"]["GoHomeDate"];
export type GoodWith = components["schemas"]["GoodWith"];
export type GrowthPoint = components["schemas"]["GrowthPoint"];
export type GuaranteePeriod = components["schemas"]["GuaranteePeriod"];
export type HealthAnswer = components["schemas"]["HealthAnswer"];
export type HealthTest = components["schemas"]["HealthTest"];
export type HealthTestName = components["schemas"]["HealthTestName"];
export type Id = components["schemas"]["Id"];
export type ImportColumn = components["schemas"]["ImportColumn"];
export type ImportFileBody = components["schemas"]["ImportFileBody"];
export type ImportFileColumn = components["schemas"]["ImportFileColumn"];
export type ImportProblem = components["schemas"]["ImportProblem"];
export type ImportReport = components["schemas"]["ImportReport"];
export type ImportReportAnswer = components["schemas"]["ImportReportAnswer"];
export type IncomingTextBody = components["schemas"]["IncomingTextBody"];
export type IntentId = components["schemas"]["IntentId"];
export type IntentStatus = components["schemas"]["IntentStatus"];
export type IntentStatusAnswer = components["schemas"]["IntentStatusAnswer"];
export type InviteShelterBody = components["schemas"]["InviteShelterBody"];
export type InviteStaffBody = components["schemas"]["InviteStaffBody"];
export type InviteWaitlistBody = components["schemas"]["InviteWaitlistBody"];
export type JoinStaffBody = components["schemas"]["JoinStaffBody"];
export type JoinWaitlistBody = components["schemas"]["JoinWaitlistBody"];
export type KeepCardBody = components["schemas"]["KeepCardBody"];
export type LastGiven = components["schemas"]["LastGiven"];
export type ListPlace = components["schemas"]["ListPlace"];
export type ListedBreeder = components["schemas"]["ListedBreeder"];
export type ListingAction = components["schemas"]["ListingAction"];
export type ListingEvent = components["schemas"]["ListingEvent"];
export type ListingFields = components["schemas"]["ListingFields"];
export type ListingIdsBody = components["schemas"]["ListingIdsBody"];
export type ListingMessageAnswer = components["schemas"]["ListingMessageAnswer"];
export type ListingReport = components["schemas"]["ListingReport"];
export type ListingReportAnswer = components["schemas"]["ListingReportAnswer"];
export type ListingStatusBody = components["schemas"]["ListingStatusBody"];
export type Litter = components["schemas"]["Litter"];
export type LitterBody = components["schemas"]["LitterBody"];
export type LitterPet = components["schemas"]["LitterPet"];
export type LitterState = components["schemas"]["LitterState"];
export type LiveChatSettings = components["schemas"]["LiveChatSettings"];
export type LooseFilter = components["schemas"]["LooseFilter"];
export type MapPin = components["schemas"]["MapPin"];
export type MapTiles = components["schemas"]["MapTiles"];
export type MarkNotificationsReadBody = components["schemas"]["MarkNotificationsReadBody"];
export type MaskedKind = components["schemas"]["MaskedKind"];
export type Match = components["schemas"]["Match"];
export type MatchCandidate = components["schemas"]["MatchCandidate"];
export type MatchStatus = components["schemas"]["MatchStatus"];
export type MatchesAnswer = components["schemas"]["MatchesAnswer"];
export type MessagesAnswer = components["schemas"]["MessagesAnswer"];
export type MethodLimit = components["schemas"]["MethodLimit"];
export type MoneyApproval = components["schemas"]["MoneyApproval"];
export type MoneyApprovalsAnswer = components["schemas"]["MoneyApprovalsAnswer"];
export type MoneyCheck = components["schemas"]["MoneyCheck"];
export type MoneyDifference = components["schemas"]["MoneyDifference"];
export type MoneyFinding = components["schemas"]["MoneyFinding"];
export type MoneyFindingAnswer = components["schemas"]["MoneyFindingAnswer"];
export type MuteChatBody = components["schemas"]["MuteChatBody"];
export type NewMatchAnswer = components["schemas"]["NewMatchAnswer"];
export type NewPassword = components["schemas"]["NewPassword"];
export type NewPostBody = components["schemas"]["NewPostBody"];
export type NextCursor = components["schemas"]["NextCursor"];
export type NextPayout = components["schemas"]["NextPayout"];
export type Notification = components["schemas"]["Notification"];
export type NotificationAnswer = components["schemas"]["NotificationAnswer"];
export type NotificationChannel = components["schemas"]["NotificationChannel"];
export type NotificationGroup = components["schemas"]["NotificationGroup"];
export type NotificationSetting = components["schemas"]["NotificationSetting"];
export type NotificationsAnswer = components["schemas"]["NotificationsAnswer"];
export type NotificationsReadAnswer = components["schemas"]["NotificationsReadAnswer"];
export type NullableDate = components["schemas"]["NullableDate"];
export type NullableFileKey = components["schemas"]["NullableFileKey"];
export type NullablePayoutNumber = components["schemas"]["NullablePayoutNumber"];
export type NullableTimestamp = components["schemas"]["NullableTimestamp"];
export type OfferDeliveryBody = components["schemas"]["OfferDeliveryBody"];
export type Ok = components["schemas"]["Ok"];
export type OnboardingAnswer = components["schemas"]["OnboardingAnswer"];
export type OpenDeliveryLinkBody = components["schemas"]["OpenDeliveryLinkBody"];
export type OpenDisputeBody = components["schemas"]["OpenDisputeBody"];
export type OrderBooking = components["schemas"]["OrderBooking"];
export type OrderChargeback = components["schemas"]["OrderChargeback"];
export type OrderChoices = components["schemas"]["OrderChoices"];
export type OrderDetails = components["schemas"]["OrderDetails"];
export type OrderDetailsAnswer = components["schemas"]["OrderDetailsAnswer"];
export type OrderLine = components["schemas"]["OrderLine"];
export type OrderMail = components["schemas"]["OrderMail"];
export type OrderRefund = components["schemas"]["OrderRefund"];
export type OrderStory = components["schemas"]["OrderStory"];
export type OrderStoryAnswer = components["schemas"]["OrderStoryAnswer"];
export type OwedRefund = components["schemas"]["OwedRefund"];
export type OwedRefundAnswer = components["schemas"]["OwedRefundAnswer"];
export type OwedRefundsAnswer = components["schemas"]["OwedRefundsAnswer"];
export type OwnChargeback = components["schemas"]["OwnChargeback"];
export type OwnChargebackAnswer = components["schemas"]["OwnChargebackAnswer"];
export type OwnChargebacksAnswer = components["schemas"]["OwnChargebacksAnswer"];
export type OwnClaimChange = components["schemas"]["OwnClaimChange"];
export type OwnHealthTest = components["schemas"]["OwnHealthTest"];
export type OwnLitter = components["schemas"]["OwnLitter"];
export type OwnLitterAnswer = components["schemas"]["OwnLitterAnswer"];
export type OwnLittersAnswer = components["schemas"]["OwnLittersAnswer"];
export type OwnPetAnswer = components["schemas"]["OwnPetAnswer"];
export type OwnPetRow = components["schemas"]["OwnPetRow"];
export type OwnPetsAnswer = components["schemas"]["OwnPetsAnswer"];
export type ParentDetails = components["schemas"]["ParentDetails"];
export type ParentDetailsAnswer = components["schemas"]["ParentDetailsAnswer"];
export type ParentFields = components["schemas"]["ParentFields"];
export type ParentSummary = components["schemas"]["ParentSummary"];
export type ParentTest = components["schemas"]["ParentTest"];
export type ParentsAnswer = components["schemas"]["ParentsAnswer"];
export type PasswordCodeBody = components["schemas"]["PasswordCodeBody"];
export type PayBalanceBody = components["schemas"]["PayBalanceBody"];
export type Payment = components["schemas"]["Payment"];
export type PaymentEvent = components["schemas"]["PaymentEvent"];
export type PaymentIntentAnswer = components["schemas"]["PaymentIntentAnswer"];
export type PaymentKind = components["schemas"]["PaymentKind"];
export type PaymentMethod = components["schemas"]["PaymentMethod"];
export type PaymentSettings = components["schemas"]["PaymentSettings"];
export type PaymentType = components["schemas"]["PaymentType"];
export type PaymentsAnswer = components["schemas"]["PaymentsAnswer"];
export type Payout = components["schemas"]["Payout"];
export type PayoutAccount = components["schemas"]["PayoutAccount"];
export type PayoutLine = components["schemas"]["PayoutLine"];
export type PayoutNumber = components["schemas"]["PayoutNumber"];
export type PayoutWait = components["schemas"]["PayoutWait"];
export type PayoutWaitReason = components["schemas"]["PayoutWaitReason"];
export type PayoutsAnswer = components["schemas"]["PayoutsAnswer"];
export type PedigreeParent = components["schemas"]["PedigreeParent"];
export type PendingFundsAnswer = components["schemas"]["PendingFundsAnswer"];
export type PendingSale = components["schemas"]["PendingSale"];
export type Pet = components["schemas"]["Pet"];
export type PetAnswer = components["schemas"]["PetAnswer"];
export type PetCard = components["schemas"]["PetCard"];
export type PetCardBreeder = components["schemas"]["PetCardBreeder"];
export type PetDetails = components["schemas"]["PetDetails"];
export type PetDetailsAnswer = components["schemas"]["PetDetailsAnswer"];
export type PetDocument = components["schemas"]["PetDocument"];
export type PetImage = components["schemas"]["PetImage"];
export type PetInterest = components["schemas"]["PetInterest"];
export type PetMap = components["schemas"]["PetMap"];
export type PetMapAnswer = components["schemas"]["PetMapAnswer"];
export type PetProfile = components["schemas"]["PetProfile"];
export type PetProfileAnswer = components["schemas"]["PetProfileAnswer"];
export type PetProfileFields = components["schemas"]["PetProfileFields"];
export type PetProfilesAnswer = components["schemas"]["PetProfilesAnswer"];
export type PetSex = components["schemas"]["PetSex"];
export type PetStatus = components["schemas"]["PetStatus"];
export type PetType = components["schemas"]["PetType"];
export type PetVideo = components["schemas"]["PetVideo"];
export type PetVideoAnswer = components["schemas"]["PetVideoAnswer"];
export type PetVideoBody = components["schemas"]["PetVideoBody"];
export type PetVideoLocationAnswer = components["schemas"]["PetVideoLocationAnswer"];
export type PetsSoldAnswer = components["schemas"]["PetsSoldAnswer"];
export type PhoneCodeBody = components["schemas"]["PhoneCodeBody"];
export type PhoneNumber = components["schemas"]["PhoneNumber"];
export type Place = components["schemas"]["Place"];
export type PlaceAnswer = components["schemas"]["PlaceAnswer"];
export type PointBody = components["schemas"]["PointBody"];
export type PopularBreed = components["schemas"]["PopularBreed"];
export type Post = components["schemas"]["Post"];
export type PostAnswer = components["schemas"]["PostAnswer"];
export type PostAuthor = components["schemas"]["PostAuthor"];
export type PostComment = components["schemas"]["PostComment"];
export type PostCommentsAnswer = components["schemas"]["PostCommentsAnswer"];
export type PostDetailsAnswer = components["schemas"]["PostDetailsAnswer"];
export type PostFields = components["schemas"]["PostFields"];
export type PostReply = components["schemas"]["PostReply"];
export type PostReport = components["schemas"]["PostReport"];
export type PostReportAnswer = components["schemas"]["PostReportAnswer"];
export type PostTag = components["schemas"]["PostTag"];
export type PostTagsAnswer = components["schemas"]["PostTagsAnswer"];
export type PostTextBody = components["schemas"]["PostTextBody"];
export type PostalCode = components["schemas"]["PostalCode"];
export type PostsAnswer = components["schemas"]["PostsAnswer"];
export type PricePreview = components["schemas"]["PricePreview"];
export type PricePreviewAnswer = components["schemas"]["PricePreviewAnswer"];
export type PriceWithFeeCents = components["schemas"]["PriceWithFeeCents"];
export type Problem = components["schemas"]["Problem"];
export type ProblemError = components["schemas"]["ProblemError"];
export type ProgramAddress = components["schemas"]["ProgramAddress"];
export type ProviderIntent = components["schemas"]["ProviderIntent"];
export type PublicParentsAnswer = components["schemas"]["PublicParentsAnswer"];
export type QuestionMailBody = components["schemas"]["QuestionMailBody"];
export type QuickRepliesAnswer = components["schemas"]["QuickRepliesAnswer"];
export type QuickReply = components["schemas"]["QuickReply"];
export type QuickReplyAnswer = components["schemas"]["QuickReplyAnswer"];
export type QuickReplyBody = components["schemas"]["QuickReplyBody"];
export type QuietHours = components["schemas"]["QuietHours"];
export type QuoteAddOnsBody = components["schemas"]["QuoteAddOnsBody"];
export type QuoteOrderBody = components["schemas"]["QuoteOrderBody"];
export type Range = components["schemas"]["Range"];
export type RatingCount = components["schemas"]["RatingCount"];
export type ReadinessAnswer = components["schemas"]["ReadinessAnswer"];
export type ReadinessCheck = components["schemas"]["ReadinessCheck"];
export type RealtimeSettings = components["schemas"]["RealtimeSettings"];
export type Receipt = components["schemas"]["Receipt"];
export type ReceiptAnswer = components["schemas"]["ReceiptAnswer"];
export type ReceiptNumber = components["schemas"]["ReceiptNumber"];
export type ReceiptParty = components["schemas"]["ReceiptParty"];
export type ReceiptRefund = components["schemas"]["ReceiptRefund"];
export type ReceiptSeller = components["schemas"]["ReceiptSeller"];
export type Recipient = components["schemas"]["Recipient"];
export type ReconciliationAnswer = components["schemas"]["ReconciliationAnswer"];
export type RecoveryCodesAnswer = components["schemas"]["RecoveryCodesAnswer"];
export type RedeemTokenBody = components["schemas"]["RedeemTokenBody"];
export type RedeemedAnswer = components["schemas"]["RedeemedAnswer"];
export type RefundBearer = components["schemas"]["RefundBearer"];
export type RefundLine = components["schemas"]["RefundLine"];
export type RefundOrderBody = components["schemas"]["RefundOrderBody"];
export type RefundQuote = components["schemas"]["RefundQuote"];
export type RefundQuoteAnswer = components["schemas"]["RefundQuoteAnswer"];
export type RefundQuoteBody = components["schemas"]["RefundQuoteBody"];
export type RefundRule = components["schemas"]["RefundRule"];
export type RefundScope = components["schemas"]["RefundScope"];
export type RefundTarget = components["schemas"]["RefundTarget"];
export type RefundTimes = components["schemas"]["RefundTimes"];
export type RefuseMoneyBody = components["schemas"]["RefuseMoneyBody"];
export type Registry = components["schemas"]["Registry"];
export type RegistryDocument = components["schemas"]["RegistryDocument"];
export type RejectWaitlistBody = components["schemas"]["RejectWaitlistBody"];
export type Relatedness = components["schemas"]["Relatedness"];
export type RemovedAnswer = components["schemas"]["RemovedAnswer"];
export type RemovedFavouriteAnswer = components["schemas"]["RemovedFavouriteAnswer"];
export type ReplyDisputeBody = components["schemas"]["ReplyDisputeBody"];
export type ReportChatBody = components["schemas"]["ReportChatBody"];
export type ReportDeliveryBody = components["schemas"]["ReportDeliveryBody"];
export type ReportListingBody = components["schemas"]["ReportListingBody"];
export type ReportPostBody = components["schemas"]["ReportPostBody"];
export type ReportReviewBody = components["schemas"]["ReportReviewBody"];
export type ReportSettings = components["schemas"]["ReportSettings"];
export type ReportVoice = components["schemas"]["ReportVoice"];
export type ReportedAuthor = components["schemas"]["ReportedAuthor"];
export type ReportedMessage = components["schemas"]["ReportedMessage"];
export type Reservation = components["schemas"]["Reservation"];
export type ReservationAction = components["schemas"]["ReservationAction"];
export type ReservationBuyer = components["schemas"]["ReservationBuyer"];
export type ReservationProgress = components["schemas"]["ReservationProgress"];
export type ReservationProgressAnswer = components["schemas"]["ReservationProgressAnswer"];
export type ReservationRefund = components["schemas"]["ReservationRefund"];
export type ReservationReviewAnswer = components["schemas"]["ReservationReviewAnswer"];
export type ReservationSeller = components["schemas"]["ReservationSeller"];
export type ReservationStatus = components["schemas"]["ReservationStatus"];
export type ReservationTerms = components["schemas"]["ReservationTerms"];
export type ReservedPetAnswer = components["schemas"]["ReservedPetAnswer"];
export type ReservedPetIdAnswer = components["schemas"]["ReservedPetIdAnswer"];
export type ReservedPetsAnswer = components["schemas"]["ReservedPetsAnswer"];
export type ResetCode = components["schemas"]["ResetCode"];
export type ResetPasswordBody = components["schemas"]["ResetPasswordBody"];
export type ResponseFigures = components["schemas"]["ResponseFigures"];
export type RestoreReportedBody = components["schemas"]["RestoreReportedBody"];
export type ReturnPath = components["schemas"]["ReturnPath"];
export type Review = components["schemas"]["Review"];
export type ReviewAnswer = components["schemas"]["ReviewAnswer"];
export type ReviewListing = components["schemas"]["ReviewListing"];
export type ReviewListingsAnswer = components["schemas"]["ReviewListingsAnswer"];
export type ReviewParent = components["schemas"]["ReviewParent"];
export type ReviewParentsAnswer = components["schemas"]["ReviewParentsAnswer"];
export type ReviewReport = components["schemas"]["ReviewReport"];
export type ReviewReportAnswer = components["schemas"]["ReviewReportAnswer"];
export type ReviewsAnswer = components["schemas"]["ReviewsAnswer"];
export type ReviewsWidgetSettings = components["schemas"]["ReviewsWidgetSettings"];
export type Role = components["schemas"]["Role"];
export type SaleContract = components["schemas"]["SaleContract"];
export type SaleContractAnswer = components["schemas"]["SaleContractAnswer"];
export type SaleStep = components["schemas"]["SaleStep"];
export type SaleStop = components["schemas"]["SaleStop"];
export type SalesGrowthAnswer = components["schemas"]["SalesGrowthAnswer"];
export type SalesRevenueAnswer = components["schemas"]["SalesRevenueAnswer"];
export type SalesTransaction = components["schemas"]["SalesTransaction"];
export type SaveProgressBody = components["schemas"]["SaveProgressBody"];
export type SaveSearchBody = components["schemas"]["SaveSearchBody"];
export type SavedCard = components["schemas"]["SavedCard"];
export type SavedCardAnswer = components["schemas"]["SavedCardAnswer"];
export type SavedCardRemovedAnswer = components["schemas"]["SavedCardRemovedAnswer"];
export type SavedCardsAnswer = components["schemas"]["SavedCardsAnswer"];
export type SavedSearch = components["schemas"]["SavedSearch"];
export type SavedSearchAnswer = components["schemas"]["SavedSearchAnswer"];
export type SavedSearchesAnswer = components["schemas"]["SavedSearchesAnswer"];
export type SearchAnswer = components["schemas"]["SearchAnswer"];
export type SearchData = components["schemas"]["SearchData"];
export type SearchFacets = components["schemas"]["SearchFacets"];
export type SearchIndexData = components["schemas"]["SearchIndexData"];
export type SearchLeanAnswer = components["schemas"]["SearchLeanAnswer"];
export type SearchSort = components["schemas"]["SearchSort"];
export type SearchSuggestion = components["schemas"]["SearchSuggestion"];
export type SearchSuggestionsAnswer = components["schemas"]["SearchSuggestionsAnswer"];
export type SecondFactorAnswer = components["schemas"]["SecondFactorAnswer"];
export type SecondFactorCode = components["schemas"]["SecondFactorCode"];
export type SecondFactorCodeBody = components["schemas"]["SecondFactorCodeBody"];
export type SecondFactorProofBody = components["schemas"]["SecondFactorProofBody"];
export type SecondFactorSecretAnswer = components["schemas"]["SecondFactorSecretAnswer"];
export type SecondFactorState = components["schemas"]["SecondFactorState"];
export type SendMessageBody = components["schemas"]["SendMessageBody"];
export type SentMessageAnswer = components["schemas"]["SentMessageAnswer"];
export type SessionAnswer = components["schemas"]["SessionAnswer"];
export type SessionsAnswer = components["schemas"]["SessionsAnswer"];
export type SettingsUser = components["schemas"]["SettingsUser"];
export type SettleBalanceBody = components["schemas"]["SettleBalanceBody"];
export type SettleFindingBody = components["schemas"]["SettleFindingBody"];
export type SettlePayoutBody = components["schemas"]["SettlePayoutBody"];
export type SettleRefundBody = components["schemas"]["SettleRefundBody"];
export type SetupIntentAnswer = components["schemas"]["SetupIntentAnswer"];
export type ShelterInvitation = components["schemas"]["ShelterInvitation"];
export type ShelterInvited = components["schemas"]["ShelterInvited"];
export type ShelterInvitedAnswer = components["schemas"]["ShelterInvitedAnswer"];
export type ShelterJoinAnswer = components["schemas"]["ShelterJoinAnswer"];
export type SiblingsAnswer = components["schemas"]["SiblingsAnswer"];
export type SignInBody = components["schemas"]["SignInBody"];
export type SignInConnection = components["schemas"]["SignInConnection"];
export type SignInWaysAnswer = components["schemas"]["SignInWaysAnswer"];
export type SignUpBody = components["schemas"]["SignUpBody"];
export type SignedCents = components["schemas"]["SignedCents"];
export type SitemapName = components["schemas"]["SitemapName"];
export type SitemapPage = components["schemas"]["SitemapPage"];
export type SitemapPages = components["schemas"]["SitemapPages"];
export type SitemapParts = components["schemas"]["SitemapParts"];
export type SizeClass = components["schemas"]["SizeClass"];
export type Slug = components["schemas"]["Slug"];
export type SocialCallbackBody = components["schemas"]["SocialCallbackBody"];
export type SocialProvider = components["schemas"]["SocialProvider"];
export type SocialSessionAnswer = components["schemas"]["SocialSessionAnswer"];
export type SocialUrlAnswer = components["schemas"]["SocialUrlAnswer"];
export type SoldPetsAnswer = components["schemas"]["SoldPetsAnswer"];
export type SpotlightAnswer = components["schemas"]["SpotlightAnswer"];
export type StaffCount = components["schemas"]["StaffCount"];
export type StaffDeliveriesAnswer = components["schemas"]["StaffDeliveriesAnswer"];
export type StaffDelivery = components["schemas"]["StaffDelivery"];
export type StaffDeliveryAnswer = components["schemas"]["StaffDeliveryAnswer"];
export type StaffDeliveryPage = components["schemas"]["StaffDeliveryPage"];
export type StaffInvitation = components["schemas"]["StaffInvitation"];
export type StaffInvitationAnswer = components["schemas"]["StaffInvitationAnswer"];
export type StaffInvited = components["schemas"]["StaffInvited"];
export type StaffMember = components["schemas"]["StaffMember"];
export type StaffMembersAnswer = components["schemas"]["StaffMembersAnswer"];
export type StaffOrder = components["schemas"]["StaffOrder"];
export type StaffOrderAnswer = components["schemas"]["StaffOrderAnswer"];
export type StaffOrdersAnswer = components["schemas"]["StaffOrdersAnswer"];
export type StaffQueue = components["schemas"]["StaffQueue"];
export type StaffQueues = components["schemas"]["StaffQueues"];
export type StaffQueuesAnswer = components["schemas"]["StaffQueuesAnswer"];
export type StaffRank = components["schemas"]["StaffRank"];
export type StaffRefundQuote = components["schemas"]["StaffRefundQuote"];
export type StaffRefundQuoteAnswer = components["schemas"]["StaffRefundQuoteAnswer"];
export type StaffReport = components["schemas"]["StaffReport"];
export type StaffReportAnswer = components["schemas"]["StaffReportAnswer"];
export type StaffReportsAnswer = components["schemas"]["StaffReportsAnswer"];
export type StaffUser = components["schemas"]["StaffUser"];
export type StaffUserAnswer = components["schemas"]["StaffUserAnswer"];
export type StaffUsersAnswer = components["schemas"]["StaffUsersAnswer"];
export type StartReservationBody = components["schemas"]["StartReservationBody"];
export type State = components["schemas"]["State"];
export type StateRule = components["schemas"]["StateRule"];
export type StateRuleAnswer = components["schemas"]["StateRuleAnswer"];
export type StateRuleFields = components["schemas"]["StateRuleFields"];
export type StateRulesAnswer = components["schemas"]["StateRulesAnswer"];
export type StatementAmounts = components["schemas"]["StatementAmounts"];
export type StatementMonth = components["schemas"]["StatementMonth"];
export type StatusCount = components["schemas"]["StatusCount"];
export type SubmitApplicationBody = components["schemas"]["SubmitApplicationBody"];
export type SubmitEvidenceBody = components["schemas"]["SubmitEvidenceBody"];
export type SupportMailBody = components["schemas"]["SupportMailBody"];
export type TermsChange = components["schemas"]["TermsChange"];
export type TermsVersion = components["schemas"]["TermsVersion"];
export type TextFlag = components["schemas"]["TextFlag"];
export type TextFlags = components["schemas"]["TextFlags"];
export type TimeOfDay = components["schemas"]["TimeOfDay"];
export type Timeframe = components["schemas"]["Timeframe"];
export type TimelineEntry = components["schemas"]["TimelineEntry"];
export type Timestamp = components["schemas"]["Timestamp"];
export type Training = components["schemas"]["Training"];
export type TrainingInquiryBody = components["schemas"]["TrainingInquiryBody"];
export type TransactionsAnswer = components["schemas"]["TransactionsAnswer"];
export type TypedGoHomeDate = components["schemas"]["TypedGoHomeDate"];
export type UnderstoodFilters = components["schemas"]["UnderstoodFilters"];
export type UnderstoodSearch = components["schemas"]["UnderstoodSearch"];
export type UnderstoodSearchAnswer = components["schemas"]["UnderstoodSearchAnswer"];
export type UnreadCount = components["schemas"]["UnreadCount"];
export type UnreadMessagesAnswer = components["schemas"]["UnreadMessagesAnswer"];
export type UnsubscribeBody = components["schemas"]["UnsubscribeBody"];
export type UnsubscribeToken = components["schemas"]["UnsubscribeToken"];
export type UpdateApplicationBody = components["schemas"]["UpdateApplicationBody"];
export type UpdateBreederBody = components["schemas"]["UpdateBreederBody"];
export type UpdateBreederTrustBody = components["schemas"]["UpdateBreederTrustBody"];
export type UpdateDeliveryBody = components["schemas"]["UpdateDeliveryBody"];
export type UpdateMatchBody = components["schemas"]["UpdateMatchBody"];
export type UpdateNotificationBody = components["schemas"]["UpdateNotificationBody"];
export type UpdateParentBody = components["schemas"]["UpdateParentBody"];
export type UpdatePaymentIntentBody = components["schemas"]["UpdatePaymentIntentBody"];
export type UpdatePetProfileBody = components["schemas"]["UpdatePetProfileBody"];
export type UpdatePostBody = components["schemas"]["UpdatePostBody"];
export type UpdateReservationStatusBody = components["schemas"]["UpdateReservationStatusBody"];
export type UpdateReviewBody = components["schemas"]["UpdateReviewBody"];
export type UpdateSaleContractBody = components["schemas"]["UpdateSaleContractBody"];
export type UpdateSavedSearchBody = components["schemas"]["UpdateSavedSearchBody"];
export type UpdateUserBody = components["schemas"]["UpdateUserBody"];
export type UpdateUserStatusBody = components["schemas"]["UpdateUserStatusBody"];
export type UpdatedMatchAnswer = components["schemas"]["UpdatedMatchAnswer"];
export type UploadDeliveryPhotoBody = components["schemas"]["UploadDeliveryPhotoBody"];
export type UploadHeader = components["schemas"]["UploadHeader"];
export type UploadUrlAnswer = components["schemas"]["UploadUrlAnswer"];
export type User = components["schemas"]["User"];
export type UserAnswer = components["schemas"]["UserAnswer"];
export type UserSession = components["schemas"]["UserSession"];
export type UserSettingBody = components["schemas"]["UserSettingBody"];
export type UserSettingsAnswer = components["schemas"]["UserSettingsAnswer"];
export type UsualPrice = components["schemas"]["UsualPrice"];
export type Verification = components["schemas"]["Verification"];
export type VerificationAnswer = components["schemas"]["VerificationAnswer"];
export type VerificationClaims = components["schemas"]["VerificationClaims"];
export type VerificationFileKeys = components["schemas"]["VerificationFileKeys"];
export type VerificationFiles = components["schemas"]["VerificationFiles"];
export type VerificationFilesBody = components["schemas"]["VerificationFilesBody"];
export type VerificationStatus = components["schemas"]["VerificationStatus"];
export type VerificationStep = components["schemas"]["VerificationStep"];
export type VerificationsAnswer = components["schemas"]["VerificationsAnswer"];
export type VerifyAndFinalizeBody = components["schemas"]["VerifyAndFinalizeBody"];
export type WaitingChange = components["schemas"]["WaitingChange"];
export type WaitingMoney = components["schemas"]["WaitingMoney"];
export type WaitingMoneyAnswer = components["schemas"]["WaitingMoneyAnswer"];
export type WaitingMoneyCount = components["schemas"]["WaitingMoneyCount"];
export type WaitingMoneyKind = components["schemas"]["WaitingMoneyKind"];
export type WaitingMoneyPerson = components["schemas"]["WaitingMoneyPerson"];
export type WaitingPayout = components["schemas"]["WaitingPayout"];
export type WaitingPayoutsAnswer = components["schemas"]["WaitingPayoutsAnswer"];
export type Waitlist = components["schemas"]["Waitlist"];
export type WaitlistAnswer = components["schemas"]["WaitlistAnswer"];
export type WaitlistsAnswer = components["schemas"]["WaitlistsAnswer"];
export type WeightBySex = components["schemas"]["WeightBySex"];
export type WithdrawVerificationBody = components["schemas"]["WithdrawVerificationBody"];
export type WriteReviewBody = components["schemas"]["WriteReviewBody"];
export type Year = components["schemas"]["Year"];
export type YearlyCost = components["schemas"]["YearlyCost"];
export type YearlyStatement = components["schemas"]["YearlyStatement"];
export type YearlyStatementAnswer = components["schemas"]["YearlyStatementAnswer"];
export type count = components["schemas"]["count"];
export type hasMore = components["schemas"]["hasMore"];
