import type { PetCard } from "@hearthpaw/client";
import { Container, cx, Icon, Link, previewStyle } from "@hearthpaw/ui-kit";
import { cardAge } from "../../components/pets/pet_rules.ts";
import { SearchBox } from "../../components/search/SearchBox.tsx";
import { petHref } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import type { HomeFilter } from "./home_queries.ts";
import css from "./home.module.css";

/** The first sight: who is waiting, and the search. */
export function HomeHero({ filter, pet, beside }: {
  filter: HomeFilter;
  pet: PetCard | undefined;
  beside: readonly PetCard[];
}) {
  const noun = filter.type === "Dogs" ? "puppy" : "kitten";
  return (
    <div className={css.hero}>
      <Container className={css.heroInner}>
        <div className={css.words}>
          <h1 className={css.title}>
            A {noun} raised with care, from someone you can trust
          </h1>
          <p className={css.lead}>
            Verified breeders and shelters, health records you can read, and a payment that's protected until
            your {noun} is home.
          </p>
          <SearchBox label="Find a pet" isLarge />
          <ul className={css.promises}>
            <li>
              <Icon name="shield" size={18} />Verified breeders
            </li>
            <li>
              <Icon name="health" size={18} />Health records shown
            </li>
            <li>
              <Icon name="lock" size={18} />Protected payment
            </li>
          </ul>
        </div>
        {pet?.defaultImage && (
          <div className={css.pictures}>
            <HeroPet pet={pet} isFirst />
            {beside.map((other) => other.defaultImage && <HeroPet key={other.id} pet={other} />)}
          </div>
        )}
      </Container>
    </div>
  );
}

function HeroPet({ pet, isFirst }: { pet: PetCard; isFirst?: boolean }) {
  const today = useToday();
  const image = pet.defaultImage!;
  return (
    <Link href={petHref(pet)} className={cx(css.heroPet, isFirst && css.first)}>
      <img
        src={isFirst ? image.fullUrl : image.cardUrl}
        srcSet={isFirst ? `${image.cardUrl} 640w, ${image.fullUrl} ${image.width}w` : undefined}
        sizes={isFirst ? "(min-width: 1024px) 560px, 92vw" : undefined}
        width={image.width}
        height={image.height}
        alt={image.alt}
        style={previewStyle(image.preview)}
        fetchPriority={isFirst ? "high" : undefined}
      />
      <span className={css.caption}>
        <strong>{pet.name}</strong>
        <span>
          {isFirst ? `${pet.breed.breedName}, ${cardAge(pet, today)}` : pet.breed.breedName}
        </span>
      </span>
    </Link>
  );
}
