import type { ApiError } from "@hearthpaw/client";
import { ErrorNotice, type ErrorNoticeProps } from "@hearthpaw/ui-kit";
import { useUnansweredCause } from "../../lib/unanswered.ts";
import * as texts from "./texts.ts";

export type FailureNoticeProps = Omit<ErrorNoticeProps, "title" | "reference"> & {
  error: ApiError;
  /** Sentence for a call without an answer, if it says more than that the server is out of reach. */
  unanswered?: string;
};

/**
 * Shows why a call failed: the API's own sentence, or, for a call without an answer, the likely cause on this
 * device or on ours.
 */
export function FailureNotice({ error, unanswered, children, ...rest }: FailureNoticeProps) {
  const isUnanswered = error.status === 0;
  const cause = useUnansweredCause(isUnanswered ? error : undefined);
  const words = cause && texts.UNANSWERED[cause];
  return (
    <ErrorNotice
      {...rest}
      title={isUnanswered ? words?.title ?? unanswered ?? texts.weCantReachTheServer : error.message}
      reference={error.status >= 500 ? error.problem?.requestId : undefined}
    >
      {words && <p>{words.hint}</p>}
      {children}
    </ErrorNotice>
  );
}
