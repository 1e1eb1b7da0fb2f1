import type { Requests } from "./request.ts";
import type { Person, Scene } from "./scene.ts";

const fields = () => ({
  post: { title: "Day 61", text: "How long did yours take from here?", tags: ["whelping"] },
});

async function posted({ market }: Scene, who: Person, path: string, json: unknown) {
  const { status, body } = await market.call(who, "POST", `/v1/breederlink/posts/${path}`, json);
  if (status !== 200) throw new Error(`not posted: ${JSON.stringify(body)}`);
  return body.postDetails;
}
const post = async (scene: Scene, who: Person): Promise<string> =>
  (await posted(scene, who, "new", fields())).id;

/** Adds a post of breeder A with a comment and a reply, all by breeder A. */
async function thread(scene: Scene): Promise<Record<"id" | "commentId" | "replyId", string>> {
  const who = scene.breederA;
  const id = await post(scene, who);
  const text = { text: "Ours took 14 hours." };
  const { comments: [{ id: commentId }] } = await posted(scene, who, `${id}/comment`, text);
  const answered = await posted(scene, who, `${id}/comment/${commentId}/reply`, text);
  return { id, commentId, replyId: answered.comments[0].replies[0].id };
}

/** Adds a report of a post of breeder A. */
async function reported(scene: Scene): Promise<string> {
  const id = await post(scene, scene.breederA);
  await scene.market.call(scene.breederB, "POST", `/v1/breederlink/posts/${id}/report`, {
    details: "Sells medicine.",
  });
  const row = await scene.market.db.selectFrom("reports").select("id").where("subject_id", "=", id)
    .executeTakeFirstOrThrow();
  return row.id;
}

const ofPost = async (scene: Scene) => ({ params: { id: await post(scene, scene.breederA) } });
const ofComment = async (scene: Scene) => {
  const { id, commentId } = await thread(scene);
  return { params: { id, commentId } };
};
const ofReply = async (scene: Scene) => ({ params: await thread(scene) });
const saying = <P>(place: (scene: Scene) => Promise<P>) => async (scene: Scene) => ({
  ...await place(scene),
  json: { text: "Keep the room quiet." },
});

/** Calls about breeders' posts, and about staff's decisions on them. */
export const postRequests: Requests = {
  listPosts: () => ({}),
  listPostTags: () => ({}),
  listPostsByTag: () => ({ params: { tag: "whelping" } }),
  listPostComments: ofPost,
  getPost: ofPost,
  addPost: () => ({ json: fields() }),
  updatePost: async (scene) => ({ ...await ofPost(scene), json: fields() }),
  deletePost: ofPost,
  likePost: ofPost,
  bookmarkPost: ofPost,
  togglePostAnonymity: ofPost,
  // No author may report their own post.
  reportPost: async (scene, who) => ({
    params: { id: await post(scene, who.id === scene.breederA.id ? scene.breederB : scene.breederA) },
    json: { details: "Sells medicine." },
  }),
  listReports: () => ({}),
  decideReport: async (scene) => ({
    params: { id: await reported(scene) },
    json: { decision: "remove", reason: "Sells medicine." },
  }),
  addComment: saying(ofPost),
  updateComment: saying(ofComment),
  deleteComment: ofComment,
  likeComment: ofComment,
  addReply: saying(ofComment),
  updateReply: saying(ofReply),
  deleteReply: ofReply,
  likeReply: ofReply,
};
