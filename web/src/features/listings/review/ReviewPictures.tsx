import { type KeyboardEvent, useState } from "react";
import type { PetImage } from "@hearthpaw/client";
import { Badge, Dialog, Icon, IconButton } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./pictures.module.css";

/**
 * Pictures side by side, in their order; pressing one shows it in full-screen size. `isNew` marks those not
 * seen yet.
 */
export function ReviewPictures({ name, images, isNew }: {
  /** Name of the pet in the pictures. */
  name: string;
  images: readonly PetImage[];
  isNew?: (image: PetImage) => boolean;
}) {
  const [opened, setOpened] = useState<number>();
  const titleOf = (index: number) =>
    texts.namePhotoOf({ name, index: index + 1, imagesCount: images.length });
  if (images.length === 0) return <p className={css.none}>{texts.noPhotos}</p>;
  return (
    <>
      <ul className={css.grid}>
        {images.map((image, index) => (
          <li key={image.key} className={index === 0 ? css.first : undefined}>
            <button
              type="button"
              className={css.tile}
              aria-label={texts.enlargeNew({ index: titleOf(index), isNew: Boolean(isNew?.(image)) })}
              onClick={() => setOpened(index)}
            >
              <img
                className={css.picture}
                src={index === 0 ? image.fullUrl : image.cardUrl}
                alt=""
                width={image.width}
                height={image.height}
                decoding="async"
              />
              {isNew?.(image) && (
                <Badge tone="accent" icon="plus" isOnPicture className={css.mark}>{texts.newPhoto}</Badge>
              )}
              <Icon name="expand" size={18} className={css.expand} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && images[opened] && (
        <Enlarged
          image={images[opened]}
          title={titleOf(opened)}
          isAlone={images.length === 1}
          onStep={(by) => setOpened((opened + by + images.length) % images.length)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function Enlarged({ image, title, isAlone, onStep, onClose }: {
  image: PetImage;
  title: string;
  isAlone: boolean;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}) {
  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || isAlone) return;
    event.preventDefault();
    onStep(step as 1 | -1);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={title}
      footer={isAlone ? undefined : (
        <div className={css.controls}>
          <IconButton icon="chevron-left" label={texts.previousPhoto} onClick={() => onStep(-1)} />
          <IconButton icon="chevron-right" label={texts.nextPhoto} onClick={() => onStep(1)} />
        </div>
      )}
    >
      {/* deno-lint-ignore jsx-a11y -- the arrows change what it shows, so it has to take the focus */}
      <div
        className={css.stage}
        tabIndex={0}
        data-autofocus
        role="group"
        aria-label={isAlone ? title : texts.pictureViewerLabel(title)}
        onKeyDown={press}
      >
        <img className={css.whole} src={image.fullUrl} alt={image.alt} decoding="async" />
      </div>
    </Dialog>
  );
}
