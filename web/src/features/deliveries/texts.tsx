import type { ReactNode } from "react";
import type { DeliveryAction, DeliveryEvent } from "@hearthpaw/client";

// The carrier's page
export const delivery = "Delivery";
export const deliveryOf = (name: string) => `Delivery of ${name}`;
export const loadingDelivery = "Loading the delivery";
export const linkDoesNotWork = "This link doesn't work anymore";
export const linkDoesNotWorkHint =
  "The delivery was canceled, given to another carrier, or finished. Use the link in our latest email, or call us.";
export const noLink = "Open the link in our email";
export const noLinkHint = "This page works only with the link that we emailed to you.";
export const yourPay = "Your pay";
export const kindOfDelivery = "Type";
export const byRoad = "By car, door to door (Honest Delivery)";
export const byAir = "By plane, with a person (Puppy Flight)";
export const pickUp = "Pick-up";
export const arrival = "Arrival";
export const plannedPickUp = "Planned pick-up";
export const plannedArrival = "Planned arrival";
export const notPlanned = "Not planned yet";
export const addressesAfterAccepting = "You'll see both addresses and phone numbers after you accept.";
export const addressMissing = "The breeder hasn't entered the address yet. Call them for it.";
export const openMap = (place: string) => `Open ${place} in maps`;
export const canYouDeliver = (name: string) => `Can you deliver ${name}?`;
export const accept = "Accept delivery";
export const decline = "Decline";
export const declineQuestion = (name: string) => `Decline the delivery of ${name}?`;
export const declineHint = "We'll offer it to someone else, and this link stops working.";
export const declined = "You declined this delivery";
export const declinedHint = "Thanks for letting us know. We'll find another carrier.";
export const cancelDecline = "Keep it";
export const whenWillYouDeliver = "When will you deliver?";
export const setTimes = "Save times";
export const changeTimes = "Change times";
export const timesSaved = "Times saved";
export const timesSavedHint = "We emailed both sides.";
export const addPhoto = "Take a photo";
export const anotherPhoto = "Take another photo";
export const photoReady = "Photo added";
export const photoFirst = "Add a photo first.";
export const pickUpStep = (name: string) => `Pick up ${name}`;
export const pickUpStepHint = (name: string) => `Take a photo of ${name} at the pick-up. Both sides see it.`;
export const iPickedUp = (name: string) => `I've picked up ${name}`;
export const handOffStep = (name: string) => `Hand off ${name}`;
export const handOffStepHint = (name: string) =>
  `Take a photo of ${name} with the new family's door or hands, then ask the buyer for their 6-digit code. Both sides see the photo.`;
export const codeOfBuyer = "Buyer's code";
export const enterTheCode = "Enter the 6 digits that the buyer shows you.";
export const handedOff = "Confirm hand-off";
export const allDone = (name: string) => `You delivered ${name}`;
export const allDoneHint = (pay: string) => `Thank you. We'll send you ${pay}.`;
export const canceledTitle = "This delivery is canceled";
export const canceledHint = "Call us if you have the pet.";
export const questions = (phone: ReactNode) => <>Questions? Call us: {phone}</>;
export const sendingAgain = "The connection is slow. We're trying again.";
export const call = (phone: string) => `Call ${phone}`;
export const notReadyTitle = "Wait with the pick-up";

// Staff
export const deliveries = "Deliveries";
export const deliveriesHint =
  "Deliveries that Hearthpaw carries out, by the first day on which the pet may leave.";
export const filterByStatus = "Filter by status";
export const unfinished = "Open";
export const withCount = ({ label, count }: { label: string; count: string }) => `${label} (${count})`;
export const findADelivery = "Find a delivery";
export const numberPetOrCarrier = "Reservation number, pet or carrier";
export const reservation = "Reservation";
export const pet = "Pet";
export const way = "From and to";
export const fromTo = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
export const status = "Status";
export const carrier = "Carrier";
export const goHomeDate = "Go-home date";
export const cost = "Carrier's pay";
export const notPaidInFull = "Not paid in full";
export const noCarrier = "No carrier";
export const nothingToDeliver = "Nothing to deliver";
export const nothingToDeliverHint =
  "A delivery appears here with the first payment of an order that includes one.";
export const noDeliveryMatches = (find: string) => `No delivery matches “${find}”`;
export const noDeliveryMatchesHint = "Try the whole reservation number, or the beginning of a name.";
export const showMoreDeliveries = "Show more deliveries";
export const viewOrder = "View the order";
export const buyer = "Buyer";
export const breeder = "Breeder";
export const delivered = "Delivery price";
export const costBooked = "In the books";
export const costNotBooked = "Booked at the hand-off";
export const link = "Carrier's link";
export const noLinkNow = "No link works";
export const linkUntil = (day: string) => `Works until ${day}`;
export const linkOpened = (day: string) => `Opened ${day}`;
export const linkNotOpened = "Not opened yet";
export const codeLocked =
  "The carrier entered too many wrong codes. Call them, then send a new link to accept codes again.";
export const steps = "Steps";
export const photos = "Photos";
export const addressNotEntered = "The breeder hasn't entered the street yet.";
export const ACTIONS: Readonly<Record<DeliveryAction, string>> = {
  offer: "Offer to a carrier",
  resend: "Send a new link",
  withdraw: "Withdraw from the carrier",
  schedule: "Set times",
  price: "Change the pay",
  confirm: "Record the hand-off",
  fail: "End the delivery",
  cancel: "Cancel the delivery",
};
export const refundOnOrder = ({ price, page }: { price: string; page: ReactNode }) => (
  <>If the buyer paid {price} for this delivery and hasn't been refunded, refund it on {page}.</>
);
export const theOrdersPage = "the order's page";
export const replaceCarrier = "Replace the carrier";
export const ACTION_HINTS: Readonly<Record<DeliveryAction, string>> = {
  offer: "We'll email the carrier a link. They accept or decline there, without an account.",
  resend: "The earlier link stops working, and codes are accepted again.",
  withdraw: "The carrier gets an email, and their link stops working.",
  schedule: "Both sides get an email with the new times.",
  price: "The carrier sees the new amount on their page.",
  confirm:
    "For a hand-off that the carrier couldn't report. The buyer still confirms it themselves. The carrier's pay is booked.",
  fail: "The carrier's pay is booked, and another delivery begins at once.",
  cancel: "Both sides get an email. Refund the delivery on the order's page if the buyer paid for it.",
};
export const DONE: Readonly<Record<DeliveryAction, string>> = {
  offer: "Offer sent",
  resend: "New link sent",
  withdraw: "Withdrawn",
  schedule: "Times saved",
  price: "Pay changed",
  confirm: "Hand-off recorded",
  fail: "Delivery ended",
  cancel: "Delivery canceled",
};
export const actionDone = ({ name, done }: { name: string; done: string }) =>
  `${name}: ${done.toLowerCase()}`;
export const actionFailed = (name: string) => `The delivery of ${name} wasn't changed`;
export const carrierName = "Name";
export const carrierCompany = "Company";
export const carrierEmail = "Email";
export const carrierPhone = "Phone number";
export const payInDollars = "Carrier's pay";
export const reason = "Reason";
export const onlyStaffRead = "Only our team reads it.";
export const enterAName = "Enter the carrier's name.";
export const enterAnEmail = "Enter the carrier's email address.";
export const enterAPhone = "Enter a 10-digit US phone number, or leave it empty.";
export const enterAnAmount = "Enter an amount up to $10,000.";
export const enterAReason = "Enter a reason.";
const BY: Readonly<Record<DeliveryEvent["by"], string>> = {
  staff: "Our team",
  carrier: "The carrier",
  system: "Hearthpaw",
};
export const byWhom = ({ by, name, reason }: DeliveryEvent) =>
  `${name ?? BY[by]}${reason ? `: ${reason}` : ""}`;
