import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getPostQuery, type Post } from "@hearthpaw/client";
import {
  Arrival,
  Button,
  ButtonLink,
  Empty,
  Icon,
  Link,
  Loading,
  Menu,
  type MenuItem,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { BreederlinkShell } from "./BreederlinkShell.tsx";
import { AnonymityDialog, DeletePostDialog, ReportPostDialog } from "./PostDialogs.tsx";
import { Author } from "./Author.tsx";
import { Comments } from "./Comments.tsx";
import { Marks, Tags } from "./PostCard.tsx";
import { PostText } from "./PostText.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./posts.module.css";

const route = getRouteApi("/breeder/breederlink/$id");

/** A post with its comments. */
export function PostScreen() {
  const { id } = route.useParams();
  return (
    <BreederlinkShell title={texts.breederlink}>
      <Link href="/breeder/breederlink" className={work.back}>
        <Icon name="arrow-left" size={18} />
        {texts.breederlink}
      </Link>
      <Thread key={id} id={id} />
    </BreederlinkShell>
  );
}

function Thread({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(getPostQuery(useClient(), { id }));
  if (error && !data) {
    return error.status === 404 || error.status === 400
      ? <PostGone />
      : <LoadError heading={texts.post} error={error} onRetry={() => refetch()} />;
  }
  if (isPending) {
    return (
      <Loading label={texts.loadingThePost}>
        <Skeleton height={360} />
      </Loading>
    );
  }
  return (
    <>
      <WholePost post={data.post} />
      <Comments post={data.post} />
    </>
  );
}

export function PostGone() {
  return (
    <Empty
      heading="h1"
      icon="chat"
      title={texts.thisPostIsntHereAnymore}
      action={<ButtonLink href="/breeder/breederlink">{texts.allPosts}</ButtonLink>}
    >
      <p>{texts.postGoneHint}</p>
    </Empty>
  );
}

function WholePost({ post }: { post: Post }) {
  const [asked, ask] = useState<"anonymity" | "delete" | "report">();
  const { id, title, text, tags, images, author, isMine, isHidden } = post;
  const own: MenuItem[] = [
    { label: texts.edit, icon: "edit", href: `/breeder/breederlink/${id}/edit` },
    {
      label: author.isAnonymous ? texts.showMyName : texts.hideMyName,
      icon: "eye",
      onSelect: () => ask("anonymity"),
    },
    { kind: "line" },
    { label: texts.deleteButton, icon: "trash", isDangerous: true, onSelect: () => ask("delete") },
  ];
  const close = () => ask(undefined);
  return (
    <article className={css.post} aria-labelledby="post">
      <div className={css.top}>
        <Author {...post} badge={isMine ? texts.you : undefined} />
        {isMine && (
          <Menu
            trigger={<Icon name="more" size={22} />}
            label={texts.optionsForYourPost}
            items={own}
            triggerClassName={css.more}
          />
        )}
      </div>
      {isMine && author.isAnonymous && (
        <p className={work.note}>
          <Icon name="lock" size={20} />
          <span>
            {texts.nameHiddenNote(author.name)}
          </span>
        </p>
      )}
      {isHidden && (
        <Arrival>
          <p className={work.note}>
            <Icon name="clock" size={20} />
            <span>
              {texts.postUnderReview}
            </span>
          </p>
        </Arrival>
      )}
      <h1 id="post" className={css.heading}>{title}</h1>
      <PostText text={text} />
      {images.length > 0 && (
        <ul className={css.photos} data-many={images.length > 1 ? "" : undefined}>
          {images.map(({ key, cardUrl, fullUrl, width, height, alt }) => (
            <li key={key}>
              <Link href={fullUrl} target="_blank">
                <img
                  src={images.length > 1 ? cardUrl : fullUrl}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Tags tags={tags} />
      <Marks post={post}>
        {!isMine && (
          <Button variant="quiet" size="small" icon="warning" onClick={() => ask("report")}>
            {texts.report}
          </Button>
        )}
      </Marks>
      {asked === "anonymity" && <AnonymityDialog post={post} onClose={close} />}
      {asked === "delete" && <DeletePostDialog post={post} onClose={close} />}
      {asked === "report" && <ReportPostDialog post={post} onClose={close} />}
    </article>
  );
}
