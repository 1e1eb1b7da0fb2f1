import type { ApiError, ListingFields, PetDetails } from "@hearthpaw/client";
import type { FieldName, Values } from "./values.ts";
import { bodyOf, changedFields, FIELDS, valuesOf } from "./values.ts";

/** State of saving. */
export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved" }
  /** Unsaved but kept in this browser; saving is tried again automatically. */
  | { kind: "kept"; error: ApiError }
  /** The server refuses the values as they are. */
  | { kind: "refused"; error: ApiError }
  /** The listing has moved to another status or was deleted. */
  | { kind: "moved"; error: ApiError };

/** The form's files by their keys: the pictures in order, and the video. */
export type Files = { imageKeys: readonly string[]; videoKey: string | null };

/** The changes of one call. */
export type Batch = {
  names: readonly FieldName[];
  values: Values;
  files: Partial<Files>;
  body: ListingFields;
};

/** Returns the breeder's latest pictures: those in review if there are any, else the public ones. */
export function picturesOf(pet: PetDetails): PetDetails["images"] {
  return pet.waiting?.find(({ kind }) => kind === "photo")?.images ?? pet.images;
}

/**
 * Returns the location of the breeder's latest video: the one in review if there is one, else the public one.
 */
export function videoOf(pet: PetDetails): string | null {
  return pet.waiting?.find(({ kind }) => kind === "video")?.text ?? pet.videoLocation;
}

/** Returns a listing's files as the server has them. */
export function filesOf(pet: PetDetails | undefined): Files {
  if (!pet) return { imageKeys: [], videoKey: null };
  const video = videoOf(pet);
  return {
    imageKeys: picturesOf(pet).map(({ key }) => key),
    videoKey: video === null ? null : video.replace(/^\/media\//, ""),
  };
}

/** Fields that can't be cleared: an empty one stays in the form until it is filled. */
const KEPT: readonly FieldName[] = ["type", "breedId", "sex", "name"];

/**
 * Returns the changes to send: changed fields without errors, and changed files; undefined if there are none.
 * The server may or may not have the `inDoubt` fields, so they are sent with their current values even if
 * those equal the saved ones.
 */
export function batchOf(
  values: Values,
  saved: Values,
  files: Files,
  savedFiles: Files,
  isWrong: (name: FieldName) => boolean,
  inDoubt: ReadonlySet<FieldName> = new Set(),
): Batch | undefined {
  const changed = new Set([...changedFields(values, saved), ...inDoubt]);
  const names = FIELDS.filter((name) =>
    changed.has(name) && !isWrong(name) && !(KEPT.includes(name) && String(values[name]).trim() === "")
  );
  const changedFiles: Partial<Files> = {
    ...(isSameOrder(files.imageKeys, savedFiles.imageKeys) ? {} : { imageKeys: files.imageKeys }),
    ...(files.videoKey === savedFiles.videoKey ? {} : { videoKey: files.videoKey }),
  };
  if (names.length === 0 && Object.keys(changedFiles).length === 0) return undefined;
  const body = { ...bodyOf(values, names), ...changedFiles } as ListingFields;
  return { names, values, files: changedFiles, body };
}

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** Returns the server's key for each file key that was sent. */
export function cleanKeys({ files }: Batch, pet: PetDetails): Map<string, string> {
  const now = filesOf(pet);
  const found = new Map<string, string>();
  const { imageKeys, videoKey } = files;
  if (imageKeys?.length === now.imageKeys.length) {
    imageKeys.forEach((key, index) => found.set(key, now.imageKeys[index]!));
  }
  if (videoKey && now.videoKey) found.set(videoKey, now.videoKey);
  return found;
}

/**
 * Returns the form's values after an answer. Sent fields count as saved exactly as typed: nothing changes
 * while the breeder types. Untouched fields get the values that followed, such as the dates of a litter.
 */
export function afterSave(
  now: { values: Values; saved: Values },
  { names, values: sent }: Batch,
  pet: PetDetails,
): { values: Values; saved: Values } {
  const answered = valuesOf(pet);
  const values: Record<string, unknown> = { ...now.values };
  const saved: Record<string, unknown> = { ...now.saved };
  const dirty = new Set(changedFields(now.values, now.saved));
  for (const name of FIELDS) {
    if (names.includes(name)) saved[name] = sent[name];
    else if (!dirty.has(name)) values[name] = saved[name] = answered[name];
  }
  if (names.includes("healthTests")) {
    const named = answered.healthTests;
    const told = sent.healthTests.filter(({ type, result }) => type.trim() !== "" && result.trim() !== "");
    const keyOf = new Map(told.map((test, index) => [test.key, named[index]?.documentKey ?? null]));
    const withKeys = (tests: Values["healthTests"]) =>
      tests.map((test) => {
        const was = told.find(({ key }) => key === test.key)?.documentKey;
        return was && was === test.documentKey ? { ...test, documentKey: keyOf.get(test.key) ?? was } : test;
      });
    values.healthTests = withKeys(now.values.healthTests);
    saved.healthTests = withKeys(sent.healthTests);
  }
  return { values: values as Values, saved: saved as Values };
}

/** Returns the fields that the server refused, each with its message. */
export function refusedFields({ fieldErrors }: ApiError): [FieldName, string][] {
  return Object.entries(fieldErrors).flatMap(([pointer, words]) => {
    const name = FIELDS.find((field) => field === pointer.split(".")[0]);
    return name ? [[name, words] as [FieldName, string]] : [];
  });
}

/** Whether the same call may succeed later without any change. */
export const mayPassLater = ({ status, code }: ApiError): boolean =>
  code === "network" || status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
