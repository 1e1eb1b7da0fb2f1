/**
 * Takes screenshots of every screen of the product at 375 and 1280 px, light and dark, into .data/screens,
 * with a page that shows them side by side: `make screens`. It starts a server with the example data and
 * follows links as a visitor, a buyer, a breeder and staff until it has seen one page of each route. For each
 * page it counts axe's findings and measures the height on a phone. States without a link are opened by their
 * addresses, and some that the example data lacks are created first. Exits with 1 if axe or a browser's
 * console reported something.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright-core";
import { type Account, type Server, startServer } from "../web/e2e/harness/server.ts";
import { ask, freePet, newBuyer, tokenOf } from "../web/e2e/harness/api.ts";
import { CARDS, payByCard } from "../web/e2e/harness/checkout.ts";
import { paidSale } from "../web/e2e/harness/paid.ts";
import { until } from "../web/e2e/harness/until.ts";
import { admit, type Visitor } from "../web/e2e/harness/visitor.ts";
import { findBrowser } from "./browser.ts";
import { buildWeb } from "./build_web.ts";
import { ROOT } from "./run.ts";

const FOLDER = join(ROOT, ".data/screens");
const WIDTHS = [375, 1280] as const;
const SCHEMES = ["light", "dark"] as const;
/** Loading timeout in ms, after which a page is shown as it is. */
const PATIENCE_MS = 8_000;
/** Maximum number of links to follow on a page. */
const MOST_LINKS = 400;

type Role = { name: string; account?: { name: string; home: string } | Account; from: readonly string[] };
type Screen = {
  role: string;
  route: string;
  path: string;
  file: string;
  height: number;
  faults: string[];
};

/** Start pages of each role. The others are found by following links. */
const ROLES: readonly Role[] = [
  {
    name: "visitor",
    from: [
      "/",
      "/sign-in",
      "/sign-up",
      "/forgot-password",
      "/unsubscribe",
      "/shelter/join",
      "/no-such-page",
      "/dogs?q=zzzz",
      "/search?q=goldn+retriver",
      "/dogs?maxPrice=1",
      "/verify-email",
      "/waitlist-invite",
    ],
  },
  {
    name: "buyer",
    account: { name: "Buyer", home: "/account/profile" },
    from: [
      "/account/reserved/",
      "/account/settings",
      "/account/favorited",
      "/account/waitlists",
      "/account/searches",
      "/messages/",
    ],
  },
  {
    name: "breeder",
    account: { name: "Breeder", home: "/breeder" },
    from: ["/breeder", "/breeder/newMatch", "/messages/"],
  },
  { name: "staff", account: { name: "Admin", home: "/admin" }, from: ["/admin"] },
];

/**
 * Creates states that the example data lacks, like people do: a payment that the bank disputes, which staff
 * find in their lists, and add-ons bought later. Returns the buyer of the add-ons, with pages to start from.
 */
async function addStates(browser: Browser, server: Server): Promise<Role> {
  const contesting = await newBuyer(server, "Casey");
  await paidSale(server, contesting, await freePet(server, { isReady: false }), "full", CARDS.contested);
  const person = await newBuyer(server);
  const id = await paidSale(server, person, await freePet(server, { isReady: false }), "deposit");
  const { page, context, signIn } = await admit(browser, server, { isDrawn: true });
  await signIn(person, `/account/reserved/${id}`);
  const offers = page.getByRole("region", { name: "Add to your reservation" });
  await offers.getByRole("checkbox", { name: /Going-home crate/ }).check();
  await offers.getByRole("button", { name: /^Pay \$/ }).click();
  await payByCard(page, CARDS.good);
  await page.getByRole("heading", { level: 1, name: /^Your add-ons for .* are paid$/ }).waitFor();
  const { pathname, search } = new URL(page.url());
  await context.close();
  const token = await tokenOf(server, server.accounts.Breeder!);
  await until(
    async () => (await ask(server, "GET", "/v1/breeders/chargebacks", { token })).chargebacks.length > 0,
    { what: "the bank's question" },
  );
  const pet = await freePet(server);
  return {
    name: "buyer of add-ons",
    account: person,
    from: [
      `${pathname}${search}`,
      `/reserve-pet/${pet.id}`,
      `${pathname.replace("add-ons/addon-purchase", "deposit/reservation")}?id=${id}`,
    ],
  };
}

/** Returns the router's routes: "/pets/$id/$slug". */
function routesOf(): string[] {
  const tree = readFileSync(join(ROOT, "web/src/routeTree.gen.ts"), "utf8");
  const list = /fullPaths:\n([\s\S]*?);/.exec(tree)?.[1] ?? "";
  return [...list.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, one, other]) => (one ?? other)!);
}

/** Returns the route of a path, the one with the fewest parameters, or undefined if it is not a page. */
function routeOf(path: string, routes: readonly string[]): string | undefined {
  const plain = (text: string) => text.split("?")[0]!.replace(/(.)\/$/, "$1").split("/");
  const parts = plain(path);
  return routes.filter((route) => {
    const names = plain(route);
    return names.length === parts.length &&
      names.every((name, at) => name.startsWith("$") ? parts[at] !== "" : name === parts[at]);
  }).sort((a, b) => a.split("$").length - b.split("$").length)[0];
}

async function linksOf(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")!.split("#")[0]!)
  );
  return links.slice(0, MOST_LINKS);
}

/** Waits until all requests are done, and scrolls through the page once to load lazy images. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS }).catch(() => {});
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.body.scrollHeight, 20_000); y += 800) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS }).catch(() => {});
}

async function photograph(visitor: Visitor, role: string, route: string, path: string): Promise<Screen> {
  const { page } = visitor;
  const file = `${role}${path}`.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\bpi_\w+/g, "id").replace(/[^\w]+/g, "-")
    .slice(0, 120);
  const faults: string[] = [];
  let height = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 812 : 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      await page.screenshot({
        path: join(FOLDER, `${file}-${width}-${colorScheme}.png`),
        fullPage: true,
        // A full-page screenshot would restart animations.
        animations: "disabled",
      });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      faults.push(
        ...violations.map(({ id, nodes }) => `${id} (${width}, ${colorScheme}): ${nodes[0]!.target}`),
      );
    }
    const size = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return { scrollHeight, over: scrollWidth - clientWidth };
    });
    if (width === WIDTHS[0]) height = size.scrollHeight;
    if (size.over > 0) faults.push(`${size.over} px beyond the edge at ${width}`);
  }
  return { role, route, path, file, height, faults };
}

async function walk(
  browser: Browser,
  server: Server,
  role: Role,
  routes: readonly string[],
  seen: Set<string>,
) {
  const visitor = await admit(browser, server, { pictures: true, isDrawn: true, bypassCSP: true });
  visitor.allowRefusal(/^4\d\d /);
  const screens: Screen[] = [];
  const queue = [...role.from];
  const asked = new Set(queue);
  if (role.account) {
    const { account } = role;
    if ("home" in account) await visitor.signIn(server.accounts[account.name]!, account.home);
    else await visitor.signIn(account, "/account/profile");
  }
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    // Shared pages are photographed once, named pages always.
    const isNamed = role.from.includes(path);
    if (seen.has(routeOf(path, routes) ?? path) && !isNamed) continue;
    let route = path;
    try {
      await visitor.open(path);
      // A visitor without access is redirected, and another role sees the page.
      const there = new URL(visitor.page.url()).pathname;
      route = routeOf(there, routes) ?? there;
      if (seen.has(route) && !isNamed) continue;
      screens.push(await photograph(visitor, role.name, route, path));
      console.log(`${role.name} ${path}`);
    } catch (error) {
      console.error(`${role.name} ${path}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      continue;
    }
    // For a page that others can see, a visitor gets a sign-in prompt.
    if (!role.account && await asksToSignIn(visitor.page)) continue;
    seen.add(route);
    for (const link of await linksOf(visitor.page)) {
      const next = routeOf(link, routes);
      if (!next || seen.has(next) || asked.has(next)) continue;
      asked.add(next);
      queue.push(link);
    }
  }
  const saw = visitor.saw();
  await visitor.context.close();
  return { screens, saw: saw.map((line) => `${role.name}: ${line}`) };
}

async function asksToSignIn(page: Page): Promise<boolean> {
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  return await page.getByText("Sign in to see this page.").isVisible() || await dialog.isVisible();
}

const text = (words: string) =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function gallery(screens: readonly Screen[], missing: readonly string[], saw: readonly string[]): string {
  const shots = ({ file }: Screen) =>
    WIDTHS.flatMap((width) =>
      SCHEMES.map((scheme) =>
        `<a href="${file}-${width}-${scheme}.png"><img loading="lazy" src="${file}-${width}-${scheme}.png" alt="" height="420"></a>`
      )
    ).join("\n");
  const rows = screens.map((screen) =>
    `<section id="${screen.file}">
<h2>${screen.role}: ${text(screen.path)}</h2>
<p>${screen.height.toLocaleString("en-US")} px tall on a phone. ${
      screen.faults.length ? text(screen.faults.join("; ")) : "Nothing found by axe."
    }</p>
<div>${shots(screen)}</div></section>`
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px/1.5 system-ui;margin:24px}div{display:flex;gap:12px;overflow:auto}img{border:1px solid #ccc;object-fit:cover;object-position:top;max-width:520px}h2{margin:32px 0 0;font-size:18px}</style>
<h1>${screens.length} screens</h1>
<p>Not reached by any link: ${text(missing.join(", ")) || "none"}.</p>
<ul>${saw.map((line) => `<li>${text(line)}</li>`).join("")}</ul>
${rows.join("\n")}
</html>`;
}

await buildWeb();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
try {
  const routes = routesOf();
  const seen = new Set<string>();
  const screens: Screen[] = [];
  const saw: string[] = [];
  for (const role of [...ROLES, await addStates(browser, server)]) {
    const walked = await walk(browser, server, role, routes, seen);
    screens.push(...walked.screens);
    saw.push(...walked.saw);
  }
  const missing = routes.filter((route) => !seen.has(route));
  writeFileSync(join(FOLDER, "index.html"), gallery(screens, missing, saw));
  const faults = screens.filter((screen) => screen.faults.length > 0);
  for (const { role, path, faults: found } of faults) console.log(`${role} ${path}: ${found.join("; ")}`);
  for (const line of saw) console.log(line);
  console.log(
    `${screens.length} screens of ${routes.length} routes in .data/screens/index.html; ` +
      `${faults.length} with something to mend; not reached: ${missing.join(", ") || "none"}`,
  );
  Deno.exitCode = faults.length + saw.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
