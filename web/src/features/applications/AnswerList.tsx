import type { Application } from "@hearthpaw/client";
import css from "./applications.module.css";

/** What was asked and answered. */
export function AnswerList({ application: { questions, answers } }: { application: Application }) {
  return (
    <dl className={css.answers}>
      {questions.map(({ id, text }) => {
        const answer = answers.find(({ questionId }) => questionId === id)?.text;
        return (
          <div key={id}>
            <dt>{text}</dt>
            <dd className={answer ? undefined : css.soft}>{answer ?? "Not answered"}</dd>
          </div>
        );
      })}
    </dl>
  );
}
