/**
 * Trouble on demand. A fault hits the next `times` requests that match: `before` means that nothing has happened
 * yet, `after` that the effect is on record and only the answer is lost.
 */
export interface Fault {
  kind: "error" | "cut" | "hang" | "delay";
  when: "before" | "after";
  method?: string;
  /** The beginning of the path, such as `/v1/refunds`. */
  path?: string;
  /** For `error`: the status, 500 unless told. */
  status?: number;
  /** For `error`: the provider's own code of a refusal, such as `balance_insufficient`; its status is 400 unless told. */
  code?: string;
  /** For `delay` and `hang`: how long. */
  ms?: number;
  times: number;
}

export interface Faults {
  add(fault: Partial<Fault>): Fault;
  list(): Fault[];
  clear(): void;
  /** Takes one use of the first fault that matches. */
  take(method: string, path: string): Fault | undefined;
}

/** An empty list of faults; it is not kept over a restart. */
export function noFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add(fault) {
      const full: Fault = { kind: "error", when: "before", times: 1, ...fault };
      faults.push(full);
      return full;
    },
    list: () => faults,
    clear: () => void (faults = []),
    take(method, path) {
      const hit = faults.find((f) =>
        f.times > 0 && (!f.method || f.method === method) && (!f.path || path.startsWith(f.path))
      );
      if (hit) hit.times--;
      return hit && { ...hit };
    },
  };
}
