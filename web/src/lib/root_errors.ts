import { ApiError } from "@hearthpaw/client";
import type { HydrationOptions } from "react-dom/client";

/**
 * Where React says what went wrong while it drew. A page whose loader the server refused is drawn by throwing that
 * refusal, also when the browser takes over such a page: the page says it, and only what else broke is worth a line.
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
