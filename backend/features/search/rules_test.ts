import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_BANDS, birthDates, decodeCursor, encodeCursor, likeText, type Order, orderOf } from "./rules.ts";

const id = "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";

describe("cursors", () => {
  it("come back as they went, for the order that gave them only", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e8 }), (value) => {
      const order: Order = { key: "price", direction: 1 };
      const text = encodeCursor({ order, value, id });
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(decodeCursor(text, order)).toEqual({ order, value, id });
      expect(decodeCursor(text, { key: "price", direction: -1 })).toBeUndefined();
      expect(decodeCursor(text, { key: "age", direction: 1 })).toBeUndefined();
    }));
  });
  it("made up by a stranger are nothing", () => {
    const order: Order = { key: "price", direction: 1 };
    fc.assert(fc.property(fc.string(), (text) => {
      expect(decodeCursor(text, order)).toBeUndefined();
    }));
    const made = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");
    expect(decodeCursor(made(["price", 1, "1 or 1=1", id]), order)).toBeUndefined();
    expect(decodeCursor(made(["price", 1, 5, "x'; drop table pets"]), order)).toBeUndefined();
  });
  it.each<[Order["key"], unknown]>([
    ["price", 1.5],
    ["price", -1],
    ["price", 2_147_483_648],
    ["price", 1e308],
    ["distance", -0.5],
    ["age", "2026-02-31"],
    ["age", "0000-01-01"],
    ["age", "TTTTTTTTTT"],
    ["age", "2026-02-01 00:00:00+00"],
    ["newest", "99999999"],
    ["newest", "2026-13-01 00:00:00+00"],
    ["newest", "2026-01-01 00:00:00+99"],
    ["newest", "2026-01-01"],
  ])("with a value that the database could not read as the column of %s are nothing: %s", (key, value) => {
    const order: Order = { key, direction: 1 };
    expect(decodeCursor(encodeCursor({ order, value: value as string, id }), order)).toBeUndefined();
  });
  it("keep the values that the database gives", () => {
    for (
      const [key, value] of [["age", "2026-02-28"], ["newest", "2026-01-01 05:00:00.123456+00"], [
        "distance",
        12.75,
      ]]
    ) {
      const cursor = { order: { key, direction: -1 } as Order, value: value!, id };
      expect(decodeCursor(encodeCursor(cursor), cursor.order)).toEqual(cursor);
    }
  });
});

it("every age belongs to exactly one band", () => {
  const today = new Date("2026-02-10T12:00:00Z");
  for (let age = 0; age < 1_200; age++) {
    const born = new Date(today.getTime() - age * 86_400_000).toISOString().slice(0, 10);
    const bands = AGE_BANDS.filter((band) => {
      const { after, upTo } = birthDates(band, today);
      return born > after && born <= upTo;
    });
    expect(bands, `${age} days`).toHaveLength(1);
  }
});

it("sorts by newest without a key, and by distance only with a place", () => {
  expect(orderOf(undefined, 1, true)).toEqual({ key: "newest", direction: -1 });
  expect(orderOf("distance", 1, false)).toEqual({ key: "newest", direction: -1 });
  expect(orderOf("distance", 1, true)).toEqual({ key: "distance", direction: 1 });
  expect(orderOf("price", -1, false)).toEqual({ key: "price", direction: -1 });
});

it("wildcards in a text are plain characters", () => {
  expect(likeText("50%_\\")).toBe("%50\\%\\_\\\\%");
});
