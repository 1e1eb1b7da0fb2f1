import type { PetCard } from "@hearthpaw/client";
import { Container, cx, Icon, Link, previewStyle } from "@hearthpaw/ui-kit";
import { cardAge } from "../../components/pets/card_rules.ts";
import { SearchBox } from "../../components/search/SearchBox.tsx";
import { petHref, pictureOf } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import type { HomeFilter } from "./home_queries.ts";
import * as texts from "./texts.tsx";
import css from "./home.module.css";

/** The first screen: pets that await a home, and the search. */
export function HomeHero({ filter, pet, beside }: {
  filter: HomeFilter;
  pet: PetCard | undefined;
  beside: readonly PetCard[];
}) {
  const noun = filter.type === "Dogs" ? texts.puppy : texts.kitten;
  return (
    <div className={css.hero}>
      <Container className={css.heroInner}>
        <div className={css.words}>
          <h1 className={css.title}>
            {texts.heroHeading(noun)}
          </h1>
          <p className={css.lead}>
            {texts.heroText(noun)}
          </p>
          <SearchBox label={texts.findAPet} isLarge />
          <ul className={css.promises}>
            <li>
              <Icon name="shield" size={18} />
              {texts.verifiedBreeders}
            </li>
            <li>
              <Icon name="health" size={18} />
              {texts.healthTestsShown}
            </li>
            <li>
              <Icon name="lock" size={18} />
              {texts.protectedPayment}
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
        srcSet={isFirst ? `${image.cardUrl} 640w, ${image.fullUrl} ${image.width}w` : pictureOf(image).srcSet}
        sizes={isFirst
          ? "(min-width: 1024px) 560px, 92vw"
          : "(min-width: 1024px) 280px, (min-width: 530px) 46vw, 76vw"}
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
