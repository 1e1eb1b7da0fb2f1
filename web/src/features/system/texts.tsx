import type { ReactNode } from "react";
import type { Charity } from "@hearthpaw/client";
import type { Wrap } from "../../lib/language.ts";
import { charityFacts, charityTerms } from "../../lib/texts.ts";

export const accessibility = "Accessibility";
export const accessibilityLead =
  "We want everyone to be able to find, reserve and bring home a pet here. Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.";
export const whatWeDo = "What we do";
export const keyboardAndZoom =
  "Pages are built to work with a keyboard alone, on a small phone, and when you zoom in.";
export const deviceSettingsFollowed =
  "Pages follow your device's settings for light or dark mode and for reduced motion.";
export const labelsAndErrors = "Form fields have labels, and errors say what to fix.";
export const readableWithoutScripts = "You can read public pages with JavaScript turned off.";
export const automatedChecks =
  "Before we release a change, automated accessibility tests check our pages in light and dark mode.";
export const knownLimitations = "Known limitations";
export const noOutsideAudit =
  "Nobody outside our team has audited the site. Automated tests don't find everything.";
export const videosWithoutCaptions =
  "Videos are uploaded by breeders, and most have no captions or descriptions.";
export const photoDescriptions =
  "Photos are described by the pet's name, breed and color. Breeders don't have to describe what else is in them.";
export const otherCompaniesPages =
  "We don't control pages that other companies run, such as a bank's confirmation page or a lender's site.";
export const tellUs = "Tell us";
export const reportBarrierContacts = (
  { supportPhone, supportEmail, link }: { supportPhone: string; supportEmail: ReactNode; link: Wrap },
) => (
  <>
    If something gets in your way, tell us the page and what happened. We can also search, reserve a pet or
    write to a breeder for you. Call {supportPhone}, email {supportEmail} or {link("write to us")}.
  </>
);
export const reportBarrierLink = (link: Wrap) => (
  <>
    If something gets in your way, tell us the page and what happened. We can also search, reserve a pet or
    write to a breeder for you. {link("Write to us")}.
  </>
);
export const findYourPet = "Find your pet";
export const findStepText =
  "Search by breed, place, price and what matters to you. Every listing is from a verified breeder or shelter, with the price and any health tests and parents on record.";
export const ask = "Ask";
export const askStepText =
  "Write to the breeder from the listing. Some breeders ask you a few questions first, too.";
export const reserve = "Reserve";
export const reserveStepText = (
  { depositCents, holdMinutes, serviceFeePercent }: {
    depositCents: string;
    holdMinutes: number;
    serviceFeePercent: number;
  },
) =>
  `Pay a ${depositCents} deposit or the full price. While you check out, we hold the pet for ${holdMinutes} minutes and the price can't change. You see the ${serviceFeePercent}% service fee, tax and delivery before you pay.`;
export const thinkItOver = "Think it over";
export const thinkItOverStepText = (
  { freeCancelHours, depositCents }: { freeCancelHours: number; depositCents: string },
) =>
  `You can cancel for a full refund within ${freeCancelHours} hours of paying. After that, up to ${depositCents} may not be refunded, also if you paid in full. It depends on your state's law and the seller's refund policy, and checkout shows the amount.`;
export const payTheBalance = "Pay the balance";
export const balanceStepText = (
  { balanceDaysBefore, balanceHoursAfterDeposit }: {
    balanceDaysBefore: number;
    balanceHoursAfterDeposit: number;
  },
) =>
  `It's due ${balanceDaysBefore} days before the go-home date, or ${balanceHoursAfterDeposit} hours after your deposit if that's later. We'll remind you.`;
export const bringYourPetHome = "Bring your pet home";
export const bringHomeStepText = (youngestWeeks: number) =>
  `Pick up your pet, or have it delivered if the breeder offers delivery. No pet goes home before it's ${youngestWeeks} weeks old. Confirm the hand-off in your account.`;
export const reportProblemStep = "Tell us if something is wrong";
export const reportProblemStepText = ({ reportDays, replyDays }: { reportDays: number; replyDays: number }) =>
  `You have ${reportDays} days after the hand-off to report a problem. The seller has ${replyDays} days to reply, and then our team resolves it.`;
export const getVerified = "Get verified";
export const verifyStepText =
  "Send a photo ID and photos of where your pets live. Our team reviews them before your first listing goes live.";
export const listYourPets = "List your pets";
export const listStepText =
  "Drafts are free, and so are listings. Our team reviews a listing before buyers see it, unless we know the seller well.";
export const answerAndApprove = "Answer and approve";
export const answerStepText =
  "Buyers write to you here. You can ask questions before a reservation, and keep a waitlist.";
export const handOffThePet = "Hand off the pet";
export const handOffStepText =
  "You hand over the pet only after it's paid in full. You both confirm the hand-off.";
export const getPaid = "Get paid";
export const payoutStepText = (
  { platformFeePercent, releaseHours, releaseDaysAlone }: {
    platformFeePercent: number;
    releaseHours: number;
    releaseDaysAlone: number;
  },
) =>
  `Your earnings, the price less our ${platformFeePercent}% fee, become available ${releaseHours} hours after you both confirm, or ${releaseDaysAlone} days after you complete the sale without the buyer's confirmation.`;
export const howItWorks = "How it works";
export const howItWorksLead = "From first look to hand-off, and where your money is along the way.";
export const forBuyers = "For buyers";
export const findAPet = "Find a pet";
export const forBreedersAndShelters = "For breeders and shelters";
export const sellOnHearthpaw = "Sell on Hearthpaw";
export const protectionAndHelpLinks = ({ protection, help }: { protection: Wrap; help: Wrap }) => (
  <>
    If something goes wrong, see {protection("Buyer protection")}. For other questions, see {help("Help")}.
  </>
);
export const partnerApi = "Partner API";
export const partnerApiLead =
  "Our website runs on one HTTP API, and your program can use it too: search for pets, read about breeds and breeders, or manage your own listings and reservations with your own account.";
export const theContract = "The contract";
export const apiDocumentLink = (link: Wrap) => (
  <>
    Every call, field, limit and error is described in one OpenAPI document at{" "}
    {link("/openapi.json")}. It's versioned: what's in it won't change until the version goes up.
  </>
);
export const goodToKnow = "Good to know";
export const apiAccountNeeded =
  "You don't need an account to search or to read about pets, breeds and breeders. For everything else, sign in to the account it belongs to.";
export const apiUnits = "Amounts are whole US cents. Times have a time zone.";
export const apiRateLimits =
  "Each call lists its rate limit. If you go over it, the response says when to try again.";
export const apiErrorCodes = "Errors have stable codes, so your program can tell them apart.";
export const severalListingsAtOnce = "Several listings at once";
export const csvImportLink = (link: Wrap) => (
  <>
    Breeders and shelters that keep their pets in another program can also{" "}
    {link("import a CSV file")}, without writing any code.
  </>
);
export const questions = "Questions";
export const emailOr = (supportEmail: ReactNode) => <>Email {supportEmail} or</>;
export const writeToUs = "write to us";
export const onlyIfAllowed = "Only if you allow it, and never on checkout pages:";
export const aboutAnalytics =
  "Google Analytics counts which kinds of pages are opened, with a cookie. It isn't told which pet you look at, what you search for or who you are, and it's not used for ads.";
export const aboutRecordings =
  "Sentry records what led to an error, and a small share of other visits. All text, photos and anything you type are hidden in the recording.";
export const reviewsWidgetExplained = (serviceName: string) =>
  `${serviceName} shows its reviews of us on the home page. It sees your IP address and may use cookies of its own.`;
export const privacy = "Privacy";
export const lastUpdated = (termsVersion: ReactNode) => <>Last updated {termsVersion}</>;
export const privacyLead =
  "We keep what it takes to bring a pet home safely, for as long as that takes, and we never sell it.";
export const whatWeKeep = "What we keep";
export const whatWeKeepText =
  "Your name, email address and, if you give it, phone number; your reservations with their contact and delivery details; your messages and settings. Breeders and shelters also give us an address and proof of identity. Only the people who check ID photos see them, and we delete them 90 days after the decision.";
export const payments = "Payments";
export const cardNumbersText =
  "Card numbers go straight to our payment provider. They never reach our servers.";
export const whoSeesWhat = "Who sees what";
export const whoSeesWhatText =
  "Anyone can see a breeder's name, city and state, never the street. A breeder sees who reserved a pet and the details they need for the hand-off. Phone numbers and addresses in messages stay hidden until there's a payment.";
export const inYourBrowser = "In your browser";
export const browserStorageText =
  "We store your session, your settings and any checkout you've started, and your favorites until you sign out, so that you can read them without a connection. If a page breaks, it sends us a report without your name or anything you typed.";
export const fraudChecksText =
  "To protect buyers, we compare what sellers leave with us: the bank account, ID photo, phone number and browser they use. We keep these only as keyed codes, for up to two years. Sellers get a cookie for this when they sign in, which holds a random number.";
export const liveChatExplained = (serviceName: string) =>
  `Live chat is run by ${serviceName} and loads only when you start a chat. ${serviceName} then sees your IP address, uses cookies of its own and keeps what you write.`;
export const yourChoices = "Your choices";
export const yourChoicesContact = (supportEmail: ReactNode) => (
  <>
    You can correct your details, choose which messages you get, download a copy of your data and close your
    account. We keep records of payments for as long as the law requires. Email {supportEmail}{" "}
    with any question.
  </>
);
export const yourChoicesText =
  "You can correct your details, choose which messages you get, download a copy of your data and close your account. We keep records of payments for as long as the law requires.";
export const onlyVerifiedSellers = "Only verified sellers";
export const verifiedSellersText =
  "Before a breeder's or shelter's pets are shown, our team reviews their ID and photos of where their pets live. If they fail a later review, we hide their listings.";
export const yourMoneyIsHeldSafely = "Your money is held safely";
export const heldMoneyText = (
  { releaseHours, releaseDaysAlone }: { releaseHours: number; releaseDaysAlone: number },
) =>
  `What you pay stays with us until the hand-off. The breeder or shelter is paid ${releaseHours} hours after you both confirm it, or ${releaseDaysAlone} days after they complete the sale without your confirmation.`;
export const thePriceYouSaw = "The price you saw";
export const lockedPriceText =
  "The pet's price is locked in when you start checkout. We keep the prices, the refund policy, the contract and the health guarantee you accept with your order, just as you saw them.";
export const oneBuyerForEachPet = "One buyer for each pet";
export const oneBuyerText =
  "Only one person can hold or reserve a pet at a time. If a payment ever arrives too late, we refund it in full.";
export const youCancelWithinHours = (freeCancelHours: number) =>
  `You change your mind within ${freeCancelHours} hours`;
export const youGetAFullRefund = "You get a full refund.";
export const youCancelAfterHours = (freeCancelHours: number) => `You cancel after ${freeCancelHours} hours`;
export const lateCancelRefund = (
  { depositCents, payInFullUpToCents }: { depositCents: string; payInFullUpToCents: string },
) =>
  `You get back the balance, delivery that hasn't started, add-ons that weren't delivered, any donation, and the sales tax on what's refunded. Up to ${depositCents} may not be refunded, whether you paid a deposit or in full: it depends on your state's law and the seller's policy. For pets at ${payInFullUpToCents} or less, which have no deposit, the policy applies to the full price. Checkout shows the amount before you pay, and you see it again before you confirm.`;
export const theBreederCancels = "The breeder cancels";
export const fullRefundWithFee = "You get a full refund, including our fee.";
export const theBreedersAccountIsSuspended = "The breeder's account is suspended";
export const suspendedBreederRefund = (freeCancelHours: number) =>
  `You can cancel your reservation for a full refund, even after ${freeCancelHours} hours.`;
export const yourPetIsntAsPromised = "Your pet isn't as promised";
export const notAsPromisedHelp = (reportDays: number) =>
  `Report it on your reservation within ${reportDays} days of the hand-off. If the breeder hasn't been paid, their earnings are put on hold. You and the breeder both send what you have, and our team resolves it.`;
export const yourPetIsIll = "Your pet is sick";
export const illnessHelp =
  "The breeder's health guarantee says what they owe you. You accepted it before paying, and it's with your reservation. See a veterinarian first, then report it to us.";
export const youDontRecognizeAPayment = "You don't recognize a payment";
export const unknownPaymentHelp =
  "Contact us right away. Your bank can also dispute it. We put the money on hold until it's resolved.";
export const buyerProtection = "Buyer protection";
export const protectionLead =
  "It comes with everything you pay for on Hearthpaw. It doesn't cover money you send any other way.";
export const whatHappensIf = "What happens if…";
export const whatItDoesntCover = "What it doesn't cover";
export const notCoveredText = (reportDays: number) =>
  `Payments outside Hearthpaw, problems reported more than ${reportDays} days after the hand-off, and illnesses or injuries that began after it, unless the seller's health guarantee covers them. This doesn't limit your rights under your state's law.`;
export const termsLink = (link: Wrap) => <>The details are in our {link("terms")}.</>;
export const myReservations = "My reservations";
export const contactUs = "Contact us";
export const terms = "Terms";
export const termsMarketplace =
  "Hearthpaw is a marketplace where breeders and shelters list pets, and people find and reserve them. The sale itself is a contract between the buyer and the breeder or shelter. We check who lists, hold the payment and step in when something goes wrong.";
export const holdsAndReservations = "Holds and reservations";
export const termsHolds = (
  { holdMinutes, holdMinutesExtended }: { holdMinutes: number; holdMinutesExtended: number },
) =>
  `When you start checkout, we hold the pet for you for ${holdMinutes} minutes, which can be extended once to ${holdMinutesExtended}, and the price doesn't change. You have a reservation as soon as you've paid the deposit or the full price. Only one person can hold or reserve a pet at a time.`;
export const whatItCosts = "What it costs";
export const termsCosts = (
  { serviceFeePercent, platformFeePercent }: { serviceFeePercent: number; platformFeePercent: number },
) =>
  `The order shows every line before you pay: the pet, add-ons, delivery, tax, and a ${serviceFeePercent}% service fee. Breeders and shelters pay us ${platformFeePercent}% of the pet's price.`;
export const termsDonation = (charity: Charity, link: Wrap) => (
  <>
    A donation at checkout is optional. 100% of it goes to {link(charity.name)}, an independent charity (
    {charityFacts(charity)}). {charityTerms(charity)}
  </>
);
export const ifPlansChange = "If plans change";
export const termsRefunds = (
  { freeCancelHours, depositCents, payInFullUpToCents }: {
    freeCancelHours: number;
    depositCents: string;
    payInFullUpToCents: string;
  },
) =>
  `If the breeder or shelter cancels, you get a full refund. If you cancel within ${freeCancelHours} hours of your first payment, you get a full refund too. After that, we always refund the balance, delivery that hasn't started, add-ons that weren't delivered, any donation, and the sales tax on what we refund. How much of the deposit you get back, and of our service fee on it, depends on your state's law and on the policy the seller's page showed when you reserved. If you paid in full, the part of the price that the ${depositCents} deposit would have covered is treated as the deposit. Pets at ${payInFullUpToCents} or less have no deposit, so the policy applies to the full price.`;
export const balanceAndHandOff = "Balance and hand-off";
export const termsBalance = (
  { balanceDaysBefore, balanceHoursAfterDeposit, balanceGraceDays, youngestWeeks }: {
    balanceDaysBefore: number;
    balanceHoursAfterDeposit: number;
    balanceGraceDays: number;
    youngestWeeks: number;
  },
) =>
  `The balance is due ${balanceDaysBefore} days before the go-home date, or ${balanceHoursAfterDeposit} hours after your deposit if that's later. If it's more than ${balanceGraceDays} days late, the breeder may cancel the reservation. We'll treat it as your cancellation, and the refund policy applies. No pet is handed over before ${youngestWeeks} weeks of age.`;
export const termsHandOff = (
  { reportDays, releaseHours, releaseDaysAlone }: {
    reportDays: number;
    releaseHours: number;
    releaseDaysAlone: number;
  },
) =>
  `You have ${reportDays} days after the hand-off to tell us if something isn't as promised. The breeder or shelter is paid ${releaseHours} hours after you've both confirmed the hand-off, or ${releaseDaysAlone} days after they complete the sale without your confirmation. If you report a problem before then, the money is on hold until it's resolved.`;
export const listing = "Listing";
export const termsListing =
  "If you list a pet, you must own it or act for its owner, describe it truthfully, use photos of that pet, keep its health records, and follow the laws of the states it's sold from and to. We review listings and may take them down.";
export const accounts = "Accounts";
export const termsAccounts =
  "An account belongs to one adult. Payments and arrangements stay on Hearthpaw, where they're protected. We may suspend an account that deceives people or puts pets at risk, and we'll say why.";
export const termsContact = (
  { supportPhone, supportEmail }: { supportPhone: string; supportEmail: ReactNode },
) => (
  <>
    Call {supportPhone} or email {supportEmail}. Nothing here takes away your rights under your state's law.
  </>
);
export const termsContactInFooter =
  "Our phone number and email are at the bottom of every page. Nothing here takes away your rights under your state's law.";
export const whatChanged = "What changed";
export const sinceDay = ({ day, summary }: { day: string; summary: string }) => `${day}: ${summary}`;
