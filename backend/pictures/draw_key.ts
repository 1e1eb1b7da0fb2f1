/** Draws whatever a key names: a pet, a breeder's place or a mark. */

import { type Detail, drawSvg } from "./draw.ts";
import { drawMark, drawPlace } from "./places.ts";
import { parseMarkKey, parsePictureKey, parsePlaceKey } from "./spec.ts";

/** The SVG of a key; throws for a key outside the vocabulary, which callers have checked before. */
export function drawByKey(key: string, detail: Detail): string {
  const pet = parsePictureKey(key);
  if (pet) return drawSvg(pet, detail);
  const place = parsePlaceKey(key);
  if (place) return drawPlace(place);
  const mark = parseMarkKey(key);
  if (mark) return drawMark(mark);
  throw new Error("not the key of a picture");
}
