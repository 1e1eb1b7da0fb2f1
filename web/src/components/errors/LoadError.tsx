import type { ApiError } from "@hearthpaw/client";
import { FailureNotice } from "./FailureNotice.tsx";
import css from "../shell/PageShell.module.css";

/** Shows why a list or page failed to load, with a retry. */
export function LoadError({ error, onRetry, heading }: {
  error: ApiError;
  onRetry: () => unknown;
  /** Heading of the missing page, if the whole page failed: "Receipt". */
  heading?: string;
}) {
  return (
    <>
      {heading && <h1 className={css.failed}>{heading}</h1>}
      <FailureNotice
        error={error}
        onRetry={() => void onRetry()}
      />
    </>
  );
}
