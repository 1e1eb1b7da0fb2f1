import { describe, expect, it } from "vitest";
import { type FavoriteFacts, newsOf } from "./news_rules.ts";

const same: FavoriteFacts = {
  petName: "Millie",
  status: "available",
  priceCents: 250_000,
  toldStatus: "available",
  toldPriceCents: 250_000,
  isOwnReservation: false,
};

describe("newsOf", () => {
  it.each<[string, Partial<FavoriteFacts>, string | undefined]>([
    ["nothing new", {}, undefined],
    ["a lower price", { priceCents: 240_000 }, "price"],
    ["a higher price", { priceCents: 260_000 }, undefined],
    [
      "a lower price of a reserved pet",
      { status: "reserved", priceCents: 1, toldStatus: "reserved" },
      undefined,
    ],
    ["somebody's reservation", { status: "reserved" }, "reserved"],
    ["one's own reservation", { status: "reserved", isOwnReservation: true }, undefined],
    ["a pet that is free again", { toldStatus: "reserved" }, "available"],
    ["a pet that is free again and costs less", { toldStatus: "reserved", priceCents: 1 }, "available"],
    ["a return after a pause", { toldStatus: "temporary-pause" }, "available"],
    ["a sale", { status: "sold", toldStatus: "reserved" }, undefined],
    ["a favorite from before", { toldStatus: null, toldPriceCents: null, status: "reserved" }, undefined],
    ["a pet whose price was unknown", { toldPriceCents: null, priceCents: 1 }, undefined],
  ])("tells of %s", (_what, change, kind) => {
    expect(newsOf({ ...same, ...change })?.kind).toBe(kind);
  });

  it("says how much less a pet costs", () => {
    expect(newsOf({ ...same, priceCents: 230_050 })).toMatchObject({
      title: "Millie's price dropped by $199.50",
      text: "It was $2,500 and is $2,300.50 now, plus the 3% service fee.",
    });
  });
});
