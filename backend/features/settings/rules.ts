import type { NotificationChannel, NotificationGroup, NotificationSetting } from "../../generated/types.ts";

const CHANNELS: readonly NotificationChannel[] = ["email", "sms", "phone"];
export const GROUPS: readonly NotificationGroup[] = [
  "announcements",
  "marketing",
  "newsletter",
  "account",
  "listing",
  "messages",
  "offersAndUpdates",
  "accountNotifications",
];

/** What `users.settings` holds: only what the person has chosen, as `notifications.<channel>.<group>`. */
type Stored = Readonly<Record<string, unknown>>;

/** Whether a person is written to. Mails are on until switched off; text messages and calls need a yes first. */
export function isOn(settings: Stored, channel: NotificationChannel, group: NotificationGroup): boolean {
  const chosen = (settings.notifications as Record<string, Record<string, unknown>> | undefined)?.[channel]
    ?.[group];
  return typeof chosen === "boolean" ? chosen : channel === "email";
}

/** Every channel that is offered, and every group, as it is for this person. */
export function allSettings(
  settings: Stored,
  { offersTexts }: { offersTexts: boolean },
): NotificationSetting[] {
  return CHANNELS.filter((channel) => offersTexts || channel !== "sms").flatMap((channel) =>
    GROUPS.map((group) => ({ channel, group, isOn: isOn(settings, channel, group) }))
  );
}
