import { describe, expect, it } from "vitest";
import document from "../../../../../backend/generated/openapi.json";
import { type Answer, type Answers, problem, renderSite } from "../../../testing.tsx";
import { button, checkoutOf, consumer, inMinutes, start } from "./testing.ts";

const { example, id, pet, begun, path, read, held, open } = checkoutOf(document);

describe("the hold", () => {
  it("at its end says what that means, keeps what was typed, and can be tried again", async () => {
    const site = await open(held(begun, { holdExpiresAt: new Date(Date.now() + 1500).toISOString() }));
    await site.screen.getByLabelText("First name").fill("Danielle");
    site.state.reservation = {
      ...site.state.reservation,
      status: "expired",
      holdExpiresAt: null,
      allowedActions: [],
    };
    const ended = site.screen.getByRole("heading", { name: "Your time to reserve Maple is up" });
    await expect.element(ended).toBeVisible();
    // The field with the focus is gone: screen readers need to announce that.
    await expect.element(ended).toHaveFocus();
    await expect.element(site.screen.getByText("You weren't charged, and we kept what you typed.").first())
      .toBeVisible();
    await expect.element(site.screen.getByText(/Maple is still available/).first()).toBeVisible();
    site.state.reservation = held(begun);
    await button(site, "Try again").click();
    await expect.element(site.screen.getByLabelText("First name")).toHaveValue("Danielle");
    expect(site.count(start)).toBe(2);
  });

  it("goes on while the server says so, whatever the clock here says", async () => {
    const site = await open(held(begun, { holdExpiresAt: new Date(Date.now() + 1000).toISOString() }));
    await expect.poll(() => site.count(read)).toBeGreaterThan(1);
    await expect.element(button(site, "Continue to delivery")).toBeVisible();
  });

  it("counts by the server's clock on a phone that is two days ahead", async () => {
    const ago = (ms: number) => new Date(Date.now() - 2 * 86_400_000 + ms);
    const reservation = held(begun, {
      createdAt: ago(-60_000).toISOString(),
      holdExpiresAt: ago(14 * 60_000).toISOString(),
    });
    const headers = { date: ago(0).toUTCString(), "cache-control": "no-store" };
    const site = await open(reservation, {
      [read]: () => ({ body: { reservedPet: reservation }, headers }),
    });
    await expect.element(site.screen.getByText(/^1[34]:\d\d$/)).toBeVisible();
  });
});

describe("a pet that cannot be reserved", () => {
  const refused = async (answer: Answer, more: Answers = {}) => {
    const { screen } = await renderSite(path, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [`GET /v1/pets/${pet.id}`]: { body: { pet: { ...pet, onHold: false } } },
        "GET /v1/customer/pets/reserved": { body: { reservedPets: [], nextCursor: null } },
        [start]: answer,
        ...more,
      },
    });
    return screen;
  };

  it("is on hold: says so, and until when", async () => {
    const holdUntil = inMinutes(9);
    const time = new Date(holdUntil).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
    // Records the live region's text at each change of the page: screen readers announce text that is new in
    // it.
    const said: (string | undefined)[] = [];
    const watch = new MutationObserver(() => {
      const title = [...globalThis.document.querySelectorAll("h1")]
        .find(({ textContent }) => textContent === "Someone else is reserving Maple");
      said.push(title?.closest("main")?.querySelector('[role="status"]')?.textContent ?? undefined);
    });
    watch.observe(globalThis.document.body, { childList: true, subtree: true, characterData: true });
    const screen = await refused(problem(409, "pet_on_hold", "On hold.", { holdUntil }), {
      [`GET /v1/pets/${pet.id}`]: { body: { pet: { ...pet, onHold: true, holdUntil } } },
    });
    await expect.element(screen.getByRole("heading", { name: "Someone else is reserving Maple" }))
      .toBeVisible();
    await expect.element(screen.getByText(`If they don't pay by ${time}`, { exact: false }).first())
      .toBeVisible();
    await expect.poll(() => said.filter((words) => words !== undefined)[0]).toBe("");
    await expect.poll(() => said.at(-1)).toContain("Someone else is reserving Maple");
    watch.disconnect();
  });

  it("is barred by a state's law: says so and what else there is, and offers no second try", async () => {
    const law =
      "Under California law, a breeder's pet under one year old can't be sold through a marketplace.";
    const screen = await refused(problem(409, "state_not_allowed", law));
    await expect.element(screen.getByRole("heading", { name: "Maple can't be reserved" })).toBeVisible();
    await expect.element(screen.getByText(law)).toBeVisible();
    await expect.element(screen.getByText("Nothing was reserved or charged.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("is free again: offers it", async () => {
    const screen = await refused(problem(409, "pet_on_hold", "On hold."));
    await expect.element(screen.getByRole("button", { name: "Reserve Maple" })).toBeVisible();
  });

  it.each([
    [undefined, "asks a few questions first", "Answer the questions"],
    ["draft", "asks a few questions first", "Continue your application"],
    ["submitted", "received your application", "See your application"],
  ])("leads to the questions of its breeder, answered: %s", async (status, title, words) => {
    const { breeder } = pet;
    const screen = await refused(problem(409, "application_needed", "This breeder asks first."), {
      [`GET /v1/breeders/${breeder.id}/applications/form`]: {
        body: { form: { breederId: breeder.id, isRequired: true, questions: [] } },
      },
      "GET /v1/applications": {
        body: { applications: status ? [{ status, breeder: { id: breeder.id } }] : [], nextCursor: null },
      },
    });
    await expect.element(screen.getByRole("heading", { name: `${breeder.name} ${title}` })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: words }))
      .toHaveAttribute("href", `/breeders/${breeder.id}/apply?pet=${pet.id}`);
  });

  it.each([
    ["own_pet", 403, "Maple is from your own program"],
    ["wrong_role", 403, "Staff accounts don't reserve pets"],
    ["not_found", 404, "This pet isn't listed anymore"],
    ["deployment_changed", 409, "We updated the site"],
  ])("by %s", async (code, status, title) => {
    const screen = await refused(problem(status, code, "No."));
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  });

  it("is somebody else's", async () => {
    const screen = await refused(problem(409, "pet_not_available", "Not available."), {
      [`GET /v1/pets/${pet.id}`]: { body: { pet: { ...pet, status: "reserved" } } },
    });
    await expect.element(screen.getByRole("heading", { name: "Maple has found a home" })).toBeVisible();
  });

  it("is one's own already: leads to the reservation", async () => {
    const screen = await refused(problem(409, "pet_not_available", "Not available."), {
      "GET /v1/customer/pets/reserved": { body: { reservedPets: [example], nextCursor: null } },
    });
    await expect.element(screen.getByRole("link", { name: "See your reservation" })).toHaveAttribute(
      "href",
      `/account/reserved/${id}`,
    );
  });
});
