import { diffWordsWithSpace } from "diff";
import { VisuallyHidden } from "@hearthpaw/ui-kit";

/** Timeout of a comparison: two texts with nothing in common take long, and the result helps no reader. */
const PATIENCE_MS = 150;

/** Color and a line show this to the eye. */
const SPOKEN = { removed: "removed: ", added: "added: " };

type Part = { value: string; added: boolean; removed: boolean };

/** Returns the removed and added parts, word by word; both texts whole if the comparison runs out of time. */
export function differenceOf(before: string, after: string): Part[] {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  return parts ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
}

/** One of two texts, with the words marked that the other one lacks. */
export function MarkedText({ before, after, side }: { before: string; after: string; side: "old" | "new" }) {
  const parts = differenceOf(before, after);
  return (
    <>
      {parts.map(({ value, added, removed }, index) => {
        if (side === "old" ? added : removed) return null;
        if (!added && !removed) return <span key={index}>{value}</span>;
        return removed
          ? (
            <del key={index}>
              <VisuallyHidden>{SPOKEN.removed}</VisuallyHidden>
              {value}
            </del>
          )
          : (
            <ins key={index}>
              <VisuallyHidden>{SPOKEN.added}</VisuallyHidden>
              {value}
            </ins>
          );
      })}
    </>
  );
}
