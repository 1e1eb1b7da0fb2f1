import { useNavigate } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addParent,
  getBreedQuery,
  listBreedsQuery,
  type ParentDetails,
  type RegistryDocument,
  updateParent,
} from "@hearthpaw/client";
import {
  Button,
  ButtonLink,
  Checkbox,
  ErrorNotice,
  ErrorSummary,
  Field,
  RadioGroup,
  Select,
  useToast,
} from "@hearthpaw/ui-kit";
import { useState } from "react";
import { draftsOf, type TestDraft, testErrors, testsOf } from "../../components/papers/health_tests.ts";
import { HealthTestsField } from "../../components/papers/HealthTestsField.tsx";
import { RegistriesField } from "../../components/papers/RegistriesField.tsx";
import { PhotoGrid } from "../../components/uploads/PhotoGrid.tsx";
import { useUploads } from "../../components/uploads/use_uploads.ts";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { breedsOf, checkParent, fieldsOf, type ParentValues, valuesOf } from "./parent_rules.ts";
import { PedigreeFields } from "./PedigreeFields.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./parents.module.css";

/** `healthTests` and `images` stand for what is not a plain field. */
type Values = ParentValues & { healthTests: string; images: string };

/** A change sends the fields inside `parent`, and its refusals name them so. */
const nested = Object.fromEntries(
  (Object.keys(valuesOf()) as (keyof ParentValues)[]).map((name) => [`parent.${name}`, name]),
);

/** A parent animal's form: new, or as it is. */
export function ParentForm({ parent }: { parent?: ParentDetails }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const today = useToday();
  const [registries, setRegistries] = useState<RegistryDocument[]>(parent?.registries ?? []);
  const [tests, setTests] = useState<TestDraft[]>(() => draftsOf(parent?.healthTests ?? []));
  const photos = useUploads({
    purpose: "parent-image",
    limit: 12,
    known: parent?.images.map(({ key, cardUrl }, at) => ({
      fileKey: key,
      name: `Photo ${at + 1}`,
      picture: cardUrl,
    })),
  });
  const isUploading = photos.isBusy || tests.some(({ isBusy }) => isBusy);
  const hasWrongTest = tests.some((test) => Object.keys(testErrors(test, today)).length > 0);

  const form = useForm<Values>({
    initial: { ...valuesOf(parent), healthTests: "", images: "" },
    check: (values) => ({
      ...checkParent(values, today),
      healthTests: hasWrongTest
        ? "A health test isn't complete. Add what's missing or remove it."
        : undefined,
      images: photos.hasFailed ? "A photo didn't upload. Try again or remove it." : undefined,
    }),
    places: { ...nested, imageKeys: "images", "parent.imageKeys": "images" },
    async send(values) {
      const fields = fieldsOf(values, {
        registries,
        healthTests: testsOf(tests),
        imageKeys: [...photos.fileKeys],
      });
      const { petDetails } = parent
        ? await updateParent(client, { body: { id: parent.id, parent: fields } })
        : await addParent(client, { body: fields });
      await queryClient.invalidateQueries({ queryKey: ["listOwnParents"] });
      show({
        tone: "done",
        title: parent ? `${petDetails.name} is saved` : `${petDetails.name} is added`,
        ...(petDetails.status === "in-review"
          ? { text: "We’ll review it and email you. You can already add it to listings." }
          : {}),
      });
      void navigate({ to: "/breeder/parents" });
    },
  });
  const { values, errors, field, failure } = form;
  const words = failure && failureWords(failure);

  return (
    <form className={work.form} onSubmit={form.submit} noValidate method="post">
      {parent?.reason && (
        <div className={css.asked}>
          <p>
            <b>What needs a change:</b> {parent.reason}
          </p>
          <p>Fix it and save, and we’ll review it again.</p>
        </div>
      )}
      {parent?.status === "live" && (
        <p className={css.soft}>
          Changing the name, photos, papers or health tests sends this parent back for review.
        </p>
      )}
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <div className={work.group}>
        <RadioGroup
          legend="Kind"
          value={values.type}
          onChange={(type) => form.change({ type, breedId: "", color: "", coatType: "", sizeClass: "" })}
          options={[{ value: "Dog", label: "Dog" }, { value: "Cat", label: "Cat" }]}
        />
        <Field label="Name" maxLength={60} autoComplete="off" {...field("name")} />
        <div id={field("sex").id} tabIndex={-1}>
          <RadioGroup
            legend="Sex"
            value={values.sex}
            error={errors.sex}
            onChange={(sex) => form.change({ sex })}
            options={[{ value: "Female", label: "Female (dam)" }, { value: "Male", label: "Male (sire)" }]}
          />
        </div>
        <Breed form={form} />
        <div className={work.pair}>
          <Field label="Birth date" type="date" optional max={today} {...field("birthDate")} />
          <Field label="Weight" optional inputMode="decimal" suffix="lb" {...field("weightLb")} />
        </div>
      </div>

      <PedigreeFields form={form} parentId={parent?.id} />

      <div className={work.group} id={field("images").id} tabIndex={-1}>
        <h2 className={work.groupTitle}>Photos</h2>
        <PhotoGrid
          label="Photos"
          hint="Up to 12. The first one is shown on your page."
          error={errors.images}
          uploads={photos}
        />
      </div>

      <div className={work.group} id={field("healthTests").id} tabIndex={-1}>
        <h2 className={work.groupTitle}>Health</h2>
        <Checkbox
          label="Genetically tested"
          description="A DNA panel for the inherited conditions of the breed."
          {...form.box("geneticTesting")}
        />
        <HealthTestsField
          value={tests}
          onChange={setTests}
          today={today}
          isChecked={errors.healthTests !== undefined}
        />
      </div>

      <div className={work.group}>
        <h2 className={work.groupTitle}>Papers</h2>
        <RegistriesField value={registries} onChange={setRegistries} />
        <Field
          label="Registration number"
          optional
          maxLength={40}
          autoComplete="off"
          {...field("registrationNumber")}
        />
      </div>

      <div className={work.group}>
        <h2 className={work.groupTitle}>Character</h2>
        <Field
          label="About this parent"
          optional
          multiline
          rows={5}
          maxLength={5000}
          hint="Temperament, titles, what they pass on to their litters."
          {...field("description")}
        />
      </div>

      {words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>}
      <div className={css.foot}>
        <Button
          type="submit"
          size="large"
          loading={form.isSending}
          disabledReason={isUploading ? "Your files are still uploading." : undefined}
        >
          {parent ? "Save changes" : "Add this parent"}
        </Button>
        <ButtonLink href="/breeder/parents" variant="quiet" size="large">Cancel</ButtonLink>
      </div>
    </form>
  );
}

/** The breed, and what depends on it: its colors, coats and sizes. */
function Breed({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const client = useClient();
  const { values, field, change } = form;
  const { data, isPending, error } = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 });
  const breed = data?.breeds.find(({ id }) => id === values.breedId);
  const facts = useQuery({
    ...getBreedQuery(client, { slug: breed?.slug ?? "" }),
    enabled: breed !== undefined,
    staleTime: 3_600_000,
  }).data?.breed;
  const options = (all: readonly string[]) => all.map((value) => ({ value, label: value }));
  const colors = facts?.colors.map(({ title }) => title) ?? breed?.colors.map(({ title }) => title) ?? [];
  const coats = facts?.coatTypes ?? [];
  const sizes = facts?.sizeClasses ?? breed?.sizeClasses ?? [];
  // What is chosen stays in sight while the breed's facts are on their way.
  const withChosen = (all: readonly string[], chosen: string) =>
    options(chosen && !all.includes(chosen) ? [chosen, ...all] : all);
  return (
    <>
      <Select
        label="Breed"
        placeholder={isPending ? "Loading the breeds" : "Choose the breed"}
        hint={error && !data ? "We couldn't load the breeds. Reload the page to try again." : undefined}
        options={breedsOf(data?.breeds ?? [], values.type)}
        {...field("breedId")}
        onChange={(event) => change({ breedId: event.target.value, color: "", coatType: "", sizeClass: "" })}
      />
      {values.breedId && (
        <div className={work.pair}>
          <Select
            label="Color"
            optional
            placeholder="Not added"
            options={withChosen(colors, values.color)}
            {...field("color")}
          />
          {(coats.length > 0 || values.coatType) && (
            <Select
              label="Coat"
              optional
              placeholder="Not added"
              options={withChosen(coats, values.coatType)}
              {...field("coatType")}
            />
          )}
          {(sizes.length > 0 || values.sizeClass) && (
            <Select
              label="Size"
              optional
              placeholder="Not added"
              options={withChosen(sizes, values.sizeClass)}
              {...field("sizeClass")}
            />
          )}
        </div>
      )}
    </>
  );
}
