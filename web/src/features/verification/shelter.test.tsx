import { describe, expect, it } from "vitest";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";
import { saleExample } from "./sale_example.ts";
import { emptyShelter, shelterBody, shelterErrors, websiteOf } from "./shelter_rules.ts";

const TOKEN = "Ab3_".repeat(16);
const filled = {
  ...emptyShelter,
  name: "Benton Haven",
  registrationNumber: "931187420",
  postalCode: "97330",
  firstName: "Marisol",
  lastName: "Okafor",
  email: "Hello@bentonhaven.org",
  password: "a-quiet-harbour-9",
  acceptsTerms: true,
};
const shelter = { ...breeder, role: "ShelterBreeder", programName: "Benton Haven" };
const works: Answers = {
  "GET /v1/places/97330": {
    body: { place: { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5, longitude: -123.2 } },
  },
  "POST /api/shelter/add": { body: { ok: true } },
  "POST /v1/login": { body: { user: shelter, accessToken: "a-token-of-twenty-letters" } },
  "GET /v1/user": { body: { user: shelter, dashboard: "breeder" } },
};
const invitation = (status: string, more: object = {}): Answers => ({
  "GET /v1/shelter/join": { body: { shelter: { status, name: null, email: null, state: null, ...more } } },
  [`POST /${TOKEN}`]: { body: { ok: true, url: "/shelter/join" } },
});

describe("the form of a shelter", () => {
  it("says what is missing in the order of the form, and nothing where all is there", () => {
    expect(Object.values(shelterErrors(filled)).filter(Boolean)).toEqual([]);
    const wrong = Object.entries(shelterErrors(emptyShelter)).filter(([, message]) => message).map(([name]) =>
      name
    );
    expect(wrong).toEqual([
      "name",
      "registrationNumber",
      "postalCode",
      "firstName",
      "lastName",
      "email",
      "password",
      "acceptsTerms",
    ]);
  });

  it.each([
    ["", undefined],
    ["bentonhaven.org", "https://bentonhaven.org/"],
    ["http://bentonhaven.org/pets", "http://bentonhaven.org/pets"],
    ["javascript:alert(1)", null],
    ["not an address", null],
    ["localhost", null],
  ])("reads the website %j", (typed, whole) => expect(websiteOf(typed)).toBe(whole));

  it("writes the number of the charity as it is usually written", () => {
    expect(shelterBody(filled, { termsVersion: "2025-10-01", invitation: undefined })).toEqual({
      name: "Benton Haven",
      email: "hello@bentonhaven.org",
      password: "a-quiet-harbour-9",
      firstName: "Marisol",
      lastName: "Okafor",
      postalCode: "97330",
      registrationNumber: "93-1187420",
      termsVersion: "2025-10-01",
    });
  });
});

describe("joining as a shelter", () => {
  async function fill(screen: Awaited<ReturnType<typeof renderSite>>["screen"]) {
    await screen.getByLabelText("EIN").fill("93-1187420");
    await screen.getByLabelText("ZIP code").fill("97330");
    await screen.getByLabelText("First name").fill("Marisol");
    await screen.getByLabelText("Last name").fill("Okafor");
    await screen.getByLabelText("Password", { exact: true }).fill("a-quiet-harbour-9");
    await screen.getByRole("checkbox", { name: /I accept the terms/ }).click();
    await screen.getByRole("button", { name: "Join as a shelter" }).click();
  }

  it("by an invitation begins with what is known, uses it up, and goes on to the documents", async () => {
    const { screen, calls, address } = await renderSite(`/shelter/join#token=${TOKEN}`, {
      answers: { ...works, ...invitation("open", { name: "Benton Haven", email: "hello@bentonhaven.org" }) },
    });
    await expect.element(screen.getByText("Welcome, Benton Haven")).toBeVisible();
    expect(address()).toBe("/shelter/join");
    await expect.element(screen.getByLabelText("Email address")).toHaveValue("hello@bentonhaven.org");
    await fill(screen);
    await expect.poll(address).toBe("/breeder/verification");
    const sent = JSON.parse(calls.find(({ name }) => name === "POST /api/shelter/add")!.body);
    expect(sent).toMatchObject({ name: "Benton Haven", invitation: TOKEN, termsVersion: "2025-10-01" });
    await expect.poll(() => calls.some(({ name }) => name === `POST /${TOKEN}`)).toBe(true);
  });

  it("leads to the sign-in where signing in fails, since the account is there", async () => {
    const { screen, address } = await renderSite("/shelter/join", {
      answers: { ...works, "POST /v1/login": problem(503, "unavailable", "Not now.") },
    });
    await screen.getByLabelText("Name", { exact: true }).fill("Benton Haven");
    await screen.getByLabelText("Email address").fill("hello@bentonhaven.org");
    await fill(screen);
    await expect.poll(address).toBe("/sign-in?returnTo=%2Fbreeder%2Fverification");
  });

  it.each([["used", "This invitation was already used"], ["expired", "This invitation has expired"]])(
    "with an invitation that is %s says so, and goes on without it",
    async (status, title) => {
      const { screen, calls } = await renderSite(`/shelter/join#token=${TOKEN}`, {
        answers: invitation(status),
      });
      await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
      expect(calls.some(({ name }) => name === `POST /${TOKEN}`)).toBe(false);
      await screen.getByRole("button", { name: "Join without it" }).click();
      await expect.element(screen.getByLabelText("EIN")).toBeVisible();
      // The pressed button has disappeared.
      expect(document.activeElement?.matches("main input")).toBe(true);
    },
  );

  it("keeps an invitation that cannot be read just now", async () => {
    let isDown = true;
    const shelter = { status: "open", name: "Benton Haven", email: null, state: null };
    const { screen } = await renderSite(`/shelter/join#token=${TOKEN}`, {
      answers: {
        ...invitation("open"),
        "GET /v1/shelter/join": () =>
          isDown ? problem(422, "invalid_input", "Not just now.") : { body: { shelter } },
      },
    });
    await expect.element(screen.getByText("Your invitation still works.")).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("Welcome, Benton Haven")).toBeVisible();
  });

  it("tells a buyer that a shelter has an account of its own", async () => {
    const { screen } = await renderSite("/shelter/join", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await expect.element(screen.getByText("A shelter needs its own account")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Sign out" })).toBeVisible();
  });
});

describe("becoming a breeder", () => {
  it("shows fees that add up", async () => {
    expect(saleExample(250_000)).toEqual({
      priceCents: 250_000,
      serviceFeeCents: 7_500,
      platformFeeCents: 37_500,
      netCents: 212_500,
    });
    const { screen } = await renderSite("/become-a-breeder");
    await expect.element(screen.getByRole("row", { name: "Your earnings $2,125" })).toBeVisible();
    const begin = screen.getByRole("link", { name: "Create a breeder account" }).first();
    await begin.click();
    await expect.element(screen.getByLabelText("Program name")).toBeVisible();
  });

  it("tells a buyer how, and leads a breeder to the documents", async () => {
    const buyer = await renderSite("/become-a-breeder", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await expect.element(buyer.screen.getByText(/To sell, you need a separate account/).first())
      .toBeVisible();
    await buyer.screen.unmount();
    const { screen } = await renderSite("/become-a-breeder", {
      user: breeder,
      answers: { "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } } },
    });
    await expect.element(screen.getByRole("link", { name: "Continue my verification" }).first())
      .toBeVisible();
  });
});
