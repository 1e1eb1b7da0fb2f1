import { useQueryClient } from "@tanstack/react-query";
import { type ApplicationForm, type ApplicationReply, submitApplication } from "@hearthpaw/client";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import { type Answers, repliesOf } from "./application_rules.ts";

const QUIET_MS = 1200;
/** Answers to submit, and the applicant's pets that the breeder reads about. */
export type Written = { answers: Answers; petProfileIds: readonly string[] };
type Sent = { answers: ApplicationReply[]; petProfileIds: string[] };
export type Saving = "nothing" | "saving" | "saved" | "failed";

/**
 * Saves answers as a draft a moment after the last letter and when the user leaves the page, one call after
 * the other. `send` submits the answers after any running call.
 */
export function useDraft(form: ApplicationForm, petId: string | undefined) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<Saving>("nothing");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Sent>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isThere = useRef(true);

  const sentOf = ({ answers, petProfileIds }: Written): Sent => ({
    answers: repliesOf(form.questions, answers),
    petProfileIds: [...petProfileIds],
  });
  const call = (sent: Sent, isDraft: boolean) =>
    submitApplication(client, {
      body: { breederId: form.breederId, ...(petId && { petId }), ...sent, isDraft },
    });

  function flush(): void {
    clearTimeout(timer.current);
    const sent = waiting.current;
    if (!sent) return;
    waiting.current = undefined;
    setSaving("saving");
    line.current = line.current.then(async () => {
      const isSaved = await call(sent, true).then(() => true, () => false);
      if (isThere.current && !waiting.current) setSaving(isSaved ? "saved" : "failed");
    });
  }
  const leave = useRef(flush);
  leave.current = flush;
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      leave.current();
      void line.current.then(() => queryClient.invalidateQueries({ queryKey: ["listApplications"] }));
    };
  }, [queryClient]);

  return {
    saving,
    /** Returns whether a call is running or due: closing the tab now would lose it. */
    isWaiting: () => waiting.current !== undefined || saving === "saving",
    keep(written: Written): void {
      waiting.current = sentOf(written);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, QUIET_MS);
    },
    async send(written: Written): Promise<void> {
      clearTimeout(timer.current);
      waiting.current = undefined;
      await line.current;
      await call(sentOf(written), false);
      await queryClient.invalidateQueries({ queryKey: ["listApplications"] });
    },
  };
}
