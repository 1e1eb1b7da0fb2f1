import { expect, it } from "vitest";
import { consumer, problem, renderSite } from "../../testing.tsx";

const ways = (hasPassword: boolean, connections: object[] = []) => ({
  "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
  "GET /v1/users/sign-in-ways": { body: { hasPassword, connections } },
});
const google = {
  provider: "google",
  connectedAt: "2025-10-28T16:41:09.000Z",
  lastUsedAt: "2025-11-02T08:12:44.000Z",
};

it("shows what is connected beside the password", async () => {
  const { screen } = await renderSite("/account/settings", { answers: ways(true, [google]), user: consumer });
  await expect.element(screen.getByRole("heading", { name: "How you sign in" })).toBeVisible();
  await expect.element(screen.getByText("Google", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("With dana@example.com")).toBeVisible();
  await expect.element(screen.getByText("Change your password", { exact: true })).toBeVisible();
});

it("offers to set a first password, and asks for no current one", async () => {
  const site = await renderSite("/account/settings", { answers: ways(false, [google]), user: consumer });
  const { screen } = site;
  await screen.getByRole("link", { name: "Set a password" }).click();
  await expect.poll(site.address).toBe("/forgot-password?returnTo=%2Faccount%2Fsettings");
  await expect.element(screen.getByLabelText("Email address")).toHaveValue("dana@example.com");
});

it("has no form for a password that there is not", async () => {
  const { screen } = await renderSite("/account/settings", {
    answers: ways(false, [google]),
    user: consumer,
  });
  await expect.element(screen.getByRole("link", { name: "Set a password" })).toBeVisible();
  await expect.element(screen.getByText("Change your password", { exact: true })).not.toBeInTheDocument();
});

it("can be asked again when it failed", async () => {
  let calls = 0;
  const { screen } = await renderSite("/account/settings", {
    answers: {
      ...ways(true),
      "GET /v1/users/sign-in-ways": () =>
        calls++ === 0
          ? problem(403, "wrong_role", "Not now.")
          : { body: { hasPassword: true, connections: [] } },
    },
    user: consumer,
  });
  await screen.getByRole("alert").filter({ hasText: "Not now." }).getByRole("button", { name: "Try again" })
    .click();
  await expect.element(screen.getByText("With dana@example.com")).toBeVisible();
});
