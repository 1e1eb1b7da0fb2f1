const EDIT_DAYS = 30;

/** Returns the end of the period in which an author may change their review. */
export const editableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + EDIT_DAYS * 86_400_000);

/**
 * Returns the reason why an author may not change a review now; undefined if they may. Hidden reviews stay as
 * staff read them.
 */
export function editRefusal(
  { createdAt, hiddenAt }: { createdAt: Date; hiddenAt: Date | null },
  now: Date,
): "review_hidden" | "review_edit_closed" | undefined {
  if (hiddenAt) return "review_hidden";
  return now >= editableUntil(createdAt) ? "review_edit_closed" : undefined;
}
