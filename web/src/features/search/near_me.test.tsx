import { createMemoryHistory } from "@tanstack/react-router";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, problem, renderSite } from "../../testing.tsx";
import { keepHere, keptHere } from "../../lib/here.ts";
import { NearMe } from "../../components/place/NearMeLater.tsx";
import * as cardTexts from "../../components/pets/texts.ts";
import * as searchTexts from "./texts.tsx";
import * as texts from "../../components/place/texts.ts";

const CORVALLIS = { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 };
const pet = (more: object) => ({
  id: "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
  slug: "maple",
  name: "Maple",
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
  city: "Austin",
  state: "TX",
  listedAt: null,
  ...more,
});
const answers: Answers = {
  "GET /v1/pets/search/index": ({ url }) => {
    const isNear = new URL(url).searchParams.has("zip");
    const pets = [pet(isNear ? { distanceMiles: 1_702, deliveryCents: 65_000 } : {})];
    const data = { pets, total: 1, totalIsExact: true, pageSize: 20, page: 1, nextCursor: null };
    const names = ["type", "breed", "sex", "adultSize", "sizeClass", "age", "coatType", "generation"];
    const more = [
      "categories",
      "goodWith",
      "color",
      "delivery",
      "isRescue",
      "training",
      "registry",
      "documents",
    ]
      .concat(["parentTests", "hasVideo", "readyBy"]);
    const facets = Object.fromEntries([...names, ...more].map((name) => [name, []]));
    return {
      body: {
        data: {
          ...data,
          facets: { ...facets, priceMinCents: null, priceMaxCents: null },
          ...isNear ? { near: "Corvallis, OR" } : {},
        },
      },
    };
  },
  "GET /v1/places/97330": { body: { place: CORVALLIS } },
  "GET /v1/places/00000": problem(404, "not_found", "This doesn't exist."),
  "POST /v1/places/nearest": { body: { place: CORVALLIS } },
  "GET /v1/pets/search/understand": {
    body: { understood: { filters: { type: ["Dog"] }, breeders: [], didYouMean: [], nearMe: true } },
  },
};
const NEAR = "/dogs?zip=97330&distance=100&orDelivered=true&sort=distance";

/** Answers the page's request for the browser's location, or refuses it. */
const locateAt = (point: { latitude: number; longitude: number } | undefined) =>
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found, fail) =>
    point ? found({ coords: point } as GeolocationPosition) : fail!({ code: 1 } as GeolocationPositionError)
  );

beforeEach(() => keepHere(undefined));
afterEach(() => {
  keepHere(undefined);
  vi.restoreAllMocks();
});

describe("near me", () => {
  it("turns the browser's location, rounded, into a ZIP code that stays on the device", async () => {
    locateAt({ latitude: 44.564612, longitude: -123.262017 });
    const { screen, calls, address } = await renderSite("/dogs", { answers });
    await screen.getByRole("button", { name: texts.nearMe }).click();
    await expect.element(screen.getByText(texts.whyLocation)).toBeVisible();
    await screen.getByRole("button", { name: texts.useMyLocation }).click();
    await expect.poll(address).toBe(NEAR);
    expect(JSON.parse(calls.find(({ name }) => name === "POST /v1/places/nearest")!.body)).toEqual({
      latitude: 44.56,
      longitude: -123.26,
    });
    expect(calls.some(({ search }) => /44\.|123\.2/.test(search))).toBe(false);
    expect(keptHere()).toEqual({ zip: "97330", name: "Corvallis, OR" });
    await expect.element(screen.getByText(cardTexts.comesToYou("$650"))).toBeVisible();
    await expect.element(screen.getByText("1,702 miles")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: texts.nearPlace("Corvallis, OR") }))
      .toBeVisible();
  });

  it("takes a ZIP code if the browser refuses, and names one that does not exist", async () => {
    locateAt(undefined);
    const { screen, address } = await renderSite("/dogs", { answers });
    await screen.getByRole("button", { name: texts.nearMe }).click();
    await screen.getByRole("button", { name: texts.useMyLocation }).click();
    await expect.element(screen.getByText(texts.locationRefused)).toBeVisible();
    const zip = screen.getByRole("dialog").getByLabelText(texts.orEnterZip);
    await zip.fill("00000");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText(texts.zipUnknown("00000"))).toBeVisible();
    await zip.fill("97330");
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe(NEAR);
  });

  it("is asked for by typed words, and a kept place answers", async () => {
    const { screen, address } = await renderSite("/search?find=dogs+near+me", { answers });
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(address()).toBe("/dogs?near=me");
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.poll(address).toBe("/dogs");
    await screen.unmount();
    keepHere({ zip: "97330", name: "Corvallis, OR" });
    const again = await renderSite("/search?find=dogs+near+me", { answers });
    await expect.poll(again.address).toBe(NEAR);
    expect(document.querySelector("dialog[open]")).toBeNull();
  });

  it("shows distances from a kept place, and forgets it", async () => {
    keepHere({ zip: "97330", name: "Corvallis, OR" });
    const { screen, address } = await renderSite("/dogs", { answers });
    await expect.poll(address).toBe("/dogs?zip=97330");
    await screen.getByRole("button", { name: texts.nearPlace("Corvallis, OR") }).click();
    await screen.getByRole("button", { name: texts.forgetLocation }).click();
    await expect.poll(address).toBe("/dogs");
    expect(keptHere()).toBeUndefined();
  });

  it("takes a kept place on a page that the server drew", async () => {
    const drawn = await render(<NearMe />);
    const box = document.createElement("div");
    box.innerHTML = drawn.container.innerHTML;
    await drawn.unmount();
    document.body.append(box);
    const place = { zip: "97330", name: "Corvallis, OR" };
    keepHere(place);
    for (const isAsked of [false, true]) {
      const [onArrive, onChoose] = [vi.fn(), vi.fn()];
      const html = box.innerHTML;
      const root = hydrateRoot(box, <NearMe isAsked={isAsked} onArrive={onArrive} onChoose={onChoose} />);
      await expect.poll(() => (isAsked ? onChoose : onArrive).mock.calls).toEqual([[place]]);
      expect((isAsked ? onArrive : onChoose).mock.calls).toEqual([]);
      expect(document.querySelector("dialog[open]")).toBeNull();
      root.unmount();
      box.innerHTML = html;
    }
    box.remove();
  });

  it("leaves no address that asks again on the way back", async () => {
    keepHere({ zip: "97330", name: "Corvallis, OR" });
    const { router, address } = await renderSite("/dogs?near=me", {
      answers,
      history: createMemoryHistory({ initialEntries: ["/cats", "/dogs?near=me"] }),
    });
    await expect.poll(address).toBe(NEAR);
    router.history.back();
    await expect.poll(address).toMatch(/^\/cats/);
  });

  it("says on the home page that no pet is near, or that they did not load", async () => {
    keepHere({ zip: "97330", name: "Corvallis, OR" });
    let isDown = true;
    const none = { pets: [], total: 0, totalIsExact: true, pageSize: 20, page: 1, nextCursor: null };
    const { screen } = await renderSite("/", {
      answers: {
        "GET /v1/pets/spotlight": { body: { pets: [pet({})] } },
        "GET /v1/featured/pets": {
          body: { pets: { newlyAvailable: [pet({})], popularBreeds: [], categories: [] } },
        },
        "GET /v1/pets/search/lean": () =>
          isDown ? problem(400, "bad_request", "This is wrong.") : { body: { data: none } },
      },
    });
    const failure = screen.getByRole("alert").filter({
      hasText: searchTexts.nearNotLoaded("Corvallis, OR"),
    });
    await expect.element(failure).toBeVisible();
    isDown = false;
    await failure.getByRole("button").click();
    await expect.element(
      screen.getByText(searchTexts.noneNearPlace({ noun: "puppies", place: "Corvallis, OR" })),
    ).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });

  it("counts pets that can be delivered as near until the visitor says otherwise", async () => {
    const { screen, address } = await renderSite("/dogs?zip=97330", { answers });
    await screen.getByLabelText(searchTexts.within).selectOptions("50");
    await expect.poll(address).toBe("/dogs?zip=97330&distance=50&orDelivered=true");
    await screen.getByRole("checkbox", { name: searchTexts.orDeliveredToMe }).click();
    await expect.poll(address).toBe("/dogs?zip=97330&distance=50");
  });
});
