/** Bytes from `start` up to, but not including, `end`. */
export type ByteRange = { start: number; end: number };

/**
 * Returns the part of a file that a request asks for: the whole file, one part, or a part outside it
 * ("none"). Multiple parts, other units and invalid ranges get the whole file, as RFC 9110 allows.
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
