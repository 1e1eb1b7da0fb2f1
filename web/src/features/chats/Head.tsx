import type { ReactNode } from "react";
import type { ChatPartner, PetCard } from "@hearthpaw/client";
import { Avatar, Icon, Link, Price, StatusBadge } from "@hearthpaw/ui-kit";
import { useMyPromise } from "../../components/waitlists/use_promise.ts";
import { breederHref } from "../../lib/breeders.ts";
import { petHref, pictureUrl, shownStatus } from "../../lib/pets.ts";
import * as texts from "./texts.ts";
import css from "./chats.module.css";

/** The conversation's partner and pet. */
export function Head({ partner, pet, isSelling, reservedPetId, menu }: {
  partner: ChatPartner;
  pet?: PetCard;
  isSelling: boolean;
  reservedPetId?: string;
  menu?: ReactNode;
}) {
  const sale = reservedPetId &&
    `${isSelling ? "/breeder/reservations" : "/account/reserved"}/${reservedPetId}`;
  return (
    <header className={css.head}>
      <div className={css.headLine}>
        <Link href="/messages" className={css.back} aria-label={texts.backToAllMessages}>
          <Icon name="arrow-left" size={22} />
        </Link>
        <Avatar
          name={partner.name}
          src={partner.profileImageURL}
          size={40}
          shape={isSelling ? "circle" : "arch"}
        />
        <h2 className={css.headName}>
          {partner.breederId
            ? (
              <Link href={breederHref({ id: partner.breederId, slug: partner.breederSlug })}>
                {partner.name}
              </Link>
            )
            : partner.name}
        </h2>
        {menu}
      </div>
      {pet && (
        <div className={css.pet}>
          {pet.defaultImage && (
            <img src={pictureUrl(pet.defaultImage, "thumb")} alt="" width={56} height={42} />
          )}
          <span className={css.petText}>
            <Link href={petHref(pet)} className={css.petName}>{pet.name}</Link>
            <span className={css.soft}>{pet.breed.breedName}</span>
          </span>
          <span className={css.petEnd}>
            {sale ? <Link href={sale}>{texts.reservation}</Link> : <Standing pet={pet} />}
          </span>
        </div>
      )}
    </header>
  );
}

/** The pet's price, or the reason why it cannot be reserved now. */
function Standing({ pet }: { pet: PetCard }) {
  const isMine = useMyPromise(pet) !== undefined;
  const status = shownStatus(isMine ? { ...pet, promisedUntil: null } : pet);
  return status === "available" ? <Price cents={pet.priceWithFeeCents} /> : <StatusBadge status={status} />;
}
