import { updateUser, type User } from "@hearthpaw/client";
import { Avatar, Button, useToast } from "@hearthpaw/ui-kit";
import { usePicture } from "../../components/uploads/use_picture.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./avatar.module.css";

/** '/avatar.png' means no picture. */
const NONE = "/avatar.png";

/** Adds, changes or removes the signed-in person's picture. */
export function AvatarField({ user }: { user: User }) {
  const client = useClient();
  const { show } = useToast();
  const hasPicture = user.profileImageURL !== NONE;

  async function save(profileImageKey: string | null): Promise<void> {
    const answer = await updateUser(client, { body: { profileImageKey } });
    client.session.keep({ user: answer.user });
    show({ tone: "done", title: profileImageKey ? texts.photoSaved : texts.photoRemoved });
  }

  const { step, error, input, open, remove } = usePicture(texts.yourPhoto, save);

  return (
    <div className={css.field} role="group" aria-label={texts.photoField}>
      <Avatar name={`${user.firstName} ${user.lastName}`} src={user.profileImageURL} size={96} />
      <div className={css.side}>
        {input}
        <div className={css.ways}>
          <Button
            variant="secondary"
            icon="camera"
            loading={step !== undefined}
            onClick={open}
          >
            {hasPicture ? texts.changePhoto : texts.addAPhoto}
          </Button>
          {hasPicture && step === undefined && (
            <Button
              variant="quiet"
              onClick={remove}
            >
              {texts.removePhoto}
            </Button>
          )}
        </div>
        <p className={css.hint} role="status">
          {step ?? texts.photoHint}
        </p>
        {error && <p className={css.error} role="alert">{error}</p>}
      </div>
    </div>
  );
}
