/** Returns the path of a breeder's page. Without the readable end, `/breeders/{id}` leads to the whole address. */
export const breederHref = ({ id, slug }: { id: string; slug: string | undefined }): string =>
  slug ? `/breeders/${id}/${slug}` : `/breeders/${id}`;
