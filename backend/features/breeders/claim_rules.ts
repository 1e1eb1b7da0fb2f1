import type { BreedersTable, UsersTable, VerificationStatus } from "../../platform/db/schema.ts";
import type { ProgramAddress, UpdateBreederBody } from "../../generated/types.ts";

/** Facts of a program that staff verify besides its documents. */
export type ClaimKind = "name" | "legal-name" | "place" | "licence" | "premises";

/** Name of a program's owner, as on their ID. */
export type LegalName = Pick<UsersTable, "first_name" | "last_name">;

/** Columns that store each claim: of the program, its owner or its documents. */
export type ClaimValue =
  & Partial<
    Pick<BreedersTable, "name" | "licence" | "city" | "state" | "zip" | "latitude" | "longitude">
  >
  & { program_address?: ProgramAddress; rearing_area?: string[] }
  & Partial<LegalName>;

/** A claim's current value and the seller's new value. */
export type ClaimWish = {
  kind: ClaimKind;
  oldText: string | null;
  newText: string | null;
  newValue: ClaimValue;
};

/** A program's current claims. */
export type Claims = Pick<BreedersTable, "name" | "licence" | "city" | "state" | "zip"> & {
  program_address: ProgramAddress | null;
};

type NewPlace = Pick<BreedersTable, "city" | "state" | "zip" | "latitude" | "longitude"> & {
  program_address: ProgramAddress;
};

/**
 * Returns whether changes of claims need staff approval: from submission on, staff review the claims or vouch
 * for them.
 */
export function isVouchedFor(verification: VerificationStatus): boolean {
  return verification === "submitted" || verification === "in-review" || verification === "approved";
}

/** Returns the claims that a seller sends, and whether each differs from the current one. */
export function claimsIn(
  now: Claims,
  sent: Pick<UpdateBreederBody, "name" | "licence">,
  place: NewPlace | undefined,
): (ClaimWish & { isNew: boolean })[] {
  const wishes: (ClaimWish & { isNew: boolean })[] = [];
  const { name } = sent;
  if (name !== undefined) {
    wishes.push({
      kind: "name",
      oldText: now.name,
      newText: name,
      newValue: { name },
      isNew: name !== now.name,
    });
  }
  if (place) {
    const [oldText, newText] = [addressText(now), addressText(place)];
    wishes.push({
      kind: "place",
      oldText,
      newText,
      newValue: place,
      // The ZIP code alone does not include the street.
      isNew: now.zip !== place.zip || (streetOf(place) !== "" && oldText !== newText),
    });
  }
  if (sent.licence !== undefined) {
    const licence = sent.licence || null;
    wishes.push({
      kind: "licence",
      oldText: now.licence,
      newText: licence,
      newValue: { licence },
      isNew: licence !== now.licence,
    });
  }
  return wishes;
}

/**
 * Returns the claim of an owner's name, sent in part or whole, and whether it differs from the current one.
 */
export function legalNameIn(
  now: LegalName,
  sent: { firstName?: string; lastName?: string },
): ClaimWish & { isNew: boolean } {
  const next = { first_name: sent.firstName ?? now.first_name, last_name: sent.lastName ?? now.last_name };
  const [oldText, newText] = [now, next].map((name) => `${name.first_name} ${name.last_name}`.trim());
  return {
    kind: "legal-name",
    oldText: oldText!,
    newText: newText!,
    newValue: next,
    isNew: next.first_name !== now.first_name || next.last_name !== now.last_name,
  };
}

/** Returns the claim of new photos of the premises. */
export function premisesIn(now: readonly string[], photos: string[]): ClaimWish {
  const text = ({ length }: readonly string[]) =>
    length ? `${length} ${length === 1 ? "photo" : "photos"}` : null;
  return { kind: "premises", oldText: text(now), newText: text(photos), newValue: { rearing_area: photos } };
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
