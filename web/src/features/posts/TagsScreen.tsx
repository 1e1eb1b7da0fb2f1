import { useQuery } from "@tanstack/react-query";
import { listPostTagsQuery } from "@hearthpaw/client";
import { ButtonLink, countText, Empty, Link, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { FeedHead } from "./FeedScreen.tsx";
import css from "./posts.module.css";

/** The tags of the latest posts, the most frequent first. */
export function TagsScreen() {
  return (
    <BreederShell title="Breederlink">
      <div className={css.page}>
        <FeedHead isTags />
        <TagList />
      </div>
    </BreederShell>
  );
}

function TagList() {
  const { data, error, isPending, refetch } = useQuery(listPostTagsQuery(useClient()));
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (isPending) {
    return (
      <div role="status" aria-label="Loading tags">
        <Skeleton height={240} />
      </div>
    );
  }
  if (!data.tags.length) {
    return (
      <Empty
        icon="tag"
        title="No tags yet"
        action={<ButtonLink href="/breeder/breederlink/new">Write a post</ButtonLink>}
      >
        <p>Tags you add to a post will appear here.</p>
      </Empty>
    );
  }
  return (
    <ul className={css.tagList} aria-label="Tags">
      {data.tags.map(({ tag, count }) => (
        <li key={tag}>
          <Link href={`/breeder/breederlink?tag=${tag}`} className={css.tagLine}>
            <strong>{`#${tag}`}</strong>
            <span className={css.soft}>{countText(count, "post")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
