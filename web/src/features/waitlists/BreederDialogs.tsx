import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  getBreederDataQuery,
  type HearthpawClient,
  inviteWaitlistMutation,
  joinWaitlistMutation,
  leaveWaitlistMutation,
  listBreedsQuery,
  listOwnPets,
  type OwnPetRow,
  type OwnPetsAnswer,
  rejectWaitlistMutation,
  translate,
  type Waitlist,
} from "@hearthpaw/client";
import {
  Button,
  Checkbox,
  Dialog,
  ErrorNotice,
  Field,
  Link,
  RadioGroup,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { useState } from "react";
import { BreedField } from "../../components/forms/BreedField.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { OnceConfirmed } from "../../components/session/ConfirmEmail.tsx";
import { lookingFor } from "../../components/waitlists/waitlist_words.ts";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { readAgain } from "../../lib/read_again.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./waitlists.module.css";

type Props = { entry: Waitlist; onClose: () => void };

/** Refetches the waitlist before a change counts as done. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return { onSettled: readAgain(queryClient, ["listWaitlists"]) };
}

/** Adds a person known to the breeder to the waitlist, by name and address. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <OnceConfirmed why={texts.confirmToAdd} onClose={onClose}>
      <AddForm onClose={onClose} />
    </OnceConfirmed>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const join = useMutation({ ...joinWaitlistMutation(client), ...useReadAgain() });
  const own = useQuery(getBreederDataQuery(client)).data?.breederData.breederProfile.id;
  const breeds = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 }).data?.breeds ?? [];
  const form = useForm({
    initial: { name: "", email: "", breedId: "", sex: "", note: "" },
    check: ({ name, email }) => ({
      name: name.trim() ? undefined : texts.enterTheirName,
      email: email.trim() ? undefined : texts.enterTheirEmailAddress,
    }),
    async send({ name, email, breedId, sex, note }) {
      if (!own) return false;
      return await join.mutateAsync({
        body: {
          breederId: own,
          name: name.trim(),
          email: email.trim(),
          note: note.trim(),
          ...(breedId ? { breedId } : {}),
          ...(sex ? { sex: sex as "Male" | "Female" } : {}),
        },
      });
    },
    done(_answer, { name }) {
      form.leave(onClose);
      show({ tone: "done", title: texts.addDone(name.trim()) });
    },
  });
  const { values, field, change } = form;
  return (
    <Dialog
      open
      tall
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.addSomeoneQuestion}
      description={texts.addSomeoneHint}
    >
      <Form form={form} go={texts.addToTheWaitlist} onCancel={onClose}>
        <Field label={texts.name} maxLength={120} autoComplete="off" {...field("name")} />
        <Field label={texts.email} type="email" autoComplete="off" {...field("email")} />
        <BreedField
          optional
          breeds={breeds}
          value={values.breedId}
          onChange={(breedId) => change({ breedId })}
        />
        <RadioGroup
          legend={texts.lookingFor}
          value={values.sex}
          onChange={(sex) => change({ sex })}
          options={[
            { value: "", label: texts.maleOrFemale },
            { value: "Female", label: texts.aFemale },
            { value: "Male", label: texts.aMale },
          ]}
        />
        <Field label={texts.note} optional multiline rows={3} maxLength={500} {...field("note")} />
      </Form>
    </Dialog>
  );
}

/** Maximum number of pets in an invitation, and the number of choices from which a search field appears. */
const MOST_CHOSEN = 20;
const MANY = 10;
const MOST_CHOICES = 100;
const MOST_PAGES = 20;

/**
 * Returns the breeder's available pets that fit the entry and are promised to no one else, from the first
 * thousand.
 */
async function findFitting(
  client: HearthpawClient,
  { sex, breed }: Waitlist,
  promised: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<OwnPetRow[]> {
  const found: OwnPetRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES && found.length < MOST_CHOICES; page++) {
    const answer: OwnPetsAnswer = await listOwnPets(
      client,
      { status: ["available"], ...(cursor ? { cursor } : {}) },
      { signal },
    );
    found.push(
      ...answer.pets.filter((pet) =>
        !pet.isOnHold && !promised.has(pet.id) && (!sex || pet.sex === sex) &&
        (!breed || pet.breed?.id === breed.id)
      ),
    );
    cursor = answer.nextCursor;
    if (!cursor) break;
  }
  return found.slice(0, MOST_CHOICES);
}

/** Lets the breeder choose pets that the invited person may pick from exclusively. */
export function InviteDialog({ entry, promised, onClose }: Props & { promised: ReadonlySet<string> }) {
  const client = useClient();
  const { show } = useToast();
  const inviting = useMutation({ ...inviteWaitlistMutation(client), ...useReadAgain() });
  const isSending = inviting.isPending;
  const pets = useQuery({
    queryKey: ["listOwnPets", "fitting", entry.id],
    queryFn: ({ signal }) => findFitting(client, entry, promised, signal),
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [sought, setSought] = useState("");
  const { leave } = useUnsaved({ isChanged: chosen.length > 0 && !isSending });
  const close = () => leave(onClose);
  const fitting = pets.data;
  const shown = fitting?.filter(({ id, name }) =>
    chosen.includes(id) || (name ?? "").toLowerCase().includes(sought.trim().toLowerCase())
  );

  function invite() {
    if (chosen.length === 0) return setFailure(texts.chooseAtLeastOnePet);
    if (chosen.length > MOST_CHOSEN) return setFailure(texts.chooseUpToPets(MOST_CHOSEN));
    setFailure(undefined);
    inviting.mutate({ body: { id: entry.id, petIds: [...chosen] } }, {
      onSuccess() {
        onClose();
        show({ tone: "done", title: texts.inviteDone(entry.personName) });
      },
      onError: (cause) => setFailure(failureWords(translate(cause), { typed: false }).title),
    });
  }

  return (
    <Dialog
      open
      onClose={close}
      dismissible={!isSending}
      title={texts.inviteToPick(entry.personName)}
      description={texts.inviteExplained(lookingFor(entry))}
      footer={
        <>
          <Button variant="secondary" onClick={close}>{texts.notNow}</Button>
          <Button loading={isSending} onClick={invite}>{texts.invite}</Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        {pets.isPending && <Skeleton height={120} />}
        {pets.error && <ErrorNotice title={translate(pets.error).message} onRetry={() => pets.refetch()} />}
        {fitting?.length === 0 && (
          <p>
            {texts.noFittingPet((text) => <Link href="/breeder/pets">{text}</Link>)}
          </p>
        )}
        {fitting && fitting.length >= MANY && (
          <Field
            label={texts.findAPetByName}
            type="search"
            autoComplete="off"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
        {fitting && fitting.length > 0 && (
          <fieldset className={css.choices}>
            <legend>{texts.petsToChooseFrom}</legend>
            {shown?.map((pet) => (
              <Checkbox
                key={pet.id}
                label={pet.name ?? texts.unnamedPet}
                description={[pet.sex, pet.breed?.breedName].filter(Boolean).join(", ")}
                checked={chosen.includes(pet.id)}
                onChange={({ target }) =>
                  setChosen((all) => target.checked ? [...all, pet.id] : all.filter((id) => id !== pet.id))}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}

/** Rejects a person with a reason that they read. */
export function RejectDialog({ entry, onClose }: Props) {
  const client = useClient();
  const { show } = useToast();
  const reject = useMutation({ ...rejectWaitlistMutation(client), ...useReadAgain() });
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : texts.tellThemWhy }),
    send: ({ reason }) => reject.mutateAsync({ body: { id: entry.id, reason: reason.trim() } }),
    done() {
      form.leave(onClose);
      show({ tone: "done", title: texts.removeDone(entry.personName) });
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.declineQuestion(entry.personName)}
      description={texts.declineHint}
    >
      <Form form={form} go={texts.decline} danger onCancel={onClose}>
        <Field label={texts.yourReason} multiline rows={4} maxLength={1000} {...form.field("reason")} />
      </Form>
    </Dialog>
  );
}

/** Removes a person from the waitlist without a message from the breeder. */
export function RemoveDialog({ entry, onClose }: Props) {
  const client = useClient();
  const { show } = useToast();
  const leaving = useMutation({ ...leaveWaitlistMutation(client), ...useReadAgain() });
  const error = leaving.error && translate(leaving.error);
  // A 404 means that they have already left.
  const failure = error && error.status !== 404 ? failureWords(error, { typed: false }).title : undefined;
  const close = () => {
    onClose();
    show({ tone: "done", title: texts.removeDone(entry.personName) });
  };
  const remove = () =>
    leaving.mutate({ id: entry.id }, {
      onSuccess: close,
      onError: (cause) => translate(cause).status === 404 && close(),
    });

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      dismissible={!leaving.isPending}
      title={texts.remove(entry.personName)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" loading={leaving.isPending} onClick={remove}>{texts.removeButton}</Button>
        </>
      }
    >
      <div className={work.dialogForm}>
        {failure && <ErrorNotice title={failure} />}
        <p>
          {texts.removeHint(entry.status)}
        </p>
      </div>
    </Dialog>
  );
}
