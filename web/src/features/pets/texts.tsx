import type { ReactNode } from "react";
import { countText, plural } from "@hearthpaw/ui-kit";
import { capital, sellerWords } from "../../lib/seller_texts.ts";

export const identityCheckedOn = (
  { isShelter, verifiedAt }: { isShelter: boolean; verifiedAt: string },
) => `ID and photos of their ${isShelter ? "premises" : "home"} reviewed by our team on ${verifiedAt}`;
export const identityChecked = (isShelter: boolean) =>
  `ID and photos of their ${isShelter ? "premises" : "home"} reviewed by our team`;
export const notVerifiedYet = (isShelter: boolean) =>
  `Not verified yet. We haven't finished reviewing this ${sellerWords(isShelter).seller}`;
export const foundHomes = (
  { homesFound, isShelter }: { homesFound: number; isShelter: boolean },
) =>
  isShelter
    ? countText(homesFound, "adoption")
    : `${countText(homesFound, "puppy or kitten", "puppies and kittens")} placed`;
export const memberSinceBreedingSince = (
  { memberSince, breedingSince }: { memberSince: string; breedingSince: number },
) => `Member since ${memberSince}, breeding since ${breedingSince}`;
export const memberSince = (memberSince: string) => `Member since ${memberSince}`;
export const aboutTheShelter = "About the shelter";
export const aboutTheBreeder = "About the breeder";
export const shelterBreederIn = ({ isShelter, cityAndState }: { isShelter: boolean; cityAndState: string }) =>
  `${capital(sellerWords(isShelter).seller)} in ${cityAndState}`;
export const stateLawDoesntAllowThis = "State law doesn't allow this.";
export const noPrice = "No price";
export const zipCodeNotFound = (zip: string) => `We couldn't find ZIP code ${zip}.`;
export const pickUpIn = ({ name, city, state }: { name: string; city: string; state: string }) =>
  `Pick up ${name} in ${city}, ${state}`;
export const howDoesGetHome = (name: string) => `How does ${name} get home?`;
export const deliveryPriceFailed = "We couldn't get a price for delivery.";
export const payTodayQuestion = "How much do you want to pay today?";
export const reserveWithDeposit = "Reserve with Deposit";
export const payInFull = "Pay in Full";
export const yourZipCode = "Your ZIP code";
export const deliveryToZip = "Delivery to ZIP";
export const estimate = "Estimate";
export const totalFailed = "We couldn't calculate the total.";
export const total = "Total";
export const totalBeforeDelivery = "Total before delivery";
export const dueTodayDeposit = "Due today (deposit)";
export const dueToday = "Due today";
export const balanceDue = (day: string) => `Balance, due ${day}`;
export const balance = "Balance";
export const whatAreTheseCosts = "What are these costs?";
export const delivery = "Delivery";
export const choose = "Choose";
export const youPayTheDeposit = (deposit: string) => `You pay the ${deposit} deposit`;
export const youPayInFull = "You pay in full";
export const youAdopt = (name: string) => `You adopt ${name}`;
export const youReserve = (name: string) => `You reserve ${name}`;
export const today = "Today";
export const reservedStepHint = (name: string) =>
  `${name} is reserved for you. No one else can reserve ${name}.`;
export const agreeOnDay = (name: string) => `You and ${name} agree on a day`;
export const contactSharedHint = (kind: string) =>
  `The ${kind} gets your name, phone number and email once you've paid.`;
export const contactSharedFreeHint = (kind: string) => `The ${kind} gets your name, phone number and email.`;
export const youPayTheBalance = "You pay the balance";
export const due = (balanceDueOn: string) => `Due ${balanceDueOn}`;
export const beforeComesHome = (name: string) => `Before ${name} comes home`;
export const wellRemindYouByEmail = "We'll remind you by email.";
export const nameComesHome = (name: string) => `${name} comes home`;
export const anyDayYouBothChoose = "Any day you both choose";
export const from = (home: string) => `From ${home}`;
export const confirmHandOffHint = (name: string) =>
  `Look ${name} over and confirm the hand-off. We hold the money for 72 hours after that.`;
export const confirmFreeHandOffHint = (name: string) => `Look ${name} over and confirm the hand-off.`;
export const showAllSteps = "Show all steps";
export const showAllStepsAndRefunds = "Show all steps and refunds";
export const whatHappensNext = "What happens next";
export const ifPlansChange = "If plans change";
export const refundsLead = "What you get back if a reservation is canceled.";
export const showAll = "Show all";
export const moreFrom = (name: string) => `More from ${name}`;
export const priceAndReservationOf = (name: string) => `Price and reservation of ${name}`;
export const adoptionFee = "Adoption fee";
export const yourTurnToReserve = (name: string) => `It's your turn to reserve ${name}`;
export const yoursToPickUntil = ({ pickUntil, name }: { pickUntil: string; name: string }) =>
  `You're next on the waitlist. Until ${pickUntil}, no one else can reserve ${name}.`;
export const nameIsAvailableAgain = (name: string) => `${name} is available again`;
export const refundPromise = ({ kind, late }: { kind: string; late: string | undefined }) =>
  `Full refund within 48 hours, or any time the ${kind} cancels. ${
    late ? `If you cancel later, ${late} isn't refunded. ` : ""
  }Your money is held safely until the hand-off.`;
export const seeAvailableDogsCats = (type: string) => `See available ${type === "Dog" ? "dogs" : "cats"}`;
export const dogs = "Dogs";
export const cats = "Cats";
export const home = "Home";
export const breedNameIn = (
  { breedName, noun, city, state }: { breedName: ReactNode; noun: string; city: string; state: string },
) => <>{breedName} {noun} in {city}, {state}</>;
export const reserve = (name: string) => `Reserve ${name}`;
export const paidInFull = "Paid in full";
export const noFee = "No fee";
export const amountDueToday = (dueTodayCents: string) => `${dueTodayCents} due today`;
export const applicationSent = "Application sent";
export const applicationSentHint = ({ name, kind }: { name: string; kind: string }) =>
  `You can reserve ${name} as soon as the ${kind} approves it. We'll email you.`;
export const questionsFirst = (kind: string) => `This ${kind} asks a few questions first`;
export const applicationDeclinedHint =
  "Your last application was declined. You can see why, and apply again.";
export const questionsFirstHint = (name: string) =>
  `They review your application before you can reserve ${name}. It's free.`;
export const reportFake = "I think this listing is fake";
export const reportStolenPhotos = "The photos are stolen";
export const reportWelfare = "I'm worried about the pets' living conditions";
export const reportWrongFacts = "Something in the listing is wrong";
export const reportOutsidePayment = "I was asked to pay outside of Hearthpaw";
export const somethingElse = "Something else";
export const reportThisListing = "Report this listing";
export const thankYou = "Thank you";
export const done = "Done";
export const reportReceived = ({ name, breederName }: { name: string; breederName: string }) =>
  `We received your report about ${name}. Our team reviews every one. We won't tell ${breederName} who reported it.`;
export const reportSListing = (name: string) => `Report ${name}'s listing?`;
export const reportExplained = (name: string) =>
  `Our team will review it. We won't tell ${name} who reported it.`;
export const reportListing = "Report listing";
export const signInToReport = "Sign in to report a listing.";
export const reportDetailsHint =
  "For example, where you saw the photos before, or what you were asked to pay.";
export const continueYourReservation = "Continue your reservation";
export const continueButton = "Continue";
export const seeYourReservation = "See your reservation";
export const yourReservation = "Your reservation";
export const heldForYou = "Held for you";
export const nameIsHeldForYou = (name: string) => `${name} is held for you`;
export const finishByToReserve = ({ name, until }: { name: string; until: string }) =>
  `Finish by ${until}. After that, ${name} is available to others again.`;
export const finishToReserve = (name: string) => `No one else can reserve ${name} while you finish.`;
export const reservedForYou = "Reserved for you";
export const nameIsReservedForYou = (name: string) => `${name} is reserved for you`;
export const yourReservationHint =
  "Your reservation shows what comes next, what you've paid, and how to reach the seller.";
export const seeYourApplication = "See your application";
export const continueYourApplication = "Continue your application";
export const answerTheQuestions = "Answer the questions";
export const reserveWithDepositOf = (amount: string) => `Reserve with${amount} deposit`;
export const reserveAndPay = (amount: string) => `Reserve and pay${amount}`;
export const adopt = (name: string) => `Adopt ${name}`;
export const adoptWithDepositOf = (amount: string) => `Adopt with${amount} deposit`;
export const adoptAndPay = (amount: string) => `Adopt and pay${amount}`;
export const adoptButton = "Adopt";
export const reserveButton = "Reserve";
export const meet = (name: string) => `Meet ${name}`;
export const linkCopied = "Link copied";
export const copyLink = "Copy link";
export const link = "Link";
export const copyLinkHint = "Or press and hold the link, and choose Copy.";
export const copyThisLinkToShare = "Copy this link to share";
export const close = "Close";
export const view = (viewCount: number) => countText(viewCount, "view");
export const sharedOnceTime = (shareCount: number) =>
  `shared ${plural(shareCount, "once", countText(shareCount, "time"))}`;
export const share = "Share";
export const saved = "Saved";
export const save = "Save";
export const littermates = "Littermates";
export const litterLoadFailed = "We couldn't load the litter.";
export const noLittermatesListed = (name: string) => `None of ${name}'s littermates are listed right now.`;
export const takeDown = "Take down";
export const takeDownQuestion = (name: string) => `Take down ${name}?`;
export const takeDownExplained =
  "No one will see the listing until it passes another review. You'll find it in Listings. The seller gets an email with your reason.";
export const takenOffMarket = (name: string) => `${name} is off the market`;
export const notTakenOffMarket = (name: string) => `${name} is still on the market`;
export const notReturnedToMarket = (name: string) => `${name} isn't back on the market`;
export const returnToTheMarket = "Return to the market";
export const returnToTheMarketQuestion = (name: string) => `Return ${name} to the market?`;
export const returnToMarketExplained = (name: string) =>
  `${name} can be reserved again right away, at the same price. Do this once the pet is back with the seller.`;
export const returnedToMarket = (name: string) => `${name} is on the market again`;
export const staff = "Staff";
export const reasonRequired = "Enter a reason (a sentence or two).";
export const why = "Why?";
export const onlyStaffReadThis = "Only staff read this.";
export const breederReadsThis = "The seller will see this exactly as you write it.";
export const illPickUp = "I'll Pick Up";
export const inPlace = (place: string) => `in ${place}`;
export const honestDelivery = "Honest Delivery";
export const byRoad = "by road";
export const puppyFlight = "Puppy Flight";
export const inTheCabin = "in the cabin";
export const enterYourZipCode = "Enter your ZIP code.";
export const zipCodeInvalid = "A ZIP code has five digits, such as 97330.";
export const balanceDeliveryRefunded =
  "Your balance and any delivery that hasn't started are refunded in full, and the service fee in proportion.";
export const deliveryRefunded =
  "Any delivery that hasn't started is refunded in full, and the service fee in proportion.";
export const dependsOnPolicy = (sellerKind: string) => `Depends on the ${sellerKind}'s policy`;
export const allButAmount = (amount: string) => `Everything but ${amount}`;
export const within48HoursOfPaying = "Within 48 hours of paying";
export const fullRefund = "Full refund";
export const noReasonNeeded = "No reason needed.";
export const after48Hours = "After 48 hours";
export const stateLawMayGiveMore = (always: string) => `${always} Your state's law may give you more.`;
export const ifTheCancels = (sellerKind: string) => `If the ${sellerKind} cancels`;
export const serviceFeeIncluded = "Any time, including the service fee.";
