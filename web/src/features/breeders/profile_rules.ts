import type { BreederData, Place, UpdateBreederBody } from "@hearthpaw/client";
import { phoneError, phoneToE164 } from "../../lib/people.ts";
import { states } from "../../lib/states.ts";
import * as texts from "./texts.tsx";

export type ProfileValues = {
  name: string;
  story: string;
  zip: string;
  phone: string;
  licence: string;
  breedingSince: string;
  refund: string;
};

type Address = NonNullable<UpdateBreederBody["breederProgramAddress"]>;

const partOf = (
  { address_components }: Address,
  type: Address["address_components"][number]["types"][number],
) => address_components.find(({ types }) => types.includes(type));

/** Returns "Corvallis, OR" for a maps-style address: its locality and its first-level administrative area. */
export function cityAndStateOf(address: Address): string | undefined {
  const city = partOf(address, "locality")?.long_name;
  const state = partOf(address, "administrative_area_level_1")?.short_name;
  return city && state ? `${city}, ${state}` : undefined;
}

/** Returns the maps-style address of a ZIP code's place. */
export function addressOf({ zip, city, state }: Pick<Place, "zip" | "city" | "state">): Address {
  const stateName = states.find(({ value }) => value === state)?.label ?? state;
  return {
    address_components: [
      { types: ["locality", "political"], long_name: city, short_name: city },
      { types: ["administrative_area_level_1", "political"], long_name: stateName, short_name: state },
      { types: ["postal_code"], long_name: zip, short_name: zip },
      { types: ["country", "political"], long_name: texts.unitedStates, short_name: "US" },
    ],
  };
}

export function profileValues({ breederProfile: profile, phoneNumber }: BreederData): ProfileValues {
  return {
    name: profile.name,
    story: profile.story,
    zip: partOf(profile.breederProgramAddress, "postal_code")?.short_name ?? "",
    phone: phoneNumber ?? "",
    licence: profile.licence ?? "",
    breedingSince: profile.breedingSince === null ? "" : String(profile.breedingSince),
    refund: String(profile.depositRefundPercent),
  };
}

/** Returns the errors by field, in the order of the form. */
export function checkProfile(values: ProfileValues, today: string) {
  const year = Number(values.breedingSince);
  return {
    name: values.name.trim().length < 2 ? texts.programNameMissing : undefined,
    zip: /^\d{5}$/.test(values.zip.trim()) ? undefined : texts.zipInvalid,
    phone: values.phone.trim() ? phoneError(values.phone) : undefined,
    breedingSince: values.breedingSince.trim() === "" ||
        (Number.isInteger(year) && year >= 1900 && year <= Number(today.slice(0, 4)))
      ? undefined
      : texts.yearInvalid,
  };
}

/**
 * Returns the values as the server takes them. Sending a current name, place or license would withdraw the
 * one in review.
 */
export function profileBody(
  values: ProfileValues,
  before: ProfileValues,
  place: Place | undefined,
): UpdateBreederBody {
  const [name, zip, licence] = [values.name.trim(), values.zip.trim(), values.licence.trim()];
  return {
    ...(name === before.name ? {} : { name }),
    story: values.story.trim(),
    ...(zip === before.zip
      ? {}
      : place && place.zip === zip
      ? { breederProgramAddress: addressOf(place) }
      : { postalCode: zip }),
    phoneNumber: values.phone.trim() ? phoneToE164(values.phone) ?? null : null,
    ...(licence === before.licence ? {} : { licence: licence || null }),
    breedingSince: values.breedingSince.trim() ? Number(values.breedingSince) : null,
    depositRefundPercent: Number(values.refund) as 0 | 50 | 100,
  };
}

/** A usual deposit in cents, for the example beside each choice. */
export const EXAMPLE_DEPOSIT_CENTS = 37_500;

/** Returns the refund of a deposit in cents, rounded half up as on the server. */
export const refundExample = (percent: number): number =>
  Math.floor((EXAMPLE_DEPOSIT_CENTS * percent + 50) / 100);
