import { getRouteApi } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BreederSummary, BreedFacts } from "@hearthpaw/client";
import {
  Avatar,
  Badge,
  Breadcrumbs,
  ButtonLink,
  Container,
  countText,
  Empty,
  formatCents,
  KeyFacts,
  Link,
  PetGrid,
  previewStyle,
  Rating,
  Section,
} from "@hearthpaw/ui-kit";
import { useLivePets } from "../../components/pets/live_pets.ts";
import { PetTile } from "../../components/pets/PetTile.tsx";
import { JoinWaitlist } from "../../components/waitlists/JoinWaitlist.tsx";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import { later } from "../../lib/later.tsx";
import { availableText, breedPetsQuery, breedQuery, rangeText } from "./breed_queries.ts";
import * as texts from "./texts.ts";
import css from "./breeds.module.css";

const route = getRouteApi("/breeds/$slug");

const SHOWN = 8;

export const Care = later(() => import("./care/CareLater.tsx").then((module) => module.Care));

/** A breed with its description, available pets and breeders. */
export function BreedScreen() {
  const { slug } = route.useParams();
  const client = useClient();
  const queryClient = useQueryClient();
  const { data } = useQuery(breedQuery(client, slug));
  const found = useQuery(breedPetsQuery(client, slug));
  const live = useLivePets(() => void queryClient.invalidateQueries({ queryKey: ["searchPetsLean"] }));
  // The loader has loaded it; without data this is another page.
  if (!data) return null;
  const { breed } = data;
  const isDog = breed.category === "Dogs";
  const young = isDog ? "puppies" : "kittens";
  const pets = found.data?.data.pets.slice(0, SHOWN).map(live) ?? [];
  const all = `/${isDog ? "dogs" : "cats"}?breed=${breed.slug}`;
  return (
    <Container className={css.page}>
      <Breadcrumbs
        items={[
          { label: isDog ? texts.dogBreeds : texts.catBreeds, href: isDog ? "/dog-breeds" : "/cat-breeds" },
          { label: breed.breedName },
        ]}
      />
      <div className={css.top}>
        <div className={css.words}>
          <h1 className={css.title}>{breed.breedName}</h1>
          <p className={css.summary}>{breed.summary}</p>
          <ul className={css.badges}>
            {breed.temperament.map((word) => (
              <li key={word}>
                <Badge tone="brand">{word.charAt(0).toUpperCase() + word.slice(1)}</Badge>
              </li>
            ))}
            {breed.isLowShedding && (
              <li>
                <Badge tone="good">{texts.lowShedding}</Badge>
              </li>
            )}
            {breed.isApartmentFriendly && (
              <li>
                <Badge tone="good">{texts.goodInAnApartment}</Badge>
              </li>
            )}
          </ul>
          {breed.availablePets > 0
            ? (
              <p>
                <ButtonLink href={all} size="large">
                  {breed.priceMinCents === null
                    ? texts.see(countText(breed.availablePets, isDog ? texts.dog : texts.cat))
                    : texts.seeFrom({
                      availablePets: countText(breed.availablePets, isDog ? texts.dog : texts.cat),
                      priceMinCents: formatCents(breed.priceMinCents),
                    })}
                </ButtonLink>
              </p>
            )
            : <p className={css.soft}>{availableText(breed)}</p>}
        </div>
        {breed.image && (
          <img
            className={css.picture}
            src={breed.image.fullUrl}
            srcSet={`${breed.image.cardUrl} 640w, ${breed.image.fullUrl} ${breed.image.width}w`}
            sizes="(min-width: 1024px) 520px, 92vw"
            width={breed.image.width}
            height={breed.image.height}
            alt={breed.image.alt}
            style={previewStyle(breed.image.preview)}
            fetchPriority="high"
          />
        )}
      </div>
      <div className={css.sections}>
        <Section title={texts.atAGlance}>
          <Facts breed={breed} />
        </Section>
        {breed.care && <Care breedName={breed.breedName} care={breed.care} />}
        <Section
          title={texts.available(young)}
          action={pets.length > 0 ? { label: texts.showAll, href: all } : undefined}
        >
          {pets.length > 0
            ? (
              <PetGrid label={texts.available(young)}>
                {pets.map((pet) => <PetTile key={pet.id} pet={pet} />)}
              </PetGrid>
            )
            : (
              <Empty
                heading="h3"
                title={texts.noYoungListed({ breedName: breed.breedName, young })}
                action={
                  <ButtonLink href={isDog ? "/dogs" : "/cats"} variant="secondary">
                    {texts.seeOther(young)}
                  </ButtonLink>
                }
              >
                <p>{texts.checkBackOrSimilarBreed}</p>
              </Empty>
            )}
        </Section>
        {breed.breeders.length > 0 && (
          <Section
            title={texts.whoHas({ breedName: breed.breedName, young })}
            action={{ label: texts.seeAll, href: `/breeders?breed=${breed.slug}` }}
          >
            <ul className={css.breeders}>
              {breed.breeders.map((breeder) => <Breeder key={breeder.id} breeder={breeder} />)}
            </ul>
            <div className={css.waitlist}>
              <p>
                {texts.joinWaitlistLead}
              </p>
              <JoinWaitlist breeders={breed.breeders} breed={breed} />
            </div>
          </Section>
        )}
        <Section title={texts.colors} lead={texts.colorsLead}>
          <ul className={css.colors}>
            {breed.colors.map(({ title }) => <li key={title}>{title}</li>)}
          </ul>
        </Section>
      </div>
    </Container>
  );
}

function Facts({ breed }: { breed: BreedFacts }) {
  const { adultWeightLb: weight, adultHeightIn: height, lifeSpanYears, coatTypes, sizeClasses, group } =
    breed;
  const facts = [
    ...(group ? [{ term: texts.group, value: group }] : []),
    { term: texts.weightMale, value: rangeText(weight.male, "lb") },
    { term: texts.weightFemale, value: rangeText(weight.female, "lb") },
    ...(height ? [{ term: texts.height, value: rangeText(height, "in") }] : []),
    { term: texts.lifeSpan, value: rangeText(lifeSpanYears, "years") },
    { term: texts.coat, value: coatTypes.join(", ") },
    ...(sizeClasses.length > 0 ? [{ term: texts.sizes, value: sizeClasses.join(", ") }] : []),
    ...(breed.care ? [] : [{ term: texts.shedding, value: breed.isLowShedding ? texts.low : texts.average }]),
    ...(breed.isHybrid ? [{ term: texts.breedType, value: texts.aCrossOfTwoBreeds }] : []),
  ];
  return <KeyFacts facts={facts} look="tiles" />;
}

function Breeder({ breeder }: { breeder: BreederSummary }) {
  const { name, cityAndState, profileImageURL, isVerified, isShelter, ratingAverage, ratingCount } = breeder;
  return (
    <li>
      <Link href={breederHref(breeder)} className={css.breeder}>
        <Avatar name={name} src={profileImageURL} size={56} shape="arch" />
        <span className={css.breederWords}>
          <strong>{name}</strong>
          <span className={css.soft}>{cityAndState}</span>
          <span className={css.breederMarks}>
            {isVerified && (
              <Badge tone="good" icon="shield">{isShelter ? texts.verifiedShelter : texts.verified}</Badge>
            )}
            {ratingCount > 0 && ratingAverage !== null && (
              <Rating
                value={ratingAverage}
                count={ratingCount}
              />
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
