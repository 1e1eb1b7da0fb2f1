import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { type ApiError, listStateRulesQuery, type StateRule } from "@hearthpaw/client";
import { Button, ChipLink, ChipRow, type Column, cx, Empty, Link, Table } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { stringifySearch } from "../../lib/search_params.ts";
import { StateRuleDialog } from "./StateRuleDialog.tsx";
import { asksForAnything, matchesState } from "./state_rules.ts";
import * as texts from "./texts.ts";
import dense from "../../components/dashboards/dense.module.css";
import css from "./staff.module.css";

const route = getRouteApi("/admin/state-rules");

type Asked = { find?: string; show?: string; state?: string };
const hrefOf = (asked: Asked) => `/admin/state-rules${stringifySearch(asked)}`;

/** Rules for a sale in each state and DC, found by name, with a button to change each. */
export function StateRulesScreen() {
  return (
    <AdminShell title={texts.stateRules}>
      <h1 className={css.heading}>{texts.stateRules}</h1>
      <Rules />
    </AdminShell>
  );
}

function Rules() {
  const navigate = useNavigate();
  const { find = "", show, state } = route.useSearch();
  const asked: Asked = { find: find.trim().slice(0, 80) || undefined, show, state };
  const { data, error, isPending, refetch } = useQuery(listStateRulesQuery(useClient()));
  const isSome = show === "some";
  const rules =
    data?.stateRules.filter((rule) =>
      matchesState(rule, asked.find ?? "") && (!isSome || asksForAnything(rule))
    ) ?? [];
  const opened = data?.stateRules.find((rule) => rule.state === state);
  const go = (change: Asked) =>
    navigate({ href: hrefOf({ ...asked, ...change }), replace: true, resetScroll: false });
  return (
    <>
      <div role="search" aria-label={texts.stateRules}>
        <FindField
          label={texts.findAState}
          placeholder={texts.californiaOrCa}
          value={asked.find ?? ""}
          onChange={(find) => go({ find })}
        />
      </div>
      <ChipRow label={texts.showStates} className={css.below}>
        <ChipLink href={hrefOf({ ...asked, show: undefined })} current={!isSome}>{texts.allStates}</ChipLink>
        <ChipLink href={hrefOf({ ...asked, show: "some" })} current={isSome}>
          {texts.withRestrictions}
        </ChipLink>
      </ChipRow>
      <p className={css.count} role="status">
        {data && (rules.length === 51
          ? texts.statesAndDc
          : rules.length === 1
          ? texts.state
          : texts.rulesCountStates(rules.length))}
      </p>
      {error && !data ? <StaffError error={error as ApiError} onRetry={() => refetch()} /> : (
        <Table
          caption={texts.stateRulesByName}
          className={cx(dense.dense, css.rules)}
          columns={columnsOf(asked)}
          rows={rules}
          rowKey={(rule) => rule.state}
          loading={isPending}
          empty={
            <Empty
              icon="search"
              title={texts.noStatesMatch}
              action={
                <Button
                  variant="secondary"
                  onClick={() => navigate({ to: "/admin/state-rules" })}
                >
                  {texts.showAllStates}
                </Button>
              }
            >
              <p>{texts.stateSearchHint}</p>
            </Empty>
          }
        />
      )}
      {opened && (
        <StateRuleDialog
          key={opened.state}
          rule={opened}
          onClose={() => go({ state: undefined })}
        />
      )}
    </>
  );
}

function columnsOf(asked: Asked): Column<StateRule>[] {
  return [
    {
      key: "name",
      header: texts.stateHeader,
      main: true,
      cell: ({ state, name, source }) => (
        <span className={css.person}>
          <Link href={hrefOf({ ...asked, state })} className={css.name}>{name}</Link>
          <span className={css.note}>{source}</span>
        </span>
      ),
    },
    {
      key: "sale",
      header: texts.sales,
      cell: ({ saleAllowed }) => word(saleAllowed, texts.allowed, texts.stopped),
    },
    {
      key: "young",
      header: texts.breedersPetsUnderOneYear,
      cell: ({ saleAllowedUnderOneYear }) => word(saleAllowedUnderOneYear, texts.allowed, texts.barred),
    },
    {
      key: "bnpl",
      header: texts.financing,
      cell: ({ bnplAllowed }) => word(bnplAllowed, texts.allowed, texts.barred),
    },
    {
      key: "deposit",
      header: texts.deposit,
      cell: ({ depositRefundable }) => word(!depositRefundable, texts.breedersPolicy, texts.refundable),
    },
    {
      key: "asOf",
      header: texts.asOf,
      cell: (rule) => (
        <span className={asksForAnything(rule) ? undefined : css.soft}>{fullDayText(rule.asOf)}</span>
      ),
    },
  ];
}

/** The usual value is quiet; a restriction is not. */
const word = (isUsual: boolean, usual: string, other: string) =>
  isUsual ? <span className={css.soft}>{usual}</span> : <strong>{other}</strong>;
