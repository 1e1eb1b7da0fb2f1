import { askQuestion } from "@hearthpaw/client";
import { Dialog, Link, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { QuestionForm } from "./QuestionForm.tsx";

/** A question to a breeder by email, also from a visitor without an account. */
export function AskDialog({ breeder, pet, onClose }: {
  breeder: { id: string; name: string };
  /** The pet that it is about, if not the breeder. */
  pet?: { id: string; name: string };
  onClose: () => void;
}) {
  const client = useClient();
  const { show } = useToast();
  return (
    <Dialog
      open
      onClose={onClose}
      title={pet ? `Ask ${breeder.name} about ${pet.name}` : `Ask ${breeder.name} a question`}
      description={
        <>
          They'll answer you by email. Pay only on Hearthpaw: that's how your money stays protected. Have an
          account?{" "}
          <Link href={`/messages/new?${pet ? `petId=${pet.id}` : `breederId=${breeder.id}`}`}>
            Sign in to message them
          </Link>{" "}
          instead.
        </>
      }
    >
      <QuestionForm
        go="Send question"
        hint={`${breeder.name} sees your name and email.`}
        onCancel={onClose}
        send={async (question) => {
          await askQuestion(client, {
            body: { ...question, breederId: breeder.id, ...(pet ? { petId: pet.id } : {}) },
          });
          show({
            tone: "done",
            title: "Question sent",
            text: `${breeder.name} will answer by email.`,
          });
          onClose();
        }}
      />
    </Dialog>
  );
}
