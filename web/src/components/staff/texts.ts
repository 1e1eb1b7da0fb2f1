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
export const aPhoneNumber = "a phone number";
export const anEmailAddress = "an email address";
export const aWebsite = "a website";
export const aWayToPayElsewhere = "a way to pay elsewhere";
export const aStreetAddress = "a street address";
export const otherContactWay = "another way to get in touch";
export const checkTheText = "Check the text.";
export const itMayContain = (found: string) => `It may contain ${found}.`;
export const cancel = "Cancel";
