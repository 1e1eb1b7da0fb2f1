import type { Reservation } from "@hearthpaw/client";
import { Avatar, Badge, Link } from "@hearthpaw/ui-kit";
import { MessageButton } from "../../components/chats/MessageButton.tsx";
import { SupportLine } from "../../components/shell/SupportLine.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { breederHref } from "../../lib/breeders.ts";
import * as texts from "./texts.tsx";
import css from "./reservations.module.css";

/** The breeder of a reservation, with their contact details and where to get help. */
export function BreederCard({ reservation }: { reservation: Reservation }) {
  const { breeder, breederContact: contact, status } = reservation;
  return (
    <section className={css.card} aria-labelledby="with-whom">
      <h2 id="with-whom" className={css.small}>{breeder.isShelter ? texts.theShelter : texts.theBreeder}</h2>
      <div className={css.who}>
        <Avatar name={breeder.name} src={breeder.profileImageURL} size={56} />
        <div className={css.whoText}>
          <p className={css.name}>
            <Link href={breederHref(breeder)}>{breeder.name}</Link>
          </p>
          <p className={css.soft}>{breeder.cityAndState}</p>
          {breeder.isVerified && <Badge tone="good" icon="shield">{texts.verified}</Badge>}
        </div>
      </div>
      {contact && <ContactLinks person={contact} />}
      {contact && (
        <MessageButton about={{ reservedPetId: reservation.id }}>{texts.message(breeder.name)}</MessageButton>
      )}
      {(status === "deposit-paid" || status === "paid") && (
        <p className={css.soft}>
          {texts.contactDetailsShared(breeder.name)}
        </p>
      )}
      <SupportLine />
    </section>
  );
}
