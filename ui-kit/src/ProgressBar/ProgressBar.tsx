import css from "./ProgressBar.module.css";

/**
 * A line at the top of the window while the next page loads. It appears after 100 ms, so fast pages show
 * none.
 */
export function ProgressBar({ isActive, label = "Loading page" }: { isActive: boolean; label?: string }) {
  return (
    <div role="status" className={css.place}>
      {isActive && (
        <span className={css.bar}>
          <span className={css.hidden}>{label}</span>
        </span>
      )}
    </div>
  );
}
