/** Returns the path of a breeder's page. Without the slug, `/breeders/{id}` redirects to the full address. */
export const breederHref = ({ id, slug }: { id: string; slug: string | undefined }): string =>
  slug ? `/breeders/${id}/${slug}` : `/breeders/${id}`;
