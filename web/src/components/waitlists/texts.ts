import { countText } from "@hearthpaw/ui-kit";

export const signInToJoin = "Sign in to join a waitlist.";
export const yourPlace = (position: number) => `You're number ${position} on the waitlist`;
export const seeYourWaitlists = "See your waitlists";
export const joinTheAWaitlist = (
  { freeCount, breedersCount }: { freeCount: number; breedersCount: number },
) => `Join ${(freeCount === 1 && breedersCount === 1) ? "the" : "a"} waitlist`;
export const chooseASeller = "Choose a breeder or shelter.";
export const joinDone = ({ position, name }: { position: number | null; name: string }) =>
  `You're number ${position} on the ${name} waitlist`;
export const alreadyJoined = "You're already on this waitlist";
export const joinTheWaitlistOf = (name: string) => `Join the ${name} waitlist?`;
export const joinAWaitlist = "Join a waitlist?";
export const joinExplained =
  "It costs nothing, and you can leave any time. When it's your turn, you have 48 hours to pick a pet before anyone else can.";
export const joinTheWaitlist = "Join the waitlist";
export const breederOrShelter = "Breeder or shelter";
export const breederPlaceholder = "Choose one";
export const lookingForInBreed = (breedName: string) => `What are you looking for in a ${breedName}?`;
export const whatAreYouLookingFor = "What are you looking for?";
export const maleOrFemale = "Male or female";
export const aFemale = "A female";
export const aMale = "A male";
export const yourNote = "Your note";
export const noteHint =
  "Color, timing, your home: anything that helps them find your match. Contact details stay hidden until a deposit is paid.";
export const waiting = "Waiting";
export const choosing = "Choosing";
export const reserved = "Reserved";
export const expired = "Expired";
export const declined = "Declined";
export const left = "Left";
export const anAPet = ({ isWhat, what, isBreed }: { isWhat: boolean; what: string; isBreed: boolean }) =>
  `${isWhat ? "an" : "a"} ${what}${isBreed ? "" : " pet"}`;
export const anyPet = "any pet";
export const wholeFrom = ({ whole, litterName }: { whole: string; litterName: string }) =>
  `${whole} from ${litterName}`;
export const day = (days: number) => countText(days, "day");
export const hour = (hours: number) => countText(hours, "hour");
export const minute = (rest: number) => countText(rest, "minute");
export const confirmToJoin = "Then you can join a waitlist, and we can email you when it's your turn.";
