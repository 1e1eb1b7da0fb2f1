import type { CSSProperties } from "react";

/** The header of a BMP of 6 by 4 pixels with 16 bits each, as Base64. */
const HEADER = "Qk1mAAAAAAAAADYAAAAoAAAABgAAAAQAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/**
 * Returns the style of an `img` that fills its box. Until the photo has loaded, it shows the preview, which
 * the browser blurs by stretching it. `preview` is the pixels after the header, as Base64.
 */
export const previewStyle = (preview: string | undefined): CSSProperties | undefined =>
  preview ? { background: `url(data:image/bmp;base64,${HEADER}${preview}) 0 0/100% 100%` } : undefined;
