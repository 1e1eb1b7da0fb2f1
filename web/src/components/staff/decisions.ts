import { type ApiError, type CallOptions, type HearthpawClient, translate } from "@hearthpaw/client";
import type { ToastMessage } from "@hearthpaw/ui-kit";
import type { QueueName } from "./queues.ts";
import * as texts from "./texts.ts";
import { isLetter } from "./use_queue_keys.ts";

/** How long a decision can be undone before it is sent, in ms. */
const UNDO_MS = 10_000;
/** How long signing out waits for decisions being sent, in ms. */
const LOGOUT_MS = 3_000;

export type Decision = {
  queue: QueueName;
  id: string;
  /** Message while it can be undone: "Clementine: verified". */
  title: string;
  /** Message if it fails: "Clementine wasn't verified". */
  failed: string;
  /** Address of the case, opened by undo. */
  href: string;
  /** Restored if the decision is undone or fails. */
  reason?: string | undefined;
  send: (options: CallOptions) => Promise<unknown>;
  /**
   * Returns the message for a rejection because the case has changed meanwhile; undefined for any other
   * failure.
   */
  changed?: (error: ApiError) => { title: string; text?: string } | undefined;
};

/** Callbacks into the current page. */
export type Page = {
  show: (message: ToastMessage) => () => void;
  /** Reloads a queue, and the counts of all queues. */
  readAgain: (queue: QueueName) => Promise<unknown>;
  /** Opens a case if its queue is on the screen. */
  goTo: (href: string) => void;
};

type Pending = Decision & {
  actorId: string | undefined;
  /** Undefined once it is being sent. */
  timer: ReturnType<typeof setTimeout> | undefined;
  dueAt: number;
};

export type Decisions = ReturnType<typeof makeDecisions>;

const keyOf = ({ queue, id }: Pick<Decision, "queue" | "id">) => `${queue} ${id}`;

/**
 * Returns the store of decisions that wait to be sent. They are kept in the page, not on the server, because
 * they have no effect yet. Leaving the page sends them at once. Undo starts with the latest.
 */
function makeDecisions(client: HearthpawClient) {
  let page: Page | undefined;
  let pending: readonly Pending[] = [];
  let hidden: ReadonlySet<string> = new Set();
  /** Cases decided here; the page does not report their leaving the queue. */
  const ours = new Set<string>();
  /** Typed reasons, by author and case. */
  const reasons = new Map<string, string>();
  const ears = new Set<() => void>();
  const sending = new Set<Promise<void>>();
  let unsent: readonly Pending[] = [];
  let takeAway: (() => void) | undefined;
  /** Key of the current undo message, which is not repeated while earlier decisions are sent. */
  let offered: string | undefined;
  let takeUnsentAway: (() => void) | undefined;

  const actor = () => client.session.user()?.id;
  const isOthers = ({ actorId }: Pending) => actorId !== actor();
  const reasonKey = (one: Pick<Decision, "queue" | "id">, actorId = actor()) => `${actorId} ${keyOf(one)}`;
  const keepReason = (one: Pending) => {
    if (one.reason) reasons.set(reasonKey(one, one.actorId), one.reason);
  };
  const waiting = () => pending.filter(({ timer }) => timer !== undefined);

  function change(next: readonly Pending[]): void {
    pending = next;
    hidden = new Set(next.map(keyOf));
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
    clearTimeout(last.timer);
    ours.delete(keyOf(last));
    keepReason(last);
    change(pending.filter((one) => one !== last));
    page?.show({ tone: "info", title: texts.backInTheQueue });
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
      await one.send({ keepalive: true });
    } catch (thrown) {
      fail(one, translate(thrown));
    }
    await page?.readAgain(one.queue).catch(() => undefined);
    change(pending.filter((other) => other !== one));
  }

  function fail(one: Pending, error: ApiError): void {
    ours.delete(keyOf(one));
    keepReason(one);
    if (isOthers(one)) return tellLost(1);
    const words = one.changed?.(error);
    if (words) return void page?.show({ tone: "info", ...words });
    if (error.status === 0) {
      unsent = [...unsent, one];
      // The case returns to the list before "Try again" is shown: the queue cannot be reloaded while offline.
      change(pending.filter((other) => other !== one));
      return offerUnsent();
    }
    page?.show({ tone: "fail", title: one.failed, text: error.message });
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
      clearTimeout(one.timer);
      ours.delete(keyOf(one));
      keepReason(one);
    }
    unsent = forgetUnsent().filter((one) => !isOthers(one));
    change(pending.filter((one) => !held.includes(one)));
    tellLost(count);
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

  function decide(decision: Decision): void {
    const key = keyOf(decision);
    if (hidden.has(key)) return;
    ours.add(key);
    reasons.delete(reasonKey(decision));
    if (unsent.some((one) => keyOf(one) === key)) {
      const others = forgetUnsent().filter((one) => keyOf(one) !== key);
      unsent = others;
      if (others.length) offerUnsent();
    }
    const one: Pending = {
      ...decision,
      actorId: actor(),
      dueAt: Date.now() + UNDO_MS,
      timer: setTimeout(() => void start(one), UNDO_MS),
    };
    // A page being closed has no time to request the token that the call needs.
    void client.readyToSend(2 * UNDO_MS).catch(() => undefined);
    change([...pending, one]);
  }

  client.beforeLogout = () =>
    Promise.race([settle(), new Promise((resolve) => setTimeout(resolve, LOGOUT_MS))]);
  client.session.subscribe(dropOthers);
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
    undo,
    hidden: () => hidden,
    hear(ear: () => void) {
      ears.add(ear);
      return () => void ears.delete(ear);
    },
    /** Records a case that is decided here without a delay, for example a payment. */
    note: (queue: QueueName, id: string) => void ours.add(keyOf({ queue, id })),
    isOurs: (queue: QueueName, id: string) => ours.has(keyOf({ queue, id })),
    /** Returns the typed reason of a decision that was undone or failed. */
    reasonFor: (queue: QueueName, id: string) => reasons.get(reasonKey({ queue, id })) ?? "",
    /** Sets the page for later messages and reloads. */
    on(next: Page) {
      page = next;
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
