import { severalOf } from "../../lib/language.ts";
import { sellerWords } from "../../lib/seller_texts.ts";

export const test = "Test";
export const result = "Result";
export const lab = "Lab";
export const askWhom = (isShelter: boolean) => `Ask the ${sellerWords(isShelter).seller}`;
export const tested = "Tested";
export const weightLbLb = (weightLb: number) => `${weightLb}\u00a0lb`;
export const sire = "Sire";
export const dam = "Dam";
export const geneticallyTested = "Genetically tested";
export const healthTestsOf = (name: string) => `Health tests of ${name}`;
export const moreHealthTests = (testsCount: number) => `${testsCount} more health tests`;
export const whatComesWith = (name: string) => `What comes with ${name}`;
export const rescue = "Rescue";
export const papersPapers = (papers: string) => `${papers} papers`;
export const aVideoOf = (name: string) => `A video of ${name}`;
export const age = "Age";
export const sex = "Sex";
export const readyToGoHome = "Ready to go home";
export const now = "Now";
export const currentWeight = "Current weight";
export const adultWeight = "Adult weight";
export const aboutLb = (adultWeightLb: number) => `About ${adultWeightLb}\u00a0lb`;
export const theBreedersEstimate = "The breeder's estimate";
export const size = "Size";
export const color = "Color";
export const coat = "Coat";
export const born = "Born";
export const breed = "Breed";
export const generation = "Generation";
export const litter = "Litter";
export const getsAlongWith = "Gets along with";
export const trainingStarted = "Training started";
export const alreadyUsedTo = "Already used to";
export const location = "Location";
export const about = (name: string) => `About ${name}`;
export const showAllDetails = "Show all details";
export const aboutPet = (name: string) => `about ${name}`;
export const generationF1Explained = "The parents are two different breeds";
export const generationF1bExplained = "One parent is a first cross, the other a purebred";
export const generationF1bbExplained = "An F1b crossed back to a purebred again";
export const generationF2Explained = "Both parents are first crosses";
export const multigenExplained = "Both parents are later-generation crosses";
export const healthRecords = "Health records";
export const included = "Included";
export const healthRecordsNote = "Vet checks, vaccinations and deworming";
export const geneticTesting = "Genetic testing";
export const done = "Done";
export const microchip = "Microchip";
export const yes = "Yes";
export const notYet = "Not yet";
export const registeredWith = "Registered with";
export const number = (registrationNumber: string) => `Number ${registrationNumber}`;
export const otherDocuments = "Other documents";
export const healthAndDocuments = "Health and documents";
export const nameSParents = (name: string) => `${name}'s parents`;
export const parentsOf = (name: string) => `Parents of ${name}`;
export const yoursUntil = (mineUntil: string) => `Yours until ${mineUntil}`;
export const newListing = "New";
export const video = "Video";
export const readMore = "Read more";
export const dog = "dog";
export const cat = "cat";
export const puppy = "puppy";
export const kitten = "kitten";
export const nameIn = (
  { name, breedName, noun, city, state }: {
    name: string;
    breedName: string;
    noun: string;
    city: string;
    state: string;
  },
) => `${name}, ${breedName} ${noun} in ${city}, ${state}`;
export const ready = (home: string) => `Ready ${home}`;
export const healthRecordsInside = "health records";
export const geneticTestingInside = "genetic testing";
export const includes = (list: string) => `Includes ${list}`;
export const priceReadyNow = (priceCents: string) => `${priceCents}, ready to go home now.`;
export const priceReadyFrom = (
  { priceCents, firstDayHome }: { priceCents: string; firstDayHome: string },
) => `${priceCents}, ready to go home from ${firstDayHome}.`;
export const takenSeeOthers = (
  { name, status, sex }: { name: string; status: string; sex: string },
) =>
  `${name} has been ${status === "reserved" ? "reserved" : "placed"}; see others like ${
    sex === "Male" ? "him" : "her"
  }.`;
export const verified = ({ kind, name }: { kind: string; name: string }) => `verified ${kind} ${name}`;
export const meetAInWith = (
  { name, look, city, state, breeder, offer }: {
    name: string;
    look: string;
    city: string;
    state: string;
    breeder: string;
    offer: string;
  },
) => `Meet ${name}, a ${look} in ${city}, ${state}, with ${breeder}. ${offer}`;
export const meetOldInWith = (
  { name, age, look, city, state, breeder, offer }: {
    name: string;
    age: string;
    look: string;
    city: string;
    state: string;
    breeder: string;
    offer: string;
  },
) => `Meet ${name}, ${age} old, ${look} in ${city}, ${state}, with ${breeder}. ${offer}`;
export const shelter = "shelter";
export const breeder = "breeder";
export const othersBelow = (sex: string) => `Others like ${sex === "Male" ? "him" : "her"} are below.`;
export const yourListing = "Your listing";
export const ownListingTitle = (name: string) => `${name} is your own listing`;
export const ownListingHint = "This is what buyers see. You can't reserve your own pet.";
export const cantBeReserved = "Can't be reserved";
export const nameCantBeReserved = (name: string) => `${name} can't be reserved`;
export const promised = "Promised";
export const promisedTitle = (name: string) => `${name} is promised to someone`;
export const promisedUntilHint = ({ kind, promisedUntil }: { kind: string; promisedUntil: string }) =>
  `Someone on the ${kind}'s waitlist gets to pick first, until ${promisedUntil}. This page updates if they don't.`;
export const promisedHint = (kind: string) =>
  `Someone on the ${kind}'s waitlist gets to pick first. This page updates if they don't.`;
export const inCheckout = "In checkout";
export const onHoldTitle = (name: string) => `Someone is reserving ${name} right now`;
export const onHoldUntilHint = ({ name, until }: { name: string; until: string }) =>
  `If they don't finish, ${name} will be available again around ${until}. This page updates automatically.`;
export const onHoldHint = (name: string) =>
  `If they don't finish, ${name} will be available again soon. This page updates automatically.`;
export const reserved = "Reserved";
export const nameIsReserved = (name: string) => `${name} is reserved`;
export const reservedHint = (others: string) =>
  `A family has reserved this pet. If that changes, this page updates. ${others}`;
export const adopted = "Adopted";
export const foundHomeTitle = (name: string) => `${name} has found a home`;
export const notAvailable = "Not available";
export const notAvailableTitle = (name: string) => `${name} is not available right now`;
export const notAvailableHint = ({ kind, others }: { kind: string; others: string }) =>
  `The ${kind} took the listing down for now. ${others}`;
export const adults = "Adults";
export const children = "Children";
export const dogs = "Dogs";
export const otherPets = "Other pets";
export const crateTraining = "Crate training";
export const leashWalking = "Leash walking";
export const pottyOutdoors = "Potty outdoors";
export const peePads = "Pee pads";
export const carRides = "Car rides";
export const doorbells = "Doorbells";
export const fireworks = "Fireworks";
export const loudNoises = "Loud noises";
export const publicPlaces = "Public places";
export const americanKennelClubAkc = "American Kennel Club (AKC)";
export const continentalKennelClubCkc = "Continental Kennel Club (CKC)";
export const unitedKennelClubUkc = "United Kennel Club (UKC)";
export const americanCanineAssociationAca = "American Canine Association (ACA)";
export const internationalCanineAssociationIca = "International Canine Association (ICA)";
export const americasPetRegistryApri = "America's Pet Registry (APRI)";
export const americanStockDogRegistryAsdr = "American Stock Dog Registry (ASDR)";
export const listAnd = ({ before, last }: { before: string; last: string | undefined }) =>
  `${before} and ${last}`;
export const otherAvailable = (kind: string) => `Other available ${kind}`;
export const moreOfBreed = (breedName: string) => `More ${severalOf(breedName)}`;
export const showAll = "Show all";
export const petsLoadFailed = "We couldn't load these pets.";
export const loadingPets = "Loading pets";
export const comesToYou = (price: string) => `Delivered to you: ${price}`;
