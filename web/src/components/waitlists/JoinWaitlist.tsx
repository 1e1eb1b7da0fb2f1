import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type BreederSummary,
  type BreedSummary,
  getBreedQuery,
  joinWaitlist,
  translate,
} from "@hearthpaw/client";
import { Button, ButtonLink, Dialog, Field, RadioGroup, Select, useToast } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import { useSession } from "../session/session.tsx";
import { useSignedInAction } from "../session/use_signed_in_action.ts";
import * as texts from "./texts.ts";
import { useLiveWaitlists, useMyWaitlists } from "./waitlists.ts";

type Line = Pick<BreederSummary, "id" | "name">;

/**
 * The way into a breeder's line, or of one of several breeders; who waits in the only one already reads their place. `breed` is
 * what they look for, where the page is about one.
 */
export function JoinWaitlist({ breeders, breed, size = "medium" }: {
  breeders: readonly Line[];
  breed?: BreedSummary;
  size?: "small" | "medium";
}) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: `waitlist:${breed?.id ?? breeders[0]?.id}`,
    reason: texts.signInToJoinAWaitlist,
    run: () => setOpen(true),
  });
  const mine = useMyWaitlists();
  useLiveWaitlists();
  const free = breeders.filter(({ id, name }) =>
    name !== user?.programName && !mine?.some(({ breeder }) => breeder.id === id)
  );
  const joined = mine?.filter(({ breeder }) => breeders.some(({ id }) => id === breeder.id)) ?? [];
  if (free.length === 0) {
    const [only] = joined;
    if (!only) return null;
    return (
      <ButtonLink size={size} variant="secondary" icon="clock" href="/account/waitlists">
        {joined.length === 1 && only.position !== null
          ? texts.youreNumberOnTheWaitlist(only.position)
          : texts.seeYourWaitlists}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        size={size}
        variant="secondary"
        icon="clock"
        onClick={open}
      >
        {texts.joinTheAWaitlist({ freeCount: free.length, breedersCount: breeders.length })}
      </Button>
      {isOpen && <JoinDialog breeders={free} breed={breed} onClose={() => setOpen(false)} />}
    </>
  );
}

function JoinDialog({ breeders, breed, onClose }: {
  breeders: readonly Line[];
  breed: BreedSummary | undefined;
  onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const form = useForm({
    initial: { breederId: breeders.length === 1 ? breeders[0]!.id : "", sex: "", note: "" },
    check: ({ breederId }) => ({ breederId: breederId ? undefined : texts.chooseABreeder }),
    async send({ breederId, sex, note }) {
      const body = {
        breederId,
        ...(breed ? { breedId: breed.id } : {}),
        ...(sex ? { sex: sex as "Male" | "Female" } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      };
      try {
        const { waitlist } = await joinWaitlist(client, { body });
        show({
          tone: "done",
          title: texts.youreNumberOnTheWaitlistOf({
            position: waitlist.position,
            name: waitlist.breeder.name,
          }),
        });
      } catch (cause) {
        // Joined in another tab: that is what was asked for.
        if (translate(cause).code !== "waitlist_joined") throw cause;
        show({ tone: "info", title: texts.youreAlreadyOnThisWaitlist });
      }
      await queryClient.invalidateQueries({ queryKey: ["listWaitlists"] });
      onClose();
    },
  });
  const { values, field, change } = form;
  const only = breeders.length === 1 ? breeders[0] : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.isSending}
      title={only ? texts.joinTheWaitlistOf(only.name) : texts.joinAWaitlist}
      description={texts.itCostsNothingAndYouCan}
    >
      <Form form={form} go={texts.joinTheWaitlist} onCancel={onClose}>
        {!only && (
          <Select
            label={texts.breeder}
            placeholder={texts.breederPlaceholder}
            options={breeders.map(({ id, name }) => ({ value: id, label: name }))}
            {...field("breederId")}
          />
        )}
        <RadioGroup
          legend={breed ? texts.whatAreYouLookingForIn(breed.breedName) : texts.whatAreYouLookingFor}
          value={values.sex}
          onChange={(sex) => change({ sex })}
          options={[
            { value: "", label: texts.maleOrFemale },
            { value: texts.female, label: texts.aFemale },
            { value: texts.male, label: texts.aMale },
          ]}
        />
        <Field
          label={texts.noteToTheBreeder}
          optional
          multiline
          rows={3}
          maxLength={500}
          hint={texts.colorTimingYourHomeAnythingThat}
          {...field("note")}
        />
      </Form>
    </Dialog>
  );
}

/** The same with all breeders of a breed; nothing where nobody breeds it here. */
export function JoinBreedWaitlist({ slug }: { slug: string }) {
  const { data } = useQuery(getBreedQuery(useClient(), { slug }));
  if (!data?.breed.breeders.length) return null;
  const { id, breedName, breeders } = data.breed;
  return <JoinWaitlist breeders={breeders} breed={{ id, slug, breedName }} />;
}
