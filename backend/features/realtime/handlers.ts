import type { Handlers } from "../../generated/handlers.ts";
import { queueOf } from "../../platform/ports/realtime/channels.ts";
import type { RealtimeSession } from "../../platform/ports/realtime/port.ts";
import { fail } from "../../platform/problem.ts";
import { findUser } from "../accounts/store.ts";
import { queuesOf } from "./rules.ts";

export const realtime: Handlers<"authorizeChannel"> = {
  async authorizeChannel({ body, session, user }, { db, realtime }) {
    const asks: RealtimeSession = { id: session.id };
    if (queueOf(body.channel_name) !== undefined && session.secondFactorAt !== null) {
      const found = await findUser(db, user.id);
      asks.queues = queuesOf(user.staffRank);
      asks.member = { id: user.id, info: { name: `${found?.first_name} ${found?.last_name}` } };
    }
    return realtime.authorize(body.socket_id, body.channel_name, asks) ?? fail("channel_not_allowed");
  },
};
