import { expect, it } from "vitest";
import { type Answers, problem, renderSite } from "../../testing.tsx";
import { card, maple, profile, quote } from "./testing_pet.ts";

const pet = maple();
const path = `/pets/${pet.id}/${pet.slug}`;
const report = `POST /v1/pets/${pet.id}/report`;
const thanks = { body: { report: { id: pet.id, createdAt: "2026-11-21T09:00:00.000Z" } } };

const show = (more: Answers) =>
  renderSite(path, {
    answers: {
      [`GET /v1/pets/${pet.id}`]: { body: { pet } },
      [`PUT /v1/pets/increment_view/${pet.id}`]: { body: { pet } },
      [`GET /v1/profiles/breeder/${pet.breeder.id}`]: { body: { breederProfile: profile } },
      "GET /v1/pets/search/lean": { body: { data: { pets: [card("Hazel")], total: 1 } } },
      "POST /v1/payments/quote": { body: quote("pickup", 0) },
      ...more,
    },
  });

it("takes a report of anybody, says thank you, and gives the focus back", async () => {
  const { screen, calls } = await show({ [report]: thanks });
  const link = screen.getByRole("button", { name: "Report this listing" });
  await link.click();
  const dialog = screen.getByRole("dialog", { name: "Report the listing of Maple" });
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect.element(dialog.getByText("Choose what it is about.").first()).toBeVisible();
  await dialog.getByRole("radio", { name: "The pictures were taken from elsewhere" }).click();
  await dialog.getByLabelText(/Anything that helps us/).fill("  They are on a site from 2019. ");
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Thank you" })).toBeVisible();
  await screen.getByRole("button", { name: "Done" }).click();
  await expect.element(link).toHaveFocus();
  expect(JSON.parse(calls.find(({ name }) => name === report)!.body))
    .toEqual({ reason: "stolen-pictures", details: "They are on a site from 2019." });
});

it("wants words for something else, and sends none where they are not needed", async () => {
  const { screen, calls } = await show({ [report]: thanks });
  await screen.getByRole("button", { name: "Report this listing" }).click();
  await screen.getByRole("radio", { name: "Something else" }).click();
  await screen.getByRole("button", { name: "Send the report" }).click();
  await expect.element(screen.getByLabelText(/Anything that helps us/)).toHaveAccessibleDescription(
    /Tell us/,
  );
  await screen.getByRole("radio", { name: "Something in the listing is wrong" }).click();
  await screen.getByRole("button", { name: "Send the report" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Thank you" })).toBeVisible();
  expect(calls.filter(({ name }) => name === report).map(({ body }) => JSON.parse(body)))
    .toEqual([{ reason: "wrong-facts" }]);
});

it("says when reports come too often, and keeps what was typed", async () => {
  const { screen } = await show({
    [report]: problem(429, "too_many_requests", "Too many requests.", { retryAfterSeconds: 120 }),
  });
  await screen.getByRole("button", { name: "Report this listing" }).click();
  await screen.getByRole("radio", { name: /worry about how the animals live/ }).click();
  await screen.getByLabelText(/Anything that helps us/).fill("The kennels have no shade.");
  await screen.getByRole("button", { name: "Send the report" }).click();
  await expect.element(screen.getByText("That was a little too often.")).toBeVisible();
  await expect.element(screen.getByLabelText(/Anything that helps us/)).toHaveValue(
    "The kennels have no shade.",
  );
});
