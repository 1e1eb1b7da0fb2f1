import type { ReactNode } from "react";
import { ButtonLink, Container, formatCents, Link } from "@hearthpaw/ui-kit";
import { FIGURES as is } from "../../lib/figures.ts";
import * as texts from "./texts.tsx";
import css from "./guide.module.css";

type Step = { title: string; text: string };

const BUYERS: readonly Step[] = [
  {
    title: texts.findYourPet,
    text: texts.findStepText,
  },
  {
    title: texts.ask,
    text: texts.askStepText,
  },
  {
    title: texts.reserve,
    text: texts.reserveStepText({
      depositCents: formatCents(is.depositCents),
      holdMinutes: is.holdMinutes,
      serviceFeePercent: is.serviceFeePercent,
    }),
  },
  {
    title: texts.thinkItOver,
    text: texts.thinkItOverStepText({ ...is, depositCents: formatCents(is.depositCents) }),
  },
  {
    title: texts.payTheBalance,
    text: texts.balanceStepText({
      balanceDaysBefore: is.balanceDaysBefore,
      balanceHoursAfterDeposit: is.balanceHoursAfterDeposit,
    }),
  },
  {
    title: texts.bringYourPetHome,
    text: texts.bringHomeStepText(is.youngestWeeks),
  },
  {
    title: texts.reportProblemStep,
    text: texts.reportProblemStepText(is),
  },
];

const BREEDERS: readonly Step[] = [
  {
    title: texts.getVerified,
    text: texts.verifyStepText,
  },
  {
    title: texts.listYourPets,
    text: texts.listStepText,
  },
  {
    title: texts.answerAndApprove,
    text: texts.answerStepText,
  },
  {
    title: texts.handOffThePet,
    text: texts.handOffStepText,
  },
  {
    title: texts.getPaid,
    text: texts.payoutStepText({
      platformFeePercent: is.platformFeePercent,
      releaseHours: is.releaseHours,
      releaseDaysAlone: is.releaseDaysAlone,
    }),
  },
];

/** The steps of a sale for buyers and sellers. */
export function HowItWorksScreen() {
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1>{texts.howItWorks}</h1>
        <p className={css.lead}>{texts.howItWorksLead}</p>
      </header>
      <div className={css.columns}>
        <Steps
          title={texts.forBuyers}
          steps={BUYERS}
          action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
        />
        <Steps
          title={texts.forBreedersAndShelters}
          steps={BREEDERS}
          action={
            <ButtonLink href="/become-a-breeder" variant="secondary">{texts.listPetsOnHearthpaw}</ButtonLink>
          }
        />
      </div>
      <p className={css.more}>
        {texts.protectionAndHelpLinks({
          protection: (text) => <Link href="/buyer-protection">{text}</Link>,
          help: (text) => <Link href="/help">{text}</Link>,
        })}
      </p>
    </Container>
  );
}

function Steps({ title, steps, action }: { title: string; steps: readonly Step[]; action: ReactNode }) {
  return (
    <section className={css.side}>
      <h2>{title}</h2>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={css.number} aria-hidden="true">{index + 1}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      {action}
    </section>
  );
}
