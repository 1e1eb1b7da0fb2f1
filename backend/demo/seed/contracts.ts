import { createHash } from "node:crypto";
import type { Row } from "../../platform/db/insert.ts";
import type { Seller } from "./programs.ts";
import type { Random } from "../../platform/random.ts";

/** Returns the sale contract of a seller in the example data: plain words, no legal advice. */
export function saleContract(
  random: Random,
  seller: Seller,
  breeder: { id: string; name: string; city: string; state: string },
  since: Date,
): Required<Row<"sale_contracts">> {
  const contract = seller.kind === "shelter" ? adoption(seller) : sale(breeder);
  const guarantee = seller.kind === "shelter" ? shelterPromise() : breederPromise(random);
  return {
    id: random.id(since),
    breeder_id: breeder.id,
    version: 1,
    contract_text: contract,
    guarantee_text: guarantee,
    hash: createHash("sha256").update(`${contract}\f${guarantee}`).digest("hex"),
    created_at: since,
    confirmed_at: since,
  };
}

function sale(breeder: { name: string; city: string; state: string }): string {
  return [
    `${breeder.name} of ${breeder.city}, ${breeder.state} sells, and the buyer buys, the pet named in the reservation at the price shown there.`,
    "1. The pet is sold as a companion and lives in the buyer's home. It will not be resold, given to a shelter or used for breeding without the seller's written consent.",
    "2. The pet goes home healthy, dewormed and vaccinated for that age, at eight weeks or older, with a health record and the registry papers named in the listing.",
    "3. A deposit reserves the pet for the buyer. It is refunded in full if the buyer cancels within 48 hours. After that, the seller refunds the share shown on their page when the reservation was made, or more if the buyer's state law requires it. If the seller cancels, the buyer gets a full refund.",
    "4. The balance is paid before the pet goes home. From the hand-off on, the buyer is responsible for the pet.",
    "5. If the buyer can no longer keep the pet, the seller takes the pet back or helps find a new home, at any age.",
  ].join("\n\n");
}

function adoption(seller: Seller): string {
  return [
    `${seller.name} places the pet named in the reservation with the adopter for the fee shown there.`,
    "1. The adopter keeps the pet as a companion, indoors at night, with food, water, shelter, exercise and veterinary care.",
    "2. The pet is spayed or neutered, vaccinated and microchipped before going home, or as soon as age allows.",
    "3. The fee helps pay for the pet's care. It is refunded in full if the adopter cancels within 48 hours of paying, or if we cancel. After 48 hours, we refund the share shown on our page when the reservation was made, or more if the adopter's state law requires it.",
    "4. The adopter will not sell, give away or abandon the pet. A pet that can no longer stay comes back to us.",
  ].join("\n\n");
}

function breederPromise(random: Random): string {
  const years = random.pick(["one year", "two years", "two years", "three years"]);
  return [
    "The buyer may have a veterinarian of their choice examine the pet within 72 hours. If it is found unfit, the buyer may return it for a full refund.",
    `For ${years} from birth the seller covers serious inherited conditions confirmed by a veterinarian. The buyer may choose a refund of the price, another pet, or to keep this pet and be reimbursed for treatment costs, up to its price.`,
    "Parasites, injuries and illnesses that begin after the pet goes home are not covered, nor are conditions caused by overfeeding or neglect.",
  ].join("\n\n");
}

function shelterPromise(): string {
  return [
    "We share everything we know about the pet's health and behavior, good and bad, in writing.",
    "An examination at our clinic within the first fourteen days is free, and so is treatment of anything the pet caught at the shelter, such as kennel cough or worms.",
  ].join("\n\n");
}
