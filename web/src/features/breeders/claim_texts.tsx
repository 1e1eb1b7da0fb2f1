import type { ReactNode } from "react";
import type { ClaimKind } from "@hearthpaw/client";

export const title = "Program changes";
export const lead =
  "New names, places, licenses and premises of breeders and shelters. The current ones stay until you accept the change.";
export const nothing = "No program changes to review";
export const nothingHelp = "New names, places, licenses and premises will appear here, oldest first.";
export const KINDS: Readonly<Record<ClaimKind, string>> = {
  "name": "Name",
  "legal-name": "Legal name",
  "place": "Place",
  "licence": "License",
  "premises": "Where the pets live",
};
const NEW: Readonly<Record<ClaimKind, string>> = {
  "name": "new name",
  "legal-name": "new legal name",
  "place": "new place",
  "licence": "new license",
  "premises": "new photos of the premises",
};
export const now = "Now";
export const requested = "Requested";
export const none = "None";
export const summary = ({ isVerified, createdAt }: { isVerified: boolean; createdAt: ReactNode }) => (
  <>{isVerified ? "Verified" : "Not verified"} · requested {createdAt}</>
);
export const accept = "Accept";
export const reject = "Reject";
export const acceptOf = (kind: ClaimKind, name: string) => `Accept the ${NEW[kind]} of ${name}`;
export const rejectOf = (kind: ClaimKind, name: string) => `Reject the ${NEW[kind]} of ${name}`;
export const acceptQuestion = (kind: ClaimKind, name: string) => `Accept the ${NEW[kind]} of ${name}?`;
export const rejectQuestion = (kind: ClaimKind, name: string) => `Reject the ${NEW[kind]} of ${name}?`;
export const acceptHelp: Readonly<Record<ClaimKind, string>> = {
  "name":
    "Their page, listings, emails and new sale contracts show it right away, and their page gets a new address.",
  "legal-name": "Compare it with their ID. Their account and payments use it right away.",
  "place":
    "Their page and new sale contracts show the new city and state right away, and their listings move there.",
  "licence": "Their page shows it right away.",
  "premises": "They replace the photos of their verification.",
};
export const rejectHelp = "The current one stays. They get an email with your reason, and can try again.";
export const accepted = (kind: ClaimKind, name: string) => `${name}: ${NEW[kind]} accepted`;
export const notAccepted = (kind: ClaimKind, name: string) => `${name}: ${NEW[kind]} wasn't accepted`;
export const notRejected = (kind: ClaimKind, name: string) => `${name}: ${NEW[kind]} wasn't rejected`;
export const rejected = (kind: ClaimKind, name: string) => `${name}: ${NEW[kind]} rejected`;
export const ask = "Ask";
export const askOf = (kind: ClaimKind, name: string) => `Ask ${name} about the ${NEW[kind]}`;
export const askQuestion = (name: string) => `Ask ${name} a question?`;
export const askHelp = "The change stays open. They get an email with your question.";
export const notAsked = (name: string) => `${name} wasn't asked`;
export const asked = (name: string) => `${name} was asked`;
export const yourQuestion = "Your question";
export const why = "Why?";
export const readByBreeder = "The breeder or shelter will see this exactly as you write it.";
export const sayWhy = "Enter a reason (a sentence or two).";
export const showMore = "Show more";
export const waiting = "Waiting for review";
export const waitingHelp =
  "Our team is reviewing this. Buyers see what's there now until we approve it, and we'll email you either way.";
export const fromTo = (kind: ClaimKind, from: string, to: string) => `${KINDS[kind]}: ${from} → ${to}`;
export const submitted = (when: string) => `Submitted ${when}`;
export const withdraw = "Withdraw";
export const withdrawOf = (kind: ClaimKind) => `Withdraw the ${NEW[kind]}`;
export const withdrawn = (kind: ClaimKind) => `Your ${NEW[kind]} was withdrawn`;
export const reviewedFirst = "We review a change before buyers see it.";
export const savedForReview = "Saved. We'll review your change before buyers see it.";
export const question = "Our question";
export const answer = "Answer";
export const noAnswerYet = "No answer yet";
export const yourAnswer = "Your answer";
export const sendAnswer = "Send answer";
export const enterYourAnswer = "Enter your answer.";
export const answered = "We received your answer";
export const photo = (number: number) => `Photo ${number}`;
export const premises = "Where your pets live";
export const premisesLead =
  "Moved, or built something new? Submit up to 5 new photos. We review them, and the earlier ones stay until then.";
export const premisesPhotos = "New photos";
export const premisesHint = "Show the place where your pets sleep, eat and play. Only our team sees them.";
export const addAPhoto = "Add at least one photo.";
export const uploadFailed = "A photo wasn't uploaded. Try it again or remove it.";
export const photosStillUploading = "Your photos are still uploading.";
export const submitForReview = "Submit for review";
export const photosSubmitted = "Submitted. We'll review your photos and email you.";
