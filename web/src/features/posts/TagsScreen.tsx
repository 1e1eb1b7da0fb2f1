import { useQuery } from "@tanstack/react-query";
import { listPostTagsQuery } from "@hearthpaw/client";
import { ButtonLink, Empty, Link, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { BreederlinkShell } from "./BreederlinkShell.tsx";
import { FeedHead } from "./FeedScreen.tsx";
import * as texts from "./texts.tsx";
import css from "./posts.module.css";

/** The tags of the latest posts, the most frequent first. */
export function TagsScreen() {
  return (
    <BreederlinkShell title={texts.breederlink}>
      <FeedHead isTags />
      <TagList />
    </BreederlinkShell>
  );
}

function TagList() {
  const { data, error, isPending, refetch } = useQuery(listPostTagsQuery(useClient()));
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (isPending) {
    return (
      <Loading label={texts.loadingTags}>
        <Skeleton height={240} />
      </Loading>
    );
  }
  if (!data.tags.length) {
    return (
      <Empty
        icon="tag"
        title={texts.noTagsYet}
        action={<ButtonLink href="/breeder/breederlink/new">{texts.writeAPost}</ButtonLink>}
      >
        <p>{texts.noTagsHint}</p>
      </Empty>
    );
  }
  return (
    <ul className={css.tagList} aria-label={texts.tags}>
      {data.tags.map(({ tag, count }) => (
        <li key={tag}>
          <Link href={`/breeder/breederlink?tag=${tag}`} className={css.tagLine}>
            <strong>{`#${tag}`}</strong>
            <span className={css.soft}>{texts.postsCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
