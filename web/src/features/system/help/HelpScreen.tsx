import { ButtonLink, ChipLink, ChipRow, Container, Disclosure, Link } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../../lib/configuration.ts";
import { topicsWith } from "./help_topics.ts";
import * as texts from "./texts.ts";
import css from "./help.module.css";

/** Questions and answers by topic, and contact to a person if none of them helps. */
export function HelpScreen() {
  const topics = topicsWith(useConfiguration()?.charity);
  return (
    <Container width="text" className={css.page}>
      <h1>{texts.help}</h1>
      <p className={css.lead}>{texts.helpLead}</p>
      <ChipRow label={texts.topics}>
        {topics.map(({ id, title }) => <ChipLink key={id} href={`#${id}`}>{title}</ChipLink>)}
      </ChipRow>
      {topics.map(({ id, title, lead, questions }) => (
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
        <h2 id="more">{texts.didntFindIt}</h2>
        <p>{texts.contactHint}</p>
        <ButtonLink href="/contact">{texts.contactUs}</ButtonLink>
      </section>
    </Container>
  );
}
