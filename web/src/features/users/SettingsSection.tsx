import type { ReactNode } from "react";
import { Section } from "@hearthpaw/ui-kit";
import css from "./settings.module.css";

/** One subject of the settings: its heading, a sentence about it, and what can be changed. `id` is its place in the address. */
export function SettingsSection({ id, title, lead, children }: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return <Section id={id} title={title} lead={lead} className={css.section}>{children}</Section>;
}
