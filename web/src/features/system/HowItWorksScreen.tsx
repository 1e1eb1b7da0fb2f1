import type { ReactNode } from "react";
import { ButtonLink, Container, formatCents, Link } from "@hearthpaw/ui-kit";
import { FIGURES as is } from "../../lib/figures.ts";
import * as texts from "./texts.tsx";
import css from "./guide.module.css";

type Step = { title: string; text: string };

const BUYERS: readonly Step[] = [
  {
    title: texts.findYourPet,
    text: texts.searchByBreedPlacePriceAnd,
  },
  {
    title: texts.ask,
    text: texts.writeToTheBreederFromThe,
  },
  {
    title: texts.reserve,
    text: texts.payADepositOrTheFull({
      depositCents: formatCents(is.depositCents),
      holdMinutes: is.holdMinutes,
      serviceFeePercent: is.serviceFeePercent,
    }),
  },
  {
    title: texts.thinkItOver,
    text: texts.forHoursAfterPayingYouCan(is.freeCancelHours),
  },
  {
    title: texts.payTheBalance,
    text: texts.itsDueDaysBeforeTheGo({
      balanceDaysBefore: is.balanceDaysBefore,
      balanceHoursAfterDeposit: is.balanceHoursAfterDeposit,
    }),
  },
  {
    title: texts.bringYourPetHome,
    text: texts.pickItUpOrHaveIt(is.youngestWeeks),
  },
  {
    title: texts.tellUsIfSomethingIsWrong,
    text: texts.youHaveDaysFromTheHand(is.reportDays),
  },
];

const BREEDERS: readonly Step[] = [
  {
    title: texts.getVerified,
    text: texts.sendAPhotoIdAndPhotos,
  },
  {
    title: texts.listYourPets,
    text: texts.draftsAreFreeAndSoAre,
  },
  {
    title: texts.answerAndApprove,
    text: texts.buyersWriteToYouHereYou,
  },
  {
    title: texts.handOffThePet,
    text: texts.theFullPriceIsPaidBefore,
  },
  {
    title: texts.getPaid,
    text: texts.yourShareThePriceLessOur({
      platformFeePercent: is.platformFeePercent,
      releaseHours: is.releaseHours,
      releaseDaysAlone: is.releaseDaysAlone,
    }),
  },
];

/** The way of a sale, for each side of it. */
export function HowItWorksScreen() {
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1>{texts.howItWorks}</h1>
        <p className={css.lead}>{texts.fromTheFirstLookToThe}</p>
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
            <ButtonLink href="/become-a-breeder" variant="secondary">{texts.sellOnHearthpaw}</ButtonLink>
          }
        />
      </div>
      <p className={css.more}>
        {texts.whatHappensIfSomethingGoesWrong({
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
