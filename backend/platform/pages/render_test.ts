import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { addBreed, addBreeder, addPet } from "../../testing/fixtures.ts";
import { jsonLdFaults, jsonLdOf } from "../../testing/json_ld.ts";
import type { App } from "../http/shell.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { WEB_DIST } from "./build.ts";
import { createChanges } from "../changes.ts";
import { createPages } from "./pages.ts";
import { createRecent } from "./recent.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = await loadFeatures([
  "applications",
  "breeders",
  "breeds",
  "payments",
  "pets",
  "search",
  "system",
]);

let world: TestServices;
let app: App;
/** Number of API calls made by the pages. */
let calls = 0;
/** Makes the pages' calls fail if set. */
let isDown = false;

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.fetch(new Request(new URL(path, "http://localhost:8000"), { headers, method }));
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];

/** Returns the scripts of a page. */
const scriptsOf = (html: string) => [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);

beforeAll(async () => {
  if (!existsSync(join(WEB_DIST, "server", "entry_server.js"))) {
    throw new Error("build the web first: make web");
  }
  world = await startServices();
  world.services.readiness.markMigrated();
  const seenFromPages: App = {
    fetch: (request, info) => {
      calls++;
      return isDown ? Promise.resolve(new Response("{}", { status: 503 })) : app.fetch(request, info);
    },
  };
  app = createApp(world.services, {
    features,
    rateScale: 0,
    fallback: createPages(world.services, { app: () => seenFromPages }),
  });
  const breed = await addBreed(world.services, { name: "Cavalier King Charles Spaniel" });
  const breeder = await addBreeder(world.services, { name: "Willow Creek <b>Cavaliers</b>" });
  const of = { breed_id: breed.id, breeder_id: breeder.id };
  await addPet(world.services, { ...of, name: "Marigold", price_cents: 248_000 });
  await addPet(world.services, { ...of, name: "Otis", sex: "Male", price_cents: 199_900 });
});
afterAll(() => world.close());

describe("an address with more than its page reads", () => {
  it("is the page without it: campaigns and strangers have nothing drawn anew", async () => {
    await get("/terms?a=0");
    await get("/?type=Cats");
    calls = 0;
    for (const extra of ["utm_source=mail&utm_id=1", "gclid=2", "fbclid=3", crypto.randomUUID()]) {
      const page = await get(`/terms?${extra}`);
      expect([page.status, (await page.text()).includes(extra)]).toEqual([200, false]);
      expect((await get(`/?type=Cats&${extra}`)).status).toBe(200);
    }
    expect(calls).toBe(0);
    await get("/?show=small");
    expect(calls).toBeGreaterThan(0);
  });

  it("keeps it where the page leads to another address", async () => {
    const { id, slug } = await world.db.selectFrom("pets").select(["id", "slug"]).executeTakeFirstOrThrow();
    const to = await get(`/pets/${id}?utm_id=7&zip=97330`);
    expect(to.status).toBe(301);
    const { pathname, searchParams } = new URL(to.headers.get("location")!, "http://localhost:8000");
    expect(pathname).toBe(`/pets/${id}/${slug}`);
    expect([...searchParams].sort()).toEqual([["utm_id", "7"], ["zip", "97330"]]);
    const tab = await get("/account?tab=orders&utm_id=7");
    expect(tab.headers.get("location")).toBe("/account/orders?utm_id=7");
  });
});

describe("the service worker", () => {
  it("is of this version, may ask this server alone, and names files that are there", async () => {
    const worker = await get("/sw.js");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(worker.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
    const files = JSON.parse(/^const FILES = (.*);$/m.exec(await worker.text())![1]!) as string[];
    expect(files.filter((path) => path.startsWith("/assets/"))).toHaveLength(3);
    for (const path of files) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const page = await get("/offline.html");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'; style-src 'self'");
    const loaded = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
    expect(loaded.filter((path) => !files.includes(path))).toEqual([]);
  });
});

describe("search engines", () => {
  const listed = async (path: string) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    return [...(await response.text()).matchAll(/<loc>http:\/\/localhost:8000([^<]+)<\/loc>/g)].map((
      [, at],
    ) => at!);
  };

  it("find the sitemap by robots.txt, and in its parts every public page, which is there", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("Sitemap: http://localhost:8000/sitemap.xml\n");
    const parts = await listed("/sitemap.xml");
    expect(parts.slice(0, 2)).toEqual(["/sitemaps/site.xml", "/sitemaps/breeds.xml"]);
    expect(parts).toHaveLength(4);
    const pages = (await Promise.all(parts.map(listed))).flat();
    expect(pages.filter((path) => path.startsWith("/pets/"))).toHaveLength(2);
    expect(pages.filter((path) => path.startsWith("/breeders/"))).toHaveLength(1);
    expect(pages).toContain("/breeds/cavalier-king-charles-spaniel");
    const types = new Set<unknown>();
    for (const path of pages) {
      const response = await get(path);
      const html = await response.text();
      const data = jsonLdOf(html);
      expect([path, response.status, data.flatMap(jsonLdFaults)]).toEqual([path, 200, []]);
      expect(html, path).toContain(`<link rel="canonical" href="http://localhost:8000${path}"`);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
      for (const { "@type": type } of data) types.add(type);
    }
    expect([...types].sort()).toEqual(
      ["BreadcrumbList", "FAQPage", "ItemList", "LocalBusiness", "Organization", "Product"],
    );
  });

  it("find no part that is none", async () => {
    for (const name of ["pets", "cats", "pets-0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f6g"]) {
      expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
    }
    expect((await get("/sitemaps/pets-ffffffff-ffff-7fff-bfff-ffffffffffff.xml")).status).toBe(404);
  });
});

it("is not found beyond the last page of a search", async () => {
  expect((await get("/dogs?page=2")).status).toBe(404);
  expect((await get("/dogs?q=nobody")).status).toBe(200);
});

describe("a page without scripts", () => {
  it.each([
    "/",
    "/dogs",
    "/dogs?gender=Female",
    "/search?q=Marigold",
    "/breeds/cavalier-king-charles-spaniel",
  ])(
    "shows pets and prices: %s",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const body = html.slice(0, html.indexOf("$_TSR"));
      expect(body).toContain("Marigold");
      expect(body).toContain("$2,554.40");
      expect(body).toMatch(/<h1[ >]/);
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(body).toMatch(/<title>[^<]+ · Hearthpaw<|<title>Hearthpaw: /);
      expect(body).toContain(`<link rel="canonical" href="http://localhost:8000/`);
      expect(body).toContain(`property="og:title"`);
    },
  );

  it("finds by a filter of the address", async () => {
    const html = await (await get("/dogs?gender=Male")).text();
    expect(html).toContain("Otis");
    expect(html).not.toContain("Marigold");
    expect(html).toContain(`<meta name="robots" content="noindex"`);
  });

  it("keeps what its filters have no field for where its form is sent without scripts", async () => {
    const response = await get(
      "/dogs?notBreed=pug&notZip=97330&notDistance=60&maxPrice=900&sort=price&gender=Female",
    );
    const [, form] = /<noscript>(<input.*?)<\/noscript>/.exec(await response.text())!;
    const kept = [...form!.matchAll(/name="(\w+)" value="(\w+)"/g)].map(([, name, value]) =>
      `${name}=${value}`
    );
    expect(kept.sort()).toEqual([
      "maxPrice=900",
      "notBreed=pug",
      "notDistance=60",
      "notZip=97330",
      "sort=price",
    ]);
  });

  it("is worth a search engine's while without a filter, whatever the kind", async () => {
    for (const path of ["/dogs", "/search", "/search?type=Dogs&type=Cats"]) {
      expect(await (await get(path)).text()).not.toContain("noindex");
    }
  });

  it("treats what people wrote as text", async () => {
    const html = await (await get("/breeds/cavalier-king-charles-spaniel")).text();
    expect(html).not.toContain("<b>Cavaliers");
    expect(html).toContain("&lt;b&gt;Cavaliers");
  });

  it("carries the data that the browser begins with", async () => {
    const html = await (await get("/dogs")).text();
    const keys = [...html.matchAll(/queryKey:\$R\[\d+\]=\["(\w+)"/g)].map(([, key]) => key);
    expect(keys.sort()).toEqual(["getConfiguration", "search", "today"]);
  });
});

describe("what is not there", () => {
  it.each(["/nothing-of-the-kind", "/breeds/unicorn", "/breeds/a/b", "/Admin/users", "/Reserve-Pet/1"])(
    "is 404, as a page: %s",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain("find this page");
      expect(html).toContain(`<meta name="robots" content="noindex"`);
    },
  );

  it("is a problem for calls and files", async () => {
    for (
      const path of [
        "/v1/nothing",
        "/assets/nothing.js",
        "/assets/../../../package.json",
        "/.vite/manifest.json",
      ]
    ) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      await response.body?.cancel();
    }
  });

  it.each(["/%", "/%zz", "/pets/%ff", "/breeders/%00", "/%c0%ae"])("is none at %s", async (path) => {
    const response = await get(path);
    expect([response.status, (await response.json()).code]).toEqual([400, "malformed_request"]);
  });

  it("cannot be written to", async () => {
    const response = await get("/dogs", {}, "DELETE");
    expect(response.status).toBe(405);
    await response.body?.cancel();
  });
});

describe("the page's security policy", () => {
  it("names the scripts by a nonce that no other answer has", async () => {
    const first = await get("/terms");
    const second = await get("/terms");
    const html = await first.text();
    await second.body?.cancel();
    const nonce = nonceOf(first);
    expect(nonce).toMatch(/^[\w-]{22}(==)?$/);
    expect(nonceOf(second)).not.toBe(nonce);
    expect(html).toContain(`nonce="${nonce}">(function startScripts`);
  });

  it("lets a browser keep the open page for its back button, but none that is its visitor's alone", async () => {
    const kept = async (path: string) => {
      const { headers, body } = await get(path);
      await body?.cancel();
      return headers.get("cache-control");
    };
    expect(await kept("/terms")).toBe("private, no-cache");
    for (const path of ["/account/settings", "/breeder", "/sign-in", "/no-such-page"]) {
      expect(await kept(path)).toBe("no-store");
    }
  });

  it("lets nothing inline run but the router's own scripts and the one that starts the others, which the nonce names", async () => {
    const response = await get("/");
    const html = await response.text();
    const policy = response.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src [^;]*/)![0]).not.toContain("unsafe");
    expect(policy.match(/style-src [^;]*/)![0]).not.toContain("unsafe");
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonceOf(response)}"`);
    expect(html).not.toMatch(/<style[ >]|\son\w+="/);
  });
});

describe("a page in production, with analytics", () => {
  it("lets Google's tag in and names its property, but not where something is paid", async () => {
    const config = { ...world.services.config, mode: "production" as const, analyticsId: "G-TEST1" };
    const services = { ...world.services, config };
    const shop: App = createApp(services, {
      features,
      rateScale: 0,
      fallback: createPages(services, { app: () => shop }),
    });
    const open = async (path: string) => {
      const response = await shop.fetch(new Request(new URL(path, "http://localhost:8000")));
      return { html: await response.text(), policy: response.headers.get("content-security-policy")! };
    };
    const home = await open("/");
    expect(home.html).toContain("G-TEST1");
    expect(home.html).not.toContain("googletagmanager");
    expect(home.policy).toMatch(/script-src 'self' 'nonce-\S+' https:\/\/www\.googletagmanager\.com;/);
    const paying = await open("/reserve-pet/0199ab44-7c1e-7d02-9d3e-2f6a1b0c9d8e");
    expect(paying.policy).toMatch(/script-src 'self' 'nonce-\S+';/);
    expect((await get("/")).headers.get("content-security-policy")).not.toContain("google");
  });
});

describe("files of the build", () => {
  it("are kept for ever, come compressed, and answer 304", async () => {
    const html = await (await get("/terms")).text();
    const [script, other] = scriptsOf(html) as [string, string];
    const plain = await get(script);
    expect(plain.status).toBe(200);
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(plain.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    await plain.body?.cancel();
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!;
    for (
      const [accept, encoding] of [["gzip, br", "br"], ["gzip", "gzip"], ["br;q=0, gzip", "gzip"], [
        "identity",
        null,
      ]]
    ) {
      const response = await get(sheet, { "accept-encoding": accept! });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toContain("accept-encoding");
      await response.body?.cancel();
    }
    const again = await get(other, { "if-none-match": (await get(other)).headers.get("etag")! });
    expect(again.status).toBe(304);
  });

  it("are never the maps of the sources", async () => {
    const html = await (await get("/terms")).text();
    const response = await get(`${scriptsOf(html).at(-1)}.map`);
    expect(response.status).toBe(404);
    await response.body?.cancel();
  });
});

describe("an odd address", () => {
  const odd = [
    "%00",
    "%ff",
    "%zz",
    "%",
    "-1",
    "1e9",
    "99999999999999999999",
    "'--",
    "{}",
    "%F0%9F%90%B6",
    "__proto__",
    "a%00b",
  ];
  const names = [
    "q",
    "breed",
    "page",
    "sort",
    "sortType",
    "gender",
    "price",
    "zip",
    "cursor",
    "type",
    "returnTo",
    "__proto__",
  ];
  const paths = [
    "/dogs",
    "/cats",
    "/search",
    "/dog-breeds",
    "/breeders",
    "/",
    "/breeds/cavalier-king-charles-spaniel",
  ];
  const all = paths.flatMap((path, p) =>
    names.map((name, n) =>
      `${path}?${name}=${odd[(p + n) % odd.length]}&${name}=${odd[(p * 5 + n * 7) % odd.length]}`
    )
  );

  it.each([...all, `/dogs?${"q=a&".repeat(2_000)}`, `/dogs?${"%00=1&".repeat(20)}`, "/dogs?q=%00"])(
    "is never a fault of ours: %s",
    async (path) => {
      const response = await get(path);
      await response.body?.cancel();
      expect(response.status, path).toBeLessThan(500);
    },
  );
});

describe("more pages than are drawn", () => {
  it("are refused at once, and others are drawn again afterwards", async () => {
    const drawing = { atOnce: 1, waiting: 2, each: { atOnce: 1, waiting: 2 } };
    const few = createApp(world.services, {
      features,
      rateScale: 0,
      fallback: createPages(world.services, { app: () => app, drawing }),
    });
    const ask = (n: number) => few.fetch(new Request(`http://localhost:8000/dogs?q=${n}`));
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n + 1)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 503)!.headers.get("retry-after")).toBe("2");
    for (const answer of answers) await answer.body?.cancel();
    expect((await ask(9)).status).toBeLessThan(400);
  });

  it("are drawn of nothing that is older than the last change", async () => {
    const changes = createChanges();
    const moments: (number | undefined)[] = [];
    const seen: App = {
      fetch: (request, info) => {
        moments.push(info?.asOf);
        return app.fetch(request, info);
      },
    };
    const fallback = createPages(world.services, { app: () => seen, changes });
    const changed = performance.now();
    changes.tell();
    await createApp(world.services, { features, rateScale: 0, fallback }).fetch(
      new Request("http://localhost:8000/cats"),
    );
    expect(moments.length).toBeGreaterThan(0);
    for (const moment of moments) expect(moment).toBeGreaterThanOrEqual(changed);
  });

  it("are counted for each network", async () => {
    const limited = createApp(world.services, {
      features,
      rateScale: 0,
      fallback: createPages(world.services, { app: () => app, rateScale: 0.01 }),
    });
    const ask = async (hostname: string) => {
      const response = await limited.fetch(new Request("http://localhost:8000/dogs"), {
        remoteAddr: { hostname },
      });
      await response.body?.cancel();
      return response.status;
    };
    expect(await Promise.all([1, 2, 3].map(() => ask("10.0.0.1")))).toEqual([200, 200, 200]);
    expect([await ask("10.0.0.1"), await ask("10.0.0.2")]).toEqual([429, 200]);
  });
});

describe("a page that many ask for", () => {
  it("is rendered once in a moment, for all", async () => {
    calls = 0;
    const responses = await Promise.all(Array.from({ length: 20 }, () => get("/cats?gender=Male")));
    for (const response of responses) {
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
    expect(calls).toBeLessThanOrEqual(2);
  });

  it("says so when it cannot be rendered, and is not kept that way", async () => {
    isDown = true;
    // An address never requested before, since a cached page would be sent unchanged.
    const path = "/dogs?minPrice=1";
    const failed = await get(path);
    expect(failed.status).toBe(503);
    expect(failed.headers.get("retry-after")).toBe("5");
    expect(await failed.text()).toContain("load this page");
    isDown = false;
    const healed = await get(path);
    expect(healed.status).toBe(200);
    expect(await healed.text()).toContain("Marigold");
  });

  it("of an address that asks for what no search takes is a mistake of whoever wrote it, and not reported", async () => {
    const before = [...world.reported];
    world.logged.length = 0;
    for (const typed of ["\u202e", "\u007f", "\u3164\u2800"]) {
      const page = await get(`/dogs?find=${encodeURIComponent(typed)}`);
      expect(page.status).toBe(400);
      const content = /<main.*<\/main>/s.exec(await page.text())![0];
      expect(content).toMatch(/<a [^>]*href="\/dogs"[^>]*>(<[^>]+>)*Show all dogs/);
      expect(content).not.toMatch(/Try again|fields/);
    }
    expect(world.reported).toEqual(before);
    // A page of ours with invalid API parameters would look the same, so it is logged without the typed
    // values.
    const warned = world.logged.filter(({ level }) => level === "warn");
    expect(warned).toHaveLength(3);
    expect(warned[0]).toMatchObject({ route: "/dogs" });
    expect(JSON.stringify(warned)).not.toContain("find");
  });

  it("at an address without the pet's name leads to the one with it, and keeps what was asked", async () => {
    const { id, slug } = await world.services.db.selectFrom("pets").select(["id", "slug"])
      .where("status", "=", "available").limit(1).executeTakeFirstOrThrow();
    for (const path of [`/pets/${id}`, `/pets/${id}/`, `/pets/${id}/another-name`]) {
      const answer = await get(`${path}?zip=97330`);
      expect([answer.status, new URL(answer.headers.get("location")!, "http://x").pathname]).toEqual([
        301,
        `/pets/${id}/${slug}`,
      ]);
      expect(answer.headers.get("location")).toContain("zip=97330");
    }
  });

  it("is there as soon as it is published, also for who asks while it is still missing", async () => {
    const of = await world.services.db.selectFrom("pets").select(["breed_id", "breeder_id"]).limit(1)
      .executeTakeFirstOrThrow();
    const { id, slug } = await addPet(world.services, { ...of, name: "Juniper", status: "in-review" });
    const path = `/pets/${id}/${slug}`;
    expect((await get(path)).status).toBe(404);
    const early = get(path);
    await world.services.db.updateTable("pets").set({ status: "available" }).where("id", "=", id).execute();
    expect([(await get(path)).status, (await early).status]).toEqual([200, expect.any(Number)]);
  });

  it("that is missing is looked for once more for all who came meanwhile", async () => {
    let isThere = false;
    let asked = 0;
    const recent = createRecent<boolean>({ freshMs: 3000, most: 2 });
    const ask = () =>
      recent("a", async () => {
        asked++;
        const answer = isThere;
        await Promise.resolve();
        return answer;
      }, (answer) => answer);
    const first = ask();
    isThere = true;
    const others = [ask(), ask(), ask()];
    expect([await first, ...await Promise.all(others), asked]).toEqual([false, true, true, true, 2]);
  });

  it("is kept for so long, and so many of them", async () => {
    let now = 0;
    const asked: string[] = [];
    const recent = createRecent<string>({ freshMs: 3000, most: 2, now: () => now });
    const ask = (key: string) =>
      recent(key, () => {
        asked.push(key);
        return Promise.resolve(key);
      }, (answer) => answer !== "bad");
    await ask("a");
    now = 2999;
    await ask("a");
    expect(asked).toEqual(["a"]);
    now = 3000;
    await ask("a");
    await ask("bad");
    await ask("bad");
    expect(asked).toEqual(["a", "a", "bad", "bad"]);
    await ask("b");
    await ask("c");
    await ask("a");
    expect(asked.slice(4)).toEqual(["b", "c", "a"]);
  });
});
