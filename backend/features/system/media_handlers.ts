import { raw } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { findVideo, readMedia, type Video } from "../files/actions.ts";
import { fail } from "../../platform/problem.ts";
import { wantedRange } from "./range_rules.ts";

/** A name always means the same picture, but shared caches ask again soon whether it may still be shown. */
const FOR_A_YEAR = "public, max-age=31536000, s-maxage=600, immutable";
/** Until a size is made, the whole picture is served in its place. */
const FOR_NOW = "public, max-age=60";
/** Emails and partners' pages also show pictures. */
const FOR_ALL = { "cache-control": FOR_A_YEAR, "cross-origin-resource-policy": "cross-origin" };

export const pictures: Handlers<"getMedia"> = {
  async getMedia({ params, headers }, services) {
    if (!/\.(webp|jpg)$/.test(params.fileName)) {
      const video = await findVideo(services, params.fileName) ?? fail("not_found");
      return answerVideo(video, `"${params.fileName}"`, headers);
    }
    const takesAvif = /\bimage\/avif\b/.test(headers.accept ?? "");
    const { bytes, type, isStandIn, isOneOfSeveral } =
      await readMedia(services, params.fileName, takesAvif) ??
        fail("not_found");
    const caching = isStandIn ? { "cache-control": FOR_NOW } : {};
    return raw(bytes, type, {
      headers: { ...FOR_ALL, ...caching, ...(isOneOfSeveral && { vary: "accept" }) },
    });
  },
};

/** Returns the whole video, or the part that a player asks for after a jump. */
function answerVideo(video: Video, etag: string, headers: { range?: string; "if-range"?: string }) {
  // A client that has the start of another version needs the whole file.
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
  const range = isSame ? wantedRange(headers.range, video.size) : "all";
  if (range === "none") fail("range_not_satisfiable");
  const { start, end } = range === "all" ? { start: 0, end: video.size } : range;
  return raw(video.open(start, end), video.contentType, {
    status: range === "all" ? 200 : 206,
    headers: {
      ...FOR_ALL,
      etag,
      "accept-ranges": "bytes",
      "content-length": String(end - start),
      ...(range === "all" ? {} : { "content-range": `bytes ${start}-${end - 1}/${video.size}` }),
    },
  });
}
