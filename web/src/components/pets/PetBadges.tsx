import type { Pet } from "@hearthpaw/client";
import { Badge, type GalleryItem, type IconName } from "@hearthpaw/ui-kit";
import { badgeNames, pictureUrl } from "../../lib/pets.ts";
import * as texts from "./texts.ts";
import { shortRegistries } from "./words.ts";
import css from "./pet.module.css";

const badgeIcons: Readonly<Record<number, IconName>> = {
  1: "home",
  3: "heart",
  5: "user",
  7: "paw",
  12: "star",
};

/** A pet's merits as a row of small badges. */
export function PetBadges({ pet }: { pet: Pet }) {
  const papers = shortRegistries(pet.registries);
  const hasBadges = pet.isRescue || pet.badges.length > 0 || papers || pet.geneticTesting;
  if (!hasBadges) return null;
  return (
    <ul className={css.badges} aria-label={texts.whatComesWith(pet.name)}>
      {pet.isRescue && (
        <li>
          <Badge tone="brand" icon="heart">{texts.rescue}</Badge>
        </li>
      )}
      {pet.geneticTesting && (
        <li>
          <Badge tone="brand" icon="health">{texts.geneticallyTested}</Badge>
        </li>
      )}
      {papers && (
        <li>
          <Badge tone="brand" icon="document">{texts.papersPapers(papers)}</Badge>
        </li>
      )}
      {pet.badges.map((id) => (
        <li key={id}>
          <Badge icon={badgeIcons[id]}>{badgeNames[id]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Returns the photos in order, with the video in the second place that readers expect. */
export function galleryItems({ name, images, videoLocation }: Pet): GalleryItem[] {
  const items = images.map((image): GalleryItem => ({
    kind: "picture",
    src: image.fullUrl,
    srcSet: `${image.cardUrl} 640w, ${image.fullUrl} ${image.width}w`,
    thumb: pictureUrl(image, "thumb"),
    alt: image.alt,
    preview: image.preview,
  }));
  if (!videoLocation) return items;
  const poster = images[0]?.fullUrl;
  const video: GalleryItem = { kind: "video", src: videoLocation, poster, alt: texts.aVideoOf(name) };
  return [...items.slice(0, 1), video, ...items.slice(1)];
}
