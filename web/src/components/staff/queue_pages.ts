import type { ApiError } from "@hearthpaw/client";
import type { Parts } from "../lists/NextPart.tsx";

/** The loaded pages of a queue, and a way to load the next one. */
export type QueuePages<One> = Parts & {
  items: readonly One[];
  /** The loaded pages; undefined before the first. */
  data: { pages: readonly unknown[] } | undefined;
  error: ApiError | null;
  isPending: boolean;
  refetch: () => unknown;
};
