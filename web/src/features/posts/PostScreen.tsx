import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getPostQuery, type Post } from "@hearthpaw/client";
import { Button, ButtonLink, Empty, Icon, Link, Menu, type MenuItem, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { AnonymityDialog, DeletePostDialog, ReportPostDialog } from "./PostDialogs.tsx";
import { Author } from "./Author.tsx";
import { Comments } from "./Comments.tsx";
import { Marks, Tags } from "./PostCard.tsx";
import { PostText } from "./PostText.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./posts.module.css";

const route = getRouteApi("/breeder/breederlink/$id");

/** One post with what others say about it. */
export function PostScreen() {
  const { id } = route.useParams();
  return (
    <BreederShell title="Breederlink">
      <div className={css.page}>
        <Link href="/breeder/breederlink" className={work.back}>
          <Icon name="arrow-left" size={18} />
          Breederlink
        </Link>
        <Thread key={id} id={id} />
      </div>
    </BreederShell>
  );
}

function Thread({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(getPostQuery(useClient(), { id }));
  if (error && !data) {
    return error.status === 404 || error.status === 400
      ? <PostGone />
      : <LoadError heading="Post" error={error} onRetry={() => refetch()} />;
  }
  if (isPending) {
    return (
      <div role="status" aria-label="Loading the post">
        <Skeleton height={360} />
      </div>
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
      title="This post isn't here anymore"
      action={<ButtonLink href="/breeder/breederlink">All posts</ButtonLink>}
    >
      <p>Its author may have deleted it, or our team is reviewing it.</p>
    </Empty>
  );
}

function WholePost({ post }: { post: Post }) {
  const [asked, ask] = useState<"anonymity" | "delete" | "report">();
  const { id, title, text, tags, images, author, isMine, isHidden } = post;
  const own: MenuItem[] = [
    { label: "Edit", icon: "edit", href: `/breeder/breederlink/${id}/edit` },
    {
      label: author.isAnonymous ? "Show my name" : "Hide my name",
      icon: "eye",
      onSelect: () => ask("anonymity"),
    },
    { kind: "line" },
    { label: "Delete", icon: "trash", danger: true, onSelect: () => ask("delete") },
  ];
  const close = () => ask(undefined);
  return (
    <article className={css.post} aria-labelledby="post">
      <div className={css.top}>
        <Author {...post} badge={isMine ? "You" : undefined} />
        {isMine && (
          <Menu
            trigger={<Icon name="more" size={22} />}
            label="Options for your post"
            items={own}
            triggerClassName={css.more}
          />
        )}
      </div>
      {isMine && author.isAnonymous && (
        <p className={work.note}>
          <Icon name="lock" size={20} />
          <span>
            Other breeders see {author.name}{" "}
            here and on your comments below, not your name. Only our team can see who wrote it.
          </span>
        </p>
      )}
      {isHidden && (
        <p className={work.note} role="status">
          <Icon name="clock" size={20} />
          <span>
            Other breeders reported this post, so our team is reviewing it. Until they decide, only you can
            see it.
          </span>
        </p>
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
          <Button variant="quiet" size="small" icon="warning" onClick={() => ask("report")}>Report</Button>
        )}
      </Marks>
      {asked === "anonymity" && <AnonymityDialog post={post} onClose={close} />}
      {asked === "delete" && <DeletePostDialog post={post} onClose={close} />}
      {asked === "report" && <ReportPostDialog post={post} onClose={close} />}
    </article>
  );
}
