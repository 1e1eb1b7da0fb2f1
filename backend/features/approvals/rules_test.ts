import { expect, it } from "vitest";
import { needsSecondPerson } from "./rules.ts";

it.each([
  [100_000, 0, false],
  [100_001, 0, true],
  [1, 99_999, false],
  [1, 100_000, true],
  [0, 500_000, false],
])("%i cents after %i need a second person: %s", (amountCents, beforeCents, needed) => {
  expect(needsSecondPerson({ amountCents, beforeCents, limitCents: 100_000 })).toBe(needed);
});
