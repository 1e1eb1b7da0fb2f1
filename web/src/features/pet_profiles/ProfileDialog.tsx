import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addPetProfileMutation,
  listBreedsQuery,
  listPetProfilesQuery,
  type PetProfile,
  type PetProfileFields,
  updatePetProfileMutation,
} from "@hearthpaw/client";
import { Dialog, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { BreedField } from "../../components/forms/BreedField.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { PhotoGrid } from "../../components/uploads/PhotoGrid.tsx";
import { chosenIn, useUploads } from "../../components/uploads/use_uploads.ts";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.ts";

const NAMES = [
  "name",
  "type",
  "sex",
  "breedId",
  "birthDate",
  "weightLb",
  "microchipNumber",
  "notes",
] as const;
/** A change sends the fields inside `profile`, and the server's errors use these names. */
const nested = Object.fromEntries(NAMES.map((name) => [`profile.${name}`, name]));

/** The form for a new or existing pet of the user. */
export function ProfileDialog({ pet, onClose }: { pet?: PetProfile; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const today = useToday();
  const breeds = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 }).data?.breeds ?? [];
  const photos = useUploads({
    purpose: "pet-profile-image",
    limit: 1,
    known: pet?.imageKey && pet.imageURL
      ? [{ fileKey: pet.imageKey, name: texts.photoOf(pet.name), picture: pet.imageURL }]
      : [],
  });
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: listPetProfilesQuery(client).queryKey });
  const add = useMutation({ ...addPetProfileMutation(client), onSuccess });
  const update = useMutation({ ...updatePetProfileMutation(client), onSuccess });
  const form = useForm({
    initial: {
      name: pet?.name ?? "",
      type: pet?.type ?? "Dog" as string,
      sex: pet?.sex ?? "" as string,
      breedId: pet?.breed?.id ?? "",
      birthDate: pet?.birthDate ?? "",
      weightLb: pet?.weightLb === null || pet === undefined ? "" : String(pet.weightLb),
      microchipNumber: pet?.microchipNumber ?? "",
      notes: pet?.notes ?? "",
      image: "",
    },
    check: ({ name, birthDate, weightLb }) => ({
      name: name.trim() ? undefined : texts.enterYourPetsName,
      birthDate: birthDate && birthDate > today ? texts.birthdayNotPast : undefined,
      weightLb: weightLb === "" || (Number(weightLb) >= 0 && Number(weightLb) <= 400)
        ? undefined
        : texts.weightOutOfRange,
      image: photos.isBusy ? texts.waitForPhoto : photos.hasFailed ? texts.photoUploadFailed : undefined,
    }),
    places: { ...nested, imageKey: "image", "profile.imageKey": "image" },
    whenLeft: "save",
    beside: chosenIn(photos),
    send(values) {
      const fields: PetProfileFields = {
        name: values.name.trim(),
        type: values.type as PetProfile["type"],
        ...(values.sex ? { sex: values.sex as "Female" | "Male" } : {}),
        ...(values.breedId ? { breedId: values.breedId } : {}),
        birthDate: values.birthDate || null,
        weightLb: values.weightLb === "" ? null : Number(values.weightLb),
        microchipNumber: values.microchipNumber.trim() || null,
        notes: values.notes.trim(),
        imageKey: photos.fileKeys[0] ?? null,
      };
      return pet
        ? update.mutateAsync({ body: { id: pet.id, profile: fields } })
        : add.mutateAsync({ body: fields });
    },
    done({ petProfile }) {
      form.leave(onClose);
      show({ tone: "done", title: texts.nameIsSaved(petProfile.name) });
    },
  });
  const { values, errors, field, change } = form;
  const category = values.type === "Dog" ? "Dogs" : "Cats";
  return (
    <Dialog
      open
      tall
      dismissible={!form.isSending}
      title={pet ? texts.edit(pet.name) : texts.addAPet}
      onClose={() => form.leave(onClose)}
    >
      <Form form={form} go={pet ? texts.saveChanges : texts.addPet} onCancel={onClose}>
        <Field label={texts.name} maxLength={60} autoComplete="off" {...field("name")} />
        <RadioGroup
          legend={texts.typeOfPet}
          value={values.type}
          onChange={(type) => change({ type, breedId: "" })}
          options={[{ value: "Dog", label: texts.dog }, { value: "Cat", label: texts.cat }]}
        />
        <RadioGroup
          legend={texts.sex}
          value={values.sex}
          onChange={(sex) => change({ sex })}
          options={[
            { value: "Female", label: texts.female },
            { value: "Male", label: texts.male },
            { value: "", label: texts.notSure },
          ]}
        />
        <BreedField
          optional
          breeds={breeds.filter((breed) => breed.category === category)}
          value={values.breedId}
          error={errors.breedId}
          onChange={(breedId) => change({ breedId })}
        />
        <Field label={texts.birthday} type="date" optional max={today} {...field("birthDate")} />
        <Field
          label={texts.weightLb}
          type="number"
          inputMode="decimal"
          step="0.1"
          min={0}
          max={400}
          optional
          {...field("weightLb")}
        />
        <Field
          label={texts.microchipNumber}
          maxLength={20}
          autoComplete="off"
          optional
          {...field("microchipNumber")}
        />
        <Field label={texts.notes} optional multiline rows={4} maxLength={2000} {...field("notes")} />
        <PhotoGrid
          id={field("image").id}
          label={texts.photo}
          hint={texts.photoHint}
          error={errors.image}
          uploads={photos}
        />
      </Form>
    </Dialog>
  );
}
