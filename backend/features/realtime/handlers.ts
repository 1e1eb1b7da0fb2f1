import type { Handlers } from "../../generated/handlers.ts";
import { breedersChannel } from "../../platform/ports/realtime/channels.ts";
import { fail } from "../../platform/problem.ts";
import { needConfirmedEmail } from "../accounts/rules.ts";

export const realtime: Handlers<"authorizeChannel"> = {
  authorizeChannel({ body, user, session }, services) {
    const who = { id: session.id, isBreeder: user.role === "Breeder" || user.role === "ShelterBreeder" };
    if (who.isBreeder && body.channel_name === breedersChannel) needConfirmedEmail(user, "open Breederlink");
    const joined = services.realtime.authorize(body.socket_id, body.channel_name, who);
    return joined ?? fail("channel_not_allowed");
  },
};
