import type { DeliveryPhoto } from "@hearthpaw/client";
import * as texts from "./texts.ts";
import css from "./deliveries.module.css";

/** Photos that the carrier took. */
export function DeliveryPhotos({ photos }: { photos: readonly DeliveryPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className={css.photos}>
      {photos.map(({ of, url, width, height }) => (
        <li key={of}>
          <img
            src={url}
            width={width}
            height={height}
            loading="lazy"
            alt={of === "pick-up" ? texts.photoOfPickUp : texts.photoOfHandOff}
          />
        </li>
      ))}
    </ul>
  );
}
