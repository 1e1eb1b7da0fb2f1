import { Buffer } from "node:buffer";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { restOnMessages } from "../../src/testing_messages.ts";
import { demoCode } from "./codes.ts";
import type { Account, Site } from "./server.ts";
import { until } from "./until.ts";

/** How long a person waits for expected content, in ms. */
const PATIENCE_MS = 20_000;

/** A person with a browser. */
export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** Opens an address of the site and waits until its scripts run; returns the status. */
  open: (path: string) => Promise<number>;
  /**
   * Signs in on the sign-in page, if necessary with a demo account's code, and waits for the requested page.
   */
  signIn: (account: Account, path: string) => Promise<void>;
  /**
   * Declares rejections that must occur during the journey, before or after this call. The pattern is tested
   * against "409 /v1/reserve/new".
   */
  expectRefusal: (pattern: RegExp) => void;
  /** Declares rejections that may occur: such requests were pending when their session or data ended. */
  allowRefusal: (pattern: RegExp) => void;
  /** From now on lost connections are no failure, because the journey stops the server. */
  forgiveLostConnections: () => void;
  /** Returns unexpected console messages. */
  saw: () => string[];
  /** Throws if something unexpected was seen, or if an expected rejection did not occur. */
  check: () => void;
};

/** Finds the properties that React adds to hydrated elements. */
const isHydrated = () => {
  const main = document.getElementById("main");
  return main !== null && Object.keys(main).some((name) => name.startsWith("__reactProps$"));
};

export type VisitorOptions = BrowserContextOptions & {
  /**
   * Whether example photos come from the server. It draws each on first use, which takes longer than the rest
   * of a journey together; otherwise a gray dot replaces them.
   */
  pictures?: boolean;
  /** Whether the browser renders the page, for journeys that check its looks, for example colors. */
  isDrawn?: boolean;
};

/**
 * Hides the page. Invisible content can still be read, pressed and focused; only the rendering, a seventh of
 * a journey's time, is skipped.
 */
const leaveUndrawn = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html, dialog, [popover] { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
};

/** Renders the page after all, for a screenshot. */
export const draw = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.adoptedStyleSheets = []));

/** A GIF of one gray dot. */
const DOT = Buffer.from("R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");

export async function admit(
  browser: Browser,
  site: Site,
  { pictures = false, isDrawn = false, ...options }: VisitorOptions,
): Promise<Visitor> {
  // A service worker would hide requests from the watchers here.
  const context = await browser.newContext({
    baseURL: site.url,
    locale: "en-US",
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!pictures) {
    await context.route(/^[^?]*\/media\//, (route) => route.fulfill({ contentType: "image/gif", body: DOT }));
  }
  const seen: string[] = [];
  const refused: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  let forgives = false;

  const here = new URL(site.url).host;
  const noteRequest = (url: string) => {
    const { protocol, host } = new URL(url);
    if (!/^(data|blob|about):$/.test(protocol) && host !== here) {
      seen.push(`a request left the machine: ${url}`);
    }
  };
  context.on("request", (request) => noteRequest(request.url()));
  context.on("page", (page) => page.on("websocket", (socket) => noteRequest(socket.url())));
  context.on("weberror", (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const text = message.text();
    if (text === "Service Worker registration blocked by Playwright") return;
    // A page that is left, or that signs out, while it still connects. A server that refuses says so in other words.
    if (/WebSocket is closed before the connection is established/.test(text)) return;
    const { url } = message.location();
    const status = /the server responded with a status of (\d+)/.exec(text)?.[1];
    if (status && url) return void refused.push(`${status} ${new URL(url).pathname}`);
    if (
      forgives && /ERR_CONNECTION|ERR_INTERNET|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_SOCKET/.test(text)
    ) return;
    seen.push(`${message.type()}: ${text} (${url})`);
  });

  const saw = () => {
    const others = refused.filter((refusal) =>
      ![...expected, ...allowed].some((pattern) => pattern.test(refusal))
    );
    return [...seen, ...others.map((refusal) => `a refused request: ${refusal}`)];
  };

  if (!isDrawn) await context.addInitScript(leaveUndrawn);
  await context.addInitScript(restOnMessages);
  const page = await context.newPage();
  const open = async (path: string) => {
    const response = await page.goto(path, { waitUntil: "domcontentloaded" });
    if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
    return response?.status() ?? 0;
  };
  return {
    context,
    page,
    open,
    async signIn({ email, password }, path) {
      await open(`/sign-in?returnTo=${encodeURIComponent(path)}`);
      await page.getByLabel("Email address").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
      const isThere = () => page.url() === new URL(path, site.url).href;
      const code = page.getByLabel("Code from your app");
      await until(async () => isThere() || await code.isVisible(), { what: `the way to ${path}` });
      if (isThere()) return;
      expected.push(/^422 \/v1\/login/);
      await code.fill(await demoCode(site, email));
      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
      await until(isThere, { what: `the way to ${path} with a code` });
    },
    expectRefusal: (pattern) => void expected.push(pattern),
    allowRefusal: (pattern) => void allowed.push(pattern),
    forgiveLostConnections: () => void (forgives = true),
    saw,
    check() {
      if (saw().length) throw new Error(`a browser saw:\n${saw().join("\n")}`);
      const missing = expected.filter((pattern) => !refused.some((refusal) => pattern.test(refusal)));
      if (missing.length) throw new Error(`never refused: ${missing.join(", ")}`);
    },
  };
}
