import type { ReactNode } from "react";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Link } from "../Link/Link.tsx";
import { Rating } from "../Rating/Rating.tsx";
import { Loading } from "../Skeleton/Loading.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { countText } from "../format.ts";
import { cx } from "../cx.ts";
import { previewStyle } from "../preview.ts";
import css from "./BreederCard.module.css";

export type BreederCardProps = {
  href: string;
  name: string;
  isShelter?: boolean;
  isVerified?: boolean;
  /** "Burlington, VT" */
  place: string;
  /** "12 miles" */
  distance?: string;
  /** '/avatar.png' means that there is no photo. */
  avatar?: string | null;
  /** The photo at the top of the card. */
  cover?: { src: string; srcSet?: string; preview?: string };
  /** Rating by buyers. A count of zero says so. */
  rating: { value: number; count: number };
  /** Names of the first few breeds. */
  breeds: readonly string[];
  /** Pets that can be reserved now. */
  availableCount: number;
  /** Pets that went home from here. Zero is not shown. */
  homesFound: number;
  /** Set for the first cards of a page, to load their photos at once. */
  hasPriority?: boolean;
  /** "h2" by default. */
  heading?: "h2" | "h3";
  className?: string;
};

/** A breeder or shelter at a glance. The whole card is one link, and each number names what it counts. */
export function BreederCard({
  href,
  name,
  isShelter = false,
  isVerified = false,
  place,
  distance,
  avatar,
  cover,
  rating,
  breeds,
  availableCount,
  homesFound,
  hasPriority,
  heading: Heading = "h2",
  className,
}: BreederCardProps) {
  return (
    <article className={cx(css.card, className)}>
      <div className={css.cover}>
        {cover && (
          <img
            src={cover.src}
            srcSet={cover.srcSet}
            sizes={cover.srcSet ? "(min-width: 1024px) 400px, (min-width: 530px) 47vw, 92vw" : undefined}
            alt=""
            style={previewStyle(cover.preview)}
            width={640}
            height={480}
            loading={hasPriority ? "eager" : "lazy"}
            fetchPriority={hasPriority ? "high" : undefined}
          />
        )}
      </div>
      <Avatar name={name} src={avatar} size={56} shape="arch" className={css.avatar} />
      <div className={css.text}>
        <Heading className={css.name}>
          <Link href={href} className={css.link}>{name}</Link>
        </Heading>
        <p className={css.soft}>
          {`${isShelter ? "Shelter" : "Breeder"} in ${place}`}
          {distance && <span className={css.distance}>{distance}</span>}
        </p>
        <p className={css.marks}>
          {isVerified && <Badge tone="good" icon="shield">Verified</Badge>}
          <Rating value={rating.value} count={rating.count} isCompact isSpelled />
        </p>
        {breeds.length > 0 && (
          <p className={cx(css.breeds, breeds.length > 1 && css.several)}>{breeds.join(", ")}</p>
        )}
        <p className={css.counts}>
          <span>
            {availableCount > 0 ? `${countText(availableCount, "pet")} available` : "No pets available now"}
          </span>
          {homesFound > 0 && <span className={css.soft}>{`${countText(homesFound, "home")} found`}</span>}
        </p>
      </div>
    </article>
  );
}

/** A grid of cards that fills the width. */
export function BreederGrid(
  { label, isLoading, count = 6, children }: {
    /** Names the list for screen readers. */
    label: string;
    /** Shows skeletons instead of children. */
    isLoading?: boolean;
    /** Number of skeletons. */
    count?: number;
    children?: ReactNode;
  },
) {
  if (!isLoading) return <section className={css.grid} aria-label={label}>{children}</section>;
  return (
    <Loading className={css.grid} label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.card} aria-hidden="true">
          <Skeleton className={css.cover} />
          <div className={css.text}>
            <Skeleton text width="62%" className={css.name} />
            <Skeleton text width="48%" />
            <Skeleton text width="40%" />
            <Skeleton text width="70%" />
            <Skeleton text width="54%" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
