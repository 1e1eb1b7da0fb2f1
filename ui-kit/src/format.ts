/**
 * Formats facts for all pages. Pure functions: time is an argument. A calendar day ("2026-11-24") reads the
 * same on every machine, which makes the server and the browser write the same text; a moment is shown in the
 * reader's time zone.
 */

/** Language and country of all texts in the kit and the web app. No other place names them. */
export const LOCALE = "en-US";

const DAY = 86_400_000;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/*
 * Writes dates like `Intl` does in this language (the tests compare them). Creating the first `Intl` format
 * costs a phone 30 ms on every page with a price. Days are counted in UTC, so server and browser write the
 * same.
 */
const monthOf = (day: Date): string => MONTHS[day.getUTCMonth()]!;
const weekday = (day: Date): string => WEEKDAYS[day.getUTCDay()]!;
const monthAndDay = (day: Date): string => `${monthOf(day)} ${day.getUTCDate()}`;
export const fullDay = (day: Date): string => `${monthAndDay(day)}, ${day.getUTCFullYear()}`;

/** Returns a number with thousands separators: 1204 -> "1,204". */
export function numberText(n: number): string {
  const [whole = "", part] = String(n).split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + (part ? `.${part}` : "");
}

/** Returns the form of a word that agrees with a number: `plural(1, "pet", "pets")` is "pet". */
export function plural(n: number, one: string, other: string): string {
  return n === 1 ? one : other;
}

/**
 * Returns integer US cents as dollars: 250000 -> "$2,500", 257499 -> "$2,574.99", 0 -> "$0", -500 -> "−$5".
 */
export function formatCents(cents: number): string {
  const whole = Math.round(cents);
  const part = Math.abs(whole) % 100;
  const dollars = numberText((Math.abs(whole) - part) / 100);
  return `${whole < 0 ? "−" : ""}$${dollars}${part ? `.${String(part).padStart(2, "0")}` : ""}`;
}

/** The word for a zero price that is a gift and not an amount. */
export const FREE = "Free!";

function utcDay(date: Date | string): Date {
  const d = typeof date === "string" ? new Date(date) : date;
  return new Date(Date.UTC(d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate()));
}

export const isDay = (date: Date | string): date is string => typeof date === "string" && date.length === 10;

/** Returns a calendar day unchanged, and for a moment the day in the reader's time zone. */
export function readersDay(date: Date | string): Date {
  if (isDay(date)) return utcDay(date);
  const d = new Date(date);
  return new Date(Date.UTC(d.getFullYear(), d.getMonth(), d.getDate()));
}

/**
 * Returns a pet's age: days under 7 days, weeks under 26 weeks, months under 12 months, then years. Days are
 * counted in UTC. An unborn litter (a future date) is "Not born yet".
 */
export function ageText(birthDate: Date | string, today: Date | string): string {
  const born = utcDay(birthDate);
  const now = utcDay(today);
  const days = Math.round((now.getTime() - born.getTime()) / DAY);
  if (Number.isNaN(days)) return "";
  if (days < 0) return "Not born yet";
  if (days < 7) return days === 0 ? "Born today" : countText(days, "day");
  if (days < 26 * 7) return countText(Math.floor(days / 7), "week");
  let months = (now.getUTCFullYear() - born.getUTCFullYear()) * 12 + now.getUTCMonth() - born.getUTCMonth();
  if (now.getUTCDate() < born.getUTCDate()) months -= 1;
  // 26 weeks can fall a day or two short of six calendar months.
  if (months < 12) return countText(Math.max(months, 5), "month");
  return countText(Math.floor(months / 12), "year");
}

/**
 * Cuts a text to at most `length` characters (100 by default), between words if possible, and marks the cut
 * with "…".
 */
export function truncate(text: string, length = 100): string {
  const clean = text.trim();
  const letters = [...clean];
  if (letters.length <= length) return clean;
  const cut = letters.slice(0, length - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > length * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,.;:]+$/, "")}…`;
}

/** Returns bytes in megabytes with two decimals: 1536000 -> "1.46 MB". */
export function fileSizeMb(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(2)} MB`;
}

/**
 * Returns a day as people say it: "Today", "Yesterday", "Tomorrow", a weekday within six days, else "March 4"
 * or "March 4, 2025".
 */
export function dayText(date: Date | string, today: Date | string): string {
  const day = readersDay(date);
  const now = readersDay(today);
  const ahead = Math.round((day.getTime() - now.getTime()) / DAY);
  if (Number.isNaN(ahead)) return "";
  if (ahead === 0) return "Today";
  if (ahead === 1) return "Tomorrow";
  if (ahead === -1) return "Yesterday";
  if (Math.abs(ahead) < 7) return weekday(day);
  return (day.getUTCFullYear() === now.getUTCFullYear() ? monthAndDay : fullDay)(day);
}

/** Returns a day of the coming months for tight spaces: "Jan 9". */
export function shortDayText(day: string): string {
  const date = utcDay(day);
  return `${monthOf(date).slice(0, 3)} ${date.getUTCDate()}`;
}

/** Returns the month of a day or moment: "2023-05-02" -> "May 2023". */
export function monthText(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? "" : `${monthOf(date)} ${date.getUTCFullYear()}`;
}

/** Returns a day or moment in full: "2023-05-02" -> "May 2, 2023". */
export function fullDayText(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? "" : fullDay(date);
}

/**
 * Returns the day of a deadline ("2026-11-24"), the same in every time zone: "Tuesday, November 24", with the
 * year if it is another one.
 */
export function deadlineText(day: string, today: Date | string): string {
  const date = utcDay(day);
  if (Number.isNaN(date.getTime())) return "";
  const isThisYear = date.getUTCFullYear() === readersDay(today).getUTCFullYear();
  return `${weekday(date)}, ${(isThisYear ? monthAndDay : fullDay)(date)}`;
}

/** Returns seconds as a clock: 605 -> "10:05", 3700 -> "1:01:40". Never below zero. */
export function clockText(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const two = (n: number) => n.toString().padStart(2, "0");
  const hours = Math.floor(s / 3600);
  const minutes = Math.floor((s % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

/** Returns a number with thousands separators and its noun: "1 pet", "128 pets", "1,204 puppies". */
export function countText(n: number, one: string, many = `${one}s`): string {
  return `${numberText(n)} ${plural(n, one, many)}`;
}

/** Returns the initials of a name, at most two: "Maple Ridge Kennels" -> "MR". */
export function initials(name: string): string {
  return name.trim().split(/\s+/).slice(0, 2).map((w) => [...w][0] ?? "").join("").toUpperCase();
}
