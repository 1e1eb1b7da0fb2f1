import type { ReactNode } from "react";
import { countText, plural } from "@hearthpaw/ui-kit";
import { listed, type Wrap } from "../../lib/language.ts";

export const enterTheirName = "Enter their name.";
export const enterTheirEmailAddress = "Enter their email address.";
export const addDone = (name: string) => `${name} is on your waitlist`;
export const addSomeoneQuestion = "Add someone to your waitlist?";
export const addSomeoneHint = "We'll email them. To see their place in line, they sign in with this address.";
export const addToTheWaitlist = "Add to the waitlist";
export const name = "Name";
export const email = "Email";
export const lookingFor = "Looking for";
export const maleOrFemale = "Male or female";
export const aFemale = "A female";
export const aMale = "A male";
export const note = "Note";
export const chooseAtLeastOnePet = "Choose at least one pet.";
export const chooseUpToPets = (mostChosen: number) => `Choose up to ${mostChosen} pets.`;
export const inviteDone = (personName: string) => `You invited ${personName}. They have 48 hours to pick.`;
export const inviteToPick = (personName: string) => `Invite ${personName} to pick?`;
export const inviteExplained = (lookingFor: string) =>
  `Looking for ${lookingFor}. For 48 hours, no one else can reserve the pets you choose.`;
export const notNow = "Not now";
export const invite = "Invite";
export const noFittingPet = (link: Wrap) => (
  <>You don't have an available pet that fits. {link("See your pets")}</>
);
export const findAPetByName = "Find a pet by name";
export const petsToChooseFrom = "Pets to choose from";
export const unnamedPet = "Unnamed pet";
export const tellThemWhy = "Enter a reason.";
export const removeDone = (personName: string) => `${personName} is off your waitlist`;
export const declineQuestion = (personName: string) => `Decline ${personName}?`;
export const declineHint = "They'll lose their place, and we'll send them your reason.";
export const decline = "Decline";
export const yourReason = "Your reason";
export const remove = (personName: string) => `Remove ${personName}?`;
export const keep = "Keep";
export const removeButton = "Remove";
export const removeHint = (status: string) =>
  `They'll lose their place, and we'll let them know.${
    status === "invited" ? " We'll invite the next person in line." : ""
  }`;
export const yourWaitlist = "Your waitlist";
export const waitlist = "Waitlist";
export const addSomeone = "Add someone";
export const howInvitingWorks =
  "First come, first served. Invite whoever is next: for 48 hours only they can reserve the pets you choose.";
export const showWaitlist = "Show waitlist";
export const inLineCounts = (
  { waitingCount, invitedCount }: { waitingCount: number; invitedCount: number },
) => `In line: ${countText(waitingCount, "person", "people")} waiting, ${invitedCount} choosing`;
export const inLine = "In line";
export const past = "Past";
export const loadingYourWaitlist = "Loading your waitlist";
export const nothingHereYet = "Nothing here yet";
export const noOneIsWaitingYet = "No one is waiting yet";
export const emptyPastHint = "People who reserved, left or were declined will be here.";
export const emptyInLineHint =
  "Buyers join from your page when no pet is right for them today. You can add people, too.";
export const showMorePeople = "Show more people";
export const placeOf = (personName: string) => `Place of ${personName}`;
export const number = (position: number) => `Number ${position}`;
export const entrySummary = (
  { lookingFor, position, updatedAt, isAddedByBreeder }: {
    lookingFor: string;
    position: number | null;
    updatedAt: ReactNode;
    isAddedByBreeder: boolean;
  },
) => (
  <>
    For {lookingFor} · {position === null ? "Ended" : "Since"} {updatedAt}
    {isAddedByBreeder ? " · Added by you" : ""}
  </>
);
export const choosingFromUntil = (
  { pets, until, left, soft }: { pets: readonly ReactNode[]; until: string; left: string; soft: Wrap },
) => <>Choosing from {listed(pets, "and")} until {until}. {soft(`${left} left.`)}</>;
export const reasonGiven = (reason: string) => `Your reason: ${reason}`;
export const invitationOver = "This invitation has ended";
export const seeYourWaitlists = "See your waitlists";
export const invitationEndedHint = "You picked a pet, passed, or the 48 hours are over.";
export const yourInvitation = "Your invitation";
export const invitationFailedHint = "You can still pick until the time in our email.";
export const itsYourTurnToPick = "It's your turn to pick";
export const signInToPickYourPet = "Sign in to pick your pet.";
export const signIn = "Sign in";
export const createAccountToPick = "Create an account to pick your pet.";
export const createAnAccount = "Create an account";
export const invitationEmailHint =
  "Sign in with the address that got this invitation. If your account is new, confirm that address before you pick.";
export const openingYourInvitation = "Opening your invitation";
export const yourWaitlists = "Your waitlists";
export const waitlists = "Waitlists";
export const showWaitlists = "Show waitlists";
export const waiting = "Waiting";
export const loadingYourWaitlists = "Loading your waitlists";
export const noPastWaitlists = "No past waitlists";
export const noWaitlistsYet = "You're not on a waitlist";
export const findAPet = "Find a pet";
export const pastWaitlistsHint = "Waitlists you've left, or that have ended, will be here.";
export const emptyWaitlistsHint =
  "Join one on a breeder's or shelter's page. When it's your turn, you pick before anyone else.";
export const showMoreWaitlists = "Show more waitlists";
export const nameSWaitlist = (name: string) => `${name}'s waitlist`;
export const forJoined = ({ lookingFor, createdAt }: { lookingFor: string; createdAt: ReactNode }) => (
  <>For {lookingFor} · Joined {createdAt}</>
);
export const yourTurn = "Your turn";
export const youreFirstInLine = "You're first in line";
export const youreNumberInLine = (position: number | null) => `You're number ${position} in line`;
export const petsKeptForYou = (
  { strong, name, petsCount, until, left, part }: {
    strong: Wrap;
    name: string;
    petsCount: number;
    until: string;
    left: string;
    part: Wrap;
  },
) => (
  <>
    {strong("It's your turn to pick.")} {name} is keeping {plural(petsCount, "this pet", "these pets")}{" "}
    for you until {until}. {part(`${left} left.`)}
  </>
);
export const petsToPickFrom = (name: string) => `Pets to pick from ${name}`;
export const pick = (name: string) => `Pick ${name}`;
export const yourNote = (note: string) => `Your note: ${note}`;
export const from = (name: string) => `From ${name}:`;
export const passOn = (name: string) => `Pass on ${name}`;
export const passThisTime = "Pass this time";
export const leaveTheWaitlistOf = (name: string) => `Leave the ${name} waitlist`;
export const leave = "Leave";
export const seeTheirPage = "See their page";
export const thesePets = "these pets";
export const unreachableNothingChanged = "We can't reach the server. Nothing has changed.";
export const leaveDone = (name: string) => `You left the ${name} waitlist`;
export const passOnDone = "You passed, and kept your place";
export const leaveQuestion = (name: string) => `Leave the ${name} waitlist?`;
export const passOnQuestion = (names: string) => `Pass on ${names}?`;
export const stay = "Stay";
export const keepChoosing = "Keep choosing";
export const leaveTheWaitlist = "Leave the waitlist";
export const passOnNamed = (names: string) => `Pass on ${names}`;
export const leaveHint = "You'll lose your place in line. If you join again, you'll start at the end.";
export const passOnHint = "The next person in line gets to choose. You'll keep your place for the next pets.";
export const confirmToAdd = "Then you can add people to your waitlist.";
