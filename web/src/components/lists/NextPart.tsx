import { Button, type ButtonSize, useNextPart } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./lists.module.css";

/** What a list that is read in parts says of its next one, as `useInfiniteQuery` does. */
export type Parts = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The way to the next part of a list, "Show more payouts": one that doesn't come is said, and can be asked for again. */
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
