import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type ApiError,
  type BreederDataAnswer,
  getBreederDataQuery,
  type OwnClaimChange,
  withdrawClaimChange,
} from "@hearthpaw/client";
import { Button, dayText, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { inSentence } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import * as texts from "./claim_texts.tsx";
import css from "./claims.module.css";

/** A program's changes that staff have not decided on, each with a way to withdraw it. */
export function WaitingClaims({ changes }: { changes: readonly OwnClaimChange[] }) {
  if (!changes.length) return null;
  return (
    <section className={css.waiting} aria-labelledby="waiting-claims">
      <h3 id="waiting-claims">{texts.waiting}</h3>
      <p>{texts.waitingHelp}</p>
      <ul>
        {changes.map((one) => <WaitingClaim key={one.id} one={one} />)}
      </ul>
    </section>
  );
}

function WaitingClaim({ one }: { one: OwnClaimChange }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const today = useToday();
  const { show } = useToast();
  const { queryKey } = getBreederDataQuery(client);
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawClaimChange(client, { id: one.id }),
    onSuccess(now) {
      queryClient.setQueryData<BreederDataAnswer>(queryKey, now);
      show({ tone: "done", title: texts.withdrawn(one.kind) });
    },
    onError(error: ApiError) {
      show({ tone: "fail", title: error.message });
      // Somebody may have decided it meanwhile.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <li>
      <span>
        {texts.fromTo(one.kind, one.oldText ?? texts.none, one.newText ?? texts.none)}
        <br />
        <span className={css.facts}>{texts.submitted(inSentence(dayText(one.createdAt, today)))}</span>
      </span>
      <Button
        variant="secondary"
        size="small"
        loading={isPending}
        aria-label={texts.withdrawOf(one.kind)}
        onClick={() => mutate()}
      >
        {texts.withdraw}
      </Button>
    </li>
  );
}
