import type { Span } from "./plain_rules.ts";
import { BREEDS } from "./shape_rules.ts";
import { isCommon } from "./word_rules.ts";

const ENGINE = "google|googling|bing|yahoo|duck ?duck ?go|yelp|siri|alexa|chat ?gpt";
/** Places to search that follow the name. */
const PLACE =
  "google(?: maps?)?|bing|yelp|apple maps|maps|the (?:internet|web|net)|(?:the )?search (?:bar|engine)|your browser|online|siri|zillow|craigslist|hoobly|puppyfind|puppies\\.?com|good ?dog|the bbb|bbb";
const CAPITAL = "[A-Z][A-Za-z'’&-]{1,24}";
const NAME = `${CAPITAL}(?: (?:(?:of|the|and|&|de|la|in) ){0,2}${CAPITAL}){0,5}`;
const SMALL = "[A-Za-z][A-Za-z'’&-]{1,24}(?: [A-Za-z][A-Za-z'’&-]{1,24}){0,4}";
/** Last words of the names of programs. */
const BUSINESS = new RegExp(
  `(?:^| )(?:kennels?|cattery|catteries|farms?|ranch|acres|manor|rescue|pups|puppies|paws|cats|kittens|dogs|llc|inc|co|company|${BREEDS})(?: (?:of|in|near) [a-z]+| [a-z]+)?$`,
  "i",
);
/** Brands, registries, tests and airlines that people look up without leaving the site for a seller. */
const BRANDS: ReadonlySet<string> = new Set(
  ("embark wisdom panel ofa akc ukc ckc cfa tica pennhip caer eic purina royal canin chewy petco petsmart hill's " +
    "hills science diet orijen acana trupanion paws nuvet baxter bella usda aphis amazon tractor supply costco " +
    "kirkland furminator kong reunite homeagain avid delta united american alaska southwest airlines hearthpaw " +
    "merck zoetis nobivac canine good citizen volhard puppy culture avidog baby star petmd merck cornell uc davis " +
    "vca banfield humane society aspca iams eukanuba taste wild victor diamond fromm nutro blue buffalo parvo " +
    "giardia coccidia bordetella lepto rabies distemper").split(" "),
);

type Search = { pattern: RegExp; isAsked: boolean };

const of = (source: string, isAsked: boolean): Search => ({ pattern: new RegExp(source, "g"), isAsked });
const anyCase = (words: string): string =>
  words.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const US = anyCase(
  "(?:us|me|our name|my name|our (?:kennel|farm|business|program|cattery|page)|the (?:kennel|farm|business|cattery))",
);
const LEAD = String.raw`[:,]? ?[([]?(?: ?${
  anyCase("(?:for|is|under|as|by|name|named|called)")
})?:? ?["“([]{0,2}`;

const SEARCHES: readonly Search[] = [
  // google us, Larkmeadow Doodles
  of(
    String.raw`(?<![\w.])${anyCase(`(?:${ENGINE}|search(?: for)?|look|find|look for)`)} ${US}(?: ${
      anyCase("up")
    })?(?: ${anyCase(`(?:(?:on|in|at|over on) (?:${PLACE})|online)`)})?${LEAD}(?!${
      anyCase("(?:on|in|at|by|with|here|there|online|and|or|if|when|over)")
    }(?![a-z]))(${SMALL})`,
    true,
  ),
  // google Larkmeadow Doodles
  of(
    String.raw`(?<![\w.'’])${anyCase(`(?:${ENGINE})`)}(?: ${
      anyCase("(?:for|search|the name)")
    })?:? ["“]?(${NAME})`,
    false,
  ),
  of(String.raw`(?<![\w.])${anyCase("search online for")}:? ["“]?(${SMALL})`, false),
  of(
    String.raw`(?<![\w.'’])${anyCase(`(?:${ENGINE})`)}(?: ${
      anyCase("(?:for|search|the name)")
    })?:? ["“]?(${SMALL})`,
    false,
  ),
  // type larkmeadow doodles into google, search Larkmeadow Doodles online
  of(
    String.raw`(?<![\w.])${
      anyCase("(?:type|put|enter|search(?: for| up)?|find|look (?:for|up)|check out|plug|read up on)")
    }(?: in)? ["“]?(${SMALL}?)["”]?,? ${anyCase(`(?:in|into|on|in to|with|at|over at)`)} ${
      anyCase(`(?:${PLACE})`)
    }(?![a-z])`,
    false,
  ),
  of(
    String.raw`(?<![\w.])${anyCase("(?:search(?: for| up)?|find|look (?:for|up))")} ["“]?(${NAME})["”]? ${
      anyCase("online")
    }(?![a-z])`,
    false,
  ),
  // our website comes up under Larkmeadow
  of(
    String.raw`(?<![\w.])${
      anyCase("(?:comes? up|shows? up|pops? up|listed|online|website is|find (?:it|us|me)|site is)")
    } ${anyCase("(?:under|as|by|if you (?:search|google)|when you (?:search|google))")}(?: ${
      anyCase("for")
    })? ["“]?(${NAME})`,
    true,
  ),
  // look for the Larkmeadow website
  of(
    String.raw`(?<![\w.])${
      anyCase("(?:search(?: for)?|find|look (?:for|up)|visit|check(?: out)?|see|go to|on)")
    } (?:${anyCase("(?:the|our|my)")} )?["“]?(${NAME})["”]? ${anyCase("(?:web ?site|web ?page)")}(?![a-z])`,
    false,
  ),
  // Larkmeadow Doodles is on Google
  of(
    String.raw`(?<![\w.'’])(${NAME}) ${anyCase("(?:is|are|comes up|shows up|pops up|has reviews)")} ${
      anyCase(`(?:up |right |first |also )?on (?:${ENGINE}|the bbb|bbb|apple maps)`)
    }(?![a-z])`,
    false,
  ),
  // our name outside of here is Larkmeadow
  of(
    String.raw`(?<![\w.])${
      anyCase(
        "(?:our|my|the) (?:business |kennel |farm |cattery |real |full |legal )?name (?:outside(?: of)? (?:here|this site|hearthpaw)|on google|online|everywhere else|elsewhere) is",
      )
    } ["“]?(${NAME})`,
    true,
  ),
];
/** "Search Larkmeadow Doodles" in a sentence about a site or its place among results. */
const PLAIN_SEARCH = new RegExp(
  String.raw`(?<![\w.])${anyCase("(?:just |you )?(?:search|look)(?: for| up)?:?")} ["“]?(${NAME})`,
  "g",
);
const SAYS_SITE =
  /(?<![a-z])(?:web ?sites?|web ?page|first (?:hit|result|one)|top (?:hit|result)|comes? up|pops? up|show up|google|online|our page|results?|you(?:['’]ll| will| can)? (?:find|see|get)|(?:my|our) (?:number|phone)|call (?:me|us))(?![a-z])/i;
/** Words of a writer who wants to be found. */
const OWN = /(?<![a-z])(?:me|us|our|my|we)(?![a-z])/i;
const NEAR = 60;

/** Returns the part of a name that a search would need, or nothing if it is no name of a program. */
function nameIn(words: string, isAsked: boolean, isOwn: boolean): string | undefined {
  const isPlain = (word: string) => isCommon(word) || BRANDS.has(word.toLowerCase().replace(/['’]s$/, ""));
  const all = words.split(" ");
  if (all.every(isPlain)) return undefined;
  if (all.some((word) => BRANDS.has(word.toLowerCase()))) return undefined;
  if (isAsked || BUSINESS.test(words)) return words;
  const [first] = all;
  // "Google Larkmeadow": a capitalized word that is neither plain nor an abbreviation.
  if (all.length === 1 && !isOwn) return undefined;
  return all.length < 4 && /^[A-Z][a-z]{5,}/.test(first!) && !isPlain(first!) ? words : undefined;
}

/** Returns the spans of names that the text asks its reader to look up elsewhere. */
export function lookupsIn(text: string): Span[] {
  const found: Span[] = [];
  const push = (whole: RegExpExecArray, isAsked: boolean) => {
    const before = text.slice(Math.max(0, whole.index - NEAR), whole.index);
    const name = nameIn(whole[1]!, isAsked, OWN.test(before));
    if (name === undefined) return;
    const start = whole.index + whole[0].lastIndexOf(whole[1]!);
    found.push({ start, end: start + name.length });
  };
  for (const { pattern, isAsked } of SEARCHES) {
    for (const whole of text.matchAll(pattern)) push(whole, isAsked);
  }
  for (const whole of text.matchAll(PLAIN_SEARCH)) {
    const { index, 0: { length } } = whole;
    const near = `${text.slice(Math.max(0, index - NEAR), index)}\0${
      text.slice(index + length, index + length + NEAR)
    }`;
    if (SAYS_SITE.test(near)) push(whole, false);
  }
  return found;
}
