/** American spelling in names of our own, with the names that have to stay as they are. */

const STEMS_OF_IZE =
  "anonymi|apologi|authori|capitali|categori|customi|equali|finali|formali|generali|harmoni|initiali|locali|materiali|" +
  "maximi|memori|minimi|moderni|neutrali|normali|optimi|organi|penali|personali|prioriti|randomi|reali|recogni|" +
  "reorgani|sanitati|saniti|seriali|speciali|stabili|standardi|summari|symboli|synchroni|tokeni|unauthori|utili|visuali";

/** Words of names, in lower case. Each has its American spelling, made from the match. */
const BRITISH: readonly [word: RegExp, american: string][] = [
  [/^(un|re)?favourit/, "$1favorit"],
  [/colour/, "color"],
  [/behaviour/, "behavior"],
  [/neighbour/, "neighbor"],
  [/^(dis)?honour/, "$1honor"],
  [/^labour/, "labor"],
  [/^flavour/, "flavor"],
  [/^harbour/, "harbor"],
  [/^rumour/, "rumor"],
  [/^catalogue/, "catalog"],
  [/^programme(s?)$/, "program$1"],
  [/^((?:kilo|centi|milli)?)metre(s?)$/, "$1meter$2"],
  [/^litre(s?)$/, "liter$1"],
  [/^centre(s?)$/, "center$1"],
  [/^centred$/, "centered"],
  [/^(un)?cancell(ed|ing|er)$/, "$1cancel$2"],
  [/^(re)?labell(ed|ing)$/, "$1label$2"],
  [/^modell(ed|ing)$/, "model$1"],
  [/^signall(ed|ing)$/, "signal$1"],
  [/^travell(ed|ing|er|ers)$/, "travel$1"],
  [/^licence(s?)$/, "license$1"],
  [/^defence(s?)$/, "defense$1"],
  [/^offence(s?)$/, "offense$1"],
  [/^cheque(s?)$/, "check$1"],
  [/^grey(s|ed|ish)?$/, "gray$1"],
  [/^analys(e|ed|ing|er)$/, "analyz$1"],
  [/^fulfil(s?|ment)$/, "fulfill$1"],
  [/^artefact/, "artifact"],
  [new RegExp(`^(${STEMS_OF_IZE})s(e|es|ed|er|ers|ing|ation|ations)$`), "$1z$2"],
];

/** British names that have to stay, with the reason. Values in quotes are never checked. */
export const KEPT: ReadonlyMap<string, string> = new Map([
  ["favourites", "a tag of the contract, a table of the database and a key of answers"],
  ["listFavourites", "an operation of the contract"],
  ["listFavouriteIds", "an operation of the contract"],
  ["addFavourite", "an operation of the contract"],
  ["removeFavourite", "an operation of the contract"],
  ["0170_favourites", "a migration, whose name is in the database"],
  ["licence", "a key of the contract and a column of the database"],
]);

/** Returns the American spelling of a name, or undefined if the name has no British word or has to stay. */
export function americanOf(name: string, kept: ReadonlyMap<string, string> = KEPT): string | undefined {
  if (kept.has(name)) return undefined;
  let isBritish = false;
  const american = name.replace(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g, (word) => {
    const lower = word.toLowerCase();
    for (const [british, better] of BRITISH) {
      if (!british.test(lower)) continue;
      isBritish = true;
      const written = lower.replace(british, better);
      return word === lower
        ? written
        : word === word.toUpperCase()
        ? written.toUpperCase()
        : word[0] + written.slice(1);
    }
    return word;
  });
  return isBritish ? american : undefined;
}
