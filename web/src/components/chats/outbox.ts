import { useSyncExternalStore } from "react";
import type { HearthpawClient } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** A message that this device has not yet had confirmed. */
export type Unsent = {
  clientId: string;
  /** Account that wrote it, and the only one that may send it. */
  writerId: string;
  where: Where;
  text: string;
  imageKeys: string[];
  at: string;
  /** Why it did not go; nothing while it is on its way. */
  error?: string | undefined;
  /** There was no connection: it goes by itself as soon as there is. */
  waits?: boolean | undefined;
};

/** Where a message goes: a conversation, or whom a first one is for. */
export type Where =
  | { chatId: string }
  | { petId: string }
  | { breederId: string }
  | { reservedPetId: string };

/** Returns the key of drafts and unsent messages. It includes the writer, since the next person may sign in in the same tab. */
export const placeOf = (writerId: string, where: Where): string => `${writerId}:${Object.values(where)[0]!}`;

/**
 * What is typed and what is not sent yet, by writer and conversation. It lives as long as the tab, so that a reload loses nothing and
 * nobody else who uses the device reads it later.
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
    // What was on its way when the page went may have arrived: it goes again, and with its id it is not doubled.
    if (found) {
      stored = {
        draft: found.draft,
        unsent: found.unsent.map((one) => one.error === undefined ? waiting(one) : one),
      };
    }
  } catch {
    // No storage: kept for this page only.
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

/** A message that goes by itself once there is a connection. */
export const waiting = (one: Unsent): Unsent => ({ ...one, error: texts.sentWhenBack, waits: true });

export const saveDraft = (place: string, draft: string): void => write(place, { ...read(place), draft });

/** Changes what is not sent yet in a conversation. */
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
    // No storage: this page knows all there is.
  }
  return [...new Set([...known.keys(), ...stored])]
    .filter((place) => place.startsWith(`${writerId}:`))
    .map((place): [string, Unsent[]] => [place, read(place).unsent.filter(({ waits }) => waits)])
    .filter(([, messages]) => messages.length > 0);
}

/** Returns the account whose messages are shown and sent now; "" if no one is signed in. */
export const writerOf = ({ session }: Pick<HearthpawClient, "session">): string => session.user()?.id ?? "";

const hear = (hearer: () => void) => {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
};

/** What is kept of a conversation. */
export function useKept(place: string): Kept {
  return useSyncExternalStore(hear, () => read(place), () => NONE);
}
