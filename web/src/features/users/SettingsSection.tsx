import type { ReactNode } from "react";
import { Section } from "@hearthpaw/ui-kit";
import css from "./settings.module.css";

/**
 * A section of the settings with its heading, an introduction and its controls. `id` is its fragment in the
 * address.
 */
export function SettingsSection({ id, title, lead, children }: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return <Section id={id} title={title} lead={lead} className={css.section}>{children}</Section>;
}
