import * as texts from "./texts.tsx";
/**
 * What it may do: run its scripts on its own origin, with its own storage, and open links in new tabs. It can neither lead our
 * page elsewhere nor reach into it.
 */
const RIGHTS = texts.sandboxRights;

/** A frame of another service, which learns our origin but not the page that it stands on. */
export function OutsideFrame(props: { title: string; src: string; height?: number; className?: string }) {
  return <iframe {...props} sandbox={RIGHTS} referrerPolicy="origin" loading="lazy" />;
}
