import { describe, expect, it, vi } from "vitest";
import { configuration, consumer, problem, renderSite } from "../../testing.tsx";
import { cameBack, returnable } from "./social.ts";

const both = {
  "GET /v1/configuration": {
    body: { configuration: { ...configuration, signInProviders: ["google", "facebook"] } },
  },
};
const finish = (provider: string) => `POST /v1/auth/${provider}/callback`;
const came = "?code=a-code%2F1&state=a-state&iss=https%3A%2F%2Faccounts.example";
const callback = (provider: string, search = came) => `/user/auth/${provider}/callback${search}`;
const session = (more: object = {}) => ({
  body: {
    user: consumer,
    accessToken: "a-token-of-twenty-letters",
    returnTo: "/terms",
    isNewAccount: false,
    ...more,
  },
});
type Site = Awaited<ReturnType<typeof renderSite>>;
const bodies = ({ calls }: Site, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));

describe("the page that one comes back to", () => {
  it("signs in once and goes on with what one was doing", async () => {
    const site = await renderSite(callback("google"), {
      answers: { ...both, [finish("google")]: session() },
    });
    await expect.poll(site.address).toBe("/terms");
    await expect.element(site.screen.getByText("You're signed in")).toBeVisible();
    expect(bodies(site, finish("google"))).toEqual([
      { code: "a-code/1", state: "a-state", iss: "https://accounts.example", termsVersion: "2025-10-01" },
    ]);
    expect(site.client.session.user()).toEqual(consumer);
  });

  it("welcomes who is new, and never leaves the site", async () => {
    const site = await renderSite(callback("facebook", "?code=c&state=s"), {
      answers: { ...both, [finish("facebook")]: session({ isNewAccount: true, returnTo: "//evil.example" }) },
    });
    await expect.poll(site.address).toBe("/");
    await expect.element(site.screen.getByText("Welcome to Hearthpaw")).toBeVisible();
  });

  it("says what it does while it waits", async () => {
    let answer: (value: ReturnType<typeof session>) => void = () => {};
    const waiting = new Promise<ReturnType<typeof session>>((done) => answer = done);
    const site = await renderSite(callback("google"), {
      answers: { ...both, [finish("google")]: () => waiting },
    });
    await expect.element(site.screen.getByRole("heading", { name: "Sign in with Google" })).toBeVisible();
    await expect.element(site.screen.getByText("We're signing you in", { exact: false })).toBeVisible();
    answer(session());
    await expect.poll(site.address).toBe("/terms");
  });

  it("asks for the code of a second factor and sends the same again with it", async () => {
    const site = await renderSite(callback("google"), {
      answers: {
        ...both,
        [finish("google")]: async (request: Request) => {
          const { secondFactorCode } = await request.json();
          if (!secondFactorCode) return problem(422, "second_factor_needed", "Enter the code.");
          return secondFactorCode === "123456"
            ? session()
            : problem(422, "second_factor_wrong", "That code is not right.");
        },
      },
    });
    const { screen } = site;
    await screen.getByRole("textbox").fill("000000");
    await screen.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.element(screen.getByText("That code is not right.").first()).toBeVisible();
    await screen.getByRole("textbox").fill("123456");
    await screen.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.poll(site.address).toBe("/terms");
    expect(bodies(site, finish("google")).map(({ state, secondFactorCode }) => [state, secondFactorCode]))
      .toEqual([
        ["a-state", undefined],
        ["a-state", "000000"],
        ["a-state", "123456"],
      ]);
  });

  it("offers to begin again when the code came too late", async () => {
    let calls = 0;
    const site = await renderSite(callback("google"), {
      answers: {
        ...both,
        [finish("google")]: () =>
          calls++ === 0
            ? problem(422, "second_factor_needed", "Enter the code.")
            : problem(422, "social_refused", "Please begin again."),
      },
    });
    await site.screen.getByRole("textbox").fill("123456");
    await site.screen.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect.element(site.screen.getByRole("alert").getByText("Please begin again.")).toBeVisible();
    await expect.element(site.screen.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  });

  it.each([
    ["google", "?error=access_denied&state=s"],
    ["facebook", "?error=access_denied&error_reason=user_denied&state=s"],
  ])("a no at %s is no error: nothing is sent, and there are other ways", async (provider, search) => {
    const site = await renderSite(callback(provider, search), { answers: both });
    await expect.element(site.screen.getByText("you're not signed in", { exact: false })).toBeVisible();
    await expect.element(site.screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect.element(site.screen.getByRole("link", { name: "Sign in another way" })).toBeVisible();
    await expect.element(site.screen.getByRole("alert")).not.toBeInTheDocument();
    expect(site.calls.filter(({ name }) => name.startsWith("POST"))).toEqual([]);
  });

  it.each(["", "?code=c", "?state=s", "?error=server_error&state=s", "?code=a&code=b&state=s"])(
    "%j can sign nobody in",
    async (search) => {
      const site = await renderSite(callback("google", search), { answers: both });
      await expect.element(site.screen.getByText("Google couldn't sign you in.")).toBeVisible();
      await expect.element(site.screen.getByRole("button", { name: "Continue with Google" })).toBeVisible();
      expect(site.calls.filter(({ name }) => name.startsWith("POST"))).toEqual([]);
    },
  );

  it.each([
    [409, "email_not_linked", ["Sign in with your password", "Reset your password"]],
    [422, "email_not_accepted", ["Sign up with an email address", "Sign in another way"]],
    [422, "social_email_missing", ["Sign up with an email address", "Sign in another way"]],
    [422, "social_refused", ["Sign in another way"]],
    [404, "provider_not_configured", ["Sign in another way"]],
  ])("%s %s says what to do next", async (status, code, ways) => {
    const site = await renderSite(callback("facebook"), {
      answers: { ...both, [finish("facebook")]: problem(status, code, `The words of ${code}.`) },
    });
    await expect.element(site.screen.getByRole("alert").getByText(`The words of ${code}.`)).toBeVisible();
    for (const name of ways) await expect.element(site.screen.getByRole("link", { name })).toBeVisible();
  });

  it("names the other ways where the provider is away", async () => {
    const site = await renderSite(callback("facebook"), {
      answers: { ...both, [finish("facebook")]: problem(503, "unavailable", "Facebook cannot be reached.") },
    });
    await expect.element(site.screen.getByText("You can't sign in with Facebook right now."))
      .toBeVisible();
    await expect.element(site.screen.getByRole("link", { name: "Sign in another way" })).toBeVisible();
  });

  it("a suspended person is shown whom to ask", async () => {
    const site = await renderSite(callback("google"), {
      answers: {
        ...both,
        [finish("google")]: problem(403, "account_suspended", "This account is suspended."),
      },
    });
    const main = site.screen.getByRole("main");
    await expect.element(main.getByText("This account is suspended.")).toBeVisible();
    await expect.element(main.getByRole("link", { name: "help@example.com" })).toBeVisible();
  });

  it("tries again where the connection was cut", async () => {
    let calls = 0;
    const site = await renderSite(callback("google"), {
      answers: {
        ...both,
        [finish("google")]: () => {
          if (calls++ === 0) throw new TypeError("Failed to fetch");
          return session();
        },
      },
    });
    await site.screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(site.address).toBe("/terms");
  });
});

describe("the buttons", () => {
  const begin = (provider: string) => `GET /v1/auth/${provider}/url`;

  it("are not there where nothing is configured", async () => {
    const { screen } = await renderSite("/sign-in");
    await expect.element(screen.getByLabelText("Password", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /Continue with/ })).not.toBeInTheDocument();
  });

  it.each(["/sign-in?returnTo=%2Fterms", "/sign-up?returnTo=%2Fterms"])(
    "lead away from %s and say where to come back to",
    async (href) => {
      const site = await renderSite(href, {
        answers: {
          ...both,
          [begin("facebook")]: { body: { url: `${location.href.split("#")[0]}#facebook` } },
        },
      });
      await site.screen.getByRole("button", { name: "Continue with Facebook" }).click();
      await expect.poll(() => location.hash).toBe("#facebook");
      await expect.poll(() => site.calls.find(({ name }) => name === begin("facebook"))!.search).toBe(
        "?returnTo=%2Fterms",
      );
      history.replaceState(null, "", location.href.split("#")[0]);
    },
  );

  it("are not for breeders, who have more to tell", async () => {
    const { screen } = await renderSite("/sign-up?as=Breeder", { answers: both });
    await expect.element(screen.getByLabelText("First name")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /Continue with/ })).not.toBeInTheDocument();
  });

  it("say what is wrong, and can be pressed again", async () => {
    const site = await renderSite("/sign-in", {
      answers: {
        ...both,
        [begin("google")]: problem(503, "unavailable", "Google cannot be reached right now."),
      },
    });
    const button = site.screen.getByRole("button", { name: "Continue with Google" });
    await button.click();
    await expect.element(site.screen.getByText("You can't sign in with Google right now."))
      .toBeVisible();
    await button.click();
    await vi.waitFor(() => expect(site.calls.filter(({ name }) => name === begin("google"))).toHaveLength(2));
  });
});

describe("what is read of addresses", () => {
  it("returnable keeps what the contract takes", () => {
    expect(returnable("/pets/1?tab=parents")).toBe("/pets/1?tab=parents");
    expect(returnable('/search?q="a')).toBe("/search");
    expect(returnable(`/search?q=${"a".repeat(600)}`)).toBe("/search");
    expect(returnable("//evil.example")).toBe("/");
  });

  it("cameBack takes nothing that is repeated or empty", () => {
    expect(cameBack({ code: ["a", "b"], state: "s" })).toEqual({ kind: "failed" });
    expect(cameBack({ code: "", state: "s" })).toEqual({ kind: "failed" });
    expect(cameBack({ code: "c", state: "s", iss: "" })).toEqual({ kind: "answer", code: "c", state: "s" });
  });
});
