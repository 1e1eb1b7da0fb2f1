/**
 * Cleans one video in a separate thread, because a video can fill the memory. Receives its bytes, responds
 * with `VideoAnswer`.
 */
import { createHash } from "node:crypto";
import { cleanVideo } from "./video_rules.ts";

/** The cleaned bytes and their hash. Undefined for an incomplete video. */
export type VideoAnswer = { bytes: Uint8Array<ArrayBuffer>; sha256: string } | undefined;

const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Uint8Array<ArrayBuffer>>) => void) | null;
  postMessage: (answer: VideoAnswer, transfer: Transferable[]) => void;
};

port.onmessage = ({ data: bytes }) => {
  if (!cleanVideo(bytes)) return port.postMessage(undefined, []);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  port.postMessage({ bytes, sha256 }, [bytes.buffer]);
};
