import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import css from "./Breadcrumbs.module.css";

/**
 * The reader's place in the site. The last part is the page itself and has no link. A phone shows only the
 * way back.
 */
export function Breadcrumbs(
  { items, className }: { items: readonly { label: string; href?: string }[]; className?: string },
) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className={css.list}>
        {items.map((item, i) => (
          <li key={item.label} className={cx(css.item, i === items.length - 2 && css.parent)}>
            {i > 0 && <Icon name="chevron-right" size={14} className={css.mark} />}
            {item.href && i < items.length - 1
              ? (
                <Link href={item.href} className={css.link}>
                  <Icon name="chevron-left" size={16} className={css.back} />
                  {item.label}
                </Link>
              )
              : <span aria-current={i === items.length - 1 ? "page" : undefined}>{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
