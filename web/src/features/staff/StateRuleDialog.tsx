import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import {
  type ApiError,
  listAuditEntriesQuery,
  listStateRulesQuery,
  type StateRule,
  type StateRulesAnswer,
  updateStateRuleMutation,
} from "@hearthpaw/client";
import { Button, Checkbox, Dialog, Field, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { type FormValues, useForm } from "../../lib/use_form.ts";
import { Entry } from "./Entry.tsx";
import { ruleErrors, type RuleValues, SWITCHES, valuesOf } from "./state_rules.ts";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/** One state's rule: its switches, source, reason for the change and history. */
export function StateRuleDialog({ rule, onClose }: { rule: StateRule; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const formId = useId();
  const rules = listStateRulesQuery(client);
  const update = useMutation({
    ...updateStateRuleMutation(client),
    onSuccess({ stateRule }) {
      queryClient.setQueryData<StateRulesAnswer>(rules.queryKey, (known) =>
        known && {
          stateRules: known.stateRules.map((one) => one.state === stateRule.state ? stateRule : one),
        });
      void queryClient.invalidateQueries({ queryKey: ["listAuditEntries"] });
    },
  });
  const sentVersion = useRef<number>(undefined);
  const form = useForm<RuleValues>({
    hasSummary: false,
    initial: valuesOf(rule),
    check: ruleErrors,
    send(values) {
      sentVersion.current = rule.version;
      return update.mutateAsync({ state: rule.state, body: { ...values, version: rule.version } });
    },
    done() {
      show({ tone: "done", title: texts.ruleSaved(rule.name) });
      form.leave(onClose);
    },
  });
  const known = useRef(rule);
  useEffect(() => {
    if (known.current.version === rule.version) return;
    // Someone else changed the rule: fields that are not typed in take its new values.
    const before: FormValues = valuesOf(known.current);
    const values: FormValues = form.values;
    known.current = rule;
    form.change(
      Object.fromEntries(Object.entries(valuesOf(rule)).filter(([name]) => values[name] === before[name])),
    );
  });
  // A reload answers the refusal of an old version.
  const isOutdated = form.failure?.code === "rule_changed" && sentVersion.current !== rule.version;
  const failure = isOutdated ? undefined : form.failure;
  const close = () => form.leave(onClose);

  return (
    <Dialog
      open
      tall
      dismissible={!form.isSending}
      onClose={close}
      title={rule.name}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>{texts.close}</Button>
          <Button type="submit" form={formId} loading={form.isSending}>{texts.saveRule}</Button>
        </>
      }
    >
      <div className={css.account}>
        <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
          {failure && (
            <StaffError
              error={failure}
              onRetry={failure.code === "rule_changed"
                ? () => queryClient.invalidateQueries({ queryKey: rules.queryKey })
                : undefined}
            />
          )}
          {SWITCHES.map(({ key, label, description }) => (
            <Checkbox
              key={key}
              label={label}
              description={description}
              {...form.box(key)}
            />
          ))}
          <Field
            multiline
            label={texts.whatTheLawSays}
            optional
            maxLength={1000}
            {...form.field("note")}
          />
          <Field
            label={texts.source}
            maxLength={300}
            {...form.field("source")}
          />
          <Field
            type="date"
            label={texts.checkedOn}
            {...form.field("asOf")}
          />
          <Field
            multiline
            label={texts.whyIsItChanging}
            hint={texts.ruleReasonHint}
            maxLength={1000}
            {...form.field("reason")}
          />
        </form>
        <section aria-labelledby={`${formId}-history`}>
          <h3 id={`${formId}-history`} className={css.part}>{texts.history}</h3>
          <History state={rule.state} />
        </section>
      </div>
    </Dialog>
  );
}

function History({ state }: { state: string }) {
  const { data, error, refetch } = useQuery(listAuditEntriesQuery(useClient(), { subjectId: state }));
  if (error) return <StaffError error={error as ApiError} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={80} />
      </Loading>
    );
  }
  if (data.entries.length === 0) return <p className={css.soft}>{texts.noChangesYet}</p>;
  return (
    <ul className={css.entries}>
      {data.entries.map((entry) => <Entry key={entry.id} entry={entry} linked={false} />)}
    </ul>
  );
}
