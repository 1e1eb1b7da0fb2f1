import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { addBreeder, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { made, upload } from "../../testing/files.ts";
import { type Body, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { pseudonymOf } from "./rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let ruth: Person & { breederId: string };
let owen: Person & { breederId: string };
beforeAll(async () => {
  market = await openMarket({ features: "all" });
  [ruth, owen] = await Promise.all([market.seller(), market.seller()]);
});
afterAll(() => market.close());

const POSTS = "/v1/breederlink/posts";
const call = (who: Person | null, method: string, path: string, json?: unknown) =>
  market.call(who, method, `${POSTS}${path}`, json);
/** Makes a call that must succeed; returns its body. */
async function done(who: Person, method: string, path: string, json?: unknown): Promise<Body> {
  const { status, body } = await call(who, method, path, json);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const write = async (who: Person, change: Body = {}): Promise<Body> =>
  (await done(who, "POST", "/new", {
    post: { title: "Day 61", text: "How long did yours take?", tags: ["whelping"], ...change },
  })).postDetails;
const read = async (who: Person, id: string): Promise<Body> => (await done(who, "GET", `/${id}`)).post;
const say = async (who: Person, path: string, change: Body = {}): Promise<Body> =>
  (await done(who, "POST", path, { text: "Ours took 14 hours.", ...change })).postDetails;
const photo = async (who: Person, bytes = made.jpeg()) =>
  await upload(market.app, { authorization: `Bearer ${who.token}` }, "post-image", await bytes);
const titles = (body: Body): string[] => body.posts.map(({ title }: Body) => title);

describe("posts", () => {
  it("are read newest first, by tag and by bookmark, page by page, each once", async () => {
    const tag = "page-by-page";
    for (let i = 0; i < 25; i++) await write(ruth, { title: `Post ${i}`, tags: [tag, tag, "paging"] });
    const first = await done(owen, "GET", `/tags/${tag}`);
    await write(ruth, { title: "Post 25", tags: [tag] });
    const second = await done(owen, "GET", `/tags/${tag}?cursor=${first.nextCursor}`);
    expect([...titles(first), ...titles(second)]).toEqual(
      Array.from({ length: 25 }, (_, i) => `Post ${24 - i}`),
    );
    expect(second.nextCursor).toBeNull();
    expect(titles(await done(owen, "GET", "")).slice(0, 2)).toEqual(["Post 25", "Post 24"]);
    expect((await done(owen, "GET", "/tags")).tags).toContainEqual({ tag: "paging", count: 25 });
    for (const { id } of [first.posts[3], first.posts[1]]) await done(owen, "POST", `/${id}/bookmark`);
    expect(titles(await done(owen, "GET", "?bookmarked=true"))).toEqual([titles(first)[1], titles(first)[3]]);
    expect(titles(await done(ruth, "GET", "?bookmarked=true"))).toEqual([]);
    expect((await call(owen, "GET", "?cursor=nonsense")).status).toBe(400);
  });

  it("are their author's to change, with photos that stand in one post", async () => {
    const [one, two] = [await photo(ruth), await photo(ruth, made.located())];
    const post = await write(ruth, { imageKeys: [one, two] });
    const keys = post.images.map(({ key }: Body) => key);
    expect(post).toMatchObject({ isMine: true, isHidden: false, author: { breederId: ruth.breederId } });
    expect(post.author.breederSlug).toMatch(/^willow-creek-kennel-\d+-/);
    const edited = await done(ruth, "POST", `/${post.id}`, {
      post: { title: "Day 62", text: "Six of them.", imageKeys: [keys[1]] },
    });
    expect(edited.postDetails).toMatchObject({ title: "Day 62", tags: [], images: [{ key: keys[1] }] });
    const gone = await market.db.selectFrom("files").select("state").where("key", "=", keys[0])
      .executeTakeFirst();
    expect(gone).toEqual({ state: "leaving" });
    expect(
      (await call(ruth, "POST", "/new", {
        post: { title: "Again", text: "The same photo.", imageKeys: [keys[1]] },
      })).body.code,
    ).toBe("file_not_usable");
    const path = `/${post.id}`;
    expect((await call(owen, "POST", path, { post: { title: "Mine", text: "Now." } })).status).toBe(404);
    expect((await call(owen, "DELETE", path)).status).toBe(404);
    expect((await done(ruth, "DELETE", path)).id).toBe(post.id);
    expect((await call(ruth, "GET", path)).status).toBe(404);
  });

  it("count each like once, however many come at once and come again", async () => {
    const { id } = await write(ruth);
    const comment = (await say(owen, `/${id}/comment`)).comments[0].id;
    const people = await Promise.all(Array.from({ length: 12 }, () => market.seller()));
    const each = (work: (who: Person) => Promise<unknown>) =>
      Promise.all(people.flatMap((who) => [who, who]).map(work));
    await each(async (who) => {
      await done(who, "POST", `/${id}/like?wanted=true`);
      await done(who, "POST", `/${id}/comment/${comment}/like?wanted=true`);
    });
    expect(await read(people[0]!, id)).toMatchObject({
      likesCount: 12,
      isLiked: true,
      comments: [{ likesCount: 12, isLiked: true }],
    });
    // Two concurrent toggles by one person cancel each other out.
    await each((who) => done(who, "POST", `/${id}/like`));
    expect((await read(ruth, id)).likesCount).toBe(12);
    await each((who) => done(who, "POST", `/${id}/like?wanted=false`));
    expect(await read(people[0]!, id)).toMatchObject({ likesCount: 0, isLiked: false });
  });
});

describe("comments", () => {
  it("have replies and counts, and stay without words while others' replies hang on them", async () => {
    const { id } = await write(ruth);
    const commentId = (await say(owen, `/${id}/comment`)).comments[0].id;
    const post = await say(ruth, `/${id}/comment/${commentId}/reply`, { text: "Thank you." });
    expect(post).toMatchObject({
      commentsCount: 2,
      comments: [{ isMine: false, replies: [{ text: "Thank you.", isMine: true, isPostAuthor: true }] }],
    });
    const replyId = post.comments[0].replies[0].id;
    await done(ruth, "POST", `/${id}/comment/${commentId}/reply/${replyId}`, { text: "Thanks, Owen." });
    expect((await call(ruth, "POST", `/${id}/comment/${commentId}`, { text: "x" })).status).toBe(404);
    expect((await call(ruth, "DELETE", `/${id}/comment/${replyId}`)).status).toBe(404);
    await done(owen, "DELETE", `/${id}/comment/${commentId}`);
    expect(await read(owen, id)).toMatchObject({
      commentsCount: 1,
      comments: [{
        isDeleted: true,
        text: "",
        isMine: false,
        author: { name: "Deleted" },
        replies: [{ isMine: false }],
      }],
    });
    expect((await call(ruth, "POST", `/${id}/comment/${commentId}/reply`, { text: "Hello?" })).status).toBe(
      404,
    );
    await done(ruth, "DELETE", `/${id}/comment/${commentId}/reply/${replyId}`);
    expect(await read(owen, id)).toMatchObject({ commentsCount: 0, comments: [] });
  });

  it("are read page by page, and a comment takes a bounded number of replies", async () => {
    const { id } = await write(ruth);
    for (let i = 0; i < 22; i++) await say(owen, `/${id}/comment`, { text: `Comment ${i}` });
    const post = await read(ruth, id);
    const more = await done(ruth, "GET", `/${id}/comments?cursor=${post.commentsCursor}`);
    expect([...post.comments, ...more.comments].map(({ text }: Body) => text))
      .toEqual(Array.from({ length: 22 }, (_, i) => `Comment ${21 - i}`));
    const full = post.comments[0].id;
    await sql`update post_comments set replies_count = 50 where id = ${full}`.execute(market.db);
    expect((await call(ruth, "POST", `/${id}/comment/${full}/reply`, { text: "One more" })).body.code).toBe(
      "thread_full",
    );
  });

  it("are told to the author of the post and of the comment, each once", async () => {
    const [author, other] = [await market.seller(), await market.seller()];
    const { id } = await write(author);
    const commentId = (await say(other, `/${id}/comment`, { isAnonymous: true })).comments[0].id;
    await say(author, `/${id}/comment/${commentId}/reply`);
    await say(author, `/${id}/comment`);
    const news = (who: Person) =>
      market.db.selectFrom("notifications").select(["title", "url"]).where("user_id", "=", who.id).execute();
    const url = `/breeder/breederlink/${id}`;
    expect(await news(author)).toEqual([{ title: "New comment on your post “Day 61”", url }]);
    expect(await news(other)).toEqual([{ title: "New reply to your comment on Breederlink", url }]);
  });

  it("are all told on the page, and by no more than five emails a day from one person", async () => {
    const author = await market.seller();
    const { id } = await write(author);
    for (let i = 0; i < 8; i++) await say(owen, `/${id}/comment`);
    await say(ruth, `/${id}/comment`);
    const of = (table: "mails" | "notifications") =>
      market.db.selectFrom(table).select("id").where("user_id", "=", author.id).execute();
    expect([(await of("notifications")).length, (await of("mails")).length]).toEqual([9, 6]);
    const counters = await sql<
      { key: string }
    >`select key from rate_limits where key like 'mail:post-commented:%'`
      .execute(market.db);
    for (const who of [author, owen, ruth]) expect(JSON.stringify(counters.rows)).not.toContain(who.id);
  });
});

it("go with their writer's account; a comment with replies of others stays without words", async () => {
  const leaving = await market.seller();
  const { id: gone } = await write(leaving);
  await say(owen, `/${gone}/comment`);
  const { id } = await write(ruth);
  const commentId = (await say(leaving, `/${id}/comment`)).comments[0].id;
  await say(leaving, `/${id}/comment/${commentId}/reply`, { text: "One more thing." });
  await say(owen, `/${id}/comment/${commentId}/reply`, { text: "Thank you." });
  const alone = (await say(leaving, `/${id}/comment`)).comments[0].id;
  await say(leaving, `/${id}/comment/${alone}/reply`);
  await done(leaving, "POST", `/${id}/like`);
  const closed = await market.call(leaving, "DELETE", "/v1/users/me", { password: PASSWORD });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  expect((await call(owen, "GET", `/${gone}`)).status).toBe(404);
  const left = await read(owen, id);
  expect(left).toMatchObject({ likesCount: 0, commentsCount: 1 });
  expect(left.comments).toMatchObject([{ isDeleted: true, text: "", replies: [{ text: "Thank you." }] }]);
});

describe("reports", () => {
  it("by three verified breeders hide a post from all but its author", async () => {
    const { id } = await write(ruth);
    const others = await Promise.all([market.seller(), market.seller()]);
    const unverified = await Promise.all([market.seller(), market.seller(), market.seller()]);
    await market.db.updateTable("breeders").set({ verification: "submitted" })
      .where("user_id", "in", unverified.map(({ id }) => id)).execute();
    const report = (who: Person) =>
      call(who, "POST", `/${id}/report`, { details: "Sells medicine without a vet." });
    expect((await report(ruth)).body.code).toBe("own_post");
    for (const who of unverified) expect((await report(who)).status).toBe(200);
    const first = await report(owen);
    expect((await report(owen)).body).toEqual(first.body);
    await Promise.all([report(others[0]!), report(others[0]!)]);
    expect((await read(others[1]!, id)).id).toBe(id);
    await report(others[1]!);
    expect((await call(owen, "GET", `/${id}`)).status).toBe(404);
    expect((await call(owen, "POST", `/${id}/like`)).status).toBe(404);
    expect((await done(owen, "GET", "")).posts.map((post: Body) => post.id)).not.toContain(id);
    expect(await read(ruth, id)).toMatchObject({ isHidden: true });
  });
});

describe("anonymity", () => {
  it("gives one name in a thread, whoever else is in it, and another in every other thread", async () => {
    const [one, two] = [await write(ruth, { isAnonymous: true }), await write(ruth, { isAnonymous: true })];
    expect(one.author).toEqual({ name: one.author.name, isAnonymous: true });
    expect(one.author.name).not.toBe(two.author.name);
    await say(ruth, `/${one.id}/comment`, { isAnonymous: false });
    await say(owen, `/${one.id}/comment`, { isAnonymous: true });
    const seen = await read(owen, one.id);
    expect(
      seen.comments.map(({ author, isPostAuthor }: Body) => [author.name === one.author.name, isPostAuthor]),
    )
      .toEqual([[false, false], [true, true]]);
    expect((await say(owen, `/${one.id}/comment`, { isAnonymous: true })).comments[0].author)
      .toEqual(seen.comments[0].author);
    const shown = (await done(ruth, "POST", `/${one.id}/anonymity`)).postDetails;
    expect(shown).toMatchObject({
      author: { isAnonymous: false, breederId: ruth.breederId },
      updatedAt: one.updatedAt,
      comments: [{ author: { isAnonymous: true } }, { author: { isAnonymous: true } }, {
        author: { isAnonymous: false },
      }],
    });
    const hidden = (await done(ruth, "POST", `/${one.id}/anonymity`)).postDetails;
    expect(hidden.author).toEqual(one.author);
  });

  it("uses every word of its names", () => {
    const names = Array.from({ length: 64 }, (_, i) => pseudonymOf(new Uint8Array([i, i, i])).split(" "));
    for (const at of [0, 1, 2]) expect(new Set(names.map((name) => name[at])).size).toBe(64);
  });

  it("leaves nothing of the author in any answer, event, email or notification of anybody else", async () => {
    const mark = market.services.newId().slice(-8);
    const row = await addBreeder(market.services, {
      name: `Quillfeather ${mark} Kennel`,
      city: `Quillton${mark}`,
      phone: "+15035559999",
      avatar_key: `u-${mark}`.padEnd(34, "0"),
    }, {
      first_name: `Quilla${mark}`,
      last_name: `Feather${mark}`,
      profile_image_key: `u-${mark}`.padEnd(34, "1"),
    });
    const author = {
      id: row.user.id,
      token: (await bearer(market.services, row.user)).authorization.slice("Bearer ".length),
    };
    const identifying = [
      row.user.id,
      row.id,
      mark,
      row.user.email,
      row.phone!,
      row.city,
      "Fernweh Optics",
    ];
    const seen: { where: string; text: string }[] = [];

    // Does everything that an author can do in a thread, starting under their real name.
    const fileKey = await photo(author, made.located());
    const { id, images } = await write(author, { tags: ["whelping", "secret"], imageKeys: [fileKey] });
    await done(author, "POST", `/${id}/anonymity`);
    const start = market.app.events.length;
    const commentId = (await say(author, `/${id}/comment`, { isAnonymous: false })).comments[0].id;
    const theirs = (await say(owen, `/${id}/comment`)).comments[0].id;
    const replied = await say(author, `/${id}/comment/${theirs}/reply`);
    const replyId = replied.comments[0].replies[0].id;
    await done(author, "POST", `/${id}/comment/${commentId}`, { text: "Edited." });
    await done(author, "POST", `/${id}`, { post: { title: "Day 62", text: "Six.", tags: ["secret"] } });
    for (const path of [`/${id}/like`, `/${id}/bookmark`, `/${id}/comment/${theirs}/like`]) {
      await done(author, "POST", path);
    }

    const consumer = await market.buyer();
    const params: Record<string, string> = { id, commentId, replyId, tag: "secret" };
    const collect = async (
      who: Person | null,
      name: string,
      method: string,
      path: string,
      json?: unknown,
    ) => {
      const { status, body } = await market.call(who, method, path, json);
      seen.push({ where: `${name} ${method} ${path} ${status}`, text: JSON.stringify(body) });
      return status;
    };
    const audience = [["breeder", owen], ["consumer", consumer], ["visitor", null]] as const;
    const answered = new Set<string>();
    for (const [name, who] of audience) {
      for (const { id: operation, path, route, roles, twin } of operations) {
        const isPost = path.startsWith(POSTS);
        if (route.method !== "get" && (!isPost || operation === "reportPost")) continue;
        if (!isPost && (twin || !roles.some((role) => ["none", "any", "user", name].includes(role)))) {
          continue;
        }
        if (/media|sandbox|csrf|openapi|events|download|video/i.test(path)) continue;
        // This list names all breeders, regardless of posts.
        if (operation === "listBreeders") continue;
        const places: Record<string, string> = path.includes("{replyId}")
          ? { ...params, commentId: theirs }
          : params;
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, key) => places[key] ?? id);
        const json = operation === "addPost" || operation === "updatePost"
          ? { post: { title: "Of somebody else", text: "Words." } }
          : /comment|reply/i.test(operation) && route.method === "post" && !/like/i.test(operation)
          ? { text: "Words." }
          : undefined;
        if (await collect(who, name, route.method.toUpperCase(), filled, json) === 200) {
          answered.add(operation);
        }
      }
    }
    // Every call that another breeder may make succeeded, and the picture's file contains only its own bytes.
    const refused = [
      "updatePost",
      "deletePost",
      "togglePostAnonymity",
      "updateComment",
      "deleteComment",
      "updateReply",
      "deleteReply",
    ];
    expect(
      operations.filter(({ tag, id }) => tag === "posts" && !answered.has(id)).map(({ id }) => id).sort(),
    )
      .toEqual([...refused, "reportPost"].sort());
    const bytes = await market.services.files.read(`public/${images[0].key}.full.webp`);
    seen.push({ where: "image", text: new TextDecoder("latin1").decode(bytes!) });
    await call(owen, "POST", `/${id}/report`, { details: "Only to try it." });
    await runJobs(market);
    seen.push({
      where: "events",
      text: JSON.stringify(
        market.app.events.slice(start).filter(({ channels }) =>
          !channels.includes(`private-user-${author.id}`)
        ),
      ),
    });
    const { rows: mails } = await sql<{ text: string }>`
      select to_jsonb(m)::text as text from mails m where user_id is distinct from ${author.id}`.execute(
      market.db,
    );
    const { rows: news } = await sql<{ text: string }>`
      select to_jsonb(n)::text as text from notifications n where user_id <> ${author.id}`.execute(market.db);
    const { rows: boxes } = await sql<{ text: string }>`
      select to_jsonb(b)::text as text from mailbox b where recipient <> ${row.user.email}`.execute(
      market.db,
    );
    expect(news.length).toBeGreaterThan(0);
    seen.push(...[...mails, ...news, ...boxes].map(({ text }) => ({ where: "told", text })));

    const found = seen.flatMap(({ where, text }) =>
      identifying.filter((value) => text.toLowerCase().includes(value.toLowerCase())).map((value) =>
        `${where}: ${value}`
      )
    );
    expect(found).toEqual([]);
    // The search text does exist for readers with access.
    expect(JSON.stringify((await done(author, "POST", `/${id}/anonymity`)).postDetails)).toContain(mark);
  });
});
