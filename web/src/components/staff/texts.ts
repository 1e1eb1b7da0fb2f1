export const fileDeleted = "This file has been deleted.";
export const healthTestDocuments = "Health test documents";
export const staffTwoStepReason =
  "Staff can read and change other people's accounts, so a password alone is not enough.";
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
export const undo = "Undo";
export const undoGoesOn = "Undo again to reverse the previous one.";
export const backInTheQueue = "Undone. The case is back in the queue.";
export const decisionsNotSent = (count: number) =>
  count === 1 ? "A decision wasn't sent" : `${count} decisions weren't sent`;
export const signedOutFirst = "Nothing changed, because you were signed out first.";
export const backUntilOnline = "You're offline, so nothing changed. We kept what you typed.";
export const undone = "Undone. Nothing changed.";
export const checkDecision = (title: string) => `Check “${title}”`;
export const pageClosedEarly = "The page closed before we heard back, so it may not have been saved.";
export const openTheCase = "Open";
export const notInForceYet = "Not in effect yet";
export const tryAgain = "Try again";
export const undoLast = "undo";
export const nextPrevious = "next, previous";
export const photoStillLoading = "The photo is still loading";
export const lookFirst = "You can decide once you've seen it.";
export const leftTheQueue = "That case left the queue";
export const leftTheQueueHint =
  "Someone else on the team resolved it, or it was changed. Here's the next one.";
export const alsoLooking = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} is looking at this too.`
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)} are looking at this too.`;
export const countNew = (count: number) => `${count} new`;
