import { describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { OwnLitter } from "@hearthpaw/client";
import { type Answers, breeder, problem, renderSite, tabTo, unspeakable } from "../../testing.tsx";
import { firstHomeDay } from "../../lib/pets.ts";
import { bodyOf, checkLitter, litterValues, statesAfter } from "./litter_rules.ts";
import * as texts from "./texts.tsx";

const breed = { id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02", slug: "cavalier", breedName: "Cavalier" };
const parent = (id: string, name: string, sex: string) => ({
  id: `01985c33-12ac-7d01-9e8f-5061728394${id}`,
  status: "live",
  statusLabel: "Parent Verified",
  name,
  type: "Dog",
  sex,
  breed,
  birthDate: null,
  color: null,
  weightLb: null,
  description: "",
  registries: [],
  registrationNumber: null,
  geneticTesting: false,
  healthTests: [],
  imageKeys: [],
  images: [],
  littersCount: 1,
  createdAt: "2024-01-20T12:00:00Z",
  updatedAt: "2024-01-20T12:00:00Z",
});
const clementine = parent("a5", "Clementine", "Female");
const jasper = parent("a6", "Jasper", "Male");
const litter = {
  id: "01999e0d-7714-7f4a-b1c8-0d9e2f3a4b5c",
  name: "Spring litter",
  state: "born",
  type: "Dog",
  breed,
  sire: jasper,
  dam: clementine,
  expectedDate: null,
  birthDate: "2026-10-01",
  goHomeDate: null,
  litterNumber: null,
  petsCount: 1,
  availableCount: 1,
  pets: [{
    id: "0199a3c4-5e1c-7d3e-8a4b-2c3d4e5f6071",
    name: "Poppy",
    status: "available",
    statusLabel: "Available",
  }],
  createdAt: "2026-10-02T00:00:00Z",
} as unknown as OwnLitter;

const LIST = "GET /v1/breeders/litters";
const listed = (...litters: OwnLitter[]) => ({ [LIST]: { body: { litters, nextCursor: null } } });
const show = (answers: Answers, path = "/breeder/litters") =>
  renderSite(path, {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder } },
      "GET /v1/breeders/pets/parents": { body: { petParents: [clementine, jasper] } },
      "GET /v1/breeds": {
        body: {
          breeds: [{
            ...breed,
            category: "Dogs",
            group: null,
            colors: [{ title: "Ruby" }],
            sizeClasses: [],
            availablePets: 0,
          }],
        },
      },
      ...answers,
    },
  });

describe("a litter on a phone", () => {
  it("shows two of its young, and the rest at a press", async () => {
    const [poppy] = litter.pets;
    const pets = ["Poppy", "Reed", "Sage", "Wren"].map((name, at) => ({
      ...poppy!,
      id: `${poppy!.id}${at}`,
      name,
    }));
    await page.viewport(375, 800);
    try {
      const { screen } = await show(listed({ ...litter, pets, petsCount: 4 }));
      const list = screen.getByRole("list", { name: "Litter of Spring litter" });
      await expect.element(list.getByRole("link", { name: "Reed" })).toBeVisible();
      await expect.element(list.getByText("Wren")).not.toBeVisible();
      await screen.getByText("Show all 4").click();
      await expect.element(list.getByText("Wren")).toBeVisible();
    } finally {
      await page.viewport(1280, 900);
    }
  });
});

describe("the breeds that a dialog suggests on a phone", () => {
  const breeds = Array.from({ length: 30 }, (_, at) => ({
    id: `01980a11-0c3f-7d20-a6f1-3b9c5e7d1f${at + 10}`,
    slug: `terrier-${at}`,
    breedName: `Terrier ${at}`,
    category: "Dogs",
    group: null,
    colors: [],
    sizeClasses: [],
    availablePets: 0,
  }));

  it.each([
    ["typed", (field: Locator) => field.fill("terr")],
    ["asked for by an arrow", () => userEvent.keyboard("{ArrowDown}")],
    ["asked for by a press", (field: Locator) => field.click()],
  ])("are all in sight when they are %s", async (_, ask) => {
    await page.viewport(375, 667);
    try {
      const { screen } = await show({
        ...listed(),
        "GET /v1/breeds": { body: { breeds } },
        "GET /v1/breeders/pets/parents": { body: { petParents: [] } },
      });
      await screen.getByRole("button", { name: texts.addALitter }).first().click();
      const dialog = screen.getByRole("dialog");
      const field = dialog.getByRole("combobox", { name: "Breed" });
      await tabTo(field);
      await ask(field);
      const list = dialog.getByRole("listbox");
      await expect.element(list.getByRole("option").first()).toBeVisible();
      const seen = () => {
        const { top, bottom } = list.element().getBoundingClientRect();
        const at = (y: number) => list.element().contains(document.elementFromPoint(100, y));
        return at(top + 8) && at((top + bottom) / 2) && at(bottom - 8);
      };
      await expect.poll(seen).toBe(true);
    } finally {
      await page.viewport(1280, 900);
    }
  });
});

describe("the litters of a breeder", () => {
  it("show parents, days and young, and the way to add one", async () => {
    const { screen } = await show(listed(litter));
    await expect.element(screen.getByRole("heading", { name: "Spring litter" })).toBeVisible();
    await expect.element(screen.getByText("Jasper")).toBeVisible();
    await expect.element(screen.getByText("October 1, 2026")).toBeVisible();
    await expect.element(screen.getByText("November 26, 2026")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Poppy" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Add a puppy/ }))
      .toHaveAttribute("href", `/breeder/pets/new?litter=${litter.id}`);
  });

  it("have buttons whose names are their words, and say which litter is meant", async () => {
    const planned = { ...litter, id: "0199c0d1-0021-7a4e-9b5f-2c3d4e5f6071", state: "planned" as const };
    const { screen } = await show(listed(litter, { ...planned, name: "Fall litter" }));
    await expect.element(screen.getByRole("button", { name: "Edit: Spring litter" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Edit or update: Fall litter" })).toBeVisible();
    expect(unspeakable()).toEqual([]);
  });

  it("are asked for by their state, and say what would be here", async () => {
    const { screen, calls } = await show(listed(), "/breeder/litters?state=expected");
    await expect.element(screen.getByText("Expected litters will be here")).toBeVisible();
    await expect.poll(() => calls.find(({ name }) => name === LIST)?.search).toBe("?state=expected");
  });

  it("can be loaded again after a failure", async () => {
    let isDown = true;
    const { screen } = await show({
      [LIST]: () => isDown ? problem(403, "wrong_role", "Not now.") : listed(litter)[LIST]!,
    });
    await expect.element(screen.getByText("Not now.")).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { name: "Spring litter" })).toBeVisible();
  });

  it("are planned with sire and dam of one's own", async () => {
    const { screen, calls } = await show({ ...listed(), "POST /v1/breeders/litters": { body: { litter } } });
    await screen.getByRole("button", { name: texts.addALitter }).first().click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: texts.addThisLitter }).click();
    await expect.element(dialog.getByRole("textbox", { name: texts.name }))
      .toHaveAccessibleDescription(/Enter a name/);
    await dialog.getByRole("textbox", { name: texts.name }).fill("Spring litter");
    await dialog.getByRole("combobox", { name: /^Sire/ }).selectOptions("Jasper");
    await dialog.getByRole("combobox", { name: /^Dam/ }).selectOptions("Clementine");
    await dialog.getByRole("button", { name: texts.addThisLitter }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const made = calls.find(({ name }) => name === "POST /v1/breeders/litters");
    expect(JSON.parse(made!.body)).toEqual({
      name: "Spring litter",
      state: "planned",
      breedId: breed.id,
      sireId: jasper.id,
      damId: clementine.id,
      expectedDate: null,
      birthDate: null,
      goHomeDate: null,
      litterNumber: null,
    });
  });

  describe("begin with the breed", () => {
    const beagle = { id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f03", slug: "beagle", breedName: "Beagle" };
    const parents = (...petParents: object[]) => ({
      ...listed(),
      "GET /v1/breeders/pets/parents": { body: { petParents } },
      "GET /v1/breeds": {
        body: {
          breeds: [breed, beagle].map((one) => ({
            ...one,
            category: "Dogs",
            group: null,
            colors: [],
            sizeClasses: [],
            availablePets: 0,
          })),
        },
      },
      "POST /v1/breeders/litters": { body: { litter } },
    });
    const scout = { ...parent("a7", "Scout", "Male"), breed: beagle };
    const begin = async (answers: Answers) => {
      const { screen, calls } = await show(answers);
      await screen.getByRole("button", { name: texts.addALitter }).first().click();
      const dialog = screen.getByRole("dialog");
      const go = dialog.getByRole("button", { name: texts.addThisLitter });
      const sentBreed = () => {
        const made = calls.find(({ name }) => name === "POST /v1/breeders/litters");
        return made && JSON.parse(made.body).breedId;
      };
      return { dialog, go, sentBreed, breedField: dialog.getByRole("combobox", { name: "Breed" }) };
    };

    it("of the only one that is bred here", async () => {
      const { breedField } = await begin(parents(clementine, jasper));
      await expect.element(breedField).toHaveValue("Cavalier");
    });

    it("that both parents have, and ask for it where they differ", async () => {
      const { dialog, go, sentBreed, breedField } = await begin(parents(clementine, jasper, scout));
      await expect.element(breedField).toHaveValue("");
      await dialog.getByRole("textbox", { name: texts.name }).fill("Spring litter");
      await go.click();
      await expect.element(breedField).toHaveAccessibleDescription(/Choose the breed/);
      await dialog.getByRole("combobox", { name: /^Dam/ }).selectOptions("Clementine");
      await dialog.getByRole("combobox", { name: /^Sire/ }).selectOptions("Scout");
      await expect.element(breedField).toHaveValue("");
      await dialog.getByRole("combobox", { name: /^Sire/ }).selectOptions("Jasper");
      await expect.element(breedField).toHaveValue("Cavalier");
      await expect.element(breedField).not.toHaveAccessibleDescription(/Choose the breed/);
      await go.click();
      await expect.poll(sentBreed).toBe(breed.id);
    });

    it("that is found by typing a part of its name, whatever the parents are", async () => {
      const { dialog, go, sentBreed, breedField } = await begin(parents(clementine, jasper));
      await dialog.getByRole("textbox", { name: texts.name }).fill("Spring litter");
      await breedField.fill("bea");
      await dialog.getByRole("option", { name: "Beagle" }).click();
      await dialog.getByRole("combobox", { name: /^Sire/ }).selectOptions("Jasper");
      await expect.element(breedField).toHaveValue("Beagle");
      await go.click();
      await expect.poll(sentBreed).toBe(beagle.id);
    });

    it("of cats where only cats are bred here", async () => {
      const { dialog } = await begin(parents({ ...clementine, type: "Cat" }));
      await expect.element(dialog.getByRole("combobox", { name: texts.petType })).toHaveValue("Cat");
    });
  });

  it("with listings are not deleted, and the dialog says why", async () => {
    const { screen, calls } = await show(listed(litter));
    await screen.getByRole("button", { name: "More for Spring litter" }).click();
    await screen.getByRole("menuitem", { name: texts.deleteButton }).click();
    await expect.element(screen.getByRole("heading", { name: texts.thisLitterHasListings })).toBeVisible();
    await expect.element(screen.getByText(/1 listing belongs to Spring litter/)).toBeVisible();
    expect(calls.some(({ name }) => name.startsWith("DELETE"))).toBe(false);
  });

  it("that got a listing in the meantime stay too", async () => {
    const { screen } = await show({
      ...listed({ ...litter, pets: [], petsCount: 0, availableCount: 0 }),
      [`DELETE /v1/breeders/litters/${litter.id}`]: problem(409, "litter_in_use", "It has listings."),
    });
    await screen.getByRole("button", { name: "More for Spring litter" }).click();
    await screen.getByRole("menuitem", { name: texts.deleteButton }).click();
    await screen.getByRole("button", { name: texts.deleteLitter }).click();
    await expect.element(screen.getByRole("heading", { name: texts.thisLitterHasListings })).toBeVisible();
  });
});

describe("several young of a litter", () => {
  const SAVE = "POST /v1/breeders/pets/new/progress";
  const own = { ...litter, pets: [], petsCount: 0, goHomeDate: "2026-12-01" } as OwnLitter;
  const facts = {
    litterId: own.id,
    type: "Dog",
    breedId: breed.id,
    birthDate: "2026-10-01",
    goHomeDate: "2026-12-01",
    sireId: jasper.id,
    damId: clementine.id,
  };
  type Body = { name: string; idempotencyKey: string };
  /** A server that keeps drafts by their keys; `refuse` says what it answers instead, if anything. */
  const stable = (
    refuse: (body: Body, times: number) => ReturnType<typeof problem> | undefined = () => undefined,
  ) => {
    const bodies: Body[] = [];
    const answers: Answers = {
      ...listed(own),
      "GET /v1/breeders/pets": { body: { pets: [], counts: [], nextCursor: null } },
      [SAVE]: async (request) => {
        const body = await request.json() as Body;
        bodies.push(body);
        return refuse(body, bodies.length) ?? { body: { petDetails: { id: body.idempotencyKey } } };
      },
    };
    const drafts = () => new Map(bodies.map(({ idempotencyKey, name }) => [idempotencyKey, name]));
    return { answers, bodies, drafts };
  };
  const begin = async (answers: Answers) => {
    const { screen, address } = await show(answers);
    await screen.getByRole("button", { name: "Add several puppies: Spring litter" }).click();
    const dialog = screen.getByRole("dialog");
    const puppy = (number: number) => dialog.getByRole("group", { name: `Puppy ${number}`, exact: true });
    const fill = async (...names: string[]) => {
      await dialog.getByRole("combobox", { name: texts.howMany }).selectOptions(String(names.length));
      for (const [at, name] of names.entries()) {
        await puppy(at + 1).getByRole("textbox", { name: texts.nameOrCollarColor }).fill(name);
        await puppy(at + 1).getByRole("combobox", { name: texts.sex }).selectOptions(
          at % 2 ? "Male" : "Female",
        );
      }
    };
    return { screen, address, dialog, puppy, fill };
  };

  it("become drafts with what the litter says, and are listed then", async () => {
    const { answers, bodies, drafts } = stable();
    const { address, dialog, puppy, fill } = await begin(answers);
    await fill("Poppy", "Blue collar", "Wren");
    await dialog.getByRole("textbox", { name: /^Price of each/ }).fill("2,400");
    await puppy(2).getByRole("textbox", { name: /^Price/ }).fill("0");
    await puppy(3).getByRole("combobox", { name: /^Color/ }).selectOptions("Ruby");
    await dialog.getByRole("button", { name: "Add 3 drafts" }).click();
    await expect.poll(address).toBe("/breeder/pets?status=in-progress");
    expect(bodies.map(({ idempotencyKey: _, ...body }) => body)).toEqual([
      { ...facts, name: "Poppy", sex: "Female", priceCents: 240_000 },
      { ...facts, name: "Blue collar", sex: "Male", priceCents: 0 },
      { ...facts, name: "Wren", sex: "Female", color: "Ruby", priceCents: 240_000 },
    ]);
    expect(drafts().size).toBe(3);
  });

  it("are asked for a name and a sex each, and there are 16 at most", async () => {
    const { answers, bodies } = stable();
    const { dialog, puppy } = await begin(answers);
    await dialog.getByRole("combobox", { name: texts.howMany }).selectOptions("16");
    await expect.element(puppy(16)).toBeInTheDocument();
    await dialog.getByRole("combobox", { name: texts.howMany }).selectOptions("2");
    await puppy(1).getByRole("textbox", { name: /^Price/ }).fill("lots");
    await dialog.getByRole("button", { name: "Add 2 drafts" }).click();
    await expect.element(puppy(2).getByRole("textbox", { name: texts.nameOrCollarColor }))
      .toHaveAccessibleDescription(/Enter a name or a collar color/);
    await expect.element(puppy(2).getByRole("combobox", { name: texts.sex })).toHaveAccessibleDescription(
      /Choose the sex/,
    );
    await expect.element(puppy(1).getByRole("textbox", { name: /^Price/ })).toHaveAccessibleDescription(
      /2,500/,
    );
    expect(bodies).toEqual([]);
  });

  it("say which are saved where it fails half-way, and none is added twice", async () => {
    // The answer of the third is lost once: the server may have kept it.
    const { answers, bodies, drafts } = stable((_, times) => {
      if (times === 3) throw new TypeError("Failed to fetch");
      return undefined;
    });
    const { address, dialog, fill } = await begin(answers);
    await fill("Poppy", "Reed", "Sage", "Wren");
    await dialog.getByRole("button", { name: "Add 4 drafts" }).click();
    await expect.element(dialog.getByText("Reed is saved as a draft")).toBeVisible();
    await expect.element(dialog.getByText(/2 of 4 saved. Try again/)).toBeVisible();
    await expect.element(dialog.getByText(/We can't reach the server/)).toBeVisible();
    expect(unspeakable()).toEqual([]);
    await dialog.getByRole("button", { name: "Add 2 drafts" }).click();
    await expect.poll(address).toBe("/breeder/pets?status=in-progress");
    expect(bodies.map(({ name }) => name)).toEqual(["Poppy", "Reed", "Sage", "Sage", "Wren"]);
    expect([...drafts().values()]).toEqual(["Poppy", "Reed", "Sage", "Wren"]);
  });

  it("take back a color and a price that were sent with an answer that was lost", async () => {
    const { answers, bodies } = stable((_, times) => {
      if (times === 2) throw new TypeError("Failed to fetch");
      return undefined;
    });
    const { address, dialog, puppy, fill } = await begin(answers);
    await fill("Poppy", "Reed");
    await puppy(2).getByRole("combobox", { name: /^Color/ }).selectOptions("Ruby");
    await puppy(2).getByRole("textbox", { name: /^Price/ }).fill("240");
    await dialog.getByRole("button", { name: "Add 2 drafts" }).click();
    await expect.element(dialog.getByText(/We can't reach the server/)).toBeVisible();
    await puppy(2).getByRole("combobox", { name: /^Color/ }).selectOptions("");
    await puppy(2).getByRole("textbox", { name: /^Price/ }).fill("");
    await dialog.getByRole("button", { name: "Add 1 draft" }).click();
    await expect.poll(address).toBe("/breeder/pets?status=in-progress");
    expect(bodies.slice(1)).toMatchObject([
      { name: "Reed", color: "Ruby", priceCents: 24_000 },
      { name: "Reed", color: null, priceCents: null },
    ]);
  });

  it("are read again where the first answer is lost and the rest is left for later", async () => {
    const { answers, bodies } = stable(() => {
      throw new TypeError("Failed to fetch");
    });
    let asked = 0;
    const { screen, dialog, fill } = await begin({
      ...answers,
      [LIST]: () => {
        asked++;
        return listed(own)[LIST];
      },
    });
    await fill("Poppy", "Reed");
    await dialog.getByRole("button", { name: "Add 2 drafts" }).click();
    await expect.element(dialog.getByText(/We can't reach the server/)).toBeVisible();
    const before = asked;
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await screen.getByRole("button", { name: "Discard changes" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(bodies).toHaveLength(1);
    await expect.poll(() => asked).toBe(before + 1);
  });

  it("cannot be changed while they are being saved, and the focus stays with the way to try again", async () => {
    let fail = () => {};
    const lost = new Promise<never>((_, reject) => fail = () => reject(new TypeError("Failed to fetch")));
    lost.catch(() => {}); // it may fail before the request for the second draft
    const { answers, bodies } = stable();
    const save = answers[SAVE] as (request: Request) => Promise<never>;
    const { dialog, puppy, fill } = await begin({
      ...answers,
      [SAVE]: (request) => bodies.length === 1 ? lost : save(request),
    });
    await fill("Poppy", "Reed");
    await puppy(1).getByRole("textbox", { name: texts.nameOrCollarColor }).click();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog.getByText("Poppy is saved as a draft")).toBeVisible();
    const name = puppy(2).getByRole("textbox", { name: texts.nameOrCollarColor });
    await expect.element(name).toBeDisabled();
    await expect.element(dialog.getByRole("combobox", { name: texts.howMany })).toBeDisabled();
    fail();
    await expect.element(dialog.getByText(/We can't reach the server/)).toBeVisible();
    await expect.element(name).toBeEnabled();
    await expect.element(dialog.getByRole("button", { name: "Add 1 draft" })).toHaveFocus();
  });

  it("show what the server has against one of them at its field", async () => {
    const { answers } = stable(({ name }) =>
      name !== "555 0100" ? undefined : problem(422, "invalid_input", "Check it.", {
        errors: [{ pointer: "/name", code: "invalid", detail: "Leave out the number." }],
      })
    );
    const { dialog, puppy, fill } = await begin(answers);
    await fill("Poppy", "555 0100");
    await dialog.getByRole("button", { name: "Add 2 drafts" }).click();
    await expect.element(puppy(2).getByRole("textbox", { name: texts.nameOrCollarColor }))
      .toHaveAccessibleDescription(/Leave out the number/);
    await expect.element(puppy(1)).not.toBeInTheDocument();
  });

  it("say what the server has against what the litter says", async () => {
    const { answers } = stable(() =>
      problem(422, "invalid_input", "Check it.", {
        errors: [{ pointer: "/birthDate", code: "invalid", detail: "That is too long ago." }],
      })
    );
    const { dialog, fill } = await begin(answers);
    await fill("Poppy", "Reed");
    await dialog.getByRole("button", { name: "Add 2 drafts" }).click();
    await expect.element(dialog.getByRole("combobox", { name: texts.howMany }))
      .toHaveAccessibleDescription(/That is too long ago/);
  });

  it("are added by keyboard alone", async () => {
    const { answers, drafts } = stable();
    const { screen, address } = await show(answers);
    const several = screen.getByRole("button", { name: "Add several puppies: Spring litter" });
    await expect.element(several).toBeVisible();
    await tabTo(several);
    await userEvent.keyboard("{Enter}");
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByRole("combobox", { name: texts.howMany })).toBeVisible();
    expect(unspeakable()).toEqual([]);
    await tabTo(dialog.getByRole("combobox", { name: texts.howMany }));
    await userEvent.keyboard("2");
    for (const name of ["Poppy", "Reed"]) {
      await tabTo(
        dialog.getByRole("textbox", { name: texts.nameOrCollarColor }).nth(name === "Poppy" ? 0 : 1),
      );
      await userEvent.keyboard(`${name}{Tab}f`);
    }
    await userEvent.keyboard("{Enter}");
    await tabTo(dialog.getByRole("button", { name: "Add 2 drafts" }));
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe("/breeder/pets?status=in-progress");
    expect([...drafts().values()]).toEqual(["Poppy", "Reed"]);
  });
});

describe("the days of a litter", () => {
  const today = "2026-11-21";
  const values = { ...litterValues(litter), state: "expected", expectedDate: "2026-12-20", birthDate: "" };
  it.each([
    ["expected without a day", { expectedDate: "" }, { expectedDate: /when you expect it/ }],
    ["expected too late", { expectedDate: "2027-02-05" }, { expectedDate: /75 days/ }],
    ["expected in 75 days", { expectedDate: "2027-02-04" }, {}],
    ["born without a day", { state: "born" }, { birthDate: /the birth date/ }],
    ["born tomorrow", { state: "born", birthDate: "2026-11-22" }, { birthDate: /future/ }],
    ["home a day early", { state: "born", birthDate: "2026-10-01", goHomeDate: "2026-11-25" }, {
      goHomeDate: /8 weeks/,
    }],
    ["home in time", { state: "born", birthDate: "2026-10-01", goHomeDate: "2026-11-26" }, {}],
  ])("%s", (_, change, wrong: Record<string, RegExp>) => {
    const found = Object.entries(checkLitter({ ...values, ...change }, today)).filter(([, text]) => text);
    expect(found.map(([name]) => name)).toEqual(Object.keys(wrong));
    for (const [name, text] of found) expect(text).toMatch(wrong[name]!);
  });

  it("are eight weeks apart, and what is born stays so", () => {
    expect(firstHomeDay("2026-10-01")).toBe("2026-11-26");
    expect(statesAfter("born")).toEqual(["born"]);
    expect(bodyOf({ ...values, birthDate: "2026-10-01" }).birthDate).toBeNull();
  });
});
