import { drawing, type IconName } from "./drawings.ts";
import { cx } from "../cx.ts";
import css from "./Icon.module.css";

export type { IconName } from "./drawings.ts";

export type IconProps = {
  name: IconName;
  /** Width and height in px; 20 by default. */
  size?: number;
  /** The icon's meaning, if no word is beside it. Without it the icon is decoration. */
  label?: string;
  /** Fills the shape, for example the heart of a favorite. */
  isFilled?: boolean;
  className?: string;
};

/** One of our own icons, in the color of the surrounding text. */
export function Icon({ name, size = 20, label, isFilled, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? "currentColor" : "none"}
      className={cx(css.icon, className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      // Hydration keeps the server's drawing, even if the browser's build would draw it differently.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  );
}
