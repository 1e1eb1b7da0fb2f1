import type { Handlers } from "../../generated/handlers.ts";
import { fail, failField } from "../../platform/problem.ts";
import { userOf } from "../accounts/view.ts";
import * as phones from "./actions.ts";

const done = { ok: true as const };

export const ownPhone: Handlers<"sendPhoneCode" | "confirmPhone" | "receiveText"> = {
  async sendPhoneCode({ user, request: { ip } }, services) {
    const refusal = await phones.textCode(services, { userId: user.id, ip });
    if (refusal) fail(refusal);
    return done;
  },

  async confirmPhone({ body, user }, services) {
    const now = await phones.confirmPhone(services, { userId: user.id, code: body.code });
    if (now === "code_wrong" || now === "code_used_up") failField(now, "/code");
    if (typeof now === "string") fail(now);
    return { user: await userOf(now, services) };
  },

  async receiveText({ body, headers, request }, services) {
    const { sms, config } = services;
    const isGenuine = sms.isGenuine({
      url: `${config.publicUrl}/v1/texts/incoming`,
      fields: [...new URLSearchParams(new TextDecoder().decode(request.rawBody))],
      signature: headers["x-twilio-signature"] ?? "",
    });
    if (!isGenuine) fail("signature_invalid");
    await phones.takeText(services, { from: body.From, body: body.Body });
  },
};
