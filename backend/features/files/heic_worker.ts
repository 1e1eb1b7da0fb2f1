/** Decodes one HEIC picture in a separate thread. Receives `HeicJob`, responds with `HeicAnswer`. */
import libheif from "libheif-js/wasm-bundle.js";

export type HeicJob = { bytes: Uint8Array<ArrayBuffer>; mostPixels: number; mostSide: number };
export type HeicAnswer =
  | { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }
  | { error: string };

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
type Port = {
  onmessage: ((event: MessageEvent<HeicJob>) => void) | null;
  postMessage: (answer: HeicAnswer, transfer?: Transferable[]) => void;
};

const port = globalThis as unknown as Port;

// The library prints a picture's errors to the console, which would fill the server's log.
console.log = console.error = () => {};

port.onmessage = async ({ data: { bytes, mostPixels, mostSide } }) => {
  try {
    const pictures = new (libheif as Library).HeifDecoder().decode(bytes);
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (!picture) return port.postMessage({ error: "no photo" });
    const [width, height] = [picture.get_width(), picture.get_height()];
    // This check comes before decoding, when only the header has been read.
    if (!(width * height <= mostPixels && Math.max(width, height) <= mostSide && width > 0 && height > 0)) {
      return port.postMessage({ error: "too many pixels" });
    }
    const pixels = new Uint8ClampedArray(width * height * 4);
    const shown = await new Promise((done) => picture.display({ data: pixels, width, height }, done));
    if (!shown) return port.postMessage({ error: "the photo can't be decoded" });
    port.postMessage({ width, height, pixels }, [pixels.buffer]);
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
};
