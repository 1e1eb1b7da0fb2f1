import { queryOptions } from "@tanstack/react-query";
import { type HearthpawClient, listLitters, type ListLittersData, type OwnLitter } from "@hearthpaw/client";

/** Maximum number of pages to load: 1,000 litters. */
const PAGES_AT_MOST = 20;

/** Loads all litters of the breeder, the latest first. */
export const allLittersQuery = (client: HearthpawClient) =>
  queryOptions({
    queryKey: ["listLitters", "all"] as const,
    async queryFn({ signal }) {
      const litters: OwnLitter[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < PAGES_AT_MOST; page++) {
        const answer: ListLittersData = await listLitters(client, cursor ? { cursor } : {}, { signal });
        litters.push(...answer.litters);
        cursor = answer.nextCursor;
        if (!cursor) break;
      }
      return litters;
    },
  });
