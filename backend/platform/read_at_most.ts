/**
 * Returns the bytes of a request or response body. Undefined as soon as they exceed `most`, or after `ms`
 * milliseconds. Bytes beyond are not read.
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  ms = 15_000,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
    reader.cancel().catch(() => {});
  };
  const timer = setTimeout(end, ms);
  try {
    for (let part = await reader.read(); !part.done && !isOver; part = await reader.read()) {
      size += part.value.length;
      if (size > most) end();
      else chunks.push(part.value);
    }
    return isOver ? undefined : joined(chunks, size);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the bytes of all parts, `size` in total. A single part is not copied. */
export function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only as Uint8Array<ArrayBuffer>;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Returns the text of a body under the same limits. */
export async function readTextAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  ms?: number,
): Promise<string | undefined> {
  const bytes = await readAtMost(body, most, ms);
  return bytes && new TextDecoder().decode(bytes);
}

/** Returns the value of a JSON body. Throws if the body is not JSON, is too large, or takes too long. */
export async function readJsonAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<unknown> {
  return JSON.parse(await readTextAtMost(body, most) ?? "");
}
