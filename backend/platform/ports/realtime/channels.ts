/**
 * The names of live channels and events, and who may join them: the one place that says them on the server.
 * `web/src/lib/realtime.ts` says the same names for the browser; its test joins the two.
 */

/** A pet's state as the browser needs it at once; everything else is read again through the contract. */
export type PetStatusChange = {
  petId: string;
  status: string;
  onHold: boolean;
  /** RFC 3339, or null when nobody holds the pet. */
  holdUntil: string | null;
  /** RFC 3339, or null when the pet is promised to nobody. */
  promisedUntil: string | null;
};

/** One event for one or more channels, as `RealtimePort.trigger` takes it. */
export type LiveEvent = { channels: string[]; event: string; data: unknown };

/** Public: every card of a search listens here. */
const searchChannel = "search";
/** On `search`: a pet's state changed. Data: `PetStatusChange`. */
const petStatusEvent = "pet-status";
/** On `pet-<petId>`: this pet's state changed. Data: `PetStatusChange`. */
const statusEvent = "status";

/** To `private-user-<userId>`: the verification of this breeder stands otherwise now. Data: `{status}`. */
export const verificationEvent = "verification";

/** To `private-user-<userId>`: a reservation of this buyer or breeder has changed. Data: `{reservationId}`. */
export const reservationEvent = "reservation";

/** To `private-user-<userId>`: a notification of this person is new or stands otherwise. Data: `{notificationId}`. */
export const notificationEvent = "notification";
/** What only breeders may hear. An address, which nobody joins: `bySession` sends it to the channels of their sessions. */
export const breedersChannel = "private-breeders";

/** What only staff may hear. An address, which nobody joins: `bySession` sends it to the channels of their sessions. */
export const staffChannel = "private-staff";
/** To `private-staff`: a case has come to a queue of staff, or left it. Data: `{queue}`. */
export const queueEvent = "queue";

/** To `private-breeders`: a post is new, or it or its comments have changed. Data: `PostChange`, and never whose it is. */
export const postEvent = "post";
export type PostChange = { postId: string; isNew: boolean };

/** To `private-user-<userId>`: a waitlist that this user waits in or keeps has changed. Data: `{breederId}`. */
export const waitlistEvent = "waitlist";

/**
 * To `private-user-<userId>`: a conversation of this person is new or stands otherwise. Data: `{chatId}`, null for all with
 * somebody whose account has changed.
 */
export const chatEvent = "chat";
/** To `private-user-<userId>`: the other side of a conversation is writing at this moment. Data: `{chatId}`. */
export const typingEvent = "typing";
/** To `private-user-<userId>`: a match of this breeder is new or stands otherwise. Data: `{matchId}`. */
export const matchEvent = "match";

const userPrefix = "private-user-";
const sessionPrefix = "private-session-";
const staffCase = /^presence-staff-([A-Za-z]+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Public: what happens to one pet. */
export function petChannel(petId: string): string {
  return `pet-${petId}`;
}

/** What only this user may hear. An address, which nobody joins: `bySession` sends it to the channels of their sessions. */
export function userChannel(userId: string): string {
  return `${userPrefix}${userId}`;
}

/** Whose address a channel is; undefined for every other channel. */
export function addressee(channel: string): string | undefined {
  return channel.startsWith(userPrefix) ? channel.slice(userPrefix.length) : undefined;
}

/** Private: what the user of this session may hear, as long as the session lives. */
export function sessionChannel(sessionId: string): string {
  return `${sessionPrefix}${sessionId}`;
}

/** The events that a change of a pet's state causes: one for its page, one for the searches that show it. */
export function petStatusEvents(change: PetStatusChange): LiveEvent[] {
  return [
    { channels: [petChannel(change.petId)], event: statusEvent, data: change },
    { channels: [searchChannel], event: petStatusEvent, data: change },
  ];
}

/** The queue of a channel whose members, staff, look at one case; undefined for every other channel. */
export function queueOf(channel: string): string | undefined {
  return staffCase.exec(channel)?.[1];
}

/**
 * Whether a session may be given a signature for a channel. Public channels need none, so they get none; a private one is
 * the session's own, or of a case in a queue of this member of staff. A kind of channel that is not named here belongs to nobody.
 */
export function mayJoin(channel: string, session: { id: string; queues?: readonly string[] }): boolean {
  if (session.id === "") return false;
  const queue = queueOf(channel);
  return queue === undefined
    ? channel === sessionChannel(session.id)
    : session.queues?.includes(queue) === true;
}
