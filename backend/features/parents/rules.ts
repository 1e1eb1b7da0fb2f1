import type { ParentStatus } from "../../platform/db/schema.ts";
import type { ParentFields } from "../../generated/types.ts";

/** Facts that staff check when they verify a parent animal. A change of any of them needs a new review. */
const REVIEWED = [
  "name",
  "type",
  "sex",
  "breedId",
  "birthDate",
  "registries",
  "registrationNumber",
  "geneticTesting",
  "healthTests",
  "imageKeys",
] as const satisfies readonly (keyof ParentFields)[];

export type Reviewed = Required<Pick<ParentFields, typeof REVIEWED[number]>>;

/**
 * Returns whether any fact that staff verify differs between the two. The order of papers does not matter;
 * that of photos does.
 */
export function isReviewedChange(before: Reviewed, after: Reviewed): boolean {
  const text = (fields: Reviewed) =>
    JSON.stringify(
      REVIEWED.map((name) => name === "registries" ? [...fields.registries].sort() : fields[name]),
    );
  return text(before) !== text(after);
}

export type ParentStanding = { status: ParentStatus; isVerified: boolean };
type Wish = "live" | "no-longer-available" | undefined;

/**
 * Returns the status of a parent animal after its breeder saves it. Only staff make a parent live. It stays
 * live, and may return to the page as live, while no verified fact has changed. A rejected parent waits for
 * review again after a change or on request.
 */
export function standingAfterSave(
  before: ParentStanding | undefined,
  { isChange, wish }: { isChange: boolean; wish: Wish },
): ParentStanding {
  if (!before) return { status: "in-review", isVerified: false };
  const isVerified = before.isVerified && !isChange;
  const isOff = (wish ?? before.status) === "no-longer-available";
  if (isOff) return { status: "no-longer-available", isVerified };
  if (isVerified) return { status: "live", isVerified };
  const isStillRejected = before.status === "rejected" && !isChange && wish === undefined;
  return { status: isStillRejected ? "rejected" : "in-review", isVerified };
}
