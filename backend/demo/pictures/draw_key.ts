/** Draws whatever a key names: a pet, a breeder's place or a mark. */

import { type Detail, drawLayers, type Layers } from "./draw.ts";
import { drawMark, drawPlace } from "./places.ts";
import { parseMarkKey, parsePictureKey, parsePlaceKey } from "./spec.ts";

/** The layers of a key; throws for a key outside the vocabulary, which callers have checked before. */
export function drawByKey(key: string, detail: Detail): Layers {
  const pet = parsePictureKey(key);
  if (pet) return drawLayers(pet, detail);
  const place = parsePlaceKey(key);
  if (place) return { far: drawPlace(place), near: "" };
  const mark = parseMarkKey(key);
  if (mark) return { far: drawMark(mark), near: "" };
  throw new Error("not the key of a picture");
}
