import type { NotificationChannel, NotificationGroup, NotificationSetting } from "@hearthpaw/client";
import * as texts from "./texts.tsx";

/** How people read the channels, in the order of the page. */
export const channels: readonly { channel: NotificationChannel; label: string }[] = [
  { channel: "email", label: texts.email },
  { channel: "sms", label: texts.textMessage },
  { channel: "phone", label: texts.phoneCall },
];

/** How people read the groups: what matters to a reservation first, what is meant to please last. */
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

/** The words for a group of the address bar; undefined for one that does not exist. */
export function groupOf(name: string | undefined): (typeof groups)[number] | undefined {
  return groups.find(({ group }) => group === name);
}

/** Whether a setting is on. */
export function isOn(
  settings: readonly NotificationSetting[],
  channel: NotificationChannel,
  group: NotificationGroup,
): boolean {
  return settings.some((one) => one.channel === channel && one.group === group && one.isOn);
}

/** The same settings with one of them changed. */
export function withSetting(
  settings: readonly NotificationSetting[],
  changed: NotificationSetting,
): NotificationSetting[] {
  const { channel, group } = changed;
  return [...settings.filter((one) => one.channel !== channel || one.group !== group), changed];
}
