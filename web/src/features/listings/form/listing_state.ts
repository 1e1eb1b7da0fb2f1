import type { PetDetails } from "@hearthpaw/client";
import { pictureUrl } from "../../../lib/pets.ts";
import type { Need } from "./checks.ts";
import { recallTyped } from "./memory.ts";
import { type Files, filesOf, picturesOf, type SaveState } from "./save.ts";
import * as texts from "./texts.tsx";
import { EMPTY, type FieldName, FIELDS, type Values, valuesOf } from "./values.ts";

/** What the form knows of a listing. */
export type State = {
  pet: PetDetails | undefined;
  values: Values;
  saved: Values;
  /** What was sent and may have arrived, though no answer came. */
  inDoubt: ReadonlySet<FieldName>;
  /** What stood in the form before anybody said anything: the rest of a new listing is kept until it has arrived. */
  begun: Values;
  /** What the form began with by itself is not saved before somebody changes something or goes on. */
  isTouched: boolean;
  savedFiles: Files;
  left: ReadonlySet<FieldName>;
  /** What was asked for and is still missing says so at its field. */
  asked: ReadonlySet<Need>;
  refused: Partial<Record<FieldName, { value: unknown; words: string }>>;
  /** Files that the server does not take: not sent again until they change. */
  badFiles: string | undefined;
  state: SaveState;
  restored: number;
  tries: number;
};

/** The form at its first showing: what the server has, and over it what was typed and has not arrived. */
export function begin(
  pet: PetDetails | undefined,
  userId: string,
  shared: Partial<Values> | undefined,
  from: string,
): State {
  const saved = pet ? valuesOf(pet) : EMPTY;
  const typed = recallTyped(userId, pet?.id ?? from);
  const begun = { ...saved, ...shared };
  const values = { ...begun, ...typed };
  return {
    pet,
    values,
    saved,
    inDoubt: new Set(),
    begun,
    isTouched: pet !== undefined || Object.keys(typed).length > 0,
    savedFiles: filesOf(pet),
    left: new Set(FIELDS.filter((name) => values[name] !== "")),
    asked: new Set(),
    refused: {},
    badFiles: undefined,
    state: { kind: pet ? "saved" : "idle" },
    restored: Object.keys(typed).length,
    tries: 0,
  };
}

/** The pictures that the form begins with. */
export const knownPhotos = (pet: PetDetails | undefined) =>
  pet
    ? picturesOf(pet).map((image) => ({
      fileKey: image.key,
      name: "Photo",
      picture: pictureUrl(image, "thumb"),
    }))
    : [];

/** The video that the form begins with. */
export function knownVideo(pet: PetDetails | undefined) {
  const fileKey = filesOf(pet).videoKey;
  return fileKey === null ? [] : [{ fileKey, name: texts.yourVideo }];
}
