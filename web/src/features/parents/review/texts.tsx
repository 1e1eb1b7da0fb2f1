import type { ReactNode } from "react";

export const sexNotVerifiedYet = (
  { sex, breedName, name, isVerified }: {
    sex: string;
    breedName: string;
    name: ReactNode;
    isVerified: boolean;
  },
) => <>{sex} · {breedName} · {name}{!isVerified ? " (not verified yet)" : ""}</>;
export const submitted = (submittedAt: ReactNode) => <>Submitted {submittedAt}</>;
export const rejected = "Rejected";
export const ourLastMessage = "Our last message:";
export const resolveParent = (name: string) => `Resolve the review of ${name}`;
export const approve = "Approve";
export const reject = "Reject";
export const inReview = "In review";
export const parents = "Parents";
export const nameVerified = (name: string) => `${name}: verified`;
export const nameRejected = (name: string) => `${name}: rejected`;
export const nameWasntRejected = (name: string) => `${name} wasn't rejected`;
export const nameWasntVerified = (name: string) => `${name} wasn't verified`;
export const parentsToReview = "Parents to review";
export const allParents = "All parents";
export const approveInside = "approve";
export const rejectInside = "reject";
export const noParentsInReview = "No parents in review";
export const noRejectedParents = "No rejected parents";
export const inReviewEmptyHint = "Sires and dams that breeders add or change will appear here, oldest first.";
export const rejectedEmptyHint = "Rejected parents stay here until their breeder changes them.";
export const healthTest = "1 health test";
export const countHealthTests = (healthTestsCount: number) => `${healthTestsCount} health tests`;
export const reasonMissing = "Enter a reason (a sentence or two).";
export const rejectQuestion = (name: string) => `Reject ${name}?`;
export const rejectExplained =
  "The breeder gets an email with your reason and can fix it. Then it returns to this queue.";
export const why = "Why?";
export const reasonHint = "The breeder will see this exactly as you write it.";
export const nameHasChanged = (name: string) => `${name} has changed`;
export const approveFlaggedQuestion = (name: string) => `Approve ${name}?`;
