import type { PostAuthor } from "@hearthpaw/client";
import { agoText, Avatar, Badge, exactText, Icon, Link } from "@hearthpaw/ui-kit";
import { breederHref } from "../../lib/breeders.ts";
import * as texts from "./texts.tsx";
import css from "./posts.module.css";

/** Author and time of a post or comment. A pseudonym has no picture and no link. */
export function Author({ author, createdAt, updatedAt, size = 40, badge }: {
  author: PostAuthor;
  createdAt: string;
  updatedAt: string;
  size?: 32 | 40;
  /** Text beside the name: "You", "Author". */
  badge?: string | undefined;
}) {
  const { name, isAnonymous, programName, breederId, breederSlug, profileImageURL } = author;
  return (
    <div className={css.author}>
      {isAnonymous
        ? (
          <span className={css.mask} style={{ width: size, height: size }}>
            <Icon name="paw" size={size / 2} />
          </span>
        )
        : <Avatar name={name} size={size} {...(profileImageURL ? { src: profileImageURL } : {})} />}
      <div className={css.who}>
        <p className={css.name}>
          {breederId ? <Link href={breederHref({ id: breederId, slug: breederSlug })}>{name}</Link> : name}
          {badge && <Badge tone="neutral">{badge}</Badge>}
        </p>
        <p className={css.soft}>
          {texts.byline({
            isAnonymous,
            programName,
            when: (
              <time dateTime={createdAt} title={exactText(createdAt)}>{agoText(createdAt, new Date())}</time>
            ),
            isEdited: updatedAt !== createdAt,
          })}
        </p>
      </div>
    </div>
  );
}
