import { ApiError } from "@hearthpaw/client";
import type { HydrationOptions } from "react-dom/client";

/**
 * React's handlers of errors during drawing. If the server refused a page's loader, the page is drawn by
 * throwing that refusal, also during hydration. The page shows it, so only other errors are logged.
 */
export const rootErrors = {
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) console.error(error);
  },
  onRecoverableError: (error) => {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof ApiError)) reportError(error);
  },
} satisfies Pick<HydrationOptions, "onRecoverableError"> & { onCaughtError: (error: unknown) => void };
