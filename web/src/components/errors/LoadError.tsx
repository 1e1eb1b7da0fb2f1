import type { ApiError } from "@hearthpaw/client";
import { ErrorNotice } from "@hearthpaw/ui-kit";

/** Why a list or page could not be loaded, and the way to try again. */
export function LoadError({ error, onRetry }: { error: ApiError; onRetry: () => unknown }) {
  return (
    <ErrorNotice
      title={error.status === 0 ? "We can't reach the server." : error.message}
      reference={error.status >= 500 ? error.problem?.requestId : undefined}
      onRetry={() => void onRetry()}
    />
  );
}
