import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, type StaffUser, translate, updateBreederTrust } from "@hearthpaw/client";
import { Button, Switch, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { momentText } from "../../lib/days.ts";
import * as texts from "./texts.ts";
import { replaceUser } from "./use_users.ts";
import css from "./staff.module.css";

/**
 * Switches the review of a breeder's listings off or on, effective at once. After a rejection of the
 * breeder's content, asks whether the review stays off.
 */
export function TrustSwitch({ user, breederId }: { user: StaffUser; breederId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [wanted, setWanted] = useState<boolean>();
  const [error, setError] = useState<ApiError>();
  const name = user.programName ?? `${user.firstName} ${user.lastName}`;

  async function change(autoApprove: boolean) {
    if (wanted !== undefined) return;
    setWanted(autoApprove);
    setError(undefined);
    try {
      const { user: now } = await updateBreederTrust(client, { id: breederId, body: { autoApprove } });
      replaceUser(queryClient, now);
      show({
        tone: "done",
        title: !autoApprove
          ? texts.skipReviewTurnedOff(name)
          : user.autoApprove
          ? texts.skipReviewKept(name)
          : texts.skipReviewTurnedOn(name),
      });
    } catch (thrown) {
      setError(translate(thrown));
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <div className={css.form}>
      <Switch
        label={texts.listingsSkipReview}
        description={texts.skipReviewExplained}
        checked={wanted ?? user.autoApprove === true}
        aria-busy={wanted !== undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      {user.trustAskedAt && (
        <div className={css.question} role="group" aria-label={texts.skipReviewInQuestion}>
          <p>{texts.trustAsked(momentText(user.trustAskedAt))}</p>
          <div className={css.answers}>
            <Button
              variant="secondary"
              onClick={() =>
                void change(true)}
            >
              {texts.keepSkipping}
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                void change(false)}
            >
              {texts.endSkipping}
            </Button>
          </div>
        </div>
      )}
      {error && <StaffError error={error} />}
    </div>
  );
}
