import type { Charity } from "@hearthpaw/client";
import { charityFacts, charityTerms } from "../../../lib/texts.ts";

export const help = "Help";
export const helpLead = "Answers to what people ask us most.";
export const topics = "Topics";
export const didntFindIt = "Didn't find it?";
export const contactHint = "Our team answers by phone or email.";
export const contactUs = "Contact us";
export const buying = "Buying";
export const buyingLead = "Finding and reserving a pet, and knowing who you're dealing with.";
export const isTheBreederReal = "How do I know a breeder or shelter is legitimate?";
export const sellerChecksAnswer =
  "Our team verifies every seller before they can list. Breeders and shelters send a photo ID, photos of where their pets live and, if they have one, a registration or license. We also review listings before they go live, except for sellers with a strong record here.";
export const verifiedBadgeAnswer =
  "A seller's page shows the verified badge and the date of the review. Only people who completed a reservation can leave a review.";
export const browseBreedersAndShelters = "Browse breeders and shelters";
export const whatHappensAtCheckout = "What happens when I start checkout?";
export const checkoutHoldAnswer = (
  { holdMinutes, holdMinutesExtended }: { holdMinutes: number; holdMinutesExtended: number },
) =>
  `We hold the pet for you for ${holdMinutes} minutes, and its price can't change. Saving your details extends the hold once, to ${holdMinutesExtended} minutes in all. No one else can reserve the pet during that time. If the hold ends before you pay, you aren't charged.`;
export const howToAskBreeders = "How do I ask the breeder or shelter a question?";
export const askBreederAnswer =
  "Use the message or question button on the pet's page or the seller's page. You can send a question by email without an account. Once you've signed in and confirmed your email address, you can message the seller here.";
export const hiddenContactsAnswer =
  "Phone numbers, addresses and payment details in messages stay hidden until you've made a payment. If someone asks you to pay elsewhere, they're breaking our rules. Report it to us.";
export const howDoesAWaitlistWork = "How does a waitlist work?";
export const waitlistAnswer = (waitlistHours: number) =>
  `Join from the seller's page, then follow your place in line in your account. When it's your turn, the seller offers you a pet and you have ${waitlistHours} hours to reserve them before the offer goes to the next person.`;
export const whenCanPetsLeave = "When can a pet go home?";
export const goHomeAgeAnswer = (youngestWeeks: number) =>
  `Never before ${youngestWeeks} weeks of age. The listing shows the go-home date, and a seller can't complete a sale or adoption before that day.`;
export const paying = "Paying";
export const payingLead = "What it costs, when it's due, and where your money is.";
export const whatWillIPay = "What will I pay in all?";
export const totalPriceAnswer = (serviceFeePercent: number) =>
  `The pet's price, the add-ons and delivery you choose, sales tax where the state charges it, and our ${serviceFeePercent}% service fee on the pet and add-ons, after any discount. Every line is in the order summary before you pay.`;
export const whereDoesMyDonationGo = "Where does my donation go?";
export const donationAnswer = (charity: Charity) =>
  `100% goes to ${charity.name}, an independent charity (${charityFacts(charity)}). ${charityTerms(charity)}`;
export const howMuchIsTheDeposit = "How much is the deposit?";
export const depositAnswer = (
  { deposit, payInFullUpToCents }: { deposit: string; payInFullUpToCents: string },
) =>
  `${deposit}. It's part of the price, not an extra. Pets for ${payInFullUpToCents} or less are paid in full.`;
export const whenIsTheBalanceDue = "When is the balance due?";
export const balanceDueAnswer = (
  { balanceDaysBefore, balanceHoursAfterDeposit }: {
    balanceDaysBefore: number;
    balanceHoursAfterDeposit: number;
  },
) =>
  `By the end of the day, ${balanceDaysBefore} days before the go-home date, or ${balanceHoursAfterDeposit} hours after your deposit if that's later. The due date is on your reservation, and we'll remind you.`;
export const balanceLateAnswer = (balanceGraceDays: number) =>
  `If it isn't paid, you have ${balanceGraceDays} more days. After that, the seller can give you more time or cancel the reservation. We'll treat it as your cancellation, and the seller's refund policy applies. If you saved a card for the balance, we charge it on the due date.`;
export const howCanIPay = "How can I pay?";
export const paymentMethodsAnswer =
  "By card. Checkout also shows Klarna, Affirm or Afterpay where your state's law and your order allow it. Afterpay isn't available for a pet that isn't ready to go home yet.";
export const cardNumbersAnswer =
  "Card numbers go straight to our payment provider. They never reach our servers.";
export const whenIsBreederPaid = "When does the seller get my money?";
export const breederPaidAnswer = (
  { releaseHours, releaseDaysAlone }: { releaseHours: number; releaseDaysAlone: number },
) =>
  `The breeder or shelter is paid ${releaseHours} hours after you both confirm the hand-off, or ${releaseDaysAlone} days after they complete the sale or adoption without your confirmation. If you report a problem before then, the money stays with us until it's resolved.`;
export const buyerProtection = "Buyer protection";
export const whereIsMyReceipt = "Where is my receipt?";
export const receiptAnswer = "In your account, with each reservation. You can print it.";
export const myReservations = "My reservations";
export const delivery = "Delivery";
export const deliveryLead = "Ways to bring your pet home, and what each costs.";
export const howPetsAreDelivered = "How does my pet get to me?";
export const pickupAnswer =
  "You can always pick up your pet for free. Sellers choose which other options they offer, and the pet's page shows each one with its price for your ZIP code.";
export const honestDeliveryAnswer = (
  { honestDeliveryCents, honestDeliveryCentsAMile }: {
    honestDeliveryCents: string;
    honestDeliveryCentsAMile: number;
  },
) =>
  `Honest Delivery is by road: ${honestDeliveryCents} plus $0.${
    String(honestDeliveryCentsAMile).padStart(2, "0")
  } for each mile between the two ZIP codes, in a straight line. It reaches the 48 contiguous states and DC.`;
export const puppyFlightAnswer = (
  { flightCents, youngestWeeks, flightMostPounds }: {
    flightCents: string;
    youngestWeeks: number;
    flightMostPounds: number;
  },
) =>
  `Puppy Flight is ${flightCents}. The pet has to be ${youngestWeeks} weeks old on its go-home date, and weigh ${flightMostPounds} pounds or less.`;
export const whatIfUndeliverable = "What if my pet can't be delivered to me?";
export const undeliverableAnswer =
  "Checkout tells you, and why, before you pay. You can choose another way, or pick your pet up.";
export const cancelingAndRefunds = "Canceling and refunds";
export const cancelingLead = "What you get back, and when.";
export const canICancel = "Can I cancel?";
export const cancelAnswer = (freeCancelHours: number) =>
  `Yes. Within ${freeCancelHours} hours of your first payment you get a full refund. Open the reservation in your account and choose to cancel: you see the exact amount of the refund before you confirm.`;
export const refundQuestion = (freeCancelHours: number) =>
  `What do I get back after ${freeCancelHours} hours?`;
export const alwaysRefundedAnswer =
  "You always get back the balance, the sales tax on what's refunded, delivery that hasn't started, add-ons that weren't delivered, and any donation.";
export const depositRefundAnswer = (
  { depositCents, payInFullUpToCents }: { depositCents: string; payInFullUpToCents: string },
) =>
  `How much of the ${depositCents} deposit you get back depends on your state's law and on the seller's policy: all, half or none. If you paid in full, the same amount is at stake. Pets at ${payInFullUpToCents} or less have no deposit, so the policy applies to the full price. The policy is on the seller's page, and the one you saw when you reserved is the one that applies. Checkout shows the amount in dollars. We refund our service fee in the same proportion.`;
export const whatIfTheBreederCancels = "What if the seller cancels?";
export const breederCancelsAnswer = "You get a full refund, including our fee, no matter when they cancel.";
export const whenDoesARefundArrive = "When does a refund arrive?";
export const refundArrivalAnswer =
  "We send it back the way you paid: to your card, or to your lender, which updates your plan. It can take up to 10 days to show up. If a refund doesn't go through, we keep trying, and our team looks into it.";
export const whatIfNotAsPromised = "What if something isn't as promised?";
export const reportProblemAnswer = (reportDays: number) =>
  `You have ${reportDays} days from the hand-off to report it on your reservation. If the seller hasn't been paid yet, their earnings are put on hold. Our team reads what both of you write and resolves it.`;
export const healthGuaranteeAnswer =
  "You also have the seller's health guarantee, which you accepted before paying. You'll find it with your reservation.";
export const breedersAndShelters = "Breeders and shelters";
export const sellingLead = "What it takes to list pets here, what it costs and when you're paid.";
export const whatDoesListingCost = "What does it cost to list pets?";
export const sellingCostAnswer = (platformFeePercent: number) =>
  `It's free to join and list. When a pet is sold or adopted, we keep ${platformFeePercent}% of the price or adoption fee. If you fund a discount, our fee is based on the lower price.`;
export const listPetsOnHearthpaw = "List pets on Hearthpaw";
export const whatDoYouCheck = "What do you check?";
export const whatWeCheckAnswer = (identityDays: number) =>
  `Both sides of your ID, one to five photos of where your pets live and, if you have one, your registration. Only the people who review your ID see it, and we delete its photos ${identityDays} days after the decision.`;
export const whenAmIPaid = "When do I get paid?";
export const payoutAnswer = (
  { releaseHours, releaseDaysAlone, leastPayoutCents }: {
    releaseHours: number;
    releaseDaysAlone: number;
    leastPayoutCents: string;
  },
) =>
  `Your earnings become available ${releaseHours} hours after you and the buyer have both confirmed the hand-off, or ${releaseDaysAlone} days after you complete it without the buyer's confirmation. Payouts start at ${leastPayoutCents}. Setting up payouts requires two-step verification, so no one else can change where your money goes.`;
export const canIChangeReviews = "Can I change or remove a review?";
export const changeReviewAnswer = (reviewEditDays: number) =>
  `No. You can reply to it, and everyone sees your reply. A buyer can change a review for ${reviewEditDays} days. You can report a review that breaks the rules, and our team reviews it.`;
export const yourAccount = "Your account";
export const accountLead = "Signing in, staying safe and your data.";
export const iCantSignIn = "I can't sign in";
export const cantSignInAnswer =
  "Reset your password: we'll email you a code. If you no longer have that email address, contact us.";
export const resetYourPassword = "Reset your password";
export const howToProtectAccount = "How do I protect my account?";
export const protectAccountAnswer =
  "Turn on two-step verification in your settings. There you can also see every device that's signed in, and sign out any you don't recognize.";
export const settings = "Settings";
export const howToManageData = "How do I see or delete my data?";
export const manageDataAnswer =
  "In your settings you can download a copy of your data and close your account. We keep payment records for seven years for tax and legal purposes.";
export const privacyNotice = "Privacy notice";
