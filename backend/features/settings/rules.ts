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

/** Groups of promotional news. They need the person's consent first. */
export const NEWS_GROUPS: readonly NotificationGroup[] = [
  "announcements",
  "newsletter",
  "offersAndUpdates",
  "marketing",
];

/**
 * Content of `users.settings`: only the person's own choices, as `notifications.<channel>.<group>` and
 * `quietHours`.
 */
type Stored = Readonly<Record<string, unknown>>;

/**
 * Returns whether a person gets messages of a group on a channel. Emails about their activity here are on
 * until turned off; news, text messages and calls need consent first.
 */
export function isOn(settings: Stored, channel: NotificationChannel, group: NotificationGroup): boolean {
  const chosen = (settings.notifications as Record<string, Record<string, unknown>> | undefined)?.[channel]
    ?.[group];
  return typeof chosen === "boolean" ? chosen : channel === "email" && !NEWS_GROUPS.includes(group);
}

/** `users.settings` of a person who agrees to news by email. */
export const wantsNews = {
  notifications: { email: Object.fromEntries(NEWS_GROUPS.map((group) => [group, true])) },
};

/** Returns every offered channel and every group with this person's setting. */
export function allSettings(
  settings: Stored,
  { offersTexts }: { offersTexts: boolean },
): NotificationSetting[] {
  // Only a text can confirm a number, even for calls.
  return CHANNELS.filter((channel) => offersTexts || channel === "email").flatMap((channel) =>
    GROUPS.map((group) => ({ channel, group, isOn: isOn(settings, channel, group) }))
  );
}
