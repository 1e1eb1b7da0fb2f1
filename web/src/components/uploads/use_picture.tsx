import { type ReactNode, useEffect, useRef, useState } from "react";
import { translate } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { prepareImage } from "./prepare_image.ts";
import { acceptOf } from "./purposes.ts";
import * as texts from "./texts.ts";
import { uploadFile } from "./upload_file.ts";

export type Picture = {
  /** The current step, in words. */
  step: string | undefined;
  /** Why the last try failed, in words. */
  error: string | undefined;
  /** A hidden input to place beside the buttons. */
  input: ReactNode;
  /** Opens the file dialog. */
  open: () => void;
  remove: () => void;
};

/**
 * An image that is saved as soon as it is chosen: prepared, uploaded, then passed to `save` by its key; null
 * removes it. `words` name it in the steps: "your picture". Unmounting the component cancels an upload in
 * progress.
 */
export function usePicture(words: string, save: (fileKey: string | null) => Promise<void>): Picture {
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | undefined>(undefined);
  const [step, setStep] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => () => stop.current?.abort(), []);

  async function attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = stop.current = new AbortController();
    setError(undefined);
    try {
      await work(signal);
    } catch (cause) {
      if (!signal.aborted) setError(translate(cause).message);
    } finally {
      setStep(undefined);
    }
  }

  const choose = (file: File) =>
    attempt(async (signal) => {
      setStep(texts.preparingWithWords(words));
      const prepared = await prepareImage(file);
      signal.throwIfAborted();
      const onProgress = (part: number) => setStep(texts.uploadingWithPart(Math.round(part * 100)));
      const fileKey = await uploadFile(client, prepared, "profile-image", { onProgress, signal });
      setStep(texts.saving(words));
      await save(fileKey);
    });

  return {
    step,
    error,
    open: () => input.current?.click(),
    remove: () => void attempt(() => save(null)),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptOf("profile-image")}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows choosing the same file again after a failure.
          event.target.value = "";
          if (file) void choose(file);
        }}
      />
    ),
  };
}
