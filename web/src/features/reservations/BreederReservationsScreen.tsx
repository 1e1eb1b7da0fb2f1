import { getRouteApi } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Reservation, ReservationStatus } from "@hearthpaw/client";
import { ChipLink, ChipRow, type Column, Empty, formatCents, Link, Table } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { pictureUrl } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import { shareAfter } from "./breeder_words.ts";
import { type BreederMove, BreederMoveDialog } from "./BreederMoveDialog.tsx";
import { MoveButton, movesOf } from "./BreederMoves.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { ReservationBadge } from "./ReservationBadge.tsx";
import * as texts from "./texts.tsx";
import { replaceReservation, useReservationPages } from "./use_reservation_pages.ts";
import { clockTime, hasEnded } from "./standing.ts";
import {
  addOnNames,
  breederReservationHref,
  contestedWords,
  contractHref,
  dayThere,
  dueDay,
  goingHome,
  kindWord,
  receiptHref,
} from "./words.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import wide from "../../components/dashboards/wide.module.css";
import css from "./reservations.module.css";

const route = getRouteApi("/breeder/reservations");

/** The parts of the list, by their names in the address. */
const PARTS = {
  open: {
    label: texts.open,
    status: ["held", "processing", "deposit-paid", "paid", "handed-over", "disputed"],
    empty: texts.noOpenReservations,
  },
  completed: { label: texts.completed, status: ["completed"], empty: texts.noCompletedReservations },
  ended: {
    label: texts.ended,
    status: ["cancelled-by-buyer", "cancelled-by-breeder", "cancelled-by-platform", "refunded"],
    empty: texts.noCanceledReservations,
  },
} as const satisfies Record<string, { label: string; status: ReservationStatus[]; empty: string }>;
type Part = keyof typeof PARTS;

/** The breeder's reservations: buyers, payments, and possible actions. */
export function BreederReservationsScreen() {
  return (
    <BreederShell title={texts.yourReservations}>
      <h1 className={css.heading}>{texts.reservations}</h1>
      <p className={css.question}>
        {texts.chargebacksLink((text) => <Link href="/breeder/chargebacks">{text}</Link>)}
      </p>
      <List />
    </BreederShell>
  );
}

function List() {
  const { show: asked = "open" } = route.useSearch();
  const part: Part = Object.hasOwn(PARTS, asked) ? asked as Part : "open";
  const queryClient = useQueryClient();
  const list = useReservationPages("breeder", PARTS[part].status);
  const { reservations, error, isPending, refetch } = list;
  const [asking, setAsking] = useState<{ move: BreederMove; reservation: Reservation }>();
  const columns = useColumns((move, reservation) => setAsking({ move, reservation }));

  return (
    <>
      <ChipRow label={texts.showReservations}>
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
            <FailureNotice
              error={error}
              onRetry={() => refetch()}
            />
          )
          : (
            <Table
              className={wide.wide}
              caption={texts.labelReservations(PARTS[part].label)}
              columns={columns}
              rows={reservations}
              rowKey={({ id }) => id}
              loading={isPending}
              empty={
                <Empty title={PARTS[part].empty}>
                  <p>
                    {part === "open" ? texts.openReservationsHint : texts.nothingYet}
                  </p>
                </Empty>
              }
            />
          )}
      </div>
      <NextPart list={list}>{texts.showMoreReservations}</NextPart>
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
      header: texts.pet,
      main: true,
      cell: ({ reservedPet: pet, number, addOnOrders, ...reservation }) => (
        <span className={css.rowPet}>
          {pet.defaultImage && (
            <img
              className={css.rowPicture}
              src={pictureUrl(pet.defaultImage, "thumb")}
              alt=""
              width={64}
              height={48}
              loading="lazy"
            />
          )}
          <span>
            <Link href={breederReservationHref(reservation)}>{pet.name}</Link>
            <span className={css.rowNote}>{number}</span>
            {addOnOrders.filter(({ status }) => status === "paid").map((order) => (
              <span key={order.id} className={css.rowNote}>{texts.added(addOnNames(order))}</span>
            ))}
            {reservation.contractAcceptedAt && (
              <Link
                className={css.rowNote}
                href={contractHref(reservation)}
                aria-label={texts.contractFor(pet.name)}
              >
                {texts.contract}
              </Link>
            )}
            {reservation.payments.filter(({ receiptNumber }) => receiptNumber !== undefined).map((
              payment,
            ) => (
              <Link
                key={payment.id}
                className={css.rowNote}
                href={receiptHref(payment)}
                aria-label={texts.receiptFor({ kind: kindWord(payment.kind).toLowerCase(), name: pet.name })}
              >
                {texts.receiptOfKind(kindWord(payment.kind).toLowerCase())}
              </Link>
            ))}
          </span>
        </span>
      ),
    },
    {
      key: "status",
      header: texts.status,
      cell: (reservation) => <Status reservation={reservation} />,
    },
    { key: "buyer", header: texts.buyer, cell: (reservation) => <Buyer reservation={reservation} /> },
    {
      key: "paid",
      header: texts.paidState,
      numeric: true,
      cell: ({ orderDetails: { paidAmount, total } }) => (
        <span className={css.cell}>
          {formatCents(paidAmount)}
          <span className={css.rowNote}>{texts.of(formatCents(total))}</span>
        </span>
      ),
    },
    {
      key: "earnings",
      header: texts.yourEarnings,
      numeric: true,
      cell: ({ earnings, ...reservation }) =>
        hasEnded(reservation) ? "–" : earnings && (
          <span className={css.cell}>
            {formatCents(earnings.netCents)}
            <span className={css.rowNote}>
              {earnings.coverCents > 0
                ? texts.coverAmount(formatCents(earnings.coverCents))
                : shareAfter(earnings)}
            </span>
          </span>
        ),
    },
    {
      key: "due",
      header: texts.balanceDue,
      cell: (reservation) => <span className={css.dueDay}>{dueDay(reservation, today) ?? "–"}</span>,
    },
    {
      key: "actions",
      header: texts.actions,
      hideHeader: true,
      cell: (reservation) => <Actions reservation={reservation} ask={ask} />,
    },
  ];
}

/** A reservation's status, what delays it, and when its pet may go home. */
function Status({ reservation }: { reservation: Reservation }) {
  const { id, status, holdExpiresAt, refund, chargebacks = [], hasDispute, reservedPet: pet } = reservation;
  const home = goingHome(reservation, dayThere(reservation));
  return (
    <span className={css.cell}>
      <ReservationBadge reservation={reservation} />
      {home && <span className={css.refundNote}>{home}</span>}
      {status === "held" && holdExpiresAt
        ? texts.until({
          holdExpiresAt: clockTime(holdExpiresAt),
          part: (text) => <span className={css.rowNote}>{text}</span>,
          refund: refund && <span className={css.refundNote}>{refund.headline}</span>,
        })
        : refund && <span className={css.refundNote}>{refund.headline}</span>}
      {chargebacks.map((contested, index) => {
        const { label, note } = contestedWords(contested, "breeder");
        return (
          <span key={index} className={css.refundNote}>
            {`${label}: ${formatCents(contested.amountCents)}. ${note}. `}
            {!contested.closedAt && (
              <Link href="/breeder/chargebacks" aria-label={texts.addEvidenceFor(pet.name)}>
                {texts.addEvidence}
              </Link>
            )}
          </span>
        );
      })}
      {hasDispute && (
        <Link
          className={css.rowNote}
          href={breederReservationHref({ id })}
          aria-label={`${reportWords(status)}: ${pet.name}`}
        >
          {reportWords(status)}
        </Link>
      )}
    </span>
  );
}

/** The buyer; shown only once a payment was made. */
function Buyer({ reservation: { id, buyer, status } }: { reservation: Reservation }) {
  if (!buyer) {
    const isOver = status === "cancelled-by-buyer" || status === "cancelled-by-breeder" ||
      status === "expired";
    return <span className={css.soft}>{isOver ? "–" : texts.shownOncePaid}</span>;
  }
  return (
    <ContactLinks person={buyer}>
      <Link href={`/messages/new?reservedPetId=${id}`}>{texts.messageBuyer(buyer.firstName)}</Link>
    </ContactLinks>
  );
}

function Actions({ reservation, ask }: {
  reservation: Reservation;
  ask: (move: BreederMove, reservation: Reservation) => void;
}) {
  const shown = movesOf(reservation);
  if (shown.length === 0) return null;
  return (
    <span className={css.rowActions}>
      {shown.map((one) => (
        <span key={one.action}>
          <MoveButton
            move={one}
            petName={reservation.reservedPet.name}
            isShelter={reservation.breeder.isShelter}
            isInRow
            onAsk={(move) => ask(move, reservation)}
          />
        </span>
      ))}
    </span>
  );
}

/** Returns the label of a link to a reported problem. */
function reportWords(status: Reservation["status"]): string {
  return status === "disputed" ? texts.readAndReply : texts.problemReport;
}
