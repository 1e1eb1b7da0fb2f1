import type { ReactNode } from "react";
import { Badge, StatusBadge, type Tone } from "../Badge/Badge.tsx";
import { IconButton } from "../Button/Button.tsx";
import { Carousel } from "../Carousel/Carousel.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Price } from "../Price/Price.tsx";
import { Loading } from "../Skeleton/Loading.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { cx } from "../cx.ts";
import { previewStyle } from "../preview.ts";
import css from "./PetCard.module.css";

export type Picture = {
  src: string;
  srcSet?: string;
  /** Description of the photo: "Juniper, a tricolor Bernese puppy, on a porch". */
  alt: string;
  /** Shown until the photo has loaded (see previewStyle). */
  preview?: string;
};

export type PetCardProps = {
  href: string;
  name: string;
  breed: string;
  /** "10 weeks" (see ageText), or "Ready Jan 9" for a pet too young to go home. */
  age: string;
  sex: "Male" | "Female";
  /** "Burlington, VT" */
  place: string;
  /** "12 miles" */
  distance?: string | undefined;
  /** "Delivered to you: $285" */
  delivery?: string | undefined;
  /** Advertised price, which includes mandatory fees. */
  priceCents: number;
  wasCents?: number;
  isFree?: boolean;
  /** An inclusion of the price: "with delivery". */
  priceNote?: string;
  picture?: Picture;
  /** Any status but `available` shows its badge and mutes the photo. */
  status?: string;
  /** One badge of merit on an available pet, for example "Health tested". */
  badge?: { word: string; icon?: IconName; tone?: Tone };
  isFavorite?: boolean;
  /** Without it there is no heart, for example on a breeder's own pets. */
  onFavorite?: (next: boolean) => void;
  /** Set for the first cards of a page, to load their photos at once. */
  hasPriority?: boolean;
  /** The photo's width in the layout, for the browser's choice from srcSet. */
  sizes?: string;
  /** "h3" by default. */
  heading?: "h2" | "h3" | "h4";
  className?: string;
};

/** A pet at a glance. The whole card is one link; the heart is a separate button. */
export function PetCard({
  href,
  name,
  breed,
  age,
  sex,
  place,
  distance,
  delivery,
  priceCents,
  wasCents,
  isFree,
  priceNote,
  picture,
  status = "available",
  badge,
  isFavorite,
  onFavorite,
  hasPriority,
  // The real width on a phone is 44vw. Stating a little less makes the browser pick the small file, and
  // nobody notices 4% fewer pixels.
  sizes = "(min-width: 1280px) 296px, (min-width: 1024px) 31vw, 42.6vw",
  heading: Heading = "h3",
  className,
}: PetCardProps) {
  const gone = status !== "available";
  return (
    <article className={cx(css.card, gone && css.gone, className)}>
      <div className={css.picture}>
        {picture
          ? (
            <img
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={picture.srcSet ? sizes : undefined}
              alt={picture.alt}
              style={previewStyle(picture.preview)}
              width={800}
              height={600}
              loading={hasPriority ? "eager" : "lazy"}
              fetchPriority={hasPriority ? "high" : undefined}
              decoding={hasPriority ? "sync" : "async"}
            />
          )
          : <NoPhoto name={name} />}
        {(gone || badge) && (
          <div className={css.badges}>
            {gone
              ? <StatusBadge status={status} isOnPicture />
              : badge && (
                <Badge icon={badge.icon} tone={badge.tone ?? "brand"} isOnPicture>{badge.word}</Badge>
              )}
          </div>
        )}
      </div>
      <div className={css.text}>
        <Heading className={css.name}>
          <Link href={href} className={css.link}>{name}</Link>
        </Heading>
        <Price cents={priceCents} wasCents={wasCents} isFree={isFree} className={css.price} />
        <p className={css.breed}>{breed}</p>
        <p className={css.facts}>
          <span className={css.fact}>
            <Icon name={sex === "Male" ? "male" : "female"} size={15} />
            {sex}
          </span>
          <span className={css.fact}>{age}</span>
          {priceNote && <span className={css.fact}>{priceNote}</span>}
        </p>
        <p className={css.place}>
          {place}
          {distance && <span className={css.distance}>{distance}</span>}
          {delivery && <span className={css.delivery}>{delivery}</span>}
        </p>
      </div>
      {onFavorite && (
        <IconButton
          className={cx(css.heart, isFavorite && css.loved)}
          look="floating"
          icon="heart"
          filled={isFavorite}
          label={isFavorite ? `Remove ${name} from favorites` : `Save ${name} to favorites`}
          aria-pressed={isFavorite ?? false}
          onClick={() => onFavorite(!isFavorite)}
        />
      )}
    </article>
  );
}

/** A placeholder for a missing photo: says so, and keeps its place. */
export function NoPhoto({ name, className }: { name: string; className?: string }) {
  return (
    <div className={cx(css.noPhoto, className)}>
      <Icon name="paw" size={40} />
      <span>{`Photos of ${name} are coming soon`}</span>
    </div>
  );
}

/** The skeleton of a card, in its final size. */
export function PetCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton className={css.picture} />
      <div className={css.text}>
        <Skeleton text width="58%" className={css.name} />
        <Skeleton text width="4em" className={css.price} />
        <Skeleton text width="72%" className={css.breed} />
        <Skeleton text width="46%" className={css.facts} />
        <Skeleton text width="64%" className={css.place} />
      </div>
    </div>
  );
}

/** A grid of cards that fills the width, with two columns on a phone; or one row that scrolls sideways. */
export function PetGrid(
  { children, label, isLoading, count = 8, isRow, className }: {
    children?: ReactNode;
    /** Names the list for screen readers. */
    label?: string;
    /** Shows skeletons instead of children. */
    isLoading?: boolean;
    /** Number of skeletons. */
    count?: number;
    /** One row that scrolls sideways. */
    isRow?: boolean;
    className?: string;
  },
) {
  const cards = isLoading ? Array.from({ length: count }, (_, i) => <PetCardSkeleton key={i} />) : children;
  const name = label ?? (isLoading ? "Loading pets" : undefined);
  if (isRow) {
    return (
      <Carousel as="section" label={name ?? "Pets"} isLoading={isLoading} className={className}>
        {cards}
      </Carousel>
    );
  }
  if (isLoading) return <Loading className={cx(css.grid, className)} label={name}>{cards}</Loading>;
  return <section className={cx(css.grid, className)} aria-label={name}>{cards}</section>;
}
