import { useEffect, useRef, useState } from "react";
import { translate, updateUser, type User } from "@hearthpaw/client";
import { Avatar, Button, useToast } from "@hearthpaw/ui-kit";
import { acceptOf } from "../../components/uploads/purposes.ts";
import { prepareImage } from "../../components/uploads/prepare_image.ts";
import { uploadFile } from "../../components/uploads/upload_file.ts";
import { useClient } from "../../lib/client_context.ts";
import css from "./avatar.module.css";

/** '/avatar.png' stands for no picture. */
const NONE = "/avatar.png";

/** The picture of the signed-in person: to choose, to change, to take away. */
export function AvatarField({ user }: { user: User }) {
  const client = useClient();
  const { show } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | undefined>(undefined);
  const [step, setStep] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => () => stop.current?.abort(), []);
  const hasPicture = user.profileImageURL !== NONE;

  async function save(profileImageKey: string | null): Promise<void> {
    const answer = await updateUser(client, { body: { profileImageKey } });
    client.session.keep({ user: answer.user });
    show({ tone: "done", title: profileImageKey ? "Your picture is saved" : "Your picture is removed" });
  }

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
      setStep("Preparing your picture");
      const prepared = await prepareImage(file);
      signal.throwIfAborted();
      const onProgress = (part: number) => setStep(`Uploading, ${Math.round(part * 100)}%`);
      const fileKey = await uploadFile(client, prepared, "profile-image", { onProgress, signal });
      setStep("Saving your picture");
      await save(fileKey);
    });

  return (
    <div className={css.field} role="group" aria-label="Your picture">
      <Avatar name={`${user.firstName} ${user.lastName}`} src={user.profileImageURL} size={96} />
      <div className={css.side}>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={acceptOf("profile-image")}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) void choose(file);
          }}
        />
        <div className={css.ways}>
          <Button
            variant="secondary"
            icon="camera"
            loading={step !== undefined}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? "Change picture" : "Add a picture"}
          </Button>
          {hasPicture && step === undefined && (
            <Button
              variant="quiet"
              onClick={() => attempt(() => save(null))}
            >
              Remove picture
            </Button>
          )}
        </div>
        <p className={css.hint} role="status">
          {step ?? "JPEG, PNG, WEBP or HEIC. Others see it beside your messages."}
        </p>
        {error && <p className={css.error} role="alert">{error}</p>}
      </div>
    </div>
  );
}
