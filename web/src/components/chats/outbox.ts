import { useSyncExternalStore } from "react";
import type { HearthpawClient } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** A message that the server has not yet confirmed to this device. */
export type Unsent = {
  clientId: string;
  /** Id of the author's account, the only one that may send it. */
  writerId: string;
  where: Where;
  text: string;
  imageKeys: string[];
  at: string;
  /** Why sending failed; undefined while it is being sent. */
  error?: string | undefined;
  /** Set if there was no connection: the message is sent as soon as there is one. */
  waits?: boolean | undefined;
};

/** Target of a message: a conversation, or the recipient of a first one. */
export type Where =
  | { chatId: string }
  | { petId: string }
  | { breederId: string }
  | { reservedPetId: string };

/**
 * Returns the key of drafts and unsent messages. It includes the writer, since another person may sign in in
 * the same tab.
 */
export const placeOf = (writerId: string, where: Where): string => `${writerId}:${Object.values(where)[0]!}`;

/**
 * A draft and the unsent messages of one writer and conversation. They live as long as the tab: a reload
 * loses nothing, and later users of the device cannot read them.
 */
type Kept = { draft: string; unsent: readonly Unsent[] };
const NONE: Kept = { draft: "", unsent: [] };
const PREFIX = "hearthpaw:chat:";
const known = new Map<string, Kept>();
const hearers = new Set<() => void>();

function read(place: string): Kept {
  const kept = known.get(place);
  if (kept) return kept;
  let stored = NONE;
  try {
    const found = JSON.parse(sessionStorage.getItem(PREFIX + place) ?? "null") as Kept | null;
    // Messages that were being sent when the page was closed may have arrived. They are sent again, and their
    // ids prevent duplicates.
    if (found) {
      stored = {
        draft: found.draft,
        unsent: found.unsent.map((one) => one.error === undefined ? waiting(one) : one),
      };
    }
  } catch {
    // Without storage they are kept for this page only.
  }
  known.set(place, stored);
  return stored;
}

function write(place: string, kept: Kept): void {
  known.set(place, kept);
  try {
    if (kept.draft === "" && kept.unsent.length === 0) sessionStorage.removeItem(PREFIX + place);
    else sessionStorage.setItem(PREFIX + place, JSON.stringify(kept));
  } catch {
    // As above.
  }
  for (const hear of hearers) hear();
}

/** Returns the message marked to be sent once there is a connection. */
export const waiting = (one: Unsent): Unsent => ({ ...one, error: texts.sentWhenBack, waits: true });

export const saveDraft = (place: string, draft: string): void => write(place, { ...read(place), draft });

/** Changes the unsent messages of a conversation. */
export function changeUnsent(place: string, change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
  const kept = read(place);
  write(place, { ...kept, unsent: change(kept.unsent) });
}

/** Returns a writer's messages that wait for a connection, by place, including those of an earlier page. */
export function waitingMessages(writerId: string): [place: string, messages: readonly Unsent[]][] {
  let stored: string[] = [];
  try {
    stored = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    // Without storage this page knows all of them.
  }
  return [...new Set([...known.keys(), ...stored])]
    .filter((place) => place.startsWith(`${writerId}:`))
    .map((place): [string, Unsent[]] => [place, read(place).unsent.filter(({ waits }) => waits)])
    .filter(([, messages]) => messages.length > 0);
}

/** Returns the id of the current account, which can show and send its messages, or "" if signed out. */
export const writerOf = ({ session }: Pick<HearthpawClient, "session">): string => session.user()?.id ?? "";

const hear = (hearer: () => void) => {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
};

/** Returns the draft and unsent messages of a conversation. */
export function useKept(place: string): Kept {
  return useSyncExternalStore(hear, () => read(place), () => NONE);
}
