import type { Span } from "./plain_rules.ts";

/** Returns the source of a pattern that matches these words in any case, within a pattern that minds case. */
const anyCase = (words: string): string =>
  words.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/**
 * Words for things that a number counts or measures, and words that lead to a road. Neither belongs to an
 * address.
 */
const COUNTED =
  "minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|miles?|acres?|feet|foot|ft|sq|yards?|blocks?|pounds?|lbs?|oz|grams?|percent|dogs?|cats?|pups?|puppies|puppy|kittens?|pets?|boys?|girls?|males?|females?|people|families|family|homes?|dollars|times|am|pm";
const NO_STREET =
  `(?:${COUNTED}|the|this|that|our|your|from|down|off|and|or|to|are|was|is|for|with|along|away|per|full|long|short|easy|quick|more|of|in|at|on|by|so|if|big|small|little|like)`;
const REGION =
  "(?:Carolina|Dakota|Virginia|America|American|Coast|Korea|Africa|End|Side|Texas|Facing|Highland|Shore)";
const YEAR = String.raw`(?!(?:19|20)\d\d(?!\d))`;
const BEFORE = String.raw`(?<![\w$.,-])`;
/** The same, but a hash may follow only a space: "#27 Cedar Hill Lane" is a house, "SR#27" is not. */
const HASH = String.raw`(?:(?<!\w)#|(?<!#))`;
const capitals = (words: string) => `${words}|${words.toUpperCase()}`;
const WAY = capitals(
  "Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Circle|Cir|Terrace|Ter|Highway|Hwy|Parkway|Pkwy|Trail|Trl|Place|Pl|Way|Wy|Loop|Lp",
);
const RARER_WAY =
  "Bend|Run|Hollow|Holw|Ridge|Rdg|Path|Pass|Point|Pt|Square|Sq|Row|Walk|Crossing|Xing|Cove|Cv|Alley|Aly|Plaza|Plz|Heights|Hts|Grove|Glen|Landing|Bluff|Hill|Vista|Spur|Pike|Turnpike|Meadow|Meadows|Branch|Mews|Park";
const LONG_WAY = "street|avenue|road|drive|lane|boulevard|court|circle|terrace|highway|parkway";
const SIDE = String.raw`(?:NE|NW|SE|SW|[NSEW]\.?)`;
const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th)`;
/** A street's name and kind in capitalized words: "Cedar Hill Lane". */
const ROAD = String.raw`(?:[A-Z][\w'’-]{1,30}\.? ){1,3}(?:${WAY})(?![\w-])`;
/** A street at a corner: "5th", "Maple", "Birch St". */
const CROSSED = String.raw`(?:${SIDE} )?(?:[A-Z][A-Za-z'’-]{1,20}|${ORDINAL})(?: (?:${WAY})(?!\w))?`;
/** The same with two words, or with the number of a highway. */
const CROSSED_LONG = String
  .raw`(?:(?:State |County )?(?:Highway|Hwy|Route|Road|Rd|CR) [A-Z\d]{1,4}(?!\w)|(?:Old |US )?\d{1,4}(?!\w)|${ROAD}|[A-Z][A-Za-z'’-]{1,20} [A-Z][A-Za-z'’-]{1,20}(?!\w)|${CROSSED})`;
const HOME = anyCase(
  "(?:i|we) live|(?:i|we)['’]?(?:m| am|re| are)|(?:house|home|farm|kennel|ranch|cattery|place) is|located|(?:find|visit) (?:me|us)",
);

const STREETS = [
  // 2114 NE Alder Street, 8 Valencia St., 2114 Alder Loop, #27 Cedar Hill Lane
  new RegExp(
    String
      .raw`${BEFORE}${HASH}\d{1,6}(?:-?[A-Z])? +(?:(?:${SIDE}|North|South|East|West) +)?(?:[A-Z][\w'’-]{0,30}\.? +|${ORDINAL} +){1,4}(?:${WAY})(?![\w-])\.?`,
    "g",
  ),
  // 27, Cedar Hill Ln, but not "June 27, Cedar Hill Ln"
  new RegExp(String.raw`(?<![\w$.,-]|[a-z]{3}\.? )${YEAR}\d{2,6}, (?:${SIDE} )?${ROAD}`, "g"),
  // Cedar Hill Lane 27, Old Mill Road, number 4410
  new RegExp(
    String
      .raw`(?<![\w$.,-])${ROAD}(?<!(?:way|wy|WAY|WY))(?:,? (?:#|(?:number|no\.?|house|num) ?#?)?)\d{1,6}(?![\w.:/%-]| (?:${COUNTED})(?![a-z]))`,
    "g",
  ),
  // house number 27 on Cedar Hill Lane
  new RegExp(
    String.raw`(?<![a-z])${
      anyCase("(?:house|number|no\\.?|mailbox|driveway|unit|lot)")
    } ?(?:number |no\.? |#)?\d{1,6},? (?:on|in|at|along|off) (?:the )?${ROAD}`,
    "g",
  ),
  // we live on Cedar Hill Lane
  new RegExp(
    String.raw`(?<=(?<![a-z])(?:${HOME}) (?:right |just |out )?(?:on|off|at the end of) )${ROAD}`,
    "g",
  ),
  // the last house on Cedar Hill Lane
  new RegExp(
    String
      .raw`(?<=(?<![a-z])(?:house|driveway|gate|mailbox|cabin|ranch|trailer|barn|kennel|cattery|farm|property|left|right) (?:is )?(?:on|off|at the end of|down|onto) )${ROAD}`,
    "g",
  ),
  // the second drive on Cedar Hill Lane
  new RegExp(
    String
      .raw`(?<=(?<![a-z])(?:first|second|third|fourth|last|next|${ORDINAL}) (?:drive|house|driveway|gate|mailbox|place|farm|left|right|turn|door)s? (?:on|off|down|onto|from) )${ROAD}`,
    "g",
  ),
  // Sagebrush and Coleman, the house with the windmill
  new RegExp(
    String
      .raw`(?<=(?<![A-Za-z])(?:at|on|near) )${CROSSED} (?:and|&|\+) ${CROSSED}(?=,? (?:the|it's|in the|our|a|look for the|with the) (?:[a-z]+ ){0,2}(?:house|driveway|gate|mailbox|barn|trailer|cabin|place)(?![a-z]))`,
    "g",
  ),
  // 2250 Sagebrush if you want to drive by
  new RegExp(
    String.raw`${BEFORE}${YEAR}\d{2,5} (?!${
      anyCase(NO_STREET)
    }[ .,])[A-Z][a-z'’-]{3,30}(?: [A-Z][a-z'’-]{3,30})?(?=[^.!?\n]{0,25} (?:drive by|stop by|come by|swing by|in your gps|in your map|into your gps|on your gps|into maps|in maps|knock|honk)(?![a-z]))`,
    "g",
  ),
  // Hwy 50 mile marker 31
  /(?<![a-z])(?:hwy|highway|route|rte|us|i|sr)[ -]?\d{1,4},?(?: at| near)? mile ?(?:marker|post) #?\d{1,4}/gi,
  // the corner of 5th and Maple
  new RegExp(
    String.raw`(?<=(?<![a-z])${
      anyCase("(?:corner of|intersection of|cross streets?(?: are| is|:)?|where) ")
    })${CROSSED_LONG} (?:and|&|\+|x|y|meets) ${CROSSED_LONG}`,
    "g",
  ),
  new RegExp(
    String.raw`${BEFORE}${YEAR}\d{2,6} +(?:${SIDE} +)?(?!${
      anyCase(NO_STREET)
    }[ .])(?:[A-Z][\w'’-]{1,30} +){1,3}(?:${RARER_WAY})(?![\w])`,
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
  new RegExp(String.raw`${BEFORE}\d{3,6} +(?:north|south|east|west) +${ORDINAL}(?!\w)`, "gi"),
  // off Moonlight Road and 215th Street
  new RegExp(
    String
      .raw`(?<=(?<![A-Za-z])(?:off|at|near|by|on|between) (?:of )?)${ROAD} (?:and|&|\+|at) (?:${ORDINAL} (?:${WAY})(?!\w)|${ROAD})`,
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
      .raw`${BEFORE}${HASH}\d{2,6}[a-z]? +(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.? +)?(?:(?!${NO_STREET}[ .])(?:[a-z][a-z'’-]{2,30}|${ORDINAL}) +){1,2}(?:(?:${LONG_WAY}|loop|hollow|rd|ln|blvd|pkwy|ave)(?![\w])|(?:st|dr|ct|hwy|cir|trl|wy)\.?(?=$|[,;.\n]| (?:at|the|in|near|by|if|any|apt|unit|behind|across|off|and|or)(?![a-z])))`,
    "gi",
  ),
  // 5521 County Road 14, 410 Hwy 9
  new RegExp(
    String
      .raw`${BEFORE}\d{2,6} +(?:[NSEW]\.? +)?(?:(?:Old|State|US) +)?(?:County (?:Road|Rd|Hwy|Highway)|CR|State (?:Route|Road|Hwy)|SR|Highway|Hwy|Route|Rte|FM|US) +\d{1,4}(?: +(?:North|South|East|West|[NSEW]))?(?!\w)`,
    "gi",
  ),
  // State Highway M, house 887
  /(?<![\w$])(?:(?:state|county|us) )?(?:highway|hwy|route|rte|road|cr|fm|sr) [A-Z\d]{1,4}(?: [NSEW]| north| south| east| west)?,? (?:house |number |no\.? ?|#|house number )#?\d{2,6}(?!\w)/gi,
  // mile marker 14 on Highway 20
  new RegExp(
    String
      .raw`(?<![a-z])mile ?(?:marker|post)s? #?\d{1,4}(?:\.\d)?(?: (?:on|off|of|along) (?:the )?(?:${LONG_WAY}|hwy|route|rte|us|i|interstate|county road|cr|sr|fm)[ -]?\d{0,4}[a-z]?(?!\w))`,
    "gi",
  ),
  // we live at 2114 Alder, my address: 88 Larkspur
  new RegExp(
    String
      .raw`(?<=(?:address(?: is|:)|(?:live|located|we're|we’re|we are|i'm|i’m|i am|house is|kennel is)(?: over)? at|house is|come (?:by|to)|stop (?:by|at)) {1,2})\d{1,6} +(?!(?:${NO_STREET})(?![a-z]))[a-z][a-z'’-]{2,30}(?: [a-z][a-z'’-]{2,30})?`,
    "gi",
  ),
  // the sign at 21450 Moonlight
  new RegExp(
    String
      .raw`(?<=(?<![a-z])(?:sign|house|gate|driveway|mailbox|farm|kennel|barn|cattery|trailer|us|me|stop|pull in|turn in|park|home) at )${YEAR}\d{3,6} (?!${
      anyCase(NO_STREET)
    }[ .,])[A-Z][a-z'’-]{3,30}(?!\w)`,
    "g",
  ),
  // we're 887 Coon Creek, can't miss it
  new RegExp(
    String.raw`(?<=(?<![a-z])${anyCase("(?:i['’]m|we['’]re|i am|we are)")} )${YEAR}\d{3,6} (?!${
      anyCase(NO_STREET)
    }[ .,])[A-Z][a-z'’-]{3,30}(?: [A-Z][a-z'’-]{3,30})?(?=[,.!;\n]|$)`,
    "g",
  ),
  // twenty one fourteen NE Alder Street
  new RegExp(
    String.raw`(?<![A-Za-z])(?:${
      anyCase(
        "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|oh|zero)",
      )
    }[ -]){1,5}(?:${SIDE} +)?(?!(?:For|From|In|Of|On|The|To|More)[ ])(?:[A-Z][a-z'’-]{2,30} +){1,2}(?:${WAY})(?!\w| +[A-Z][a-z])`,
    "g",
  ),
  // 4410 Calle Roble, calle Roble 4410
  /(?<![\w$.,-])\d{1,6} (?:calle|avenida|camino|carretera|callejon|via|paseo) [a-z][a-z'’-]{2,30}(?: [A-Z][a-z'’-]{2,30})?/gi,
  /(?<![a-z])(?:calle|avenida|avda?\.?|camino|carretera|callejon|paseo|rue|strasse|ulica|ulitsa) (?:[a-z][a-z'’-]{1,30},? ){1,4}(?:#|no\.? ?|num(?:ero)?\.? ?)?\d{1,6}(?!\w)/gi,
  // 1200 block of Larkspur
  /(?<![\w$.,-])\d{2,6} block (?:of|on) (?:[NSEW][EW]?\.? )?[A-Z][a-z'’-]{2,30}(?: [A-Z][a-z]{1,20})?/g,
  // Lot 14, Whispering Pines RV Park
  /(?<![a-z])(?:lot|space|spc|trailer|unit|apt|apartment|cabin) #?\d{1,4}[a-z]?,? (?:in |at |of )?(?:the )?(?:[a-z][a-z'’-]{1,30} ){1,4}(?:park|estates?|village|mobile homes?|towers?|apartments?|apts|campground|condos?|manor|commons)(?![a-z])/gi,
  /(?<!\w)p\.? ?o\.? ?(?:box|b\.?) +#?\d{1,7}(?!\w)/gi,
  /(?<!\w)(?:(?:rural )?(?:route|rte|rt)|r\.? ?r\.?|star (?:route|rte)|hc) ?#?\d{1,4},? (?:box|bx) #?\d{1,6}(?!\w)/gi,
  // Coordinates, plus codes and three words
  /(?<![\w.-])[-+]?\d{1,2}\.\d{3,10} ?°? ?[NS]?[,; /]{1,3}[-+]?\d{2,3}\.\d{3,10}(?: ?°? ?[EW](?!\w))?(?!\w)/g,
  /(?<![\w.-])\d{1,2}[° ] ?\d{1,2}['′ ] ?\d{1,2}(?:\.\d{1,4})?["″]? ?[NS][, ]{1,2}\d{1,3}[° ] ?\d{1,2}['′ ] ?\d{1,2}(?:\.\d{1,4})?["″]? ?[EW](?!\w)/g,
  /(?<![\w+])(?=[A-Z0-9]{0,7}\d)(?:[23456789CFGHJMPQRVWX]{2}){2,4}\+[23456789CFGHJMPQRVWX]{2,3}(?:,? [A-Z][a-z]{2,20})?(?![\w+])/g,
  /\/{3} ?[a-z]{3,20}\.[a-z]{3,20}\.[a-z]{3,20}(?![\w.])/gi,
  /(?<=(?:what3words|w3w|what three words)[^\n]{0,20} )[a-z]{3,20}\.[a-z]{3,20}\.[a-z]{3,20}(?![\w.])/gi,
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
