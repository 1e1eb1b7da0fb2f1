import { drawing, type IconName } from "./drawings.ts";
import { cx } from "../cx.ts";
import css from "./Icon.module.css";

export type { IconName } from "./drawings.ts";

export type IconProps = {
  name: IconName;
  /** Width and height in px; 20 unless told. */
  size?: number;
  /** Says what the icon means where no word stands beside it. Without it the icon is decoration. */
  label?: string;
  /** Fills the shape, as a heart that is set. */
  filled?: boolean;
  className?: string;
};

/** One of our own drawings, in the colour of the text around it. */
export function Icon({ name, size = 20, label, filled, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? "currentColor" : "none"}
      className={cx(css.icon, className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      // What a page was sent with stays, however the browser's build draws it itself.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  );
}
