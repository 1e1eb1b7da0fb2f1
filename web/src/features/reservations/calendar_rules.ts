import type { Reservation } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import { chargeOf } from "../../components/buying/charge_words.ts";
import * as texts from "./texts.tsx";
import { isDelivered } from "./standing.ts";
import { openBalance } from "./words.ts";

/** An all-day calendar entry: `day` is 'YYYY-MM-DD' at the pet's location. */
export type CalendarDay = { what: "balance" | "go-home"; day: string; title: string; text: string };

/**
 * Returns the days that a buyer still has to keep, earliest first; none once the pet went home or the sale is
 * off. `today` is the date at the pet's location.
 */
export function calendarDays(reservation: Reservation, today: string): CalendarDay[] {
  const { status, breeder, reservedPet: { name }, terms: { goHomeDate }, orderDetails: { balanceDueOn } } =
    reservation;
  const { savedCard } = reservation;
  const charge = chargeOf(savedCard, today);
  const cents = openBalance(reservation);
  const days: CalendarDay[] = [];
  if (cents > 0 && balanceDueOn && !reservation.stop) {
    days.push({
      what: "balance",
      day: balanceDueOn,
      title: (charge ? texts.balanceChargedEntry : texts.balanceDueEntry)({
        amount: formatCents(cents),
        name,
      }),
      text: charge ? texts.balanceChargedEntryHint(charge.words) : texts.balanceDueEntryHint,
    });
  }
  if ((status === "deposit-paid" || status === "paid") && goHomeDate) {
    days.push({
      what: "go-home",
      day: goHomeDate,
      title: texts.goHomeEntry(name),
      text: isDelivered(reservation)
        ? texts.goHomeDeliveryHint(name)
        : texts.goHomeEntryHint({ name, seller: breeder.name }),
    });
  }
  return days.filter(({ day }) => day >= today).sort((a, b) => a.day.localeCompare(b.day));
}
