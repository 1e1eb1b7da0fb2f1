/**
 * Replaces outside services in tests of screens with a real server on this machine, which receives the
 * browser's requests to their hosts. Google's tag implements the documented features in use.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserCommand } from "vitest/node";

/**
 * Google's tag: works through `dataLayer`, sets a cookie, sends each event; does neither while the property
 * is disabled.
 */
const TAG = (id: string) => `
  (() => {
    const id = ${JSON.stringify(id)};
    let set = {};
    const run = ([command, what, more]) => {
      if (window["ga-disable-" + id]) return;
      if (command === "set") set = { ...set, ...what };
      if (command === "config" && what === id) document.cookie = "_ga=GA1.1; path=/";
      if (command === "event") {
        const said = { ...set, ...more };
        const query = new URLSearchParams({ tid: id, en: what, dl: said.page_location, dr: said.page_referrer, dt: said.page_title });
        fetch("https://www.google-analytics.com/g/collect?" + query, { mode: "no-cors" });
      }
    };
    for (const command of window.dataLayer) run(command);
    window.dataLayer.push = (command) => run(command);
  })();`;

const HOSTS = [
  "www.googletagmanager.com",
  "www.google-analytics.com",
  "go.crisp.chat",
  "widget.trustpilot.com",
];

let server: Server | undefined;
let asked: string[] = [];

async function open(): Promise<string> {
  server ??= createServer((request, response) => {
    const url = new URL(request.url!, "http://vendor");
    asked.push(decodeURIComponent(url.pathname.slice(1) + url.search));
    const isScript = url.pathname.endsWith("/gtag/js");
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.setHeader("access-control-allow-origin", "*");
    response.end(isScript ? TAG(url.searchParams.get("id")!) : "");
  });
  if (!server.listening) await new Promise<void>((done) => server!.listen(0, "127.0.0.1", done));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Routes the page's requests for outside services to the stand-in, and clears its record. */
export const openVendors: BrowserCommand<[]> = async ({ context }) => {
  const origin = await open();
  asked = [];
  await context.unroute(isVendor);
  await context.route(isVendor, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${origin}/${host}${pathname}${search}` });
    await route.fulfill({ response });
  });
};

const isVendor = (url: URL) => HOSTS.includes(url.host);

/** Returns the requests to the services, in order: "www.googletagmanager.com/gtag/js?id=G-1". */
export const askedVendors: BrowserCommand<[]> = () => asked;
