import css from "./ProgressBar.module.css";

/**
 * A line at the top of the window while the next page loads. It appears after 100 ms, so fast pages show
 * none.
 */
export function ProgressBar({ active, label = "Loading page" }: { active: boolean; label?: string }) {
  return (
    <div role="status" className={css.place}>
      {active && (
        <span className={css.bar}>
          <span className={css.hidden}>{label}</span>
        </span>
      )}
    </div>
  );
}
