import type { BreedersTable, VerificationStatus } from "../../platform/db/schema.ts";
import type { ProgramAddress, UpdateBreederBody } from "../../generated/types.ts";

/** The facts of a program that staff verify beside its documents. */
export type ClaimKind = "name" | "place" | "licence";

/** The columns that each claim is kept in. */
export type ClaimValue =
  & Partial<
    Pick<BreedersTable, "name" | "licence" | "city" | "state" | "zip" | "latitude" | "longitude">
  >
  & { program_address?: ProgramAddress };

/** A claim as it is and as the seller wants it. */
export type ClaimWish = {
  kind: ClaimKind;
  oldText: string | null;
  newText: string | null;
  newValue: ClaimValue;
};

/** The claims of a program as they are now. */
export type Claims = Pick<BreedersTable, "name" | "licence" | "city" | "state" | "zip"> & {
  program_address: ProgramAddress | null;
};

type NewPlace = Pick<BreedersTable, "city" | "state" | "zip" | "latitude" | "longitude"> & {
  program_address: ProgramAddress;
};

/** Whether changes of claims wait for staff: from the submission on, staff look at them or have vouched for them. */
export function isVouchedFor(verification: VerificationStatus): boolean {
  return verification === "submitted" || verification === "in-review" || verification === "approved";
}

/** Returns the claims that a seller sends, and whether each is another one than now. */
export function claimsIn(
  now: Claims,
  sent: Pick<UpdateBreederBody, "name" | "licence">,
  place: NewPlace | undefined,
): (ClaimWish & { isNew: boolean })[] {
  const wishes: (ClaimWish & { isNew: boolean })[] = [];
  const { name } = sent;
  if (name !== undefined) {
    wishes.push({
      ...{ kind: "name", oldText: now.name, newText: name, newValue: { name } },
      isNew: name !== now.name,
    });
  }
  if (place) {
    const [oldText, newText] = [addressText(now), addressText(place)];
    wishes.push({
      ...{ kind: "place", oldText, newText, newValue: place },
      // The ZIP code alone says nothing of the street.
      isNew: now.zip !== place.zip || (streetOf(place) !== "" && oldText !== newText),
    });
  }
  if (sent.licence !== undefined) {
    const licence = sent.licence || null;
    wishes.push({
      ...{ kind: "licence", oldText: now.licence, newText: licence, newValue: { licence } },
      isNew: licence !== now.licence,
    });
  }
  return wishes;
}

/** Returns an address in one line: "12 Elm Street, Seattle, WA 98101". */
export function addressText(
  place: Pick<Claims, "city" | "state" | "zip" | "program_address">,
): string {
  const street = streetOf(place);
  return `${street && `${street}, `}${place.city}, ${place.state} ${place.zip}`;
}

const STREET = ["street_number", "route"] as const;

/** Returns the street of an address, with its number; empty without one. */
function streetOf({ program_address }: Pick<Claims, "program_address">): string {
  return STREET.flatMap((type) =>
    program_address?.address_components.find(({ types }) => types.includes(type))?.long_name ?? []
  ).join(" ");
}
