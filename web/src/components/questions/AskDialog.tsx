import { useMutation } from "@tanstack/react-query";
import { askQuestionMutation } from "@hearthpaw/client";
import { Dialog, Link, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { QuestionForm, useQuestion } from "./QuestionForm.tsx";
import * as texts from "./texts.tsx";

/** A form for a question to a breeder by email, also for visitors without an account. */
export function AskDialog({ breeder, pet, onClose }: {
  breeder: { id: string; name: string };
  /** Subject of the question, if it is a pet and not the breeder. */
  pet?: { id: string; name: string };
  onClose: () => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const ask = useMutation(askQuestionMutation(client));
  const form = useQuestion({
    send: (question) =>
      ask.mutateAsync({
        body: { ...question, breederId: breeder.id, ...(pet ? { petId: pet.id } : {}) },
      }),
    done() {
      show({
        tone: "done",
        title: texts.questionSent,
        text: texts.nameWillAnswerByEmail(breeder.name),
      });
      form.leave(onClose);
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      title={pet
        ? texts.askAbout({ name: breeder.name, petName: pet.name })
        : texts.askAQuestion(breeder.name)}
      description={
        <>
          {texts.askExplained((text) => (
            <Link href={`/messages/new?${pet ? `petId=${pet.id}` : `breederId=${breeder.id}`}`}>{text}</Link>
          ))}
        </>
      }
    >
      <QuestionForm
        form={form}
        go={texts.sendQuestion}
        hint={texts.contactSharedHint(breeder.name)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
