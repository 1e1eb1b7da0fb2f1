import { useQueryClient } from "@tanstack/react-query";
import { type ApplicationForm, type ApplicationReply, submitApplication } from "@hearthpaw/client";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import { type Answers, repliesOf } from "./application_rules.ts";

const QUIET_MS = 1200;
export type Saving = "nothing" | "saving" | "saved" | "failed";

/**
 * Keeps what is answered as a draft a moment after the last letter, one call after the other, and when the page is left.
 * `send` hands in what is there, after whatever is on its way.
 */
export function useDraft(form: ApplicationForm, petId: string | undefined) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<Saving>("nothing");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<readonly ApplicationReply[]>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isThere = useRef(true);

  const call = (answers: readonly ApplicationReply[], isDraft: boolean) =>
    submitApplication(client, {
      body: { breederId: form.breederId, ...(petId && { petId }), answers: [...answers], isDraft },
    });

  function flush(): void {
    clearTimeout(timer.current);
    const answers = waiting.current;
    if (!answers) return;
    waiting.current = undefined;
    setSaving("saving");
    line.current = line.current.then(async () => {
      const isSaved = await call(answers, true).then(() => true, () => false);
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
    keep(answers: Answers): void {
      waiting.current = repliesOf(form.questions, answers);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, QUIET_MS);
    },
    async send(answers: Answers): Promise<void> {
      clearTimeout(timer.current);
      waiting.current = undefined;
      await line.current;
      await call(repliesOf(form.questions, answers), false);
      await queryClient.invalidateQueries({ queryKey: ["listApplications"] });
    },
  };
}
