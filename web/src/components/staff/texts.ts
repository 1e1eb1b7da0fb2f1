export const fileDeleted = "This file has been deleted.";
export const healthTestDocuments = "Health test documents";
export const staffTwoStepReason =
  "Staff can read and change other people's accounts, so a password alone is not enough.";
export const weCantReachTheServer = "We can't reach the server.";
export const show = "Show";
export const showMore = "Show more";
export const keys = "Keys:";
export const enterYourCode = "Enter a code to continue";
export const stepUpReason =
  "This needs a code from the last 15 minutes. Enter a new one and we'll pick up where you left off.";
