import type { Picture } from "../PetCard/PetCard.tsx";

export type GalleryItem =
  | ({ kind: "picture"; /** A small file for the thumbnail row. */ thumb?: string } & Picture)
  | { kind: "video"; src: string; poster?: string; alt: string; captions?: string };
