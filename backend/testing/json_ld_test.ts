import { expect, it } from "vitest";
import { jsonLdFaults, jsonLdOf } from "./json_ld.ts";

const context = { "@context": "https://schema.org" };
const crumb = (position: number, item?: string) => ({
  "@type": "ListItem",
  position,
  name: "Dogs",
  ...(item && { item }),
});
const offer = {
  "@type": "Offer",
  price: "2500.00",
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
};
const product = { ...context, "@type": "Product", name: "Maple", offers: offer };

it("finds nothing wrong with what is right", () => {
  expect(jsonLdFaults(product)).toEqual([]);
  const trail = [crumb(1, "https://pets.example/dogs"), crumb(2)];
  expect(jsonLdFaults({ ...context, "@type": "BreadcrumbList", itemListElement: trail })).toEqual([]);
});

it.each([
  ["no context", { "@type": "Organization", name: "Hearthpaw" }],
  ["an unknown type", { ...context, "@type": "Kennel", name: "Willow" }],
  ["a path for an address", { ...context, "@type": "Organization", name: "Hearthpaw", url: "/dogs" }],
  ["a price in words", { ...product, offers: { ...offer, price: "$2,500" } }],
  ["an availability of our own", { ...product, offers: { ...offer, availability: "reserved" } }],
  ["a property of another type", { ...product, acceptedAnswer: {} }],
  ["no offer", { ...context, "@type": "Product", name: "Maple" }],
  ["an empty list", { ...context, "@type": "ItemList", itemListElement: [] }],
  ["a list that begins at 0", { ...context, "@type": "BreadcrumbList", itemListElement: [crumb(0)] }],
  ["a way that leads nowhere", {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: [crumb(1), crumb(2)],
  }],
  ["a question without an answer", {
    ...context,
    "@type": "FAQPage",
    mainEntity: [{ "@type": "Question", name: "?" }],
  }],
])("finds %s", (_what, value) => expect(jsonLdFaults(value)).not.toEqual([]));

it("reads it out of a page", () => {
  const html = `<script nonce="n" type="application/ld+json">{"@type":"FAQPage"}</script><script>1</script>`;
  expect(jsonLdOf(html)).toEqual([{ "@type": "FAQPage" }]);
});
