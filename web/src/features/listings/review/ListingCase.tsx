import type { RefObject } from "react";
import type { Pet, ReviewListing } from "@hearthpaw/client";
import {
  ageText,
  Badge,
  Button,
  dayText,
  exactText,
  Icon,
  type KeyFact,
  KeyFacts,
  Link,
  Price,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { PetBadges } from "../../../components/pets/PetBadges.tsx";
import { About } from "../../../components/pets/PetFacts.tsx";
import { PetHealth, PetParents } from "../../../components/pets/PetHealth.tsx";
import { HealthDocuments } from "../../../components/staff/HealthDocuments.tsx";
import { useToday } from "../../../lib/today.ts";
import { type Check, checksOf, warningsOf } from "./checks_rules.ts";
import { History } from "./History.tsx";
import { ReviewPictures } from "./ReviewPictures.tsx";
import { breederHref } from "../../../lib/breeders.ts";
import { inSentence } from "../../../lib/days.ts";
import * as texts from "./texts.tsx";
import { type Decision, DECISIONS, POSSIBLE, type QueueStatus, STAFF_WORDS } from "./words.ts";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

/** One listing in review: its public text, the checks beside it, and the possible decisions. */
export function ListingCase({ one, head, status, onDecide }: {
  one: ReviewListing;
  head: RefObject<HTMLHeadingElement | null>;
  status: QueueStatus;
  onDecide: (decision: Decision) => unknown;
}) {
  const today = useToday();
  const { pet, breeder } = one;
  const checks = checksOf(one, today);
  const warnings = warningsOf(checks);
  const said = pet.events.find(({ actor, reason }) => actor === "admin" && reason !== null);
  const name = pet.name ?? texts.unnamed;
  return (
    <article className={css.case} aria-labelledby="case">
      <header className={shared.head}>
        <div>
          <h2 id="case" className={shared.name} tabIndex={-1} ref={head}>{name}</h2>
          <p className={css.soft}>
            {[pet.breed?.breedName, pet.sex, pet.birthDate && ageText(pet.birthDate, today)].filter(Boolean)
              .join(" · ")}
          </p>
          <p className={css.soft}>
            {texts.nameSubmitted({
              name: breeder.name,
              submittedAt: (
                <time dateTime={one.submittedAt} title={exactText(one.submittedAt)}>
                  {inSentence(dayText(one.submittedAt, today))}
                </time>
              ),
            })}
          </p>
        </div>
        <StatusBadge status={status} word={STAFF_WORDS[status]} />
      </header>
      {said && (
        <p className={shared.asked}>
          <strong>{texts.ourLastMessage(STAFF_WORDS[said.status] ?? said.status)}</strong> {said.reason}
        </p>
      )}
      {warnings.length > 0 && (
        <section className={css.warnings} aria-labelledby="odd">
          <h3 id="odd" className={css.oddTitle}>
            <Icon name="warning" size={18} />
            {warnings.length === 1 ? texts.flag : texts.warningsCountFlags(warnings.length)}
          </h3>
          <ul>
            {warnings.map((warning) => <li key={warning}>{warning}</li>)}
          </ul>
        </section>
      )}
      <div className={css.columns}>
        <div className={css.public}>
          <ReviewPictures name={name} images={pet.images} />
          {one.shown ? <PublicView pet={one.shown} /> : (
            <p className={shared.asked}>
              {pet.missing.length > 0 ? texts.draftHasNoPage : texts.inactiveHasNoPage}
            </p>
          )}
        </div>
        <div className={css.ours}>
          <BreederFacts one={one} />
          <section aria-labelledby="fields">
            <h3 id="fields" className={shared.small}>{texts.fieldByField}</h3>
            <KeyFacts facts={checks.map(factOf)} />
          </section>
          <HealthDocuments tests={pet.healthTests} />
          <History events={pet.events} />
        </div>
      </div>
      <div className={css.decide} role="group" aria-label={texts.resolveListing(name)}>
        {POSSIBLE[status].map((decision, index) => (
          <Button
            key={decision}
            icon={DECISIONS[decision].icon}
            disabledReason={decision === "available" ? approvalRefusal(one) : undefined}
            variant={index === 0 ? "primary" : decision === "no-longer-available" ? "quiet" : "secondary"}
            onClick={() => onDecide(decision)}
          >
            {DECISIONS[decision].verb}
          </Button>
        ))}
      </div>
    </article>
  );
}

/** Returns why the listing can't be approved now; undefined if it can. */
export const approvalRefusal = ({ breeder }: ReviewListing): string | undefined =>
  breeder.isVerified ? undefined : texts.breederUnverified(breeder.name);

const factOf = ({ term, value, warning }: Check): KeyFact => ({
  term,
  value,
  note: warning && <span className={css.odd}>{warning}</span>,
});

/** The texts and facts of the future page. */
function PublicView({ pet }: { pet: Pet }) {
  const asLive: Pet = { ...pet, status: "available" };
  return (
    <section className={css.page} aria-label={texts.asBuyersWillSeeIt}>
      <p className={css.soft}>{texts.asBuyersWillSeeIt}</p>
      <Price cents={pet.priceCents} size="large" />
      <PetBadges pet={asLive} />
      <About pet={asLive} />
      <PetHealth pet={asLive} />
      <PetParents pet={asLive} />
      {pet.videoLocation && (
        <video
          className={css.video}
          src={pet.videoLocation}
          controls
          preload="metadata"
          aria-label={texts.aVideoOf(pet.name)}
        />
      )}
    </section>
  );
}

function BreederFacts({ one: { breeder, pet } }: { one: ReviewListing }) {
  const today = useToday();
  return (
    <section aria-labelledby="whose">
      <h3 id="whose" className={shared.small}>{breeder.isShelter ? texts.shelter : texts.breeder}</h3>
      <p className={css.whose}>
        {breeder.isVerified
          ? (
            <>
              <Link href={breederHref(breeder)}>{breeder.name}</Link>
              <Badge tone="good" icon="shield">{texts.verified}</Badge>
            </>
          )
          : (
            <>
              {breeder.name}
              <Badge tone="wait" icon="clock">{texts.notVerified}</Badge>
              <Link href="/admin/verifications">{texts.openVerifications}</Link>
            </>
          )}
      </p>
      <p className={css.soft}>
        {breeder.ratingAverage !== null
          ? texts.breederWithRating({
            cityAndState: breeder.cityAndState,
            memberSince: inSentence(dayText(breeder.memberSince, today)),
            ratingAverage: breeder.ratingAverage,
            ratingCount: breeder.ratingCount,
          })
          : texts.breederWithoutRating({
            cityAndState: breeder.cityAndState,
            memberSince: inSentence(dayText(breeder.memberSince, today)),
          })}
      </p>
      {pet.skipsReview && <p className={css.soft}>{texts.skipsReviewNow}</p>}
    </section>
  );
}
