import type { NotificationChannel, NotificationGroup, NotificationSetting } from "@hearthpaw/client";

/** How people read the channels, in the order of the page. */
export const channels: readonly { channel: NotificationChannel; label: string }[] = [
  { channel: "email", label: "Email" },
  { channel: "sms", label: "Text message" },
  { channel: "phone", label: "Phone call" },
];

/** How people read the groups: what matters to a reservation first, what is meant to please last. */
export const groups: readonly { group: NotificationGroup; label: string; about: string }[] = [
  { group: "messages", label: "Messages", about: "Someone messages you." },
  {
    group: "accountNotifications",
    label: "Reservations and payments",
    about: "Reminders about what you've reserved or sold.",
  },
  { group: "listing", label: "Listings", about: "News about listings you own, saved or are waiting for." },
  { group: "account", label: "Account", about: "Changes to your account and its verification." },
  {
    group: "offersAndUpdates",
    label: "Offers and updates",
    about: "Pets and offers you might like. Off unless you turn it on.",
  },
  {
    group: "announcements",
    label: "Announcements",
    about: "What's new on Hearthpaw. Off unless you turn it on.",
  },
  {
    group: "newsletter",
    label: "Newsletter",
    about: "Occasional reading about life with pets. Off unless you turn it on.",
  },
  { group: "marketing", label: "Marketing", about: "Partners and promotions. Off unless you turn it on." },
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
