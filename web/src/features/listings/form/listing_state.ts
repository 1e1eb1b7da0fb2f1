import type { PetDetails } from "@hearthpaw/client";
import { pictureUrl } from "../../../lib/pets.ts";
import type { Need } from "./checks.ts";
import { recallTyped } from "./memory.ts";
import { type Files, filesOf, picturesOf, type SaveState } from "./save.ts";
import * as texts from "./texts.tsx";
import { EMPTY, type FieldName, FIELDS, type Values, valuesOf } from "./values.ts";

/** The form's state of a listing. */
export type State = {
  pet: PetDetails | undefined;
  values: Values;
  saved: Values;
  /** Fields that were sent without an answer; the server may have them. */
  inDoubt: ReadonlySet<FieldName>;
  /**
   * The values before the breeder typed anything: the rest of a new listing is kept in the browser until it
   * has arrived.
   */
  begun: Values;
  /** Whether the breeder changed something or continued; until then prefilled values aren't saved. */
  isTouched: boolean;
  savedFiles: Files;
  left: ReadonlySet<FieldName>;
  /** Missing fields that the form asks for; each shows an error. */
  asked: ReadonlySet<Need>;
  refused: Partial<Record<FieldName, { value: unknown; words: string }>>;
  /** Files that the server refused; they are sent again only after they change. */
  badFiles: string | undefined;
  state: SaveState;
  restored: number;
  tries: number;
};

/** Returns the form's first state: the server's values, replaced by unsaved input from this browser. */
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

/** The pictures that the form starts with. */
export const knownPhotos = (pet: PetDetails | undefined) =>
  pet
    ? picturesOf(pet).map((image) => ({
      fileKey: image.key,
      name: "Photo",
      picture: pictureUrl(image, "thumb"),
    }))
    : [];

/** The video that the form starts with. */
export function knownVideo(pet: PetDetails | undefined) {
  const fileKey = filesOf(pet).videoKey;
  return fileKey === null ? [] : [{ fileKey, name: texts.yourVideo }];
}
