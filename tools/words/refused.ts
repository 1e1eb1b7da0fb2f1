/** Words that must not appear on Hearthpaw, and their replacements. */

/** `of`: files to which it applies, all by default. */
export type Refused = { word: RegExp; instead: string; of?: RegExp };

export const REFUSED: readonly Refused[] = [
  { word: /\be-mails?\b/i, instead: "email" },
  { word: /(?<!e-)\bmails?\b(?! carrier)/i, instead: "email" },
  {
    word: /\bhand(s|ed|ing)? (it |them |my documents |your documents |documents )?in(?! hand)\b/i,
    instead: "submit",
  },
  { word: /\bsecond factors?\b/i, instead: "two-step verification" },
  { word: /\bway home\b/i, instead: "delivery" },
  { word: /\bplease\b/i, instead: "leave it out" },
  {
    word: /\b(give|gives|gave|given|giving)( it| them| \S+)? up\b|\bsurrender/i,
    instead: "cancel, or release",
  },
  {
    word: /\banimals?\b(?!['’]s law| (rescues?|shelters?|control|hospital|welfare|clinic))(?! ID)/i,
    instead: "pet",
  },
  { word: /\bpictures?\b/i, instead: "photo" },
  { word: /\bwhom\b/i, instead: "leave it out, or who" },
  { word: /\bnot stated\b/i, instead: "Ask the breeder" },
  { word: /\bgo on\b(?! sale)/i, instead: "continue" },
  { word: /\bsomething went wrong\b/i, instead: "what went wrong, and what to do" },
  { word: /^hello\b/i, instead: "Hi" },
  { word: /\bUTC\b/, instead: "the reader's own time", of: /^(web|ui-kit)\/|_?emails\.ts$/ },
  { word: /[a-z]!(\s|$)/i, instead: "a period" },
  { word: /[a-z]’/i, instead: "the apostrophe of the keyboard, as everywhere" },
  { word: /\d %/, instead: "3%, without a space" },
  { word: /\bany more\b(?! (of|than|evidence|messages)\b)/i, instead: "anymore" },
  { word: /\bhand-?overs?\b|\bhanding-over\b/i, instead: "hand-off" },
  { word: /\bprogrammes?\b/i, instead: "program" },
  { word: /\b\w*colours?\b/i, instead: "color" },
  { word: /\bfavourites?\b/i, instead: "favorite" },
  { word: /\bcancell(ed|ing)\b/i, instead: "canceled, canceling" },
  {
    word: /\b(neighbour|behaviour|licence|cheque|catalogue|grey|kilomet(er|re)s?|whilst)\w*\b/i,
    instead: "American English",
  },
  { word: /\b(organ|recogn|author|apolog)is(e|ed|es|ing|ation)\b/i, instead: "American English: -ize" },
  { word: /\bmend(ed|ing|s)?\b/i, instead: "fix" },
  { word: /\bfilms?\b/i, instead: "video" },
  { word: /\bswitch(es|ed|ing)? (it |them |this |…)?(on|off)\b/i, instead: "turn on, turn off" },
  // Promises that no setting may contradict.
  {
    word:
      /\b(identity|home|premises)( and \S+)? checked\b|\bcheck(s|ed)? (their|your|every \S+) (identity|home|premises)\b/i,
    instead: "reviewed by our team: nobody visits",
  },
  { word: /\bthe law requires us\b/i, instead: "for tax and legal purposes, or the law by name" },
  { word: /\bat no extra cost\b|\bnever sell it\b/i, instead: "what is true for every setting" },
  // One word for one thing.
  { word: /\bno ?body\b/i, instead: "no one", of: /^(web|ui-kit|backend)\// },
  { word: /\bword for word\b/i, instead: "exactly as you write it" },
  { word: /^say (why|what)\b/i, instead: "enter a reason" },
  { word: /^the reason: /i, instead: "Here's why: …" },
  {
    word: /\bwe('ll| will| can)? tell you when\b|\btell me when\b/i,
    instead: "we'll let you know, notify me",
  },
  {
    word: /\bwrite to (us|the (breeder|seller|shelter|buyer))\b/i,
    instead: "contact us, message the breeder",
  },
  { word: /\b(too many|five) tries\b/i, instead: "attempts" },
  { word: /\b(your|my) parents\b/i, instead: "your dams and sires", of: /^(web|backend)\// },
  { word: /\bgone home\b|\bhas a home$/i, instead: "adopted, sold" },
  { word: /\bcounts as (you|the buyer)\b/i, instead: "we'll treat it as your cancellation" },
  { word: /\bpay again\b/i, instead: "try again" },
  { word: /\bput on hold the\b|\blistings? on hold\b/i, instead: "set aside" },
  { word: /^release (the |your |payouts)/i, instead: "cancel the hold, pay out, return" },
  { word: /\bdecide about\b|^to decide$/i, instead: "resolve" },
  { word: /\b(is|are) told\.?$/i, instead: "we let … know" },
  { word: /\b(is|been) with you\b/i, instead: "you have …, has been home for" },
  { word: /\byours to pick\b/i, instead: "it's your turn to reserve" },
  {
    word: /^who (cares for|raised|has) \S/i,
    instead: "about the breeder, breeders with …",
    of: /texts\.tsx?$/,
  },
  { word: /\bby itself\b/i, instead: "automatically", of: /^(web|ui-kit)\// },
  {
    word:
      /\b(have|get) it (delivered|flown|driven)\b|\bit gets home\b|\bdoes it start the day\b|\bwhat makes it\b/i,
    instead: "they, them, or the pet's name",
  },
  { word: /\bworks? once, for\b/i, instead: "works once and expires in 3 days" },
  // The left column of the table in our style guide.
  { word: /\bthe breeder's state asks\b/i, instead: "the state's sales tax" },
  { word: /\bdue (now|later)\b/i, instead: "due today, balance" },
  { word: /\beverything back\b/i, instead: "a full refund" },
  { word: /\bgrown up\b/i, instead: "adult" },
  { word: /\bready for home\b/i, instead: "ready to go home" },
  { word: /\b(given back|comes back|come back of)\b/i, instead: "refunded" },
  { word: /\bI do not think\b/i, instead: "I think this is fake" },
  { word: /\bour staff\b/i, instead: "our team" },
  { word: /\blearns? who sent\b/i, instead: "we won't tell who reported it" },
  { word: /\bfits? all of this\b/i, instead: "matches your filters" },
  { word: /\bis not a ZIP code\b/i, instead: "we couldn't find ZIP code …" },
  { word: /\bsay that all is well\b/i, instead: "confirm the hand-off" },
  { word: /\byou breed\b/i, instead: "are you a breeder?" },
  { word: /\bmoney that waits\b/i, instead: "your money is held safely" },
  { word: /\bwhole price\b/i, instead: "full price" },
  { word: /\bstreet and number\b/i, instead: "street address" },
  { word: /\bis a different one\b/i, instead: "use a different …" },
  { word: /\ba gift for a rescue\b|\bgoes whole\b/i, instead: "a donation, 100% goes to" },
  { word: /\byou go to its page\b|\byou go to …/i, instead: "you'll finish on …'s site" },
  { word: /\bis it you who\b/i, instead: "did you …?" },
  { word: /\bwhat you can do\b/i, instead: "manage reservation" },
  { word: /\byours to look forward to\b/i, instead: "reserved" },
  { word: /\bhere since\b|\bwith us since\b/i, instead: "member since" },
  { word: /\b(I|we) do not know\b/i, instead: "forgot …?, we couldn't find …" },
  { word: /\bstays? outside\b|\bwhoever learns\b/i, instead: "say what it does" },
  { word: /\bwhat you do not know\b/i, instead: "what you don't recognize" },
  { word: /\b(account|it) rests\b/i, instead: "paused" },
  { word: /\bwe know of you\b/i, instead: "your data" },
  { word: /^what (goes|stays)$/i, instead: "what we delete, what we keep" },
  { word: /\bthe law asks\b/i, instead: "the law requires" },
  { word: /\bwhat needs you\b|\bwaits for your answer\b/i, instead: "needs your attention, reply to …" },
  { word: /\bfunds (on their way|to pay out)\b/i, instead: "pending, available" },
  { word: /\b(is|are) with (our team|us|our staff)\b/i, instead: "in review" },
  { word: /\bthat you are who you say\b|\bhow it goes\b/i, instead: "verify your identity, next steps" },
  { word: /\bbrothers? (and|or) sisters?\b/i, instead: "littermates" },
  { word: /\bbut for what is marked\b|\bwhat is marked\b/i, instead: "the fields in red" },
  { word: /\bgives the \w+ away\b/i, instead: "if there's no fee" },
  { word: /\bfiles? on (its|their) way\b|\bare (still )?on their way\b/i, instead: "uploading" },
  { word: /\bhas begun to learn\b|\bknows already\b/i, instead: "training started, already used to" },
  { word: /\bare enough here\b|\b(was|were) left out\b/i, instead: "you can add up to …" },
  { word: /\bmust be answered\b|\bone of several choices\b/i, instead: "required, multiple choice" },
  { word: /\bhold nobody up\b/i, instead: "are skipped" },
  { word: /\bnothing odd\b|\d to look at\b|\bthings? to look at\b/i, instead: "no flags, 1 flag" },
  { word: /^asked for more$/i, instead: "more info requested" },
  { word: /\bcould not be shown\b/i, instead: "we couldn't load …" },
  { word: /\b(somebody|someone) else was faster\b/i, instead: "someone else got to it first" },
  { word: /\bfirst in, first out\b/i, instead: "first come, first served" },
  { word: /\bfind among\b/i, instead: "search" },
  { word: /\bneeds you\b/i, instead: "is up to you, or needs your attention" },
  { word: /\bon the way\.$/i, instead: "along the way" },
  { word: /\bmeanwhile\.$/i, instead: "in the meantime" },
  { word: /\bany later date\b/i, instead: "any future date" },
  { word: /\blisted every day\b|\busually within a day\b/i, instead: "leave out what nobody can promise" },
  { word: /\bin the status\b/i, instead: "with the status" },
  { word: /\b(waitlist|terms) of (?=\$\{|[A-Z])/, instead: "the … waitlist, the … terms" },
  { word: /\bverify your (email|address)\b/i, instead: "confirm your email" },
];

/** Sentences that the specification, a law or a vendor prescribes, and names. */
export const PRESCRIBED: readonly string[] = [
  "Something went wrong. Please try again later.",
  "Payment failed. Please try again.",
  "Please provide a valid payment method.",
  "Please contact your bank or try using a different card.",
  "Something went wrong · Hearthpaw",
  "Free!",
];

/**
 * Texts that are not ours, or that only machines and operators read. `word` limits an exception to one word.
 */
export const EXCEPTIONS: readonly { files: RegExp; word?: string; because: string }[] = [
  {
    files: /^backend\/features\/search\/plain_words_rules\.ts$/,
    because: "what people type, which the search has to understand",
  },
  {
    files: /^backend\/features\/masks\/(?:word|email|handle)_rules\.ts$/,
    because: "what people type, in which contact details are looked for",
  },
  {
    files: /^backend\/platform\/(embedded|jobs|config)/,
    because: "whoever runs the server reads them, in the log",
  },
  {
    files: /^backend\/platform\/environment\.ts$/,
    because: "whoever runs the server reads them, with the names of the settings",
  },
  {
    files: /^backend\/platform\/ports\/payments\//,
    because: "the simulator says what the payment provider says",
  },
  {
    files: /^backend\/features\/breeds\/data\//,
    because: "names of breeds, and sentences about them of their own kind",
  },
  {
    files: /^backend\/(features|platform)\/[\w/]*(_?store|jobs|worker|crypto|contract)\.ts$/,
    because: "SQL, its names, and the log",
  },
  { files: /^backend\/features\/(mails|sms)\/actions\.ts$/, because: "the log" },
  {
    files: /^backend\/features\/users\/closing_(rules|actions)\.ts$/,
    because: "reasons of the export and the closing, which developers read",
  },
  {
    files: /^backend\/platform\/problem\.ts$/,
    word: "something went wrong",
    because: "the title where nothing more is known",
  },
  { files: /^openapi\//, word: "something went wrong", because: "the title where nothing more is known" },
  {
    files: /^openapi\/(examples|schemas)\/verification\.yaml$/,
    word: "animal",
    because: "the name of a shelter",
  },
  {
    files: /^web\/src\/features\/payouts\/texts\.ts$/,
    word: "utc",
    because: "a column of a file that programs read",
  },
];
