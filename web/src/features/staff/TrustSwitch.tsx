import { type StaffUser, updateBreederTrust } from "@hearthpaw/client";
import { Button, Switch } from "@hearthpaw/ui-kit";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecide } from "../../components/staff/use_decide.ts";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { momentText } from "../../lib/days.ts";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/**
 * Switches the review of a breeder's listings off or on. After a rejection of the breeder's content, asks
 * whether the review stays off. The decision can be undone until it is sent.
 */
export function TrustSwitch({ user, breederId, onDecided }: {
  user: StaffUser;
  breederId: string;
  onDecided: () => void;
}) {
  const client = useClient();
  const held = useHeld("trust", user.id);
  const { decide, isAsking, error } = useDecide();
  const name = user.programName ?? `${user.firstName} ${user.lastName}`;

  async function change(autoApprove: boolean) {
    const isDecided = await decide({
      kind: "trust",
      id: user.id,
      title: !autoApprove
        ? texts.skipReviewTurnedOff(name)
        : user.autoApprove
        ? texts.skipReviewKept(name)
        : texts.skipReviewTurnedOn(name),
      failed: texts.skipReviewNotChanged(name),
      send: (options) => updateBreederTrust(client, { id: breederId, body: { autoApprove } }, options),
    });
    if (isDecided) onDecided();
  }

  if (held) return <Held title={held} />;
  return (
    <div className={css.form}>
      <Switch
        label={texts.listingsSkipReview}
        description={texts.skipReviewExplained}
        checked={user.autoApprove === true}
        aria-busy={isAsking}
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
