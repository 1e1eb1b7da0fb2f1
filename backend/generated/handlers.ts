// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { Json, Raw, Reply } from "../platform/answer.ts";
import type { CurrentSession, CurrentUser } from "../platform/http/auth.ts";
import type { Nothing, RequestInfo } from "../platform/http/operation.ts";
import type { Services } from "../services.ts";
import type * as T from "./types.ts";

/** What each operation takes and answers. */
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
  /** Comment (POST /v1/breederlink/posts/{id}/comment) */
  addComment: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.PostTextBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Add a discount code (POST /v1/admin/discount-codes) */
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
  /** Hand a draft in (POST /v1/breeders/pets/add) */
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
  /** Remind myself (POST /v1/notifications) */
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
  /** Add a pet of mine (POST /v1/pets/profiles/add) */
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
  /** Ask to join as a shelter (POST /api/shelter/add) */
  addShelter: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.AddShelterBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
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
  /** Change my public page (second family) (PUT /api/user/breeder/update) */
  apiUpdateBreederProfile: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateBreederBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederProfileAnswer>;
  };
  /** Upload a video (second family) (POST /api/breeders/upload-pet-video) */
  apiUploadPetVideo: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PetVideoBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetVideoLocationAnswer>;
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
  /** Ask a breeder by email (POST /v1/emails/question/new) */
  askQuestion: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuestionMailBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Ask support (POST /v1/emails/question/support/new) */
  askSupport: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SupportMailBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
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
  /** Block, or take it back (POST /v1/chats/{id}/block) */
  blockChat: {
    params: { id: T.Id };
    query: { isBlocked?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Bookmark, or take it back (POST /v1/breederlink/posts/{id}/bookmark) */
  bookmarkPost: {
    params: { id: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Begin the payment of add-ons after the reservation (POST /v1/payments/add-ons) */
  buyAddOns: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.BuyAddOnsBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AddOnPaymentAnswer>;
  };
  /** Change the email address (POST /v1/users/email/change) */
  changeEmail: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ChangeEmailBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Change the password (PUT /v1/password/change) */
  changePassword: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ChangePasswordBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** What closing the account would need (GET /v1/users/me/closing) */
  checkClosing: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ClosingAnswer>;
  };
  /** Whether an address may be used for a new account (GET /v1/users/email/check/{email}) */
  checkEmail: {
    params: { email: T.Email };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.EmailCheckAnswer>;
  };
  /** Whether the process is alive (GET /healthz) */
  checkHealth: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.HealthAnswer>;
  };
  /** Whether the process can serve (GET /readyz) */
  checkReadiness: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ReadinessAnswer>;
  };
  /** Close the account (DELETE /v1/users/me) */
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
  /** Switch two-step verification on (PUT /v1/users/second-factor) */
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
  /** How many messages I haven't read (GET /v1/chats/unread) */
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
  /** Begin the first payment of a reservation (POST /v1/payments/create-payment-intent) */
  createPaymentIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.CreatePaymentIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentIntentAnswer>;
  };
  /** Begin to keep a card for the balance (POST /v1/payments/create-setup-intent) */
  createSetupIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.CreateSetupIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SetupIntentAnswer>;
  };
  /** Decide a change (POST /v1/admin/change-requests/{id}/decide) */
  decideChangeRequest: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideChangeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChangeRequestAnswer>;
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
  /** Decide a listing (POST /v1/admin/listings/{id}/decide) */
  decideListing: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideListingBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetAnswer>;
  };
  /** Decide a parent (POST /v1/admin/parents/{id}/decide) */
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
  /** Decide a verification (POST /v1/admin/verifications/{id}/decide) */
  decideVerification: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.DecideVerificationBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationAnswer>;
  };
  /** Delete several files (DELETE /api/breeders/files) */
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
  /** Delete a file of mine (POST /v1/files/delete) */
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
  /** Delete a pet of mine (DELETE /v1/pets/profiles/{id}/delete) */
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
  /** Sign out elsewhere (DELETE /v1/users/sessions/{id}) */
  endSession: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Everything of mine (GET /v1/users/export) */
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
  /** Who a first message would go to (GET /v1/chats/find) */
  findChat: {
    params: Nothing;
    query: { petId?: T.Id; breederId?: T.Id; reservedPetId?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FoundChatAnswer>;
  };
  /** Find a partner for a parent (GET /v1/match/findMatchingPets) */
  findMatchingPets: {
    params: Nothing;
    query: { parentId: T.Id; distance?: number; page: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.CandidatesAnswer>;
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
  /** Ask for a reset code by email (POST /v1/password/forgot) */
  forgotPassword: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ForgotPasswordBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** The sale contract and health guarantee that were accepted (GET /v1/pets/reserved/{id}/contract) */
  getAcceptedContract: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AcceptedContractAnswer>;
  };
  /** Add-ons bought after a reservation (GET /v1/payments/add-ons/{id}) */
  getAddOnOrder: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AddOnOrderAnswer>;
  };
  /** A breeder's questions (GET /v1/breeders/{id}/applications/form) */
  getApplicationForm: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ApplicationFormAnswer>;
  };
  /** Funds that may be drawn (GET /v1/analytics/breeders/{id}/available-funds) */
  getAvailableFunds: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AvailableFundsAnswer>;
  };
  /** Average selling price (GET /v1/analytics/breeders/{id}/average-selling-price) */
  getAvgSellingPrice: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AvgSellingPriceAnswer>;
  };
  /** A breed's facts (GET /v1/breeds/{slug}) */
  getBreed: {
    params: { slug: T.Slug };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedAnswer>;
  };
  /** All figures of my program (GET /v1/analytics/breeder/{breederId}) */
  getBreederAnalytics: {
    params: { breederId: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AnalyticsAnswer>;
  };
  /** My program with all that belongs to it (GET /api/user/breeder/) */
  getBreederData: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.BreederDataAnswer>;
  };
  /** A breeder's public page (GET /v1/profiles/breeder/{id}) */
  getBreederProfile: {
    params: { id: T.Id };
    query: { mostPets?: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreederProfileAnswer>;
  };
  /** A contested payment and what we can answer (GET /v1/admin/chargebacks/{id}) */
  getChargeback: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChargebackCaseAnswer>;
  };
  /** One conversation of mine (GET /v1/chats/{id}) */
  getChat: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChatAnswer>;
  };
  /** What a browser needs to know (GET /v1/configuration) */
  getConfiguration: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ConfigurationAnswer>;
  };
  /** This document (GET /openapi.json) */
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
  /** Who is signed in (GET /v1/user) */
  getCurrentUser: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.CurrentUserAnswer>;
  };
  /** What the dashboard opens with (GET /v1/breeder/dashboard/preview) */
  getDashboardPreview: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DashboardPreviewAnswer>;
  };
  /** Where to get a file of mine (GET /v1/files/download) */
  getDownloadUrl: {
    params: Nothing;
    query: { fileKey: T.FileKey };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FileUrlAnswer>;
  };
  /** Where to get a file (second family) (GET /api/files/url) */
  getFileUrl: {
    params: Nothing;
    query: { fileKey: T.FileKey; bucketIndicator: "public" | "private" };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FileUrlAnswer>;
  };
  /** How a payment stands (GET /v1/payments/verify-intent-status) */
  getIntentStatus: {
    params: Nothing;
    query: { payment_intent: T.IntentId };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.IntentStatusAnswer>;
  };
  /** A public photo or video (GET /media/{fileName}) */
  getMedia: {
    params: { fileName: string };
    query: Nothing;
    headers: { range?: string; "if-range"?: string; accept?: string };
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Raw;
  };
  /** An order's whole story (GET /v1/admin/orders/{id}) */
  getOrderStory: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OrderStoryAnswer>;
  };
  /** My questions to buyers (GET /v1/breeders/applications/form) */
  getOwnApplicationForm: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ApplicationFormAnswer>;
  };
  /** One of my listings, as I edit it (GET /v1/breeders/pets/{id}/details) */
  getOwnPet: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetAnswer>;
  };
  /** Funds pending the hand-off (GET /v1/analytics/breeders/{id}/pending-funds) */
  getPendingFunds: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PendingFundsAnswer>;
  };
  /** A pet (GET /v1/pets/{id}) */
  getPet: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PetAnswer>;
  };
  /** How many were sold (GET /v1/analytics/breeders/{id}/number-of-pets-sold) */
  getPetsSold: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetsSoldAnswer>;
  };
  /** Where a ZIP code is (GET /v1/places/{zip}) */
  getPlace: {
    params: { zip: T.PostalCode };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PlaceAnswer>;
  };
  /** A post with its comments (GET /v1/breederlink/posts/{id}) */
  getPost: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostAnswer>;
  };
  /** The receipt of a payment (GET /v1/receipts/{id}) */
  getReceipt: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReceiptAnswer>;
  };
  /** How the books compare with the provider's record (GET /v1/admin/reconciliation) */
  getReconciliation: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReconciliationAnswer>;
  };
  /** One of my reservations as a buyer (GET /v1/customer/pets/reserved/{id}) */
  getReservation: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetAnswer>;
  };
  /** The review of a reservation (GET /v1/pets/reserved/{id}/review) */
  getReservationReview: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservationReviewAnswer>;
  };
  /** A breeder's sale contract and health guarantee (GET /v1/breeders/{id}/contract) */
  getSaleContract: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SaleContractAnswer>;
  };
  /** Sales over time (GET /v1/analytics/breeders/{id}/sales-growth) */
  getSalesGrowth: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SalesGrowthAnswer>;
  };
  /** Sales revenue (GET /v1/analytics/breeders/{id}/sales-revenue) */
  getSalesRevenue: {
    params: { id: T.Id };
    query: { timeframe?: T.Timeframe };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SalesRevenueAnswer>;
  };
  /** Whether my two-step verification is on (GET /v1/users/second-factor) */
  getSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SecondFactorAnswer>;
  };
  /** A shelter's invitation (GET /v1/shelter/join) */
  getShelterJoin: {
    params: Nothing;
    query: { token?: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ShelterJoinAnswer>;
  };
  /** Begin to sign in with Google or Facebook (GET /v1/auth/{provider}/url) */
  getSocialSignInUrl: {
    params: { provider: T.SocialProvider };
    query: { returnTo?: T.ReturnPath };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SocialUrlAnswer>;
  };
  /** Count what waits for staff (GET /v1/admin/queues) */
  getStaffQueues: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffQueuesAnswer>;
  };
  /** Where to put a file (GET /v1/files/upload) */
  getUploadUrl: {
    params: Nothing;
    query: { fileName: string; contentType: "image/jpeg" | "image/png" | "image/webp" | "image/heic" | "video/mp4" | "video/quicktime" | "application/pdf"; purpose: T.FilePurpose; size: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UploadUrlAnswer>;
  };
  /** My notification settings (GET /v1/user/settings) */
  getUserSettings: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserSettingsAnswer>;
  };
  /** Where my verification stands (GET /v1/breeders/verification) */
  getVerification: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationAnswer>;
  };
  /** A year of sales, fees, refunds and payouts (GET /v1/analytics/breeders/{id}/statements/{year}) */
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
  /** Let someone choose first (POST /v1/waitlists/invite) */
  inviteWaitlist: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.InviteWaitlistBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistAnswer>;
  };
  /** Join a waitlist, or add someone to my own (POST /v1/waitlists/new) */
  joinWaitlist: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.JoinWaitlistBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistAnswer>;
  };
  /** Keep a card for the balance (POST /v1/payments/saved-cards) */
  keepCard: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.KeepCardBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedCardAnswer>;
  };
  /** Leave, or remove someone from my own (DELETE /v1/waitlists/{id}/remove) */
  leaveWaitlist: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RemovedAnswer>;
  };
  /** Like a comment, or take it back (POST /v1/breederlink/posts/{id}/comment/{commentId}/like) */
  likeComment: {
    params: { id: T.Id; commentId: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Like, or take it back (POST /v1/breederlink/posts/{id}/like) */
  likePost: {
    params: { id: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** Like a reply, or take it back (POST /v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}/like) */
  likeReply: {
    params: { id: T.Id; commentId: T.Id; replyId: T.Id };
    query: { wanted?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** What may be added to an order (GET /v1/add-ons) */
  listAddOns: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.AddOnsAnswer>;
  };
  /** My applications, or those to my program (GET /v1/applications) */
  listApplications: {
    params: Nothing;
    query: { status?: T.ApplicationStatus; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ApplicationsAnswer>;
  };
  /** Staff's decisions (GET /v1/admin/audit) */
  listAuditEntries: {
    params: Nothing;
    query: { actorId?: T.Id; subjectId?: string; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AuditEntriesAnswer>;
  };
  /** Breeds that have an available pet (GET /v1/breeds/available) */
  listAvailableBreeds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedsAnswer>;
  };
  /** Reservations of my pets as their breeder (GET /v1/breeders/pets/reserved) */
  listBreederReservations: {
    params: Nothing;
    query: { status?: T.ReservationStatus[]; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetsAnswer>;
  };
  /** Breeders and shelters that sell (GET /v1/breeders) */
  listBreeders: {
    params: Nothing;
    query: { breed?: string; kind?: "breeder" | "shelter"; place?: string; distance?: number; sort: "rating" | "distance" | "newest"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreederListAnswer>;
  };
  /** All breeds (GET /v1/breeds) */
  listBreeds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.BreedsAnswer>;
  };
  /** Changes that wait for a decision (GET /v1/admin/change-requests) */
  listChangeRequests: {
    params: Nothing;
    query: { kind?: T.ChangeKind; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChangeRequestsAnswer>;
  };
  /** Payments that a bank contests (GET /v1/admin/chargebacks) */
  listChargebacks: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChargebacksAnswer>;
  };
  /** My conversations (GET /v1/chats) */
  listChats: {
    params: Nothing;
    query: { cursor?: T.Cursor; petId?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChatsAnswer>;
  };
  /** Discount codes (GET /v1/admin/discount-codes) */
  listDiscountCodes: {
    params: Nothing;
    query: { q?: string; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DiscountCodesAnswer>;
  };
  /** My disputes, or those about my pets (GET /v1/disputes) */
  listDisputes: {
    params: Nothing;
    query: { status?: T.DisputeStatus; reservedPetId?: T.Id; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DisputesAnswer>;
  };
  /** Disputes that wait for staff (GET /v1/admin/disputes) */
  listDisputesToDecide: {
    params: Nothing;
    query: { status?: T.DisputeStatus; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AdminDisputesAnswer>;
  };
  /** Which pets are my favorites (GET /v1/pets/favorited/ids) */
  listFavouriteIds: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FavouriteIdsAnswer>;
  };
  /** My favorites (GET /v1/pets/favorited) */
  listFavourites: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.FavoritedPetsAnswer>;
  };
  /** What the home page shows (GET /v1/featured/pets) */
  listFeaturedPets: {
    params: Nothing;
    query: { type?: T.PetType[] };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.FeaturedPetsAnswer>;
  };
  /** Listings that wait for a decision (GET /v1/admin/listings) */
  listListingsInReview: {
    params: Nothing;
    query: { status: "in-review" | "not-approved-internal"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewListingsAnswer>;
  };
  /** My litters (GET /v1/breeders/litters) */
  listLitters: {
    params: Nothing;
    query: { state?: T.LitterState; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnLittersAnswer>;
  };
  /** Matches of my program (GET /v1/match/findPastMatchesByBreederId/{id}) */
  listMatchesByBreeder: {
    params: { id: T.Id };
    query: { state?: "running" | "past"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MatchesAnswer>;
  };
  /** Matches of a parent (GET /v1/match/findPastMatchesByPetId/{id}) */
  listMatchesByPet: {
    params: { id: T.Id };
    query: { state?: "running" | "past"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MatchesAnswer>;
  };
  /** Messages of a chat (GET /v1/chats/{id}/messages) */
  listMessages: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor; after?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.MessagesAnswer>;
  };
  /** My notifications (GET /v1/user/{id}/notifications) */
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
    query: { q?: string; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffOrdersAnswer>;
  };
  /** Refunds that have not arrived (GET /v1/admin/refunds) */
  listOwedRefunds: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwedRefundsAnswer>;
  };
  /** Contested payments of my sales (GET /v1/breeders/chargebacks) */
  listOwnChargebacks: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnChargebacksAnswer>;
  };
  /** My parents (GET /v1/breeders/pets/parents) */
  listOwnParents: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ParentsAnswer>;
  };
  /** My listings (GET /v1/breeders/pets) */
  listOwnPets: {
    params: Nothing;
    query: { status?: T.PetStatus[]; q?: string; sort: "updated" | "name" | "price" | "views"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OwnPetsAnswer>;
  };
  /** A breeder's parents (GET /v1/breeders/{id}/pets/parents) */
  listParents: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.PublicParentsAnswer>;
  };
  /** Parents that wait for a decision (GET /v1/admin/parents) */
  listParentsInReview: {
    params: Nothing;
    query: { status: "in-review" | "rejected"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReviewParentsAnswer>;
  };
  /** My payments (GET /v1/payments) */
  listPayments: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentsAnswer>;
  };
  /** My payouts with their lines (GET /v1/breeders/payouts) */
  listPayouts: {
    params: Nothing;
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PayoutsAnswer>;
  };
  /** My own pets (GET /v1/pets/profiles) */
  listPetProfiles: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PetProfilesAnswer>;
  };
  /** Comments of a post (GET /v1/breederlink/posts/{id}/comments) */
  listPostComments: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostCommentsAnswer>;
  };
  /** Tags in use (GET /v1/breederlink/posts/tags) */
  listPostTags: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostTagsAnswer>;
  };
  /** Posts of breeders (GET /v1/breederlink/posts) */
  listPosts: {
    params: Nothing;
    query: { bookmarked?: boolean; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostsAnswer>;
  };
  /** Posts with a tag (GET /v1/breederlink/posts/tags/{tag}) */
  listPostsByTag: {
    params: { tag: T.PostTag };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostsAnswer>;
  };
  /** My quick replies (GET /v1/chats/replies) */
  listQuickReplies: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.QuickRepliesAnswer>;
  };
  /** What people reported (GET /v1/admin/reports) */
  listReports: {
    params: Nothing;
    query: { kind?: "post" | "listing" | "chat" | "review"; status?: "open" | "kept" | "removed"; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffReportsAnswer>;
  };
  /** My reservations as a buyer (GET /v1/customer/pets/reserved) */
  listReservations: {
    params: Nothing;
    query: { status?: T.ReservationStatus[]; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ReservedPetsAnswer>;
  };
  /** A breeder's reviews (GET /v1/breeders/{id}/reviews) */
  listReviews: {
    params: { id: T.Id };
    query: { rating?: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.ReviewsAnswer>;
  };
  /** Cards that I let be charged for a balance (GET /v1/payments/saved-cards) */
  listSavedCards: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedCardsAnswer>;
  };
  /** My saved searches (GET /v1/searches/saved) */
  listSavedSearches: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SavedSearchesAnswer>;
  };
  /** Where I am signed in (GET /v1/users/sessions) */
  listSessions: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SessionsAnswer>;
  };
  /** Littermates (GET /v1/pets/siblings/{id}) */
  listSiblings: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SiblingsAnswer>;
  };
  /** How I can sign in (GET /v1/users/sign-in-ways) */
  listSignInWays: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SignInWaysAnswer>;
  };
  /** Pages of one part of the sitemap (GET /v1/sitemap/{name}) */
  listSitemapPages: {
    params: { name: T.SitemapName };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SitemapPages>;
  };
  /** Parts of the sitemap (GET /v1/sitemap) */
  listSitemapParts: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SitemapParts>;
  };
  /** A breeder's sold pets (GET /v1/pets/sold/{id}) */
  listSoldPets: {
    params: { id: T.Id };
    query: { cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SoldPetsAnswer>;
  };
  /** What each state asks of a sale (GET /v1/admin/state-rules) */
  listStateRules: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StateRulesAnswer>;
  };
  /** Every line (GET /v1/analytics/breeders/{id}/transactions) */
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
    query: { q?: string; role?: T.Role; accountStatus?: T.AccountStatus; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffUsersAnswer>;
  };
  /** Verifications that wait for a decision (GET /v1/admin/verifications) */
  listVerifications: {
    params: Nothing;
    query: { status?: T.VerificationStatus; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationsAnswer>;
  };
  /** Where I wait, or who waits for me (GET /v1/user/waitlists) */
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
  /** Mark a chat as read (POST /v1/chats/{id}/read) */
  markChatRead: {
    params: { id: T.Id };
    query: { messageId?: T.Id };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Mark all as read (POST /v1/user/{id}/notifications/read) */
  markNotificationsRead: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.MarkNotificationsReadBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.NotificationsReadAnswer>;
  };
  /** Turn notifications about a chat off or on (POST /v1/chats/{id}/mute) */
  muteChat: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.MuteChatBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
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
  /** Pass on the pets I am invited to choose from (POST /v1/waitlists/{id}/pass) */
  passWaitlist: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.WaitlistAnswer>;
  };
  /** Begin the payment of the balance (POST /v1/payments/pay-balance) */
  payBalance: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.PayBalanceBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PaymentIntentAnswer>;
  };
  /** What a price would bring (GET /v1/breeders/price-preview) */
  previewPrice: {
    params: Nothing;
    query: { priceCents: number };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PricePreviewAnswer>;
  };
  /** Enter a code again in this session (POST /v1/users/second-factor/prove) */
  proveSecondFactor: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SecondFactorCodeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** What add-ons would cost after the reservation (POST /v1/payments/add-ons/quote) */
  quoteAddOns: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuoteAddOnsBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.AddOnQuoteAnswer>;
  };
  /** What a pet would cost, line by line (POST /v1/payments/quote) */
  quoteOrder: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.QuoteOrderBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.OrderDetailsAnswer>;
  };
  /** What a refund by staff would do (GET /v1/admin/orders/{id}/refund-quote) */
  quoteOrderRefund: {
    params: { id: T.Id };
    query: { scope?: T.RefundScope; amountCents?: number; bornBy?: T.RefundBearer; isPetReturned?: boolean };
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffRefundQuoteAnswer>;
  };
  /** What a cancellation would give back (POST /v1/payments/refund-quote) */
  quoteRefund: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.RefundQuoteBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.RefundQuoteAnswer>;
  };
  /** Take an event of the payment provider (POST /v1/payments/webhook) */
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
  /** Turn someone down (POST /v1/waitlists/reject) */
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
  /** Take a card off (DELETE /v1/payments/saved-cards/{id}) */
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
  /** Answer in a dispute (POST /v1/disputes/{id}/reply) */
  replyDispute: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReplyDisputeBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.DisputeAnswer>;
  };
  /** Report a chat (POST /v1/chats/{id}/report) */
  reportChat: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReportChatBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.ChatReportAnswer>;
  };
  /** Report a listing (POST /v1/pets/{id}/report) */
  reportListing: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.ReportListingBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
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
  /** Set a new password by a code (POST /v1/password/reset) */
  resetPassword: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.ResetPasswordBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Return a review that was hidden (POST /v1/admin/reports/{id}/restore) */
  restoreReported: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.RestoreReportedBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.StaffReportAnswer>;
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
  /** Keep the state of the checkout (POST /v1/reserve/save/progress) */
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
  /** Search pets: cards and facet counts (GET /v1/pets/search/index) */
  searchPets: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; breedName?: string; breedSlug?: T.Slug[]; sex?: T.PetSex[]; categories?: T.BadgeId[]; sizeClass?: T.SizeClass[]; age?: T.AgeBand[]; coatType?: T.CoatType[]; generation?: T.Generation[]; goodWith?: T.GoodWith[]; color?: string[]; delivery?: T.DeliveryOption[]; priceMinCents?: number; priceMaxCents?: number; isRescue?: boolean; isSmall?: boolean; available: boolean; zip?: T.PostalCode; distance?: number; state?: T.State[]; notBreed?: T.Slug[]; notColor?: string[]; notState?: T.State[]; notZip?: T.PostalCode[]; notDistance?: number; q?: string; sort?: T.SearchSort; sortType: 1 | -1; page: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchAnswer>;
  };
  /** Search pets: cards only (GET /v1/pets/search/lean) */
  searchPetsLean: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; breedName?: string; breedSlug?: T.Slug[]; sex?: T.PetSex[]; categories?: T.BadgeId[]; sizeClass?: T.SizeClass[]; age?: T.AgeBand[]; coatType?: T.CoatType[]; generation?: T.Generation[]; goodWith?: T.GoodWith[]; color?: string[]; delivery?: T.DeliveryOption[]; priceMinCents?: number; priceMaxCents?: number; isRescue?: boolean; isSmall?: boolean; available: boolean; zip?: T.PostalCode; distance?: number; state?: T.State[]; notBreed?: T.Slug[]; notColor?: string[]; notState?: T.State[]; notZip?: T.PostalCode[]; notDistance?: number; q?: string; sort?: T.SearchSort; sortType: 1 | -1; page: number; cursor?: T.Cursor };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchLeanAnswer>;
  };
  /** A curated few (GET /v1/pets/spotlight) */
  searchSpotlight: {
    params: Nothing;
    query: { type?: T.PetType[]; breed?: T.Id[]; categories?: T.BadgeId[]; isRescue?: boolean; isSmall?: boolean; zip?: T.PostalCode };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SpotlightAnswer>;
  };
  /** Begin a chat, or write in one (POST /v1/chats/new) */
  sendMessage: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.SendMessageBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.SentMessageAnswer>;
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
  /** Give or change the bank details (POST /v1/breeders/payouts/onboarding) */
  startPayoutOnboarding: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OnboardingAnswer>;
  };
  /** Compare the books with the provider's record now (POST /v1/admin/reconciliation) */
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
  /** Answer the questions (POST /v1/applications) */
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
  /** Submit the documents (POST /v1/breeders/verification) */
  submitVerification: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.VerificationFilesBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.VerificationAnswer>;
  };
  /** What the search box offers while somebody types (GET /v1/pets/search/suggest) */
  suggestSearch: {
    params: Nothing;
    query: { q: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.SearchSuggestionsAnswer>;
  };
  /** Say that I am writing a message (POST /v1/chats/{id}/typing) */
  tellTyping: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.Ok>;
  };
  /** Hide or show my name (POST /v1/breederlink/posts/{id}/anonymity) */
  togglePostAnonymity: {
    params: { id: T.Id };
    query: Nothing;
    headers: Nothing;
    body: undefined;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.PostDetailsAnswer>;
  };
  /** What somebody means who types this (GET /v1/pets/search/understand) */
  understandSearch: {
    params: Nothing;
    query: { q: string };
    headers: Nothing;
    body: undefined;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.UnderstoodSearchAnswer>;
  };
  /** Stop a kind of email (PUT /v1/user/setting/email/notifications/unsubscribe) */
  unsubscribe: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UnsubscribeBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.UserSettingsAnswer>;
  };
  /** An email app's one click (POST /v1/user/setting/email/notifications/unsubscribe) */
  unsubscribeOneClick: {
    params: Nothing;
    query: { token: T.UnsubscribeToken };
    headers: Nothing;
    body: T.OneClickBody;
    user: CurrentUser | null;
    session: CurrentSession | null;
    answer: Json<T.Ok>;
  };
  /** Withdraw, approve or decline (PUT /v1/applications/{id}) */
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
  /** Trust a breeder, or no longer (PUT /v1/admin/breeders/{id}/trust) */
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
  /** Change a discount code (PUT /v1/admin/discount-codes/{id}) */
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
  /** Accept, decline, withdraw or complete (POST /v1/match/updateMatch/{matchId}) */
  updateMatch: {
    params: { matchId: T.Id };
    query: Nothing;
    headers: Nothing;
    body: T.UpdateMatchBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UpdatedMatchAnswer>;
  };
  /** Mark as read (POST /v1/notifications/{id}) */
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
  /** Change delivery, code, donation or payment type (POST /v1/payments/update-payment-intent) */
  updatePaymentIntent: {
    params: Nothing;
    query: Nothing;
    headers: { "x-session-id"?: string; "x-deployment-version"?: string };
    body: T.UpdatePaymentIntentBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.OrderDetailsAnswer>;
  };
  /** Change a pet of mine (POST /v1/pets/profiles/update) */
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
  /** Make one's own move on a reservation (PUT /v1/pets/reserved/status/update) */
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
  /** Rename a saved search, or change how often it tells (PUT /v1/searches/saved/{id}) */
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
  /** Change names, phone or photo (PUT /v1/users/update) */
  updateUser: {
    params: Nothing;
    query: Nothing;
    headers: Nothing;
    body: T.UpdateUserBody;
    user: CurrentUser;
    session: CurrentSession;
    answer: Json<T.UserAnswer>;
  };
  /** Change one setting (PUT /v1/user/setting/{userId}/update/key) */
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

/** What a handler receives: read, checked and, where the contract says so, filled with defaults. */
export type Input<K extends OperationId> = Omit<Operations[K], "answer"> & { request: RequestInfo };

/** What a handler answers: the body, or reply(), stored() or raw() of backend/platform/answer.ts around it. */
export type Answer<K extends OperationId> = Operations[K]["answer"];

/** One function for each named operation. */
export type Handlers<K extends OperationId> = {
  [P in K]: (input: Input<P>, services: Services) => Answer<P> | Promise<Answer<P>>;
};
