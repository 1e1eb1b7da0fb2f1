const EDIT_DAYS = 30;

/** Until when the author of a review may change it. */
export const editableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + EDIT_DAYS * 86_400_000);

/** Why an author may not change a review now; undefined where they may. What staff hid stays as they read it. */
export function editRefusal(
  { createdAt, hiddenAt }: { createdAt: Date; hiddenAt: Date | null },
  now: Date,
): "review_hidden" | "review_edit_closed" | undefined {
  if (hiddenAt) return "review_hidden";
  return now >= editableUntil(createdAt) ? "review_edit_closed" : undefined;
}
