import { useQuery } from "@tanstack/react-query";
import type { BreederProfile } from "@hearthpaw/client";
import {
  Avatar,
  Breadcrumbs,
  ButtonLink,
  Container,
  countText,
  Empty,
  type KeyFact,
  KeyFacts,
  Link,
  PetGrid,
  Rating,
  Section,
  Split,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { ErrorPage } from "../../components/ErrorPage.tsx";
import { useLivePets } from "../../components/live_pets.ts";
import { ParentCard } from "../../components/ParentCard.tsx";
import { PetTile } from "../../components/PetTile.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText, monthText } from "../../lib/days.ts";
import { useParams } from "../../lib/router/hooks.ts";
import { breederQuery, kindOf } from "./breeder_queries.ts";
import { SoldPets } from "./SoldPets.tsx";
import css from "./breeder.module.css";

/** A breeder's or shelter's public page. */
export function BreederScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(breederQuery(useClient(), id));
  const live = useLivePets(() => void refetch());
  if (!data) return <ErrorPage error={error} onRetry={refetch} />;
  const profile = data.breederProfile;
  const { name, story, pets, parents, availableCount } = profile;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={[{ label: "Home", href: "/" }, ...listingOf(profile), { label: name }]} />
      <Head profile={profile} />
      <Split
        sticky={false}
        className={css.split}
        aside={<Checks profile={profile} />}
      >
        <Section title={profile.isShelter ? "About the shelter" : "How they raise their animals"}>
          {story
            ? (
              <div className={css.prose}>
                {story.split(/\n\s*\n/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
              </div>
            )
            : <p className={css.soft}>{name} has not written about itself yet.</p>}
        </Section>
      </Split>
      <Section
        title="Available now"
        id="available"
        className={css.block}
        lead={availableCount > pets.length
          ? `The newest ${pets.length} of ${countText(availableCount, "pet")}.`
          : undefined}
      >
        {pets.length === 0
          ? (
            <Empty
              heading="h3"
              title="No one is waiting for a home right now"
              action={<NextPlace profile={profile} />}
            >
              <p>New pets appear here as soon as they are listed.</p>
            </Empty>
          )
          : (
            <PetGrid label={`Available pets of ${name}`}>
              {pets.map((pet, index) => <PetTile key={pet.id} pet={live(pet)} priority={index < 2} />)}
            </PetGrid>
          )}
      </Section>
      {parents.length > 0 && (
        <Section title="The parents" lead="With the health tests behind every litter." className={css.block}>
          <div className={css.parents}>
            {parents.map((parent) => <ParentCard key={parent.id} parent={parent} />)}
          </div>
        </Section>
      )}
      <SoldPets profile={profile} live={live} />
    </Container>
  );
}

/** The list that most of a breeder's animals belong to. */
function listingOf({ pets, parents, soldPets }: BreederProfile): { label: string; href: string }[] {
  const type = pets[0]?.type ?? parents[0]?.type ?? soldPets[0]?.type;
  if (!type) return [];
  return [type === "Dog" ? { label: "Dogs", href: "/dogs" } : { label: "Cats", href: "/cats" }];
}

function NextPlace({ profile }: { profile: BreederProfile }) {
  const breed = profile.breeds[0];
  return breed
    ? <ButtonLink href={`/breeds/${breed.slug}`}>{`See every ${breed.breedName}`}</ButtonLink>
    : <ButtonLink href="/search">See all pets</ButtonLink>;
}

function Head({ profile }: { profile: BreederProfile }) {
  const { name, cityAndState, coverImage, profileImageURL, isVerified, ratingAverage, ratingCount } = profile;
  return (
    <header className={css.head}>
      {coverImage && (
        <img
          className={css.cover}
          src={coverImage.fullUrl}
          srcSet={`${coverImage.cardUrl} 640w, ${coverImage.fullUrl} ${coverImage.width}w`}
          sizes="(min-width: 1328px) 1248px, 100vw"
          alt=""
          width={coverImage.width}
          height={coverImage.height}
          fetchPriority="high"
        />
      )}
      <div className={css.who}>
        <Avatar name={name} src={profileImageURL} shape="arch" size={96} className={css.portrait} />
        <div className={css.names}>
          <h1>{name}</h1>
          <p className={css.line}>
            <span>{kindOf(profile)} in {cityAndState}</span>
            {isVerified && <StatusBadge status="verified" />}
            <Rating value={ratingAverage ?? 0} count={ratingCount} />
          </p>
        </div>
      </div>
    </header>
  );
}

/** What was checked, since when, and how many homes were found. */
function Checks({ profile }: { profile: BreederProfile }) {
  const {
    isVerified,
    verifiedAt,
    licence,
    isShelter,
    homesFound,
    memberSince,
    breedingSince,
    breeds,
    availableCount,
  } = profile;
  const facts: (KeyFact | false)[] = [
    {
      term: "Verified",
      icon: "shield",
      value: isVerified ? (verifiedAt ? fullDayText(verifiedAt) : "Yes") : "Not yet",
      note: isVerified
        ? `Our staff checked identity and ${isShelter ? "premises" : "home"}`
        : "We have not finished checking",
    },
    licence !== null && { term: "License", icon: "document", value: licence },
    { term: "Homes found", icon: "home", value: homesFound.toLocaleString("en-US") },
    { term: "With us since", icon: "calendar", value: monthText(memberSince) },
    !isShelter && breedingSince !== null && { term: "Breeding since", icon: "paw", value: breedingSince },
    breeds.length > 0 && {
      term: "Breeds",
      icon: "heart",
      value: (
        <ul className={css.breeds}>
          {breeds.map(({ slug, breedName }) => (
            <li key={slug}>
              <Link href={`/breeds/${slug}`}>{breedName}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    !isShelter && {
      term: "Deposit",
      icon: "card",
      value: {
        100: "Comes back in full",
        50: "Half comes back",
        0: "Not refundable",
      }[profile.depositRefundPercent],
      note: "When a buyer cancels after 48 hours; before, everything comes back",
    },
  ];
  return (
    <section className={css.checks} aria-label="Checks and figures">
      <KeyFacts facts={facts.filter((fact) => fact !== false)} />
      {availableCount > 0 && (
        <ButtonLink href={`/breeders/${profile.id}#available`} block>
          {`See ${countText(availableCount, "available pet")}`}
        </ButtonLink>
      )}
    </section>
  );
}
