import { useEffect, useState } from "react";
import { PhotoGrid } from "../../../components/uploads/PhotoGrid.tsx";
import { UploadField } from "../../../components/uploads/UploadField.tsx";
import type { StepProps } from "./bind.ts";
import { videoOf } from "./save.ts";
import { controlId } from "./steps.ts";
import * as texts from "./texts.tsx";
import { MOST_PHOTOS } from "./use_listing.ts";
import css from "./form.module.css";

/** The step for photos in their order and one video. */
export function PhotosStep({ listing }: StepProps) {
  const { photos, video, pet, state } = listing;
  const { hasFile, address, watch } = useLocalVideo();
  const kept = pet ? videoOf(pet) : null;
  const isKept = video.items.length > 0 && !hasFile && kept !== null;
  const refusal = state.kind === "refused" && state.error.code === "file_not_usable"
    ? state.error.message
    : undefined;
  return (
    <>
      <PhotoGrid
        id={controlId("imageKeys")}
        label={texts.photos}
        hint={texts.photosHint(MOST_PHOTOS)}
        error={refusal}
        uploads={photos}
      />
      <div className={css.video}>
        <UploadField
          label={texts.video}
          optional
          hint={texts.videoHint}
          uploads={{
            ...video,
            add: (files) => {
              watch(files[0]);
              video.add(files);
            },
            remove: (id) => {
              watch(undefined);
              video.remove(id);
            },
          }}
        />
        {(address || isKept) && video.items.length > 0 &&
          !video.items.some(({ state }) => state === "failed") && (
          <video
            className={css.film}
            src={address ?? kept ?? undefined}
            controls
            muted
            playsInline
            preload="metadata"
            aria-label={texts.yourVideo}
          />
        )}
      </div>
    </>
  );
}

/** Plays a video that was just chosen directly from its file. */
function useLocalVideo() {
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { hasFile: file !== undefined, address, watch: setFile };
}
