import { describe, expect, it } from "vitest";
import { type Answers, configuration, consumer, problem, renderSite } from "../../testing.tsx";

const session = { body: { user: consumer, accessToken: "a-token-of-twenty-letters" } };
const needed = problem(
  422,
  "second_factor_needed",
  "Enter the code from your authenticator app, or a recovery code.",
);
const wrong = problem(422, "second_factor_wrong", "This code isn't right or was already used.");

async function atTheCode(answers: Answers = {}) {
  const bodies: { email: string; password: string; secondFactorCode?: string }[] = [];
  const site = await renderSite("/sign-in?returnTo=/terms", {
    answers: {
      "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
      "POST /v1/login": async (request) => {
        const body = await request.json();
        bodies.push(body);
        if (!body.secondFactorCode) return needed;
        return ["492817", "7KQ2M-9XW4T"].includes(body.secondFactorCode) ? session : wrong;
      },
      ...answers,
    },
  });
  const { screen } = site;
  await screen.getByLabelText("Email address").fill("Dana@example.com");
  await screen.getByLabelText("Password", { exact: true }).fill("correct-horse-battery");
  await screen.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await expect.element(screen.getByLabelText("Code from your app")).toHaveFocus();
  return { ...site, bodies };
}

describe("signing in with a second factor", () => {
  it("asks for a code after the password, and goes on with it", async () => {
    const { screen, bodies, address } = await atTheCode();
    const code = screen.getByLabelText("Code from your app");
    expect(code.element().getAttribute("autocomplete")).toBe("one-time-code");
    await code.fill("111111");
    await screen.getByRole("form", { name: "Two-step verification" }).getByRole("button", { name: "Sign in" })
      .click();
    await expect.element(screen.getByText("This code isn't right or was already used.").first())
      .toBeVisible();
    await code.fill("492 817");
    await screen.getByRole("form", { name: "Two-step verification" }).getByRole("button", { name: "Sign in" })
      .click();
    await expect.poll(address).toBe("/terms");
    expect(bodies.at(-1)).toEqual({
      email: "dana@example.com",
      password: "correct-horse-battery",
      secondFactorCode: "492817",
    });
  });

  it("takes a recovery code as it is typed from paper", async () => {
    const { screen, bodies, address } = await atTheCode();
    await screen.getByRole("button", { name: "Use a recovery code" }).click();
    const code = screen.getByLabelText("Recovery code");
    await expect.element(code).toHaveFocus();
    await code.fill("7kq2m9xw4t");
    await expect.element(code).toHaveValue("7KQ2M-9XW4T");
    await screen.getByRole("form", { name: "Two-step verification" }).getByRole("button", { name: "Sign in" })
      .click();
    await expect.poll(address).toBe("/terms");
    expect(bodies.at(-1)!.secondFactorCode).toBe("7KQ2M-9XW4T");
  });

  it("leads back to the address and the password, which are kept", async () => {
    const { screen } = await atTheCode();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByLabelText("Email address")).toHaveValue("Dana@example.com");
    await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveValue(
      "correct-horse-battery",
    );
  });

  it("says how long to wait after too many wrong codes", async () => {
    const { screen } = await atTheCode({
      "POST /v1/login": async (request) =>
        (await request.json()).secondFactorCode
          ? problem(429, "too_many_requests", "Too many wrong codes.", { retryAfterSeconds: 840 })
          : needed,
    });
    await screen.getByLabelText("Code from your app").fill("111111");
    await screen.getByRole("form", { name: "Two-step verification" }).getByRole("button", { name: "Sign in" })
      .click();
    await expect.element(screen.getByText(/Wait 14 minutes/)).toBeVisible();
  });

  it("leads to the demo accounts' codes only where the configuration says so", async () => {
    const { screen } = await atTheCode();
    await expect.element(screen.getByRole("link", { name: /see their codes here/ })).not.toBeInTheDocument();
    await screen.unmount();
    const demo = await atTheCode({
      "GET /v1/configuration": {
        body: { configuration: { ...configuration, authenticatorUrl: "/_authenticator" } },
      },
    });
    await expect.element(demo.screen.getByRole("link", { name: /see their codes here/ }))
      .toHaveAttribute("href", "/_authenticator");
  });
});
