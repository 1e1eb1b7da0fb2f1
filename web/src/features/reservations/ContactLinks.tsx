import type { ReactNode } from "react";
import type { ReservationBuyer, ReservationSeller } from "@hearthpaw/client";
import { EmailText } from "../../components/people/EmailText.tsx";
import { formatPhone } from "../../lib/people.ts";
import css from "./reservations.module.css";

/** Name, phone and email links of the other side of a paid reservation. */
export function ContactLinks({ person, children }: {
  person: ReservationBuyer | ReservationSeller;
  /** Another way to reach them, below these. */
  children?: ReactNode;
}) {
  const { firstName, lastName, phoneNumber, email } = person;
  return (
    <span className={css.buyer}>
      <span>{`${firstName} ${lastName}`}</span>
      {phoneNumber && <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>}
      {email && (
        <a href={`mailto:${email}`}>
          <span>
            <EmailText email={email} />
          </span>
        </a>
      )}
      {children}
    </span>
  );
}
