/** Finds the parts of one large form on a separate thread. Receives `FormJob`, answers `FormAnswer`. */
import { findParts, type Part } from "./multipart_parts.ts";

export type FormJob = { bytes: Uint8Array<ArrayBuffer>; contentType: string };
/** Returns the bytes to the caller. Without `parts` the form is malformed. */
export type FormAnswer = { bytes: Uint8Array<ArrayBuffer>; parts?: Part[] };

const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<FormJob>) => void) | null;
  postMessage: (answer: FormAnswer, transfer: Transferable[]) => void;
};

port.onmessage = ({ data: { bytes, contentType } }) => {
  port.postMessage({ bytes, parts: findParts(bytes, contentType) }, [bytes.buffer]);
};
