import { useEffect, useState } from "react";
import { recall, remember } from "./tab_memory.ts";

/** How long people wait before they ask for another mail, in seconds. */
const COOL_DOWN_SECONDS = 60;

/**
 * Counts down after something was asked for, also over a reload and between two places on the page. `left` is in whole
 * seconds, 0 when it may be asked for again.
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
