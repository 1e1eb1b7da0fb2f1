import type { PetProfile } from "../../generated/types.ts";
import type { ProfileRow } from "./store.ts";

/** Returns a pet as its owner sees it. */
export function profileOf(row: ProfileRow): PetProfile {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    ...(row.sex ? { sex: row.sex } : {}),
    ...(row.breed ? { breed: row.breed } : {}),
    birthDate: row.birth_date,
    weightLb: row.weight_lb === null ? null : Number(row.weight_lb),
    microchipNumber: row.microchip_number,
    notes: row.notes,
    imageKey: row.image_key,
    imageURL: row.image_key && `/media/${row.image_key}.card.webp`,
    createdAt: row.created_at.toISOString(),
  };
}
