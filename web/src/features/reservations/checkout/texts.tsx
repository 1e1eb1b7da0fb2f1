import type { Charity } from "@hearthpaw/client";
import type { Wrap } from "../../../lib/language.ts";
import { charityFacts, charityTerms } from "../../../lib/texts.ts";
import { sellerWords } from "../../../lib/seller_texts.ts";

export const getReadyFor = (name: string) => `Get ready for ${name}`;
export const addOnsHint =
  "Optional. If the reservation is canceled, add-ons that haven't been delivered are refunded in full.";
export const streetAddress = "Street address";
export const apartmentSuiteOrFloor = "Apartment, suite or floor";
export const zipCode = "ZIP code";
export const zipCodeNotFound = "We couldn't find this ZIP code. Check it and try again.";
export const city = "City";
export const state = "State";
export const choose = "Choose";
export const timerExplained = (name: string) =>
  `When time's up, ${name} is available to others again. You won't be charged, and we keep what you typed.`;
export const contactDetails = "Contact details";
export const deliveryDetails = "Delivery details";
export const paymentOptions = "Payment options";
export const cancelHold = "Cancel hold";
export const weUpdatedTheSite = "We updated the site.";
export const reload = "Reload";
export const weUpdatedTheSiteHint =
  "Reload the page to continue. We saved the sections you finished, and you weren't charged.";
export const thisPet = "this pet";
export const signInToReserve = (name: string) => `Sign in or create an account to reserve ${name}.`;
export const reserve = (name: string) => `Reserve ${name}`;
export const signInToContinue = "Sign in to continue";
export const signInToHold = (name: string) =>
  `Sign in, and we'll hold ${name} for 15 minutes while you fill in the rest.`;
export const fromYourLastOrder = "Filled in from your last order. Change anything that's different.";
export const addressFromYourLastOrder = "From your last order. Change it if you've moved.";
export const saveToMyProfile = "Save this number to my profile";
export const saveToMyProfileHint = "We'll fill it in next time. Sellers see it only once you've paid.";
export const phoneNotSaved = "We couldn't save your phone number to your profile";
export const checkout = "Checkout";
export const backTo = (name: string) => `Back to ${name}`;
export const paymentReceived = "We received your payment. One moment.";
export const loadingTheCheckout = "Loading the checkout";
export const totalNotUpdated = "The total doesn't include your last choice yet.";
export const continueToDelivery = "Continue to delivery";
export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const emailHint = (breeder: string) => `We and ${breeder} will email you here.`;
export const phone = "Phone";
export const phoneHint = (breeder: string) => `For the hand-off. ${breeder} sees it once you've paid.`;
export const declinedStillHeld = (name: string) =>
  `You weren't charged. We're still holding ${name} for you.`;
export const declinedCheckFields = "Check the fields in red, then try again. You haven't been charged.";
export const declinedCardHint =
  "Try again with another card, or ask your bank. You can also choose another way to pay under Payment options.";
export const declinedHint = "Try again, or choose another way to pay under Payment options.";
export const illPickUp = "I'll Pick Up";
export const honestDelivery = "Honest Delivery";
export const puppyFlight = "Puppy Flight";
export const none = "None";
export const pickupHint = (
  { breeder, city, state, pet, isShelter }: {
    breeder: string;
    city: string;
    state: string;
    pet: string;
    isShelter: boolean;
  },
) =>
  `Meet ${breeder} in ${city}, ${state}, and ${isShelter ? `pick ${pet} up` : `see where ${pet} grew up`}.`;
export const honestDeliveryHint = "By car to your door, priced by mileage.";
export const puppyFlightHint = "In the cabin with a companion, up to 20 lb.";
export const deliveryNotOffered = ({ breeder, pet }: { breeder: string; pet: string }) =>
  `${breeder} doesn't offer this for ${pet}.`;
export const continueToPaymentOptions = "Continue to payment options";
export const howDoesComeHome = (name: string) => `How does ${name} come home?`;
export const yourAddress = "Your address";
export const useADifferentBillingAddress = "Use a different billing address";
export const billingAddress = "Billing address";
export const illPickUpIn = (city: string) => `I'll pick up in ${city}`;
export const billTo = (
  { billingLine1, billingCity, billingState, billingPostalCode }: {
    billingLine1: string;
    billingCity: string;
    billingState: string;
    billingPostalCode: string;
  },
) => `Bill to ${billingLine1}, ${billingCity}, ${billingState} ${billingPostalCode}`;
export const seeOtherKittensAndCats = "See other kittens and cats";
export const seeOtherPuppiesAndDogs = "See other puppies and dogs";
export const thisReservationWasCanceled = "This reservation was canceled";
export const holdEnded = (name: string) => `Your time to reserve ${name} is up`;
export const tryAgain = "Try again";
export const notChargedInputKept = "You weren't charged, and we kept what you typed.";
export const stillAvailableTryAgain = (name: string) =>
  `${name} is still available. Try again for another 15 minutes.`;
export const endedHeldByOtherUntil = ({ name, holdUntil }: { name: string; holdUntil: string }) =>
  `Someone else is reserving ${name} now, until ${holdUntil} at the latest. We'll let you know here as soon as ${name} is available again.`;
export const endedHeldByOther = (name: string) =>
  `Someone else is reserving ${name} now. We'll let you know here as soon as ${name} is available again.`;
export const someoneElseHasReserved = (name: string) => `Someone else has reserved ${name}.`;
export const weKeptWhatYouTyped = "We kept what you typed.";
export const refundedTotalChanged =
  "The order changed while you were paying, so we refunded your payment in full.";
export const yourPaymentIsBeingRefunded = "Your payment is being refunded";
export const myReservations = "My reservations";
export const yourPaymentIsBeingConfirmed = "Your payment is being confirmed";
export const confirmPaymentFailed = "We couldn't reach the server to confirm it.";
export const checkAgain = "Check again";
export const notChargedTwiceHint = "You won't be charged twice. Check again when you're online.";
export const confirmingYourPayment = "Confirming your payment";
export const keepPageOpen = "One moment. Keep this page open.";
export const klarnaHint = "Pay over time. You'll finish on Klarna's site, then come back here.";
export const affirmHint = "Pay over time. You'll finish on Affirm's site, then come back here.";
export const afterpayHint = "Four payments. You'll finish on Afterpay's site, then come back here.";
export const continueToPayment = "Continue to payment";
export const payNowQuestion = "How much would you like to pay now?";
export const reserveWithDeposit = "Reserve with Deposit";
export const depositHint = ({ name, lateWords }: { name: string; lateWords: string }) =>
  `Reserves ${name} for you. You pay the balance later. ${lateWords}`;
export const depositNotOffered = "At this price, you pay in full today.";
export const payInFull = "Pay in Full";
export const payInFullHint = (lateWords: string) => `There is no balance. ${lateWords}`;
export const addADonation = "Add a donation?";
export const donationHint = (charity: Charity, link: Wrap) => (
  <>
    100% goes to {link(charity.name)}, an independent charity ({charityFacts(charity)}).{" "}
    {charityTerms(charity)}
  </>
);
export const noDonation = "No donation";
export const otherAmount = "Other amount";
export const yourDonation = "Your donation";
export const payWith = "Pay with";
export const reserveWithDepositOf = (
  { dueNow, balanceAmount }: { dueNow: string; balanceAmount: string },
) => `Reserve with Deposit: ${dueNow} now, ${balanceAmount} later`;
export const payInFullOf = (total: string) => `Pay in Full: ${total}`;
export const methodWithDonation = (
  { method, rescueDonationAmount }: { method: string; rescueDonationAmount: string },
) => `${method}, with a ${rescueDonationAmount} donation`;
export const reviewAndPay = "Review and pay";
export const reviewAndReserve = "Review and reserve";
export const reviewAndAdopt = "Review and adopt";
export const adopt = (name: string) => `Adopt ${name}`;
export const nothingToPay = "Nothing to pay";
export const nothingToPayHint = (name: string) => `There's nothing to pay for ${name}.`;
export const continueToReview = "Continue";
export const contractLoadFailed = "We couldn't load the contract.";
export const saveCardChargeOn = (
  { balanceAmount, balanceDueOn }: { balanceAmount: string; balanceDueOn: string },
) => `Save this card and charge the ${balanceAmount} balance on ${balanceDueOn}`;
export const saveCardForBalance = (balanceAmount: string) =>
  `Save this card and charge the ${balanceAmount} balance on its due date`;
export const saveCardHint =
  "Optional. We charge it once, that day. You can pay earlier or remove the card any time.";
export const acceptBothFirst = "Accept the contract and the terms first.";
export const acceptBothToPay = "Accept both to pay.";
export const contractOrTermsChanged = "The contract or the terms have changed. Read and accept them again.";
export const iAcceptContract = ({ name, isShelter }: { name: string; isShelter: boolean }) =>
  `I accept the ${sellerWords(isShelter).contract} and the health guarantee from ${name}`;
export const version = (version: number) => `Version ${version}`;
export const readContractAndGuarantee = "Read contract and guarantee";
export const iAcceptTerms = (link: Wrap) => <>I accept the {link("Hearthpaw terms")}</>;
export const chooseAnotherWayToPay = "Choose another way to pay";
export const checkTheAddress = "Check the address";
export const youWerentCharged = "You weren't charged.";
export const removeCode = (promoCode: string) => `Remove code ${promoCode}`;
export const remove = "Remove";
export const haveAPromoCode = "Have a promo code?";
export const promoCode = "Promo code";
export const apply = "Apply";
export const petWithoutName = "This pet";
export const ownPetTitle = (name: string) => `${name} is from your own program`;
export const cantReserveOwnPet = "You can't reserve your own pet. That button is for buyers.";
export const staffCantReserve = "Staff accounts don't reserve pets";
export const staffCantReserveHint = "To buy one, use a personal account.";
export const nameCantBeReserved = (name: string) => `${name} can't be reserved`;
export const nothingWasReservedOrCharged = "Nothing was reserved or charged.";
export const seeYourHolds = "See your holds";
export const canRetryAt = (retryAt: string) => `You can try again at ${retryAt}.`;
export const petNotListed = "This pet isn't listed anymore";
export const petNotListedHint = "Other pets are still looking for a home.";
export const siteUpdatedTitle = "We updated the site";
export const reloadThePage = "Reload the page";
export const siteUpdatedHint = "Reload to continue. We kept what you saved, and you weren't charged.";
export const reserveYourPet = (name: string | undefined) => `Reserve ${(name ?? "your pet")}`;
export const notReservedInputKept = "Nothing was reserved or charged. We kept what you typed.";
export const nameIsInCheckout = (name: string) => `Someone else is reserving ${name}`;
export const onHoldByOtherUntil = ({ name, until }: { name: string; until: string }) =>
  `If they don't pay by ${until}, ${name} is available again.`;
export const onHoldByOther = (name: string) => `If they don't pay, ${name} is available again.`;
export const waitHereHint = (name: string) =>
  `You can stay on this page. We'll let you know when ${name} is available.`;
export const nameIsAvailable = (name: string) => `${name} is available`;
export const nameIsAvailableHint = "Continue, and we'll hold your place for 15 minutes.";
export const youveAlreadyReserved = (name: string) => `You've already reserved ${name}`;
export const seeYourReservation = "See your reservation";
export const alreadyReservedHint = "There's nothing else to do here.";
export const nameHasFoundAHome = (name: string) => `${name} has found a home`;
export const nameIsntAvailableRightNow = (name: string) => `${name} isn't available right now`;
export const foundHomeHint = "Someone else reserved first. Other pets are still looking for a home.";
export const notAvailableHint =
  "The listing was taken down for now. Other pets are still looking for a home.";
export const nameReceivedYourApplication = (name: string) => `${name} received your application`;
export const questionsFirst = (name: string) => `${name} asks a few questions first`;
export const seeYourApplication = "See your application";
export const continueYourApplication = "Continue your application";
export const answerTheQuestions = "Answer the questions";
export const applicationSentHint = (name: string) =>
  `You can reserve ${name} as soon as they approve it. We'll email you.`;
export const questionsFirstHint = (name: string) =>
  `They want to know who's bringing ${name} home. It takes a few minutes and it's free. Nothing was reserved or charged.`;
export const deliveryCostHint = "Delivery is added once we know your ZIP code. Pickup is free.";
export const dueTodayDeposit = "Due today (deposit)";
export const dueToday = "Due today";
export const balance = "Balance";
export const balanceDue = (day: string) => `Due ${day}. You can pay it any time before then.`;
export const balanceAnyTime = "You can pay it any time before it's due.";
export const moneyHeldSafely = (lateWords: string) =>
  `Your money is held safely until the hand-off. ${lateWords}`;
export const enterTheZipCode = "Enter a five-digit ZIP code.";
export const enterAFirstName = "Enter a first name.";
export const enterALastName = "Enter a last name.";
export const choosePickupOrDelivery = "Choose pickup or delivery.";
export const enterTheStreetAddress = "Enter the street address.";
export const enterTheCity = "Enter the city.";
export const chooseTheState = "Choose the state.";
export const donationOutOfRange = "Enter whole dollars, from 1 to 10,000.";
export const financingNotAllowed = "State law doesn't allow financing for a dog or cat.";
export const forPaymentsOf = ({ least, most }: { least: string; most: string }) =>
  `For payments of ${least} to ${most}.`;
export const notAvailableWithADonation = "Not available with a donation.";
export const availableOnceReady = (name: string) => `Available once ${name} is ready to go home.`;
export const dueNowDeposit = (dueNow: string) => `${dueNow} deposit`;
export const stateLawDoesntAllowThis = "State law doesn't allow this.";
export const byZipCode = "by ZIP code";
