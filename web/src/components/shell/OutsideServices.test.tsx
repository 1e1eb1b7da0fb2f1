import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commands } from "vitest/browser";
import { Link } from "@hearthpaw/ui-kit";
import { writeConsent } from "../../lib/consent.ts";
import { OutsideReviews } from "../reviews/OutsideReviews.tsx";
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
  // Each test needs a fresh tag, although a page keeps one for good.
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
  "/reviews": OutsideReviews,
  "/pets/$id/$slug": () => <h1>The pet</h1>,
  "/reserve-pet/$petId": () => <h1>Checkout</h1>,
};
let count = 0;

/** Renders the site with the given settings and other options. */
function withSettings(settings: object, href = "/", options: Parameters<typeof renderSite>[1] = {}) {
  const body = { configuration: { ...configuration, ...settings } };
  const answers = { "GET /v1/configuration": { body }, ...options.answers };
  return renderSite(href, { screens, ...options, answers });
}

/** Renders the site with analytics, using an ID that no earlier test has started. */
async function site(href = "/", options: Parameters<typeof renderSite>[1] = {}) {
  const id = `G-TEST${++count}`;
  return { id, ...await withSettings({ mode: "production", analyticsId: id }, href, options) };
}

const staff = { ...consumer, role: "Admin" } as typeof consumer;
const asStaff = { user: staff, answers: { "GET /v1/user": { body: { user: staff } } } };
const asked = () => commands.askedVendors();
const scriptOf = (id: string) => `www.googletagmanager.com/gtag/js?id=${id}`;
/** Returns the reported views: page and referrer. */
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
    const { screen, router } = await site("/", asStaff);
    await expect.element(screen.getByText("A page")).toBeVisible();
    await router.navigate({ href: "/pets/1/maple" });
    await expect.element(screen.getByText("The pet")).toBeVisible();
    expect(await asked()).toEqual([]);
  });
});

const CHAT = "go.crisp.chat/chat/embed/?website_id=e93e073a";
const chat = { liveChat: { serviceName: "Crisp", frameUrl: `https://${CHAT}` } };

describe("a live chat", () => {
  it("asks its service for nothing before a visitor has started it", async () => {
    writeConsent("granted");
    const { screen } = await withSettings(chat);
    await screen.getByRole("button", { name: "Chat with us" }).click();
    await expect.element(screen.getByText(/The chat is provided by Crisp/)).toBeVisible();
    expect(await asked()).toEqual([]);
    await screen.getByRole("button", { name: "Start chat" }).click();
    const frame = screen.getByTitle("Chat by Crisp");
    await expect.element(frame).toBeVisible();
    await expect.poll(asked).toEqual([CHAT]);
    expect(frame.element().getAttribute("sandbox")).not.toMatch(/top-navigation/);
    expect(frame.element().getAttribute("referrerpolicy")).toBe("origin");
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(frame).not.toBeInTheDocument();
    // Withdrawing consent has an effect here too.
    writeConsent("denied");
    await screen.getByRole("button", { name: "Chat with us" }).click();
    await expect.element(screen.getByRole("button", { name: "Start chat" })).toBeVisible();
  });

  it("is not offered at checkout, to staff, or where none is configured", async () => {
    const offer = (rendered: Awaited<ReturnType<typeof withSettings>>) =>
      rendered.screen.getByRole("button", { name: "Chat with us" });
    const shop = await withSettings(chat, "/reserve-pet/0199ab44");
    await expect.element(shop.screen.getByText("Checkout")).toBeVisible();
    await expect.element(offer(shop)).not.toBeInTheDocument();
    await shop.router.navigate({ href: "/" });
    await expect.element(offer(shop)).toBeVisible();
    await shop.screen.unmount();
    for (const begin of [() => withSettings(chat, "/", asStaff), () => withSettings({})]) {
      const site = await begin();
      await expect.element(site.screen.getByText("A page")).toBeVisible();
      await new Promise((done) => setTimeout(done, 50));
      await expect.element(offer(site)).not.toBeInTheDocument();
      await site.screen.unmount();
    }
  });
});

const BOX = "widget.trustpilot.com/trustboxes/1/index.html?businessunitId=2";
const reviews = {
  reviewsWidget: {
    serviceName: "Trustpilot",
    frameUrl: `https://${BOX}#light`,
    darkFrameUrl: `https://${BOX}#dark`,
    heightPx: 150,
    pageUrl: "https://www.trustpilot.com/review/hearthpaw.example",
  },
};

describe("reviews of another service", () => {
  it("are a link until consent, are loaded after it, and go with it", async () => {
    const { screen } = await withSettings(reviews, "/reviews");
    await expect.element(screen.getByRole("link", { name: "Read our reviews on Trustpilot" }))
      .toHaveAttribute("href", reviews.reviewsWidget.pageUrl);
    await expect.element(screen.getByText(/^May we load our reviews from Trustpilot/)).toBeVisible();
    expect(await asked()).toEqual([]);
    await screen.getByRole("button", { name: "Allow" }).click();
    const frame = screen.getByTitle("Reviews on Trustpilot");
    await expect.element(frame).toHaveAttribute("height", "150");
    await expect.poll(asked).toEqual([BOX]);
    writeConsent("denied");
    await expect.element(frame).not.toBeInTheDocument();
  });

  it("are not loaded for staff, and not there at all where none are configured", async () => {
    writeConsent("granted");
    const { screen } = await withSettings(reviews, "/reviews", asStaff);
    await expect.element(screen.getByRole("link", { name: "Read our reviews on Trustpilot" })).toBeVisible();
    await expect.element(screen.getByTitle("Reviews on Trustpilot")).not.toBeInTheDocument();
    await screen.unmount();
    const without = await withSettings({}, "/reviews");
    await expect.element(without.screen.getByText(/Trustpilot/)).not.toBeInTheDocument();
    expect(await asked()).toEqual([]);
  });
});
