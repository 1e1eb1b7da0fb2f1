import { describe, expect, it } from "vitest";
import { decodeMomentCursor, encodeMomentCursor } from "./cursors.ts";

const id = "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";

describe("a cursor by moment", () => {
  it.each(["2026-01-01 00:00:00+00", "2026-01-01 23:59:59.123456+05:30", "2026-01-01T00:00:00.5Z"])(
    "comes back as it went: %s",
    (at) => expect(decodeMomentCursor(encodeMomentCursor({ at, id }))).toEqual({ at, id }),
  );

  it.each([
    "2026-01-01 00:00:00+99",
    "2026-01-01 00:00:00+15:99",
    "2026-01-01 00:00:00-16",
    "0000-01-01 00:00:00+00",
    "2026-02-30 00:00:00+00",
    "2026-01-01 25:00:00+00",
    "2026-01-01",
    "now",
  ])("is nothing with a moment that the database could not read: %s", (at) => {
    expect(decodeMomentCursor(encodeMomentCursor({ at, id }))).toBeUndefined();
  });

  it("is nothing with another form of id", () => {
    const at = "2026-01-01 00:00:00+00";
    expect(decodeMomentCursor(encodeMomentCursor({ at, id: id.toUpperCase() }))).toBeUndefined();
    expect(decodeMomentCursor("abc")).toBeUndefined();
  });
});
