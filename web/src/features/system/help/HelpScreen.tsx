import { ButtonLink, ChipLink, ChipRow, Container, Disclosure, Link } from "@hearthpaw/ui-kit";
import { TOPICS } from "./help_topics.ts";
import css from "./help.module.css";

/** Questions and answers by topic, and the way to a person where none of them helps. */
export function HelpScreen() {
  return (
    <Container width="text" className={css.page}>
      <h1>Help</h1>
      <p className={css.lead}>Answers to what people ask us most.</p>
      <ChipRow label="Topics">
        {TOPICS.map(({ id, title }) => <ChipLink key={id} href={`#${id}`}>{title}</ChipLink>)}
      </ChipRow>
      {TOPICS.map(({ id, title, lead, questions }) => (
        <section key={id} id={id} className={css.topic} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={css.soft}>{lead}</p>
          <div className={css.questions}>
            {questions.map(({ question, answer, link }) => (
              <Disclosure key={question} title={question}>
                <div className={css.answer}>
                  {answer.map((text) => <p key={text}>{text}</p>)}
                  {link && (
                    <p>
                      <Link href={link.href}>{link.label}</Link>
                    </p>
                  )}
                </div>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
      <section className={css.end} aria-labelledby="more">
        <h2 id="more">Didn't find it?</h2>
        <p>Our team answers by phone or email.</p>
        <ButtonLink href="/contact">Contact us</ButtonLink>
      </section>
    </Container>
  );
}
