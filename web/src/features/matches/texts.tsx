import type { ReactNode } from "react";
import { countText } from "@hearthpaw/ui-kit";

export const roleOfAnimal = ({ role, isMine }: { role: string; isMine: boolean }) =>
  `(${isMine ? `Your ${role.toLowerCase()}` : role})`;
export const healthTestsOf = (name: string) => `Health tests of ${name}`;
export const andMore = (healthTestsCount: number) => `And ${healthTestsCount} more`;
export const accept = "Accept";
export const youAcceptedTheMatch = "You accepted the match";
export const decline = "Decline";
export const youDeclinedTheMatch = "You declined the match";
export const markAsCompleted = "Mark as completed";
export const theMatchIsComplete = "The match is complete";
export const withdraw = "Withdraw";
export const youWithdrewTheMatch = "You withdrew the match";
export const matchOfAnd = ({ name, otherName }: { name: string; otherName: string }) =>
  `Match between ${name} and ${otherName}`;
export const nameAnd = ({ name, otherName }: { name: string; otherName: string }) =>
  `${name} and ${otherName}`;
export const openMatchSummary = (
  { isProposedByMe, name, createdAt, expiresAt }: {
    isProposedByMe: boolean;
    name: string;
    createdAt: ReactNode;
    expiresAt: string;
  },
) => <>{isProposedByMe ? "Proposed by you" : `Proposed by ${name}`} on {createdAt} · Expires {expiresAt}</>;
export const proposalWithDay = (
  { isProposedByMe, name, createdAt }: { isProposedByMe: boolean; name: string; createdAt: ReactNode },
) => <>{isProposedByMe ? "Proposed by you" : `Proposed by ${name}`} on {createdAt}</>;
export const needsYourReply = "Needs your reply";
export const wordsAnd = ({ words, name, otherName }: { words: string; name: string; otherName: string }) =>
  `${words}: ${name} and ${otherName}`;
export const open = "Open";
export const yourMatch = "Your match";
export const match = "Match";
export const allMatches = "All matches";
export const yourMatches = "Your matches";
export const matches = "Matches";
export const findAMatch = "Find a match";
export const matchesLead =
  "Pair one of your dams or sires with another breeder's. We rank partners by health tests, breed, relatedness and distance.";
export const showMatches = "Show matches";
export const current = "Current";
export const past = "Past";
export const parent = "Parent";
export const allParents = "All parents";
export const noMatchesYet = "No matches yet";
export const noPastMatches = "No past matches";
export const noMatchesHint = "Choose one of your dams or sires, and we'll show you partners that fit.";
export const noPastMatchesHint = "Matches that are completed, declined, withdrawn or expired will be here.";
export const showMoreMatches = "Show more matches";
export const matchNotFound = "We couldn't find this match";
export const seeYourMatches = "See your matches";
export const matchNotFoundHint = "It may belong to another account.";
export const loadingYourMatches = "Loading your matches";
export const partnersExplained =
  "Verified adults of the opposite sex from other breeders. We leave out close relatives: a litter would have less than 6.25% inbreeding, as far as the pedigrees are known.";
export const noVerifiedParentsYet = "You have no verified dams or sires yet";
export const yourDamsAndSires = "Your dams and sires";
export const noVerifiedParentsHint =
  "Add a dam or sire with their papers. Once our team has verified them, you can look for a partner.";
export const yourDamOrSire = "Your dam or sire";
export const chooseOne = "Choose one";
export const distance = "Distance";
export const anyDistance = "Any distance";
export const withinMiles = (miles: string) => `Within ${miles} miles`;
export const lookingForPartners = "Looking for partners";
export const partnerFor = ({ total, name }: { total: number; name: string }) =>
  `${countText(total, "partner")} for ${name}`;
export const noPartnersFor = (name: string) => `No partners for ${name} right now`;
export const noPartnersNearHint = "Look farther away, or try another dam or sire.";
export const noPartnersHint = "Try another dam or sire, or look again when more are verified.";
export const nameOf = ({ name, breederName }: { name: string; breederName: string }) =>
  `${name} of ${breederName}`;
export const distanceMilesMilesAway = (distanceMiles: string) => `${distanceMiles} miles away`;
export const sameBreed = "Same breed";
export const anotherBreed = "Another breed";
export const seeYourMatch = "See your match";
export const proposeWith = ({ name, breederName }: { name: string; breederName: string }) =>
  `Propose a match with ${name} of ${breederName}`;
export const proposeAMatch = "Propose a match";
export const previous = "Previous";
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`;
export const next = "Next";
export const proposeDone = (name: string) => `Proposed to ${name}. They have 14 days to reply.`;
export const proposeAnd = ({ name, parentName }: { name: string; parentName: string }) =>
  `Propose ${name} and ${parentName}?`;
export const proposeExplained = ({ name, relatedness }: { name: string; relatedness: string }) =>
  `${name} reads your message and has 14 days to reply. ${relatedness}`;
export const proposeTheMatch = "Propose the match";
export const messageTo = (name: string) => `Message to ${name}`;
export const messageHint =
  "When she comes into season, where they could meet, what you agree on. Contact details stay hidden until the match is accepted.";
export const proposed = "Proposed";
export const accepted = "Accepted";
export const declined = "Declined";
export const withdrawn = "Withdrawn";
export const expired = "Expired";
export const completed = "Completed";
export const relatednessUnknown =
  "Their pedigrees contradict each other, so we can't tell how related they are.";
export const generationOfAncestorsKnown = (
  { generations, knownPercent }: { generations: number; knownPercent: number },
) => `${countText(generations, "generation")}, ${knownPercent}% of ancestors known`;
export const noCommonAncestorsFound = (basis: string) => `No common ancestors found (${basis}).`;
export const listAnd = ({ before, last }: { before: string; last: string | undefined }) =>
  `${before} and ${last}`;
export const litterInbreeding = (
  { inbreedingPercent, basis, names }: {
    inbreedingPercent: number;
    basis: string;
    names: string | undefined;
  },
) => `${inbreedingPercent}% inbreeding in a litter (${basis}). Both descend from ${names}.`;
export const noHealthTests = "No health tests";
export const healthTest = (count: number) => countText(count, "health test");
export const sire = "Sire";
export const dam = "Dam";
