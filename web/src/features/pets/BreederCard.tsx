import type { Pet } from "@hearthpaw/client";
import { Avatar, Icon, type IconName, Link, Rating, Section, StatusBadge } from "@hearthpaw/ui-kit";
import { breederHref } from "../../lib/breeders.ts";
import { fullDayText, monthText } from "../../lib/days.ts";
import type { PetBreeder } from "./pet_queries.ts";
import { responseSentence } from "../../components/people/response_words.ts";
import { ReachBreeder } from "../../components/questions/ReachBreeder.tsx";
import * as texts from "./texts.tsx";
import css from "./pet.module.css";

/** The pet's breeder: their verification with its date, years with us, and number of homes found. */
export function BreederCard({ pet, breeder }: { pet: Pet; breeder: PetBreeder | undefined }) {
  const {
    name,
    cityAndState,
    profileImageURL,
    isVerified,
    isShelter,
    ratingCount,
    ratingAverage,
    memberSince,
  } = pet.breeder;
  const facts: (readonly [IconName, string] | undefined)[] = [
    isVerified
      ? [
        "shield",
        breeder?.verifiedAt
          ? texts.identityCheckedOn({ isShelter, verifiedAt: fullDayText(breeder.verifiedAt) })
          : texts.identityChecked(isShelter),
      ]
      : ["info", texts.notVerifiedYet(isShelter)],
    breeder?.licence ? ["document", breeder.licence] : undefined,
    breeder?.response && ["chat", responseSentence(breeder.response)],
    breeder && breeder.homesFound > 0
      ? [
        "home",
        texts.foundHomes({ homesFound: breeder.homesFound, isShelter }),
      ]
      : undefined,
    [
      "calendar",
      breeder?.breedingSince && !isShelter
        ? texts.memberSinceBreedingSince({
          memberSince: monthText(memberSince),
          breedingSince: breeder.breedingSince,
        })
        : texts.memberSince(monthText(memberSince)),
    ],
  ];
  return (
    <Section
      title={pet.isRescue ? texts.aboutTheShelter : texts.aboutTheBreeder}
      className={css.block}
    >
      <div className={css.breeder}>
        <Avatar name={name} src={profileImageURL} shape="arch" size={96} />
        <div className={css.breederText}>
          <h3 className={css.breederName}>
            <Link href={breederHref(pet.breeder)}>{name}</Link>
            {isVerified && <StatusBadge status="verified" />}
          </h3>
          <p className={css.soft}>{texts.shelterBreederIn({ isShelter, cityAndState })}</p>
          <Rating value={ratingAverage ?? 0} count={ratingCount} />
        </div>
        <div className={css.reach}>
          <ReachBreeder breeder={pet.breeder} pet={pet} ownPetIds={[pet.id]} />
        </div>
        <ul className={css.checks}>
          {facts.map((fact) =>
            fact && (
              <li key={fact[1]}>
                <Icon name={fact[0]} size={18} />
                {fact[1]}
              </li>
            )
          )}
        </ul>
      </div>
    </Section>
  );
}
