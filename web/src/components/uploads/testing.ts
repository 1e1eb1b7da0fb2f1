/** Test files to choose, and a storage to upload them to. */

/**
 * A HEIC photo of 320 x 240 like a phone's: its upper left quarter is red, and it contains camera and
 * location.
 */
const HEIC = [
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA",
  "AAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAAApgACAAAAAAJKAAEAAAAAAAABVAAAADhp",
  "aW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAv2lwcnAAAAChaXBjbwAAAHVo",
  "dmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoCQCEAAQAoQgEBA3AAAAMAkAAA",
  "AwAAAwA8oAoIDxZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAUAAAADwAAAAEHBpeGkAAAAA",
  "AwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAgJtZGF0AAAAoigBrwnIbfhG",
  "ITl1X//765///UUXIfrzwnQcw8u401nh+07FzYLUwG0Sr6wJ9uBivPy1jOk2ARA37HwABJgALGCi933c4ebmWgiSrLCkur+R",
  "TiIX8lJLwkzVIr6AIatVERVU8iTMkXgm4sCiE6IHfmAAhMvL8igA5oDQmEcw+oYDDIQ0NjAAAAMAAiKHAAADAAADAAADAAAD",
  "AAADAAADAACTgAAAAABJSSoACAAAAAkADwECAAgAAACUAAAAEAECAAkAAACKAAAAEgEDAAEAAAABAAAAGgEFAAEAAAB6AAAA",
  "GwEFAAEAAACCAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEAAACcAAAAJYgEAAEAAADqAAAAAAAAAEgAAAABAAAA",
  "SAAAAAEAAABDYW1lcmEgOQAARmVybndlaAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA",
  "//8AAAKgBAABAAAAQAEAAAOgBAABAAAA8AAAAAAAAAAEAAEAAgACAAAATgAAAAIABQADAAAAOAEAAAMAAgACAAAAVwAAAAQA",
  "BQADAAAAIAEAAAAAAAB7AAAAAQAAAA8AAAABAAAAKwAAAAEAAAAsAAAAAQAAACEAAAABAAAANAAAAAEAAAA=",
].join("");

export function heicFile(name = "IMG_4711.HEIC"): File {
  // Systems often do not know the type of such a file.
  return new File([Uint8Array.from(atob(HEIC), (sign) => sign.charCodeAt(0))], name);
}

/** Returns an image of the given size: its upper left quarter is red, and the rest blue. */
export async function pictureFile(
  width: number,
  height: number,
  type: "image/jpeg" | "image/png" = "image/jpeg",
  name = "maple.jpg",
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#336699";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#cc3311";
  context.fillRect(0, 0, width / 2, height / 2);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

export const pdfFile = (name = "papers.pdf"): File =>
  new File(["%PDF-1.4\n%%EOF\n"], name, { type: "application/pdf" });

export type Put = { url: string; method: string; headers: Record<string, string>; body: Blob };

/**
 * Replaces the storage on the network. `answer` returns the outcome of each PUT: a status, 0 for a lost
 * connection, or a promise of one. A promise that never settles is an upload in progress.
 */
export function fakeStorage(answer: (put: Put, count: number) => number | Promise<number>) {
  const puts: Put[] = [];
  const original = globalThis.XMLHttpRequest;
  class Request {
    status = 0;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend: (() => void) | undefined;
    #put: Put = { url: "", method: "", headers: {}, body: new Blob() };
    #isOver = false;
    open(method: string, url: string) {
      this.#put = { ...this.#put, method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#put.headers[name.toLowerCase()] = value;
    }
    async send(body: Blob) {
      this.#put.body = body;
      puts.push(this.#put);
      const result = answer(this.#put, puts.length);
      this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
      this.#end(await result);
    }
    abort() {
      this.#end(0);
    }
    #end(status: number) {
      if (this.#isOver) return;
      this.#isOver = true;
      this.status = status;
      this.onloadend?.();
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return { puts, restore: () => void (globalThis.XMLHttpRequest = original) };
}
