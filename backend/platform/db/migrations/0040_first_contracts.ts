import { type Kysely, sql } from "kysely";

/**
 * A first contract for breeders and shelters that have none, because buyers could not reserve their pets
 * without it. The text is that of the day of this migration; new sellers get the current one of
 * `breeders/rules.ts`.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    insert into sale_contracts (id, breeder_id, version, contract_text, guarantee_text, hash)
    select gen_random_uuid(), t.id, 1, t.contract, t.guarantee,
      encode(sha256(convert_to(t.contract || E'\\f' || t.guarantee, 'UTF8')), 'hex')
    from (
      select d.id,
        replace(replace(replace(
          case d.kind when 'shelter' then ${ADOPTION.contract} else ${SALE.contract} end,
          '{city}', d.city), '{state}', d.state), '{name}', d.name) as contract,
        case d.kind when 'shelter' then ${ADOPTION.guarantee} else ${SALE.guarantee} end as guarantee
      from breeders d where not exists (select from sale_contracts c where c.breeder_id = d.id)
    ) t`.execute(db);
}

const SALE = {
  contract: [
    "{name} of {city}, {state} (the seller) sells the animal named in the reservation to the buyer named there, at the price shown there.",
    "1. What is sold. One companion animal. The listing describes it, and what the listing says of its age, sex, parents, registration and health tests is part of this contract.",
    "2. Before it goes home. The animal goes home healthy, with the vaccinations and worming that its age asks for and a written record of them, and not before it is eight weeks old.",
    "3. Deposit. A deposit keeps the animal for the buyer. It is returned in full when the buyer withdraws within 48 hours, and whenever the seller withdraws. After 48 hours the share shown on the seller's page when the reservation was made is returned, or more where the law of the buyer's state gives more.",
    "4. Payment. The whole price is paid through the marketplace before the animal is handed over. From the hand-over on the animal is the buyer's, and so is the care for it.",
    "5. Care. The buyer gives the animal food, shelter, company and veterinary care, and does not pass it to a dealer or a laboratory.",
    "6. If it cannot stay. A buyer who can no longer keep the animal tells the seller first, and the seller helps to find it a home.",
    "The rights that the law gives a buyer are not lessened by this contract.",
  ].join("\n\n"),
  guarantee: [
    "Examination. The buyer may have the animal examined by a veterinarian within 72 hours of the hand-over. If the veterinarian finds in writing that it was ill or unfit for sale when it was handed over, the buyer may return it for everything that was paid, or keep it and have the reasonable cost of treatment repaid, up to its price.",
    "Inherited conditions. For one year from birth the seller answers for serious inherited conditions that a veterinarian confirms. The buyer chooses between the return of the price, another animal when there is one, and keeping this one with the costs of treatment repaid, up to its price.",
    "Not covered are injuries and illnesses that came after the hand-over, and what comes of neglect.",
  ].join("\n\n"),
};

const ADOPTION = {
  contract: [
    "{name} of {city}, {state} (the shelter) places the animal named in the reservation with the adopter named there, for the adoption fee shown there.",
    "1. The home. The adopter keeps the animal as a companion, with food, shelter, company and veterinary care, and follows the law of the place where it lives.",
    "2. Health. The animal is vaccinated, microchipped and neutered before it goes home, or the shelter says in writing what is left to be done and by when.",
    "3. The fee. It helps to pay for the animal's care. It is returned in full until the animal goes home, and within fourteen days after that if the animal is brought back because the two do not get along.",
    "4. If it cannot stay. The animal is not sold or given away. It may come back to the shelter at any age.",
    "The rights that the law gives an adopter are not lessened by this agreement.",
  ].join("\n\n"),
  guarantee: [
    "The shelter tells in writing all that it knows of the animal's health, history and behavior. The past of a rescued animal is often unknown, and the shelter does not claim to know more than it does.",
    "If a veterinarian finds within fourteen days of the hand-over an illness that the animal brought along, the shelter treats it, pays for a treatment that was agreed beforehand, or takes the animal back for the whole fee.",
  ].join("\n\n"),
};
