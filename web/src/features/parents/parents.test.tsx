import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { ParentDetails } from "@hearthpaw/client";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";
import { checkParent, valuesOf } from "./parent_rules.ts";
import { breeds, clementine } from "./testing.ts";

const LIST = "GET /v1/breeders/pets/parents";
const UPDATE = "PUT /v1/breeders/pets/parents/update";
const DELETE = `DELETE /v1/breeders/pets/parents/${clementine.id}/delete`;
const listed = (...petParents: ParentDetails[]) => ({ [LIST]: { body: { petParents } } });
const show = (answers: Answers, path = "/breeder/parents", user = breeder) =>
  renderSite(path, {
    user,
    answers: { "GET /v1/user": { body: { user } }, "GET /v1/breeds": breeds, ...answers },
  });
type Call = { name: string; body: string };
const sent = (calls: Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));

describe("the parents of a breeder", () => {
  it("are cards with their verification, litters and tests", async () => {
    const { screen } = await show(listed({ ...clementine, littersCount: 2 }));
    await expect.element(screen.getByRole("heading", { name: "Clementine" })).toBeVisible();
    await expect.element(screen.getByText("Parent Verified")).toBeVisible();
    await expect.element(screen.getByText("2 litters · 1 health test")).toBeVisible();
  });

  it("say what would be here, and what went wrong", async () => {
    const empty = await show(listed());
    await expect.element(empty.screen.getByText("Your sires and dams will be here")).toBeVisible();
    await expect.element(empty.screen.getByRole("link", { name: "Add your first dam or sire" }))
      .toBeVisible();
  });

  it("can be loaded again after a failure", async () => {
    let isDown = true;
    const { screen } = await show({
      [LIST]: () =>
        isDown
          ? problem(403, "wrong_role", "This account cannot do that.")
          : { body: { petParents: [clementine] } },
    });
    await expect.element(screen.getByText("This account cannot do that.")).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { name: "Clementine" })).toBeVisible();
  });

  it("are for breeders", async () => {
    const { screen } = await show({}, "/breeder/parents", consumer);
    await expect.element(screen.getByText("This page is for breeders and shelters.")).toBeVisible();
  });

  it("show everything in their details", async () => {
    const { screen } = await show(listed(clementine));
    await screen.getByRole("button", { name: "Details of Clementine" }).click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("TS41880217")).toBeVisible();
    await expect.element(dialog.getByText("Cardiac")).toBeVisible();
    await expect.element(dialog.getByRole("link", { name: "Edit Clementine" })).toBeVisible();
  });

  it("go off the page with all their facts, and come back at once", async () => {
    const { screen, calls } = await show({
      ...listed(clementine),
      [UPDATE]: async (request) => {
        const { status } = await request.json() as { status: ParentDetails["status"] };
        return { body: { petDetails: { ...clementine, status } } };
      },
    });
    await screen.getByRole("button", { name: "More for Clementine" }).click();
    await screen.getByRole("menuitem", { name: "Take off my page" }).click();
    await expect.element(screen.getByRole("heading", { name: "Not on your page" })).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText("Parent Verified")).toBeVisible();
    const [first, second] = sent(calls, UPDATE);
    expect([first.status, second.status]).toEqual(["no-longer-available", "live"]);
    expect(first.parent).toMatchObject({
      name: "Clementine",
      registrationNumber: "TS41880217",
      healthTests: clementine.healthTests,
      registries: ["AKC", "other"],
    });
  });

  it("are deleted after one more question", async () => {
    const { screen } = await show({ ...listed(clementine), [DELETE]: { body: { id: clementine.id } } });
    await screen.getByRole("button", { name: "More for Clementine" }).click();
    await screen.getByRole("menuitem", { name: "Delete" }).click();
    await screen.getByRole("button", { name: "Delete Clementine" }).click();
    await expect.element(screen.getByText("Your sires and dams will be here")).toBeVisible();
  });

  it("that a pet names stay, with the other way explained", async () => {
    const { screen, calls } = await show({
      ...listed(clementine),
      [DELETE]: problem(409, "parent_in_use", "A litter or a listing names this animal."),
      [UPDATE]: { body: { petDetails: { ...clementine, status: "no-longer-available" } } },
    });
    await screen.getByRole("button", { name: "More for Clementine" }).click();
    await screen.getByRole("menuitem", { name: "Delete" }).click();
    await screen.getByRole("button", { name: "Delete Clementine" }).click();
    await expect.element(screen.getByRole("heading", { name: "Clementine stays in the pedigree" }))
      .toBeVisible();
    await screen.getByRole("button", { name: "Take off my page" }).click();
    await expect.element(screen.getByRole("heading", { name: "Not on your page" })).toBeVisible();
    await expect.poll(() => sent(calls, UPDATE)).toHaveLength(1);
  });
});

describe("the form of a parent", () => {
  it("says next to each field what is missing, and sends nothing", async () => {
    const { screen, calls } = await show(listed(), "/breeder/parents/new");
    await screen.getByRole("button", { name: "Add a health test" }).click();
    await screen.getByLabelText("Lab").fill("OFA");
    await screen.getByRole("button", { name: "Add this parent" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
      /Enter a name/,
    );
    await expect.element(screen.getByRole("combobox", { name: "Breed" })).toHaveAccessibleDescription(
      /Choose the breed/,
    );
    await expect.element(screen.getByLabelText("Result")).toHaveAccessibleDescription(/Enter the result/);
    expect(calls.some(({ name }) => name.startsWith("POST"))).toBe(false);
  });

  it("sends what was written and goes back to the list", async () => {
    const { screen, calls, address } = await show({
      ...listed(),
      "POST /v1/breeders/pets/parents/add": { body: { petDetails: clementine } },
    }, "/breeder/parents/new");
    await screen.getByRole("textbox", { name: "Name" }).fill(" Clementine ");
    await screen.getByRole("radio", { name: "Female (dam)" }).click();
    // Only the dogs of the breeds, found by a part of the name.
    await screen.getByRole("combobox", { name: "Breed" }).fill("a");
    await expect.element(screen.getByRole("listbox", { name: "Breed" }).getByRole("option")).toHaveLength(1);
    await screen.getByRole("option", { name: "Cavalier" }).click();
    await screen.getByRole("combobox", { name: "Color" }).selectOptions("Ruby");
    await screen.getByLabelText("Weight").fill("15.5");
    await screen.getByRole("checkbox", { name: "American Kennel Club (AKC)" }).click();
    await screen.getByRole("button", { name: "More documents" }).click();
    await screen.getByRole("checkbox", { name: "Health records" }).click();
    await screen.getByRole("button", { name: "Add a health test" }).click();
    await screen.getByRole("combobox", { name: "Test", exact: true }).fill("Cardiac");
    await screen.getByLabelText("Result").fill("Normal");
    await screen.getByRole("button", { name: "Add this parent" }).click();
    await expect.poll(address).toBe("/breeder/parents");
    await expect.poll(() => sent(calls, "POST /v1/breeders/pets/parents/add")).toEqual([{
      name: "Clementine",
      type: "Dog",
      sex: "Female",
      breedId: clementine.breed.id,
      birthDate: null,
      color: "Ruby",
      weightLb: 15.5,
      description: "",
      registrationNumber: null,
      geneticTesting: false,
      registries: ["AKC", "healthRecords"],
      healthTests: [{ type: "Cardiac", laboratory: "", result: "Normal", testedOn: null, documentKey: null }],
      imageKeys: [],
    }]);
  });

  it("clears the color of the old breed when another is typed in full", async () => {
    const [dog, cat] = breeds.body.breeds;
    const beagle = {
      ...dog!,
      id: "01980a11-0c42-7a11-8c21-6f1d2e3a4b5c",
      slug: "beagle",
      breedName: "Beagle",
    };
    const { screen, calls } = await show({
      ...listed(clementine),
      "GET /v1/breeds": { body: { breeds: [dog, beagle, cat] } },
      [UPDATE]: { body: { petDetails: clementine } },
    }, `/breeder/parents/${clementine.id}`);
    const breed = screen.getByRole("combobox", { name: "Breed" });
    const color = screen.getByRole("combobox", { name: "Color" });
    await expect.element(breed).toHaveValue("Cavalier");
    await expect.element(color).toHaveValue("Ruby");
    await breed.click();
    await userEvent.keyboard("{Control>}a{/Control}Beagle{Tab}");
    await expect.element(breed).toHaveValue("Beagle");
    await expect.element(color).toHaveValue("");
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.poll(() => sent(calls, UPDATE)[0]?.parent).toMatchObject({
      breedId: beagle.id,
      color: null,
    });
  });

  it("folds the tests that are there to a line each, and opens one that lacks something", async () => {
    const { screen } = await show(listed(clementine), `/breeder/parents/${clementine.id}`);
    const first = clementine.healthTests[0]!;
    const fields = screen.getByRole("group", { name: "Health test 1" });
    await expect.element(fields.getByText(`${first.type}: ${first.result}`)).toBeVisible();
    await expect.element(fields.getByLabelText("Lab")).not.toBeVisible();
    await fields.getByText(`${first.type}: ${first.result}`).click();
    await fields.getByLabelText("Result").fill("");
    await fields.getByText(new RegExp(`^${first.type}`)).click();
    await expect.element(fields.getByLabelText("Lab")).not.toBeVisible();
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(fields.getByLabelText("Result")).toHaveAccessibleDescription(/Enter the result/);
    await expect.element(fields.getByLabelText("Result")).toBeVisible();
  });

  it("keeps what is known when it edits, and shows what the server refuses at its field", async () => {
    const { screen, calls } = await show({
      ...listed(clementine),
      [UPDATE]: problem(422, "invalid_input", "Please check.", {
        errors: [{ pointer: "/parent/birthDate", code: "invalid", detail: "Check the year." }],
      }),
    }, `/breeder/parents/${clementine.id}`);
    await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Clementine");
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.poll(() => sent(calls, UPDATE).length).toBe(1);
    await expect.poll(() => sent(calls, UPDATE)[0]).toMatchObject({
      id: clementine.id,
      parent: { color: "Ruby", healthTests: clementine.healthTests, registries: ["AKC", "other"] },
    });
    await expect.element(screen.getByLabelText("Birth date")).toHaveAccessibleDescription(/Check the year/);
  });
});

it.each([
  ["2026-11-22", "The birth date is in the future."],
  ["2026-06-01", "A parent must be at least six months old."],
  ["2026-05-25", undefined],
  ["", undefined],
])("a birth date of %s", (birthDate, error) => {
  expect(checkParent({ ...valuesOf(clementine), birthDate }, "2026-11-21").birthDate).toBe(error);
});
