import { ApiError } from "@hearthpaw/client";
import type { HydrationOptions } from "react-dom/client";
import { isMissingFile } from "./missing_files.ts";

/**
 * React's handlers of errors during drawing. If the server refused a page's loader, the page is drawn by
 * throwing that refusal, also during hydration. The page shows it, and it loads again for a missing file, so
 * only other errors are logged.
 */
export const rootErrors = {
  onCaughtError: (error) => {
    if (!(error instanceof ApiError) && !isMissingFile(error)) console.error(error);
  },
  onRecoverableError: (error) => {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof ApiError)) reportError(error);
  },
} satisfies Pick<HydrationOptions, "onRecoverableError"> & { onCaughtError: (error: unknown) => void };
