export const chargeback = "Chargeback";
export const chargebacks = "Chargebacks";
export const aPet = ({ petName, number }: { petName: string; number: string }) =>
  `${(petName || "A pet")}, ${number}`;
export const openTheOrder = "Open the order";
export const whatWasAdded = "What was added";
export const staffFilesHint = "PDF, JPEG or PNG. Nothing goes to the bank before you submit it.";
export const evidenceAdded = "Evidence added";
export const whatWeSentTheBank = "What we sent the bank";
export const whatWeSendTheBank = "What we send the bank";
export const evidenceWasSubmitted = (submittedAt: string) => `Evidence was submitted ${submittedAt}.`;
export const noEvidenceSubmitted = "No evidence was submitted here.";
export const submitWithoutDeadline = "Submit evidence before the bank decides.";
export const submitDeadline = (evidenceDueAt: string) =>
  `Evidence is due by ${evidenceDueAt}. You can submit it once.`;
export const submitDeadlinePassed = (evidenceDueAt: string) =>
  `The deadline was ${evidenceDueAt}. We can't accept more evidence.`;
export const evidenceMissing = "Describe what happened, or choose a file.";
export const fileKindRepeated = "The bank takes one file of each kind.";
export const evidenceSubmitted = (number: string) => `${number}: evidence submitted`;
export const evidenceNotSubmitted = (number: string) => `${number}: evidence not submitted`;
export const submitToTheBank = "Submit to the bank";
export const evidenceForTheBank = "Evidence for the bank";
export const submitQuestion = "Submit the evidence to the bank?";
export const submitOnceHint =
  "You can do this once, and undo it for ten seconds. After that nothing can be changed or added.";
export const keepEditing = "Keep editing";
export const nothingWasSubmittedHere = "Nothing was submitted here.";
export const removedFile = "A file that has been removed";
export const noEvidenceAddedYet = "Nothing has been added yet.";
export const evidence = "Evidence";
export const you = "You";
export const ourTeam = "Our team";
export const theBreeder = "The breeder";
export const sayWhatThisShows = "Enter what this shows.";
export const addEvidence = "Add evidence";
export const whatDoesItShow = "What does it show?";
export const photosAndDocuments = "Photos and documents";
export const yourDisputedPayments = "Your disputed payments";
export const disputedPayments = "Disputed payments";
export const disputedPaymentsIntro =
  "Buyers' banks are disputing these payments. Your earnings from these sales are on hold until the bank decides. Add anything that shows the hand-off took place, and our team answers the bank.";
export const noDisputedPayments = "No disputed payments";
export const emptyChargebacksHint =
  "If a buyer's bank disputes a payment for one of your pets, you'll find it here.";
export const showMoreDisputedPayments = "Show more disputed payments";
export const addEvidenceDeadline = (evidenceDueAt: string) =>
  `Add evidence by ${evidenceDueAt}. The sooner our team has it, the better.`;
export const addEvidenceSoon = "Add evidence as soon as you can.";
export const awaitingBankDecision =
  "Our team has answered the bank. Its decision can take two to three months.";
export const bankDeadlinePassed = "The bank's deadline has passed, so we can't accept more evidence.";
export const wonExplained = "The bank decided in your favor.";
export const lostExplained = "The bank decided in the buyer's favor.";
export const breederFilesHint = "PDF, JPEG or PNG. Our team chooses what goes to the bank.";
export const needsEvidence = "Needs evidence";
export const withTheBank = "With the bank";
export const won = "Won";
export const lost = "Lost";
export const whatWasSold = "What was sold";
export const buyersName = "Buyer's name";
export const buyersEmail = "Buyer's email";
export const billingAddress = "Billing address";
export const handOffDate = "Date of the hand-off";
export const termsAndRefundPolicy = "Terms and refund policy";
export const whatHappened = "What happened";
export const dontSend = "Don't send";
export const signedContract = "Signed contract";
export const handOffProof = "Proof of the hand-off";
export const messagesWithTheBuyer = "Messages with the buyer";
export const proofOfDelivery = "Proof of delivery";
export const receipt = "Receipt";
export const refundPolicy = "Refund policy";
export const somethingElse = "Something else";
