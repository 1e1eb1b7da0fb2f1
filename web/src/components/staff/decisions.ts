import {
  type ApiError,
  type CallOptions,
  getSecondFactor,
  type HearthpawClient,
  translate,
} from "@hearthpaw/client";
import type { ToastMessage } from "@hearthpaw/ui-kit";
import { forget, leftBy, remember } from "./left_decisions.ts";
import { type DecisionKind, isQueue } from "./queues.ts";
import * as texts from "./texts.ts";
import { isLetter } from "./use_queue_keys.ts";

/** How long a decision can be undone before it is sent, in ms. */
const UNDO_MS = 10_000;
/** How long after its time an answer can still come, in ms. Another tab may be waiting for it. */
const ANSWER_MS = 5_000;
/** How long signing out waits for decisions being sent, in ms. */
const LOGOUT_MS = 3_000;

/** Values of a form by the names of its fields. */
export type Typed = Readonly<Record<string, string | boolean>>;

export type Decision<Answer = unknown> = {
  kind: DecisionKind;
  id: string;
  /** Message while it can be undone: "Clementine: verified". */
  title: string;
  /** Message if it fails: "Clementine wasn't verified". */
  failed: string;
  /** Address of the case, opened by undo. */
  href: string;
  /** Restored if the decision is undone or fails. */
  typed?: Typed | undefined;
  send: (options: CallOptions) => Promise<Answer>;
  /** Returns the message after sending, if the outcome can differ from the title. */
  sent?(answer: Answer): ToastMessage | undefined;
  /**
   * Returns the message for a rejection because the case has changed meanwhile; undefined for any other
   * failure.
   */
  changed?: (error: ApiError) => { title: string; text?: string } | undefined;
};

/** Callbacks into the current page. */
export type Page = {
  show: (message: ToastMessage) => () => void;
  /** Reloads the lists that show these cases, and the counts of all queues. */
  readAgain: (kind: DecisionKind) => Promise<unknown>;
  /** Opens a case if its page is on the screen. */
  goTo: (href: string) => void;
  /** Opens a case from any page. */
  open: (href: string) => void;
};

type Pending = Decision & {
  actorId: string | undefined;
  /** Undefined once it is being sent. */
  timer: ReturnType<typeof setTimeout> | undefined;
  dueAt: number;
};

export type Decisions = ReturnType<typeof makeDecisions>;

/** Identifies a case. */
export const keyOf = ({ kind, id }: Pick<Decision, "kind" | "id">) => `${kind} ${id}`;

/**
 * Returns the store of decisions that wait to be sent. They are kept in the page, not on the server, because
 * they have no effect yet. Leaving the page sends them at once. Undo starts with the latest.
 */
function makeDecisions(client: HearthpawClient) {
  let page: Page | undefined;
  let pending: readonly Pending[] = [];
  let held: ReadonlyMap<string, string> = new Map();
  /** Cases decided here; the page does not report their leaving the queue. */
  const ours = new Set<string>();
  /** Typed values, by author and case. */
  const typed = new Map<string, Typed>();
  /** Idempotency keys of calls that have not succeeded yet, by author and case. */
  const keys = new Map<string, { content: string; key: string }>();
  const ears = new Set<() => void>();
  const sending = new Set<Promise<void>>();
  let unsent: readonly Pending[] = [];
  let takeAway: (() => void) | undefined;
  /** Key of the current undo message, which is not repeated while earlier decisions are sent. */
  let offered: string | undefined;
  let takeUnsentAway: (() => void) | undefined;

  const actor = () => client.session.user()?.id;
  const isOthers = ({ actorId }: Pending) => actorId !== actor();
  const typedKey = (one: Pick<Decision, "kind" | "id">, actorId = actor()) => `${actorId} ${keyOf(one)}`;
  const keepTyped = (one: Pending) => {
    if (one.typed) typed.set(typedKey(one, one.actorId), one.typed);
  };
  const waiting = () => pending.filter(({ timer }) => timer !== undefined);

  function change(next: readonly Pending[]): void {
    pending = next;
    held = new Map(next.map((one) => [keyOf(one), one.title]));
    for (const ear of ears) ear();
    offer();
  }

  /** Shows the undo message for the decision that can be undone next. */
  function offer(): void {
    const all = waiting();
    const last = all.at(-1);
    const next = last && page ? `${keyOf(last)} ${last.dueAt} ${all.length > 1}` : undefined;
    if (next === offered) return;
    offered = next;
    if (!last || !page) return takeAway?.();
    takeAway = page.show({
      name: "decision",
      tone: "done",
      title: last.title,
      text: all.length > 1 ? texts.undoGoesOn : undefined,
      action: { label: texts.undo, onPress: undo, shortcut: "U" },
      lastsMs: last.dueAt - Date.now(),
    });
  }

  function undo(): void {
    const last = waiting().at(-1);
    if (!last) return;
    answered(last);
    clearTimeout(last.timer);
    ours.delete(keyOf(last));
    keepTyped(last);
    change(pending.filter((one) => one !== last));
    page?.show({ tone: "info", title: isQueue(last.kind) ? texts.backInTheQueue : texts.undone });
    page?.goTo(last.href);
  }

  async function send(one: Pending): Promise<void> {
    clearTimeout(one.timer);
    one.timer = undefined;
    change(pending);
    try {
      // Another user may have signed in on this page since.
      if (isOthers(one)) throw new Error("another account");
      // The page can be closed at any time, even while a decision is being sent.
      const answer = await one.send({ keepalive: true });
      const message = one.sent?.(answer);
      keys.delete(typedKey(one, one.actorId));
      if (message) page?.show(message);
    } catch (thrown) {
      fail(one, translate(thrown));
    }
    answered(one);
    await page?.readAgain(one.kind).catch(() => undefined);
    change(pending.filter((other) => other !== one));
  }

  function fail(one: Pending, error: ApiError): void {
    ours.delete(keyOf(one));
    keepTyped(one);
    if (isOthers(one)) return tellLost(1);
    const words = one.changed?.(error);
    if (words) return void page?.show({ tone: "info", ...words });
    if (error.status === 0) {
      unsent = [...unsent, one];
      // The case returns to the list before "Try again" is shown: the queue cannot be reloaded while offline.
      change(pending.filter((other) => other !== one));
      return offerUnsent();
    }
    page?.show({
      tone: "fail",
      title: one.failed,
      text: Object.values(error.fieldErrors)[0] ?? error.message,
      action: { label: texts.openTheCase, onPress: () => page?.open(one.href) },
    });
  }

  /** One message for all unsent decisions, because they all fail for the same reason: no connection. */
  function offerUnsent(): void {
    takeUnsentAway = page?.show({
      name: "unsent",
      tone: "fail",
      title: unsent.length === 1 ? unsent[0]!.failed : texts.decisionsNotSent(unsent.length),
      text: texts.backUntilOnline,
      action: { label: texts.tryAgain, onPress: sendAgain },
    });
  }

  /** Reports lost decisions without naming their cases, because another person may read it. */
  function tellLost(count: number): void {
    page?.show({
      name: "unsent",
      tone: "fail",
      title: texts.decisionsNotSent(count),
      text: texts.signedOutFirst,
    });
  }

  /** Drops the decisions of a user who signed out meanwhile. No other user may send or undo them. */
  function dropOthers(): void {
    const held = waiting().filter(isOthers);
    const count = held.length + unsent.filter(isOthers).length;
    if (count === 0) return;
    for (const one of held) {
      answered(one);
      clearTimeout(one.timer);
      ours.delete(keyOf(one));
      keepTyped(one);
    }
    unsent = forgetUnsent().filter((one) => !isOthers(one));
    change(pending.filter((one) => !held.includes(one)));
    tellLost(count);
  }

  const answered = (one: Pending) => {
    if (one.actorId) forget({ actorId: one.actorId, key: keyOf(one) });
  };

  /**
   * Names the decisions of earlier pages that ended before the answer came: they were sent, but may have
   * failed. The user has to look, because sending them again could decide a case that has changed.
   */
  function tellLeft(): void {
    const actorId = actor();
    if (!page || !actorId) return;
    for (const left of leftBy(actorId)) {
      const { title, href, dueAt } = left;
      if (pending.some((one) => keyOf(one) === left.key)) continue;
      const rest = dueAt + ANSWER_MS - Date.now();
      if (rest > 0) {
        setTimeout(tellLeft, rest);
        continue;
      }
      forget(left);
      page.show({
        tone: "info",
        title: texts.checkDecision(title),
        text: texts.pageClosedEarly,
        action: { label: texts.openTheCase, onPress: () => page?.open(href) },
      });
    }
  }

  function forgetUnsent(): readonly Pending[] {
    const all = unsent;
    unsent = [];
    takeUnsentAway?.();
    takeUnsentAway = undefined;
    return all;
  }

  function sendAgain(): void {
    // Another tab may have changed the account without a notification here yet.
    dropOthers();
    for (const one of forgetUnsent()) decide(one);
  }

  function start(one: Pending): Promise<void> {
    const sent = send(one).finally(() => sending.delete(sent));
    sending.add(sent);
    return sent;
  }

  /** Sends all waiting decisions at once. */
  async function settle(): Promise<void> {
    for (const one of waiting()) void start(one);
    await Promise.all(sending);
  }

  function decide<Answer>(decision: Decision<Answer>): void {
    const key = keyOf(decision);
    if (held.has(key)) return;
    ours.add(key);
    typed.delete(typedKey(decision));
    if (unsent.some((one) => keyOf(one) === key)) {
      const others = forgetUnsent().filter((one) => keyOf(one) !== key);
      unsent = others;
      if (others.length) offerUnsent();
    }
    const one: Pending = {
      ...decision as Decision,
      actorId: actor(),
      dueAt: Date.now() + UNDO_MS,
      timer: setTimeout(() => void start(one), UNDO_MS),
    };
    if (one.actorId) {
      const { actorId, title, href, dueAt } = one;
      remember({ actorId, key, title, href, dueAt });
    }
    // A page being closed has no time to request the token that the call needs.
    void client.readyToSend(2 * UNDO_MS).catch(() => undefined);
    change([...pending, one]);
  }

  /** Asks for a code unless the last code stays recent until the decision is sent. */
  async function isProven(): Promise<boolean> {
    const { secondFactor } = await getSecondFactor(client);
    if (secondFactor.recentForSeconds * 1_000 > 2 * UNDO_MS) return true;
    return await client.stepUp?.() ?? true;
  }

  client.beforeLogout = () =>
    Promise.race([settle(), new Promise((resolve) => setTimeout(resolve, LOGOUT_MS))]);
  client.session.subscribe(() => {
    dropOthers();
    tellLeft();
  });
  // `freeze`: a phone may end a page in the background without any other event.
  addEventListener("pagehide", () => void settle());
  document.addEventListener("freeze", () => void settle());

  // On every page, because the undo message follows the user too.
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "u" || waiting().length === 0 || !isLetter(event)) return;
    event.preventDefault();
    undo();
  });

  return {
    decide,
    /**
     * Decides like `decide`, after asking for a recent code if the call needs it: the wait must not end
     * with a question. Returns false if the user entered none. Fails if the server does not answer.
     */
    async decideWithCode<Answer>(decision: Decision<Answer>): Promise<boolean> {
      const before = actor();
      if (!await isProven() || actor() !== before) return false;
      decide(decision);
      return true;
    },
    undo,
    /** Titles of the decisions that are not in force yet, by case. */
    held: () => held,
    hear(ear: () => void) {
      ears.add(ear);
      return () => void ears.delete(ear);
    },
    /**
     * Returns the idempotency key of a call about a case: the key of the last try if `content` is the same,
     * because that try may have arrived although no answer came back.
     */
    keyFor(kind: DecisionKind, id: string, content: string): string {
      const name = typedKey({ kind, id });
      const known = keys.get(name);
      if (known?.content === content) return known.key;
      const key = crypto.randomUUID();
      keys.set(name, { content, key });
      return key;
    },
    isOurs: (kind: DecisionKind, id: string) => ours.has(keyOf({ kind, id })),
    /** Returns the typed values of a decision that was undone or failed. */
    typedFor: (kind: DecisionKind, id: string): Typed => typed.get(typedKey({ kind, id })) ?? {},
    /** Returns the typed reason of a decision that was undone or failed. */
    reasonFor: (kind: DecisionKind, id: string) =>
      String(typed.get(typedKey({ kind, id }))?.["reason"] ?? ""),
    /** Sets the page for later messages and reloads. */
    on(next: Page) {
      const isFirst = !page;
      page = next;
      if (isFirst) tellLeft();
    },
  };
}

const stores = new WeakMap<HearthpawClient, Decisions>();

/** Returns the decisions of a page, which outlive its screens. */
export function decisionsOf(client: HearthpawClient): Decisions {
  const known = stores.get(client) ?? makeDecisions(client);
  stores.set(client, known);
  return known;
}
