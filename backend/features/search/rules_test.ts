import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AGE_BANDS,
  ageBandOf,
  decodeCursor,
  encodeCursor,
  microsOf,
  momentText,
  type Order,
  orderOf,
} from "./rules.ts";

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

it("every age belongs to one band, in their order", () => {
  const bands = Array.from({ length: 1_200 }, (_, days) => ageBandOf(days));
  expect([...new Set(bands)]).toEqual(AGE_BANDS);
  expect([55, 56, 89, 90, 181, 182, 364, 365].map(ageBandOf)).toEqual(
    [0, 1, 1, 2, 2, 3, 3, 4].map((at) => AGE_BANDS[at]),
  );
  // One is born tomorrow in another time zone, the other is older than any pet.
  expect([ageBandOf(-1), ageBandOf(20_000)]).toEqual(["under-8-weeks", null]);
});

it("moments keep their microseconds, in the forms that cursors have had", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 4e15 }), (micros) => {
    expect(microsOf(momentText(micros))).toBe(micros);
  }));
  expect(microsOf("2026-01-01 05:00:00.123456+00")).toBe(
    Date.parse("2026-01-01T05:00:00Z") * 1_000 + 123_456,
  );
  expect(microsOf("2026-01-01 05:00:00.5-07:30")).toBe(Date.parse("2026-01-01T12:30:00Z") * 1_000 + 500_000);
});

it("sorts by newest without a key, and by distance only with a place", () => {
  expect(orderOf(undefined, 1, true)).toEqual({ key: "newest", direction: -1 });
  expect(orderOf("distance", 1, false)).toEqual({ key: "newest", direction: -1 });
  expect(orderOf("distance", 1, true)).toEqual({ key: "distance", direction: 1 });
  expect(orderOf("price", -1, false)).toEqual({ key: "price", direction: -1 });
});
