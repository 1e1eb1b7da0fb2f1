import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Session } from "@hearthpaw/client";
import { useClient } from "./client_context.ts";
import type { Answer } from "./LeaveDialog.tsx";
import * as texts from "./texts.ts";

/** Maximum wait for running saves before the question appears, in ms. */
const SAVING_MS = 3_000;

export type UnsavedOptions = {
  /** Whether something typed or chosen is not saved. A function is called again when the visitor leaves. */
  isChanged: boolean | (() => boolean);
  /** Saves it and returns whether it was saved. Without it, "Save changes" is never offered. */
  save?: () => Promise<boolean>;
  /** Returns whether saving would succeed as far as the form knows. */
  canSave?: () => boolean;
  /** Returns a save in progress. */
  saving?: () => Promise<unknown> | undefined;
  /** Resets the form to the saved state. */
  drop?: () => void;
  /**
   * Whether the form stays on the page when only the search of the same path changes, as the steps of a
   * listing do.
   */
  staysOnPath?: boolean;
  /** Whether the tab remembers the input. If so, only closing the tab would lose it. */
  isKept?: boolean;
  /** The question's words, if the usual ones do not fit. */
  words?: { title?: string; text?: string; save?: string; discard?: string };
};

export type Unsaved = {
  /** Calls `go`, which closes or empties the form, after asking if something would be lost. */
  leave: (go: () => void) => void;
  /** Marks everything as saved. Typing counts again once the form was unchanged. */
  saved: () => void;
};

type Entry = { options: UnsavedOptions; isDone: boolean; owner: string | undefined; session: Session };

const entries = new Set<Entry>();
/** The last field with typing; it gets the focus back. */
let lastField: Element | undefined;
/** Whether the question's save is running. The form's own navigation after it is not followed. */
let isSavingToLeave = false;
/** Forms in the open question, and a function that ends the question once all of them are gone. */
let asked: { about: Set<Entry>; end: () => void } | undefined;
/** Ends the question of a navigation when a later one replaces it. */
let replaced: (() => void) | undefined;

const ownerOf = (session: Session) => session.accessToken() === undefined ? undefined : session.user()?.id;

function isUnsaved({ options: { isChanged }, isDone, owner, session }: Entry): boolean {
  // A person's typing is of no use after their session.
  if (isDone || owner !== undefined && ownerOf(session) !== owner) return false;
  return typeof isChanged === "function" ? isChanged() : isChanged;
}

const isAnyUnsaved = (): boolean => [...entries].some(isUnsaved);

/** Loads the dialog with the first typing, because the visitor may be offline later. */
const loadDialog = () => import("./LeaveDialog.tsx");

/**
 * Opens the question and returns its answer. If the forms disappear, as when a session ends, nothing is left
 * to ask.
 */
async function ask(all: readonly Entry[]): Promise<Answer | "gone"> {
  const [one, ...others] = all;
  const isOne = others.length === 0;
  const { save, canSave, words = {} } = one!.options;
  const mayEverSave = save !== undefined && isOne;
  const maySave = mayEverSave && (canSave?.() ?? true);
  const text = maySave
    ? texts.changesUnsaved
    : mayEverSave
    ? texts.changesCantBeSaved
    : texts.changesWillBeLost;
  const question = {
    title: maySave ? texts.saveYourChanges : texts.discardYourChanges,
    text,
    discard: texts.discardChanges,
    ...(isOne ? words : {}),
    save: maySave ? words.save ?? texts.saveChanges : undefined,
  };
  const dialog = await loadDialog().catch(() => undefined);
  // The browser's own question has two answers and needs no file.
  if (!dialog) return confirm(`${question.title} ${question.text}`) ? "discard" : "stay";
  // The dialog returns the focus to its previous element.
  if (lastField instanceof HTMLElement && lastField.isConnected) lastField.focus({ preventScroll: true });
  return await new Promise((resolve) => {
    asked?.end();
    const end = (answer: Answer | "gone") => {
      asked = undefined;
      hide();
      if (answer === "stay") lastField?.scrollIntoView({ block: "nearest" });
      resolve(answer);
    };
    const hide = dialog.showQuestion(question, end);
    asked = { about: new Set(all), end: () => end("gone") };
  });
}

/** Asks about these forms and returns whether the visitor stays. */
async function stays(all: readonly Entry[]): Promise<boolean> {
  const savings = all.map(({ options }) => options.saving?.()).filter((one) => one !== undefined);
  if (savings.length > 0) {
    const done = Promise.allSettled(savings);
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, SAVING_MS))]);
  }
  const open = all.filter(isUnsaved);
  if (open.length === 0) return false;
  const answer = await ask(open);
  if (answer === "stay") return true;
  if (answer !== "save") {
    for (const entry of open) {
      entry.isDone = true;
      entry.options.drop?.();
    }
    return false;
  }
  isSavingToLeave = true;
  try {
    return !await open[0]!.options.save!();
  } finally {
    isSavingToLeave = false;
  }
}

/** Asks about the forms that a navigation would close and returns whether the visitor stays. */
async function staysHere(all: readonly Entry[], isPop: boolean): Promise<boolean> {
  if (replaced && !isPop) return true;
  // The browser has already gone further back. The new question replaces the earlier one, which never gets an
  // answer.
  replaced?.();
  return await new Promise((resolve) => {
    let isReplaced = false;
    const end = replaced = () => void (isReplaced = true);
    void stays(all).then((answer) => {
      if (isReplaced) return;
      if (replaced === end) replaced = undefined;
      resolve(answer);
    });
  });
}

const blocker: Parameters<RouterHistory["block"]>[0] = {
  enableBeforeUnload: isAnyUnsaved,
  async blockerFn({ currentLocation: from, nextLocation: to, action }) {
    const isSamePath = from.pathname === to.pathname;
    // A different place on the same page.
    if (isSamePath && from.search === to.search) return false;
    if (isSavingToLeave) return true;
    const left = [...entries].filter((entry) =>
      !entry.options.isKept && !(isSamePath && entry.options.staysOnPath) && isUnsaved(entry)
    );
    return left.length > 0 && await staysHere(left, action !== "PUSH" && action !== "REPLACE");
  },
};

/** Registers the blocker before all others, because a blocker that reloads the page would not ask. */
function block(history: RouterHistory): () => void {
  const end = history.block({ ...blocker });
  const all = history._getBlockers();
  all.unshift(...all.splice(-1));
  return end;
}

function noteField({ target }: Event): void {
  if (target instanceof Element) lastField = target;
}

function add(entry: Entry): () => void {
  if (entries.size === 0) document.addEventListener("input", noteField, true);
  entries.add(entry);
  return () => {
    entries.delete(entry);
    if (asked?.about.delete(entry) && asked.about.size === 0) asked.end();
    if (entries.size > 0) return;
    document.removeEventListener("input", noteField, true);
    lastField = undefined;
  };
}

/**
 * Guards unsaved input: links, the browser's back button and closing the tab ask before it is lost. `leave`
 * asks the same when the page closes a dialog or form.
 */
export function useUnsaved(options: UnsavedOptions): Unsaved {
  const { session } = useClient();
  const { history } = useRouter();
  const [entry] = useState<Entry>(() => ({ options, isDone: false, owner: ownerOf(session), session }));
  entry.options = options;
  const isChanged = typeof options.isChanged === "function" ? options.isChanged() : options.isChanged;
  if (!isChanged) entry.isDone = false;
  useEffect(() => add(entry), [entry]);
  useEffect(() => {
    if (isChanged) void loadDialog().catch(() => undefined);
  }, [isChanged]);
  // The same as the router's `useBlocker`, which would travel with every page.
  useEffect(() => isChanged ? block(history) : undefined, [isChanged, history]);
  const isLeaving = useRef(false);
  return {
    async leave(go) {
      if (isLeaving.current || options.saving?.()) return;
      if (!isUnsaved(entry)) return go();
      isLeaving.current = true;
      const isStaying = await stays([entry]);
      isLeaving.current = false;
      // A saved form may have closed itself.
      if (!isStaying && entries.has(entry)) go();
    },
    saved: () => void (entry.isDone = true),
  };
}
