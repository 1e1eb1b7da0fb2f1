import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { bandsNear, differingBits } from "../files/print_rules.ts";
import { type FraudRule, type ListingSubject, MOST_FINDINGS } from "./rules.ts";

/** A photo of another seller's listing that resembles a photo of this listing. */
export type Lookalike = { print: string; otherPrint: string; otherBreederId: string; otherPetId: string };

/**
 * A listing shows a photo that another seller's listing showed before, even resized or compressed again.
 * Co-owners of a litter may share photos, and so may shelters that accept a pet from another.
 */
export const photoOfAnotherSeller: FraudRule<ListingSubject, Lookalike[]> = {
  name: "photo_of_another_seller",
  async findEvidence(db: Kysely<Database>, { breederId, petId }, { photoBits }) {
    const own = await db.selectFrom("pet_images as i").innerJoin("files as f", "f.key", "i.file_key")
      .select(["f.photo_print as print", "f.attached_at as attachedAt"]).where("i.pet_id", "=", petId).where(
        "f.photo_print",
        "is not",
        null,
      )
      .orderBy("i.position").limit(20).execute();
    const found: Lookalike[] = [];
    for (const { print, attachedAt } of own) {
      const { rows } = await sql<Lookalike>`
        select ${print}::text as print, f.photo_print as "otherPrint", p.breeder_id as "otherBreederId",
          p.id as "otherPetId"
        from files f join pet_images i on i.file_key = f.key join pets p on p.id = i.pet_id
        where f.photo_bands && ${bandsNear(print!)}::integer[] and p.breeder_id <> ${breederId}
          and p.status <> 'in-progress' and f.attached_at < ${attachedAt}
          and bit_count(('x' || f.photo_print)::bit(64) # ('x' || ${print}::text)::bit(64)) <= ${photoBits}
        order by f.attached_at, p.id limit ${MOST_FINDINGS}`.execute(db);
      found.push(...rows);
    }
    return found;
  },
  decide(evidence, _subject, { photoBits }) {
    const alike = evidence.filter(({ print, otherPrint }) => differingBits(print, otherPrint) <= photoBits);
    const firsts = alike.filter(({ otherBreederId }, index) =>
      alike.findIndex((one) => one.otherBreederId === otherBreederId) === index
    );
    return firsts.slice(0, MOST_FINDINGS).map(({ otherBreederId, otherPetId }) => ({
      otherBreederId,
      otherPetId,
      priceCents: null,
      evidence: "A photo of this listing was already in a listing of the other seller.",
    }));
  },
};
