import type { BreedersTable } from "../../platform/db/schema.ts";

type Seller = Pick<BreedersTable, "kind" | "name" | "city" | "state">;

/** Texts that a seller sells under. */
export type ContractTexts = { contractText: string; guaranteeText: string };

/** Percentage of a deposit that a new shelter refunds after 48 hours. */
export const SHELTER_REFUND_PERCENT = 100;

/**
 * Returns a new seller's first sale contract (for a shelter, the adoption agreement) and health guarantee, in
 * plain words. They contain no number that the seller can change elsewhere: the refundable share of a deposit
 * is on the seller's page, and the contract refers to it.
 */
export function firstContract(seller: Seller): ContractTexts {
  return seller.kind === "shelter" ? adoption(seller) : sale(seller);
}

/** The seller as named in a contract. */
export type SellerWords = Pick<BreedersTable, "name" | "city" | "state">;

/**
 * Returns a contract with another name and place of its seller. It replaces the place after the name, and
 * every occurrence of the name as a separate word.
 */
export function renamedContract(
  texts: ContractTexts,
  before: SellerWords,
  after: SellerWords,
): ContractTexts {
  const placed = ({ name, city, state }: SellerWords) => `${name} of ${city}, ${state}`;
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(before.name)}(?![\\p{L}\\p{N}])`, "gu");
  const rename = (text: string) =>
    text.split(placed(before)).map((part) => part.replaceAll(name, () => after.name)).join(placed(after));
  return { contractText: rename(texts.contractText), guaranteeText: rename(texts.guaranteeText) };
}

/** Returns the text that a contract's hash covers. */
export function hashedText({ contractText, guaranteeText }: ContractTexts): string {
  return `${contractText}\f${guaranteeText}`;
}

function sale({ name, city, state }: Seller): ContractTexts {
  return {
    contractText: [
      `${name} of ${city}, ${state} (the seller) sells the pet named in the reservation to the buyer named there, at the price shown there.`,
      "1. What is sold. One pet, as a companion. What the listing says about the pet's age, sex, parents, registration and health tests is part of this contract.",
      "2. Going home. The pet goes home healthy, at eight weeks or older, with the vaccinations and deworming due at that age and a written record of them.",
      "3. Deposit. A deposit reserves the pet for the buyer. It is refunded in full if the buyer cancels within 48 hours, or if the seller cancels at any time. After 48 hours, the seller refunds the share shown on their page when the reservation was made, or more if the buyer's state law requires it.",
      "4. Payment. The full price is paid through the marketplace before the hand-off. From the hand-off on, the pet belongs to the buyer, who is responsible for its care.",
      "5. Care. The buyer provides food, shelter, company and veterinary care, and will not give or sell the pet to a dealer or a laboratory.",
      "6. Rehoming. A buyer who can no longer keep the pet contacts the seller first, and the seller helps find a new home.",
      "This contract does not limit any rights the buyer has by law.",
    ].join("\n\n"),
    guaranteeText: [
      "Examination. The buyer may have the pet examined by a veterinarian within 72 hours of the hand-off. If the veterinarian states in writing that the pet was ill or unfit for sale at the hand-off, the buyer may return the pet for a full refund, or keep the pet and be reimbursed for reasonable treatment costs, up to the price paid.",
      "Inherited conditions. For one year from birth, the seller covers serious inherited conditions confirmed by a veterinarian. The buyer may choose a refund of the price, another pet if one is available, or to keep this pet and be reimbursed for treatment costs, up to the price paid.",
      "Injuries and illnesses that begin after the hand-off, and the results of neglect, are not covered.",
    ].join("\n\n"),
  };
}

function adoption({ name, city, state }: Seller): ContractTexts {
  return {
    contractText: [
      `${name} of ${city}, ${state} (the shelter) places the pet named in the reservation with the adopter named there, for the adoption fee shown there.`,
      "1. The home. The adopter keeps the pet as a companion, provides food, shelter, company and veterinary care, and follows local law.",
      "2. Health. The pet is vaccinated, microchipped and spayed or neutered before going home, or the shelter states in writing what still has to be done and by when.",
      "3. The fee. The adoption fee helps pay for the pet's care. It is refunded in full if the adopter cancels within 48 hours of paying, or if the shelter cancels at any time. After 48 hours, the shelter refunds the share shown on its page when the reservation was made, or more if the adopter's state law requires it.",
      "4. Rehoming. The adopter will not sell the pet or give the pet away. If it isn't a good match, the pet may come back to the shelter at any age.",
      "This agreement does not limit any rights the adopter has by law.",
    ].join("\n\n"),
    guaranteeText: [
      "The shelter shares in writing everything it knows about the pet's health, history and behavior. A rescued pet's past is often unknown, and the shelter does not claim to know more than it does.",
      "If a veterinarian finds within fourteen days of the hand-off an illness that the pet already had, the shelter treats it, pays for treatment agreed on beforehand, or takes the pet back and refunds the full fee.",
    ].join("\n\n"),
  };
}
