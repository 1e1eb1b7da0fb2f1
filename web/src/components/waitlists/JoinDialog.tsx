import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type BreederSummary, type BreedSummary, joinWaitlistMutation, translate } from "@hearthpaw/client";
import { Dialog, Field, RadioGroup, Select, useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { readAgain } from "../../lib/read_again.ts";
import { Form } from "../forms/Form.tsx";
import { OnceConfirmed } from "../session/ConfirmEmail.tsx";
import * as texts from "./texts.ts";

/** A breeder with a waitlist. */
export type Line = Pick<BreederSummary, "id" | "name">;

type JoinDialogProps = {
  breeders: readonly Line[];
  breed: BreedSummary | undefined;
  onClose: () => void;
};

/** Asks for the waitlist to join and the wanted pet. */
export function JoinDialog(props: JoinDialogProps) {
  return (
    <OnceConfirmed why={texts.confirmToJoin} onClose={props.onClose}>
      <Asked {...props} />
    </OnceConfirmed>
  );
}

function Asked({ breeders, breed, onClose }: JoinDialogProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const join = useMutation({
    ...joinWaitlistMutation(client),
    onSettled: readAgain(queryClient, ["listWaitlists"]),
  });
  const form = useForm({
    initial: { breederId: breeders.length === 1 ? breeders[0]!.id : "", sex: "", note: "" },
    check: ({ breederId }) => ({ breederId: breederId ? undefined : texts.chooseASeller }),
    async send({ breederId, sex, note }) {
      const body = {
        breederId,
        ...(breed ? { breedId: breed.id } : {}),
        ...(sex ? { sex: sex as "Male" | "Female" } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      };
      return await join.mutateAsync({ body }).catch((cause) => {
        // Joining in another tab has the same result.
        if (translate(cause).code !== "waitlist_joined") throw cause;
        return { waitlist: undefined };
      });
    },
    done({ waitlist }) {
      show(
        waitlist
          ? {
            tone: "done",
            title: texts.joinDone({ position: waitlist.position, name: waitlist.breeder.name }),
          }
          : { tone: "info", title: texts.alreadyJoined },
      );
      form.leave(onClose);
    },
  });
  const { values, field, choice, change } = form;
  const only = breeders.length === 1 ? breeders[0] : undefined;
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={only ? texts.joinTheWaitlistOf(only.name) : texts.joinAWaitlist}
      description={texts.joinExplained}
    >
      <Form form={form} go={texts.joinTheWaitlist} onCancel={onClose}>
        {!only && (
          <Select
            label={texts.breederOrShelter}
            placeholder={texts.breederPlaceholder}
            options={breeders.map(({ id, name }) => ({ value: id, label: name }))}
            {...choice("breederId")}
          />
        )}
        <RadioGroup
          legend={breed ? texts.lookingForInBreed(breed.breedName) : texts.whatAreYouLookingFor}
          value={values.sex}
          onChange={(sex) => change({ sex })}
          options={[
            { value: "", label: texts.maleOrFemale },
            { value: "Female", label: texts.aFemale },
            { value: "Male", label: texts.aMale },
          ]}
        />
        <Field
          label={texts.yourNote}
          optional
          multiline
          rows={3}
          maxLength={500}
          hint={texts.noteHint}
          {...field("note")}
        />
      </Form>
    </Dialog>
  );
}
