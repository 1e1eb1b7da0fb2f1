import { useNavigate } from "@tanstack/react-router";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addPostMutation, getPostQuery, type Post, updatePostMutation } from "@hearthpaw/client";
import { ButtonLink, Field, Icon, Link, Skeleton, Switch, useToast } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { UploadField } from "../../components/uploads/UploadField.tsx";
import { chosenIn, useUploads } from "../../components/uploads/use_uploads.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { BreederlinkShell } from "./BreederlinkShell.tsx";
import { LONGEST_TAG, MOST_TAGS, tagsIn } from "./post_rules.ts";
import { patchPost, refreshLists } from "./post_queries.ts";
import { PostGone } from "./PostScreen.tsx";
import * as texts from "./texts.tsx";
import { dropDraft, keptDraft, useKeepDraft } from "./use_draft.ts";
import work from "../../components/dashboards/work.module.css";

/** Writes a post, or edits the user's post with this id. */
export function PostFormScreen({ id }: { id?: string }) {
  const back = id ? `/breeder/breederlink/${id}` : "/breeder/breederlink";
  return (
    <BreederlinkShell title={id ? texts.editYourPost : texts.newPost}>
      <Link href={back} className={work.back}>
        <Icon name="arrow-left" size={18} />
        {id ? texts.yourPost : texts.breederlink}
      </Link>
      {id ? <Edited id={id} /> : (
        <>
          <h1>{texts.newPost}</h1>
          <PostForm />
        </>
      )}
    </BreederlinkShell>
  );
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(getPostQuery(useClient(), { id }));
  if (data?.post.isMine) {
    return (
      <>
        <h1>{texts.editYourPost}</h1>
        <PostForm key={id} post={data.post} />
      </>
    );
  }
  if (data || error?.status === 404 || error?.status === 400) return <PostGone />;
  return error ? <LoadError error={error} onRetry={() => refetch()} /> : <Skeleton height={480} />;
}

type Draft = { title: string; text: string; tags: string; isAnonymous: boolean };
const NEW = "post:new";
const MOST_PHOTOS = 6;

function PostForm({ post }: { post?: Post }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const uploads = useUploads({
    purpose: "post-image",
    limit: MOST_PHOTOS,
    known: post?.images.map(({ key, cardUrl }, at) => ({
      fileKey: key,
      name: texts.photoNumber(at + 1),
      picture: cardUrl,
    })) ?? [],
  });
  const kept: Partial<Draft> = post ? {} : keptDraft<Draft>(NEW);
  const start = { title: post?.title ?? "", text: post?.text ?? "", tags: post?.tags.join(", ") ?? "" };
  const add = useMutation(addPostMutation(client));
  const update = useMutation(updatePostMutation(client));
  const form = useForm({
    initial: {
      ...start,
      ...kept,
      isAnonymous: kept.isAnonymous ?? post?.author.isAnonymous ?? false,
      photos: "",
    },
    check: ({ title, text, tags }) => ({
      title: title.trim().length < 3 ? texts.titleTooShort : undefined,
      text: text.trim() ? undefined : texts.writeYourPost,
      tags: tagsRefusal(tagsIn(tags)),
      photos: uploads.isBusy
        ? texts.photosStillUploading
        : uploads.hasFailed
        ? texts.photosFailed
        : undefined,
    }),
    send({ title, text, tags, isAnonymous }) {
      const fields = {
        title: title.trim(),
        text: text.trim(),
        tags: tagsIn(tags),
        isAnonymous,
        imageKeys: [...uploads.fileKeys],
      };
      return post
        ? update.mutateAsync({ id: post.id, body: { post: fields } })
        : add.mutateAsync({ body: { post: fields } });
    },
    done({ postDetails: { id }, postDetails }) {
      if (post) patchPost(queryClient, id, () => postDetails);
      else dropDraft(NEW);
      void refreshLists(queryClient);
      void navigate({ to: "/breeder/breederlink/$id", params: { id } });
      show({ tone: "done", title: post ? texts.yourChangesAreSaved : texts.yourPostIsPublished });
    },
    whenLeft: post ? "save" : "ask",
    beside: chosenIn(uploads),
    ...(post ? {} : {
      leaving: {
        words: {
          title: texts.keepADraft,
          text: texts.draftKeptHint,
          save: texts.keepDraft,
          discard: texts.discardPost,
        },
        // The tab has already kept every word.
        save: async () => true,
        drop: () => dropDraft(NEW),
      },
    }),
    places: { "post/title": "title", "post/text": "text", "post/tags": "tags", "post/imageKeys": "photos" },
  });
  const { title, text, tags, isAnonymous } = form.values;
  useKeepDraft(post ? undefined : NEW, { title, text, tags, isAnonymous }, !(title || text || tags));
  const found = tagsIn(tags);
  return (
    <div className={work.form}>
      <Form
        form={form}
        go={post ? texts.saveChanges : texts.publishPost}
        quiet
        foot={
          <ButtonLink
            variant="quiet"
            href={post ? `/breeder/breederlink/${post.id}` : "/breeder/breederlink"}
          >
            {texts.cancel}
          </ButtonLink>
        }
      >
        <Field label={texts.title} maxLength={160} {...form.field("title")} />
        <Field multiline rows={8} label={texts.yourPost} maxLength={10_000} {...form.field("text")} />
        <Field
          label={texts.tags}
          optional
          hint={found.length ? found.map((tag) => `#${tag}`).join(" ") : texts.tagsHint}
          {...form.field("tags")}
        />
        <UploadField
          label={texts.photos}
          optional
          hint={texts.photosHint}
          error={form.errors.photos}
          uploads={uploads}
        />
        <Switch
          label={texts.hideMyName}
          description={isAnonymous ? texts.nameHiddenHint : texts.nameShownHint}
          {...withoutError(form.box("isAnonymous"))}
        />
      </Form>
    </div>
  );
}

const withoutError = <Box extends { error: unknown }>({ error: _, ...box }: Box) => box;

function tagsRefusal(tags: readonly string[]): string | undefined {
  if (tags.length > MOST_TAGS) return texts.useUpToTags(MOST_TAGS);
  const long = tags.find((tag) => tag.length > LONGEST_TAG);
  return long ? texts.tagTooLong({ long, longestTag: LONGEST_TAG }) : undefined;
}
