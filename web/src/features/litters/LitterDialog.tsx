import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addLitterMutation,
  listBreedsQuery,
  listOwnParentsQuery,
  type OwnLitter,
  updateLitterMutation,
} from "@hearthpaw/client";
import { Dialog, Field, Link, RadioGroup, Select, useToast } from "@hearthpaw/ui-kit";
import { BreedField } from "../../components/forms/BreedField.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { bodyOf, checkLitter, litterStates, litterValues, statesAfter, withParents } from "./litter_rules.ts";
import { firstHomeDay } from "../../lib/pets.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";

/** Plans, records or changes a litter. */
export function LitterDialog({ litter, onClose }: { litter: OwnLitter | undefined; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const today = useToday();
  const breeds = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 }).data?.breeds ?? [];
  const parents = useQuery(listOwnParentsQuery(client)).data?.petParents;
  const onSuccess = () => {
    // Parents show how many litters they have.
    void queryClient.invalidateQueries({ queryKey: ["listOwnParents"] });
    return queryClient.invalidateQueries({ queryKey: ["listLitters"] });
  };
  const add = useMutation({ ...addLitterMutation(client), onSuccess });
  const update = useMutation({ ...updateLitterMutation(client), onSuccess });
  const form = useForm({
    whenLeft: "save",
    initial: litterValues(litter),
    check: (typed) => checkLitter(withParents(typed, parents ?? []), today),
    async send(typed) {
      const body = bodyOf(withParents(typed, parents ?? []));
      await (litter ? update.mutateAsync({ id: litter.id, body }) : add.mutateAsync({ body }));
      return body.name;
    },
    done(name) {
      form.leave(onClose);
      show({ tone: "done", title: litter ? texts.nameIsSaved(name) : texts.nameIsAdded(name) });
    },
  });
  const { field, choice, change } = form;
  const values = withParents(form.values, parents ?? []);
  const born = values.state === "born" ? values.birthDate : values.expectedDate;
  const choices = (sex: "Male" | "Female", chosen: string) =>
    (parents ?? []).filter((parent) =>
      parent.id === chosen ||
      (parent.sex === sex && parent.type === values.type && parent.status !== "no-longer-available")
    ).map(({ id, name }) => ({ value: id, label: name }));
  const breedId = choice("breedId");
  // The parents may determine the breed, so an error about a missing breed is checked again.
  const breedAnew = { breedId: form.values.breedId };
  const isLocked = litter !== undefined && litter.petsCount > 0;
  return (
    <Dialog
      open
      tall
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={litter ? texts.editLitter(litter.name) : texts.addALitter}
    >
      <Form form={form} go={litter ? texts.saveChanges : texts.addThisLitter} onCancel={onClose}>
        <Field
          label={texts.name}
          maxLength={80}
          autoComplete="off"
          hint={texts.litterNameHint}
          {...field("name")}
        />
        <RadioGroup
          legend={texts.stage}
          look="cards"
          value={values.state}
          onChange={(state) => change({ state })}
          hint={litter?.state === "born" ? texts.stageLockedHint : undefined}
          options={statesAfter(litter?.state).map((value) => ({
            value,
            label: litterStates[value].label,
            description: litterStates[value].text,
          }))}
        />
        <Select
          label={texts.petType}
          options={[{ value: "Dog", label: texts.dogs }, { value: "Cat", label: texts.cats }]}
          disabled={isLocked}
          {...choice("type")}
          value={values.type}
          onChange={(event) => change({ type: event.target.value, breedId: "", sireId: "", damId: "" })}
        />
        <div className={work.pair}>
          <Select
            label={texts.sire}
            optional
            placeholder={texts.notAdded}
            options={choices("Male", values.sireId)}
            {...choice("sireId")}
            onChange={(event) => change({ sireId: event.target.value, ...breedAnew })}
          />
          <Select
            label={texts.dam}
            optional
            placeholder={texts.notAdded}
            options={choices("Female", values.damId)}
            {...choice("damId")}
            onChange={(event) => change({ damId: event.target.value, ...breedAnew })}
          />
        </div>
        {parents?.length === 0 && (
          <p className={work.small}>
            {texts.noParentsYet((text) => <Link href="/breeder/parents/new">{text}</Link>)}
          </p>
        )}
        <BreedField
          id={breedId.id}
          error={breedId.error}
          breeds={breeds.filter(({ category }) => category === (values.type === "Dog" ? "Dogs" : "Cats"))}
          value={values.breedId}
          onChange={(id) => change({ breedId: id })}
          onLeave={breedId.onBlur}
        />
        <div className={work.pair}>
          {values.state === "born"
            ? <Field label={texts.bornOn} type="date" max={today} {...field("birthDate")} />
            : (
              <Field
                label={texts.expectedAbout}
                type="date"
                min={today}
                optional={values.state === "planned"}
                {...field("expectedDate")}
              />
            )}
          <Field
            label={texts.goesHomeFrom}
            type="date"
            optional
            min={born ? firstHomeDay(born) : undefined}
            hint={born
              ? texts.earliestHomeDate({ state: values.state, born: fullDayText(firstHomeDay(born)) })
              : texts.goHomeHint}
            {...field("goHomeDate")}
          />
        </div>
        <Field
          label={texts.litterNumber}
          optional
          maxLength={40}
          autoComplete="off"
          hint={texts.fromTheRegistry}
          {...field("litterNumber")}
        />
      </Form>
    </Dialog>
  );
}
