import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";

export const realtime: Handlers<"authorizeChannel"> = {
  authorizeChannel({ body, user, session }, services) {
    const who = { id: session.id, isBreeder: user.role === "Breeder" || user.role === "ShelterBreeder" };
    const joined = services.realtime.authorize(body.socket_id, body.channel_name, who);
    return joined ?? fail("channel_not_allowed");
  },
};
