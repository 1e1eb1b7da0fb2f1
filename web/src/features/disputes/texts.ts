export const theReportedProblem = "The reported problem";
export const reservations = "Reservations";
export const reportedProblem = "Reported problem";
export const noProblemWasReportedHere = "No problem was reported here";
export const allReservations = "All reservations";
export const chooseWhatHappens = "Choose what happens.";
export const enterAnAmountAbove0And = (most: string) => `Enter an amount above $0 and below ${most}.`;
export const sayWhyInASentenceOr = "Say why, in a sentence or two.";
export const petNameDecided = (petName: string) => `${petName}: decided`;
export const bothSidesGetAnEmail = "Both sides get an email.";
export const decideAbout = (petName: string) => `Decide about ${petName}?`;
export const yourDecisionIsFinalBothSides =
  "Your decision is final. Both sides get an email with your reason.";
export const decide = "Decide";
export const whatHappens = "What happens?";
export const releaseTheFunds = "Release the funds";
export const buyerNameGetsNothingBackThe = (buyerName: string) =>
  `${buyerName} gets nothing back. The breeder's funds are released by the usual rule.`;
export const refundEverything = (most: string) => `Refund everything (${most})`;
export const theSaleEndsAsRefunded = "The sale ends as refunded.";
export const refundAPart = "Refund part of it";
export const theSaleStaysCompleted = "The sale stays completed.";
export const refundToTheBuyer = "Refund to the buyer";
export const inDollarsBelow = (most: string) => `In dollars, below ${most}.`;
export const petNameIsBackWithThe = (petName: string) => `${petName} is back with the breeder`;
export const theListingIsOpenAgainOtherwise = "The listing is open again. Otherwise it stays sold.";
export const why = "Why?";
export const bothSidesReadThisWordFor = "Both sides read this, word for word.";
export const disputes = "Disputes";
export const allDisputes = "All disputes";
export const toDecide = "To decide";
export const decided = "Decided";
export const nextPrevious = "next, previous";
export const nothingDecidedYet = "Nothing decided yet";
export const noOpenDisputes = "No open disputes";
export const disputesYouDecideWillAppearHere = "Disputes you decide will appear here.";
export const problemsThatBuyersReportWillAppear =
  "Problems that buyers report will appear here, longest open first.";
export const paidNobodyConfirmedTheHandOff = "Paid; nobody confirmed the hand-off";
export const theBuyerConfirmedTheHandOff = "The buyer confirmed the hand-off";
export const completedByTheBreeder = "Completed by the breeder";
export const buyer = "Buyer";
export const breeder = "Breeder";
export const saleWhenReported = "Sale when reported";
export const orderTotal = "Order total";
export const canBeRefunded = "Can be refunded";
export const theBuyersBankIsAlsoDisputing =
  "The buyer's bank is also disputing a payment. A refund you decide stays owed until the bank decides.";
