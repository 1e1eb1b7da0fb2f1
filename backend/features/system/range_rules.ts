/** Bytes from `start` up to and without `end`. */
export type ByteRange = { start: number; end: number };

/**
 * What a request wants of a file of so many bytes: the whole of it, one part, or a part that it does not have. Several parts,
 * other units and what is no range at all are answered with the whole, as RFC 9110 lets a server do.
 */
export function wantedRange(range: string | undefined, size: number): ByteRange | "all" | "none" {
  const found = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/.exec(range?.trim() ?? "");
  if (!found) return "all";
  const [, first = "", last = ""] = found;
  if (first === "") {
    if (last === "") return "all";
    const length = Math.min(Number(last), size);
    return length === 0 ? "none" : { start: size - length, end: size };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "all";
  if (start >= size) return "none";
  return { start, end: last === "" ? size : Math.min(Number(last) + 1, size) };
}
