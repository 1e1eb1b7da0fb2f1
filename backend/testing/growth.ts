/**
 * Returns how many times as long `work` takes for twice the size: 2 if its time grows with the size, 4 if with its square.
 * Only the quickest of several runs counts, and a millisecond is added to both, so a slow or busy machine makes no difference.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  const quickest = async (of: number) => {
    let least = Infinity;
    for (let run = 0; run < 5; run++) {
      const began = performance.now();
      await work(of);
      least = Math.min(least, performance.now() - began);
    }
    return least + 1;
  };
  return await quickest(2 * size) / await quickest(size);
}
