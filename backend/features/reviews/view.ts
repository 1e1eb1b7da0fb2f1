import type { Review } from "../../generated/types.ts";
import { type JsonText, jsonText, jsonValue } from "../../platform/json_text.ts";
import { withoutContacts } from "../masks/rules.ts";
import type { Shown } from "./store.ts";

/**
 * A review as everybody reads it, without contact details; in `own` words, those of the one who reads, as they were written. The two
 * sides of a sale that reach each other read all of it.
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
