import { Dialog } from "../Dialog/Dialog.tsx";
import type { GalleryItem } from "./items.ts";
import { Stage } from "./Stage.tsx";
import css from "./GalleryDialog.module.css";

export type GalleryDialogProps = {
  name: string;
  items: readonly GalleryItem[];
  at: number;
  isOpen: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** Shows a gallery's photos and videos full screen. */
export function GalleryDialog({ name, items, at, isOpen, onMove, onClose }: GalleryDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Photos of ${name}`}
      hideTitle
      size="full"
      className={css.dialog}
    >
      <Stage {...{ name, items, at }} sizes="100vw" onMove={onMove} whole={css.stage} />
    </Dialog>
  );
}
