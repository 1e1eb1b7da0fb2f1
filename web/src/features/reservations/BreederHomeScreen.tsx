import type { Reservation } from "@hearthpaw/client";
import {
  ButtonLink,
  dayText,
  Empty,
  ErrorNotice,
  formatCents,
  Link,
  Skeleton,
  Stack,
  Stat,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/BreederShell.tsx";
import { VerifyCard } from "../../components/VerifyCard.tsx";
import { useToday } from "../../lib/today.ts";
import { ReservationBadge } from "./ReservationBadge.tsx";
import { useReservationPages } from "./use_reservation_pages.ts";
import { lower, openBalance } from "./words.ts";
import css from "./reservations.module.css";

/** The breeder's first page: what waits for them, then the figures. */
export function BreederHomeScreen() {
  return (
    <BreederShell title="Your dashboard">
      <h1 className={css.heading}>Today</h1>
      <VerifyCard />
      <Today />
    </BreederShell>
  );
}

function Today() {
  const today = useToday();
  const { reservations, error, isPending, hasNextPage, refetch } = useReservationPages("breeder", [
    "held",
    "processing",
    "deposit-paid",
    "paid",
    "handed-over",
    "disputed",
  ]);
  if (isPending) {
    return (
      <Stack gap={4}>
        <Skeleton height={80} />
        <Skeleton height={160} />
      </Stack>
    );
  }
  if (error && reservations.length === 0) {
    return (
      <ErrorNotice
        title={error.status === 0 ? "The server cannot be reached." : error.message}
        onRetry={() => refetch()}
      />
    );
  }
  if (reservations.length === 0) {
    return (
      <Empty
        title="Nothing waits for you today"
        action={
          <ButtonLink href="/breeder/reservations?show=completed" variant="secondary">
            Completed sales
          </ButtonLink>
        }
      >
        <p>Holds, payments and hand-overs of your pets will be here.</p>
      </Empty>
    );
  }
  const waiting = reservations.flatMap((reservation) => {
    const text = taskOf(reservation, today);
    return text ? [{ reservation, text }] : [];
  });
  // Figures of a first page of twenty would be wrong where there are more.
  const count = (n: number) => hasNextPage ? `${n}+` : `${n}`;
  const of = (...status: Reservation["status"][]) =>
    reservations.filter((one) => status.includes(one.status)).length;
  return (
    <Stack gap={6}>
      <section aria-labelledby="waits">
        <h2 id="waits" className={css.small}>What needs you</h2>
        {waiting.length === 0
          ? <p className={css.soft}>Nothing. Your reservations go on by themselves.</p>
          : (
            <ul className={css.tasks}>
              {waiting.map(({ reservation, text }) => (
                <li key={reservation.id} className={css.task}>
                  <div>
                    <p className={css.taskName}>
                      <Link href="/breeder/reservations">{reservation.reservedPet.name}</Link>
                    </p>
                    <p className={css.soft}>{text}</p>
                  </div>
                  <ReservationBadge status={reservation.status} />
                </li>
              ))}
            </ul>
          )}
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures" className={css.small}>Reservations</h2>
        <div className={css.stats}>
          <Stat
            label="In the checkout"
            value={count(of("held", "processing"))}
            icon="clock"
            href="/breeder/reservations"
          />
          <Stat
            label="Waiting for the balance"
            value={count(of("deposit-paid"))}
            icon="card"
            href="/breeder/reservations"
          />
          <Stat
            label="Paid, to be handed over"
            value={count(of("paid", "handed-over"))}
            icon="home"
            href="/breeder/reservations"
          />
        </div>
      </section>
    </Stack>
  );
}

/** What a reservation asks of its breeder now; undefined when nothing. */
function taskOf(reservation: Reservation, today: string): string | undefined {
  const { status, allowedActions, balanceDueAt, reservedPet: { name }, buyer } = reservation;
  const can = (action: string) => allowedActions.some((one) => one.action === action && one.isAllowed);
  const who = buyer ? `${buyer.firstName} ${buyer.lastName}` : "The buyer";
  if (status === "handed-over") return `${who} says that ${name} has arrived. Complete the sale.`;
  if (status === "paid" && can("complete")) return `Paid in full. Hand ${name} over, then complete the sale.`;
  if (status === "deposit-paid" && can("extend")) {
    return `The balance of ${formatCents(openBalance(reservation))} was due ${
      balanceDueAt ? lower(dayText(balanceDueAt, today)) : "already"
    }. Ask ${who}, or give more time.`;
  }
  if (status === "disputed") return "The buyer has reported a problem. Our staff get in touch with you.";
  return undefined;
}
