import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";

export const realtime: Handlers<"authorizeChannel"> = {
  authorizeChannel({ body, user }, services) {
    const joined = services.realtime.authorize(body.socket_id, body.channel_name, { id: user.id });
    return joined ?? fail("channel_not_allowed");
  },
};
