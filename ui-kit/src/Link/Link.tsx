import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from "react";

/** Props that every link of the kit passes on: those of an `<a>` that always has an address. */
export type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/**
 * Sets the router's link for the kit, once near the root: `<LinkProvider component={RouterLink}>`. Without it
 * links are plain anchors, which also work. External addresses and `#anchors` never reach the router.
 */
export function LinkProvider(
  { component, children }: { component: ComponentType<LinkProps>; children: ReactNode },
) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link that uses the router inside the site and a plain anchor otherwise. */
export function Link(props: LinkProps) {
  const Inner = useContext(LinkContext);
  const { children, ...rest } = props;
  const inside = props.href.startsWith("/") && !props.href.startsWith("//");
  if (Inner && inside && !props.download && !props.target) return <Inner {...props} />;
  return <a {...rest}>{children}</a>;
}
