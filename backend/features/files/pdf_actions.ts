import { promisify } from "node:util";
import { inflate as inflateOnce } from "node:zlib";

/**
 * PDF names for content that runs, opens, sends or attaches something: ISO 32000-1, 7.11, 12.6.4, 12.7 and
 * 13.
 */
const ACTIVE = new Set([
  "JavaScript",
  "Launch",
  "RichMedia",
  "Rendition",
  "ImportData",
  "SubmitForm",
  "GoToE",
  "XFA",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
]);
const HIDDEN =
  "We couldn't check this PDF for scripts. Print it to a new PDF or take a photo of it, then upload that.";
const RUNS =
  "This PDF carries a script, an action or another file, so we can't take it. Print it to a new PDF or take a photo of it, then upload that.";

/** Maximum unpacked bytes of all object streams in a document, and their maximum number. */
const MOST_BYTES = 32 * 1_048_576;
const MOST_STREAMS = 5_000;
/** Characters read before yielding to other work. */
const SLICE = 524_288;
const LONGEST_NAME = 100;

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(inflateOnce);

/**
 * Returns the reason to refuse a PDF, as a sentence for users: it runs something (scripts, launches, forms
 * that send, a page that opens a site), carries files, or hides objects from this check. Undefined if none of
 * that was found. Finds names anywhere, also written with escapes (`/J#61vaScript`) and in object streams
 * packed with Flate.
 */
export async function pdfRefusal(bytes: Uint8Array): Promise<string | undefined> {
  const text = new TextDecoder("latin1").decode(bytes);
  if (await isActive(text)) return RUNS;
  const packed = await unpackObjects(text, bytes);
  if (!packed) return HIDDEN;
  for (const { objects } of packed) if (await isActive(objects)) return RUNS;
  return opensSomething(text, packed) ? RUNS : undefined;
}

const NAME = /\/([^\p{Cc}\s/<>[\](){}%]{1,100})/gu;
const plain = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const namesOf = (text: string): string[] => [...text.matchAll(NAME)].map(([, name]) => plain(name!));

async function isActive(text: string): Promise<boolean> {
  for (let at = 0; at < text.length; at += SLICE) {
    if (namesOf(text.slice(at, at + SLICE + LONGEST_NAME)).some((name) => ACTIVE.has(name))) return true;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return false;
}

type Packed = { objects: string; places: Map<number, number> };

/**
 * Returns the unpacked object streams with the start of each object. Undefined if any of them is unreadable
 * within the limits.
 */
async function unpackObjects(text: string, bytes: Uint8Array): Promise<Packed[] | undefined> {
  const found: Packed[] = [];
  let left = MOST_BYTES;
  let before = 0;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const between = text.slice(before, index);
    before = index + word.length;
    const head = between.slice(between.lastIndexOf("obj") + 3);
    if (!isObjectStream(head)) continue;
    if (found.length === MOST_STREAMS) return undefined;
    const filters = filtersOf(head);
    if (filters.length > 1 || !["FlateDecode", "Fl"].includes(filters[0] ?? "Fl")) return undefined;
    let data: Uint8Array = bytes.subarray(before);
    if (filters.length) {
      try {
        data = await inflate(data, { maxOutputLength: left });
      } catch {
        return undefined;
      }
    }
    left -= data.length;
    const objects = new TextDecoder("latin1").decode(data);
    found.push({ objects, places: placesOf(objects, head) });
    if (left <= 0) return undefined;
  }
  return found;
}

/**
 * Readers recognize an object stream by its numbers, whatever its type says. Encrypted streams fail during
 * unpacking.
 */
function isObjectStream(head: string): boolean {
  const names = namesOf(head);
  return names.includes("ObjStm") || (names.includes("First") && names.includes("N"));
}

/**
 * Returns the filters of a stream: none, one by name, or several. Anything else (a reference, settings)
 * counts as unknown.
 */
function filtersOf(head: string): string[] {
  const names = namesOf(head);
  if (names.includes("DecodeParms") || names.includes("DP")) return ["unknown"];
  const at = names.findIndex((name) => name === "Filter" || name === "F");
  if (at < 0) return [];
  const value = /\/(?:F|Filter)\s*(\[[^\]]*\]|\/[^\p{Cc}\s/<>[\](){}%]+)/u.exec(
    head.replaceAll(NAME, (whole) => plain(whole)),
  )?.[1];
  return value === undefined ? ["unknown"] : namesOf(value);
}

function placesOf(objects: string, head: string): Map<number, number> {
  const first = Number(/\/First\s+(\d+)/.exec(head)?.[1] ?? 0);
  const numbers = objects.slice(0, first).match(/\d+/g)?.map(Number) ?? [];
  const places = new Map<number, number>();
  for (let at = 0; at + 1 < numbers.length; at += 2) places.set(numbers[at]!, first + numbers[at + 1]!);
  return places;
}

/** Returns whether the document opens with anything other than one of its own pages. */
function opensSomething(text: string, packed: readonly Packed[]): boolean {
  const all = [text, ...packed.map(({ objects }) => objects)];
  return all.some((one) =>
    [...one.matchAll(/\/([^\p{Cc}\s/<>[\](){}%]{10,40})\s*/gu)].some((name) => {
      if (plain(name[1]!) !== "OpenAction") return false;
      const value = one.slice(name.index + name[0].length, name.index + name[0].length + 2_000);
      const [, id] = /^(\d{1,10})\s+\d{1,5}\s+R\b/.exec(value) ?? [];
      return !isJump(id === undefined ? value : objectOf(Number(id), text, packed));
    })
  );
}

/** Searches all definitions of an object, because readers differ in which one they use. */
function objectOf(id: number, text: string, packed: readonly Packed[]): string {
  const direct = [...text.matchAll(new RegExp(`(?<!\\d)${id}\\s+\\d{1,5}\\s+obj\\b\\s*`, "g"))]
    .map((found) => text.slice(found.index + found[0].length, found.index + found[0].length + 2_000));
  const inStreams = packed.flatMap(({ objects, places }) => {
    const at = places.get(id);
    return at === undefined ? [] : [objects.slice(at, at + 2_000)];
  });
  const all = [...direct, ...inStreams].map((value) => value.trimStart());
  return all.find((value) => !isJump(value)) ?? all[0] ?? "";
}

/** Returns whether the value is a place in the document, or an action that goes to one. */
function isJump(value: string): boolean {
  if (value.startsWith("[") || value.startsWith("(") || /^(null|\/)/.test(value)) return true;
  if (!value.startsWith("<<")) return false;
  const names = namesOf(value.slice(0, value.search(/endobj|>>/) + 1 || undefined));
  const kinds = names.filter((_, at) => names[at - 1] === "S");
  return kinds.length > 0 && kinds.every((kind) => kind === "GoTo" || kind === "Named");
}
