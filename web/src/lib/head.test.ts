import { describe, expect, it } from "vitest";
import { safePath } from "./addresses.ts";
import { pageHead, safeJson } from "./head.ts";
import { parseSearch, stringifySearch } from "./search_params.ts";

describe("what is written into a page", () => {
  const evil = `</script><script>alert(1)</script><!-- "'&\u2028`;

  it("writes whole addresses into structured data, and leaves other words alone", () => {
    const { scripts = [] } = pageHead({
      title: "Maple",
      jsonLd: [{
        "@type": "Product",
        url: "/pets/1/maple",
        image: ["/media/a.webp", "https://cdn.example/b.webp"],
        name: "/ a name that begins with a slash",
        offers: { url: "/pets/1/maple", seller: { "@id": "/breeders/2" } },
      }],
    }, "https://pets.example");
    expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json"]);
    expect(JSON.parse(scripts[0]!.children)).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      url: "https://pets.example/pets/1/maple",
      image: ["https://pets.example/media/a.webp", "https://cdn.example/b.webp"],
      name: "/ a name that begins with a slash",
      offers: {
        url: "https://pets.example/pets/1/maple",
        seller: { "@id": "https://pets.example/breeders/2" },
      },
    });
  });

  it("names a picture for shared links: the page's own, else ours, and none of pages that nobody shares", () => {
    const image = (page: object) =>
      pageHead({ title: "Maple", ...page }, "https://pets.example").meta?.flatMap((tag) =>
        "property" in tag && tag.property === "og:image" ? [tag.content] : []
      );
    expect(image({ canonical: "/pets/1/maple", image: "/media/a.og.jpg" })).toEqual([
      "https://pets.example/media/a.og.jpg",
    ]);
    expect(image({ canonical: "/dogs" })).toEqual(["https://pets.example/share.jpg"]);
    expect(image({ noIndex: true })).toEqual([]);
  });

  it("keeps data apart from markup, and whole", () => {
    const text = safeJson({ name: evil });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: evil });
  });
});

describe("addresses", () => {
  it("lead back to this site only", () => {
    for (
      const bad of [
        "//evil.example",
        "/\\evil",
        "https://evil.example",
        "javascript:alert(1)",
        "/\t/evil",
        "",
        undefined,
      ]
    ) {
      expect(safePath(bad)).toBe("/");
    }
    expect(safePath("/pets/1/maple?x=1#y")).toBe("/pets/1/maple?x=1#y");
  });

  it("repeat a key for a list and leave nothing for what is empty", () => {
    expect(parseSearch("?a=1&a=2&b=&__proto__=x")).toEqual({ a: ["1", "2"] });
    expect(stringifySearch({ a: ["1", "2"], b: undefined, c: "", d: [] })).toBe("?a=1&a=2");
  });
});
