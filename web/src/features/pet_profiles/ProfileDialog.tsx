import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addPetProfile,
  listBreedsQuery,
  listPetProfilesQuery,
  type PetProfile,
  type PetProfileFields,
  updatePetProfile,
} from "@hearthpaw/client";
import { Dialog, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { BreedField } from "../../components/forms/BreedField.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { PhotoGrid } from "../../components/uploads/PhotoGrid.tsx";
import { useUploads } from "../../components/uploads/use_uploads.ts";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";

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
/** A change sends the fields inside `profile`, and its refusals name them so. */
const nested = Object.fromEntries(NAMES.map((name) => [`profile.${name}`, name]));

/** The form of one's own pet: new, or as it is. */
export function ProfileDialog({ pet, onClose }: { pet?: PetProfile; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const today = useToday();
  const breeds = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 }).data?.breeds ?? [];
  const photos = useUploads({
    purpose: "pet-image",
    limit: 1,
    known: pet?.imageKey && pet.imageURL
      ? [{ fileKey: pet.imageKey, name: `Photo of ${pet.name}`, picture: pet.imageURL }]
      : [],
  });
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
      name: name.trim() ? undefined : "Enter your pet's name.",
      birthDate: birthDate && birthDate > today ? "Choose a date in the past." : undefined,
      weightLb: weightLb === "" || (Number(weightLb) >= 0 && Number(weightLb) <= 400)
        ? undefined
        : "Enter a weight from 0 to 400 lb.",
      image: photos.isBusy
        ? "Wait until the photo is uploaded."
        : photos.hasFailed
        ? "The photo didn't upload. Try it again or remove it."
        : undefined,
    }),
    places: { ...nested, imageKey: "image", "profile.imageKey": "image" },
    async send(values) {
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
      const { petProfile } = pet
        ? await updatePetProfile(client, { body: { id: pet.id, profile: fields } })
        : await addPetProfile(client, { body: fields });
      await queryClient.invalidateQueries({ queryKey: listPetProfilesQuery(client).queryKey });
      onClose();
      show({ tone: "done", title: `${petProfile.name} is saved` });
    },
  });
  const { values, errors, field, change } = form;
  const category = values.type === "Dog" ? "Dogs" : "Cats";
  return (
    <Dialog
      open
      tall
      dismissible={!form.isSending}
      title={pet ? `Edit ${pet.name}` : "Add a pet"}
      onClose={onClose}
    >
      <Form form={form} go={pet ? "Save changes" : "Add pet"} onCancel={onClose}>
        <Field label="Name" maxLength={60} autoComplete="off" {...field("name")} />
        <RadioGroup
          legend="Kind of pet"
          value={values.type}
          onChange={(type) => change({ type, breedId: "" })}
          options={[{ value: "Dog", label: "Dog" }, { value: "Cat", label: "Cat" }]}
        />
        <RadioGroup
          legend="Sex"
          value={values.sex}
          onChange={(sex) => change({ sex })}
          options={[
            { value: "Female", label: "Female" },
            { value: "Male", label: "Male" },
            { value: "", label: "Not sure" },
          ]}
        />
        <BreedField
          optional
          breeds={breeds.filter((breed) => breed.category === category)}
          value={values.breedId}
          error={errors.breedId}
          onChange={(breedId) => change({ breedId })}
        />
        <Field label="Birthday" type="date" optional max={today} {...field("birthDate")} />
        <Field
          label="Weight (lb)"
          type="number"
          inputMode="decimal"
          step="0.1"
          min={0}
          max={400}
          optional
          {...field("weightLb")}
        />
        <Field
          label="Microchip number"
          maxLength={20}
          autoComplete="off"
          optional
          {...field("microchipNumber")}
        />
        <Field label="Notes" optional multiline rows={4} maxLength={2000} {...field("notes")} />
        <PhotoGrid
          id={field("image").id}
          label="Photo"
          hint="One photo. Only you see this page."
          error={errors.image}
          uploads={photos}
        />
      </Form>
    </Dialog>
  );
}
