import { useQueryClient } from "@tanstack/react-query";
import {
  type BreederProfile,
  getBreederDataQuery,
  type UpdateBreederBody,
  updateBreederProfile,
} from "@hearthpaw/client";
import { Avatar, Button, Icon, useToast } from "@hearthpaw/ui-kit";
import type { ReactNode } from "react";
import { usePicture } from "../../components/uploads/use_picture.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import css from "./profile.module.css";

/** '/avatar.png' means no picture. */
const NONE = "/avatar.png";

/** The portrait and the wide picture of a breeder's page, each saved as soon as the breeder chooses it. */
export function ProfilePictures({ profile }: { profile: BreederProfile }) {
  const { name, profileImageURL, coverImage } = profile;
  return (
    <div className={css.pictures}>
      <PictureField
        id={profile.id}
        label={texts.portrait}
        hint={texts.portraitHint}
        field="profileImageKey"
        hasPicture={profileImageURL !== NONE}
      >
        <Avatar name={name} src={profileImageURL} shape="arch" size={96} />
      </PictureField>
      <PictureField
        id={profile.id}
        label={texts.cover}
        hint={texts.coverHint}
        field="coverKey"
        hasPicture={coverImage !== undefined}
      >
        {coverImage
          ? <img className={css.cover} src={coverImage.cardUrl} alt="" width={192} height={96} />
          : (
            <span className={css.noCover}>
              <Icon name="camera" size={24} />
            </span>
          )}
      </PictureField>
    </div>
  );
}

function PictureField({ id, label, hint, field, hasPicture, children }: {
  id: string;
  label: string;
  hint: string;
  field: "profileImageKey" | "coverKey";
  hasPicture: boolean;
  /** The present picture. */
  children: ReactNode;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const noun = label.toLowerCase();

  async function save(key: string | null): Promise<void> {
    const body: UpdateBreederBody = { [field]: key };
    const { breederProfile } = await updateBreederProfile(client, { id, body });
    queryClient.setQueryData(
      getBreederDataQuery(client).queryKey,
      (known) => known && { breederData: { ...known.breederData, breederProfile } },
    );
    void queryClient.invalidateQueries({ queryKey: ["getBreederProfile"] });
    show({ tone: "done", title: key ? texts.yourWasSaved(noun) : texts.yourWasRemoved(noun) });
  }
  const { step, error, input, open, remove } = usePicture(texts.thePhoto, save);

  return (
    <div className={css.picture} role="group" aria-label={label}>
      {children}
      <div className={css.side}>
        <h3 className={css.label}>{label}</h3>
        {input}
        <div className={css.ways}>
          <Button
            variant="secondary"
            size="small"
            icon="camera"
            loading={step !== undefined}
            aria-label={hasPicture ? texts.changeThe(noun) : texts.addAPhoto(noun)}
            onClick={open}
          >
            {hasPicture ? texts.change : texts.addAPhotoButton}
          </Button>
          {hasPicture && step === undefined && (
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.removeThe(noun)}
              onClick={remove}
            >
              {texts.remove}
            </Button>
          )}
        </div>
        <p className={css.hint} role="status">{step ?? hint}</p>
        {error && <p className={css.error} role="alert">{error}</p>}
      </div>
    </div>
  );
}
