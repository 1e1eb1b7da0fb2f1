import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { states } from "../../lib/states.ts";
import { parseSearch, stringifySearch } from "../../lib/search_params.ts";
import { filtersOf, searchHrefOf } from "./filters_rules.ts";
import { homeSearch } from "./home_address.ts";
import { listFilters, type SearchAddress, searchAddress, sortNames } from "./search_address.ts";

const read = (search: string): SearchAddress => searchAddress(parseSearch(search));
const told = (address: object) => JSON.parse(JSON.stringify(address));

describe("searchAddress", () => {
  it("gives every parameter its type", () => {
    expect(
      told(
        read(
          "?gender=Female&age=8-12-weeks&age=3-6-months&minPrice=500&isRescue=true&zip=97211&distance=50&page=2",
        ),
      ),
    )
      .toEqual({
        gender: ["Female"],
        age: ["8-12-weeks", "3-6-months"],
        minPrice: 500,
        isRescue: true,
        zip: "97211",
        distance: 50,
        page: 2,
      });
  });

  it.each([
    ["?sort=price&sortType=-1", "price-high"],
    ["?sort=price&sortType=1", "price"],
    ["?sort=age&sortType=-1", "age-old"],
    ["?sort=price-high&sortType=1", "price-high"],
    ["?sort=price", "price"],
    ["?sort=newest&sortType=-1", undefined],
    ["?sortType=-1", undefined],
  ])("reads the direction that %s says apart", (search, sort) => {
    expect(read(search).sort).toBe(sort);
    expect(told(read(search))).not.toHaveProperty("sortType");
  });

  it("names each value once, and no more than a filter takes", () => {
    expect(told(read("?gender=Male&gender=Female&gender=Male"))).toEqual({ gender: ["Male", "Female"] });
    const zips = ["97201", "97202", "97203", "97204"];
    expect(told(read(`?${zips.map((zip) => `notZip=${zip}`).join("&")}`))).toEqual({
      notZip: zips.slice(0, 3),
    });
  });

  it("reads small pets of older links as small adult dogs, and leaves a radius around nothing out", () => {
    expect(told(read("?isSmall=true&notDistance=20"))).toEqual({ adultSize: ["small"] });
    expect(told(read("?isSmall=true&adultSize=large"))).toEqual({ adultSize: ["large"] });
    expect(filtersOf("/cats", { isSmall: "true" }).lists.adultSize).toEqual([]);
    expect(told(read("?notZip=97201&notDistance=20"))).toEqual({ notZip: ["97201"], notDistance: 20 });
  });

  it("reads days and ZIP codes only if they are ones", () => {
    const known = { readyBy: "2026-12-24", readyFrom: "2026-12-01", deliverTo: "60601", hasVideo: true };
    expect(told(read("?readyBy=2026-12-24&readyFrom=2026-12-01&deliverTo=60601&hasVideo=true"))).toEqual(
      known,
    );
    expect(told(read("?deliverTo=FL"))).toEqual({ deliverTo: "FL" });
    expect(told(read("?readyBy=2026-13-24&readyFrom=soon&deliverTo=florida&hasVideo=no"))).toEqual({});
  });

  it("cuts words at 80 characters, with no blank at the end", () => {
    const q = `${"x".repeat(79)} y`;
    expect(read(`?q=${encodeURIComponent(q)}`).q).toBe("x".repeat(79));
  });

  it("never asks for a page before the first", () => {
    expect(told(read("?page=0"))).toEqual({});
    expect(told(read("?page=501"))).toEqual({ page: 500 });
  });

  it("leaves out what an address cannot mean", () => {
    expect(
      told(
        read(
          "?gender=Nobody&breed=Maple&sort=distance&distance=9&minPrice=-1&page=1&isSmall=false&zip=9721&type=Birds",
        ),
      ),
    ).toEqual({});
  });

  it("leaves out a text that no call may carry", () => {
    expect(told(read("?q=%00&breedName=a%00b&color=Red%00&color=Black&isRescue=true"))).toEqual({
      color: ["Black"],
      isRescue: true,
    });
  });

  it("leaves out the name of a breed that names none, so that the page opens as if it were not there", () => {
    for (const breedName of [" ", "?!", "ж"]) {
      expect(told(searchAddress({ breedName }))).toEqual({});
      expect(filtersOf("/search", { breedName })).toEqual(filtersOf("/search", {}));
    }
    expect(told(searchAddress({ breedName: "Löwchen" }))).toEqual({ breedName: "Löwchen" });
  });

  it("knows the states and DC by their short names, and no others", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const all = [...letters].flatMap((first) => [...letters].map((second) => first + second));
    expect(all.filter((code) => searchAddress({ state: code }).state).sort())
      .toEqual(states.map(({ value }) => value).sort());
    expect(searchAddress({ notState: "Texas" }).notState).toBeUndefined();
  });

  it("keeps numbers within their bounds", () => {
    expect(told(read("?page=9999&zip=97211&distance=99999"))).toEqual({
      page: 500,
      zip: "97211",
      distance: 5000,
    });
  });

  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "Female",
      "Toy",
      "2026-12-24",
      "5",
      "true",
      "97211",
      "1",
      "12",
      "Dogs",
      "pickup",
      ...sortNames,
    ),
  );
  const name = fc.constantFrom(
    ...listFilters,
    "type",
    "breedName",
    "minPrice",
    "maxPrice",
    "isRescue",
    "notRescue",
    "isSmall",
    "hasVideo",
    "readyFrom",
    "readyBy",
    "deliverTo",
    "zip",
    "distance",
    "q",
    "said",
    "sort",
    "page",
  );
  const search = fc.dictionary(name, fc.oneof(text, fc.array(text, { maxLength: 4 })), { maxKeys: 8 });

  it("reads what it has read, and what was written of it, as the same", () => {
    fc.assert(fc.property(search, (given) => {
      const address = searchAddress(given);
      expect(searchAddress(address)).toEqual(address);
      expect(told(read(stringifySearch(address)))).toEqual(told(address));
    }));
  });

  it("agrees with the filters of the page", () => {
    fc.assert(fc.property(search, (given) => {
      const filters = filtersOf("/search", given);
      expect(filtersOf("/search", parseSearch(new URL(searchHrefOf(filters), "http://a").search))).toEqual(
        filters,
      );
    }));
  });
});

describe("homeSearch", () => {
  it("knows cats and the quick filters", () => {
    expect(homeSearch({ type: "Cats", show: "small" })).toEqual({ type: "Cats", show: "small" });
    expect(told(homeSearch({ type: "Dogs", show: ["all"] }))).toEqual({});
  });
});
