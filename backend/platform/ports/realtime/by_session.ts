import { addressee, breedersChannel, type LiveEvent, sessionChannel, staffChannel } from "./channels.ts";
import type { RealtimePort } from "./port.ts";

/**
 * Returns a port that accepts the addresses of users, of breeders and of staff, and sends to the channels of
 * their current sessions. A socket may stay in a channel for days, and neither the service nor the protocol
 * can revoke a signature. After the end of a session nothing more is sent to its channel, so its user
 * receives nothing more.
 * @param sessionsOf the current sessions of these users
 * @param ofBreeders the current sessions of all breeders
 * @param ofStaff the current sessions of all staff
 */
export function bySession(
  port: RealtimePort,
  sessionsOf: (userIds: string[]) => Promise<{ id: string; userId: string }[]>,
  ofBreeders: () => Promise<{ id: string }[]>,
  ofStaff: () => Promise<{ id: string }[]>,
): RealtimePort {
  async function resolved(events: readonly LiveEvent[]): Promise<LiveEvent[]> {
    const users = new Set(
      events.flatMap(({ channels }) => channels.flatMap((name) => addressee(name) ?? [])),
    );
    const isForBreeders = events.some(({ channels }) => channels.includes(breedersChannel));
    const isForStaff = events.some(({ channels }) => channels.includes(staffChannel));
    if (users.size === 0 && !isForBreeders && !isForStaff) return [...events];
    const sessions = Map.groupBy(
      users.size === 0 ? [] : await sessionsOf([...users]),
      ({ userId }) => userId,
    );
    const breeders = isForBreeders ? await ofBreeders() : [];
    const staff = isForStaff ? await ofStaff() : [];
    const namesOf = (channel: string) => {
      if (channel === breedersChannel) return breeders.map(({ id }) => sessionChannel(id));
      if (channel === staffChannel) return staff.map(({ id }) => sessionChannel(id));
      const user = addressee(channel);
      return user === undefined ? [channel] : (sessions.get(user) ?? []).map(({ id }) => sessionChannel(id));
    };
    return events.map((event) => ({ ...event, channels: event.channels.flatMap(namesOf) }))
      .filter(({ channels }) => channels.length > 0);
  }
  return {
    ...port,
    async trigger(channels, event, data) {
      for (const one of await resolved([{ channels, event, data }])) {
        await port.trigger(one.channels, event, data);
      }
    },
    async triggerAll(events) {
      const all = await resolved(events);
      if (all.length > 0) await port.triggerAll(all);
    },
  };
}
