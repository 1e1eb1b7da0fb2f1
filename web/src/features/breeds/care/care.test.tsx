import { describe, expect, it } from "vitest";
import type { BreedCare } from "@hearthpaw/client";
import { renderSite } from "../../../testing.tsx";
import * as texts from "./texts.ts";

const care: BreedCare = {
  basis: "breed",
  energy: 2,
  grooming: 4,
  shedding: 2,
  children: 5,
  timeAlone: "little",
  healthTests: [{ name: "hips", source: "ofa_chic" }, { name: "eyes", source: "ofa_chic" }],
  yearlyCost: { minCents: 65_000, maxCents: 180_000 },
  suits: ["apartment", "calm"],
  cautions: ["needs_company"],
};
const breed = {
  id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f01",
  slug: "havanese",
  breedName: "Havanese",
  category: "Dogs",
  group: "Toy",
  colors: [{ title: "Black" }],
  sizeClasses: [],
  coatTypes: ["Long"],
  availablePets: 0,
  summary: "A small dog from Cuba.",
  temperament: ["outgoing"],
  adultWeightLb: { male: { min: 7, max: 13 }, female: { min: 7, max: 13 } },
  lifeSpanYears: { min: 14, max: 16 },
  isLowShedding: true,
  isApartmentFriendly: true,
  isHybrid: false,
  priceMinCents: null,
  priceMaxCents: null,
  breeders: [],
};
const open = (more: { care?: BreedCare }) =>
  renderSite("/breeds/havanese", {
    answers: {
      "GET /v1/breeds/havanese": { body: { breed: { ...breed, ...more } } },
      "GET /v1/pets/search/lean": {
        body: {
          data: { pets: [], total: 0, totalIsExact: true, pageSize: 20, page: 1, nextCursor: null },
        },
      },
    },
  });

describe("life with a breed", () => {
  it("shows levels, cost, whom it suits, and health tests with their source", async () => {
    const { screen } = await open({ care });
    await expect.element(screen.getByText(texts.levelOf(2, texts.energyWords[1]!))).toBeVisible();
    const cost = texts.costRange({ min: "$650", max: "$1,800" });
    await expect.element(screen.getByText(cost)).toBeVisible();
    const parts = [texts.suits.apartment, texts.suits.calm];
    await expect.element(screen.getByText(texts.suitsSentence({ breedName: "Havanese", parts })))
      .toBeVisible();
    await expect.element(screen.getByText(texts.testNames.hips)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: texts.sources.ofa_chic }))
      .toHaveAttribute("href", "https://ofa.org/chic-programs/browse-by-breed/");
    // Training is unknown.
    expect(screen.getByText(texts.training, { exact: true }).elements()).toHaveLength(0);
    await screen.unmount();
  });

  it("is left out if nothing is known", async () => {
    const { screen } = await open({});
    await expect.element(screen.getByRole("heading", { name: "Havanese", level: 1 })).toBeVisible();
    expect(screen.getByText(texts.energy, { exact: true }).elements()).toHaveLength(0);
    await screen.unmount();
  });
});
