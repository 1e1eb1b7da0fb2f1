import type { ReactNode } from "react";
import type { Wrap } from "../../lib/language.ts";
import { capital, sellerWords } from "../../lib/seller_texts.ts";

export const yourAddOns = "Your add-ons";
export const yourPaymentDidntGoThrough = "Your payment didn't go through.";
export const paidButNotLoaded = "Your payment went through. We just couldn't load this page.";
export const refunded = "Refunded";
export const reservationIsPaused = "This reservation is paused";
export const paymentReceived = "Payment received";
export const addOnsCanceledTitle = (petName: string) => `Your add-ons for ${petName} were canceled`;
export const addOnsPaidTitle = (petName: string) => `Your add-ons for ${petName} are paid`;
export const refundedSoFar = (
  { refundedCents, total }: { refundedCents: string; total: string },
) => `${refundedCents} of ${total} has been refunded so far.`;
export const addOnsPaymentReceived = (total: string) =>
  `We received ${total} and emailed you a receipt. We also let the seller know what you added.`;
export const seeYourReservation = "See your reservation";
export const viewReceipt = "View receipt";
export const hearthpaw = "Hearthpaw";
export const whatYouBought = "What you bought";
export const reservation = (reservationNumber: string) => `Reservation ${reservationNumber}`;
export const paid = (payer: ReactNode) => <>Paid{payer}</>;
export const addOnsNotPaid = "These add-ons aren't paid yet";
export const backToYourReservation = "Back to your reservation";
export const addOnsNotCharged = ({ problem, petName }: { problem: string; petName: string }) =>
  `${problem}You weren't charged, and ${petName}'s reservation hasn't changed.`;
export const addOnsNotFound = "We couldn't find these add-ons";
export const myReservations = "My reservations";
export const addOnsNotFoundHint = "Check the address for typos. They may belong to another account.";
export const addOns = "Add-ons";
export const total = "Total";
export const addToYourReservation = "Add to your reservation";
export const addOnsYouBought = "Add-ons you bought";
export const receipt = "Receipt";
export const changeAddOnsOrPayment = "Change add-ons or pay another way";
export const addOnsDeclined = ({ name, hint }: { name: string; hint: string }) =>
  `You weren't charged, and ${name}'s reservation hasn't changed. ${hint}`;
export const tryAnotherCard = "Try another card, or ask your bank.";
export const tryAnotherWay = "Try again, or choose another way to pay.";
export const addOnsPaymentHint =
  "You pay for these in full today. If the reservation is canceled, we refund the ones that haven't been delivered.";
export const payWith = "Pay with";
export const youWerentCharged = "You weren't charged.";
export const pay = (total: string) => `Pay ${total}`;
export const offlineOrUnreachable = "You're offline, or we can't be reached.";
export const nameIsPaidInFull = (name: string) => `${name} is paid in full`;
export const weReceivedYourBalance = (cents: string) => `We received your ${cents} balance.`;
export const balance = "Balance";
export const confirmPaymentFailed = "We couldn't reach the server to confirm your payment.";
export const checkAgain = "Check again";
export const youWontBeChargedTwice = "You won't be charged twice.";
export const processingLeaveHint = "Payment is still processing. You can leave this page.";
export const confirmingPayment = "Confirming your payment. One moment.";
export const due = (due: string) => `Due ${due}`;
export const payButton = (cents: string) => `Pay ${cents}`;
export const payNowButton = (cents: string) => `Pay ${cents} now`;
export const payAnotherWayOrLater = "Pay another way, or later";
export const declinedStillReserved = ({ name, hint }: { name: string; hint: string }) =>
  `You weren't charged, and ${name} is still reserved for you. ${hint}`;
export const theShelter = "The shelter";
export const theBreeder = "The breeder";
export const verified = "Verified";
export const message = (name: string) => `Message ${name}`;
export const contactDetailsShared = (name: string) =>
  `${name} has your name, phone number and email to arrange the hand-off.`;
export const theBuyer = "the buyer";
export const completeQuestion = ({ sale, name }: { sale: string; name: string }) =>
  `Complete the ${sale} of ${name}?`;
export const completeAfterHandOff = (
  { who, earnings, sale, releaseHours, by }: {
    who: string;
    earnings: string | undefined;
    sale: string;
    releaseHours: number;
    by?: string | undefined;
  },
) =>
  `${who === theBuyer ? "The buyer" : who} confirmed the hand-off.${
    earnings
      ? ` Your earnings of ${earnings} become available ${releaseHours} hours after you complete the ${sale}.`
      : ""
  }${by ? ` We'll complete it on ${by} if you don't.` : ""}`;
export const completeAlone = (
  { name, who, earnings, releaseHours, releaseDaysAlone }: {
    name: string;
    who: string;
    earnings: string | undefined;
    releaseHours: number;
    releaseDaysAlone: number;
  },
) =>
  `Complete it once ${who} has ${name}.${
    earnings
      ? ` Your earnings of ${earnings} become available ${releaseDaysAlone} days later, or ${releaseHours} hours later if ${who} confirms the hand-off before you complete it.`
      : ""
  }`;
export const notYet = "Not yet";
export const completeIt = (isShelter: boolean) => `Complete ${sellerWords(isShelter).deal}`;
export const saleCompleted = ({ sale, name }: { sale: string; name: string }) =>
  `The ${sale} of ${name} is complete`;
export const giveMoreTime = (who: string) => `Give ${who} more time?`;
export const balanceComes = ({ balanceAmount, name }: { balanceAmount: string; name: string }) =>
  `The ${balanceAmount} balance will be due at the end of the day, 3 days from now. ${name} stays reserved.`;
export const cancel = "Cancel";
export const extendBy72Hours = "Extend by 72 hours";
export const balanceExtended = (who: string) => `${who} has more time to pay`;
export const open = "Open";
export const noOpenReservations = "Reservations of your pets will appear here";
export const completed = "Completed";
export const noCompletedReservations = "Completed reservations will appear here";
export const ended = "Ended";
export const noCanceledReservations = "No canceled reservations";
export const yourReservations = "Your reservations";
export const reservations = "Reservations";
export const chargebacksLink = (link: Wrap) => (
  <>Has a buyer's bank questioned a payment? See {link("disputed payments")}.</>
);
export const showReservations = "Show reservations";
export const labelReservations = (label: string) => `${label} reservations`;
export const openReservationsHint =
  "You'll see when someone starts checkout for one of your pets, and who it is once they've paid.";
export const nothingYet = "Nothing yet.";
export const showMoreReservations = "Show more reservations";
export const pet = "Pet";
export const added = (addOnNames: string) => `Added: ${addOnNames}`;
export const contractFor = (name: string) => `Contract for ${name}`;
export const contract = "Contract";
export const receiptFor = ({ kind, name }: { kind: string; name: string }) => `Receipt: ${kind} for ${name}`;
export const receiptOfKind = (kind: string) => `Receipt: ${kind}`;
export const status = "Status";
export const until = (
  { holdExpiresAt, part, refund }: { holdExpiresAt: string; part: Wrap; refund: ReactNode },
) => <>{part(`until ${holdExpiresAt}`)}{refund}</>;
export const addEvidenceFor = (name: string) => `Add evidence for ${name}`;
export const addEvidence = "Add evidence";
export const buyer = "Buyer";
export const paidState = "Paid";
export const of = (total: string) => `of ${total}`;
export const yourEarnings = "Your earnings";
export const youWillCover = "You'll cover";
export const codeCostsMore = "Your promo code costs more than you earn from this reservation.";
export const coverAmount = (amount: string) => `You'll cover ${amount}`;
export const coverAfterHandOff = (
  { releaseHours, releaseDaysAlone }: { releaseHours: number; releaseDaysAlone: number },
) =>
  `It comes from your available balance ${releaseHours} hours after you both confirm the hand-off, or ${releaseDaysAlone} days after you complete it alone. Anything left is deducted from your later earnings. If the reservation is canceled, you pay nothing.`;
export const coverFrom = (moment: string) =>
  `It comes from your available balance on ${moment}. Anything left is deducted from your later earnings.`;
export const coverSince = (day: string) =>
  `It came from your available balance ${day}. Anything left is deducted from your later earnings.`;
export const afterFee = ({ fee, returned }: { fee: string; returned?: string | undefined }) =>
  `after our ${fee} fee${returned ? ` and ${returned} that went back` : ""}`;
export const balanceDue = "Balance due";
export const actions = "Actions";
export const goesHomeStarting = (day: string) => `Goes home starting ${day}.`;
export const goingHomeHeading = "Going home";
export const deliverTo = "Hearthpaw delivers to:";
export const canGoHomeNow = "Can go home now.";
export const canGoHomeOncePaid = "Can go home once the balance is paid.";
export const agreeOnADayWithTheBuyer = "Agree on a day with the buyer.";
export const hearthpawDelivers = "Hearthpaw arranges the day.";
export const theBuyerPicksUp = "The buyer picks up.";
export const byHonestDelivery = "Honest Delivery.";
export const byPuppyFlight = "Puppy Flight.";
export const shownOncePaid = "Shown once paid";
export const messageBuyer = (firstName: string) => `Message ${firstName}`;
export const buyerShownOncePaid = "You'll see who it is once they've paid.";
export const allReservations = "All reservations";
export const holdExplained = ({ name, until }: { name: string; until: string | null }) =>
  until
    ? `A buyer has until ${until} to pay. No one else can reserve ${name} until then.`
    : `A buyer is checking out. No one else can reserve ${name} until they're done.`;
export const processingExplained = (name: string) =>
  `Some banks and lenders take a few minutes. No one else can reserve ${name} until then. We'll email you once it's paid.`;
export const balanceExpected = (
  { amount, due, name, who }: { amount: string; due: string | null; name: string; who: string },
) => `${amount} is due${due ? ` ${due}` : ""}. Agree with ${who} on the day ${name} goes home.`;
export const balanceOverdueChoices = ({ amount, due, who }: { amount: string; due: string; who: string }) =>
  `${amount} was due ${due}. You can give ${who} 72 more hours, or cancel. If you cancel now, we'll treat it as ${who}'s cancellation, and your refund policy applies.`;
export const balanceOverdueGrace = (
  { amount, due, grace }: { amount: string; due: string; grace: string },
) => `${amount} was due ${due}. ${grace}`;
export const completeOnceThere = (
  { paid, name, who, sale }: { paid: string; name: string; who: string; sale: string },
) => `${paid}Once ${who} has ${name}, complete the ${sale}.`;
export const agreeThenComplete = ({ paid, who, sale }: { paid: string; who: string; sale: string }) =>
  `${paid}Agree on a day with ${who}. Once ${who} has confirmed the hand-off, complete the ${sale} here.`;
export const deliveredThenComplete = (
  { paid, who, sale }: { paid: string; who: string; sale: string },
) => `${paid}Hearthpaw delivers. Once ${who} has confirmed the hand-off, complete the ${sale} here.`;
export const planDelivery = (paid: string) =>
  `${paid}Hearthpaw delivers: the delivery on this page shows the plan.`;
export const agreeOnADayWith = ({ paid, who }: { paid: string; who: string }) =>
  `${paid}Agree on a day with ${who}.`;
export const paidInFullSentence = "It's paid in full. ";

export const shareAfterHandOff = (
  { releaseHours, releaseDaysAlone }: { releaseHours: number; releaseDaysAlone: number },
) =>
  `Available ${releaseHours} hours after you and the buyer both confirm the hand-off, or ${releaseDaysAlone} days after you complete it without the buyer's confirmation.`;
export const shareHeldByProblem = "On hold until our team resolves the reported problem.";
export const shareHeldByBank = "On hold until the buyer's bank resolves it.";
export const shareHeldByRefund = "On hold until a refund to the buyer has gone through.";
export const shareAvailableFrom = (day: string) => `Available ${day}.`;
export const shareAvailableSince = (day: string) => `Available since ${day}.`;
export const seeYourMoney = "See your money";
export const disputedPaymentExplained =
  "Your earnings from this reservation are on hold until the bank resolves it. What you add helps us answer.";
export const addOnsAddedLater = "Add-ons bought later";
export const notChosenYet = "Not chosen yet";
export const complete = "Complete";
export const notPossibleNow = "This isn't possible right now.";
export const readAndReply = "Read and reply";
export const problemReport = "Problem report";
export const nameIsListedAgain = (name: string) => `${name} is listed again.`;
export const waitForRefundQuote = "We'll show you the refund first.";
export const cancelFailed = "We couldn't reach the server. Nothing was canceled.";
export const refundChanged =
  "The refund has changed since you opened this, so nothing was canceled. Here is the new amount.";
export const cancelRelistsPet = (name: string) =>
  `${name} is listed again right away, and anyone can reserve ${name}. You can't undo this.`;
export const nameStaysOff = (name: string) => `${name} stays off the site.`;
export const whyAreYouCanceling = "Why are you canceling?";
export const chooseACause = "Choose a reason";
export const chooseWhyYouCancel = "Choose why you're canceling.";
export const hasHealthProblem = (name: string) => `${name} has a health problem`;
export const weAreKeeping = (name: string) => `We're keeping ${name}`;
export const somethingElse = "Something else";
export const staysOffWhileIll = (name: string) =>
  `${name} stays off the site. You can list them again once they're well.`;
export const listAgainQuestion = (name: string) => `List ${name} again?`;
export const keepOffTheSite = "Keep off the site for now";
export const keepOffHint = "You can list them again any time.";
export const listAgain = "List again";
export const listAgainHint = (name: string) => `Anyone can reserve ${name} right away.`;
export const cannotBeUndone = "You can't undo this cancellation.";
export const theBuyerSeesThisToo = "The buyer sees this, and that it's about the pet's health.";
export const reason = "Reason";
export const sellerSeesThis = (name: string) => `${name} sees this.`;
export const theBuyerSeesThis = "The buyer sees this.";
export const cancelHoldQuestion = (name: string) => `Cancel your hold on ${name}?`;
export const keepHold = "Keep hold";
export const cancelHold = "Cancel hold";
export const holdCanceled = "Your hold is canceled";
export const cancelYourReservationFor = (name: string) => `Cancel your reservation for ${name}?`;
export const cancelTheReservationFor = (name: string) => `Cancel the reservation for ${name}?`;
export const keepReservation = "Keep reservation";
export const cancelReservation = "Cancel reservation";
export const yourReservationIsCanceled = "Your reservation is canceled";
export const reservationCanceled = (name: string) => `The reservation for ${name} is canceled`;
export const yourReservation = "Your reservation";
export const nameIsReservedForYou = (name: string) => `${name} is reserved for you`;
export const nameIsYours = (name: string) => `${name} is yours`;
export const depositReceived = (
  { paidAmount, open, dueDay }: { paidAmount: string; open: string; dueDay: string | undefined },
) =>
  `We received your ${paidAmount} deposit. The balance of ${open} is due ${(dueDay ??
    "before the hand-off")}.`;
export const depositReceivedAndCharge = ({ paidAmount, charge }: { paidAmount: string; charge: string }) =>
  `We received your ${paidAmount} deposit. ${charge}`;
export const youPaidInFull = (paidAmount: string) => `You paid ${paidAmount} in full.`;
export const reserved = "Reserved";
export const nothingToPayFor = (name: string) => `There's nothing to pay for ${name}.`;
export const seeReservationAndPay = "See reservation and pay the balance";
export const whatHappensNext = "What happens next";
export const reservationNotFound = "We couldn't find this reservation";
export const reservationNotFoundHint =
  "Check the address for typos. The reservation may belong to another account.";
export const yourContract = "Your contract";
export const contractNotFound = "We couldn't find this contract";
export const contractNotFoundHint =
  "Check the address for typos. The contract may belong to another account.";
export const contractName = (isShelter: boolean) => capital(sellerWords(isShelter).contract);
export const contractAndGuarantee = (isShelter: boolean) => `${contractName(isShelter)} and health guarantee`;
export const petNameFrom = ({ petName, sellerName }: { petName: string; sellerName: string }) =>
  `${petName}, from ${sellerName}`;
export const print = "Print";
export const contractAltered =
  "This document has changed since you accepted it. Contact us before relying on it.";
export const reservationTitle = "Reservation";
export const accepted = "Accepted";
export const version = "Version";
export const healthGuarantee = "Health guarantee";
export const contractFingerprint = ({ isIntact, hash }: { isIntact: boolean; hash: ReactNode }) => (
  <>
    {isIntact
      ? "Verified: this is the text that was accepted. Fingerprint (SHA-256): "
      : "Fingerprint (SHA-256): "}
    {hash}
  </>
);
export const nameIsHome = (name: string) => `${name} is home`;
export const thanksForLettingUsKnow = "Thanks for letting us know.";
export const doYouHave = (name: string) => `Do you have ${name}?`;
export const yesIsHome = (name: string) => `Yes, ${name} is home`;
export const confirmHandOffHint = (name: string) =>
  `Only confirm once you have your pet. ${name} is paid 72 hours after you both confirm. If something's wrong, you have 14 days to tell us.`;
export const confirmFreeHandOffHint =
  "Only confirm once you have your pet. If something's wrong, you have 14 days to tell us.";
export const orderAndPayments = "Order and payments";
export const reservationOfNumber = (number: string) => `Reservation ${number}`;
export const shelter = "Shelter";
export const breeder = "Breeder";
export const orderDetails = "Order details";
export const kindPaidReceipt = (
  { kind, payer, createdAt, receiptNumber, link, part }: {
    kind: string;
    payer: string;
    createdAt: string;
    receiptNumber: string;
    link: Wrap;
    part: Wrap;
  },
) => <>{kind}{part(<>{payer}, {createdAt}. {link(`Receipt ${receiptNumber}`)}</>)}</>;
export const kindPaid = (
  { kind, payer, createdAt, part }: { kind: string; payer: string; createdAt: string; part: Wrap },
) => <>{kind}{part(`${payer}, ${createdAt}`)}</>;
export const kindRefunded = (kind: string) => `${kind} refunded`;
export const ofAddOns = (label: string) => `Add-ons: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
export const yourPayments = "Your payments";
export const payments = "Payments";
export const noPaymentsYet = "No payments yet";
export const seePuppiesAndDogs = "See puppies and dogs";
export const noPaymentsHint = "Deposits, balances and refunds will appear here, each with its receipt.";
export const showMorePayments = "Show more payments";
export const payment = "Payment";
export const addOnsFor = (
  { orderType, kind, petName }: { orderType: string; kind: string; petName: string },
) => `${orderType === "addon" ? "Add-ons" : kind} for ${petName}`;
export const date = "Date";
export const paidWith = "Paid with";
export const amount = "Amount";
export const refundedCentsRefunded = (refundedCents: string) => `${refundedCents} refunded`;
export const receiptOfNumber = (receiptNumber: string) => `Receipt ${receiptNumber}`;
export const none = "None";
export const yourReceipt = "Your receipt";
export const receiptNotFound = "We couldn't find this receipt";
export const receiptNotFoundHint = "Check the address for typos. The receipt may belong to another account.";
export const refundOnItsWay = "Refund on its way";
export const refundDelayedStillOwed = "Refund delayed, still owed";
export const seller = "Seller";
export const previouslyPaid = "Previously paid";
export const nothingToPay = "Nothing to pay";
export const addOnsPaid = ({ orderType, kind }: { orderType: string; kind: string }) =>
  orderType === "addon" ? "Add-ons paid" : kind;
export const dueOn = (leftDueOn: string) => `Due ${leftDueOn}`;
export const refund = (index: number) => `refund ${index}`;
export const chargeback = (index: number) => `chargeback ${index}`;
export const whoSellsWhat = (
  { orderType, name, isShelter }: { orderType: string; name: string; isShelter: boolean },
) =>
  orderType === "addon"
    ? "Hearthpaw sells add-ons and its own service."
    : `${name} ${
      isShelter ? "places" : "sells"
    } the pet. Hearthpaw took this payment as their agent, and sells add-ons, delivery and its own service.`;
export const whoSellsWhatAndSupport = (
  { orderType, name, isShelter, supportEmail, supportPhone }: {
    orderType: string;
    name: string;
    isShelter: boolean;
    supportEmail: string;
    supportPhone: string;
  },
) => `${whoSellsWhat({ orderType, name, isShelter })} Questions? ${supportEmail}, ${supportPhone}`;
export const refundLoadFailed = "We couldn't load your refund. Check your connection.";
export const calculatingTheRefund = "Calculating the refund";
export const theRefundLineByLine = "The refund, line by line";
export const refundDetails = "How we calculated the refund";
export const priceOfThePet = "Price of the pet";
export const refundHeader = "Refund";
export const noRefund = "No refund";
export const refundDelayed = "Refund delayed";
export const refundSent = "Refund sent";
export const nameIsHeldUntil = ({ name, time }: { name: string; time: string }) =>
  `${name} is held for you until ${time}.`;
export const agreeAndConfirm = ({ name, breeder }: { name: string; breeder: string }) =>
  `Agree on a day with ${breeder}. Once you have ${name}, confirm it here.`;
export const stillLooking = "Still looking?";
export const similarPetsBelow = (name: string) => `These pets are like ${name}, and available now.`;
export const seeSimilarPets = "See similar pets";
export const whatHappensAfterHandOff = (
  { breeder, isShelter, by }: { breeder: string; isShelter: boolean; by: string | undefined },
) =>
  `${breeder} completes the ${sellerWords(isShelter).deal} next.${
    by ? ` If they haven't by ${by}, we'll complete it.` : ""
  } There's nothing more for you to do.`;
export const sellerCompletes = (
  { breeder, isShelter }: { breeder: string; isShelter: boolean },
) => `${breeder} completes the ${sellerWords(isShelter).deal}`;
export const byDay = (day: string) => `by ${day}`;
export const completedByTime = "Completed automatically";
export const finishCheckout = "Finish checkout";
export const checkPaymentStatus = "Check payment status";
export const manageReservation = "Manage reservation";
export const confirmHandOff = (name: string) => `Confirm you have ${name}`;
export const reportAProblem = "Report a problem";
export const reportProblemHint = ({ until, replyDays }: { until: string; replyDays: number }) =>
  `Something isn't right? You can report it${until}. The seller has ${replyDays} days to reply, and then our team resolves it.`;
export const order = "Order";
export const viewSListing = (name: string) => `View ${name}'s listing`;
export const noReservationsYet = "Pets you reserve will appear here";
export const noReservationsHint = "You'll see what you've paid, what's due and when they come home.";
export const heldUntil = (holdExpiresAt: string) => `Held for you until ${holdExpiresAt}. Finish checkout.`;
export const finishCheckoutSentence = "Finish checkout.";
export const paymentIsStillProcessing = "Payment is still processing.";
export const balanceOfDue = ({ openBalance, due }: { openBalance: string; due: string }) =>
  `Balance of ${openBalance} due${due}.`;
export const paidGoesHomeFrom = (
  { paid, name, goHomeDate }: { paid: string; name: string; goHomeDate: string },
) => `${paid}. ${name} can go home starting ${goHomeDate}.`;
export const paidAgreeOnHandOff = ({ paid, breeder }: { paid: string; breeder: string }) =>
  `${paid}. Agree on the hand-off with ${breeder}.`;
export const youHaveSentence = (name: string) => `You have ${name}.`;
export const problemUnderReview = "You reported a problem. Our team resolves it, and we'll email you.";
export const refundedSentence = "Refunded.";
export const canceled = "Canceled.";
export const cardChargeFailed = (card: string) =>
  `We couldn't charge your ${card}, and won't try again. Pay the balance here.`;
export const cardOnHold = (card: string) =>
  `We aren't charging your ${card} right now. Pay the balance here.`;
export const canPayEarlier = "You can also pay it now, or remove the card.";
export const removeCard = "Remove card";
export const itsDueDate = "its due date";
export const cardSaved = "Card saved";
export const wellChargeOn = ({ cents, day }: { cents: string; day: string }) =>
  `We'll charge ${cents} on ${day}.`;
export const saveCardExplained = ({ cents, day }: { cents: string; day: string }) =>
  `We'll save this card and charge it ${cents} on ${day}. You can remove it any time before.`;
export const dontSaveACard = "Don't save a card";
export const saveCardForBalance = (day: string) => `Save a card and have it charged on ${day}`;
export const saveCardFailed = "The card wasn't saved. Try another card, or ask your bank.";
export const yourPet = "Your pet";
export const paymentWaitExplained = (petName: string) =>
  `Some banks and lenders take a few minutes. ${petName} stays reserved for you. You can leave this page: we'll email you when it's done, and you won't be charged twice.`;
export const pickupExplained = "You pick the pet up from the seller. There's no charge.";
export const chooseDeliveryHint = "Choose how your pet comes home, and we'll add the cost to the total.";
export const depositExplained = (lateWords: string) =>
  `It reserves the pet for you and counts toward the total. ${lateWords}`;
export const everythingComesBack = "You get all of it back if you cancel before the hand-off.";
export const lateCancellationCosts = (amount: string) =>
  `Cancel within 48 hours of paying to get all of it back. If you cancel later, ${amount} isn't refunded.`;
export const balanceDueExplained = (due: string) =>
  `The rest of the total. Pay it any time through ${due}. If it's more than 72 hours late, the seller may cancel. We'll treat it as your cancellation, and the refund policy applies.`;
export const balanceExplained =
  "The rest of the total. If it's more than 72 hours late, the seller may cancel. We'll treat it as your cancellation, and the refund policy applies.";
export const fullPaymentExplained = (lateWords: string) =>
  `You pay the total now. We hold the money until after the hand-off. ${lateWords}`;
export const pickupIn = (place: string) => `Pickup in ${place}`;
export const delivery = "Delivery";
export const choose = "Choose";
export const inCheckout = "In checkout";
export const paymentProcessing = "Payment processing";
export const depositPaid = "Deposit paid";
export const balancePaid = "Balance paid";
export const paidInFull = "Paid in full";
export const handedOver = "Handed over";
export const holdEnded = "Hold ended";
export const canceledByBuyer = "Canceled by buyer";
export const canceledByBreeder = "Canceled by breeder";
export const canceledByShelter = "Canceled by shelter";
export const canceledByHearthpaw = "Canceled by Hearthpaw";
export const disputed = "Disputed";
export const notPaid = "Not paid";
export const deposit = "Deposit";
export const paymentInFull = "Payment in full";
export const card = "Card";
export const klarna = "Klarna";
export const affirm = "Affirm";
export const afterpay = "Afterpay";
export const noPaymentNeeded = "No payment needed";
export const processing = "Processing";
export const notFinished = "Not finished";
export const declined = "Declined";
export const canceledState = "Canceled";
export const partlyRefunded = "Partly refunded";
export const brandEndingIn = ({ brand, cardLast4 }: { brand: string; cardLast4: string }) =>
  `${brand} ending in ${cardLast4}`;
export const youStartedCheckout = "You started checkout";
export const youHave = (name: string) => `You have ${name}`;
export const completedBy = (name: string) => `Completed by ${name}`;
export const theHoldEnded = "The hold ended";
export const youCanceled = "You canceled";
export const checkoutStarted = "The buyer started checkout";
export const buyerConfirmedHandOff = "The buyer confirmed the hand-off";
export const youCompletedIt = (isShelter: boolean) => `You completed the ${sellerWords(isShelter).deal}`;
export const theBuyerCanceled = "The buyer canceled";
export const youCanceledBalanceUnpaid = "You canceled because the balance wasn't paid";
export const moreTimeForTheBalance = "More time for the balance";
export const youCompleteIt = (isShelter: boolean) => `You complete the ${sellerWords(isShelter).deal}`;
export const sellerCanceled = (name: string) => `${name} canceled`;
export const hearthpawCanceled = "Hearthpaw canceled";
export const problemReported = "Problem reported";
export const canceledBalanceUnpaid = (name: string) => `${name} canceled because the balance wasn't paid`;
export const ourTeamResolvedIt = "Our team resolved it";
export const balanceOf = (openBalance: string) => `Balance of ${openBalance}`;
export const dueInSentence = (due: string) => `due ${due}`;
export const chargedInSentence = (day: string) => `charged ${day}`;
export const nameGoesHome = (name: string) => `${name} goes home`;
export const from = (goHomeDate: string) => `from ${goHomeDate}`;
export const handOffHint = (name: string) =>
  `Agree on a day with ${name}, and confirm the hand-off here afterward.`;
export const deliveryHint = (name: string) =>
  `Hearthpaw delivers. Show the carrier your code once you have ${name}.`;
export const yourBankAsked = "Your bank asked about this payment";
export const buyersBankAsked = "The buyer's bank asked about this payment";
export const inDisputeWithYourBank = "In dispute with your bank";
export const disputedByTheBuyersBank = "Disputed by the buyer's bank";
export const returnedByYourBank = "Returned by your bank";
export const returnedByBuyersBank = "Returned to the buyer by their bank";
export const paymentStands = "Dispute closed, the payment stands";
export const asked = "Asked";
export const since = "Since";
export const begunAndClosed = ({ begun, closedAt }: { begun: string; closedAt: string }) =>
  `${begun}. Closed ${closedAt}`;
export const addToCalendar = "Add to calendar";
export const balanceDueEntry = ({ amount, name }: { amount: string; name: string }) =>
  `${amount} balance for ${name} is due`;
export const balanceDueEntryHint = "Pay it by the end of the day. Your reservation:";
export const balanceChargedEntry = ({ amount, name }: { amount: string; name: string }) =>
  `${amount} balance for ${name} is charged`;
export const balanceChargedEntryHint = (charge: string) => `${charge} Your reservation:`;
export const goHomeEntry = (name: string) => `${name} can come home`;
export const goHomeDeliveryHint = (name: string) =>
  `The first day ${name} can come home. Hearthpaw delivers. Your reservation:`;
export const goHomeEntryHint = ({ name, seller }: { name: string; seller: string }) =>
  `The first day ${name} can come home. Agree on a day with ${seller}. Your reservation:`;
export const calendarNotMade = "We couldn't make the calendar file";
export const calendarNotMadeHint = "Check your connection and try again.";
