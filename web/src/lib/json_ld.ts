/** A page on the path to another page. The last crumb is the page itself and needs no path. */
export type Crumb = { name: string; path?: string };

/** Returns the breadcrumbs of a page for search engines. */
export const breadcrumbsJsonLd = (trail: readonly Crumb[]): Record<string, unknown> => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(path && { item: path }),
  })),
});
