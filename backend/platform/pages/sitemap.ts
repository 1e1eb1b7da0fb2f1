import type { SitemapPages, SitemapParts } from "../../generated/types.ts";

type Site = {
  origin: string;
  /** Calls the API in-process. */
  ask: (path: string) => Promise<Response> | Response;
};

const SPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Paths without search results: calls, and personal pages. */
const PRIVATE = ["/v1/", "/api/", "/reserve-pet/", "/account", "/breeder/", "/breeder$"];

/**
 * Returns the files for search engines: `/robots.txt`, `/sitemap.xml` and its parts. Undefined for any other
 * path. The protocol: https://www.sitemaps.org/protocol.html
 */
export function sitemapAt(path: string, site: Site): Promise<Response> | Response | undefined {
  if (path === "/robots.txt") {
    const lines = ["User-agent: *", ...PRIVATE.map((at) => `Disallow: ${at}`)];
    return text("text/plain", `${lines.join("\n")}\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  }
  if (path === "/sitemap.xml") return parts(site);
  const [, name] = /^\/sitemaps\/([a-z0-9-]+)\.xml$/.exec(path) ?? [];
  return name ? pages(name, site) : undefined;
}

async function parts({ origin, ask }: Site): Promise<Response> {
  const answer = await ask("/v1/sitemap");
  if (!answer.ok) return answer;
  const { parts } = await answer.json() as SitemapParts;
  return xml(
    "sitemapindex",
    parts.map((name) => `<sitemap>${place(`${origin}/sitemaps/${name}.xml`)}</sitemap>`),
  );
}

async function pages(name: string, { origin, ask }: Site): Promise<Response> {
  const answer = await ask(`/v1/sitemap/${name}`);
  if (!answer.ok) return answer;
  const { pages } = await answer.json() as SitemapPages;
  const item = ({ path, changedAt }: SitemapPages["pages"][number]) =>
    `<url>${place(origin + path)}${changedAt ? `<lastmod>${changedAt}</lastmod>` : ""}</url>`;
  return xml("urlset", pages.map(item));
}

const place = (url: string): string => `<loc>${url.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</loc>`;

const xml = (root: string, items: readonly string[]): Response =>
  text(
    "application/xml",
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SPACE}">\n${items.join("\n")}\n</${root}>\n`,
  );

const text = (type: string, body: string): Response =>
  new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" },
  });
