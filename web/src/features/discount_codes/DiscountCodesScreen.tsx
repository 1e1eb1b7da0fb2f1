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
  SwitchInput,
  Table,
  type Tone,
  useToast,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { FindField } from "../../components/forms/FindField.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { CodeDialog } from "./CodeDialog.tsx";
import { codeGives, codeStatus, sameFields } from "./code_rules.ts";
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

/** Promo codes, the newest first. */
export function DiscountCodesScreen() {
  return (
    <AdminShell title="Promo codes">
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
  const add = <Button icon="plus" onClick={() => setEdited("new")}>Add a code</Button>;
  const columns: Column<DiscountCode>[] = [
    {
      key: "code",
      header: "Code",
      main: true,
      cell: (code) => (
        <button type="button" className={css.name} onClick={() => setEdited(code)}>{code.code}</button>
      ),
    },
    { key: "gives", header: "Gives", cell: codeGives },
    {
      key: "funder",
      header: "Paid by",
      cell: ({ funder, breederName }) => (
        <>
          {funder === "platform" ? "Hearthpaw" : breederName}
          {funder === "platform" && breederName && (
            <span className={css.detail}>{`for ${breederName}'s pets`}</span>
          )}
        </>
      ),
    },
    { key: "period", header: "Period", cell: periodText },
    {
      key: "uses",
      header: "Uses",
      numeric: true,
      cell: ({ usesCount, usesLimit }) =>
        usesLimit === null
          ? usesCount.toLocaleString("en-US")
          : `${usesCount.toLocaleString("en-US")} of ${usesLimit.toLocaleString("en-US")}`,
    },
    {
      key: "status",
      header: "Status",
      cell: (code) => {
        const status = codeStatus(code, new Date());
        return <Badge tone={TONES[status]}>{status}</Badge>;
      },
    },
    {
      key: "on",
      header: "Turn on or off",
      hideHeader: true,
      cell: (code) => <CodeSwitch code={code} onChanged={refresh} />,
    },
  ];
  if (list.error && codes.length === 0) {
    return (
      <>
        <h1>Promo codes</h1>
        <StaffError error={list.error as ApiError} onRetry={() => list.refetch()} />
      </>
    );
  }
  return (
    <>
      <div className={css.top}>
        <h1>Promo codes</h1>
        {add}
      </div>
      <p className={css.soft}>
        Changes count for new orders. Orders that already have a code keep what it gave them.
      </p>
      <FindField
        className={css.find}
        label="Find a code"
        placeholder="Part of the code"
        value={find}
        onChange={(q) =>
          navigate({ to: "/admin/discount-codes", search: q ? { find: q } : {}, replace: true })}
      />
      <Table
        className={css.table}
        caption="Promo codes"
        columns={columns}
        rows={codes}
        rowKey={({ id }) => id}
        loading={list.isPending}
        empty={find
          ? <Empty icon="search" title={`No code matches "${find}"`} />
          : (
            <Empty icon="tag" title="No promo codes yet" action={add}>
              <p>Codes take a percentage or an amount off, make delivery free, or make an order free.</p>
            </Empty>
          )}
      />
      {list.hasNextPage && (
        <p className={css.more}>
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more codes
          </Button>
        </p>
      )}
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

/** In force at once. */
function CodeSwitch({ code, onChanged }: { code: DiscountCode; onChanged: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const [wanted, setWanted] = useState<boolean>();

  async function change(isActive: boolean) {
    if (wanted !== undefined) return;
    setWanted(isActive);
    try {
      await updateDiscountCode(client, { id: code.id, body: { ...sameFields(code), isActive } });
      show({ tone: "done", title: `${code.code} is ${isActive ? "on" : "off"}` });
      onChanged();
    } catch (thrown) {
      show({ tone: "fail", title: translate(thrown).message });
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <SwitchInput
      aria-label={`${code.code} is on`}
      aria-busy={wanted !== undefined}
      checked={wanted ?? code.isActive}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

function periodText({ startsAt, endsAt }: DiscountCode): string {
  const day = (at: number) => new Date(at).toLocaleDateString("en-US", { dateStyle: "medium" });
  const first = day(Date.parse(startsAt));
  return endsAt === null ? `From ${first}` : `${first} to ${day(Date.parse(endsAt) - 1)}`;
}
