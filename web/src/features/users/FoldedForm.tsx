import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Disclosure } from "@hearthpaw/ui-kit";
import css from "./settings.module.css";

/**
 * A folded form of the settings. It is open for users who follow a link to its section, because they came to
 * fill it in.
 */
export function FoldedForm(
  { section, title, children }: { section: string; title: string; children: ReactNode },
) {
  const { hash } = useLocation();
  return <Disclosure className={css.form} title={title} open={hash === section}>{children}</Disclosure>;
}
