/** Selects the requests that a database replica may answer: public reads on which no decision depends. */
import type { LogPosition, Replica } from "../db/replica.ts";
import { writeCookie } from "./cookies.ts";
import type { Operation } from "./operation.ts";

/** Checkout, holds, money, sessions, messages and all personal data are read from the primary. */
const READS = new Set([
  "findNearestPlace",
  "getBreed",
  "getBreederProfile",
  "getPet",
  "getPlace",
  "listAvailableBreeds",
  "listBreeders",
  "listBreeds",
  "listFeaturedPets",
  "listReviews",
  "listSiblings",
  "mapPets",
  "listSoldPets",
  "matchBreeds",
  "searchPets",
  "searchPetsLean",
  "searchSpotlight",
  "understandSearch",
  "suggestSearch",
]);

/** Returns whether a replica may answer this operation. */
export function mayReadReplica({ id, twin }: Pick<Operation, "id" | "twin">): boolean {
  return READS.has(twin?.of ?? id);
}

/**
 * Cookie of a caller after a change, with the log position that a replica must have reached to answer them.
 */
const WRITTEN = "written";
/** Longer than the lag of any replica in use. */
const WRITTEN_SECONDS = 60;

/** Returns the log position that a replica must have reached to answer this request. */
export function neededPosition(
  request: { cookie: (name: string) => string | undefined; header: (name: string) => string | undefined },
  isSignedIn: boolean,
): LogPosition {
  const written = request.cookie(WRITTEN);
  if (written !== undefined) return /^\d{1,15}$/.test(written) ? Number(written) : Infinity;
  // A client that keeps no cookies may have written something too.
  return isSignedIn && request.header("cookie") === undefined ? Infinity : 0;
}

/**
 * Returns the cookie for a caller after a change. If the position is unknown, the primary answers them for a
 * while.
 */
export async function writtenCookie(replica: Replica, isSecure: boolean): Promise<string> {
  const position = await replica.position().catch(() => undefined);
  const value = position === undefined ? "unknown" : String(position);
  return writeCookie({ name: WRITTEN, value, maxAgeSeconds: WRITTEN_SECONDS }, isSecure);
}
