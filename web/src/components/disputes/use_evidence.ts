import { useUploads } from "../uploads/use_uploads.ts";

/** Files to send with a message, and why they keep it from being sent. */
export function useEvidence() {
  const uploads = useUploads({ purpose: "dispute-evidence", limit: 10 });
  const refusal = uploads.isBusy
    ? "Wait until your files are uploaded."
    : uploads.hasFailed
    ? "Remove the files that couldn't be uploaded, or try them again."
    : undefined;
  return { uploads, refusal };
}
