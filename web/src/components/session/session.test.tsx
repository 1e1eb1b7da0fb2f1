import { type ComponentType, lazy, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import {
  createClient,
  getCurrentUser,
  getCurrentUserQuery,
  getUserSettings,
  getUserSettingsQuery,
  listSessionsQuery,
  memoryStorage,
} from "@hearthpaw/client";
import { breeder, consumer, problem, renderSite } from "../../testing.tsx";
import { setCompared } from "../compare/compared.ts";
import { viewedPets } from "../favourites/viewed.ts";
import { Button, ToastProvider } from "@hearthpaw/ui-kit";
import { ConnectionContext, useClient } from "../../lib/client_context.ts";
import { createNotices } from "../../lib/notices.ts";
import { rememberedZip, rememberZip } from "../../lib/zip.ts";
import { makeQueryClient } from "../../lib/query_client.ts";
import { dashboardOf, SessionProvider, useSession } from "./session.tsx";

const me = (user: object) => ({ "GET /v1/user": { body: { user, dashboard: "consumer" } } });
const keys = ["user", "accessToken", "dashboard"];

/** A page with something that needs an account. */
function Reserve() {
  const { status, openSignIn } = useSession();
  return (
    <>
      <p>{status}</p>
      <Button
        onClick={() =>
          openSignIn({
            reason: "Sign in to reserve Maple.",
            onSignedIn: () => document.body.dataset.reserved = "Maple",
          })}
      >
        Reserve Maple
      </Button>
    </>
  );
}
const screens = { "/": Reserve };

describe("the sign-in form", () => {
  it("opens over the page, says why, and goes on with what one was doing", async () => {
    delete document.body.dataset.reserved;
    const { screen, storage } = await renderSite("/", {
      screens,
      answers: {
        "POST /v1/login": { body: { user: consumer, accessToken: "a-token-of-twenty-letters" } },
        ...me(consumer),
      },
    });
    await expect.element(screen.getByText("signed-out")).toBeVisible();
    await screen.getByRole("button", { name: "Reserve Maple" }).click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("Sign in to reserve Maple.")).toBeVisible();
    await dialog.getByLabelText("Email address").fill("dana@example.com");
    await dialog.getByLabelText("Password", { exact: true }).fill("correct-horse-battery");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText("signed-in", { exact: true })).toBeVisible();
    expect(document.body.dataset.reserved).toBe("Maple");
    expect(JSON.parse(storage.getItem("user")!).firstName).toBe("Dana");
  });

  it("puts the server's refusal into the form and keeps what was typed", async () => {
    const { screen } = await renderSite("/", {
      screens,
      answers: {
        "POST /v1/login": problem(422, "wrong_credentials", "The address or the password is not right."),
      },
    });
    await screen.getByRole("button", { name: "Reserve Maple" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByLabelText("Email address").fill("dana@example.com");
    await dialog.getByLabelText("Password", { exact: true }).fill("wrong");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(
      "The address or the password is not right.",
    );
    await expect.element(dialog.getByLabelText("Email address")).toHaveValue("dana@example.com");
  });

  it("checks a field when it is left, not while it is typed", async () => {
    const { screen } = await renderSite("/sign-up");
    const email = screen.getByLabelText("Email address");
    await email.fill("dana+pets@example.com");
    await expect.element(screen.getByText(/plus sign/)).not.toBeInTheDocument();
    await screen.getByLabelText("First name").click();
    await expect.element(screen.getByText(/plus sign/)).toBeVisible();
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
  });

  it("shows a breeder the city of the ZIP code and sends the accepted terms", async () => {
    const { screen, calls, address } = await renderSite("/sign-up?as=Breeder&returnTo=/terms", {
      answers: {
        "GET /v1/places/97330": {
          body: {
            place: { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.6, longitude: -123.3 },
          },
        },
        "POST /v1/users/new": {
          status: 201,
          body: { user: breeder, accessToken: "a-token-of-twenty-letters" },
        },
        ...me(breeder),
      },
    });
    await screen.getByLabelText("First name").fill("Ruth");
    await screen.getByLabelText("Last name").fill("Alder");
    await screen.getByLabelText("Program name").fill("Willow Creek");
    await screen.getByLabelText("ZIP code").fill("97330");
    await expect.element(screen.getByText("Corvallis, OR")).toBeVisible();
    await screen.getByLabelText("Email address").fill("Ruth@Example.com");
    await screen.getByLabelText("Password", { exact: true }).fill("correct-horse-battery");
    await screen.getByRole("button", { name: "Create account" }).click();
    await expect.element(screen.getByRole("link", { name: /Accept the terms to create/ })).toBeVisible();
    expect(calls.some(({ name }) => name === "POST /v1/users/new")).toBe(false);
    await screen.getByRole("checkbox", { name: /I accept the terms/ }).click();
    await screen.getByRole("button", { name: "Create account" }).click();
    await expect.poll(address).toBe("/terms");
    const sent = JSON.parse(calls.find(({ name }) => name === "POST /v1/users/new")!.body);
    expect(sent).toMatchObject({
      type: "Breeder",
      email: "ruth@example.com",
      programName: "Willow Creek",
      postalCode: "97330",
      termsVersion: "2025-10-01",
    });
  });
});

describe("the end of a session", () => {
  it("by force: forgets user, token and dashboard, says so, and goes to the start page after 3 seconds", async () => {
    let isOver = false;
    const { screen, client, storage, calls, redirects } = await renderSite("/terms", {
      user: consumer,
      answers: {
        "GET /v1/user": () =>
          isOver
            ? { status: 401, body: { error: "jwt expired" } }
            : { body: { user: consumer, dashboard: "consumer" } },
        "POST /v1/token/refresh": { status: 401, body: { error: "Invalid token" } },
        "GET /v1/logout": { body: { ok: true } },
      },
    });
    await expect.element(screen.getByRole("button", { name: "Account: Dana Whitfield" })).toBeVisible();
    client.session.setDashboard("consumer");
    isOver = true;
    await getCurrentUser(client).catch(() => undefined);
    await expect.element(screen.getByText("You've been signed out")).toBeVisible();
    expect(keys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    await expect.poll(() => calls.map(({ name }) => name)).toContain("GET /v1/logout");
    expect(redirects).toEqual([]);
    await expect.poll(() => redirects.length).toBe(1);
    expect(redirects[0]!.path).toBe("/");
    await expect.element(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
  });

  it("by force: what one person has read is gone before the next one signs in, on this page and on others", async () => {
    const names: Record<string, string> = {
      "Bearer a-token-of-twenty-letters": "of Dana",
      "Bearer ruths-token": "of Ruth",
    };
    let isSlow = false;
    let answer: () => void = () => {};
    function Mine() {
      const { data } = useQuery({ ...getUserSettingsQuery(useClient()), retry: false });
      return <p>Settings {data ? data.user.id : "of nobody"}</p>;
    }
    function There() {
      const { data } = useQuery({ ...listSessionsQuery(useClient()), retry: false });
      return <p>Devices {data ? data.sessions[0]?.device : "of nobody"}</p>;
    }
    const given = async (request: Request, body: (who: string) => object) => {
      const who = names[request.headers.get("authorization") ?? ""];
      if (!who) return { status: 401, body: { error: "Invalid token" } };
      if (isSlow) await new Promise<void>((done) => answer = done);
      return { body: body(who) };
    };
    const { screen, client, router } = await renderSite("/mine", {
      user: consumer,
      screens: { "/mine": Mine, "/there": There },
      answers: {
        ...me(consumer),
        "GET /v1/user/settings": (request) =>
          given(request, (id) => ({
            user: {
              id,
              settings: [],
              quietHours: { isOn: false, from: "21:00", to: "08:00", timeZone: null },
            },
          })),
        "GET /v1/users/sessions": (request) => given(request, (device) => ({ sessions: [{ device }] })),
        "POST /v1/token/refresh": { status: 401, body: { error: "Invalid token" } },
        "GET /v1/logout": { body: { ok: true } },
      },
    });
    await expect.element(screen.getByText("Settings of Dana")).toBeVisible();
    await router.navigate({ to: "/there" as never });
    await expect.element(screen.getByText("Devices of Dana")).toBeVisible();

    // The server has ended the session, and the next call reports it.
    delete names["Bearer a-token-of-twenty-letters"];
    await getUserSettings(client).catch(() => undefined);
    await expect.element(screen.getByText("You've been signed out")).toBeVisible();
    await expect.element(screen.getByText("Devices of nobody")).toBeVisible();

    isSlow = true;
    client.session.keep({ accessToken: "ruths-token", user: breeder });
    await router.navigate({ to: "/mine" as never });
    await expect.element(screen.getByText("Settings of nobody")).toBeVisible();
    answer();
    await expect.element(screen.getByText("Settings of Ruth")).toBeVisible();
  });

  it("by nobody: an answer about somebody else replaces no account", async () => {
    function Seen() {
      const { data } = useQuery({ ...getCurrentUserQuery(useClient()), retry: false });
      return <p>Answer about {data ? data.user.firstName : "nobody"}</p>;
    }
    const { screen, client } = await renderSite("/seen", {
      user: consumer,
      screens: { "/seen": Seen },
      answers: me({ ...breeder, id: crypto.randomUUID() }),
    });
    await expect.element(screen.getByText(`Answer about ${breeder.firstName}`)).toBeVisible();
    // The effects of that answer run before another call has ended.
    await getCurrentUser(client);
    expect(client.session.user()?.id).toBe(consumer.id);
  });

  it("by choice: forgets the same, and tells the server", async () => {
    const { screen, storage, calls } = await renderSite("/terms", {
      user: breeder,
      answers: { "GET /v1/logout": { body: { ok: true } }, ...me(breeder) },
    });
    await screen.getByRole("button", { name: /Account:/ }).click();
    await screen.getByRole("menuitem", { name: "Switch to buying" }).click();
    expect(storage.getItem("dashboard")).toBe("consumer");
    await screen.getByRole("button", { name: /Account:/ }).click();
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.element(screen.getByText("You're signed out")).toBeVisible();
    expect(keys.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    await expect.poll(() => calls.map(({ name }) => name)).toContain("GET /v1/logout");
  });

  it("by choice: removes the pets they viewed and compared and their ZIP code from the device", async () => {
    viewedPets.set("0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60", true);
    setCompared([{ id: "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60", name: "Maple" }]);
    rememberZip("97330");
    const { screen } = await renderSite("/terms", {
      user: consumer,
      answers: { "GET /v1/logout": { body: { ok: true } }, ...me(consumer) },
    });
    await screen.getByRole("button", { name: /Account:/ }).click();
    // Nothing is removed before the sign-out.
    expect(viewedPets.read()).toHaveLength(1);
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.poll(() => viewedPets.read()).toEqual([]);
    await expect.poll(() => sessionStorage.getItem("compared")).toBe("[]");
    expect(rememberedZip()).toBeUndefined();
  });

  it("by choice: what was on its way for them is taken back before", async () => {
    const events: string[] = [];
    const { screen } = await renderSite("/terms", {
      user: breeder,
      answers: {
        ...me(breeder),
        "GET /v1/chats/unread": ({ signal }) => {
          events.push("asked");
          return new Promise((_, fail) =>
            signal.addEventListener("abort", () => {
              events.push("taken back");
              fail(signal.reason);
            })
          );
        },
        "GET /v1/logout": () => {
          events.push("signed out");
          return { body: { ok: true } };
        },
      },
    });
    await expect.poll(() => events).toEqual(["asked"]);
    await screen.getByRole("button", { name: /Account:/ }).click();
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.element(screen.getByText("You're signed out")).toBeVisible();
    expect(events).toEqual(["asked", "taken back", "signed out"]);
  });

  it("that has not begun: a call that needs one opens the form", async () => {
    const { screen, client } = await renderSite("/terms", {
      answers: { "GET /v1/user": { status: 401, body: { error: "No authorization token was found" } } },
    });
    await getCurrentUser(client).catch(() => undefined);
    await expect.element(screen.getByRole("dialog")).toBeVisible();
  });
});

describe("the dashboard", () => {
  it("is the role's until somebody chooses", () => {
    expect(dashboardOf("Breeder", undefined)).toBe("breeder");
    expect(dashboardOf("ShelterBreeder", undefined)).toBe("breeder");
    expect(dashboardOf("Customer", undefined)).toBe("consumer");
    expect(dashboardOf("Breeder", "consumer")).toBe("consumer");
  });
});

describe("who is signed in", () => {
  it("is no reason to give up what the server drew of a part whose file is on its way", async () => {
    const storage = memoryStorage();
    storage.setItem("accessToken", "a-token-of-twenty-letters");
    storage.setItem("user", JSON.stringify(consumer));
    const fetch = () => Promise.resolve(Response.json({ user: consumer, dashboard: "consumer" }));
    const client = createClient({ storage, baseUrl: location.origin, fetch });
    const Status = () => <b>{useSession().status}</b>;
    const Part = () => <p>{`Part: ${useSession().status}`}</p>;
    const page = (Drawn: ComponentType) => (
      <QueryClientProvider client={makeQueryClient()}>
        <ConnectionContext.Provider value={{ client, notices: createNotices() }}>
          <ToastProvider>
            <SessionProvider>
              <Status />
              <Suspense>
                <Drawn />
              </Suspense>
            </SessionProvider>
          </ToastProvider>
        </ConnectionContext.Provider>
      </QueryClientProvider>
    );
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = "<b>unknown</b><!--$--><p>Part: unknown</p><!--/$-->" +
      '<section aria-label="Messages" aria-live="polite" aria-relevant="additions"></section>';
    const drawn = place.querySelector("p");
    let comes = () => {};
    const file = new Promise<{ default: ComponentType }>((done) => comes = () => done({ default: Part }));
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(place, page(lazy(() => file)), { onRecoverableError });
    await expect.poll(() => place.querySelector("b")?.textContent).toBe("signed-in");
    expect(place.querySelector("p")).toBe(drawn);
    expect(drawn?.isConnected && drawn.textContent).toBe("Part: unknown");
    comes();
    await expect.poll(() => place.querySelector("p")?.textContent).toBe("Part: signed-in");
    expect(place.querySelector("p")).toBe(drawn);
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  });
});
