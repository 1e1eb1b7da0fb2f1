import { Suspense } from "react";
import type { FeaturedCategory, PetCard, PopularBreed } from "@hearthpaw/client";
import {
  ButtonLink,
  Carousel,
  cx,
  formatCents,
  Icon,
  type IconName,
  Link,
  numberText,
  previewStyle,
  Section,
} from "@hearthpaw/ui-kit";
import { cardAge } from "../../components/pets/card_rules.ts";
import { OutsideReviews } from "../../components/reviews/OutsideReviews.tsx";
import { FIGURES as is } from "../../lib/figures.ts";
import { petHref, pictureOf } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import type { HomeFilter } from "./home_queries.ts";
import * as texts from "./texts.tsx";
import css from "./home.module.css";

/** The part of the home page below the pets. */
export function HomeRest({ filter, categories, spotlight, breeds }: {
  filter: HomeFilter;
  categories: readonly FeaturedCategory[];
  spotlight: readonly PetCard[];
  breeds: readonly PopularBreed[];
}) {
  return (
    <>
      <Categories filter={filter} categories={categories} />
      <Spotlight pets={spotlight} />
      {/* React hydrates these after the others, or at once when a visitor presses something in them. */}
      <Suspense>
        <Breeds filter={filter} breeds={breeds} />
        <HowItWorks />
        <Protection />
        <OutsideReviews />
        <ForBreeders />
      </Suspense>
    </>
  );
}

const categoryIcons: Record<number, IconName> = { 1: "home", 3: "heart", 5: "user", 7: "paw", 12: "star" };
const categoryWords: Record<number, string> = {
  1: texts.happyWithoutAYard,
  3: texts.raisedInTheLivingRoom,
  5: texts.gentleWithChildren,
  7: texts.getsAlongWithOtherPets,
  12: texts.easyOnTheFurniture,
};

/** Links to searches by badge. */
function Categories({ filter, categories }: {
  filter: HomeFilter;
  categories: readonly FeaturedCategory[];
}) {
  const path = `/${filter.type.toLowerCase()}`;
  return (
    <Section title={texts.findYourMatch}>
      <Carousel label={texts.findYourMatch} show={[2.25, 3.3, 5]}>
        {categories.map(({ id, label, availablePets }) => (
          <li key={id}>
            <Link href={`${path}?categories=${id}`} className={css.category}>
              <span className={css.categoryIcon}>
                <Icon name={categoryIcons[id] ?? "paw"} size={24} />
              </span>
              <strong>{label}</strong>
              <span>{categoryWords[id]}</span>
              <span className={css.count}>{texts.pet(availablePets)}</span>
            </Link>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

/** A curated few pets, in large pictures. */
function Spotlight({ pets }: { pets: readonly PetCard[] }) {
  const today = useToday();
  if (pets.length === 0) return null;
  return (
    <Section
      title={texts.inTheSpotlight}
      lead={texts.todaysPicks}
    >
      <Carousel label={texts.inTheSpotlight} show={[1.25, 2.2, 4]}>
        {pets.map((pet) => (
          <li key={pet.id}>
            <Link href={petHref(pet)} className={css.spot}>
              {pet.defaultImage && (
                <img
                  src={pet.defaultImage.cardUrl}
                  srcSet={pictureOf(pet.defaultImage).srcSet}
                  sizes="(min-width: 1024px) 532px, (min-width: 530px) 44vw, 76vw"
                  alt={pet.defaultImage.alt}
                  style={previewStyle(pet.defaultImage.preview)}
                  width={640}
                  height={480}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <span className={css.caption}>
                <strong>{pet.name}</strong>
                <span>{pet.breed.breedName}</span>
                <span>
                  {cardAge(pet, today)} · {formatCents(pet.priceWithFeeCents)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

/** The most searched breeds. */
function Breeds({ filter, breeds }: { filter: HomeFilter; breeds: readonly PopularBreed[] }) {
  return (
    <Section
      title={texts.popularBreeds}
      action={{ label: texts.showAllBreeds, href: filter.type === "Dogs" ? "/dog-breeds" : "/cat-breeds" }}
    >
      <Carousel label={texts.popularBreeds} show={[3.2, 5.2, 8]}>
        {breeds.slice(0, 8).map(({ slug, breedName, availablePets, image }) => (
          <li key={slug}>
            <Link href={`/breeds/${slug}`} className={css.breed}>
              <span className={css.arch}>
                {image
                  ? (
                    <img
                      src={image.cardUrl}
                      srcSet={pictureOf(image).srcSet}
                      sizes="(min-width: 1024px) 150px, (min-width: 530px) 18vw, 30vw"
                      alt=""
                      style={previewStyle(image.preview)}
                      width={640}
                      height={480}
                      loading="lazy"
                      decoding="async"
                    />
                  )
                  : <Icon name="paw" size={32} />}
              </span>
              <strong>{breedName}</strong>
              <span className={css.count}>
                {texts.availablePetsAvailable(numberText(availablePets))}
              </span>
            </Link>
          </li>
        ))}
      </Carousel>
      <p>
        <Link href="/breed-match">{texts.notSureWhichBreed}</Link>
      </p>
    </Section>
  );
}

const steps: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "search",
    title: texts.findYourPet,
    text: texts.findStepText,
  },
  {
    icon: "card",
    title: texts.reserveWithADeposit,
    text: texts.reserveStepText(formatCents(is.depositCents)),
  },
  {
    icon: "truck",
    title: texts.chooseDelivery,
    text: texts.deliveryStepText,
  },
  {
    icon: "home",
    title: texts.confirmTheHandOff,
    text: texts.whenTheBreederIsPaid,
  },
];

function HowItWorks() {
  return (
    <Section
      title={texts.howItWorks}
      id="how-it-works"
      action={{ label: texts.everyStep, href: "/how-it-works" }}
    >
      <Carousel as="ol" label={texts.howItWorks} show={[1.35, 2, 4]} className={css.words}>
        {steps.map(({ icon, title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.stepIcon}>
              <Icon name={icon} size={24} />
            </span>
            <h3>
              <span className={css.number}>{index + 1}</span> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

const protections: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: texts.verifiedPeople,
    text: texts.verifiedPeopleText,
  },
  {
    icon: "health",
    title: texts.healthInWriting,
    text: texts.healthInWritingText,
  },
  {
    icon: "lock",
    title: texts.yourMoneyIsHeldSafely,
    text: texts.heldMoneyText(is),
  },
  {
    icon: "tag",
    title: texts.theFullPriceUpFront,
    text: texts.fullPriceText,
  },
];

function Protection() {
  return (
    <section className={css.protection} aria-labelledby="protection">
      <div>
        <h2 id="protection">{texts.howWeProtectYou}</h2>
        <p className={css.lead}>
          {texts.protectionLead}
        </p>
      </div>
      <Carousel
        label={texts.howWeProtectYou}
        show={[1.3, 2, 4]}
        className={cx(css.words, css.protections)}
      >
        {protections.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Carousel>
    </section>
  );
}

function ForBreeders() {
  return (
    <section className={css.breeders} aria-labelledby="for-breeders">
      <div>
        <h2 id="for-breeders">{texts.forBreedersHeading}</h2>
        <p>
          {texts.forBreedersLead}
        </p>
      </div>
      <ButtonLink href="/become-a-breeder" variant="secondary" size="large">{texts.listYourPets}</ButtonLink>
    </section>
  );
}
