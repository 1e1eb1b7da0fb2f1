import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  addOwnChargebackEvidenceMutation,
  type ApiError,
  listOwnChargebacks,
  type OwnChargeback,
} from "@hearthpaw/client";
import { Badge, Empty, exactText, formatCents, Link, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useClient } from "../../lib/client_context.ts";
import { AddEvidence, Items } from "./Evidence.tsx";
import * as texts from "./texts.ts";
import { STATES } from "./words.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import css from "./chargebacks.module.css";

/** Disputed card payments for the breeder's sales, and a form for evidence. */
export function OwnChargebacksScreen() {
  return (
    <BreederShell title={texts.yourDisputedPayments}>
      <h1 className={css.title}>{texts.disputedPayments}</h1>
      <p className={css.soft}>
        {texts.disputedPaymentsIntro}
      </p>
      <List />
    </BreederShell>
  );
}

const KEY = ["listOwnChargebacks", "pages"];

function List() {
  const client = useClient();
  const list = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      listOwnChargebacks(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const found = list.data?.pages.flatMap((page) => page.chargebacks) ?? [];
  if (list.isPending) {
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    );
  }
  if (list.error && found.length === 0) {
    const error = list.error as ApiError;
    return (
      <FailureNotice
        error={error}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (found.length === 0) {
    return (
      <Empty icon="check" title={texts.noDisputedPayments}>
        <p>{texts.emptyChargebacksHint}</p>
      </Empty>
    );
  }
  return (
    <div className={css.parts}>
      {found.map((one) => <Own key={one.id} one={one} />)}
      <NextPart list={list}>{texts.showMoreDisputedPayments}</NextPart>
    </div>
  );
}

function Own({ one }: { one: OwnChargeback }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, reservedPetId, petName, number, amountCents, reason, state, canAdd, evidenceDueAt, items } =
    one;
  const { word, tone } = STATES[state];
  const add = useMutation({
    ...addOwnChargebackEvidenceMutation(client),
    onSuccess() {
      show({ tone: "done", title: texts.evidenceAdded });
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  return (
    <section className={css.part} aria-label={texts.aPet({ petName, number })}>
      <h2 className={css.partTitle}>
        <Link href={`/breeder/reservations/${reservedPetId}`}>{texts.aPet({ petName, number })}</Link>
      </h2>
      <p className={css.head}>
        <Badge tone={tone}>{word}</Badge>
        <span>{`${formatCents(amountCents)}, ${reason.replaceAll("_", " ")}`}</span>
      </p>
      <p className={css.soft}>
        {canAdd
          ? evidenceDueAt ? texts.addEvidenceDeadline(exactText(evidenceDueAt)) : texts.addEvidenceSoon
          : state === "under-review"
          ? texts.awaitingBankDecision
          : state === "needs-response"
          ? texts.bankDeadlinePassed
          : state === "won"
          ? texts.wonExplained
          : texts.lostExplained}
      </p>
      <Items items={items} viewer="breeder" />
      {canAdd && (
        <AddEvidence
          hint={texts.breederFilesHint}
          send={(body) => add.mutateAsync({ id, body })}
        />
      )}
    </section>
  );
}
