export const dogBreeds = "Dog breeds";
export const catBreeds = "Cat breeds";
export const lowShedding = "Low shedding";
export const goodInAnApartment = "Good in an apartment";
export const dog = "dog";
export const cat = "cat";
export const see = (availablePets: string) => `See ${availablePets}`;
export const seeFrom = ({ availablePets, priceMinCents }: { availablePets: string; priceMinCents: string }) =>
  `See ${availablePets} from ${priceMinCents}`;
export const atAGlance = "At a glance";
export const available = (young: string) => `Available ${young}`;
export const showAll = "Show all";
export const noYoungListed = ({ breedName, young }: { breedName: string; young: string }) =>
  `No ${breedName} ${young} are listed right now`;
export const seeOther = (young: string) => `See other ${young}`;
export const checkBackOrSimilarBreed = "Check back soon, or look at a similar breed.";
export const whoHas = ({ breedName, young }: { breedName: string; young: string }) =>
  `Breeders with ${breedName} ${young}`;
export const seeAll = "See all";
export const joinWaitlistLead =
  "Not the right pet today? Join a waitlist, and pick before anyone else when it's your turn.";
export const colors = "Colors";
export const colorsLead = "Colors recognized by the registries.";
export const group = "Group";
export const weightMale = "Weight, male";
export const weightFemale = "Weight, female";
export const height = "Height";
export const lifeSpan = "Life span";
export const coat = "Coat";
export const sizes = "Sizes";
export const shedding = "Shedding";
export const low = "Low";
export const average = "Average";
export const breedType = "Type";
export const aCrossOfTwoBreeds = "A cross of two breeds";
export const verifiedShelter = "Verified shelter";
export const verified = "Verified";
export const breedsLead =
  "Size, coat, colors and temperament of every breed that American registries recognize, and which pets are available today.";
export const notSureWhich = "Not sure which breed fits? Answer six questions.";
export const typeOfPet = "Type of pet";
export const dogs = "Dogs";
export const cats = "Cats";
export const findABreed = (noun: string) => `Find a ${noun} breed`;
export const breed = "1 breed";
export const countBreeds = (count: number) => `${count} breeds`;
export const showAllBreeds = (breedsCount: number) => `Show all ${breedsCount} breeds`;
export const of = (group: string) => `of ${group}`;
export const otherBreeds = "Other breeds";
export const groupGroup = (group: string) => `${group} group`;
export const availablePetsAvailable = (availablePets: string) => `${availablePets} available`;
export const breedsPageDescription = (
  { count, noun }: { count: number; noun: string },
) =>
  `${count} ${noun} breeds that American registries recognize: size, coat, colors and temperament, and which pets are available today.`;
export const breedPageTitle = (
  { breedName, category }: { breedName: string; category: string },
) => `${breedName}: ${category === "Dogs" ? "puppies" : "kittens"}, facts and breeders`;
export const noneAreListedRightNow = "None are listed right now.";
export const availableFrom = ({ count, price }: { count: string; price: string | undefined }) =>
  price === undefined ? `${count} available.` : `${count} available from ${price}.`;
export const minTo = ({ min, max, unit }: { min: number; max: number; unit: string }) =>
  `${min} to ${max} ${unit}`;
