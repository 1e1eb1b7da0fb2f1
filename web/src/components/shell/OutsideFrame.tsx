/**
 * The frame may run its scripts on its own origin, with its own storage, and open links in new tabs. It can
 * neither navigate our page nor access it.
 */
const RIGHTS =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

/** A frame of another service, which receives our origin but not the address of the page. */
export function OutsideFrame(
  { title, ...rest }: { title: string; src: string; height?: number; className?: string },
) {
  return <iframe {...rest} title={title} sandbox={RIGHTS} referrerPolicy="origin" loading="lazy" />;
}
