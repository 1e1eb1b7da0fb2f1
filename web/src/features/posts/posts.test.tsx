import { afterEach, describe, expect, it } from "vitest";
import { page as browser } from "vitest/browser";
import type { Post } from "@hearthpaw/client";
import contract from "../../../../backend/generated/openapi.json";
import { type Answers, breeder, liveEvents, problem, renderSite } from "../../testing.tsx";
import { partsOf, tagsIn } from "./post_rules.ts";

const post = contract.components.examples.Post.value.post as unknown as Post;
const LIST = "GET /v1/breederlink/posts";
const READ = `GET /v1/breederlink/posts/${post.id}`;
const COMMENTS = `GET /v1/breederlink/posts/${post.id}/comments`;
const LIKE = `POST /v1/breederlink/posts/${post.id}/like`;
const page = `/breeder/breederlink/${post.id}`;
const channel = `private-user-${breeder.id}`;

const site = (answers: Answers = {}) => ({
  user: breeder,
  answers: {
    "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
    [LIST]: { body: { posts: [post], nextCursor: null } },
    [READ]: { body: { post } },
    [COMMENTS]: { body: { comments: post.comments, nextCursor: null } },
    ...answers,
  },
});
const own: Post = { ...post, isMine: true, isHidden: false };
const anonymous: Post = { ...own, author: { name: "Quiet Silver Heron", isAnonymous: true } };

afterEach(() => sessionStorage.clear());

describe("the feed", () => {
  it("asks for a confirmed email first, and reads nothing before", async () => {
    const user = { ...breeder, isEmailVerified: false } as typeof breeder;
    const { screen, calls } = await renderSite("/breeder/breederlink", {
      ...site({ "GET /v1/user": { body: { user, dashboard: "breeder" } } }),
      user,
    });
    await expect.element(screen.getByRole("heading", { name: "Confirm your email address first" }))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Confirm email address" }))
      .toHaveAttribute("href", "/verify-email");
    expect(calls.map(({ name }) => name)).not.toContain(LIST);
    await screen.unmount();
  });

  it("likes at once and takes it back where the server refuses", async () => {
    let go = () => {};
    const wait = new Promise<void>((resolve) => void (go = resolve));
    const { screen, calls } = await renderSite(
      "/breeder/breederlink",
      site({
        [LIKE]: async () => {
          await wait;
          return problem(503, "unavailable", "Try again in a minute.");
        },
      }),
    );
    const like = screen.getByRole("button", { name: `Like ${post.title}, 12` });
    await like.click();
    const liked = screen.getByRole("button", { name: `Like ${post.title}, 13` });
    await expect.element(liked).toHaveAttribute("aria-pressed", "true");
    go();
    await expect.element(like).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => calls.find(({ name }) => name === LIKE)?.search).toBe("?wanted=true");
    await screen.unmount();
  });

  it("says that new posts have come, and shows them when asked", async () => {
    let posts = [post];
    const { screen } = await renderSite(
      "/breeder/breederlink",
      site({ [LIST]: () => ({ body: { posts, nextCursor: null } }) }),
    );
    const live = liveEvents();
    await expect.element(screen.getByRole("link", { name: post.title, exact: true })).toBeVisible();
    await expect.poll(() => live.isHeard(channel, "post")).toBe(true);
    const fresh = { ...post, id: "0199c0d1-0007-7a4e-9b5f-000000000002", title: "Eight puppies" };
    posts = [fresh, post];
    live.tell(channel, "post", { postId: fresh.id, isNew: true });
    const show = screen.getByRole("button", { name: "Show 1 new post" });
    await expect.element(show).toBeVisible();
    await expect.element(screen.getByText("Eight puppies")).not.toBeInTheDocument();
    await show.click();
    await expect.element(screen.getByRole("link", { name: "Eight puppies", exact: true })).toBeVisible();
    await expect.element(show).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest("article")?.textContent).toMatch(/Eight puppies/);
    await screen.unmount();
  });

  it("offers new posts below the header, which covers the top of a desk's window", async () => {
    await browser.viewport(1280, 400);
    try {
      const { screen } = await renderSite(
        "/breeder/breederlink",
        site({
          [LIST]: { body: { posts: [1, 2, 3, 4].map((n) => ({ ...post, id: `${n}` })), nextCursor: null } },
        }),
      );
      const live = liveEvents();
      await expect.poll(() => live.isHeard(channel, "post")).toBe(true);
      await expect.element(screen.getByRole("link", { name: post.title, exact: true }).first()).toBeVisible();
      live.tell(channel, "post", { postId: "5", isNew: true });
      const show = screen.getByRole("button", { name: "Show 1 new post" });
      await expect.element(show).toBeVisible();
      scrollTo(0, 600);
      const header = () => screen.getByRole("banner").element().getBoundingClientRect();
      await expect.poll(() => header().top).toBe(0);
      await expect.poll(() => show.element().getBoundingClientRect().top).toBeGreaterThan(header().bottom);
      await screen.unmount();
    } finally {
      await browser.viewport(1280, 900);
    }
  });

  it("says where there is nothing, and where it did not load", async () => {
    const none = await renderSite(
      "/breeder/breederlink?show=saved",
      site({ [LIST]: { body: { posts: [], nextCursor: null } } }),
    );
    await expect.element(none.screen.getByText("Nothing saved yet")).toBeVisible();
    expect(none.calls.find(({ name }) => name === LIST)?.search).toBe("?bookmarked=true");
    await none.screen.unmount();
    const failed = await renderSite(
      "/breeder/breederlink",
      site({ [LIST]: problem(422, "invalid_input", "No.") }),
    );
    await expect.element(failed.screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await failed.screen.unmount();
  });
});

describe("a post", () => {
  it("is written with tags and without a name, and a draft of it is kept", async () => {
    const add = "POST /v1/breederlink/posts/new";
    const first = await renderSite("/breeder/breederlink/new", site());
    await first.screen.getByLabelText("Title").fill("Day 61");
    await first.screen.unmount();
    const { screen, calls, address } = await renderSite(
      "/breeder/breederlink/new",
      site({ [add]: { body: { postDetails: anonymous } } }),
    );
    await expect.element(screen.getByLabelText("Title")).toHaveValue("Day 61");
    await screen.getByLabelText("Your post").fill("How long?");
    await screen.getByLabelText("Tags").fill("Health testing, whelping");
    await expect.element(screen.getByText("#health-testing #whelping")).toBeVisible();
    await screen.getByRole("switch", { name: "Hide my name" }).click();
    await expect.element(screen.getByText(/made-up name instead of yours/)).toBeVisible();
    await screen.getByRole("button", { name: "Publish post" }).click();
    await expect.poll(address).toBe(page);
    expect(JSON.parse(calls.find(({ name }) => name === add)!.body)).toEqual({
      post: {
        title: "Day 61",
        text: "How long?",
        tags: ["health-testing", "whelping"],
        isAnonymous: true,
        imageKeys: [],
      },
    });
    expect(sessionStorage.getItem("hearthpaw:post:new")).toBeNull();
    await screen.unmount();
  });

  it("tells its author what others see, before the name is shown", async () => {
    const toggle = `POST /v1/breederlink/posts/${post.id}/anonymity`;
    const { screen } = await renderSite(
      page,
      site({ [READ]: { body: { post: anonymous } }, [toggle]: { body: { postDetails: own } } }),
    );
    await expect.element(screen.getByText(/Other breeders see Quiet Silver Heron here/)).toBeVisible();
    await screen.getByRole("button", { name: "Options for your post" }).click();
    await screen.getByRole("menuitem", { name: "Show my name" }).click();
    const dialog = screen.getByRole("dialog", { name: "Show your name on this post?" });
    await expect.element(dialog.getByText(/on every comment you've written/)).toBeVisible();
    await dialog.getByRole("button", { name: "Show my name" }).click();
    await expect.element(screen.getByText("Your name is shown")).toBeVisible();
    await expect.element(screen.getByText(/Other breeders see Quiet/)).not.toBeInTheDocument();
    await screen.unmount();
  });

  it("takes a comment, a reply and a report", async () => {
    const path = `POST /v1/breederlink/posts/${post.id}`;
    const commentId = post.comments[0]!.id;
    const { screen, calls } = await renderSite(
      page,
      site({
        [`${path}/comment`]: { body: { postDetails: { ...post, commentsCount: 2 } } },
        [`${path}/comment/${commentId}/reply`]: { body: { postDetails: { ...post, commentsCount: 3 } } },
        [`${path}/report`]: { body: { report: { id: post.id, createdAt: post.createdAt } } },
      }),
    );
    await screen.getByLabelText("Your comment").fill("  Ours took 14 hours.  ");
    await screen.getByRole("checkbox", { name: "Hide my name" }).click();
    await screen.getByRole("button", { name: "Comment", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "2 comments" })).toBeVisible();
    await expect.element(screen.getByLabelText("Your comment")).toHaveValue("");
    await screen.getByRole("article", { name: /^Comment by/ }).getByRole("button", { name: "Reply" }).click();
    await screen.getByLabelText("Your reply").fill("Thank you.");
    await screen.getByRole("form", { name: "Reply" }).getByRole("button", { name: "Reply" }).click();
    await expect.element(screen.getByRole("heading", { name: "3 comments" })).toBeVisible();
    // A reply that was sent is no draft of the next one.
    const comment = screen.getByRole("article", { name: /^Comment by/ });
    await comment.getByRole("button", { name: "Reply" }).click();
    await expect.element(screen.getByLabelText("Your reply")).toHaveValue("");
    await screen.getByRole("form", { name: "Reply" }).getByRole("button", { name: "Cancel" }).click();
    await screen.getByRole("button", { name: "Report" }).click();
    const dialog = screen.getByRole("dialog", { name: "Report this post?" });
    await dialog.getByRole("button", { name: "Report post" }).click();
    await expect.element(dialog.getByText("Tell us what's wrong in a sentence or two.").first())
      .toBeVisible();
    await dialog.getByLabelText("What's wrong with it?").fill("Sells medicine.");
    await dialog.getByRole("button", { name: "Report post" }).click();
    await expect.element(screen.getByText("We received your report")).toBeVisible();
    const bodies = calls.filter(({ name }) => name.startsWith(path)).map(({ body }) => JSON.parse(body));
    expect(bodies).toEqual([
      { text: "Ours took 14 hours.", isAnonymous: true },
      { text: "Thank you.", isAnonymous: true },
      { details: "Sells medicine." },
    ].map((body, at) => at === 1 ? { ...body, isAnonymous: false } : body));
    await screen.unmount();
  });

  it("says that new comments have come, and leads to them when asked", async () => {
    let commentsCount = 1;
    const [comment] = post.comments;
    const fresh = { ...comment!, id: "0199c0d1-0008-7a4e-9b5f-000000000009", text: "Ours was early." };
    const { screen } = await renderSite(
      page,
      site({
        [READ]: () => ({ body: { post: { ...post, commentsCount } } }),
        [COMMENTS]: () => ({
          body: { comments: commentsCount === 2 ? [fresh, comment] : [comment], nextCursor: null },
        }),
      }),
    );
    const live = liveEvents();
    await expect.element(screen.getByText(comment!.text)).toBeVisible();
    await expect.poll(() => live.isHeard(channel, "post")).toBe(true);
    commentsCount = 2;
    live.tell(channel, "post", { postId: post.id, isNew: false });
    const show = screen.getByRole("button", { name: "Show 1 new comment" });
    await show.click();
    await expect.element(screen.getByText("Ours was early.")).toBeVisible();
    await expect.element(show).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest("article")?.textContent).toMatch(
      /Ours was early/,
    );
    await screen.unmount();
  });

  it("that is gone says so", async () => {
    const { screen } = await renderSite(page, site({ [READ]: problem(404, "not_found", "There is none.") }));
    await expect.element(screen.getByRole("heading", { name: "This post isn't here anymore" })).toBeVisible();
    await screen.unmount();
  });

  it("shows words as words: no markup, and links that we do not vouch for", async () => {
    const text = 'See https://example.com/a?b=1). <img src=x onerror="alert(1)"> javascript:alert(1)';
    const { screen } = await renderSite(page, site({ [READ]: { body: { post: { ...post, text } } } }));
    const link = screen.getByRole("link", { name: "https://example.com/a?b=1" });
    await expect.element(link).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
    await expect.element(screen.getByText(/<img src=x onerror=/)).toBeVisible();
    await screen.unmount();
  });
});

describe("post rules", () => {
  it("make tags of what is typed", () => {
    expect(tagsIn("#Health Testing, whelping,, Whelping , Dam’s diet!")).toEqual([
      "health-testing",
      "whelping",
      "dams-diet",
    ]);
  });
  it("find addresses, and nothing that could run", () => {
    expect(partsOf("a https://x.org/1, b")).toEqual([
      { text: "a " },
      { text: "https://x.org/1", href: "https://x.org/1" },
      { text: ", b" },
    ]);
    expect(partsOf("javascript:alert(1) data:text/html,x")).toEqual([
      { text: "javascript:alert(1) data:text/html,x" },
    ]);
  });
});
