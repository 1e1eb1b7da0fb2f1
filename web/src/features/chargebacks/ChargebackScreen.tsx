import { useState } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  addChargebackEvidenceMutation,
  type ApiError,
  type ChargebackCase,
  getChargebackQuery,
  submitChargebackEvidence,
} from "@hearthpaw/client";
import {
  Badge,
  Breadcrumbs,
  Button,
  Dialog,
  exactText,
  Field,
  formatCents,
  Link,
  Loading,
  Select,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecisions, useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { type FormValues, useForm } from "../../lib/use_form.ts";
import { AddEvidence, Items } from "./Evidence.tsx";
import * as texts from "./texts.ts";
import { STATES, TEXTS, type Use, USES } from "./words.ts";
import css from "./chargebacks.module.css";

const route = getRouteApi("/admin/chargebacks_/$id");

/** A disputed card payment: the evidence of both sides, and the answer to the bank. */
export function ChargebackScreen() {
  return (
    <AdminShell title={texts.chargeback}>
      <Case />
    </AdminShell>
  );
}

function Case() {
  const { id } = route.useParams();
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const held = useHeld("chargebacks", id);
  const wanted = getChargebackQuery(client, { id });
  const query = useQuery(wanted);
  const add = useMutation({
    ...addChargebackEvidenceMutation(client),
    onSuccess(answer) {
      queryClient.setQueryData(wanted.queryKey, answer);
      show({ tone: "done", title: texts.evidenceAdded });
    },
  });
  if (!query.data) {
    return (
      <>
        <h1 className={css.title}>{texts.chargeback}</h1>
        {query.error
          ? <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />
          : (
            <Loading>
              <Skeleton height={480} />
            </Loading>
          )}
      </>
    );
  }
  const one = query.data.case;
  const { chargeback, state, canSubmit, submittedAt, items } = one;
  const { word, tone } = STATES[state];
  return (
    <>
      <Breadcrumbs
        items={[{ label: texts.chargebacks, href: "/admin/chargebacks" }, { label: chargeback.number }]}
      />
      {query.error && <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />}
      <h1 className={css.title}>
        {chargeback.petName}, <span className={css.number}>{chargeback.number}</span>
      </h1>
      <p className={css.head}>
        <Badge tone={tone}>{word}</Badge>
        <span>
          {`${formatCents(chargeback.amountCents)}, ${chargeback.reason.replaceAll("_", " ")}`}
        </span>
        <Link href={`/admin/orders/${chargeback.orderId}`}>{texts.openTheOrder}</Link>
      </p>
      <p className={css.soft}>{deadlineText(one)}</p>
      <div className={css.parts}>
        <section className={css.part}>
          <h2 className={css.partTitle}>{texts.whatWasAdded}</h2>
          <Items items={items} viewer="staff" />
          {canSubmit && (
            <AddEvidence
              hint={texts.staffFilesHint}
              send={(body) => add.mutateAsync({ id, body })}
            />
          )}
        </section>
        <section className={css.part}>
          <h2 className={css.partTitle}>{submittedAt ? texts.whatWeSentTheBank : texts.whatWeSendTheBank}</h2>
          {held ? <Held title={held} /> : canSubmit ? <Answer id={id} one={one} /> : <Sent one={one} />}
        </section>
      </div>
    </>
  );
}

function deadlineText({ chargeback, state, canSubmit, submittedAt }: ChargebackCase): string {
  if (submittedAt) return texts.evidenceWasSubmitted(exactText(submittedAt));
  if (state !== "needs-response") return texts.noEvidenceSubmitted;
  if (!chargeback.evidenceDueAt) return texts.submitWithoutDeadline;
  return canSubmit
    ? texts.submitDeadline(exactText(chargeback.evidenceDueAt))
    : texts.submitDeadlinePassed(exactText(chargeback.evidenceDueAt));
}

/** Returns the name of the field for a file. The form reads dots and brackets in names as paths. */
const useOf = (fileKey: string) => `use-${fileKey.replaceAll(/\W/g, "-")}`;

/** The texts and files for the bank, filled in with known facts. */
function Answer({ id, one }: { id: string; one: ChargebackCase }) {
  const client = useClient();
  const decisions = useDecisions();
  const [isAsking, setAsking] = useState(false);
  const files = one.items.flatMap((item) => item.files);
  const before = decisions.typedFor("chargebacks", id);
  const valueOf = (name: string, value: string) => String(before[name] ?? value);
  const initial: FormValues & Record<string, string> = {
    ...Object.fromEntries(TEXTS.map(({ name }) => [name, valueOf(name, one.draft[name] ?? "")])),
    ...Object.fromEntries(files.map(({ fileKey }) => [useOf(fileKey), valueOf(useOf(fileKey), "")])),
  };
  const form = useForm({
    initial,
    check: (values) => {
      const uses = files.map(({ fileKey }) => values[useOf(fileKey)] ?? "");
      return {
        explanation: TEXTS.some(({ name }) => values[name]!.trim()) || uses.some(Boolean)
          ? undefined
          : texts.evidenceMissing,
        ...Object.fromEntries(uses.map((use, index) => [
          useOf(files[index]!.fileKey),
          use && uses.indexOf(use) < index ? texts.fileKindRepeated : undefined,
        ])),
      };
    },
    async send(values: Record<string, string>) {
      if (!isAsking) {
        setAsking(true);
        return false;
      }
      setAsking(false);
      const body = {
        texts: Object.fromEntries(
          TEXTS.map(({ name }) => [name, values[name]!.trim()]).filter(([, text]) => text),
        ),
        files: files.flatMap(({ fileKey }) => {
          const use = values[useOf(fileKey)];
          return use ? [{ use: use as Use, fileKey }] : [];
        }),
      };
      const { number } = one.chargeback;
      return await decisions.decideWithCode({
        kind: "chargebacks",
        id,
        typed: values,
        title: texts.evidenceSubmitted(number),
        failed: texts.evidenceNotSubmitted(number),
        href: `/admin/chargebacks/${id}`,
        send: (options) => submitChargebackEvidence(client, { id, body }, options),
      });
    },
  });
  return (
    <>
      <Form form={form} go={texts.submitToTheBank} quiet label={texts.evidenceForTheBank}>
        {TEXTS.map(({ name, label, rows, most }) =>
          rows > 1
            ? <Field key={name} multiline rows={rows} label={label} maxLength={most} {...form.field(name)} />
            : <Field key={name} label={label} maxLength={most} {...form.field(name)} />
        )}
        {files.map(({ fileKey, name }) => (
          <Select
            key={fileKey}
            label={name}
            options={USES}
            value={form.values[useOf(fileKey)] ?? ""}
            error={form.errors[useOf(fileKey)]}
            onChange={({ target }) => form.change({ [useOf(fileKey)]: target.value })}
          />
        ))}
      </Form>
      {isAsking && (
        <Dialog
          open
          size="small"
          onClose={() => setAsking(false)}
          title={texts.submitQuestion}
          description={texts.submitOnceHint}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>{texts.keepEditing}</Button>
              <Button onClick={() => form.submit()}>{texts.submitToTheBank}</Button>
            </>
          }
        />
      )}
    </>
  );
}

/** The submitted evidence, read-only. */
function Sent({ one: { submitted, items } }: { one: ChargebackCase }) {
  if (!submitted) return <p className={css.soft}>{texts.nothingWasSubmittedHere}</p>;
  const names = new Map(items.flatMap(({ files }) => files).map(({ fileKey, name }) => [fileKey, name]));
  return (
    <dl className={css.sent}>
      {TEXTS.filter(({ name }) => submitted.texts[name]).map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className={css.text}>{submitted.texts[name]}</dd>
        </div>
      ))}
      {submitted.files.map(({ use, fileKey }) => (
        <div key={fileKey}>
          <dt>{USES.find(({ value }) => value === use)!.label}</dt>
          <dd>{names.get(fileKey) ?? texts.removedFile}</dd>
        </div>
      ))}
    </dl>
  );
}
