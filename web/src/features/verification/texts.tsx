import type { ReactNode } from "react";
import type { Wrap } from "../../lib/language.ts";

export const createAnAccount = "Create an account";
export const accountStepText = "Your name, the name of your program (kennel or cattery), and your ZIP code.";
export const confirmYourEmail = "Confirm your email";
export const confirmStepText = "We'll email you a link.";
export const verifyYourIdentity = "Verify your identity";
export const verifyStepText = "Take a few photos with your phone. Our team reviews them.";
export const listYourPets = "List your pets";
export const listStepText = "Your page and listings show the verified badge.";
export const costToJoin = "to join, to list, and each month";
export const costPerSale = "of the price, when a pet is sold";
export const youngestWeeksWeeks = (youngestWeeks: number) => `${youngestWeeks} weeks`;
export const minimumAgeToGoHome = "minimum age to go home";
export const yourIdBothSides = "Your ID, both sides";
export const idExplained = (identityDays: number) =>
  `A driver's license, state ID or passport card of the person who runs the program. Only our team sees it, and we delete the photos ${identityDays} days after the decision.`;
export const whereYourPetsLive = "Where your pets live";
export const homePhotosExplained =
  "One to five photos of where litters are raised, as it looks on an ordinary day.";
export const registrationOptional = "Your registration, if you have one";
export const registrationExplained =
  "A USDA or state license, or a kennel registration. Small home breeders often don't need one, and are just as welcome.";
export const honestListings = "Honest listings";
export const honestListingsExplained =
  "Your own photos, the real age, and the health tests that were done. No pet goes home before eight weeks.";
export const paidBeforeTheHandOff = "Paid before the hand-off";
export const prepaymentExplained =
  "We collect the full price before a pet leaves your care. No checks, no cash at the door.";
export const oneBuyerAtATime = "One buyer at a time";
export const oneBuyerExplained =
  "While someone is checking out, no one else can reserve the same pet, and unpaid holds end automatically.";
export const yourDepositPolicy = "Your deposit policy";
export const depositPolicyExplained = (freeCancelHours: number) =>
  `You decide how much of the deposit to refund after ${freeCancelHours} hours: all, half or none, as state law allows.`;
export const aContractFromDayOne = "A contract from day one";
export const contractExplained =
  "Every buyer accepts your sale contract and health guarantee before paying. We wrote both for you to start from. You read them, change what you like and confirm them before your first listing.";
export const yourAddressStaysPrivate = "Your address stays private";
export const addressPrivacyExplained = "Your page shows only your city and state.";
export const helpWithDisputes = "Help with disputes";
export const disputesExplained = (replyDays: number) =>
  `If a buyer reports a problem, you have ${replyDays} days to reply before our team resolves it.`;
export const breederPageHeading = "Good homes for the pets you raise";
export const breederPageLead =
  "List your litters where people are looking for them. No listing fees, no monthly fees, and the full price is paid before a pet leaves your care.";
export const howToGetStarted = "How to get started";
export const whatWeAskOfYou = "What we ask of you";
export const whatItCosts = "What it costs";
export const howWeProtectYou = "How we protect you";
export const readyToStart = "Ready to start?";
export const continueMyVerification = "Continue my verification";
export const myDashboard = "My dashboard";
export const separateAccountNamed = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `You're signed in as ${firstName} ${lastName}. To sell, you need a separate account with another email address. You can also save pets, message breeders and reserve with it.`;
export const separateAccountNeeded =
  "You're signed in. To sell, you need a separate account with another email address. You can also save pets, message breeders and reserve with it.";
export const signOutToCreateIt = "Sign out to create it";
export const createABreederAccount = "Create a breeder account";
export const shelterJoinLink = (link: Wrap) => <>A shelter or rescue? {link("Join as a shelter")}</>;
export const aPuppyFor = (priceCents: string) => `A puppy for ${priceCents}`;
export const puppyPrice = "Puppy price";
export const platformFeeRow = (platformFeePercent: number) => `Our fee, ${platformFeePercent}% of the price`;
export const youReceive = "Your earnings";
export const feesExplained = (
  { platformFeePercent, serviceFeePercent, serviceFeeCents }: {
    platformFeePercent: number;
    serviceFeePercent: number;
    serviceFeeCents: string;
  },
) =>
  `We keep ${platformFeePercent}% of the pet's price when it's sold, and nothing before. The buyer pays a ${serviceFeePercent}% service fee on top (${serviceFeeCents} here) and sees it before paying.`;
export const payoutExplained = (
  { releaseHours, releaseDaysAlone }: { releaseHours: number; releaseDaysAlone: number },
) =>
  `Your earnings become available ${releaseHours} hours after you and the buyer both confirm the hand-off. If the buyer doesn't confirm, it's ${releaseDaysAlone} days from the day you complete the sale. If a buyer reports a problem, your earnings from that sale are on hold until it's resolved.`;
export const cancellationExplained =
  "If you cancel, the buyer gets a full refund and we keep nothing. If you offer your own discount, our fee is based on the lower price.";
export const publicPageSubmitted = ({ link, submittedAt }: { link: Wrap; submittedAt: ReactNode }) => (
  <>{link("Public page")} · Submitted {submittedAt}</>
);
export const publicPage = (link: Wrap) => <>{link("Public page")} ·</>;
export const submitted = (submittedAt: ReactNode) => <>Submitted {submittedAt}</>;
export const ourLastMessage = "Our last message:";
export const documents = "Documents";
export const idPhotosDeleted = "The ID photos were deleted 90 days after the decision.";
export const accountDetails = "Account details";
export const resolveVerification = (breederName: string) => `Resolve the verification of ${breederName}`;
export const approve = "Approve";
export const requestMoreInfo = "Request more info";
export const reject = "Reject";
export const startReview = "Start review";
export const decidedAllDecisions = ({ decidedAt, link }: { decidedAt: string; link: Wrap }) => (
  <>Resolved {decidedAt}. {link("All decisions")}</>
);
export const whatHappenedSoFar = "What happened so far";
export const nameOnTheAccount = "Name on the account";
export const nameMatchHint = "Must match the ID.";
export const sellerType = "Type";
export const shelterOrRescue = "Shelter or rescue";
export const breeder = "Breeder";
export const location = "Location";
export const registration = "Registration";
export const license = "License";
export const notGiven = "Not given";
export const website = "Website";
export const breedingSince = "Breeding since";
export const memberSince = "Member since";
export const approveExplained =
  "The verified badge appears on their page and every listing right away. The breeder gets an email.";
export const moreInfoExplained = "The breeder gets an email with your message, and can submit again.";
export const sendRequest = "Send request";
export const reasonIdUnreadable =
  "We can't read the back of the ID. Take it again in daylight, without flash.";
export const reasonNameMismatch =
  "The name on the ID doesn't match the account. Tell us why, or use the ID of the person who runs the program.";
export const reasonHomeNotShown =
  "We can't see where your pets live. Add photos of the whole room or kennel.";
export const reasonIdExpired = "The ID has expired. Use a valid one.";
export const rejectExplained = "The breeder gets an email with your reason. They can submit new documents.";
export const reasonFakeId = "The photos aren't of a real ID.";
export const reasonOthersPhotos = "The photos show another kennel, or are from another site.";
export const cancel = "Cancel";
export const reasonMissing = "Enter what's needed, so the breeder knows what to do.";
export const whatsMissing = "What's missing?";
export const why = "Why?";
export const reasonHint = "The breeder will see this exactly as you write it.";
export const commonReasons = "Common reasons";
export const weReceivedYourDocuments = "We received your documents";
export const documentsReceivedText = "We'll email you when we've reviewed them.";
export const weKeptYourPhotos = "We kept your photos.";
export const yourPhotosAreStillUploading = "Your photos are still uploading.";
export const submitAgain = "Submit again";
export const submitDocuments = "Submit documents";
export const documentsPrivacyNote =
  "Only our team sees these. We delete your ID photos 90 days after the decision.";
export const idFrontMissing = "Add a photo of the front of your ID.";
export const idBackMissing = "Add a photo of the back of your ID.";
export const homePhotoMissing = "Add a photo of where your pets live.";
export const uploadFailed = "One of these didn't upload. Try again, or remove it.";
export const enterTheSheltersName = "Enter the shelter's name.";
export const invitationSent = "Invitation sent";
export const invitationValidity = (to: string) => `${to} has 14 days to use it.`;
export const inviteAShelter = "Invite a shelter";
export const inviteExplained =
  "We'll email a link that works once. It opens the sign-up form with what you enter here.";
export const sendInvitation = "Send invitation";
export const shelterName = "Shelter name";
export const emailAddress = "Email address";
export const state = "State";
export const notKnown = "Not known";
export const termsLoadFailed = "We couldn't load the terms. Check your connection and try again.";
export const joinAsAShelter = "Join as a shelter";
export const signInLink = (link: Wrap) => <>Already have an account? {link("Sign in")}</>;
export const yourShelter = "Your shelter";
export const name = "Name";
export const ein = "EIN";
export const einHint = "Your nonprofit's tax ID. We look it up, and adopters see it.";
export const accountContact = "Account contact";
export const firstName = "First name";
export const lastName = "Last name";
export const password = "Password";
export const acceptTermsDated = (
  { terms, privacy, termsVersion }: { terms: Wrap; privacy: Wrap; termsVersion: string },
) => (
  <>
    I'm 18 or older, and I accept the {terms("terms")} and the {privacy("privacy notice")} of {termsVersion}
  </>
);
export const acceptTerms = ({ terms, privacy }: { terms: Wrap; privacy: Wrap }) => (
  <>I'm 18 or older, and I accept the {terms("terms")} and the {privacy("privacy notice")}</>
);
export const shelterJoinLead =
  "Shelters and rescues list their dogs and cats here. You set your own adoption fee, we verify you, and families find you in the same search as every breeder.";
export const yourInvitationStillWorks = "Your invitation still works.";
export const welcome = (name: string) => `Welcome${name}`;
export const invitationPrefilled =
  "Your invitation is valid. We filled in what we know. Change anything that isn't right.";
export const thisInvitationWasAlreadyUsed = "This invitation was already used";
export const signIn = "Sign in";
export const joinWithoutIt = "Join without it";
export const invitationUsedHelp =
  "Someone joined with it, or a newer one replaced it. If that was you, sign in. Otherwise, open our latest email or join without an invitation.";
export const invitationExpired = "This invitation has expired";
export const invitationExpiredHelp =
  "Invitations work for 14 days. You can still join; you'll just fill in all the fields yourself.";
export const yourProgramHasAnAccount = (programName: string | undefined) =>
  `${(programName ?? "Your program")} has an account`;
export const openMyDashboard = "Open my dashboard";
export const addAnotherShelterHint =
  "You're signed in with it. To add another shelter, sign out first and create a separate account.";
export const shelterAccountNeeded = "A shelter needs its own account";
export const signOut = "Sign out";
export const signOutToJoinNamed = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `You're signed in as ${firstName} ${lastName}. Sign out, then join with the shelter's email.`;
export const signOutToJoin = "You're signed in as yourself. Sign out, then join with the shelter's email.";
export const yourVerification = "Your verification";
export const verification = "Verification";
export const nextSteps = "Next steps";
export const takePhotosLead = (isShelter: boolean) =>
  `Take these photos with your phone, and our team will review them. You can save drafts in the meantime. Your page and your pets go live once ${
    isShelter ? "your shelter" : "your program"
  } is verified.`;
export const reviewPendingNote =
  "We'll email you our decision. You can submit listings now; they go live once you're verified.";
export const wereReviewingYourDocuments = "We're reviewing your documents";
export const weNeedALittleMore = "We need a little more";
export const moreInfoHelp = "Replace what we asked for, then submit again. We keep everything else.";
export const weCouldntVerifyYou = "We couldn't verify you";
export const rejectedHelp =
  "Your page and your pets are hidden until you're verified. Submit new documents below. If you think we got this wrong, contact us: our number is at the bottom of the page.";
export const youreVerified = "You're verified";
export const verifiedSince = (decidedAt: ReactNode) => (
  <>Since {decidedAt}. Buyers see the verified badge on your page and on every listing.</>
);
export const verifiedBadgeNote = "Buyers see the verified badge on your page and on every listing.";
export const viewMyPage = "View my page";
export const whatYouSubmitted = "What you submitted";
export const idDeletionDated = (
  { identityFrontCount, identityDeletedAt, link }: {
    identityFrontCount: number;
    identityDeletedAt: string;
    link: Wrap;
  },
) => (
  <>
    {identityFrontCount === 0
      ? "We deleted your ID photos."
      : `We'll delete your ID photos 90 days after the decision, on ${identityDeletedAt}.`}{" "}
    {link("Privacy notice")}
  </>
);
export const idDeletionNote = (
  { identityFrontCount, link }: { identityFrontCount: number; link: Wrap },
) => (
  <>
    {identityFrontCount === 0
      ? "We deleted your ID photos."
      : "We delete your ID photos 90 days after the decision."} {link("Privacy notice")}
  </>
);
export const documentsSubmitted = "Documents submitted";
export const submitYourDocuments = "Submit your documents";
export const moreInfoRequested = "More info requested";
export const notApproved = "Not approved";
export const weReviewThem = "We review them";
export const submitAgainHint = "Submit again, and we'll pick up where we left off.";
export const verified = "Verified";
export const waiting = "Waiting";
export const approved = "Approved";
export const rejected = "Rejected";
export const approveInside = "approve";
export const requestMoreInfoInside = "request more info";
export const rejectInside = "reject";
export const startReviewInside = "start review";
export const verifications = "Verifications";
export const cases = "Cases";
export const allCases = "All cases";
export const nothingToReview = "Nothing to review";
export const nothingHere = "Nothing here";
export const waitingEmptyHint = "Breeders and shelters who submit documents will appear here, oldest first.";
export const resolvedCasesWillAppearHere = "Resolved cases will appear here.";
export const shelterNameMissing = "Enter the shelter or rescue's name.";
export const einInvalid = "Enter the EIN, nine digits such as 93-1187420.";
export const websiteInvalid = "Enter an address such as bentonhaven.org, or leave it out.";
export const zipInvalid = "Enter a five-digit ZIP code.";
export const enterYourFirstName = "Enter your first name.";
export const enterYourLastName = "Enter your last name.";
export const acceptTheTermsToJoin = "Accept the terms to join.";
export const inReview = "in review";
export const waitingForMoreInfo = "waiting for more info";
export const decidedElsewhere = "Someone else got to it first";
export const nameDone = ({ name, done }: { name: string; done: string }) => `${name}: ${done}`;
export const nameDidntChange = (name: string) => `${name} didn't change`;
export const alreadyResolved = (breederName: string) =>
  `The verification of ${breederName} has already been resolved.`;
export const notStarted = "Not started";
export const submittedState = "Submitted";
export const inReviewState = "In review";
export const idFront = "ID, front";
export const idFrontHint =
  "Driver's license, state ID or passport card. Show all four corners, with nothing covered.";
export const idBack = "ID, back";
export const idBackHint = "The other side of the same ID.";
export const homePhotosHint =
  "One to five photos: where litters are raised, where they play, where they sleep.";
export const registrationHint =
  "A license, kennel registration or nonprofit documents, if you have them. Photos or a PDF.";
export const nameOf = ({ name, index, fileCount }: { name: string; index: number; fileCount: number }) =>
  `${name}, ${index} of ${fileCount}`;
