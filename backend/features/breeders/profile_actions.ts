import { attachFiles, type Attachment } from "../files/actions.ts";
import type { UpdateBreederBody } from "../../generated/types.ts";
import { releaseFiles } from "../listings/media_actions.ts";
import type { Owner } from "../accounts/rules.ts";
import { findPlace, type Place } from "../places/store.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { addressOf } from "./actions.ts";
import { changeClaims } from "./claim_actions.ts";
import { refuseContacts, requireFreeName, requireProgramName, whereNamesDiffer } from "./name_actions.ts";
import * as store from "./store.ts";

/**
 * Changes the sent parts of a breeder's public page. The ZIP code, or that of the address, determines city
 * and state. Name, place and license may wait for staff. Fails with `zip_unknown`, `file_not_usable`,
 * `program_name_taken`, `program_name_official` and `contact_details`.
 */
export async function updateProfile(
  services: Services,
  owner: Owner,
  body: UpdateBreederBody,
): Promise<void> {
  const before = await store.findOwnStanding(services.db, owner.breederId);
  const { name, story } = body;
  if (name !== undefined && name !== before.name) {
    requireProgramName(services, name, "/name");
    await requireFreeName(services.db, { name, breederId: owner.breederId, pointer: "/name" });
  }
  if (story !== undefined && story !== before.story) refuseContacts(services, story, "/story");
  const place = await placeOf(services, body);
  const known = [before.avatar_key, before.cover_key];
  const wanted = [body.profileImageKey, body.coverKey].filter((key): key is string =>
    !!key && !known.includes(key)
  )
    .map((fileKey): Attachment => ({
      ownerId: owner.userId,
      fileKey,
      purposes: ["profile-image", "pet-image"],
    }));
  const write: Parameters<typeof attachFiles>[2] = async (trx, files) => {
    const taken = new Map(files.map((file, index) => [wanted[index]!.fileKey, file.key]));
    const keyOf = (key: string | null) => key === null ? null : taken.get(key) ?? key;
    await store.changeBreeder(trx, owner.breederId, {
      ...(body.story === undefined ? {} : { story: body.story }),
      ...(body.phoneNumber === undefined ? {} : { phone: body.phoneNumber }),
      ...(body.breedingSince === undefined ? {} : { breeding_since: body.breedingSince }),
      ...(body.depositRefundPercent === undefined
        ? {}
        : { deposit_refund_percent: body.depositRefundPercent }),
      ...(body.profileImageKey === undefined ? {} : { avatar_key: keyOf(body.profileImageKey) }),
      ...(body.coverKey === undefined ? {} : { cover_key: keyOf(body.coverKey) }),
    });
    const address = place &&
      { ...place, program_address: body.breederProgramAddress ?? JSON.parse(addressOf(place)) };
    await changeClaims(trx, services, owner.breederId, body, address);
    await releaseFiles(trx, services, owner.userId, known.flatMap((key) => key ?? []));
  };
  await whereNamesDiffer("/name", () => attachFiles(services, wanted, write));
}

/** Returns the program's new place; undefined if the body does not mention it. */
async function placeOf({ db }: Services, body: UpdateBreederBody): Promise<Place | undefined> {
  const component = (type: "postal_code" | "administrative_area_level_1") =>
    body.breederProgramAddress?.address_components.find(({ types }) => types.includes(type));
  const zip = body.postalCode ?? component("postal_code")?.short_name;
  if (zip === undefined) {
    if (body.breederProgramAddress) fail("zip_unknown", { detail: "The address needs a ZIP code." });
    return undefined;
  }
  const place = await findPlace(db, zip.slice(0, 5)) ?? fail("zip_unknown");
  const state = component("administrative_area_level_1")?.short_name;
  if (state !== undefined && state !== place.state) {
    fail("zip_unknown", { detail: `${place.zip} is in ${place.state}. Check the address.` });
  }
  return place;
}
