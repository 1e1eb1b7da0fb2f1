import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import {
  type ApiError,
  listAuditEntriesQuery,
  listStateRulesQuery,
  type StateRule,
  type StateRulesAnswer,
  translate,
  updateStateRule,
} from "@hearthpaw/client";
import { Button, Checkbox, Dialog, Field, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { Entry } from "./Entry.tsx";
import { ruleErrors, type RuleValues, SWITCHES, valuesOf } from "./state_rules.ts";
import * as texts from "./texts.ts";
import css from "./staff.module.css";

/** One state's rule: its switches, where it comes from, why it changes, and what was changed before. */
export function StateRuleDialog({ rule, onClose }: { rule: StateRule; onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const formId = useId();
  const [values, setValues] = useState<RuleValues>(() => valuesOf(rule));
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const { leave, saved } = useUnsaved({
    isChanged: JSON.stringify(values) !== JSON.stringify(valuesOf(rule)),
  });
  const close = () => leave(onClose);
  const wrong = isSent ? ruleErrors(values) : {};
  const rules = listStateRulesQuery(client);
  const set = (part: Partial<RuleValues>) => setValues((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setSent(true);
    const [first] = Object.keys(ruleErrors(values));
    if (first) return document.getElementById(`${formId}-${first}`)?.focus();
    setBusy(true);
    setError(undefined);
    try {
      const body = { ...values, version: rule.version };
      const { stateRule } = await updateStateRule(client, { state: rule.state, body });
      queryClient.setQueryData<StateRulesAnswer>(rules.queryKey, (known) =>
        known && {
          stateRules: known.stateRules.map((one) => one.state === stateRule.state ? stateRule : one),
        });
      void queryClient.invalidateQueries({ queryKey: ["listAuditEntries"] });
      saved();
      show({ tone: "done", title: texts.ruleSaved(rule.name) });
      onClose();
    } catch (thrown) {
      setError(translate(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      tall
      dismissible={!isBusy}
      onClose={close}
      title={rule.name}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>{texts.close}</Button>
          <Button type="submit" form={formId} loading={isBusy}>{texts.saveRule}</Button>
        </>
      }
    >
      <div className={css.account}>
        <form id={formId} className={css.form} onSubmit={save} noValidate>
          {error && (
            <StaffError
              error={error}
              onRetry={error.code === "rule_changed"
                ? () => queryClient.invalidateQueries({ queryKey: rules.queryKey })
                : undefined}
            />
          )}
          {SWITCHES.map(({ key, label, description }) => (
            <Checkbox
              key={key}
              label={label}
              description={description}
              checked={values[key]}
              onChange={({ target }) => set({ [key]: target.checked })}
            />
          ))}
          <Field
            multiline
            label={texts.whatTheLawSays}
            optional
            maxLength={1000}
            value={values.note}
            onChange={({ target }) => set({ note: target.value })}
          />
          <Field
            id={`${formId}-source`}
            label={texts.source}
            maxLength={300}
            value={values.source}
            error={wrong.source}
            onChange={({ target }) => set({ source: target.value })}
          />
          <Field
            id={`${formId}-asOf`}
            type="date"
            label={texts.checkedOn}
            value={values.asOf}
            error={wrong.asOf}
            onChange={({ target }) => set({ asOf: target.value })}
          />
          <Field
            id={`${formId}-reason`}
            multiline
            label={texts.whyIsItChanging}
            hint={texts.ruleReasonHint}
            maxLength={1000}
            value={values.reason}
            error={wrong.reason}
            onChange={({ target }) => set({ reason: target.value })}
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
