import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { State } from "../../generated/types.ts";
import { stateName } from "../places/rules.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { withTx } from "../../platform/db/tx.ts";
import {
  type ContractTexts,
  firstContract,
  hashedText,
  renamedContract,
  type SellerWords,
  SHELTER_REFUND_PERCENT,
} from "./rules.ts";
import { skeletonOf } from "./name_rules.ts";
import { findSaleContract, insertContract, insertProgram, lockBreeder, noteConfirmed } from "./store.ts";

/** A new program: its name and place. The rest is filled in later. */
export type NewProgram = {
  userId: string;
  kind: "breeder" | "shelter";
  name: string;
  place: { city: string; state: State; zip: string; latitude: number | null; longitude: number | null };
  licence?: string | null;
  website?: string | null;
};

/**
 * Creates the profile of a new breeder or shelter, with the contract that it sells under from its first day:
 * without one, buyers could not reserve its pets. Returns the breeder's id. Callers require the name
 * (`requireProgramName`) and wrap the transaction in `whereNamesDiffer`.
 */
export async function openProgram(
  trx: Kysely<Database>,
  { newId }: Pick<Services, "newId">,
  { userId, kind, name, place, licence = null, website = null }: NewProgram,
): Promise<string> {
  const id = newId();
  await insertProgram(trx, {
    id,
    user_id: userId,
    kind,
    name,
    name_skeleton: skeletonOf(name),
    ...place,
    licence,
    website,
    ...(kind === "shelter" ? { deposit_refund_percent: SHELTER_REFUND_PERCENT } : {}),
    program_address: addressOf(place),
  });
  const texts = firstContract({ kind, name, city: place.city, state: place.state });
  await insertContract(trx, {
    id: newId(),
    breeder_id: id,
    version: 1,
    contract_text: texts.contractText,
    guarantee_text: texts.guaranteeText,
    hash: hashOf(texts),
  });
  return id;
}

/**
 * Adds a version of a breeder's contract if the text has changed. Buyers keep the version that they accepted.
 */
export async function changeContract(
  { db, newId }: Pick<Services, "db" | "newId">,
  breederId: string,
  texts: ContractTexts,
): Promise<void> {
  await withTx(db, async (trx) => {
    await lockBreeder(trx, breederId);
    const now = await findSaleContract(trx, breederId);
    if (now?.contract_text === texts.contractText && now.guarantee_text === texts.guaranteeText) return;
    const id = newId();
    await insertContract(trx, {
      id,
      breeder_id: breederId,
      version: (now?.version ?? 0) + 1,
      contract_text: texts.contractText,
      guarantee_text: texts.guaranteeText,
      hash: hashOf(texts),
    });
    // Sellers know their own text, so it needs no confirmation.
    await noteConfirmed(trx, id);
  });
}

/**
 * Adds a version of a seller's contract with their new program name or place if the current version has the
 * old. The new version is confirmed if the current version is: the seller asked for the change.
 */
export async function renameInContract(
  trx: Kysely<Database>,
  { newId }: Pick<Services, "newId">,
  breederId: string,
  before: SellerWords,
  after: SellerWords,
): Promise<void> {
  const now = await findSaleContract(trx, breederId);
  if (!now) return;
  const old = { contractText: now.contract_text, guaranteeText: now.guarantee_text };
  const texts = renamedContract(old, before, after);
  if (texts.contractText === old.contractText && texts.guaranteeText === old.guaranteeText) return;
  const id = newId();
  await insertContract(trx, {
    id,
    breeder_id: breederId,
    version: now.version + 1,
    contract_text: texts.contractText,
    guarantee_text: texts.guaranteeText,
    hash: hashOf(texts),
  });
  if (now.confirmed_at) await noteConfirmed(trx, id);
}

/**
 * Records that a seller has read and confirmed their current contract, identified by its hash. Confirming
 * twice changes nothing. Fails with `contract_changed` for any other hash.
 */
export async function confirmContract(db: Kysely<Database>, breederId: string, hash: string): Promise<void> {
  await withTx(db, async (trx) => {
    await lockBreeder(trx, breederId);
    const now = await findSaleContract(trx, breederId) ?? fail("not_found");
    if (now.hash !== hash) fail("contract_changed");
    await noteConfirmed(trx, now.id);
  });
}

/** Returns the hash that identifies a contract when a buyer accepts it. */
export const hashOf = (texts: ContractTexts): string =>
  createHash("sha256").update(hashedText(texts)).digest("hex");

/** Returns a place in the address format of map services. */
export function addressOf(place: { city: string; state: State; zip: string }): string {
  const part = (type: string, long_name: string, short_name = long_name) => ({
    types: [type],
    long_name,
    short_name,
  });
  return JSON.stringify({
    address_components: [
      part("locality", place.city),
      part("administrative_area_level_1", stateName(place.state) ?? place.state, place.state),
      part("postal_code", place.zip),
      part("country", "United States", "US"),
    ],
  });
}
