import { Button, ButtonLink } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import { numberText } from "../format.ts";
import { useNextPart } from "./use_next_part.ts";
import css from "./LoadMore.module.css";

export type LoadMoreProps = {
  shown: number;
  total: number;
  /** "pets" */
  noun: string;
  isLoading?: boolean;
  /** Shows the failure and offers to try again; the items already shown stay. */
  hasFailed?: boolean;
  onMore: () => void;
  /** Address of the next page, for use without scripts. */
  href?: string;
  className?: string;
};

/** The number of items shown, and a button for the next page. */
export function LoadMore(
  { shown, total, noun, isLoading, hasFailed, onMore, href, className }: LoadMoreProps,
) {
  const place = useNextPart(isLoading);
  const more = shown < total;
  const text = isLoading ? "Loading more" : hasFailed ? "Try again" : `Show more ${noun}`;
  return (
    <div ref={place} className={cx(css.more, className)}>
      <p role="status">
        {hasFailed
          ? `We couldn't load more ${noun}.`
          : `${numberText(shown)} of ${numberText(total)} ${noun}`}
      </p>
      <div className={css.bar} aria-hidden="true">
        <span style={{ width: `${total ? (shown / total) * 100 : 100}%` }} />
      </div>
      {more && (href
        ? (
          <ButtonLink
            href={href}
            variant="secondary"
            aria-disabled={isLoading || undefined}
            onClick={(e) => {
              // A link for browsers without scripts and for a new tab; otherwise the next items are appended.
              if (e.metaKey || e.ctrlKey || e.shiftKey) return;
              e.preventDefault();
              if (!isLoading) onMore();
            }}
          >
            {text}
          </ButtonLink>
        )
        : <Button variant="secondary" loading={isLoading} onClick={() => onMore()}>{text}</Button>)}
    </div>
  );
}

export type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  label?: string;
};

/** Numbered pages: the first, the last and the neighbors of the current one. */
export function Pagination({ page, pages, hrefFor, label = "Pages" }: PaginationProps) {
  if (pages <= 1) return null;
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((p) => p >= 1 && p <= pages).sort((
    a,
    b,
  ) => a - b);
  return (
    <nav aria-label={label} className={css.pages}>
      {page > 1 && (
        <Link href={hrefFor(page - 1)} className={css.page} aria-label="Previous page" rel="prev">
          <Icon name="chevron-left" size={18} />
        </Link>
      )}
      {near.map((p, i) => (
        <span key={p} className={css.part}>
          {p - (near[i - 1] ?? p - 1) > 1 && <span className={css.gap} aria-hidden="true">…</span>}
          <Link
            href={hrefFor(p)}
            className={css.page}
            aria-label={`Page ${p}`}
            aria-current={p === page ? "page" : undefined}
          >
            {p}
          </Link>
        </span>
      ))}
      {page < pages && (
        <Link href={hrefFor(page + 1)} className={css.page} aria-label="Next page" rel="next">
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
