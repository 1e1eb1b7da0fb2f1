/** Words that differ between a breeder's sale and a shelter's adoption. Sentences take them from here only. */
const breederWords = { seller: "breeder", deal: "sale", contract: "sale contract" };
const shelterWords: typeof breederWords = {
  seller: "shelter",
  deal: "adoption",
  contract: "adoption agreement",
};

/** Returns the words for one kind of seller. */
export const sellerWords = (isShelter: boolean) => isShelter ? shelterWords : breederWords;

/** Returns the words as the start of a sentence or label: "Sale contract". */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
