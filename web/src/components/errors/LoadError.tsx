import type { ApiError } from "@hearthpaw/client";
import { ErrorNotice } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "../shell/PageShell.module.css";

/** Why a list or page could not be loaded, and the way to try again. */
export function LoadError({ error, onRetry, heading }: {
  error: ApiError;
  onRetry: () => unknown;
  /** What would be here, where the whole page is missing: "Receipt". */
  heading?: string;
}) {
  return (
    <>
      {heading && <h1 className={css.failed}>{heading}</h1>}
      <ErrorNotice
        title={error.status === 0 ? texts.weCantReachTheServer : error.message}
        reference={error.status >= 500 ? error.problem?.requestId : undefined}
        onRetry={() => void onRetry()}
      />
    </>
  );
}
