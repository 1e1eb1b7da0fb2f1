import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Pet } from "@hearthpaw/client";
import { problem, renderSite } from "../../../testing.tsx";
import { compareAddress, compareHref, MOST_COMPARED } from "../../../components/compare/compare_address.ts";
import { setCompared } from "../../../components/compare/compared.ts";
import * as compareTexts from "../../../components/compare/texts.ts";
import { maple, profile, quote } from "../testing_pet.ts";
import { compareRows, shownRows } from "./compare_rows.tsx";
import { askWhom } from "../../../components/pets/texts.ts";
import * as texts from "./texts.ts";

const idOf = (index: number) => `0199a3c4-5e1b-7c2d-9f3a-00000000000${index}`;
const a = maple({ id: idOf(1), name: "Ada", color: "Ruby", adultWeightLb: 12 });
const b = maple({ id: idOf(2), name: "Bo", sex: "Male", color: "Ruby", adultWeightLb: null });
const answersOf = (...pets: Pet[]) => ({
  ...Object.fromEntries(pets.map((pet) => [`GET /v1/pets/${pet.id}`, { body: { pet } }])),
  [`GET /v1/profiles/breeder/${a.breeder.id}`]: { body: { breederProfile: profile } },
});

const clear = () => {
  sessionStorage.clear();
  setCompared([]);
};
beforeEach(clear);
afterEach(clear);

describe("the address of a comparison", () => {
  it("has each pet once, at most four, and nothing that is no id", () => {
    const ids = [1, 1, 2, 3, 4, 5].map(idOf);
    expect(compareAddress({ pet: ids })).toEqual({ pet: [1, 2, 3, 4].map(idOf) });
    expect(compareAddress({ pet: ["<script>", idOf(7)] })).toEqual({ pet: [idOf(7)] });
    expect(compareAddress({ pet: "x" })).toEqual({});
    const address = new URL(compareHref([idOf(1), idOf(2)]), "https://hearthpaw.example");
    expect(compareAddress({ pet: address.searchParams.getAll("pet") })).toEqual({ pet: [idOf(1), idOf(2)] });
  });
});

describe("the rows", () => {
  const today = "2026-11-27";
  const of = (...pets: Pet[]) => pets.map((pet) => ({ pet, breeder: undefined }));

  it("leave out a fact that no listing states, and keep one that some state", () => {
    const rows = shownRows(of(a, b), { today, onlyDifferences: false });
    const row = (term: string) => rows.find((row) => row.term === term);
    expect(row(texts.adultWeight)!.values).toEqual([texts.aboutLb(12), undefined]);
    expect(row(texts.homesFound)).toBeUndefined();
    expect(compareRows(today).map(({ term }) => term)).toContain(texts.homesFound);
  });

  it("show the price with the service fee, as cards do, and a deposit below it", () => {
    const pet = maple({ priceCents: 100_000, depositCents: 102_000 });
    const rows = shownRows(of(pet), { today, onlyDifferences: false });
    const valueOf = (term: string) => rows.find((row) => row.term === term)?.values[0];
    expect([valueOf(texts.price), valueOf(texts.deposit)]).toEqual(["$1,030", "$1,020"]);
  });

  it("keep only the facts that differ on request", () => {
    const terms = shownRows(of(a, b), { today, onlyDifferences: true }).map(({ term }) => term);
    expect(terms).toEqual([texts.sex, texts.adultWeight]);
    expect(shownRows(of(a, a), { today, onlyDifferences: true })).toEqual([]);
  });
});

it("shows pets side by side, and only their differences on request", async () => {
  const { screen } = await renderSite(compareHref([a.id, b.id]), { answers: answersOf(a, b) });
  const row = (term: string) => screen.getByRole("row", { name: term });
  await expect.element(screen.getByRole("columnheader", { name: /Ada/ })).toBeVisible();
  await expect.element(row(texts.sex)).toHaveTextContent("SexFemaleMale");
  await expect.element(row(texts.adultWeight)).toHaveTextContent(askWhom(false));
  await expect.element(row(texts.color)).toBeVisible();
  await screen.getByRole("checkbox", { name: texts.onlyDifferences }).click();
  await expect.element(row(texts.color)).not.toBeInTheDocument();
  await expect.element(row(texts.sex)).toBeVisible();
});

it("removes a pet from the page, its address and the choice", async () => {
  setCompared([a, b]);
  const { screen, router } = await renderSite(compareHref([a.id, b.id]), { answers: answersOf(a, b) });
  await screen.getByRole("button", { name: texts.removePet("Ada") }).click();
  await expect.element(screen.getByRole("columnheader", { name: /Ada/ })).not.toBeInTheDocument();
  expect(router.state.location.href).toBe(compareHref([b.id]));
  expect(JSON.parse(sessionStorage.getItem("compared")!)).toEqual([{ id: b.id, name: "Bo" }]);
});

it("keeps a place for a pet that was taken down, beside the others", async () => {
  const gone = { ...answersOf(a), [`GET /v1/pets/${b.id}`]: problem(410, "listing_removed", "Gone.") };
  const { screen } = await renderSite(compareHref([a.id, b.id]), { answers: gone });
  await expect.element(screen.getByText(texts.noLongerListed)).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: /Ada/ })).toBeVisible();
  await screen.getByRole("button", { name: texts.remove, exact: true }).click();
  await expect.element(screen.getByText(texts.noLongerListed)).not.toBeInTheDocument();
});

it("says how to choose pets if there are none", async () => {
  const { screen } = await renderSite("/compare", { answers: {} });
  await expect.element(screen.getByRole("heading", { level: 1, name: texts.nothingToCompare })).toBeVisible();
});

describe("the button on a pet's page", () => {
  const show = () =>
    renderSite(`/pets/${a.id}/${a.slug}`, {
      answers: {
        ...answersOf(a),
        [`PUT /v1/pets/increment_view/${a.id}`]: { body: { pet: a } },
        "GET /v1/pets/search/lean": { body: { data: { pets: [], total: 0 } } },
        "POST /v1/payments/quote": { body: quote("none", 0) },
      },
    });

  it("adds the pet and leads to the comparison with those chosen before", async () => {
    setCompared([b]);
    const { screen, router } = await show();
    await screen.getByRole("button", { name: compareTexts.compare, exact: true }).click();
    await screen.getByRole("button", { name: compareTexts.seeComparison }).click();
    await expect.poll(() => router.state.location.href).toBe(compareHref([b.id, a.id]));
  });

  it("adds no fifth pet, and says so", async () => {
    const four = Array.from(
      { length: MOST_COMPARED },
      (_, index) => ({ id: idOf(index + 4), name: `P${index}` }),
    );
    setCompared(four);
    const { screen } = await show();
    await screen.getByRole("button", { name: compareTexts.compare, exact: true }).click();
    await expect.element(screen.getByText(compareTexts.comparisonFull(MOST_COMPARED))).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem("compared")!)).toEqual(four);
  });

  it("removes the pet with a second press", async () => {
    setCompared([a]);
    const { screen } = await show();
    const button = screen.getByRole("button", { name: compareTexts.comparing });
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    await button.click();
    await expect.element(screen.getByRole("button", { name: compareTexts.compare, exact: true }))
      .toBeVisible();
  });
});
