import { useState } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deletePetProfileMutation,
  listPetProfilesQuery,
  type PetProfile,
  translate,
} from "@hearthpaw/client";
import { Avatar, Button, Dialog, Empty, IconButton, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { ProfileDialog } from "./ProfileDialog.tsx";
import * as texts from "./texts.ts";
import css from "./pet_profiles.module.css";

/** A person's pets. */
export function PetProfilesScreen() {
  return (
    <AccountShell title={texts.yourPets}>
      <Profiles />
    </AccountShell>
  );
}

function Profiles() {
  const list = useQuery(listPetProfilesQuery(useClient()));
  const [edited, setEdited] = useState<PetProfile | "new">();
  const [deleted, setDeleted] = useState<PetProfile>();
  const pets = list.data?.petProfiles;
  const add = <Button icon="plus" onClick={() => setEdited("new")}>{texts.addAPet}</Button>;
  return (
    <>
      <div className={css.top}>
        <h1>{texts.yourPets}</h1>
        {!!pets?.length && add}
      </div>
      {list.error && !pets
        ? <LoadError error={list.error} onRetry={() => list.refetch()} />
        : !pets
        ? (
          <Loading label={texts.loadingYourPets}>
            {[0, 1].map((line) => <Skeleton key={line} height={112} />)}
          </Loading>
        )
        : !pets.length
        ? (
          <Empty icon="paw" title={texts.noPetsYet} action={add}>
            <p>
              {texts.noPetsHint}
            </p>
          </Empty>
        )
        : (
          <ul className={css.list}>
            {pets.map((pet) => (
              <Pet
                key={pet.id}
                pet={pet}
                onEdit={() => setEdited(pet)}
                onDelete={() => setDeleted(pet)}
              />
            ))}
          </ul>
        )}
      {edited && (
        <ProfileDialog
          {...(edited === "new" ? {} : { pet: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteDialog pet={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

function Pet({ pet, onEdit, onDelete }: { pet: PetProfile; onEdit: () => void; onDelete: () => void }) {
  const facts: [string, string | null][] = [
    [texts.birthday, pet.birthDate && fullDayText(pet.birthDate)],
    [texts.weight, pet.weightLb === null ? null : texts.weightLbLb(pet.weightLb)],
    [texts.microchip, pet.microchipNumber],
  ];
  const kind = [pet.sex, pet.breed?.breedName ?? pet.type].filter(Boolean).join(" · ");
  return (
    <li className={css.pet}>
      <Avatar name={pet.name} src={pet.imageURL ?? undefined} size={56} />
      <div className={css.words}>
        <h2 className={css.name}>{pet.name}</h2>
        <p className={css.kind}>{kind}</p>
        <dl className={css.facts}>
          {facts.map(([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            )
          )}
        </dl>
        {pet.notes && <p className={css.notes}>{pet.notes}</p>}
      </div>
      <div className={css.actions}>
        <IconButton icon="edit" size="small" label={texts.edit(pet.name)} onClick={onEdit} />
        <IconButton icon="trash" size="small" label={texts.deletePet(pet.name)} onClick={onDelete} />
      </div>
    </li>
  );
}

/** Asks first, because a deleted photo cannot be restored. */
function DeleteDialog({ pet, onClose }: { pet: PetProfile; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const remove = useMutation({
    ...deletePetProfileMutation(client),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: listPetProfilesQuery(client).queryKey });
      show({ tone: "done", title: texts.nameIsDeleted(pet.name) });
    },
    onError: (error) => show({ tone: "fail", title: translate(error).message }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      size="small"
      title={texts.deleteQuestion(pet.name)}
      description={texts.deleteExplained}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate({ id: pet.id })}>
            {texts.deleteButton}
          </Button>
        </>
      }
    />
  );
}
