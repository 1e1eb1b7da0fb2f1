import { expect, it } from "vitest";
import { editRefusal } from "./rules.ts";

it("editRefusal closes a review to its author after 30 days, and at once when staff hide it", () => {
  const createdAt = new Date("2026-11-01T12:00:00Z");
  const after = (days: number, ms = 0) => new Date(createdAt.getTime() + days * 86_400_000 + ms);
  expect(editRefusal({ createdAt, hiddenAt: null }, after(30, -1))).toBeUndefined();
  expect(editRefusal({ createdAt, hiddenAt: null }, after(30))).toBe("review_edit_closed");
  expect(editRefusal({ createdAt, hiddenAt: createdAt }, after(0))).toBe("review_hidden");
});
