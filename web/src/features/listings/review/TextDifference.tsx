import { diffWordsWithSpace } from "diff";
import { VisuallyHidden } from "@hearthpaw/ui-kit";

/** Two texts that have nothing in common take long to compare, and the answer helps nobody. */
const PATIENCE_MS = 150;

/** Colour and line say it to the eye. */
const SPOKEN = { removed: "removed: ", added: "added: " };

type Part = { value: string; added: boolean; removed: boolean };

/** What went and what came, word by word; both whole where comparing them leads nowhere. */
export function differenceOf(before: string, after: string): Part[] {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  return parts ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
}

/** One side of two texts, with the words marked that the other side has not. */
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
