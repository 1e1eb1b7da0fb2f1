import { createHash } from "node:crypto";
import type { Row } from "../../platform/db/insert.ts";
import type { Seller } from "./programs.ts";
import type { Random } from "../../platform/random.ts";

/** The contract that a seller of the example data sells under: plain words, no lawyer's advice. */
export function saleContract(
  random: Random,
  seller: Seller,
  breeder: { id: string; name: string; city: string; state: string },
  since: Date,
): Required<Row<"sale_contracts">> {
  const contract = seller.kind === "shelter" ? adoption(seller) : sale(seller, breeder);
  const guarantee = seller.kind === "shelter" ? shelterPromise() : breederPromise(random);
  return {
    id: random.id(since),
    breeder_id: breeder.id,
    version: 1,
    contract_text: contract,
    guarantee_text: guarantee,
    hash: createHash("sha256").update(`${contract}\f${guarantee}`).digest("hex"),
    created_at: since,
  };
}

function sale(seller: Seller, breeder: { name: string; city: string; state: string }): string {
  return [
    `${breeder.name} of ${breeder.city}, ${breeder.state} sells, and the buyer buys, the animal named in the reservation at the price shown there.`,
    "1. The animal is sold as a companion and lives in the buyer's home. It is not resold, given to a shelter or used for breeding without the seller's written consent.",
    "2. The seller hands the animal over healthy, dewormed and vaccinated for its age, not before it is eight weeks old, with its health record and the registry papers named in the listing.",
    `3. A deposit keeps the animal for the buyer. It is returned in full when the buyer withdraws within 48 hours; later, ${seller.refund} percent of it is returned, or more where the law of the buyer's state says so. If the seller withdraws, everything is returned.`,
    "4. The balance is paid before the animal goes home. The risk passes with the animal.",
    "5. If the buyer can no longer keep the animal, the seller takes it back or helps to find it a home, at any age.",
  ].join("\n\n");
}

function adoption(seller: Seller): string {
  return [
    `${seller.name} places the animal named in the reservation with the adopter for the fee shown there.`,
    "1. The adopter keeps the animal as a companion, indoors at night, with food, water, shelter, exercise and veterinary care.",
    "2. The animal is spayed or neutered, vaccinated and microchipped before it goes home, or as soon as its age allows.",
    "3. The fee is a contribution to its care. It is returned in full until the animal goes home, and within fourteen days after that if the placement does not work out.",
    "4. The animal is never sold, given away or left. If it can no longer stay, it comes back to us.",
  ].join("\n\n");
}

function breederPromise(random: Random): string {
  const years = random.pick(["one year", "two years", "two years", "three years"]);
  return [
    "A veterinarian of the buyer's choice may examine the animal within 72 hours. If it is found unfit, the buyer may return it for everything that was paid.",
    `For ${years} from birth the seller answers for serious inherited conditions that shorten or burden the animal's life, as confirmed by a veterinarian: the buyer chooses between the return of the price, another animal, or keeping this one with the costs of treatment repaid up to its price.`,
    "Parasites, injuries and illnesses caught after the animal has gone home are not covered, nor are conditions that come of overfeeding or neglect.",
  ].join("\n\n");
}

function shelterPromise(): string {
  return [
    "We tell everything we know of the animal's health and behavior, good and bad, in writing.",
    "An examination at our clinic within the first fourteen days is free, and so is treatment of whatever the animal brought with it from the shelter, such as kennel cough or worms.",
  ].join("\n\n");
}
