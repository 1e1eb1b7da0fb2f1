import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { VerificationStatus } from "@hearthpaw/client";
import type { Answers } from "../../../testing.tsx";
import { problem, renderSite, tabTo } from "../../../testing.tsx";
import { rowOf } from "../testing_rows.ts";
import { ruth, server, verificationOf } from "./testing.ts";
import { cavalier, doodle, draftOf, ID, mapleOf, siamese } from "./testing_pets.ts";
import * as texts from "./texts.tsx";
import * as listingsTexts from "../texts.tsx";
import * as sessionTexts from "../../../components/session/texts.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const NEW = "/breeder/pets/new";
const EDIT = `/breeder/pets/${ID}/edit`;
type Shown = Awaited<ReturnType<typeof renderSite>>["screen"];
const stepTitle = (screen: Shown, name: string) => screen.getByRole("heading", { level: 2, name });
const next = (screen: Shown) => screen.getByRole("button", { name: texts.continueButton }).click();

async function fillAnimal(screen: Shown) {
  await screen.getByRole("radio", { name: texts.dog }).click();
  await screen.getByRole("combobox", { name: listingsTexts.breed }).fill("king ch");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await screen.getByRole("radio", { name: texts.female }).click();
}

describe("a new listing", () => {
  it("saves itself from the first choice on, carries its id in the address, and asks only what fits", async () => {
    const { kept, answers } = server();
    const { screen, address } = await renderSite(NEW, { user: ruth, answers });
    await fillAnimal(screen);
    await screen.getByRole("button", { name: texts.suggestAName }).click();
    await expect.element(screen.getByText(texts.draftSaved)).toBeInTheDocument();
    expect(kept.bodies[0]).not.toHaveProperty("id");
    expect(kept.bodies.slice(1).every(({ id }) => id === ID)).toBe(true);
    expect(kept.pet).toMatchObject({ type: "Dog", sex: "Female", breed: { id: cavalier.id } });
    expect(kept.pet.name).toMatch(/^[A-Z]/);
    await expect.poll(address).toBe(`${NEW}?draft=${ID}`);
    await next(screen);
    await expect.element(stepTitle(screen, "Looks and size")).toHaveFocus();
    expect(address()).toBe(`${NEW}?draft=${ID}&step=looks`);
    // Breeds without sizes and generations don't ask for them.
    await expect.element(screen.getByRole("group", { name: texts.size })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("group", { name: texts.generation })).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText(/^Color/)).toHaveTextContent(/Ruby/);
  });

  it("does not go on without what a draft is found again by", async () => {
    const { answers } = server();
    const { screen } = await renderSite(NEW, { user: ruth, answers });
    await next(screen);
    await expect.element(screen.getByRole("radio", { name: texts.dog })).toHaveFocus();
    await expect.element(screen.getByText(texts.chooseDogOrCat)).toBeVisible();
    // The text sits beside its icon; it is not one of the choices, which share the width.
    expect(getComputedStyle(screen.getByText(texts.chooseDogOrCat).element()).display).toBe("flex");
    await fillAnimal(screen);
    await next(screen);
    const name = screen.getByLabelText(texts.name, { exact: true });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(/Enter a name, or let us suggest one/);
    await expect.element(screen.getByText(texts.chooseTheBreed)).not.toBeInTheDocument();
    await name.fill("Maple");
    await next(screen);
    await expect.element(stepTitle(screen, "Looks and size")).toBeVisible();
  });

  it("offers the drafts that were begun before, and not the one that is being written", async () => {
    const before = rowOf({ status: "in-progress", name: "Biscuit" });
    const { kept, answers } = server(draftOf(), {
      "GET /v1/breeders/pets": () => ({
        body: {
          pets: [...(kept.bodies.length ? [rowOf({ id: ID, name: null })] : []), before],
          counts: [],
          nextCursor: null,
        },
      }),
    });
    const { screen } = await renderSite(NEW, { user: ruth, answers });
    await expect.element(screen.getByText(texts.oneUnfinishedDraft)).toBeVisible();
    // The link comes before the fields, which keeps keyboard users from starting a second draft.
    await tabTo(screen.getByRole("link", { name: "Continue Biscuit's draft" }));
    await expect.element(screen.getByRole("link", { name: "Continue Biscuit's draft" }))
      .toHaveAttribute("href", `/breeder/pets/${before.id}/edit`);
    await screen.getByRole("radio", { name: texts.cat }).click();
    await expect.poll(() => kept.bodies.length).toBe(1);
    await expect.element(screen.getByText(texts.draftSaved)).toBeInTheDocument();
    await expect.element(screen.getByText(texts.oneUnfinishedDraft)).toBeVisible();
  });

  it("asks for size and generation where the breed has them", async () => {
    const { answers } = server(mapleOf({ breed: { ...doodle } }));
    const { screen } = await renderSite(`${EDIT}?step=looks`, { user: ruth, answers });
    await expect.element(screen.getByRole("group", { name: texts.size }).getByRole("radio")).toHaveLength(3);
    await screen.getByRole("radio", { name: texts.generationF1b, exact: false }).first().click();
    await expect.element(screen.getByText("Cavapoo: usually 9 to 18 lb.")).toBeVisible();
  });

  it("says what is wrong beside the field, keeps it from the server, and goes on once it is mended", async () => {
    const { kept, answers } = server(mapleOf());
    const { screen } = await renderSite(`${EDIT}?step=looks`, { user: ruth, answers });
    await screen.getByLabelText(texts.currentWeight).fill("0");
    await next(screen);
    await expect.element(screen.getByLabelText(texts.currentWeight)).toHaveAccessibleDescription(
      /Enter a weight above 0 lb/,
    );
    await expect.element(screen.getByLabelText(texts.currentWeight)).toHaveFocus();
    await expect.element(stepTitle(screen, "Looks and size")).toBeVisible();
    await screen.getByLabelText(texts.currentWeight).fill("6.25");
    await next(screen);
    await expect.element(stepTitle(screen, "Dates and parents")).toBeVisible();
    await expect.poll(() => kept.bodies).toEqual([{ id: ID, weightLb: 6.25 }]);
  });

  it("offers the earliest day home, and takes none before it", async () => {
    const { kept, answers } = server(mapleOf({ goHomeDate: null }));
    const { screen } = await renderSite(`${EDIT}?step=family`, { user: ruth, answers });
    await screen.getByLabelText(texts.readyToGoHome).fill("2026-10-26");
    await screen.getByLabelText(texts.birthDate).click();
    await expect.element(screen.getByText(/October 27, 2026 or later/)).toBeVisible();
    await screen.getByRole("button", { name: "Earliest day: October 27, 2026" }).click();
    await expect.element(screen.getByText(/or later/)).not.toBeInTheDocument();
    await expect.poll(() => kept.bodies.at(-1)).toEqual({ id: ID, goHomeDate: "2026-10-27" });
  });

  it("shows what the server has against a field beside it, and saves the others", async () => {
    const { kept, answers } = server(mapleOf());
    const take = answers["POST /v1/breeders/pets/new/progress"] as (request: Request) => Promise<never>;
    const { screen } = await renderSite(`${EDIT}?step=health`, {
      user: ruth,
      answers: {
        ...answers,
        "POST /v1/breeders/pets/new/progress": async (request) => {
          const body = await request.clone().json();
          if (body.microchipNumber !== "12") return await take(request);
          return problem(422, "invalid_input", "Check it.", {
            errors: [{ pointer: "/microchipNumber", code: "invalid", detail: "Fifteen digits, please." }],
          });
        },
      },
    });
    await screen.getByLabelText(texts.microchipNumberField).fill("12");
    await screen.getByLabelText(texts.registrationNumberField).fill("TS58");
    await expect.element(screen.getByLabelText(texts.microchipNumberField)).toHaveAccessibleDescription(
      /Fifteen digits, please/,
    );
    await expect.poll(() => kept.bodies).toEqual([{ id: ID, registrationNumber: "TS58" }]);
  });

  it("folds the rare papers away without losing one that was chosen", async () => {
    const { kept, answers } = server(mapleOf({ registries: ["AKC"] }));
    const { screen } = await renderSite(`${EDIT}?step=health`, { user: ruth, answers });
    await expect.element(screen.getByRole("checkbox", { name: texts.otherDocuments })).not
      .toBeInTheDocument();
    await screen.getByRole("button", { name: "2 more" }).click();
    await screen.getByRole("checkbox", { name: texts.otherDocuments }).click();
    await expect.poll(() => kept.bodies.at(-1)).toEqual({ id: ID, registries: ["AKC", "other"] });
  });
});

describe("a brother or sister", () => {
  it("begins with what the litter shares, and with nothing that is each animal's own", async () => {
    const { kept, answers } = server();
    const maple = mapleOf({ registries: ["AKC", "microchipped"], microchipNumber: "985", color: "Ruby" });
    const { screen } = await renderSite(`${NEW}?like=${ID}`, {
      user: ruth,
      answers: { ...answers, [`GET /v1/breeders/pets/${ID}/details`]: { body: { pet: maple } } },
    });
    await expect.element(screen.getByRole("combobox", { name: listingsTexts.breed })).toHaveValue(
      "Cavalier King Charles Spaniel",
    );
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue("");
    await screen.getByLabelText(texts.name).fill("Poppy");
    await expect.poll(() => kept.bodies).toEqual([{
      name: "Poppy",
      type: "Dog",
      breedId: cavalier.id,
      birthDate: "2026-09-01",
      goHomeDate: "2026-11-01",
      registries: ["AKC"],
      priceCents: 250_000,
    }]);
  });
});

describe("a pet of a litter", () => {
  const LITTER = "01999e0d-7714-7f4a-b1c8-0d9e2f3a4b5c";
  const litterOf = (change: object = {}) => ({
    id: LITTER,
    name: "Spring litter",
    state: "born",
    type: "Dog",
    breed: cavalier,
    sire: null,
    dam: null,
    expectedDate: null,
    birthDate: "2026-10-02",
    goHomeDate: "2026-12-01",
    litterNumber: null,
    petsCount: 0,
    availableCount: 0,
    pets: [],
    createdAt: "2026-10-02T00:00:00Z",
    ...change,
  });
  const litterWith = (pets: { id: string }[]) => ({
    "GET /v1/breeders/litters": {
      body: { litters: [litterOf({ pets, petsCount: pets.length })], nextCursor: null },
    },
  });
  /** Serves sixty litters; one page holds fifty. */
  const sixty: Answers = {
    "GET /v1/breeders/litters": (request) => {
      const all = Array.from(
        { length: 60 },
        (_, at) => litterOf({ id: `01999e0d-7714-7f4a-b1c8-0d9e2f3a4b${at + 10}`, name: `Litter ${at + 1}` }),
      );
      const isLast = new URL(request.url).searchParams.get("cursor") === "fifty";
      return {
        body: { litters: isLast ? all.slice(50) : all.slice(0, 50), nextCursor: isLast ? null : "fifty" },
      };
    },
  };
  const LAST = "01999e0d-7714-7f4a-b1c8-0d9e2f3a4b69";
  const days = { litterId: LITTER, birthDate: "2026-10-02", goHomeDate: "2026-12-01" };

  it("begins with the litter that its breeder came from", async () => {
    const { kept, answers } = server();
    const { screen } = await renderSite(`${NEW}?litter=${LITTER}`, {
      user: ruth,
      answers: { ...answers, ...litterWith([]) },
    });
    await expect.element(screen.getByRole("combobox", { name: listingsTexts.breed })).toHaveValue(
      cavalier.breedName,
    );
    await screen.getByRole("radio", { name: texts.female }).click();
    await expect.poll(() => kept.bodies)
      .toEqual([{ type: "Dog", breedId: cavalier.id, sex: "Female", ...days }]);
  });

  it("is no draft while nobody has said anything about it", async () => {
    const { kept, answers } = server();
    const { screen } = await renderSite(`${NEW}?litter=${LITTER}`, {
      user: ruth,
      answers: { ...answers, ...litterWith([]) },
    });
    await expect.element(screen.getByRole("combobox", { name: listingsTexts.breed })).toHaveValue(
      cavalier.breedName,
    );
    await screen.getByLabelText(texts.name).click();
    globalThis.dispatchEvent(new Event("online"));
    await screen.getByRole("combobox", { name: listingsTexts.breed }).click();
    await screen.getByRole("button", { name: texts.continueButton }).click();
    await expect.element(screen.getByText(texts.chooseTheSex)).toBeVisible();
    await new Promise((done) => setTimeout(done, 1_000));
    await expect.element(screen.getByText(texts.saving, { exact: true })).not.toBeInTheDocument();
    await screen.unmount();
    expect(kept.bodies).toEqual([]);
  });

  it("is saved with all of it when somebody goes to another step", async () => {
    const { kept, answers } = server();
    const { screen } = await renderSite(`${NEW}?litter=${LITTER}`, {
      user: ruth,
      answers: { ...answers, ...litterWith([]) },
    });
    await screen.getByRole("link", { name: /Dates and parents/ }).click();
    await expect.poll(() => kept.bodies).toEqual([{ type: "Dog", breedId: cavalier.id, ...days }]);
  });

  it("is not begun without its litter where that could not be read, and can be tried again", async () => {
    let isDown = true;
    const { answers } = server();
    const { screen } = await renderSite(`${NEW}?litter=${LITTER}`, {
      user: ruth,
      answers: {
        ...answers,
        "GET /v1/breeders/litters": () =>
          isDown
            ? problem(429, "too_many_requests", "Slow down.")
            : litterWith([])["GET /v1/breeders/litters"],
      },
    });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByLabelText(texts.name)).not.toBeInTheDocument();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("combobox", { name: listingsTexts.breed })).toHaveValue(
      cavalier.breedName,
    );
  });

  it("begins without a littermate that is gone", async () => {
    const { answers } = server();
    delete answers[`GET /v1/breeders/pets/${ID}/details`];
    const { screen } = await renderSite(`${NEW}?like=${ID}`, { user: ruth, answers });
    await expect.element(screen.getByLabelText(texts.name)).toBeVisible();
  });

  it("begins with the sixtieth litter of a breeder, too", async () => {
    const { answers } = server();
    const { screen } = await renderSite(`${NEW}?litter=${LAST}`, {
      user: ruth,
      answers: { ...answers, ...sixty },
    });
    await expect.element(screen.getByRole("combobox", { name: listingsTexts.breed })).toHaveValue(
      cavalier.breedName,
    );
  });

  it("is of any of sixty litters, which the preview names", async () => {
    const { kept, answers } = server(mapleOf());
    const { screen } = await renderSite(`${EDIT}?step=family`, {
      user: ruth,
      answers: { ...answers, ...sixty },
    });
    await screen.getByRole("combobox", { name: /^Litter/ }).selectOptions("Litter 60");
    await expect.poll(() => kept.bodies).toEqual([{ id: ID, ...days, litterId: LAST }]);
    await screen.getByRole("link", { name: /Preview/ }).click();
    await expect.element(screen.getByRole("article", { name: /Maple/ })).toHaveTextContent("Litter 60");
  });

  it("begins with the litter's facts over what another new pet had kept, and offers that one", async () => {
    const key = (of: string) => `hearthpaw:listing:${ruth.id}:${of}`;
    const typed = JSON.stringify({ name: "Biscuit", type: "Cat", breedId: siamese.id });
    localStorage.setItem(key("new"), typed);
    const { kept, answers } = server();
    const { screen } = await renderSite(`${NEW}?litter=${LITTER}`, {
      user: ruth,
      answers: { ...answers, ...litterWith([]) },
    });
    await expect.element(screen.getByRole("combobox", { name: listingsTexts.breed })).toHaveValue(
      cavalier.breedName,
    );
    await expect.element(screen.getByText(texts.oneUnfinishedDraft)).toBeVisible();
    // The new input is kept beside the earlier one and does not replace it.
    await screen.getByLabelText(texts.name).fill("Poppy");
    await expect.poll(() => localStorage.getItem(key(`new?litter=${LITTER}`))).toBe('{"name":"Poppy"}');
    await expect.poll(() => kept.bodies)
      .toEqual([{ name: "Poppy", type: "Dog", breedId: cavalier.id, ...days }]);
    expect(localStorage.getItem(key("new"))).toBe(typed);
    await expect.poll(() => localStorage.getItem(key(`new?litter=${LITTER}`))).toBeNull();
    kept.pet = draftOf();
    await screen.getByRole("link", { name: "Continue Biscuit's draft" }).click();
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue("Biscuit");
    await expect.element(screen.getByRole("combobox", { name: listingsTexts.breed })).toHaveValue(
      siamese.breedName,
    );
    await expect.poll(() => kept.bodies.at(-1)).toEqual({
      name: "Biscuit",
      type: "Cat",
      breedId: siamese.id,
    });
    await expect.poll(() => localStorage.getItem(key("new"))).toBeNull();
  });

  it("is kept with its litter until it has arrived, and comes back there", async () => {
    const down: Answers = {
      "POST /v1/breeders/pets/new/progress": () => {
        throw new TypeError("Failed to fetch");
      },
    };
    const first = await renderSite(`${NEW}?litter=${LITTER}`, {
      user: ruth,
      answers: { ...server().answers, ...litterWith([]), ...down },
    });
    await first.screen.getByLabelText(texts.name).fill("Poppy");
    await expect.element(first.screen.getByText(/saved in this browser, and we'll try again/))
      .toBeVisible();
    await first.screen.unmount();

    const { kept, answers } = server();
    // Restored input is sent at once, and the notice goes once it has arrived.
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => arrive = resolve);
    const save = "POST /v1/breeders/pets/new/progress";
    const take = answers[save] as (request: Request) => Promise<never>;
    const { screen } = await renderSite(NEW, {
      user: ruth,
      answers: { ...answers, ...litterWith([]), [save]: (request) => arrived.then(() => take(request)) },
    });
    await screen.getByRole("link", { name: "Continue Poppy's draft" }).click();
    await expect.element(screen.getByText(texts.weKeptYourUnsavedChanges)).toBeVisible();
    arrive();
    await expect.poll(() => kept.bodies)
      .toEqual([{ name: "Poppy", type: "Dog", breedId: cavalier.id, ...days }]);
  });

  it("begins with what the first listing of the litter says as well", async () => {
    const { kept, answers } = server();
    const { screen } = await renderSite(`${NEW}?litter=${LITTER}`, {
      user: ruth,
      answers: {
        ...answers,
        ...litterWith([{ id: ID }]),
        [`GET /v1/breeders/pets/${ID}/details`]: { body: { pet: mapleOf({ registries: ["AKC"] }) } },
      },
    });
    await screen.getByLabelText(texts.name).fill("Poppy");
    await expect.poll(() => kept.bodies).toEqual([{
      name: "Poppy",
      type: "Dog",
      breedId: cavalier.id,
      ...days,
      registries: ["AKC"],
      priceCents: 250_000,
    }]);
  });
});

describe("coming back", () => {
  it("goes on at the first step that lacks something", async () => {
    const { answers } = server(mapleOf({ imageKeys: [], images: [] }));
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(stepTitle(screen, "Photos and video")).toBeVisible();
  });

  it("restores what had not arrived, and sends it", async () => {
    const cut: Answers = {
      "POST /v1/breeders/pets/new/progress": () => {
        throw new TypeError("Failed to fetch");
      },
    };
    const first = await renderSite(`${EDIT}?step=price`, {
      user: ruth,
      answers: { ...server(mapleOf({ priceCents: null })).answers, ...cut },
    });
    await first.screen.getByRole("textbox", { name: texts.price }).fill("1,950");
    await expect.element(first.screen.getByText(/saved in this browser, and we'll try again/)).toBeVisible();
    await first.screen.unmount();

    const { kept, answers } = server(mapleOf({ priceCents: null }));
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(stepTitle(screen, "Preview")).toBeVisible();
    await expect.poll(() => kept.bodies).toEqual([{ id: ID, priceCents: 195_000 }]);
    // The browser's copy goes once the answer arrives.
    await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes(":listing:")))
      .toEqual([]);
  });

  it("says of a price that is being typed what it brings, and nothing of red fields before it is left", async () => {
    const { answers } = server(mapleOf({ priceCents: null }));
    const { screen } = await renderSite(`${EDIT}?step=price`, { user: ruth, answers });
    const price = screen.getByRole("textbox", { name: texts.price });
    await expect.element(price).toBeVisible();
    const heard = document.querySelectorAll("[role=status]").length;
    await price.fill("2,500");
    await expect.element(screen.getByText("Your earnings: $2,125 of $2,500. Our 15% fee is $375."))
      .toBeVisible();
    expect(document.querySelectorAll("[role=status]").length).toBe(heard);
    await expect.element(screen.getByText(texts.draftSaved)).toBeVisible();
    await price.fill("lots");
    await expect.element(screen.getByText(texts.draftSaved)).not.toBeInTheDocument();
    expect(screen.getByText(texts.savedExceptRedFields).query()).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await expect.element(screen.getByText(texts.savedExceptRedFields)).toBeVisible();
  });

  it("tries again by itself when the line is there again", async () => {
    let isCut = true;
    const { kept, answers } = server(mapleOf());
    const take = answers["POST /v1/breeders/pets/new/progress"] as (request: Request) => never;
    const { screen } = await renderSite(`${EDIT}?step=character`, {
      user: ruth,
      answers: {
        ...answers,
        "POST /v1/breeders/pets/new/progress": (request) => {
          if (isCut) throw new TypeError("Failed to fetch");
          return take(request);
        },
      },
    });
    await screen.getByLabelText(texts.inYourOwnWords).fill("She sleeps on my feet.");
    await expect.element(screen.getByText(/We can't reach the server/)).toBeVisible();
    isCut = false;
    globalThis.dispatchEvent(new Event("online"));
    await expect.element(screen.getByText(texts.draftSaved)).toBeVisible();
    expect(kept.pet.description).toBe("She sleeps on my feet.");
  });

  it("begins one draft where the answer of its first save is lost", async () => {
    let isLost = true;
    const { kept, answers } = server();
    const take = answers["POST /v1/breeders/pets/new/progress"] as (request: Request) => Promise<never>;
    const { screen } = await renderSite(NEW, {
      user: ruth,
      answers: {
        ...answers,
        "POST /v1/breeders/pets/new/progress": async (request) => {
          const answer = await take(request);
          if (isLost) throw new TypeError("Failed to fetch");
          return answer;
        },
      },
    });
    await screen.getByLabelText(texts.name).fill("Maple");
    await screen.getByRole("radio", { name: texts.dog, exact: true }).click();
    await expect.element(screen.getByText(/We can't reach the server/)).toBeVisible();
    isLost = false;
    globalThis.dispatchEvent(new Event("online"));
    await expect.element(screen.getByText(texts.draftSaved)).toBeVisible();
    expect(kept.bodies.length).toBeGreaterThan(1);
    expect(kept.bodies.filter(({ id }) => id === undefined)).toHaveLength(kept.keys.length);
    expect(new Set(kept.keys).size).toBe(1);
  });

  it.each([
    ["a draft", EDIT, mapleOf({ description: "" })],
    ["a new pet", NEW, draftOf()],
  ])("takes back from %s what was undone after an answer that was lost", async (_, path, start) => {
    let isLost = true;
    const { kept, answers } = server(start);
    const save = "POST /v1/breeders/pets/new/progress";
    const take = answers[save] as (request: Request) => Promise<never>;
    const { screen } = await renderSite(`${path}?step=character`, {
      user: ruth,
      answers: {
        ...answers,
        [save]: async (request) => {
          const answer = await take(request);
          if (isLost) throw new TypeError("Failed to fetch");
          return answer;
        },
      },
    });
    const words = screen.getByLabelText(texts.inYourOwnWords);
    await words.fill("She bites.");
    await expect.element(screen.getByText(/We can't reach the server/)).toBeVisible();
    expect(kept.pet.description).toBe("She bites.");
    await words.fill("");
    isLost = false;
    globalThis.dispatchEvent(new Event("online"));
    await expect.element(screen.getByText(texts.draftSaved)).toBeVisible();
    await expect.element(words).toHaveValue("");
    expect(kept.pet.description ?? "").toBe("");
  });

  it("goes on with the draft whose first answer never came, also where the page was closed meanwhile", async () => {
    const { kept, answers } = server();
    const save = "POST /v1/breeders/pets/new/progress";
    const take = answers[save] as (request: Request) => Promise<never>;
    const first = await renderSite(NEW, {
      user: ruth,
      answers: {
        ...answers,
        [save]: async (request) => take(request).then(() => new Promise<never>(() => {})),
      },
    });
    await first.screen.getByLabelText(texts.name).fill("Maple");
    await expect.poll(() => kept.keys).toHaveLength(1);
    await first.screen.unmount();

    const { screen } = await renderSite(NEW, { user: ruth, answers });
    await expect.element(screen.getByText(texts.draftSaved)).toBeVisible();
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue(listingsTexts.maple);
    expect(kept.keys).toHaveLength(2);
    expect(new Set(kept.keys).size).toBe(1);
    await screen.unmount();

    // Typing for another pet afterward starts a separate draft.
    const other = await renderSite(NEW, { user: ruth, answers });
    await other.screen.getByLabelText(texts.name).fill("Poppy");
    await expect.poll(() => new Set(kept.keys).size).toBe(2);
  });

  it("begins another draft with what was kept where the one of its first save has been submitted", async () => {
    const { kept, answers } = server();
    const save = "POST /v1/breeders/pets/new/progress";
    const take = answers[save] as (request: Request) => Promise<never>;
    const submitted = new Set<string>();
    const { screen } = await renderSite(NEW, {
      user: ruth,
      answers: {
        ...answers,
        [save]: async (request) => {
          const { idempotencyKey = "" } = await request.clone().json() as { idempotencyKey?: string };
          if (submitted.has(idempotencyKey)) {
            return problem(409, "listing_not_draft", "This listing has been submitted.");
          }
          if (submitted.size > 0) return await take(request);
          submitted.add(idempotencyKey);
          throw new TypeError("Failed to fetch");
        },
      },
    });
    await screen.getByLabelText(texts.name).fill("Maple");
    await expect.element(screen.getByText(/We can't reach the server/)).toBeVisible();
    globalThis.dispatchEvent(new Event("online"));
    await screen.getByRole("button", { name: texts.showTheCurrentVersion }).click();
    await expect.element(screen.getByText(texts.draftSaved)).toBeVisible();
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue(listingsTexts.maple);
    expect(kept.bodies).toEqual([{ name: listingsTexts.maple }]);
  });

  it("shows why staff sent it back", async () => {
    const { answers } = server(mapleOf({
      status: "rejected",
      events: [
        {
          status: "rejected",
          statusLabel: "Needs Review",
          actor: "admin",
          reason: "The second photo shows a phone number.",
          at: "2026-11-20T10:00:00.000Z",
        },
      ],
    }));
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(screen.getByText("The second photo shows a phone number.")).toBeVisible();
  });

  it("says that there is no such listing", async () => {
    const { answers } = server();
    delete answers[`GET /v1/breeders/pets/${ID}/details`];
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(screen.getByRole("heading", { name: texts.listingNotFound }))
      .toBeVisible();
  });
});

describe("handing in", () => {
  it("names what is missing with the way there, shows the page as buyers will see it, and hands in", async () => {
    const { kept, answers } = server(mapleOf({ priceCents: null }));
    const { screen, calls } = await renderSite(`${EDIT}?step=preview`, { user: ruth, answers });
    await expect.element(screen.getByRole("article", { name: "Preview of Maple" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: texts.submitForReview })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await screen.getByRole("link", { name: texts.thePrice }).click();
    await expect.element(screen.getByRole("textbox", { name: texts.price })).toHaveFocus();
    await userEvent.keyboard("2500");
    await expect.element(screen.getByText(/^\$375The deposit/)).toBeVisible();
    await expect.element(screen.getByText("Your earnings: $2,125 of $2,500. Our 15% fee is $375."))
      .toBeVisible();
    await next(screen);
    await expect.element(screen.getByText("$375 due today")).toBeVisible();
    await screen.getByRole("button", { name: texts.submitForReview }).click();
    await expect.element(screen.getByRole("heading", { name: "Maple is in review" })).toBeVisible();
    expect(kept.pet.priceCents).toBe(250_000);
    await expect.poll(() => calls.map(({ name }) => name).filter((name) => /progress|pets\/add/.test(name)))
      .toEqual([
        "POST /v1/breeders/pets/new/progress",
        "POST /v1/breeders/pets/add",
      ]);
  });

  it("tells a newcomer what comes first, with the way there, and lets them submit once it is done", async () => {
    const newcomer = { ...ruth, isEmailVerified: false };
    const state = { status: "not-started" as VerificationStatus, user: newcomer };
    const { answers } = server(mapleOf());
    const { screen, calls } = await renderSite(`${EDIT}?step=preview`, {
      user: newcomer,
      answers: {
        ...answers,
        "GET /v1/user": () => ({ body: { user: state.user, dashboard: "breeder" } }),
        "GET /v1/breeders/verification": () => ({ body: { verification: verificationOf(state.status) } }),
      },
    });
    const submit = screen.getByRole("button", { name: texts.submitForReview });
    const steps = screen.getByRole("region", { name: texts.beforeYouCanSubmit });
    await expect.element(steps.getByText(texts.confirmYourEmail)).toBeVisible();
    await expect.element(steps.getByRole("button", { name: sessionTexts.sendANewLink })).toBeVisible();
    await expect.element(steps.getByRole("link", { name: texts.verifyYourIdentity }))
      .toHaveAttribute("href", "/breeder/verification");
    await expect.element(submit).toHaveAttribute("aria-disabled", "true");
    // The seller finishes both tasks in another tab, then returns to this one.
    Object.assign(state, { status: "submitted", user: ruth });
    globalThis.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await expect.element(screen.getByRole("region", { name: texts.almostThere })).toBeVisible();
    await expect.element(screen.getByText(/It goes live once both are approved/)).toBeVisible();
    await submit.click();
    await expect.element(screen.getByRole("heading", { name: "Maple is in review" })).toBeVisible();
    await expect.element(screen.getByText(/once your identity is verified too/)).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === "POST /v1/breeders/pets/add")).toHaveLength(
      1,
    );
  });

  it("waits until the seller has read their contract", async () => {
    const { answers } = server(mapleOf());
    const { screen } = await renderSite(`${EDIT}?step=preview`, {
      user: ruth,
      answers: {
        ...answers,
        "GET /v1/breeders/verification": {
          body: { verification: { ...verificationOf("approved"), isContractConfirmed: false } },
        },
      },
    });
    const steps = screen.getByRole("region", { name: texts.beforeYouCanSubmit });
    await expect.element(steps.getByRole("link", { name: texts.readYourContract }))
      .toHaveAttribute("href", "/breeder/profile#contract");
    await expect.element(screen.getByRole("button", { name: texts.submitForReview }))
      .toHaveAttribute("aria-disabled", "true");
  });

  it("shows the steps when the server knows that something is missing after all", async () => {
    const state = { status: "submitted" as VerificationStatus };
    const { answers } = server(mapleOf());
    const { screen } = await renderSite(`${EDIT}?step=preview`, {
      user: ruth,
      answers: {
        ...answers,
        "GET /v1/breeders/verification": () => ({ body: { verification: verificationOf(state.status) } }),
        "POST /v1/breeders/pets/add": () => {
          state.status = "needs-info";
          return problem(409, "breeder_not_verified", "We need a little more to verify you.");
        },
      },
    });
    await expect.element(screen.getByRole("region", { name: texts.almostThere })).toBeVisible();
    await screen.getByRole("button", { name: texts.submitForReview }).click();
    await expect.element(screen.getByText("We need a little more to verify you.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: texts.seeWhatWeAskedFor })).toBeVisible();
  });

  it("keeps everything and says so where it has been handed in elsewhere", async () => {
    const { answers } = server(draftOf());
    const { screen } = await renderSite(EDIT, {
      user: ruth,
      answers: {
        ...answers,
        "POST /v1/breeders/pets/new/progress": problem(
          409,
          "listing_not_draft",
          "this listing was handed in.",
        ),
      },
    });
    await screen.getByLabelText(texts.name).fill("Juniper");
    await expect.element(screen.getByText(/may have been changed in another window/)).toBeVisible();
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue(listingsTexts.juniper);
  });
});

describe("a listing that others see", () => {
  const live = (change = {}) => mapleOf({ status: "available", statusLabel: "Available", ...change });

  it("is changed by one press, which says what is seen at once and what after staff have looked", async () => {
    const { kept, answers } = server(live());
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await screen.getByLabelText(texts.name).fill("Maple Rose");
    await screen.getByRole("link", { name: /Price and delivery/ }).click();
    await screen.getByRole("textbox", { name: texts.price }).fill("2,400");
    const effects = screen.getByRole("list", { name: texts.whatHappensWhenYouSave });
    await expect.element(effects).toHaveTextContent("Right away: priceAfter our team's review: name");
    expect(kept.bodies).toEqual([]);
    await screen.getByRole("button", { name: texts.saveChanges }).click();
    await expect.element(screen.getByText(texts.savedAndSubmittedForReview)).toBeVisible();
    expect(kept.bodies).toEqual([{ id: ID, name: "Maple Rose", priceCents: 240_000 }]);
    await expect.element(screen.getByText(texts.noChangesYet)).toBeVisible();
  });

  it("can still be saved as it was where a change may have arrived", async () => {
    const { kept, answers } = server(live());
    const save = "PUT /v1/breeders/pets/update";
    const take = answers[save] as (request: Request) => Promise<never>;
    let isLost = true;
    const { screen } = await renderSite(`${EDIT}?step=price`, {
      user: ruth,
      answers: {
        ...answers,
        [save]: async (request) => {
          const answer = await take(request);
          if (isLost) throw new TypeError("Failed to fetch");
          return answer;
        },
      },
    });
    const price = screen.getByRole("textbox", { name: texts.price });
    await price.fill("250");
    await screen.getByRole("button", { name: texts.saveChanges }).click();
    await expect.element(screen.getByText(/We can't reach the server/).first()).toBeVisible();
    expect(kept.pet.priceCents).toBe(25_000);
    isLost = false;
    await price.fill("2,500");
    await screen.getByRole("button", { name: texts.saveChanges }).click();
    await expect.element(screen.getByText(texts.noChangesYet)).toBeVisible();
    expect(kept.pet.priceCents).toBe(250_000);
  });

  it("forgets changes that are discarded", async () => {
    const { kept, answers } = server(live());
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await screen.getByLabelText(texts.name).fill("Mapl");
    await screen.getByRole("button", { name: texts.discard, exact: true }).click();
    await screen.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue("Mapl");
    await screen.getByRole("button", { name: texts.discard, exact: true }).click();
    await screen.getByRole("button", { name: "Discard changes" }).click();
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue(listingsTexts.maple);
    expect(kept.bodies).toEqual([]);
  });

  const leaving = async (start: ReturnType<typeof mapleOf>) => {
    const { kept, answers } = server(start);
    const site = await renderSite(`${EDIT}?step=price`, { user: ruth, answers });
    const price = site.screen.getByRole("textbox", { name: texts.price });
    await price.fill("2,222");
    // The other steps belong to the same form.
    await site.screen.getByRole("link", { name: /Photos/ }).click();
    await expect.poll(site.address).toContain("step=photos");
    await site.screen.getByRole("link", { name: texts.myPets }).first().click();
    await expect.element(site.screen.getByRole("dialog", { name: "Save your changes?" })).toBeVisible();
    return { ...site, kept, answers };
  };

  it("asks before a new price is left behind, and saves it", async () => {
    const { screen, kept, address } = await leaving(live());
    await screen.getByRole("dialog").getByRole("button", { name: texts.saveChanges }).click();
    await expect.poll(address).toBe("/breeder/pets");
    expect(kept.pet.priceCents).toBe(222_200);
  });

  it("keeps nothing in the browser of what was discarded on the way out", async () => {
    const { screen, kept, address, answers } = await leaving(live());
    await screen.getByRole("button", { name: "Discard changes" }).click();
    await expect.poll(address).toBe("/breeder/pets");
    expect(kept.bodies).toEqual([]);
    await screen.unmount();
    const again = await renderSite(`${EDIT}?step=price`, { user: ruth, answers });
    await expect.element(again.screen.getByText(texts.noChangesYet)).toBeVisible();
    expect(again.screen.getByText(texts.weKeptYourUnsavedChanges).elements()).toEqual([]);
  });

  it("asks also about changes that an earlier visit left in the browser", async () => {
    const { answers } = server(live());
    const before = await renderSite(`${EDIT}?step=price`, { user: ruth, answers });
    await before.screen.getByRole("textbox", { name: texts.price }).fill("2,222");
    // Like closing the tab.
    await before.screen.unmount();
    const { screen } = await renderSite(`${EDIT}?step=price`, { user: ruth, answers });
    await expect.element(screen.getByText(texts.weKeptYourUnsavedChanges)).toBeVisible();
    await screen.getByRole("link", { name: texts.myPets }).first().click();
    await expect.element(screen.getByRole("dialog", { name: "Save your changes?" })).toBeVisible();
  });

  it("freezes price and facts while somebody reserves, with the reason", async () => {
    const { answers } = server(live({ isOnHold: true }));
    const { screen } = await renderSite(`${EDIT}?step=price`, { user: ruth, answers });
    await expect.element(screen.getByText(/Someone is reserving Maple right now/)).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: texts.price })).toBeDisabled();
    await expect.element(screen.getByRole("checkbox", { name: /I'll Pick Up/ })).toBeDisabled();
  });

  it("says in one sentence that it is being checked, and whom to write to", async () => {
    const { answers } = server({ ...mapleOf(), status: "in-review", isBeingChecked: true });
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(screen.getByText("We're checking Maple's listing")).toBeVisible();
    await expect.element(screen.getByText(/there's nothing you need to do/)).toBeVisible();
    await expect.element(screen.getByText("Maple is in review")).not.toBeInTheDocument();
  });

  it("says why a state's law keeps buyers from it, and what to do", async () => {
    const saleNotice =
      "Under California law, buyers can't reserve Maple now. They can once the go-home date is May 3.";
    const { answers } = server({ ...mapleOf(), status: "available", saleNotice });
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(screen.getByText(texts.notReservableYet)).toBeVisible();
    await expect.element(screen.getByText(saleNotice)).toBeVisible();
  });

  it("shows what waits for staff", async () => {
    const { answers } = server(live({
      pendingChanges: ["name"],
      waiting: [{ kind: "name", text: "Maple Rose", images: [] }],
    }));
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(screen.getByText(/The new name. Buyers see the old version until then/))
      .toBeVisible();
    await expect.element(screen.getByLabelText(texts.name)).toHaveValue("Maple Rose");
  });

  it("stays as it is once it was sold", async () => {
    const { answers } = server(live({ status: "sold" }));
    const { screen } = await renderSite(EDIT, { user: ruth, answers });
    await expect.element(screen.getByText(texts.soldOrArchivedLocked))
      .toBeVisible();
  });
});
