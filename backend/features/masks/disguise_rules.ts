import { unleetNumeral } from "./number_rules.ts";
import { type Plain, plainOf } from "./plain_rules.ts";

/** Names of services as the rules know them, each with other spellings. */
const SERVICES: readonly (readonly [name: string, ...others: string[]])[] = [
  ["venmo", "vnmo", "vemno", "vemmo"],
  ["cashapp"],
  ["cashtag"],
  ["zelle", "zell", "zele"],
  ["paypal", "paypaul"],
  ["applepay"],
  ["applecash"],
  ["googlepay"],
  ["gpay"],
  ["facebook", "fbook", "facebok", "facebuk"],
  ["messenger"],
  ["instagram", "instagrm", "instgram"],
  ["insta"],
  ["telegram", "telegrm"],
  ["snapchat", "snapchaat"],
  ["whatsapp", "whatsap", "wassap", "watsapp", "guasap"],
  ["tiktok", "ticktok", "tictoc"],
  ["twitter"],
  ["discord"],
  ["signal"],
  ["youtube"],
  ["wechat"],
  ["skype"],
  ["viber"],
  ["kik"],
  ["nextdoor"],
  ["groupme"],
  ["facetime"],
  ["imessage"],
  ["linkedin"],
  ["pinterest"],
  ["reddit"],
  ["marcopolo"],
  [
    "gmail",
    "gmial",
    "gmale",
    "geemail",
    "jeemail",
    "geemale",
    "jeemale",
    "googleemail",
    "googlemail",
    "googlemail",
  ],
  ["hotmail"],
  ["yahoo"],
  ["icloud"],
  ["outlook"],
  ["protonmail"],
];
/** Characters used in place of a letter. */
const LEET: Readonly<Record<string, string>> = {
  a: "a4@*",
  b: "b8",
  e: "e3*€",
  g: "g9",
  i: "i1!l|*",
  l: "l1|!",
  o: "o0*",
  u: "u*",
  s: "s$5",
  t: "t7+",
  z: "z2",
};
const SERVICE_OF = new Map(
  SERVICES.flatMap(([name, ...others]) => [name, ...others].map((one) => [one, name])),
);
/**
 * Returns a pattern for a name with characters between its letters: "ven mo", "tele-gram", "in$tagram", "f a
 * c e b 0 0 k".
 */
const disguised = (name: string) =>
  [...name].map((letter) => `[${LEET[letter] ?? letter}]`).join("[ .·_*~-]?");
const DISGUISED = [...SERVICE_OF].toSorted(([a], [b]) => b.length - a.length)
  .map(([name]) => name);
const SERVICE = new RegExp(
  String.raw`(?<![A-Za-z0-9@$.]|[A-Za-z]['’])(?:${
    DISGUISED.map((name) => `(${disguised(name)})`).join("|")
  })(?![A-Za-z0-9]|[./][A-Za-z0-9$])`,
  "gi",
);

type Rule = readonly [pattern: RegExp, plain: string | ((found: RegExpExecArray) => string | undefined)];

/** Long names of services with one letter missing, doubled, wrong, or swapped with the next. */
const MISSPELLED = new Map(
  ["facebook", "instagram", "telegram", "snapchat", "whatsapp", "cashapp", "nextdoor"].flatMap((name) =>
    Array.from(name, (letter, place) => {
      const [start, rest] = [name.slice(0, place), name.slice(place + 1)];
      return [
        ...[...Array.from("abcdefghijklmnopqrstuvwxyz"), "", letter + letter].map((other) =>
          start + other + rest
        ),
        start + (rest[0] ?? "") + letter + rest.slice(1),
      ];
    }).flat().map((typo) => [typo, name] as const)
  ),
);

const NATO =
  "alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiske?y|xray|yankee|zulu";
const AS_IN = String.raw`[a-z] (?:as in|like in|like|wie|de|come|comme) [a-z]{2,12}`;
/** Networks in other scripts, in plain characters. */
const ABROAD: readonly (readonly [names: string, service: string])[] = [
  ["телеграм|телеграмм|телеге|телега", "telegram"],
  ["инстаграм|инстаграмм|инста|инсте", "instagram"],
  ["ватсап|вацап|вотсап|уотсап", "whatsapp"],
  ["вайбер", "viber"],
  ["фейсбук|фб", "facebook"],
  ["微信|加微|薇信|威信", "wechat"],
  ["카톡|카카오톡", "kakao"],
];
/** Russian words for "dot" and "@" in plain characters. */
const [TOCHKA, SOBAKA] = [plainOf("точка").text, `${plainOf("собака").text}|${plainOf("собачка").text}`];

const RULES: readonly Rule[] = [
  // "L as in lion, A as in apple"
  [
    new RegExp(String.raw`(?<![A-Za-z])(?:${AS_IN}(?:,? (?:and |then )?|(?=[.\n]|$))){3,30}`, "gi"),
    ([found]) =>
      `${[...found.matchAll(new RegExp(AS_IN, "gi"))].map(([one]) => one[0]!.toLowerCase()).join("")} `,
  ],
  // "lima alpha romeo kilo"
  [
    new RegExp(String.raw`(?<![A-Za-z])(?:${NATO})(?:[ ,-]{1,2}(?:${NATO})){3,30}(?![A-Za-z])`, "gi"),
    ([found]) => found.split(/[ ,-]+/).map(([letter]) => letter).join(""),
  ],
  // "L-A-R-K-P-U-P-S", "l a r k 8 8"
  [
    /(?<![A-Za-z0-9'’-])[A-Za-z](?:-[A-Za-z]){3,40}(?![A-Za-z0-9'’-])/g,
    ([found]) => found.replaceAll("-", ""),
  ],
  [
    /(?<![A-Za-z0-9'’])[A-Za-z](?: [A-Za-z]){3,40}(?: \d){1,4}(?![A-Za-z0-9'’]| \d)/g,
    ([found]) => found.replaceAll(" ", ""),
  ],
  // "c o m", "w w w" and "t e x t" become one word.
  [/(?<![A-Za-z0-9'’])[A-Za-z](?: [A-Za-z]){2,60}(?![A-Za-z0-9'’])/g, ([found]) => found.replaceAll(" ", "")],
  // "willowcreek·com"
  [/(?<=[A-Za-z0-9])[·•∙⋅・‧](?=[A-Za-z0-9])/g, "."],
  [/(?<=\. ?)[A-Za-z] [A-Za-z](?![A-Za-z0-9'’])/g, ([found]) => found.replace(" ", "")],
  // "d.o.t", "a.t"
  [
    /(?<![A-Za-z0-9.])[A-Za-z](?:[.-][A-Za-z]){1,3}(?![A-Za-z0-9.])/g,
    ([found]) => JOINED.get(found.toLowerCase().replaceAll("-", ".")),
  ],
  // "f1ve", "d0t c0m"
  [
    /(?<![A-Za-z0-9])(?:[A-Za-z]{1,4}\d|\d[A-Za-z])[A-Za-z0-9]{0,4}(?![A-Za-z0-9])/g,
    ([found]) => unleetNumeral(found) ?? unleetDot(found),
  ],
  // "f!ve", "$even", "n*ne"
  [
    /(?<![A-Za-z0-9!$*|@])(?=[A-Za-z!$*|@0-9]{3,6}(?![A-Za-z0-9!$*|@]))[A-Za-z0-9]{0,4}[!$*|@][A-Za-z0-9][A-Za-z0-9!$*|@]{0,4}/g,
    ([found]) => unleetNumeral(found),
  ],
  [SERVICE, (found) => {
    // "2311" and "2313" could be Zelle, but are the ends of phone numbers.
    if (!/[a-z]/i.test(found[0])) return undefined;
    const index = found.findIndex((part, place) => place > 0 && part !== undefined);
    return SERVICE_OF.get(DISGUISED[index - 1]!);
  }],
  [/(?<![A-Za-z])[A-Za-z]{6,10}(?![A-Za-z])/g, ([found]) => MISSPELLED.get(found.toLowerCase())],
  [/(?<![a-z])(?:the )?(?:yellow )?ghost (?:app|one)(?![a-z])/gi, "snapchat"],
  [/👻 ?/gu, " snapchat "],
  [/[📷📸](?= ?(?:[:=@-]|[a-z]{2,30}[\d_]))/giu, "instagram"],
  [/(?<![A-Za-z0-9.])f[. ]b\.?(?![A-Za-z0-9])/gi, "fb"],
  [/(?<![A-Za-z0-9.])i[. ]g\.(?![A-Za-z0-9])/gi, "ig"],
  // Networks described by the color or symbol of their app
  [
    /(?<![a-z])the (?:blue|green|yellow|purple|bird|ghost|camera|picture|photo|paper plane) (?:app|one)(?: with (?:the|a) [a-z]+(?: [a-z]+)?)?(?![a-z])/gi,
    "messenger",
  ],
  [/(?<=(?<![a-z])(?:on|my|our|the) )(?:the )?['’]?gram(?![a-z])/gi, "instagram"],
  [/(?<![a-z0-9])[1!]g(?= ?[:=])|(?<![a-z])eye gee(?![a-z])/gi, "ig"],
  [
    /(?<![a-z])(?:book ?of ?(?:the )?faces?|bookface|face ?bk|fcbk|meta['’]?s? marketplace)(?![a-z])/gi,
    "facebook",
  ],
  [/(?<![a-z])eff? bee(?![a-z])/gi, "fb"],
  [
    /(?<=(?<![a-z])mi )face(?![a-z])|(?<=(?<![a-z])(?:en|por|al|el) )(?:face|feis|fei[sz]bu[ck])(?![a-z])/gi,
    "facebook",
  ],
  [/(?<=(?<![a-z])(?:mi|por|el) )whats(?![a-z'’])/gi, "whatsapp"],
  ...ABROAD.map(([names, service]): Rule => [
    new RegExp(
      `(?<!\\p{L})(?:${names.split("|").map((name) => plainOf(name).text).join("|")})(?!\\p{Ll})`,
      "giu",
    ),
    ` ${service} `,
  ]),
  [/ (?:plus|and|then) @ (?:plus|and|then) /gi, "@"],
  // "larkmeadow dot doodles on ig"
  [
    /(?<=[a-z]{3}) (?:dot|period|underscore) (?=[a-z]{3,30}(?: is (?:me|us))? (?:on|over on|en) (?:my |our |the )?(?:ig|insta|instagram|fb|facebook|snapchat|snap|tiktok|telegram|twitter|discord)(?![a-z]))/gi,
    ".",
  ],
  [/(?<![a-z])dollar ?sign (?=[a-z])/gi, "$"],
  [/(?<![\w$])\$ (?=[a-z][\w-]{3,} (?:(?:on|for|in) |cashapp))/gi, "$"],
  // "503 555, last four are 0118"
  [
    /(?<![a-z])(?:the )?(?:first|last|next|middle|other) (?:two|three|four|six|[2346])(?: digits| numbers)?(?: (?:is|are))?(?=[: ]{1,2}\d)/gi,
    "then",
  ],
  // "Part one: 503. Part two: 555"
  [
    /(?<![a-z])(?:part|piece|section|group|block|chunk) (?:one|two|three|[123abc])(?: (?:is|of (?:my|the) (?:phone|number|cell)))*(?=[:=, ]{1,3}\d)/gi,
    "then",
  ],
  // "011 52 55 5512 3468": the prefix of calls to other countries
  [/(?<![\w.,$-]|\d[ -])(?:011|00)[ -]?(?=[1-9](?:[ -]?\d){9,13}(?![\d-]))/g, "+"],
  // "8 hundred 12"
  [/(?<![\d$.,-])([2-9]) hundred (?:and )?(?=\d\d(?!\d))/gi, ([, digit]) => `${digit} `],
  // "danawhit, then at, then gmail, dot, com"
  [
    /[,. ]{1,5}(?:(?:and|then) ){0,2}at[,. ]{1,5}(?:(?:and|then) ){0,2}(?=(?:gmail|yahoo|hotmail|outlook|icloud|aol)(?![a-z]))/gi,
    " at ",
  ],
  [/(?<=(?:mail|yahoo|outlook|icloud|aol))[,. ]{0,5}dot[,. ]{0,5}(?=com(?![a-z]))/gi, "."],
  [/(?<=cashapp (?:is )?)dollar (?=[a-z])/gi, "$"],
  [/(?<![a-z])the google (?:one|mail)(?![a-z])/gi, "gmail"],
  [/ ?\+ ?([@.]) ?\+ ?/g, ([, sign]) => sign],
  [/ ?[([]at (?=(?:gmail|yahoo|hotmail|outlook|icloud|aol)(?![a-z]))/gi, " at "],
  [/&#64;|&commat;|%40/gi, "@"],
  // Words for "dot" in other languages and spellings, before an ending
  [
    /(?<=[a-z0-9]) (?:ponto|punct|dawt|dott|doht|dat|cham|period|full stop) (?=(?:com|net|org)(?![a-z0-9]))|(?<=[a-z0-9]) (?:punkt|tochka|kropka) (?=[a-z]{2,3}(?![a-z0-9]))/gi,
    ".",
  ],
  [new RegExp(` ${TOCHKA} (?=[a-z]{2,3}(?![a-z]))`, "giu"), "."],
  [new RegExp(` (?:${SOBAKA}) `, "giu"), "@"],
  [/(?<=[a-z0-9]) ?(?:under ?score|guion bajo) ?(?=[a-z0-9])/gi, "_"],
  // "t dot me"
  [
    /(?<![a-z0-9])(t|m|wa|fb|ig|bit|g|youtu) (?:dot|punto) (?=(?:me|ly|be|co)(?: slash|\/))/gi,
    ([, name]) => `${name}.`,
  ],
  [/(?<=(?:com|net|org|me|gg|ee|ly|linktree|bitly)) slash (?=[a-z0-9])/gi, "/"],
  // "comma then the a with a circle, then yahoo", "atsign"
  [
    /(?:[,;]? ?(?<![a-z])(?:and|then|plus|followed by|y|luego))*[,;]? ?(?:(?<![a-z])(?:the|an|a|el|la) )?(?:@[ -]?(?:sign|symbol)|(?<![a-z])(?:at[ -]?(?:sign|symbol)|a with a circle(?: around it)?|circled? a|commercial at|arroba|arobase|klammeraffe|chiocciola|apenstaartje|apestaart|sobaka))(?:[,;]? (?:and|then|plus|followed by|y|luego))?(?: the)?(?![a-z]),? ?/gi,
    "@",
  ],
  [
    /(?:(?:[,;]? ?(?<![a-z])(?:and|then|plus|followed by|y|luego))+[,;]? ?(?:(?<![a-z])(?:the|a|el) )?(?:dot(?![a-z])|\.)|(?:[,;]? ?(?<![a-z])(?:and|then|plus))*[,;]? ?(?<![a-z])(?:period|full stop|point|punto))(?:[,;]? (?:and|then|plus|y|luego))?,? ?(?=(?:com|net|org)(?![a-z]))/gi,
    ".",
  ],
];

const JOINED = new Map(["at", "dot", "com", "net", "org"].map((word) => [[...word].join("."), word]));

const unleetDot = (token: string): string | undefined =>
  /^(?:d0t|c0m|n3t|0rg)$/i.test(token) ? token.replace(/0/g, "o").replace(/3/g, "e") : undefined;

/**
 * Returns a text after replacing disguised services, symbols and number words by the forms that the rules
 * know.
 */
export function undisguised(plain: Plain): Plain {
  return RULES.reduce(rewritten, plain);
}

function rewritten({ text, at }: Plain, [pattern, to]: Rule): Plain {
  let [written, last]: [string, number] = ["", 0];
  const places: number[] = [];
  for (const found of text.matchAll(pattern)) {
    const put = typeof to === "string" ? to : to(found);
    if (put === undefined || put === found[0]) continue;
    written += text.slice(last, found.index) + put;
    for (let one = last; one < found.index; one++) places.push(at[one]!);
    for (let one = 0; one < put.length; one++) {
      places.push(at[found.index + (put.length === found[0].length ? one : 0)]!);
    }
    last = found.index + found[0].length;
  }
  if (last === 0) return { text, at };
  for (let one = last; one < at.length; one++) places.push(at[one]!);
  return { text: written + text.slice(last), at: places };
}
