import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from "react";

/** What every link of the kit hands on: an `<a>` that always has an address. */
export type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/**
 * Gives the kit the router's link, once, near the root: `<LinkProvider component={RouterLink}>`. Without it links are
 * plain anchors, which also work. Addresses outside the site and `#anchors` never reach the router.
 */
export function LinkProvider(
  { component, children }: { component: ComponentType<LinkProps>; children: ReactNode },
) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link inside the site through the router, any other as an anchor. */
export function Link(props: LinkProps) {
  const Inner = useContext(LinkContext);
  const inside = props.href.startsWith("/") && !props.href.startsWith("//");
  if (Inner && inside && !props.download && !props.target) return <Inner {...props} />;
  return <a {...props} />;
}
