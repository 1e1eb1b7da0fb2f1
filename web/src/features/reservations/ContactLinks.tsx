import type { ReservationBuyer, ReservationSeller } from "@hearthpaw/client";
import { formatPhone } from "../../lib/people.ts";
import css from "./reservations.module.css";

/** Who is on the other side of a paid reservation, to call and to write to. */
export function ContactLinks({ person }: { person: ReservationBuyer | ReservationSeller }) {
  const { firstName, lastName, phoneNumber, email } = person;
  return (
    <span className={css.buyer}>
      <span>{`${firstName} ${lastName}`}</span>
      {phoneNumber && <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </span>
  );
}
