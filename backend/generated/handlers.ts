// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { Json, Raw, Reply } from "../platform/answer.ts";
import type { CurrentSession, CurrentUser } from "../platform/http/auth.ts";
import type { Nothing, RequestInfo } from "../platform/http/operation.ts";
import type { Services } from "../services.ts";
import type * as T from "./types.ts";

/** Input and answer of each operation. */
export interface Operations {
  /** Accept the terms in force (PUT /v1/users/terms) */
  acceptTerms: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.AcceptTermsBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserAnswer>;
  };
  /** Add evidence as staff (POST /v1/admin/chargebacks/{id}/evidence) */
  addChargebackEvidence: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.AddEvidenceBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChargebackCaseAnswer>;
  };
  /** Comment on a post (POST /v1/breederlink/posts/{id}/comment) */
  addComment: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.PostTextBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Add a promo code (POST /v1/admin/discount-codes) */
  addDiscountCode: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.DiscountCodeFields;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DiscountCodeAnswer>;
  };
  /** Add a favorite (POST /v1/pets/favorited/add) */
  addFavourite: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.AddFavouriteBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FavoritedPetAnswer>;
  };
  /** Submit a draft for review (POST /v1/breeders/pets/add) */
  addListing: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.AddListingBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetDetailsAnswer>;
  };
  /** Plan or record a litter (POST /v1/breeders/litters) */
  addLitter: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.LitterBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnLitterAnswer>;
  };
  /** Add a reminder for myself (POST /v1/notifications) */
  addNotification: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.AddNotificationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.NotificationAnswer>;
  };
  /** Add evidence about my sale (POST /v1/breeders/chargebacks/{id}/evidence) */
  addOwnChargebackEvidence: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.AddEvidenceBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnChargebackAnswer>;
  };
  /** Add a parent (POST /v1/breeders/pets/parents/add) */
  addParent: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ParentFields;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ParentDetailsAnswer>;
  };
  /** Add a pet that I own (POST /v1/pets/profiles/add) */
  addPetProfile: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PetProfileFields;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetProfileAnswer>;
  };
  /** Write a post (POST /v1/breederlink/posts/new) */
  addPost: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.NewPostBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Reply to a comment (POST /v1/breederlink/posts/{id}/comment/{commentId}/reply) */
  addReply: {
    params: { id: T.Id; commentId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.PostTextBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Join as a shelter (POST /api/shelter/add) */
  addShelter: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.AddShelterBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Answer what staff asked about a change of mine (POST /v1/breeders/claim-changes/{id}/answer) */
  answerClaimChange: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.AnswerClaimChangeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederDataAnswer>;
  };
  /** Accept or decline a delivery, or set its window (POST /v1/deliveries/answer) */
  answerDelivery: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.AnswerDeliveryBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.CarrierDeliveryAnswer>;
  };
  /** Answer a review (POST /v1/reviews/{id}/answer) */
  answerReview: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.AnswerReviewBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewAnswer>;
  };
  /** Change my public page (under /api) (PUT /api/user/breeder/update) */
  apiUpdateBreederProfile: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateBreederBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederProfileAnswer>;
  };
  /** Upload a video (under /api) (POST /api/breeders/upload-pet-video) */
  apiUploadPetVideo: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PetVideoBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetVideoLocationAnswer>;
  };
  /** Approve a request as the second person (POST /v1/admin/approvals/{id}/approve) */
  approveMoney: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MoneyApprovalsAnswer>;
  };
  /** Ask about training (POST /v1/emails/training-inquiry/new) */
  askAboutTraining: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.TrainingInquiryBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Ask a breeder a question by email (POST /v1/emails/question/new) */
  askQuestion: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuestionMailBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Contact support (POST /v1/emails/question/support/new) */
  askSupport: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SupportMailBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Restore the sale of a payment that we lost (POST /v1/admin/reconciliation/findings/{id}/attach) */
  attachFinding: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MoneyFindingAnswer>;
  };
  /** Join a private channel (POST /v1/realtime/auth) */
  authorizeChannel: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ChannelAuthBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChannelAuthAnswer>;
  };
  /** Block or unblock the other person (POST /v1/chats/{id}/block) */
  blockChat: {
    params: { id: T.Id };
    query: { isBlocked?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Bookmark a post or remove the bookmark (POST /v1/breederlink/posts/{id}/bookmark) */
  bookmarkPost: {
    params: { id: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Start paying for add-ons after the reservation (POST /v1/payments/add-ons) */
  buyAddOns: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.BuyAddOnsBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AddOnPaymentAnswer>;
  };
  /** Change my email address (POST /v1/users/email/change) */
  changeEmail: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ChangeEmailBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Change my password (PUT /v1/password/change) */
  changePassword: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ChangePasswordBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Ask staff to accept new photos of where my pets live (PUT /v1/breeders/premises) */
  changePremises: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ChangePremisesBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederDataAnswer>;
  };
  /** Change someone's rank (PUT /v1/admin/staff/{id}/rank) */
  changeStaffRank: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ChangeStaffRankBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffMembersAnswer>;
  };
  /** Check what closing my account needs (GET /v1/users/me/closing) */
  checkClosing: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ClosingAnswer>;
  };
  /** Check whether an address can be used for a new account (GET /v1/users/email/check/{email}) */
  checkEmail: {
    params: { email: T.Email };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.EmailCheckAnswer>;
  };
  /** Check that the process is alive (GET /healthz) */
  checkHealth: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.HealthAnswer>;
  };
  /** Check that the process can serve (GET /readyz) */
  checkReadiness: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ReadinessAnswer>;
  };
  /** Close my account (DELETE /v1/users/me) */
  closeAccount: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.CloseAccountBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Complete a sale as its breeder (POST /v1/breeders/reservation/complete) */
  completeReservation: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.CompleteReservationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Confirm my phone number with the code (POST /v1/users/phone/confirm) */
  confirmPhone: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PhoneCodeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserAnswer>;
  };
  /** Confirm my sale contract and health guarantee (POST /v1/breeders/contract/confirm) */
  confirmSaleContract: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ConfirmSaleContractBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SaleContractAnswer>;
  };
  /** Turn on two-step verification (PUT /v1/users/second-factor) */
  confirmSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SecondFactorProofBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RecoveryCodesAnswer>;
  };
  /** Count a share (PUT /v1/pets/increment_shares/{id}) */
  countShare: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.CountShareBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetAnswer>;
  };
  /** Count my unread messages (GET /v1/chats/unread) */
  countUnreadMessages: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UnreadMessagesAnswer>;
  };
  /** Count a view (PUT /v1/pets/increment_view/{id}) */
  countView: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetAnswer>;
  };
  /** Propose a match (POST /v1/match/createMatch) */
  createMatch: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.CreateMatchBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.NewMatchAnswer>;
  };
  /** Start the first payment of a reservation (POST /v1/payments/create-payment-intent) */
  createPaymentIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.CreatePaymentIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentIntentAnswer>;
  };
  /** Start saving a card for the balance (POST /v1/payments/create-setup-intent) */
  createSetupIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.CreateSetupIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SetupIntentAnswer>;
  };
  /** Decide on a change (POST /v1/admin/change-requests/{id}/decide) */
  decideChangeRequest: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideChangeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChangeRequestAnswer>;
  };
  /** Decide on a change of a verified claim (POST /v1/admin/claim-changes/{id}/decide) */
  decideClaimChange: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideClaimChangeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ClaimChangeAnswer>;
  };
  /** Decide a dispute (POST /v1/admin/disputes/{id}/decide) */
  decideDispute: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideDisputeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DisputeAnswer>;
  };
  /** Decide on a listing (POST /v1/admin/listings/{id}/decide) */
  decideListing: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideListingBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetAnswer>;
  };
  /** Clear or keep a case about a listing (POST /v1/admin/fraud-cases/{id}/decide-listing) */
  decideListingCase: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideFraudCaseBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FraudCaseAnswer>;
  };
  /** Clear or keep a case about payouts (POST /v1/admin/fraud-cases/{id}/decide-money) */
  decideMoneyCase: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideFraudCaseBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FraudCaseAnswer>;
  };
  /** Decide on a parent (POST /v1/admin/parents/{id}/decide) */
  decideParent: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideParentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ParentDetailsAnswer>;
  };
  /** Keep or remove what was reported (POST /v1/admin/reports/{id}/decide) */
  decideReport: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideReportBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffReportAnswer>;
  };
  /** Decide on a verification (POST /v1/admin/verifications/{id}/decide) */
  decideVerification: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideVerificationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationAnswer>;
  };
  /** Delete several of my files (DELETE /api/breeders/files) */
  deleteBreederFiles: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.FileKeysBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ListingMessageAnswer>;
  };
  /** Delete my comment (DELETE /v1/breederlink/posts/{id}/comment/{commentId}) */
  deleteComment: {
    params: { id: T.Id; commentId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Delete one of my files (POST /v1/files/delete) */
  deleteFile: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.DeleteFileBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FileMessageAnswer>;
  };
  /** Delete a listing (DELETE /v1/breeders/pets/{id}/delete) */
  deleteListing: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete several listings (DELETE /api/breeders/pets) */
  deleteListings: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ListingIdsBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ListingMessageAnswer>;
  };
  /** Delete a litter (DELETE /v1/breeders/litters/{id}) */
  deleteLitter: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete a notification (DELETE /v1/notifications/{id}/delete) */
  deleteNotification: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete a parent (DELETE /v1/breeders/pets/parents/{id}/delete) */
  deleteParent: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete a pet that I own (DELETE /v1/pets/profiles/{id}/delete) */
  deletePetProfile: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete my post (DELETE /v1/breederlink/posts/{id}) */
  deletePost: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete a quick reply (DELETE /v1/chats/replies/{id}) */
  deleteQuickReply: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete my reply (DELETE /v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}) */
  deleteReply: {
    params: { id: T.Id; commentId: T.Id; replyId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Delete my review (DELETE /v1/reviews/{id}) */
  deleteReview: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Delete a saved search (DELETE /v1/searches/saved/{id}) */
  deleteSavedSearch: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Sign out everywhere else (DELETE /v1/users/sessions) */
  endOtherSessions: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Sign out one session (DELETE /v1/users/sessions/{id}) */
  endSession: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Download a copy of my data (GET /v1/users/export) */
  exportUser: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ExportAnswer>;
  };
  /** Complete the checkout (POST /v1/reserve/finalize) */
  finalizeReservation: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.FinalizeReservationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Find the conversation a first message would start (GET /v1/chats/find) */
  findChat: {
    params: Nothing;
    query: { petId?: T.Id; breederId?: T.Id; reservedPetId?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FoundChatAnswer>;
  };
  /** Find breeding partners for a parent (GET /v1/match/findMatchingPets) */
  findMatchingPets: {
    params: Nothing;
    query: { parentId: T.Id; distance?: number; page: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.CandidatesAnswer>;
  };
  /** Find the ZIP code nearest to a point (POST /v1/places/nearest) */
  findNearestPlace: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PointBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PlaceAnswer>;
  };
  /** Finish signing in with Google or Facebook (POST /v1/auth/{provider}/callback) */
  finishSocialSignIn: {
    params: { provider: T.SocialProvider };
    query: Nothing;
    headers: Nothing;
    body: T.SocialCallbackBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SocialSessionAnswer>;
  };
  /** Request a reset code by email (POST /v1/password/forgot) */
  forgotPassword: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ForgotPasswordBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Get the contract and health guarantee that the buyer accepted (GET /v1/pets/reserved/{id}/contract) */
  getAcceptedContract: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AcceptedContractAnswer>;
  };
  /** Get an order of add-ons (GET /v1/payments/add-ons/{id}) */
  getAddOnOrder: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AddOnOrderAnswer>;
  };
  /** Get a breeder's questions (GET /v1/breeders/{id}/applications/form) */
  getApplicationForm: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ApplicationFormAnswer>;
  };
  /** Get my available funds (GET /v1/analytics/breeders/{id}/available-funds) */
  getAvailableFunds: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AvailableFundsAnswer>;
  };
  /** Get my average selling price (GET /v1/analytics/breeders/{id}/average-selling-price) */
  getAvgSellingPrice: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AvgSellingPriceAnswer>;
  };
  /** Get a breed's facts (GET /v1/breeds/{slug}) */
  getBreed: {
    params: { slug: T.Slug };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedAnswer>;
  };
  /** Get all of my program's figures (GET /v1/analytics/breeder/{breederId}) */
  getBreederAnalytics: {
    params: { breederId: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AnalyticsAnswer>;
  };
  /** Get my program with everything in it (GET /api/user/breeder/) */
  getBreederData: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederDataAnswer>;
  };
  /** Get a breeder's public page (GET /v1/profiles/breeder/{id}) */
  getBreederProfile: {
    params: { id: T.Id };
    query: { mostPets?: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreederProfileAnswer>;
  };
  /** Get one reservation of my pets (GET /v1/breeders/pets/reserved/{id}) */
  getBreederReservation: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Get a disputed payment and its evidence (GET /v1/admin/chargebacks/{id}) */
  getChargeback: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChargebackCaseAnswer>;
  };
  /** Get one of my conversations (GET /v1/chats/{id}) */
  getChat: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChatAnswer>;
  };
  /** Get the settings that a browser needs (GET /v1/configuration) */
  getConfiguration: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ConfigurationAnswer>;
  };
  /** Get this document (GET /openapi.json) */
  getContract: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ContractDocument>;
  };
  /** Get a CSRF token (GET /v1/csrf-token) */
  getCsrfToken: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.CsrfTokenAnswer>;
  };
  /** Get the signed-in person (GET /v1/user) */
  getCurrentUser: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.CurrentUserAnswer>;
  };
  /** Get the dashboard's first view (GET /v1/breeder/dashboard/preview) */
  getDashboardPreview: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DashboardPreviewAnswer>;
  };
  /** Get the delivery of a reservation (GET /v1/pets/reserved/{id}/delivery) */
  getDelivery: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DeliveryAnswer>;
  };
  /** Get an address for a photo of a delivery (POST /v1/deliveries/upload) */
  getDeliveryUploadUrl: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UploadDeliveryPhotoBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.UploadUrlAnswer>;
  };
  /** Get an address to download a file from (GET /v1/files/download) */
  getDownloadUrl: {
    params: Nothing;
    query: { fileKey: T.FileKey };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FileUrlAnswer>;
  };
  /** Get an address to download a file from (under /api) (GET /api/files/url) */
  getFileUrl: {
    params: Nothing;
    query: { fileKey: T.FileKey; bucketIndicator: "public" | "private" };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FileUrlAnswer>;
  };
  /** Get the status of a payment (GET /v1/payments/verify-intent-status) */
  getIntentStatus: {
    params: Nothing;
    query: { payment_intent: T.IntentId };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.IntentStatusAnswer>;
  };
  /** Get a public photo or video (GET /media/{fileName}) */
  getMedia: {
    params: { fileName: string };
    query: Nothing;
    headers: { range?: string; "if-range"?: string; accept?: string };
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Raw;
  };
  /** Get the whole history of an order (GET /v1/admin/orders/{id}) */
  getOrderStory: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OrderStoryAnswer>;
  };
  /** Get my questions to buyers (GET /v1/breeders/applications/form) */
  getOwnApplicationForm: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ApplicationFormAnswer>;
  };
  /** Get one of my listings to edit (GET /v1/breeders/pets/{id}/details) */
  getOwnPet: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetAnswer>;
  };
  /** Get my pending funds (GET /v1/analytics/breeders/{id}/pending-funds) */
  getPendingFunds: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PendingFundsAnswer>;
  };
  /** Get a pet (GET /v1/pets/{id}) */
  getPet: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetAnswer>;
  };
  /** Get how many pets I sold (GET /v1/analytics/breeders/{id}/number-of-pets-sold) */
  getPetsSold: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetsSoldAnswer>;
  };
  /** Get the place of a ZIP code (GET /v1/places/{zip}) */
  getPlace: {
    params: { zip: T.PostalCode };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PlaceAnswer>;
  };
  /** Get a post with its comments (GET /v1/breederlink/posts/{id}) */
  getPost: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostAnswer>;
  };
  /** Get the receipt of a payment (GET /v1/receipts/{id}) */
  getReceipt: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReceiptAnswer>;
  };
  /** Get the last comparison of the books with the payment provider (GET /v1/admin/reconciliation) */
  getReconciliation: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReconciliationAnswer>;
  };
  /** Get one of my reservations as a buyer (GET /v1/customer/pets/reserved/{id}) */
  getReservation: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Get the review of a reservation (GET /v1/pets/reserved/{id}/review) */
  getReservationReview: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservationReviewAnswer>;
  };
  /** Get a breeder's sale contract and health guarantee (GET /v1/breeders/{id}/contract) */
  getSaleContract: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SaleContractAnswer>;
  };
  /** Get my sales over time (GET /v1/analytics/breeders/{id}/sales-growth) */
  getSalesGrowth: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SalesGrowthAnswer>;
  };
  /** Get my sales revenue (GET /v1/analytics/breeders/{id}/sales-revenue) */
  getSalesRevenue: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SalesRevenueAnswer>;
  };
  /** Check whether my two-step verification is on (GET /v1/users/second-factor) */
  getSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SecondFactorAnswer>;
  };
  /** Get a shelter's invitation (GET /v1/shelter/join) */
  getShelterJoin: {
    params: Nothing;
    query: { token?: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ShelterJoinAnswer>;
  };
  /** Start signing in with Google or Facebook (GET /v1/auth/{provider}/url) */
  getSocialSignInUrl: {
    params: { provider: T.SocialProvider };
    query: { returnTo?: T.ReturnPath };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SocialUrlAnswer>;
  };
  /** Get one delivery, as staff see it (GET /v1/admin/deliveries/{id}) */
  getStaffDelivery: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffDeliveryAnswer>;
  };
  /** Get an invitation to the staff (GET /v1/staff/invitation) */
  getStaffInvitation: {
    params: Nothing;
    query: { token: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.StaffInvitationAnswer>;
  };
  /** Count what needs a staff decision (GET /v1/admin/queues) */
  getStaffQueues: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffQueuesAnswer>;
  };
  /** Get an address to upload a file to (GET /v1/files/upload) */
  getUploadUrl: {
    params: Nothing;
    query: { fileName: string; contentType: "image/jpeg" | "image/png" | "image/webp" | "image/heic" | "video/mp4" | "video/quicktime" | "application/pdf"; purpose: T.FilePurpose; size: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UploadUrlAnswer>;
  };
  /** Get my notification settings (GET /v1/user/settings) */
  getUserSettings: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserSettingsAnswer>;
  };
  /** Get the status of my verification (GET /v1/breeders/verification) */
  getVerification: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationAnswer>;
  };
  /** Get a year of sales, fees, refunds and payouts (GET /v1/analytics/breeders/{id}/statements/{year}) */
  getYearlyStatement: {
    params: { id: T.Id; year: T.Year };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.YearlyStatementAnswer>;
  };
  /** Import listings from CSV (POST /v1/breeders/pets/import) */
  importListings: {
    params: Nothing;
    query: { dryRun: boolean };
    headers: Nothing;
    body: T.ImportFileBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ImportReportAnswer>;
  };
  /** Invite a shelter (POST /v1/admin/shelters/invite) */
  inviteShelter: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.InviteShelterBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ShelterInvitedAnswer>;
  };
  /** Invite someone to the staff (POST /v1/admin/staff/invitations) */
  inviteStaff: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.InviteStaffBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffMembersAnswer>;
  };
  /** Invite someone on my waitlist to choose first (POST /v1/waitlists/invite) */
  inviteWaitlist: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.InviteWaitlistBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistAnswer>;
  };
  /** Join the staff (POST /v1/staff/join) */
  joinStaff: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.JoinStaffBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Join a waitlist, or add someone to mine (POST /v1/waitlists/new) */
  joinWaitlist: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.JoinWaitlistBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistAnswer>;
  };
  /** Save a card for the balance (POST /v1/payments/saved-cards) */
  keepCard: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.KeepCardBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedCardAnswer>;
  };
  /** Keep money as unexplained (POST /v1/admin/reconciliation/findings/{id}/keep) */
  keepFinding: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.SettleFindingBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MoneyFindingAnswer>;
  };
  /** Leave a waitlist, or remove someone from mine (DELETE /v1/waitlists/{id}/remove) */
  leaveWaitlist: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Like or unlike a comment (POST /v1/breederlink/posts/{id}/comment/{commentId}/like) */
  likeComment: {
    params: { id: T.Id; commentId: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Like or unlike a post (POST /v1/breederlink/posts/{id}/like) */
  likePost: {
    params: { id: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Like or unlike a reply (POST /v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}/like) */
  likeReply: {
    params: { id: T.Id; commentId: T.Id; replyId: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** List the add-ons (GET /v1/add-ons) */
  listAddOns: {
    params: Nothing;
    query: { petId?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.AddOnsAnswer>;
  };
  /** List my applications, or those to my program (GET /v1/applications) */
  listApplications: {
    params: Nothing;
    query: { status?: T.ApplicationStatus; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ApplicationsAnswer>;
  };
  /** List what staff decided and looked at (GET /v1/admin/audit) */
  listAuditEntries: {
    params: Nothing;
    query: { kind?: "decisions" | "reads"; actorId?: T.Id; subjectId?: string; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AuditEntriesAnswer>;
  };
  /** List breeds with an available pet (GET /v1/breeds/available) */
  listAvailableBreeds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedsAnswer>;
  };
  /** List reservations of my pets (GET /v1/breeders/pets/reserved) */
  listBreederReservations: {
    params: Nothing;
    query: { status?: T.ReservationStatus[]; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetsAnswer>;
  };
  /** List breeders and shelters (GET /v1/breeders) */
  listBreeders: {
    params: Nothing;
    query: { breed?: string; kind?: "breeder" | "shelter"; place?: string; distance?: number; sort: "rating" | "distance" | "newest"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreederListAnswer>;
  };
  /** List all breeds (GET /v1/breeds) */
  listBreeds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedsAnswer>;
  };
  /** List changes waiting for a decision (GET /v1/admin/change-requests) */
  listChangeRequests: {
    params: Nothing;
    query: { kind?: T.ChangeKind; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChangeRequestsAnswer>;
  };
  /** List payments that a bank disputes (GET /v1/admin/chargebacks) */
  listChargebacks: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChargebacksAnswer>;
  };
  /** List my conversations (GET /v1/chats) */
  listChats: {
    params: Nothing;
    query: { cursor?: T.Cursor; petId?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChatsAnswer>;
  };
  /** List changes of verified claims waiting for a decision (GET /v1/admin/claim-changes) */
  listClaimChanges: {
    params: Nothing;
    query: { kind?: T.ClaimKind; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ClaimChangesAnswer>;
  };
  /** List deliveries (GET /v1/admin/deliveries) */
  listDeliveries: {
    params: Nothing;
    query: { status?: T.DeliveryStatus; q?: string; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffDeliveriesAnswer>;
  };
  /** List promo codes (GET /v1/admin/discount-codes) */
  listDiscountCodes: {
    params: Nothing;
    query: { q?: string; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DiscountCodesAnswer>;
  };
  /** List my disputes, or those about my pets (GET /v1/disputes) */
  listDisputes: {
    params: Nothing;
    query: { status?: T.DisputeStatus; reservedPetId?: T.Id; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DisputesAnswer>;
  };
  /** List disputes that staff have to decide (GET /v1/admin/disputes) */
  listDisputesToDecide: {
    params: Nothing;
    query: { status?: T.DisputeStatus; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AdminDisputesAnswer>;
  };
  /** List the ids of my favorites (GET /v1/pets/favorited/ids) */
  listFavouriteIds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FavouriteIdsAnswer>;
  };
  /** List my favorites (GET /v1/pets/favorited) */
  listFavourites: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FavoritedPetsAnswer>;
  };
  /** Get what the home page shows (GET /v1/featured/pets) */
  listFeaturedPets: {
    params: Nothing;
    query: { type?: T.PetType[] };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.FeaturedPetsAnswer>;
  };
  /** List fraud cases (GET /v1/admin/fraud-cases) */
  listFraudCases: {
    params: Nothing;
    query: { status?: "open" | "kept" | "cleared"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FraudCasesAnswer>;
  };
  /** List listings waiting for a decision (GET /v1/admin/listings) */
  listListingsInReview: {
    params: Nothing;
    query: { status: "in-review" | "not-approved-internal"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewListingsAnswer>;
  };
  /** List my litters (GET /v1/breeders/litters) */
  listLitters: {
    params: Nothing;
    query: { state?: T.LitterState; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnLittersAnswer>;
  };
  /** List the matches of my program (GET /v1/match/findPastMatchesByBreederId/{id}) */
  listMatchesByBreeder: {
    params: { id: T.Id };
    query: { state?: "running" | "past"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MatchesAnswer>;
  };
  /** List the matches of a parent (GET /v1/match/findPastMatchesByPetId/{id}) */
  listMatchesByPet: {
    params: { id: T.Id };
    query: { state?: "running" | "past"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MatchesAnswer>;
  };
  /** List the messages of a conversation (GET /v1/chats/{id}/messages) */
  listMessages: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor; after?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MessagesAnswer>;
  };
  /** List money waiting for a second person (GET /v1/admin/approvals) */
  listMoneyApprovals: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MoneyApprovalsAnswer>;
  };
  /** List my notifications (GET /v1/user/{id}/notifications) */
  listNotifications: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.NotificationsAnswer>;
  };
  /** Find orders (GET /v1/admin/orders) */
  listOrders: {
    params: Nothing;
    query: { q?: string; waiting?: "hand-off"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffOrdersAnswer>;
  };
  /** List refunds that haven't arrived (GET /v1/admin/refunds) */
  listOwedRefunds: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwedRefundsAnswer>;
  };
  /** List disputed payments of my sales (GET /v1/breeders/chargebacks) */
  listOwnChargebacks: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnChargebacksAnswer>;
  };
  /** List my parents (GET /v1/breeders/pets/parents) */
  listOwnParents: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ParentsAnswer>;
  };
  /** List my listings (GET /v1/breeders/pets) */
  listOwnPets: {
    params: Nothing;
    query: { status?: T.PetStatus[]; q?: string; sort: "updated" | "name" | "price" | "views"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetsAnswer>;
  };
  /** List a breeder's parents (GET /v1/breeders/{id}/pets/parents) */
  listParents: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PublicParentsAnswer>;
  };
  /** List parents waiting for a decision (GET /v1/admin/parents) */
  listParentsInReview: {
    params: Nothing;
    query: { status: "in-review" | "rejected"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewParentsAnswer>;
  };
  /** List my payments (GET /v1/payments) */
  listPayments: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentsAnswer>;
  };
  /** List my payouts with their lines (GET /v1/breeders/payouts) */
  listPayouts: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PayoutsAnswer>;
  };
  /** List the pets I own (GET /v1/pets/profiles) */
  listPetProfiles: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetProfilesAnswer>;
  };
  /** List a post's comments (GET /v1/breederlink/posts/{id}/comments) */
  listPostComments: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostCommentsAnswer>;
  };
  /** List tags in use (GET /v1/breederlink/posts/tags) */
  listPostTags: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostTagsAnswer>;
  };
  /** List posts (GET /v1/breederlink/posts) */
  listPosts: {
    params: Nothing;
    query: { bookmarked?: boolean; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostsAnswer>;
  };
  /** List posts with a tag (GET /v1/breederlink/posts/tags/{tag}) */
  listPostsByTag: {
    params: { tag: T.PostTag };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostsAnswer>;
  };
  /** List my quick replies (GET /v1/chats/replies) */
  listQuickReplies: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.QuickRepliesAnswer>;
  };
  /** List reports (GET /v1/admin/reports) */
  listReports: {
    params: Nothing;
    query: { kind?: "post" | "listing" | "chat" | "review"; status?: "open" | "kept" | "removed"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffReportsAnswer>;
  };
  /** List my reservations as a buyer (GET /v1/customer/pets/reserved) */
  listReservations: {
    params: Nothing;
    query: { status?: T.ReservationStatus[]; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetsAnswer>;
  };
  /** List a breeder's reviews (GET /v1/breeders/{id}/reviews) */
  listReviews: {
    params: { id: T.Id };
    query: { rating?: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ReviewsAnswer>;
  };
  /** List the cards saved for a balance (GET /v1/payments/saved-cards) */
  listSavedCards: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedCardsAnswer>;
  };
  /** List my saved searches (GET /v1/searches/saved) */
  listSavedSearches: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedSearchesAnswer>;
  };
  /** List where I'm signed in (GET /v1/users/sessions) */
  listSessions: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SessionsAnswer>;
  };
  /** List littermates (GET /v1/pets/siblings/{id}) */
  listSiblings: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SiblingsAnswer>;
  };
  /** List how I can sign in (GET /v1/users/sign-in-ways) */
  listSignInWays: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SignInWaysAnswer>;
  };
  /** List the pages of one part of the sitemap (GET /v1/sitemap/{name}) */
  listSitemapPages: {
    params: { name: T.SitemapName };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SitemapPages>;
  };
  /** List the parts of the sitemap (GET /v1/sitemap) */
  listSitemapParts: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SitemapParts>;
  };
  /** List a breeder's sold pets (GET /v1/pets/sold/{id}) */
  listSoldPets: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SoldPetsAnswer>;
  };
  /** List the staff (GET /v1/admin/staff) */
  listStaff: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffMembersAnswer>;
  };
  /** List what each state requires of a sale (GET /v1/admin/state-rules) */
  listStateRules: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StateRulesAnswer>;
  };
  /** List my ledger entries (GET /v1/analytics/breeders/{id}/transactions) */
  listTransactions: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.TransactionsAnswer>;
  };
  /** Find accounts (GET /v1/admin/users) */
  listUsers: {
    params: Nothing;
    query: { q?: string; role?: T.Role; accountStatus?: T.AccountStatus; trustAsked?: boolean; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffUsersAnswer>;
  };
  /** List verifications waiting for a decision (GET /v1/admin/verifications) */
  listVerifications: {
    params: Nothing;
    query: { status?: T.VerificationStatus; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationsAnswer>;
  };
  /** List money that has waited for a day (GET /v1/admin/money-waiting) */
  listWaitingMoney: {
    params: Nothing;
    query: { kind?: T.WaitingMoneyKind; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitingMoneyAnswer>;
  };
  /** List payouts and balances that wait (GET /v1/admin/payouts) */
  listWaitingPayouts: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitingPayoutsAnswer>;
  };
  /** List the waitlists I'm on, or the people on mine (GET /v1/user/waitlists) */
  listWaitlists: {
    params: Nothing;
    query: { as?: "member" | "breeder"; state?: "open" | "past"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistsAnswer>;
  };
  /** Sign out (GET /v1/logout) */
  logout: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Count pets on a map (GET /v1/pets/search/map) */
  mapPets: {
    params: Nothing;
    query: { area: T.Area; zoom: number; type?: T.PetType[]; breed?: T.Id[]; breedName?: string; breedSlug?: T.Slug[]; sex?: T.PetSex[]; categories?: T.BadgeId[]; adultSize?: T.AdultSize[]; sizeClass?: T.SizeClass[]; age?: T.AgeBand[]; coatType?: T.CoatType[]; generation?: T.Generation[]; goodWith?: T.GoodWith[]; color?: string[]; delivery?: T.DeliveryOption[]; deliverTo?: T.DeliveryTarget; training?: T.Training[]; registry?: T.Registry[]; documents?: T.PetDocument[]; parentTests?: T.ParentTest[]; hasVideo?: boolean; readyFrom?: T.Date; readyBy?: T.Date; priceMinCents?: number; priceMaxCents?: number; isRescue?: boolean; isSmall?: boolean; available: boolean; zip?: T.PostalCode; distance?: number; orDelivered?: boolean; state?: T.State[]; notBreed?: T.Slug[]; notColor?: string[]; notSizeClass?: T.SizeClass[]; notCoatType?: T.CoatType[]; notGeneration?: T.Generation[]; notRescue?: boolean; notState?: T.State[]; notZip?: T.PostalCode[]; notDistance?: number; q?: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetMapAnswer>;
  };
  /** Mark a conversation as read (POST /v1/chats/{id}/read) */
  markChatRead: {
    params: { id: T.Id };
    query: { messageId?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Mark all notifications as read (POST /v1/user/{id}/notifications/read) */
  markNotificationsRead: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.MarkNotificationsReadBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.NotificationsReadAnswer>;
  };
  /** Find the breeds that fit a home (GET /v1/breeds/match) */
  matchBreeds: {
    params: Nothing;
    query: { type?: T.PetType; home?: "apartment" | "house" | "yard"; activity?: "low" | "medium" | "high"; shedding?: "low"; household?: "children" | "first_pet" | "children_and_first_pet"; time?: "little" | "some" | "plenty" };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedMatchesAnswer>;
  };
  /** Mute or unmute a conversation (POST /v1/chats/{id}/mute) */
  muteChat: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.MuteChatBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Offer a delivery to a carrier (POST /v1/admin/deliveries/{id}/offer) */
  offerDelivery: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.OfferDeliveryBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffDeliveryAnswer>;
  };
  /** Open a delivery by its link (POST /v1/deliveries/open) */
  openDeliveryLink: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.OpenDeliveryLinkBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.CarrierDeliveryAnswer>;
  };
  /** Open a dispute (POST /v1/disputes) */
  openDispute: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.OpenDisputeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DisputeAnswer>;
  };
  /** Open a saved search (POST /v1/searches/saved/{id}/open) */
  openSavedSearch: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedSearchAnswer>;
  };
  /** Open the page that unsubscribes (GET /v1/user/setting/email/notifications/unsubscribe) */
  openUnsubscribe: {
    params: Nothing;
    query: { token: T.UnsubscribeToken };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Raw;
  };
  /** Pass on the pets I was offered (POST /v1/waitlists/{id}/pass) */
  passWaitlist: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistAnswer>;
  };
  /** Start paying the balance (POST /v1/payments/pay-balance) */
  payBalance: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PayBalanceBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentIntentAnswer>;
  };
  /** Pay out what is left before I close my account (POST /v1/users/me/closing/payout) */
  payOutForClosing: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ClosingAnswer>;
  };
  /** Preview what a price pays out (GET /v1/breeders/price-preview) */
  previewPrice: {
    params: Nothing;
    query: { priceCents: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PricePreviewAnswer>;
  };
  /** Enter a two-step verification code for this session (POST /v1/users/second-factor/prove) */
  proveSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SecondFactorCodeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Quote add-ons after the reservation (POST /v1/payments/add-ons/quote) */
  quoteAddOns: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuoteAddOnsBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AddOnQuoteAnswer>;
  };
  /** See what a refund in a dispute would do (GET /v1/admin/disputes/{id}/quote) */
  quoteDispute: {
    params: { id: T.Id };
    query: { refundCents?: number; breederCents?: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DisputeQuoteAnswer>;
  };
  /** Quote what a pet costs, line by line (POST /v1/payments/quote) */
  quoteOrder: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuoteOrderBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.OrderDetailsAnswer>;
  };
  /** Quote a refund by staff (GET /v1/admin/orders/{id}/refund-quote) */
  quoteOrderRefund: {
    params: { id: T.Id };
    query: { scope?: T.RefundScope; amountCents?: number; bornBy?: T.RefundBearer; isPetReturned?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffRefundQuoteAnswer>;
  };
  /** Quote the refund for a cancellation (POST /v1/payments/refund-quote) */
  quoteRefund: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.RefundQuoteBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RefundQuoteAnswer>;
  };
  /** Receive a text that somebody wrote to our number (POST /v1/texts/incoming) */
  receiveText: {
    params: Nothing;
    query: Nothing;
    headers: { "x-twilio-signature"?: string };
    body: T.IncomingTextBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: void | Reply<undefined>;
  };
  /** Receive an event from the payment provider (POST /v1/payments/webhook) */
  receiveWebhook: {
    params: Nothing;
    query: Nothing;
    headers: { "stripe-signature"?: string };
    body: T.PaymentEvent;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Redeem a link from an email (POST /{token}) */
  redeemToken: {
    params: { token: string };
    query: Nothing;
    headers: Nothing;
    body: T.RedeemTokenBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.RedeemedAnswer>;
  };
  /** Get a fresh access token (POST /v1/token/refresh) */
  refreshToken: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.AccessTokenAnswer>;
  };
  /** Refund a payment that we lost (POST /v1/admin/reconciliation/findings/{id}/refund) */
  refundFinding: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.SettleFindingBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MoneyFindingAnswer>;
  };
  /** Refund an order (POST /v1/admin/orders/{id}/refund) */
  refundOrder: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.RefundOrderBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffOrderAnswer>;
  };
  /** Refuse a request as the second person (POST /v1/admin/approvals/{id}/refuse) */
  refuseMoney: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.RefuseMoneyBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MoneyApprovalsAnswer>;
  };
  /** Turn down someone on my waitlist (POST /v1/waitlists/reject) */
  rejectWaitlist: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.RejectWaitlistBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistAnswer>;
  };
  /** Remove a favorite (DELETE /v1/pets/favorited/{id}/remove) */
  removeFavourite: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedFavouriteAnswer>;
  };
  /** Remove a saved card (DELETE /v1/payments/saved-cards/{id}) */
  removeSavedCard: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedCardRemovedAnswer>;
  };
  /** Turn off two-step verification (DELETE /v1/users/second-factor) */
  removeSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: { "x-second-factor": T.SecondFactorCode; "x-password"?: string };
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Remove someone from the staff (DELETE /v1/admin/staff/{id}) */
  removeStaff: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffMembersAnswer>;
  };
  /** Get new recovery codes (POST /v1/users/second-factor/recovery-codes) */
  renewRecoveryCodes: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SecondFactorProofBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RecoveryCodesAnswer>;
  };
  /** Start moving two-step verification to another app (POST /v1/users/second-factor/replace) */
  replaceSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SecondFactorProofBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SecondFactorSecretAnswer>;
  };
  /** Reply in a dispute (POST /v1/disputes/{id}/reply) */
  replyDispute: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReplyDisputeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DisputeAnswer>;
  };
  /** Report a conversation (POST /v1/chats/{id}/report) */
  reportChat: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReportChatBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChatReportAnswer>;
  };
  /** Report the pick-up or the hand-off (POST /v1/deliveries/report) */
  reportDelivery: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ReportDeliveryBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.CarrierDeliveryAnswer>;
  };
  /** Report a listing (POST /v1/pets/{id}/report) */
  reportListing: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReportListingBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ListingReportAnswer>;
  };
  /** Report a post (POST /v1/breederlink/posts/{id}/report) */
  reportPost: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReportPostBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostReportAnswer>;
  };
  /** Report a review (POST /v1/reviews/{id}/report) */
  reportReview: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReportReviewBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewReportAnswer>;
  };
  /** Send the verification email again (POST /v1/users/email/verify/resend) */
  resendVerification: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Set a new password with a code (POST /v1/password/reset) */
  resetPassword: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ResetPasswordBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Restore a hidden review (POST /v1/admin/reports/{id}/restore) */
  restoreReported: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.RestoreReportedBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffReportAnswer>;
  };
  /** Try a payout again (POST /v1/admin/payouts/{id}/retry) */
  retryPayout: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitingPayoutsAnswer>;
  };
  /** Try a refund again (POST /v1/admin/refunds/{id}/retry) */
  retryRefund: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwedRefundAnswer>;
  };
  /** Save a draft (POST /v1/breeders/pets/new/progress) */
  saveListingDraft: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ListingFields;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetDetailsAnswer>;
  };
  /** Save where the carrier picks the pet up (PUT /v1/pets/reserved/{id}/pick-up) */
  savePickUp: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DeliveryPickUp;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DeliveryAnswer>;
  };
  /** Save a quick reply (POST /v1/chats/replies) */
  saveQuickReply: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuickReplyBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.QuickReplyAnswer>;
  };
  /** Save the state of the checkout (POST /v1/reserve/save/progress) */
  saveReservationProgress: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.SaveProgressBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservationProgressAnswer>;
  };
  /** Save a search (POST /v1/searches/saved) */
  saveSearch: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SaveSearchBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedSearchAnswer>;
  };
  /** Search pets with facet counts (GET /v1/pets/search/index) */
  searchPets: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; breedName?: string; breedSlug?: T.Slug[]; sex?: T.PetSex[]; categories?: T.BadgeId[]; adultSize?: T.AdultSize[]; sizeClass?: T.SizeClass[]; age?: T.AgeBand[]; coatType?: T.CoatType[]; generation?: T.Generation[]; goodWith?: T.GoodWith[]; color?: string[]; delivery?: T.DeliveryOption[]; deliverTo?: T.DeliveryTarget; training?: T.Training[]; registry?: T.Registry[]; documents?: T.PetDocument[]; parentTests?: T.ParentTest[]; hasVideo?: boolean; readyFrom?: T.Date; readyBy?: T.Date; priceMinCents?: number; priceMaxCents?: number; isRescue?: boolean; isSmall?: boolean; available: boolean; zip?: T.PostalCode; distance?: number; orDelivered?: boolean; state?: T.State[]; notBreed?: T.Slug[]; notColor?: string[]; notSizeClass?: T.SizeClass[]; notCoatType?: T.CoatType[]; notGeneration?: T.Generation[]; notRescue?: boolean; notState?: T.State[]; notZip?: T.PostalCode[]; notDistance?: number; area?: T.Area; withPoints?: boolean; q?: string; sort?: T.SearchSort; sortType: 1 | -1; page: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchAnswer>;
  };
  /** Search pets without facet counts (GET /v1/pets/search/lean) */
  searchPetsLean: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; breedName?: string; breedSlug?: T.Slug[]; sex?: T.PetSex[]; categories?: T.BadgeId[]; adultSize?: T.AdultSize[]; sizeClass?: T.SizeClass[]; age?: T.AgeBand[]; coatType?: T.CoatType[]; generation?: T.Generation[]; goodWith?: T.GoodWith[]; color?: string[]; delivery?: T.DeliveryOption[]; deliverTo?: T.DeliveryTarget; training?: T.Training[]; registry?: T.Registry[]; documents?: T.PetDocument[]; parentTests?: T.ParentTest[]; hasVideo?: boolean; readyFrom?: T.Date; readyBy?: T.Date; priceMinCents?: number; priceMaxCents?: number; isRescue?: boolean; isSmall?: boolean; available: boolean; zip?: T.PostalCode; distance?: number; orDelivered?: boolean; state?: T.State[]; notBreed?: T.Slug[]; notColor?: string[]; notSizeClass?: T.SizeClass[]; notCoatType?: T.CoatType[]; notGeneration?: T.Generation[]; notRescue?: boolean; notState?: T.State[]; notZip?: T.PostalCode[]; notDistance?: number; area?: T.Area; withPoints?: boolean; q?: string; sort?: T.SearchSort; sortType: 1 | -1; page: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchLeanAnswer>;
  };
  /** Get a few picks of the day (GET /v1/pets/spotlight) */
  searchSpotlight: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; categories?: T.BadgeId[]; isRescue?: boolean; isSmall?: boolean; zip?: T.PostalCode };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SpotlightAnswer>;
  };
  /** Start a conversation, or write in one (POST /v1/chats/new) */
  sendMessage: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SendMessageBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SentMessageAnswer>;
  };
  /** Text a code to my phone number (POST /v1/users/phone/code) */
  sendPhoneCode: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Settle a breeder's debt or available funds (POST /v1/admin/breeders/{id}/balance/settled) */
  settleBalance: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.SettleBalanceBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitingPayoutsAnswer>;
  };
  /** Leave a returned payout with the breeder's account (POST /v1/admin/payouts/{id}/settled) */
  settlePayout: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.SettlePayoutBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitingPayoutsAnswer>;
  };
  /** Mark a refund as paid another way (POST /v1/admin/refunds/{id}/settled) */
  settleRefund: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.SettleRefundBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwedRefundAnswer>;
  };
  /** Sign in with email address and password (POST /v1/login) */
  signIn: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SignInBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SessionAnswer>;
  };
  /** Create an account (POST /v1/users/new) */
  signUp: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SignUpBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SessionAnswer>;
  };
  /** Add or change my bank details (POST /v1/breeders/payouts/onboarding) */
  startPayoutOnboarding: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OnboardingAnswer>;
  };
  /** Compare the books with the payment provider now (POST /v1/admin/reconciliation) */
  startReconciliation: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReconciliationAnswer>;
  };
  /** Hold a pet for 15 minutes (POST /v1/reserve/new) */
  startReservation: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.StartReservationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetIdAnswer>;
  };
  /** Start setting up two-step verification (POST /v1/users/second-factor) */
  startSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SecondFactorSecretAnswer>;
  };
  /** Save or submit my answers (POST /v1/applications) */
  submitApplication: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SubmitApplicationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ApplicationAnswer>;
  };
  /** Send the evidence to the bank (POST /v1/admin/chargebacks/{id}/submit) */
  submitChargebackEvidence: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.SubmitEvidenceBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChargebackCaseAnswer>;
  };
  /** Submit my documents for verification (POST /v1/breeders/verification) */
  submitVerification: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.VerificationFilesBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationAnswer>;
  };
  /** Suggest completions for the search box (GET /v1/pets/search/suggest) */
  suggestSearch: {
    params: Nothing;
    query: { q: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchSuggestionsAnswer>;
  };
  /** Show the other person that I'm typing (POST /v1/chats/{id}/typing) */
  tellTyping: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Hide or show my name on a post (POST /v1/breederlink/posts/{id}/anonymity) */
  togglePostAnonymity: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Turn typed words into filters (GET /v1/pets/search/understand) */
  understandSearch: {
    params: Nothing;
    query: { q: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.UnderstoodSearchAnswer>;
  };
  /** Stop one kind of email (PUT /v1/user/setting/email/notifications/unsubscribe) */
  unsubscribe: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UnsubscribeBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.UserSettingsAnswer>;
  };
  /** Unsubscribe with one click in an email app (POST /v1/user/setting/email/notifications/unsubscribe) */
  unsubscribeOneClick: {
    params: Nothing;
    query: { token: T.UnsubscribeToken };
    headers: Nothing;
    body: Uint8Array | undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Withdraw, approve or decline an application (PUT /v1/applications/{id}) */
  updateApplication: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateApplicationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ApplicationAnswer>;
  };
  /** Change my questions (PUT /v1/breeders/applications/form) */
  updateApplicationForm: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ApplicationFormBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ApplicationFormAnswer>;
  };
  /** Change my public page (PUT /v1/breeders/profile/{id}/update) */
  updateBreederProfile: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateBreederBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederProfileAnswer>;
  };
  /** Trust a breeder, or stop trusting (PUT /v1/admin/breeders/{id}/trust) */
  updateBreederTrust: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateBreederTrustBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffUserAnswer>;
  };
  /** Change my comment (POST /v1/breederlink/posts/{id}/comment/{commentId}) */
  updateComment: {
    params: { id: T.Id; commentId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.PostTextBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Change a delivery (POST /v1/admin/deliveries/{id}/update) */
  updateDelivery: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateDeliveryBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffDeliveryAnswer>;
  };
  /** Change a promo code (PUT /v1/admin/discount-codes/{id}) */
  updateDiscountCode: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DiscountCodeFields;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DiscountCodeAnswer>;
  };
  /** Change a listing (PUT /v1/breeders/pets/update) */
  updateListing: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ListingFields;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetAnswer>;
  };
  /** Pause, publish, archive or mark as sold (PUT /v1/breeders/pets/{id}/status) */
  updateListingStatus: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ListingStatusBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetAnswer>;
  };
  /** Change a litter (PUT /v1/breeders/litters/{id}) */
  updateLitter: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.LitterBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnLitterAnswer>;
  };
  /** Accept, decline, withdraw or complete a match (POST /v1/match/updateMatch/{matchId}) */
  updateMatch: {
    params: { matchId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateMatchBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UpdatedMatchAnswer>;
  };
  /** Mark a notification as read, unread or archived (POST /v1/notifications/{id}) */
  updateNotification: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateNotificationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.NotificationAnswer>;
  };
  /** Change a parent (PUT /v1/breeders/pets/parents/update) */
  updateParent: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateParentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ParentDetailsAnswer>;
  };
  /** Change delivery, promo code, donation or payment type (POST /v1/payments/update-payment-intent) */
  updatePaymentIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.UpdatePaymentIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OrderDetailsAnswer>;
  };
  /** Change a pet that I own (POST /v1/pets/profiles/update) */
  updatePetProfile: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdatePetProfileBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetProfileAnswer>;
  };
  /** Change my post (POST /v1/breederlink/posts/{id}) */
  updatePost: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdatePostBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Change my quiet hours (PUT /v1/user/setting/{userId}/quiet-hours) */
  updateQuietHours: {
    params: { userId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.QuietHours;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserSettingsAnswer>;
  };
  /** Change my reply (POST /v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}) */
  updateReply: {
    params: { id: T.Id; commentId: T.Id; replyId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.PostTextBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Cancel, extend, complete or confirm a reservation (PUT /v1/pets/reserved/status/update) */
  updateReservationStatus: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateReservationStatusBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Change my review (POST /v1/reviews/{id}) */
  updateReview: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateReviewBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewAnswer>;
  };
  /** Change my sale contract and health guarantee (PUT /v1/breeders/contract) */
  updateSaleContract: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateSaleContractBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SaleContractAnswer>;
  };
  /** Rename a saved search, or change how often it sends alerts (PUT /v1/searches/saved/{id}) */
  updateSavedSearch: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateSavedSearchBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedSearchAnswer>;
  };
  /** Change a state's rule (PUT /v1/admin/state-rules/{state}) */
  updateStateRule: {
    params: { state: T.State };
    query: Nothing;
    headers: Nothing;
    body: T.StateRuleFields;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StateRuleAnswer>;
  };
  /** Change my name, phone number or photo (PUT /v1/users/update) */
  updateUser: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateUserBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserAnswer>;
  };
  /** Change a notification setting (PUT /v1/user/setting/{userId}/update/key) */
  updateUserSetting: {
    params: { userId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UserSettingBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserSettingsAnswer>;
  };
  /** Change an account's status (PUT /v1/admin/users/{id}/status) */
  updateUserStatus: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateUserStatusBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffUserAnswer>;
  };
  /** Upload a video (POST /v1/breeders/pets/video/upload) */
  uploadPetVideo: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PetVideoBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetVideoAnswer>;
  };
  /** Check a reset code (POST /v1/password/code/validate) */
  validatePasswordCode: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PasswordCodeBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Check a confirmed payment and complete what it pays for (POST /v1/payments/verify-and-finalize) */
  verifyAndFinalize: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.VerifyAndFinalizeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** Withdraw a change of a verified claim of mine (POST /v1/breeders/claim-changes/{id}/withdraw) */
  withdrawClaimChange: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederDataAnswer>;
  };
  /** Withdraw an invitation (DELETE /v1/admin/staff/invitations/{id}) */
  withdrawStaffInvitation: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffMembersAnswer>;
  };
  /** Withdraw a verification (POST /v1/admin/breeders/{id}/verification/withdraw) */
  withdrawVerification: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.WithdrawVerificationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationAnswer>;
  };
  /** Review a breeder (POST /v1/reviews) */
  writeReview: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.WriteReviewBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewAnswer>;
  };
}

export type OperationId = keyof Operations;

/** Input of a handler: parsed, checked and filled with the contract's defaults. */
export type Input<K extends OperationId> = Omit<Operations[K], "answer"> & { request: RequestInfo };

/** Answer of a handler: the body, or reply(), stored() or raw() of backend/platform/answer.ts around it. */
export type Answer<K extends OperationId> = Operations[K]["answer"];

/** One function for each named operation. */
export type Handlers<K extends OperationId> = {
  [P in K]: (input: Input<P>, services: Services) => Answer<P> | Promise<Answer<P>>;
};
