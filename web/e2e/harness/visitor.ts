import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Account, Site } from "./server.ts";
import { until } from "./until.ts";

/** How long a person waits for what should be there, in ms. */
const PATIENCE_MS = 10_000;

/** A person with a browser. */
export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** Opens an address of the site and waits until its scripts run; answers the status. */
  open: (path: string) => Promise<number>;
  /** Signs in on the page for it, and waits until the page that was asked for is there. */
  signIn: (account: Account, path: string) => Promise<void>;
  /**
   * The console may, and must, say that such requests failed: the refusals that belong to the journey. The pattern is
   * tried on "409 /v1/reserve/new".
   */
  expectRefusal: (pattern: RegExp) => void;
  /** From now on lost connections are no fault: the journey ends the server. */
  forgiveLostConnections: () => void;
  /** What the console said that was not expected. */
  saw: () => string[];
  /** Throws when something was seen that should not have been, or an expected refusal did not come. */
  check: () => void;
};

/** React's names for what it hangs on the elements that it has taken over. */
const isHydrated = () => {
  const main = document.getElementById("main");
  return main !== null && Object.keys(main).some((name) => name.startsWith("__reactProps$"));
};

export async function admit(browser: Browser, site: Site, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: site.url, locale: "en-US", ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const seen: string[] = [];
  const refusals: { pattern: RegExp; count: number }[] = [];
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
    const { url } = message.location();
    const status = /the server responded with a status of (\d+)/.exec(text)?.[1];
    if (status && url) {
      const refusal = `${status} ${new URL(url).pathname}`;
      const expected = refusals.find(({ pattern }) => pattern.test(refusal));
      if (expected) return void expected.count++;
      return void seen.push(`refused: ${refusal}`);
    }
    if (forgives && /ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_SOCKET/.test(text)) return;
    seen.push(`${message.type()}: ${text} (${url})`);
  });

  const page = await context.newPage();
  const open = async (path: string) => {
    const response = await page.goto(path);
    if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
    return response?.status() ?? 0;
  };
  return {
    context,
    page,
    open,
    async signIn({ email, password }, path) {
      await open(`/sign-in?returnTo=${encodeURIComponent(path)}`);
      await page.getByLabel("E-mail address").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
      await until(() => page.url() === new URL(path, site.url).href, { what: `the way to ${path}` });
    },
    expectRefusal: (pattern) => void refusals.push({ pattern, count: 0 }),
    forgiveLostConnections: () => void (forgives = true),
    saw: () => seen,
    check() {
      if (seen.length) throw new Error(`a browser saw:\n${seen.join("\n")}`);
      const missing = refusals.filter(({ count }) => count === 0);
      if (missing.length) {
        throw new Error(`never refused: ${missing.map(({ pattern }) => pattern).join(", ")}`);
      }
    },
  };
}
