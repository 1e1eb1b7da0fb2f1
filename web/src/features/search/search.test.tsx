import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configuration, consumer, problem, renderSite, tabTo } from "../../testing.tsx";
import { cleared, filtersOf, searchHrefOf, searchInput } from "./filters_rules.ts";

const none = {
  type: [],
  breed: [],
  sex: [],
  adultSize: [],
  sizeClass: [],
  age: [],
  coatType: [],
  generation: [],
};
const facets = (change: object = {}) => ({
  ...none,
  categories: [],
  goodWith: [],
  color: [],
  delivery: [],
  training: [],
  registry: [],
  documents: [],
  parentTests: [],
  hasVideo: [],
  readyBy: [],
  isRescue: [],
  sex: [{ value: "Female", label: "Female", count: 2 }],
  age: [{ value: "8-12-weeks", label: "8 to 12 weeks", count: 3 }],
  priceMinCents: 50000,
  priceMaxCents: 300000,
  ...change,
});
const pet = (index: number) => ({
  id: `0199a3c4-5e1b-7c2d-9f3a-${String(index).padStart(12, "0")}`,
  slug: `maple-${index}`,
  name: `Maple ${index}`,
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
  priceWithFeeCents: 257_500,
  depositCents: 37500,
  badges: [],
  hasVideo: false,
  breeder: {
    id: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
    name: "Willow Creek",
    isVerified: true,
    isShelter: false,
  },
  city: "Corvallis",
  state: "OR",
  listedAt: null,
});
const part = (indexes: number[], total: number, nextCursor: string | null, more: object = {}) => ({
  body: {
    data: { pets: indexes.map(pet), total, totalIsExact: true, pageSize: 20, page: 1, nextCursor, ...more },
  },
});
const answers = {
  "GET /v1/pets/search/index": (request: Request) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has("age")) {
      return part([], 0, null, {
        facets: facets({ age: [{ value: "8-12-weeks", label: "8 to 12 weeks", count: 3 }] }),
        loosened: [{ filter: "age", total: 3 }],
      });
    }
    return searchParams.has("sex")
      ? part([1, 2], 2, null, { facets: facets() })
      : part([1, 2, 3], 5, "next", { facets: facets() });
  },
  // One of these was already shown: it moved while the visitor was reading.
  "GET /v1/pets/search/lean": part([3, 4, 5], 5, null),
};
const cards = () => [...document.querySelectorAll("article h2")].map(({ textContent }) => textContent);

describe("the search page", () => {
  it("writes a filter into the address and asks for it; the chip takes it away", async () => {
    const { screen, calls, address } = await renderSite("/dogs", { answers });
    await expect.poll(cards).toEqual(["Maple 1", "Maple 2", "Maple 3"]);
    await screen.getByRole("checkbox", { name: /^Female/ }).click();
    await expect.poll(address).toBe("/dogs?gender=Female");
    await expect.element(screen.getByText("2 dogs", { exact: true })).toBeVisible();
    const asked = new URLSearchParams(calls.filter(({ name }) => name.endsWith("/index")).at(-1)!.search);
    expect(asked.getAll("type")).toEqual(["Dog"]);
    expect(asked.get("sex")).toBe("Female");
    expect(asked.get("available")).toBe("true");
    await screen.getByRole("button", { name: "Remove filter Female" }).click();
    await expect.poll(address).toBe("/dogs");
    await expect.poll(() => cards().length).toBe(3);
  });

  it("shows a price that no pet has as it was chosen, and never the dearest below the cheapest", async () => {
    for (
      const [chosen, lowest, highest] of [["maxPrice=10", "0", "10"], [
        "minPrice=9000",
        "9000",
        "9050",
      ]] as const
    ) {
      const { screen } = await renderSite(`/dogs?${chosen}`, { answers });
      await expect.element(screen.getByRole("textbox", { name: "Lowest" })).toHaveValue(lowest);
      await expect.element(screen.getByRole("textbox", { name: "Highest" })).toHaveValue(highest);
      await screen.unmount();
    }
  });

  it("asks how heavy a dog gets, with what the sizes mean, and asks nothing of cats", async () => {
    const adultSize = [
      { value: "small", label: "Small (up to 30 lb)", count: 2 },
      { value: "large", label: "Large (61 to 100 lb)", count: 1 },
    ];
    const sized = {
      ...answers,
      "GET /v1/pets/search/index": part([1, 2], 2, null, { facets: facets({ adultSize }) }),
    };
    const { screen, address, calls } = await renderSite("/dogs", { answers: sized });
    await screen.getByText("Adult size", { exact: true }).click();
    await expect.element(screen.getByRole("checkbox", { name: /^Giant \(over 100 lb\)/ })).toBeDisabled();
    await screen.getByRole("checkbox", { name: /^Small \(up to 30 lb\)/ }).click();
    await screen.getByRole("checkbox", { name: /^Large/ }).click();
    await expect.poll(address).toBe("/dogs?adultSize=small&adultSize=large");
    const asked = () =>
      new URLSearchParams(calls.filter(({ name }) => name.endsWith("/index")).at(-1)!.search);
    await expect.poll(() => asked().getAll("adultSize")).toEqual(["small", "large"]);
    await screen.getByRole("button", { name: "Remove filter Large (61 to 100 lb)" }).click();
    await expect.poll(address).toBe("/dogs?adultSize=small");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Small puppies and dogs",
    );
    // The quick filter "Small" is active; both it and "Show All" remove the size.
    const chips = screen.getByRole("group", { name: "Quick filters" });
    await expect.element(chips.getByRole("link", { name: "Small" })).toHaveAttribute("aria-current");
    await expect.element(chips.getByRole("link", { name: "Show All" })).not.toHaveAttribute("aria-current");
    await expect.element(chips.getByRole("link", { name: "Small" })).toHaveAttribute("href", "/dogs");
    await expect.element(chips.getByRole("link", { name: "Show All" })).toHaveAttribute("href", "/dogs");
    await screen.unmount();
    const cats = await renderSite("/cats", { answers });
    await expect.poll(() => cards().length).toBe(3);
    expect(cats.screen.getByText("Adult size").elements()).toEqual([]);
    await cats.screen.unmount();
  });

  it("has the state among its filters, which nobody counts", async () => {
    const { screen, address } = await renderSite("/dogs", { answers });
    await expect.poll(() => cards().length).toBe(3);
    await screen.getByText("State", { exact: true }).click();
    await screen.getByRole("textbox", { name: "Search states" }).fill("oreg");
    await screen.getByRole("checkbox", { name: "Oregon" }).click();
    await expect.poll(address).toBe("/dogs?state=OR");
    await expect.element(screen.getByRole("button", { name: "Remove filter Oregon" })).toBeVisible();
    await screen.unmount();
  });

  it("is narrowed down by keyboard alone, in the sheet of a phone", async () => {
    await page.viewport(375, 800);
    try {
      const { screen, address } = await renderSite("/dogs", { answers });
      await expect.poll(() => cards().length).toBe(3);
      const open = screen.getByRole("button", { name: "Filters", exact: true });
      await tabTo(open);
      await userEvent.keyboard("{Enter}");
      const sheet = screen.getByRole("dialog", { name: "Filters" });
      await expect.element(sheet).toBeVisible();
      await tabTo(sheet.getByRole("checkbox", { name: /^Female/ }));
      await userEvent.keyboard(" ");
      await expect.poll(address).toBe("/dogs?gender=Female");
      await userEvent.keyboard("{Escape}");
      await expect.element(sheet).not.toBeInTheDocument();
      await expect.element(screen.getByRole("button", { name: "Filters (1)" })).toHaveFocus();
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("counts one pet as one, and keeps the buttons below the filters within a narrow phone", async () => {
    const single = await renderSite("/dogs", {
      answers: { ...answers, "GET /v1/pets/search/index": part([1], 1, null, { facets: facets() }) },
    });
    await expect.element(single.screen.getByText("1 of 1 dog", { exact: true })).toBeVisible();
    await single.screen.unmount();
    await page.viewport(320, 640);
    try {
      const { screen } = await renderSite("/dogs?gender=Female", {
        answers: {
          ...answers,
          "GET /v1/pets/search/index": part([1, 2], 123_456, "next", { facets: facets() }),
        },
      });
      await screen.getByRole("button", { name: "Filters (1)" }).click();
      const sheet = screen.getByRole("dialog", { name: "Filters" });
      const show = sheet.getByRole("button", { name: "Show 123,456 dogs" });
      await expect.element(show).toBeVisible();
      expect(show.element().getBoundingClientRect().right).toBeLessThanOrEqual(320 - 16);
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("says that the cheapest come first, as a chip that can be taken off", async () => {
    const { screen, address } = await renderSite("/dogs?sort=price", { answers });
    await screen.getByRole("button", { name: "Remove filter Price, low to high" }).click();
    await expect.poll(address).toBe("/dogs");
    await expect.element(screen.getByRole("button", { name: /^Remove filter/ })).not.toBeInTheDocument();
    // The row disappears with its last chip.
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await screen.unmount();
  });

  it("keeps the focus where all filters are cleared", async () => {
    const { screen, address } = await renderSite("/dogs?gender=Female", { answers });
    await tabTo(screen.getByRole("link", { name: "Clear all" }));
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe("/dogs");
    await expect.element(screen.getByRole("link", { name: "Clear all" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await screen.unmount();
  });

  it("marks what was listed within a week, but not where the newest stand first", async () => {
    const listed = (index: number, days: number) => ({
      ...pet(index),
      listedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    });
    const { body: { data } } = part([1, 2], 2, null, { facets: facets() });
    const found = { body: { data: { ...data, pets: [listed(1, 6), listed(2, 9)] } } };
    const sent = { answers: { "GET /v1/pets/search/index": found } };
    const marks = () =>
      [...document.querySelectorAll("article")].map((card) => card.textContent.includes("New"));
    const { screen } = await renderSite("/dogs?sort=price", sent);
    await expect.poll(marks).toEqual([true, false]);
    await screen.unmount();
    await renderSite("/dogs", sent);
    await expect.poll(marks).toEqual([false, false]);
  });

  it("reads its filters from the address", async () => {
    const { screen } = await renderSite("/dogs?gender=Female", { answers });
    await expect.element(screen.getByRole("checkbox", { name: /^Female/ })).toBeChecked();
    await expect.poll(cards).toEqual(["Maple 1", "Maple 2"]);
  });

  it("disables what would find nothing", async () => {
    const { screen } = await renderSite("/dogs", { answers });
    await expect.element(screen.getByRole("checkbox", { name: /^Male/ })).toBeDisabled();
  });

  it("appends the next part, keeps the address, and shows no pet twice", async () => {
    const { screen, calls, address } = await renderSite("/dogs", { answers });
    await screen.getByRole("link", { name: "Show more dogs" }).click();
    await expect.poll(cards).toEqual([1, 2, 3, 4, 5].map((index) => `Maple ${index}`));
    expect(address()).toBe("/dogs");
    // The button is gone: the focus moves to the first new pet.
    await expect.poll(() => document.activeElement?.closest("article")?.textContent).toMatch(/Maple 4/);
    const asked = calls.filter(({ name }) => name.includes("/search/"));
    expect(asked.map(({ name }) => name)).toEqual(["GET /v1/pets/search/index", "GET /v1/pets/search/lean"]);
    expect(asked[1]!.search).toContain("cursor=next");
    await expect.element(screen.getByRole("link", { name: "Show more dogs" })).not.toBeInTheDocument();
  });

  it("says what to loosen where nothing fits, and what that would give", async () => {
    const { screen } = await renderSite("/dogs?age=over-1-year&gender=Female", { answers });
    await expect.element(screen.getByRole("heading", { name: "No dogs match your filters" }))
      .toBeVisible();
    const wider = screen.getByRole("link", { name: "Without Over 1 year: 3 dogs" });
    await expect.element(wider).toHaveAttribute("href", "/dogs?gender=Female");
  });

  it("speaks of waiting for a litter only where somebody has a waitlist", async () => {
    const breed = { id: "b1", slug: "cavalier", breedName: "Cavalier", breeders: [] };
    const { screen } = await renderSite("/dogs?breed=cavalier&age=over-1-year", {
      answers: {
        ...answers,
        "GET /v1/breeds": { body: { breeds: [breed] } },
        "GET /v1/breeds/cavalier": { body: { breed } },
      },
    });
    await expect.element(screen.getByRole("heading", { name: "No dogs match your filters" })).toBeVisible();
    await expect.element(screen.getByText(/for the next litter/)).not.toBeInTheDocument();
  });

  it("keeps a search that finds nothing, and asks visitors to sign in first", async () => {
    const kept: unknown[] = [];
    const { screen } = await renderSite("/dogs?age=over-1-year&gender=Female&minPrice=500", {
      user: consumer,
      answers: {
        ...answers,
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        "GET /v1/searches/saved": { body: { savedSearches: [] } },
        "POST /v1/searches/saved": async (request: Request) => {
          const asked = await request.json();
          kept.push(asked);
          return {
            body: { savedSearch: { ...asked, id: "s1", url: "/search", newCount: 0, createdAt: "" } },
          };
        },
      },
    });
    await screen.getByRole("button", { name: "Notify me when one is listed" }).click();
    await screen.getByLabelText("Name", { exact: true }).fill("Grown girls");
    await screen.getByRole("radio", { name: /Once a day/ }).click();
    await screen.getByRole("button", { name: "Save search" }).click();
    await expect.element(screen.getByText("“Grown girls” is saved")).toBeVisible();
    expect(kept).toEqual([{
      name: "Grown girls",
      query: "type=Dog&sex=Female&age=over-1-year&priceMinCents=50000",
      frequency: "daily",
    }]);
    await screen.unmount();
    const visitor = await renderSite("/dogs?age=over-1-year", { answers });
    await visitor.screen.getByRole("button", { name: "Notify me when one is listed" }).click();
    await expect.element(visitor.screen.getByText(/Sign in to save this search\./)).toBeVisible();
    await visitor.screen.unmount();
  });

  it("says at the form what the server did not take, and at the name what is wrong with it", async () => {
    let refusal = problem(422, "invalid_input", "Some fields are not right.", {
      errors: [{ pointer: "/name", code: "too_long", detail: "This name is too long." }],
    });
    const { screen } = await renderSite("/dogs?age=over-1-year", {
      user: consumer,
      answers: {
        ...answers,
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        "POST /v1/searches/saved": () => refusal,
      },
    });
    await screen.getByRole("button", { name: "Notify me when one is listed" }).click();
    const dialog = screen.getByRole("dialog", { name: "Save this search" });
    const name = dialog.getByLabelText("Name", { exact: true });
    await name.fill("Grown girls");
    await dialog.getByRole("button", { name: "Save search" }).click();
    await expect.element(name).toHaveAccessibleDescription(/This name is too long\./);
    refusal = problem(409, "too_many_saved", "Delete a saved search first.");
    await dialog.getByRole("button", { name: "Save search" }).click();
    await expect.element(dialog.getByText("Delete a saved search first.")).toBeVisible();
    await expect.element(name).not.toHaveAttribute("aria-invalid", "true");
    await expect.element(name).toHaveValue("Grown girls");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await screen.getByRole("button", { name: "Discard changes" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.unmount();
  });

  it("goes on with what somebody signed in for when a provider's page sends them back, once", async () => {
    const here = "/dogs?age=over-1-year";
    const site = {
      ...answers,
      "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
      "GET /v1/configuration": { body: { configuration: { ...configuration, signInProviders: ["google"] } } },
      "GET /v1/auth/google/url": { body: { url: `${location.href.split("#")[0]}#gone` } },
      "POST /v1/auth/google/callback": {
        body: {
          user: consumer,
          accessToken: "a-token-of-twenty-letters",
          returnTo: here,
          isNewAccount: false,
        },
      },
    };
    const visitor = await renderSite(here, { answers: site });
    await visitor.screen.getByRole("button", { name: "Notify me when one is listed" }).click();
    await visitor.screen.getByRole("button", { name: "Continue with Google" }).click();
    await expect.poll(() => location.hash).toBe("#gone");
    history.replaceState(null, "", location.href.split("#")[0]);
    await visitor.screen.unmount();

    const back = await renderSite("/user/auth/google/callback?code=c&state=s", { answers: site });
    await expect.poll(back.address).toBe(here);
    const name = back.screen.getByLabelText("Name", { exact: true });
    await expect.element(name).toBeVisible();
    await back.screen.unmount();
    const later = await renderSite(here, { user: consumer, answers: site });
    await expect.element(later.screen.getByRole("button", { name: "Notify me when one is listed" }))
      .toBeVisible();
    await expect.element(later.screen.getByLabelText("Name", { exact: true })).not.toBeInTheDocument();
    await later.screen.unmount();
  });

  it("keeps the filters when the server fails, and tries again", async () => {
    let isDown = true;
    const { screen, address } = await renderSite("/dogs", {
      answers: {
        ...answers,
        "GET /v1/pets/search/index": (request: Request) =>
          new URL(request.url).searchParams.has("sex") && isDown
            ? { status: 422, body: {} }
            : answers["GET /v1/pets/search/index"](request),
      },
    });
    await screen.getByRole("checkbox", { name: /^Female/ }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    expect(address()).toBe("/dogs?gender=Female");
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(cards).toEqual(["Maple 1", "Maple 2"]);
  });
});

describe("addresses of searches", () => {
  it("say the same after they were read and written", () => {
    const search = {
      gender: ["Male", "Female"],
      categories: "12",
      minPrice: "500",
      maxPrice: "3000",
      zip: "97330",
      distance: "100",
      sort: "distance",
      q: "red doodle",
      isRescue: "true",
      page: "3",
    };
    const filters = filtersOf("/search", { ...search, type: "Cats" });
    const href = searchHrefOf(filters);
    const read = Object.fromEntries(
      [...new URL(href, "http://a").searchParams.keys()].map((key) => [
        key,
        new URL(href, "http://a").searchParams.getAll(key),
      ]),
    );
    expect(filtersOf("/search", read)).toEqual(filters);
    expect(searchInput(filters)).toMatchObject({
      type: ["Cat"],
      sex: ["Male", "Female"],
      categories: [12],
      priceMinCents: 50000,
      priceMaxCents: 300000,
      zip: "97330",
      distance: 100,
      sort: "distance",
      isRescue: true,
    });
  });

  it("show dogs or cats by their path, dogs where /search says nothing, and else both or what it says", () => {
    expect(searchInput(filtersOf("/dogs", { type: "Cats" })).type).toEqual(["Dog"]);
    expect(searchInput(filtersOf("/cats", {})).type).toEqual(["Cat"]);
    expect(searchInput(filtersOf("/search", {})).type).toEqual(["Dog"]);
    expect(searchInput(filtersOf("/search", { type: "Cats" })).type).toEqual(["Cat"]);
    expect(searchInput(filtersOf("/search", { type: ["Dogs", "Cats"] })).type).toEqual(["Dog", "Cat"]);
    expect(searchInput(filtersOf("/search", { q: "maple" })).type).toBeUndefined();
    const bare = filtersOf("/search", {});
    expect(searchHrefOf(bare)).toBe("/search");
    expect(searchHrefOf({ ...bare, types: [] })).toBe("/search?type=Dogs&type=Cats");
    expect(searchHrefOf({ ...bare, q: "maple" })).toBe("/search?q=maple&type=Dogs");
    expect(searchHrefOf(cleared({ ...bare, types: [], q: "maple" }))).toBe("/search?type=Dogs&type=Cats");
  });

  it("ignore what they cannot mean", () => {
    const filters = filtersOf("/dogs", {
      gender: "Robot",
      breed: "x' or 1=1",
      minPrice: "-5",
      page: "1e9",
      sort: "distance",
      isRescue: "yes",
      zip: "9733",
    });
    expect(searchHrefOf(filters)).toBe("/dogs");
    expect(filters.isRescue).toBe(false);
  });
});

describe("the home page", () => {
  it("lets the browser choose among the sizes of every picture, and keeps its room", async () => {
    const image = (name: string) => ({
      key: name,
      cardUrl: `/media/${name}.card.webp`,
      fullUrl: `/media/${name}.full.webp`,
      alt: name,
      width: 1200,
      height: 900,
    });
    const pets = [1, 2, 3].map((index) => ({ ...pet(index), defaultImage: image(`maple-${index}`) }));
    const breed = {
      id: pet(1).breed.id,
      slug: "cavalier",
      breedName: "Cavalier",
      availablePets: 3,
      image: image("cavalier"),
    };
    const { screen } = await renderSite("/", {
      answers: {
        "GET /v1/pets/spotlight": { body: { pets } },
        "GET /v1/featured/pets": {
          body: { pets: { newlyAvailable: pets, popularBreeds: [breed], categories: [] } },
        },
      },
    });
    await expect.element(screen.getByRole("heading", { name: "Popular breeds" })).toBeVisible();
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
    expect(pictures.length).toBeGreaterThan(6);
    for (const { src, srcset, sizes, width, height } of pictures) {
      expect([src, srcset !== "", sizes !== "", width > 0, height > 0]).toEqual([
        src,
        true,
        true,
        true,
        true,
      ]);
    }
    await screen.unmount();
  });
});
