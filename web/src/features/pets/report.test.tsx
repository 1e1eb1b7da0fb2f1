import { expect, it } from "vitest";
import type { Pet, User } from "@hearthpaw/client";
import { type Answers, consumer, decisionsTakeEffect, problem, renderSite } from "../../testing.tsx";
import { card, maple, profile, quote } from "./testing_pet.ts";
import * as texts from "./texts.tsx";
import * as sessionTexts from "../../components/session/texts.tsx";
import * as formsTexts from "../../components/forms/texts.ts";

const pet = maple();
const path = `/pets/${pet.id}/${pet.slug}`;
const report = `POST /v1/pets/${pet.id}/report`;
const thanks = { body: { report: { id: pet.id, createdAt: "2026-11-21T09:00:00.000Z" } } };

const answers = (more: Answers): Answers => ({
  [`GET /v1/pets/${pet.id}`]: { body: { pet } },
  [`PUT /v1/pets/increment_view/${pet.id}`]: { body: { pet } },
  [`GET /v1/profiles/breeder/${pet.breeder.id}`]: { body: { breederProfile: profile } },
  "GET /v1/pets/search/lean": { body: { data: { pets: [card("Hazel")], total: 1 } } },
  "POST /v1/payments/quote": { body: quote("pickup", 0) },
  ...more,
});
const show = (more: Answers, user: User = consumer) =>
  renderSite(path, {
    user,
    answers: answers({ "GET /v1/user": { body: { user, dashboard: "consumer" } }, ...more }),
  });

it("asks somebody who hasn't confirmed their email to do so first", async () => {
  const user = { ...consumer, isEmailVerified: false } as User;
  const { screen } = await show({}, user);
  await screen.getByRole("button", { name: texts.reportThisListing }).click();
  const dialog = screen.getByRole("dialog", { name: sessionTexts.confirmYourEmailAddressFirst });
  await expect.element(dialog.getByRole("link", { name: sessionTexts.confirmEmailAddress }))
    .toHaveAttribute("href", "/verify-email");
  await screen.unmount();
});

it("asks a visitor to sign in first", async () => {
  const { screen } = await renderSite(path, { answers: answers({}) });
  await screen.getByRole("button", { name: texts.reportThisListing }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText(texts.signInToReport)).toBeVisible();
  await screen.unmount();
});

it("takes a report, says thank you, and gives the focus back", async () => {
  const { screen, calls } = await show({ [report]: thanks });
  const link = screen.getByRole("button", { name: texts.reportThisListing });
  await link.click();
  const dialog = screen.getByRole("dialog", { name: "Report Maple's listing?" });
  await dialog.getByRole("button", { name: texts.reportListing }).click();
  await expect.element(dialog.getByText(formsTexts.chooseWhatsWrong).first()).toBeVisible();
  await dialog.getByRole("radio", { name: texts.reportStolenPhotos }).click();
  await dialog.getByLabelText(/Details/).fill("  They are on a site from 2019. ");
  await dialog.getByRole("button", { name: texts.reportListing }).click();
  const thanked = screen.getByRole("dialog", { name: texts.thankYou });
  await expect.element(thanked).toBeVisible();
  // Screen readers announce it with the dialog's title when the focus enters the dialog.
  await expect.element(thanked).toHaveAccessibleDescription(/received your report/);
  await expect.element(thanked.getByRole("status")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: texts.done }).click();
  await expect.element(link).toHaveFocus();
  expect(JSON.parse(calls.find(({ name }) => name === report)!.body))
    .toEqual({ reason: "stolen-pictures", details: "They are on a site from 2019." });
});

it("wants words for something else, and sends none where they are not needed", async () => {
  const { screen, calls } = await show({ [report]: thanks });
  await screen.getByRole("button", { name: texts.reportThisListing }).click();
  await screen.getByRole("radio", { name: texts.somethingElse }).click();
  await screen.getByRole("button", { name: texts.reportListing }).click();
  await expect.element(screen.getByLabelText(/Details/)).toHaveAccessibleDescription(
    /Tell us/,
  );
  await screen.getByRole("radio", { name: texts.reportWrongFacts }).click();
  await screen.getByRole("button", { name: texts.reportListing }).click();
  await expect.element(screen.getByRole("dialog", { name: texts.thankYou })).toBeVisible();
  await expect.poll(() => calls.filter(({ name }) => name === report).map(({ body }) => JSON.parse(body)))
    .toEqual([{ reason: "wrong-facts" }]);
});

it("says when reports come too often, and keeps what was typed", async () => {
  const { screen } = await show({
    [report]: problem(429, "too_many_requests", "Too many requests.", { retryAfterSeconds: 120 }),
  });
  await screen.getByRole("button", { name: texts.reportThisListing }).click();
  await screen.getByRole("radio", { name: /worried about the pets' living conditions/ }).click();
  await screen.getByLabelText(/Details/).fill("The kennels have no shade.");
  await screen.getByRole("button", { name: texts.reportListing }).click();
  await expect.element(screen.getByText("Too many attempts.")).toBeVisible();
  await expect.element(screen.getByLabelText(/Details/)).toHaveValue(
    "The kennels have no shade.",
  );
});

const admin = { ...consumer, role: "Admin", type: "Admin" } as unknown as User;
it.each(
  [
    { status: "available", go: "Take down", title: "Take down Maple?", to: "not-approved-internal" },
    { status: "sold", go: "Return to the market", title: "Return Maple to the market?", to: "available" },
  ] as const,
)("staff can: $go", async ({ status, go, title, to }) => {
  const decide = `POST /v1/admin/listings/${pet.id}/decide`;
  const one: Pet = { ...pet, status };
  const { screen, calls } = await renderSite(path, {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      [`GET /v1/pets/${pet.id}`]: { body: { pet: one } },
      [`PUT /v1/pets/increment_view/${pet.id}`]: { body: { pet: one } },
      [`GET /v1/profiles/breeder/${pet.breeder.id}`]: { body: { breederProfile: profile } },
      "GET /v1/pets/search/lean": { body: { data: { pets: [card("Hazel")], total: 1 } } },
      "POST /v1/payments/quote": { body: quote("pickup", 0) },
      [decide]: problem(409, "pet_on_hold", "Someone is reserving this pet right now."),
    },
  });
  await screen.getByRole("complementary", { name: texts.staff }).getByRole("button", { name: go }).click();
  const dialog = screen.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: go }).click();
  await expect.element(dialog.getByText(texts.reasonRequired).first()).toBeVisible();
  await dialog.getByLabelText(texts.why).fill("It is back with the breeder.");
  await dialog.getByRole("button", { name: go }).click();
  await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
  expect(calls.filter(({ name }) => name === decide)).toEqual([]);
  decisionsTakeEffect();
  await expect.element(screen.getByText("Someone is reserving this pet right now.")).toBeVisible();
  await screen.getByRole("button", { name: go }).click();
  await expect.element(dialog.getByLabelText(texts.why)).toHaveValue("It is back with the breeder.");
  await expect.poll(() => calls.filter(({ name }) => name === decide).map(({ body }) => JSON.parse(body)))
    .toEqual([
      { status: to, reason: "It is back with the breeder." },
    ]);
  await screen.unmount();
});
