import type { Kysely } from "kysely";
import type { PetProfileFields } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { attachFiles, detachFile } from "../files/actions.ts";
import { MOST_PROFILES } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/** Pages of the previous version upload these photos with the purpose of listing photos. */
const PURPOSES = ["pet-profile-image", "pet-image"] as const;

/**
 * Adds a person's pet, or changes their pet with this id; returns its id. Fails with `not_found`,
 * `pet_profiles_full`, `file_not_usable`, or an error at a field. `at` is the position of the fields in the
 * body.
 */
export async function saveProfile(
  services: Services,
  userId: string,
  { id, fields, at }: { id?: string; fields: PetProfileFields; at: string },
): Promise<string> {
  await check(services, fields, at);
  const { imageKey = null } = fields;
  const [before] = id === undefined ? [] : await store.findProfiles(services.db, userId, { id, limit: 1 });
  if (id !== undefined && !before) fail("not_found");
  const isNew = imageKey !== null && imageKey !== before?.image_key;
  if (!isNew) {
    return await withTx(services.db, (trx) => save(trx, services, { userId, id, fields, imageKey }));
  }
  if (await store.isInUse(services.db, imageKey)) fail("file_not_usable");
  const wanted = { ownerId: userId, fileKey: imageKey, purposes: PURPOSES };
  const { saved } = await attachFiles(
    services,
    [wanted],
    (trx, [file]) => save(trx, services, { userId, id, fields, imageKey: file!.key }),
  );
  return saved;
}

/** Deletes a person's pet with its photo. Fails with `not_found`. */
export async function deleteProfile(services: Services, userId: string, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const row = await store.lockProfile(trx, userId, id) ?? fail("not_found");
    await store.deleteProfile(trx, id);
    await detachFile(trx, services, { ownerId: userId, key: row.image_key });
  });
}

async function save(
  trx: Trx,
  services: Services,
  { userId, id, fields, imageKey }: {
    userId: string;
    id: string | undefined;
    fields: PetProfileFields;
    imageKey: string | null;
  },
): Promise<string> {
  const facts: store.ProfileFacts = {
    name: fields.name,
    type: fields.type,
    sex: fields.sex ?? null,
    breed_id: fields.breedId ?? null,
    birth_date: fields.birthDate ?? null,
    weight_lb: fields.weightLb ?? null,
    microchip_number: fields.microchipNumber || null,
    notes: fields.notes ?? "",
    image_key: imageKey,
  };
  if (id === undefined) {
    if (await store.lockAndCount(trx, userId) >= MOST_PROFILES) fail("pet_profiles_full");
    const made = services.newId();
    await store.insertProfile(trx, { ...facts, id: made, user_id: userId });
    return made;
  }
  const before = await store.lockProfile(trx, userId, id) ?? fail("not_found");
  await store.changeProfile(trx, id, facts);
  if (before.image_key !== imageKey) {
    await detachFile(trx, services, { ownerId: userId, key: before.image_key });
  }
  return id;
}

async function check({ db, now }: Services, { breedId, type, birthDate }: PetProfileFields, at: string) {
  if (birthDate && birthDate > new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10)) {
    failFields({ pointer: `${at}/birthDate`, code: "in_future", detail: "Choose a date in the past." });
  }
  if (breedId !== undefined && await store.findCategory(db, breedId) !== `${type}s`) {
    failFields({ pointer: `${at}/breedId`, code: "unknown", detail: "Choose a breed from the list." });
  }
}
