import { groupOf } from "./nicknames.ts";

/**
 * Named crosses with the breeds, or words for several breeds, of their parents. dogs_designer.ts says the
 * same in prose.
 */
const TABLE = `
aussiedoodle: australian-shepherd poodle
bernedoodle: bernese-mountain-dog poodle
bordoodle: border-collie poodle
boxerdoodle: boxer poodle
cavachon: cavalier-king-charles-spaniel bichon-frise
cavapoo: cavalier-king-charles-spaniel poodle
chiweenie: chihuahua dachshund
cockapoo: cocker-spaniel poodle
corgipoo: corgi poodle
cotonpoo: coton-de-tulear poodle
frenchton: french-bulldog boston-terrier
goldador: golden-retriever labrador-retriever
golden-mountain-dog: golden-retriever bernese-mountain-dog
goldendoodle: golden-retriever poodle
havapoo: havanese poodle
horgi: corgi siberian-husky
huskydoodle: siberian-husky poodle
irish-doodle: irish-setter poodle
jackapoo: jack-russell-terrier poodle
labradoodle: labrador-retriever poodle
mal-shi: maltese shih-tzu
maltipoo: maltese poodle
morkie: maltese yorkshire-terrier
newfypoo: newfoundland poodle
pomapoo: pomeranian poodle
pomchi: pomeranian chihuahua
pomsky: pomeranian siberian-husky
poochon: bichon-frise poodle
portidoodle: portuguese-water-dog poodle
puggle: pug beagle
pyredoodle: great-pyrenees poodle
saint-berdoodle: saint-bernard poodle
schnoodle: schnauzer poodle
sheepadoodle: old-english-sheepdog poodle
sheltidoodle: shetland-sheepdog poodle
shichon: shih-tzu bichon-frise
shihpoo: shih-tzu poodle
springerdoodle: english-springer-spaniel poodle
texas-heeler: australian-cattle-dog australian-shepherd
westiepoo: west-highland-white-terrier poodle
whoodle: soft-coated-wheaten-terrier poodle
yorkipoo: yorkshire-terrier poodle
`;

/** Every cross with the slugs of its two parents. */
export const crosses: readonly { slug: string; parents: readonly (readonly string[])[] }[] = TABLE.trim()
  .split("\n").map((line) => {
    const [slug = "", parents = ""] = line.split(": ");
    return { slug, parents: parents.split(" ").map((word) => groupOf(word) ?? [word]) };
  });

const MIXED = "mixed-breed";

/**
 * Returns the breeds in a description. A mix of two breeds becomes their named cross; everything else stays.
 */
export function crossedOf(slugs: ReadonlySet<string>): readonly string[] {
  const parents = [...slugs].filter((slug) => slug !== MIXED);
  const cross = !slugs.has(MIXED)
    ? undefined
    : crosses.find((one) =>
      one.parents.every((some) => parents.some((slug) => some.includes(slug))) &&
      parents.every((slug) => one.parents.some((some) => some.includes(slug)))
    );
  return cross ? [cross.slug] : [...slugs];
}
