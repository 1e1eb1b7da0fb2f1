/** A page on the way to another; the last one is the page itself and needs no path. */
export type Crumb = { name: string; path?: string };

/** What search engines read of the way to a page. */
export const breadcrumbsJsonLd = (trail: readonly Crumb[]): Record<string, unknown> => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(path && { item: path }),
  })),
});
