/** Maps color names of breeds, as registries write them, to tones. */

import { type BaseName, type Pattern, type Tone, toneOfId } from "./tone.ts";
import type { Look } from "./look.ts";

export { toneOfId };

/** Words for base colors. The first word in the name counts; of two at the same position, the upper one. */
const WORDS: readonly (readonly [RegExp, BaseName])[] = [
  [/red merle|liver merle|chocolate merle/, "chocolate"],
  [/blenheim|ruby|mahogany|rust|chestnut|dark red|deep red|irish red/, "mahogany"],
  [/deadgrass|sedge|tawny|stag|fallow|buckskin|fawn|sand|sandy|pinto/, "fawn"],
  [/seal|natural|bronze|brown|sepia/, "brown"],
  [/lilac|lavender|frost|taupe/, "lilac"],
  [/isabella|champagne|platinum|beaver|mouse|mushroom/, "isabella"],
  [/chocolate|liver|havana|café/, "chocolate"],
  [/cinnamon|sorrel|ruddy/, "red"],
  [/lemon/, "lemon"],
  [/apricot|peach|beige/, "apricot"],
  [/orange|flame|ginger|marmalade/, "orange"],
  [/black|tuxedo|ebony|domino|tortoise|tortie|calico|tri|bernese|phantom|mantle|harlequin/, "black"],
  [/silver|chinchilla|smoke/, "silver"],
  [/wolf|agouti|gr[ae]y|grizzle|salt|steel|pewter|pepper|badger|sesame|charcoal|maltese|wild boar/, "gray"],
  [/blue|slate|merle|dapple|leopard/, "blue"],
  [/gold|honey|caramel/, "gold"],
  [/wheat|straw|oatmeal|yellow|mustard/, "wheaten"],
  [/sable/, "sand"],
  [/cream|ivory|biscuit|vanilla|buff|blond/, "cream"],
  [/red|copper|rufous|auburn|hound/, "red"],
  [/\btan\b|saddle/, "gold"],
  [/brindle/, "fawn"],
  [/white|snow/, "white"],
];

function baseOf(name: string): BaseName | undefined {
  let best: BaseName | undefined, at = Infinity;
  for (const [word, base] of WORDS) {
    const found = name.search(word);
    if (found >= 0 && found < at) {
      at = found;
      best = base;
    }
  }
  return best;
}

function dogPattern(n: string, base: BaseName): Pattern {
  const white = /white|parti|pied|piebald|irish|blenheim|particolou?r|landseer|pinto/.test(n) &&
    base !== "white";
  // Tan is a marking only beside another color that is not white: 'Tan' and 'White & Tan' are tan animals.
  const points = / (tan|rust|mahogany|gold)\b/;
  const other = baseOf(n.replace(points, " "));
  const tan = points.test(n) && other !== undefined && other !== "white" &&
    !/ (golden|rich|light|dark) /.test(n);
  if (/harlequin/.test(n)) return "harlequin";
  if (/merle|dapple|leopard/.test(n)) return tan && white ? "merletri" : tan ? "merletri" : "merle";
  if (/tri.?colou?r|\btri\b|bernese/.test(n) || (tan && white)) return "tricolor";
  if (/brindle/.test(n)) return white ? "brindlewhite" : "brindle";
  if (/roan|belton|grey speckled|mottled/.test(n)) return "roan";
  if (/tick|fleck|speckle/.test(n)) return "ticked";
  if (/spotted|dalmatian/.test(n)) return "spotted";
  if (/mask/.test(n)) return "mask";
  if (/saddle/.test(n)) return "saddle";
  if (/mantle/.test(n)) return "irish";
  if (/black (and )?silver|silver (and )?black/.test(n)) return "silverpoints";
  if (/blue.*gold|gold.*blue|steel.*tan/.test(n)) return "yorkie";
  if (tan || /phantom|points/.test(n)) return "points";
  if (/salt|pepper|grizzle|wild boar/.test(n)) return "grizzle";
  if (/sable|wolf|agouti|sesame/.test(n)) return white ? "irish" : "sable";
  if (/badger/.test(n)) return "badger";
  if (white) return /blenheim|parti|pied|piebald|orange|lemon|pinto/.test(n) ? "parti" : "irish";
  return base === "gold" || base === "cream" || base === "apricot" || base === "wheaten" || base === "fawn"
    ? "shaded"
    : "solid";
}

function catPattern(n: string, base: BaseName): Pattern {
  const white = /white|bi.?colou?r|parti/.test(n) && base !== "white";
  if (/calico/.test(n)) return "calico";
  if (/torbie|patched tabby/.test(n)) return "torbie";
  if (/tortie|tortoise/.test(n)) return /point/.test(n) ? "colorpoint" : white ? "calico" : "tortie";
  if (/lynx|tabby point/.test(n)) return "lynxpoint";
  if (/mitted|\bmink and/.test(n)) return "mitted";
  if (/point|seal|himalayan|siamese|mink|sepia/.test(n)) return "colorpoint";
  if (/rosette|spotted|bengal|leopard|charcoal/.test(n)) return "rosette";
  if (/classic|blotched|marble/.test(n)) return "classic";
  if (/ticked|agouti|ruddy|sorrel|abyssinian|usual/.test(n)) return "agouti";
  if (/tabby|mackerel/.test(n)) return white ? "tabbywhite" : "mackerel";
  if (/tuxedo/.test(n)) return "tuxedo";
  if (/\bvan\b/.test(n)) return "van";
  if (/smoke/.test(n)) return "smoke";
  if (/chinchilla|shaded|tipped|golden/.test(n)) return "tipped";
  if (white) return base === "black" ? "tuxedo" : "bicolor";
  return base === "red" || base === "orange" ? "mackerel" : "solid";
}

/** Returns the tone of a color name as this breed wears it. An unknown name gives the breed's own color. */
export function toneFor(species: "dog" | "cat", look: Look, name: string): Tone {
  const n = ` ${name.toLowerCase().replace(/[-_/,&]+/g, " ").replace(/\s+/g, " ").trim()} `;
  const own = toneOfId(species, look.wears["*"] ?? "") ??
    toneOfId(species, species === "dog" ? "gold-shaded" : "brown-mackerel")!;
  let base = baseOf(n);
  if (!base && !/parti|piebald|pied|roan|tick|brindle|bi.?colou?r/.test(n)) return own;
  base = base ?? (own.base === "white" ? "gray" : own.base);
  // 'White & red' is a red and white animal; 'white' alone is white.
  if (base === "white") base = baseOf(n.replace(/white|snow/g, " ")) ?? base;
  if (base === "white") return toneOfId(species, look.wears["white-solid"] ?? "white-solid")!;
  if (species === "cat" && base === "sand") base = "brown";
  let pattern = species === "dog" ? dogPattern(n, base) : catPattern(n, base);
  if (species === "cat" && base === "red" && pattern !== "agouti" && pattern !== "solid") base = "orange";
  if (species === "cat" && pattern === "colorpoint" && base === "black") base = "brown";
  const worn = look.wears[`${base}-${pattern}`] ?? look.wears[pattern];
  if (worn) {
    const whole = toneOfId(species, worn);
    if (whole) return whole;
    pattern = worn as Pattern;
  }
  return toneOfId(species, `${base}-${pattern}`) ?? own;
}
