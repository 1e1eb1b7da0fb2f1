/** Patterns that a native reader stumbles over in comments, documents and the contract's descriptions. */

/** A pattern. `plain` is a sentence of our own that has it and its plain wording, for people who hit it. */
export type Pattern = { name: string; found: RegExp; plain: readonly [now: string, better: string] };

/** The beginning of a text, sentence or clause. */
const START = "(?:^|[.;:] )";
const BE = "(?:is|are|was|were|be|been)";
const PREPOSITION = "(?:for|at|of|to|by|from|with|in|on|over|off|out)";

const pattern = (name: string, found: string, now: string, better: string): Pattern => ({
  name,
  found: new RegExp(found),
  plain: [now, better],
});

export const PATTERNS: readonly Pattern[] = [
  pattern(
    "a caption that starts with a question word",
    // Questions may start so.
    `${START}(?:What|Who|Whose|Whom|Between whom|By whose|Whatever)\\b(?![^.]*\\?)`,
    "What waits in one queue.",
    "Cases waiting in a queue.",
  ),
  pattern(
    "a fronted preposition",
    `${START}(?:Of|With what|From when|In what|On whose|To whom|For whom)\\b` +
      "|, of which\\b|\\bof one's own\\b|\\bof (?:it|them|him) that\\b",
    "Of a code that expired.",
    "The expired code's date.",
  ),
  pattern(
    '"where" instead of "if" or "when"',
    "\\b(?:where|wherever) (?:it|there|that|none|nothing|one|no|they|he|somebody|nobody|more|any|this|(?:the|a) \\w+ (?:is|has|was))\\b" +
      "|, (?:also )?where\\b|(?:false|null|undefined|nothing|empty|none) where\\b",
    "null where it is not known",
    "Null if unknown.",
  ),
  pattern(
    '"so many" for a quantity',
    "\\b[Ss]o (?:many|much|long|few|often|far|big|large|old)\\b(?! (?:as|that))",
    "So many pets are read at a time.",
    "Batch size.",
  ),
  pattern(
    '"one", "who" or "somebody" for an actor with a name',
    "\\b(?:somebody|nobody|anybody|everybody|who(?:ever)?|one) " +
      "(?:is|has|can|may|does|did|was|would|who|asks?|reads?|writes?|knows?|sees?|goes|comes)\\b|\\bone's\\b",
    "hidden for who may not read it",
    "hidden from readers without access",
  ),
  pattern(
    "a passive that ends in a preposition",
    `\\b${BE} \\w+(?:ed|en|ept|ut|old|ld|ung|ade|ken|ought|ound) ${PREPOSITION}(?:[.;,:]|$)` +
      "|\\b(?:is|are) (?:looked at|asked for|told of|waited for|taken over|led to)\\b",
    "The size that is asked for.",
    "The requested size.",
  ),
  pattern(
    "a verb that nobody here would say",
    "\\b(?:stands?|stood) (?:in|at|for|where|as|by|above|below|here|there|behind|on|anew|otherwise)\\b" +
      "|\\banew\\b|\\bgo(?:es)? on\\b|\\btaken? over\\b|\\bgiv(?:en?|es) back\\b|\\btold of\\b|\\btells? of\\b" +
      "|\\bhanded in\\b|\\bis (?:there|here) (?:before|already)|\\bled to\\b|\\bby itself\\b" +
      "|\\bcomes? to nothing\\b|\\bset aside\\b|\\bbegun\\b",
    "The email stands in the outbox and is sent anew.",
    "The outbox has the email and retries it.",
  ),
  pattern(
    '"so that"',
    "\\bso that\\b",
    "Sorted, so that two runs agree.",
    "Sorted, because two runs must agree.",
  ),
];

/** Returns the hard places of a text, each as its words and the pattern; code in backticks has none. */
export function hardPlaces(text: string): { words: string; pattern: Pattern }[] {
  const plain = text.replace(/`[^`]*`/g, "`…`").replace(/\s+/g, " ").trim();
  return PATTERNS.flatMap((pattern) => {
    const words = pattern.found.exec(plain)?.[0];
    return words === undefined ? [] : [{ words: words.replace(/^[.;:] /, ""), pattern }];
  });
}

/** Returns the fault that a check prints for a hard place. */
export const faultOf = ({ words, pattern }: ReturnType<typeof hardPlaces>[number]): string =>
  `"${words}" is ${pattern.name}: write "${pattern.plain[1]}", not "${pattern.plain[0]}"`;
