import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Badge.module.css";

export type Tone = "neutral" | "brand" | "accent" | "good" | "wait" | "bad";

export type BadgeProps = {
  tone?: Tone;
  icon?: IconName;
  /** For use on a photo: gets an opaque background, whatever the tone. */
  isOnPicture?: boolean;
  children: ReactNode;
  className?: string;
};

/** A short label with an icon, because color alone must never carry a meaning. */
export function Badge({ tone = "neutral", icon, isOnPicture, children, className }: BadgeProps) {
  return (
    <span className={cx(css.badge, css[tone], isOnPicture && css.onPicture, className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

type Look = { word: string; tone: Tone; icon: IconName };

/** Word, tone and icon for every status of a listing, a reservation, a payment or a queue. */
const STATUS = {
  available: { word: "Available", tone: "good", icon: "check" },
  "on-hold": { word: "In checkout", tone: "wait", icon: "clock" },
  promised: { word: "Promised", tone: "wait", icon: "clock" },
  reserved: { word: "Reserved", tone: "accent", icon: "bookmark" },
  sold: { word: "Sold", tone: "neutral", icon: "home" },
  "sold-external": { word: "Placed elsewhere", tone: "neutral", icon: "external" },
  "adopted-sold": { word: "Adopted", tone: "neutral", icon: "home" },
  "not-available": { word: "Not available", tone: "neutral", icon: "minus" },
  "no-longer-available": { word: "No longer available", tone: "neutral", icon: "minus" },
  "temporary-pause": { word: "Paused", tone: "wait", icon: "clock" },
  "in-review": { word: "In review", tone: "wait", icon: "eye" },
  "not-approved-internal": { word: "In review", tone: "wait", icon: "eye" },
  rejected: { word: "Needs changes", tone: "bad", icon: "warning" },
  "in-progress": { word: "Draft", tone: "neutral", icon: "edit" },
  draft: { word: "Draft", tone: "neutral", icon: "edit" },
  archived: { word: "Archived", tone: "neutral", icon: "lock" },
  live: { word: "Verified", tone: "good", icon: "shield" },
  verified: { word: "Verified", tone: "good", icon: "shield" },
  held: { word: "In checkout", tone: "wait", icon: "clock" },
  processing: { word: "Payment processing", tone: "wait", icon: "refresh" },
  "deposit-paid": { word: "Deposit paid", tone: "accent", icon: "card" },
  "paid-in-full": { word: "Paid in full", tone: "good", icon: "check" },
  completed: { word: "Completed", tone: "good", icon: "home" },
  cancelled: { word: "Canceled", tone: "neutral", icon: "close" },
  expired: { word: "Hold ended", tone: "neutral", icon: "clock" },
  refunded: { word: "Refunded", tone: "neutral", icon: "refresh" },
  disputed: { word: "Disputed", tone: "bad", icon: "warning" },
  failed: { word: "Failed", tone: "bad", icon: "warning" },
  pending: { word: "Waiting", tone: "wait", icon: "clock" },
  active: { word: "Active", tone: "good", icon: "check" },
  suspended: { word: "Suspended", tone: "bad", icon: "lock" },
} as const satisfies Record<string, Look>;

export type Status = keyof typeof STATUS;

/**
 * Returns the look of a status. An unknown status keeps its own words, in neutral. Spaces and case do not
 * matter.
 */
export function statusLook(status: string): Look {
  const key = status.trim().toLowerCase().replace(/[\s_/]+/g, "-").replace(/-+/g, "-");
  if (Object.hasOwn(STATUS, key)) return STATUS[key as Status];
  const word = key.replaceAll("-", " ");
  return { word: word.charAt(0).toUpperCase() + word.slice(1), tone: "neutral", icon: "info" };
}

/** A badge for a status. `word` replaces the usual word, for example "Draft, 3 steps left". */
export function StatusBadge(
  { status, word, isOnPicture, className }: {
    status: Status | (string & Record<never, never>);
    word?: string;
    isOnPicture?: boolean;
    className?: string;
  },
) {
  const look = statusLook(status);
  return (
    <Badge tone={look.tone} icon={look.icon} isOnPicture={isOnPicture} className={className}>
      {word ?? look.word}
    </Badge>
  );
}
