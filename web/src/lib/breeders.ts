import type { ListedBreeder } from "@hearthpaw/client";

/** The path of a breeder's page. Where only the id is known, `/breeders/{id}` leads here. */
export const breederHref = ({ id, slug }: Pick<ListedBreeder, "id" | "slug">): string =>
  `/breeders/${id}/${slug}`;
