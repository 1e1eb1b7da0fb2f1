import type { Review } from "../../generated/types.ts";
import { type JsonText, jsonText, jsonValue } from "../../platform/json_text.ts";
import { withoutContacts } from "../masks/rules.ts";
import type { Shown } from "./store.ts";

/**
 * Returns a review as the public reads it, without contact details. The text named by `own` belongs to the
 * reader and stays as written. The two sides of a sale with contact to each other read the whole text.
 */
export function reviewFor(
  { json, mask }: Pick<Shown, "json" | "mask">,
  ownHost: string,
  own?: "review" | "answer" | "both",
): JsonText<Review> {
  if (own === "both" || (mask && Object.keys(mask.hidden).length === 0)) return json;
  const review = jsonValue(json);
  const { title, text, answer } = withoutContacts(
    { title: review.title, text: review.text, answer: review.answer },
    mask,
    ownHost,
  );
  return jsonText({
    ...review,
    ...(own === "review" ? {} : { title, text }),
    ...(own === "answer" ? {} : { answer }),
  });
}
