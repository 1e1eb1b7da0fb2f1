export const theProblemYouReported = "The problem you reported";
export const problemReportedWith = (petName: string) => `Problem reported with ${petName}`;
export const sellerFundsHeld = (seller: string) =>
  `${seller}'s earnings from this reservation are on hold. Our team resolves it, and we'll email you.`;
export const yourFundsHeld =
  "Your earnings from this reservation are on hold. Our team resolves it, and we'll email you.";
export const sellerHasUntil = (seller: string, day: string) => `${seller} has until ${day} to reply.`;
export const sellerDidntReply = (seller: string, day: string) => `${seller} didn't reply by ${day}.`;
export const replyBy = (day: string) => `Reply by ${day}.`;
export const youDidntReply = (day: string) =>
  `You didn't reply by ${day}. You still can until we resolve it.`;
export const bothHeard = "Our team heard both sides.";
export const youWerentHeard = (day: string) => `You didn't reply by ${day}.`;
export const notWaitedForSeller = (
  { seller, day, reason }: { seller: string; day: string; reason: string },
) => `${seller} hadn't replied yet and had until ${day}. Here's why we didn't wait: ${reason}`;
export const notWaitedForYou = ({ day, reason }: { day: string; reason: string }) =>
  `You hadn't replied yet, and you had until ${day}. Here's why we didn't wait: ${reason}`;
export const whyDecided = (reason: string) => `Here's why: ${reason}`;
export const sellerAndHearthpawPay = (
  { seller, breeder, platform }: { seller: string; breeder: string; platform: string },
) => `${seller} pays ${breeder} of the refund, and Hearthpaw pays ${platform}.`;
export const youAndHearthpawCover = ({ breeder, platform }: { breeder: string; platform: string }) =>
  `You cover ${breeder} of the refund, and Hearthpaw covers ${platform}.`;
export const sellerPays = (seller: string, part: string) => `${seller} pays ${part}.`;
export const youCover = (part: string) => `You cover ${part}.`;
export const hearthpawPays = (part: string) => `Hearthpaw pays ${part}.`;
export const hearthpawCovers = (part: string) => `Hearthpaw covers ${part}.`;
export const ofTheRefund = (amount: string) => `${amount} of the refund`;
export const allOfIt = (amount: string) => `all ${amount}`;
export const earningsGoBack = (amount: string) =>
  `The reservation has ended, and the ${amount} you earned from it is returned.`;
export const sellersEarningsGoBack = (seller: string, amount: string) =>
  `The reservation has ended, and the ${amount} ${seller} earned from it is returned.`;
export const othersReturned = (amount: string) =>
  `The other ${amount} is returned sales tax or a returned donation.`;
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
export const reportExplained = ({ name, replyDays }: { name: string; replyDays: number }) =>
  `We'll ask ${name} to reply within ${replyDays} days, and put their earnings from this reservation on hold. Then our team resolves it. You can report a problem once, so include everything that matters.`;
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
export const decidedRefunded = (refundCents: string) => `Resolved: ${refundCents} refunded`;
export const decidedNoRefund = "Resolved: no refund";
export const yourReplyIsNeeded = "Your reply is needed";
export const waitingForReply = (seller: string) => `Waiting for ${seller}'s reply`;
export const sellerReplied = (seller: string) => `${seller} replied`;
export const youReplied = "You replied";
export const underReview = "Under review";
export const refundOnItsWay = "The refund is on its way. It can take up to 10 days to arrive.";
export const refundDelayed = "The refund hasn't gone through yet. It's still owed, and we keep trying.";
export const theRefundWasSent = "The refund was sent.";
export const decidedForBreeder =
  "We resolved this in your favor. Your earnings from this reservation are no longer on hold.";
export const decidedNotToRefund = (seller: string) =>
  `We resolved this without a refund. ${seller}'s earnings are no longer on hold.`;
export const endedForYou =
  "We resolved this in your favor. Your reservation has ended, and there was no payment to refund.";
export const endedForTheBuyer =
  "We resolved this in the buyer's favor. The reservation has ended, and there was no payment to refund.";
export const resolvedForTheBuyer = "Resolved: reservation ended";
export const youGetBack = (amount: string) => `You get ${amount} back.`;
export const theBuyerGetsBack = (amount: string) => `The buyer gets ${amount} back.`;
export const ourTeam = "Our team";
export const you = "You";
export const buyer = "Buyer";
