/** Returns typed tags, each once: "Health testing, whelping" is ["health-testing", "whelping"]. */
export function tagsIn(text: string): string[] {
  const tags = text.split(/[,#\n]/).map((tag) =>
    tag.toLowerCase().replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "")
  );
  return [...new Set(tags.filter(Boolean))];
}

export const MOST_TAGS = 10;
export const LONGEST_TAG = 40;

export type Part = { text: string; href?: string };

/**
 * Splits a text into plain text and web addresses. A period or bracket after an address is not part of it.
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"'`]+/gi)) {
    const href = found.replace(/[.,;:!?)\]}]+$/, "");
    if (!URL.canParse(href)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: href, href });
    at = index + href.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
