/**
 * A fault on demand. It hits the next `times` matching requests. `before`: nothing has happened yet. `after`:
 * the effect is on record and only the answer is lost.
 */
export interface Fault {
  kind: "error" | "cut" | "hang" | "delay";
  when: "before" | "after";
  method?: string;
  /** Prefix of the path, such as `/v1/refunds`. */
  path?: string;
  /** For `error`: the status. Default: 500. */
  status?: number;
  /**
   * For `error`: the provider's code of a refusal, such as `balance_insufficient`. Its status defaults to
   * 400.
   */
  code?: string;
  /** Duration, for `delay` and `hang`. */
  ms?: number;
  times: number;
}

export interface Faults {
  add(fault: Partial<Fault>): Fault;
  list(): Fault[];
  clear(): void;
  /** Uses up one hit of the first matching fault. */
  take(method: string, path: string): Fault | undefined;
}

/** Returns an empty list of faults. It does not survive a restart. */
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
