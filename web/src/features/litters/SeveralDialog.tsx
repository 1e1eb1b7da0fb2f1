import { useNavigate } from "@tanstack/react-router";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listBreedsQuery, type OwnLitter, saveListingDraftMutation } from "@hearthpaw/client";
import { Dialog, Field, Icon, Select, useToast } from "@hearthpaw/ui-kit";
import { useRef, useState } from "react";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import {
  checkSeveral,
  countsFrom,
  draftBody,
  MOST_YOUNG,
  placesOf,
  type SeveralValues,
  severalValues,
} from "./several_rules.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./litters.module.css";

/** Moves the focus from a field that disappears once its pet is saved to the form's button, which retries. */
function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    field.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }
}

/** Creates a draft for each of several young of a litter, one after the other. */
export function SeveralDialog({ litter, onClose }: { litter: OwnLitter; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const breeds = useQuery({ ...listBreedsQuery(client), staleTime: 3_600_000 }).data?.breeds;
  const colors = breeds?.find(({ id }) => id === litter.breed.id)?.colors ?? [];
  // A retry of a request that may have arrived uses its key, because it must not create a second draft.
  const [keys] = useState(() => Array.from({ length: MOST_YOUNG }, () => crypto.randomUUID()));
  const done = useRef(0);
  const [made, setMade] = useState(0);
  /** Index of the last sent draft; undefined before the first. */
  const sent = useRef<number>(undefined);
  const places = useRef<Record<string, string>>({}).current;

  const reload = () =>
    Promise.all(
      ["listLitters", "listOwnPets", "getDashboardPreview"].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] })
      ),
    );
  function close() {
    // Also without an answer, because the server may have created a draft.
    if (sent.current !== undefined) void reload();
    onClose();
  }
  const save = useMutation(saveListingDraftMutation(client));
  const form = useForm({
    initial: severalValues() as SeveralValues,
    check: (values) => checkSeveral(values, done.current),
    places,
    async send(values) {
      leaveField();
      while (done.current < Number(values.count)) {
        const at = done.current;
        Object.assign(places, placesOf(at));
        const isAgain = sent.current === at;
        sent.current = at;
        await save.mutateAsync({ body: draftBody(litter, values, at, keys[at]!, isAgain) });
        setMade(done.current = at + 1);
      }
    },
    done() {
      void reload();
      onClose();
      show({ tone: "done", title: texts.draftsAreAdded(done.current) });
      void navigate({ to: "/breeder/pets", search: { status: "in-progress" } });
    },
  });
  const { field, choice, values } = form;
  const count = Number(values.count);
  const rows = Array.from({ length: count }, (_, at) => at);
  return (
    <Dialog
      open
      tall
      size="large"
      onClose={() => form.leave(close)}
      dismissible={!form.isSending}
      title={texts.addSeveralTo(litter.name)}
      description={texts.addSeveralExplained}
    >
      <Form form={form} go={texts.addDrafts(Math.max(1, count - made))} onCancel={close}>
        {/* Typing during the save would be lost with the dialog. */}
        <fieldset role="presentation" disabled={form.isSending} className={css.several}>
          <div className={work.pair}>
            <Select
              label={texts.howMany}
              options={countsFrom(made).map((many) => ({ value: String(many), label: String(many) }))}
              {...choice("count")}
            />
            <Field
              label={texts.priceOfEach}
              optional
              prefix="$"
              inputMode="decimal"
              autoComplete="off"
              {...field("price")}
            />
          </div>
          {rows.map((at) =>
            at < made
              ? (
                <p key={at} className={css.made}>
                  <Icon name="check" size={20} />
                  {texts.isADraft(values[`name${at}`]!.trim())}
                </p>
              )
              : (
                <fieldset key={at} className={css.young}>
                  <legend>{texts.youngNumber({ type: litter.type, number: at + 1 })}</legend>
                  <Field
                    label={texts.nameOrCollarColor}
                    maxLength={60}
                    autoComplete="off"
                    {...field(`name${at}`)}
                  />
                  <Select
                    label={texts.sex}
                    placeholder={texts.choose}
                    options={[{ value: "Female", label: texts.female }, { value: "Male", label: texts.male }]}
                    {...choice(`sex${at}`)}
                  />
                  <Select
                    label={texts.color}
                    optional
                    placeholder={texts.notAdded}
                    options={colors.map(({ title }) => ({ value: title, label: title }))}
                    {...choice(`color${at}`)}
                  />
                  <Field
                    label={texts.price}
                    placeholder={values.price}
                    optional
                    prefix="$"
                    inputMode="decimal"
                    autoComplete="off"
                    {...field(`price${at}`)}
                  />
                </fieldset>
              )
          )}
        </fieldset>
        <p role="status" className={work.small}>
          {made > 0 && texts.madeOfCount({ made, count, isSending: form.isSending })}
        </p>
      </Form>
    </Dialog>
  );
}
