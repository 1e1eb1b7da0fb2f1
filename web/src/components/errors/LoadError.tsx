import type { ApiError } from "@hearthpaw/client";
import { ErrorNotice } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
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
      <ErrorNotice
        title={error.status === 0 ? texts.weCantReachTheServer : error.message}
        reference={error.status >= 500 ? error.problem?.requestId : undefined}
        onRetry={() => void onRetry()}
      />
    </>
  );
}
