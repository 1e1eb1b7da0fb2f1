/** Lets so many requests begin at a time, and callers take turns, so that a flood of cheap requests keeps nobody from being heard. */

/** Resolves when a request of this network may begin; undefined where it may at once. */
export type Pace = (network: string) => Promise<void> | undefined;

/**
 * At most `each` requests begin before the process has looked for what else has come: it does so only when it is idle or when a timer
 * is due, and requests that are answered at once, one after the other in a connection, leave it neither. The others wait, and
 * begin in turns, one of each network. Their number is bounded by that of connections, as each has one request at a time.
 */
export function createPace(each = 64): Pace {
  const lines = new Map<string, (() => void)[]>();
  let begun = 0;
  let isDue = false;

  function openSlice(): void {
    isDue = false;
    begun = 0;
    while (lines.size > 0 && begun < each) {
      for (const [network, line] of lines) {
        if (begun === each) break;
        begun++;
        line.shift()!();
        // Behind the others, also at the beginning of the next slice.
        lines.delete(network);
        if (line.length > 0) lines.set(network, line);
      }
    }
    if (begun > 0) due();
  }

  function due(): void {
    if (isDue) return;
    isDue = true;
    setTimeout(openSlice, 0);
  }

  return (network) => {
    due();
    if (begun < each && lines.size === 0) {
      begun++;
      return undefined;
    }
    return new Promise((begin) => {
      const line = lines.get(network);
      if (line) line.push(begin);
      else lines.set(network, [begin]);
    });
  };
}
