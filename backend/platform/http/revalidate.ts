/**
 * Lets many clients request the same answer again: its tag is a hash of its content, and it is compressed
 * once.
 */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { acceptedEncodings } from "./encodings.ts";

/** Shorter answers fit into a packet or two anyway. */
const LEAST_GZIP = 3_000;
/** Maximum bytes of compressed answers cached in this process. */
const MOST_BYTES = 8_000_000;

/** Headers in which a client names the answer it has and the encodings it accepts. */
export type Asked = { ifNoneMatch: string | null; acceptEncoding: string | null };

/**
 * Returns whether `If-None-Match` contains this tag. Tags are compared as weak ones, because the answer is
 * the same compressed or not.
 */
export function namesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.trim() === "*" ||
    header.split(",").some((part) => part.trim().replace(/^W\//, "") === tag.replace(/^W\//, ""));
}

/**
 * Returns a writer of texts that are the same for every caller. It answers 304 if the client has the text,
 * and compresses long ones. It hashes a text once, however often it is sent.
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
    // Higher levels take nearly twice as long and save only a twentieth.
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
