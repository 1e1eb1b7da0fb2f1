import { ButtonLink, Container, Icon, type IconName, Link, Section } from "@hearthpaw/ui-kit";
import { FIGURES as is } from "../../lib/figures.ts";
import css from "./guide.module.css";

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Only verified sellers",
    text:
      "Before a breeder's or shelter's pets are shown, our team checks who they are and where their pets live. If a check fails later, their listings are hidden.",
  },
  {
    icon: "lock",
    title: "Your money is held safely",
    text:
      `What you pay stays with us until the hand-off. The breeder's share is released ${is.releaseHours} hours after you've both confirmed it, or ${is.releaseDaysAlone} days after the breeder alone completed the sale.`,
  },
  {
    icon: "tag",
    title: "The price you saw",
    text:
      "When checkout starts, the price and the fees are fixed. The refund policy, the sale contract and the health guarantee that you accept are kept with your order as you saw them.",
  },
  {
    icon: "user",
    title: "One buyer for each pet",
    text:
      "Only one person can hold or reserve a pet at a time. If a payment ever arrives too late, we refund it in full.",
  },
];

const CASES: readonly { when: string; then: string }[] = [
  { when: `You change your mind within ${is.freeCancelHours} hours`, then: "You get a full refund." },
  {
    when: `You cancel after ${is.freeCancelHours} hours`,
    then:
      "You get the balance back, delivery that hasn't begun, add-ons that weren't delivered and any donation. How much of the deposit you get back depends on your state's law and the breeder's policy. You see the exact amount before you confirm.",
  },
  { when: "The breeder cancels", then: "You get a full refund, including our fee." },
  {
    when: "The breeder's account is suspended",
    then: `You can cancel your reservation for a full refund, also after ${is.freeCancelHours} hours.`,
  },
  {
    when: "Your pet isn't as promised",
    then:
      `Report it on your reservation within ${is.reportDays} days of the hand-off. The breeder's share is frozen if it hasn't been released. You and the breeder both send what you have, and our team decides.`,
  },
  {
    when: "Your pet is ill",
    then:
      "The breeder's health guarantee says what they owe you. You accepted it before paying, and it's with your reservation. See a veterinarian first, then report it to us.",
  },
  {
    when: "You don't recognize a payment",
    then:
      "Contact us right away. Your bank can also dispute it. We freeze the sale's money until that's settled.",
  },
];

/** What is held, when it is released, and what happens if things go wrong. */
export function ProtectionScreen() {
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1>Buyer protection</h1>
        <p className={css.lead}>
          Included with everything you pay for on Hearthpaw, at no extra cost. It can't cover money that's
          sent any other way.
        </p>
      </header>
      <ul className={css.promises}>
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Section title="What happens if…" className={css.block}>
        <dl className={css.cases}>
          {CASES.map(({ when, then }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{then}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="What it doesn't cover" className={css.block}>
        <div className={css.prose}>
          <p>
            Payments outside Hearthpaw, problems reported later than {is.reportDays}{" "}
            days after the hand-off, and illnesses or injuries that began after it, unless the breeder's
            health guarantee covers them. Your rights under your state's law stay as they are.
          </p>
          <p>
            The details are in our <Link href="/terms">terms</Link>.
          </p>
        </div>
      </Section>
      <div className={css.actions}>
        <ButtonLink href="/account/reserved">My reservations</ButtonLink>
        <ButtonLink href="/contact" variant="secondary">Contact us</ButtonLink>
      </div>
    </Container>
  );
}
