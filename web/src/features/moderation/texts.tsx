import type { ReactNode } from "react";
import { countText } from "@hearthpaw/ui-kit";
import type { Wrap } from "../../lib/language.ts";

export const keep = "Keep";
export const remove = "Remove";
export const returnButton = "Return";
export const hide = "Hide";
export const reasonMissing = "Enter a reason (a sentence or two).";
export const theStays = (noun: string) => `The ${noun} stays`;
export const decisionDone = (
  { noun, decision, kind }: { noun: string; decision: string; kind: string },
) =>
  `The ${noun} ${
    decision === "return" ? "is visible again" : kind === "review" ? "is hidden" : "is removed"
  }`;
export const reportNotDecided = (subject: string) => `The report about ${subject} wasn't resolved`;
export const reportDecidedElsewhere = "This report was resolved elsewhere";
export const reportDecidedHint = (noun: string) =>
  `Someone else on the team was faster, or the ${noun} is gone.`;
export const verbThis = ({ verb, noun }: { verb: string; noun: string }) => `${verb} this ${noun}?`;
export const keepHint = (noun: string) => `The ${noun} stays, or shows again if reports have hidden it.`;
export const returnReviewHint = (noun: string) =>
  `Everyone sees the ${noun} again, and it counts toward the rating. We let its author and whoever reported it know.`;
export const why = "Why?";
export const onlyStaffReadThis = "Only staff read this.";
export const authorReadsReason =
  "Whoever wrote it will see this exactly as you write it. It stays in the log.";
export const toResolve = "To resolve";
export const removed = "Removed";
export const kept = "Kept";
export const reports = "Reports";
export const whatWasReported = "What was reported";
export const everything = "Everything";
export const allReports = "All reports";
export const removeInside = "remove";
export const keepInside = "keep";
export const noOpenReports = "No open reports";
export const nothingHereYet = "Nothing here yet";
export const emptyReportsHint =
  "Posts, listings, conversations and reviews that people report will appear here, oldest first.";
export const emptyDecidedHint = "Reports you resolve will appear here.";
export const subjectGone = (one: string) => `${one} that has been removed`;
export const report = (reportsCount: number) => countText(reportsCount, "report");
export const hidden = "Hidden";
export const oneViewTheListing = (
  { one, subjectStatus, kind, isAuthor, link }: {
    one: string;
    subjectStatus: string | null;
    kind: string;
    isAuthor: boolean;
    link: Wrap;
  },
) => <>{one}{subjectStatus}{(kind === "listing" && isAuthor) ? <>{" "}· {link("View the listing")}</> : ""}
</>;
export const byAnonymousToOthers = (
  { name, isAnonymous, email }: { name: string; isAnonymous: boolean; email: ReactNode },
) => <>By {name}{isAnonymous ? " (anonymous to others)" : ""} · {email}</>;
export const photos = "Photos";
export const messages = "Messages";
export const photosFrom = (by: string) => `Photos from ${by}`;
export const photo = (name: string) => `Photo ${name}`;
export const whatPeopleReported = (reportsCount: number) =>
  `What ${countText(reportsCount, "person", "people")} reported`;
export const latestReportsOnly = (voicesCount: number) => `Only the latest ${voicesCount} are shown.`;
export const returnReview = "Return review";
export const post = "Post";
export const posts = "Posts";
export const listing = "Listing";
export const listings = "Listings";
export const conversation = "Conversation";
export const conversations = "Conversations";
export const review = "Review";
export const reviews = "Reviews";
export const itMayBeFake = "It may be fake";
export const photosCopied = "The photos are stolen";
export const animalWelfareWorry = "Worried about the pets' living conditions";
export const listingFactsWrong = "Something in the listing is wrong";
export const askedToPayElsewhere = "Asked to pay outside Hearthpaw";
export const sharesPersonalInformation = "Shares personal information";
export const spam = "Spam";
export const fraud = "Fraud";
export const harassment = "Harassment";
export const somethingElse = "Something else";
export const removePostHint =
  "The post and its photos are removed for everyone. Its author gets an email with your reason.";
export const removeListingHint =
  "The listing goes off the market until it passes another review in Listings. The breeder gets an email with your reason.";
export const closeConversationHint =
  "Neither person can write in this conversation anymore. Whoever didn't report it gets an email with your reason.";
export const hideReviewHint =
  "The review is hidden from everyone but its author and the breeder, and no longer counts toward the rating. Its author gets an email with your reason. You can return it later.";
export const visible = "Visible";
export const hiddenByReports = "Hidden by reports";
export const onTheMarket = "On the market";
export const takenDown = "Taken down";
