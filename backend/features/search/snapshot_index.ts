import {
  type Breed,
  createPets,
  flat,
  type ManyFacet,
  type OneFacet,
  type Pets,
  pointOf,
  putBreed,
} from "./pets_index.ts";

/** Increase this number whenever equal columns get another meaning. */
const FORMAT = 4;

type Header = {
  format: number;
  /** Names of all parts, in order. A version with other parts ignores the snapshot. */
  layout: string;
  note: unknown;
  room: number;
  rows: number;
  size: number;
  day: number;
  free: number[];
  breeds: Breed[];
  words: Record<string, (string | null)[]>;
  points: string[];
  sellers: string[];
  values: Record<string, string[]>;
  /** Number of pairs of a breed and a color with a run of rows. */
  runs: number;
};

/** Returns an index as bytes, with a note for the reader. It is consistent, because nothing is awaited. */
export function packPets(pets: Pets, note: unknown): Uint8Array<ArrayBuffer> {
  const arrays = partsOf(pets).map(({ array }) => array);
  for (const list of Object.values(pets.lists)) arrays.push(flat(list, pets.size));
  const { rows, size, day, free, breeds, words, points } = pets;
  const header: Header = {
    format: FORMAT,
    layout: layoutOf(pets),
    note,
    room: pets.ids.length / 4,
    rows,
    size,
    day,
    free,
    breeds,
    words: Object.fromEntries(
      Object.entries(words).map(([name, all]) => [
        name,
        Array.from({ length: all.size() - 1 }, (_, at) => all.wordOf(at + 1)),
      ]),
    ),
    points: [...points.numbers.keys()],
    sellers: [...pets.sellers.keys()],
    values: Object.fromEntries(facetsOf(pets).map(([name, { values }]) => [name, values])),
    runs: pets.runs.breeds.length,
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const packed = new Uint8Array(8 + padded(head.length) + bytesOf(pets, size));
  new DataView(packed.buffer).setUint32(0, head.length, true);
  packed.set(head, 8);
  let at = 8 + padded(head.length);
  for (const { buffer, byteOffset, byteLength } of arrays) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return packed;
}

/**
 * Returns the index in these bytes and its note. Undefined if another version wrote them, or if they are
 * incomplete.
 */
export function unpackPets(packed: Uint8Array<ArrayBuffer>): { pets: Pets; note: unknown } | undefined {
  const length = packed.length < 8 ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  if (packed.length < 8 + length || length === 0) return undefined;
  const header = JSON.parse(new TextDecoder().decode(packed.subarray(8, 8 + length))) as Header;
  if (header.format !== FORMAT) return undefined;
  const pets = createPets(header.room);
  if (header.layout !== layoutOf(pets)) return undefined;
  for (const breed of header.breeds) putBreed(pets, breed);
  for (const [name, words] of Object.entries(header.words)) {
    for (const word of words) pets.words[name as keyof Pets["words"]].numberOf(word);
  }
  for (const point of header.points) {
    const [latitude, longitude] = point.split(" ").map(Number) as [number, number];
    pointOf(pets, { latitude, longitude });
  }
  header.sellers.forEach((text, at) => pets.sellers.set(text, at + 1));
  for (const [name, facet] of facetsOf(pets)) {
    facet.values = header.values[name]!;
    facet.codes = new Map(facet.values.map((value, nth) => [value, nth + 1]));
    facet.bits = facet.values.map(() => pets.sets.make());
  }
  const { runs } = header;
  pets.runs = {
    starts: new Uint32Array(runs + 1),
    breeds: new Uint32Array(runs),
    colors: new Uint32Array(runs),
  };
  let at = 8 + padded(length);
  if (packed.length !== at + bytesOf(pets, header.size)) return undefined;
  const take = (array: Part["array"]) => {
    new Uint8Array(array.buffer, array.byteOffset).set(packed.subarray(at, at + array.byteLength));
    at += padded(array.byteLength);
  };
  for (const { array } of partsOf(pets)) take(array);
  const { rows, size, day, free } = header;
  Object.assign(pets, { rows, size, day, free });
  const sorted = new Uint32Array(size);
  for (const list of Object.values(pets.lists)) {
    take(sorted);
    list.fill(sorted);
  }
  return { pets, note: header.note };
}

const padded = (bytes: number): number => (bytes + 7) & ~7;

type Part = { name: string; array: Uint32Array | Float64Array | Uint8Array };

const facetsOf = ({ one, many }: Pets): [string, OneFacet | ManyFacet][] => [
  ...Object.entries(one),
  ...Object.entries(many),
];

/** Returns every array of an index, in a fixed order. */
function partsOf(pets: Pets): Part[] {
  const named = (all: Record<string, Part["array"]>): Part[] =>
    Object.entries(all).map(([name, array]) => ({ name, array }));
  return [
    ...named({ ids: pets.ids }),
    ...named(pets.keys),
    ...named(pets.flags),
    ...named({ strays: pets.strays, ...pets.runs }),
    ...Object.entries(pets.one).map(([name, { column }]) => ({ name, array: column })),
    ...facetsOf(pets).flatMap(([name, { bits }]) => bits.map((array) => ({ name: `${name} set`, array }))),
  ];
}

/** Returns the number of bytes of all arrays and lists of an index. */
const bytesOf = (pets: Pets, size: number): number =>
  partsOf(pets).reduce((sum, { array }) => sum + padded(array.byteLength), 0) +
  Object.keys(pets.lists).length * padded(4 * size);

/**
 * Returns the names of arrays and lists. Sets are represented by their facets, because they depend on the
 * values.
 */
const layoutOf = (pets: Pets): string =>
  [
    ...partsOf(pets).map(({ name }) => name).filter((name) => !name.endsWith(" set")),
    ...facetsOf(pets).map(([name]) => name),
    ...Object.keys(pets.lists),
  ].join(" ");
