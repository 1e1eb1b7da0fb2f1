import { countText, plural } from "@hearthpaw/ui-kit";
import { severalOf, type Wrap } from "../../lib/language.ts";

export const breedersAndShelters = "Breeders and shelters";
export const aboutTheShelter = "About the shelter";
export const howTheyRaiseTheirPets = "How they raise their pets";
export const about = (name: string) => `about ${name}`;
export const noStoryYet = (name: string) => `${name} hasn't added a story yet.`;
export const availableNow = "Available now";
export const theNewestOfPet = (
  { petsCount, availableCount }: { petsCount: number; availableCount: number },
) => `The newest ${petsCount} of ${countText(availableCount, "pet")}.`;
export const noPetsAvailableRightNow = "No pets available right now";
export const noPetsAvailableHint = "New pets appear here as soon as they're listed.";
export const availablePetsOf = (name: string) => `Available pets from ${name}`;
export const waitlist = "Waitlist";
export const waitlistHint =
  "Not the right pet today? Join the waitlist, and pick before anyone else when it's your turn.";
export const parents = "Parents";
export const parentsLead = "With the health tests behind every litter.";
export const parentsOf = (name: string) => `Parents of ${name}`;
export const reviews = "Reviews";
export const noReviewsYet = (name: string) =>
  `No reviews of ${name} yet. Only people who took a pet home can write one.`;
export const showAllPets = (petsCount: number) => `Show all ${petsCount} pets`;
export const seeAllOf = (breedName: string) => `See all ${severalOf(breedName)}`;
export const seeAllPets = "See all pets";
export const kindIn = ({ kind, cityAndState }: { kind: string; cityAndState: string }) =>
  `${kind} in ${cityAndState}`;
export const verified = "Verified";
export const yes = "Yes";
export const notYet = "Not yet";
export const verifiedNote = (isShelter: boolean) =>
  `We reviewed their ID and photos of their ${isShelter ? "premises" : "home"}`;
export const weHaventFinishedReviewing = "We haven't finished reviewing";
export const license = "License";
export const homesFound = "Homes found";
export const memberSince = "Member since";
export const breedingSince = (breedingSince: number) => `Breeding since ${breedingSince}`;
export const depositPolicy = "Deposit policy";
export const fullDepositRefunded = "Full deposit refunded";
export const halfTheDepositRefunded = "Half the deposit refunded";
export const depositNotRefunded = "Deposit not refunded";
export const depositPolicyNote = "After 48 hours. Before that, you get a full refund.";
export const breedsOf = (name: string) => `Breeds from ${name}`;
export const all = "All";
export const breeders = "Breeders";
export const shelters = "Shelters";
export const topRated = "Top rated";
export const nearest = "Nearest";
export const newest = "Newest";
export const breederOrShelter = "breeder or shelter";
export const breedersAndSheltersInside = "breeders and shelters";
export const breedersLead =
  "We review their ID and photos before their pets can be listed. Every review is by someone who took a pet home.";
export const breedersOrShelters = "Breeders or shelters";
export const looking = "Looking…";
export const partwayThroughList = (link: Wrap) => (
  <>You're partway through the list. {link("Go to the top")}</>
);
export const weCouldntLoadThe = (many: string) => `We couldn't load the ${many}.`;
export const loadingBreeders = "Loading breeders";
export const results = "Results";
export const filters = "Filters";
export const near = "Near";
export const placePlaceholder = "ZIP, city, state";
export const breed = "Breed";
export const anyBreed = "Any breed";
export const distance = "Distance";
export const any = "Any";
export const milesMiles = (miles: number) => `${miles} miles`;
export const sort = "Sort";
export const nearestNeedsAPlace = "Nearest (needs a place)";
export const showBreeders = "Show breeders";
export const atAnyDistance = "At any distance";
export const anywhere = "Anywhere";
export const withAnyBreed = "With any breed";
export const noBreedersYet = "No breeders yet";
export const listYourPets = "List your pets";
export const emptyBreedersHint = "Breeders and shelters appear here once we've verified them.";
export const noMatchYourFilters = (many: string) => `No ${many} match your filters`;
export const clearAllFilters = "Clear all filters";
export const noneNearWithBreed = ({ breed, place }: { breed: string; place: string }) =>
  `No one near ${place} has ${breed} yet. Widen your search:`;
export const noneNear = (place: string) => `No one near ${place} yet. Widen your search:`;
export const widenYourSearch = "Widen your search:";
export const enterTheContract = "Enter the contract.";
export const enterTheGuarantee = "Enter the guarantee.";
export const nothingHasChanged = "Nothing has changed";
export const versionSaved = (version: number) => `Version ${version} is now in use`;
export const versionInUse = (
  { version, strong, createdAt, isChanged }: {
    version: number;
    strong: Wrap;
    createdAt: string;
    isChanged: boolean;
  },
) => (
  <>
    {strong(`Version ${version}`)}, since {createdAt}.{" "}
    {isChanged ? `Saving creates version ${version + 1}.` : "It applies to all new reservations."}
  </>
);
export const saveAsVersion = (version: number) => `Save as version ${version}`;
export const save = "Save";
export const contractAndGuarantee = "Sale contract and health guarantee";
export const preview = "Preview";
export const adoptionAgreement = "Adoption agreement";
export const saleContract = "Sale contract";
export const paragraphsHint = "Leave a blank line between paragraphs.";
export const shelterHealthPromise = "What you promise about the pet's health";
export const healthGuarantee = "Health guarantee";
export const contractVersionsHint =
  "Buyers keep the version they accepted, including anyone checking out now. New reservations get the new version. Nothing here limits a buyer's legal rights.";
export const contractPreviewHint = (
  { name, isChanged, version }: { name: string; isChanged: boolean; version: number },
) => `${name}, as buyers will read it${isChanged ? ` once you save version ${version}` : ""}.`;
export const close = "Close";
export const nothingHereYet = "Nothing here yet.";
export const yourProfile = "Your profile";
export const profile = "Profile";
export const viewPublicPage = "View public page";
export const photos = "Photos";
export const aboutYou = "About you";
export const contractLead = "Every buyer reads and accepts both before paying.";
export const confirmContractTitle = "Have you read your contract?";
export const confirmContractHint =
  "We wrote a contract and a health guarantee for you to start from. Read both below, and change what doesn't fit: buyers will hold you to them. You can submit listings once you've confirmed or saved your own wording.";
export const confirmContract = "Confirm contract and guarantee";
export const contractConfirmed = "Your contract is confirmed";
export const allOfIt = "All of it";
export const halfOfIt = "Half of it";
export const nothing = "Nothing";
export const depositKeptExample = (deposit: string) => `You keep the whole ${deposit} deposit.`;
export const depositRefundExample = ({ percent, deposit }: { percent: string; deposit: string }) =>
  `The buyer gets ${percent} of a ${deposit} deposit back.`;
export const profileSaved = "Profile saved";
export const saveProfile = "Save profile";
export const shelterName = "Shelter name";
export const programName = "Program name";
export const yourStory = "Your story";
export const storyHint =
  "Who you are, how your pets live, what matters to you. Leave a blank line between paragraphs.";
export const phone = "Phone";
export const phoneHint = "For questions about your program. It's not shown on your page.";
export const licenseHint = "Who issued it and its number. Shown on your page.";
export const breedingSinceField = "Breeding since";
export const year = "Year";
export const depositRefundQuestion = "How much of the deposit do you refund after 48 hours?";
export const depositRefundHint =
  "Buyers always get a full refund within 48 hours, and any time you cancel. State law may require more.";
export const portrait = "Portrait";
export const portraitHint = "You, your family or your logo. Shown next to your pets.";
export const cover = "Cover";
export const coverHint =
  "A wide photo, such as your house, your yard or your pets together. Shown across the top of your page.";
export const yourWasSaved = (noun: string) => `Your ${noun} was saved`;
export const yourWasRemoved = (noun: string) => `Your ${noun} was removed`;
export const thePhoto = "the photo";
export const changeThe = (noun: string) => `Change the ${noun}`;
export const addAPhoto = (noun: string) => `Add a photo: ${noun}`;
export const change = "Change";
export const addAPhotoButton = "Add a photo";
export const removeThe = (noun: string) => `Remove the ${noun}`;
export const remove = "Remove";
export const reservedAndPlaced = "Reserved and placed";
export const soldPetsLead = (name: string) => `Pets that found a home through ${name}.`;
export const showMorePets = "Show more pets";
export const placedPetsLabel = (name: string) => `Reserved and placed pets from ${name}`;
export const pets = "pets";
export const shelter = "Shelter";
export const breeder = "Breeder";
export const nameIn = (
  { name, breedNames, kind, cityAndState }: {
    name: string;
    breedNames: string;
    kind: string;
    cityAndState: string;
  },
) => `${name}, ${breedNames}${kind} in ${cityAndState}`;
export const breederPageDescription = (
  { availableCount, story }: { availableCount: number; story: string },
) =>
  `${
    availableCount === 0 ? "No pets" : plural(availableCount, "1 pet", `${availableCount} pets`)
  } available now. ${story}`;
export const breedersPageDescription = (title: string) =>
  `${title} on Hearthpaw. We review everyone's ID before they can sell. See reviews, health tests and the pets available today.`;
export const unitedStates = "United States";
export const programNameMissing = "Enter the name of your program.";
export const zipInvalid = "Enter a five-digit ZIP code.";
export const yearInvalid = "Enter a year, such as 2011.";
