import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  approveMoney,
  listMoneyApprovalsQuery,
  type MoneyApproval,
  refuseMoney,
} from "@hearthpaw/client";
import {
  Badge,
  Button,
  Dialog,
  Empty,
  exactText,
  Field,
  formatCents,
  Link,
  Loading,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useSession } from "../../components/session/session.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import * as texts from "./approval_texts.ts";
import css from "./money.module.css";

/** Interval at which the open page is refetched: requests answered elsewhere disappear. */
const READ_MS = 15_000;

function hrefOf({ kind, subjectId }: MoneyApproval): string {
  switch (kind) {
    case "refund":
      return `/admin/orders/${subjectId}`;
    case "dispute":
      return `/admin/disputes${stringifySearch({ dispute: subjectId })}`;
    case "owed-refund":
      return "/admin/refunds";
    case "finding":
      return "/admin/reconciliation";
    case "balance":
    case "payout":
      return "/admin/payouts";
  }
}

/** Movements of money that one person requested and another must approve or refuse. */
export function ApprovalsScreen() {
  return (
    <AdminShell title={texts.title}>
      <h1 className={css.heading}>{texts.title}</h1>
      <p className={css.soft}>{texts.lead}</p>
      <Requests />
    </AdminShell>
  );
}

function Requests() {
  const query = listMoneyApprovalsQuery(useClient());
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: READ_MS });
  const [asked, setAsked] = useState<{ one: MoneyApproval; isApproval: boolean }>();
  if (!data && error) return <StaffError error={error as ApiError} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    );
  }
  return (
    <>
      {data.approvals.length === 0
        ? (
          <Empty icon="check" title={texts.nothing}>
            <p>{texts.nothingHelp}</p>
          </Empty>
        )
        : (
          <ul className={css.list}>
            {data.approvals.map((one) => (
              <Request
                key={one.id}
                one={one}
                onAsk={(isApproval) => setAsked({ one, isApproval })}
              />
            ))}
          </ul>
        )}
      {asked && <Answer key={asked.one.id} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Request({ one, onAsk }: { one: MoneyApproval; onAsk: (isApproval: boolean) => void }) {
  const amount = formatCents(one.amountCents);
  const refusal = useSession().user?.id === one.askedById ? texts.ownRequest : undefined;
  const held = useHeld("approvals", one.id);
  return (
    <li className={css.refund}>
      <div className={css.head}>
        <strong>{one.about}</strong>
        <span className={css.amount}>{amount}</span>
      </div>
      <div className={css.facts}>
        <span>
          <Badge tone="wait">{texts.KINDS[one.kind]}</Badge>
        </span>
        <span>{texts.askedBy(one.askedBy)}</span>
        {one.beforeCents > 0 && <span>{texts.before(formatCents(one.beforeCents))}</span>}
        <span>{texts.expires(exactText(one.expiresAt))}</span>
      </div>
      <p>{one.reason}</p>
      <div className={css.buttons}>
        {held ? <Held title={held} /> : (
          <>
            <Button
              disabledReason={refusal}
              aria-label={texts.approveAbout(amount, one.about)}
              onClick={() => onAsk(true)}
            >
              {texts.approve}
            </Button>
            <Button
              variant="secondary"
              disabledReason={refusal}
              aria-label={texts.refuseAbout(amount, one.about)}
              onClick={() => onAsk(false)}
            >
              {texts.refuse}
            </Button>
          </>
        )}
        <Link href={hrefOf(one)}>{texts.look}</Link>
      </div>
    </li>
  );
}

function Answer({ one, isApproval, onClose }: {
  one: MoneyApproval;
  isApproval: boolean;
  onClose: () => void;
}) {
  const client = useClient();
  const amount = formatCents(one.amountCents);
  const form = useDecisionForm({
    kind: "approvals",
    id: one.id,
    needsCode: true,
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: isApproval || reason.trim() ? undefined : texts.sayWhy }),
    decision: ({ reason }) => ({
      title: isApproval ? texts.approved(amount) : texts.refused(amount),
      failed: isApproval ? texts.notApproved(amount) : texts.notRefused(amount),
      send: (options) =>
        isApproval
          ? approveMoney(client, { id: one.id }, options)
          : refuseMoney(client, { id: one.id, body: { reason: reason.trim() } }, options),
    }),
    onClose,
  });
  return (
    <Dialog
      open
      size="small"
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={isApproval ? texts.approveQuestion(amount, one.about) : texts.refuseQuestion(amount, one.about)}
      description={isApproval ? texts.approveHelp : texts.refuseHelp}
    >
      <Form form={form} go={isApproval ? texts.approve : texts.refuse} onCancel={onClose}>
        {isApproval ? <p>{one.reason}</p> : (
          <Field
            multiline
            rows={3}
            label={texts.why}
            maxLength={1000}
            data-autofocus
            {...form.field("reason")}
          />
        )}
      </Form>
    </Dialog>
  );
}
