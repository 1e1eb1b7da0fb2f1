import { countText } from "@hearthpaw/ui-kit";
import type { ReactNode } from "react";
import type { Wrap } from "../../../lib/language.ts";

export const changeCaseSummary = (
  { link, name, isVerified, createdAt }: {
    link: Wrap;
    name: ReactNode;
    isVerified: boolean;
    createdAt: ReactNode;
  },
) => (
  <>{link("Public page")} · {name}{isVerified ? " · verified" : " · not verified"} · requested {createdAt}</>
);
export const now = "Now";
export const requested = "Requested";
export const resolveChange = (petName: string) => `Resolve the change to ${petName}`;
export const accept = "Accept";
export const reject = "Reject";
export const nothing = "Nothing.";
export const noVideo = "No video.";
export const aVideoOf = (name: string) => `A video of ${name}`;
export const photos = (words: string) => `Photos: ${words}.`;
export const acceptInside = "accept";
export const rejectInside = "reject";
export const changes = "Changes";
export const listingChanges = "Listing changes";
export const changesToReview = "Changes to review";
export const allChanges = "All changes";
export const all = "All";
export const noChangesToReview = "No changes to review";
export const emptyChangesHint =
  "New photos, videos, names and descriptions of live listings will appear here, oldest first.";
export const rejectFor = ({ name, petName }: { name: string; petName: string }) =>
  `Reject ${name} for ${petName}?`;
export const acceptFlaggedQuestion = ({ name, petName }: { name: string; petName: string }) =>
  `Accept ${name} for ${petName}?`;
export const rejectChangeHint =
  "The listing doesn't change. The breeder gets an email with your reason, and can try again.";
export const breederReadsReason = "The seller will see this exactly as you write it.";
export const whatHappenedSoFar = "What happened so far";
export const unnamed = "Unnamed";
export const nameSubmitted = ({ name, submittedAt }: { name: string; submittedAt: ReactNode }) => (
  <>{name} · submitted {submittedAt}</>
);
export const ourLastMessage = (staffWords: string) => `Our last message (${staffWords}):`;
export const flag = "1 flag";
export const warningsCountFlags = (warningsCount: number) => `${warningsCount} flags`;
export const draftHasNoPage =
  "The breeder is still editing it, so you can't approve it and there's no page to show.";
export const inactiveHasNoPage = "The breeder's account isn't active, so there's no page to show.";
export const fieldByField = "Field by field";
export const resolveListing = (name: string) => `Resolve the listing of ${name}`;
export const breederUnverified = (name: string) =>
  `${name} isn't verified yet. Finish the verification first.`;
export const asBuyersWillSeeIt = "As buyers will see it";
export const shelter = "Shelter";
export const breeder = "Breeder";
export const verified = "Verified";
export const notVerified = "Not verified";
export const openVerifications = "Open verifications";
export const breederWithRating = (
  { cityAndState, memberSince, ratingAverage, ratingCount }: {
    cityAndState: string;
    memberSince: string;
    ratingAverage: number;
    ratingCount: number;
  },
) => `${cityAndState} · member since ${memberSince} · ${ratingAverage} (${countText(ratingCount, "review")})`;
export const breederWithoutRating = (
  { cityAndState, memberSince }: { cityAndState: string; memberSince: string },
) => `${cityAndState} · member since ${memberSince}`;
export const skipsReviewNow = "This breeder's listings skip review from now on.";
export const listings = "Listings";
export const listingsToReview = "Listings to review";
export const allListings = "All listings";
export const verbAnUnnamedListing = ({ verb, name }: { verb: string; name: string | null }) =>
  `${verb}: ${(name ?? "an unnamed listing")}`;
export const countFlags = (count: number) => `${count} flags`;
export const noFlags = "No flags";
export const approveTheListing = (name: string | null) => `Approve ${(name ?? "the listing")}?`;
export const approveListingHint = "Anyone can see it right away, and the breeder gets an email.";
export const cancel = "Cancel";
export const approve = "Approve";
export const noListingsToReview = "No listings to review";
export const nothingSetAside = "Nothing set aside";
export const emptyReviewHint = "Listings that breeders and shelters submit will appear here, oldest first.";
export const emptySetAsideHint =
  "Listings that our team set aside, without telling the breeder, will appear here.";
export const reasonMissing = "Enter a reason (a sentence or two).";
export const why = "Why?";
export const commonReasons = "Common reasons";
export const commonReasonsHint = "Common reasons, edit as you like";
export const namePhotoOf = (
  { name, index, imagesCount }: { name: string; index: number; imagesCount: number },
) => `${name}, photo ${index} of ${imagesCount}`;
export const noPhotos = "No photos.";
export const enlargeNew = ({ index, isNew }: { index: string; isNew: boolean }) =>
  `Enlarge: ${index}${isNew ? ", new" : ""}`;
export const newPhoto = "New";
export const previousPhoto = "Previous photo";
export const nextPhoto = "Next photo";
export const pictureViewerLabel = (title: string) => `${title}. Use the arrow keys to see the others.`;
export const verification = "Verification";
export const notVerifiedYet = "Not verified yet";
export const verificationUndecided =
  "Finish the verification first. Nothing by this breeder can go live until then.";
export const photosCheck = "Photos";
export const photo = "1 photo";
export const imagesCountPhotos = (imagesCount: number) => `${imagesCount} photos`;
export const tooFewPhotos = "Few photos. Buyers need to see the pet from more than one side.";
export const microchip = "Microchip";
export const yesAccordingToTheBreeder = "Yes, according to the breeder";
export const none = "None";
export const microchipNumberMissing = "The breeder says yes, but gives no number.";
export const registrationNumber = "Registration number";
export const notGiven = "Not given";
export const age = "Age";
export const noBirthDate = "No birth date";
export const theBirthDateIsMissing = "The birth date is missing.";
export const ageBeforeHome = ({ age, home }: { age: string; home: string }) =>
  `${age}, goes home from ${home}`;
export const goHomeDateTooEarly = ({ typed, weeks }: { typed: string; weeks: number }) =>
  `The go-home date ${typed} is before ${weeks} weeks of age.`;
export const price = "Price";
export const thePriceIsMissing = "The price is missing.";
export const theresNoFee = "There's no fee.";
export const usualPriceRange = (
  { count, lowCents, highCents }: { count: number; lowCents: string; highCents: string },
) => `Most others of this breed here (${count}) cost ${lowCents} to ${highCents}.`;
export const low = (others: string) => `Low: ${others}`;
export const high = (others: string) => `High: ${others}`;
export const parentsTests = "Parents' tests";
export const aRescueParentsUnknown = "A rescue: parents unknown";
export const noParentsNamed = "No parents named";
export const neitherParentIsListed = "Neither parent is listed.";
export const notKnown = "Not known";
export const parentTestCount = (
  { healthTestsCount, role }: { healthTestsCount: number; role: string },
) => `${healthTestsCount} of the ${role}`;
export const roleNotListed = (role: string) => `${role} not listed`;
export const nameThe = ({ name, role }: { name: string; role: string }) => `${name}, the ${role}`;
export const noHealthTestsOf = (untested: string) => `No health tests of ${untested}.`;
export const theIsntListed = (unnamed: string | undefined) => `The ${unnamed} isn't listed.`;
export const text = "Text";
export const word = "1 word";
export const lengthWords = (length: number) => `${length} words`;
export const itMayContain = (found: string) => `It may contain ${found}.`;
export const changeAlreadyClosed = "This change isn't open anymore";
export const changeClosedHint = (name: string) => `Someone else resolved it, or ${name} withdrew it.`;
export const changeAccepted = ({ petName, name }: { petName: string; name: string }) =>
  `${petName}, ${name}: accepted`;
export const changeRejected = ({ petName, name }: { petName: string; name: string }) =>
  `${petName}, ${name}: rejected`;
export const changeWasntRejected = (petName: string) => `The change to ${petName} wasn't rejected`;
export const nameDone = ({ name, done }: { name: string; done: string }) => `${name}: ${done}`;
export const theListingDidntChange = (name: string | null) => `${name ?? "The listing"} didn't change`;
export const changeWasntAccepted = (petName: string) => `The change to ${petName} wasn't accepted`;
export const theListing = "The listing";
export const theListingWasntApproved = (name: string | null) => `${(name ?? "The listing")} wasn't approved`;
export const nameIsntCompleteAnymore = (name: string) => `${name} isn't complete anymore`;
export const nameIsOnHold = (name: string) => `${name} is on hold`;
export const nameIsGone = (name: string) => `${name} is gone`;
export const theBreederDeletedTheListing = "The breeder deleted the listing.";
export const decidedElsewhere = "Someone else got to it first";
export const listingAlreadyResolved = (name: string) => `The listing of ${name} has already been resolved.`;
export const approved = "approved";
export const rejected = "rejected";
export const setAside = "Set aside";
export const setAsideInside = "set aside";
export const backToReview = "Back to review";
export const backInReview = "back in review";
export const takeDown = "Take down";
export const takenDown = "taken down";
export const onlyStaffReadThis = "Only staff read this.";
export const rejectListingHint =
  "The breeder gets an email with your reason, and can fix the listing and submit it again.";
export const photosWrongPet = "The photos show a different pet than the description. Use photos of this pet.";
export const coverShowsSeveralPets =
  "Several pets share the first photo. Start with a photo of this pet alone.";
export const photoHasContact = "A photo has a phone number, address or logo in it. Upload one without it.";
export const photosTooDark = "The photos are too dark or blurry to see the pet. Take them again in daylight.";
export const descriptionHasContact =
  "The description asks people to contact you or pay elsewhere. Take that out.";
export const birthDateMismatch = "The birth date doesn't match the age in the photos. Check it.";
export const setAsideHint =
  "The listing leaves this queue and stays hidden. The breeder isn't told and still sees “In Review”.";
export const awaitingVerification = "Waiting for the breeder's verification.";
export const documentsNeedSecondLook = "The health documents need a second look.";
export const photosMaybeCopied = "The photos may be from another site. Asked the breeder.";
export const backToReviewHint = "The listing goes to the end of the review queue. The breeder isn't told.";
export const theBreederIsVerifiedNow = "The breeder is verified now.";
export const theDocumentsCheckOut = "The documents check out.";
export const takeDownHint =
  "The listing is archived for good. No one sees it, and it can't be submitted again. The breeder gets an email with your reason.";
export const photosCopied = "The photos are from another site.";
export const thisPetIsAlreadyListed = "This pet is already listed.";
export const welfareRulesBroken = "Our animal welfare rules don't allow this listing.";
export const newPhotoUpload = "New Photo Upload";
export const newVideoUpload = "New Video Upload";
export const petName = "Pet Name";
export const petDescription = "Pet Description";
export const newPhotosWrongPet = "The new photos show a different pet. Use photos of this pet.";
export const newPhotosTooDark =
  "The new photos are too dark or blurry to see the pet. Take them again in daylight.";
export const videoWrongPet = "The video shows a different pet.";
export const videoHasContact = "The video shows a phone number, address or logo. Upload one without it.";
export const videoUnplayable = "The video doesn't play. Export it as MP4 and upload it again.";
export const nameHasExtras =
  "The name has more than a name in it. Put prices, breeds and offers in the description.";
export const nameNotPublic = "Use a name that's fine to say out loud in public.";
export const descriptionPriceMismatch =
  "The price in the description doesn't match the listing. Make them match.";
export const descriptionWrongPet = "The description is about a different pet.";
export const staff = "Staff";
export const hearthpaw = "Hearthpaw";
export const notApprovedInternal = "Not Approved - Internal";
export const rejectedState = "Rejected";
export const draftStarted = "Draft started";
export const inReview = "In review";
export const archived = "Archived";
