import type { ReactNode } from "react";
import { countText } from "@hearthpaw/ui-kit";

/** The line below the name: the author's program, the time, and whether the post was edited. */
export const byline = (
  { isAnonymous, programName, when, isEdited }: {
    isAnonymous: boolean;
    programName: string | undefined;
    when: ReactNode;
    isEdited: boolean;
  },
) => (
  <>
    {isAnonymous ? "Anonymous · " : programName && `${programName} · `}
    {when}
    {isEdited && " · Edited"}
  </>
);
export const writeSomethingFirst = "Write something first.";
export const save = "Save";
export const reply = "Reply";
export const comment = "Comment";
export const edit = "Edit";
export const newComment = "New comment";
export const yourText = "Your text";
export const yourReply = "Your reply";
export const yourComment = "Your comment";
export const sameNameAsPost = (name: string) => `You'll appear as ${name}, the same as on your post.`;
export const hideMyName = "Hide my name";
export const hideMyNameHint =
  "Other breeders will see a made-up name that's the same everywhere under this post.";
export const commentsCount = (commentsCount: number) => countText(commentsCount, "comment");
export const noCommentsYet = "No comments yet";
export const showNewComment = (fresh: number) => `Show ${countText(fresh, "new comment")}`;
export const loadingComments = "Loading comments";
export const comments = "Comments";
export const showOlderComments = "Show older comments";
export const thisCommentWasDeleted = "This comment was deleted.";
export const replies = "Replies";
export const replyCommentBy = ({ commentId, name }: { commentId: string | undefined; name: string }) =>
  `${commentId ? "Reply" : "Comment"} by ${name}`;
export const you = "You";
export const author = "Author";
export const likeCommentLabel = ({ commentId, name }: { commentId: string | undefined; name: string }) =>
  `Like the ${commentId ? "reply" : "comment"} by ${name}`;
export const deleteButton = "Delete";
export const yourIsDeleted = (noun: string) => `Your ${noun} is deleted`;
export const deleteYour = (noun: string) => `Delete your ${noun}?`;
export const deleteOfKind = (noun: string) => `Delete ${noun}`;
export const keep = (noun: string) => `Keep ${noun}`;
export const deleteCommentExplained = (commentId: string | undefined) =>
  `You can't undo this.${!commentId ? " Replies by others stay." : ""}`;
export const breederlink = "Breederlink";
export const newPost = "New post";
export const breederlinkLead = "Ask, share and compare notes. Only breeders and shelters can read it.";
export const whichPosts = "Which posts";
export const allPosts = "All posts";
export const saved = "Saved";
export const tags = "Tags";
export const showNewPost = (count: number) => `Show ${countText(count, "new post")}`;
export const loadingPosts = "Loading posts";
export const showMorePosts = "Show more posts";
export const nothingSavedYet = "Nothing saved yet";
export const savedEmptyHint = "Save a post to find it here again. No one else sees what you save.";
export const noPostsAbout = (tag: string) => `No posts about #${tag}`;
export const noPostsYet = "No posts yet";
export const writeAPost = "Write a post";
export const noTaggedPostsHint = "Be the first to write about it.";
export const noPostsHint = "Be the first to ask a question or share what you know.";
export const photo = (imagesCount: number) => countText(imagesCount, "photo");
export const imagesCountPhotos = (imagesCount: number) => `${imagesCount} photos`;
export const commentOn = ({ commentsCount, title }: { commentsCount: number; title: string }) =>
  `${countText(commentsCount, "comment")} on ${title}`;
export const like = (title: string) => `Like ${title}`;
export const removeFromSaved = (title: string) => `Remove ${title} from saved`;
export const savePost = (title: string) => `Save ${title}`;
export const yourNameIsShown = "Your name is shown";
export const yourNameIsHidden = "Your name is hidden";
export const showNameQuestion = "Show your name on this post?";
export const hideNameQuestion = "Hide your name on this post?";
export const showMyName = "Show my name";
export const cancel = "Cancel";
export const showNameExplained =
  "Other breeders will see your name, program and photo on this post and on every comment you've written under it.";
export const hideNameExplained =
  "Other breeders will see a made-up name instead of yours, on this post and on your comments under it. Anyone who has already seen your name may remember it. Only our team can see who wrote it.";
export const yourPostIsDeleted = "Your post is deleted";
export const keepADraft = "Keep a draft of your post?";
export const draftKeptHint =
  "You haven't published it yet. We can keep your text until you close this tab, but not your photos.";
export const keepDraft = "Keep draft";
export const discardPost = "Discard post";
export const deleteThisPost = "Delete this post?";
export const deletePost = "Delete post";
export const keepPost = "Keep post";
export const deleteWithComments =
  "Your post, its photos and every comment under it will be deleted. You can't undo this.";
export const deleteExplained = "Your post and its photos will be deleted. You can't undo this.";
export const reportDetailsMissing = "Tell us what's wrong in a sentence or two.";
export const weReceivedYourReport = "We received your report";
export const reportReceivedText = "Our team will review this post.";
export const reportThisPost = "Report this post?";
export const reportExplained = "Our team will review it. We won't tell the author who reported it.";
export const reportPost = "Report post";
export const whatsWrongWithIt = "What's wrong with it?";
export const editYourPost = "Edit your post";
export const yourPost = "Your post";
export const photoNumber = (at: number) => `Photo ${at}`;
export const titleTooShort = "Give your post a title of at least 3 letters.";
export const writeYourPost = "Write your post.";
export const photosStillUploading = "Wait until your photos are uploaded.";
export const photosFailed = "Some photos didn't upload. Try them again or remove them.";
export const yourChangesAreSaved = "Your changes are saved";
export const yourPostIsPublished = "Your post is published";
export const saveChanges = "Save changes";
export const publishPost = "Publish post";
export const title = "Title";
export const tagsHint = "Up to 10, with commas between them: whelping, health testing.";
export const photos = "Photos";
export const photosHint =
  "Up to 6. We remove the location and camera details. Check that nothing in the photo names you if you hide your name.";
export const nameHiddenHint =
  "Other breeders will see a made-up name instead of yours, on this post and on your comments under it. Only our team can see who wrote it.";
export const nameShownHint = "Other breeders will see your name, program and photo.";
export const useUpToTags = (mostTags: number) => `Use up to ${mostTags} tags.`;
export const tagTooLong = ({ long, longestTag }: { long: string; longestTag: number }) =>
  `Shorten “${long}” to ${longestTag} letters or fewer.`;
export const post = "Post";
export const loadingThePost = "Loading the post";
export const thisPostIsntHereAnymore = "This post isn't here anymore";
export const postGoneHint = "Its author may have deleted it, or our team is reviewing it.";
export const optionsForYourPost = "Options for your post";
export const nameHiddenNote = (name: string) =>
  `Other breeders see ${name} here and on your comments below, not your name. Only our team can see who wrote it.`;
export const postUnderReview =
  "Other breeders reported this post, so our team is reviewing it. Until they decide, only you can see it.";
export const report = "Report";
export const loadingTags = "Loading tags";
export const noTagsYet = "No tags yet";
export const noTagsHint = "Tags you add to a post will appear here.";
export const postsCount = (count: number) => countText(count, "post");
export const likeOfPost = (id: string) => `like ${id}`;
export const bookmark = (id: string) => `bookmark ${id}`;
export const likeOfComment = (one: string) => `like ${one}`;
export const breederlinkConfirmHint =
  "Breederlink is for breeders and shelters with a confirmed email address.";
