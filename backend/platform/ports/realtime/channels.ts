/**
 * Names of live channels and events, and the rules for joining them; the server defines them only here.
 * `web/src/lib/realtime.ts` repeats the names for the browser; its test compares the two.
 */

/**
 * The parts of a pet's state that the browser needs at once. Everything else is loaded again through the
 * contract.
 */
export type PetStatusChange = {
  petId: string;
  status: string;
  onHold: boolean;
  /** RFC 3339, or null without a hold. */
  holdUntil: string | null;
  /** RFC 3339, or null without a promise. */
  promisedUntil: string | null;
};

/** One event for one or more channels, as accepted by `RealtimePort.trigger`. */
export type LiveEvent = { channels: string[]; event: string; data: unknown };

/** Public: every card of a search listens to it. */
const searchChannel = "search";
/** On `search`: a pet's state has changed. Data: `PetStatusChange`. */
const petStatusEvent = "pet-status";
/** On `pet-<petId>`: this pet's state has changed. Data: `PetStatusChange`. */
const statusEvent = "status";

/** To `private-user-<userId>`: the status of this breeder's verification has changed. Data: `{status}`. */
export const verificationEvent = "verification";

/** To `private-user-<userId>`: a reservation of this buyer or breeder has changed. Data: `{reservationId}`. */
export const reservationEvent = "reservation";

/**
 * To `private-user-<userId>`: a notification of this person is new or has changed. Data: `{notificationId}`.
 */
export const notificationEvent = "notification";
/** Address of all breeders. No client joins it: `bySession` sends to the channels of their sessions. */
export const breedersChannel = "private-breeders";

/** Address of all staff. No client joins it: `bySession` sends to the channels of their sessions. */
export const staffChannel = "private-staff";
/** To `private-staff`: a case has entered or left a queue of staff. Data: `{queue}`. */
export const queueEvent = "queue";

/**
 * To `private-breeders`: a post is new, or it or its comments have changed. Data: `PostChange`, which never
 * names the author.
 */
export const postEvent = "post";
export type PostChange = { postId: string; isNew: boolean };

/** To `private-user-<userId>`: a waitlist that this user is on or keeps has changed. Data: `{breederId}`. */
export const waitlistEvent = "waitlist";

/**
 * To `private-user-<userId>`: a conversation of this person is new or has changed. Data: `{chatId}`, null for
 * all conversations with a person whose account has changed.
 */
export const chatEvent = "chat";
/** To `private-user-<userId>`: the other side of a conversation is currently typing. Data: `{chatId}`. */
export const typingEvent = "typing";
/** To `private-user-<userId>`: a match of this breeder is new or has changed. Data: `{matchId}`. */
export const matchEvent = "match";

const userPrefix = "private-user-";
const sessionPrefix = "private-session-";
const staffCase = /^presence-staff-([A-Za-z]+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the public channel with changes of one pet. */
export function petChannel(petId: string): string {
  return `pet-${petId}`;
}

/**
 * Returns the address of one user. No client joins it: `bySession` sends to the channels of their sessions.
 */
export function userChannel(userId: string): string {
  return `${userPrefix}${userId}`;
}

/** Returns the user whose address a channel is; undefined for other channels. */
export function addressee(channel: string): string | undefined {
  return channel.startsWith(userPrefix) ? channel.slice(userPrefix.length) : undefined;
}

/** Returns the private channel of a session, with its user's events as long as the session lives. */
export function sessionChannel(sessionId: string): string {
  return `${sessionPrefix}${sessionId}`;
}

/**
 * Returns the events caused by a change of a pet's state: one for its page, one for searches that show it.
 */
export function petStatusEvents(change: PetStatusChange): LiveEvent[] {
  return [
    { channels: [petChannel(change.petId)], event: statusEvent, data: change },
    { channels: [searchChannel], event: petStatusEvent, data: change },
  ];
}

/** Returns the queue of a channel on which staff view one case; undefined for other channels. */
export function queueOf(channel: string): string | undefined {
  return staffCase.exec(channel)?.[1];
}

/**
 * Returns whether a session may get a signature for a channel. Public channels need none, so they get none. A
 * private channel must be the session's own, or that of a case in a queue of this staff member. No session
 * may join any other kind of channel.
 */
export function mayJoin(channel: string, session: { id: string; queues?: readonly string[] }): boolean {
  if (session.id === "") return false;
  const queue = queueOf(channel);
  return queue === undefined
    ? channel === sessionChannel(session.id)
    : session.queues?.includes(queue) === true;
}
