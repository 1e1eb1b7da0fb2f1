/**
 * Members of presence channels over all processes. Joins and leaves travel on the bus, and every process
 * applies them on arrival, so all see the same order. A starting process asks the others to repeat theirs.
 * Silent processes are forgotten with their members.
 */
export type PresenceMessage =
  | { t: "join"; p: string; c: string; s: string; u: string; i?: unknown }
  | { t: "leave"; c: string; s: string }
  | { t: "hello" | "alive" | "bye"; p: string };

export type RosterEvents = {
  added(channel: string, userId: string, info: unknown): void;
  removed(channel: string, userId: string): void;
  /** Called when a socket of this process has become a member. */
  joined(channel: string, socketId: string): void;
};

export type Member = { process: string; userId: string; info: unknown };
export type PresenceData = { presence: { ids: string[]; hash: Record<string, unknown>; count: number } };

/**
 * Silence after which a process counts as dead, in milliseconds. Living ones send messages three times as
 * often.
 */
export const silenceMs = 30_000;

/**
 * Returns the members of presence channels at this process, and at the others as far as they were heard
 * within `silenceMs`.
 */
export function createRoster(processId: string, events: RosterEvents, now: () => number) {
  /** channel -> socket id -> member */
  const channels = new Map<string, Map<string, Member>>();
  const heard = new Map<string, number>();

  function has(channel: string, userId: string): boolean {
    for (const member of channels.get(channel)?.values() ?? []) if (member.userId === userId) return true;
    return false;
  }

  function leave(channel: string, socketId: string): void {
    const members = channels.get(channel);
    const member = members?.get(socketId);
    if (!members || !member) return;
    members.delete(socketId);
    if (members.size === 0) channels.delete(channel);
    if (!has(channel, member.userId)) events.removed(channel, member.userId);
  }

  function forget(process: string): void {
    heard.delete(process);
    for (const [channel, members] of Array.from(channels)) {
      for (const [socketId, member] of Array.from(members)) {
        if (member.process === process) leave(channel, socketId);
      }
    }
  }

  return {
    has,
    count: (channel: string): number => {
      return new Set([...(channels.get(channel)?.values() ?? [])].map((member) => member.userId)).size;
    },
    /** Applies a message from the bus. Returns the messages to publish in reply. */
    apply(message: PresenceMessage): PresenceMessage[] {
      if ("p" in message) heard.set(message.p, now());
      if (message.t === "join") {
        const isNew = !has(message.c, message.u);
        const members = channels.get(message.c) ?? new Map<string, Member>();
        const isRepeated = members.has(message.s);
        channels.set(message.c, members);
        members.set(message.s, { process: message.p, userId: message.u, info: message.i });
        if (message.p === processId && !isRepeated) events.joined(message.c, message.s);
        if (isNew) events.added(message.c, message.u, message.i);
      } else if (message.t === "leave") {
        leave(message.c, message.s);
      } else if (message.t === "bye") {
        forget(message.p);
      } else if (message.t === "hello" && message.p !== processId) {
        return this.own();
      }
      return [];
    },
    /** Returns this process's members as joins for other processes. */
    own(): PresenceMessage[] {
      return [...channels].flatMap(([c, members]) =>
        [...members].filter(([, member]) => member.process === processId)
          .map(([s, { userId, info }]) => ({ t: "join" as const, p: processId, c, s, u: userId, i: info }))
      );
    },
    /** Forgets silent processes. */
    expire(): void {
      for (const [process, time] of Array.from(heard)) {
        if (process !== processId && now() - time > silenceMs) forget(process);
      }
    },
    /** Forgets the other processes, which will be asked again. */
    reset(): void {
      for (const process of Array.from(heard.keys())) if (process !== processId) forget(process);
    },
    data(channel: string): PresenceData {
      const hash: Record<string, unknown> = Object.create(null);
      for (const { userId, info } of channels.get(channel)?.values() ?? []) hash[userId] = info ?? null;
      const ids = Object.keys(hash);
      return { presence: { ids, hash, count: ids.length } };
    },
  };
}
