import type { Span } from "./plain_rules.ts";
import { isCommon } from "./word_rules.ts";

/** Returns whether a word, or every part of it, belongs to plain sentences. */
export const isPlain = (word: string) => {
  const parts = word.split(/[._'’-]/);
  return isCommon(word) || parts.every((part) => part.length < 2 || isCommon(part));
};

/** Breeds in the plural, as programs use them in their names. */
export const BREEDS =
  "aussies|beagles|bengals|berners|bernese|birmans|boxers|bulldogs|bullies|cavaliers|cavapoos|chihuahuas|cockapoos|cockers|collies|coons|corgis|dachshunds|dalmatians|danes|dobermans|doodles?|doxies|frenchies|goldens|goldendoodles|havanese|heelers|hounds|huskies|labradoodles|labradors|labs|malinois|maltese|mastiffs|newfies|newfoundlands|papillons|persians|pinschers|pointers|pomeranians|poms|poodles?|pugs|pyrenees|ragdolls|retrievers|ridgebacks|rottweilers|samoyeds|schnauzers|setters|shelties|shepherds|shibas|siamese|siberians|spaniels|sphynx|springers|terriers|vizslas|weimaraners|westies|whippets|wolfhounds|yorkies";
/** Endings of programs' names written as one word: "larkpups". */
const COMPOUND = new RegExp(
  `^[a-z]{3,20}(?:pups?|puppies|puppy|kennels?|cattery|catterys|kittens?|kitties|kitty|farms?|ranch|acres|paws|cats|dogs|${BREEDS})$`,
  "i",
);
const NO_COMPOUND =
  /^(?:(?:berne|bernie|bernese|golden|labra|sheepa|sheep|aussie|mini|micro|toy|cava|cocka|pyre|irish|newfie|newfy|boxer|huskie|husky|standard|double|multi|yorkie|malti|shih|pooka|peeka|schnoo|whoo|moyen|snicker|rottie|saint|corgi|beagle|doxie|shepa)\w*|hot|lap|watch|guard|sheep|wolf|bird|under|corn|prairie|show|bob|wild|tom|house|pole|meer|copy|scaredy|fat|barn|south|bull|bear|pit|hell|farm|hedge|lovely|pretty)(?:pups?|puppies|puppy|kittens?|doodles?|poodles?|dogs|cats|paws|dog)?$/i;
export const isCompound = (word: string) => COMPOUND.test(word) && !NO_COMPOUND.test(word) && !isCommon(word);

/** A word with the shape of a handle: "larkpups88", "juniper_cats", "juniper.ridge.cats", "larkpups". */
const STRONG =
  /(?<![\w@./$#-])(?:[a-z]{4,24}\d{1,4}|[a-z]{2,20}(?:_[a-z0-9]{1,20}){1,3}|[a-z]{3,20}(?:\.[a-z]{2,20}){2,3}|[a-z]{7,24})(?![\w/@-]|\.\w)/gi;
/** Returns whether this may be several words written as one, because it is long and no plain word. */
const isUnknown = (word: string) => /^[a-z]{9,24}$/.test(word) && !isCommon(word);
/** Returns whether such a word is neither plain nor a plain word with a number. */
const isStrong = (word: string) =>
  /[\d_.]/.test(word)
    ? !isPlain(word.replace(/\d+$/, "")) && !/^[A-Z]+\d/.test(word)
    : isCompound(word) || isUnknown(word);
/** Distance within which a word with the shape of a handle belongs to the service before it. */
export const REACH = 70;

/** Returns whether a word has a shape that plain words don't have. */
export const isShaped = (word: string) =>
  /[a-z]\d|\d[a-z]|[a-z0-9][._][a-z0-9]/i.test(word) || /[a-z][A-Z]/.test(word) || isCompound(word);

/** Returns the words with the shape of a handle after a position. */
export function strongIn(text: string, from: number): Span[] {
  return [...text.slice(from, from + REACH + 40).matchAll(STRONG)]
    .filter(({ index, 0: word }) => index < REACH && isStrong(word))
    .map(({ index, 0: word }) => ({ start: from + index, end: from + index + word.length }));
}
