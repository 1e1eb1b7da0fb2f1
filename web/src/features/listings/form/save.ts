import type { ApiError, ListingFields, PetDetails } from "@hearthpaw/client";
import type { FieldName, Values } from "./values.ts";
import { bodyOf, changedFields, FIELDS, valuesOf } from "./values.ts";

/** How saving stands. */
export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved" }
  /** Not there yet, kept in this browser; it is tried again by itself. */
  | { kind: "kept"; error: ApiError }
  /** The server does not take it as it is. */
  | { kind: "refused"; error: ApiError }
  /** The listing has gone on or is gone. */
  | { kind: "moved"; error: ApiError };

/** The files of the form by their keys: the pictures in order, the video. */
export type Files = { imageKeys: readonly string[]; videoKey: string | null };

/** One call's worth of changes. */
export type Batch = {
  names: readonly FieldName[];
  values: Values;
  files: Partial<Files>;
  body: ListingFields;
};

/** The pictures as the breeder has put them: those that wait for staff in place of those that are shown. */
export function picturesOf(pet: PetDetails): PetDetails["images"] {
  return pet.waiting?.find(({ kind }) => kind === "photo")?.images ?? pet.images;
}

/** Where the breeder's video is: the one that waits for staff in place of the one that is shown. */
export function videoOf(pet: PetDetails): string | null {
  return pet.waiting?.find(({ kind }) => kind === "video")?.text ?? pet.videoLocation;
}

/** The files of a listing as the server has them. */
export function filesOf(pet: PetDetails | undefined): Files {
  if (!pet) return { imageKeys: [], videoKey: null };
  const video = videoOf(pet);
  return {
    imageKeys: picturesOf(pet).map(({ key }) => key),
    videoKey: video === null ? null : video.replace(/^\/media\//, ""),
  };
}

/** What cannot be emptied: an empty one stays in the form until something is there. */
const KEPT: readonly FieldName[] = ["type", "breedId", "sex", "name"];

/**
 * What there is to send: changed fields that nothing is wrong with, and changed files; undefined where there is nothing. Of what is
 * `inDoubt` nobody knows whether the server has it: it is sent as it is now, also where that is what was there before.
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

/** For the keys that were sent, those under which the server keeps the files. */
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
 * The form after an answer. What was sent counts as saved as it was typed, so that nothing jumps under somebody's hands;
 * what was not touched takes over what followed from it, as the dates of a litter.
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

/** The fields that an answer has something against, each with its words. */
export function refusedFields({ fieldErrors }: ApiError): [FieldName, string][] {
  return Object.entries(fieldErrors).flatMap(([pointer, words]) => {
    const name = FIELDS.find((field) => field === pointer.split(".")[0]);
    return name ? [[name, words] as [FieldName, string]] : [];
  });
}

/** Whether the same call may pass later without anybody changing anything. */
export const mayPassLater = ({ status, code }: ApiError): boolean =>
  code === "network" || status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
