import type { ReactNode } from "react";
import type { Charity, Company, Recipient } from "@hearthpaw/client";
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
  "No one outside our team has audited the site. Automated tests don't find everything.";
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
    message a breeder for you. Call {supportPhone}, email {supportEmail} or {link("contact us")}.
  </>
);
export const reportBarrierLink = (link: Wrap) => (
  <>
    If something gets in your way, tell us the page and what happened. We can also search, reserve a pet or
    message a breeder for you. {link("Contact us")}.
  </>
);
export const findYourPet = "Find your pet";
export const findStepText =
  "Search by breed, place, price and what matters to you. Every listing is from a verified breeder or shelter, with the price and any health tests and parents on record.";
export const ask = "Ask";
export const askStepText =
  "Message the breeder or shelter from the listing. Some ask you a few questions first, too.";
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
  `Pick up your pet, or choose delivery if the seller offers it. No pet goes home before ${youngestWeeks} weeks of age. Confirm the hand-off in your account.`;
export const reportProblemStep = "Tell us if something is wrong";
export const reportProblemStepText = ({ reportDays, replyDays }: { reportDays: number; replyDays: number }) =>
  `You have ${reportDays} days after the hand-off to report a problem. The seller has ${replyDays} days to reply, and then our team resolves it.`;
export const getVerified = "Get verified";
export const verifyStepText =
  "Send a photo ID and photos of where your pets live. Our team reviews them before your first listing goes live.";
export const listYourPets = "List your pets";
export const listStepText =
  "Drafts are free, and so are listings. Our team reviews a listing before buyers see it, except for sellers with a strong record here.";
export const answerAndApprove = "Reply and approve";
export const answerStepText =
  "Buyers message you here. You can ask questions before a reservation, and keep a waitlist.";
export const handOffThePet = "Hand off the pet";
export const handOffStepText =
  "You hand over the pet only after the price is paid in full. You both confirm the hand-off.";
export const getPaid = "Get paid";
export const payoutStepText = (
  { platformFeePercent, releaseHours, releaseDaysAlone }: {
    platformFeePercent: number;
    releaseHours: number;
    releaseDaysAlone: number;
  },
) =>
  `Your earnings, the price less our ${platformFeePercent}% fee, become available ${releaseHours} hours after you both confirm, or ${releaseDaysAlone} days after you complete it without the buyer's confirmation.`;
export const howItWorks = "How it works";
export const howItWorksLead = "From first look to hand-off, and where your money is along the way.";
export const forBuyers = "For buyers";
export const findAPet = "Find a pet";
export const forBreedersAndShelters = "For breeders and shelters";
export const listPetsOnHearthpaw = "List pets on Hearthpaw";
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
export const contactUsInside = "contact us";
export const onlyIfAllowed = "Only if you allow it, and never on checkout pages:";
export const aboutAnalytics =
  "Google Analytics counts which kinds of pages are opened, with a cookie. It isn't told which pet you look at, what you search for or who you are, and it's not used for ads.";
export const aboutRecordings =
  "Sentry records what led to an error, and a small share of other visits. All text, photos and anything you type are hidden in the recording.";
export const reviewsWidgetExplained = (serviceName: string) =>
  `${serviceName} shows its reviews of us on the home page. It sees your IP address and may use cookies of its own.`;
export const privacyNotice = "Privacy notice";
export const lastUpdated = (termsVersion: ReactNode) => <>Last updated {termsVersion}</>;
export const privacyLead =
  "We keep what it takes to bring a pet home safely, for as long as that takes. We don't sell personal information, and we don't share it for ads that follow you across sites.";
export const privacyCompany = ({ name, postalAddress }: Company) =>
  `${name} (${postalAddress}) runs Hearthpaw and is responsible for what this notice describes. It covers everyone who uses the site, with or without an account.`;
export const whatWeCollect = "What we collect, why, and for how long";
export const purposeLabel = "Why";
export const sourceLabel = "Where it comes from";
export const recipientsLabel = "Who gets it";
export const retentionLabel = "How long we keep it";
/** Categories of personal information, as the California Consumer Privacy Act groups them. */
export const categories: readonly {
  title: string;
  what: string;
  source: string;
  purpose: string;
  recipients: string;
  retention: string;
}[] = [
  {
    title: "Name and contact details",
    what: "Your name, email address, phone number and ZIP code, and the address for a delivery or a bill.",
    source: "You, or the service you sign in with.",
    purpose: "To run your account, reach you, and arrange the hand-off.",
    recipients:
      "The other side of a reservation once a payment is made, and the companies that carry our emails and texts.",
    retention:
      "Until you close your account. With a payment, seven years longer, for tax and legal purposes.",
  },
  {
    title: "Reservations and payments",
    what:
      "What you reserve, buy, sell or adopt, the contracts you accept, and amounts, dates and the last four digits of a card. Full card numbers go straight to our payment provider and never reach our servers.",
    source: "You, and our payment provider.",
    purpose: "To carry out the sale or adoption, refunds, taxes and disputes.",
    recipients:
      "The other side of the reservation, our payment provider, and a bank that questions a payment.",
    retention: "Seven years after you close your account. The amounts in our books stay, without your name.",
  },
  {
    title: "Messages, reviews, applications and posts",
    what: "What you write to others on Hearthpaw, with its photos.",
    source: "You.",
    purpose: "To deliver it, to hide contact details until there's a payment, and to handle reports.",
    recipients:
      "The people you write to. Reviews are public. Our team reads messages only after a report, and each reading is recorded.",
    retention:
      "Until you delete it or close your account. Messages stay for the other side until both accounts are closed; star ratings stay without your name.",
  },
  {
    title: "Photos of an ID and of a home",
    what: "A breeder's or shelter's government ID, photos of where their pets live, and any license.",
    source: "Breeders and shelters.",
    purpose: "To verify who lists pets.",
    recipients: "Only the people on our team who review them. Each reading is recorded.",
    retention:
      "ID photos are deleted 90 days after the decision, the others with the account. A license stays with the records of sales.",
  },
  {
    title: "Bank details of sellers",
    what: "What is needed to pay out earnings and to report them for taxes.",
    source: "Breeders and shelters.",
    purpose: "To pay them.",
    recipients: "Our payment provider, which collects most of it directly.",
    retention: "Our payment provider keeps them. We keep its reference with the payment records.",
  },
  {
    title: "Device, sign-in and security data",
    what:
      "Your IP address, browser and device type, sign-in times, wrong passwords, and the list of devices in your settings.",
    source: "Your browser.",
    purpose: "To keep you signed in, to find abuse, and to fix errors.",
    recipients: "Our hosting provider, and our error service where one is used.",
    retention: "30 days after a session ends. A record of our team's decisions is kept, without your words.",
  },
  {
    title: "Traces that show fraud",
    what:
      "Keyed codes of the bank account, ID photo, phone number and browser that sellers use. They can be compared, but not turned back.",
    source: "Breeders and shelters, and a cookie with a random number that they get when they sign in.",
    purpose: "To find people who return under another name.",
    recipients: "Only our team.",
    retention: "Two years after they were last seen, even if the account is closed.",
  },
  {
    title: "Approximate location",
    what:
      "A ZIP code, or your browser's location rounded to about half a mile, if you ask for pets near you.",
    source: "You, or your device with your permission.",
    purpose: "To show distances and pets that can travel to you.",
    recipients: "No one.",
    retention: "We don't keep it. Your browser keeps the ZIP code until you press Forget.",
  },
  {
    title: "Searches, favorites and settings",
    what: "Pets and searches you save, waitlists, notifications, and which messages you want.",
    source: "You.",
    purpose: "To show and send you what you asked for.",
    recipients: "A breeder sees that you joined their waitlist. No one else sees these.",
    retention:
      "Until you delete them or close your account. Read notifications are deleted after 90 days, others after a year.",
  },
];
export const companiesThatWorkForUs = "Companies that work for us";
export const companiesLead =
  "Each gets only what its work takes, and may use it for nothing else of its own. Our hosting provider runs our servers. We also use:";
export const recipientWords: Readonly<Record<Recipient, string>> = {
  stripe: "Stripe, for payments, payouts and refunds.",
  mail: "An email provider, to deliver our emails.",
  storage: "A storage provider, to keep photos, videos and documents.",
  twilio: "Twilio, to deliver texts and calls you asked for.",
  pusher: "Pusher, to update open pages. It gets no words of yours.",
  sentry: "Sentry, to tell us about errors and slow pages.",
  "google-analytics": "Google Analytics, to count page visits, only if you allow it.",
  crisp: "Crisp, for the live chat, only once you start it.",
  trustpilot: "Trustpilot, for reviews of us on the home page, only if you allow it.",
  "map-tiles":
    "The provider of our map, which sees the parts of the country that you look at, once you open the map.",
  google:
    "Google, if you sign in with it. It learns that you use Hearthpaw, and tells us your name and email address.",
  facebook:
    "Facebook, if you sign in with it. It learns that you use Hearthpaw, and tells us your name and email address.",
};
export const otherDisclosures =
  "We also give information to authorities if the law requires it, and to the buyer of our company if it is ever sold, under the promises of this notice.";
export const whoSeesWhat = "Who sees what";
export const whoSeesWhatText =
  "Anyone can see a breeder's name, city and state, never the street. A breeder sees who reserved a pet and the details they need for the hand-off. Phone numbers and addresses in messages stay hidden until there's a payment.";
export const inYourBrowser = "In your browser";
export const browserStorageText =
  "We store your session, your settings and any checkout you've started, and your favorites until you sign out, so that you can read them without a connection. Without an account, your favorites stay until you remove them. The last pets you viewed or compared stay until you clear them or sign out, and a place you gave for nearby pets until you press Forget.";
export const errorReportsText =
  "If a page breaks, and for about half of all pages, your browser sends our error service what failed and how long the page took. It sends no name, nothing you typed and no cookie.";
export const liveChatExplained = (serviceName: string) =>
  `Live chat is run by ${serviceName} and loads only when you start a chat. ${serviceName} then sees your IP address, uses cookies of its own and keeps what you write.`;
export const yourChoices = "Your choices";
export const yourChoicesText =
  "In your settings you can correct your details, choose which messages you get, download a copy of your data and close your account.";
export const yourRights = "Your rights";
export const rightsText =
  "You may ask us which personal information we have about you and get a copy, ask us to correct or delete it, and say no to its sale or sharing (we do neither). These rights are in the laws of California and other states; we give them to everyone in the United States. We won't treat you differently for using them.";
export const rightsHowContact = (
  { supportPhone, supportEmail }: { supportPhone: string; supportEmail: ReactNode },
) => (
  <>
    Use your settings, email {supportEmail} or call{" "}
    {supportPhone}. We confirm that it's you, usually by your sign-in or an email to the account's address,
    and answer within 45 days. Someone else can ask for you with your written permission. If we say no, we
    tell you why, and you can ask us to look again.
  </>
);
export const rightsHow =
  "Use your settings, or contact us. We confirm that it's you, usually by your sign-in or an email to the account's address, and answer within 45 days. Someone else can ask for you with your written permission. If we say no, we tell you why, and you can ask us to look again.";
export const sensitiveDataText =
  "We use ID photos, bank details, sign-in data and the content of messages only to do what this notice says, never to draw conclusions about you.";
export const privacySignalText =
  "If your browser sends the Global Privacy Control signal, we treat it as a no to everything that needs your permission here.";
export const minors = "Children";
export const minorsText =
  "Hearthpaw is for adults. We don't knowingly collect information from anyone under 18. If you think we have some, contact us and we'll delete it.";
export const privacyChangesText =
  "If this notice changes, we give the new version's date and what changed, and ask account holders to accept it.";
export const onlyVerifiedSellers = "Only verified sellers";
export const verifiedSellersText =
  "Before a breeder's or shelter's pets are shown, our team reviews their ID and photos of where their pets live. If they fail a later review, we hide their listings.";
export const yourMoneyIsHeldSafely = "Your money is held safely";
export const heldMoneyText = (
  { releaseHours, releaseDaysAlone }: { releaseHours: number; releaseDaysAlone: number },
) =>
  `What you pay stays with us until the hand-off. The breeder or shelter is paid ${releaseHours} hours after you both confirm it, or ${releaseDaysAlone} days after they complete it without your confirmation.`;
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
export const theBreederCancels = "The breeder or shelter cancels";
export const fullRefundWithFee = "You get a full refund, including our fee.";
export const theBreedersAccountIsSuspended = "The seller's account is suspended";
export const suspendedBreederRefund = (freeCancelHours: number) =>
  `You can cancel your reservation for a full refund, even after ${freeCancelHours} hours.`;
export const yourPetIsntAsPromised = "Your pet isn't as promised";
export const notAsPromisedHelp = (reportDays: number) =>
  `Report it on your reservation within ${reportDays} days of the hand-off. If the seller hasn't been paid, their earnings are put on hold. You both send what you have, and our team resolves it.`;
export const yourPetIsIll = "Your pet is sick";
export const illnessHelp =
  "The seller's health guarantee says what they owe you. You accepted it before paying, and it's with your reservation. See a veterinarian first, then report it to us.";
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
  "Hearthpaw is a marketplace where breeders and shelters (the sellers) list pets, and people find, reserve and adopt them. The sale or adoption is a contract between you and the seller. We review who lists, collect the payment for the seller and step in when something goes wrong.";
export const termsCompany = ({ name, postalAddress }: Company) =>
  `Hearthpaw is run by ${name} (${postalAddress}). In these terms, “we” means this company.`;
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
export const howPaymentsWork = "How payments work";
export const termsAgent =
  "Each seller appoints us as their agent to collect payments from buyers. Paying us counts as paying the seller, even if we haven't passed the money on yet. We pass it on when these terms say, and refund it when they say. We aren't a bank or an escrow agent. We sell add-ons, delivery and our own service.";
export const termsSavedCard =
  "If you save a card for a balance, you authorize us to charge it that balance on its due date and, if the charge fails, to try again until the balance can no longer be paid. It's charged for nothing else, and you can remove it any time before. Lenders such as Klarna have terms of their own.";
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
  `The balance is due ${balanceDaysBefore} days before the go-home date, or ${balanceHoursAfterDeposit} hours after your deposit if that's later. If it's more than ${balanceGraceDays} days late, the seller may cancel the reservation. We'll treat it as your cancellation, and the refund policy applies. No pet is handed over before ${youngestWeeks} weeks of age.`;
export const termsHandOff = (
  { reportDays, releaseHours, releaseDaysAlone }: {
    reportDays: number;
    releaseHours: number;
    releaseDaysAlone: number;
  },
) =>
  `You have ${reportDays} days after the hand-off to tell us if something isn't as promised. The breeder or shelter is paid ${releaseHours} hours after you've both confirmed the hand-off, or ${releaseDaysAlone} days after they complete it without your confirmation. If you report a problem before then, the money is on hold until it's resolved.`;
export const stateRights =
  "Some states have laws for buyers of a dog or cat that turns out to be sick. They apply in addition to the seller's health guarantee.";
export const listing = "Listing";
export const termsListing =
  "If you list a pet, you must own it or act for its owner, describe it truthfully, use photos of that pet, keep its health records, and follow the laws of the states it's sold from and to. We review listings and may take them down.";
export const whatSellersMayOwe = "Refunds, chargebacks and what sellers may owe us";
export const termsSellerDebts =
  "If a sale is refunded, the seller returns what they earned from it. If a buyer's bank takes back a payment for a pet, the seller covers what the bank took of it. If our team resolves a dispute with a refund, the decision says who covers how much. What a seller covers comes from the pending earnings of that sale, then from the available balance, and anything left is owed to us and deducted from later earnings.";
export const termsPayouts = (leastPayout: string) =>
  `Payouts start at ${leastPayout} and go to the seller's own bank account. Earnings are on hold while a problem or a bank's dispute about their sale is open, and while an account is suspended or being reviewed. We report earnings to tax authorities where the law requires it.`;
export const whatIsntAllowed = "What isn't allowed";
export const prohibitedUses =
  "Don't list a pet you can't hand over, sell pets younger than eight weeks, ask for or make payments outside Hearthpaw, mislead people, harass anyone, use someone else's photos or account, get around hidden contact details, or copy or overload the site with programs other than our partner API.";
export const yourContent = "Your photos and words";
export const termsContent =
  "What you post stays yours. You let us store, resize, show and promote it on Hearthpaw and in our emails and ads for Hearthpaw, at no charge, until you delete it. We may keep it longer as a record of a sale or a report.";
export const termsCopyright = (supportEmail: ReactNode) => (
  <>
    If something here uses your work without permission, email {supportEmail}{" "}
    with the page, your work, your contact details and a signed statement that you own it and believe the use
    isn't allowed (17 U.S.C. 512). We remove what infringes, and close accounts that do it again and again.
  </>
);
export const accounts = "Accounts";
export const termsAccounts =
  "An account belongs to one person of 18 or older. Payments and arrangements stay on Hearthpaw, where they're protected. We may suspend an account that deceives people or puts pets at risk, and we'll say why.";
export const electronicRecords = "Signing online";
export const termsElectronic =
  "You agree to sign and receive contracts, receipts and notices electronically. Checking a box or pressing a button counts as your signature. You need a browser and an email address, and you can print or download everything. To get a paper copy or to stop, contact us; some services need electronic records and end then.";
export const responsibility = "What we're responsible for";
export const termsLiability =
  "We're responsible for our own service and for what we promise in these terms. Sellers are responsible for their pets, listings, contracts and guarantees: we don't own, breed or examine pets. As far as the law allows, we provide the site as it is, and our liability for a reservation is limited to what you paid through Hearthpaw for it. Nothing here limits liability for fraud, willful misconduct or anything else that the law doesn't let us limit.";
export const lawAndDisputes = "Law and disputes";
export const termsLaw = (governingState: string) =>
  `The law of ${governingState} and of the United States governs these terms, and the law of your own state still protects you where it can't be waived. If we disagree, contact us first, and we'll try to settle it with you. You can go to small claims court where you live.`;
export const changesToTerms = "If these terms change";
export const termsOfChanges =
  "We publish each version with its date and what changed, and ask you to accept it. Orders keep the terms they were made under. You can close your account if you don't agree.";
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
