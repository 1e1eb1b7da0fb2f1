import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import {
  type ApiError,
  type DiscountCode,
  listDiscountCodes,
  translate,
  updateDiscountCode,
} from "@hearthpaw/client";
import {
  Badge,
  Button,
  type Column,
  Empty,
  LOCALE,
  SwitchInput,
  Table,
  type Tone,
  useToast,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { CodeDialog } from "./CodeDialog.tsx";
import { codeGives, codeStatus, sameFields } from "./code_rules.ts";
import * as texts from "./texts.tsx";
import css from "./discount_codes.module.css";

const route = getRouteApi("/admin/discount-codes");
const KEY = ["listDiscountCodes", "pages"] as const;
const TONES: Record<ReturnType<typeof codeStatus>, Tone> = {
  "On": "good",
  "Off": "neutral",
  "Scheduled": "wait",
  "Expired": "neutral",
  "Used up": "neutral",
};
const WORDS: Record<ReturnType<typeof codeStatus>, string> = {
  "On": texts.on,
  "Off": texts.off,
  "Scheduled": texts.scheduled,
  "Expired": texts.expired,
  "Used up": texts.usedUp,
};

/** Promo codes, the newest first. */
export function DiscountCodesScreen() {
  return (
    <AdminShell title={texts.promoCodes}>
      <Codes />
    </AdminShell>
  );
}

function Codes() {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const find = route.useSearch().find?.trim().slice(0, 40) ?? "";
  const [edited, setEdited] = useState<DiscountCode | "new">();
  const list = useInfiniteQuery({
    queryKey: [...KEY, find],
    queryFn: ({ pageParam, signal }) =>
      listDiscountCodes(
        client,
        { ...(find ? { q: find } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        {
          signal,
        },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const codes = list.data?.pages.flatMap((page) => page.discountCodes) ?? [];
  const refresh = () => void queryClient.invalidateQueries({ queryKey: KEY });
  const add = <Button icon="plus" onClick={() => setEdited("new")}>{texts.addACode}</Button>;
  const columns: Column<DiscountCode>[] = [
    {
      key: "code",
      header: texts.code,
      main: true,
      cell: (code) => (
        <button type="button" className={css.name} onClick={() => setEdited(code)}>{code.code}</button>
      ),
    },
    { key: "gives", header: texts.discount, cell: codeGives },
    {
      key: "funder",
      header: texts.paidBy,
      cell: ({ funder, breederName }) => (
        <>
          {funder === "platform" && breederName
            ? texts.hearthpawForSPets({
              funder,
              breederName,
              part: (text) => <span className={css.detail}>{text}</span>,
            })
            : texts.funderName({ funder, breederName })}
        </>
      ),
    },
    { key: "period", header: texts.period, cell: periodText },
    {
      key: "uses",
      header: texts.uses,
      numeric: true,
      cell: ({ usesCount, usesLimit }) =>
        usesLimit === null ? usesCount.toLocaleString(LOCALE) : texts.usesCountOf({
          usesCount: usesCount.toLocaleString(LOCALE),
          usesLimit: usesLimit.toLocaleString(LOCALE),
        }),
    },
    {
      key: "status",
      header: texts.status,
      cell: (code) => {
        const status = codeStatus(code, new Date());
        return <Badge tone={TONES[status]}>{WORDS[status]}</Badge>;
      },
    },
    {
      key: "on",
      header: texts.turnOnOrOff,
      hideHeader: true,
      cell: (code) => <CodeSwitch code={code} onChanged={refresh} />,
    },
  ];
  if (list.error && codes.length === 0) {
    return (
      <>
        <h1>{texts.promoCodes}</h1>
        <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />
      </>
    );
  }
  return (
    <>
      <div className={css.top}>
        <h1>{texts.promoCodes}</h1>
        {add}
      </div>
      <p className={css.soft}>
        {texts.editHint}
      </p>
      <FindField
        className={css.find}
        label={texts.findACode}
        placeholder={texts.partOfTheCode}
        value={find}
        onChange={(q) =>
          navigate({ to: "/admin/discount-codes", search: q ? { find: q } : {}, replace: true })}
      />
      <Table
        className={css.table}
        caption={texts.promoCodes}
        columns={columns}
        rows={codes}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={find
          ? <Empty icon="search" title={texts.noCodeMatches(find)} />
          : (
            <Empty icon="tag" title={texts.noPromoCodesYet} action={add}>
              <p>{texts.emptyCodesHint}</p>
            </Empty>
          )}
      />
      <NextPart list={list}>{texts.showMoreCodes}</NextPart>
      {edited && (
        <CodeDialog
          code={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={refresh}
        />
      )}
    </>
  );
}

/** Takes effect at once. */
function CodeSwitch({ code, onChanged }: { code: DiscountCode; onChanged: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const [wanted, setWanted] = useState<boolean>();

  async function change(isActive: boolean) {
    if (wanted !== undefined) return;
    setWanted(isActive);
    try {
      await updateDiscountCode(client, { id: code.id, body: { ...sameFields(code), isActive } });
      show({ tone: "done", title: texts.codeIsOnOff({ code: code.code, isActive }) });
      onChanged();
    } catch (thrown) {
      show({ tone: "fail", title: translate(thrown).message });
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <SwitchInput
      aria-label={texts.codeIsOn(code.code)}
      aria-busy={wanted !== undefined}
      checked={wanted ?? code.isActive}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

function periodText({ startsAt, endsAt }: DiscountCode): string {
  const day = (at: number) => new Date(at).toLocaleDateString(LOCALE, { dateStyle: "medium" });
  const first = day(Date.parse(startsAt));
  return endsAt === null ? texts.from(first) : texts.firstTo({ first, endsAt: day(Date.parse(endsAt) - 1) });
}
