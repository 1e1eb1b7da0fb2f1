export const searchFor = (text: string) => `Search for “${text}”`;
export const closeSearch = "Close search";
export const breedPlaceColorOrPrice = "Breed, place, color or price";
export const searchPets = "Search pets";
export const search = "Search";
export const searchExamples =
  "Try “goldendoodle near 97330”, “black lab puppy under $1,000” or “frenchie in Texas”.";
export const suggestions = "Suggestions";
export const petsNamed = (label: string) => `Pets named ${label}`;
export const breederIn = (note: string | undefined) => `Breeder in ${note}`;
export const shelterIn = (note: string | undefined) => `Shelter in ${note}`;
export const noneRightNow = "None right now";
export const availablePetsAvailable = (availablePets: string) => `${availablePets} available`;
