import { Button, type ButtonSize, useNextPart } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./lists.module.css";

/** State of a paged list, as `useInfiniteQuery` returns it. */
export type Parts = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/**
 * A button for the next page of a list: "Show more payouts". It reports a page that failed to load and offers
 * a retry.
 */
export function NextPart({ list, size, children }: { list: Parts; size?: ButtonSize; children: string }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const place = useNextPart(isFetchingNextPage);
  if (!hasNextPage) return null;
  const hasFailed = isFetchNextPageError && !isFetchingNextPage;
  return (
    <div ref={place} className={css.next}>
      <p role="status">{hasFailed && texts.weCouldntLoadMore}</p>
      <Button
        variant="secondary"
        size={size}
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {hasFailed ? texts.tryAgain : children}
      </Button>
    </div>
  );
}
