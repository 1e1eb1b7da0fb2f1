import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commands } from "vitest/browser";
import { Link } from "@hearthpaw/ui-kit";
import { writeConsent } from "../../lib/consent.ts";
import { configuration, consumer, renderSite } from "../../testing.tsx";

declare module "vitest/browser" {
  interface BrowserCommands {
    openVendors: () => Promise<void>;
    askedVendors: () => Promise<string[]>;
  }
}

beforeEach(() => commands.openVendors());
afterEach(() => {
  localStorage.removeItem("consent");
  // Each test has a tag of its own, where a page would have one for good.
  Reflect.deleteProperty(globalThis, "dataLayer");
});

const Place = () => (
  <>
    <h1>A page</h1>
    <Link href="/pets/0199ab44/maple?color=golden#top">A pet</Link>
    <Link href="/reserve-pet/0199ab44">Reserve</Link>
  </>
);
const screens = {
  "/": Place,
  "/pets/$id/$slug": () => <h1>The pet</h1>,
  "/reserve-pet/$petId": () => <h1>Checkout</h1>,
};
let count = 0;

/** The site with analytics, by an ID that no test before has started. */
async function site(href = "/", options: Parameters<typeof renderSite>[1] = {}) {
  const id = `G-TEST${++count}`;
  const answers = {
    "GET /v1/configuration": {
      body: { configuration: { ...configuration, mode: "production", analyticsId: id } },
    },
    ...options.answers,
  };
  const rendered = await renderSite(href, { screens, ...options, answers });
  return { id, ...rendered };
}
const asked = () => commands.askedVendors();
const scriptOf = (id: string) => `www.googletagmanager.com/gtag/js?id=${id}`;
/** What a view told: its page and where it came from. */
const viewsOf = (calls: string[], id: string) =>
  calls.filter((call) => call.includes("/g/collect?")).map((call) => {
    const query = new URLSearchParams(call.split("?").slice(1).join("?"));
    expect([query.get("tid"), query.get("en")]).toEqual([id, "page_view"]);
    return [query.get("dl"), query.get("dr"), query.get("dt")].map((said) =>
      said!.replace(location.origin, "")
    );
  });

describe("page views", () => {
  it("are counted after consent alone, by the page's route, with the tag loaded once", async () => {
    const { id, screen } = await site();
    await expect.element(screen.getByRole("button", { name: "Allow" })).toBeVisible();
    expect(await asked()).toEqual([]);
    await screen.getByRole("button", { name: "Allow" }).click();
    await expect.poll(asked).toHaveLength(2);
    await screen.getByRole("link", { name: "A pet" }).click();
    await expect.poll(asked).toHaveLength(3);
    const calls = await asked();
    expect(calls[0]).toBe(scriptOf(id));
    expect(viewsOf(calls, id)).toEqual([["/", "", "/"], ["/pets/$id/$slug", "/", "/pets/$id/$slug"]]);
    for (const secret of ["0199ab44", "maple", "golden"]) expect(calls.join()).not.toContain(secret);
  });

  it("end when consent is taken back, with what the tag has kept, and begin again with it", async () => {
    writeConsent("granted");
    const { id, screen, router } = await site();
    await expect.poll(asked).toHaveLength(2);
    await expect.poll(() => document.cookie).toContain("_ga=");
    writeConsent("denied");
    await expect.poll(() => document.cookie).not.toContain("_ga=");
    await router.navigate({ href: "/pets/1/maple" });
    await expect.element(screen.getByText("The pet")).toBeVisible();
    expect(await asked()).toHaveLength(2);
    writeConsent("granted");
    await expect.poll(asked).toHaveLength(3);
    expect((await asked()).filter((call) => call === scriptOf(id))).toHaveLength(1);
  });

  it("leave out checkout and addresses that hold a secret, and go on after them", async () => {
    writeConsent("granted");
    const { id, screen, router } = await site("/reserve-pet/0199ab44");
    await expect.element(screen.getByText("Checkout")).toBeVisible();
    await router.navigate({ href: "/" });
    await expect.poll(asked).toHaveLength(2);
    await screen.getByRole("link", { name: "Reserve" }).click();
    await expect.element(screen.getByText("Checkout")).toBeVisible();
    await router.navigate({ href: "/?token=q8Zr2vK0bT5xWm1nYp7Ld4Hs" });
    await expect.element(screen.getByText("A page")).toBeVisible();
    await router.navigate({ href: "/pets/1/maple" });
    await expect.poll(asked).toHaveLength(3);
    expect(viewsOf(await asked(), id).map(([page]) => page)).toEqual(["/", "/pets/$id/$slug"]);
  });

  it("leave staff out", async () => {
    writeConsent("granted");
    const staff = { ...consumer, role: "Admin" } as typeof consumer;
    const { screen, router } = await site("/", {
      user: staff,
      answers: { "GET /v1/user": { body: { user: staff } } },
    });
    await expect.element(screen.getByText("A page")).toBeVisible();
    await router.navigate({ href: "/pets/1/maple" });
    await expect.element(screen.getByText("The pet")).toBeVisible();
    expect(await asked()).toEqual([]);
  });
});
