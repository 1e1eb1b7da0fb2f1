import type { ReactNode } from "react";
import type { Pet } from "@hearthpaw/client";
import { ButtonLink, Flash, formatCents, Icon, Price, StatusBadge } from "@hearthpaw/ui-kit";
import { later } from "../../lib/later.tsx";
import { petHref, shownStatus } from "../../lib/pets.ts";
import { isOpen, priceWithFee } from "../../components/pets/card_rules.ts";
import { includesText, kindOf, type Standing } from "../../components/pets/pet_rules.ts";
import { Sum } from "./Sum.tsx";
import * as texts from "./texts.tsx";
import type { Choice } from "./use_choice.ts";
import css from "./offer.module.css";

const load = () => import("./OfferLater.tsx");
/** The ways home with their prices, and every line of the order. */
export const Costs = later(() => load().then((module) => module.Costs));
const SharePet = later(() => load().then((module) => module.SharePet));

/** The full cost of the pet, the ways home, and the button to reserve it. */
export function PetOffer({ pet, choice, standing, isMine, isBack, pickUntil, first, reserve }: {
  pet: Pet;
  choice: Choice;
  standing: Standing;
  /** Whether it is held or reserved for this visitor. */
  isMine: boolean;
  isBack: boolean;
  /** End of the visitor's exclusive right to reserve it, from the breeder's waitlist. */
  pickUntil: string | undefined;
  /** Steps before a reservation, such as the breeder's questions. */
  first?: ReactNode;
  reserve: ReactNode;
}) {
  const isHeld = isOpen(pet) && pet.onHold;
  return (
    <section className={css.offer} aria-label={texts.priceAndReservationOf(pet.name)}>
      <div className={css.top}>
        <div>
          {pet.isRescue && <p className={css.soft}>{texts.adoptionFee}</p>}
          <Price cents={priceWithFee(pet.priceCents)} size="large" note={includesText(pet)} />
        </div>
        {!choice.barred && (
          <StatusBadge status={shownStatus(pickUntil ? { ...pet, promisedUntil: null } : pet)} />
        )}
      </div>
      {/* Always rendered: screen readers then announce a change of status. */}
      <div role="status" className={css.news}>
        {standing.title && (
          <Flash
            tone={isHeld || pet.promisedUntil ? "wait" : isMine ? "done" : "info"}
            stay
            inRegion
            title={standing.title}
            text={standing.text}
          />
        )}
        {pickUntil && standing.canReserve && (
          <Flash
            tone="done"
            stay
            inRegion
            title={texts.yourTurnToReserve(pet.name)}
            text={texts.yoursToPickUntil({ pickUntil, name: pet.name })}
          />
        )}
        {isBack && <Flash tone="done" stay inRegion title={texts.nameIsAvailableAgain(pet.name)} />}
      </div>
      {isOpen(pet) && !choice.barred
        ? (
          <>
            <Costs pet={pet} choice={choice} />
            {first}
            <div className={css.inColumn}>
              <Sum choice={choice} className={css.beside} />
              {reserve}
            </div>
            {standing.canReserve && !choice.isFree && (
              <p className={css.promise}>
                <Icon name="shield" size={18} />
                <span>
                  {texts.refundPromise({
                    kind: kindOf(pet),
                    late: choice.order && choice.order.lateCancellationCents > 0
                      ? formatCents(choice.order.lateCancellationCents)
                      : undefined,
                  })}
                </span>
              </p>
            )}
          </>
        )
        : (
          <div className={css.actions}>
            <div className={css.inColumn}>{reserve}</div>
            {!isMine && (
              <ButtonLink href={`${petHref(pet)}#similar`} variant="secondary" block>
                {texts.seeAvailableDogsCats(pet.type)}
              </ButtonLink>
            )}
          </div>
        )}
      <SharePet pet={pet} />
    </section>
  );
}
