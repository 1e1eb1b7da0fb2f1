import { describe, expect, it } from "vitest";
import type { PetProfile } from "@hearthpaw/client";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";

const maple: PetProfile = {
  id: "0199c0d1-000f-7a4e-9b5f-2c3d4e5f6071",
  name: "Maple",
  type: "Dog",
  sex: "Female",
  birthDate: "2025-09-12",
  weightLb: 7.4,
  microchipNumber: null,
  notes: "Afraid of the vacuum cleaner.",
  imageKey: null,
  imageURL: null,
  createdAt: "2025-11-14T17:05:00.000Z",
};
const show = (kept: PetProfile[], answers: Answers = {}) =>
  renderSite("/account/pets", {
    user: consumer,
    answers: {
      "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
      "GET /v1/breeds": { body: { breeds: [] } },
      "GET /v1/pets/profiles": () => ({ body: { petProfiles: kept.map((pet) => ({ ...pet })) } }),
      "POST /v1/pets/profiles/add": async (request) => {
        kept.unshift({ ...maple, ...await request.json() });
        return { body: { petProfile: kept[0] } };
      },
      "POST /v1/pets/profiles/update": async (request) => {
        Object.assign(kept[0]!, (await request.json()).profile);
        return { body: { petProfile: kept[0] } };
      },
      [`DELETE /v1/pets/profiles/${maple.id}/delete`]: () => {
        kept.length = 0;
        return { body: { id: maple.id } };
      },
      ...answers,
    },
  });

describe("one's own pets", () => {
  it("are added from an empty page, changed and deleted", async () => {
    const kept: PetProfile[] = [];
    const { screen } = await show(kept);
    await expect.element(screen.getByText("No pets yet")).toBeVisible();
    await screen.getByRole("button", { name: "Add a pet" }).click();
    await screen.getByRole("button", { name: "Add pet" }).click();
    await expect.element(screen.getByText("Enter your pet's name.").first()).toBeVisible();
    await screen.getByLabelText("Name", { exact: true }).fill("Maple");
    await screen.getByLabelText(/Weight/).fill("7.4");
    await screen.getByRole("button", { name: "Add pet" }).click();
    await expect.element(screen.getByRole("heading", { name: "Maple" })).toBeVisible();
    expect(kept).toMatchObject([{ name: "Maple", type: "Dog", weightLb: 7.4, imageKey: null }]);
    await screen.getByRole("button", { name: "Edit Maple" }).click();
    await screen.getByLabelText(/Notes/).fill("Afraid of thunder.");
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(screen.getByText("Afraid of thunder.")).toBeVisible();
    await screen.getByRole("button", { name: "Delete Maple" }).click();
    await screen.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.element(screen.getByText("No pets yet")).toBeVisible();
    await screen.unmount();
  });

  it("show what the server refuses at its field", async () => {
    const refusal = problem(422, "validation_failed", "Check the fields.", {
      errors: [{ pointer: "/profile/birthDate", code: "in_future", detail: "Choose a date in the past." }],
    });
    const { screen } = await show([{ ...maple }], { "POST /v1/pets/profiles/update": refusal });
    await expect.element(screen.getByText("September 12, 2025")).toBeVisible();
    await screen.getByRole("button", { name: "Edit Maple" }).click();
    await screen.getByRole("button", { name: "Save changes" }).click();
    await expect.element(screen.getByLabelText(/Birthday/)).toHaveAccessibleDescription(/in the past/);
    await screen.unmount();
  });
});
