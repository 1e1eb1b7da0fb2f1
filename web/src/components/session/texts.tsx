import { countText } from "@hearthpaw/ui-kit";
import type { ReactNode } from "react";
import type { Wrap } from "../../lib/language.ts";

export const signIn = "Sign in";
export const signInToSeePage = "Sign in to see this page.";
export const home = "Home";
export const breedersOnly = "This page is for breeders and shelters.";
export const wrongAccount = "This page isn't for your account";
export const teamOnly = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `This page is for our team. You're signed in as ${firstName} ${lastName}.`;
export const weSentANewLink = "We sent a new link";
export const earlierLinksNoLongerWork = "Earlier links no longer work.";
export const askAgainIn = ({ isSent, left }: { isSent: boolean; left: number }) =>
  `${isSent ? "Sent. " : ""}You can ask again in ${countText(left, "second")}.`;
export const sendANewLink = "Send a new link";
export const confirmYourEmailAddress = "Confirm your email address";
export const confirmYourEmail = "Confirm your email address.";
export const confirmYourEmailAddressFirst = "Confirm your email address first";
export const confirmEmailAddress = "Confirm email address";
export const openEmailedLink = ({ email, link }: { email: ReactNode; link: Wrap }) => (
  <>Open the link we emailed to {email}. Wrong address? {link("Change it")}</>
);
export const youveBeenSignedOut = "You've been signed out";
export const sessionEnded =
  "Your session ended. We're taking you to the home page, where you can sign in again.";
export const youreSignedOut = "You're signed out";
export const updatedTerms = "Updated terms";
export const weveUpdatedOurTerms = "We've updated our terms.";
export const reviewChanges = "Review changes";
export const acceptTheUpdatedTerms = "Accept the updated terms?";
export const acceptTerms = "Accept terms";
export const notNow = "Not now";
export const whatChanged = "What changed";
export const sinceDay = ({ day, summary }: { day: string; summary: string }) => `${day}: ${summary}`;
export const readTermsInFull = ({ terms, privacy }: { terms: Wrap; privacy: Wrap }) => (
  <>Read the {terms("terms")} and the {privacy("privacy notice")} in full.</>
);
export const untilYouAccept =
  "Until you accept, you can't submit new listings for review. Your listings, sales and payouts stay as they are.";
export const nothingYouveStartedChanges =
  "Your reservations stay as they are. You can also accept the terms when you pay for a new one.";
export const youAcceptedTheUpdatedTerms = "You accepted the updated terms";
