import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  answerClaimChangeMutation,
  type BreederDataAnswer,
  getBreederDataQuery,
  type OwnClaimChange,
  withdrawClaimChangeMutation,
} from "@hearthpaw/client";
import { Button, dayText, Field, useToast } from "@hearthpaw/ui-kit";
import { Pictures } from "../../components/documents/Pictures.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { inSentence } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { photosOf } from "./claim_photos.ts";
import * as texts from "./claim_texts.tsx";
import css from "./claims.module.css";

/** A program's undecided changes, each with a button to withdraw it. */
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
    ...withdrawClaimChangeMutation(client),
    onSuccess(now) {
      queryClient.setQueryData<BreederDataAnswer>(queryKey, now);
      show({ tone: "done", title: texts.withdrawn(one.kind) });
    },
    onError(error) {
      show({ tone: "fail", title: error.message });
      // Staff may have decided it meanwhile.
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
        onClick={() => mutate({ id: one.id })}
      >
        {texts.withdraw}
      </Button>
      {one.newPhotos.length > 0 && (
        <div className={css.more}>
          <Pictures files={photosOf(one.newPhotos)} />
        </div>
      )}
      {one.question !== null && <Question one={one} question={one.question} />}
    </li>
  );
}

function Question({ one, question }: { one: OwnClaimChange; question: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const reply = useMutation({
    ...answerClaimChangeMutation(client),
    onSuccess: (now) =>
      queryClient.setQueryData<BreederDataAnswer>(getBreederDataQuery(client).queryKey, now),
  });
  const form = useForm({
    initial: { answer: one.answer ?? "" },
    check: ({ answer }) => ({ answer: answer.trim() ? undefined : texts.enterYourAnswer }),
    async send({ answer }) {
      await reply.mutateAsync({ id: one.id, body: { answer: answer.trim() } });
      form.accept({ answer: answer.trim() });
    },
    done: () => show({ tone: "done", title: texts.answered }),
  });
  return (
    <div className={css.question}>
      <p>
        <strong>{texts.question}</strong>
        <br />
        {question}
      </p>
      <Form quiet form={form} label={texts.yourAnswer} go={texts.sendAnswer}>
        <Field multiline rows={3} label={texts.yourAnswer} maxLength={1000} {...form.field("answer")} />
      </Form>
    </div>
  );
}
