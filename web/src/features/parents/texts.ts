import { countText } from "@hearthpaw/ui-kit";

export const nameIsDeleted = (name: string) => `${name} is deleted`;
export const deleteFailed = "We can't reach the server. Nothing was deleted.";
export const nameStaysInThePedigree = (name: string) => `${name} stays in the pedigree`;
export const close = "Close";
export const cancel = "Cancel";
export const takeOffMyPage = "Take off my page";
export const whyItStays = (
  { name, litters, isOff }: { name: string; litters: string | undefined; isOff: boolean },
) =>
  `${
    litters
      ? `${name} is a parent of ${litters}, and buyers look up the parents. `
      : `A litter or pet lists ${name} as a parent, and buyers look up the parents. `
  }That's why ${name} can't be deleted. ${
    isOff
      ? `${name} is off your page already.`
      : `If you hide ${name}, they aren't shown on your page. You can show them again any time.`
  }`;
export const deleteQuestion = (name: string) => `Delete ${name}?`;
export const keep = (name: string) => `Keep ${name}`;
export const deleteParent = (name: string) => `Delete ${name}`;
export const deleteExplained =
  "We also delete the photos, health tests and certificates. You can't undo this.";
export const noPhotoYet = "No photo yet";
export const notOnYourPage = "Not on your page";
export const littersCountHealthTest = (
  { littersCount, healthTestsCount }: { littersCount: string; healthTestsCount: number },
) => `${littersCount} · ${countText(healthTestsCount, "health test")}`;
export const noHealthTestYet = (littersCount: string) => `${littersCount} · No health test yet`;
export const detailsOf = (name: string) => `Details of ${name}`;
export const details = "Details";
export const edit = (name: string) => `Edit ${name}`;
export const editButton = "Edit";
export const moreFor = (name: string) => `More for ${name}`;
export const showOnMyPage = "Show on my page";
export const deleteButton = "Delete";
export const born = "Born";
export const color = "Color";
export const coat = "Coat";
export const size = "Size";
export const weight = "Weight";
export const weightLbLb = (weightLb: number) => `${weightLb} lb`;
export const papers = "Papers";
export const registrationNumber = "Registration number";
export const geneticTesting = "Genetic testing";
export const yes = "Yes";
export const notAdded = "Not added";
export const litters = "Litters";
export const healthTests = "Health tests";
export const healthTestsOf = (name: string) => `Health tests of ${name}`;
export const noHealthTestsHint = "None yet. Add them with the lab that ran them.";
export const photo = (at: number) => `Photo ${at}`;
export const healthTestIncomplete = "A health test isn't complete. Add what's missing or remove it.";
export const photoFailed = "A photo didn't upload. Try again or remove it.";
export const nameIsSaved = (name: string) => `${name} is saved`;
export const nameIsAdded = (name: string) => `${name} is added`;
export const reviewPendingText =
  "We'll review their details and email you. You can already add them to listings.";
export const whatNeedsAChange = "What needs a change:";
export const fixAndSaveHint = "Fix it and save, and we'll review it again.";
export const changesNeedReview =
  "Changing the name, photos, papers or health tests sends this parent back for review.";
export const petType = "Type";
export const dog = "Dog";
export const cat = "Cat";
export const name = "Name";
export const sex = "Sex";
export const femaleDam = "Female (dam)";
export const maleSire = "Male (sire)";
export const birthDate = "Birth date";
export const photos = "Photos";
export const photosHint = "Up to 12. The first one is shown on your page.";
export const health = "Health";
export const geneticallyTested = "Genetically tested";
export const geneticTestHint = "A DNA panel for the inherited conditions of the breed.";
export const temperament = "Temperament";
export const aboutThisParent = "About this parent";
export const aboutParentHint = "Temperament, titles, what they pass on to their litters.";
export const yourFilesAreStillUploading = "Your files are still uploading.";
export const saveChanges = "Save changes";
export const addThisParent = "Add this parent";
export const breedsLoadFailed = "We couldn't load the breeds. Reload the page to try again.";
export const editAParent = "Edit a parent";
export const addAParent = "Add a parent";
export const parents = "Parents";
export const weCouldntFindThisParent = "We couldn't find this parent";
export const yourDamsAndSires = "Your dams and sires";
export const parentGoneHint = "They may have been deleted in another window.";
export const parentsLead =
  "Sires and dams with their health tests. Our team reviews each one, and buyers then see it as verified on your page and on every listing. You can add them to listings before that.";
export const noParentsYet = "Your sires and dams will be here";
export const addFirstParent = "Add your first dam or sire";
export const noParentsHint =
  "A litter with tested parents is what buyers trust most. A photo and one health test are a good start.";
export const offYourPageLead = "Buyers don't see them on your page. Their litters' listings still show them.";
export const loadingDamsAndSires = "Loading your dams and sires";
export const notKnown = "Not known";
export const anotherBreeders = "Another breeder's";
export const labelSName = (label: string) => `${label}'s name`;
export const labelSRegistrationNumber = (label: string) => `${label}'s registration number`;
export const pedigree = "Pedigree";
export const pedigreeExplained =
  "We use it to tell how closely two pets are related when you look for a match. A registration number finds the same parent with other breeders.";
export const sire = "Sire";
export const dam = "Dam";
export const enterAName = "Enter a name.";
export const chooseMaleOrFemale = "Choose male or female.";
export const chooseTheBreedSentence = "Choose the breed.";
export const birthDateInFuture = "The birth date is in the future.";
export const parentTooYoung = "A parent must be at least six months old.";
export const weightInvalid = "Enter pounds as a number, such as 14.5.";
export const enterTheSiresName = "Enter the sire's name.";
export const enterTheDamsName = "Enter the dam's name.";
export const noLitterYet = "No litter yet";
export const litter = "1 litter";
export const countLitters = (count: number) => `${count} litters`;
export const nameIsOnYourPage = (name: string) => `${name} is on your page`;
export const nameIsInReview = (name: string) => `${name} is in review`;
export const nameIsOffYourPage = (name: string) => `${name} is off your page`;
export const undo = "Undo";
