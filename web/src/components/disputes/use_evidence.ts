import { useUploads } from "../uploads/use_uploads.ts";
import * as texts from "./texts.ts";

/** Files to send with a message, and why they keep it from being sent. */
export function useEvidence() {
  const uploads = useUploads({ purpose: "dispute-evidence", limit: 10 });
  const refusal = uploads.isBusy
    ? texts.filesStillUploading
    : uploads.hasFailed
    ? texts.filesFailed
    : undefined;
  return { uploads, refusal };
}
