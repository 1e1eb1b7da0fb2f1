import type { Wrap } from "../../lib/language.ts";

export const reservation = "Reservation";
export const pet = "Pet";
export const unnamed = "Unnamed";
export const buyer = "Buyer";
export const breeder = "Breeder";
export const amount = "Amount";
export const reason = "Reason";
export const evidenceDue = "Evidence due";
export const seeEvidence = "See evidence";
export const status = "Status";
export const chargebacks = "Chargebacks";
export const chargebacksIntro =
  "Buyers' banks are disputing these payments. The seller's earnings are on hold until the bank decides. Submit evidence before the deadline.";
export const noChargebacks = "No chargebacks";
export const noChargebacksHint = "Payments that a buyer's bank disputes will appear here.";
export const showMoreChargebacks = "Show more chargebacks";
export const theBuyer = "the buyer";
export const theSeller = "the seller";
export const hearthpaw = "Hearthpaw";
export const order = "Order";
export const orders = "Orders";
export const orderHeading = (
  { orderType, petName, number }: { orderType: string; petName: string; number: string },
) => `${orderType === "addon" ? "Add-ons for " : ""}${(petName || "A pet")}, ${number}`;
export const refund = "Refund";
export const cancelOrder = "Cancel order";
export const whatHappened = "What happened";
export const by = ({ by, reason }: { by: string; reason: string }) => `By ${by}: ${reason}`;
export const byWhom = (by: string) => `By ${by}`;
export const theSale = "The sale";
export const addOnsBoughtLater = "Add-ons bought later";
export const addOns = "Add-ons";
export const saleOfThePet = (petName: string) => `Sale of ${(petName || "the pet")}`;
export const total = "Total";
export const receipt = (receiptNumber: string | undefined) => `Receipt ${receiptNumber}`;
export const refunds = "Refunds";
export const noRefunds = "No refunds.";
export const triedOnce = "tried once";
export const triedTimes = (attempts: number) => `tried ${attempts} times`;
export const lastError = (failure: string) => `last error: ${failure}`;
export const disputedPayments = "Disputed payments";
export const noDisputedPayments = "No bank has disputed a payment.";
export const reasonSinceEvidenceDue = (
  { reason, openedAt, evidenceDueAt }: { reason: string; openedAt: string; evidenceDueAt: string },
) => `${reason}, since ${openedAt}. Evidence is due by ${evidenceDueAt}`;
export const reasonSince = ({ reason, openedAt }: { reason: string; openedAt: string }) =>
  `${reason}, since ${openedAt}`;
export const paymentProvidersRecord = "Payment provider's record";
export const noPaymentRequested = "No payment was requested from the provider.";
export const providerUnreachable = "Can't be reached right now";
export const refundOf = ({ amountCents, status }: { amountCents: string; status: string }) =>
  `Refund of ${amountCents}: ${status}`;
export const ourLedger = "Our ledger";
export const nothingHasBeenBooked = "Nothing has been booked.";
export const emails = "Emails";
export const noEmailHasBeenSent = "No email has been sent.";
export const toThe = ({ to, at, status }: { to: string; at: string; status: string }) =>
  `To the ${to}, ${at}, ${status}`;
export const providerTookMore = ({ cents, intentId }: { cents: string; intentId: string }) =>
  `The provider took ${cents} more than we booked (${intentId}). Run reconciliation.`;
export const weBookedMore = ({ cents, intentId }: { cents: string; intentId: string }) =>
  `We booked ${cents} more than the provider took (${intentId}). Run reconciliation.`;
export const unnamedAddOns = (
  { petName, orderType, part }: { petName: string; orderType: string; part: Wrap },
) => <>{petName || "Unnamed"}{orderType === "addon" ? part("Add-ons") : ""}</>;
export const paid = "Paid";
export const refundedCentsRefunded = (refundedCents: string) => `${refundedCents} refunded`;
export const owedCentsOwed = (owedCents: string) => `${owedCents} owed`;
export const started = "Started";
export const handOffsOnly =
  "These sales are paid, and no one has confirmed the hand-off for two weeks. Ask both sides, then help them complete or cancel.";
export const showAllOrders = "Show all orders";
export const findAnOrder = "Find an order";
export const numberEmailPetOrAddress = "Number, email, pet or address";
export const noOrderMatches = (find: string) => `No order matches “${find}”`;
export const everyHandOffConfirmed = "No hand-offs to ask about";
export const noHandOffsHint =
  "Paid sales appear here when no one has confirmed the hand-off two weeks after the go-home date.";
export const noOrdersYet = "No orders yet";
export const findAnOrderHint =
  "Try the reservation number (HP-7K2M-9QXW), the buyer's full email address, ZIP code or street (412 Maple), a payment intent, or the beginning of the pet's name.";
export const noOrdersHint = "Orders will appear here as soon as someone reserves a pet.";
export const showMoreOrders = "Show more orders";
export const refundOrderQuestion = (petName: string) => `Refund the order for ${(petName || "this pet")}?`;
export const cancelOrderQuestion = (petName: string) => `Cancel the order for ${(petName || "this pet")}?`;
export const thePet = "The pet";
export const chooseWhatToRefund = "Choose what to refund.";
export const amountOutOfRange = ({ isSaleOpen, most }: { isSaleOpen: boolean; most: string }) =>
  `Enter an amount above $0${isSaleOpen ? ` and below ${most}` : `, up to ${most}`}.`;
export const chooseWhoPaysForIt = "Choose who pays for it.";
export const reasonRequired = "Enter a reason (a sentence or two).";
export const orderCanceled = "Order canceled";
export const orderNotCanceled = "Order not canceled";
export const refundDecided = (amount: string, petName: string) => `${amount} refund for ${petName}`;
export const refundNotDecided = (amount: string, petName: string) => `${amount} for ${petName}: not refunded`;
export const noMoneyToRefund =
  "There's no money to refund. You have ten seconds to undo this. Then both sides get an email with your reason.";
export const refundIsFinal =
  "You have ten seconds to undo a refund. Then it's final, and both sides get an email with your reason.";
export const cancelAndRefund = "Cancel and refund";
export const close = "Close";
export const refundScopeQuestion = "What do you want to refund?";
export const everything = (saleCents: string) => `Everything (${saleCents})`;
export const everythingHint = "Cancels on Hearthpaw's behalf. The buyer gets a full refund.";
export const partOfIt = "Part of it";
export const theSaleContinues = "The sale continues as before.";
export const refundToTheBuyer = "Refund to the buyer";
export const inDollarsBelow = (most: string) => `In dollars, below ${most}.`;
export const inDollarsUpTo = (most: string) => `In dollars, up to ${most}.`;
export const whoPaysForIt = "Who pays for it?";
export const breederPaysHint =
  "They cover it from pending earnings, then their available balance, then future sales.";
export const hearthpawPaysHint = "The seller's earnings stay the same.";
export const petIsBack = (pet: string) => `${pet} is back with the seller`;
export const petIsBackHint = "The pet is listed again. Otherwise, it's marked as sold.";
export const why = "Why?";
export const bothSidesReadThis = "Both sides will see this exactly as you write it.";
export const pendingFromThisSale = "Pending from this sale";
export const available = "Available";
export const owedToHearthpaw = "Owed to Hearthpaw";
export const whatHappens = "What happens";
export const toTheBuyer = (label: string) => `To ${(label || "the buyer")}`;
export const theSellerPays = "The seller pays";
export const hearthpawPaysTotal = "Hearthpaw pays, fees and tax included";
export const theBreedersFundsAfterward = "The seller's balance afterward";
export const now = (before: string) => `now ${before}`;
export const petIsListedAgain = (pet: string) => `${pet} is listed again.`;
export const petIsntListedAgain = (pet: string) => `${pet} isn't listed again and is marked as sold.`;
export const paymentProvider = "Payment provider";
export const unusedPayments = "Unused payments";
export const breederPending = "Breeder, pending";
export const breederAvailable = "Breeder, available";
export const breederOwedToUs = "Breeder, owed to us";
export const platformFee = "Platform fee";
export const serviceFee = "Service fee";
export const salesTax = "Sales tax";
export const delivery = "Delivery";
export const rescueDonation = "Rescue donation";
export const discountPaidByHearthpaw = "Discount, paid by Hearthpaw";
export const discountPaidByTheBreeder = "Discount, paid by the breeder";
export const refundOwedToTheBuyer = "Refund owed to the buyer";
export const providersFee = "Provider's fee";
export const paidAnotherWay = "Paid another way";
export const refundPaidByHearthpaw = "Refund, paid by Hearthpaw";
export const disputedByTheBank = "Disputed by the bank";
export const paidCentsOfPaid = ({ paidCents, totalCents }: { paidCents: string; totalCents: string }) =>
  `${paidCents} of ${totalCents} paid`;
export const inquiry = "Inquiry";
export const open = "Open";
export const won = "Won";
export const lost = "Lost";
export const waitsForSecondPerson = "Waiting for a second person";
export const someoneElseApproves = "Nothing is refunded until someone else on the team approves it.";
