/** Why a file was not uploaded, in words for the user. */
export class UploadError extends Error {
  override name = "UploadError";
  /** Whether a retry of the same file may succeed. */
  readonly canRetry: boolean;
  constructor(message: string, options: { canRetry?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.canRetry = options.canRetry ?? false;
  }
}
