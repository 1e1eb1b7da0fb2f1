import { isUniqueViolation } from "../../platform/db/errors.ts";
import { ownHostOf } from "../masks/actions.ts";
import { contactErrors } from "../masks/rules.ts";
import { fail, failField } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { officialPart, skeletonOf } from "./name_rules.ts";
import * as store from "./name_store.ts";

/** Batch size for reading live programs without a skeleton. */
const BATCH = 500;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

type World = Pick<Services, "config">;

/** Fails with `contact_details` if a text contains any. */
export function refuseContacts(world: World, text: string, pointer: string): void {
  const [error] = contactErrors(text, null, ownHostOf(world));
  if (error) failField("contact_details", pointer, error.detail);
}

/**
 * Fails if a text cannot be a program name: no letters (`name_invalid`), contact details (`contact_details`),
 * or resemblance to our name or an official service (`program_name_official`).
 */
export function requireProgramName(world: World, name: string, pointer: string): void {
  if (!/\p{L}/u.test(name)) failField("name_invalid", pointer, "Use at least one letter.");
  refuseContacts(world, name, pointer);
  const part = officialPart(name);
  if (part) {
    failField(
      "program_name_official",
      pointer,
      `“${part}” makes a name sound like Hearthpaw or an official service. Choose another name.`,
    );
  }
}

/** Fails with `program_name_taken` if the name can be mistaken for another live program's. */
export async function requireFreeName(
  db: Services["db"],
  { name, breederId, pointer }: { name: string; breederId: string; pointer: string },
): Promise<void> {
  if (await store.isNameTaken(db, skeletonOf(name), breederId)) failField("program_name_taken", pointer);
}

/**
 * Runs a transaction that writes a name. If two programs choose similar names at once, the later one gets
 * `program_name_taken`.
 */
export async function whereNamesDiffer<Result>(
  pointer: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, store.SKELETON_INDEX)) failField("program_name_taken", pointer);
    throw error;
  }
}

/** Does the same for staff who accept a name. */
export async function whereNameIsFree<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, store.SKELETON_INDEX)) throw error;
    fail("transition_not_allowed", {
      detail: "Another program has this name or one that looks like it. Reject the change.",
    });
  }
}

/**
 * Adds the missing skeletons of live programs: those from before the rule, and those created by a process of
 * the previous version. If two are alike, the older program gets the skeleton, and the other keeps its name
 * without one.
 */
export async function addSkeletons({ db }: Pick<Services, "db">, signal: AbortSignal): Promise<void> {
  for (let after = FIRST_ID; !signal.aborted;) {
    const programs = await store.findWithoutSkeleton(db, after, BATCH);
    for (const { id, name } of programs) {
      const skeleton = skeletonOf(name);
      if (skeleton === "" || await store.isNameTaken(db, skeleton, id)) continue;
      await store.addSkeleton(db, { id, name, skeleton }).catch((error) => {
        if (!isUniqueViolation(error, store.SKELETON_INDEX)) throw error;
      });
    }
    if (programs.length < BATCH) return;
    after = programs.at(-1)!.id;
  }
}
