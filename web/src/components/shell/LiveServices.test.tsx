import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getCurrentUser } from "@hearthpaw/client";
import { Link } from "@hearthpaw/ui-kit";
import { writeConsent } from "../../lib/consent.ts";
import { configuration, consumer, renderSite } from "../../testing.tsx";

type NavigateEvent = Event & { navigationType: string; destination: { url: string; sameDocument: boolean } };
const { navigation } = globalThis as unknown as { navigation: EventTarget };

/** Full document loads that the page requested; all of them are blocked. */
let loads: string[] = [];
function holdLoad(event: Event): void {
  const { navigationType, destination: { url, sameDocument } } = event as NavigateEvent;
  if (sameDocument) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(url);
  loads.push(`${navigationType} ${pathname}${search}${hash}`);
}

beforeEach(() => {
  loads = [];
  navigation.addEventListener("navigate", holdLoad);
});
afterEach(() => navigation.removeEventListener("navigate", holdLoad));

function Place() {
  return (
    <>
      <input aria-label="Words" />
      <Link href="/second?q=maple#more">Second</Link> <Link href="/first#place">Further down</Link>
    </>
  );
}
const screens = { "/first": Place, "/second": () => <h1>The second page</h1> };

/** Renders the site and makes a call to a server of another version. */
async function site({ history }: { history?: RouterHistory } = {}) {
  const rendered = await renderSite("/first", {
    screens,
    history,
    answers: { "GET /v1/user": { body: { user: consumer }, headers: { "x-deployment-version": "2" } } },
  });
  return { ...rendered, deploy: () => getCurrentUser(rendered.client) };
}

describe("after a new deployment", () => {
  it("a link loads its address whole, once, and the page stays until then", async () => {
    const { screen, address, deploy } = await site();
    await deploy();
    expect(loads).toEqual([]);
    await screen.getByRole("link", { name: "Second" }).click();
    await expect.poll(() => loads).toEqual(["push /second?q=maple#more"]);
    expect(address()).toBe("/first");
    await expect.element(screen.getByText("The second page")).not.toBeInTheDocument();
    // A user who stayed when asked about unsaved changes may leave later.
    await screen.getByRole("link", { name: "Second" }).click();
    await expect.poll(() => loads.length).toBe(2);
  });

  it("an address that takes the place of this one does so in the load, too", async () => {
    const { router, deploy } = await site();
    await deploy();
    void router.navigate({ href: "/second", replace: true });
    await expect.poll(() => loads).toEqual(["replace /second"]);
  });

  it("another place of the same page keeps what is typed", async () => {
    const { screen, address, deploy } = await site();
    await deploy();
    await screen.getByLabelText("Words").fill("a calm cat");
    await screen.getByRole("link", { name: "Further down" }).click();
    await expect.poll(address).toBe("/first#place");
    await expect.element(screen.getByLabelText("Words")).toHaveValue("a calm cat");
    expect(loads).toEqual([]);
  });

  it("back loads the page of the address that it has reached", async () => {
    const before = location.href;
    globalThis.history.replaceState(null, "", "/first");
    const history = createBrowserHistory();
    try {
      const { screen, address, deploy } = await site({ history });
      await screen.getByRole("link", { name: "Second" }).click();
      await expect.element(screen.getByText("The second page")).toBeVisible();
      await deploy();
      history.back();
      await expect.poll(() => loads).toEqual(["reload /first"]);
      await expect.poll(address).toBe("/first");
    } finally {
      history.destroy();
      globalThis.history.replaceState(null, "", before);
    }
  });

  it("without one, a link draws its page without a load", async () => {
    const { screen } = await site();
    await screen.getByRole("link", { name: "Second" }).click();
    await expect.element(screen.getByText("The second page")).toBeVisible();
    expect(loads).toEqual([]);
  });
});

describe("in a document that was loaded for a payment page", () => {
  const Way = () => (
    <>
      <Link href="/reserve-pet/2">Another checkout</Link> <Link href="/second">Second</Link>
    </>
  );
  /** Leaves the checkout by a link. Returns the requested document loads, else the page that it renders. */
  const leave = async (settings: object, user?: typeof consumer) => {
    loads = [];
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { name: `${location.origin}/reserve-pet/1` } as PerformanceEntry,
    ]);
    const { screen, calls, router } = await renderSite("/reserve-pet/1", {
      screens: { "/reserve-pet/$petId": Way, "/second": () => <h1>The second page</h1> },
      user,
      answers: {
        "GET /v1/configuration": { body: { configuration: { ...configuration, ...settings } } },
        "GET /v1/user": { body: { user: user ?? consumer } },
      },
    });
    await expect.poll(() => calls.map(({ name }) => name)).toContain("GET /v1/configuration");
    await screen.getByRole("link", { name: "Another checkout" }).click();
    await expect.poll(() => router.state.location.pathname).toBe("/reserve-pet/2");
    expect(loads).toEqual([]);
    await screen.getByRole("link", { name: "Second" }).click();
    const drawn = () => screen.getByText("The second page").elements().map((one) => one.textContent);
    await expect.poll(() => [...loads, ...drawn()]).toHaveLength(1);
    const [where] = [...loads, ...drawn()];
    await screen.unmount();
    return where;
  };
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.removeItem("consent");
  });
  const analytics = { mode: "production", analyticsId: "G-LEAVING" };

  it("the first other page is loaded whole for what the visitor agreed to, and for a chat", async () => {
    writeConsent("granted");
    expect(await leave(analytics)).toBe("push /second");
    writeConsent("denied");
    const liveChat = { serviceName: "Crisp", frameUrl: "https://go.crisp.chat/" };
    expect(await leave({ liveChat })).toBe("push /second");
  });

  it("no page is for who did not agree, for staff, or where nothing waits", async () => {
    const drawn = "The second page";
    expect(await leave(analytics)).toBe(drawn);
    writeConsent("granted");
    expect(await leave(analytics, { ...consumer, role: "Admin" } as typeof consumer)).toBe(drawn);
    expect(await leave({})).toBe(drawn);
  });
});
