/** Cleans one video on a thread of its own: it is as long as memory. Receives its bytes, answers `VideoAnswer`. */
import { createHash } from "node:crypto";
import { cleanVideo } from "./video_rules.ts";

/** The bytes, cleaned, and their hash; undefined for what is no whole video. */
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
