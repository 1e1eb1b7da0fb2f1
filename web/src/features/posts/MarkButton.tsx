import { cx, Icon, type IconName, LOCALE } from "@hearthpaw/ui-kit";
import css from "./posts.module.css";

/** A like or bookmark: pressed or not, with its number. */
export function MarkButton({ icon, label, count, isOn, onChange, disabled }: {
  icon: IconName;
  /** Action and its object: "Like Day 61". */
  label: string;
  count?: number;
  isOn: boolean;
  onChange: (wanted: boolean) => void;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      className={cx(css.mark, isOn && css.on)}
      aria-pressed={isOn}
      aria-label={count === undefined ? label : `${label}, ${count}`}
      title={label}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
    >
      <Icon name={icon} size={20} isFilled={isOn} />
      {count !== undefined && <span aria-hidden="true">{count.toLocaleString(LOCALE)}</span>}
    </button>
  );
}
