/** One field of a form: the position of its content in the body, and its headers. */
export type Part = {
  name: string;
  /** Name of an uploaded file. */
  filename?: string;
  type: string;
  start: number;
  end: number;
};

/** Maximum parts of one form, and maximum header bytes of one part. */
const MOST_PARTS = 200;
const HEAD_BYTES = 8_192;

const CR = 13;
const LF = 10;
const DASH = 45;
const EMPTY_LINE = new Uint8Array([CR, LF, CR, LF]);

/** Returns the parts of a multipart/form-data body in order. Undefined if malformed. */
export function findParts(bytes: Uint8Array, contentType: string): Part[] | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const parts: Part[] = [];
  // The first boundary may begin the body. Bytes before it are ignored.
  let at = startsWith(bytes, 0, delimiter.subarray(2)) ? delimiter.length - 2 : behind(bytes, 0, delimiter);
  while (at !== -1) {
    if (bytes[at] === DASH && bytes[at + 1] === DASH) return parts;
    const line = bytes.indexOf(LF, at);
    const isBlank = line !== -1 &&
      bytes.subarray(at, line).every((byte) => byte === 32 || byte === 9 || byte === CR);
    if (!isBlank || parts.length === MOST_PARTS) return undefined;
    const head = bytes.subarray(line - 1, line + HEAD_BYTES);
    const length = behind(head, 0, EMPTY_LINE);
    const read = length === -1 ? undefined : readHead(new TextDecoder().decode(head.subarray(0, length)));
    if (!read) return undefined;
    const start = line - 1 + length;
    at = behind(bytes, start, delimiter);
    if (at !== -1) parts.push({ ...read, start, end: at - delimiter.length });
  }
  return undefined;
}

/** Returns the position just after the next `sequence` at or behind `from`, or -1 if there is none. */
function behind(bytes: Uint8Array, from: number, sequence: Uint8Array): number {
  for (let at = bytes.indexOf(CR, from); at !== -1; at = bytes.indexOf(CR, at + 1)) {
    if (startsWith(bytes, at, sequence)) return at + sequence.length;
  }
  return -1;
}

function startsWith(bytes: Uint8Array, at: number, sequence: Uint8Array): boolean {
  for (let n = 0; n < sequence.length; n++) if (bytes[at + n] !== sequence[n]) return false;
  return true;
}

function readHead(head: string): Pick<Part, "name" | "filename" | "type"> | undefined {
  const disposition = /^content-disposition:[ \t]*form-data[ \t]*;(.*)$/im.exec(head)?.[1];
  const name = valueOf(disposition, "name");
  if (name === undefined) return undefined;
  // Trimmed in code, not by the pattern: one that ends in blanks would search for their end at each blank,
  // which takes a minute for a form of 490 kB.
  const type = /^content-type:(.*)$/im.exec(head)?.[1]?.trim() ?? "text/plain";
  const filename = valueOf(disposition, "filename");
  return filename === undefined ? { name, type } : { name, filename, type };
}

/** Returns a value as browsers write it: in quotes, with only these three characters escaped. */
function valueOf(disposition: string | undefined, name: string): string | undefined {
  const value = new RegExp(`(?:^|;)[ \\t]*${name}="([^"]*)"`, "i").exec(disposition ?? "")?.[1];
  return value?.replaceAll(/%0D/gi, "\r").replaceAll(/%0A/gi, "\n").replaceAll("%22", '"');
}
