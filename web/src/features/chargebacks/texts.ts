export const chargeback = "Chargeback";
export const chargebacks = "Chargebacks";
export const aPet = ({ petName, number }: { petName: string; number: string }) =>
  `${(petName || "A pet")}, ${number}`;
export const openTheOrder = "Open the order";
export const whatWasAdded = "What was added";
export const pdfJpegOrPngNothingGoes = "PDF, JPEG or PNG. Nothing goes to the bank before you submit it.";
export const evidenceAdded = "Evidence added";
export const whatWeSentTheBank = "What we sent the bank";
export const whatWeSendTheBank = "What we send the bank";
export const evidenceWasSubmitted = (submittedAt: string) => `Evidence was submitted ${submittedAt}.`;
export const noEvidenceWasSubmittedHere = "No evidence was submitted here.";
export const submitEvidenceBeforeTheBankDecides = "Submit evidence before the bank decides.";
export const evidenceIsDueByYouCan = (evidenceDueAt: string) =>
  `Evidence is due by ${evidenceDueAt}. You can submit it once.`;
export const theDeadlineWasNoMoreEvidence = (evidenceDueAt: string) =>
  `The deadline was ${evidenceDueAt}. No more evidence is taken.`;
export const describeWhatHappenedOrChooseA = "Describe what happened, or choose a file.";
export const theBankTakesOneFileOf = "The bank takes one file of each kind.";
export const evidenceSubmitted = "Evidence submitted";
export const submitToTheBank = "Submit to the bank";
export const evidenceForTheBank = "Evidence for the bank";
export const submitTheEvidenceToTheBank = "Submit the evidence to the bank?";
export const youCanDoThisOnceAfter = "You can do this once. After that nothing can be changed or added.";
export const keepEditing = "Keep editing";
export const nothingWasSubmittedHere = "Nothing was submitted here.";
export const aFileThatHasBeenRemoved = "A file that has been removed";
export const nothingHasBeenAddedYet = "Nothing has been added yet.";
export const evidence = "Evidence";
export const you = "You";
export const ourTeam = "Our team";
export const theBreeder = "The breeder";
export const sayWhatThisShows = "Say what this shows.";
export const addEvidence = "Add evidence";
export const whatDoesItShow = "What does it show?";
export const photosAndDocuments = "Photos and documents";
export const yourDisputedPayments = "Your disputed payments";
export const disputedPayments = "Disputed payments";
export const disputedPaymentsIntro =
  "Buyers' banks are disputing these payments. Funds from these sales are on hold until the bank decides. Add anything that shows the hand-off took place, and our team answers the bank.";
export const weCantReachTheServer = "We can't reach the server.";
export const noDisputedPayments = "No disputed payments";
export const ifABuyersBankDisputesA =
  "If a buyer's bank disputes a payment for one of your pets, you'll find it here.";
export const showMoreDisputedPayments = "Show more disputed payments";
export const addEvidenceByTheSoonerOur = (evidenceDueAt: string) =>
  `Add evidence by ${evidenceDueAt}. The sooner our team has it, the better.`;
export const addEvidenceAsSoonAsYou = "Add evidence as soon as you can.";
export const ourTeamHasAnsweredTheBank =
  "Our team has answered the bank. Its decision can take two to three months.";
export const theBanksDeadlineHasPassedSo = "The bank's deadline has passed, so no more evidence is taken.";
export const theBankDecidedInYourFavor = "The bank decided in your favor.";
export const theBankDecidedForTheBuyer = "The bank decided for the buyer.";
export const pdfJpegOrPngOurTeam = "PDF, JPEG or PNG. Our team chooses what goes to the bank.";
export const needsEvidence = "Needs evidence";
export const withTheBank = "With the bank";
export const won = "Won";
export const lost = "Lost";
export const whatWasSold = "What was sold";
export const buyersName = "Buyer's name";
export const buyersEmail = "Buyer's email";
export const billingAddress = "Billing address";
export const dateOfTheHandOff = "Date of the hand-off";
export const termsAndRefundPolicy = "Terms and refund policy";
export const whatHappened = "What happened";
export const dontSend = "Don't send";
export const signedContract = "Signed contract";
export const proofOfTheHandOff = "Proof of the hand-off";
export const messagesWithTheBuyer = "Messages with the buyer";
export const proofOfDelivery = "Proof of delivery";
export const receipt = "Receipt";
export const refundPolicy = "Refund policy";
export const somethingElse = "Something else";
