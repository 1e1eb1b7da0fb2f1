import type { Span } from "./phone_rules.ts";

/**
 * Words for things that a number counts or measures, and words that lead to a road. Neither belongs to an
 * address.
 */
const NO_STREET =
  "(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|miles?|acres?|feet|foot|ft|sq|yards?|blocks?|pounds?|lbs?|oz|grams?|percent|dogs?|cats?|pups?|puppies|puppy|kittens?|pets?|boys?|girls?|males?|females?|people|families|family|homes?|dollars|times|am|pm|the|this|that|our|your|from|down|off|and|or|to|are|was|is|for|with|along|away|per|full|long|short|easy|quick|more|of|in|at|on|by|so|if|big|small|little)";
const REGION =
  "(?:Carolina|Dakota|Virginia|America|American|Coast|Korea|Africa|End|Side|Texas|Facing|Highland|Shore)";
const YEAR = String.raw`(?!(?:19|20)\d\d(?!\d))`;
const BEFORE = String.raw`(?<![\w$.,#-])`;
const WAY =
  "Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Circle|Cir|Terrace|Ter|Highway|Hwy|Parkway|Pkwy|Trail|Trl|Place|Pl|Way|Loop|Lp";
const RARER_WAY =
  "Bend|Run|Hollow|Holw|Ridge|Rdg|Path|Pass|Point|Pt|Square|Sq|Row|Walk|Crossing|Xing|Cove|Cv|Alley|Aly|Plaza|Plz|Heights|Hts|Grove|Glen|Landing|Bluff|Hill|Vista|Spur|Pike|Turnpike|Meadow|Meadows|Branch|Mews|Park";
const SIDE = String.raw`(?:NE|NW|SE|SW|[NSEW]\.?)`;
const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th)`;

const STREETS = [
  // 2114 NE Alder Street, 8 Valencia St., 2114 Alder Loop
  new RegExp(
    String
      .raw`${BEFORE}\d{1,6}(?:-?[A-Z])? +(?:(?:${SIDE}|North|South|East|West) +)?(?:[A-Z][\w'’-]{0,30}\.? +|${ORDINAL} +){1,4}(?:${WAY})(?![\w-])\.?`,
    "g",
  ),
  new RegExp(
    String
      .raw`${BEFORE}${YEAR}\d{2,6} +(?:${SIDE} +)?(?!(?i:${NO_STREET})[ .])(?:[A-Z][\w'’-]{1,30} +){1,3}(?:${RARER_WAY})(?![\w])`,
    "g",
  ),
  // 2114 NE Alder, 1900 SW 4th, 415 W. Birch
  new RegExp(
    String
      .raw`${BEFORE}\d{1,6}(?:-?[A-Z])? +${SIDE} +(?!${REGION}(?!\w))(?:[A-Z][a-z'’-]{2,30}|${ORDINAL})(?!\w)`,
    "g",
  ),
  new RegExp(
    String
      .raw`${BEFORE}${YEAR}\d{3,6} +(?:North|South|East|West) +(?!${REGION}(?!\w))[A-Z][a-z'’-]{2,30}(?!\w)`,
    "g",
  ),
  new RegExp(
    String
      .raw`${BEFORE}\d{3,6} +(?:ne|nw|sw|se) +(?:[a-z][a-z'’-]{2,30}|${ORDINAL})(?: +(?:st|ave|rd|dr|ln|blvd|ct|cir|pl|loop|lp|way))?(?!\w)`,
    "gi",
  ),
  // 2114 ne alder street, but not "a 45 minute drive"
  new RegExp(
    String
      .raw`${BEFORE}\d{2,6}[a-z]? +(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.? +)?(?:(?!${NO_STREET}[ .])(?:[a-z][a-z'’-]{2,30}|${ORDINAL}) +){1,2}(?:(?:street|avenue|road|drive|lane|boulevard|court|circle|terrace|highway|parkway|loop|hollow)(?![\w])|(?:st|ave|rd|dr|ln|blvd|ct|hwy|pkwy|cir)\.?(?=$|[,;\n]| at ))`,
    "gi",
  ),
  // 5521 County Road 14, 410 Hwy 9
  new RegExp(
    String
      .raw`${BEFORE}\d{2,6} +(?:[NSEW]\.? +)?(?:(?:Old|State|US) +)?(?:County (?:Road|Rd|Hwy|Highway)|CR|State (?:Route|Road|Hwy)|SR|Highway|Hwy|Route|Rte|FM|US) +\d{1,4}(?: +(?:North|South|East|West|[NSEW]))?(?!\w)`,
    "gi",
  ),
  // we live at 2114 Alder, my address: 88 Larkspur
  new RegExp(
    String
      .raw`(?<=(?:address(?: is|:)|(?:live|located|we're|we’re|we are|i'm|i’m|i am|house is|kennel is)(?: over)? at|house is|come (?:by|to)|stop (?:by|at)) {1,2})\d{1,6} +(?!(?i:${NO_STREET})(?![a-z]))[A-Z][a-z'’-]{2,30}(?: [A-Z][a-z'’-]{2,30})?`,
    "gi",
  ),
  // twenty one fourteen NE Alder Street
  new RegExp(
    String
      .raw`(?<![a-z])(?:(?i:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[ -]){1,5}(?:${SIDE} +)?(?!(?:For|From|In|Of|On|The|To|More)[ ])(?:[A-Z][a-z'’-]{2,30} +){1,2}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct)(?!\w| +[A-Z][a-z])`,
    "g",
  ),
  /(?<!\w)p\.? ?o\.? ?box +\d{1,7}/gi,
];
/** An apartment or unit after an address. */
const UNIT = /^,? *(?:apt|apartment|unit|suite|ste|#)\.? *#?[a-z0-9]{1,5}(?!\w)/i;

/** Returns the spans of street addresses and post office boxes in a text of plain characters. */
export function streetsIn(text: string): Span[] {
  return STREETS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
      const end = index + length;
      return { start: index, end: end + (UNIT.exec(text.slice(end, end + 24))?.[0].length ?? 0) };
    })
  );
}
