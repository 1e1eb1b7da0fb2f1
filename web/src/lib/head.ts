import * as texts from "./texts.ts";
/** Title and tags of a page for browsers, search engines and shared links. */
export type PageHead = {
  title: string;
  description?: string;
  /** Path of this content's canonical address, without host. */
  canonical?: string;
  /** Absolute path of the Open Graph picture, a JPEG of 1200 x 630; our own picture if the page has none. */
  image?: string;
  /** schema.org objects. Their paths of this site become whole addresses. */
  jsonLd?: Record<string, unknown>[];
  /** Pages that search engines should not index: checkout, accounts, results of odd filters. */
  noIndex?: boolean;
};

const SITE = texts.hearthpaw;
/** Picture of shared links if the page has no photo of its own; drawn by tools/icons.ts. */
const SITE_IMAGE = "/share.jpg";

/** Returns the full title of a page. The home page's title has no suffix. */
function pageTitle(head: PageHead): string {
  return head.title.includes(SITE) ? head.title : `${head.title} · ${SITE}`;
}

/** Returns the tags of a page's head for its route's `head`; none until the loader returned a head. */
export function pageHead(page: PageHead | undefined, origin: string) {
  if (!page) return {};
  const title = pageTitle(page);
  const url = page.canonical && origin + page.canonical;
  return {
    meta: [
      { title },
      { property: "og:title", content: title },
      ...(page.description
        ? [
          { name: "description", content: page.description },
          { property: "og:description", content: page.description },
        ]
        : []),
      ...(url ? [{ property: "og:url", content: url }] : []),
      ...(page.canonical
        ? [
          { property: "og:image", content: origin + (page.image ?? SITE_IMAGE) },
          { property: "og:image:type", content: "image/jpeg" },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:card", content: "summary_large_image" },
        ]
        : []),
      ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: url ? [{ rel: "canonical", href: url }] : [],
    scripts: (page.jsonLd ?? []).filter(saysSomething).map((item) => ({
      type: "application/ld+json",
      children: safeJson(withOrigin({ "@context": "https://schema.org", ...item }, origin)),
    })),
  };
}

/** Returns a route's `head` for a page whose head never changes. */
export const headOf = (page: PageHead) => ({ match }: { match: { context: { origin: string } } }) =>
  pageHead(page, match.context.origin);

/** Returns the head of a page that only its visitor may see. */
export const privateHead = (title: string) => pageHead({ title, noIndex: true }, "");

/** Returns the head of every page. The fonts load along with the style sheet that names them. */
export const rootHead = (fonts: readonly string[]) => ({
  meta: [{ property: "og:site_name", content: SITE }, { property: "og:type", content: "website" }],
  links: [
    { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/site.webmanifest" },
    ...fonts.map((href) => ({
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous" as const,
    })),
  ],
});

/** An empty list says nothing. */
const saysSomething = ({ itemListElement }: Record<string, unknown>): boolean =>
  !Array.isArray(itemListElement) || itemListElement.length > 0;

/** Properties of schema.org objects that hold addresses. */
const ADDRESSES: ReadonlySet<string> = new Set([
  "@id",
  "url",
  "image",
  "item",
  "logo",
  "contentUrl",
  "thumbnailUrl",
]);

/** Returns the same data with this site's origin before every path in a property that holds an address. */
function withOrigin(value: unknown, origin: string, name = ""): unknown {
  if (typeof value === "string") {
    return ADDRESSES.has(name) && /^\/(?!\/)/.test(value) ? origin + value : value;
  }
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin, key)]));
}

/** Returns JSON for use inside a script element: nothing in it can close the element or open a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
