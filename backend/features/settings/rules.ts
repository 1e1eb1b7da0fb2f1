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

/** What is meant to win people over or to please them: nobody is written to before they have said yes. */
export const NEWS_GROUPS: readonly NotificationGroup[] = [
  "announcements",
  "newsletter",
  "offersAndUpdates",
  "marketing",
];

/** What `users.settings` holds: only what the person has chosen, as `notifications.<channel>.<group>` and `quietHours`. */
type Stored = Readonly<Record<string, unknown>>;

/**
 * Whether a person is written to. Emails about what they do here are on until switched off; news, text messages and calls need
 * a yes first.
 */
export function isOn(settings: Stored, channel: NotificationChannel, group: NotificationGroup): boolean {
  const chosen = (settings.notifications as Record<string, Record<string, unknown>> | undefined)?.[channel]
    ?.[group];
  return typeof chosen === "boolean" ? chosen : channel === "email" && !NEWS_GROUPS.includes(group);
}

/** What `users.settings` holds of somebody who says yes to news by email. */
export const wantsNews = {
  notifications: { email: Object.fromEntries(NEWS_GROUPS.map((group) => [group, true])) },
};

/** Every channel that is offered, and every group, as it is for this person. */
export function allSettings(
  settings: Stored,
  { offersTexts }: { offersTexts: boolean },
): NotificationSetting[] {
  // Only a text confirms a number, also for calls.
  return CHANNELS.filter((channel) => offersTexts || channel === "email").flatMap((channel) =>
    GROUPS.map((group) => ({ channel, group, isOn: isOn(settings, channel, group) }))
  );
}
