import { beforeEach, describe, expect, it } from "vitest";
import { getCurrentUser, listSessions } from "@hearthpaw/client";
import { consumer, problem, renderSite, typeAtOnce } from "../../testing.tsx";

const taken = "There's already an account with this email.";
const check = (email: string) => `GET /v1/users/email/check/${encodeURIComponent(email)}`;
const session = { body: { user: consumer, accessToken: "a-token-of-twenty-letters" } };
const me = { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } };

beforeEach(() => sessionStorage.clear());

describe("signing up", () => {
  it("says that an address is taken once the typing rests, and offers a way", async () => {
    const site = await renderSite("/sign-up", {
      answers: {
        [check("dana@example.com")]: { body: { ok: false } },
        [check("dana.w@example.com")]: { body: { ok: true } },
      },
    });
    const { screen, calls } = site;
    const email = screen.getByRole("main").getByLabelText("Email address");
    typeAtOnce(email.element(), "dana@example", "Dana@example.com");
    await expect.element(email).toHaveAccessibleDescription(new RegExp(taken));
    await expect.element(screen.getByRole("link", { name: "reset your password" })).toBeVisible();
    await email.fill("dana.w@example.com");
    await expect.element(screen.getByText(taken)).not.toBeInTheDocument();
    await expect.poll(() =>
      calls.filter(({ name }) => name.includes("/email/check/")).map(({ name }) => name)
    )
      .toEqual([check("dana@example.com"), check("dana.w@example.com")]);
  });

  it("sends what a password manager has filled in without a word", async () => {
    const site = await renderSite("/sign-up", {
      answers: { "POST /v1/users/new": problem(409, "email_taken", "Taken.") },
    });
    const { screen, calls } = site;
    // React does not see a value set by the native setter, which raises no event.
    const fill = (element: Element, value: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(element, value);
    const main = screen.getByRole("main");
    await main.getByLabelText("First name").fill("Dana");
    await main.getByLabelText("Last name").fill("Whitfield");
    fill(main.getByLabelText("Email address").element(), "dana@example.com");
    fill(main.getByLabelText("Password", { exact: true }).element(), "a-quiet-harbour-9");
    await main.getByRole("checkbox", { name: /I accept the terms/ }).click({ timeout: 3000 });
    await expect.element(main.getByLabelText("Email address")).toHaveValue("dana@example.com");
    await main.getByRole("button", { name: "Create account" }).click({ timeout: 3000 });
    await expect.poll(() => calls.find(({ name }) => name === "POST /v1/users/new")?.body).toBeDefined();
    expect(JSON.parse(calls.find(({ name }) => name === "POST /v1/users/new")!.body)).toMatchObject({
      firstName: "Dana",
      email: "dana@example.com",
      password: "a-quiet-harbour-9",
    });
  });

  it("goes on without the check when the server does not want to answer it", async () => {
    const { screen } = await renderSite("/sign-up", {
      answers: { [check("dana@example.com")]: problem(429, "too_many_requests", "Wait.") },
    });
    const email = screen.getByRole("main").getByLabelText("Email address");
    await email.fill("dana@example.com");
    await screen.getByLabelText("First name").click();
    await new Promise((done) => setTimeout(done, 900));
    await expect.element(email).not.toHaveAttribute("aria-invalid");
  });

  it.each([["/sign-up", 2], ["/sign-up?returnTo=%2Freserve-pet%2F1", 0]])(
    "asks who somebody is, but not on the way to a reservation: %s",
    async (path, count) => {
      const { screen } = await renderSite(path);
      await expect.element(screen.getByLabelText("First name")).toBeVisible();
      expect(screen.getByRole("radio").elements()).toHaveLength(count);
    },
  );

  it("names all that is missing in a summary that takes the focus, and leads to the fields", async () => {
    const { screen } = await renderSite("/sign-up");
    await screen.getByRole("button", { name: "Create account" }).click();
    const summary = screen.getByRole("group", { name: "Check these before you continue" });
    await expect.element(summary).toHaveFocus();
    expect(summary.getByRole("link").elements()).toHaveLength(5);
    await summary.getByRole("link", { name: "Enter your last name." }).click();
    await expect.element(screen.getByLabelText("Last name")).toHaveFocus();
  });

  it("puts what the server refuses at its field and keeps everything", async () => {
    const { screen, calls } = await renderSite("/sign-up", {
      answers: {
        [check("dana@example.com")]: { body: { ok: true } },
        "POST /v1/users/new": problem(422, "weak_password", "Too common.", {
          errors: [{ pointer: "/password", code: "weak_password", detail: "Too common." }],
        }),
      },
    });
    const main = screen.getByRole("main");
    await main.getByLabelText("First name").fill("Dana");
    await main.getByLabelText("Last name").fill("Whitfield");
    await main.getByLabelText("Email address").fill("dana@example.com");
    await main.getByLabelText("Password", { exact: true }).fill("password123");
    await main.getByRole("checkbox", { name: /I accept/ }).click();
    await main.getByRole("button", { name: "Create account" }).click();
    const password = main.getByLabelText("Password", { exact: true });
    await expect.element(password).toHaveAccessibleDescription(/Too common/);
    await expect.element(password).toHaveValue("password123");
    await expect.element(main.getByLabelText("First name")).toHaveValue("Dana");
    await expect.element(main.getByRole("checkbox", { name: /I accept/ })).toBeChecked();
    const [sent] = calls.filter(({ name }) => name === "POST /v1/users/new");
    expect(JSON.parse(sent!.body)).toMatchObject({ type: "Consumer", termsVersion: "2025-10-01" });
  });

  it("names what is accepted, with its version, and links to it", async () => {
    const { screen } = await renderSite("/sign-up");
    await expect.element(
      screen.getByRole("checkbox", { name: "I accept the terms and the privacy notice of October 1, 2025" }),
    ).toBeVisible();
    await expect.element(screen.getByRole("main").getByRole("link", { name: "privacy notice" }))
      .toHaveAttribute("href", "/privacy");
  });
});

describe("signing in", () => {
  it("keeps what was typed when the server cannot be reached, and works when it is back", async () => {
    let isUp = false;
    const { screen, address } = await renderSite("/sign-in?returnTo=/terms", {
      answers: {
        ...me,
        "POST /v1/login": () => {
          if (!isUp) throw new TypeError("fetch failed");
          return session;
        },
      },
    });
    const main = screen.getByRole("main");
    await main.getByLabelText("Email address").fill("dana@example.com");
    await main.getByLabelText("Password", { exact: true }).fill("correct-horse-battery");
    await main.getByRole("button", { name: "Sign in" }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent(/We can't reach the server/);
    await expect.element(main.getByLabelText("Password", { exact: true })).toHaveValue(
      "correct-horse-battery",
    );
    isUp = true;
    await main.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(address).toBe("/terms");
  });

  it("cannot be sent twice while it is under way", async () => {
    let answer: () => void = () => {};
    const { screen, calls } = await renderSite("/sign-in", {
      answers: { ...me, "POST /v1/login": () => new Promise((done) => answer = () => done(session)) },
    });
    const main = screen.getByRole("main");
    await main.getByLabelText("Email address").fill("dana@example.com");
    await main.getByLabelText("Password", { exact: true }).fill("correct-horse-battery");
    const button = main.getByRole("button", { name: "Sign in" });
    await button.click();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    (main.getByLabelText("Password", { exact: true }).element() as HTMLInputElement).form!.requestSubmit();
    await expect.poll(() => calls.filter(({ name }) => name === "POST /v1/login")).toHaveLength(1);
    answer();
    await expect.element(screen.getByRole("button", { name: /Account: Dana/ })).toBeVisible();
  });

  it("from the form over a page the way to a new password closes it and takes the address along", async () => {
    const { screen, address } = await renderSite("/terms");
    await screen.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByLabelText("Email address").fill("dana@example.com");
    await dialog.getByRole("link", { name: "Forgot password?" }).click();
    await expect.poll(address).toBe("/forgot-password");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText("Email address")).toHaveValue("dana@example.com");
  });
});

describe("two tabs", () => {
  it("a sign-out in one shows in the other, at once", async () => {
    const { screen, storage } = await renderSite("/account/profile", { user: consumer, answers: me });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Dana Whitfield" })).toBeVisible();
    for (const key of ["user", "accessToken", "dashboard"]) storage.removeItem(key);
    dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue: null }));
    await expect.element(screen.getByText("Sign in to see this page.")).toBeVisible();
    await expect.element(screen.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  });

  it("a sign-in of somebody else shows them, and nothing of who was there before", async () => {
    const { screen, storage } = await renderSite("/account/profile", { user: consumer, answers: me });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Dana Whitfield" })).toBeVisible();
    storage.setItem("user", JSON.stringify({ ...consumer, id: "another", firstName: "Ruth" }));
    storage.setItem("accessToken", "another-token-of-twenty");
    dispatchEvent(new StorageEvent("storage", { key: "user" }));
    await expect.element(screen.getByRole("heading", { level: 1, name: "Ruth Whitfield" })).toBeVisible();
    expect(JSON.parse(storage.getItem("user")!).id).toBe("another");
  });
});

describe("a session that is over", () => {
  it("is refreshed once for all who wait; then one logout, one message, and the start page", async () => {
    let isOver = false;
    const over = { status: 401, body: { error: "jwt expired" } };
    const { screen, client, calls, redirects } = await renderSite("/terms", {
      user: consumer,
      answers: {
        "GET /v1/user": () => isOver ? over : me["GET /v1/user"],
        "GET /v1/users/sessions": over,
        "POST /v1/token/refresh": { status: 401, body: { error: "Invalid token" } },
        "GET /v1/logout": { body: { ok: true } },
      },
    });
    await expect.element(screen.getByRole("button", { name: /Account:/ })).toBeVisible();
    isOver = true;
    await Promise.allSettled([getCurrentUser(client), listSessions(client), listSessions(client)]);
    await expect.element(screen.getByText("You've been signed out")).toBeVisible();
    expect(screen.getByText("You've been signed out").elements()).toHaveLength(1);
    const count = (name: string) => calls.filter((call) => call.name === name).length;
    expect([count("POST /v1/token/refresh"), count("GET /v1/logout")]).toEqual([1, 1]);
    await expect.poll(() => redirects.map(({ path }) => path)).toEqual(["/"]);
  });
});
