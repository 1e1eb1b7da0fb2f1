import type { QueryClient } from "@tanstack/react-query";
import type { HearthpawClient } from "@hearthpaw/client";

/** What every route's loader receives: one of each for a visitor in the browser, one of each for a request on the server. */
export type PageContext = {
  queryClient: QueryClient;
  client: HearthpawClient;
  /** The public origin, for the addresses in a page's head. */
  origin: string;
  /** Hears of a failure that the page can do without. */
  report: (error: unknown) => void;
};

/** What a feature needs to load its part of a page. */
export type LoadContext = Pick<PageContext, "queryClient" | "client">;
