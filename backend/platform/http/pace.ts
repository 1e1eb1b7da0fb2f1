/**
 * Limits how many requests begin at a time, alternating between networks. A flood of cheap requests then
 * barely delays other visitors.
 */

/** Resolves when a request of this network may begin. Undefined if it may begin at once. */
export type Pace = (network: string) => Promise<void> | undefined;

/**
 * At most `each` requests begin before the event loop reads new input. The loop reads input only when it is
 * idle or a timer is due, and hundreds of connections with quick requests leave it no idle moment. The other
 * requests wait and begin in turns, one from each network. Each connection has one request at a time, so the
 * limit on connections bounds the wait list.
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
        // This network's next turn comes after all others, also in the next slice.
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
