/**
 * Time zones of the United States by state and county, after the borders in 49 CFR part 71. A county divided
 * by the border has the zone of most of its people.
 */
const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

const STATES: readonly (readonly [zone: string, states: string])[] = [
  [EASTERN, "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV"],
  [CENTRAL, "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI"],
  [MOUNTAIN, "CO ID MT NM UT WY"],
  [PACIFIC, "CA NV OR WA"],
  // No daylight saving time.
  ["America/Phoenix", "AZ"],
  ["America/Anchorage", "AK"],
  ["Pacific/Honolulu", "HI"],
];

const COUNTIES: readonly (readonly [zone: string, state: string, counties: string])[] = [
  ["America/Adak", "AK", "Aleutians West (CA)"],
  [CENTRAL, "FL", "Bay,Calhoun,Escambia,Gulf,Holmes,Jackson,Okaloosa,Santa Rosa,Walton,Washington"],
  [
    PACIFIC,
    "ID",
    "Benewah,Bonner,Boundary,Clearwater,Idaho,Kootenai,Latah,Lewis,Nez Perce,Shoshone",
  ],
  [
    CENTRAL,
    "IN",
    "Gibson,Jasper,Lake,LaPorte,Newton,Perry,Porter,Posey,Spencer,Starke,Vanderburgh,Warrick",
  ],
  [MOUNTAIN, "KS", "Greeley,Hamilton,Sherman,Wallace"],
  [
    CENTRAL,
    "KY",
    "Adair,Allen,Ballard,Barren,Breckinridge,Butler,Caldwell,Calloway,Carlisle,Christian,Clinton,Crittenden,Cumberland," +
    "Daviess,Edmonson,Fulton,Graves,Grayson,Green,Hancock,Hart,Henderson,Hickman,Hopkins,Livingston,Logan,Lyon," +
    "Marshall,McCracken,McLean,Metcalfe,Monroe,Muhlenberg,Ohio,Russell,Simpson,Todd,Trigg,Union,Warren,Webster",
  ],
  [CENTRAL, "MI", "Dickinson,Gogebic,Iron,Menominee"],
  [
    MOUNTAIN,
    "NE",
    "Arthur,Banner,Box Butte,Chase,Cheyenne,Dawes,Deuel,Dundy,Garden,Grant,Hooker,Keith,Kimball,Morrill,Perkins," +
    "Scotts Bluff,Sheridan,Sioux",
  ],
  [MOUNTAIN, "ND", "Adams,Billings,Bowman,Dunn,Golden Valley,Grant,Hettinger,Slope,Stark"],
  [MOUNTAIN, "OR", "Malheur"],
  [
    MOUNTAIN,
    "SD",
    "Bennett,Butte,Corson,Custer,Dewey,Fall River,Haakon,Harding,Jackson,Lawrence,Meade,Oglala Lakota County," +
    "Pennington,Perkins,Ziebach",
  ],
  [
    EASTERN,
    "TN",
    "Anderson,Blount,Bradley,Campbell,Carter,Claiborne,Cocke,Grainger,Greene,Hamblen,Hamilton,Hancock,Hawkins," +
    "Jefferson,Johnson,Knox,Loudon,McMinn,Meigs,Monroe,Morgan,Polk,Rhea,Roane,Scott,Sevier,Sullivan,Unicoi,Union," +
    "Washington",
  ],
  [MOUNTAIN, "TX", "El Paso,Hudspeth"],
];

/**
 * ZIP codes with another zone than their county. The Navajo Nation keeps daylight saving time, which the rest
 * of Arizona does not (15 U.S.C. 260a, and the Nation's own practice); the ZIP codes of its chapters, without
 * the Hopi villages. West Wendover, Nevada, keeps Mountain time (49 CFR 71.9).
 */
const ZIPS: readonly (readonly [zone: string, zips: string])[] = [
  [
    MOUNTAIN,
    "86020 86033 86044 86045 86053 86054 86503 86504 86505 86506 86507 86508 86510 86511 86514 86515 86520 86535 " +
    "86538 86540 86544 86545 86547 86556",
  ],
  [MOUNTAIN, "89883"],
];

const byZip = new Map(ZIPS.flatMap(([zone, zips]) => zips.split(" ").map((zip) => [zip, zone] as const)));

const byState = new Map(
  STATES.flatMap(([zone, states]) => states.split(" ").map((state) => [state, zone] as const)),
);
const byCounty = new Map(
  COUNTIES.flatMap(([zone, state, counties]) =>
    counties.split(",").map((county) => [`${state} ${county}`, zone] as const)
  ),
);

/** Most common zone of each state by its short name, as JSON. Any other place has Eastern time. */
export const STATE_ZONES_JSON = JSON.stringify(Object.fromEntries(byState));
export const OTHER_ZONE = EASTERN;

/**
 * Returns the IANA time zone of a ZIP code, else of its county, or the state's most common one if both are
 * unknown.
 */
export function zoneOf(state: string, county = "", zip = ""): string {
  return byZip.get(zip) ?? byCounty.get(`${state} ${county}`) ?? byState.get(state) ?? OTHER_ZONE;
}

/** Latest requested day in each zone, with its minute: days start at a full minute. */
const lastDays = new Map<string, { minute: number; day: string }>();

/** Returns the calendar day ("YYYY-MM-DD") at a given time in a time zone. */
export function dayIn(zone: string, at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000);
  const known = lastDays.get(zone);
  if (known?.minute === minute) return known.day;
  const day = dayOf(zone, at);
  lastDays.set(zone, { minute, day });
  return day;
}

function dayOf(zone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate()
    .toString();
}

/** Returns the day `days` later (or earlier); both days as "YYYY-MM-DD". */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the last second of a calendar day in a time zone, which still reads as that day there. */
export function endOfDay(zone: string, day: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone);
  return new Date(next.epochMilliseconds - 1_000);
}

/** Returns the time `days` later at which the clocks of a time zone show the same time. */
export function sameTimeLater(zone: string, at: Date, days: number): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  return new Date(there.add({ days }).epochMilliseconds);
}

/** Returns a day in words: "Tuesday, November 24", with the year if it is not `thisYear`. */
export function dayWords(day: string, thisYear: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(day.startsWith(thisYear) ? {} : { year: "numeric" }),
    timeZone: "UTC",
  });
}
