import { ButtonLink, Container, formatCents, Icon, type IconName, Link, Section } from "@hearthpaw/ui-kit";
import { FIGURES as is } from "../../lib/figures.ts";
import * as texts from "./texts.tsx";
import css from "./guide.module.css";

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: texts.onlyVerifiedSellers,
    text: texts.verifiedSellersText,
  },
  {
    icon: "lock",
    title: texts.yourMoneyIsHeldSafely,
    text: texts.heldMoneyText({
      releaseHours: is.releaseHours,
      releaseDaysAlone: is.releaseDaysAlone,
    }),
  },
  {
    icon: "tag",
    title: texts.thePriceYouSaw,
    text: texts.lockedPriceText,
  },
  {
    icon: "user",
    title: texts.oneBuyerForEachPet,
    text: texts.oneBuyerText,
  },
];

const CASES: readonly { when: string; outcome: string }[] = [
  { when: texts.youCancelWithinHours(is.freeCancelHours), outcome: texts.youGetAFullRefund },
  {
    when: texts.youCancelAfterHours(is.freeCancelHours),
    outcome: texts.lateCancelRefund({
      ...is,
      depositCents: formatCents(is.depositCents),
      payInFullUpToCents: formatCents(is.payInFullUpToCents),
    }),
  },
  { when: texts.theBreederCancels, outcome: texts.fullRefundWithFee },
  {
    when: texts.theBreedersAccountIsSuspended,
    outcome: texts.suspendedBreederRefund(is.freeCancelHours),
  },
  {
    when: texts.yourPetIsntAsPromised,
    outcome: texts.notAsPromisedHelp(is.reportDays),
  },
  {
    when: texts.yourPetIsIll,
    outcome: texts.illnessHelp,
  },
  {
    when: texts.youDontRecognizeAPayment,
    outcome: texts.unknownPaymentHelp,
  },
];

/** The held money, its release, and the remedies for problems. */
export function ProtectionScreen() {
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1>{texts.buyerProtection}</h1>
        <p className={css.lead}>
          {texts.protectionLead}
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
      <Section title={texts.whatHappensIf} className={css.block}>
        <dl className={css.cases}>
          {CASES.map(({ when, outcome }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{outcome}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={texts.whatItDoesntCover} className={css.block}>
        <div className={css.prose}>
          <p>
            {texts.notCoveredText(is.reportDays)}
          </p>
          <p>
            {texts.termsLink((text) => <Link href="/terms">{text}</Link>)}
          </p>
        </div>
      </Section>
      <div className={css.actions}>
        <ButtonLink href="/account/reserved">{texts.myReservations}</ButtonLink>
        <ButtonLink href="/contact" variant="secondary">{texts.contactUs}</ButtonLink>
      </div>
    </Container>
  );
}
