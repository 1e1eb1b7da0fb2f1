import { useNavigate } from "@tanstack/react-router";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addParentMutation,
  type ApiError,
  getBreedQuery,
  listBreedsQuery,
  type ParentDetails,
  type RegistryDocument,
  updateParentMutation,
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
import { BreedField } from "../../components/forms/BreedField.tsx";
import { RegistriesField } from "../../components/papers/RegistriesField.tsx";
import { PhotoGrid } from "../../components/uploads/PhotoGrid.tsx";
import { chosenIn, useUploads } from "../../components/uploads/use_uploads.ts";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { breedsOf, checkParent, fieldsOf, type ParentValues, valuesOf } from "./parent_rules.ts";
import { PedigreeFields } from "./PedigreeFields.tsx";
import * as texts from "./texts.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./parents.module.css";

/** `healthTests` and `images` are the names of the fields that are not plain. */
type Values = ParentValues & { healthTests: string; images: string };

/** A change sends the fields inside `parent`, and the server's errors use these names. */
const nested = Object.fromEntries(
  (Object.keys(valuesOf()) as (keyof ParentValues)[]).map((name) => [`parent.${name}`, name]),
);

/** The form of a new or existing parent animal. */
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
      name: texts.photo(at + 1),
      picture: cardUrl,
    })),
  });
  const isUploading = photos.isBusy || tests.some(({ isBusy }) => isBusy);
  const hasWrongTest = tests.some((test) => Object.keys(testErrors(test, today)).length > 0);

  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ["listOwnParents"] });
  const add = useMutation({ ...addParentMutation(client), onSuccess });
  const update = useMutation({ ...updateParentMutation(client), onSuccess });
  const form = useForm({
    initial: { ...valuesOf(parent), healthTests: "", images: "" } as Values,
    check: (values) => ({
      ...checkParent(values, today),
      healthTests: hasWrongTest ? texts.healthTestIncomplete : undefined,
      images: isUploading
        ? texts.yourFilesAreStillUploading
        : photos.hasFailed
        ? texts.photoFailed
        : undefined,
    }),
    whenLeft: "save",
    beside: [registries, tests, chosenIn(photos)],
    places: { ...nested, imageKeys: "images", "parent.imageKeys": "images" },
    send(values) {
      const fields = fieldsOf(values, {
        registries,
        healthTests: testsOf(tests),
        imageKeys: [...photos.fileKeys],
      });
      return parent
        ? update.mutateAsync({ body: { id: parent.id, parent: fields } })
        : add.mutateAsync({ body: fields });
    },
    done({ petDetails }) {
      show({
        tone: "done",
        title: parent ? texts.nameIsSaved(petDetails.name) : texts.nameIsAdded(petDetails.name),
        ...(petDetails.status === "in-review" ? { text: texts.reviewPendingText } : {}),
      });
      void navigate({ to: "/breeder/parents" });
    },
  });
  const { values, errors, field, choice, failure } = form;
  const words = failure && failureWords(failure);

  return (
    <form className={work.form} onSubmit={form.submit} noValidate method="post">
      {parent?.reason && (
        <div className={css.asked}>
          <p>
            <b>{texts.whatNeedsAChange}</b> {parent.reason}
          </p>
          <p>{texts.fixAndSaveHint}</p>
        </div>
      )}
      {parent?.status === "live" && (
        <p className={css.soft}>
          {texts.changesNeedReview}
        </p>
      )}
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <div className={work.group}>
        <RadioGroup
          legend={texts.petType}
          value={values.type}
          onChange={(type) => form.change({ type, breedId: "", color: "", coatType: "", sizeClass: "" })}
          options={[{ value: "Dog", label: texts.dog }, { value: "Cat", label: texts.cat }]}
        />
        <Field label={texts.name} maxLength={60} autoComplete="off" {...field("name")} />
        <div id={choice("sex").id} tabIndex={-1}>
          <RadioGroup
            legend={texts.sex}
            value={values.sex}
            error={errors.sex}
            onChange={(sex) => form.change({ sex })}
            options={[{ value: "Female", label: texts.femaleDam }, {
              value: "Male",
              label: texts.maleSire,
            }]}
          />
        </div>
        <Breed form={form} />
        <div className={css.halves}>
          <Field label={texts.birthDate} type="date" optional max={today} {...field("birthDate")} />
          <Field label={texts.weight} optional inputMode="decimal" suffix="lb" {...field("weightLb")} />
        </div>
      </div>

      <PedigreeFields form={form} parentId={parent?.id} />

      <div className={work.group} id={choice("images").id} tabIndex={-1}>
        <h2 className={work.groupTitle}>{texts.photos}</h2>
        <PhotoGrid
          label={texts.photos}
          hideLabel
          hint={texts.photosHint}
          error={errors.images}
          uploads={photos}
        />
      </div>

      <div className={work.group} id={choice("healthTests").id} tabIndex={-1}>
        <h2 className={work.groupTitle}>{texts.health}</h2>
        <Checkbox
          label={texts.geneticallyTested}
          description={texts.geneticTestHint}
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
        <h2 className={work.groupTitle}>{texts.papers}</h2>
        <RegistriesField value={registries} onChange={setRegistries} />
        <Field
          label={texts.registrationNumber}
          optional
          maxLength={40}
          autoComplete="off"
          {...field("registrationNumber")}
        />
      </div>

      <div className={work.group}>
        <h2 className={work.groupTitle}>{texts.temperament}</h2>
        <Field
          label={texts.aboutThisParent}
          optional
          multiline
          rows={5}
          maxLength={5000}
          hint={texts.aboutParentHint}
          {...field("description")}
        />
      </div>

      {words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>}
      <div className={css.foot}>
        <Button
          type="submit"
          size="large"
          loading={form.isSending}
          disabledReason={isUploading ? texts.yourFilesAreStillUploading : undefined}
        >
          {parent ? texts.saveChanges : texts.addThisParent}
        </Button>
        <ButtonLink href="/breeder/parents" variant="quiet" size="large">{texts.cancel}</ButtonLink>
      </div>
    </form>
  );
}

/** Returns why the breeds are missing, and the next step. */
const failureText = (error: ApiError): string => error.status === 0 ? texts.breedsLoadFailed : error.message;

/** The breed and its colors, coats and sizes. */
function Breed({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const client = useClient();
  const { values, choice, change } = form;
  const breedId = choice("breedId");
  const { data, error } = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 });
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
  // The chosen value stays visible while the breed's facts are loading.
  const withChosen = (all: readonly string[], chosen: string) =>
    options(chosen && !all.includes(chosen) ? [chosen, ...all] : all);
  return (
    <>
      <BreedField
        id={breedId.id}
        error={error && !data ? failureText(error) : breedId.error}
        breeds={breedsOf(data?.breeds ?? [], values.type)}
        value={values.breedId}
        onChange={(id) => change({ breedId: id, color: "", coatType: "", sizeClass: "" })}
        onLeave={breedId.onBlur}
      />
      {values.breedId && (
        <div className={css.halves}>
          <Select
            label={texts.color}
            optional
            placeholder={texts.notAdded}
            options={withChosen(colors, values.color)}
            {...choice("color")}
          />
          {(coats.length > 0 || values.coatType) && (
            <Select
              label={texts.coat}
              optional
              placeholder={texts.notAdded}
              options={withChosen(coats, values.coatType)}
              {...choice("coatType")}
            />
          )}
          {(sizes.length > 0 || values.sizeClass) && (
            <Select
              label={texts.size}
              optional
              placeholder={texts.notAdded}
              options={withChosen(sizes, values.sizeClass)}
              {...choice("sizeClass")}
            />
          )}
        </div>
      )}
    </>
  );
}
