import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { BreederProfile } from "@hearthpaw/client";
import {
  Avatar,
  Breadcrumbs,
  ChipLink,
  Container,
  type KeyFact,
  KeyFacts,
  Link,
  numberText,
  previewStyle,
  Rating,
  Section,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { guaranteeFact } from "../../components/contracts/guarantee_fact.ts";
import * as responseTexts from "../../components/people/texts.ts";
import { responseRate, responseTime } from "../../components/people/response_words.ts";
import { ReachBreeder } from "../../components/questions/ReachBreeder.tsx";
import { ErrorPage } from "../../components/errors/ErrorPage.tsx";
import { Prose } from "../../components/pets/Prose.tsx";
import { useClient } from "../../lib/client_context.ts";
import { later } from "../../lib/later.tsx";
import { fullDayText, monthText } from "../../lib/days.ts";
import { breederQuery, kindOf } from "./breeder_queries.ts";
import * as texts from "./texts.tsx";
import css from "./breeder.module.css";

const route = getRouteApi("/breeders/$id/$slug");

export const BreederRest = later(() => import("./BreederLater.tsx").then((module) => module.BreederRest));

/** A breeder's or shelter's public page. */
export function BreederScreen() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(breederQuery(useClient(), id));
  if (!data) return <ErrorPage error={error} onRetry={refetch} />;
  const profile = data.breederProfile;
  const { name, story } = profile;
  return (
    <Container className={css.page}>
      <Breadcrumbs items={[{ label: texts.breedersAndShelters, href: "/breeders" }, { label: name }]} />
      <Head profile={profile} />
      <Checks profile={profile} />
      <Section
        title={profile.isShelter ? texts.aboutTheShelter : texts.howTheyRaiseTheirPets}
        className={css.block}
      >
        {story
          ? <Prose text={story} label={texts.about(name)} />
          : <p className={css.soft}>{texts.noStoryYet(name)}</p>}
        <Breeds profile={profile} />
      </Section>
      <BreederRest profile={profile} refetch={refetch} />
    </Container>
  );
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
          style={previewStyle(coverImage.preview)}
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
            <span>{texts.kindIn({ kind: kindOf(profile), cityAndState })}</span>
            {isVerified && <StatusBadge status="verified" />}
            {ratingCount > 0
              ? (
                <Link href="#reviews" className={css.rated}>
                  <Rating value={ratingAverage ?? 0} count={ratingCount} />
                </Link>
              )
              : <Rating value={0} count={0} />}
          </p>
          <div className={css.ask}>
            <ReachBreeder
              breeder={profile}
              ownPetIds={[...profile.pets, ...profile.soldPets].map(({ id }) => id)}
            />
          </div>
        </div>
      </div>
    </header>
  );
}

/** A breeder's checks with their dates, and the number of homes found. */
function Checks({ profile }: { profile: BreederProfile }) {
  const { isVerified, verifiedAt, licence, isShelter, homesFound, memberSince, breedingSince } = profile;
  const guarantee = guaranteeFact(profile.guaranteePeriod);
  const facts: (KeyFact | false | undefined)[] = [
    {
      term: texts.verified,
      icon: "shield",
      value: isVerified ? (verifiedAt ? fullDayText(verifiedAt) : texts.yes) : texts.notYet,
      note: isVerified ? texts.verifiedNote(isShelter) : texts.weHaventFinishedReviewing,
    },
    licence !== null && { term: texts.license, icon: "document", value: licence },
    { term: texts.homesFound, icon: "home", value: numberText(homesFound) },
    {
      term: texts.memberSince,
      icon: "calendar",
      value: monthText(memberSince),
      note: !isShelter && breedingSince !== null ? texts.breedingSince(breedingSince) : undefined,
    },
    !isShelter && {
      term: texts.depositPolicy,
      icon: "card",
      value:
        { 100: texts.fullDepositRefunded, 50: texts.halfTheDepositRefunded, 0: texts.depositNotRefunded }[
          profile.depositRefundPercent
        ],
      note: texts.depositPolicyNote,
    },
    guarantee && { ...guarantee, icon: "heart" },
    profile.response && {
      term: responseTexts.responseTimeTerm,
      icon: "chat",
      value: responseTime(profile.response),
      note: responseRate(profile.response),
    },
  ];
  return (
    <KeyFacts
      look="tiles"
      className={css.checks}
      facts={facts.filter((fact) => typeof fact === "object")}
    />
  );
}

function Breeds({ profile }: { profile: BreederProfile }) {
  if (profile.breeds.length === 0) return null;
  return (
    <nav className={css.breeds} aria-label={texts.breedsOf(profile.name)}>
      {profile.breeds.map(({ slug, breedName }) => (
        <ChipLink key={slug} href={`/breeds/${slug}`}>{breedName}</ChipLink>
      ))}
    </nav>
  );
}
