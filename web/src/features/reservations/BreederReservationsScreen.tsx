import { getRouteApi } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AllowedAction, Reservation, ReservationStatus } from "@hearthpaw/client";
import {
  Button,
  ChipLink,
  ChipRow,
  type Column,
  Empty,
  ErrorNotice,
  formatCents,
  Link,
  Table,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { petHref } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import { type BreederMove, BreederMoveDialog } from "./BreederMoveDialog.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { ReservationBadge } from "./ReservationBadge.tsx";
import { replaceReservation, useReservationPages } from "./use_reservation_pages.ts";
import {
  addOnNames,
  clockTime,
  contestedWords,
  contractHref,
  dueDay,
  hasEnded,
  kindWord,
  receiptHref,
} from "./words.ts";
import css from "./reservations.module.css";

const route = getRouteApi("/breeder/reservations");

/** The parts of the list, as the address names them. */
const PARTS = {
  open: {
    label: "Open",
    status: ["held", "processing", "deposit-paid", "paid", "handed-over", "disputed"],
    empty: "Reservations of your pets will appear here",
  },
  completed: { label: "Completed", status: ["completed"], empty: "Completed sales will appear here" },
  ended: {
    label: "Ended",
    status: ["cancelled-by-buyer", "cancelled-by-breeder", "cancelled-by-platform", "refunded"],
    empty: "No canceled reservations",
  },
} as const satisfies Record<string, { label: string; status: ReservationStatus[]; empty: string }>;
type Part = keyof typeof PARTS;

/** Who reserves my pets, what is paid, and what I can do. */
export function BreederReservationsScreen() {
  return (
    <BreederShell title="Your reservations">
      <h1 className={css.heading}>Reservations</h1>
      <p className={css.soft}>
        Has a buyer's bank questioned a payment? See{" "}
        <Link href="/breeder/chargebacks">disputed payments</Link>.
      </p>
      <List />
    </BreederShell>
  );
}

function List() {
  const { show: asked = "open" } = route.useSearch();
  const part: Part = Object.hasOwn(PARTS, asked) ? asked as Part : "open";
  const queryClient = useQueryClient();
  const { reservations, error, isPending, hasNextPage, fetchNextPage, isFetchNextPageError, refetch } =
    useReservationPages("breeder", PARTS[part].status);
  const [asking, setAsking] = useState<{ move: BreederMove; reservation: Reservation }>();
  const columns = useColumns((move, reservation) => setAsking({ move, reservation }));

  return (
    <>
      <ChipRow label="Show reservations">
        {(Object.keys(PARTS) as Part[]).map((name) => (
          <ChipLink
            key={name}
            href={name === "open" ? "/breeder/reservations" : `/breeder/reservations?show=${name}`}
            current={name === part}
          >
            {PARTS[name].label}
          </ChipLink>
        ))}
      </ChipRow>
      <div className={css.table}>
        {error && reservations.length === 0
          ? (
            <ErrorNotice
              title={error.status === 0 ? "We can't reach the server." : error.message}
              onRetry={() => refetch()}
            />
          )
          : (
            <Table
              caption={`${PARTS[part].label} reservations`}
              columns={columns}
              rows={reservations}
              rowKey={({ id }) => id}
              loading={isPending}
              empty={
                <Empty title={PARTS[part].empty}>
                  <p>
                    {part === "open"
                      ? "You'll see when someone holds one of your pets, and who it is once they've paid."
                      : "Nothing yet."}
                  </p>
                </Empty>
              }
            />
          )}
      </div>
      {hasNextPage && (
        <p className={css.more}>
          <Button variant="secondary" onClick={() => fetchNextPage()}>
            {isFetchNextPageError ? "Try again" : "Show more reservations"}
          </Button>
        </p>
      )}
      <BreederMoveDialog
        key={asking ? `${asking.move} ${asking.reservation.id}` : "none"}
        asked={asking}
        onClose={() => setAsking(undefined)}
        onDone={(now) => replaceReservation(queryClient, now)}
      />
    </>
  );
}

function useColumns(ask: (move: BreederMove, reservation: Reservation) => void): Column<Reservation>[] {
  const today = useToday();
  return [
    {
      key: "pet",
      header: "Pet",
      main: true,
      cell: ({ reservedPet: pet, number, addOnOrders, ...reservation }) => (
        <span className={css.rowPet}>
          {pet.defaultImage && (
            <img
              className={css.rowPicture}
              src={pet.defaultImage.cardUrl}
              alt=""
              width={64}
              height={48}
              loading="lazy"
            />
          )}
          <span>
            <Link href={petHref(pet)}>{pet.name}</Link>
            <span className={css.rowNote}>{number}</span>
            {addOnOrders.filter(({ status }) => status === "paid").map((order) => (
              <span key={order.id} className={css.rowNote}>{`Added: ${addOnNames(order)}`}</span>
            ))}
            {reservation.contractAcceptedAt && (
              <Link
                className={css.rowNote}
                href={contractHref(reservation)}
                aria-label={`Contract for ${pet.name}`}
              >
                Contract
              </Link>
            )}
            {reservation.payments.filter(({ receiptNumber }) => receiptNumber !== undefined).map((
              payment,
            ) => (
              <Link
                key={payment.id}
                className={css.rowNote}
                href={receiptHref(payment)}
                aria-label={`Receipt: ${kindWord(payment.kind).toLowerCase()} for ${pet.name}`}
              >
                {`Receipt: ${kindWord(payment.kind).toLowerCase()}`}
              </Link>
            ))}
          </span>
        </span>
      ),
    },
    {
      key: "status",
      header: "Status",
      cell: ({ id, status, holdExpiresAt, refund, chargebacks = [], hasDispute, reservedPet: pet }) => (
        <span className={css.cell}>
          <ReservationBadge status={status} />
          {status === "held" && holdExpiresAt && (
            <span className={css.rowNote}>{`until ${clockTime(holdExpiresAt)}`}</span>
          )}
          {refund && <span className={css.refundNote}>{refund.headline}</span>}
          {chargebacks.map((contested, index) => {
            const { label, note } = contestedWords(contested, "breeder");
            return (
              <span key={index} className={css.refundNote}>
                {`${label}: ${formatCents(contested.amountCents)}. ${note}. `}
                {!contested.closedAt && (
                  <Link href="/breeder/chargebacks" aria-label={`Add evidence for ${pet.name}`}>
                    Add evidence
                  </Link>
                )}
              </span>
            );
          })}
          {hasDispute && (
            <Link
              className={css.rowNote}
              href={`/breeder/reservations/${id}`}
              aria-label={`${reportWords(status)}: ${pet.name}`}
            >
              {reportWords(status)}
            </Link>
          )}
        </span>
      ),
    },
    { key: "buyer", header: "Buyer", cell: (reservation) => <Buyer reservation={reservation} /> },
    {
      key: "paid",
      header: "Paid",
      numeric: true,
      cell: ({ orderDetails: { paidAmount, total } }) => (
        <span className={css.cell}>
          {formatCents(paidAmount)}
          <span className={css.rowNote}>{`of ${formatCents(total)}`}</span>
        </span>
      ),
    },
    {
      key: "earnings",
      header: "Your share",
      numeric: true,
      cell: ({ earnings, ...reservation }) =>
        hasEnded(reservation) ? "–" : earnings && (
          <span className={css.cell}>
            {formatCents(earnings.netCents)}
            <span className={css.rowNote}>{`after ${formatCents(earnings.platformFeeCents)} fee`}</span>
          </span>
        ),
    },
    {
      key: "due",
      header: "Balance due",
      cell: (reservation) => dueDay(reservation, today) ?? "–",
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      cell: (reservation) => <Actions reservation={reservation} ask={ask} />,
    },
  ];
}

/** Who buys is told once money exists. */
function Buyer({ reservation: { id, buyer, status } }: { reservation: Reservation }) {
  if (!buyer) {
    const isOver = status === "cancelled-by-buyer" || status === "cancelled-by-breeder" ||
      status === "expired";
    return <span className={css.soft}>{isOver ? "–" : "Shown once paid"}</span>;
  }
  return (
    <>
      <ContactLinks person={buyer} />
      <Link href={`/messages/new?reservedPetId=${id}`}>{`Message ${buyer.firstName}`}</Link>
    </>
  );
}

const MOVES: Partial<
  Record<AllowedAction["action"], { word: string; variant: "primary" | "secondary" | "quiet" }>
> = {
  complete: { word: "Complete", variant: "primary" },
  extend: { word: "Extend by 72 hours", variant: "secondary" },
  cancel: { word: "Cancel", variant: "quiet" },
};

/** Complete first; an action that is not possible stays and says why. */
function Actions({ reservation, ask }: {
  reservation: Reservation;
  ask: (move: BreederMove, reservation: Reservation) => void;
}) {
  const order = Object.keys(MOVES);
  const shown = reservation.allowedActions.filter(({ action }) => MOVES[action])
    .sort((a, b) => order.indexOf(a.action) - order.indexOf(b.action));
  return (
    <span className={css.rowActions}>
      {shown.map(({ action, isAllowed, reason }) => {
        const { word, variant } = MOVES[action]!;
        return (
          <span key={action}>
            <Button
              size="small"
              variant={isAllowed ? variant : "secondary"}
              aria-label={`${word}: ${reservation.reservedPet.name}`}
              disabledReason={isAllowed ? undefined : reason ?? "This isn't possible right now."}
              onClick={() => ask(action as BreederMove, reservation)}
            >
              {word}
            </Button>
          </span>
        );
      })}
    </span>
  );
}

/** What a link to a reported problem says. */
function reportWords(status: Reservation["status"]): string {
  return status === "disputed" ? "Read and reply" : "Problem report";
}
