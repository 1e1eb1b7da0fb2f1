/** Decodes one HEIC photo. Receives its bytes, returns its pixels or undefined. */
import libheif from "libheif-js/libheif/libheif.js";

export type HeicAnswer =
  | { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }
  | undefined;

const MOST_PIXELS = 64_000_000;

type Picture = {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  display: (
    into: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
    done: (shown: unknown) => void,
  ) => void;
};
type Library = { HeifDecoder: new () => { decode: (bytes: Uint8Array) => Picture[] } };

const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage: (answer: HeicAnswer, transfer?: Transferable[]) => void;
};

port.onmessage = async ({ data: bytes }) => {
  try {
    const { HeifDecoder } = (libheif as unknown as () => Library)();
    const pictures = new HeifDecoder().decode(new Uint8Array(bytes));
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (!picture) return port.postMessage(undefined);
    const [width, height] = [picture.get_width(), picture.get_height()];
    if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) return port.postMessage(undefined);
    const pixels = new Uint8ClampedArray(width * height * 4);
    const shown = await new Promise((done) => picture.display({ data: pixels, width, height }, done));
    if (!shown) return port.postMessage(undefined);
    port.postMessage({ width, height, pixels }, [pixels.buffer]);
  } catch {
    port.postMessage(undefined);
  }
};
