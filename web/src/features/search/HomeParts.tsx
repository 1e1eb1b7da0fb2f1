import type { FeaturedCategory, PetCard, PopularBreed } from "@hearthpaw/client";
import {
  ButtonLink,
  Carousel,
  countText,
  formatCents,
  Icon,
  type IconName,
  Link,
  previewStyle,
  Section,
} from "@hearthpaw/ui-kit";
import { cardAge } from "../../components/pets/pet_rules.ts";
import { FIGURES as is } from "../../lib/figures.ts";
import { petHref } from "../../lib/pets.ts";
import { useToday } from "../../lib/today.ts";
import type { HomeFilter } from "./home_queries.ts";
import css from "./home.module.css";

const categoryIcons: Record<number, IconName> = { 1: "home", 3: "heart", 5: "user", 7: "paw", 12: "star" };
const categoryWords: Record<number, string> = {
  1: "Happy without a yard",
  3: "Raised in the living room",
  5: "Gentle with children",
  7: "Gets along with other pets",
  12: "Easy on the furniture",
};

/** The ways in by badge. */
export function Categories({ filter, categories }: {
  filter: HomeFilter;
  categories: readonly FeaturedCategory[];
}) {
  const path = `/${filter.type.toLowerCase()}`;
  return (
    <Section title="Find your match">
      <Carousel label="Find your match" show={[2.25, 3.3, 5]}>
        {categories.map(({ id, label, availablePets }) => (
          <li key={id}>
            <Link href={`${path}?categories=${id}`} className={css.category}>
              <span className={css.categoryIcon}>
                <Icon name={categoryIcons[id] ?? "paw"} size={24} />
              </span>
              <strong>{label}</strong>
              <span>{categoryWords[id]}</span>
              <span className={css.count}>{countText(availablePets, "pet")}</span>
            </Link>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

/** A curated few, in big pictures. */
export function Spotlight({ pets }: { pets: readonly PetCard[] }) {
  const today = useToday();
  if (pets.length === 0) return null;
  return (
    <Section
      title="In the spotlight"
      lead="Today's picks: complete records, great photos, and ready for a home."
    >
      <Carousel label="In the spotlight" show={[1.25, 2.2, 4]}>
        {pets.map((pet) => (
          <li key={pet.id}>
            <Link href={petHref(pet)} className={css.spot}>
              {pet.defaultImage && (
                <img
                  src={pet.defaultImage.cardUrl}
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
                <span>
                  {pet.breed.breedName}, {cardAge(pet, today)} · {formatCents(pet.priceCents)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

/** The breeds that people look for most. */
export function Breeds({ filter, breeds }: { filter: HomeFilter; breeds: readonly PopularBreed[] }) {
  return (
    <Section
      title="Popular breeds"
      action={{ label: "Show all breeds", href: filter.type === "Dogs" ? "/dog-breeds" : "/cat-breeds" }}
    >
      <Carousel label="Popular breeds" show={[3.2, 5.2, 8]}>
        {breeds.slice(0, 8).map(({ slug, breedName, availablePets, image }) => (
          <li key={slug}>
            <Link href={`/breeds/${slug}`} className={css.breed}>
              <span className={css.arch}>
                {image
                  ? (
                    <img
                      src={image.cardUrl}
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
              <span className={css.count}>{availablePets.toLocaleString("en-US")} available</span>
            </Link>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

const steps: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "search",
    title: "Find your pet",
    text: "Filter by what matters to you. Read the health tests, see the parents, ask the breeder.",
  },
  {
    icon: "card",
    title: "Reserve with a deposit",
    text: `From ${
      formatCents(is.depositCents)
    }, or pay in full. The price is locked in, and nobody else can reserve the same pet.`,
  },
  {
    icon: "truck",
    title: "Choose delivery",
    text: "Pick up your pet, or have it driven or flown to you. No pet goes home before eight weeks.",
  },
  {
    icon: "home",
    title: "Confirm the hand-off",
    text: "The breeder is paid after you both confirm the hand-off. If something's wrong, we step in.",
  },
];

export function HowItWorks() {
  return (
    <Section
      title="How it works"
      id="how-it-works"
      action={{ label: "Every step", href: "/how-it-works" }}
    >
      <Carousel as="ol" label="How it works" show={[1.35, 2.4, 4]}>
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
    title: "Verified people",
    text:
      "Our team checks every breeder's identity, premises and license before their first listing goes live.",
  },
  {
    icon: "health",
    title: "Health in writing",
    text:
      "Each listing shows the health tests with the lab, the registry and the guarantee that comes with the sale.",
  },
  {
    icon: "lock",
    title: "Your money is held safely",
    text:
      `We don't pay the breeder until the hand-off is confirmed. You can cancel within ${is.freeCancelHours} hours for a full refund.`,
  },
  {
    icon: "tag",
    title: "The full price up front",
    text: "You see the fee, tax and delivery before you enter a card number. Nothing is added later.",
  },
];

export function Protection() {
  return (
    <section className={css.protection} aria-labelledby="protection">
      <div>
        <h2 id="protection">How we protect you</h2>
        <p className={css.lead}>
          You may be about to pay someone you've never met. Here's how we keep you safe.
        </p>
      </div>
      <Carousel label="How we protect you" show={[1.3, 2.2, 4]} className={css.protections}>
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

export function ForBreeders() {
  return (
    <section className={css.breeders} aria-labelledby="for-breeders">
      <div>
        <h2 id="for-breeders">Are you a breeder or a shelter?</h2>
        <p>
          List your pets, keep a waitlist, and let us handle deposits, delivery and paperwork. You only pay
          when a pet is sold.
        </p>
      </div>
      <ButtonLink href="/become-a-breeder" variant="secondary" size="large">List your pets</ButtonLink>
    </section>
  );
}
