import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import contract from "../../backend/generated/openapi.json";
import { readSearch, render } from "./entry_server.tsx";
import { card, maple, profile, quote } from "./features/pets/testing_pet.ts";

/** Pages as the server sends them, before any script has run. */

const { id, slug } = maple();
type Body = { status?: number; body: unknown };

/** Renders a page. `fault` is thrown instead of any answer. */
function open(path: string, answers: Record<string, Body>, fault?: Error) {
  return render(new Request(`https://hearthpaw.test${path}`), {
    origin: "https://hearthpaw.test",
    nonce: "n",
    manifest: { "src/main.tsx": { file: "assets/main.js", isEntry: true } },
    fetch: async (request) => {
      if (fault) throw fault;
      const { pathname } = new URL(request.url);
      const notFound = { status: 404, body: gone(404, "not_found") };
      const { status = 200, body } = answers[`${request.method} ${pathname}`] ?? notFound;
      return Response.json(body, { status });
    },
  });
}
const gone = (status: number, code: string) => ({
  type: `/problems/${code}`,
  title: "No",
  status,
  detail: "No.",
  code,
});

const answers = {
  "GET /v1/configuration": {
    body: contract.components.examples.Configuration.value,
  },
  [`GET /v1/pets/${id}`]: { body: { pet: maple() } },
  [`GET /v1/profiles/breeder/${profile.id}`]: { body: { breederProfile: profile } },
  "GET /v1/pets/search/lean": { body: { data: { pets: [card("Hazel")], total: 1 } } },
  "POST /v1/payments/quote": { body: quote("pickup", 0) },
};
type Query = { queryKey: unknown[]; state: { data: string } };
/** Returns the queries that a page's scripts pass to the browser. The scripts run like in a browser. */
function dataOf(body: string): Query[] {
  const currentScript = { previousElementSibling: null, remove: () => {} };
  const window = createContext({ document: { currentScript }, ReadableStream });
  Object.assign(window, { self: window });
  const [first, ...rest] = [...body.matchAll(/<script nonce="n"[^>]*>([^]*?)<\/script>/g)].map(([, code]) =>
    code!
  );
  runInContext(first!, window);
  for (const code of rest.filter((code) => !code.includes("startScripts"))) runInContext(code, window);
  return runInContext("$_TSR.router.dehydratedData.query.initial", window) as Query[];
}
const heading = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

it("shares a JPEG of the first pet, as networks that show links read no other", async () => {
  const picture = {
    key: "a",
    cardUrl: "/media/a.card.webp",
    fullUrl: "/media/a.full.webp",
    width: 4,
    height: 3,
    alt: "",
  };
  const pets = [{ ...card("Hazel"), defaultImage: picture }];
  const list = {
    body: { data: { pets, total: 1, totalIsExact: true, nextCursor: null, page: 1, facets: {} } },
  };
  const { breed } = contract.components.examples.Breed.value;
  const shared = {
    ...answers,
    "GET /v1/pets/search/index": list,
    "GET /v1/pets/search/lean": list,
    "GET /v1/pets/spotlight": { body: { pets } },
    "GET /v1/featured/pets": { body: { pets } },
    [`GET /v1/breeds/${breed.slug}`]: { body: { breed: { ...breed, image: picture } } },
  };
  for (const path of ["/dogs", `/breeds/${breed.slug}`, "/"]) {
    const { body } = await open(path, shared);
    expect([path, /property="og:image" content="([^"]*)"/.exec(body)?.[1]]).toEqual([
      path,
      "https://hearthpaw.test/media/a.og.jpg",
    ]);
  }
});

describe("a pet's page from the server", () => {
  it("has the pet's name, price, whole cost and facts in its HTML", async () => {
    const { status, body, errors } = await open(`/pets/${id}/${slug}`, answers);
    expect(errors).toEqual([]);
    expect(status).toBe(200);
    const html = body.replace(/<script[^]*?<\/script>/g, "").replaceAll("<!-- -->", "");
    expect(heading(html)).toBe("Maple");
    for (
      const text of ["$2,500", "$2,575", "Reserve with $375 deposit", "Blenheim", "Cardiac", "OFA", "Hazel"]
    ) {
      expect(html, text).toContain(text);
    }
    expect(html).toContain(`href="/reserve-pet/${id}?payment=deposit"`);
  });

  it("says in its head what it is", async () => {
    const { body } = await open(`/pets/${id}/${slug}`, answers);
    expect(body).toContain(
      "<title>Maple, Cavalier King Charles Spaniel puppy in Corvallis, OR · Hearthpaw</title>",
    );
    expect(body).toContain(`<link rel="canonical" href="https://hearthpaw.test/pets/${id}/${slug}"`);
    expect(body).toContain('"availability":"https://schema.org/InStock"');
    expect(body).toContain('property="og:description"');
  });

  it("prices delivery for the ZIP code in the address", async () => {
    const { body } = await open(`/pets/${id}/${slug}?zip=97211`, {
      ...answers,
      "POST /v1/payments/quote": { body: quote("honest", 25_865) },
    });
    expect(body).toContain("$2,833.65");
  });

  it("treats what people wrote as text, also where data stands in scripts", async () => {
    const evil = `</script><script>alert(1)</script><!-- "'&\u2028`;
    const pet = { ...maple(), name: evil, description: evil };
    const { body } = await open(`/pets/${id}/${slug}`, {
      ...answers,
      [`GET /v1/pets/${id}`]: { body: { pet } },
    });
    expect(body).not.toContain("<script>alert(1)");
    expect(body).not.toContain(`<!-- "`);
    for (const [, text] of body.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)) {
      expect(() => JSON.parse(text!)).not.toThrow();
    }
    const query = dataOf(body).find(({ queryKey }) => queryKey[0] === "getPet");
    expect(JSON.parse(query!.state.data).pet.name).toBe(evil);
  });

  it("names every script by the nonce, and has nothing else that would run", async () => {
    const { body } = await open(`/pets/${id}/${slug}`, answers);
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !attributes!.includes("src=")).length).toBeGreaterThan(1);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="n"`);
    expect(body).not.toMatch(/<style[ >]|\son\w+="/);
  });

  it("names its scripts where they wait for the page to be seen, and nowhere else", async () => {
    const { body } = await open(`/pets/${id}/${slug}`, answers);
    expect(body).toContain('})(["/assets/main.js"],[])</script>');
    expect(body.match(/assets\/main\.js/g)).toHaveLength(1);
    expect(body).not.toMatch(/<link[^>]*modulepreload/);
  });

  it("hands its queries to the browser", async () => {
    const keys = dataOf((await open(`/pets/${id}/${slug}`, answers)).body).map(({ queryKey }) => queryKey[0]);
    expect(keys).toEqual(expect.arrayContaining(["getConfiguration", "today", "getPet", "petBreeder"]));
  });

  it("is still a page when the breeder's facts, the others and the price's lines do not come", async () => {
    const { status, body } = await open(`/pets/${id}/${slug}`, {
      [`GET /v1/pets/${id}`]: answers[`GET /v1/pets/${id}`]!,
    });
    expect(status).toBe(200);
    expect(heading(body)).toBe("Maple");
    expect(body).toContain("$2,575");
  });

  it.each([[`/pets/${id}`], [`/pets/${id}/mapel`]])("leads from %s to the right address", async (path) => {
    const { status, headers } = await open(`${path}?zip=97211`, answers);
    expect(status).toBe(301);
    expect(headers.location).toBe(`/pets/${id}/${slug}?zip=97211`);
  });

  it("answers 404 for a pet that nobody may see, and 410 for one that was taken down", async () => {
    const at = (status: number, code: string) =>
      open(`/pets/${id}/${slug}`, { [`GET /v1/pets/${id}`]: { status, body: gone(status, code) } });
    const missing = await at(404, "not_found");
    expect(missing.status).toBe(404);
    expect(missing.body).toContain("find this page");
    expect(missing.body).toContain('name="robots" content="noindex"');
    const down = await at(410, "pet_gone");
    expect(down.status).toBe(410);
    expect(down.body).toContain("taken down");
  });
});

describe("a breeder's page from the server", () => {
  const page = `/breeders/${profile.id}/${profile.slug}`;

  it.each(["", "/another-name"])("has one address, which %j leads to", async (end) => {
    const { status, headers } = await open(`/breeders/${profile.id}${end}`, answers);
    expect([status, headers.location]).toEqual([301, page]);
  });

  it("has the story, the checks and the pets in its HTML", async () => {
    const { status, body } = await open(page, answers);
    expect(status).toBe(200);
    expect(heading(body)).toBe("Willow Creek Cavaliers");
    for (
      const text of [
        "We raise one litter a year.",
        "May 2, 2023",
        "Oregon kennel license 20417",
        "Poppy",
        "Biscuit",
      ]
    ) {
      expect(body, text).toContain(text);
    }
  });

  it("is the error's page when its call fails, and says so to the caller", async () => {
    const failed = await open(page, {
      [`GET /v1/profiles/breeder/${profile.id}`]: { status: 500, body: gone(500, "unexpected") },
    });
    expect(failed.status).toBe(500);
    expect(failed.errors).toHaveLength(2);
    expect(failed.body).toContain("load this page");
    expect(failed.body).toContain("<title>Something went wrong · Hearthpaw</title>");
    const busy = await open(page, {
      ...answers,
      [`GET /v1/profiles/breeder/${profile.id}`]: { status: 503, body: gone(503, "busy") },
    });
    expect([busy.status, busy.headers["retry-after"], busy.errors]).toEqual([503, "5", []]);
  });

  it("tells nobody but the caller what broke in the application itself", async () => {
    const failed = await open(page, {}, new Error("no route to db.internal"));
    expect(failed.status).toBe(500);
    expect(failed.errors.map(String).join()).toContain("db.internal");
    expect(failed.body).toContain("load this page");
    expect(failed.body).not.toContain("db.internal");
  });

  it("answers 404 for a breeder who is not there", async () => {
    expect((await open("/breeders/nobody", {})).status).toBe(404);
  });
});

describe("addresses", () => {
  it("that lead nowhere answer 404", async () => {
    const { status, body, errors } = await open("/nothing/of/the/kind", answers);
    expect([status, errors]).toEqual([404, []]);
    expect(body).toContain("<title>Page not found · Hearthpaw</title>");
    expect(heading(body)).toBe("We couldn&#x27;t find this page");
  });

  it("are written in one way: what a search cannot mean is left out", async () => {
    const search = {
      "GET /v1/pets/search/index": {
        body: { data: { pets: [], total: 0, totalIsExact: true, nextCursor: null, page: 1 } },
      },
    };
    const { status, headers } = await open("/dogs?gender=Nobody&zip=97211&page=1&utm_source=mail", {
      ...answers,
      ...search,
    });
    expect([status, headers.location]).toEqual([302, "/dogs?zip=97211&utm_source=mail"]);
    const shown = await open(headers.location!, { ...answers, ...search });
    expect([shown.status, shown.errors]).toEqual([200, []]);
  });

  it("that name breeds by their ids have moved for good to their slugs", async () => {
    const id = "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b";
    const { status, headers } = await open(`/dogs?breed=${id}&breed=pug&gender=Male`, {
      ...answers,
      "GET /v1/breeds": { body: { breeds: [{ id, slug: "zebra-hound", breedName: "Zebra Hound" }] } },
    });
    expect([status, headers.location]).toEqual([301, "/dogs?breed=zebra-hound&breed=pug&gender=Male"]);
  });

  it("of the account lead to its first tab", async () => {
    expect((await open("/account", answers)).headers.location).toBe("/account/reserved");
    expect((await open("/account?tab=profile", answers)).headers.location).toBe("/account/profile");
  });
});

describe("the search that a page reads", () => {
  const read = (address: string) => readSearch(new URL(address, "https://hearthpaw.test"));

  it("leaves out what campaigns and strangers add", () => {
    for (
      const path of ["/", "/about", `/pets/${id}/${slug}`, "/nowhere/at/all", "/sign-in", "/account/orders"]
    ) {
      expect([path, read(`${path}?utm_source=a&utm_id=1&gclid=2&fbclid=3&__proto__=4&q9=5`)]).toEqual([
        path,
        "",
      ]);
    }
  });

  it("keeps what the route knows, repeated or not, in one order", () => {
    expect(read("/dogs?zip=97330&utm_id=1&color=Red&breedName=Pug&color=Black")).toBe(
      "?breedName=Pug&color=Red&color=Black&zip=97330",
    );
    expect(read("/?show=small&type=Cats")).toBe(read("/?type=Cats&show=small"));
    expect(read(`/pets/${id}/${slug}?zip=97330&ref=x`)).toBe("?zip=97330");
    expect(read("/user/auth/google/callback?state=s&code=c&scope=email")).toBe("?code=c&state=s");
  });
});
