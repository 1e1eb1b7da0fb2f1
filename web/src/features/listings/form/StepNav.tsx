import { Icon, VisuallyHidden } from "@hearthpaw/ui-kit";
import type { Need } from "./checks.ts";
import { stateOf, STEPS } from "./steps.ts";
import type { StepId } from "./fields.ts";
import * as texts from "./texts.tsx";
import type { FieldName } from "./values.ts";
import css from "./form.module.css";

/** All steps, each with its state and a link. */
export function StepNav({ at, missing, wrong, hrefOf, onGo }: {
  at: StepId;
  missing: readonly Need[];
  wrong: readonly FieldName[];
  hrefOf: (step: StepId) => string;
  onGo: (step: StepId) => void;
}) {
  const here = STEPS.findIndex(({ id }) => id === at);
  return (
    <nav aria-label={texts.steps} className={css.nav}>
      <ol>
        {STEPS.map((step, index) => {
          const state = step.id === "preview" ? "next" : stateOf(step, missing, wrong);
          const isDone = state === "done" && (step.needs.length > 0 || index < here);
          return (
            <li key={step.id}>
              <a
                href={hrefOf(step.id)}
                className={css.step}
                aria-current={step.id === at ? "step" : undefined}
                data-state={state === "wrong" ? "wrong" : isDone ? "done" : "open"}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onGo(step.id);
                }}
              >
                <span className={css.mark} aria-hidden="true">
                  {state === "wrong"
                    ? <Icon name="warning" size={16} />
                    : isDone
                    ? <Icon name="check" size={16} />
                    : index + 1}
                </span>
                <span className={css.stepTitle}>{step.title}</span>
                <VisuallyHidden>
                  {state === "wrong"
                    ? texts.needsAFix
                    : isDone
                    ? texts.stepDone
                    : state === "missing"
                    ? texts.somethingIsMissing
                    : ""}
                </VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
