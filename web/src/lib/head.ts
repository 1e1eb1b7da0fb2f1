/** What a page says of itself to browsers, search engines and those who share its address. */
export type PageHead = {
  title: string;
  description?: string;
  /** Path of the one address that this content has, without host. */
  canonical?: string;
  /** Absolute path of the Open Graph picture, 1200 x 630. */
  image?: string;
  /** schema.org objects; paths of this site in them are written as whole addresses. */
  jsonLd?: Record<string, unknown>[];
  /** Pages that are nobody's business to index: checkout, accounts, results of odd filters. */
  noIndex?: boolean;
};

const SITE = "Hearthpaw";

/** The full title of a page; the home page's title stands alone. */
export function pageTitle(head: PageHead): string {
  return head.title.includes(SITE) ? head.title : `${head.title} · ${SITE}`;
}

/** The head as HTML for the server's page. Every value is escaped. */
export function renderHead(head: PageHead, origin: string): string {
  const title = pageTitle(head);
  const tags = [`<title>${escapeHtml(title)}</title>`, meta("property", "og:title", title)];
  if (head.description) {
    tags.push(
      meta("name", "description", head.description),
      meta("property", "og:description", head.description),
    );
  }
  if (head.canonical) {
    const url = origin + head.canonical;
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`, meta("property", "og:url", url));
  }
  if (head.image) {
    tags.push(
      meta("property", "og:image", origin + head.image),
      meta("name", "twitter:card", "summary_large_image"),
    );
  }
  tags.push(meta("property", "og:site_name", SITE), meta("property", "og:type", "website"));
  if (head.noIndex) tags.push(meta("name", "robots", "noindex"));
  for (const item of head.jsonLd ?? []) {
    tags.push(
      `<script type="application/ld+json">${
        safeJson(withOrigin({ "@context": "https://schema.org", ...item }, origin))
      }</script>`,
    );
  }
  return tags.join("\n");
}

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

/** After a navigation in the browser: title, description, canonical address and robots follow the page. */
export function applyHead(head: PageHead, document: Document): void {
  document.title = pageTitle(head);
  set(document, 'meta[name="description"]', "content", head.description, () => {
    const element = document.createElement("meta");
    element.name = "description";
    return element;
  });
  set(
    document,
    'link[rel="canonical"]',
    "href",
    head.canonical && document.location.origin + head.canonical,
    () => {
      const element = document.createElement("link");
      element.rel = "canonical";
      return element;
    },
  );
  set(document, 'meta[name="robots"]', "content", head.noIndex ? "noindex" : undefined, () => {
    const element = document.createElement("meta");
    element.name = "robots";
    return element;
  });
}

function set(
  document: Document,
  selector: string,
  attribute: string,
  value: string | undefined,
  make: () => Element,
): void {
  let element = document.head.querySelector(selector);
  if (!value) return element?.remove();
  if (!element) document.head.append(element = make());
  element.setAttribute(attribute, value);
}

/** JSON that may stand inside a script element: nothing in it can close the element or open a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
