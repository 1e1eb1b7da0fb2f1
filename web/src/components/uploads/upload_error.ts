/** Why a file was not uploaded, in words for the person who chose it. */
export class UploadError extends Error {
  override name = "UploadError";
  /** Whether the same file may be taken when it is tried again. */
  readonly canRetry: boolean;
  constructor(message: string, options: { canRetry?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.canRetry = options.canRetry ?? false;
  }
}
