import * as texts from "./texts.ts";
/** What a page says of itself to browsers, search engines and those who share its address. */
export type PageHead = {
  title: string;
  description?: string;
  /** Path of the one address that this content has, without host. */
  canonical?: string;
  /** Absolute path of the Open Graph picture, a JPEG of 1200 x 630; ours where the page has none. */
  image?: string;
  /** schema.org objects; paths of this site in them are written as whole addresses. */
  jsonLd?: Record<string, unknown>[];
  /** Pages that are nobody's business to index: checkout, accounts, results of odd filters. */
  noIndex?: boolean;
};

const SITE = texts.hearthpaw;
/** Shown of a shared link whose page has no photo of its own; drawn by tools/icons.ts. */
const SITE_IMAGE = "/share.jpg";

/** The full title of a page; the home page's title stands alone. */
function pageTitle(head: PageHead): string {
  return head.title.includes(SITE) ? head.title : `${head.title} · ${SITE}`;
}

/** Returns the tags of a page's head for its route's `head`; none while its loader has said nothing. */
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

/** Returns a route's `head` of a page that says the same of itself always. */
export const headOf = (page: PageHead) => ({ match }: { match: { context: { origin: string } } }) =>
  pageHead(page, match.context.origin);

/** Returns the head of a page that is its visitor's alone. */
export const privateHead = (title: string) => pageHead({ title, noIndex: true }, "");

/** Returns the head of every page; the fonts are fetched along with the style sheet that names them. */
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

/** A list of nothing is none. */
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

/** The same data with this site's origin before every path that stands where an address is due. */
function withOrigin(value: unknown, origin: string, name = ""): unknown {
  if (typeof value === "string") {
    return ADDRESSES.has(name) && /^\/(?!\/)/.test(value) ? origin + value : value;
  }
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin, key)]));
}

/** Returns JSON that may stand inside a script element: nothing in it can close the element or open a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
