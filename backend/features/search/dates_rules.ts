/** Limits of the go-home date in a text, 'YYYY-MM-DD'. */
export type Dates = { readyFrom?: string; readyBy?: string };

/** Replaces understood text, which keeps words on both sides of it from being read together. */
const GAP = " | ";

const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|" +
  "oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const SEASONS = "spring(?:time)?|summer(?:time)?|fall|autumn|winter(?:time)?";
const NUMBERS = "an?|one|two|three|four|five|six|seven|eight|(?:a )?few|a couple(?: of)?|\\d{1,2}";
const HOLIDAYS: readonly (readonly [pattern: string, day: (year: number) => string])[] = [
  // A pet that comes by Christmas is at home on Christmas Eve.
  [
    "christmas(?: eve| day| morning| time)?|xmas|x mas|(?:the )?holidays?(?: season)?",
    (year) => `${year}-12-24`,
  ],
  ["hanukkah|chanukah", (year) => `${year}-12-04`],
  ["new years?(?: eve| day)?", (year) => `${year}-12-31`],
  ["valentines?(?: day)?|vday", (year) => `${year}-02-14`],
  ["st pat(?:rick|tys?|ricks)?(?: day)?", (year) => `${year}-03-17`],
  ["easter", easter],
  ["mothers day", (year) => nth(year, 5, 0, 2)],
  ["fathers day", (year) => nth(year, 6, 0, 3)],
  ["memorial day", (year) => addDays(nth(year, 6, 1, 1), -7)],
  ["(?:the )?(?:4th|fourth) of july|july 4th", (year) => `${year}-07-04`],
  ["labor day", (year) => nth(year, 9, 1, 1)],
  ["halloween", (year) => `${year}-10-31`],
  ["thanksgiving", (year) => nth(year, 11, 4, 4)],
];
const HOLIDAY = HOLIDAYS.map(([pattern]) => pattern).join("|");
/** Words that say that a pet comes home, before or after a date. */
const HOME =
  "(?:(?:that )?(?:are |is |will be |can be |to be |be |all )?(?:almost |nearly |about |finally )?" +
  "(?:ready|available|avail|go(?:ing|es)? home|come(?:s)? home|coming home|home|take home|pick(?:ed)? up)" +
  "(?: to (?:go|come|leave|take|pick up|be picked up)(?: home)?(?: with (?:me|us))?| for (?:pick ?up|a home|new homes?|homes?|adoption))?(?: date)? )?";
const YEAR = "(?:,? (20\\d\\d)\\b)?";
const DAY =
  `(?:(${MONTHS})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:weeks?|wks?|months?|years?|yrs?|miles?|lbs?|pounds?|dollars?))|` +
  `(?:the )?(\\d{1,2})(?:st|nd|rd|th) of (${MONTHS})|(\\d{1,2})/(\\d{1,2})(?:/(?:20)?(\\d\\d))?\\b)${YEAR}`;
const PART = "(?:early |mid |late |the (?:beginning|middle|end) of |beginning of |end of )?";

/** Births, which no filter knows: "born in October", "October born". */
const BORN = new RegExp(
  `\\b(?:born|birthdays?|birthdate|dob|whelped)(?: (?:in|on|after|before|around|during|this|last))*` +
    `(?: (?:early|mid|late))?(?: (?:${MONTHS}|${SEASONS}|${HOLIDAY}|20\\d\\d|last|this|week|month|year|today|yesterday|recently))+\\b` +
    `(?: \\d{1,2}(?:st|nd|rd|th)?\\b(?! ?(?:weeks?|months?|years?)))?(?:,? 20\\d\\d\\b)?|` +
    `\\b(?:${MONTHS}|${SEASONS}|${HOLIDAY}) (?:born|babies|birthdays?)\\b`,
  "g",
);
const PATTERNS: readonly (readonly [RegExp, (found: RegExpExecArray, today: string) => Dates | undefined])[] =
  [
    [
      new RegExp(
        `\\b${HOME}(?:(by|before|until|in time for|just in time for|for|around|on|at|over|during|this|after|from|starting|begin+ing|not before|no earlier than|as of|no later than) )*` +
          `(?:the |this |next )?(?:${HOLIDAY})\\b(?: (?:time|gift|present|puppy (?=for)|surprise))?`,
      ),
      (found, today) => {
        const [, dayOf] = HOLIDAYS.find(([name]) => new RegExp(`\\b(?:${name})\\b`).test(found[0]))!;
        return limit(found[0], next(dayOf, today));
      },
    ],
    [
      new RegExp(
        `\\b${HOME}(by|before|until|after|from|starting|on|around|not before|no later than|as of)? ?(?:the )?${DAY}`,
      ),
      ([whole, , month, day, otherDay, otherMonth, monthNumber, numbered, short, year], today) => {
        const nthMonth = month ?? otherMonth;
        const at = nthMonth ? monthOf(nthMonth) : Number(monthNumber);
        const date = Number(day ?? otherDay ?? numbered);
        if (at < 1 || at > 12 || date < 1 || date > 31) return undefined;
        const ofYear = (wanted: number) => `${wanted}-${two(at)}-${two(Math.min(date, lastDay(wanted, at)))}`;
        const known = year ?? (short && `20${short}`);
        return limit(whole, known ? ofYear(Number(known)) : next(ofYear, today));
      },
    ],
    [
      new RegExp(
        `\\b${HOME}(?:(in|by|before|until|after|from|starting|this|next|for|during|around|early|mid|late|not before|over|sometime in|no later than|as of) ){1,3}(?:the )?${PART}(${MONTHS}|${SEASONS})\\b(?: (?:or|and|to|through) (?:early |mid |late )?(${MONTHS})\\b)?(?:,? (20\\d\\d)\\b)?`,
      ),
      inPeriod,
    ],
    [
      new RegExp(
        `\\b(?:ready|available|avail|go(?:ing)? home|take home|come home|coming home)(?: to (?:go|leave)(?: home)?)?(?: date)? ${PART}(${MONTHS}|${SEASONS})\\b(?: (?:or|and|to|through) (?:early |mid |late )?(${MONTHS})\\b)?(?:,? (20\\d\\d)\\b)?`,
      ),
      ([whole, name, last, year], today) =>
        inPeriod([whole, undefined, name, last, year] as unknown as RegExpExecArray, today),
    ],
    [
      new RegExp(
        `\\b${HOME}(?:in|within|in under|in less than)(?: about| around)? (?:the next )?(${NUMBERS})(?: ?(?:-|to|or) ?(\\d{1,2}|two|three|four|five|six))? (?:more )?(days?|weeks?|wks?|months?|mos?)\\b(?! old| of age)`,
      ),
      ([, first, last, unit], today) => {
        const count = Number(last ?? first) || COUNTS[(last ?? first)!] || 1;
        return {
          readyBy: addDays(today, count * (unit!.startsWith("d") ? 1 : unit!.startsWith("w") ? 7 : 30)),
        };
      },
    ],
    [
      new RegExp(
        `\\b${HOME}(?:by |before |for |in |within )?(?:the end of )?(this weekend|this week|next week|this month|next month|next weekend|the weekend)\\b`,
      ),
      ([, when], today) => {
        const sunday = addDays(today, (7 - new Date(today).getUTCDay()) % 7);
        if (/this week|the weekend/.test(when!)) return { readyBy: sunday };
        if (/next week/.test(when!)) return { readyBy: addDays(sunday, 7) };
        const month = Number(today.slice(5, 7)) + (when === "next month" ? 1 : 0);
        const [year, at] = [Number(today.slice(0, 4)) + (month > 12 ? 1 : 0), month > 12 ? 1 : month];
        const end = `${year}-${two(at)}-${two(lastDay(year, at))}`;
        return when === "next month"
          ? { readyFrom: `${year}-${two(at)}-01`, readyBy: end }
          : { readyBy: end };
      },
    ],
    [
      /\b(?:ready|available|go home|take home|pick up|need (?:it|one|him|her|them))(?: to go(?: home)?)? tomorrow\b|\bby tomorrow\b|\btomorrow\b/,
      (_, today) => ({ readyBy: addDays(today, 1) }),
    ],
    [
      /\b(?:(?:that )?(?:are |is |can )?(?:all )?(?:ready|available|avail)(?: to (?:go|leave|take)(?: home)?(?: to (?:a |their )?(?:new |forever )?homes?)?| for (?:pick ?up|(?:a |their )?(?:new |forever )?homes?))?(?: right)? (?:now|today|immediately|asap|right away|this minute)|(?:right )?now ready|(?:go|goes|going|come|coming|take|bring|brought) (?:one |him |her |it |them )?home (?:now|today|tonight|immediately|right away|asap)|ready to (?:go|leave)(?: home)?(?: to (?:a |their )?(?:new |forever )?homes?)?|ready for (?:pick ?up|(?:a |their |its )?(?:new |forever )?homes?)|immediate(?:ly)? (?:available|availability|pick ?up)|available immediately|pick ?up today|same day(?: pick ?up)?|asap|as soon as possible|immediately|right away|right now|need(?: (?:one|it|a (?:dog|puppy|cat|kitten)))? (?:today|now))\b/,
      (_, today) => ({ readyBy: today }),
    ],
    [/\b(?:today|tonight)\b/, (_, today) => ({ readyBy: today })],
    [
      /\b(?:(?:ready|available|coming|going home|go home|due) (?:very |really )?soon|soon)\b/,
      (_, today) => ({ readyBy: addDays(today, 30) }),
    ],
    [
      /(?<!\b(?:im|i am|am|are|were|we are|not|be|getting) )\bready\b(?! (?:to|for|in|by|on|after|before)\b)/,
      (_, today) => ({ readyBy: today }),
    ],
    [
      new RegExp(`\\b(${MONTHS}|${SEASONS}) (20\\d\\d)\\b`),
      ([whole, name, year], today) =>
        inPeriod([whole, undefined, name, undefined, year] as unknown as RegExpExecArray, today),
    ],
  ];

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  few: 3,
  "a few": 3,
  "a couple": 2,
  "a couple of": 2,
};

/** Maximum number of dates in a text. */
const MOST = 3;

/**
 * Returns the go-home dates of a lowercase text, the rest of the text, and the phrases about births, which no
 * filter knows. `today` is 'YYYY-MM-DD'.
 */
export function takeDates(text: string, today: string): { text: string; dates: Dates; born: string[] } {
  const born: string[] = [];
  let rest = text.replace(BORN, (said) => {
    born.push(said.trim());
    return GAP;
  });
  let dates: Dates = {};
  let count = 0;
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(rest);
    const meant = found && read(found, today);
    if (!meant || count++ === MOST) continue;
    rest = rest.slice(0, found.index) + GAP + rest.slice(found.index + found[0].length);
    dates = { ...meant, ...dates };
  }
  return { text: rest, dates, born };
}

/** Returns the limit that a preposition before a day means: none means the last day. */
const limit = (said: string, day: string): Dates =>
  /\b(?:after|from|starting|begin+ing|not before|no earlier|as of)\b/.test(said)
    ? { readyFrom: day }
    : { readyBy: day };

/** Returns the limits of a month or a season: "in March", "by spring", "after the summer". */
function inPeriod([whole, , name, last, year]: RegExpExecArray, today: string): Dates {
  const [first, length] = periodOf(name!);
  const months = last ? (monthOf(last) - first + 12) % 12 + 1 : length;
  const startOf = (wanted: number) => `${wanted}-${two(first)}-01`;
  const endOf = (wanted: number) => {
    const at = first + months - 1;
    const [endYear, month] = at > 12 ? [wanted + 1, at - 12] : [wanted, at];
    return `${endYear}-${two(month)}-${two(lastDay(endYear, month))}`;
  };
  const thisYear = Number(today.slice(0, 4));
  let wanted = year ? Number(year) : endOf(thisYear - 1) >= today ? thisYear - 1 : thisYear;
  if (!year && endOf(wanted) < today) wanted++;
  const [start, end] = [startOf(wanted), endOf(wanted)];
  if (/\b(?:by|before|until|no later)\b/.test(whole)) {
    return { readyBy: start > today && /\b(?:before|until)\b/.test(whole) ? addDays(start, -1) : end };
  }
  if (/\bafter\b/.test(whole)) return { readyFrom: addDays(end, 1) };
  if (/\b(?:from|starting|not before|as of)\b/.test(whole)) return { readyFrom: start };
  return { ...start > today ? { readyFrom: start } : {}, readyBy: end };
}

const SEASON_STARTS: Readonly<Record<string, number>> = { spr: 3, sum: 6, fal: 9, aut: 9, win: 12 };
const NAMES = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthOf = (name: string): number => NAMES.indexOf(name.slice(0, 3)) + 1;
const periodOf = (name: string): [first: number, months: number] => {
  const season = SEASON_STARTS[name.slice(0, 3)];
  return season === undefined ? [monthOf(name), 1] : [season, 3];
};

/** Returns the first occurrence of a yearly day that is not over. */
const next = (dayOf: (year: number) => string, today: string): string => {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map(dayOf).find((day) => day >= today)!;
};

const two = (n: number): string => String(n).padStart(2, "0");
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the nth day of the week of a month; Sunday is 0. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return `${year}-${two(month)}-${two(1 + (weekday - first + 7) % 7 + 7 * (count - 1))}`;
}

/** Returns Easter Sunday, by the rule of Gauss as corrected by Butcher (Nature, 1876). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - c % 4) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return `${year}-${two(month)}-${two((h + l - 7 * m + 114) % 31 + 1)}`;
}
