import { initials } from "../format.ts";
import { cx } from "../cx.ts";
import css from "./Avatar.module.css";

export type AvatarProps = {
  name: string;
  /** A picture's address; '/avatar.png' means that there is none. */
  src?: string | null;
  size?: 32 | 40 | 56 | 96;
  /** Homes (breeders, shelters) stand in the hearth's arch; people in a circle. */
  shape?: "circle" | "arch";
  className?: string;
};

/** A face, or the initials where there is none. The name stands beside it, so it is decoration. */
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
