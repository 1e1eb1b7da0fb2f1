import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { MapPin } from "@hearthpaw/client";
import { type Answers, problem, renderSite } from "../../../testing.tsx";
import * as searchTexts from "../texts.tsx";
import * as texts from "./texts.ts";

const pet = (name: string, latitude: number, longitude: number) => ({
  id: `0199a3c4-5e1b-7c2d-9f3a-${String(name.length).padStart(12, "0")}`,
  slug: name.toLowerCase(),
  name,
  type: "Dog",
  sex: "Female",
  status: "available",
  onHold: false,
  isRescue: false,
  breed: { id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02", slug: "cavalier", breedName: "Cavalier" },
  color: "Ruby",
  birthDate: "2025-09-12",
  goHomeDate: null,
  priceCents: 250000,
  depositCents: 37500,
  badges: [],
  hasVideo: false,
  breeder: { id: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b", name: "Willow", isVerified: true, isShelter: false },
  city: "Columbus",
  state: "OH",
  listedAt: null,
  point: { latitude, longitude },
});
const MAPLE = pet("Maple", 39.98, -83.01);
const JUNIPER = pet("Juniper", 30.28, -97.75);
const pins: MapPin[] = [
  {
    latitude: 30.28,
    longitude: -97.75,
    count: 12,
    fromCents: 90000,
    isOnePlace: true,
    area: "-97.75,30.28,-97.75,30.28",
  },
  {
    latitude: 39.98,
    longitude: -83.01,
    count: 1,
    fromCents: 250000,
    isOnePlace: true,
    area: "-83.01,39.98,-83.01,39.98",
  },
];
const part = (pets: object[]) => ({
  body: {
    data: { pets, total: pets.length, totalIsExact: true, pageSize: 20, page: 1, nextCursor: null },
  },
});
const facets = Object.fromEntries(
  [
    "type",
    "breed",
    "sex",
    "adultSize",
    "sizeClass",
    "age",
    "coatType",
    "generation",
    "categories",
    "goodWith",
  ]
    .concat(["color", "delivery", "isRescue", "training", "registry", "documents", "parentTests"])
    .concat(["hasVideo", "readyBy"]).map((name) => [name, []]),
);
const answers: Answers = {
  "GET /v1/pets/search/index": () => {
    const { body: { data } } = part([MAPLE, JUNIPER]);
    return { body: { data: { ...data, facets: { ...facets, priceMinCents: null, priceMaxCents: null } } } };
  },
  "GET /v1/pets/search/lean": part([JUNIPER]),
  "GET /v1/pets/search/map": {
    body: { data: { total: 13, area: "-97.75,30.28,-83.01,39.98", pins } },
  },
};
const austin = texts.pinLabel({ count: 12, one: "dog", many: "dogs", price: "$900", city: "Austin, TX" });
const columbus = texts.pinLabel({
  count: 1,
  one: "dog",
  many: "dogs",
  price: "$2,500",
  city: "Columbus, OH",
});

async function openMap(more: Answers = {}) {
  const site = await renderSite("/dogs", { answers: { ...answers, ...more } });
  await site.screen.getByRole("button", { name: searchTexts.showMap }).click();
  return site;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

describe("the map", () => {
  it("names each place, and shows the pets of one place, back and forth by keyboard", async () => {
    await page.viewport(1280, 900);
    const { screen, calls } = await openMap();
    const pin = screen.getByRole("button", { name: austin }).first();
    await expect.element(pin).toBeVisible();
    await expect.element(screen.getByText(texts.inThisPart({ count: 13, one: "dog", many: "dogs" })))
      .toBeVisible();
    (pin.element() as HTMLElement).focus();
    // Columbus is to the right of Austin.
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(columbus);
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect.element(screen.getByRole("heading", { name: texts.petsHere("Austin, TX") })).toHaveFocus();
    const asked = calls.filter(({ name }) => name.endsWith("/lean")).at(-1)!;
    expect(new URLSearchParams(asked.search).get("area")).toBe(pins[0]!.area);
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(austin);
    await screen.getByRole("button", { name: texts.closeMap }).click();
    await expect.element(screen.getByRole("button", { name: searchTexts.showMap })).toHaveFocus();
  });

  it("searches the part of the country that the visitor moves to, unless they say otherwise", async () => {
    await page.viewport(1280, 900);
    const { screen, address } = await openMap();
    await expect.element(screen.getByRole("button", { name: austin }).first()).toBeVisible();
    expect(address()).toBe("/dogs");
    await screen.getByRole("button", { name: texts.zoomIn }).click();
    await expect.poll(address).toMatch(/^\/dogs\?area=-?\d/);
    await screen.getByRole("button", { name: `Remove filter ${searchTexts.inTheMapArea}` }).click();
    await expect.poll(address).toBe("/dogs");
    await screen.getByRole("checkbox", { name: texts.searchAsIMove }).click();
    await screen.getByRole("button", { name: texts.zoomOut }).click();
    await screen.getByRole("button", { name: texts.searchThisArea }).click();
    await expect.poll(address).toMatch(/^\/dogs\?area=-?\d/);
  });

  it("is not moved by a new size, and keeps one step of the way back for all moves", async () => {
    await page.viewport(1280, 900);
    const { screen, calls, router, address } = await openMap();
    await expect.element(screen.getByRole("button", { name: austin }).first()).toBeVisible();
    const canvas = () => document.querySelector<HTMLElement>(".maplibregl-canvas")!;
    const { clientHeight } = canvas();
    const asked = () => calls.filter(({ name }) => name.endsWith("/map")).length;
    const before = asked();
    await page.viewport(1280, 420);
    await expect.poll(() => canvas().clientHeight).not.toBe(clientHeight);
    await expect.poll(asked).toBeGreaterThan(before);
    expect(address()).toBe("/dogs");
    await screen.getByRole("button", { name: texts.zoomIn }).click();
    await expect.poll(address).toMatch(/^\/dogs\?area=-?\d/);
    const first = address();
    await screen.getByRole("button", { name: texts.zoomIn }).click();
    await expect.poll(address).not.toBe(first);
    router.history.back();
    await expect.poll(address).toBe("/dogs");
  });

  it("keeps the focus at the nearest place when a group opens", async () => {
    await page.viewport(1280, 900);
    const group = { ...pins[0]!, isOnePlace: false, area: "-97.8,30.2,-97.7,30.4" };
    const { screen } = await openMap({
      "GET /v1/pets/search/map": ({ url }) => {
        const isNear = Number(new URL(url).searchParams.get("zoom")) > 8;
        const near = [
          { ...pins[0]!, latitude: 30.21, count: 2 },
          { ...pins[0]!, latitude: 30.29, count: 3 },
        ];
        return {
          body: { data: { total: 13, area: "-97.75,30.28,-83.01,39.98", pins: isNear ? near : [group] } },
        };
      },
    });
    const pin = screen.getByRole("button", { name: austin }).first();
    await expect.element(pin).toBeVisible();
    (pin.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.activeElement?.textContent).toBe("3");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("2");
  });

  it("says that the places or the map did not load, and loads them again", async () => {
    await page.viewport(1280, 900);
    const { fetch } = window;
    let isDown = true;
    vi.spyOn(window, "fetch").mockImplementation((input, init) =>
      isDown && String(input).includes("states-10m")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : fetch(input, init)
    );
    const { screen } = await openMap({
      "GET /v1/pets/search/map": () =>
        isDown
          ? problem(400, "bad_request", "This is wrong.")
          : { body: { data: { total: 13, area: "-97.75,30.28,-83.01,39.98", pins } } },
    });
    const notice = (title: string) => screen.getByRole("alert").filter({ hasText: title });
    await expect.element(notice(texts.mapNotLoaded)).toBeVisible();
    await expect.element(notice(texts.placesNotLoaded)).toBeVisible();
    expect(screen.getByText(texts.noMap).elements()).toEqual([]);
    isDown = false;
    await notice(texts.placesNotLoaded).getByRole("button").click();
    await expect.element(screen.getByText(texts.inThisPart({ count: 13, one: "dog", many: "dogs" })))
      .toBeVisible();
    await notice(texts.mapNotLoaded).getByRole("button").click();
    await expect.element(
      screen.getByRole("group", { name: texts.pins }).getByRole("button", { name: austin }),
    )
      .toBeVisible();
  });

  it("marks the pin of the card that is focused", async () => {
    await page.viewport(1280, 900);
    const { screen } = await openMap();
    const pin = screen.getByRole("button", { name: columbus }).first();
    await expect.element(pin).toBeVisible();
    const plain = pin.element().className;
    (screen.getByRole("link", { name: "Maple" }).element() as HTMLElement).focus();
    await expect.poll(() => pin.element().className).not.toBe(plain);
  });

  it("opens as a sheet on a phone", async () => {
    await page.viewport(375, 812);
    const { screen } = await openMap();
    const sheet = screen.getByRole("dialog", { name: texts.petsOnAMap("dogs") });
    await expect.element(sheet.getByRole("button", { name: austin }).first()).toBeVisible();
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it("is a list of places in a browser that can't draw it", async () => {
    await page.viewport(1280, 900);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { screen } = await openMap();
    await expect.element(screen.getByText(texts.noMap)).toBeVisible();
    await screen.getByRole("button", { name: austin }).click();
    await expect.element(screen.getByRole("heading", { name: texts.petsHere("Austin, TX") })).toBeVisible();
  });
});
