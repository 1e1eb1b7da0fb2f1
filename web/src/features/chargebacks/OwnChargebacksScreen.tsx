import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  addOwnChargebackEvidence,
  type ApiError,
  listOwnChargebacks,
  type OwnChargeback,
} from "@hearthpaw/client";
import {
  Badge,
  Button,
  Empty,
  ErrorNotice,
  exactText,
  formatCents,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { useClient } from "../../lib/client_context.ts";
import { AddEvidence, Items } from "./Evidence.tsx";
import { STATES } from "./words.ts";
import css from "./chargebacks.module.css";

/** Payments for my sales that a buyer's bank contests, and what I can add. */
export function OwnChargebacksScreen() {
  return (
    <BreederShell title="Your disputed payments">
      <h1 className={css.title}>Disputed payments</h1>
      <p className={css.soft}>
        A buyer's bank disputes these payments. Funds from these sales are on hold until the bank decides. Add
        anything that shows the hand-off took place, and our team answers the bank.
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
  if (list.isPending) return <Skeleton height={240} />;
  if (list.error && found.length === 0) {
    const error = list.error as ApiError;
    return (
      <ErrorNotice
        title={error.status === 0 ? "We can't reach the server." : error.message}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (found.length === 0) {
    return (
      <Empty icon="check" title="No disputed payments">
        <p>If a buyer's bank disputes a payment for one of your pets, you'll find it here.</p>
      </Empty>
    );
  }
  return (
    <div className={css.parts}>
      {found.map((one) => <Own key={one.id} one={one} />)}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function Own({ one }: { one: OwnChargeback }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, petName, number, amountCents, reason, state, canAdd, evidenceDueAt, items } = one;
  const { word, tone } = STATES[state];
  return (
    <section className={css.part} aria-label={`${petName || "A pet"}, ${number}`}>
      <h2 className={css.partTitle}>{`${petName || "A pet"}, ${number}`}</h2>
      <p className={css.head}>
        <Badge tone={tone}>{word}</Badge>
        <span>{`${formatCents(amountCents)}, ${reason.replaceAll("_", " ")}`}</span>
      </p>
      <p className={css.soft}>
        {canAdd
          ? evidenceDueAt
            ? `Add evidence by ${exactText(evidenceDueAt)}. The sooner our team has it, the better.`
            : "Add evidence as soon as you can."
          : state === "under-review"
          ? "Our team has answered the bank. Its decision can take two to three months."
          : state === "needs-response"
          ? "The bank's deadline has passed, so no more evidence is taken."
          : state === "won"
          ? "The bank decided in your favor."
          : "The bank decided for the buyer."}
      </p>
      <Items items={items} viewer="breeder" />
      {canAdd && (
        <AddEvidence
          hint="PDF, JPEG or PNG. Our team chooses what goes to the bank."
          send={async (body) => {
            await addOwnChargebackEvidence(client, { id, body });
            show({ tone: "done", title: "Evidence added" });
            await queryClient.invalidateQueries({ queryKey: KEY });
          }}
        />
      )}
    </section>
  );
}
