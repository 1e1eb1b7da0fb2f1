export const enlarge = (name: string) => `Enlarge: ${name}`;
export const openedOf = ({ opened, picturesCount }: { opened: number; picturesCount: number }) =>
  `${opened} of ${picturesCount}`;
export const namePdf = (name: string) => `${name} (PDF)`;
export const previousPhoto = "Previous photo";
export const nextPhoto = "Next photo";
export const zoomOut = "Zoom out";
export const zoomIn = "Zoom in";
export const pictureZoomLabel = (name: string) => `${name}. Use plus and minus to zoom.`;
export const thisFileHasBeenDeleted = "This file has been deleted.";
export const weCouldntLoadThisFile = "We couldn't load this file.";
export const tryAgain = "Try again";
