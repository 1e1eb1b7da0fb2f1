import * as texts from "./texts.tsx";
/**
 * The frame may run its scripts on its own origin, with its own storage, and open links in new tabs. It can
 * neither navigate our page nor access it.
 */
const RIGHTS = texts.sandboxRights;

/** A frame of another service, which receives our origin but not the address of the page. */
export function OutsideFrame(props: { title: string; src: string; height?: number; className?: string }) {
  return <iframe {...props} sandbox={RIGHTS} referrerPolicy="origin" loading="lazy" />;
}
