import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Chat, ChatMessage } from "@hearthpaw/client";
import { type Answers, breeder, consumer, liveEvents, problem, renderSite } from "../../testing.tsx";
import * as sessionTexts from "../../components/session/texts.tsx";
import * as texts from "./texts.ts";
import { closedText, joined, lastRead, maskedText } from "./rules.ts";

const ID = "0199c0d1-000c-7a4e-9b5f-2c3d4e5f6071";
const at = (minute: number) => `2025-11-14T17:${String(minute).padStart(2, "0")}:00.000Z`;
const message = (n: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `0199c0d1-0000-7a4e-9b5f-${String(n).padStart(12, "0")}`,
  isMine: false,
  text: `Message ${n}`,
  isMasked: false,
  masked: [],
  isAskingForMoney: false,
  images: [],
  at: at(n),
  ...change,
});
const chat: Chat = {
  id: ID,
  partner: { name: "Willow Creek Cavaliers", profileImageURL: "/avatar.png" },
  unreadCount: 0,
  isBlocked: false,
  standing: "open",
  isMuted: false,
  isSelling: false,
  isContactHidden: true,
  readByPartnerAt: null,
  updatedAt: at(5),
  lastMessage: message(2),
};
const site = (messages: ChatMessage[], change: Partial<Chat> = {}, more: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
  "GET /v1/chats/unread": { body: { unreadCount: 3 } },
  "GET /v1/chats": { body: { chats: [{ ...chat, ...change }], nextCursor: null } },
  [`GET /v1/chats/${ID}`]: { body: { chat: { ...chat, ...change } } },
  [`GET /v1/chats/${ID}/messages`]: (request) => {
    const after = new URL(request.url).searchParams.get("after");
    const from = messages.findIndex(({ id }) => id === after) + 1;
    return {
      body: { messages: after ? messages.slice(from) : messages.toReversed(), nextCursor: null },
    };
  },
  [`POST /v1/chats/${ID}/read`]: { body: { ok: true } },
  ...more,
});

afterEach(() => sessionStorage.clear());

describe("a conversation", () => {
  it("shows what was written, why a part is hidden, and the number of unread messages", async () => {
    const { screen } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: site([
        message(1, { text: "Call me at [phone number hidden]", isMasked: true, masked: ["phone"] }),
        message(2, { isMine: true, text: "Gladly." }),
      ]),
    });
    await expect.element(screen.getByText("Call me at [phone number hidden]")).toBeVisible();
    await expect.element(screen.getByText(/phone number is hidden until a deposit is paid/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Messages, 3 unread" })).toBeVisible();
    await screen.unmount();
  });

  it("advises under a message that asks for money, and nowhere else", async () => {
    const { screen } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: site([
        message(1, { text: "What does the deposit cover?" }),
        message(2, { text: "Just send it by Zelle.", isAskingForMoney: true }),
      ]),
    });
    const advice = screen.getByText(/Keep payments on Hearthpaw, because/);
    await expect.element(advice).toBeVisible();
    expect(advice.all()).toHaveLength(1);
    await screen.unmount();
  });

  it("has the page's one heading on a phone too, where the list is out of sight", async () => {
    await page.viewport(375, 700);
    try {
      for (const path of [`/messages/${ID}`, "/messages/new?petId=0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071"]) {
        const { screen } = await renderSite(path, { user: consumer, answers: site([message(1)]) });
        await expect.element(screen.getByRole("heading", { level: 1, name: "Messages" })).toBeInTheDocument();
        expect(screen.getByRole("navigation", { name: "Conversations" }).elements()).toHaveLength(0);
        await screen.unmount();
      }
    } finally {
      await page.viewport(1280, 900);
    }
  });

  const found = { partner: chat.partner, isSelling: false, isContactHidden: true };
  const starts = (change: object, user: object = consumer) =>
    renderSite(`/messages/new?breederId=${ID}`, {
      user: user as typeof consumer,
      answers: {
        ...site([]),
        "GET /v1/user": { body: { user } },
        "GET /v1/chats/find": { body: { ...found, ...change } },
      },
    });

  it("says in a new conversation that contact details are hidden, until a deposit is paid", async () => {
    const before = await starts({});
    await expect.element(before.screen.getByText(texts.contactsHiddenNote)).toBeVisible();
    await before.screen.unmount();
    const after = await starts({ isContactHidden: false });
    await expect.element(after.screen.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
    await expect.element(after.screen.getByText(texts.contactsHiddenNote)).not.toBeInTheDocument();
    await after.screen.unmount();
  });

  it("asks for a confirmed address in a button as tall as any other", async () => {
    const { screen } = await starts({}, { ...consumer, isEmailVerified: false });
    const button = screen.getByRole("main").getByRole("link", { name: sessionTexts.confirmEmailAddress });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBeLessThan(60);
    await screen.unmount();
  });

  it("sends once what was tried twice, under one id, and keeps what failed over a reload", async () => {
    const messages = [message(1)];
    const bodies: { clientId: string; text: string }[] = [];
    const partner = { ...chat.partner, breederId: ID, breederSlug: "willow-creek-cavaliers-corvallis-or" };
    const answers = site(messages, { partner }, {
      "POST /v1/chats/new": async (request) => {
        const body = await request.json();
        bodies.push(body);
        if (bodies.length === 1) return problem(409, "chat_closed", "Try again in a minute.");
        const sent = message(9, { isMine: true, clientId: body.clientId, text: body.text });
        messages.push(sent);
        return { body: { chat, message: sent } };
      },
    });
    const first = await renderSite(`/messages/${ID}`, { user: consumer, answers });
    const field = first.screen.getByRole("textbox", { name: "Message to Willow Creek Cavaliers" });
    await field.fill("Is she used to cats?");
    await first.screen.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(first.screen.getByText("Try again in a minute.")).toBeVisible();
    await expect.element(first.screen.getByRole("link", { name: "Willow Creek Cavaliers", exact: true }))
      .toHaveAttribute("href", `/breeders/${ID}/willow-creek-cavaliers-corvallis-or`);
    await expect.element(field).toHaveValue("");
    await field.fill("A draft");
    await first.screen.unmount();
    const again = await renderSite(`/messages/${ID}`, { user: consumer, answers });
    await expect.element(again.screen.getByRole("textbox", { name: /Message to/ })).toHaveValue("A draft");
    await again.screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(again.screen.getByText(/Sent$/)).toBeVisible();
    await expect.element(again.screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(bodies.map(({ clientId }) => clientId)).toEqual([bodies[0]!.clientId, bodies[0]!.clientId]);
    expect(again.screen.getByText("Is she used to cats?").elements()).toHaveLength(1);
    await again.screen.getByRole("textbox", { name: /Message to/ }).fill("");
    await again.screen.unmount();
  });

  it("sends what was written without a connection once, by itself, when it is back", async () => {
    const messages = [message(1)];
    const ids: string[] = [];
    let isDown = true;
    const answers = site(messages, {}, {
      "POST /v1/chats/new": async (request) => {
        if (isDown) throw new TypeError("Failed to fetch");
        const { clientId, text } = await request.json();
        ids.push(clientId);
        const sent = message(8 + ids.length, { isMine: true, clientId, text });
        messages.push(sent);
        return { body: { chat, message: sent } };
      },
    });
    const first = await renderSite(`/messages/${ID}`, { user: consumer, answers });
    await first.screen.getByRole("textbox", { name: /Message to/ }).fill("Is she used to cats?");
    await first.screen.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(first.screen.getByText("You're offline. We'll send it when you're back."))
      .toBeVisible();
    isDown = false;
    dispatchEvent(new Event("online"));
    await expect.element(first.screen.getByText(/Sent$/)).toBeVisible();
    await expect.poll(() => ids).toHaveLength(1);
    // The same for a page that the writer left meanwhile.
    isDown = true;
    await first.screen.getByRole("textbox", { name: /Message to/ }).fill("And to stairs?");
    await first.screen.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(first.screen.getByText(/We'll send it/)).toBeVisible();
    await first.screen.unmount();
    isDown = false;
    const again = await renderSite(`/messages/${ID}`, { user: consumer, answers });
    await expect.poll(() => ids).toHaveLength(2);
    await expect.element(again.screen.getByText(/We'll send it/)).not.toBeInTheDocument();
    // And on any page that the writer has open when the connection is back.
    isDown = true;
    await again.screen.getByRole("textbox", { name: /Message to/ }).fill("And to rain?");
    await again.screen.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(again.screen.getByText(/We'll send it/)).toBeVisible();
    await again.screen.unmount();
    const other = await renderSite("/contact", { user: consumer, answers });
    await expect.element(other.screen.getByRole("heading", { level: 1 })).toBeVisible();
    isDown = false;
    dispatchEvent(new Event("online"));
    await expect.poll(() => ids).toHaveLength(3);
    dispatchEvent(new Event("online"));
    await other.screen.unmount();
    expect(new Set(ids).size).toBe(3);
  });

  it("neither shows nor sends to the next person what the one before wrote in the same tab", async () => {
    const other = { ...consumer, id: "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3b", firstName: "Maria" };
    let who = consumer;
    let isDown = true;
    const messages = [message(1)];
    const sent: [writer: string, text: string][] = [];
    const answers = site(messages, {}, {
      "GET /v1/user": () => ({ body: { user: who, dashboard: "consumer" } }),
      "POST /v1/chats/new": async (request) => {
        if (isDown) throw new TypeError("Failed to fetch");
        const { clientId, text } = await request.json();
        sent.push([who.firstName!, text]);
        return { body: { chat, message: message(8 + sent.length, { isMine: true, clientId, text }) } };
      },
    });
    const { screen, client } = await renderSite(`/messages/${ID}`, { user: who, answers });
    const field = screen.getByRole("textbox", { name: /Message to/ });
    await field.fill("Is she used to cats?");
    await screen.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(screen.getByText(/We'll send it/)).toBeVisible();
    await field.fill("A draft");
    client.session.clear();
    who = other;
    client.session.keep({ accessToken: "another-token-of-letters", user: who });
    await expect.element(field).toHaveValue("");
    await expect.element(screen.getByText("Is she used to cats?")).not.toBeInTheDocument();
    isDown = false;
    dispatchEvent(new Event("online"));
    await field.fill("Hello");
    await screen.getByRole("button", { name: "Send", exact: true }).click();
    await expect.poll(() => sent).toContainEqual(["Maria", "Hello"]);
    expect(sent).toHaveLength(1);
    client.session.clear();
    who = consumer;
    client.session.keep({ accessToken: "a-token-of-twenty-letters", user: who });
    await expect.element(field).toHaveValue("A draft");
    dispatchEvent(new Event("online"));
    await expect.poll(() => sent).toEqual([["Maria", "Hello"], ["Dana", "Is she used to cats?"]]);
    await field.fill("");
    await screen.unmount();
  });

  it("marks as read what is looked at, up to the last message that is shown", async () => {
    const { screen, calls } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: site([message(1), message(2)], { unreadCount: 2 }),
    });
    const marks = () => calls.filter(({ name }) => name === `POST /v1/chats/${ID}/read`);
    await expect.poll(() => marks()[0]?.search).toContain(message(2).id);
    await screen.unmount();
  });

  it("leads down to new messages whoever reads further up, and stays with what is read", async () => {
    const messages = Array.from({ length: 40 }, (_, at) => message(at + 1));
    const { screen } = await renderSite(`/messages/${ID}`, { user: consumer, answers: site(messages) });
    const live = liveEvents();
    const channel = `private-user-${consumer.id}`;
    await expect.poll(() => live.isHeard(channel, "chat")).toBe(true);
    await expect.element(screen.getByText("Message 40", { exact: true })).toBeInViewport();
    const thread = screen.getByRole("log", { name: "Messages" });
    (thread.element() as HTMLElement).scrollTop = 0;
    await expect.element(screen.getByText("Message 40", { exact: true })).not.toBeInViewport();
    messages.push(message(41));
    live.tell(channel, "chat", { chatId: ID });
    await screen.getByRole("button", { name: "New messages" }).click();
    await expect.element(screen.getByText("Message 41", { exact: true })).toBeInViewport();
    await expect.element(screen.getByRole("button", { name: "New messages" })).not.toBeInTheDocument();
    await expect.element(thread).toHaveFocus();
    await screen.unmount();
  });

  it("says that the other side is writing until the message is there, and tells them so in turn", async () => {
    const messages = [message(1)];
    const TYPING = `POST /v1/chats/${ID}/typing`;
    const { screen, calls } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: site(messages, {}, { [TYPING]: { body: { ok: true } } }),
    });
    const live = liveEvents();
    const channel = `private-user-${consumer.id}`;
    await expect.poll(() => live.isHeard(channel, "typing")).toBe(true);
    // A new message ends the line, also when the thread shows its beginning.
    await expect.element(screen.getByText("Message 1", { exact: true })).toBeVisible();
    const line = screen.getByText("Willow Creek Cavaliers is typing…");
    live.tell(channel, "typing", { chatId: "0199c0d1-000c-7a4e-9b5f-000000000000" });
    await expect.element(line).not.toBeInTheDocument();
    live.tell(channel, "typing", { chatId: ID });
    await expect.element(line).toBeVisible();
    // If there is little room, the name is cut and the words after it stay in sight.
    (line.element() as HTMLElement).style.width = "120px";
    expect(screen.getByText("is typing…", { exact: true }).element().getBoundingClientRect().right)
      .toBeLessThanOrEqual(line.element().getBoundingClientRect().right);
    messages.push(message(2));
    live.tell(channel, "chat", { chatId: ID });
    await expect.element(screen.getByText("Message 2")).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();

    const told = () => calls.filter(({ name }) => name === TYPING).length;
    const field = screen.getByRole("textbox", { name: /Message to/ });
    await field.fill("I");
    await field.fill("Is she");
    await expect.poll(told).toBe(1);
    await field.fill("");
    expect(told()).toBe(1);
    await screen.unmount();
  });

  it("ends by itself where the other side's account does, and opens with it again, in the list too", async () => {
    let change: Partial<Chat> = {};
    const now = () => ({ ...chat, ...change });
    const { screen } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: site([message(1)], {}, {
        "GET /v1/chats": () => ({ body: { chats: [now()], nextCursor: null } }),
        [`GET /v1/chats/${ID}`]: () => ({ body: { chat: now() } }),
      }),
    });
    const live = liveEvents();
    const channel = `private-user-${consumer.id}`;
    await expect.poll(() => live.isHeard(channel, "chat")).toBe(true);
    const field = screen.getByRole("textbox", { name: /Message to/ });
    await expect.element(field).toBeVisible();
    change = { standing: "closed", partner: { ...chat.partner, name: "Closed account" } };
    live.tell(channel, "chat", { chatId: null });
    await expect.element(screen.getByText(/account has been closed|closed their account/)).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(
      screen.getByRole("navigation", { name: "Conversations" }).getByText("Closed account"),
    )
      .toBeVisible();
    change = {};
    live.tell(channel, "chat", { chatId: null });
    await expect.element(field).toBeVisible();
    await screen.unmount();
  });

  it("that cannot be read, nor the list, says that the server cannot be reached", async () => {
    const lost = () => {
      throw new TypeError("fetch failed");
    };
    const { screen } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: site([], {}, { "GET /v1/chats": lost, [`GET /v1/chats/${ID}/messages`]: lost }),
    });
    await expect.poll(() => screen.getByText("We can't reach the server.").elements().length).toBe(2);
    await screen.unmount();
  });

  it("that is blocked takes no message, and says why", async () => {
    const { screen } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: {
        ...site([message(1)], { standing: "blocked-by-me", isBlocked: true }),
        [`POST /v1/chats/${ID}/block`]: problem(409, "transition_not_allowed", "Try again soon."),
      },
    });
    await expect.element(screen.getByText(/You blocked Willow Creek Cavaliers/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Unblock" })).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: /Message to/ })).not.toBeInTheDocument();
    // Words for screen readers alone lie within the scrolling part and don't make the page longer.
    const author = screen.getByText("Willow Creek Cavaliers:", { exact: true });
    await expect.element(author).toBeInTheDocument();
    const hidden = author.element() as HTMLElement;
    expect(screen.getByRole("log").element().contains(hidden.offsetParent)).toBe(true);
    await screen.getByRole("button", { name: "Unblock" }).click();
    await expect.element(screen.getByText("Try again soon.")).toBeVisible();
    await screen.unmount();
  });

  it("is reported with a reason, and in words where none of the reasons fits", async () => {
    const { screen, calls } = await renderSite(`/messages/${ID}`, {
      user: consumer,
      answers: site([message(1)], {}, {
        [`POST /v1/chats/${ID}/report`]: { body: { report: { id: ID, createdAt: at(6) } } },
      }),
    });
    await screen.getByRole("button", { name: "Conversation options" }).click();
    await screen.getByRole("menuitem", { name: "Report conversation" }).click();
    const dialog = screen.getByRole("dialog", { name: "Report this conversation?" });
    const send = dialog.getByRole("button", { name: "Report conversation" });
    await dialog.getByRole("radio", { name: "Something else" }).click();
    await send.click();
    await expect.element(dialog.getByRole("textbox")).toHaveAccessibleDescription(/Tell us what's wrong/);
    await dialog.getByRole("textbox").fill("Wants to be paid elsewhere. ");
    await send.click();
    await expect.element(screen.getByText("Thank you. Our team will review it.")).toBeVisible();
    const sent = calls.find(({ name }) => name === `POST /v1/chats/${ID}/report`);
    expect(JSON.parse(sent?.body ?? "{}")).toEqual({
      reason: "other",
      details: "Wants to be paid elsewhere.",
    });
    await screen.unmount();
  });

  it("shows all of what its empty field says, on the narrowest phone too", async () => {
    await page.viewport(320, 700);
    try {
      const { screen } = await renderSite(`/messages/${ID}`, {
        user: breeder,
        answers: site([message(1)], { isSelling: true }),
      });
      const field = screen.getByPlaceholder("Write a message");
      await expect.element(field).toBeVisible();
      await expect.poll(() => {
        const { scrollHeight, clientHeight } = field.element();
        return scrollHeight - clientHeight;
      }).toBe(0);
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("of a breeder takes quick replies", async () => {
    const { screen } = await renderSite(`/messages/${ID}`, {
      user: breeder,
      answers: {
        ...site([message(1)], { isSelling: true }),
        "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
        "GET /v1/chats/replies": { body: { replies: [{ id: message(8).id, text: "Yes, with two cats." }] } },
      },
    });
    await screen.getByRole("button", { name: "Quick replies" }).click();
    await screen.getByRole("button", { name: "Yes, with two cats.", exact: true }).click();
    await expect.element(screen.getByRole("textbox", { name: /Message to/ })).toHaveValue(
      "Yes, with two cats.",
    );
    await screen.unmount();
  });
});

describe("the rules of a conversation", () => {
  it("join messages without doubles, in their order", () => {
    const [one, two, three] = [message(1), message(2), message(3)];
    expect(joined([one, two], [two, three])).toEqual([one, two, three]);
  });

  it("find the last own message that was read, where the other side has read on", () => {
    const all = [message(1, { isMine: true }), message(2), message(3, { isMine: true })];
    expect(lastRead(all, all[1]!.id)).toBe(all[0]!.id);
    expect(lastRead(all, undefined)).toBeUndefined();
  });

  it("say to both why something is hidden, and why nobody can write", () => {
    const masked = message(1, { isMasked: true, masked: ["phone", "email"] });
    expect(maskedText(masked, "Ruth")).toBe(
      "Contact details are hidden until a deposit is paid, to keep you both safe.",
    );
    expect(maskedText({ ...masked, isMine: true, masked: ["email"] }, "Ruth")).toBe(
      "The email address is hidden from Ruth until a deposit is paid.",
    );
    expect(closedText({ standing: "open", partner: chat.partner })).toBeUndefined();
    expect(closedText({ standing: "closed", partner: chat.partner })).toMatch(/closed/);
    expect(closedText({ standing: "closed-by-staff", partner: chat.partner })).toMatch(/Our team closed/);
    expect(closedText({ standing: "blocked", partner: chat.partner })).toContain(chat.partner.name);
  });
});
