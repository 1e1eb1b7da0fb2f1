/** Which requests a replica of the database may answer: what anybody may read and nothing is decided by. */
import type { LogPosition, Replica } from "../db/replica.ts";
import { writeCookie } from "./cookies.ts";
import type { Operation } from "./operation.ts";

/** Checkout, holds, money, sessions, messages and everything of one person are read where they are written. */
const READS = new Set([
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
  "listSoldPets",
  "searchPets",
  "searchPetsLean",
  "searchSpotlight",
  "understandSearch",
  "suggestSearch",
]);

/** Whether a replica may answer this operation. */
export function mayReadReplica({ id, twin }: Pick<Operation, "id" | "twin">): boolean {
  return READS.has(twin?.of ?? id);
}

/** The cookie that says up to where a replica has to have come for whoever has just changed something. */
const WRITTEN = "written";
/** Longer than any replica that is read may be behind. */
const WRITTEN_SECONDS = 60;

/** Returns how far a replica has to have come to answer this request. */
export function neededPosition(
  request: { cookie: (name: string) => string | undefined; header: (name: string) => string | undefined },
  isSignedIn: boolean,
): LogPosition {
  const written = request.cookie(WRITTEN);
  if (written !== undefined) return /^\d{1,15}$/.test(written) ? Number(written) : Infinity;
  // Who keeps no cookies may have written as well.
  return isSignedIn && request.header("cookie") === undefined ? Infinity : 0;
}

/** The cookie for whoever has just changed something. Where the place is not known, the primary answers them for a while. */
export async function writtenCookie(replica: Replica, isSecure: boolean): Promise<string> {
  const position = await replica.position().catch(() => undefined);
  const value = position === undefined ? "unknown" : String(position);
  return writeCookie({ name: WRITTEN, value, maxAgeSeconds: WRITTEN_SECONDS }, isSecure);
}
