import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import css from "./Breadcrumbs.module.css";

/** Where one is. The last part is the page itself and no link; on a phone only the way back remains. */
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
