import type { ReactNode } from "react";
import { countText } from "@hearthpaw/ui-kit";
import { listed, severalOf, type Wrap } from "../../lib/language.ts";

export const sex = "Sex";
export const age = "Age";
export const temperament = "Temperament";
export const goodWith = "Good with";
export const adultSize = "Adult size";
export const upTo30Pounds = "Small (up to 30 lb)";
export const to60Pounds = "Medium (31 to 60 lb)";
export const to100Pounds = "Large (61 to 100 lb)";
export const over100Pounds = "Giant (over 100 lb)";
export const sizeClass = "Size class";
export const coat = "Coat";
export const generation = "Generation";
export const color = "Color";
export const delivery = "Delivery";
export const state = "State";
export const breed = "Breed";
export const breeds = "breeds";
export const price = "Price";
export const rescue = "Rescue";
export const fromSheltersOnly = "From shelters only";
export const chosenChosen = (chosen: number) => `${chosen} chosen`;
export const searchChoices = (noun: string) => `Search ${noun}`;
export const searchCountedChoices = ({ choicesCount, noun }: { choicesCount: number; noun: string }) =>
  `Search ${choicesCount} ${noun}`;
export const noneWithThatName = (noun: string) => `No ${noun} with that name in these results.`;
export const noneInTheseResults = "No matches in these results.";
export const showAll = ({ choicesCount, noun }: { choicesCount: number; noun: string }) =>
  `Show all ${choicesCount} ${noun}`;
export const petType = "Type";
export const dogs = "Dogs";
export const cats = "Cats";
export const zipInvalid = "Enter a five-digit ZIP code.";
export const yourZip = "Your ZIP";
export const within = "Within";
export const anywhere = "Anywhere";
export const milesMiles = (miles: string) => `${miles} miles`;
export const priceWithFee = "Price with service fee";
export const filters = "Filters";
export const clearAll = "Clear all";
export const puppy = "puppy";
export const kitten = "kitten";
export const heroHeading = (noun: string) => `A ${noun} raised with care, from someone you can trust`;
export const heroText = (noun: string) =>
  `Verified breeders and shelters, health test results in writing, and a payment that's protected until your ${noun} is home.`;
export const findAPet = "Find a pet";
export const verifiedBreeders = "Verified breeders";
export const healthTestsShown = "Health tests shown";
export const protectedPayment = "Protected payment";
export const happyWithoutAYard = "Happy without a yard";
export const raisedInTheLivingRoom = "Raised in the living room";
export const gentleWithChildren = "Gentle with children";
export const getsAlongWithOtherPets = "Gets along with other pets";
export const easyOnTheFurniture = "Easy on the furniture";
export const findYourMatch = "Find your match";
export const pet = (availablePets: number) => countText(availablePets, "pet");
export const inTheSpotlight = "In the spotlight";
export const todaysPicks = "Today's picks, with great photos and ready for a home.";
export const popularBreeds = "Popular breeds";
export const notSureWhichBreed = "Not sure which breed fits? Answer six questions.";
export const showAllBreeds = "Show all breeds";
export const availablePetsAvailable = (availablePets: string) => `${availablePets} available`;
export const findYourPet = "Find your pet";
export const findStepText =
  "Filter by what matters to you. Read the health tests, see the parents, ask the breeder.";
export const reserveWithADeposit = "Reserve with a deposit";
export const reserveStepText = (depositCents: string) =>
  `Pay ${depositCents} now, or pay in full. The pet's price is locked in, and no one else can reserve the same pet.`;
export const chooseDelivery = "Choose delivery";
export const deliveryStepText =
  "Pick up your pet, or have them driven or flown to you if the seller offers it. No pet goes home before eight weeks.";
export const confirmTheHandOff = "Confirm the hand-off";
export const whenTheBreederIsPaid =
  "The seller is paid after the hand-off. If something's wrong, let us know and we'll step in.";
export const howItWorks = "How it works";
export const everyStep = "Every step";
export const verifiedPeople = "Verified people";
export const verifiedPeopleText =
  "Before a seller's first listing goes live, our team reviews their ID, photos of where their pets live, and any license.";
export const healthInWriting = "Health in writing";
export const healthInWritingText =
  "Listings show health test results, parents and registry papers. You read the sale contract and the health guarantee before you pay.";
export const yourMoneyIsHeldSafely = "Your money is held safely";
export const heldMoneyText = (
  { releaseHours, releaseDaysAlone, freeCancelHours }: {
    releaseHours: number;
    releaseDaysAlone: number;
    freeCancelHours: number;
  },
) =>
  `The seller is paid ${releaseHours} hours after you both confirm the hand-off, or ${releaseDaysAlone} days after they complete it without your confirmation. Cancel within ${freeCancelHours} hours of paying for a full refund.`;
export const theFullPriceUpFront = "The full price up front";
export const fullPriceText =
  "You see the fee, tax and delivery before you enter a card number. Nothing is added later.";
export const howWeProtectYou = "How we protect you";
export const protectionLead =
  "You may be about to pay someone you've never met. Here's how we keep you safe.";
export const forBreedersHeading = "Are you a breeder or a shelter?";
export const forBreedersLead =
  "List your pets, keep a waitlist, and let us collect deposits and balances. You only pay when a pet is sold or adopted.";
export const listYourPets = "List your pets";
export const newlyAvailable = (noun: string) => `Newly available ${noun}`;
export const showAllOfKind = (noun: string) => `Show all ${noun}`;
export const typeOfPet = "Type of pet";
export const quickFilters = "Quick filters";
export const noneLikeThisListed = (noun: string) => `No ${noun} like this are listed right now`;
export const showAllButton = "Show all";
export const searchedWordsNote = (words: string) =>
  `We looked for “${words}” in names, breeds, colors and cities.`;
export const notLeftOutNote = (words: readonly string[]) => (
  <>
    We can't leave out {listed(words.map((word) => `“${word}”`), "or")} yet, so these results may include{" "}
    {words.length === 1 ? "it" : "them"}.
  </>
);
export const notSearchedNote = (words: readonly string[]) => (
  <>
    We can't search by {listed(words.map((word) => `“${word}”`), "or")} yet, so these results disregard{" "}
    {words.length === 1 ? "it" : "them"}.
  </>
);
export const nearMeNote = "Enter your ZIP code in the filters to see pets near you.";
export const unmatchedWordsDropped = (words: string) =>
  `No name, breed, color or city here matches “${words}”, so we left it out.`;
/** Summary of many chosen values; the count is always plural. */
export const many: Readonly<Record<string, (count: number) => string>> = {
  breed: (count) => `${count} breeds`,
  color: (count) => `${count} colors`,
  state: (count) => `${count} states`,
  registry: (count) => count === 8 ? registryPapers : `${count} registries`,
};
/** Names of excluded breeds and coats. */
export const leftOutOf: Readonly<Record<string, (one: string) => string>> = {
  notBreed: severalOf,
  notCoatType: (coat) => `${coat.toLowerCase()} coats`,
};
export const rescues = "rescues";
export const noRescues = "No rescues";
/** Label of a filter that leaves something out. */
export const leftOut: Readonly<Record<string, (what: string, miles: number | undefined) => string>> = {
  notBreed: (breeds) => `No ${breeds}`,
  notColor: (color) => `Not ${color}`,
  notSizeClass: (size) => `Not ${size}`,
  notCoatType: (coats) => `No ${coats}`,
  notGeneration: (generation) => `Not ${generation}`,
  notState: (state) => `Not in ${state}`,
  notZip: (place, miles = 25) => `Not within ${countText(miles, "mile")} of ${place}`,
};
export const didYouMean = (links: readonly ReactNode[]) => <>Did you mean {listed(links, "or")}?</>;
export const lookingFor = (links: readonly ReactNode[]) => <>Looking for {listed(links, "or")}?</>;
/** Labels of active filters whose choice alone would be unclear. */
export const chipOf: Readonly<Record<string, (label: string, value: string) => string>> = {
  registry: (registry) => `${registry} papers`,
  parentTests: (test, value) =>
    value === "any"
      ? "Parents health-tested"
      : value === "dna"
      ? "Parents DNA-tested"
      : `Parents tested: ${test.toLowerCase()}`,
};
export const training = "Training started";
export const houseTraining = "House training";
export const crateTraining = "Crate training";
export const leashWalking = "Leash walking";
export const peePads = "Pee pads";
export const registryPapers = "Registry papers";
export const recordsAndChip = "Records and microchip";
export const healthRecords = "Health records";
export const microchip = "Microchip";
export const parentsHealthTests = "Parents' health tests";
export const anyHealthTest = "Any health test";
export const hips = "Hips";
export const elbows = "Elbows";
export const kneecaps = "Kneecaps (patellas)";
export const heart = "Heart";
export const eyes = "Eyes";
export const thyroid = "Thyroid";
export const hearing = "Hearing";
export const spine = "Spine";
export const dnaTest = "DNA test";
export const readyToGoHome = "Ready to go home";
export const readyByDate = "Ready by";
export const readyNow = "Ready now";
export const readyByDay = (day: string) => `Ready by ${day}`;
export const readyFrom = (day: string) => `Ready ${day} or later`;
export const readyBetween = ({ from, to }: { from: string; to: string }) => `Ready ${from} to ${to}`;
export const video = "Video";
export const withVideo = "With video";
export const deliversTo = (place: string) => `Delivers to ${place}`;
export const deliversToYou = "Delivers to my ZIP code";
export const deliversNeedsZip = "Enter your ZIP code first.";
export const noMatchYourFilters = (many: string) => `No ${many} match your filters`;
export const noMatchWords = ({ many, words }: { many: string; words: string }) =>
  `No ${many} match “${words}” by name, breed, color or city`;
export const listingAlertLabel = "Notify me when one is listed";
export const clearAllFilters = "Clear all filters";
export const checkBackOrWiden = "Check back soon, or widen your search:";
export const dogsAndCatsPet = (total: number) => `Dogs and cats: ${countText(total, "pet")}`;
export const anyDistanceNearestFirst = (total: string) => `Any distance, nearest first: ${total}`;
export const without = ({ filter, total }: { filter: string; total: string }) =>
  `Without ${filter}: ${total}`;
export const including = ({ leftOut, total }: { leftOut: string; total: string }) =>
  `Including ${leftOut}: ${total}`;
export const joinWaitlistLead = (looseCount: number) =>
  `${looseCount > 0 ? "Or wait" : "Wait"} for the next litter, and pick before anyone else:`;
export const closeMatchesNearestFirst = "Close matches, nearest first";
export const closeMatches = "Close matches";
export const closeMatchesInside = "close matches";
export const youMightLike = "You might like";
export const youMightLikeInside = "pets you might like";
export const viewAll = ({ total, many }: { total: string; many: string }) => `View all ${total} ${many}`;
export const rightAway = "Right away";
export const instantHint = "As soon as a pet is listed";
export const onceADay = "Once a day";
export const dailyHint = "In the morning, if there's anything new";
export const signInToSave = "Sign in to save this search. We'll let you know when a pet matches.";
export const giveYourSearchAName = "Give your search a name.";
export const isSaved = (name: string) => `“${name}” is saved`;
export const savedInstantText = "We'll let you know as soon as a pet matches.";
export const savedDailyText = "We'll let you know each morning if there's anything new.";
export const viewSavedSearches = "View saved searches";
export const saveThisSearch = "Save this search";
export const saveSearchHint = "We'll let you know when a new pet matches your filters.";
export const saveSearch = "Save search";
export const name = "Name";
export const howOften = "How often";
export const fromVerifiedBreedersAndShelters = "From verified breeders and shelters.";
export const showPets = "Show pets";
export const results = "Results";
export const searching = "Searching…";
export const filtersInForce = (activeCount: number) => `Filters (${activeCount})`;
export const sort = "Sort";
export const labelNeedsYourZip = (label: string) => `${label} (needs your ZIP)`;
export const activeFilters = "Active filters";
export const zipErrorFromAnywhere = (zipError: string) => `${zipError} Showing pets from everywhere.`;
export const awayErrorNoneExcluded = (awayError: string) => `${awayError} We haven't excluded that area.`;
export const viewingFromPage = ({ page, link }: { page: number; link: Wrap }) => (
  <>You're viewing results from page {page}. {link("Go to page 1")}</>
);
export const pricesNote =
  "Prices include the 3% service fee. Each pet's page shows it separately. Tax and delivery are extra.";
export const show = ({ countTextValue, one }: { countTextValue: string; one: string }) =>
  `Show ${countTextValue} ${one}`;
export const chipShowAll = "Show All";
export const small = "Small";
export const lowShedding = "Low Shedding";
export const familyFriendly = "Family Friendly";
export const newestFirst = "Newest first";
export const priceLowToHigh = "Price, low to high";
export const priceHighToLow = "Price, high to low";
export const youngestFirst = "Youngest first";
export const oldestFirst = "Oldest first";
export const nearestFirst = "Nearest first";
export const under8Weeks = "Under 8 weeks";
export const to12Weeks = "8 to 12 weeks";
export const to6Months = "3 to 6 months";
export const to12Months = "6 to 12 months";
export const over1Year = "Over 1 year";
export const apartmentFriendly = "Apartment Friendly";
export const familyRaised = "Family Raised";
export const petFriendly = "Pet Friendly";
export const children = "Children";
export const otherPets = "Other pets";
export const adults = "Adults";
export const illPickUp = "I'll Pick Up";
export const honestDelivery = "Honest Delivery";
export const puppyFlight = "Puppy Flight";
export const under1Year = "Under 1 year";
export const withinMilesOf = (
  { miles, near, orDelivered }: { miles: string; near: string; orDelivered: boolean },
) => orDelivered ? `Within ${miles} miles, or delivered` : `Within ${miles} miles of ${near}`;
export const inTheMapArea = "In the map area";
export const showMap = "Show map";
export const hideMap = "Hide map";
export const orDeliveredToMe = "Include pets that can be delivered to me";
export const petsNearPlace = ({ noun, place }: { noun: string; place: string }) =>
  `Available ${noun} near ${place}`;
export const noneNearPlace = ({ noun, place }: { noun: string; place: string }) =>
  `No ${noun} near ${place} right now. These are the newest.`;
export const nearNotLoaded = (place: string) => `We couldn't load the pets near ${place}`;
export const noFee = "No fee";
export const upTo = (high: string) => `Up to ${high}`;
export const lowOrMore = (low: string) => `${low} or more`;
export const lowTo = ({ low, high }: { low: string; high: string }) => `${low} to ${high}`;
export const puppiesAndDogs = "puppies and dogs";
export const kittensAndCats = "kittens and cats";
export const labelKittensAndCats = (label: string) => `${label} kittens and cats`;
export const labelPuppiesAndDogs = (label: string) => `${label} puppies and dogs`;
export const rescueDogs = "Rescue dogs";
export const rescueCatsPets = (type: string | undefined) => `Rescue ${type === "Cats" ? "cats" : "pets"}`;
export const petInside = "pet";
export const pets = "pets";
export const dog = "dog";
export const dogsInside = "dogs";
export const cat = "cat";
export const catsInside = "cats";
export const homePageTitle = "Hearthpaw: puppies and kittens raised with care";
export const kittensRaisedWithCare = "Kittens raised with care";
export const homeDescription =
  "Meet puppies and kittens from verified breeders and shelters. Health tests, honest prices, and a deposit that's protected until they're home.";
export const customerService = "customer service";
export const english = "English";
export const titleNearPage = ({ title, zip, page }: { title: string; zip: string; page: number }) =>
  `${title} near ${zip}${page > 1 ? `, page ${page}` : ""}`;
export const titlePage = ({ title, page }: { title: string; page: number }) =>
  `${title}${page > 1 ? `, page ${page}` : ""}`;
export const searchPageDescription = ({ total, noun }: { total: string; noun: string }) =>
  `${total}${noun} from verified breeders and shelters, with health tests, prices and delivery.`;
