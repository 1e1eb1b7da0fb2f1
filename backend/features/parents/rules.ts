import type { ParentStatus } from "../../platform/db/schema.ts";
import type { ParentFields } from "../../generated/types.ts";

/** What staff look at when they verify a parent animal: a change of it has to be looked at again. */
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

/** Whether anything that staff verify differs between the two; the order of papers says nothing, that of photos does. */
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
 * Returns how a parent animal stands once its breeder has saved it. Only staff make one live: it stays so while nothing
 * that they verified has changed, and comes back to the page so. What was rejected waits again once it is changed, or asked for.
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
