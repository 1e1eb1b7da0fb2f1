import { useUploads } from "../uploads/use_uploads.ts";
import * as texts from "./texts.ts";

/** Returns files to send with a message, and the reason why they block sending. */
export function useEvidence() {
  const uploads = useUploads({ purpose: "dispute-evidence", limit: 10 });
  const refusal = uploads.isBusy
    ? texts.filesStillUploading
    : uploads.hasFailed
    ? texts.filesFailed
    : undefined;
  return { uploads, refusal };
}
