/**
 * Watches the bytes that a browser sends on a WebSocket (RFC 6455). Returns whether a message stays within
 * `most` bytes, judging by the lengths announced in its frames. The HTTP server would read 64 MB into memory
 * before any code could check it.
 */
export function frameGuard(most: number): (part: Uint8Array) => boolean {
  const head: number[] = [];
  let payload = 0;
  let message = 0;

  /** Returns the length of the frame once its head is complete, else undefined. */
  function lengthOf(): number | undefined {
    if (head.length < 2) return undefined;
    const short = head[1]! & 0x7f;
    const extra = head[1]! & 0x80 ? 4 : 0;
    const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (head.length < 2 + wide + extra) return undefined;
    return wide === 0 ? short : head.slice(2, 2 + wide).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  return (part) => {
    for (let at = 0; at < part.length;) {
      if (payload > 0) {
        const step = Math.min(payload, part.length - at);
        payload -= step;
        at += step;
        continue;
      }
      head.push(part[at++]!);
      const length = lengthOf();
      if (length === undefined) continue;
      const isControl = (head[0]! & 0x08) !== 0;
      if (!isControl) message += length;
      if (message > most || length > most) return false;
      if (!isControl && head[0]! & 0x80) message = 0;
      payload = length;
      head.length = 0;
    }
    return true;
  };
}
