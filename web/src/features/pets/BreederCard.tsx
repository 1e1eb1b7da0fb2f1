import type { Pet } from "@hearthpaw/client";
import {
  Avatar,
  countText,
  Icon,
  type IconName,
  Link,
  Rating,
  Section,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { breederHref } from "../../lib/breeders.ts";
import { fullDayText, monthText } from "../../lib/days.ts";
import type { PetBreeder } from "./pet_queries.ts";
import { ReachBreeder } from "../../components/questions/ReachBreeder.tsx";
import css from "./pet.module.css";

/** Who raised the pet: verified what and when, how long with us, how many homes found. */
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
        `Identity and ${isShelter ? "premises" : "home"} checked by our team${
          breeder?.verifiedAt ? ` on ${fullDayText(breeder.verifiedAt)}` : ""
        }`,
      ]
      : ["info", `Not verified yet. We haven't finished checking this ${isShelter ? "shelter" : "breeder"}`],
    breeder?.licence ? ["document", breeder.licence] : undefined,
    breeder && breeder.homesFound > 0
      ? [
        "home",
        `${countText(breeder.homesFound, "home")} found${isShelter ? "" : " for puppies and kittens"}`,
      ]
      : undefined,
    [
      "calendar",
      `Member since ${monthText(memberSince)}${
        breeder?.breedingSince && !isShelter ? `, breeding since ${breeder.breedingSince}` : ""
      }`,
    ],
  ];
  return (
    <Section
      title={pet.isRescue ? `Who cares for ${pet.name}` : `Who raised ${pet.name}`}
      className={css.block}
    >
      <div className={css.breeder}>
        <Avatar name={name} src={profileImageURL} shape="arch" size={96} />
        <div className={css.breederText}>
          <h3 className={css.breederName}>
            <Link href={breederHref(pet.breeder)}>{name}</Link>
            {isVerified && <StatusBadge status="verified" />}
          </h3>
          <p className={css.soft}>{isShelter ? "Shelter" : "Breeder"} in {cityAndState}</p>
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
