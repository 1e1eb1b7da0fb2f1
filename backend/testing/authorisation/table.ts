/**
 * Access rules, written by hand from the product's rules and never copied from the contract, so a wrong role in
 * the contract shows here. The matrix test compares every operation with it, for every actor.
 *
 * An actor's cell is the outcome of the call on another person's fixture:
 *   ok         2xx (501 while the operation is not implemented)
 *   sign in    401 token_missing          expired    401 token_expired
 *   role       403 wrong_role             suspended  403 account_suspended
 *   rank       403 staff_rank
 *   factor     403 second_factor_required
 *   hidden     404 not_found: data of other people do not exist for the caller
 *   -          no such case
 *   404 code   any other refusal, by its status and code
 * Admin is followed by staff of the lower ranks. The last five actors are the account that the rule is about
 * (`of`) in another state: Inactive, suspended in mid-session, with an expired access token, with a stored role
 * that is wrong for the call, and in a session without two-step verification (all others completed it).
 */
export const actors = [
  "anonymous",
  "consumer A",
  "consumer B",
  "breeder A",
  "breeder B",
  "admin",
  "moderator",
  "support",
  "finance",
  "Inactive",
  "Suspended",
  "expired token",
  "wrong role",
  "no factor",
] as const;
export type Actor = typeof actors[number];
export type Cells = Record<Actor, string>;

const RULES = `
rule                             | of         | anonymous | consumer A | consumer B       | breeder A        | breeder B        | admin            | moderator | support | finance | Inactive | Suspended           | expired token | wrong role | no factor
anyone                           | consumer A | ok        | ok         | ok               | ok               | ok               | ok               | -         | -       | -       | ok       | ok                  | ok            | -          | -
signed in                        | consumer A | sign in   | ok         | ok               | ok               | ok               | ok               | -         | -       | -       | ok       | suspended           | expired       | -          | -
consumers                        | consumer A | sign in   | ok         | ok               | ok               | ok               | role             | -         | -       | -       | ok       | suspended           | expired       | role       | -
breeders                         | breeder A  | sign in   | role       | role             | ok               | ok               | role             | -         | -       | -       | ok       | suspended           | expired       | role       | -
admins                           | admin      | sign in   | role       | role             | role             | role             | ok               | rank      | rank    | rank    | ok       | suspended           | expired       | role       | factor
all staff                        | admin      | sign in   | role       | role             | role             | role             | ok               | ok        | ok      | ok      | ok       | suspended           | expired       | role       | factor
moderators                       | admin      | sign in   | role       | role             | role             | role             | ok               | ok        | rank    | rank    | ok       | suspended           | expired       | role       | factor
finance staff                    | admin      | sign in   | role       | role             | role             | role             | ok               | rank      | rank    | ok      | ok       | suspended           | expired       | role       | factor
staff for people                 | admin      | sign in   | role       | role             | role             | role             | ok               | ok        | ok      | rank    | ok       | suspended           | expired       | role       | factor
staff for fraud                  | admin      | sign in   | role       | role             | role             | role             | ok               | ok        | rank    | ok      | ok       | suspended           | expired       | role       | factor
staff for orders                 | admin      | sign in   | role       | role             | role             | role             | ok               | rank      | ok      | ok      | ok       | suspended           | expired       | role       | factor
purchase of consumer A           | consumer A | sign in   | ok         | hidden           | hidden           | hidden           | role             | -         | -       | -       | ok       | suspended           | expired       | role       | -
own of consumer A                | consumer A | sign in   | ok         | hidden           | hidden           | hidden           | hidden           | -         | -       | -       | ok       | suspended           | expired       | -          | -
own of breeder A                 | breeder A  | sign in   | role       | role             | ok               | hidden           | role             | -         | -       | -       | ok       | suspended           | expired       | role       | -
between consumer A and breeder A | consumer A | sign in   | ok         | hidden           | ok               | hidden           | hidden           | -         | -       | -       | ok       | suspended           | expired       | -          | -
private file of breeder A        | breeder A  | sign in   | hidden     | hidden           | ok               | hidden           | ok               | ok        | hidden  | hidden  | ok       | suspended           | expired       | -          | -
own file of breeder A            | breeder A  | sign in   | hidden     | hidden           | ok               | hidden           | hidden           | -         | -       | -       | ok       | suspended           | expired       | -          | -
who holds the proof              | consumer A | ok        | ok         | ok               | ok               | ok               | ok               | -         | -       | -       | ok       | ok                  | ok            | -          | -
refresh cookie of consumer A     | consumer A | ok        | ok         | 403 csrf_invalid | 403 csrf_invalid | 403 csrf_invalid | 403 csrf_invalid | -         | -       | -       | ok       | 401 refresh_invalid | ok            | -          | -
`;

/**
 * An operation, its rule, and then the cells that differ. `without: ...` is the outcome of the call without
 * its proof.
 */
const OPERATIONS = `
# the system
checkHealth                  | anyone
checkReadiness               | anyone
getContract                  | anyone
getConfiguration             | anyone
getCsrfToken                 | anyone
getMedia                     | anyone

# sign-in and accounts
signIn                       | anyone
signUp                       | anyone
refreshToken                 | refresh cookie of consumer A | without: 401 refresh_missing
logout                       | anyone
getSocialSignInUrl           | anyone
listSignInWays               | signed in
finishSocialSignIn           | who holds the proof | without: 422 social_refused
getCurrentUser               | signed in
updateUser                   | signed in
checkEmail                   | anyone
resendVerification           | signed in
changeEmail                  | signed in
sendPhoneCode                | signed in
confirmPhone                 | signed in
receiveText                  | who holds the proof | without: 400 signature_invalid
redeemToken                  | who holds the proof | without: 404 link_not_valid
acceptTerms                  | signed in
listSessions                 | signed in
endSession                   | own of consumer A
endOtherSessions             | signed in
exportUser                   | signed in
checkClosing                 | signed in
closeAccount                 | signed in | admin: 409 staff_account
payOutForClosing             | breeders | breeder A: 409 payout_not_possible | breeder B: 409 payout_not_possible | Inactive: 409 payout_not_possible
getSecondFactor              | signed in
startSecondFactor            | signed in | admin: 409 second_factor_exists
confirmSecondFactor          | signed in | admin: 409 second_factor_exists
proveSecondFactor            | signed in
renewRecoveryCodes           | signed in
replaceSecondFactor          | signed in
removeSecondFactor           | signed in | admin: 403 second_factor_required | admin: 403 second_factor_required
changePassword               | signed in
forgotPassword               | anyone
validatePasswordCode         | who holds the proof | without: 422 code_wrong
resetPassword                | who holds the proof | without: 422 code_wrong
getUserSettings              | signed in
updateUserSetting            | own of consumer A
updateQuietHours             | own of consumer A
unsubscribe                  | who holds the proof | without: 401 token_missing
openUnsubscribe              | who holds the proof | without: 404 link_not_valid
unsubscribeOneClick          | who holds the proof | without: 404 link_not_valid

# files
getUploadUrl                 | signed in
getDownloadUrl               | private file of breeder A
getFileUrl                   | private file of breeder A
deleteFile                   | own file of breeder A
deleteBreederFiles           | own of breeder A

# verification and shelters
getVerification              | breeders
submitVerification           | breeders
getShelterJoin               | anyone
addShelter                   | anyone

# staff
listVerifications            | moderators
decideVerification           | moderators
withdrawVerification         | moderators
inviteShelter                | moderators
getStaffQueues               | all staff
listUsers                    | staff for people
updateUserStatus             | admins
updateBreederTrust           | admins
listAuditEntries             | admins
listStaff                    | admins
inviteStaff                  | admins
withdrawStaffInvitation      | admins
changeStaffRank              | admins
removeStaff                  | admins
getStaffInvitation           | anyone
joinStaff                    | signed in | consumer B: 409 staff_join_refused | breeder A: 409 staff_join_refused | breeder B: 409 staff_join_refused | admin: 409 staff_join_refused
listOwedRefunds              | finance staff
getReconciliation            | finance staff
startReconciliation          | finance staff
attachFinding                | finance staff
refundFinding                | finance staff
keepFinding                  | finance staff
listMoneyApprovals           | finance staff
approveMoney                 | finance staff
refuseMoney                  | finance staff
listWaitingMoney             | finance staff
listWaitingPayouts           | finance staff
retryPayout                  | finance staff
settlePayout                 | finance staff
settleBalance                | finance staff
retryRefund                  | finance staff
settleRefund                 | finance staff
listListingsInReview         | moderators
decideListing                | moderators
listParentsInReview          | moderators
decideParent                 | moderators
listChangeRequests           | moderators
decideChangeRequest          | moderators
listClaimChanges             | moderators
decideClaimChange            | moderators
listOrders                   | staff for orders
getOrderStory                | staff for orders
listChargebacks              | finance staff
quoteOrderRefund             | finance staff
refundOrder                  | finance staff
getChargeback                | finance staff
addChargebackEvidence        | finance staff
submitChargebackEvidence     | finance staff
listDisputesToDecide         | finance staff
quoteDispute                 | finance staff
decideDispute                | finance staff
listDeliveries               | staff for orders
getStaffDelivery             | staff for orders
offerDelivery                | staff for orders
updateDelivery               | staff for orders
listDiscountCodes            | finance staff
addDiscountCode              | finance staff
updateDiscountCode           | finance staff
listStateRules               | admins
updateStateRule              | admins
listReports                  | moderators
decideReport                 | moderators
restoreReported              | moderators
listFraudCases               | staff for fraud
decideMoneyCase              | finance staff
decideListingCase            | moderators

# breeds, places, search, public pages
listBreeds                   | anyone
listBreedsAtRoot             | anyone
listAvailableBreeds          | anyone
matchBreeds                  | anyone
getBreed                     | anyone
getPlace                     | anyone
findNearestPlace             | anyone
searchPets                   | anyone
apiSearchPets                | anyone
searchPetsLean               | anyone
searchSpotlight              | anyone
mapPets                      | anyone
understandSearch             | anyone
suggestSearch                | anyone
listFeaturedPets             | anyone
listSitemapParts             | anyone
listSitemapPages             | anyone
apiListFeaturedPets          | anyone
getPet                       | anyone
apiGetPet                    | anyone
countView                    | anyone
countShare                   | anyone
listSoldPets                 | anyone
listSiblings                 | anyone
apiListSiblings              | anyone
apiListSiblingsByQuery       | anyone
listBreeders                 | anyone
getBreederProfile            | anyone
getSaleContract              | anyone
listParents                  | anyone
listReviews                  | anyone
getApplicationForm           | anyone
reportListing                | signed in
listAddOns                   | anyone
quoteOrder                   | anyone

# a breeder's program
getDashboardPreview          | breeders
apiGetDashboardPreview       | breeders
getBreederData               | breeders
getBreederDataAtRoot         | breeders
updateBreederProfile         | own of breeder A
apiUpdateBreederProfile      | breeders
withdrawClaimChange          | own of breeder A
answerClaimChange            | own of breeder A
changePremises               | breeders
updateSaleContract           | breeders
confirmSaleContract          | breeders
listOwnPets                  | breeders
apiListOwnPets               | breeders
getOwnPet                    | own of breeder A
saveListingDraft             | own of breeder A
apiSaveListingDraft          | own of breeder A
addListing                   | own of breeder A
apiAddListing                | own of breeder A
updateListing                | own of breeder A
apiUpdateListing             | own of breeder A
updateListingStatus          | own of breeder A
deleteListing                | own of breeder A
apiDeleteListing             | own of breeder A
apiDeleteListingByQuery      | own of breeder A
deleteListings               | own of breeder A
uploadPetVideo               | own of breeder A
apiUploadPetVideo            | own of breeder A
importListings               | breeders
listOwnParents               | breeders
apiListOwnParents            | breeders
addParent                    | breeders
apiAddParent                 | breeders
updateParent                 | own of breeder A
apiUpdateParent              | own of breeder A
deleteParent                 | own of breeder A
apiDeleteParent              | own of breeder A
listLitters                  | breeders
addLitter                    | breeders
updateLitter                 | own of breeder A
deleteLitter                 | own of breeder A
getOwnApplicationForm        | breeders
updateApplicationForm        | breeders
submitApplication            | consumers | breeder A: 403 own_pet
listApplications             | signed in
updateApplication            | between consumer A and breeder A

# reservations and payments
startReservation             | consumers | breeder A: 403 own_pet
apiStartReservation          | consumers | breeder A: 403 own_pet
saveReservationProgress      | purchase of consumer A
apiSaveReservationProgress   | purchase of consumer A
finalizeReservation          | purchase of consumer A
apiFinalizeReservation       | purchase of consumer A
listReservations             | consumers
apiListReservations          | consumers
getReservation               | purchase of consumer A
apiGetReservation            | purchase of consumer A
apiGetReservationByQuery     | purchase of consumer A
updateReservationStatus      | between consumer A and breeder A
apiUpdateReservationStatus   | between consumer A and breeder A
getAcceptedContract          | between consumer A and breeder A
getDelivery                  | between consumer A and breeder A
savePickUp                   | own of breeder A
openDeliveryLink             | who holds the proof | without: 404 link_not_valid
answerDelivery               | who holds the proof | without: 404 link_not_valid
getDeliveryUploadUrl         | who holds the proof | without: 404 link_not_valid
reportDelivery               | who holds the proof | without: 404 link_not_valid
getReceipt                   | between consumer A and breeder A | admin: ok | moderator: hidden | support: ok | finance: ok
completeReservation          | own of breeder A
apiCompleteReservation       | own of breeder A
listBreederReservations      | breeders
apiListBreederReservations   | breeders
getBreederReservation        | own of breeder A
createSetupIntent            | purchase of consumer A
createPaymentIntent          | purchase of consumer A
updatePaymentIntent          | purchase of consumer A
payBalance                   | purchase of consumer A
verifyAndFinalize            | purchase of consumer A
getIntentStatus              | own of consumer A
listPayments                 | signed in
receiveWebhook               | who holds the proof | without: 400 signature_invalid
listSavedCards               | signed in
keepCard                     | purchase of consumer A
removeSavedCard              | own of consumer A
quoteAddOns                  | purchase of consumer A
buyAddOns                    | purchase of consumer A
getAddOnOrder                | purchase of consumer A
quoteRefund                  | between consumer A and breeder A
openDispute                  | purchase of consumer A
listDisputes                 | signed in
replyDispute                 | between consumer A and breeder A
listPayouts                  | breeders
listOwnChargebacks           | breeders
addOwnChargebackEvidence     | own of breeder A
previewPrice                 | breeders
startPayoutOnboarding        | breeders | no factor: factor

# a breeder's figures
getBreederAnalytics          | own of breeder A
getSalesRevenue              | own of breeder A
getAvailableFunds            | own of breeder A
getPendingFunds              | own of breeder A
getPetsSold                  | own of breeder A
getAvgSellingPrice           | own of breeder A
getSalesGrowth               | own of breeder A
listTransactions             | own of breeder A
getYearlyStatement           | own of breeder A

# what breeders share with each other
listPosts                    | breeders
listPostsByTag               | breeders
listPostTags                 | breeders
listPostComments             | breeders
getPost                      | breeders
addPost                      | breeders
updatePost                   | own of breeder A
deletePost                   | own of breeder A
togglePostAnonymity          | own of breeder A
likePost                     | breeders
bookmarkPost                 | breeders
reportPost                   | breeders
addComment                   | breeders
updateComment                | own of breeder A
deleteComment                | own of breeder A
likeComment                  | breeders
addReply                     | breeders
updateReply                  | own of breeder A
deleteReply                  | own of breeder A
likeReply                    | breeders
findMatchingPets             | own of breeder A
createMatch                  | own of breeder A | Inactive: 422 parents_do_not_fit
listMatchesByBreeder         | own of breeder A
listMatchesByPet             | own of breeder A
updateMatch                  | own of breeder A

# what consumers keep, and what people write to each other
listFavourites               | consumers
listFavouriteIds             | consumers
addFavourite                 | consumers | breeder A: 403 own_pet
removeFavourite              | purchase of consumer A
listPetProfiles              | consumers
addPetProfile                | consumers
updatePetProfile             | purchase of consumer A
deletePetProfile             | purchase of consumer A
listSavedSearches            | consumers
saveSearch                   | consumers
deleteSavedSearch            | purchase of consumer A
updateSavedSearch            | purchase of consumer A
openSavedSearch              | purchase of consumer A
writeReview                  | purchase of consumer A
updateReview                 | purchase of consumer A
deleteReview                 | purchase of consumer A
reportReview                 | signed in
answerReview                 | own of breeder A
getReservationReview         | between consumer A and breeder A
joinWaitlist                 | signed in
listWaitlists                | signed in
leaveWaitlist                | between consumer A and breeder A
passWaitlist                 | own of consumer A
inviteWaitlist               | own of breeder A | Inactive: 409 pet_not_available
rejectWaitlist               | own of breeder A
listChats                    | signed in
sendMessage                  | between consumer A and breeder A
listMessages                 | between consumer A and breeder A
markChatRead                 | between consumer A and breeder A
blockChat                    | between consumer A and breeder A
reportChat                   | between consumer A and breeder A
findChat                     | signed in | breeder A: 403 own_pet
countUnreadMessages          | signed in
getChat                      | between consumer A and breeder A
tellTyping                   | between consumer A and breeder A
muteChat                     | between consumer A and breeder A
listQuickReplies             | breeders
saveQuickReply               | breeders
deleteQuickReply             | own of breeder A
addNotification              | signed in
updateNotification           | own of consumer A
listNotifications            | own of consumer A
markNotificationsRead        | own of consumer A
deleteNotification           | own of consumer A
authorizeChannel             | own of consumer A | consumer B: 403 channel_not_allowed | breeder A: 403 channel_not_allowed | breeder B: 403 channel_not_allowed | admin: 403 channel_not_allowed
askQuestion                  | anyone
askAboutTraining             | anyone
askSupport                   | anyone
`;

/**
 * Operations that need a verification code from the last 15 minutes: money, trust, state rules, and the
 * target of payouts.
 */
export const fresh: readonly string[] = [
  "addDiscountCode",
  "approveMoney",
  "attachFinding",
  "changeStaffRank",
  "decideDispute",
  "decideMoneyCase",
  "inviteStaff",
  "keepFinding",
  "listStaff",
  "refundFinding",
  "refundOrder",
  "refuseMoney",
  "removeStaff",
  "retryPayout",
  "retryRefund",
  "settleBalance",
  "settlePayout",
  "settleRefund",
  "startPayoutOnboarding",
  "submitChargebackEvidence",
  "updateBreederTrust",
  "updateDiscountCode",
  "updateStateRule",
  "withdrawStaffInvitation",
];

/** Routes with the same handler. Their decisions are identical for every actor. */
const DOORS = `
listBreeds              = listBreedsAtRoot
searchPets              = apiSearchPets
listFeaturedPets        = apiListFeaturedPets
getPet                  = apiGetPet
listSiblings            = apiListSiblings = apiListSiblingsByQuery
getDashboardPreview     = apiGetDashboardPreview
getBreederData          = getBreederDataAtRoot
listOwnPets             = apiListOwnPets
saveListingDraft        = apiSaveListingDraft
addListing              = apiAddListing
updateListing           = apiUpdateListing
deleteListing           = apiDeleteListing = apiDeleteListingByQuery
uploadPetVideo          = apiUploadPetVideo
listOwnParents          = apiListOwnParents
addParent               = apiAddParent
updateParent            = apiUpdateParent
deleteParent            = apiDeleteParent
startReservation        = apiStartReservation
saveReservationProgress = apiSaveReservationProgress
finalizeReservation     = apiFinalizeReservation
listReservations        = apiListReservations
getReservation          = apiGetReservation = apiGetReservationByQuery
updateReservationStatus = apiUpdateReservationStatus
completeReservation     = apiCompleteReservation
listBreederReservations = apiListBreederReservations
`;

/** Calls of the second family without a counterpart in the first. */
export const alone: readonly string[] = [
  "addShelter",
  "apiUpdateBreederProfile",
  "deleteBreederFiles",
  "deleteListings",
  "getFileUrl",
];

export type Owner = "consumer A" | "breeder A" | "admin";
export type Row = { rule: string; of: Owner; cells: Cells; without: string | undefined };

const words: Readonly<Record<string, string>> = {
  "sign in": "401 token_missing",
  expired: "401 token_expired",
  role: "403 wrong_role",
  suspended: "403 account_suspended",
  rank: "403 staff_rank",
  factor: "403 second_factor_required",
  hidden: "404 not_found",
};

const lines = (text: string): string[][] =>
  text.split("\n").filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.split("|").map((cell) => cell.trim()));

function readRules(): Map<string, Pick<Row, "of" | "cells">> {
  const [head = [], ...rows] = lines(RULES);
  return new Map(rows.map(([rule = "", of = "", ...cells]) => {
    const byActor = Object.fromEntries(cells.map((cell, i) => [head[i + 2], words[cell] ?? cell])) as Cells;
    if (!actors.every((actor) => byActor[actor])) throw new Error(`the rule "${rule}" lacks a cell`);
    return [rule, { of: of as Owner, cells: byActor }];
  }));
}

function readRows(): ReadonlyMap<string, Row> {
  const rules = readRules();
  const rows = new Map<string, Row>();
  for (const [id = "", name = "", ...changes] of lines(OPERATIONS)) {
    const rule = rules.get(name);
    if (!rule) throw new Error(`${id} names the rule "${name}", and there is none`);
    if (rows.has(id)) throw new Error(`${id} has two rows`);
    const cells: Cells & { without?: string } = { ...rule.cells };
    for (const change of changes) {
      const [actor = "", cell = ""] = change.split(":").map((part) => part.trim());
      if (actor !== "without" && !(actor in cells)) throw new Error(`${id} names "${actor}", who is nobody`);
      cells[actor as Actor] = words[cell] ?? cell;
    }
    const { without, ...rest } = cells;
    rows.set(id, { rule: name, of: rule.of, cells: rest, without });
  }
  return rows;
}

/** Expectations by operation id. */
export const table: ReadonlyMap<string, Row> = readRows();

/** Operations with several routes. Each list starts with the route of the first family. */
export const doors: readonly (readonly string[])[] = DOORS.trim().split("\n").map((line) =>
  line.split("=").map((id) => id.trim())
);
