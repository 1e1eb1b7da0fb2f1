/** What lets many clients ask for the same answer again: it is named by its content, and compressed once. */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { acceptedEncodings } from "./encodings.ts";

/** Below this a packet or two carry the answer whole. */
const LEAST_GZIP = 3_000;
/** Bytes of compressed answers that are kept in this process. */
const MOST_BYTES = 8_000_000;

/** What a client says of the answers that it has and takes. */
export type Asked = { ifNoneMatch: string | null; acceptEncoding: string | null };

/** Returns whether `If-None-Match` names this tag. Compressed or not, the answer is the same: tags are compared as weak ones. */
export function namesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.trim() === "*" ||
    header.split(",").some((part) => part.trim().replace(/^W\//, "") === tag.replace(/^W\//, ""));
}

/**
 * Returns what answers a text that is the same for everybody: 304 where the client has it, compressed where it is long. The text
 * is named once, however often it is sent.
 */
export function sharedWriter(): (
  text: string,
  headers: () => Headers,
  status: number,
) => (asked: Asked) => Response {
  const packed = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;

  function pack(tag: string, text: string): Uint8Array<ArrayBuffer> {
    const known = packed.get(tag);
    if (known) return known;
    // The next levels take nearly twice as long for a twentieth less.
    const made = new Uint8Array(gzipSync(text, { level: 4 }));
    packed.set(tag, made);
    bytes += made.length;
    for (const [oldest, { length }] of packed) {
      if (bytes <= MOST_BYTES) break;
      packed.delete(oldest);
      bytes -= length;
    }
    return made;
  }

  return (text, plainHeaders, status) => {
    const tag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
    return ({ ifNoneMatch, acceptEncoding }) => {
      const headers = plainHeaders();
      headers.set("etag", tag);
      headers.set("cache-control", "public, no-cache");
      headers.set("vary", "accept-encoding, origin");
      if (namesTag(ifNoneMatch, tag)) return new Response(null, { status: 304, headers });
      headers.set("content-type", "application/json");
      if (text.length < LEAST_GZIP || !acceptedEncodings(acceptEncoding).has("gzip")) {
        return new Response(text, { status, headers });
      }
      headers.set("content-encoding", "gzip");
      return new Response(pack(tag, text), { status, headers });
    };
  };
}
