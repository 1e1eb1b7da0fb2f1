import { getRouteApi } from "@tanstack/react-router";
import { useInfiniteQuery } from "@tanstack/react-query";
import {
  Button,
  ButtonLink,
  ChipLink,
  ChipRow,
  Empty,
  Loading,
  Skeleton,
  useNextPart,
} from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useClient } from "../../lib/client_context.ts";
import { BreederlinkShell } from "./BreederlinkShell.tsx";
import { PostCard } from "./PostCard.tsx";
import { postsQuery, type Which } from "./post_queries.ts";
import * as texts from "./texts.tsx";
import { useNewPosts } from "./use_new_posts.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./posts.module.css";

const route = getRouteApi("/breeder/breederlink/");

/** Breeders' posts to each other: all of them, those with a tag, or those that the reader saved. */
export function FeedScreen() {
  return (
    <BreederlinkShell title={texts.breederlink}>
      <FeedHead />
      <Feed />
    </BreederlinkShell>
  );
}

/** The title, a link to write a post, and the three lists. */
export function FeedHead({ isTags = false }: { isTags?: boolean }) {
  return (
    <>
      <div className={work.head}>
        <h1>{texts.breederlink}</h1>
        <ButtonLink href="/breeder/breederlink/new" icon="edit">{texts.newPost}</ButtonLink>
      </div>
      <p className={work.lead}>{texts.breederlinkLead}</p>
      {isTags && <Lists current="tags" />}
    </>
  );
}

function Lists({ current, tag }: { current: "all" | "saved" | "tags" | "tag"; tag?: string | undefined }) {
  return (
    <div className={css.lists}>
      <ChipRow label={texts.whichPosts}>
        <ChipLink href="/breeder/breederlink" current={current === "all"}>{texts.allPosts}</ChipLink>
        <ChipLink href="/breeder/breederlink?show=saved" current={current === "saved"}>
          {texts.saved}
        </ChipLink>
        <ChipLink href="/breeder/breederlink/tags" current={current === "tags"}>{texts.tags}</ChipLink>
        {tag !== undefined && (
          <ChipLink href={`/breeder/breederlink?tag=${tag}`} current>{`#${tag}`}</ChipLink>
        )}
      </ChipRow>
    </div>
  );
}

function Feed() {
  const { tag: asked, show } = route.useSearch();
  const tag = asked && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(asked) && asked.length <= 40 ? asked : undefined;
  const which: Which = { tag, isBookmarked: tag === undefined && show === "saved" };
  const list = useInfiniteQuery(postsQuery(useClient(), which));
  const posts = list.data?.pages.flatMap((page) => page.posts).filter(({ isBookmarked }) =>
    !which.isBookmarked || isBookmarked
  );
  const fresh = useNewPosts(new Set(posts?.map(({ id }) => id)));
  const place = useNextPart(list.isFetching);
  const isAll = tag === undefined && !which.isBookmarked;
  return (
    <>
      <Lists current={tag ? "tag" : which.isBookmarked ? "saved" : "all"} tag={tag} />
      <div ref={place} className={css.fresh} role="status">
        {isAll && posts && fresh.count > 0 && (
          <Button
            size="small"
            icon="chevron-up"
            loading={list.isFetching}
            onClick={async () => {
              await fresh.take();
              globalThis.scrollTo({ top: 0, behavior: "smooth" });
            }}
          >
            {texts.showNewPost(fresh.count)}
          </Button>
        )}
      </div>
      {list.error && !posts && <LoadError error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && (
        <Loading className={css.feed} label={texts.loadingPosts}>
          <Skeleton height={220} />
          <Skeleton height={220} />
          <Skeleton height={220} />
        </Loading>
      )}
      {posts?.length === 0 && <NoPosts which={which} />}
      {posts && posts.length > 0 && (
        <div className={css.feed}>
          {posts.map((post) => <PostCard key={post.id} post={post} />)}
        </div>
      )}
      <NextPart list={list}>{texts.showMorePosts}</NextPart>
    </>
  );
}

function NoPosts({ which: { tag, isBookmarked } }: { which: Which }) {
  if (isBookmarked) {
    return (
      <Empty
        icon="bookmark"
        title={texts.nothingSavedYet}
        action={<ButtonLink href="/breeder/breederlink">{texts.allPosts}</ButtonLink>}
      >
        <p>{texts.savedEmptyHint}</p>
      </Empty>
    );
  }
  return (
    <Empty
      icon="chat"
      title={tag ? texts.noPostsAbout(tag) : texts.noPostsYet}
      action={<ButtonLink href="/breeder/breederlink/new">{texts.writeAPost}</ButtonLink>}
    >
      <p>
        {tag ? texts.noTaggedPostsHint : texts.noPostsHint}
      </p>
    </Empty>
  );
}
