import type { NotificationChannel, NotificationGroup, NotificationSetting } from "@hearthpaw/client";
import * as texts from "./texts.tsx";

/** Names of the channels, in the order of the page. */
export const channels: readonly { channel: NotificationChannel; label: string }[] = [
  { channel: "email", label: texts.email },
  { channel: "sms", label: texts.textMessage },
  { channel: "phone", label: texts.phoneCall },
];

/** Names of the groups: those that matter to a reservation first, marketing last. */
export const groups: readonly { group: NotificationGroup; label: string; about: string }[] = [
  { group: "messages", label: texts.messages, about: texts.someoneMessagesYou },
  {
    group: "accountNotifications",
    label: texts.reservationsAndPayments,
    about: texts.reservationEmailsHint,
  },
  { group: "listing", label: texts.listings, about: texts.listingEmailsHint },
  { group: "account", label: texts.account, about: texts.accountEmailsHint },
  {
    group: "offersAndUpdates",
    label: texts.offersAndUpdates,
    about: texts.offerEmailsHint,
  },
  {
    group: "announcements",
    label: texts.announcements,
    about: texts.announcementEmailsHint,
  },
  {
    group: "newsletter",
    label: texts.newsletter,
    about: texts.newsletterHint,
  },
  { group: "marketing", label: texts.marketing, about: texts.marketingHint },
];

/** Returns the words for a group in the address; undefined for an unknown group. */
export function groupOf(name: string | undefined): (typeof groups)[number] | undefined {
  return groups.find(({ group }) => group === name);
}

/** Returns whether a setting is on. */
export function isOn(
  settings: readonly NotificationSetting[],
  channel: NotificationChannel,
  group: NotificationGroup,
): boolean {
  return settings.some((one) => one.channel === channel && one.group === group && one.isOn);
}

/** Returns the settings with one of them changed. */
export function withSetting(
  settings: readonly NotificationSetting[],
  changed: NotificationSetting,
): NotificationSetting[] {
  const { channel, group } = changed;
  return [...settings.filter((one) => one.channel !== channel || one.group !== group), changed];
}
