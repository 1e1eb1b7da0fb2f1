import { countText, plural } from "@hearthpaw/ui-kit";
import type { Wrap } from "../../lib/language.ts";

export const deleteFailed = "We can't reach the server. Nothing was deleted.";
export const nameIsDeleted = (name: string) => `${name} is deleted`;
export const thisLitterHasListings = "This litter has listings";
export const keepLitter = "Keep litter";
export const yourPets = "Your pets";
export const hasListingsExplained = ({ petsCount, name }: { petsCount: number; name: string }) =>
  `${petsCount > 0 ? `${countText(petsCount, "listing")} ` : "A listing "}${
    petsCount > 1 ? "belong" : "belongs"
  } to ${name}: their littermates and papers come from it. To delete the litter, delete its listings or move them to another litter first.`;
export const deleteQuestion = (name: string) => `Delete ${name}?`;
export const deleteLitter = "Delete litter";
export const deleteExplained = "We delete its plan and dates, and keep the parents. You can't undo this.";
export const addYoung = (type: string) => `Add a ${type === "Dog" ? "puppy" : "kitten"}`;
export const edit = "Edit";
export const editOrUpdate = "Edit or update";
export const breedNameNo = ({ breedName, litterNumber }: { breedName: string; litterNumber: string }) =>
  `${breedName} · No. ${litterNumber}`;
export const sire = "Sire";
export const dam = "Dam";
export const listingAvailable = (
  { petsCount, availableCount }: { petsCount: number; availableCount: number },
) => `${countText(petsCount, "listing")} · ${availableCount} available`;
export const litterOf = (name: string) => `Litter of ${name}`;
export const moreFor = (name: string) => `More for ${name}`;
export const deleteButton = "Delete";
export const born = "Born";
export const expected = "Expected";
export const about = (expectedDate: string) => `About ${expectedDate}`;
export const goesHomeFrom = "Goes home from";
export const weeksAfterBirth = "8 weeks after birth";
export const notAdded = "Not added";
export const noNameYet = "No name yet";
export const nameIsSaved = (name: string) => `${name} is saved`;
export const nameIsAdded = (name: string) => `${name} is added`;
export const editLitter = (name: string) => `Edit ${name}`;
export const addALitter = "Add a litter";
export const saveChanges = "Save changes";
export const addThisLitter = "Add this litter";
export const name = "Name";
export const litterNameHint = "For you and your buyers, such as “Clementine and Jasper, spring 2027”.";
export const stage = "Stage";
export const stageLockedHint = "You can't change this once the litter is born.";
export const petType = "Type";
export const dogs = "Dogs";
export const cats = "Cats";
export const noParentsYet = (link: Wrap) => (
  <>You have no dams or sires yet. {link("Add one")}, and choose them here later.</>
);
export const bornOn = "Born on";
export const expectedAbout = "Expected about";
export const earliestHomeDate = ({ state, born }: { state: string; born: string }) =>
  `8 weeks ${state === "born" ? "old" : "after that"} on ${born}, at the earliest.`;
export const goHomeHint = "At least 8 weeks after the birth.";
export const litterNumber = "Litter number";
export const fromTheRegistry = "From the registry.";
export const yourLitters = "Your litters";
export const litters = "Litters";
export const littersLead =
  "Littermates share their parents, birth date and papers, and link to each other's listings.";
export const showLitters = "Show litters";
export const all = "All";
export const loadingYourLitters = "Loading your litters";
export const labelLittersWillBeHere = (label: string) => `${label} litters will be here`;
export const yourLittersWillBeHere = "Your litters will be here";
export const noLittersHint =
  "Start with a plan, then update it when the dam is expecting and when the litter is born.";
export const showMoreLitters = "Show more litters";
export const planned = "Planned";
export const thePairIsChosen = "The pair is chosen.";
export const theDamIsExpecting = "The dam is expecting.";
export const theLitterIsHere = "The litter is here.";
export const litterNameMissing = "Enter a name for the litter.";
export const chooseTheBreedSentence = "Choose the breed.";
export const enterWhenYouExpectIt = "Enter when you expect it.";
export const expectedTooFarAway = (longestWaitDays: number) =>
  `That is more than ${longestWaitDays} days away: choose “Planned”.`;
export const enterTheBirthDate = "Enter the birth date.";
export const birthDateInFuture = "The birth date is in the future.";
export const goHomeTooEarly = "At least 8 weeks after birth.";
export const showAllOfThem = (count: number) => `Show all ${count}`;
export const ofLitter = (name: string) => `of ${name}`;
export const addSeveral = (type: string) => `Add several ${youngOf(type, 2)}`;
const youngOf = (type: string, count: number) =>
  type === "Dog" ? plural(count, "puppy", "puppies") : plural(count, "kitten", "kittens");
export const addSeveralTo = (name: string) => `Add several to ${name}`;
export const addSeveralExplained =
  "Breed, dates and parents come from the litter. We save each one as a draft for you to finish with photos and the rest.";
export const howMany = "How many";
export const priceOfEach = "Price of each";
export const price = "Price";
export const youngNumber = ({ type, number }: { type: string; number: number }) =>
  `${type === "Dog" ? "Puppy" : "Kitten"} ${number}`;
export const nameOrCollarColor = "Name or collar color";
export const sex = "Sex";
export const choose = "Choose";
export const female = "Female";
export const male = "Male";
export const color = "Color";
export const addDrafts = (count: number) => `Add ${countText(count, "draft")}`;
export const isADraft = (name: string) => `${name} is saved as a draft`;
export const draftsAreAdded = (count: number) => `${countText(count, "draft")} added`;
export const madeOfCount = (
  { made, count, isSending }: { made: number; count: number; isSending: boolean },
) =>
  isSending
    ? `${made} of ${count} saved`
    : `${made} of ${count} saved. Try again to add the rest. None will be added twice.`;
export const nameOrCollarMissing = "Enter a name or a collar color.";
export const chooseTheSex = "Choose the sex.";
export const priceNotRead = "Enter dollars, such as 2,500 or 2,574.99.";
export const priceTooHigh = "Enter up to $50,000.";
