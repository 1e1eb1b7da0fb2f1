export const weCantReachTheServer = "We can't reach the server.";
export const theProblemYouReported = "The problem you reported";
export const problemReportedWith = (petName: string) => `Problem reported with ${petName}`;
export const breederFundsHeld =
  "The breeder's funds from this sale are on hold. Our team hears both sides and decides. We'll email you.";
export const yourFundsHeld =
  "Your funds from this sale are on hold. Our team hears both sides and decides. We'll email you.";
export const writeAMessage = "Write a message.";
export const yourMessageWasSent = "Your message was sent";
export const sendMessage = "Send message";
export const reply = "Reply";
export const yourMessage = "Your message";
export const photosAndDocuments = "Photos and documents";
export const evidenceVisibilityHint = "Both sides and our team can see them.";
export const messages = "Messages";
export const chooseWhatTheProblemIs = "Choose what the problem is.";
export const descriptionTooShort = "Describe the problem in a sentence or two.";
export const weReceivedYourReport = "We received your report";
export const weveAskedToReply = (name: string) => `We've asked ${name} to reply.`;
export const reportAProblemWith = (name: string) => `Report a problem with ${name}?`;
export const reportExplained = (name: string) =>
  `We'll ask ${name} to reply and put their funds from this sale on hold. Our team hears both sides and decides. You can report a problem once, so include everything that matters.`;
export const reportProblem = "Report problem";
export const whatsTheProblem = "What's the problem?";
export const chooseOne = "Choose one";
export const whatHappened = "What happened?";
export const descriptionHint = (name: string) => `${name} and our team read this.`;
export const evidenceExample = "For example, a vet's report.";
export const until = (disputeUntilOn: string) => ` until ${disputeUntilOn}`;
export const filesStillUploading = "Wait until your files are uploaded.";
export const filesFailed = "Remove the files that couldn't be uploaded, or try them again.";
export const aHealthProblem = "A health problem";
export const notAsDescribed = "Not as described";
export const notHandedOver = "Not handed over";
export const missingOrWrongPaperwork = "Missing or wrong paperwork";
export const somethingElse = "Something else";
export const decidedRefunded = (refundCents: string) => `Decided: ${refundCents} refunded`;
export const decidedNoRefund = "Decided: no refund";
export const yourReplyIsNeeded = "Your reply is needed";
export const waitingForTheBreedersReply = "Waiting for the breeder's reply";
export const theBreederReplied = "The breeder replied";
export const waitingForTheBuyer = "Waiting for the buyer";
export const underReview = "Under review";
export const refundOnItsWay =
  "The refund is on its way. It can take up to 10 days to appear on the statement.";
export const refundDelayed = "The refund hasn't gone through yet. It's still owed, and we keep trying.";
export const theRefundWasSent = "The refund was sent.";
export const decidedForBreeder = "We decided in your favor. Your funds from this sale are no longer on hold.";
export const decidedNotToRefund =
  "We decided not to refund this sale. The breeder's funds are no longer on hold.";
export const youGetBack = (amount: string) => `You get ${amount} back.`;
export const theBuyerGetsBack = (amount: string) => `The buyer gets ${amount} back.`;
export const ourTeam = "Our team";
export const you = "You";
export const buyer = "Buyer";
export const breeder = "Breeder";
