import { useEffect, useState } from "react";
import { recall, remember } from "./tab_memory.ts";

/** Wait before another mail may be requested, in seconds. */
const COOL_DOWN_SECONDS = 60;

/**
 * Counts down after a request for a mail, also across a reload and between two places on the page. `left` is
 * in whole seconds, and 0 once another request is allowed.
 */
export function useCoolDown(name: "code" | "verification"): { left: number; start: () => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const look = () => {
      const since = recall(`cool-down:${name}`);
      const passed = typeof since === "number" ? (Date.now() - since) / 1000 : COOL_DOWN_SECONDS;
      setLeft(passed < 0 ? 0 : Math.max(0, Math.ceil(COOL_DOWN_SECONDS - passed)));
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [name]);
  return {
    left,
    start() {
      remember(`cool-down:${name}`, Date.now());
      setLeft(COOL_DOWN_SECONDS);
    },
  };
}
