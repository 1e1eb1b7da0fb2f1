import { findUser } from "../accounts/store.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { UserSettingsAnswer } from "../../generated/types.ts";
import type { Config } from "../../platform/config.ts";
import { fail, failFields } from "../../platform/problem.ts";
import { redirect } from "../../platform/answer.ts";
import { readUnsubscribeToken, unsubscribePage } from "./crypto.ts";
import { allSettings } from "./rules.ts";
import { isTimeZone, quietHoursOf } from "./quiet_rules.ts";
import { changeQuietHours, changeSetting } from "./store.ts";

export const settings: Handlers<
  | "getUserSettings"
  | "updateUserSetting"
  | "updateQuietHours"
  | "unsubscribe"
  | "openUnsubscribe"
  | "unsubscribeOneClick"
> = {
  async getUserSettings({ user }, { db, config }) {
    const row = await findUser(db, user.id) ?? fail("token_invalid");
    return answer(config, user.id, row.settings);
  },

  async updateUserSetting({ params, body, user }, { db, config }) {
    if (params.userId !== user.id) fail("not_found");
    const { channel, isOn } = body.userSetting;
    if (channel !== "email" && isOn && !config.offersTexts) {
      failFields({
        pointer: "/userSetting/channel",
        code: "not_offered",
        detail: "Text messages and calls aren't available right now. Choose email.",
      });
    }
    const changed = await changeSetting(db, user.id, body.userSetting);
    return answer(config, user.id, changed ?? fail("phone_not_confirmed"));
  },

  async updateQuietHours({ params, body, user }, { db, config }) {
    if (params.userId !== user.id) fail("not_found");
    if (body.from === body.to) {
      failFields({ pointer: "/to", code: "same_time", detail: "Choose an end that differs from the start." });
    }
    if (body.timeZone !== null && !isTimeZone(body.timeZone)) {
      failFields({ pointer: "/timeZone", code: "unknown", detail: "We don't know this time zone." });
    }
    return answer(config, user.id, await changeQuietHours(db, user.id, body) ?? fail("not_found"));
  },

  async unsubscribe({ body, user }, { db, config }) {
    const { token, group } = body;
    if (token === undefined && !user) fail("token_missing");
    const leaving = token === undefined ? { userId: user!.id, group } : readUnsubscribeToken(config, token);
    if (!leaving || leaving.group !== group) fail("link_not_valid");
    const off = { channel: "email", group, isOn: false } as const;
    const now = await changeSetting(db, leaving.userId, off) ?? fail("link_not_valid");
    if (token === undefined) return answer(config, leaving.userId, now);
    // Anyone with a forwarded email has the token too, so the answer contains nothing else.
    return { user: { id: leaving.userId, settings: [off], quietHours: quietHoursOf({}) } };
  },

  openUnsubscribe({ query }, { config }) {
    const leaving = readUnsubscribeToken(config, query.token) ?? fail("link_not_valid");
    return redirect(unsubscribePage(config, leaving), 303);
  },

  async unsubscribeOneClick({ query }, { db, config }) {
    const { userId, group } = readUnsubscribeToken(config, query.token) ?? fail("link_not_valid");
    const changed = await changeSetting(db, userId, { channel: "email", group, isOn: false });
    if (!changed) fail("link_not_valid");
    return { ok: true as const };
  },
};

function answer(
  config: Pick<Config, "offersTexts">,
  id: string,
  stored: Record<string, unknown>,
): UserSettingsAnswer {
  return { user: { id, settings: allSettings(stored, config), quietHours: quietHoursOf(stored) } };
}
