import type { Post } from "@hearthpaw/client";
import { Badge, Icon, Link, LOCALE } from "@hearthpaw/ui-kit";
import { Author } from "./Author.tsx";
import { MarkButton } from "./MarkButton.tsx";
import { PostText } from "./PostText.tsx";
import * as texts from "./texts.tsx";
import { useMark } from "./use_mark.ts";
import css from "./posts.module.css";

/** A post in a list. */
export function PostCard({ post }: { post: Post }) {
  const { id, title, text, tags, images, commentsCount, isMine } = post;
  const href = `/breeder/breederlink/${id}`;
  return (
    <article className={css.card} aria-labelledby={`post-${id}`}>
      <Author {...post} badge={isMine ? texts.you : undefined} />
      <h2 id={`post-${id}`} className={css.title}>
        <Link href={href}>{title}</Link>
      </h2>
      <PostText text={text} clamp />
      {images[0] && (
        <Link href={href} className={css.cover} aria-label={`${title}, ${texts.photo(images.length)}`}>
          <img src={images[0].cardUrl} alt="" width={640} height={480} loading="lazy" />
          {images.length > 1 && <Badge tone="neutral">{texts.imagesCountPhotos(images.length)}</Badge>}
        </Link>
      )}
      <Tags tags={tags} />
      <Marks post={post}>
        <Link
          href={href}
          className={css.mark}
          aria-label={texts.commentOn({ commentsCount, title })}
        >
          <Icon name="chat" size={20} />
          <span aria-hidden="true">{commentsCount.toLocaleString(LOCALE)}</span>
        </Link>
      </Marks>
    </article>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (!tags.length) return null;
  return (
    <ul className={css.tags} aria-label={texts.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={`/breeder/breederlink?tag=${tag}`}>{`#${tag}`}</Link>
        </li>
      ))}
    </ul>
  );
}

/** A reader's quick actions for a post. */
export function Marks({ post, children }: { post: Post; children?: React.ReactNode }) {
  const { likePost, bookmark } = useMark();
  return (
    <div className={css.marks}>
      <MarkButton
        icon="heart"
        label={texts.like(post.title)}
        count={post.likesCount}
        isOn={post.isLiked}
        onChange={likePost(post)}
      />
      {children}
      <MarkButton
        icon="bookmark"
        label={post.isBookmarked ? texts.removeFromSaved(post.title) : texts.savePost(post.title)}
        isOn={post.isBookmarked}
        onChange={bookmark(post)}
      />
    </div>
  );
}
