import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderSite, tabTo } from "../../testing.tsx";
import { activeFilters, filtersOf } from "./filters_rules.ts";
import { understoodHref } from "./typed_search.ts";

const nobody = {
  body: {
    data: {
      pets: [],
      total: 0,
      totalIsExact: true,
      pageSize: 20,
      page: 1,
      nextCursor: null,
      near: "Corvallis, OR",
      notNear: ["Portland, OR"],
      breedNames: [{ slug: "laperm", name: "LaPerm" }],
      loosened: [
        { filter: "distance", total: 7 },
        { filter: "notBreed", total: 4 },
        { filter: "color", total: 1 },
      ],
      facets: {
        type: [],
        breed: [],
        sex: [],
        sizeClass: [],
        age: [],
        coatType: [],
        generation: [],
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
        priceMinCents: null,
        priceMaxCents: null,
      },
    },
  },
};
const BREEDER = "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b";
const suggestions = [
  {
    kind: "breed",
    label: "Golden Retriever",
    text: "cheap Golden Retriever",
    note: "Dogs",
    availablePets: 1042,
  },
  { kind: "place", label: "Golden, CO", text: "cheap near Golden, CO" },
  { kind: "name", label: "Goldie", text: "Goldie", availablePets: 2 },
  {
    kind: "breeder",
    label: "Larkmeadow Goldens",
    text: "Larkmeadow Goldens",
    note: "Salem, OR",
    breederId: BREEDER,
    breederSlug: "larkmeadow-goldens-salem-or",
  },
];
const understood = (filters: object, more: object = {}) => ({
  body: { understood: { filters, breeders: [], didYouMean: [], ...more } },
});
const answers = {
  "GET /v1/pets/search/index": nobody,
  // No pet is named "Mabel"; without that word eight pugs match.
  "GET /v1/pets/search/lean": (request: Request) => {
    const { searchParams } = new URL(request.url);
    const isLost = searchParams.get("breedSlug") === "pug" && !searchParams.has("q");
    return isLost ? { body: { data: { ...nobody.body.data, total: 8 } } } : nobody;
  },
  "GET /v1/breeds": { body: { breeds: [{ id: BREEDER, slug: "zebra-hound", breedName: "Zebra Hound" }] } },
  "GET /v1/pets/search/suggest": { body: { suggestions } },
  "GET /v1/pets/search/understand": (request: Request) => {
    const q = new URL(request.url).searchParams.get("q")!;
    if (q === "zebra") {
      return understood({ q }, {
        breeders: [{
          id: BREEDER,
          slug: "zebra-hill-salem-or",
          name: "Zebra Hill",
          city: "Salem",
          state: "OR",
          isShelter: false,
        }],
        didYouMean: [{ label: "Zebroid", text: "Zebroid" }],
      });
    }
    if (q === "Goldie") return understood({ q });
    if (q === "larkmeadow") {
      return understood({ q }, {
        breeder: {
          id: BREEDER,
          slug: "larkmeadow-goldens-salem-or",
          name: "Larkmeadow Goldens",
          city: "Salem",
          state: "OR",
          isShelter: false,
        },
      });
    }
    if (q === "female zebra in LA, not a pug") {
      return understood({ sex: ["Female"], zip: "90012", distance: 100, sort: "distance", q: "zebra" }, {
        didYouMean: [{ label: "Louisiana", text: "female zebra in Louisiana, not a pug" }],
        notLeftOut: ["pug"],
      });
    }
    if (q === "mabel pug") return understood({ type: ["Dog"], breedName: "pug", q: "mabel" });
    if (q === "pug with financing near me") {
      return understood({ type: ["Dog"], breedName: "pug" }, { notSearched: ["financing"], nearMe: true });
    }
    return understood({ type: ["Dog"], breedName: "golden-retriever", sort: "price" });
  },
};
const render = (href = "/search") => renderSite(href, { answers });
type Screen = Awaited<ReturnType<typeof render>>["screen"];
const boxOf = (screen: Screen) => screen.getByRole("search", { name: "All pets" }).getByRole("combobox");

const optionsOf = (screen: Screen, which: { selected?: boolean } = {}) =>
  screen.getByRole("listbox", { name: "Suggestions" }).getByRole("option", which);

describe("the search box", () => {
  it("offers suggestions with counts, which the arrows walk and Enter takes", async () => {
    const { screen, calls, address } = await render();
    const box = boxOf(screen);
    await box.fill("cheap gold");
    await expect.element(screen.getByRole("option", { name: "Golden Retriever 1,042 available" }))
      .toBeVisible();
    await expect.element(screen.getByRole("option", { name: "Pets named Goldie 2 available" })).toBeVisible();
    await expect.element(screen.getByRole("option", { name: "Larkmeadow Goldens Breeder in Salem, OR" }))
      .toBeVisible();
    await expect.element(screen.getByText("4 suggestions.")).toBeInTheDocument();
    await expect.element(box).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(optionsOf(screen, { selected: true })).toHaveTextContent(
      "Search for “cheap gold”",
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const chosen = optionsOf(screen, { selected: true });
    await expect.element(chosen).toHaveTextContent("Golden Retriever");
    await expect.element(box).toHaveAttribute("aria-activedescendant", chosen.element().id);
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe("/dogs?breed=golden-retriever&sort=price");
    const asked = calls.filter(({ name }) => name.endsWith("/understand")).map(({ search }) => search);
    expect(asked).toEqual(["?q=cheap%20Golden%20Retriever"]);
    // Words that became filters appear as filters.
    await expect.element(box).toHaveValue("");
    await expect.element(screen.getByRole("button", { name: "Remove filter Golden Retriever" }))
      .toBeVisible();
    await screen.unmount();
  });

  it("is found, filled and left by keyboard alone", async () => {
    const { screen, address } = await render();
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector<HTMLElement>("a[href='#main']")!.focus();
    await tabTo(boxOf(screen));
    await userEvent.keyboard("gold");
    await expect.element(optionsOf(screen).first()).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Tab}");
    // Leaving the box with Tab chooses nothing and closes the suggestions.
    await expect.element(screen.getByRole("listbox", { name: "Suggestions" })).not.toBeInTheDocument();
    expect(address()).toBe("/search");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(optionsOf(screen).first()).toBeVisible();
    await screen.unmount();
  });

  it("closes on Escape and keeps the words, and finds them on Enter", async () => {
    const { screen, address } = await render();
    const box = boxOf(screen);
    await box.fill("golden");
    await expect.element(optionsOf(screen).first()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(box).toHaveAttribute("aria-expanded", "false");
    await expect.element(box).toHaveValue("golden");
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe("/dogs?breed=golden-retriever&sort=price");
    await screen.unmount();
  });

  it("leads to the breeder whose name was typed, and pets of a name to their search", async () => {
    const { screen, address } = await render();
    await boxOf(screen).fill("goldie");
    await screen.getByRole("option", { name: /Pets named Goldie/ }).click();
    await expect.poll(address).toBe("/search?q=Goldie");
    await boxOf(screen).fill("larkmeadow");
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toMatch(new RegExp(`^/breeders/${BREEDER}/larkmeadow-goldens-salem-or`));
    await screen.unmount();
  });
});

describe("words that may mean something else, or refuse what no filter leaves out", () => {
  it("are kept in the address, and the page says so until the search changes", async () => {
    const { screen, address } = await render();
    await boxOf(screen).fill("female zebra in LA, not a pug");
    await userEvent.keyboard("{Enter}");
    const filters = "/search?q=zebra&gender=Female&zip=90012&distance=100&sort=distance";
    await expect.poll(() => new URL(address(), "http://a").searchParams.get("said"))
      .toBe("female zebra in LA, not a pug");
    await expect.element(screen.getByText("We looked for “zebra” in names, breeds, colors and cities."))
      .toBeVisible();
    await expect.element(screen.getByText("We can't leave out “pug” yet, so these results may include it."))
      .toBeVisible();
    const link = screen.getByRole("link", { name: "Louisiana" });
    // The typed text itself names the place, so the link drops the place of the other reading.
    await expect.element(link).toHaveAttribute(
      "href",
      "/search?gender=Female&find=female+zebra+in+Louisiana%2C+not+a+pug",
    );
    await screen.getByRole("button", { name: "Remove filter “zebra”" }).click();
    await expect.poll(address).toBe(filters.replace("q=zebra&", ""));
    await expect.element(screen.getByText("We can't leave out", { exact: false })).not.toBeInTheDocument();
    await screen.unmount();
  });
});

it("words that nothing matches are left out where the filters beside them find pets, and the page says so", async () => {
  const { screen, address } = await render();
  await boxOf(screen).fill("mabel pug");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/dogs?breed=pug&said=mabel+pug");
  const lost = "No name, breed, color or city here matches “mabel”, so we left it out.";
  await expect.element(screen.getByText(lost)).toBeVisible();
  await screen.unmount();
});

it("a wish without a filter is named, and never called missing", async () => {
  const { screen, address } = await render();
  await boxOf(screen).fill("pug with financing near me");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/dogs?breed=pug&near=me&said=pug+with+financing+near+me");
  await expect.element(
    screen.getByText("We can't search by “financing” yet, so these results disregard it."),
  ).toBeVisible();
  await expect.element(screen.getByText("Enter your ZIP code in the filters to see pets near you."))
    .toBeVisible();
  expect(document.body.textContent).not.toContain("matches “financing”");
  await screen.unmount();
  const near = await render("/dogs?zip=97330");
  await boxOf(near.screen).fill("pug with financing near me");
  await userEvent.keyboard("{Enter}");
  await expect.poll(near.address).toBe(
    "/dogs?breed=pug&zip=97330&distance=100&orDelivered=true&sort=distance&said=pug+with+financing+near+me",
  );
  await near.screen.unmount();
});

it("words that no pet has lead to pets that one might like, not to close matches", async () => {
  const { screen } = await render("/search?q=zebra&type=Dogs");
  await expect.element(
    screen.getByText("No dogs match “zebra” by name, breed, color or city"),
  ).toBeVisible();
  expect(screen.getByText("Close matches").query()).toBeNull();
  await screen.unmount();
});

it("a chosen breed without any pet is called by its name", async () => {
  const { screen, calls } = await render("/dogs?breed=zebra-hound");
  await expect.element(screen.getByRole("button", { name: "Remove filter Zebra Hound" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Zebra Hound puppies and dogs" })).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith("/index"))!.search).toContain("breedSlug=zebra-hound");
  await screen.unmount();
});

it.each([
  [`/dogs?breed=${BREEDER}&gender=Female&breed=pug`, "/dogs?breed=zebra-hound&breed=pug&gender=Female"],
  ["/dogs?breedName=L%C3%B6wchen", "/dogs?breed=lowchen"],
  ["/search?breedName=doodle&type=Dogs", "/search?type=Dogs&breed=doodle"],
  [`/dogs?breed=${BREEDER}&said=zebra`, "/dogs?breed=zebra-hound&said=zebra"],
  [`/dogs?breed=${BREEDER}&gender=Female&find=Goldie`, "/dogs?q=Goldie&breed=zebra-hound&gender=Female"],
  // An unknown breed id is left out; otherwise the address would redirect to itself.
  ["/dogs?breed=01980b72-91d4-7e63-8f0a-c2d4e6f80a1c&gender=Female", "/dogs?gender=Female"],
  ["/dogs?breedName=aaaaaaaa-bbbb-c", "/dogs"],
])("an older address, %s, leads to the breeds by their slugs", async (old, now) => {
  const { screen, address } = await render(old);
  await expect.poll(address).toBe(now);
  await screen.unmount();
});

it("many breeds are one chip, which takes all of them off", async () => {
  const slugs = Array.from({ length: 7 }, (_, at) => `breed=zebra-hound-${at}`);
  const { screen, address } = await render(`/dogs?${slugs.join("&")}&gender=Female`);
  await screen.getByRole("button", { name: "Remove filter 7 breeds" }).click();
  await expect.poll(address).toBe("/dogs?gender=Female");
  await screen.unmount();
});

it.each([
  ["american-bully", "No American Bullies"],
  ["siberian-husky", "No Siberian Huskies"],
  ["kangal-bay", "No Kangal Bays"],
])("several of %s are left out by their name: %s", (slug, label) => {
  const [only] = activeFilters(filtersOf("/dogs", { notBreed: slug }), undefined);
  expect(only!.label).toBe(label);
});

it("chips for many of two lists have keys of their own", () => {
  const state = ["AL", "AK", "AZ", "AR", "CA", "CO", "CT"];
  const filters = filtersOf("/dogs", { state, color: state });
  expect(activeFilters(filters, undefined).map(({ key }) => key)).toEqual(["many-color", "many-state"]);
});

it("sizes, coats, generations and shelters that are left out are chips in plain words", async () => {
  const all = "notSizeClass=Toy&notCoatType=Long&notGeneration=F1b&notRescue=true";
  const { screen, calls, address } = await render(`/dogs?${all}`);
  for (const said of ["Not Toy", "No long coats", "Not F1b", "No rescues"]) {
    await expect.element(screen.getByRole("button", { name: `Remove filter ${said}` })).toBeVisible();
  }
  for (const one of all.split("&")) {
    expect(calls.findLast(({ name }) => name.endsWith("/index"))!.search).toContain(one);
  }
  await screen.getByRole("button", { name: "Remove filter No rescues" }).click();
  await screen.getByRole("button", { name: "Remove filter No long coats" }).click();
  await expect.poll(address).toBe("/dogs?notSizeClass=Toy&notGeneration=F1b");
  await screen.unmount();
});

it("what is left out is a chip of its own, which takes it off", async () => {
  const all =
    "notBreed=doodle&notBreed=siberian-husky&notColor=Black&notState=TX&notZip=97201&notDistance=60";
  const { screen, calls, address } = await render(`/dogs?${all}`);
  for (
    const said of [
      "No Doodles",
      "No Siberian Huskies",
      "Not Black",
      "Not in Texas",
      "Not within 60 miles of Portland, OR",
    ]
  ) await expect.element(screen.getByRole("button", { name: `Remove filter ${said}` })).toBeVisible();
  const asked = () => calls.findLast(({ name }) => name.endsWith("/index"))!.search;
  expect(asked()).toContain(all);
  await expect.element(screen.getByRole("link", { name: "Including Doodles, Siberian Huskies: 4 dogs" }))
    .toHaveAttribute("href", `/dogs?${all.replace(/notBreed=[^&]+&/g, "")}`);
  await screen.getByRole("button", { name: "Remove filter Not within 60 miles of Portland, OR" }).click();
  await expect.poll(address).toBe("/dogs?notBreed=doodle&notBreed=siberian-husky&notColor=Black&notState=TX");
  await screen.unmount();
});

it("breeds are called what the server calls them, also those without pets and those left out", async () => {
  const { screen } = await renderSite("/cats?notBreed=laperm&notBreed=manx", { answers });
  await expect.element(screen.getByRole("button", { name: "Remove filter No LaPerms" })).toBeVisible();
  await screen.unmount();
  const { screen: chosen } = await renderSite("/cats?breed=laperm", { answers });
  await expect.element(chosen.getByRole("heading", { level: 1, name: "LaPerm kittens and cats" }))
    .toBeVisible();
  await expect.element(chosen.getByRole("button", { name: "Remove filter LaPerm", exact: true }))
    .toBeVisible();
  await expect.element(chosen.getByRole("checkbox", { name: /^LaPerm/ })).toBeChecked();
  await chosen.unmount();
});

it("one unknown ZIP code leaves the others in force, and is named", async () => {
  const detail = "We couldn't find ZIP code 00000.";
  const refusing = (pointer: string) => ({ url }: Request) =>
    url.includes("00000")
      ? {
        status: 422,
        body: {
          type: "/problems/zip_unknown",
          title: "ZIP code not found",
          status: 422,
          code: "zip_unknown",
          detail: "We couldn't find this ZIP code.",
          requestId: "r",
          errors: [{ pointer, code: "zip_unknown", detail }],
        },
      }
      : nobody;
  const of = (pointer: string) => ({
    answers: { ...answers, "GET /v1/pets/search/index": refusing(pointer) },
  });
  const { screen: away, calls } = await renderSite(
    "/dogs?zip=97330&distance=50&notZip=00000&notZip=97201",
    of("query/notZip/0"),
  );
  await expect.element(away.getByRole("alert")).toHaveTextContent(`${detail} We haven't excluded that area.`);
  const asked = () => calls.findLast(({ name }) => name.endsWith("/index"))!.search;
  expect(asked()).toContain("notZip=97201");
  expect(asked()).toContain("zip=97330&distance=50");
  await expect.element(away.getByRole("textbox", { name: "Your ZIP" })).not.toHaveAccessibleErrorMessage();
  await away.unmount();
  const { screen: near, calls: later } = await renderSite("/dogs?zip=00000&notZip=97201", of("query/zip"));
  await expect.element(near.getByText(`${detail} Showing pets from everywhere.`)).toBeVisible();
  expect(later.findLast(({ name }) => name.endsWith("/index"))!.search).toContain("notZip=97201");
  await near.unmount();
});

it("a place that is refused now is no longer looked in, by whichever of its ZIP codes", async () => {
  const place = (zip: string, city: string) => ({
    body: { place: { zip, city, state: "OR", latitude: 44.5, longitude: -123.2 } },
  });
  const places = {
    "GET /v1/places/97330": place("97330", "Corvallis"),
    "GET /v1/places/97333": place("97333", "Corvallis"),
    "GET /v1/places/97201": place("97201", "Portland"),
  };
  const leadsTo = async (before: string, filters: object) => {
    const { screen, address } = await renderSite(`/dogs?${before}&find=no`, {
      answers: { ...answers, ...places, "GET /v1/pets/search/understand": understood(filters) },
    });
    await expect.poll(address).not.toContain("find=");
    const led = address();
    await screen.unmount();
    return led;
  };
  const kept = "zip=97330&distance=100&sort=distance";
  expect(await leadsTo(kept, { notZip: ["97333"] })).toBe("/dogs?notZip=97333");
  expect(await leadsTo(kept, { notState: ["OR"] })).toBe("/dogs?notState=OR");
  expect(await leadsTo(kept, { notZip: ["97201"] })).toBe(
    "/dogs?notZip=97201&zip=97330&distance=100&sort=distance",
  );
  // A ZIP code without miles is the visitor's home, not a place to search in.
  expect(await leadsTo("zip=97330", { notZip: ["97333"] })).toBe(
    "/dogs?notZip=97333&zip=97330&sort=distance",
  );
});

it("a breed ticked beside a word for several takes its place, and the word can be taken off", async () => {
  const { data } = nobody.body;
  const breed = [{ value: BREEDER, label: "Goldendoodle", count: 3 }, {
    value: "b2",
    label: "Pug",
    count: 2,
  }];
  const found = { body: { data: { ...data, facets: { ...data.facets, breed } } } };
  const { screen, address } = await renderSite("/dogs?breed=doodle", {
    answers: { ...answers, "GET /v1/pets/search/index": found },
  });
  await screen.getByRole("checkbox", { name: /^Goldendoodle/ }).click();
  await expect.poll(address).toBe("/dogs?breed=goldendoodle");
  await screen.getByRole("checkbox", { name: /^Pug/ }).click();
  await expect.poll(address).toBe("/dogs?breed=goldendoodle&breed=pug");
  await screen.unmount();
  const both = await renderSite("/dogs?breed=doodle&breed=poodle&breed=pug", {
    answers: { ...answers, "GET /v1/pets/search/index": found },
  });
  await both.screen.getByRole("checkbox", { name: "Doodle", exact: true }).click();
  await expect.poll(both.address).toBe("/dogs?breed=poodle&breed=pug");
  await both.screen.unmount();
});

it("only a breed's page with pets may be indexed, and none of an invented word", async () => {
  const robots = () => document.querySelector("meta[name=robots]")?.getAttribute("content");
  const invented = await render("/dogs?breed=buy-cheap-pills");
  await expect.element(invented.screen.getByText("No dogs match your filters")).toBeVisible();
  await expect.poll(robots).toBe("noindex");
  await invented.screen.unmount();
  const found = { body: { data: { ...nobody.body.data, total: 1 } } };
  const known = await renderSite("/dogs?breed=pug", {
    answers: { ...answers, "GET /v1/pets/search/index": found },
  });
  await expect.element(known.screen.getByRole("heading", { name: "Pug puppies and dogs" })).toBeVisible();
  await expect.poll(robots).toBeUndefined();
  await known.screen.unmount();
});

it("a chip names its own place while the next result loads", async () => {
  const { data } = nobody.body;
  const answer = { go: () => {} };
  const later = new Promise<void>((done) => (answer.go = done));
  const { screen, address } = await renderSite("/dogs?notZip=97201&notZip=97301", {
    answers: {
      ...answers,
      "GET /v1/pets/search/index": async (request: Request) => {
        const isBoth = request.url.includes("97201");
        if (!isBoth) await later;
        return { body: { data: { ...data, notNear: [...isBoth ? ["Portland, OR"] : [], "Salem, OR"] } } };
      },
    },
  });
  await screen.getByRole("button", { name: /^Remove filter .* of Portland, OR$/ }).click();
  await expect.poll(address).toBe("/dogs?notZip=97301");
  const chip = screen.getByRole("button", { name: /^Remove filter Not within/ });
  await expect.element(chip).toHaveAccessibleName("Remove filter Not within 25 miles of Salem, OR");
  answer.go();
  await expect.element(chip).toHaveAccessibleName("Remove filter Not within 25 miles of Salem, OR");
  await screen.unmount();
});

describe("a search that finds nothing", () => {
  it("says how many there are without each filter, and that the nearest may be farther", async () => {
    const { screen } = await render("/dogs?color=Blue&zip=97330&distance=100&sort=distance");
    await expect.element(
      screen.getByRole("button", { name: "Remove filter Within 100 miles of Corvallis, OR" }),
    )
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Any distance, nearest first: 7 dogs" }))
      .toHaveAttribute("href", "/dogs?color=Blue&zip=97330&sort=distance");
    await expect.element(screen.getByRole("link", { name: "Without Blue: 1 dog" }))
      .toHaveAttribute("href", "/dogs?zip=97330&distance=100&sort=distance");
    await expect.element(screen.getByRole("heading", { name: "Close matches, nearest first" })).toBeVisible();
    await screen.unmount();
  });

  it("shows pets of other breeds where there is none of the breed anywhere", async () => {
    const { screen, calls } = await render("/dogs?breed=horgi&zip=97330&distance=5&sort=distance");
    await expect.element(screen.getByText("No dogs match your filters")).toBeVisible();
    const asked = () =>
      calls.filter(({ name }) => name.endsWith("/lean")).map(({ search }) => new URLSearchParams(search));
    await expect.poll(() => asked().some((one) => !one.has("breedSlug") && one.get("zip") === "97330")).toBe(
      true,
    );
    await screen.unmount();
  });

  it("says which words are no filter, and what else they may mean", async () => {
    const { screen } = await render("/dogs?q=zebra&gender=Female");
    await expect.element(screen.getByText("We looked for “zebra” in names, breeds, colors and cities."))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Zebroid" }))
      .toHaveAttribute("href", "/dogs?gender=Female&find=Zebroid");
    await expect.element(screen.getByRole("link", { name: "Zebra Hill" })).toHaveAttribute(
      "href",
      `/breeders/${BREEDER}/zebra-hill-salem-or`,
    );
    await screen.unmount();
  });
});

it("an address whose words mean filters and find nothing as words leads to what they mean", async () => {
  const { address } = await render("/search?q=goldn+retriver&gender=Female");
  await expect.poll(address).toBe("/dogs?breed=golden-retriever&gender=Female&sort=price");
  const words = await render("/search?q=zebra");
  await expect.element(words.screen.getByText("We looked for “zebra”", { exact: false })).toBeVisible();
  expect(words.address()).toBe("/search?q=zebra");
});

describe("understoodHref", () => {
  const none = { ...filtersOf("/search", {}), types: [] };

  it("writes what was understood as the address of the pets that it is about", () => {
    const young = ["under-8-weeks", "8-12-weeks", "3-6-months", "6-12-months"] as const;
    expect(understoodHref({ type: ["Cat"], age: [...young], state: ["TX"] }, none)).toBe(
      "/cats?age=under-8-weeks&age=8-12-weeks&age=3-6-months&age=6-12-months&state=TX",
    );
    expect(understoodHref({ priceMaxCents: 99_999, isSmall: true, categories: [12], q: "red" }, none)).toBe(
      "/search?q=red&adultSize=small&categories=12&maxPrice=1000",
    );
    expect(understoodHref({ zip: "97330", distance: 100, sort: "distance" }, none)).toBe(
      "/search?zip=97330&distance=100&sort=distance",
    );
  });

  it("says what is not wanted, and no longer where breeds, colors or a place are named anew", () => {
    const refused = { notBreed: ["pug"], notColor: ["Black"], notZip: ["97330"], notDistance: 60 };
    const href = "/dogs?notBreed=pug&notColor=Black&notZip=97330&notDistance=60";
    expect(understoodHref({ type: ["Dog"], ...refused }, none)).toBe(href);
    const before = filtersOf("/dogs", refused);
    expect(understoodHref({ type: ["Dog"], sex: ["Male"] }, before)).toBe(
      href.replace("?", "?gender=Male&"),
    );
    expect(understoodHref({ breedName: "pug", color: ["Black"], state: ["OR"] }, before)).toBe(
      "/dogs?breed=pug&color=Black&state=OR",
    );
  });

  it("asks for sizes, coats, generations and shelters, or leaves them out, as was said last", () => {
    const refused = {
      notSizeClass: ["Toy" as const],
      notCoatType: ["Long" as const],
      notGeneration: ["F1" as const],
      notRescue: true,
    };
    const asked = {
      sizeClass: ["Mini" as const],
      coatType: ["Long" as const],
      generation: ["F1b" as const],
      isRescue: true,
    };
    const href = "/dogs?notSizeClass=Toy&notCoatType=Long&notGeneration=F1&notRescue=true";
    expect(understoodHref(refused, filtersOf("/dogs", {}))).toBe(href);
    const before = filtersOf("/dogs", { ...refused, notRescue: "true" });
    expect(understoodHref(asked, before)).toBe(
      "/dogs?sizeClass=Mini&coatType=Long&generation=F1b&isRescue=true",
    );
    expect(understoodHref(refused, filtersOf("/dogs", { coatType: ["Long", "Wire"], isRescue: "true" })))
      .toBe(
        href.replace("?", "?coatType=Wire&"),
      );
  });

  it("asks for small dogs, or leaves the small ones out, as was said last", () => {
    const small = filtersOf("/dogs", { breed: "cavapoo", adultSize: "small" });
    const refused = { notSizeClass: ["Micro-Mini" as const, "Petite" as const], isSmall: false };
    const href = "/dogs?breed=cavapoo&notSizeClass=Micro-Mini&notSizeClass=Petite";
    expect(understoodHref(refused, small)).toBe(href);
    expect(
      understoodHref({ isSmall: true }, {
        ...small,
        lists: { ...small.lists, adultSize: [], notSizeClass: refused.notSizeClass },
      }),
    ).toBe("/dogs?breed=cavapoo&adultSize=small");
    expect(understoodHref({ isSmall: true, notSizeClass: ["Toy"] }, small)).toBe(
      "/dogs?breed=cavapoo&adultSize=small&notSizeClass=Toy",
    );
  });

  it("asks for dogs of a size or for a breed, as was said last", () => {
    const large = { type: ["Dog" as const], adultSize: ["large" as const] };
    for (
      const before of [{ breed: "chihuahua" }, { breed: "large" }, { sizeClass: "Toy" }, { isSmall: "true" }]
    ) {
      expect(understoodHref(large, filtersOf("/dogs", before))).toBe("/dogs?adultSize=large");
    }
    const before = filtersOf("/dogs", { adultSize: "large" });
    expect(understoodHref({ breedName: "chihuahua" }, before)).toBe("/dogs?breed=chihuahua");
    expect(understoodHref({ sex: ["Male"] }, before)).toBe("/dogs?gender=Male&adultSize=large");
  });

  it("drops what is not wanted any more", () => {
    const before = filtersOf("/dogs", { breed: ["pug", "corgi"], color: "Black", state: ["TX", "OR"] });
    expect(understoodHref({ notBreed: ["pug"], notColor: ["Black"], notState: ["TX"] }, before)).toBe(
      "/dogs?breed=corgi&state=OR&notBreed=pug&notColor=Black&notState=TX",
    );
  });

  it("keeps the filters of the search before that nothing was said about", () => {
    const before = filtersOf("/dogs", { gender: "Female", zip: "97330", breed: "pug", q: "zebra" });
    expect(understoodHref({ type: ["Dog"], breedName: "corgi" }, before)).toBe(
      "/dogs?breed=corgi&gender=Female&zip=97330&sort=distance",
    );
  });
});
