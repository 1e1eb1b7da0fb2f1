import { describe, expect, it } from "vitest";
import { render } from "./entry_server.tsx";
import { card, maple, profile, quote } from "./features/pets/testing_pet.ts";

/** Pages as they leave the server, without a script having run. */

const { id, slug } = maple();
type Body = { status?: number; body: unknown };

function open(path: string, answers: Record<string, Body>) {
  return render(new Request(`https://hearthpaw.test${path}`), {
    origin: "https://hearthpaw.test",
    nonce: "n",
    manifest: { "src/main.tsx": { file: "assets/main.js", isEntry: true } },
    fetch: async (request) => {
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
    body: { configuration: { deploymentVersion: "1", supportPhone: "(555) 010-0100" } },
  },
  [`GET /v1/pets/${id}`]: { body: { pet: maple() } },
  [`GET /v1/profiles/breeder/${profile.id}`]: { body: { breederProfile: profile } },
  "GET /v1/pets/search/lean": { body: { data: { pets: [card("Hazel")], total: 1 } } },
  "POST /v1/payments/quote": { body: quote("pickup", 0) },
};
const heading = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

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
    expect(html).toContain(`href="/reserve-pet/${id}"`);
  });

  it("says in its head what it is", async () => {
    const { body } = await open(`/pets/${id}/${slug}`, answers);
    expect(body).toContain(
      "<title>Maple, Cavalier King Charles Spaniel puppy in Corvallis, OR · Hearthpaw</title>",
    );
    expect(body).toContain(`<link rel="canonical" href="https://hearthpaw.test/pets/${id}/${slug}">`);
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

  it("is still a page when the breeder's facts, the others and the price's lines do not come", async () => {
    const { status, body } = await open(`/pets/${id}/${slug}`, {
      [`GET /v1/pets/${id}`]: answers[`GET /v1/pets/${id}`]!,
    });
    expect(status).toBe(200);
    expect(heading(body)).toBe("Maple");
    expect(body).toContain("$2,500");
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
    expect(missing.body).toContain("This page has wandered off");
    expect(missing.body).toContain('name="robots" content="noindex"');
    const down = await at(410, "pet_gone");
    expect(down.status).toBe(410);
    expect(down.body).toContain("taken down");
  });
});

describe("a breeder's page from the server", () => {
  it("has the story, the checks and the pets in its HTML", async () => {
    const { status, body } = await open(`/breeders/${profile.id}`, answers);
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

  it("answers 404 for a breeder who is not there", async () => {
    expect((await open("/breeders/nobody", {})).status).toBe(404);
  });
});
