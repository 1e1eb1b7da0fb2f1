import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";

export const realtime: Handlers<"authorizeChannel"> = {
  authorizeChannel({ body, session }, services) {
    const joined = services.realtime.authorize(body.socket_id, body.channel_name, { id: session.id });
    return joined ?? fail("channel_not_allowed");
  },
};
