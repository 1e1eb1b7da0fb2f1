import { ButtonLink, Empty, ErrorNotice } from "@hearthpaw/ui-kit";
import type { ApiError } from "@hearthpaw/client";

/** Whether the server wants a second factor of this member of staff before anything else. */
export function needsSecondFactor(error: ApiError | null): boolean {
  return error?.code === "second_factor_required";
}

/** Why a page of staff cannot show its list: the second factor that staff must have, or what went wrong. */
export function StaffError({ error, onRetry }: { error: ApiError; onRetry?: () => unknown }) {
  if (needsSecondFactor(error)) {
    return (
      <Empty
        icon="shield"
        title="Set up your second factor first"
        action={<ButtonLink href="/account/settings">Open my settings</ButtonLink>}
      >
        <p>
          Staff can read and change other people's accounts, so a password alone is not enough. It takes a
          minute and an app on your phone. Then come back here.
        </p>
      </Empty>
    );
  }
  return (
    <ErrorNotice
      title={error.status === 0 ? "The server cannot be reached." : error.message}
      onRetry={onRetry}
    />
  );
}
