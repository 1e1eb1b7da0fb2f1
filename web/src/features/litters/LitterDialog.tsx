import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addLitter,
  listBreedsQuery,
  listOwnParentsQuery,
  type OwnLitter,
  updateLitter,
} from "@hearthpaw/client";
import { Dialog, Field, Link, RadioGroup, Select, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { bodyOf, checkLitter, litterStates, litterValues, statesAfter } from "./litter_rules.ts";
import { firstHomeDay } from "../../lib/pets.ts";
import work from "../../components/dashboards/work.module.css";

/** Plans or records a litter, or changes one. */
export function LitterDialog({ litter, onClose }: { litter: OwnLitter | undefined; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const today = useToday();
  const breeds = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 }).data?.breeds ?? [];
  const parents = useQuery(listOwnParentsQuery(client)).data?.petParents;
  const form = useForm({
    initial: litterValues(litter),
    check: (values) => checkLitter(values, today),
    async send(values) {
      const body = bodyOf(values);
      await (litter ? updateLitter(client, { id: litter.id, body }) : addLitter(client, { body }));
      await queryClient.invalidateQueries({ queryKey: ["listLitters"] });
      // The parents count their litters.
      void queryClient.invalidateQueries({ queryKey: ["listOwnParents"] });
      onClose();
      show({ tone: "done", title: litter ? `${body.name} is saved` : `${body.name} is added` });
    },
  });
  const { values, field, change } = form;
  const born = values.state === "born" ? values.birthDate : values.expectedDate;
  const choices = (sex: "Male" | "Female", chosen: string) =>
    (parents ?? []).filter((parent) =>
      parent.id === chosen ||
      (parent.sex === sex && parent.type === values.type && parent.status !== "no-longer-available")
    ).map(({ id, name }) => ({ value: id, label: name }));
  const isLocked = litter !== undefined && litter.petsCount > 0;
  return (
    <Dialog
      open
      tall
      onClose={onClose}
      dismissible={!form.isSending}
      title={litter ? `Edit ${litter.name}` : "Add a litter"}
    >
      <Form form={form} go={litter ? "Save changes" : "Add this litter"} onCancel={onClose}>
        <Field
          label="Name"
          maxLength={80}
          autoComplete="off"
          hint="For you and your buyers, such as “Clementine and Jasper, spring 2027”."
          {...field("name")}
        />
        <RadioGroup
          legend="Stage"
          look="cards"
          value={values.state}
          onChange={(state) => change({ state })}
          hint={litter?.state === "born" ? "You can't change this once the litter is born." : undefined}
          options={statesAfter(litter?.state).map((value) => ({
            value,
            label: litterStates[value].label,
            description: litterStates[value].text,
          }))}
        />
        <div className={work.pair}>
          <Select
            label="Kind"
            options={[{ value: "Dog", label: "Dogs" }, { value: "Cat", label: "Cats" }]}
            disabled={isLocked}
            {...field("type")}
            onChange={(event) => change({ type: event.target.value, breedId: "", sireId: "", damId: "" })}
          />
          <Select
            label="Breed"
            placeholder="Choose the breed"
            options={breeds.filter(({ category }) => category === (values.type === "Dog" ? "Dogs" : "Cats"))
              .map(({ id, breedName }) => ({ value: id, label: breedName }))}
            {...field("breedId")}
          />
          <Select
            label="Sire"
            optional
            placeholder="Not added"
            options={choices("Male", values.sireId)}
            {...field("sireId")}
          />
          <Select
            label="Dam"
            optional
            placeholder="Not added"
            options={choices("Female", values.damId)}
            {...field("damId")}
          />
        </div>
        {parents?.length === 0 && (
          <p className={work.small}>
            You have no parents yet.{" "}
            <Link href="/breeder/parents/new">Add one</Link>, and choose it here later.
          </p>
        )}
        <div className={work.pair}>
          {values.state === "born"
            ? <Field label="Born on" type="date" max={today} {...field("birthDate")} />
            : (
              <Field
                label="Expected about"
                type="date"
                min={today}
                optional={values.state === "planned"}
                {...field("expectedDate")}
              />
            )}
          <Field
            label="Goes home from"
            type="date"
            optional
            min={born ? firstHomeDay(born) : undefined}
            hint={born
              ? `8 weeks ${values.state === "born" ? "old" : "after that"} on ${
                fullDayText(firstHomeDay(born))
              }, at the earliest.`
              : "At least 8 weeks after the birth."}
            {...field("goHomeDate")}
          />
        </div>
        <Field
          label="Litter number"
          optional
          maxLength={40}
          autoComplete="off"
          hint="From the registry."
          {...field("litterNumber")}
        />
      </Form>
    </Dialog>
  );
}
