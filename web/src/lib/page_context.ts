import type { QueryClient } from "@tanstack/react-query";
import type { HearthpawClient } from "@hearthpaw/client";

/**
 * Values that every route's loader receives: one set for a visitor in the browser, and one for each request
 * on the server.
 */
export type PageContext = {
  queryClient: QueryClient;
  client: HearthpawClient;
  /** The public origin, for the addresses in a page's head. */
  origin: string;
  /** Reports a failure that the page can do without. */
  report: (error: unknown) => void;
};

/** The values that a feature needs to load its part of a page. */
export type LoadContext = Pick<PageContext, "queryClient" | "client">;
