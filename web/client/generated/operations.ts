// Generated from openapi/ by tools/generate.ts. Do not edit.

import { mutationOptions, queryOptions } from "../src/query_options.ts";
import type { HearthpawClient, CallOptions } from "../src/call.ts";
import type { operations } from "./types.ts";

export type AcceptTermsInput = { body: operations["acceptTerms"]["requestBody"]["content"]["application/json"] };
export type AcceptTermsData = operations["acceptTerms"]["responses"][200]["content"]["application/json"];
/** Accept the terms in force: PUT /v1/users/terms */
export function acceptTerms(client: HearthpawClient, input: AcceptTermsInput, options?: CallOptions): Promise<AcceptTermsData> {
  return client.call<AcceptTermsData>({ method: "PUT", path: "/v1/users/terms", places: {}, needs: ["user.id"] }, input, options);
}
export function acceptTermsMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["acceptTerms"] as const,
    mutationFn: (input: AcceptTermsInput): Promise<AcceptTermsData> => acceptTerms(client, input),
  });
}

export type AddChargebackEvidenceInput = operations["addChargebackEvidence"]["parameters"]["path"] & { body: operations["addChargebackEvidence"]["requestBody"]["content"]["application/json"] };
export type AddChargebackEvidenceData = operations["addChargebackEvidence"]["responses"][200]["content"]["application/json"];
/** Add evidence as staff: POST /v1/admin/chargebacks/{id}/evidence */
export function addChargebackEvidence(client: HearthpawClient, input: AddChargebackEvidenceInput, options?: CallOptions): Promise<AddChargebackEvidenceData> {
  return client.call<AddChargebackEvidenceData>({ method: "POST", path: "/v1/admin/chargebacks/{id}/evidence", places: {"path":["id"]}, needs: ["case"] }, input, options);
}
export function addChargebackEvidenceMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addChargebackEvidence"] as const,
    mutationFn: (input: AddChargebackEvidenceInput): Promise<AddChargebackEvidenceData> => addChargebackEvidence(client, input),
  });
}

export type AddCommentInput = operations["addComment"]["parameters"]["path"] & { body: operations["addComment"]["requestBody"]["content"]["application/json"] };
export type AddCommentData = operations["addComment"]["responses"][200]["content"]["application/json"];
/** Comment on a post: POST /v1/breederlink/posts/{id}/comment */
export function addComment(client: HearthpawClient, input: AddCommentInput, options?: CallOptions): Promise<AddCommentData> {
  return client.call<AddCommentData>({ method: "POST", path: "/v1/breederlink/posts/{id}/comment", places: {"path":["id"]}, needs: ["postDetails.id"] }, input, options);
}
export function addCommentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addComment"] as const,
    mutationFn: (input: AddCommentInput): Promise<AddCommentData> => addComment(client, input),
  });
}

export type AddDiscountCodeInput = { body: operations["addDiscountCode"]["requestBody"]["content"]["application/json"] };
export type AddDiscountCodeData = operations["addDiscountCode"]["responses"][200]["content"]["application/json"];
/** Add a promo code: POST /v1/admin/discount-codes */
export function addDiscountCode(client: HearthpawClient, input: AddDiscountCodeInput, options?: CallOptions): Promise<AddDiscountCodeData> {
  return client.call<AddDiscountCodeData>({ method: "POST", path: "/v1/admin/discount-codes", places: {}, needs: ["discountCode.id"] }, input, options);
}
export function addDiscountCodeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addDiscountCode"] as const,
    mutationFn: (input: AddDiscountCodeInput): Promise<AddDiscountCodeData> => addDiscountCode(client, input),
  });
}

export type AddFavouriteInput = { body: operations["addFavourite"]["requestBody"]["content"]["application/json"] };
export type AddFavouriteData = operations["addFavourite"]["responses"][200]["content"]["application/json"];
/** Add a favorite: POST /v1/pets/favorited/add */
export function addFavourite(client: HearthpawClient, input: AddFavouriteInput, options?: CallOptions): Promise<AddFavouriteData> {
  return client.call<AddFavouriteData>({ method: "POST", path: "/v1/pets/favorited/add", places: {}, needs: ["favoritedPet.id"] }, input, options);
}
export function addFavouriteMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addFavourite"] as const,
    mutationFn: (input: AddFavouriteInput): Promise<AddFavouriteData> => addFavourite(client, input),
  });
}

export type AddListingInput = { body: operations["addListing"]["requestBody"]["content"]["application/json"] };
export type AddListingData = operations["addListing"]["responses"][200]["content"]["application/json"];
/** Submit a draft for review: POST /v1/breeders/pets/add */
export function addListing(client: HearthpawClient, input: AddListingInput, options?: CallOptions): Promise<AddListingData> {
  return client.call<AddListingData>({ method: "POST", path: "/v1/breeders/pets/add", places: {}, needs: ["petDetails.id"] }, input, options);
}
export function addListingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addListing"] as const,
    mutationFn: (input: AddListingInput): Promise<AddListingData> => addListing(client, input),
  });
}

export type AddLitterInput = { body: operations["addLitter"]["requestBody"]["content"]["application/json"] };
export type AddLitterData = operations["addLitter"]["responses"][200]["content"]["application/json"];
/** Plan or record a litter: POST /v1/breeders/litters */
export function addLitter(client: HearthpawClient, input: AddLitterInput, options?: CallOptions): Promise<AddLitterData> {
  return client.call<AddLitterData>({ method: "POST", path: "/v1/breeders/litters", places: {}, needs: ["litter.id"] }, input, options);
}
export function addLitterMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addLitter"] as const,
    mutationFn: (input: AddLitterInput): Promise<AddLitterData> => addLitter(client, input),
  });
}

export type AddNotificationInput = { body: operations["addNotification"]["requestBody"]["content"]["application/json"] };
export type AddNotificationData = operations["addNotification"]["responses"][200]["content"]["application/json"];
/** Add a reminder for myself: POST /v1/notifications */
export function addNotification(client: HearthpawClient, input: AddNotificationInput, options?: CallOptions): Promise<AddNotificationData> {
  return client.call<AddNotificationData>({ method: "POST", path: "/v1/notifications", places: {}, needs: ["notification.id"] }, input, options);
}
export function addNotificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addNotification"] as const,
    mutationFn: (input: AddNotificationInput): Promise<AddNotificationData> => addNotification(client, input),
  });
}

export type AddOwnChargebackEvidenceInput = operations["addOwnChargebackEvidence"]["parameters"]["path"] & { body: operations["addOwnChargebackEvidence"]["requestBody"]["content"]["application/json"] };
export type AddOwnChargebackEvidenceData = operations["addOwnChargebackEvidence"]["responses"][200]["content"]["application/json"];
/** Add evidence about my sale: POST /v1/breeders/chargebacks/{id}/evidence */
export function addOwnChargebackEvidence(client: HearthpawClient, input: AddOwnChargebackEvidenceInput, options?: CallOptions): Promise<AddOwnChargebackEvidenceData> {
  return client.call<AddOwnChargebackEvidenceData>({ method: "POST", path: "/v1/breeders/chargebacks/{id}/evidence", places: {"path":["id"]}, needs: ["chargeback.id"] }, input, options);
}
export function addOwnChargebackEvidenceMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addOwnChargebackEvidence"] as const,
    mutationFn: (input: AddOwnChargebackEvidenceInput): Promise<AddOwnChargebackEvidenceData> => addOwnChargebackEvidence(client, input),
  });
}

export type AddParentInput = { body: operations["addParent"]["requestBody"]["content"]["application/json"] };
export type AddParentData = operations["addParent"]["responses"][200]["content"]["application/json"];
/** Add a parent: POST /v1/breeders/pets/parents/add */
export function addParent(client: HearthpawClient, input: AddParentInput, options?: CallOptions): Promise<AddParentData> {
  return client.call<AddParentData>({ method: "POST", path: "/v1/breeders/pets/parents/add", places: {}, needs: ["petDetails.id"] }, input, options);
}
export function addParentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addParent"] as const,
    mutationFn: (input: AddParentInput): Promise<AddParentData> => addParent(client, input),
  });
}

export type AddPetProfileInput = { body: operations["addPetProfile"]["requestBody"]["content"]["application/json"] };
export type AddPetProfileData = operations["addPetProfile"]["responses"][200]["content"]["application/json"];
/** Add a pet that I own: POST /v1/pets/profiles/add */
export function addPetProfile(client: HearthpawClient, input: AddPetProfileInput, options?: CallOptions): Promise<AddPetProfileData> {
  return client.call<AddPetProfileData>({ method: "POST", path: "/v1/pets/profiles/add", places: {}, needs: ["petProfile.id"] }, input, options);
}
export function addPetProfileMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addPetProfile"] as const,
    mutationFn: (input: AddPetProfileInput): Promise<AddPetProfileData> => addPetProfile(client, input),
  });
}

export type AddPostInput = { body: operations["addPost"]["requestBody"]["content"]["application/json"] };
export type AddPostData = operations["addPost"]["responses"][200]["content"]["application/json"];
/** Write a post: POST /v1/breederlink/posts/new */
export function addPost(client: HearthpawClient, input: AddPostInput, options?: CallOptions): Promise<AddPostData> {
  return client.call<AddPostData>({ method: "POST", path: "/v1/breederlink/posts/new", places: {}, needs: ["postDetails.id"] }, input, options);
}
export function addPostMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addPost"] as const,
    mutationFn: (input: AddPostInput): Promise<AddPostData> => addPost(client, input),
  });
}

export type AddReplyInput = operations["addReply"]["parameters"]["path"] & { body: operations["addReply"]["requestBody"]["content"]["application/json"] };
export type AddReplyData = operations["addReply"]["responses"][200]["content"]["application/json"];
/** Reply to a comment: POST /v1/breederlink/posts/{id}/comment/{commentId}/reply */
export function addReply(client: HearthpawClient, input: AddReplyInput, options?: CallOptions): Promise<AddReplyData> {
  return client.call<AddReplyData>({ method: "POST", path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply", places: {"path":["id","commentId"]}, needs: ["postDetails.id"] }, input, options);
}
export function addReplyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addReply"] as const,
    mutationFn: (input: AddReplyInput): Promise<AddReplyData> => addReply(client, input),
  });
}

export type AddShelterInput = { body: operations["addShelter"]["requestBody"]["content"]["application/json"] };
export type AddShelterData = operations["addShelter"]["responses"][200]["content"]["application/json"];
/** Join as a shelter: POST /api/shelter/add */
export function addShelter(client: HearthpawClient, input: AddShelterInput, options?: CallOptions): Promise<AddShelterData> {
  return client.call<AddShelterData>({ method: "POST", path: "/api/shelter/add", places: {}, fixed: {"ok":true} }, input, options);
}
export function addShelterMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["addShelter"] as const,
    mutationFn: (input: AddShelterInput): Promise<AddShelterData> => addShelter(client, input),
  });
}

export type AnswerClaimChangeInput = operations["answerClaimChange"]["parameters"]["path"] & { body: operations["answerClaimChange"]["requestBody"]["content"]["application/json"] };
export type AnswerClaimChangeData = operations["answerClaimChange"]["responses"][200]["content"]["application/json"];
/** Answer what staff asked about a change of mine: POST /v1/breeders/claim-changes/{id}/answer */
export function answerClaimChange(client: HearthpawClient, input: AnswerClaimChangeInput, options?: CallOptions): Promise<AnswerClaimChangeData> {
  return client.call<AnswerClaimChangeData>({ method: "POST", path: "/v1/breeders/claim-changes/{id}/answer", places: {"path":["id"]}, needs: ["breederData"] }, input, options);
}
export function answerClaimChangeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["answerClaimChange"] as const,
    mutationFn: (input: AnswerClaimChangeInput): Promise<AnswerClaimChangeData> => answerClaimChange(client, input),
  });
}

export type AnswerDeliveryInput = { body: operations["answerDelivery"]["requestBody"]["content"]["application/json"] };
export type AnswerDeliveryData = operations["answerDelivery"]["responses"][200]["content"]["application/json"];
/** Accept or decline a delivery, or set its window: POST /v1/deliveries/answer */
export function answerDelivery(client: HearthpawClient, input: AnswerDeliveryInput, options?: CallOptions): Promise<AnswerDeliveryData> {
  return client.call<AnswerDeliveryData>({ method: "POST", path: "/v1/deliveries/answer", places: {}, needs: ["delivery"] }, input, options);
}
export function answerDeliveryMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["answerDelivery"] as const,
    mutationFn: (input: AnswerDeliveryInput): Promise<AnswerDeliveryData> => answerDelivery(client, input),
  });
}

export type AnswerReviewInput = operations["answerReview"]["parameters"]["path"] & { body: operations["answerReview"]["requestBody"]["content"]["application/json"] };
export type AnswerReviewData = operations["answerReview"]["responses"][200]["content"]["application/json"];
/** Answer a review: POST /v1/reviews/{id}/answer */
export function answerReview(client: HearthpawClient, input: AnswerReviewInput, options?: CallOptions): Promise<AnswerReviewData> {
  return client.call<AnswerReviewData>({ method: "POST", path: "/v1/reviews/{id}/answer", places: {"path":["id"]}, needs: ["review.id"] }, input, options);
}
export function answerReviewMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["answerReview"] as const,
    mutationFn: (input: AnswerReviewInput): Promise<AnswerReviewData> => answerReview(client, input),
  });
}

export type ApiUpdateBreederProfileInput = { body: operations["apiUpdateBreederProfile"]["requestBody"]["content"]["application/json"] };
export type ApiUpdateBreederProfileData = operations["apiUpdateBreederProfile"]["responses"][200]["content"]["application/json"];
/** Change my public page (under /api): PUT /api/user/breeder/update */
export function apiUpdateBreederProfile(client: HearthpawClient, input: ApiUpdateBreederProfileInput, options?: CallOptions): Promise<ApiUpdateBreederProfileData> {
  return client.call<ApiUpdateBreederProfileData>({ method: "PUT", path: "/api/user/breeder/update", places: {}, needs: ["breederProfile.id"] }, input, options);
}
export function apiUpdateBreederProfileMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["apiUpdateBreederProfile"] as const,
    mutationFn: (input: ApiUpdateBreederProfileInput): Promise<ApiUpdateBreederProfileData> => apiUpdateBreederProfile(client, input),
  });
}

export type ApiUploadPetVideoInput = { body: operations["apiUploadPetVideo"]["requestBody"]["content"]["multipart/form-data"] };
export type ApiUploadPetVideoData = operations["apiUploadPetVideo"]["responses"][200]["content"]["application/json"];
/** Upload a video (under /api): POST /api/breeders/upload-pet-video */
export function apiUploadPetVideo(client: HearthpawClient, input: ApiUploadPetVideoInput, options?: CallOptions): Promise<ApiUploadPetVideoData> {
  return client.call<ApiUploadPetVideoData>({ method: "POST", path: "/api/breeders/upload-pet-video", places: {}, bodyType: "multipart/form-data" }, input, options);
}
export function apiUploadPetVideoMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["apiUploadPetVideo"] as const,
    mutationFn: (input: ApiUploadPetVideoInput): Promise<ApiUploadPetVideoData> => apiUploadPetVideo(client, input),
  });
}

export type ApproveMoneyInput = operations["approveMoney"]["parameters"]["path"];
export type ApproveMoneyData = operations["approveMoney"]["responses"][200]["content"]["application/json"];
/** Approve a request as the second person: POST /v1/admin/approvals/{id}/approve */
export function approveMoney(client: HearthpawClient, input: ApproveMoneyInput, options?: CallOptions): Promise<ApproveMoneyData> {
  return client.call<ApproveMoneyData>({ method: "POST", path: "/v1/admin/approvals/{id}/approve", places: {"path":["id"]}, needs: ["approvals"] }, input, options);
}
export function approveMoneyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["approveMoney"] as const,
    mutationFn: (input: ApproveMoneyInput): Promise<ApproveMoneyData> => approveMoney(client, input),
  });
}

export type AskAboutTrainingInput = { body: operations["askAboutTraining"]["requestBody"]["content"]["application/json"] };
export type AskAboutTrainingData = operations["askAboutTraining"]["responses"][200]["content"]["application/json"];
/** Ask about training: POST /v1/emails/training-inquiry/new */
export function askAboutTraining(client: HearthpawClient, input: AskAboutTrainingInput, options?: CallOptions): Promise<AskAboutTrainingData> {
  return client.call<AskAboutTrainingData>({ method: "POST", path: "/v1/emails/training-inquiry/new", places: {}, fixed: {"ok":true} }, input, options);
}
export function askAboutTrainingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["askAboutTraining"] as const,
    mutationFn: (input: AskAboutTrainingInput): Promise<AskAboutTrainingData> => askAboutTraining(client, input),
  });
}

export type AskQuestionInput = { body: operations["askQuestion"]["requestBody"]["content"]["application/json"] };
export type AskQuestionData = operations["askQuestion"]["responses"][200]["content"]["application/json"];
/** Ask a breeder a question by email: POST /v1/emails/question/new */
export function askQuestion(client: HearthpawClient, input: AskQuestionInput, options?: CallOptions): Promise<AskQuestionData> {
  return client.call<AskQuestionData>({ method: "POST", path: "/v1/emails/question/new", places: {}, fixed: {"ok":true} }, input, options);
}
export function askQuestionMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["askQuestion"] as const,
    mutationFn: (input: AskQuestionInput): Promise<AskQuestionData> => askQuestion(client, input),
  });
}

export type AskSupportInput = { body: operations["askSupport"]["requestBody"]["content"]["application/json"] };
export type AskSupportData = operations["askSupport"]["responses"][200]["content"]["application/json"];
/** Contact support: POST /v1/emails/question/support/new */
export function askSupport(client: HearthpawClient, input: AskSupportInput, options?: CallOptions): Promise<AskSupportData> {
  return client.call<AskSupportData>({ method: "POST", path: "/v1/emails/question/support/new", places: {}, fixed: {"ok":true} }, input, options);
}
export function askSupportMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["askSupport"] as const,
    mutationFn: (input: AskSupportInput): Promise<AskSupportData> => askSupport(client, input),
  });
}

export type AttachFindingInput = operations["attachFinding"]["parameters"]["path"];
export type AttachFindingData = operations["attachFinding"]["responses"][200]["content"]["application/json"];
/** Restore the sale of a payment that we lost: POST /v1/admin/reconciliation/findings/{id}/attach */
export function attachFinding(client: HearthpawClient, input: AttachFindingInput, options?: CallOptions): Promise<AttachFindingData> {
  return client.call<AttachFindingData>({ method: "POST", path: "/v1/admin/reconciliation/findings/{id}/attach", places: {"path":["id"]}, needs: ["finding.id"] }, input, options);
}
export function attachFindingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["attachFinding"] as const,
    mutationFn: (input: AttachFindingInput): Promise<AttachFindingData> => attachFinding(client, input),
  });
}

export type AuthorizeChannelInput = { body: operations["authorizeChannel"]["requestBody"]["content"]["application/x-www-form-urlencoded"] };
export type AuthorizeChannelData = operations["authorizeChannel"]["responses"][200]["content"]["application/json"];
/** Join a private channel: POST /v1/realtime/auth */
export function authorizeChannel(client: HearthpawClient, input: AuthorizeChannelInput, options?: CallOptions): Promise<AuthorizeChannelData> {
  return client.call<AuthorizeChannelData>({ method: "POST", path: "/v1/realtime/auth", places: {}, bodyType: "application/x-www-form-urlencoded" }, input, options);
}
export function authorizeChannelMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["authorizeChannel"] as const,
    mutationFn: (input: AuthorizeChannelInput): Promise<AuthorizeChannelData> => authorizeChannel(client, input),
  });
}

export type BlockChatInput = operations["blockChat"]["parameters"]["path"] & NonNullable<operations["blockChat"]["parameters"]["query"]>;
export type BlockChatData = operations["blockChat"]["responses"][200]["content"]["application/json"];
/** Block or unblock the other person: POST /v1/chats/{id}/block */
export function blockChat(client: HearthpawClient, input: BlockChatInput, options?: CallOptions): Promise<BlockChatData> {
  return client.call<BlockChatData>({ method: "POST", path: "/v1/chats/{id}/block", places: {"path":["id"],"query":["isBlocked"]}, fixed: {"ok":true} }, input, options);
}
export function blockChatMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["blockChat"] as const,
    mutationFn: (input: BlockChatInput): Promise<BlockChatData> => blockChat(client, input),
  });
}

export type BookmarkPostInput = operations["bookmarkPost"]["parameters"]["path"] & NonNullable<operations["bookmarkPost"]["parameters"]["query"]>;
export type BookmarkPostData = operations["bookmarkPost"]["responses"][200]["content"]["application/json"];
/** Bookmark a post or remove the bookmark: POST /v1/breederlink/posts/{id}/bookmark */
export function bookmarkPost(client: HearthpawClient, input: BookmarkPostInput, options?: CallOptions): Promise<BookmarkPostData> {
  return client.call<BookmarkPostData>({ method: "POST", path: "/v1/breederlink/posts/{id}/bookmark", places: {"path":["id"],"query":["wanted"]}, needs: ["postDetails.id"] }, input, options);
}
export function bookmarkPostMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["bookmarkPost"] as const,
    mutationFn: (input: BookmarkPostInput): Promise<BookmarkPostData> => bookmarkPost(client, input),
  });
}

export type BuyAddOnsInput = { body: operations["buyAddOns"]["requestBody"]["content"]["application/json"] };
export type BuyAddOnsData = operations["buyAddOns"]["responses"][200]["content"]["application/json"];
/** Start paying for add-ons after the reservation: POST /v1/payments/add-ons */
export function buyAddOns(client: HearthpawClient, input: BuyAddOnsInput, options?: CallOptions): Promise<BuyAddOnsData> {
  return client.call<BuyAddOnsData>({ method: "POST", path: "/v1/payments/add-ons", places: {}, needs: ["addOnOrder.id"] }, input, options);
}
export function buyAddOnsMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["buyAddOns"] as const,
    mutationFn: (input: BuyAddOnsInput): Promise<BuyAddOnsData> => buyAddOns(client, input),
  });
}

export type ChangeEmailInput = { body: operations["changeEmail"]["requestBody"]["content"]["application/json"] };
export type ChangeEmailData = operations["changeEmail"]["responses"][200]["content"]["application/json"];
/** Change my email address: POST /v1/users/email/change */
export function changeEmail(client: HearthpawClient, input: ChangeEmailInput, options?: CallOptions): Promise<ChangeEmailData> {
  return client.call<ChangeEmailData>({ method: "POST", path: "/v1/users/email/change", places: {}, fixed: {"ok":true} }, input, options);
}
export function changeEmailMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["changeEmail"] as const,
    mutationFn: (input: ChangeEmailInput): Promise<ChangeEmailData> => changeEmail(client, input),
  });
}

export type ChangePasswordInput = { body: operations["changePassword"]["requestBody"]["content"]["application/json"] };
export type ChangePasswordData = operations["changePassword"]["responses"][200]["content"]["application/json"];
/** Change my password: PUT /v1/password/change */
export function changePassword(client: HearthpawClient, input: ChangePasswordInput, options?: CallOptions): Promise<ChangePasswordData> {
  return client.call<ChangePasswordData>({ method: "PUT", path: "/v1/password/change", places: {}, fixed: {"ok":true} }, input, options);
}
export function changePasswordMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["changePassword"] as const,
    mutationFn: (input: ChangePasswordInput): Promise<ChangePasswordData> => changePassword(client, input),
  });
}

export type ChangePremisesInput = { body: operations["changePremises"]["requestBody"]["content"]["application/json"] };
export type ChangePremisesData = operations["changePremises"]["responses"][200]["content"]["application/json"];
/** Ask staff to accept new photos of where my pets live: PUT /v1/breeders/premises */
export function changePremises(client: HearthpawClient, input: ChangePremisesInput, options?: CallOptions): Promise<ChangePremisesData> {
  return client.call<ChangePremisesData>({ method: "PUT", path: "/v1/breeders/premises", places: {}, needs: ["breederData"] }, input, options);
}
export function changePremisesMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["changePremises"] as const,
    mutationFn: (input: ChangePremisesInput): Promise<ChangePremisesData> => changePremises(client, input),
  });
}

export type ChangeStaffRankInput = operations["changeStaffRank"]["parameters"]["path"] & { body: operations["changeStaffRank"]["requestBody"]["content"]["application/json"] };
export type ChangeStaffRankData = operations["changeStaffRank"]["responses"][200]["content"]["application/json"];
/** Change someone's rank: PUT /v1/admin/staff/{id}/rank */
export function changeStaffRank(client: HearthpawClient, input: ChangeStaffRankInput, options?: CallOptions): Promise<ChangeStaffRankData> {
  return client.call<ChangeStaffRankData>({ method: "PUT", path: "/v1/admin/staff/{id}/rank", places: {"path":["id"]}, needs: ["staff","invitations"] }, input, options);
}
export function changeStaffRankMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["changeStaffRank"] as const,
    mutationFn: (input: ChangeStaffRankInput): Promise<ChangeStaffRankData> => changeStaffRank(client, input),
  });
}

export type CheckClosingInput = Record<string, never>;
export type CheckClosingData = operations["checkClosing"]["responses"][200]["content"]["application/json"];
/** Check what closing my account needs: GET /v1/users/me/closing */
export function checkClosing(client: HearthpawClient, input: CheckClosingInput = {}, options?: CallOptions): Promise<CheckClosingData> {
  return client.call<CheckClosingData>({ method: "GET", path: "/v1/users/me/closing", places: {}, needs: ["blockers"] }, input, options);
}
export function checkClosingQuery(client: HearthpawClient, input: CheckClosingInput = {}) {
  return queryOptions({
    queryKey: ["checkClosing", input] as const,
    queryFn: ({ signal }): Promise<CheckClosingData> => checkClosing(client, input, { signal }),
  });
}

export type CheckEmailInput = operations["checkEmail"]["parameters"]["path"];
export type CheckEmailData = operations["checkEmail"]["responses"][200]["content"]["application/json"];
/** Check whether an address can be used for a new account: GET /v1/users/email/check/{email} */
export function checkEmail(client: HearthpawClient, input: CheckEmailInput, options?: CallOptions): Promise<CheckEmailData> {
  return client.call<CheckEmailData>({ method: "GET", path: "/v1/users/email/check/{email}", places: {"path":["email"]} }, input, options);
}
export function checkEmailQuery(client: HearthpawClient, input: CheckEmailInput) {
  return queryOptions({
    queryKey: ["checkEmail", input] as const,
    queryFn: ({ signal }): Promise<CheckEmailData> => checkEmail(client, input, { signal }),
  });
}

export type CheckHealthInput = Record<string, never>;
export type CheckHealthData = operations["checkHealth"]["responses"][200]["content"]["application/json"];
/** Check that the process is alive: GET /healthz */
export function checkHealth(client: HearthpawClient, input: CheckHealthInput = {}, options?: CallOptions): Promise<CheckHealthData> {
  return client.call<CheckHealthData>({ method: "GET", path: "/healthz", places: {}, fixed: {"status":"alive"} }, input, options);
}
export function checkHealthQuery(client: HearthpawClient, input: CheckHealthInput = {}) {
  return queryOptions({
    queryKey: ["checkHealth", input] as const,
    queryFn: ({ signal }): Promise<CheckHealthData> => checkHealth(client, input, { signal }),
  });
}

export type CheckReadinessInput = Record<string, never>;
export type CheckReadinessData = operations["checkReadiness"]["responses"][200]["content"]["application/json"];
/** Check that the process can serve: GET /readyz */
export function checkReadiness(client: HearthpawClient, input: CheckReadinessInput = {}, options?: CallOptions): Promise<CheckReadinessData> {
  return client.call<CheckReadinessData>({ method: "GET", path: "/readyz", places: {}, needs: ["checks"], fixed: {"status":"ready"} }, input, options);
}
export function checkReadinessQuery(client: HearthpawClient, input: CheckReadinessInput = {}) {
  return queryOptions({
    queryKey: ["checkReadiness", input] as const,
    queryFn: ({ signal }): Promise<CheckReadinessData> => checkReadiness(client, input, { signal }),
  });
}

export type CloseAccountInput = { body: operations["closeAccount"]["requestBody"]["content"]["application/json"] };
export type CloseAccountData = operations["closeAccount"]["responses"][200]["content"]["application/json"];
/** Close my account: DELETE /v1/users/me */
export function closeAccount(client: HearthpawClient, input: CloseAccountInput, options?: CallOptions): Promise<CloseAccountData> {
  return client.call<CloseAccountData>({ method: "DELETE", path: "/v1/users/me", places: {}, fixed: {"ok":true} }, input, options);
}
export function closeAccountMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["closeAccount"] as const,
    mutationFn: (input: CloseAccountInput): Promise<CloseAccountData> => closeAccount(client, input),
  });
}

export type CompleteReservationInput = { body: operations["completeReservation"]["requestBody"]["content"]["application/json"] };
export type CompleteReservationData = operations["completeReservation"]["responses"][200]["content"]["application/json"];
/** Complete a sale as its breeder: POST /v1/breeders/reservation/complete */
export function completeReservation(client: HearthpawClient, input: CompleteReservationInput, options?: CallOptions): Promise<CompleteReservationData> {
  return client.call<CompleteReservationData>({ method: "POST", path: "/v1/breeders/reservation/complete", places: {}, needs: ["reservedPet.id"] }, input, options);
}
export function completeReservationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["completeReservation"] as const,
    mutationFn: (input: CompleteReservationInput): Promise<CompleteReservationData> => completeReservation(client, input),
  });
}

export type ConfirmPhoneInput = { body: operations["confirmPhone"]["requestBody"]["content"]["application/json"] };
export type ConfirmPhoneData = operations["confirmPhone"]["responses"][200]["content"]["application/json"];
/** Confirm my phone number with the code: POST /v1/users/phone/confirm */
export function confirmPhone(client: HearthpawClient, input: ConfirmPhoneInput, options?: CallOptions): Promise<ConfirmPhoneData> {
  return client.call<ConfirmPhoneData>({ method: "POST", path: "/v1/users/phone/confirm", places: {}, needs: ["user.id"] }, input, options);
}
export function confirmPhoneMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["confirmPhone"] as const,
    mutationFn: (input: ConfirmPhoneInput): Promise<ConfirmPhoneData> => confirmPhone(client, input),
  });
}

export type ConfirmSaleContractInput = { body: operations["confirmSaleContract"]["requestBody"]["content"]["application/json"] };
export type ConfirmSaleContractData = operations["confirmSaleContract"]["responses"][200]["content"]["application/json"];
/** Confirm my sale contract and health guarantee: POST /v1/breeders/contract/confirm */
export function confirmSaleContract(client: HearthpawClient, input: ConfirmSaleContractInput, options?: CallOptions): Promise<ConfirmSaleContractData> {
  return client.call<ConfirmSaleContractData>({ method: "POST", path: "/v1/breeders/contract/confirm", places: {}, needs: ["saleContract"] }, input, options);
}
export function confirmSaleContractMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["confirmSaleContract"] as const,
    mutationFn: (input: ConfirmSaleContractInput): Promise<ConfirmSaleContractData> => confirmSaleContract(client, input),
  });
}

export type ConfirmSecondFactorInput = { body: operations["confirmSecondFactor"]["requestBody"]["content"]["application/json"] };
export type ConfirmSecondFactorData = operations["confirmSecondFactor"]["responses"][200]["content"]["application/json"];
/** Turn on two-step verification: PUT /v1/users/second-factor */
export function confirmSecondFactor(client: HearthpawClient, input: ConfirmSecondFactorInput, options?: CallOptions): Promise<ConfirmSecondFactorData> {
  return client.call<ConfirmSecondFactorData>({ method: "PUT", path: "/v1/users/second-factor", places: {}, needs: ["recoveryCodes"] }, input, options);
}
export function confirmSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["confirmSecondFactor"] as const,
    mutationFn: (input: ConfirmSecondFactorInput): Promise<ConfirmSecondFactorData> => confirmSecondFactor(client, input),
  });
}

export type CountShareInput = operations["countShare"]["parameters"]["path"] & { body: operations["countShare"]["requestBody"]["content"]["application/json"] };
export type CountShareData = operations["countShare"]["responses"][200]["content"]["application/json"];
/** Count a share: PUT /v1/pets/increment_shares/{id} */
export function countShare(client: HearthpawClient, input: CountShareInput, options?: CallOptions): Promise<CountShareData> {
  return client.call<CountShareData>({ method: "PUT", path: "/v1/pets/increment_shares/{id}", places: {"path":["id"]}, needs: ["pet.id"] }, input, options);
}
export function countShareMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["countShare"] as const,
    mutationFn: (input: CountShareInput): Promise<CountShareData> => countShare(client, input),
  });
}

export type CountUnreadMessagesInput = Record<string, never>;
export type CountUnreadMessagesData = operations["countUnreadMessages"]["responses"][200]["content"]["application/json"];
/** Count my unread messages: GET /v1/chats/unread */
export function countUnreadMessages(client: HearthpawClient, input: CountUnreadMessagesInput = {}, options?: CallOptions): Promise<CountUnreadMessagesData> {
  return client.call<CountUnreadMessagesData>({ method: "GET", path: "/v1/chats/unread", places: {} }, input, options);
}
export function countUnreadMessagesQuery(client: HearthpawClient, input: CountUnreadMessagesInput = {}) {
  return queryOptions({
    queryKey: ["countUnreadMessages", input] as const,
    queryFn: ({ signal }): Promise<CountUnreadMessagesData> => countUnreadMessages(client, input, { signal }),
  });
}

export type CountViewInput = operations["countView"]["parameters"]["path"];
export type CountViewData = operations["countView"]["responses"][200]["content"]["application/json"];
/** Count a view: PUT /v1/pets/increment_view/{id} */
export function countView(client: HearthpawClient, input: CountViewInput, options?: CallOptions): Promise<CountViewData> {
  return client.call<CountViewData>({ method: "PUT", path: "/v1/pets/increment_view/{id}", places: {"path":["id"]}, needs: ["pet.id"] }, input, options);
}
export function countViewMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["countView"] as const,
    mutationFn: (input: CountViewInput): Promise<CountViewData> => countView(client, input),
  });
}

export type CreateMatchInput = { body: operations["createMatch"]["requestBody"]["content"]["application/json"] };
export type CreateMatchData = operations["createMatch"]["responses"][200]["content"]["application/json"];
/** Propose a match: POST /v1/match/createMatch */
export function createMatch(client: HearthpawClient, input: CreateMatchInput, options?: CallOptions): Promise<CreateMatchData> {
  return client.call<CreateMatchData>({ method: "POST", path: "/v1/match/createMatch", places: {}, needs: ["newMatch.id"] }, input, options);
}
export function createMatchMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["createMatch"] as const,
    mutationFn: (input: CreateMatchInput): Promise<CreateMatchData> => createMatch(client, input),
  });
}

export type CreatePaymentIntentInput = { body: operations["createPaymentIntent"]["requestBody"]["content"]["application/json"] };
export type CreatePaymentIntentData = operations["createPaymentIntent"]["responses"][200]["content"]["application/json"];
/** Start the first payment of a reservation: POST /v1/payments/create-payment-intent */
export function createPaymentIntent(client: HearthpawClient, input: CreatePaymentIntentInput, options?: CallOptions): Promise<CreatePaymentIntentData> {
  return client.call<CreatePaymentIntentData>({ method: "POST", path: "/v1/payments/create-payment-intent", places: {}, needs: ["orderDetails"] }, input, options);
}
export function createPaymentIntentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["createPaymentIntent"] as const,
    mutationFn: (input: CreatePaymentIntentInput): Promise<CreatePaymentIntentData> => createPaymentIntent(client, input),
  });
}

export type CreateSetupIntentInput = { body: operations["createSetupIntent"]["requestBody"]["content"]["application/json"] };
export type CreateSetupIntentData = operations["createSetupIntent"]["responses"][200]["content"]["application/json"];
/** Start saving a card for the balance: POST /v1/payments/create-setup-intent */
export function createSetupIntent(client: HearthpawClient, input: CreateSetupIntentInput, options?: CallOptions): Promise<CreateSetupIntentData> {
  return client.call<CreateSetupIntentData>({ method: "POST", path: "/v1/payments/create-setup-intent", places: {} }, input, options);
}
export function createSetupIntentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["createSetupIntent"] as const,
    mutationFn: (input: CreateSetupIntentInput): Promise<CreateSetupIntentData> => createSetupIntent(client, input),
  });
}

export type DecideChangeRequestInput = operations["decideChangeRequest"]["parameters"]["path"] & { body: operations["decideChangeRequest"]["requestBody"]["content"]["application/json"] };
export type DecideChangeRequestData = operations["decideChangeRequest"]["responses"][200]["content"]["application/json"];
/** Decide on a change: POST /v1/admin/change-requests/{id}/decide */
export function decideChangeRequest(client: HearthpawClient, input: DecideChangeRequestInput, options?: CallOptions): Promise<DecideChangeRequestData> {
  return client.call<DecideChangeRequestData>({ method: "POST", path: "/v1/admin/change-requests/{id}/decide", places: {"path":["id"]}, needs: ["changeRequest.id"] }, input, options);
}
export function decideChangeRequestMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideChangeRequest"] as const,
    mutationFn: (input: DecideChangeRequestInput): Promise<DecideChangeRequestData> => decideChangeRequest(client, input),
  });
}

export type DecideClaimChangeInput = operations["decideClaimChange"]["parameters"]["path"] & { body: operations["decideClaimChange"]["requestBody"]["content"]["application/json"] };
export type DecideClaimChangeData = operations["decideClaimChange"]["responses"][200]["content"]["application/json"];
/** Decide on a change of a verified claim: POST /v1/admin/claim-changes/{id}/decide */
export function decideClaimChange(client: HearthpawClient, input: DecideClaimChangeInput, options?: CallOptions): Promise<DecideClaimChangeData> {
  return client.call<DecideClaimChangeData>({ method: "POST", path: "/v1/admin/claim-changes/{id}/decide", places: {"path":["id"]}, needs: ["claimChange.id"] }, input, options);
}
export function decideClaimChangeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideClaimChange"] as const,
    mutationFn: (input: DecideClaimChangeInput): Promise<DecideClaimChangeData> => decideClaimChange(client, input),
  });
}

export type DecideDisputeInput = operations["decideDispute"]["parameters"]["path"] & { body: operations["decideDispute"]["requestBody"]["content"]["application/json"] };
export type DecideDisputeData = operations["decideDispute"]["responses"][200]["content"]["application/json"];
/** Decide a dispute: POST /v1/admin/disputes/{id}/decide */
export function decideDispute(client: HearthpawClient, input: DecideDisputeInput, options?: CallOptions): Promise<DecideDisputeData> {
  return client.call<DecideDisputeData>({ method: "POST", path: "/v1/admin/disputes/{id}/decide", places: {"path":["id"]}, needs: ["dispute.id"] }, input, options);
}
export function decideDisputeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideDispute"] as const,
    mutationFn: (input: DecideDisputeInput): Promise<DecideDisputeData> => decideDispute(client, input),
  });
}

export type DecideListingInput = operations["decideListing"]["parameters"]["path"] & { body: operations["decideListing"]["requestBody"]["content"]["application/json"] };
export type DecideListingData = operations["decideListing"]["responses"][200]["content"]["application/json"];
/** Decide on a listing: POST /v1/admin/listings/{id}/decide */
export function decideListing(client: HearthpawClient, input: DecideListingInput, options?: CallOptions): Promise<DecideListingData> {
  return client.call<DecideListingData>({ method: "POST", path: "/v1/admin/listings/{id}/decide", places: {"path":["id"]}, needs: ["pet.id"] }, input, options);
}
export function decideListingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideListing"] as const,
    mutationFn: (input: DecideListingInput): Promise<DecideListingData> => decideListing(client, input),
  });
}

export type DecideListingCaseInput = operations["decideListingCase"]["parameters"]["path"] & { body: operations["decideListingCase"]["requestBody"]["content"]["application/json"] };
export type DecideListingCaseData = operations["decideListingCase"]["responses"][200]["content"]["application/json"];
/** Clear or keep a case about a listing: POST /v1/admin/fraud-cases/{id}/decide-listing */
export function decideListingCase(client: HearthpawClient, input: DecideListingCaseInput, options?: CallOptions): Promise<DecideListingCaseData> {
  return client.call<DecideListingCaseData>({ method: "POST", path: "/v1/admin/fraud-cases/{id}/decide-listing", places: {"path":["id"]}, needs: ["case.id"] }, input, options);
}
export function decideListingCaseMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideListingCase"] as const,
    mutationFn: (input: DecideListingCaseInput): Promise<DecideListingCaseData> => decideListingCase(client, input),
  });
}

export type DecideMoneyCaseInput = operations["decideMoneyCase"]["parameters"]["path"] & { body: operations["decideMoneyCase"]["requestBody"]["content"]["application/json"] };
export type DecideMoneyCaseData = operations["decideMoneyCase"]["responses"][200]["content"]["application/json"];
/** Clear or keep a case about payouts: POST /v1/admin/fraud-cases/{id}/decide-money */
export function decideMoneyCase(client: HearthpawClient, input: DecideMoneyCaseInput, options?: CallOptions): Promise<DecideMoneyCaseData> {
  return client.call<DecideMoneyCaseData>({ method: "POST", path: "/v1/admin/fraud-cases/{id}/decide-money", places: {"path":["id"]}, needs: ["case.id"] }, input, options);
}
export function decideMoneyCaseMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideMoneyCase"] as const,
    mutationFn: (input: DecideMoneyCaseInput): Promise<DecideMoneyCaseData> => decideMoneyCase(client, input),
  });
}

export type DecideParentInput = operations["decideParent"]["parameters"]["path"] & { body: operations["decideParent"]["requestBody"]["content"]["application/json"] };
export type DecideParentData = operations["decideParent"]["responses"][200]["content"]["application/json"];
/** Decide on a parent: POST /v1/admin/parents/{id}/decide */
export function decideParent(client: HearthpawClient, input: DecideParentInput, options?: CallOptions): Promise<DecideParentData> {
  return client.call<DecideParentData>({ method: "POST", path: "/v1/admin/parents/{id}/decide", places: {"path":["id"]}, needs: ["petDetails.id"] }, input, options);
}
export function decideParentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideParent"] as const,
    mutationFn: (input: DecideParentInput): Promise<DecideParentData> => decideParent(client, input),
  });
}

export type DecideReportInput = operations["decideReport"]["parameters"]["path"] & { body: operations["decideReport"]["requestBody"]["content"]["application/json"] };
export type DecideReportData = operations["decideReport"]["responses"][200]["content"]["application/json"];
/** Keep or remove what was reported: POST /v1/admin/reports/{id}/decide */
export function decideReport(client: HearthpawClient, input: DecideReportInput, options?: CallOptions): Promise<DecideReportData> {
  return client.call<DecideReportData>({ method: "POST", path: "/v1/admin/reports/{id}/decide", places: {"path":["id"]}, needs: ["report.id"] }, input, options);
}
export function decideReportMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideReport"] as const,
    mutationFn: (input: DecideReportInput): Promise<DecideReportData> => decideReport(client, input),
  });
}

export type DecideVerificationInput = operations["decideVerification"]["parameters"]["path"] & { body: operations["decideVerification"]["requestBody"]["content"]["application/json"] };
export type DecideVerificationData = operations["decideVerification"]["responses"][200]["content"]["application/json"];
/** Decide on a verification: POST /v1/admin/verifications/{id}/decide */
export function decideVerification(client: HearthpawClient, input: DecideVerificationInput, options?: CallOptions): Promise<DecideVerificationData> {
  return client.call<DecideVerificationData>({ method: "POST", path: "/v1/admin/verifications/{id}/decide", places: {"path":["id"]}, needs: ["verification"] }, input, options);
}
export function decideVerificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["decideVerification"] as const,
    mutationFn: (input: DecideVerificationInput): Promise<DecideVerificationData> => decideVerification(client, input),
  });
}

export type DeleteBreederFilesInput = { body: operations["deleteBreederFiles"]["requestBody"]["content"]["application/json"] };
export type DeleteBreederFilesData = operations["deleteBreederFiles"]["responses"][200]["content"]["application/json"];
/** Delete several of my files: DELETE /api/breeders/files */
export function deleteBreederFiles(client: HearthpawClient, input: DeleteBreederFilesInput, options?: CallOptions): Promise<DeleteBreederFilesData> {
  return client.call<DeleteBreederFilesData>({ method: "DELETE", path: "/api/breeders/files", places: {} }, input, options);
}
export function deleteBreederFilesMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteBreederFiles"] as const,
    mutationFn: (input: DeleteBreederFilesInput): Promise<DeleteBreederFilesData> => deleteBreederFiles(client, input),
  });
}

export type DeleteCommentInput = operations["deleteComment"]["parameters"]["path"];
export type DeleteCommentData = operations["deleteComment"]["responses"][200]["content"]["application/json"];
/** Delete my comment: DELETE /v1/breederlink/posts/{id}/comment/{commentId} */
export function deleteComment(client: HearthpawClient, input: DeleteCommentInput, options?: CallOptions): Promise<DeleteCommentData> {
  return client.call<DeleteCommentData>({ method: "DELETE", path: "/v1/breederlink/posts/{id}/comment/{commentId}", places: {"path":["id","commentId"]}, needs: ["postDetails.id"] }, input, options);
}
export function deleteCommentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteComment"] as const,
    mutationFn: (input: DeleteCommentInput): Promise<DeleteCommentData> => deleteComment(client, input),
  });
}

export type DeleteFileInput = { body: operations["deleteFile"]["requestBody"]["content"]["application/json"] };
export type DeleteFileData = operations["deleteFile"]["responses"][200]["content"]["application/json"];
/** Delete one of my files: POST /v1/files/delete */
export function deleteFile(client: HearthpawClient, input: DeleteFileInput, options?: CallOptions): Promise<DeleteFileData> {
  return client.call<DeleteFileData>({ method: "POST", path: "/v1/files/delete", places: {} }, input, options);
}
export function deleteFileMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteFile"] as const,
    mutationFn: (input: DeleteFileInput): Promise<DeleteFileData> => deleteFile(client, input),
  });
}

export type DeleteListingInput = operations["deleteListing"]["parameters"]["path"];
export type DeleteListingData = operations["deleteListing"]["responses"][200]["content"]["application/json"];
/** Delete a listing: DELETE /v1/breeders/pets/{id}/delete */
export function deleteListing(client: HearthpawClient, input: DeleteListingInput, options?: CallOptions): Promise<DeleteListingData> {
  return client.call<DeleteListingData>({ method: "DELETE", path: "/v1/breeders/pets/{id}/delete", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deleteListingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteListing"] as const,
    mutationFn: (input: DeleteListingInput): Promise<DeleteListingData> => deleteListing(client, input),
  });
}

export type DeleteListingsInput = { body: operations["deleteListings"]["requestBody"]["content"]["application/json"] };
export type DeleteListingsData = operations["deleteListings"]["responses"][200]["content"]["application/json"];
/** Delete several listings: DELETE /api/breeders/pets */
export function deleteListings(client: HearthpawClient, input: DeleteListingsInput, options?: CallOptions): Promise<DeleteListingsData> {
  return client.call<DeleteListingsData>({ method: "DELETE", path: "/api/breeders/pets", places: {} }, input, options);
}
export function deleteListingsMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteListings"] as const,
    mutationFn: (input: DeleteListingsInput): Promise<DeleteListingsData> => deleteListings(client, input),
  });
}

export type DeleteLitterInput = operations["deleteLitter"]["parameters"]["path"];
export type DeleteLitterData = operations["deleteLitter"]["responses"][200]["content"]["application/json"];
/** Delete a litter: DELETE /v1/breeders/litters/{id} */
export function deleteLitter(client: HearthpawClient, input: DeleteLitterInput, options?: CallOptions): Promise<DeleteLitterData> {
  return client.call<DeleteLitterData>({ method: "DELETE", path: "/v1/breeders/litters/{id}", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deleteLitterMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteLitter"] as const,
    mutationFn: (input: DeleteLitterInput): Promise<DeleteLitterData> => deleteLitter(client, input),
  });
}

export type DeleteNotificationInput = operations["deleteNotification"]["parameters"]["path"];
export type DeleteNotificationData = operations["deleteNotification"]["responses"][200]["content"]["application/json"];
/** Delete a notification: DELETE /v1/notifications/{id}/delete */
export function deleteNotification(client: HearthpawClient, input: DeleteNotificationInput, options?: CallOptions): Promise<DeleteNotificationData> {
  return client.call<DeleteNotificationData>({ method: "DELETE", path: "/v1/notifications/{id}/delete", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deleteNotificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteNotification"] as const,
    mutationFn: (input: DeleteNotificationInput): Promise<DeleteNotificationData> => deleteNotification(client, input),
  });
}

export type DeleteParentInput = operations["deleteParent"]["parameters"]["path"];
export type DeleteParentData = operations["deleteParent"]["responses"][200]["content"]["application/json"];
/** Delete a parent: DELETE /v1/breeders/pets/parents/{id}/delete */
export function deleteParent(client: HearthpawClient, input: DeleteParentInput, options?: CallOptions): Promise<DeleteParentData> {
  return client.call<DeleteParentData>({ method: "DELETE", path: "/v1/breeders/pets/parents/{id}/delete", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deleteParentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteParent"] as const,
    mutationFn: (input: DeleteParentInput): Promise<DeleteParentData> => deleteParent(client, input),
  });
}

export type DeletePetProfileInput = operations["deletePetProfile"]["parameters"]["path"];
export type DeletePetProfileData = operations["deletePetProfile"]["responses"][200]["content"]["application/json"];
/** Delete a pet that I own: DELETE /v1/pets/profiles/{id}/delete */
export function deletePetProfile(client: HearthpawClient, input: DeletePetProfileInput, options?: CallOptions): Promise<DeletePetProfileData> {
  return client.call<DeletePetProfileData>({ method: "DELETE", path: "/v1/pets/profiles/{id}/delete", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deletePetProfileMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deletePetProfile"] as const,
    mutationFn: (input: DeletePetProfileInput): Promise<DeletePetProfileData> => deletePetProfile(client, input),
  });
}

export type DeletePostInput = operations["deletePost"]["parameters"]["path"];
export type DeletePostData = operations["deletePost"]["responses"][200]["content"]["application/json"];
/** Delete my post: DELETE /v1/breederlink/posts/{id} */
export function deletePost(client: HearthpawClient, input: DeletePostInput, options?: CallOptions): Promise<DeletePostData> {
  return client.call<DeletePostData>({ method: "DELETE", path: "/v1/breederlink/posts/{id}", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deletePostMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deletePost"] as const,
    mutationFn: (input: DeletePostInput): Promise<DeletePostData> => deletePost(client, input),
  });
}

export type DeleteQuickReplyInput = operations["deleteQuickReply"]["parameters"]["path"];
export type DeleteQuickReplyData = operations["deleteQuickReply"]["responses"][200]["content"]["application/json"];
/** Delete a quick reply: DELETE /v1/chats/replies/{id} */
export function deleteQuickReply(client: HearthpawClient, input: DeleteQuickReplyInput, options?: CallOptions): Promise<DeleteQuickReplyData> {
  return client.call<DeleteQuickReplyData>({ method: "DELETE", path: "/v1/chats/replies/{id}", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deleteQuickReplyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteQuickReply"] as const,
    mutationFn: (input: DeleteQuickReplyInput): Promise<DeleteQuickReplyData> => deleteQuickReply(client, input),
  });
}

export type DeleteReplyInput = operations["deleteReply"]["parameters"]["path"];
export type DeleteReplyData = operations["deleteReply"]["responses"][200]["content"]["application/json"];
/** Delete my reply: DELETE /v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId} */
export function deleteReply(client: HearthpawClient, input: DeleteReplyInput, options?: CallOptions): Promise<DeleteReplyData> {
  return client.call<DeleteReplyData>({ method: "DELETE", path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}", places: {"path":["id","commentId","replyId"]}, needs: ["postDetails.id"] }, input, options);
}
export function deleteReplyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteReply"] as const,
    mutationFn: (input: DeleteReplyInput): Promise<DeleteReplyData> => deleteReply(client, input),
  });
}

export type DeleteReviewInput = operations["deleteReview"]["parameters"]["path"];
export type DeleteReviewData = operations["deleteReview"]["responses"][200]["content"]["application/json"];
/** Delete my review: DELETE /v1/reviews/{id} */
export function deleteReview(client: HearthpawClient, input: DeleteReviewInput, options?: CallOptions): Promise<DeleteReviewData> {
  return client.call<DeleteReviewData>({ method: "DELETE", path: "/v1/reviews/{id}", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deleteReviewMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteReview"] as const,
    mutationFn: (input: DeleteReviewInput): Promise<DeleteReviewData> => deleteReview(client, input),
  });
}

export type DeleteSavedSearchInput = operations["deleteSavedSearch"]["parameters"]["path"];
export type DeleteSavedSearchData = operations["deleteSavedSearch"]["responses"][200]["content"]["application/json"];
/** Delete a saved search: DELETE /v1/searches/saved/{id} */
export function deleteSavedSearch(client: HearthpawClient, input: DeleteSavedSearchInput, options?: CallOptions): Promise<DeleteSavedSearchData> {
  return client.call<DeleteSavedSearchData>({ method: "DELETE", path: "/v1/searches/saved/{id}", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function deleteSavedSearchMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["deleteSavedSearch"] as const,
    mutationFn: (input: DeleteSavedSearchInput): Promise<DeleteSavedSearchData> => deleteSavedSearch(client, input),
  });
}

export type EndOtherSessionsInput = Record<string, never>;
export type EndOtherSessionsData = operations["endOtherSessions"]["responses"][200]["content"]["application/json"];
/** Sign out everywhere else: DELETE /v1/users/sessions */
export function endOtherSessions(client: HearthpawClient, input: EndOtherSessionsInput = {}, options?: CallOptions): Promise<EndOtherSessionsData> {
  return client.call<EndOtherSessionsData>({ method: "DELETE", path: "/v1/users/sessions", places: {}, fixed: {"ok":true} }, input, options);
}
export function endOtherSessionsMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["endOtherSessions"] as const,
    mutationFn: (input: EndOtherSessionsInput | void): Promise<EndOtherSessionsData> => endOtherSessions(client, input ?? {}),
  });
}

export type EndSessionInput = operations["endSession"]["parameters"]["path"];
export type EndSessionData = operations["endSession"]["responses"][200]["content"]["application/json"];
/** Sign out one session: DELETE /v1/users/sessions/{id} */
export function endSession(client: HearthpawClient, input: EndSessionInput, options?: CallOptions): Promise<EndSessionData> {
  return client.call<EndSessionData>({ method: "DELETE", path: "/v1/users/sessions/{id}", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function endSessionMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["endSession"] as const,
    mutationFn: (input: EndSessionInput): Promise<EndSessionData> => endSession(client, input),
  });
}

export type ExportUserInput = Record<string, never>;
export type ExportUserData = operations["exportUser"]["responses"][200]["content"]["application/json"];
/** Download a copy of my data: GET /v1/users/export */
export function exportUser(client: HearthpawClient, input: ExportUserInput = {}, options?: CallOptions): Promise<ExportUserData> {
  return client.call<ExportUserData>({ method: "GET", path: "/v1/users/export", places: {}, needs: ["export"] }, input, options);
}
export function exportUserQuery(client: HearthpawClient, input: ExportUserInput = {}) {
  return queryOptions({
    queryKey: ["exportUser", input] as const,
    queryFn: ({ signal }): Promise<ExportUserData> => exportUser(client, input, { signal }),
  });
}

export type FinalizeReservationInput = { body: operations["finalizeReservation"]["requestBody"]["content"]["application/json"] };
export type FinalizeReservationData = operations["finalizeReservation"]["responses"][200]["content"]["application/json"];
/** Complete the checkout: POST /v1/reserve/finalize */
export function finalizeReservation(client: HearthpawClient, input: FinalizeReservationInput, options?: CallOptions): Promise<FinalizeReservationData> {
  return client.call<FinalizeReservationData>({ method: "POST", path: "/v1/reserve/finalize", places: {}, needs: ["reservedPet.id"] }, input, options);
}
export function finalizeReservationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["finalizeReservation"] as const,
    mutationFn: (input: FinalizeReservationInput): Promise<FinalizeReservationData> => finalizeReservation(client, input),
  });
}

export type FindChatInput = NonNullable<operations["findChat"]["parameters"]["query"]>;
export type FindChatData = operations["findChat"]["responses"][200]["content"]["application/json"];
/** Find the conversation a first message would start: GET /v1/chats/find */
export function findChat(client: HearthpawClient, input: FindChatInput = {}, options?: CallOptions): Promise<FindChatData> {
  return client.call<FindChatData>({ method: "GET", path: "/v1/chats/find", places: {"query":["petId","breederId","reservedPetId"]}, needs: ["partner"] }, input, options);
}
export function findChatQuery(client: HearthpawClient, input: FindChatInput = {}) {
  return queryOptions({
    queryKey: ["findChat", input] as const,
    queryFn: ({ signal }): Promise<FindChatData> => findChat(client, input, { signal }),
  });
}

export type FindMatchingPetsInput = NonNullable<operations["findMatchingPets"]["parameters"]["query"]>;
export type FindMatchingPetsData = operations["findMatchingPets"]["responses"][200]["content"]["application/json"];
/** Find breeding partners for a parent: GET /v1/match/findMatchingPets */
export function findMatchingPets(client: HearthpawClient, input: FindMatchingPetsInput, options?: CallOptions): Promise<FindMatchingPetsData> {
  return client.call<FindMatchingPetsData>({ method: "GET", path: "/v1/match/findMatchingPets", places: {"query":["parentId","distance","page"]}, needs: ["pets"] }, input, options);
}
export function findMatchingPetsQuery(client: HearthpawClient, input: FindMatchingPetsInput) {
  return queryOptions({
    queryKey: ["findMatchingPets", input] as const,
    queryFn: ({ signal }): Promise<FindMatchingPetsData> => findMatchingPets(client, input, { signal }),
  });
}

export type FindNearestPlaceInput = { body: operations["findNearestPlace"]["requestBody"]["content"]["application/json"] };
export type FindNearestPlaceData = operations["findNearestPlace"]["responses"][200]["content"]["application/json"];
/** Find the ZIP code nearest to a point: POST /v1/places/nearest */
export function findNearestPlace(client: HearthpawClient, input: FindNearestPlaceInput, options?: CallOptions): Promise<FindNearestPlaceData> {
  return client.call<FindNearestPlaceData>({ method: "POST", path: "/v1/places/nearest", places: {}, needs: ["place"] }, input, options);
}
export function findNearestPlaceMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["findNearestPlace"] as const,
    mutationFn: (input: FindNearestPlaceInput): Promise<FindNearestPlaceData> => findNearestPlace(client, input),
  });
}

export type FinishSocialSignInInput = operations["finishSocialSignIn"]["parameters"]["path"] & { body: operations["finishSocialSignIn"]["requestBody"]["content"]["application/json"] };
export type FinishSocialSignInData = Omit<operations["finishSocialSignIn"]["responses"][200]["content"]["application/json"], "accessToken">;
/** Finish signing in with Google or Facebook: POST /v1/auth/{provider}/callback */
export function finishSocialSignIn(client: HearthpawClient, input: FinishSocialSignInInput, options?: CallOptions): Promise<FinishSocialSignInData> {
  return client.call<FinishSocialSignInData>({ method: "POST", path: "/v1/auth/{provider}/callback", places: {"path":["provider"]}, needs: ["user.id"] }, input, options);
}
export function finishSocialSignInMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["finishSocialSignIn"] as const,
    mutationFn: (input: FinishSocialSignInInput): Promise<FinishSocialSignInData> => finishSocialSignIn(client, input),
  });
}

export type ForgotPasswordInput = { body: operations["forgotPassword"]["requestBody"]["content"]["application/json"] };
export type ForgotPasswordData = operations["forgotPassword"]["responses"][200]["content"]["application/json"];
/** Request a reset code by email: POST /v1/password/forgot */
export function forgotPassword(client: HearthpawClient, input: ForgotPasswordInput, options?: CallOptions): Promise<ForgotPasswordData> {
  return client.call<ForgotPasswordData>({ method: "POST", path: "/v1/password/forgot", places: {}, fixed: {"ok":true} }, input, options);
}
export function forgotPasswordMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["forgotPassword"] as const,
    mutationFn: (input: ForgotPasswordInput): Promise<ForgotPasswordData> => forgotPassword(client, input),
  });
}

export type GetAcceptedContractInput = operations["getAcceptedContract"]["parameters"]["path"];
export type GetAcceptedContractData = operations["getAcceptedContract"]["responses"][200]["content"]["application/json"];
/** Get the contract and health guarantee that the buyer accepted: GET /v1/pets/reserved/{id}/contract */
export function getAcceptedContract(client: HearthpawClient, input: GetAcceptedContractInput, options?: CallOptions): Promise<GetAcceptedContractData> {
  return client.call<GetAcceptedContractData>({ method: "GET", path: "/v1/pets/reserved/{id}/contract", places: {"path":["id"]}, needs: ["acceptedContract"] }, input, options);
}
export function getAcceptedContractQuery(client: HearthpawClient, input: GetAcceptedContractInput) {
  return queryOptions({
    queryKey: ["getAcceptedContract", input] as const,
    queryFn: ({ signal }): Promise<GetAcceptedContractData> => getAcceptedContract(client, input, { signal }),
  });
}

export type GetAddOnOrderInput = operations["getAddOnOrder"]["parameters"]["path"];
export type GetAddOnOrderData = operations["getAddOnOrder"]["responses"][200]["content"]["application/json"];
/** Get an order of add-ons: GET /v1/payments/add-ons/{id} */
export function getAddOnOrder(client: HearthpawClient, input: GetAddOnOrderInput, options?: CallOptions): Promise<GetAddOnOrderData> {
  return client.call<GetAddOnOrderData>({ method: "GET", path: "/v1/payments/add-ons/{id}", places: {"path":["id"]}, needs: ["addOnOrder.id"] }, input, options);
}
export function getAddOnOrderQuery(client: HearthpawClient, input: GetAddOnOrderInput) {
  return queryOptions({
    queryKey: ["getAddOnOrder", input] as const,
    queryFn: ({ signal }): Promise<GetAddOnOrderData> => getAddOnOrder(client, input, { signal }),
  });
}

export type GetApplicationFormInput = operations["getApplicationForm"]["parameters"]["path"];
export type GetApplicationFormData = operations["getApplicationForm"]["responses"][200]["content"]["application/json"];
/** Get a breeder's questions: GET /v1/breeders/{id}/applications/form */
export function getApplicationForm(client: HearthpawClient, input: GetApplicationFormInput, options?: CallOptions): Promise<GetApplicationFormData> {
  return client.call<GetApplicationFormData>({ method: "GET", path: "/v1/breeders/{id}/applications/form", places: {"path":["id"]}, needs: ["form"] }, input, options);
}
export function getApplicationFormQuery(client: HearthpawClient, input: GetApplicationFormInput) {
  return queryOptions({
    queryKey: ["getApplicationForm", input] as const,
    queryFn: ({ signal }): Promise<GetApplicationFormData> => getApplicationForm(client, input, { signal }),
  });
}

export type GetAvailableFundsInput = operations["getAvailableFunds"]["parameters"]["path"] & NonNullable<operations["getAvailableFunds"]["parameters"]["query"]>;
export type GetAvailableFundsData = operations["getAvailableFunds"]["responses"][200]["content"]["application/json"];
/** Get my available funds: GET /v1/analytics/breeders/{id}/available-funds */
export function getAvailableFunds(client: HearthpawClient, input: GetAvailableFundsInput, options?: CallOptions): Promise<GetAvailableFundsData> {
  return client.call<GetAvailableFundsData>({ method: "GET", path: "/v1/analytics/breeders/{id}/available-funds", places: {"path":["id"],"query":["timeframe"]}, needs: ["availableFunds"] }, input, options);
}
export function getAvailableFundsQuery(client: HearthpawClient, input: GetAvailableFundsInput) {
  return queryOptions({
    queryKey: ["getAvailableFunds", input] as const,
    queryFn: ({ signal }): Promise<GetAvailableFundsData> => getAvailableFunds(client, input, { signal }),
  });
}

export type GetAvgSellingPriceInput = operations["getAvgSellingPrice"]["parameters"]["path"] & NonNullable<operations["getAvgSellingPrice"]["parameters"]["query"]>;
export type GetAvgSellingPriceData = operations["getAvgSellingPrice"]["responses"][200]["content"]["application/json"];
/** Get my average selling price: GET /v1/analytics/breeders/{id}/average-selling-price */
export function getAvgSellingPrice(client: HearthpawClient, input: GetAvgSellingPriceInput, options?: CallOptions): Promise<GetAvgSellingPriceData> {
  return client.call<GetAvgSellingPriceData>({ method: "GET", path: "/v1/analytics/breeders/{id}/average-selling-price", places: {"path":["id"],"query":["timeframe"]}, needs: ["avgSellingPrice"] }, input, options);
}
export function getAvgSellingPriceQuery(client: HearthpawClient, input: GetAvgSellingPriceInput) {
  return queryOptions({
    queryKey: ["getAvgSellingPrice", input] as const,
    queryFn: ({ signal }): Promise<GetAvgSellingPriceData> => getAvgSellingPrice(client, input, { signal }),
  });
}

export type GetBreedInput = operations["getBreed"]["parameters"]["path"];
export type GetBreedData = operations["getBreed"]["responses"][200]["content"]["application/json"];
/** Get a breed's facts: GET /v1/breeds/{slug} */
export function getBreed(client: HearthpawClient, input: GetBreedInput, options?: CallOptions): Promise<GetBreedData> {
  return client.call<GetBreedData>({ method: "GET", path: "/v1/breeds/{slug}", places: {"path":["slug"]}, needs: ["breed.id"] }, input, options);
}
export function getBreedQuery(client: HearthpawClient, input: GetBreedInput) {
  return queryOptions({
    queryKey: ["getBreed", input] as const,
    queryFn: ({ signal }): Promise<GetBreedData> => getBreed(client, input, { signal }),
  });
}

export type GetBreederAnalyticsInput = operations["getBreederAnalytics"]["parameters"]["path"] & NonNullable<operations["getBreederAnalytics"]["parameters"]["query"]>;
export type GetBreederAnalyticsData = operations["getBreederAnalytics"]["responses"][200]["content"]["application/json"];
/** Get all of my program's figures: GET /v1/analytics/breeder/{breederId} */
export function getBreederAnalytics(client: HearthpawClient, input: GetBreederAnalyticsInput, options?: CallOptions): Promise<GetBreederAnalyticsData> {
  return client.call<GetBreederAnalyticsData>({ method: "GET", path: "/v1/analytics/breeder/{breederId}", places: {"path":["breederId"],"query":["timeframe"]}, needs: ["analyticsData"] }, input, options);
}
export function getBreederAnalyticsQuery(client: HearthpawClient, input: GetBreederAnalyticsInput) {
  return queryOptions({
    queryKey: ["getBreederAnalytics", input] as const,
    queryFn: ({ signal }): Promise<GetBreederAnalyticsData> => getBreederAnalytics(client, input, { signal }),
  });
}

export type GetBreederDataInput = Record<string, never>;
export type GetBreederDataData = operations["getBreederData"]["responses"][200]["content"]["application/json"];
/** Get my program with everything in it: GET /api/user/breeder/ */
export function getBreederData(client: HearthpawClient, input: GetBreederDataInput = {}, options?: CallOptions): Promise<GetBreederDataData> {
  return client.call<GetBreederDataData>({ method: "GET", path: "/api/user/breeder/", places: {}, needs: ["breederData"] }, input, options);
}
export function getBreederDataQuery(client: HearthpawClient, input: GetBreederDataInput = {}) {
  return queryOptions({
    queryKey: ["getBreederData", input] as const,
    queryFn: ({ signal }): Promise<GetBreederDataData> => getBreederData(client, input, { signal }),
  });
}

export type GetBreederProfileInput = operations["getBreederProfile"]["parameters"]["path"] & NonNullable<operations["getBreederProfile"]["parameters"]["query"]>;
export type GetBreederProfileData = operations["getBreederProfile"]["responses"][200]["content"]["application/json"];
/** Get a breeder's public page: GET /v1/profiles/breeder/{id} */
export function getBreederProfile(client: HearthpawClient, input: GetBreederProfileInput, options?: CallOptions): Promise<GetBreederProfileData> {
  return client.call<GetBreederProfileData>({ method: "GET", path: "/v1/profiles/breeder/{id}", places: {"path":["id"],"query":["mostPets"]}, needs: ["breederProfile.id"] }, input, options);
}
export function getBreederProfileQuery(client: HearthpawClient, input: GetBreederProfileInput) {
  return queryOptions({
    queryKey: ["getBreederProfile", input] as const,
    queryFn: ({ signal }): Promise<GetBreederProfileData> => getBreederProfile(client, input, { signal }),
  });
}

export type GetBreederReservationInput = operations["getBreederReservation"]["parameters"]["path"];
export type GetBreederReservationData = operations["getBreederReservation"]["responses"][200]["content"]["application/json"];
/** Get one reservation of my pets: GET /v1/breeders/pets/reserved/{id} */
export function getBreederReservation(client: HearthpawClient, input: GetBreederReservationInput, options?: CallOptions): Promise<GetBreederReservationData> {
  return client.call<GetBreederReservationData>({ method: "GET", path: "/v1/breeders/pets/reserved/{id}", places: {"path":["id"]}, needs: ["reservedPet.id"] }, input, options);
}
export function getBreederReservationQuery(client: HearthpawClient, input: GetBreederReservationInput) {
  return queryOptions({
    queryKey: ["getBreederReservation", input] as const,
    queryFn: ({ signal }): Promise<GetBreederReservationData> => getBreederReservation(client, input, { signal }),
  });
}

export type GetChargebackInput = operations["getChargeback"]["parameters"]["path"];
export type GetChargebackData = operations["getChargeback"]["responses"][200]["content"]["application/json"];
/** Get a disputed payment and its evidence: GET /v1/admin/chargebacks/{id} */
export function getChargeback(client: HearthpawClient, input: GetChargebackInput, options?: CallOptions): Promise<GetChargebackData> {
  return client.call<GetChargebackData>({ method: "GET", path: "/v1/admin/chargebacks/{id}", places: {"path":["id"]}, needs: ["case"] }, input, options);
}
export function getChargebackQuery(client: HearthpawClient, input: GetChargebackInput) {
  return queryOptions({
    queryKey: ["getChargeback", input] as const,
    queryFn: ({ signal }): Promise<GetChargebackData> => getChargeback(client, input, { signal }),
  });
}

export type GetChatInput = operations["getChat"]["parameters"]["path"];
export type GetChatData = operations["getChat"]["responses"][200]["content"]["application/json"];
/** Get one of my conversations: GET /v1/chats/{id} */
export function getChat(client: HearthpawClient, input: GetChatInput, options?: CallOptions): Promise<GetChatData> {
  return client.call<GetChatData>({ method: "GET", path: "/v1/chats/{id}", places: {"path":["id"]}, needs: ["chat.id"] }, input, options);
}
export function getChatQuery(client: HearthpawClient, input: GetChatInput) {
  return queryOptions({
    queryKey: ["getChat", input] as const,
    queryFn: ({ signal }): Promise<GetChatData> => getChat(client, input, { signal }),
  });
}

export type GetConfigurationInput = Record<string, never>;
export type GetConfigurationData = operations["getConfiguration"]["responses"][200]["content"]["application/json"];
/** Get the settings that a browser needs: GET /v1/configuration */
export function getConfiguration(client: HearthpawClient, input: GetConfigurationInput = {}, options?: CallOptions): Promise<GetConfigurationData> {
  return client.call<GetConfigurationData>({ method: "GET", path: "/v1/configuration", places: {}, needs: ["configuration"] }, input, options);
}
export function getConfigurationQuery(client: HearthpawClient, input: GetConfigurationInput = {}) {
  return queryOptions({
    queryKey: ["getConfiguration", input] as const,
    queryFn: ({ signal }): Promise<GetConfigurationData> => getConfiguration(client, input, { signal }),
  });
}

export type GetContractInput = Record<string, never>;
export type GetContractData = operations["getContract"]["responses"][200]["content"]["application/json"];
/** Get this document: GET /openapi.json */
export function getContract(client: HearthpawClient, input: GetContractInput = {}, options?: CallOptions): Promise<GetContractData> {
  return client.call<GetContractData>({ method: "GET", path: "/openapi.json", places: {} }, input, options);
}
export function getContractQuery(client: HearthpawClient, input: GetContractInput = {}) {
  return queryOptions({
    queryKey: ["getContract", input] as const,
    queryFn: ({ signal }): Promise<GetContractData> => getContract(client, input, { signal }),
  });
}

export type GetCsrfTokenInput = Record<string, never>;
export type GetCsrfTokenData = operations["getCsrfToken"]["responses"][200]["content"]["application/json"];
/** Get a CSRF token: GET /v1/csrf-token */
export function getCsrfToken(client: HearthpawClient, input: GetCsrfTokenInput = {}, options?: CallOptions): Promise<GetCsrfTokenData> {
  return client.call<GetCsrfTokenData>({ method: "GET", path: "/v1/csrf-token", places: {} }, input, options);
}
export function getCsrfTokenQuery(client: HearthpawClient, input: GetCsrfTokenInput = {}) {
  return queryOptions({
    queryKey: ["getCsrfToken", input] as const,
    queryFn: ({ signal }): Promise<GetCsrfTokenData> => getCsrfToken(client, input, { signal }),
  });
}

export type GetCurrentUserInput = Record<string, never>;
export type GetCurrentUserData = operations["getCurrentUser"]["responses"][200]["content"]["application/json"];
/** Get the signed-in person: GET /v1/user */
export function getCurrentUser(client: HearthpawClient, input: GetCurrentUserInput = {}, options?: CallOptions): Promise<GetCurrentUserData> {
  return client.call<GetCurrentUserData>({ method: "GET", path: "/v1/user", places: {}, needs: ["user.id"] }, input, options);
}
export function getCurrentUserQuery(client: HearthpawClient, input: GetCurrentUserInput = {}) {
  return queryOptions({
    queryKey: ["getCurrentUser", input] as const,
    queryFn: ({ signal }): Promise<GetCurrentUserData> => getCurrentUser(client, input, { signal }),
  });
}

export type GetDashboardPreviewInput = Record<string, never>;
export type GetDashboardPreviewData = operations["getDashboardPreview"]["responses"][200]["content"]["application/json"];
/** Get the dashboard's first view: GET /v1/breeder/dashboard/preview */
export function getDashboardPreview(client: HearthpawClient, input: GetDashboardPreviewInput = {}, options?: CallOptions): Promise<GetDashboardPreviewData> {
  return client.call<GetDashboardPreviewData>({ method: "GET", path: "/v1/breeder/dashboard/preview", places: {}, needs: ["data"] }, input, options);
}
export function getDashboardPreviewQuery(client: HearthpawClient, input: GetDashboardPreviewInput = {}) {
  return queryOptions({
    queryKey: ["getDashboardPreview", input] as const,
    queryFn: ({ signal }): Promise<GetDashboardPreviewData> => getDashboardPreview(client, input, { signal }),
  });
}

export type GetDeliveryInput = operations["getDelivery"]["parameters"]["path"];
export type GetDeliveryData = operations["getDelivery"]["responses"][200]["content"]["application/json"];
/** Get the delivery of a reservation: GET /v1/pets/reserved/{id}/delivery */
export function getDelivery(client: HearthpawClient, input: GetDeliveryInput, options?: CallOptions): Promise<GetDeliveryData> {
  return client.call<GetDeliveryData>({ method: "GET", path: "/v1/pets/reserved/{id}/delivery", places: {"path":["id"]} }, input, options);
}
export function getDeliveryQuery(client: HearthpawClient, input: GetDeliveryInput) {
  return queryOptions({
    queryKey: ["getDelivery", input] as const,
    queryFn: ({ signal }): Promise<GetDeliveryData> => getDelivery(client, input, { signal }),
  });
}

export type GetDeliveryUploadUrlInput = { body: operations["getDeliveryUploadUrl"]["requestBody"]["content"]["application/json"] };
export type GetDeliveryUploadUrlData = operations["getDeliveryUploadUrl"]["responses"][200]["content"]["application/json"];
/** Get an address for a photo of a delivery: POST /v1/deliveries/upload */
export function getDeliveryUploadUrl(client: HearthpawClient, input: GetDeliveryUploadUrlInput, options?: CallOptions): Promise<GetDeliveryUploadUrlData> {
  return client.call<GetDeliveryUploadUrlData>({ method: "POST", path: "/v1/deliveries/upload", places: {}, needs: ["headers"], fixed: {"method":"PUT"} }, input, options);
}
export function getDeliveryUploadUrlMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["getDeliveryUploadUrl"] as const,
    mutationFn: (input: GetDeliveryUploadUrlInput): Promise<GetDeliveryUploadUrlData> => getDeliveryUploadUrl(client, input),
  });
}

export type GetDownloadUrlInput = NonNullable<operations["getDownloadUrl"]["parameters"]["query"]>;
export type GetDownloadUrlData = operations["getDownloadUrl"]["responses"][200]["content"]["application/json"];
/** Get an address to download a file from: GET /v1/files/download */
export function getDownloadUrl(client: HearthpawClient, input: GetDownloadUrlInput, options?: CallOptions): Promise<GetDownloadUrlData> {
  return client.call<GetDownloadUrlData>({ method: "GET", path: "/v1/files/download", places: {"query":["fileKey"]} }, input, options);
}
export function getDownloadUrlQuery(client: HearthpawClient, input: GetDownloadUrlInput) {
  return queryOptions({
    queryKey: ["getDownloadUrl", input] as const,
    queryFn: ({ signal }): Promise<GetDownloadUrlData> => getDownloadUrl(client, input, { signal }),
  });
}

export type GetFileUrlInput = NonNullable<operations["getFileUrl"]["parameters"]["query"]>;
export type GetFileUrlData = operations["getFileUrl"]["responses"][200]["content"]["application/json"];
/** Get an address to download a file from (under /api): GET /api/files/url */
export function getFileUrl(client: HearthpawClient, input: GetFileUrlInput, options?: CallOptions): Promise<GetFileUrlData> {
  return client.call<GetFileUrlData>({ method: "GET", path: "/api/files/url", places: {"query":["fileKey","bucketIndicator"]} }, input, options);
}
export function getFileUrlQuery(client: HearthpawClient, input: GetFileUrlInput) {
  return queryOptions({
    queryKey: ["getFileUrl", input] as const,
    queryFn: ({ signal }): Promise<GetFileUrlData> => getFileUrl(client, input, { signal }),
  });
}

export type GetIntentStatusInput = NonNullable<operations["getIntentStatus"]["parameters"]["query"]>;
export type GetIntentStatusData = operations["getIntentStatus"]["responses"][200]["content"]["application/json"];
/** Get the status of a payment: GET /v1/payments/verify-intent-status */
export function getIntentStatus(client: HearthpawClient, input: GetIntentStatusInput, options?: CallOptions): Promise<GetIntentStatusData> {
  return client.call<GetIntentStatusData>({ method: "GET", path: "/v1/payments/verify-intent-status", places: {"query":["payment_intent"]} }, input, options);
}
export function getIntentStatusQuery(client: HearthpawClient, input: GetIntentStatusInput) {
  return queryOptions({
    queryKey: ["getIntentStatus", input] as const,
    queryFn: ({ signal }): Promise<GetIntentStatusData> => getIntentStatus(client, input, { signal }),
  });
}

export type GetMediaInput = operations["getMedia"]["parameters"]["path"] & Pick<NonNullable<operations["getMedia"]["parameters"]["header"]>, "range" | "if-range">;
export type GetMediaData = Blob;
/** Get a public photo or video: GET /media/{fileName} */
export function getMedia(client: HearthpawClient, input: GetMediaInput, options?: CallOptions): Promise<GetMediaData> {
  return client.call<GetMediaData>({ method: "GET", path: "/media/{fileName}", places: {"path":["fileName"],"header":["range","if-range"]}, parse: "blob" }, input, options);
}
export function getMediaQuery(client: HearthpawClient, input: GetMediaInput) {
  return queryOptions({
    queryKey: ["getMedia", input] as const,
    queryFn: ({ signal }): Promise<GetMediaData> => getMedia(client, input, { signal }),
  });
}

export type GetOrderStoryInput = operations["getOrderStory"]["parameters"]["path"];
export type GetOrderStoryData = operations["getOrderStory"]["responses"][200]["content"]["application/json"];
/** Get the whole history of an order: GET /v1/admin/orders/{id} */
export function getOrderStory(client: HearthpawClient, input: GetOrderStoryInput, options?: CallOptions): Promise<GetOrderStoryData> {
  return client.call<GetOrderStoryData>({ method: "GET", path: "/v1/admin/orders/{id}", places: {"path":["id"]}, needs: ["story"] }, input, options);
}
export function getOrderStoryQuery(client: HearthpawClient, input: GetOrderStoryInput) {
  return queryOptions({
    queryKey: ["getOrderStory", input] as const,
    queryFn: ({ signal }): Promise<GetOrderStoryData> => getOrderStory(client, input, { signal }),
  });
}

export type GetOwnApplicationFormInput = Record<string, never>;
export type GetOwnApplicationFormData = operations["getOwnApplicationForm"]["responses"][200]["content"]["application/json"];
/** Get my questions to buyers: GET /v1/breeders/applications/form */
export function getOwnApplicationForm(client: HearthpawClient, input: GetOwnApplicationFormInput = {}, options?: CallOptions): Promise<GetOwnApplicationFormData> {
  return client.call<GetOwnApplicationFormData>({ method: "GET", path: "/v1/breeders/applications/form", places: {}, needs: ["form"] }, input, options);
}
export function getOwnApplicationFormQuery(client: HearthpawClient, input: GetOwnApplicationFormInput = {}) {
  return queryOptions({
    queryKey: ["getOwnApplicationForm", input] as const,
    queryFn: ({ signal }): Promise<GetOwnApplicationFormData> => getOwnApplicationForm(client, input, { signal }),
  });
}

export type GetOwnPetInput = operations["getOwnPet"]["parameters"]["path"];
export type GetOwnPetData = operations["getOwnPet"]["responses"][200]["content"]["application/json"];
/** Get one of my listings to edit: GET /v1/breeders/pets/{id}/details */
export function getOwnPet(client: HearthpawClient, input: GetOwnPetInput, options?: CallOptions): Promise<GetOwnPetData> {
  return client.call<GetOwnPetData>({ method: "GET", path: "/v1/breeders/pets/{id}/details", places: {"path":["id"]}, needs: ["pet.id"] }, input, options);
}
export function getOwnPetQuery(client: HearthpawClient, input: GetOwnPetInput) {
  return queryOptions({
    queryKey: ["getOwnPet", input] as const,
    queryFn: ({ signal }): Promise<GetOwnPetData> => getOwnPet(client, input, { signal }),
  });
}

export type GetPendingFundsInput = operations["getPendingFunds"]["parameters"]["path"] & NonNullable<operations["getPendingFunds"]["parameters"]["query"]>;
export type GetPendingFundsData = operations["getPendingFunds"]["responses"][200]["content"]["application/json"];
/** Get my pending funds: GET /v1/analytics/breeders/{id}/pending-funds */
export function getPendingFunds(client: HearthpawClient, input: GetPendingFundsInput, options?: CallOptions): Promise<GetPendingFundsData> {
  return client.call<GetPendingFundsData>({ method: "GET", path: "/v1/analytics/breeders/{id}/pending-funds", places: {"path":["id"],"query":["timeframe"]}, needs: ["pendingFunds"] }, input, options);
}
export function getPendingFundsQuery(client: HearthpawClient, input: GetPendingFundsInput) {
  return queryOptions({
    queryKey: ["getPendingFunds", input] as const,
    queryFn: ({ signal }): Promise<GetPendingFundsData> => getPendingFunds(client, input, { signal }),
  });
}

export type GetPetInput = operations["getPet"]["parameters"]["path"];
export type GetPetData = operations["getPet"]["responses"][200]["content"]["application/json"];
/** Get a pet: GET /v1/pets/{id} */
export function getPet(client: HearthpawClient, input: GetPetInput, options?: CallOptions): Promise<GetPetData> {
  return client.call<GetPetData>({ method: "GET", path: "/v1/pets/{id}", places: {"path":["id"]}, needs: ["pet.id"] }, input, options);
}
export function getPetQuery(client: HearthpawClient, input: GetPetInput) {
  return queryOptions({
    queryKey: ["getPet", input] as const,
    queryFn: ({ signal }): Promise<GetPetData> => getPet(client, input, { signal }),
  });
}

export type GetPetsSoldInput = operations["getPetsSold"]["parameters"]["path"] & NonNullable<operations["getPetsSold"]["parameters"]["query"]>;
export type GetPetsSoldData = operations["getPetsSold"]["responses"][200]["content"]["application/json"];
/** Get how many pets I sold: GET /v1/analytics/breeders/{id}/number-of-pets-sold */
export function getPetsSold(client: HearthpawClient, input: GetPetsSoldInput, options?: CallOptions): Promise<GetPetsSoldData> {
  return client.call<GetPetsSoldData>({ method: "GET", path: "/v1/analytics/breeders/{id}/number-of-pets-sold", places: {"path":["id"],"query":["timeframe"]}, needs: ["petsSold"] }, input, options);
}
export function getPetsSoldQuery(client: HearthpawClient, input: GetPetsSoldInput) {
  return queryOptions({
    queryKey: ["getPetsSold", input] as const,
    queryFn: ({ signal }): Promise<GetPetsSoldData> => getPetsSold(client, input, { signal }),
  });
}

export type GetPlaceInput = operations["getPlace"]["parameters"]["path"];
export type GetPlaceData = operations["getPlace"]["responses"][200]["content"]["application/json"];
/** Get the place of a ZIP code: GET /v1/places/{zip} */
export function getPlace(client: HearthpawClient, input: GetPlaceInput, options?: CallOptions): Promise<GetPlaceData> {
  return client.call<GetPlaceData>({ method: "GET", path: "/v1/places/{zip}", places: {"path":["zip"]}, needs: ["place"] }, input, options);
}
export function getPlaceQuery(client: HearthpawClient, input: GetPlaceInput) {
  return queryOptions({
    queryKey: ["getPlace", input] as const,
    queryFn: ({ signal }): Promise<GetPlaceData> => getPlace(client, input, { signal }),
  });
}

export type GetPostInput = operations["getPost"]["parameters"]["path"];
export type GetPostData = operations["getPost"]["responses"][200]["content"]["application/json"];
/** Get a post with its comments: GET /v1/breederlink/posts/{id} */
export function getPost(client: HearthpawClient, input: GetPostInput, options?: CallOptions): Promise<GetPostData> {
  return client.call<GetPostData>({ method: "GET", path: "/v1/breederlink/posts/{id}", places: {"path":["id"]}, needs: ["post.id"] }, input, options);
}
export function getPostQuery(client: HearthpawClient, input: GetPostInput) {
  return queryOptions({
    queryKey: ["getPost", input] as const,
    queryFn: ({ signal }): Promise<GetPostData> => getPost(client, input, { signal }),
  });
}

export type GetReceiptInput = operations["getReceipt"]["parameters"]["path"];
export type GetReceiptData = operations["getReceipt"]["responses"][200]["content"]["application/json"];
/** Get the receipt of a payment: GET /v1/receipts/{id} */
export function getReceipt(client: HearthpawClient, input: GetReceiptInput, options?: CallOptions): Promise<GetReceiptData> {
  return client.call<GetReceiptData>({ method: "GET", path: "/v1/receipts/{id}", places: {"path":["id"]}, needs: ["receipt.id"] }, input, options);
}
export function getReceiptQuery(client: HearthpawClient, input: GetReceiptInput) {
  return queryOptions({
    queryKey: ["getReceipt", input] as const,
    queryFn: ({ signal }): Promise<GetReceiptData> => getReceipt(client, input, { signal }),
  });
}

export type GetReconciliationInput = Record<string, never>;
export type GetReconciliationData = operations["getReconciliation"]["responses"][200]["content"]["application/json"];
/** Get the last comparison of the books with the payment provider: GET /v1/admin/reconciliation */
export function getReconciliation(client: HearthpawClient, input: GetReconciliationInput = {}, options?: CallOptions): Promise<GetReconciliationData> {
  return client.call<GetReconciliationData>({ method: "GET", path: "/v1/admin/reconciliation", places: {}, needs: ["differences","findings"] }, input, options);
}
export function getReconciliationQuery(client: HearthpawClient, input: GetReconciliationInput = {}) {
  return queryOptions({
    queryKey: ["getReconciliation", input] as const,
    queryFn: ({ signal }): Promise<GetReconciliationData> => getReconciliation(client, input, { signal }),
  });
}

export type GetReservationInput = operations["getReservation"]["parameters"]["path"];
export type GetReservationData = operations["getReservation"]["responses"][200]["content"]["application/json"];
/** Get one of my reservations as a buyer: GET /v1/customer/pets/reserved/{id} */
export function getReservation(client: HearthpawClient, input: GetReservationInput, options?: CallOptions): Promise<GetReservationData> {
  return client.call<GetReservationData>({ method: "GET", path: "/v1/customer/pets/reserved/{id}", places: {"path":["id"]}, needs: ["reservedPet.id"] }, input, options);
}
export function getReservationQuery(client: HearthpawClient, input: GetReservationInput) {
  return queryOptions({
    queryKey: ["getReservation", input] as const,
    queryFn: ({ signal }): Promise<GetReservationData> => getReservation(client, input, { signal }),
  });
}

export type GetReservationReviewInput = operations["getReservationReview"]["parameters"]["path"];
export type GetReservationReviewData = operations["getReservationReview"]["responses"][200]["content"]["application/json"];
/** Get the review of a reservation: GET /v1/pets/reserved/{id}/review */
export function getReservationReview(client: HearthpawClient, input: GetReservationReviewInput, options?: CallOptions): Promise<GetReservationReviewData> {
  return client.call<GetReservationReviewData>({ method: "GET", path: "/v1/pets/reserved/{id}/review", places: {"path":["id"]} }, input, options);
}
export function getReservationReviewQuery(client: HearthpawClient, input: GetReservationReviewInput) {
  return queryOptions({
    queryKey: ["getReservationReview", input] as const,
    queryFn: ({ signal }): Promise<GetReservationReviewData> => getReservationReview(client, input, { signal }),
  });
}

export type GetSaleContractInput = operations["getSaleContract"]["parameters"]["path"];
export type GetSaleContractData = operations["getSaleContract"]["responses"][200]["content"]["application/json"];
/** Get a breeder's sale contract and health guarantee: GET /v1/breeders/{id}/contract */
export function getSaleContract(client: HearthpawClient, input: GetSaleContractInput, options?: CallOptions): Promise<GetSaleContractData> {
  return client.call<GetSaleContractData>({ method: "GET", path: "/v1/breeders/{id}/contract", places: {"path":["id"]}, needs: ["saleContract"] }, input, options);
}
export function getSaleContractQuery(client: HearthpawClient, input: GetSaleContractInput) {
  return queryOptions({
    queryKey: ["getSaleContract", input] as const,
    queryFn: ({ signal }): Promise<GetSaleContractData> => getSaleContract(client, input, { signal }),
  });
}

export type GetSalesGrowthInput = operations["getSalesGrowth"]["parameters"]["path"] & NonNullable<operations["getSalesGrowth"]["parameters"]["query"]>;
export type GetSalesGrowthData = operations["getSalesGrowth"]["responses"][200]["content"]["application/json"];
/** Get my sales over time: GET /v1/analytics/breeders/{id}/sales-growth */
export function getSalesGrowth(client: HearthpawClient, input: GetSalesGrowthInput, options?: CallOptions): Promise<GetSalesGrowthData> {
  return client.call<GetSalesGrowthData>({ method: "GET", path: "/v1/analytics/breeders/{id}/sales-growth", places: {"path":["id"],"query":["timeframe"]}, needs: ["salesGrowthOverTime"] }, input, options);
}
export function getSalesGrowthQuery(client: HearthpawClient, input: GetSalesGrowthInput) {
  return queryOptions({
    queryKey: ["getSalesGrowth", input] as const,
    queryFn: ({ signal }): Promise<GetSalesGrowthData> => getSalesGrowth(client, input, { signal }),
  });
}

export type GetSalesRevenueInput = operations["getSalesRevenue"]["parameters"]["path"] & NonNullable<operations["getSalesRevenue"]["parameters"]["query"]>;
export type GetSalesRevenueData = operations["getSalesRevenue"]["responses"][200]["content"]["application/json"];
/** Get my sales revenue: GET /v1/analytics/breeders/{id}/sales-revenue */
export function getSalesRevenue(client: HearthpawClient, input: GetSalesRevenueInput, options?: CallOptions): Promise<GetSalesRevenueData> {
  return client.call<GetSalesRevenueData>({ method: "GET", path: "/v1/analytics/breeders/{id}/sales-revenue", places: {"path":["id"],"query":["timeframe"]}, needs: ["salesRevenue"] }, input, options);
}
export function getSalesRevenueQuery(client: HearthpawClient, input: GetSalesRevenueInput) {
  return queryOptions({
    queryKey: ["getSalesRevenue", input] as const,
    queryFn: ({ signal }): Promise<GetSalesRevenueData> => getSalesRevenue(client, input, { signal }),
  });
}

export type GetSecondFactorInput = Record<string, never>;
export type GetSecondFactorData = operations["getSecondFactor"]["responses"][200]["content"]["application/json"];
/** Check whether my two-step verification is on: GET /v1/users/second-factor */
export function getSecondFactor(client: HearthpawClient, input: GetSecondFactorInput = {}, options?: CallOptions): Promise<GetSecondFactorData> {
  return client.call<GetSecondFactorData>({ method: "GET", path: "/v1/users/second-factor", places: {}, needs: ["secondFactor"] }, input, options);
}
export function getSecondFactorQuery(client: HearthpawClient, input: GetSecondFactorInput = {}) {
  return queryOptions({
    queryKey: ["getSecondFactor", input] as const,
    queryFn: ({ signal }): Promise<GetSecondFactorData> => getSecondFactor(client, input, { signal }),
  });
}

export type GetShelterJoinInput = NonNullable<operations["getShelterJoin"]["parameters"]["query"]>;
export type GetShelterJoinData = operations["getShelterJoin"]["responses"][200]["content"]["application/json"];
/** Get a shelter's invitation: GET /v1/shelter/join */
export function getShelterJoin(client: HearthpawClient, input: GetShelterJoinInput = {}, options?: CallOptions): Promise<GetShelterJoinData> {
  return client.call<GetShelterJoinData>({ method: "GET", path: "/v1/shelter/join", places: {"query":["token"]}, needs: ["shelter"] }, input, options);
}
export function getShelterJoinQuery(client: HearthpawClient, input: GetShelterJoinInput = {}) {
  return queryOptions({
    queryKey: ["getShelterJoin", input] as const,
    queryFn: ({ signal }): Promise<GetShelterJoinData> => getShelterJoin(client, input, { signal }),
  });
}

export type GetSocialSignInUrlInput = operations["getSocialSignInUrl"]["parameters"]["path"] & NonNullable<operations["getSocialSignInUrl"]["parameters"]["query"]>;
export type GetSocialSignInUrlData = operations["getSocialSignInUrl"]["responses"][200]["content"]["application/json"];
/** Start signing in with Google or Facebook: GET /v1/auth/{provider}/url */
export function getSocialSignInUrl(client: HearthpawClient, input: GetSocialSignInUrlInput, options?: CallOptions): Promise<GetSocialSignInUrlData> {
  return client.call<GetSocialSignInUrlData>({ method: "GET", path: "/v1/auth/{provider}/url", places: {"path":["provider"],"query":["returnTo"]} }, input, options);
}
export function getSocialSignInUrlQuery(client: HearthpawClient, input: GetSocialSignInUrlInput) {
  return queryOptions({
    queryKey: ["getSocialSignInUrl", input] as const,
    queryFn: ({ signal }): Promise<GetSocialSignInUrlData> => getSocialSignInUrl(client, input, { signal }),
  });
}

export type GetStaffDeliveryInput = operations["getStaffDelivery"]["parameters"]["path"];
export type GetStaffDeliveryData = operations["getStaffDelivery"]["responses"][200]["content"]["application/json"];
/** Get one delivery, as staff see it: GET /v1/admin/deliveries/{id} */
export function getStaffDelivery(client: HearthpawClient, input: GetStaffDeliveryInput, options?: CallOptions): Promise<GetStaffDeliveryData> {
  return client.call<GetStaffDeliveryData>({ method: "GET", path: "/v1/admin/deliveries/{id}", places: {"path":["id"]}, needs: ["page"] }, input, options);
}
export function getStaffDeliveryQuery(client: HearthpawClient, input: GetStaffDeliveryInput) {
  return queryOptions({
    queryKey: ["getStaffDelivery", input] as const,
    queryFn: ({ signal }): Promise<GetStaffDeliveryData> => getStaffDelivery(client, input, { signal }),
  });
}

export type GetStaffInvitationInput = NonNullable<operations["getStaffInvitation"]["parameters"]["query"]>;
export type GetStaffInvitationData = operations["getStaffInvitation"]["responses"][200]["content"]["application/json"];
/** Get an invitation to the staff: GET /v1/staff/invitation */
export function getStaffInvitation(client: HearthpawClient, input: GetStaffInvitationInput, options?: CallOptions): Promise<GetStaffInvitationData> {
  return client.call<GetStaffInvitationData>({ method: "GET", path: "/v1/staff/invitation", places: {"query":["token"]}, needs: ["invitation"] }, input, options);
}
export function getStaffInvitationQuery(client: HearthpawClient, input: GetStaffInvitationInput) {
  return queryOptions({
    queryKey: ["getStaffInvitation", input] as const,
    queryFn: ({ signal }): Promise<GetStaffInvitationData> => getStaffInvitation(client, input, { signal }),
  });
}

export type GetStaffQueuesInput = Record<string, never>;
export type GetStaffQueuesData = operations["getStaffQueues"]["responses"][200]["content"]["application/json"];
/** Count what needs a staff decision: GET /v1/admin/queues */
export function getStaffQueues(client: HearthpawClient, input: GetStaffQueuesInput = {}, options?: CallOptions): Promise<GetStaffQueuesData> {
  return client.call<GetStaffQueuesData>({ method: "GET", path: "/v1/admin/queues", places: {}, needs: ["queues"] }, input, options);
}
export function getStaffQueuesQuery(client: HearthpawClient, input: GetStaffQueuesInput = {}) {
  return queryOptions({
    queryKey: ["getStaffQueues", input] as const,
    queryFn: ({ signal }): Promise<GetStaffQueuesData> => getStaffQueues(client, input, { signal }),
  });
}

export type GetUploadUrlInput = NonNullable<operations["getUploadUrl"]["parameters"]["query"]>;
export type GetUploadUrlData = operations["getUploadUrl"]["responses"][200]["content"]["application/json"];
/** Get an address to upload a file to: GET /v1/files/upload */
export function getUploadUrl(client: HearthpawClient, input: GetUploadUrlInput, options?: CallOptions): Promise<GetUploadUrlData> {
  return client.call<GetUploadUrlData>({ method: "GET", path: "/v1/files/upload", places: {"query":["fileName","contentType","purpose","size"]}, needs: ["headers"], fixed: {"method":"PUT"} }, input, options);
}
export function getUploadUrlQuery(client: HearthpawClient, input: GetUploadUrlInput) {
  return queryOptions({
    queryKey: ["getUploadUrl", input] as const,
    queryFn: ({ signal }): Promise<GetUploadUrlData> => getUploadUrl(client, input, { signal }),
  });
}

export type GetUserSettingsInput = Record<string, never>;
export type GetUserSettingsData = operations["getUserSettings"]["responses"][200]["content"]["application/json"];
/** Get my notification settings: GET /v1/user/settings */
export function getUserSettings(client: HearthpawClient, input: GetUserSettingsInput = {}, options?: CallOptions): Promise<GetUserSettingsData> {
  return client.call<GetUserSettingsData>({ method: "GET", path: "/v1/user/settings", places: {}, needs: ["user.id"] }, input, options);
}
export function getUserSettingsQuery(client: HearthpawClient, input: GetUserSettingsInput = {}) {
  return queryOptions({
    queryKey: ["getUserSettings", input] as const,
    queryFn: ({ signal }): Promise<GetUserSettingsData> => getUserSettings(client, input, { signal }),
  });
}

export type GetVerificationInput = Record<string, never>;
export type GetVerificationData = operations["getVerification"]["responses"][200]["content"]["application/json"];
/** Get the status of my verification: GET /v1/breeders/verification */
export function getVerification(client: HearthpawClient, input: GetVerificationInput = {}, options?: CallOptions): Promise<GetVerificationData> {
  return client.call<GetVerificationData>({ method: "GET", path: "/v1/breeders/verification", places: {}, needs: ["verification"] }, input, options);
}
export function getVerificationQuery(client: HearthpawClient, input: GetVerificationInput = {}) {
  return queryOptions({
    queryKey: ["getVerification", input] as const,
    queryFn: ({ signal }): Promise<GetVerificationData> => getVerification(client, input, { signal }),
  });
}

export type GetYearlyStatementInput = operations["getYearlyStatement"]["parameters"]["path"];
export type GetYearlyStatementData = operations["getYearlyStatement"]["responses"][200]["content"]["application/json"];
/** Get a year of sales, fees, refunds and payouts: GET /v1/analytics/breeders/{id}/statements/{year} */
export function getYearlyStatement(client: HearthpawClient, input: GetYearlyStatementInput, options?: CallOptions): Promise<GetYearlyStatementData> {
  return client.call<GetYearlyStatementData>({ method: "GET", path: "/v1/analytics/breeders/{id}/statements/{year}", places: {"path":["id","year"]}, needs: ["statement"] }, input, options);
}
export function getYearlyStatementQuery(client: HearthpawClient, input: GetYearlyStatementInput) {
  return queryOptions({
    queryKey: ["getYearlyStatement", input] as const,
    queryFn: ({ signal }): Promise<GetYearlyStatementData> => getYearlyStatement(client, input, { signal }),
  });
}

export type ImportListingsInput = NonNullable<operations["importListings"]["parameters"]["query"]> & { body: operations["importListings"]["requestBody"]["content"]["multipart/form-data"] };
export type ImportListingsData = operations["importListings"]["responses"][200]["content"]["application/json"];
/** Import listings from CSV: POST /v1/breeders/pets/import */
export function importListings(client: HearthpawClient, input: ImportListingsInput, options?: CallOptions): Promise<ImportListingsData> {
  return client.call<ImportListingsData>({ method: "POST", path: "/v1/breeders/pets/import", places: {"query":["dryRun"]}, bodyType: "multipart/form-data", needs: ["report"] }, input, options);
}
export function importListingsMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["importListings"] as const,
    mutationFn: (input: ImportListingsInput): Promise<ImportListingsData> => importListings(client, input),
  });
}

export type InviteShelterInput = { body: operations["inviteShelter"]["requestBody"]["content"]["application/json"] };
export type InviteShelterData = operations["inviteShelter"]["responses"][201]["content"]["application/json"];
/** Invite a shelter: POST /v1/admin/shelters/invite */
export function inviteShelter(client: HearthpawClient, input: InviteShelterInput, options?: CallOptions): Promise<InviteShelterData> {
  return client.call<InviteShelterData>({ method: "POST", path: "/v1/admin/shelters/invite", places: {}, needs: ["invitation.id"] }, input, options);
}
export function inviteShelterMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["inviteShelter"] as const,
    mutationFn: (input: InviteShelterInput): Promise<InviteShelterData> => inviteShelter(client, input),
  });
}

export type InviteStaffInput = { body: operations["inviteStaff"]["requestBody"]["content"]["application/json"] };
export type InviteStaffData = operations["inviteStaff"]["responses"][200]["content"]["application/json"];
/** Invite someone to the staff: POST /v1/admin/staff/invitations */
export function inviteStaff(client: HearthpawClient, input: InviteStaffInput, options?: CallOptions): Promise<InviteStaffData> {
  return client.call<InviteStaffData>({ method: "POST", path: "/v1/admin/staff/invitations", places: {}, needs: ["staff","invitations"] }, input, options);
}
export function inviteStaffMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["inviteStaff"] as const,
    mutationFn: (input: InviteStaffInput): Promise<InviteStaffData> => inviteStaff(client, input),
  });
}

export type InviteWaitlistInput = { body: operations["inviteWaitlist"]["requestBody"]["content"]["application/json"] };
export type InviteWaitlistData = operations["inviteWaitlist"]["responses"][200]["content"]["application/json"];
/** Invite someone on my waitlist to choose first: POST /v1/waitlists/invite */
export function inviteWaitlist(client: HearthpawClient, input: InviteWaitlistInput, options?: CallOptions): Promise<InviteWaitlistData> {
  return client.call<InviteWaitlistData>({ method: "POST", path: "/v1/waitlists/invite", places: {}, needs: ["waitlist.id"] }, input, options);
}
export function inviteWaitlistMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["inviteWaitlist"] as const,
    mutationFn: (input: InviteWaitlistInput): Promise<InviteWaitlistData> => inviteWaitlist(client, input),
  });
}

export type JoinStaffInput = { body: operations["joinStaff"]["requestBody"]["content"]["application/json"] };
export type JoinStaffData = operations["joinStaff"]["responses"][200]["content"]["application/json"];
/** Join the staff: POST /v1/staff/join */
export function joinStaff(client: HearthpawClient, input: JoinStaffInput, options?: CallOptions): Promise<JoinStaffData> {
  return client.call<JoinStaffData>({ method: "POST", path: "/v1/staff/join", places: {}, fixed: {"ok":true} }, input, options);
}
export function joinStaffMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["joinStaff"] as const,
    mutationFn: (input: JoinStaffInput): Promise<JoinStaffData> => joinStaff(client, input),
  });
}

export type JoinWaitlistInput = { body: operations["joinWaitlist"]["requestBody"]["content"]["application/json"] };
export type JoinWaitlistData = operations["joinWaitlist"]["responses"][200]["content"]["application/json"];
/** Join a waitlist, or add someone to mine: POST /v1/waitlists/new */
export function joinWaitlist(client: HearthpawClient, input: JoinWaitlistInput, options?: CallOptions): Promise<JoinWaitlistData> {
  return client.call<JoinWaitlistData>({ method: "POST", path: "/v1/waitlists/new", places: {}, needs: ["waitlist.id"] }, input, options);
}
export function joinWaitlistMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["joinWaitlist"] as const,
    mutationFn: (input: JoinWaitlistInput): Promise<JoinWaitlistData> => joinWaitlist(client, input),
  });
}

export type KeepCardInput = { body: operations["keepCard"]["requestBody"]["content"]["application/json"] };
export type KeepCardData = operations["keepCard"]["responses"][200]["content"]["application/json"];
/** Save a card for the balance: POST /v1/payments/saved-cards */
export function keepCard(client: HearthpawClient, input: KeepCardInput, options?: CallOptions): Promise<KeepCardData> {
  return client.call<KeepCardData>({ method: "POST", path: "/v1/payments/saved-cards", places: {}, needs: ["savedCard.id"] }, input, options);
}
export function keepCardMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["keepCard"] as const,
    mutationFn: (input: KeepCardInput): Promise<KeepCardData> => keepCard(client, input),
  });
}

export type KeepFindingInput = operations["keepFinding"]["parameters"]["path"] & { body: operations["keepFinding"]["requestBody"]["content"]["application/json"] };
export type KeepFindingData = operations["keepFinding"]["responses"][200]["content"]["application/json"];
/** Keep money as unexplained: POST /v1/admin/reconciliation/findings/{id}/keep */
export function keepFinding(client: HearthpawClient, input: KeepFindingInput, options?: CallOptions): Promise<KeepFindingData> {
  return client.call<KeepFindingData>({ method: "POST", path: "/v1/admin/reconciliation/findings/{id}/keep", places: {"path":["id"]}, needs: ["finding.id"] }, input, options);
}
export function keepFindingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["keepFinding"] as const,
    mutationFn: (input: KeepFindingInput): Promise<KeepFindingData> => keepFinding(client, input),
  });
}

export type LeaveWaitlistInput = operations["leaveWaitlist"]["parameters"]["path"];
export type LeaveWaitlistData = operations["leaveWaitlist"]["responses"][200]["content"]["application/json"];
/** Leave a waitlist, or remove someone from mine: DELETE /v1/waitlists/{id}/remove */
export function leaveWaitlist(client: HearthpawClient, input: LeaveWaitlistInput, options?: CallOptions): Promise<LeaveWaitlistData> {
  return client.call<LeaveWaitlistData>({ method: "DELETE", path: "/v1/waitlists/{id}/remove", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function leaveWaitlistMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["leaveWaitlist"] as const,
    mutationFn: (input: LeaveWaitlistInput): Promise<LeaveWaitlistData> => leaveWaitlist(client, input),
  });
}

export type LikeCommentInput = operations["likeComment"]["parameters"]["path"] & NonNullable<operations["likeComment"]["parameters"]["query"]>;
export type LikeCommentData = operations["likeComment"]["responses"][200]["content"]["application/json"];
/** Like or unlike a comment: POST /v1/breederlink/posts/{id}/comment/{commentId}/like */
export function likeComment(client: HearthpawClient, input: LikeCommentInput, options?: CallOptions): Promise<LikeCommentData> {
  return client.call<LikeCommentData>({ method: "POST", path: "/v1/breederlink/posts/{id}/comment/{commentId}/like", places: {"path":["id","commentId"],"query":["wanted"]}, needs: ["postDetails.id"] }, input, options);
}
export function likeCommentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["likeComment"] as const,
    mutationFn: (input: LikeCommentInput): Promise<LikeCommentData> => likeComment(client, input),
  });
}

export type LikePostInput = operations["likePost"]["parameters"]["path"] & NonNullable<operations["likePost"]["parameters"]["query"]>;
export type LikePostData = operations["likePost"]["responses"][200]["content"]["application/json"];
/** Like or unlike a post: POST /v1/breederlink/posts/{id}/like */
export function likePost(client: HearthpawClient, input: LikePostInput, options?: CallOptions): Promise<LikePostData> {
  return client.call<LikePostData>({ method: "POST", path: "/v1/breederlink/posts/{id}/like", places: {"path":["id"],"query":["wanted"]}, needs: ["postDetails.id"] }, input, options);
}
export function likePostMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["likePost"] as const,
    mutationFn: (input: LikePostInput): Promise<LikePostData> => likePost(client, input),
  });
}

export type LikeReplyInput = operations["likeReply"]["parameters"]["path"] & NonNullable<operations["likeReply"]["parameters"]["query"]>;
export type LikeReplyData = operations["likeReply"]["responses"][200]["content"]["application/json"];
/** Like or unlike a reply: POST /v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}/like */
export function likeReply(client: HearthpawClient, input: LikeReplyInput, options?: CallOptions): Promise<LikeReplyData> {
  return client.call<LikeReplyData>({ method: "POST", path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}/like", places: {"path":["id","commentId","replyId"],"query":["wanted"]}, needs: ["postDetails.id"] }, input, options);
}
export function likeReplyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["likeReply"] as const,
    mutationFn: (input: LikeReplyInput): Promise<LikeReplyData> => likeReply(client, input),
  });
}

export type ListAddOnsInput = NonNullable<operations["listAddOns"]["parameters"]["query"]>;
export type ListAddOnsData = operations["listAddOns"]["responses"][200]["content"]["application/json"];
/** List the add-ons: GET /v1/add-ons */
export function listAddOns(client: HearthpawClient, input: ListAddOnsInput = {}, options?: CallOptions): Promise<ListAddOnsData> {
  return client.call<ListAddOnsData>({ method: "GET", path: "/v1/add-ons", places: {"query":["petId"]}, needs: ["addOns"] }, input, options);
}
export function listAddOnsQuery(client: HearthpawClient, input: ListAddOnsInput = {}) {
  return queryOptions({
    queryKey: ["listAddOns", input] as const,
    queryFn: ({ signal }): Promise<ListAddOnsData> => listAddOns(client, input, { signal }),
  });
}

export type ListApplicationsInput = NonNullable<operations["listApplications"]["parameters"]["query"]>;
export type ListApplicationsData = operations["listApplications"]["responses"][200]["content"]["application/json"];
/** List my applications, or those to my program: GET /v1/applications */
export function listApplications(client: HearthpawClient, input: ListApplicationsInput = {}, options?: CallOptions): Promise<ListApplicationsData> {
  return client.call<ListApplicationsData>({ method: "GET", path: "/v1/applications", places: {"query":["status","cursor"]}, needs: ["applications"] }, input, options);
}
export function listApplicationsQuery(client: HearthpawClient, input: ListApplicationsInput = {}) {
  return queryOptions({
    queryKey: ["listApplications", input] as const,
    queryFn: ({ signal }): Promise<ListApplicationsData> => listApplications(client, input, { signal }),
  });
}

export type ListAuditEntriesInput = NonNullable<operations["listAuditEntries"]["parameters"]["query"]>;
export type ListAuditEntriesData = operations["listAuditEntries"]["responses"][200]["content"]["application/json"];
/** List what staff decided and looked at: GET /v1/admin/audit */
export function listAuditEntries(client: HearthpawClient, input: ListAuditEntriesInput = {}, options?: CallOptions): Promise<ListAuditEntriesData> {
  return client.call<ListAuditEntriesData>({ method: "GET", path: "/v1/admin/audit", places: {"query":["kind","actorId","subjectId","cursor"]}, needs: ["entries"] }, input, options);
}
export function listAuditEntriesQuery(client: HearthpawClient, input: ListAuditEntriesInput = {}) {
  return queryOptions({
    queryKey: ["listAuditEntries", input] as const,
    queryFn: ({ signal }): Promise<ListAuditEntriesData> => listAuditEntries(client, input, { signal }),
  });
}

export type ListAvailableBreedsInput = Record<string, never>;
export type ListAvailableBreedsData = operations["listAvailableBreeds"]["responses"][200]["content"]["application/json"];
/** List breeds with an available pet: GET /v1/breeds/available */
export function listAvailableBreeds(client: HearthpawClient, input: ListAvailableBreedsInput = {}, options?: CallOptions): Promise<ListAvailableBreedsData> {
  return client.call<ListAvailableBreedsData>({ method: "GET", path: "/v1/breeds/available", places: {}, needs: ["breeds"] }, input, options);
}
export function listAvailableBreedsQuery(client: HearthpawClient, input: ListAvailableBreedsInput = {}) {
  return queryOptions({
    queryKey: ["listAvailableBreeds", input] as const,
    queryFn: ({ signal }): Promise<ListAvailableBreedsData> => listAvailableBreeds(client, input, { signal }),
  });
}

export type ListBreederReservationsInput = NonNullable<operations["listBreederReservations"]["parameters"]["query"]>;
export type ListBreederReservationsData = operations["listBreederReservations"]["responses"][200]["content"]["application/json"];
/** List reservations of my pets: GET /v1/breeders/pets/reserved */
export function listBreederReservations(client: HearthpawClient, input: ListBreederReservationsInput = {}, options?: CallOptions): Promise<ListBreederReservationsData> {
  return client.call<ListBreederReservationsData>({ method: "GET", path: "/v1/breeders/pets/reserved", places: {"query":["status","cursor"]}, needs: ["reservedPets"] }, input, options);
}
export function listBreederReservationsQuery(client: HearthpawClient, input: ListBreederReservationsInput = {}) {
  return queryOptions({
    queryKey: ["listBreederReservations", input] as const,
    queryFn: ({ signal }): Promise<ListBreederReservationsData> => listBreederReservations(client, input, { signal }),
  });
}

export type ListBreedersInput = NonNullable<operations["listBreeders"]["parameters"]["query"]>;
export type ListBreedersData = operations["listBreeders"]["responses"][200]["content"]["application/json"];
/** List breeders and shelters: GET /v1/breeders */
export function listBreeders(client: HearthpawClient, input: ListBreedersInput = {}, options?: CallOptions): Promise<ListBreedersData> {
  return client.call<ListBreedersData>({ method: "GET", path: "/v1/breeders", places: {"query":["breed","kind","place","distance","sort","cursor"]}, needs: ["breeders"] }, input, options);
}
export function listBreedersQuery(client: HearthpawClient, input: ListBreedersInput = {}) {
  return queryOptions({
    queryKey: ["listBreeders", input] as const,
    queryFn: ({ signal }): Promise<ListBreedersData> => listBreeders(client, input, { signal }),
  });
}

export type ListBreedsInput = Record<string, never>;
export type ListBreedsData = operations["listBreeds"]["responses"][200]["content"]["application/json"];
/** List all breeds: GET /v1/breeds */
export function listBreeds(client: HearthpawClient, input: ListBreedsInput = {}, options?: CallOptions): Promise<ListBreedsData> {
  return client.call<ListBreedsData>({ method: "GET", path: "/v1/breeds", places: {}, needs: ["breeds"] }, input, options);
}
export function listBreedsQuery(client: HearthpawClient, input: ListBreedsInput = {}) {
  return queryOptions({
    queryKey: ["listBreeds", input] as const,
    queryFn: ({ signal }): Promise<ListBreedsData> => listBreeds(client, input, { signal }),
  });
}

export type ListChangeRequestsInput = NonNullable<operations["listChangeRequests"]["parameters"]["query"]>;
export type ListChangeRequestsData = operations["listChangeRequests"]["responses"][200]["content"]["application/json"];
/** List changes waiting for a decision: GET /v1/admin/change-requests */
export function listChangeRequests(client: HearthpawClient, input: ListChangeRequestsInput = {}, options?: CallOptions): Promise<ListChangeRequestsData> {
  return client.call<ListChangeRequestsData>({ method: "GET", path: "/v1/admin/change-requests", places: {"query":["kind","cursor"]}, needs: ["changeRequests"] }, input, options);
}
export function listChangeRequestsQuery(client: HearthpawClient, input: ListChangeRequestsInput = {}) {
  return queryOptions({
    queryKey: ["listChangeRequests", input] as const,
    queryFn: ({ signal }): Promise<ListChangeRequestsData> => listChangeRequests(client, input, { signal }),
  });
}

export type ListChargebacksInput = NonNullable<operations["listChargebacks"]["parameters"]["query"]>;
export type ListChargebacksData = operations["listChargebacks"]["responses"][200]["content"]["application/json"];
/** List payments that a bank disputes: GET /v1/admin/chargebacks */
export function listChargebacks(client: HearthpawClient, input: ListChargebacksInput = {}, options?: CallOptions): Promise<ListChargebacksData> {
  return client.call<ListChargebacksData>({ method: "GET", path: "/v1/admin/chargebacks", places: {"query":["cursor"]}, needs: ["chargebacks"] }, input, options);
}
export function listChargebacksQuery(client: HearthpawClient, input: ListChargebacksInput = {}) {
  return queryOptions({
    queryKey: ["listChargebacks", input] as const,
    queryFn: ({ signal }): Promise<ListChargebacksData> => listChargebacks(client, input, { signal }),
  });
}

export type ListChatsInput = NonNullable<operations["listChats"]["parameters"]["query"]>;
export type ListChatsData = operations["listChats"]["responses"][200]["content"]["application/json"];
/** List my conversations: GET /v1/chats */
export function listChats(client: HearthpawClient, input: ListChatsInput = {}, options?: CallOptions): Promise<ListChatsData> {
  return client.call<ListChatsData>({ method: "GET", path: "/v1/chats", places: {"query":["cursor","petId"]}, needs: ["chats"] }, input, options);
}
export function listChatsQuery(client: HearthpawClient, input: ListChatsInput = {}) {
  return queryOptions({
    queryKey: ["listChats", input] as const,
    queryFn: ({ signal }): Promise<ListChatsData> => listChats(client, input, { signal }),
  });
}

export type ListClaimChangesInput = NonNullable<operations["listClaimChanges"]["parameters"]["query"]>;
export type ListClaimChangesData = operations["listClaimChanges"]["responses"][200]["content"]["application/json"];
/** List changes of verified claims waiting for a decision: GET /v1/admin/claim-changes */
export function listClaimChanges(client: HearthpawClient, input: ListClaimChangesInput = {}, options?: CallOptions): Promise<ListClaimChangesData> {
  return client.call<ListClaimChangesData>({ method: "GET", path: "/v1/admin/claim-changes", places: {"query":["kind","cursor"]}, needs: ["claimChanges"] }, input, options);
}
export function listClaimChangesQuery(client: HearthpawClient, input: ListClaimChangesInput = {}) {
  return queryOptions({
    queryKey: ["listClaimChanges", input] as const,
    queryFn: ({ signal }): Promise<ListClaimChangesData> => listClaimChanges(client, input, { signal }),
  });
}

export type ListDeliveriesInput = NonNullable<operations["listDeliveries"]["parameters"]["query"]>;
export type ListDeliveriesData = operations["listDeliveries"]["responses"][200]["content"]["application/json"];
/** List deliveries: GET /v1/admin/deliveries */
export function listDeliveries(client: HearthpawClient, input: ListDeliveriesInput = {}, options?: CallOptions): Promise<ListDeliveriesData> {
  return client.call<ListDeliveriesData>({ method: "GET", path: "/v1/admin/deliveries", places: {"query":["status","q","cursor"]}, needs: ["deliveries","counts"] }, input, options);
}
export function listDeliveriesQuery(client: HearthpawClient, input: ListDeliveriesInput = {}) {
  return queryOptions({
    queryKey: ["listDeliveries", input] as const,
    queryFn: ({ signal }): Promise<ListDeliveriesData> => listDeliveries(client, input, { signal }),
  });
}

export type ListDiscountCodesInput = NonNullable<operations["listDiscountCodes"]["parameters"]["query"]>;
export type ListDiscountCodesData = operations["listDiscountCodes"]["responses"][200]["content"]["application/json"];
/** List promo codes: GET /v1/admin/discount-codes */
export function listDiscountCodes(client: HearthpawClient, input: ListDiscountCodesInput = {}, options?: CallOptions): Promise<ListDiscountCodesData> {
  return client.call<ListDiscountCodesData>({ method: "GET", path: "/v1/admin/discount-codes", places: {"query":["q","cursor"]}, needs: ["discountCodes"] }, input, options);
}
export function listDiscountCodesQuery(client: HearthpawClient, input: ListDiscountCodesInput = {}) {
  return queryOptions({
    queryKey: ["listDiscountCodes", input] as const,
    queryFn: ({ signal }): Promise<ListDiscountCodesData> => listDiscountCodes(client, input, { signal }),
  });
}

export type ListDisputesInput = NonNullable<operations["listDisputes"]["parameters"]["query"]>;
export type ListDisputesData = operations["listDisputes"]["responses"][200]["content"]["application/json"];
/** List my disputes, or those about my pets: GET /v1/disputes */
export function listDisputes(client: HearthpawClient, input: ListDisputesInput = {}, options?: CallOptions): Promise<ListDisputesData> {
  return client.call<ListDisputesData>({ method: "GET", path: "/v1/disputes", places: {"query":["status","reservedPetId","cursor"]}, needs: ["disputes"] }, input, options);
}
export function listDisputesQuery(client: HearthpawClient, input: ListDisputesInput = {}) {
  return queryOptions({
    queryKey: ["listDisputes", input] as const,
    queryFn: ({ signal }): Promise<ListDisputesData> => listDisputes(client, input, { signal }),
  });
}

export type ListDisputesToDecideInput = NonNullable<operations["listDisputesToDecide"]["parameters"]["query"]>;
export type ListDisputesToDecideData = operations["listDisputesToDecide"]["responses"][200]["content"]["application/json"];
/** List disputes that staff have to decide: GET /v1/admin/disputes */
export function listDisputesToDecide(client: HearthpawClient, input: ListDisputesToDecideInput = {}, options?: CallOptions): Promise<ListDisputesToDecideData> {
  return client.call<ListDisputesToDecideData>({ method: "GET", path: "/v1/admin/disputes", places: {"query":["status","cursor"]}, needs: ["disputes"] }, input, options);
}
export function listDisputesToDecideQuery(client: HearthpawClient, input: ListDisputesToDecideInput = {}) {
  return queryOptions({
    queryKey: ["listDisputesToDecide", input] as const,
    queryFn: ({ signal }): Promise<ListDisputesToDecideData> => listDisputesToDecide(client, input, { signal }),
  });
}

export type ListFavouriteIdsInput = Record<string, never>;
export type ListFavouriteIdsData = operations["listFavouriteIds"]["responses"][200]["content"]["application/json"];
/** List the ids of my favorites: GET /v1/pets/favorited/ids */
export function listFavouriteIds(client: HearthpawClient, input: ListFavouriteIdsInput = {}, options?: CallOptions): Promise<ListFavouriteIdsData> {
  return client.call<ListFavouriteIdsData>({ method: "GET", path: "/v1/pets/favorited/ids", places: {}, needs: ["favourites"] }, input, options);
}
export function listFavouriteIdsQuery(client: HearthpawClient, input: ListFavouriteIdsInput = {}) {
  return queryOptions({
    queryKey: ["listFavouriteIds", input] as const,
    queryFn: ({ signal }): Promise<ListFavouriteIdsData> => listFavouriteIds(client, input, { signal }),
  });
}

export type ListFavouritesInput = NonNullable<operations["listFavourites"]["parameters"]["query"]>;
export type ListFavouritesData = operations["listFavourites"]["responses"][200]["content"]["application/json"];
/** List my favorites: GET /v1/pets/favorited */
export function listFavourites(client: HearthpawClient, input: ListFavouritesInput = {}, options?: CallOptions): Promise<ListFavouritesData> {
  return client.call<ListFavouritesData>({ method: "GET", path: "/v1/pets/favorited", places: {"query":["cursor"]}, needs: ["favoritedPets"] }, input, options);
}
export function listFavouritesQuery(client: HearthpawClient, input: ListFavouritesInput = {}) {
  return queryOptions({
    queryKey: ["listFavourites", input] as const,
    queryFn: ({ signal }): Promise<ListFavouritesData> => listFavourites(client, input, { signal }),
  });
}

export type ListFeaturedPetsInput = NonNullable<operations["listFeaturedPets"]["parameters"]["query"]>;
export type ListFeaturedPetsData = operations["listFeaturedPets"]["responses"][200]["content"]["application/json"];
/** Get what the home page shows: GET /v1/featured/pets */
export function listFeaturedPets(client: HearthpawClient, input: ListFeaturedPetsInput = {}, options?: CallOptions): Promise<ListFeaturedPetsData> {
  return client.call<ListFeaturedPetsData>({ method: "GET", path: "/v1/featured/pets", places: {"query":["type"]}, needs: ["pets"] }, input, options);
}
export function listFeaturedPetsQuery(client: HearthpawClient, input: ListFeaturedPetsInput = {}) {
  return queryOptions({
    queryKey: ["listFeaturedPets", input] as const,
    queryFn: ({ signal }): Promise<ListFeaturedPetsData> => listFeaturedPets(client, input, { signal }),
  });
}

export type ListFraudCasesInput = NonNullable<operations["listFraudCases"]["parameters"]["query"]>;
export type ListFraudCasesData = operations["listFraudCases"]["responses"][200]["content"]["application/json"];
/** List fraud cases: GET /v1/admin/fraud-cases */
export function listFraudCases(client: HearthpawClient, input: ListFraudCasesInput = {}, options?: CallOptions): Promise<ListFraudCasesData> {
  return client.call<ListFraudCasesData>({ method: "GET", path: "/v1/admin/fraud-cases", places: {"query":["status","cursor"]}, needs: ["cases"] }, input, options);
}
export function listFraudCasesQuery(client: HearthpawClient, input: ListFraudCasesInput = {}) {
  return queryOptions({
    queryKey: ["listFraudCases", input] as const,
    queryFn: ({ signal }): Promise<ListFraudCasesData> => listFraudCases(client, input, { signal }),
  });
}

export type ListListingsInReviewInput = NonNullable<operations["listListingsInReview"]["parameters"]["query"]>;
export type ListListingsInReviewData = operations["listListingsInReview"]["responses"][200]["content"]["application/json"];
/** List listings waiting for a decision: GET /v1/admin/listings */
export function listListingsInReview(client: HearthpawClient, input: ListListingsInReviewInput = {}, options?: CallOptions): Promise<ListListingsInReviewData> {
  return client.call<ListListingsInReviewData>({ method: "GET", path: "/v1/admin/listings", places: {"query":["status","cursor"]}, needs: ["pets"] }, input, options);
}
export function listListingsInReviewQuery(client: HearthpawClient, input: ListListingsInReviewInput = {}) {
  return queryOptions({
    queryKey: ["listListingsInReview", input] as const,
    queryFn: ({ signal }): Promise<ListListingsInReviewData> => listListingsInReview(client, input, { signal }),
  });
}

export type ListLittersInput = NonNullable<operations["listLitters"]["parameters"]["query"]>;
export type ListLittersData = operations["listLitters"]["responses"][200]["content"]["application/json"];
/** List my litters: GET /v1/breeders/litters */
export function listLitters(client: HearthpawClient, input: ListLittersInput = {}, options?: CallOptions): Promise<ListLittersData> {
  return client.call<ListLittersData>({ method: "GET", path: "/v1/breeders/litters", places: {"query":["state","cursor"]}, needs: ["litters"] }, input, options);
}
export function listLittersQuery(client: HearthpawClient, input: ListLittersInput = {}) {
  return queryOptions({
    queryKey: ["listLitters", input] as const,
    queryFn: ({ signal }): Promise<ListLittersData> => listLitters(client, input, { signal }),
  });
}

export type ListMatchesByBreederInput = operations["listMatchesByBreeder"]["parameters"]["path"] & NonNullable<operations["listMatchesByBreeder"]["parameters"]["query"]>;
export type ListMatchesByBreederData = operations["listMatchesByBreeder"]["responses"][200]["content"]["application/json"];
/** List the matches of my program: GET /v1/match/findPastMatchesByBreederId/{id} */
export function listMatchesByBreeder(client: HearthpawClient, input: ListMatchesByBreederInput, options?: CallOptions): Promise<ListMatchesByBreederData> {
  return client.call<ListMatchesByBreederData>({ method: "GET", path: "/v1/match/findPastMatchesByBreederId/{id}", places: {"path":["id"],"query":["state","cursor"]}, needs: ["matches"] }, input, options);
}
export function listMatchesByBreederQuery(client: HearthpawClient, input: ListMatchesByBreederInput) {
  return queryOptions({
    queryKey: ["listMatchesByBreeder", input] as const,
    queryFn: ({ signal }): Promise<ListMatchesByBreederData> => listMatchesByBreeder(client, input, { signal }),
  });
}

export type ListMatchesByPetInput = operations["listMatchesByPet"]["parameters"]["path"] & NonNullable<operations["listMatchesByPet"]["parameters"]["query"]>;
export type ListMatchesByPetData = operations["listMatchesByPet"]["responses"][200]["content"]["application/json"];
/** List the matches of a parent: GET /v1/match/findPastMatchesByPetId/{id} */
export function listMatchesByPet(client: HearthpawClient, input: ListMatchesByPetInput, options?: CallOptions): Promise<ListMatchesByPetData> {
  return client.call<ListMatchesByPetData>({ method: "GET", path: "/v1/match/findPastMatchesByPetId/{id}", places: {"path":["id"],"query":["state","cursor"]}, needs: ["matches"] }, input, options);
}
export function listMatchesByPetQuery(client: HearthpawClient, input: ListMatchesByPetInput) {
  return queryOptions({
    queryKey: ["listMatchesByPet", input] as const,
    queryFn: ({ signal }): Promise<ListMatchesByPetData> => listMatchesByPet(client, input, { signal }),
  });
}

export type ListMessagesInput = operations["listMessages"]["parameters"]["path"] & NonNullable<operations["listMessages"]["parameters"]["query"]>;
export type ListMessagesData = operations["listMessages"]["responses"][200]["content"]["application/json"];
/** List the messages of a conversation: GET /v1/chats/{id}/messages */
export function listMessages(client: HearthpawClient, input: ListMessagesInput, options?: CallOptions): Promise<ListMessagesData> {
  return client.call<ListMessagesData>({ method: "GET", path: "/v1/chats/{id}/messages", places: {"path":["id"],"query":["cursor","after"]}, needs: ["messages"] }, input, options);
}
export function listMessagesQuery(client: HearthpawClient, input: ListMessagesInput) {
  return queryOptions({
    queryKey: ["listMessages", input] as const,
    queryFn: ({ signal }): Promise<ListMessagesData> => listMessages(client, input, { signal }),
  });
}

export type ListMoneyApprovalsInput = Record<string, never>;
export type ListMoneyApprovalsData = operations["listMoneyApprovals"]["responses"][200]["content"]["application/json"];
/** List money waiting for a second person: GET /v1/admin/approvals */
export function listMoneyApprovals(client: HearthpawClient, input: ListMoneyApprovalsInput = {}, options?: CallOptions): Promise<ListMoneyApprovalsData> {
  return client.call<ListMoneyApprovalsData>({ method: "GET", path: "/v1/admin/approvals", places: {}, needs: ["approvals"] }, input, options);
}
export function listMoneyApprovalsQuery(client: HearthpawClient, input: ListMoneyApprovalsInput = {}) {
  return queryOptions({
    queryKey: ["listMoneyApprovals", input] as const,
    queryFn: ({ signal }): Promise<ListMoneyApprovalsData> => listMoneyApprovals(client, input, { signal }),
  });
}

export type ListNotificationsInput = operations["listNotifications"]["parameters"]["path"] & NonNullable<operations["listNotifications"]["parameters"]["query"]>;
export type ListNotificationsData = operations["listNotifications"]["responses"][200]["content"]["application/json"];
/** List my notifications: GET /v1/user/{id}/notifications */
export function listNotifications(client: HearthpawClient, input: ListNotificationsInput, options?: CallOptions): Promise<ListNotificationsData> {
  return client.call<ListNotificationsData>({ method: "GET", path: "/v1/user/{id}/notifications", places: {"path":["id"],"query":["cursor"]}, needs: ["notifications"] }, input, options);
}
export function listNotificationsQuery(client: HearthpawClient, input: ListNotificationsInput) {
  return queryOptions({
    queryKey: ["listNotifications", input] as const,
    queryFn: ({ signal }): Promise<ListNotificationsData> => listNotifications(client, input, { signal }),
  });
}

export type ListOrdersInput = NonNullable<operations["listOrders"]["parameters"]["query"]>;
export type ListOrdersData = operations["listOrders"]["responses"][200]["content"]["application/json"];
/** Find orders: GET /v1/admin/orders */
export function listOrders(client: HearthpawClient, input: ListOrdersInput = {}, options?: CallOptions): Promise<ListOrdersData> {
  return client.call<ListOrdersData>({ method: "GET", path: "/v1/admin/orders", places: {"query":["q","waiting","cursor"]}, needs: ["orders"] }, input, options);
}
export function listOrdersQuery(client: HearthpawClient, input: ListOrdersInput = {}) {
  return queryOptions({
    queryKey: ["listOrders", input] as const,
    queryFn: ({ signal }): Promise<ListOrdersData> => listOrders(client, input, { signal }),
  });
}

export type ListOwedRefundsInput = NonNullable<operations["listOwedRefunds"]["parameters"]["query"]>;
export type ListOwedRefundsData = operations["listOwedRefunds"]["responses"][200]["content"]["application/json"];
/** List refunds that haven't arrived: GET /v1/admin/refunds */
export function listOwedRefunds(client: HearthpawClient, input: ListOwedRefundsInput = {}, options?: CallOptions): Promise<ListOwedRefundsData> {
  return client.call<ListOwedRefundsData>({ method: "GET", path: "/v1/admin/refunds", places: {"query":["cursor"]}, needs: ["refunds"] }, input, options);
}
export function listOwedRefundsQuery(client: HearthpawClient, input: ListOwedRefundsInput = {}) {
  return queryOptions({
    queryKey: ["listOwedRefunds", input] as const,
    queryFn: ({ signal }): Promise<ListOwedRefundsData> => listOwedRefunds(client, input, { signal }),
  });
}

export type ListOwnChargebacksInput = NonNullable<operations["listOwnChargebacks"]["parameters"]["query"]>;
export type ListOwnChargebacksData = operations["listOwnChargebacks"]["responses"][200]["content"]["application/json"];
/** List disputed payments of my sales: GET /v1/breeders/chargebacks */
export function listOwnChargebacks(client: HearthpawClient, input: ListOwnChargebacksInput = {}, options?: CallOptions): Promise<ListOwnChargebacksData> {
  return client.call<ListOwnChargebacksData>({ method: "GET", path: "/v1/breeders/chargebacks", places: {"query":["cursor"]}, needs: ["chargebacks"] }, input, options);
}
export function listOwnChargebacksQuery(client: HearthpawClient, input: ListOwnChargebacksInput = {}) {
  return queryOptions({
    queryKey: ["listOwnChargebacks", input] as const,
    queryFn: ({ signal }): Promise<ListOwnChargebacksData> => listOwnChargebacks(client, input, { signal }),
  });
}

export type ListOwnParentsInput = Record<string, never>;
export type ListOwnParentsData = operations["listOwnParents"]["responses"][200]["content"]["application/json"];
/** List my parents: GET /v1/breeders/pets/parents */
export function listOwnParents(client: HearthpawClient, input: ListOwnParentsInput = {}, options?: CallOptions): Promise<ListOwnParentsData> {
  return client.call<ListOwnParentsData>({ method: "GET", path: "/v1/breeders/pets/parents", places: {}, needs: ["petParents"] }, input, options);
}
export function listOwnParentsQuery(client: HearthpawClient, input: ListOwnParentsInput = {}) {
  return queryOptions({
    queryKey: ["listOwnParents", input] as const,
    queryFn: ({ signal }): Promise<ListOwnParentsData> => listOwnParents(client, input, { signal }),
  });
}

export type ListOwnPetsInput = NonNullable<operations["listOwnPets"]["parameters"]["query"]>;
export type ListOwnPetsData = operations["listOwnPets"]["responses"][200]["content"]["application/json"];
/** List my listings: GET /v1/breeders/pets */
export function listOwnPets(client: HearthpawClient, input: ListOwnPetsInput = {}, options?: CallOptions): Promise<ListOwnPetsData> {
  return client.call<ListOwnPetsData>({ method: "GET", path: "/v1/breeders/pets", places: {"query":["status","q","sort","cursor"]}, needs: ["pets","counts"] }, input, options);
}
export function listOwnPetsQuery(client: HearthpawClient, input: ListOwnPetsInput = {}) {
  return queryOptions({
    queryKey: ["listOwnPets", input] as const,
    queryFn: ({ signal }): Promise<ListOwnPetsData> => listOwnPets(client, input, { signal }),
  });
}

export type ListParentsInput = operations["listParents"]["parameters"]["path"];
export type ListParentsData = operations["listParents"]["responses"][200]["content"]["application/json"];
/** List a breeder's parents: GET /v1/breeders/{id}/pets/parents */
export function listParents(client: HearthpawClient, input: ListParentsInput, options?: CallOptions): Promise<ListParentsData> {
  return client.call<ListParentsData>({ method: "GET", path: "/v1/breeders/{id}/pets/parents", places: {"path":["id"]}, needs: ["petParents"] }, input, options);
}
export function listParentsQuery(client: HearthpawClient, input: ListParentsInput) {
  return queryOptions({
    queryKey: ["listParents", input] as const,
    queryFn: ({ signal }): Promise<ListParentsData> => listParents(client, input, { signal }),
  });
}

export type ListParentsInReviewInput = NonNullable<operations["listParentsInReview"]["parameters"]["query"]>;
export type ListParentsInReviewData = operations["listParentsInReview"]["responses"][200]["content"]["application/json"];
/** List parents waiting for a decision: GET /v1/admin/parents */
export function listParentsInReview(client: HearthpawClient, input: ListParentsInReviewInput = {}, options?: CallOptions): Promise<ListParentsInReviewData> {
  return client.call<ListParentsInReviewData>({ method: "GET", path: "/v1/admin/parents", places: {"query":["status","cursor"]}, needs: ["parents"] }, input, options);
}
export function listParentsInReviewQuery(client: HearthpawClient, input: ListParentsInReviewInput = {}) {
  return queryOptions({
    queryKey: ["listParentsInReview", input] as const,
    queryFn: ({ signal }): Promise<ListParentsInReviewData> => listParentsInReview(client, input, { signal }),
  });
}

export type ListPaymentsInput = NonNullable<operations["listPayments"]["parameters"]["query"]>;
export type ListPaymentsData = operations["listPayments"]["responses"][200]["content"]["application/json"];
/** List my payments: GET /v1/payments */
export function listPayments(client: HearthpawClient, input: ListPaymentsInput = {}, options?: CallOptions): Promise<ListPaymentsData> {
  return client.call<ListPaymentsData>({ method: "GET", path: "/v1/payments", places: {"query":["cursor"]}, needs: ["payments"] }, input, options);
}
export function listPaymentsQuery(client: HearthpawClient, input: ListPaymentsInput = {}) {
  return queryOptions({
    queryKey: ["listPayments", input] as const,
    queryFn: ({ signal }): Promise<ListPaymentsData> => listPayments(client, input, { signal }),
  });
}

export type ListPayoutsInput = NonNullable<operations["listPayouts"]["parameters"]["query"]>;
export type ListPayoutsData = operations["listPayouts"]["responses"][200]["content"]["application/json"];
/** List my payouts with their lines: GET /v1/breeders/payouts */
export function listPayouts(client: HearthpawClient, input: ListPayoutsInput = {}, options?: CallOptions): Promise<ListPayoutsData> {
  return client.call<ListPayoutsData>({ method: "GET", path: "/v1/breeders/payouts", places: {"query":["cursor"]}, needs: ["payouts"] }, input, options);
}
export function listPayoutsQuery(client: HearthpawClient, input: ListPayoutsInput = {}) {
  return queryOptions({
    queryKey: ["listPayouts", input] as const,
    queryFn: ({ signal }): Promise<ListPayoutsData> => listPayouts(client, input, { signal }),
  });
}

export type ListPetProfilesInput = Record<string, never>;
export type ListPetProfilesData = operations["listPetProfiles"]["responses"][200]["content"]["application/json"];
/** List the pets I own: GET /v1/pets/profiles */
export function listPetProfiles(client: HearthpawClient, input: ListPetProfilesInput = {}, options?: CallOptions): Promise<ListPetProfilesData> {
  return client.call<ListPetProfilesData>({ method: "GET", path: "/v1/pets/profiles", places: {}, needs: ["petProfiles"] }, input, options);
}
export function listPetProfilesQuery(client: HearthpawClient, input: ListPetProfilesInput = {}) {
  return queryOptions({
    queryKey: ["listPetProfiles", input] as const,
    queryFn: ({ signal }): Promise<ListPetProfilesData> => listPetProfiles(client, input, { signal }),
  });
}

export type ListPostCommentsInput = operations["listPostComments"]["parameters"]["path"] & NonNullable<operations["listPostComments"]["parameters"]["query"]>;
export type ListPostCommentsData = operations["listPostComments"]["responses"][200]["content"]["application/json"];
/** List a post's comments: GET /v1/breederlink/posts/{id}/comments */
export function listPostComments(client: HearthpawClient, input: ListPostCommentsInput, options?: CallOptions): Promise<ListPostCommentsData> {
  return client.call<ListPostCommentsData>({ method: "GET", path: "/v1/breederlink/posts/{id}/comments", places: {"path":["id"],"query":["cursor"]}, needs: ["comments"] }, input, options);
}
export function listPostCommentsQuery(client: HearthpawClient, input: ListPostCommentsInput) {
  return queryOptions({
    queryKey: ["listPostComments", input] as const,
    queryFn: ({ signal }): Promise<ListPostCommentsData> => listPostComments(client, input, { signal }),
  });
}

export type ListPostTagsInput = Record<string, never>;
export type ListPostTagsData = operations["listPostTags"]["responses"][200]["content"]["application/json"];
/** List tags in use: GET /v1/breederlink/posts/tags */
export function listPostTags(client: HearthpawClient, input: ListPostTagsInput = {}, options?: CallOptions): Promise<ListPostTagsData> {
  return client.call<ListPostTagsData>({ method: "GET", path: "/v1/breederlink/posts/tags", places: {}, needs: ["tags"] }, input, options);
}
export function listPostTagsQuery(client: HearthpawClient, input: ListPostTagsInput = {}) {
  return queryOptions({
    queryKey: ["listPostTags", input] as const,
    queryFn: ({ signal }): Promise<ListPostTagsData> => listPostTags(client, input, { signal }),
  });
}

export type ListPostsInput = NonNullable<operations["listPosts"]["parameters"]["query"]>;
export type ListPostsData = operations["listPosts"]["responses"][200]["content"]["application/json"];
/** List posts: GET /v1/breederlink/posts */
export function listPosts(client: HearthpawClient, input: ListPostsInput = {}, options?: CallOptions): Promise<ListPostsData> {
  return client.call<ListPostsData>({ method: "GET", path: "/v1/breederlink/posts", places: {"query":["bookmarked","cursor"]}, needs: ["posts"] }, input, options);
}
export function listPostsQuery(client: HearthpawClient, input: ListPostsInput = {}) {
  return queryOptions({
    queryKey: ["listPosts", input] as const,
    queryFn: ({ signal }): Promise<ListPostsData> => listPosts(client, input, { signal }),
  });
}

export type ListPostsByTagInput = operations["listPostsByTag"]["parameters"]["path"] & NonNullable<operations["listPostsByTag"]["parameters"]["query"]>;
export type ListPostsByTagData = operations["listPostsByTag"]["responses"][200]["content"]["application/json"];
/** List posts with a tag: GET /v1/breederlink/posts/tags/{tag} */
export function listPostsByTag(client: HearthpawClient, input: ListPostsByTagInput, options?: CallOptions): Promise<ListPostsByTagData> {
  return client.call<ListPostsByTagData>({ method: "GET", path: "/v1/breederlink/posts/tags/{tag}", places: {"path":["tag"],"query":["cursor"]}, needs: ["posts"] }, input, options);
}
export function listPostsByTagQuery(client: HearthpawClient, input: ListPostsByTagInput) {
  return queryOptions({
    queryKey: ["listPostsByTag", input] as const,
    queryFn: ({ signal }): Promise<ListPostsByTagData> => listPostsByTag(client, input, { signal }),
  });
}

export type ListQuickRepliesInput = Record<string, never>;
export type ListQuickRepliesData = operations["listQuickReplies"]["responses"][200]["content"]["application/json"];
/** List my quick replies: GET /v1/chats/replies */
export function listQuickReplies(client: HearthpawClient, input: ListQuickRepliesInput = {}, options?: CallOptions): Promise<ListQuickRepliesData> {
  return client.call<ListQuickRepliesData>({ method: "GET", path: "/v1/chats/replies", places: {}, needs: ["replies"] }, input, options);
}
export function listQuickRepliesQuery(client: HearthpawClient, input: ListQuickRepliesInput = {}) {
  return queryOptions({
    queryKey: ["listQuickReplies", input] as const,
    queryFn: ({ signal }): Promise<ListQuickRepliesData> => listQuickReplies(client, input, { signal }),
  });
}

export type ListReportsInput = NonNullable<operations["listReports"]["parameters"]["query"]>;
export type ListReportsData = operations["listReports"]["responses"][200]["content"]["application/json"];
/** List reports: GET /v1/admin/reports */
export function listReports(client: HearthpawClient, input: ListReportsInput = {}, options?: CallOptions): Promise<ListReportsData> {
  return client.call<ListReportsData>({ method: "GET", path: "/v1/admin/reports", places: {"query":["kind","status","cursor"]}, needs: ["reports"] }, input, options);
}
export function listReportsQuery(client: HearthpawClient, input: ListReportsInput = {}) {
  return queryOptions({
    queryKey: ["listReports", input] as const,
    queryFn: ({ signal }): Promise<ListReportsData> => listReports(client, input, { signal }),
  });
}

export type ListReservationsInput = NonNullable<operations["listReservations"]["parameters"]["query"]>;
export type ListReservationsData = operations["listReservations"]["responses"][200]["content"]["application/json"];
/** List my reservations as a buyer: GET /v1/customer/pets/reserved */
export function listReservations(client: HearthpawClient, input: ListReservationsInput = {}, options?: CallOptions): Promise<ListReservationsData> {
  return client.call<ListReservationsData>({ method: "GET", path: "/v1/customer/pets/reserved", places: {"query":["status","cursor"]}, needs: ["reservedPets"] }, input, options);
}
export function listReservationsQuery(client: HearthpawClient, input: ListReservationsInput = {}) {
  return queryOptions({
    queryKey: ["listReservations", input] as const,
    queryFn: ({ signal }): Promise<ListReservationsData> => listReservations(client, input, { signal }),
  });
}

export type ListReviewsInput = operations["listReviews"]["parameters"]["path"] & NonNullable<operations["listReviews"]["parameters"]["query"]>;
export type ListReviewsData = operations["listReviews"]["responses"][200]["content"]["application/json"];
/** List a breeder's reviews: GET /v1/breeders/{id}/reviews */
export function listReviews(client: HearthpawClient, input: ListReviewsInput, options?: CallOptions): Promise<ListReviewsData> {
  return client.call<ListReviewsData>({ method: "GET", path: "/v1/breeders/{id}/reviews", places: {"path":["id"],"query":["rating","cursor"]}, needs: ["reviews","ratings"] }, input, options);
}
export function listReviewsQuery(client: HearthpawClient, input: ListReviewsInput) {
  return queryOptions({
    queryKey: ["listReviews", input] as const,
    queryFn: ({ signal }): Promise<ListReviewsData> => listReviews(client, input, { signal }),
  });
}

export type ListSavedCardsInput = Record<string, never>;
export type ListSavedCardsData = operations["listSavedCards"]["responses"][200]["content"]["application/json"];
/** List the cards saved for a balance: GET /v1/payments/saved-cards */
export function listSavedCards(client: HearthpawClient, input: ListSavedCardsInput = {}, options?: CallOptions): Promise<ListSavedCardsData> {
  return client.call<ListSavedCardsData>({ method: "GET", path: "/v1/payments/saved-cards", places: {}, needs: ["savedCards"] }, input, options);
}
export function listSavedCardsQuery(client: HearthpawClient, input: ListSavedCardsInput = {}) {
  return queryOptions({
    queryKey: ["listSavedCards", input] as const,
    queryFn: ({ signal }): Promise<ListSavedCardsData> => listSavedCards(client, input, { signal }),
  });
}

export type ListSavedSearchesInput = Record<string, never>;
export type ListSavedSearchesData = operations["listSavedSearches"]["responses"][200]["content"]["application/json"];
/** List my saved searches: GET /v1/searches/saved */
export function listSavedSearches(client: HearthpawClient, input: ListSavedSearchesInput = {}, options?: CallOptions): Promise<ListSavedSearchesData> {
  return client.call<ListSavedSearchesData>({ method: "GET", path: "/v1/searches/saved", places: {}, needs: ["savedSearches"] }, input, options);
}
export function listSavedSearchesQuery(client: HearthpawClient, input: ListSavedSearchesInput = {}) {
  return queryOptions({
    queryKey: ["listSavedSearches", input] as const,
    queryFn: ({ signal }): Promise<ListSavedSearchesData> => listSavedSearches(client, input, { signal }),
  });
}

export type ListSessionsInput = Record<string, never>;
export type ListSessionsData = operations["listSessions"]["responses"][200]["content"]["application/json"];
/** List where I'm signed in: GET /v1/users/sessions */
export function listSessions(client: HearthpawClient, input: ListSessionsInput = {}, options?: CallOptions): Promise<ListSessionsData> {
  return client.call<ListSessionsData>({ method: "GET", path: "/v1/users/sessions", places: {}, needs: ["sessions"] }, input, options);
}
export function listSessionsQuery(client: HearthpawClient, input: ListSessionsInput = {}) {
  return queryOptions({
    queryKey: ["listSessions", input] as const,
    queryFn: ({ signal }): Promise<ListSessionsData> => listSessions(client, input, { signal }),
  });
}

export type ListSiblingsInput = operations["listSiblings"]["parameters"]["path"];
export type ListSiblingsData = operations["listSiblings"]["responses"][200]["content"]["application/json"];
/** List littermates: GET /v1/pets/siblings/{id} */
export function listSiblings(client: HearthpawClient, input: ListSiblingsInput, options?: CallOptions): Promise<ListSiblingsData> {
  return client.call<ListSiblingsData>({ method: "GET", path: "/v1/pets/siblings/{id}", places: {"path":["id"]}, needs: ["pets"] }, input, options);
}
export function listSiblingsQuery(client: HearthpawClient, input: ListSiblingsInput) {
  return queryOptions({
    queryKey: ["listSiblings", input] as const,
    queryFn: ({ signal }): Promise<ListSiblingsData> => listSiblings(client, input, { signal }),
  });
}

export type ListSignInWaysInput = Record<string, never>;
export type ListSignInWaysData = operations["listSignInWays"]["responses"][200]["content"]["application/json"];
/** List how I can sign in: GET /v1/users/sign-in-ways */
export function listSignInWays(client: HearthpawClient, input: ListSignInWaysInput = {}, options?: CallOptions): Promise<ListSignInWaysData> {
  return client.call<ListSignInWaysData>({ method: "GET", path: "/v1/users/sign-in-ways", places: {}, needs: ["connections"] }, input, options);
}
export function listSignInWaysQuery(client: HearthpawClient, input: ListSignInWaysInput = {}) {
  return queryOptions({
    queryKey: ["listSignInWays", input] as const,
    queryFn: ({ signal }): Promise<ListSignInWaysData> => listSignInWays(client, input, { signal }),
  });
}

export type ListSitemapPagesInput = operations["listSitemapPages"]["parameters"]["path"];
export type ListSitemapPagesData = operations["listSitemapPages"]["responses"][200]["content"]["application/json"];
/** List the pages of one part of the sitemap: GET /v1/sitemap/{name} */
export function listSitemapPages(client: HearthpawClient, input: ListSitemapPagesInput, options?: CallOptions): Promise<ListSitemapPagesData> {
  return client.call<ListSitemapPagesData>({ method: "GET", path: "/v1/sitemap/{name}", places: {"path":["name"]}, needs: ["pages"] }, input, options);
}
export function listSitemapPagesQuery(client: HearthpawClient, input: ListSitemapPagesInput) {
  return queryOptions({
    queryKey: ["listSitemapPages", input] as const,
    queryFn: ({ signal }): Promise<ListSitemapPagesData> => listSitemapPages(client, input, { signal }),
  });
}

export type ListSitemapPartsInput = Record<string, never>;
export type ListSitemapPartsData = operations["listSitemapParts"]["responses"][200]["content"]["application/json"];
/** List the parts of the sitemap: GET /v1/sitemap */
export function listSitemapParts(client: HearthpawClient, input: ListSitemapPartsInput = {}, options?: CallOptions): Promise<ListSitemapPartsData> {
  return client.call<ListSitemapPartsData>({ method: "GET", path: "/v1/sitemap", places: {}, needs: ["parts"] }, input, options);
}
export function listSitemapPartsQuery(client: HearthpawClient, input: ListSitemapPartsInput = {}) {
  return queryOptions({
    queryKey: ["listSitemapParts", input] as const,
    queryFn: ({ signal }): Promise<ListSitemapPartsData> => listSitemapParts(client, input, { signal }),
  });
}

export type ListSoldPetsInput = operations["listSoldPets"]["parameters"]["path"] & NonNullable<operations["listSoldPets"]["parameters"]["query"]>;
export type ListSoldPetsData = operations["listSoldPets"]["responses"][200]["content"]["application/json"];
/** List a breeder's sold pets: GET /v1/pets/sold/{id} */
export function listSoldPets(client: HearthpawClient, input: ListSoldPetsInput, options?: CallOptions): Promise<ListSoldPetsData> {
  return client.call<ListSoldPetsData>({ method: "GET", path: "/v1/pets/sold/{id}", places: {"path":["id"],"query":["cursor"]}, needs: ["soldPets"] }, input, options);
}
export function listSoldPetsQuery(client: HearthpawClient, input: ListSoldPetsInput) {
  return queryOptions({
    queryKey: ["listSoldPets", input] as const,
    queryFn: ({ signal }): Promise<ListSoldPetsData> => listSoldPets(client, input, { signal }),
  });
}

export type ListStaffInput = Record<string, never>;
export type ListStaffData = operations["listStaff"]["responses"][200]["content"]["application/json"];
/** List the staff: GET /v1/admin/staff */
export function listStaff(client: HearthpawClient, input: ListStaffInput = {}, options?: CallOptions): Promise<ListStaffData> {
  return client.call<ListStaffData>({ method: "GET", path: "/v1/admin/staff", places: {}, needs: ["staff","invitations"] }, input, options);
}
export function listStaffQuery(client: HearthpawClient, input: ListStaffInput = {}) {
  return queryOptions({
    queryKey: ["listStaff", input] as const,
    queryFn: ({ signal }): Promise<ListStaffData> => listStaff(client, input, { signal }),
  });
}

export type ListStateRulesInput = Record<string, never>;
export type ListStateRulesData = operations["listStateRules"]["responses"][200]["content"]["application/json"];
/** List what each state requires of a sale: GET /v1/admin/state-rules */
export function listStateRules(client: HearthpawClient, input: ListStateRulesInput = {}, options?: CallOptions): Promise<ListStateRulesData> {
  return client.call<ListStateRulesData>({ method: "GET", path: "/v1/admin/state-rules", places: {}, needs: ["stateRules"] }, input, options);
}
export function listStateRulesQuery(client: HearthpawClient, input: ListStateRulesInput = {}) {
  return queryOptions({
    queryKey: ["listStateRules", input] as const,
    queryFn: ({ signal }): Promise<ListStateRulesData> => listStateRules(client, input, { signal }),
  });
}

export type ListTransactionsInput = operations["listTransactions"]["parameters"]["path"] & NonNullable<operations["listTransactions"]["parameters"]["query"]>;
export type ListTransactionsData = operations["listTransactions"]["responses"][200]["content"]["application/json"];
/** List my ledger entries: GET /v1/analytics/breeders/{id}/transactions */
export function listTransactions(client: HearthpawClient, input: ListTransactionsInput, options?: CallOptions): Promise<ListTransactionsData> {
  return client.call<ListTransactionsData>({ method: "GET", path: "/v1/analytics/breeders/{id}/transactions", places: {"path":["id"],"query":["timeframe","cursor"]}, needs: ["transactions"] }, input, options);
}
export function listTransactionsQuery(client: HearthpawClient, input: ListTransactionsInput) {
  return queryOptions({
    queryKey: ["listTransactions", input] as const,
    queryFn: ({ signal }): Promise<ListTransactionsData> => listTransactions(client, input, { signal }),
  });
}

export type ListUsersInput = NonNullable<operations["listUsers"]["parameters"]["query"]>;
export type ListUsersData = operations["listUsers"]["responses"][200]["content"]["application/json"];
/** Find accounts: GET /v1/admin/users */
export function listUsers(client: HearthpawClient, input: ListUsersInput = {}, options?: CallOptions): Promise<ListUsersData> {
  return client.call<ListUsersData>({ method: "GET", path: "/v1/admin/users", places: {"query":["q","role","accountStatus","trustAsked","cursor"]}, needs: ["users"] }, input, options);
}
export function listUsersQuery(client: HearthpawClient, input: ListUsersInput = {}) {
  return queryOptions({
    queryKey: ["listUsers", input] as const,
    queryFn: ({ signal }): Promise<ListUsersData> => listUsers(client, input, { signal }),
  });
}

export type ListVerificationsInput = NonNullable<operations["listVerifications"]["parameters"]["query"]>;
export type ListVerificationsData = operations["listVerifications"]["responses"][200]["content"]["application/json"];
/** List verifications waiting for a decision: GET /v1/admin/verifications */
export function listVerifications(client: HearthpawClient, input: ListVerificationsInput = {}, options?: CallOptions): Promise<ListVerificationsData> {
  return client.call<ListVerificationsData>({ method: "GET", path: "/v1/admin/verifications", places: {"query":["status","cursor"]}, needs: ["verifications"] }, input, options);
}
export function listVerificationsQuery(client: HearthpawClient, input: ListVerificationsInput = {}) {
  return queryOptions({
    queryKey: ["listVerifications", input] as const,
    queryFn: ({ signal }): Promise<ListVerificationsData> => listVerifications(client, input, { signal }),
  });
}

export type ListWaitingMoneyInput = NonNullable<operations["listWaitingMoney"]["parameters"]["query"]>;
export type ListWaitingMoneyData = operations["listWaitingMoney"]["responses"][200]["content"]["application/json"];
/** List money that has waited for a day: GET /v1/admin/money-waiting */
export function listWaitingMoney(client: HearthpawClient, input: ListWaitingMoneyInput = {}, options?: CallOptions): Promise<ListWaitingMoneyData> {
  return client.call<ListWaitingMoneyData>({ method: "GET", path: "/v1/admin/money-waiting", places: {"query":["kind","cursor"]}, needs: ["waiting","counts","refundTimes"] }, input, options);
}
export function listWaitingMoneyQuery(client: HearthpawClient, input: ListWaitingMoneyInput = {}) {
  return queryOptions({
    queryKey: ["listWaitingMoney", input] as const,
    queryFn: ({ signal }): Promise<ListWaitingMoneyData> => listWaitingMoney(client, input, { signal }),
  });
}

export type ListWaitingPayoutsInput = Record<string, never>;
export type ListWaitingPayoutsData = operations["listWaitingPayouts"]["responses"][200]["content"]["application/json"];
/** List payouts and balances that wait: GET /v1/admin/payouts */
export function listWaitingPayouts(client: HearthpawClient, input: ListWaitingPayoutsInput = {}, options?: CallOptions): Promise<ListWaitingPayoutsData> {
  return client.call<ListWaitingPayoutsData>({ method: "GET", path: "/v1/admin/payouts", places: {}, needs: ["waiting"] }, input, options);
}
export function listWaitingPayoutsQuery(client: HearthpawClient, input: ListWaitingPayoutsInput = {}) {
  return queryOptions({
    queryKey: ["listWaitingPayouts", input] as const,
    queryFn: ({ signal }): Promise<ListWaitingPayoutsData> => listWaitingPayouts(client, input, { signal }),
  });
}

export type ListWaitlistsInput = NonNullable<operations["listWaitlists"]["parameters"]["query"]>;
export type ListWaitlistsData = operations["listWaitlists"]["responses"][200]["content"]["application/json"];
/** List the waitlists I'm on, or the people on mine: GET /v1/user/waitlists */
export function listWaitlists(client: HearthpawClient, input: ListWaitlistsInput = {}, options?: CallOptions): Promise<ListWaitlistsData> {
  return client.call<ListWaitlistsData>({ method: "GET", path: "/v1/user/waitlists", places: {"query":["as","state","cursor"]}, needs: ["waitlists"] }, input, options);
}
export function listWaitlistsQuery(client: HearthpawClient, input: ListWaitlistsInput = {}) {
  return queryOptions({
    queryKey: ["listWaitlists", input] as const,
    queryFn: ({ signal }): Promise<ListWaitlistsData> => listWaitlists(client, input, { signal }),
  });
}

export type LogoutInput = Record<string, never>;
export type LogoutData = operations["logout"]["responses"][200]["content"]["application/json"];
/** Sign out: GET /v1/logout */
export function logout(client: HearthpawClient, input: LogoutInput = {}, options?: CallOptions): Promise<LogoutData> {
  return client.call<LogoutData>({ method: "GET", path: "/v1/logout", places: {}, fixed: {"ok":true} }, input, options);
}
export function logoutQuery(client: HearthpawClient, input: LogoutInput = {}) {
  return queryOptions({
    queryKey: ["logout", input] as const,
    queryFn: ({ signal }): Promise<LogoutData> => logout(client, input, { signal }),
  });
}

export type MapPetsInput = NonNullable<operations["mapPets"]["parameters"]["query"]>;
export type MapPetsData = operations["mapPets"]["responses"][200]["content"]["application/json"];
/** Count pets on a map: GET /v1/pets/search/map */
export function mapPets(client: HearthpawClient, input: MapPetsInput, options?: CallOptions): Promise<MapPetsData> {
  return client.call<MapPetsData>({ method: "GET", path: "/v1/pets/search/map", places: {"query":["area","zoom","type","breed","breedName","breedSlug","sex","categories","adultSize","sizeClass","age","coatType","generation","goodWith","color","delivery","deliverTo","training","registry","documents","parentTests","hasVideo","readyFrom","readyBy","priceMinCents","priceMaxCents","isRescue","isSmall","available","zip","distance","orDelivered","state","notBreed","notColor","notSizeClass","notCoatType","notGeneration","notRescue","notState","notZip","notDistance","q"]}, needs: ["data"] }, input, options);
}
export function mapPetsQuery(client: HearthpawClient, input: MapPetsInput) {
  return queryOptions({
    queryKey: ["mapPets", input] as const,
    queryFn: ({ signal }): Promise<MapPetsData> => mapPets(client, input, { signal }),
  });
}

export type MarkChatReadInput = operations["markChatRead"]["parameters"]["path"] & NonNullable<operations["markChatRead"]["parameters"]["query"]>;
export type MarkChatReadData = operations["markChatRead"]["responses"][200]["content"]["application/json"];
/** Mark a conversation as read: POST /v1/chats/{id}/read */
export function markChatRead(client: HearthpawClient, input: MarkChatReadInput, options?: CallOptions): Promise<MarkChatReadData> {
  return client.call<MarkChatReadData>({ method: "POST", path: "/v1/chats/{id}/read", places: {"path":["id"],"query":["messageId"]}, fixed: {"ok":true} }, input, options);
}
export function markChatReadMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["markChatRead"] as const,
    mutationFn: (input: MarkChatReadInput): Promise<MarkChatReadData> => markChatRead(client, input),
  });
}

export type MarkNotificationsReadInput = operations["markNotificationsRead"]["parameters"]["path"] & { body: operations["markNotificationsRead"]["requestBody"]["content"]["application/json"] };
export type MarkNotificationsReadData = operations["markNotificationsRead"]["responses"][200]["content"]["application/json"];
/** Mark all notifications as read: POST /v1/user/{id}/notifications/read */
export function markNotificationsRead(client: HearthpawClient, input: MarkNotificationsReadInput, options?: CallOptions): Promise<MarkNotificationsReadData> {
  return client.call<MarkNotificationsReadData>({ method: "POST", path: "/v1/user/{id}/notifications/read", places: {"path":["id"]} }, input, options);
}
export function markNotificationsReadMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["markNotificationsRead"] as const,
    mutationFn: (input: MarkNotificationsReadInput): Promise<MarkNotificationsReadData> => markNotificationsRead(client, input),
  });
}

export type MatchBreedsInput = NonNullable<operations["matchBreeds"]["parameters"]["query"]>;
export type MatchBreedsData = operations["matchBreeds"]["responses"][200]["content"]["application/json"];
/** Find the breeds that fit a home: GET /v1/breeds/match */
export function matchBreeds(client: HearthpawClient, input: MatchBreedsInput = {}, options?: CallOptions): Promise<MatchBreedsData> {
  return client.call<MatchBreedsData>({ method: "GET", path: "/v1/breeds/match", places: {"query":["type","home","activity","shedding","household","time"]}, needs: ["matches"] }, input, options);
}
export function matchBreedsQuery(client: HearthpawClient, input: MatchBreedsInput = {}) {
  return queryOptions({
    queryKey: ["matchBreeds", input] as const,
    queryFn: ({ signal }): Promise<MatchBreedsData> => matchBreeds(client, input, { signal }),
  });
}

export type MuteChatInput = operations["muteChat"]["parameters"]["path"] & { body: operations["muteChat"]["requestBody"]["content"]["application/json"] };
export type MuteChatData = operations["muteChat"]["responses"][200]["content"]["application/json"];
/** Mute or unmute a conversation: POST /v1/chats/{id}/mute */
export function muteChat(client: HearthpawClient, input: MuteChatInput, options?: CallOptions): Promise<MuteChatData> {
  return client.call<MuteChatData>({ method: "POST", path: "/v1/chats/{id}/mute", places: {"path":["id"]}, fixed: {"ok":true} }, input, options);
}
export function muteChatMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["muteChat"] as const,
    mutationFn: (input: MuteChatInput): Promise<MuteChatData> => muteChat(client, input),
  });
}

export type OfferDeliveryInput = operations["offerDelivery"]["parameters"]["path"] & { body: operations["offerDelivery"]["requestBody"]["content"]["application/json"] };
export type OfferDeliveryData = operations["offerDelivery"]["responses"][200]["content"]["application/json"];
/** Offer a delivery to a carrier: POST /v1/admin/deliveries/{id}/offer */
export function offerDelivery(client: HearthpawClient, input: OfferDeliveryInput, options?: CallOptions): Promise<OfferDeliveryData> {
  return client.call<OfferDeliveryData>({ method: "POST", path: "/v1/admin/deliveries/{id}/offer", places: {"path":["id"]}, needs: ["page"] }, input, options);
}
export function offerDeliveryMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["offerDelivery"] as const,
    mutationFn: (input: OfferDeliveryInput): Promise<OfferDeliveryData> => offerDelivery(client, input),
  });
}

export type OpenDeliveryLinkInput = { body: operations["openDeliveryLink"]["requestBody"]["content"]["application/json"] };
export type OpenDeliveryLinkData = operations["openDeliveryLink"]["responses"][200]["content"]["application/json"];
/** Open a delivery by its link: POST /v1/deliveries/open */
export function openDeliveryLink(client: HearthpawClient, input: OpenDeliveryLinkInput, options?: CallOptions): Promise<OpenDeliveryLinkData> {
  return client.call<OpenDeliveryLinkData>({ method: "POST", path: "/v1/deliveries/open", places: {}, needs: ["delivery"] }, input, options);
}
export function openDeliveryLinkMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["openDeliveryLink"] as const,
    mutationFn: (input: OpenDeliveryLinkInput): Promise<OpenDeliveryLinkData> => openDeliveryLink(client, input),
  });
}

export type OpenDisputeInput = { body: operations["openDispute"]["requestBody"]["content"]["application/json"] };
export type OpenDisputeData = operations["openDispute"]["responses"][200]["content"]["application/json"];
/** Open a dispute: POST /v1/disputes */
export function openDispute(client: HearthpawClient, input: OpenDisputeInput, options?: CallOptions): Promise<OpenDisputeData> {
  return client.call<OpenDisputeData>({ method: "POST", path: "/v1/disputes", places: {}, needs: ["dispute.id"] }, input, options);
}
export function openDisputeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["openDispute"] as const,
    mutationFn: (input: OpenDisputeInput): Promise<OpenDisputeData> => openDispute(client, input),
  });
}

export type OpenSavedSearchInput = operations["openSavedSearch"]["parameters"]["path"];
export type OpenSavedSearchData = operations["openSavedSearch"]["responses"][200]["content"]["application/json"];
/** Open a saved search: POST /v1/searches/saved/{id}/open */
export function openSavedSearch(client: HearthpawClient, input: OpenSavedSearchInput, options?: CallOptions): Promise<OpenSavedSearchData> {
  return client.call<OpenSavedSearchData>({ method: "POST", path: "/v1/searches/saved/{id}/open", places: {"path":["id"]}, needs: ["savedSearch.id"] }, input, options);
}
export function openSavedSearchMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["openSavedSearch"] as const,
    mutationFn: (input: OpenSavedSearchInput): Promise<OpenSavedSearchData> => openSavedSearch(client, input),
  });
}

export type PassWaitlistInput = operations["passWaitlist"]["parameters"]["path"];
export type PassWaitlistData = operations["passWaitlist"]["responses"][200]["content"]["application/json"];
/** Pass on the pets I was offered: POST /v1/waitlists/{id}/pass */
export function passWaitlist(client: HearthpawClient, input: PassWaitlistInput, options?: CallOptions): Promise<PassWaitlistData> {
  return client.call<PassWaitlistData>({ method: "POST", path: "/v1/waitlists/{id}/pass", places: {"path":["id"]}, needs: ["waitlist.id"] }, input, options);
}
export function passWaitlistMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["passWaitlist"] as const,
    mutationFn: (input: PassWaitlistInput): Promise<PassWaitlistData> => passWaitlist(client, input),
  });
}

export type PayBalanceInput = { body: operations["payBalance"]["requestBody"]["content"]["application/json"] };
export type PayBalanceData = operations["payBalance"]["responses"][200]["content"]["application/json"];
/** Start paying the balance: POST /v1/payments/pay-balance */
export function payBalance(client: HearthpawClient, input: PayBalanceInput, options?: CallOptions): Promise<PayBalanceData> {
  return client.call<PayBalanceData>({ method: "POST", path: "/v1/payments/pay-balance", places: {}, needs: ["orderDetails"] }, input, options);
}
export function payBalanceMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["payBalance"] as const,
    mutationFn: (input: PayBalanceInput): Promise<PayBalanceData> => payBalance(client, input),
  });
}

export type PayOutForClosingInput = Record<string, never>;
export type PayOutForClosingData = operations["payOutForClosing"]["responses"][200]["content"]["application/json"];
/** Pay out what is left before I close my account: POST /v1/users/me/closing/payout */
export function payOutForClosing(client: HearthpawClient, input: PayOutForClosingInput = {}, options?: CallOptions): Promise<PayOutForClosingData> {
  return client.call<PayOutForClosingData>({ method: "POST", path: "/v1/users/me/closing/payout", places: {}, needs: ["blockers"] }, input, options);
}
export function payOutForClosingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["payOutForClosing"] as const,
    mutationFn: (input: PayOutForClosingInput | void): Promise<PayOutForClosingData> => payOutForClosing(client, input ?? {}),
  });
}

export type PreviewPriceInput = NonNullable<operations["previewPrice"]["parameters"]["query"]>;
export type PreviewPriceData = operations["previewPrice"]["responses"][200]["content"]["application/json"];
/** Preview what a price pays out: GET /v1/breeders/price-preview */
export function previewPrice(client: HearthpawClient, input: PreviewPriceInput, options?: CallOptions): Promise<PreviewPriceData> {
  return client.call<PreviewPriceData>({ method: "GET", path: "/v1/breeders/price-preview", places: {"query":["priceCents"]}, needs: ["pricePreview"] }, input, options);
}
export function previewPriceQuery(client: HearthpawClient, input: PreviewPriceInput) {
  return queryOptions({
    queryKey: ["previewPrice", input] as const,
    queryFn: ({ signal }): Promise<PreviewPriceData> => previewPrice(client, input, { signal }),
  });
}

export type ProveSecondFactorInput = { body: operations["proveSecondFactor"]["requestBody"]["content"]["application/json"] };
export type ProveSecondFactorData = operations["proveSecondFactor"]["responses"][200]["content"]["application/json"];
/** Enter a two-step verification code for this session: POST /v1/users/second-factor/prove */
export function proveSecondFactor(client: HearthpawClient, input: ProveSecondFactorInput, options?: CallOptions): Promise<ProveSecondFactorData> {
  return client.call<ProveSecondFactorData>({ method: "POST", path: "/v1/users/second-factor/prove", places: {}, fixed: {"ok":true} }, input, options);
}
export function proveSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["proveSecondFactor"] as const,
    mutationFn: (input: ProveSecondFactorInput): Promise<ProveSecondFactorData> => proveSecondFactor(client, input),
  });
}

export type QuoteAddOnsInput = { body: operations["quoteAddOns"]["requestBody"]["content"]["application/json"] };
export type QuoteAddOnsData = operations["quoteAddOns"]["responses"][200]["content"]["application/json"];
/** Quote add-ons after the reservation: POST /v1/payments/add-ons/quote */
export function quoteAddOns(client: HearthpawClient, input: QuoteAddOnsInput, options?: CallOptions): Promise<QuoteAddOnsData> {
  return client.call<QuoteAddOnsData>({ method: "POST", path: "/v1/payments/add-ons/quote", places: {}, needs: ["addOnQuote"] }, input, options);
}
export function quoteAddOnsMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["quoteAddOns"] as const,
    mutationFn: (input: QuoteAddOnsInput): Promise<QuoteAddOnsData> => quoteAddOns(client, input),
  });
}

export type QuoteDisputeInput = operations["quoteDispute"]["parameters"]["path"] & NonNullable<operations["quoteDispute"]["parameters"]["query"]>;
export type QuoteDisputeData = operations["quoteDispute"]["responses"][200]["content"]["application/json"];
/** See what a refund in a dispute would do: GET /v1/admin/disputes/{id}/quote */
export function quoteDispute(client: HearthpawClient, input: QuoteDisputeInput, options?: CallOptions): Promise<QuoteDisputeData> {
  return client.call<QuoteDisputeData>({ method: "GET", path: "/v1/admin/disputes/{id}/quote", places: {"path":["id"],"query":["refundCents","breederCents"]}, needs: ["quote"] }, input, options);
}
export function quoteDisputeQuery(client: HearthpawClient, input: QuoteDisputeInput) {
  return queryOptions({
    queryKey: ["quoteDispute", input] as const,
    queryFn: ({ signal }): Promise<QuoteDisputeData> => quoteDispute(client, input, { signal }),
  });
}

export type QuoteOrderInput = { body: operations["quoteOrder"]["requestBody"]["content"]["application/json"] };
export type QuoteOrderData = operations["quoteOrder"]["responses"][200]["content"]["application/json"];
/** Quote what a pet costs, line by line: POST /v1/payments/quote */
export function quoteOrder(client: HearthpawClient, input: QuoteOrderInput, options?: CallOptions): Promise<QuoteOrderData> {
  return client.call<QuoteOrderData>({ method: "POST", path: "/v1/payments/quote", places: {}, needs: ["orderDetails"] }, input, options);
}
export function quoteOrderMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["quoteOrder"] as const,
    mutationFn: (input: QuoteOrderInput): Promise<QuoteOrderData> => quoteOrder(client, input),
  });
}

export type QuoteOrderRefundInput = operations["quoteOrderRefund"]["parameters"]["path"] & NonNullable<operations["quoteOrderRefund"]["parameters"]["query"]>;
export type QuoteOrderRefundData = operations["quoteOrderRefund"]["responses"][200]["content"]["application/json"];
/** Quote a refund by staff: GET /v1/admin/orders/{id}/refund-quote */
export function quoteOrderRefund(client: HearthpawClient, input: QuoteOrderRefundInput, options?: CallOptions): Promise<QuoteOrderRefundData> {
  return client.call<QuoteOrderRefundData>({ method: "GET", path: "/v1/admin/orders/{id}/refund-quote", places: {"path":["id"],"query":["scope","amountCents","bornBy","isPetReturned"]}, needs: ["quote"] }, input, options);
}
export function quoteOrderRefundQuery(client: HearthpawClient, input: QuoteOrderRefundInput) {
  return queryOptions({
    queryKey: ["quoteOrderRefund", input] as const,
    queryFn: ({ signal }): Promise<QuoteOrderRefundData> => quoteOrderRefund(client, input, { signal }),
  });
}

export type QuoteRefundInput = { body: operations["quoteRefund"]["requestBody"]["content"]["application/json"] };
export type QuoteRefundData = operations["quoteRefund"]["responses"][200]["content"]["application/json"];
/** Quote the refund for a cancellation: POST /v1/payments/refund-quote */
export function quoteRefund(client: HearthpawClient, input: QuoteRefundInput, options?: CallOptions): Promise<QuoteRefundData> {
  return client.call<QuoteRefundData>({ method: "POST", path: "/v1/payments/refund-quote", places: {}, needs: ["refundQuote"] }, input, options);
}
export function quoteRefundMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["quoteRefund"] as const,
    mutationFn: (input: QuoteRefundInput): Promise<QuoteRefundData> => quoteRefund(client, input),
  });
}

export type RedeemTokenInput = operations["redeemToken"]["parameters"]["path"] & { body: operations["redeemToken"]["requestBody"]["content"]["application/json"] };
export type RedeemTokenData = operations["redeemToken"]["responses"][200]["content"]["application/json"];
/** Redeem a link from an email: POST /{token} */
export function redeemToken(client: HearthpawClient, input: RedeemTokenInput, options?: CallOptions): Promise<RedeemTokenData> {
  return client.call<RedeemTokenData>({ method: "POST", path: "/{token}", places: {"path":["token"]}, fixed: {"ok":true} }, input, options);
}
export function redeemTokenMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["redeemToken"] as const,
    mutationFn: (input: RedeemTokenInput): Promise<RedeemTokenData> => redeemToken(client, input),
  });
}

export type RefreshTokenInput = Record<string, never>;
export type RefreshTokenData = Omit<operations["refreshToken"]["responses"][200]["content"]["application/json"], "accessToken">;
/** Get a fresh access token: POST /v1/token/refresh */
export function refreshToken(client: HearthpawClient, input: RefreshTokenInput = {}, options?: CallOptions): Promise<RefreshTokenData> {
  return client.call<RefreshTokenData>({ method: "POST", path: "/v1/token/refresh", places: {} }, input, options);
}
export function refreshTokenMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["refreshToken"] as const,
    mutationFn: (input: RefreshTokenInput | void): Promise<RefreshTokenData> => refreshToken(client, input ?? {}),
  });
}

export type RefundFindingInput = operations["refundFinding"]["parameters"]["path"] & { body: operations["refundFinding"]["requestBody"]["content"]["application/json"] };
export type RefundFindingData = operations["refundFinding"]["responses"][200]["content"]["application/json"];
/** Refund a payment that we lost: POST /v1/admin/reconciliation/findings/{id}/refund */
export function refundFinding(client: HearthpawClient, input: RefundFindingInput, options?: CallOptions): Promise<RefundFindingData> {
  return client.call<RefundFindingData>({ method: "POST", path: "/v1/admin/reconciliation/findings/{id}/refund", places: {"path":["id"]}, needs: ["finding.id"] }, input, options);
}
export function refundFindingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["refundFinding"] as const,
    mutationFn: (input: RefundFindingInput): Promise<RefundFindingData> => refundFinding(client, input),
  });
}

export type RefundOrderInput = operations["refundOrder"]["parameters"]["path"] & { body: operations["refundOrder"]["requestBody"]["content"]["application/json"] };
export type RefundOrderData = operations["refundOrder"]["responses"][200]["content"]["application/json"];
/** Refund an order: POST /v1/admin/orders/{id}/refund */
export function refundOrder(client: HearthpawClient, input: RefundOrderInput, options?: CallOptions): Promise<RefundOrderData> {
  return client.call<RefundOrderData>({ method: "POST", path: "/v1/admin/orders/{id}/refund", places: {"path":["id"]}, needs: ["order.id"] }, input, options);
}
export function refundOrderMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["refundOrder"] as const,
    mutationFn: (input: RefundOrderInput): Promise<RefundOrderData> => refundOrder(client, input),
  });
}

export type RefuseMoneyInput = operations["refuseMoney"]["parameters"]["path"] & { body: operations["refuseMoney"]["requestBody"]["content"]["application/json"] };
export type RefuseMoneyData = operations["refuseMoney"]["responses"][200]["content"]["application/json"];
/** Refuse a request as the second person: POST /v1/admin/approvals/{id}/refuse */
export function refuseMoney(client: HearthpawClient, input: RefuseMoneyInput, options?: CallOptions): Promise<RefuseMoneyData> {
  return client.call<RefuseMoneyData>({ method: "POST", path: "/v1/admin/approvals/{id}/refuse", places: {"path":["id"]}, needs: ["approvals"] }, input, options);
}
export function refuseMoneyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["refuseMoney"] as const,
    mutationFn: (input: RefuseMoneyInput): Promise<RefuseMoneyData> => refuseMoney(client, input),
  });
}

export type RejectWaitlistInput = { body: operations["rejectWaitlist"]["requestBody"]["content"]["application/json"] };
export type RejectWaitlistData = operations["rejectWaitlist"]["responses"][200]["content"]["application/json"];
/** Turn down someone on my waitlist: POST /v1/waitlists/reject */
export function rejectWaitlist(client: HearthpawClient, input: RejectWaitlistInput, options?: CallOptions): Promise<RejectWaitlistData> {
  return client.call<RejectWaitlistData>({ method: "POST", path: "/v1/waitlists/reject", places: {}, needs: ["waitlist.id"] }, input, options);
}
export function rejectWaitlistMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["rejectWaitlist"] as const,
    mutationFn: (input: RejectWaitlistInput): Promise<RejectWaitlistData> => rejectWaitlist(client, input),
  });
}

export type RemoveFavouriteInput = operations["removeFavourite"]["parameters"]["path"];
export type RemoveFavouriteData = operations["removeFavourite"]["responses"][200]["content"]["application/json"];
/** Remove a favorite: DELETE /v1/pets/favorited/{id}/remove */
export function removeFavourite(client: HearthpawClient, input: RemoveFavouriteInput, options?: CallOptions): Promise<RemoveFavouriteData> {
  return client.call<RemoveFavouriteData>({ method: "DELETE", path: "/v1/pets/favorited/{id}/remove", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function removeFavouriteMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["removeFavourite"] as const,
    mutationFn: (input: RemoveFavouriteInput): Promise<RemoveFavouriteData> => removeFavourite(client, input),
  });
}

export type RemoveSavedCardInput = operations["removeSavedCard"]["parameters"]["path"];
export type RemoveSavedCardData = operations["removeSavedCard"]["responses"][200]["content"]["application/json"];
/** Remove a saved card: DELETE /v1/payments/saved-cards/{id} */
export function removeSavedCard(client: HearthpawClient, input: RemoveSavedCardInput, options?: CallOptions): Promise<RemoveSavedCardData> {
  return client.call<RemoveSavedCardData>({ method: "DELETE", path: "/v1/payments/saved-cards/{id}", places: {"path":["id"]}, needs: ["id"] }, input, options);
}
export function removeSavedCardMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["removeSavedCard"] as const,
    mutationFn: (input: RemoveSavedCardInput): Promise<RemoveSavedCardData> => removeSavedCard(client, input),
  });
}

export type RemoveSecondFactorInput = Pick<NonNullable<operations["removeSecondFactor"]["parameters"]["header"]>, "x-second-factor" | "x-password">;
export type RemoveSecondFactorData = operations["removeSecondFactor"]["responses"][200]["content"]["application/json"];
/** Turn off two-step verification: DELETE /v1/users/second-factor */
export function removeSecondFactor(client: HearthpawClient, input: RemoveSecondFactorInput, options?: CallOptions): Promise<RemoveSecondFactorData> {
  return client.call<RemoveSecondFactorData>({ method: "DELETE", path: "/v1/users/second-factor", places: {"header":["x-second-factor","x-password"]}, fixed: {"ok":true} }, input, options);
}
export function removeSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["removeSecondFactor"] as const,
    mutationFn: (input: RemoveSecondFactorInput): Promise<RemoveSecondFactorData> => removeSecondFactor(client, input),
  });
}

export type RemoveStaffInput = operations["removeStaff"]["parameters"]["path"];
export type RemoveStaffData = operations["removeStaff"]["responses"][200]["content"]["application/json"];
/** Remove someone from the staff: DELETE /v1/admin/staff/{id} */
export function removeStaff(client: HearthpawClient, input: RemoveStaffInput, options?: CallOptions): Promise<RemoveStaffData> {
  return client.call<RemoveStaffData>({ method: "DELETE", path: "/v1/admin/staff/{id}", places: {"path":["id"]}, needs: ["staff","invitations"] }, input, options);
}
export function removeStaffMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["removeStaff"] as const,
    mutationFn: (input: RemoveStaffInput): Promise<RemoveStaffData> => removeStaff(client, input),
  });
}

export type RenewRecoveryCodesInput = { body: operations["renewRecoveryCodes"]["requestBody"]["content"]["application/json"] };
export type RenewRecoveryCodesData = operations["renewRecoveryCodes"]["responses"][200]["content"]["application/json"];
/** Get new recovery codes: POST /v1/users/second-factor/recovery-codes */
export function renewRecoveryCodes(client: HearthpawClient, input: RenewRecoveryCodesInput, options?: CallOptions): Promise<RenewRecoveryCodesData> {
  return client.call<RenewRecoveryCodesData>({ method: "POST", path: "/v1/users/second-factor/recovery-codes", places: {}, needs: ["recoveryCodes"] }, input, options);
}
export function renewRecoveryCodesMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["renewRecoveryCodes"] as const,
    mutationFn: (input: RenewRecoveryCodesInput): Promise<RenewRecoveryCodesData> => renewRecoveryCodes(client, input),
  });
}

export type ReplaceSecondFactorInput = { body: operations["replaceSecondFactor"]["requestBody"]["content"]["application/json"] };
export type ReplaceSecondFactorData = operations["replaceSecondFactor"]["responses"][200]["content"]["application/json"];
/** Start moving two-step verification to another app: POST /v1/users/second-factor/replace */
export function replaceSecondFactor(client: HearthpawClient, input: ReplaceSecondFactorInput, options?: CallOptions): Promise<ReplaceSecondFactorData> {
  return client.call<ReplaceSecondFactorData>({ method: "POST", path: "/v1/users/second-factor/replace", places: {} }, input, options);
}
export function replaceSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["replaceSecondFactor"] as const,
    mutationFn: (input: ReplaceSecondFactorInput): Promise<ReplaceSecondFactorData> => replaceSecondFactor(client, input),
  });
}

export type ReplyDisputeInput = operations["replyDispute"]["parameters"]["path"] & { body: operations["replyDispute"]["requestBody"]["content"]["application/json"] };
export type ReplyDisputeData = operations["replyDispute"]["responses"][200]["content"]["application/json"];
/** Reply in a dispute: POST /v1/disputes/{id}/reply */
export function replyDispute(client: HearthpawClient, input: ReplyDisputeInput, options?: CallOptions): Promise<ReplyDisputeData> {
  return client.call<ReplyDisputeData>({ method: "POST", path: "/v1/disputes/{id}/reply", places: {"path":["id"]}, needs: ["dispute.id"] }, input, options);
}
export function replyDisputeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["replyDispute"] as const,
    mutationFn: (input: ReplyDisputeInput): Promise<ReplyDisputeData> => replyDispute(client, input),
  });
}

export type ReportChatInput = operations["reportChat"]["parameters"]["path"] & { body: operations["reportChat"]["requestBody"]["content"]["application/json"] };
export type ReportChatData = operations["reportChat"]["responses"][200]["content"]["application/json"];
/** Report a conversation: POST /v1/chats/{id}/report */
export function reportChat(client: HearthpawClient, input: ReportChatInput, options?: CallOptions): Promise<ReportChatData> {
  return client.call<ReportChatData>({ method: "POST", path: "/v1/chats/{id}/report", places: {"path":["id"]}, needs: ["report.id"] }, input, options);
}
export function reportChatMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["reportChat"] as const,
    mutationFn: (input: ReportChatInput): Promise<ReportChatData> => reportChat(client, input),
  });
}

export type ReportDeliveryInput = { body: operations["reportDelivery"]["requestBody"]["content"]["application/json"] };
export type ReportDeliveryData = operations["reportDelivery"]["responses"][200]["content"]["application/json"];
/** Report the pick-up or the hand-off: POST /v1/deliveries/report */
export function reportDelivery(client: HearthpawClient, input: ReportDeliveryInput, options?: CallOptions): Promise<ReportDeliveryData> {
  return client.call<ReportDeliveryData>({ method: "POST", path: "/v1/deliveries/report", places: {}, needs: ["delivery"] }, input, options);
}
export function reportDeliveryMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["reportDelivery"] as const,
    mutationFn: (input: ReportDeliveryInput): Promise<ReportDeliveryData> => reportDelivery(client, input),
  });
}

export type ReportListingInput = operations["reportListing"]["parameters"]["path"] & { body: operations["reportListing"]["requestBody"]["content"]["application/json"] };
export type ReportListingData = operations["reportListing"]["responses"][200]["content"]["application/json"];
/** Report a listing: POST /v1/pets/{id}/report */
export function reportListing(client: HearthpawClient, input: ReportListingInput, options?: CallOptions): Promise<ReportListingData> {
  return client.call<ReportListingData>({ method: "POST", path: "/v1/pets/{id}/report", places: {"path":["id"]}, needs: ["report.id"] }, input, options);
}
export function reportListingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["reportListing"] as const,
    mutationFn: (input: ReportListingInput): Promise<ReportListingData> => reportListing(client, input),
  });
}

export type ReportPostInput = operations["reportPost"]["parameters"]["path"] & { body: operations["reportPost"]["requestBody"]["content"]["application/json"] };
export type ReportPostData = operations["reportPost"]["responses"][200]["content"]["application/json"];
/** Report a post: POST /v1/breederlink/posts/{id}/report */
export function reportPost(client: HearthpawClient, input: ReportPostInput, options?: CallOptions): Promise<ReportPostData> {
  return client.call<ReportPostData>({ method: "POST", path: "/v1/breederlink/posts/{id}/report", places: {"path":["id"]}, needs: ["report.id"] }, input, options);
}
export function reportPostMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["reportPost"] as const,
    mutationFn: (input: ReportPostInput): Promise<ReportPostData> => reportPost(client, input),
  });
}

export type ReportReviewInput = operations["reportReview"]["parameters"]["path"] & { body: operations["reportReview"]["requestBody"]["content"]["application/json"] };
export type ReportReviewData = operations["reportReview"]["responses"][200]["content"]["application/json"];
/** Report a review: POST /v1/reviews/{id}/report */
export function reportReview(client: HearthpawClient, input: ReportReviewInput, options?: CallOptions): Promise<ReportReviewData> {
  return client.call<ReportReviewData>({ method: "POST", path: "/v1/reviews/{id}/report", places: {"path":["id"]}, needs: ["report.id"] }, input, options);
}
export function reportReviewMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["reportReview"] as const,
    mutationFn: (input: ReportReviewInput): Promise<ReportReviewData> => reportReview(client, input),
  });
}

export type ResendVerificationInput = Record<string, never>;
export type ResendVerificationData = operations["resendVerification"]["responses"][200]["content"]["application/json"];
/** Send the verification email again: POST /v1/users/email/verify/resend */
export function resendVerification(client: HearthpawClient, input: ResendVerificationInput = {}, options?: CallOptions): Promise<ResendVerificationData> {
  return client.call<ResendVerificationData>({ method: "POST", path: "/v1/users/email/verify/resend", places: {}, fixed: {"ok":true} }, input, options);
}
export function resendVerificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["resendVerification"] as const,
    mutationFn: (input: ResendVerificationInput | void): Promise<ResendVerificationData> => resendVerification(client, input ?? {}),
  });
}

export type ResetPasswordInput = { body: operations["resetPassword"]["requestBody"]["content"]["application/json"] };
export type ResetPasswordData = operations["resetPassword"]["responses"][200]["content"]["application/json"];
/** Set a new password with a code: POST /v1/password/reset */
export function resetPassword(client: HearthpawClient, input: ResetPasswordInput, options?: CallOptions): Promise<ResetPasswordData> {
  return client.call<ResetPasswordData>({ method: "POST", path: "/v1/password/reset", places: {}, fixed: {"ok":true} }, input, options);
}
export function resetPasswordMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["resetPassword"] as const,
    mutationFn: (input: ResetPasswordInput): Promise<ResetPasswordData> => resetPassword(client, input),
  });
}

export type RestoreReportedInput = operations["restoreReported"]["parameters"]["path"] & { body: operations["restoreReported"]["requestBody"]["content"]["application/json"] };
export type RestoreReportedData = operations["restoreReported"]["responses"][200]["content"]["application/json"];
/** Restore a hidden review: POST /v1/admin/reports/{id}/restore */
export function restoreReported(client: HearthpawClient, input: RestoreReportedInput, options?: CallOptions): Promise<RestoreReportedData> {
  return client.call<RestoreReportedData>({ method: "POST", path: "/v1/admin/reports/{id}/restore", places: {"path":["id"]}, needs: ["report.id"] }, input, options);
}
export function restoreReportedMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["restoreReported"] as const,
    mutationFn: (input: RestoreReportedInput): Promise<RestoreReportedData> => restoreReported(client, input),
  });
}

export type RetryPayoutInput = operations["retryPayout"]["parameters"]["path"];
export type RetryPayoutData = operations["retryPayout"]["responses"][200]["content"]["application/json"];
/** Try a payout again: POST /v1/admin/payouts/{id}/retry */
export function retryPayout(client: HearthpawClient, input: RetryPayoutInput, options?: CallOptions): Promise<RetryPayoutData> {
  return client.call<RetryPayoutData>({ method: "POST", path: "/v1/admin/payouts/{id}/retry", places: {"path":["id"]}, needs: ["waiting"] }, input, options);
}
export function retryPayoutMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["retryPayout"] as const,
    mutationFn: (input: RetryPayoutInput): Promise<RetryPayoutData> => retryPayout(client, input),
  });
}

export type RetryRefundInput = operations["retryRefund"]["parameters"]["path"];
export type RetryRefundData = operations["retryRefund"]["responses"][200]["content"]["application/json"];
/** Try a refund again: POST /v1/admin/refunds/{id}/retry */
export function retryRefund(client: HearthpawClient, input: RetryRefundInput, options?: CallOptions): Promise<RetryRefundData> {
  return client.call<RetryRefundData>({ method: "POST", path: "/v1/admin/refunds/{id}/retry", places: {"path":["id"]}, needs: ["refund.id"] }, input, options);
}
export function retryRefundMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["retryRefund"] as const,
    mutationFn: (input: RetryRefundInput): Promise<RetryRefundData> => retryRefund(client, input),
  });
}

export type SaveListingDraftInput = { body: operations["saveListingDraft"]["requestBody"]["content"]["application/json"] };
export type SaveListingDraftData = operations["saveListingDraft"]["responses"][200]["content"]["application/json"];
/** Save a draft: POST /v1/breeders/pets/new/progress */
export function saveListingDraft(client: HearthpawClient, input: SaveListingDraftInput, options?: CallOptions): Promise<SaveListingDraftData> {
  return client.call<SaveListingDraftData>({ method: "POST", path: "/v1/breeders/pets/new/progress", places: {}, needs: ["petDetails.id"] }, input, options);
}
export function saveListingDraftMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["saveListingDraft"] as const,
    mutationFn: (input: SaveListingDraftInput): Promise<SaveListingDraftData> => saveListingDraft(client, input),
  });
}

export type SavePickUpInput = operations["savePickUp"]["parameters"]["path"] & { body: operations["savePickUp"]["requestBody"]["content"]["application/json"] };
export type SavePickUpData = operations["savePickUp"]["responses"][200]["content"]["application/json"];
/** Save where the carrier picks the pet up: PUT /v1/pets/reserved/{id}/pick-up */
export function savePickUp(client: HearthpawClient, input: SavePickUpInput, options?: CallOptions): Promise<SavePickUpData> {
  return client.call<SavePickUpData>({ method: "PUT", path: "/v1/pets/reserved/{id}/pick-up", places: {"path":["id"]} }, input, options);
}
export function savePickUpMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["savePickUp"] as const,
    mutationFn: (input: SavePickUpInput): Promise<SavePickUpData> => savePickUp(client, input),
  });
}

export type SaveQuickReplyInput = { body: operations["saveQuickReply"]["requestBody"]["content"]["application/json"] };
export type SaveQuickReplyData = operations["saveQuickReply"]["responses"][200]["content"]["application/json"];
/** Save a quick reply: POST /v1/chats/replies */
export function saveQuickReply(client: HearthpawClient, input: SaveQuickReplyInput, options?: CallOptions): Promise<SaveQuickReplyData> {
  return client.call<SaveQuickReplyData>({ method: "POST", path: "/v1/chats/replies", places: {}, needs: ["reply.id"] }, input, options);
}
export function saveQuickReplyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["saveQuickReply"] as const,
    mutationFn: (input: SaveQuickReplyInput): Promise<SaveQuickReplyData> => saveQuickReply(client, input),
  });
}

export type SaveReservationProgressInput = { body: operations["saveReservationProgress"]["requestBody"]["content"]["application/json"] };
export type SaveReservationProgressData = operations["saveReservationProgress"]["responses"][200]["content"]["application/json"];
/** Save the state of the checkout: POST /v1/reserve/save/progress */
export function saveReservationProgress(client: HearthpawClient, input: SaveReservationProgressInput, options?: CallOptions): Promise<SaveReservationProgressData> {
  return client.call<SaveReservationProgressData>({ method: "POST", path: "/v1/reserve/save/progress", places: {}, needs: ["reservationProgress","orderDetails"] }, input, options);
}
export function saveReservationProgressMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["saveReservationProgress"] as const,
    mutationFn: (input: SaveReservationProgressInput): Promise<SaveReservationProgressData> => saveReservationProgress(client, input),
  });
}

export type SaveSearchInput = { body: operations["saveSearch"]["requestBody"]["content"]["application/json"] };
export type SaveSearchData = operations["saveSearch"]["responses"][200]["content"]["application/json"];
/** Save a search: POST /v1/searches/saved */
export function saveSearch(client: HearthpawClient, input: SaveSearchInput, options?: CallOptions): Promise<SaveSearchData> {
  return client.call<SaveSearchData>({ method: "POST", path: "/v1/searches/saved", places: {}, needs: ["savedSearch.id"] }, input, options);
}
export function saveSearchMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["saveSearch"] as const,
    mutationFn: (input: SaveSearchInput): Promise<SaveSearchData> => saveSearch(client, input),
  });
}

export type SearchPetsInput = NonNullable<operations["searchPets"]["parameters"]["query"]>;
export type SearchPetsData = operations["searchPets"]["responses"][200]["content"]["application/json"];
/** Search pets with facet counts: GET /v1/pets/search/index */
export function searchPets(client: HearthpawClient, input: SearchPetsInput = {}, options?: CallOptions): Promise<SearchPetsData> {
  return client.call<SearchPetsData>({ method: "GET", path: "/v1/pets/search/index", places: {"query":["type","breed","breedName","breedSlug","sex","categories","adultSize","sizeClass","age","coatType","generation","goodWith","color","delivery","deliverTo","training","registry","documents","parentTests","hasVideo","readyFrom","readyBy","priceMinCents","priceMaxCents","isRescue","isSmall","available","zip","distance","orDelivered","state","notBreed","notColor","notSizeClass","notCoatType","notGeneration","notRescue","notState","notZip","notDistance","area","withPoints","q","sort","sortType","page","cursor"]}, needs: ["data"] }, input, options);
}
export function searchPetsQuery(client: HearthpawClient, input: SearchPetsInput = {}) {
  return queryOptions({
    queryKey: ["searchPets", input] as const,
    queryFn: ({ signal }): Promise<SearchPetsData> => searchPets(client, input, { signal }),
  });
}

export type SearchPetsLeanInput = NonNullable<operations["searchPetsLean"]["parameters"]["query"]>;
export type SearchPetsLeanData = operations["searchPetsLean"]["responses"][200]["content"]["application/json"];
/** Search pets without facet counts: GET /v1/pets/search/lean */
export function searchPetsLean(client: HearthpawClient, input: SearchPetsLeanInput = {}, options?: CallOptions): Promise<SearchPetsLeanData> {
  return client.call<SearchPetsLeanData>({ method: "GET", path: "/v1/pets/search/lean", places: {"query":["type","breed","breedName","breedSlug","sex","categories","adultSize","sizeClass","age","coatType","generation","goodWith","color","delivery","deliverTo","training","registry","documents","parentTests","hasVideo","readyFrom","readyBy","priceMinCents","priceMaxCents","isRescue","isSmall","available","zip","distance","orDelivered","state","notBreed","notColor","notSizeClass","notCoatType","notGeneration","notRescue","notState","notZip","notDistance","area","withPoints","q","sort","sortType","page","cursor"]}, needs: ["data"] }, input, options);
}
export function searchPetsLeanQuery(client: HearthpawClient, input: SearchPetsLeanInput = {}) {
  return queryOptions({
    queryKey: ["searchPetsLean", input] as const,
    queryFn: ({ signal }): Promise<SearchPetsLeanData> => searchPetsLean(client, input, { signal }),
  });
}

export type SearchSpotlightInput = NonNullable<operations["searchSpotlight"]["parameters"]["query"]>;
export type SearchSpotlightData = operations["searchSpotlight"]["responses"][200]["content"]["application/json"];
/** Get a few picks of the day: GET /v1/pets/spotlight */
export function searchSpotlight(client: HearthpawClient, input: SearchSpotlightInput = {}, options?: CallOptions): Promise<SearchSpotlightData> {
  return client.call<SearchSpotlightData>({ method: "GET", path: "/v1/pets/spotlight", places: {"query":["type","breed","categories","isRescue","isSmall","zip"]}, needs: ["pets"] }, input, options);
}
export function searchSpotlightQuery(client: HearthpawClient, input: SearchSpotlightInput = {}) {
  return queryOptions({
    queryKey: ["searchSpotlight", input] as const,
    queryFn: ({ signal }): Promise<SearchSpotlightData> => searchSpotlight(client, input, { signal }),
  });
}

export type SendMessageInput = { body: operations["sendMessage"]["requestBody"]["content"]["application/json"] };
export type SendMessageData = operations["sendMessage"]["responses"][200]["content"]["application/json"];
/** Start a conversation, or write in one: POST /v1/chats/new */
export function sendMessage(client: HearthpawClient, input: SendMessageInput, options?: CallOptions): Promise<SendMessageData> {
  return client.call<SendMessageData>({ method: "POST", path: "/v1/chats/new", places: {}, needs: ["chat.id","message.id"] }, input, options);
}
export function sendMessageMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["sendMessage"] as const,
    mutationFn: (input: SendMessageInput): Promise<SendMessageData> => sendMessage(client, input),
  });
}

export type SendPhoneCodeInput = Record<string, never>;
export type SendPhoneCodeData = operations["sendPhoneCode"]["responses"][200]["content"]["application/json"];
/** Text a code to my phone number: POST /v1/users/phone/code */
export function sendPhoneCode(client: HearthpawClient, input: SendPhoneCodeInput = {}, options?: CallOptions): Promise<SendPhoneCodeData> {
  return client.call<SendPhoneCodeData>({ method: "POST", path: "/v1/users/phone/code", places: {}, fixed: {"ok":true} }, input, options);
}
export function sendPhoneCodeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["sendPhoneCode"] as const,
    mutationFn: (input: SendPhoneCodeInput | void): Promise<SendPhoneCodeData> => sendPhoneCode(client, input ?? {}),
  });
}

export type SettleBalanceInput = operations["settleBalance"]["parameters"]["path"] & { body: operations["settleBalance"]["requestBody"]["content"]["application/json"] };
export type SettleBalanceData = operations["settleBalance"]["responses"][200]["content"]["application/json"];
/** Settle a breeder's debt or available funds: POST /v1/admin/breeders/{id}/balance/settled */
export function settleBalance(client: HearthpawClient, input: SettleBalanceInput, options?: CallOptions): Promise<SettleBalanceData> {
  return client.call<SettleBalanceData>({ method: "POST", path: "/v1/admin/breeders/{id}/balance/settled", places: {"path":["id"]}, needs: ["waiting"] }, input, options);
}
export function settleBalanceMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["settleBalance"] as const,
    mutationFn: (input: SettleBalanceInput): Promise<SettleBalanceData> => settleBalance(client, input),
  });
}

export type SettlePayoutInput = operations["settlePayout"]["parameters"]["path"] & { body: operations["settlePayout"]["requestBody"]["content"]["application/json"] };
export type SettlePayoutData = operations["settlePayout"]["responses"][200]["content"]["application/json"];
/** Leave a returned payout with the breeder's account: POST /v1/admin/payouts/{id}/settled */
export function settlePayout(client: HearthpawClient, input: SettlePayoutInput, options?: CallOptions): Promise<SettlePayoutData> {
  return client.call<SettlePayoutData>({ method: "POST", path: "/v1/admin/payouts/{id}/settled", places: {"path":["id"]}, needs: ["waiting"] }, input, options);
}
export function settlePayoutMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["settlePayout"] as const,
    mutationFn: (input: SettlePayoutInput): Promise<SettlePayoutData> => settlePayout(client, input),
  });
}

export type SettleRefundInput = operations["settleRefund"]["parameters"]["path"] & { body: operations["settleRefund"]["requestBody"]["content"]["application/json"] };
export type SettleRefundData = operations["settleRefund"]["responses"][200]["content"]["application/json"];
/** Mark a refund as paid another way: POST /v1/admin/refunds/{id}/settled */
export function settleRefund(client: HearthpawClient, input: SettleRefundInput, options?: CallOptions): Promise<SettleRefundData> {
  return client.call<SettleRefundData>({ method: "POST", path: "/v1/admin/refunds/{id}/settled", places: {"path":["id"]}, needs: ["refund.id"] }, input, options);
}
export function settleRefundMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["settleRefund"] as const,
    mutationFn: (input: SettleRefundInput): Promise<SettleRefundData> => settleRefund(client, input),
  });
}

export type SignInInput = { body: operations["signIn"]["requestBody"]["content"]["application/json"] };
export type SignInData = Omit<operations["signIn"]["responses"][200]["content"]["application/json"], "accessToken">;
/** Sign in with email address and password: POST /v1/login */
export function signIn(client: HearthpawClient, input: SignInInput, options?: CallOptions): Promise<SignInData> {
  return client.call<SignInData>({ method: "POST", path: "/v1/login", places: {}, needs: ["user.id"] }, input, options);
}
export function signInMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["signIn"] as const,
    mutationFn: (input: SignInInput): Promise<SignInData> => signIn(client, input),
  });
}

export type SignUpInput = { body: operations["signUp"]["requestBody"]["content"]["application/json"] };
export type SignUpData = Omit<operations["signUp"]["responses"][201]["content"]["application/json"], "accessToken">;
/** Create an account: POST /v1/users/new */
export function signUp(client: HearthpawClient, input: SignUpInput, options?: CallOptions): Promise<SignUpData> {
  return client.call<SignUpData>({ method: "POST", path: "/v1/users/new", places: {}, needs: ["user.id"] }, input, options);
}
export function signUpMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["signUp"] as const,
    mutationFn: (input: SignUpInput): Promise<SignUpData> => signUp(client, input),
  });
}

export type StartPayoutOnboardingInput = Record<string, never>;
export type StartPayoutOnboardingData = operations["startPayoutOnboarding"]["responses"][200]["content"]["application/json"];
/** Add or change my bank details: POST /v1/breeders/payouts/onboarding */
export function startPayoutOnboarding(client: HearthpawClient, input: StartPayoutOnboardingInput = {}, options?: CallOptions): Promise<StartPayoutOnboardingData> {
  return client.call<StartPayoutOnboardingData>({ method: "POST", path: "/v1/breeders/payouts/onboarding", places: {} }, input, options);
}
export function startPayoutOnboardingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["startPayoutOnboarding"] as const,
    mutationFn: (input: StartPayoutOnboardingInput | void): Promise<StartPayoutOnboardingData> => startPayoutOnboarding(client, input ?? {}),
  });
}

export type StartReconciliationInput = Record<string, never>;
export type StartReconciliationData = operations["startReconciliation"]["responses"][200]["content"]["application/json"];
/** Compare the books with the payment provider now: POST /v1/admin/reconciliation */
export function startReconciliation(client: HearthpawClient, input: StartReconciliationInput = {}, options?: CallOptions): Promise<StartReconciliationData> {
  return client.call<StartReconciliationData>({ method: "POST", path: "/v1/admin/reconciliation", places: {}, needs: ["differences","findings"] }, input, options);
}
export function startReconciliationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["startReconciliation"] as const,
    mutationFn: (input: StartReconciliationInput | void): Promise<StartReconciliationData> => startReconciliation(client, input ?? {}),
  });
}

export type StartReservationInput = { body: operations["startReservation"]["requestBody"]["content"]["application/json"] };
export type StartReservationData = operations["startReservation"]["responses"][201]["content"]["application/json"];
/** Hold a pet for 15 minutes: POST /v1/reserve/new */
export function startReservation(client: HearthpawClient, input: StartReservationInput, options?: CallOptions): Promise<StartReservationData> {
  return client.call<StartReservationData>({ method: "POST", path: "/v1/reserve/new", places: {} }, input, options);
}
export function startReservationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["startReservation"] as const,
    mutationFn: (input: StartReservationInput): Promise<StartReservationData> => startReservation(client, input),
  });
}

export type StartSecondFactorInput = Record<string, never>;
export type StartSecondFactorData = operations["startSecondFactor"]["responses"][200]["content"]["application/json"];
/** Start setting up two-step verification: POST /v1/users/second-factor */
export function startSecondFactor(client: HearthpawClient, input: StartSecondFactorInput = {}, options?: CallOptions): Promise<StartSecondFactorData> {
  return client.call<StartSecondFactorData>({ method: "POST", path: "/v1/users/second-factor", places: {} }, input, options);
}
export function startSecondFactorMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["startSecondFactor"] as const,
    mutationFn: (input: StartSecondFactorInput | void): Promise<StartSecondFactorData> => startSecondFactor(client, input ?? {}),
  });
}

export type SubmitApplicationInput = { body: operations["submitApplication"]["requestBody"]["content"]["application/json"] };
export type SubmitApplicationData = operations["submitApplication"]["responses"][200]["content"]["application/json"];
/** Save or submit my answers: POST /v1/applications */
export function submitApplication(client: HearthpawClient, input: SubmitApplicationInput, options?: CallOptions): Promise<SubmitApplicationData> {
  return client.call<SubmitApplicationData>({ method: "POST", path: "/v1/applications", places: {}, needs: ["application.id"] }, input, options);
}
export function submitApplicationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["submitApplication"] as const,
    mutationFn: (input: SubmitApplicationInput): Promise<SubmitApplicationData> => submitApplication(client, input),
  });
}

export type SubmitChargebackEvidenceInput = operations["submitChargebackEvidence"]["parameters"]["path"] & { body: operations["submitChargebackEvidence"]["requestBody"]["content"]["application/json"] };
export type SubmitChargebackEvidenceData = operations["submitChargebackEvidence"]["responses"][200]["content"]["application/json"];
/** Send the evidence to the bank: POST /v1/admin/chargebacks/{id}/submit */
export function submitChargebackEvidence(client: HearthpawClient, input: SubmitChargebackEvidenceInput, options?: CallOptions): Promise<SubmitChargebackEvidenceData> {
  return client.call<SubmitChargebackEvidenceData>({ method: "POST", path: "/v1/admin/chargebacks/{id}/submit", places: {"path":["id"]}, needs: ["case"] }, input, options);
}
export function submitChargebackEvidenceMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["submitChargebackEvidence"] as const,
    mutationFn: (input: SubmitChargebackEvidenceInput): Promise<SubmitChargebackEvidenceData> => submitChargebackEvidence(client, input),
  });
}

export type SubmitVerificationInput = { body: operations["submitVerification"]["requestBody"]["content"]["application/json"] };
export type SubmitVerificationData = operations["submitVerification"]["responses"][200]["content"]["application/json"];
/** Submit my documents for verification: POST /v1/breeders/verification */
export function submitVerification(client: HearthpawClient, input: SubmitVerificationInput, options?: CallOptions): Promise<SubmitVerificationData> {
  return client.call<SubmitVerificationData>({ method: "POST", path: "/v1/breeders/verification", places: {}, needs: ["verification"] }, input, options);
}
export function submitVerificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["submitVerification"] as const,
    mutationFn: (input: SubmitVerificationInput): Promise<SubmitVerificationData> => submitVerification(client, input),
  });
}

export type SuggestSearchInput = NonNullable<operations["suggestSearch"]["parameters"]["query"]>;
export type SuggestSearchData = operations["suggestSearch"]["responses"][200]["content"]["application/json"];
/** Suggest completions for the search box: GET /v1/pets/search/suggest */
export function suggestSearch(client: HearthpawClient, input: SuggestSearchInput, options?: CallOptions): Promise<SuggestSearchData> {
  return client.call<SuggestSearchData>({ method: "GET", path: "/v1/pets/search/suggest", places: {"query":["q"]}, needs: ["suggestions"] }, input, options);
}
export function suggestSearchQuery(client: HearthpawClient, input: SuggestSearchInput) {
  return queryOptions({
    queryKey: ["suggestSearch", input] as const,
    queryFn: ({ signal }): Promise<SuggestSearchData> => suggestSearch(client, input, { signal }),
  });
}

export type TellTypingInput = operations["tellTyping"]["parameters"]["path"];
export type TellTypingData = operations["tellTyping"]["responses"][200]["content"]["application/json"];
/** Show the other person that I'm typing: POST /v1/chats/{id}/typing */
export function tellTyping(client: HearthpawClient, input: TellTypingInput, options?: CallOptions): Promise<TellTypingData> {
  return client.call<TellTypingData>({ method: "POST", path: "/v1/chats/{id}/typing", places: {"path":["id"]}, fixed: {"ok":true} }, input, options);
}
export function tellTypingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["tellTyping"] as const,
    mutationFn: (input: TellTypingInput): Promise<TellTypingData> => tellTyping(client, input),
  });
}

export type TogglePostAnonymityInput = operations["togglePostAnonymity"]["parameters"]["path"];
export type TogglePostAnonymityData = operations["togglePostAnonymity"]["responses"][200]["content"]["application/json"];
/** Hide or show my name on a post: POST /v1/breederlink/posts/{id}/anonymity */
export function togglePostAnonymity(client: HearthpawClient, input: TogglePostAnonymityInput, options?: CallOptions): Promise<TogglePostAnonymityData> {
  return client.call<TogglePostAnonymityData>({ method: "POST", path: "/v1/breederlink/posts/{id}/anonymity", places: {"path":["id"]}, needs: ["postDetails.id"] }, input, options);
}
export function togglePostAnonymityMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["togglePostAnonymity"] as const,
    mutationFn: (input: TogglePostAnonymityInput): Promise<TogglePostAnonymityData> => togglePostAnonymity(client, input),
  });
}

export type UnderstandSearchInput = NonNullable<operations["understandSearch"]["parameters"]["query"]>;
export type UnderstandSearchData = operations["understandSearch"]["responses"][200]["content"]["application/json"];
/** Turn typed words into filters: GET /v1/pets/search/understand */
export function understandSearch(client: HearthpawClient, input: UnderstandSearchInput, options?: CallOptions): Promise<UnderstandSearchData> {
  return client.call<UnderstandSearchData>({ method: "GET", path: "/v1/pets/search/understand", places: {"query":["q"]}, needs: ["understood"] }, input, options);
}
export function understandSearchQuery(client: HearthpawClient, input: UnderstandSearchInput) {
  return queryOptions({
    queryKey: ["understandSearch", input] as const,
    queryFn: ({ signal }): Promise<UnderstandSearchData> => understandSearch(client, input, { signal }),
  });
}

export type UnsubscribeInput = { body: operations["unsubscribe"]["requestBody"]["content"]["application/json"] };
export type UnsubscribeData = operations["unsubscribe"]["responses"][200]["content"]["application/json"];
/** Stop one kind of email: PUT /v1/user/setting/email/notifications/unsubscribe */
export function unsubscribe(client: HearthpawClient, input: UnsubscribeInput, options?: CallOptions): Promise<UnsubscribeData> {
  return client.call<UnsubscribeData>({ method: "PUT", path: "/v1/user/setting/email/notifications/unsubscribe", places: {}, needs: ["user.id"] }, input, options);
}
export function unsubscribeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["unsubscribe"] as const,
    mutationFn: (input: UnsubscribeInput): Promise<UnsubscribeData> => unsubscribe(client, input),
  });
}

export type UnsubscribeOneClickInput = NonNullable<operations["unsubscribeOneClick"]["parameters"]["query"]> & { body?: NonNullable<operations["unsubscribeOneClick"]["requestBody"]>["content"]["*/*"] };
export type UnsubscribeOneClickData = operations["unsubscribeOneClick"]["responses"][200]["content"]["application/json"];
/** Unsubscribe with one click in an email app: POST /v1/user/setting/email/notifications/unsubscribe */
export function unsubscribeOneClick(client: HearthpawClient, input: UnsubscribeOneClickInput, options?: CallOptions): Promise<UnsubscribeOneClickData> {
  return client.call<UnsubscribeOneClickData>({ method: "POST", path: "/v1/user/setting/email/notifications/unsubscribe", places: {"query":["token"]}, bodyType: "*/*", fixed: {"ok":true} }, input, options);
}
export function unsubscribeOneClickMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["unsubscribeOneClick"] as const,
    mutationFn: (input: UnsubscribeOneClickInput): Promise<UnsubscribeOneClickData> => unsubscribeOneClick(client, input),
  });
}

export type UpdateApplicationInput = operations["updateApplication"]["parameters"]["path"] & { body: operations["updateApplication"]["requestBody"]["content"]["application/json"] };
export type UpdateApplicationData = operations["updateApplication"]["responses"][200]["content"]["application/json"];
/** Withdraw, approve or decline an application: PUT /v1/applications/{id} */
export function updateApplication(client: HearthpawClient, input: UpdateApplicationInput, options?: CallOptions): Promise<UpdateApplicationData> {
  return client.call<UpdateApplicationData>({ method: "PUT", path: "/v1/applications/{id}", places: {"path":["id"]}, needs: ["application.id"] }, input, options);
}
export function updateApplicationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateApplication"] as const,
    mutationFn: (input: UpdateApplicationInput): Promise<UpdateApplicationData> => updateApplication(client, input),
  });
}

export type UpdateApplicationFormInput = { body: operations["updateApplicationForm"]["requestBody"]["content"]["application/json"] };
export type UpdateApplicationFormData = operations["updateApplicationForm"]["responses"][200]["content"]["application/json"];
/** Change my questions: PUT /v1/breeders/applications/form */
export function updateApplicationForm(client: HearthpawClient, input: UpdateApplicationFormInput, options?: CallOptions): Promise<UpdateApplicationFormData> {
  return client.call<UpdateApplicationFormData>({ method: "PUT", path: "/v1/breeders/applications/form", places: {}, needs: ["form"] }, input, options);
}
export function updateApplicationFormMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateApplicationForm"] as const,
    mutationFn: (input: UpdateApplicationFormInput): Promise<UpdateApplicationFormData> => updateApplicationForm(client, input),
  });
}

export type UpdateBreederProfileInput = operations["updateBreederProfile"]["parameters"]["path"] & { body: operations["updateBreederProfile"]["requestBody"]["content"]["application/json"] };
export type UpdateBreederProfileData = operations["updateBreederProfile"]["responses"][200]["content"]["application/json"];
/** Change my public page: PUT /v1/breeders/profile/{id}/update */
export function updateBreederProfile(client: HearthpawClient, input: UpdateBreederProfileInput, options?: CallOptions): Promise<UpdateBreederProfileData> {
  return client.call<UpdateBreederProfileData>({ method: "PUT", path: "/v1/breeders/profile/{id}/update", places: {"path":["id"]}, needs: ["breederProfile.id"] }, input, options);
}
export function updateBreederProfileMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateBreederProfile"] as const,
    mutationFn: (input: UpdateBreederProfileInput): Promise<UpdateBreederProfileData> => updateBreederProfile(client, input),
  });
}

export type UpdateBreederTrustInput = operations["updateBreederTrust"]["parameters"]["path"] & { body: operations["updateBreederTrust"]["requestBody"]["content"]["application/json"] };
export type UpdateBreederTrustData = operations["updateBreederTrust"]["responses"][200]["content"]["application/json"];
/** Trust a breeder, or stop trusting: PUT /v1/admin/breeders/{id}/trust */
export function updateBreederTrust(client: HearthpawClient, input: UpdateBreederTrustInput, options?: CallOptions): Promise<UpdateBreederTrustData> {
  return client.call<UpdateBreederTrustData>({ method: "PUT", path: "/v1/admin/breeders/{id}/trust", places: {"path":["id"]}, needs: ["user.id"] }, input, options);
}
export function updateBreederTrustMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateBreederTrust"] as const,
    mutationFn: (input: UpdateBreederTrustInput): Promise<UpdateBreederTrustData> => updateBreederTrust(client, input),
  });
}

export type UpdateCommentInput = operations["updateComment"]["parameters"]["path"] & { body: operations["updateComment"]["requestBody"]["content"]["application/json"] };
export type UpdateCommentData = operations["updateComment"]["responses"][200]["content"]["application/json"];
/** Change my comment: POST /v1/breederlink/posts/{id}/comment/{commentId} */
export function updateComment(client: HearthpawClient, input: UpdateCommentInput, options?: CallOptions): Promise<UpdateCommentData> {
  return client.call<UpdateCommentData>({ method: "POST", path: "/v1/breederlink/posts/{id}/comment/{commentId}", places: {"path":["id","commentId"]}, needs: ["postDetails.id"] }, input, options);
}
export function updateCommentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateComment"] as const,
    mutationFn: (input: UpdateCommentInput): Promise<UpdateCommentData> => updateComment(client, input),
  });
}

export type UpdateDeliveryInput = operations["updateDelivery"]["parameters"]["path"] & { body: operations["updateDelivery"]["requestBody"]["content"]["application/json"] };
export type UpdateDeliveryData = operations["updateDelivery"]["responses"][200]["content"]["application/json"];
/** Change a delivery: POST /v1/admin/deliveries/{id}/update */
export function updateDelivery(client: HearthpawClient, input: UpdateDeliveryInput, options?: CallOptions): Promise<UpdateDeliveryData> {
  return client.call<UpdateDeliveryData>({ method: "POST", path: "/v1/admin/deliveries/{id}/update", places: {"path":["id"]}, needs: ["page"] }, input, options);
}
export function updateDeliveryMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateDelivery"] as const,
    mutationFn: (input: UpdateDeliveryInput): Promise<UpdateDeliveryData> => updateDelivery(client, input),
  });
}

export type UpdateDiscountCodeInput = operations["updateDiscountCode"]["parameters"]["path"] & { body: operations["updateDiscountCode"]["requestBody"]["content"]["application/json"] };
export type UpdateDiscountCodeData = operations["updateDiscountCode"]["responses"][200]["content"]["application/json"];
/** Change a promo code: PUT /v1/admin/discount-codes/{id} */
export function updateDiscountCode(client: HearthpawClient, input: UpdateDiscountCodeInput, options?: CallOptions): Promise<UpdateDiscountCodeData> {
  return client.call<UpdateDiscountCodeData>({ method: "PUT", path: "/v1/admin/discount-codes/{id}", places: {"path":["id"]}, needs: ["discountCode.id"] }, input, options);
}
export function updateDiscountCodeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateDiscountCode"] as const,
    mutationFn: (input: UpdateDiscountCodeInput): Promise<UpdateDiscountCodeData> => updateDiscountCode(client, input),
  });
}

export type UpdateListingInput = { body: operations["updateListing"]["requestBody"]["content"]["application/json"] };
export type UpdateListingData = operations["updateListing"]["responses"][200]["content"]["application/json"];
/** Change a listing: PUT /v1/breeders/pets/update */
export function updateListing(client: HearthpawClient, input: UpdateListingInput, options?: CallOptions): Promise<UpdateListingData> {
  return client.call<UpdateListingData>({ method: "PUT", path: "/v1/breeders/pets/update", places: {}, needs: ["pet.id"] }, input, options);
}
export function updateListingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateListing"] as const,
    mutationFn: (input: UpdateListingInput): Promise<UpdateListingData> => updateListing(client, input),
  });
}

export type UpdateListingStatusInput = operations["updateListingStatus"]["parameters"]["path"] & { body: operations["updateListingStatus"]["requestBody"]["content"]["application/json"] };
export type UpdateListingStatusData = operations["updateListingStatus"]["responses"][200]["content"]["application/json"];
/** Pause, publish, archive or mark as sold: PUT /v1/breeders/pets/{id}/status */
export function updateListingStatus(client: HearthpawClient, input: UpdateListingStatusInput, options?: CallOptions): Promise<UpdateListingStatusData> {
  return client.call<UpdateListingStatusData>({ method: "PUT", path: "/v1/breeders/pets/{id}/status", places: {"path":["id"]}, needs: ["pet.id"] }, input, options);
}
export function updateListingStatusMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateListingStatus"] as const,
    mutationFn: (input: UpdateListingStatusInput): Promise<UpdateListingStatusData> => updateListingStatus(client, input),
  });
}

export type UpdateLitterInput = operations["updateLitter"]["parameters"]["path"] & { body: operations["updateLitter"]["requestBody"]["content"]["application/json"] };
export type UpdateLitterData = operations["updateLitter"]["responses"][200]["content"]["application/json"];
/** Change a litter: PUT /v1/breeders/litters/{id} */
export function updateLitter(client: HearthpawClient, input: UpdateLitterInput, options?: CallOptions): Promise<UpdateLitterData> {
  return client.call<UpdateLitterData>({ method: "PUT", path: "/v1/breeders/litters/{id}", places: {"path":["id"]}, needs: ["litter.id"] }, input, options);
}
export function updateLitterMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateLitter"] as const,
    mutationFn: (input: UpdateLitterInput): Promise<UpdateLitterData> => updateLitter(client, input),
  });
}

export type UpdateMatchInput = operations["updateMatch"]["parameters"]["path"] & { body: operations["updateMatch"]["requestBody"]["content"]["application/json"] };
export type UpdateMatchData = operations["updateMatch"]["responses"][200]["content"]["application/json"];
/** Accept, decline, withdraw or complete a match: POST /v1/match/updateMatch/{matchId} */
export function updateMatch(client: HearthpawClient, input: UpdateMatchInput, options?: CallOptions): Promise<UpdateMatchData> {
  return client.call<UpdateMatchData>({ method: "POST", path: "/v1/match/updateMatch/{matchId}", places: {"path":["matchId"]}, needs: ["updatedMatch.id"] }, input, options);
}
export function updateMatchMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateMatch"] as const,
    mutationFn: (input: UpdateMatchInput): Promise<UpdateMatchData> => updateMatch(client, input),
  });
}

export type UpdateNotificationInput = operations["updateNotification"]["parameters"]["path"] & { body: operations["updateNotification"]["requestBody"]["content"]["application/json"] };
export type UpdateNotificationData = operations["updateNotification"]["responses"][200]["content"]["application/json"];
/** Mark a notification as read, unread or archived: POST /v1/notifications/{id} */
export function updateNotification(client: HearthpawClient, input: UpdateNotificationInput, options?: CallOptions): Promise<UpdateNotificationData> {
  return client.call<UpdateNotificationData>({ method: "POST", path: "/v1/notifications/{id}", places: {"path":["id"]}, needs: ["notification.id"] }, input, options);
}
export function updateNotificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateNotification"] as const,
    mutationFn: (input: UpdateNotificationInput): Promise<UpdateNotificationData> => updateNotification(client, input),
  });
}

export type UpdateParentInput = { body: operations["updateParent"]["requestBody"]["content"]["application/json"] };
export type UpdateParentData = operations["updateParent"]["responses"][200]["content"]["application/json"];
/** Change a parent: PUT /v1/breeders/pets/parents/update */
export function updateParent(client: HearthpawClient, input: UpdateParentInput, options?: CallOptions): Promise<UpdateParentData> {
  return client.call<UpdateParentData>({ method: "PUT", path: "/v1/breeders/pets/parents/update", places: {}, needs: ["petDetails.id"] }, input, options);
}
export function updateParentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateParent"] as const,
    mutationFn: (input: UpdateParentInput): Promise<UpdateParentData> => updateParent(client, input),
  });
}

export type UpdatePaymentIntentInput = { body: operations["updatePaymentIntent"]["requestBody"]["content"]["application/json"] };
export type UpdatePaymentIntentData = operations["updatePaymentIntent"]["responses"][200]["content"]["application/json"];
/** Change delivery, promo code, donation or payment type: POST /v1/payments/update-payment-intent */
export function updatePaymentIntent(client: HearthpawClient, input: UpdatePaymentIntentInput, options?: CallOptions): Promise<UpdatePaymentIntentData> {
  return client.call<UpdatePaymentIntentData>({ method: "POST", path: "/v1/payments/update-payment-intent", places: {}, needs: ["orderDetails"] }, input, options);
}
export function updatePaymentIntentMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updatePaymentIntent"] as const,
    mutationFn: (input: UpdatePaymentIntentInput): Promise<UpdatePaymentIntentData> => updatePaymentIntent(client, input),
  });
}

export type UpdatePetProfileInput = { body: operations["updatePetProfile"]["requestBody"]["content"]["application/json"] };
export type UpdatePetProfileData = operations["updatePetProfile"]["responses"][200]["content"]["application/json"];
/** Change a pet that I own: POST /v1/pets/profiles/update */
export function updatePetProfile(client: HearthpawClient, input: UpdatePetProfileInput, options?: CallOptions): Promise<UpdatePetProfileData> {
  return client.call<UpdatePetProfileData>({ method: "POST", path: "/v1/pets/profiles/update", places: {}, needs: ["petProfile.id"] }, input, options);
}
export function updatePetProfileMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updatePetProfile"] as const,
    mutationFn: (input: UpdatePetProfileInput): Promise<UpdatePetProfileData> => updatePetProfile(client, input),
  });
}

export type UpdatePostInput = operations["updatePost"]["parameters"]["path"] & { body: operations["updatePost"]["requestBody"]["content"]["application/json"] };
export type UpdatePostData = operations["updatePost"]["responses"][200]["content"]["application/json"];
/** Change my post: POST /v1/breederlink/posts/{id} */
export function updatePost(client: HearthpawClient, input: UpdatePostInput, options?: CallOptions): Promise<UpdatePostData> {
  return client.call<UpdatePostData>({ method: "POST", path: "/v1/breederlink/posts/{id}", places: {"path":["id"]}, needs: ["postDetails.id"] }, input, options);
}
export function updatePostMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updatePost"] as const,
    mutationFn: (input: UpdatePostInput): Promise<UpdatePostData> => updatePost(client, input),
  });
}

export type UpdateQuietHoursInput = operations["updateQuietHours"]["parameters"]["path"] & { body: operations["updateQuietHours"]["requestBody"]["content"]["application/json"] };
export type UpdateQuietHoursData = operations["updateQuietHours"]["responses"][200]["content"]["application/json"];
/** Change my quiet hours: PUT /v1/user/setting/{userId}/quiet-hours */
export function updateQuietHours(client: HearthpawClient, input: UpdateQuietHoursInput, options?: CallOptions): Promise<UpdateQuietHoursData> {
  return client.call<UpdateQuietHoursData>({ method: "PUT", path: "/v1/user/setting/{userId}/quiet-hours", places: {"path":["userId"]}, needs: ["user.id"] }, input, options);
}
export function updateQuietHoursMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateQuietHours"] as const,
    mutationFn: (input: UpdateQuietHoursInput): Promise<UpdateQuietHoursData> => updateQuietHours(client, input),
  });
}

export type UpdateReplyInput = operations["updateReply"]["parameters"]["path"] & { body: operations["updateReply"]["requestBody"]["content"]["application/json"] };
export type UpdateReplyData = operations["updateReply"]["responses"][200]["content"]["application/json"];
/** Change my reply: POST /v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId} */
export function updateReply(client: HearthpawClient, input: UpdateReplyInput, options?: CallOptions): Promise<UpdateReplyData> {
  return client.call<UpdateReplyData>({ method: "POST", path: "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}", places: {"path":["id","commentId","replyId"]}, needs: ["postDetails.id"] }, input, options);
}
export function updateReplyMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateReply"] as const,
    mutationFn: (input: UpdateReplyInput): Promise<UpdateReplyData> => updateReply(client, input),
  });
}

export type UpdateReservationStatusInput = { body: operations["updateReservationStatus"]["requestBody"]["content"]["application/json"] };
export type UpdateReservationStatusData = operations["updateReservationStatus"]["responses"][200]["content"]["application/json"];
/** Cancel, extend, complete or confirm a reservation: PUT /v1/pets/reserved/status/update */
export function updateReservationStatus(client: HearthpawClient, input: UpdateReservationStatusInput, options?: CallOptions): Promise<UpdateReservationStatusData> {
  return client.call<UpdateReservationStatusData>({ method: "PUT", path: "/v1/pets/reserved/status/update", places: {}, needs: ["reservedPet.id"] }, input, options);
}
export function updateReservationStatusMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateReservationStatus"] as const,
    mutationFn: (input: UpdateReservationStatusInput): Promise<UpdateReservationStatusData> => updateReservationStatus(client, input),
  });
}

export type UpdateReviewInput = operations["updateReview"]["parameters"]["path"] & { body: operations["updateReview"]["requestBody"]["content"]["application/json"] };
export type UpdateReviewData = operations["updateReview"]["responses"][200]["content"]["application/json"];
/** Change my review: POST /v1/reviews/{id} */
export function updateReview(client: HearthpawClient, input: UpdateReviewInput, options?: CallOptions): Promise<UpdateReviewData> {
  return client.call<UpdateReviewData>({ method: "POST", path: "/v1/reviews/{id}", places: {"path":["id"]}, needs: ["review.id"] }, input, options);
}
export function updateReviewMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateReview"] as const,
    mutationFn: (input: UpdateReviewInput): Promise<UpdateReviewData> => updateReview(client, input),
  });
}

export type UpdateSaleContractInput = { body: operations["updateSaleContract"]["requestBody"]["content"]["application/json"] };
export type UpdateSaleContractData = operations["updateSaleContract"]["responses"][200]["content"]["application/json"];
/** Change my sale contract and health guarantee: PUT /v1/breeders/contract */
export function updateSaleContract(client: HearthpawClient, input: UpdateSaleContractInput, options?: CallOptions): Promise<UpdateSaleContractData> {
  return client.call<UpdateSaleContractData>({ method: "PUT", path: "/v1/breeders/contract", places: {}, needs: ["saleContract"] }, input, options);
}
export function updateSaleContractMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateSaleContract"] as const,
    mutationFn: (input: UpdateSaleContractInput): Promise<UpdateSaleContractData> => updateSaleContract(client, input),
  });
}

export type UpdateSavedSearchInput = operations["updateSavedSearch"]["parameters"]["path"] & { body: operations["updateSavedSearch"]["requestBody"]["content"]["application/json"] };
export type UpdateSavedSearchData = operations["updateSavedSearch"]["responses"][200]["content"]["application/json"];
/** Rename a saved search, or change how often it sends alerts: PUT /v1/searches/saved/{id} */
export function updateSavedSearch(client: HearthpawClient, input: UpdateSavedSearchInput, options?: CallOptions): Promise<UpdateSavedSearchData> {
  return client.call<UpdateSavedSearchData>({ method: "PUT", path: "/v1/searches/saved/{id}", places: {"path":["id"]}, needs: ["savedSearch.id"] }, input, options);
}
export function updateSavedSearchMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateSavedSearch"] as const,
    mutationFn: (input: UpdateSavedSearchInput): Promise<UpdateSavedSearchData> => updateSavedSearch(client, input),
  });
}

export type UpdateStateRuleInput = operations["updateStateRule"]["parameters"]["path"] & { body: operations["updateStateRule"]["requestBody"]["content"]["application/json"] };
export type UpdateStateRuleData = operations["updateStateRule"]["responses"][200]["content"]["application/json"];
/** Change a state's rule: PUT /v1/admin/state-rules/{state} */
export function updateStateRule(client: HearthpawClient, input: UpdateStateRuleInput, options?: CallOptions): Promise<UpdateStateRuleData> {
  return client.call<UpdateStateRuleData>({ method: "PUT", path: "/v1/admin/state-rules/{state}", places: {"path":["state"]}, needs: ["stateRule"] }, input, options);
}
export function updateStateRuleMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateStateRule"] as const,
    mutationFn: (input: UpdateStateRuleInput): Promise<UpdateStateRuleData> => updateStateRule(client, input),
  });
}

export type UpdateUserInput = { body: operations["updateUser"]["requestBody"]["content"]["application/json"] };
export type UpdateUserData = operations["updateUser"]["responses"][200]["content"]["application/json"];
/** Change my name, phone number or photo: PUT /v1/users/update */
export function updateUser(client: HearthpawClient, input: UpdateUserInput, options?: CallOptions): Promise<UpdateUserData> {
  return client.call<UpdateUserData>({ method: "PUT", path: "/v1/users/update", places: {}, needs: ["user.id"] }, input, options);
}
export function updateUserMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateUser"] as const,
    mutationFn: (input: UpdateUserInput): Promise<UpdateUserData> => updateUser(client, input),
  });
}

export type UpdateUserSettingInput = operations["updateUserSetting"]["parameters"]["path"] & { body: operations["updateUserSetting"]["requestBody"]["content"]["application/json"] };
export type UpdateUserSettingData = operations["updateUserSetting"]["responses"][200]["content"]["application/json"];
/** Change a notification setting: PUT /v1/user/setting/{userId}/update/key */
export function updateUserSetting(client: HearthpawClient, input: UpdateUserSettingInput, options?: CallOptions): Promise<UpdateUserSettingData> {
  return client.call<UpdateUserSettingData>({ method: "PUT", path: "/v1/user/setting/{userId}/update/key", places: {"path":["userId"]}, needs: ["user.id"] }, input, options);
}
export function updateUserSettingMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateUserSetting"] as const,
    mutationFn: (input: UpdateUserSettingInput): Promise<UpdateUserSettingData> => updateUserSetting(client, input),
  });
}

export type UpdateUserStatusInput = operations["updateUserStatus"]["parameters"]["path"] & { body: operations["updateUserStatus"]["requestBody"]["content"]["application/json"] };
export type UpdateUserStatusData = operations["updateUserStatus"]["responses"][200]["content"]["application/json"];
/** Change an account's status: PUT /v1/admin/users/{id}/status */
export function updateUserStatus(client: HearthpawClient, input: UpdateUserStatusInput, options?: CallOptions): Promise<UpdateUserStatusData> {
  return client.call<UpdateUserStatusData>({ method: "PUT", path: "/v1/admin/users/{id}/status", places: {"path":["id"]}, needs: ["user.id"] }, input, options);
}
export function updateUserStatusMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["updateUserStatus"] as const,
    mutationFn: (input: UpdateUserStatusInput): Promise<UpdateUserStatusData> => updateUserStatus(client, input),
  });
}

export type UploadPetVideoInput = { body: operations["uploadPetVideo"]["requestBody"]["content"]["multipart/form-data"] };
export type UploadPetVideoData = operations["uploadPetVideo"]["responses"][200]["content"]["application/json"];
/** Upload a video: POST /v1/breeders/pets/video/upload */
export function uploadPetVideo(client: HearthpawClient, input: UploadPetVideoInput, options?: CallOptions): Promise<UploadPetVideoData> {
  return client.call<UploadPetVideoData>({ method: "POST", path: "/v1/breeders/pets/video/upload", places: {}, bodyType: "multipart/form-data", needs: ["video"] }, input, options);
}
export function uploadPetVideoMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["uploadPetVideo"] as const,
    mutationFn: (input: UploadPetVideoInput): Promise<UploadPetVideoData> => uploadPetVideo(client, input),
  });
}

export type ValidatePasswordCodeInput = { body: operations["validatePasswordCode"]["requestBody"]["content"]["application/json"] };
export type ValidatePasswordCodeData = operations["validatePasswordCode"]["responses"][200]["content"]["application/json"];
/** Check a reset code: POST /v1/password/code/validate */
export function validatePasswordCode(client: HearthpawClient, input: ValidatePasswordCodeInput, options?: CallOptions): Promise<ValidatePasswordCodeData> {
  return client.call<ValidatePasswordCodeData>({ method: "POST", path: "/v1/password/code/validate", places: {}, fixed: {"ok":true} }, input, options);
}
export function validatePasswordCodeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["validatePasswordCode"] as const,
    mutationFn: (input: ValidatePasswordCodeInput): Promise<ValidatePasswordCodeData> => validatePasswordCode(client, input),
  });
}

export type VerifyAndFinalizeInput = { body: operations["verifyAndFinalize"]["requestBody"]["content"]["application/json"] };
export type VerifyAndFinalizeData = operations["verifyAndFinalize"]["responses"][200]["content"]["application/json"];
/** Check a confirmed payment and complete what it pays for: POST /v1/payments/verify-and-finalize */
export function verifyAndFinalize(client: HearthpawClient, input: VerifyAndFinalizeInput, options?: CallOptions): Promise<VerifyAndFinalizeData> {
  return client.call<VerifyAndFinalizeData>({ method: "POST", path: "/v1/payments/verify-and-finalize", places: {}, needs: ["reservedPet.id"] }, input, options);
}
export function verifyAndFinalizeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["verifyAndFinalize"] as const,
    mutationFn: (input: VerifyAndFinalizeInput): Promise<VerifyAndFinalizeData> => verifyAndFinalize(client, input),
  });
}

export type WithdrawClaimChangeInput = operations["withdrawClaimChange"]["parameters"]["path"];
export type WithdrawClaimChangeData = operations["withdrawClaimChange"]["responses"][200]["content"]["application/json"];
/** Withdraw a change of a verified claim of mine: POST /v1/breeders/claim-changes/{id}/withdraw */
export function withdrawClaimChange(client: HearthpawClient, input: WithdrawClaimChangeInput, options?: CallOptions): Promise<WithdrawClaimChangeData> {
  return client.call<WithdrawClaimChangeData>({ method: "POST", path: "/v1/breeders/claim-changes/{id}/withdraw", places: {"path":["id"]}, needs: ["breederData"] }, input, options);
}
export function withdrawClaimChangeMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["withdrawClaimChange"] as const,
    mutationFn: (input: WithdrawClaimChangeInput): Promise<WithdrawClaimChangeData> => withdrawClaimChange(client, input),
  });
}

export type WithdrawStaffInvitationInput = operations["withdrawStaffInvitation"]["parameters"]["path"];
export type WithdrawStaffInvitationData = operations["withdrawStaffInvitation"]["responses"][200]["content"]["application/json"];
/** Withdraw an invitation: DELETE /v1/admin/staff/invitations/{id} */
export function withdrawStaffInvitation(client: HearthpawClient, input: WithdrawStaffInvitationInput, options?: CallOptions): Promise<WithdrawStaffInvitationData> {
  return client.call<WithdrawStaffInvitationData>({ method: "DELETE", path: "/v1/admin/staff/invitations/{id}", places: {"path":["id"]}, needs: ["staff","invitations"] }, input, options);
}
export function withdrawStaffInvitationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["withdrawStaffInvitation"] as const,
    mutationFn: (input: WithdrawStaffInvitationInput): Promise<WithdrawStaffInvitationData> => withdrawStaffInvitation(client, input),
  });
}

export type WithdrawVerificationInput = operations["withdrawVerification"]["parameters"]["path"] & { body: operations["withdrawVerification"]["requestBody"]["content"]["application/json"] };
export type WithdrawVerificationData = operations["withdrawVerification"]["responses"][200]["content"]["application/json"];
/** Withdraw a verification: POST /v1/admin/breeders/{id}/verification/withdraw */
export function withdrawVerification(client: HearthpawClient, input: WithdrawVerificationInput, options?: CallOptions): Promise<WithdrawVerificationData> {
  return client.call<WithdrawVerificationData>({ method: "POST", path: "/v1/admin/breeders/{id}/verification/withdraw", places: {"path":["id"]}, needs: ["verification"] }, input, options);
}
export function withdrawVerificationMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["withdrawVerification"] as const,
    mutationFn: (input: WithdrawVerificationInput): Promise<WithdrawVerificationData> => withdrawVerification(client, input),
  });
}

export type WriteReviewInput = { body: operations["writeReview"]["requestBody"]["content"]["application/json"] };
export type WriteReviewData = operations["writeReview"]["responses"][200]["content"]["application/json"];
/** Review a breeder: POST /v1/reviews */
export function writeReview(client: HearthpawClient, input: WriteReviewInput, options?: CallOptions): Promise<WriteReviewData> {
  return client.call<WriteReviewData>({ method: "POST", path: "/v1/reviews", places: {}, needs: ["review.id"] }, input, options);
}
export function writeReviewMutation(client: HearthpawClient) {
  return mutationOptions({
    mutationKey: ["writeReview"] as const,
    mutationFn: (input: WriteReviewInput): Promise<WriteReviewData> => writeReview(client, input),
  });
}
