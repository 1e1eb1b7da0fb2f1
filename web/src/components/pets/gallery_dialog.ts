export { GalleryDialog } from "@hearthpaw/ui-kit";
