import type { ReactNode } from "react";
import type { Wrap } from "../../lib/language.ts";

export const notAnswered = "Not answered";
export const petAtHome = "Pet at home";
export const petsAtHome = "Pets at home";
export const needsYourReply = "Needs your reply";
export const noApplicationsToAnswer = "No applications to answer";
export const approved = "Approved";
export const emptyApprovedHint = "Applications you approve will be here";
export const declined = "Declined";
export const emptyDeclinedHint = "Applications you decline will be here";
export const withdrawn = "Withdrawn";
export const emptyWithdrawnHint = "Withdrawn applications will be here";
export const yourApplications = "Your applications";
export const applications = "Applications";
export const yourQuestions = "Your questions";
export const approvalRequiredHint =
  "Buyers need your approval before they can reserve. Approved buyers can reserve any of your pets.";
export const approvalOptionalHint =
  "Buyers can reserve without an application. Your questions help you get to know them first.";
export const showApplications = "Show applications";
export const loadingApplications = "Loading applications";
export const writeYourQuestions = "Write your questions";
export const noQuestionsHint =
  "You don't have any questions for buyers yet. A few questions tell you who wants to bring one of your pets home.";
export const emptyToAnswerHint = "We'll email you when someone applies.";
export const showMoreApplications = "Show more applications";
export const sendTo = (breeder: string) => `Send to ${breeder}`;
export const draftHint = "We save what you write as a draft.";
export const savingDraft = "Saving draft";
export const draftSaved = "Draft saved. You can finish it later.";
export const draftSaveFailed = "We couldn't save your draft. Keep this page open so you don't lose it.";
export const draftNotSavedHint =
  "We couldn't save your draft. If you leave now, you'll lose what you wrote last.";
export const yes = "Yes";
export const no = "No";
export const optional = "optional";
export const yourApplication = "Your application";
export const breederOrShelter = "Breeder or shelter";
export const introduceYourself = (name: string) => `Introduce yourself to ${name}`;
export const applyTo = (name: string) => `Apply to ${name}`;
export const applyExplained = (name: string) =>
  `${name} asks a few questions before you reserve. They read your answers and reply by email. It's free, and there's no obligation. Contact details in your answers stay hidden until a deposit is paid.`;
export const loadingQuestions = "Loading questions";
export const breederAsksNothing = (name: string) => `${name} doesn't ask any questions`;
export const reserveNow = "Reserve now";
export const seeThePets = "See the pets";
export const noApplicationNeeded = "You can reserve without an application.";
export const breederReceivedYourApplication = (breeder: string) => `${breeder} received your application`;
export const awaitingReplyHint = "We'll email you when they reply. There's nothing else to do until then.";
export const breederApprovedYourApplication = (breeder: string) => `${breeder} approved your application`;
export const approvedForPetHint = (name: string) =>
  `You can reserve ${name} now. Until you do, others can too.`;
export const approvedForAnyHint = "You can reserve any of their pets now.";
export const breederDeclinedYourApplication = (breeder: string) => `${breeder} declined your application`;
export const noReasonGiven = "They didn't give a reason.";
export const youWithdrewYourApplication = "You withdrew your application";
export const withdrawnHint = "You can apply again any time. We saved your answers.";
export const reserveNowWithName = (name: string) => `Reserve ${name} now`;
export const applyAgain = "Apply again";
export const seeOtherPets = "See other pets";
export const withdraw = "Withdraw";
export const loadingYourApplications = "Loading your applications";
export const noApplicationsYet = "Your applications will be here";
export const findAPet = "Find a pet";
export const emptyApplicationsHint =
  "Some breeders and shelters ask a few questions before you can reserve. You'll find them on their pets' listings.";
export const applicationTo = (name: string) => `Application to ${name}`;
export const forSentStarted = (
  { petName, submittedAt, at }: { petName: ReactNode; submittedAt: string | null; at: ReactNode },
) => <>For {petName} · {submittedAt ? "Sent " : "Started "}{at}</>;
export const sentStarted = ({ submittedAt, at }: { submittedAt: string | null; at: ReactNode }) => (
  <>{submittedAt ? "Sent " : "Started "}{at}</>
);
export const theirReply = "Their reply:";
export const yourAnswers = "Your answers";
export const continueButton = "Continue";
export const reserveNowButton = (petName: string) => `Reserve ${petName} now`;
export const withdrawTheApplicationTo = (name: string) => `Withdraw the application to ${name}`;
export const withdrawYourApplication = "Withdraw your application?";
export const keepIt = "Keep it";
export const withdrawApprovedHint = (name: string) =>
  `${name} approved it. To reserve with them later, you'd have to apply again.`;
export const withdrawPendingHint = (name: string) =>
  `${name} won't reply to it. You can apply again later; we'll keep your answers.`;
export const petsYouHaveOptional = (part: Wrap) => <>Pets you have {part("optional")}</>;
export const ownPetsPrivacyHint = (breeder: string) =>
  `${breeder} sees their name, breed, sex, age and weight, but not your notes or microchip numbers.`;
export const addOwnPetsHint =
  "Add the pets you have to your account, and you can tell every breeder and shelter about them here.";
export const editYourPets = "Edit your pets";
export const addYourPets = "Add your pets";
export const question = (number: number) => `Question ${number}`;
export const moveQuestionUp = (number: number) => `Move question ${number} up`;
export const moveQuestionDown = (number: number) => `Move question ${number} down`;
export const removeQuestion = (number: number) => `Remove question ${number}`;
export const questionField = "Question";
export const answer = "Answer";
export const choices = "Choices";
export const onePerLine = "One per line.";
export const required = "Required";
export const questionIsNowQuestion = ({ before, now }: { before: number; now: number }) =>
  `Question ${before} is now question ${now}.`;
export const questionsSaved = "Questions saved";
export const questionFault = ({ at, message }: { at: number; message: string }) =>
  `Question ${at}: ${message}`;
export const requireApproval = "Require an approved application before a reservation";
export const requireApprovalHint = "If this is off, buyers can reserve without answering.";
export const addAQuestionFirst = "Add a question first.";
export const noQuestionsYet = "No questions yet";
export const useSuggestedQuestions = "Start with our suggested questions";
export const suggestedQuestionsHint =
  "Four questions about their home, their day, their yard and past pets. Edit them any way you like.";
export const saveQuestions = "Save questions";
export const questionsLimit = (mostQuestions: number) => `You can ask up to ${mostQuestions}.`;
export const addAQuestion = "Add a question";
export const questionChangesHint =
  "Changes apply to new applications. Applications already sent keep their questions.";
export const yourQuestionsToBuyers = "Your questions for buyers";
export const questionsHint =
  "Buyers answer them before they reserve. A few short questions get the best answers.";
export const unreachableNotDecided = "We can't reach the server. Nothing changed.";
export const approveDone = (buyerName: string) => `${buyerName} can reserve now. We emailed them.`;
export const weEmailed = (buyerName: string) => `We emailed ${buyerName}`;
export const applicationFrom = (buyerName: string) => `Application from ${buyerName}`;
export const forPet = ({ petName, submittedAt }: { petName: ReactNode; submittedAt: string | null }) => (
  <>For {petName}{submittedAt}</>
);
export const yourReason = "Your reason:";
export const approve = (buyerName: string) => `Approve ${buyerName}`;
export const approveButton = "Approve";
export const decline = (buyerName: string) => `Decline ${buyerName}`;
export const declineInstead = "Decline instead";
export const declineButton = "Decline";
export const declineQuestion = (buyerName: string) => `Decline ${buyerName}?`;
export const notYet = "Not yet";
export const why = "Why?";
export const declineReasonHint = (buyerName: string) =>
  `${buyerName} will read this. A kind, honest sentence helps them move on.`;
export const declineReasonMissing = "Enter a reason. We send it with your reply.";
export const shortAnswer = "Short answer";
export const longAnswer = "Long answer";
export const yesOrNo = "Yes or no";
export const multipleChoice = "Multiple choice";
export const householdQuestion = "Who lives in your home, and how old are the children?";
export const dayQuestion = "Where will the pet spend the day?";
export const dayChoices = "With someone at home\nAlone for up to 4 hours\nAlone for longer";
export const yardQuestion = "Do you have a fenced yard?";
export const pastPetsQuestion = "Which pets have you had before?";
export const tooFewChoices = "Enter at least two different choices, one per line.";
export const enterUpToChoices = (mostChoices: number) => `Enter up to ${mostChoices} choices.`;
export const choiceTooLong = "Keep each choice under 80 characters.";
export const enterTheQuestion = "Enter the question.";
export const answerThisQuestion = "Answer this question.";
export const chooseAgain = "Choose again.";
export const weightLbLb = (weightLb: string) => `${weightLb} lb`;
export const withdrawDone = (name: string) => `You withdrew your application to ${name}`;
export const confirmToSubmit = (link: Wrap) => (
  <>{link("Confirm your email address")} before you send this. Your answers are kept.</>
);
