import { initials } from "../format.ts";
import { cx } from "../cx.ts";
import css from "./Avatar.module.css";

export type AvatarProps = {
  name: string;
  /** Address of the photo; '/avatar.png' means that there is none. */
  src?: string | null;
  size?: 32 | 40 | 56 | 96;
  /** Breeders and shelters get the hearth's arch, people a circle. */
  shape?: "circle" | "arch";
  className?: string;
};

/** A photo, or the initials if there is none. It is decoration, because the name is beside it. */
export function Avatar({ name, src, size = 40, shape = "circle", className }: AvatarProps) {
  const picture = src && src !== "/avatar.png" ? src : undefined;
  return (
    <span
      className={cx(css.avatar, css[shape], className)}
      style={{ width: size, height: shape === "arch" ? size * 1.14 : size, fontSize: size * 0.36 }}
      aria-hidden="true"
      data-initials={picture ? undefined : initials(name)}
    >
      {picture ? <img src={picture} alt="" width={size} height={size} loading="lazy" /> : null}
    </span>
  );
}
