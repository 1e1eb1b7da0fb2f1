import {
  Button,
  ButtonLink,
  Container,
  formatCents,
  Icon,
  type IconName,
  Link,
  Section,
} from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { FIGURES as is } from "../../lib/figures.ts";
import { saleExample } from "./sale_example.ts";
import * as texts from "./texts.tsx";
import css from "./become.module.css";

const SIGN_UP = "/sign-up?as=Breeder&returnTo=%2Fbreeder%2Fverification";

const steps: readonly { title: string; text: string }[] = [
  { title: texts.createAnAccount, text: texts.accountStepText },
  { title: texts.confirmYourEmail, text: texts.confirmStepText },
  { title: texts.verifyYourIdentity, text: texts.verifyStepText },
  { title: texts.listYourPets, text: texts.listStepText },
];

const figures: readonly { figure: string; text: string }[] = [
  { figure: "$0", text: texts.costToJoin },
  { figure: `${is.platformFeePercent}%`, text: texts.costPerSale },
  { figure: texts.youngestWeeksWeeks(is.youngestWeeks), text: texts.minimumAgeToGoHome },
];

const asked: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "user",
    title: texts.yourIdBothSides,
    text: texts.idExplained(is.identityDays),
  },
  {
    icon: "home",
    title: texts.whereYourPetsLive,
    text: texts.homePhotosExplained,
  },
  {
    icon: "document",
    title: texts.registrationOptional,
    text: texts.registrationExplained,
  },
  {
    icon: "health",
    title: texts.honestListings,
    text: texts.honestListingsExplained,
  },
];

const safe: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "card",
    title: texts.paidBeforeTheHandOff,
    text: texts.prepaymentExplained,
  },
  {
    icon: "clock",
    title: texts.oneBuyerAtATime,
    text: texts.oneBuyerExplained,
  },
  {
    icon: "bookmark",
    title: texts.yourDepositPolicy,
    text: texts.depositPolicyExplained(is.freeCancelHours),
  },
  {
    icon: "document",
    title: texts.aContractFromDayOne,
    text: texts.contractExplained,
  },
  {
    icon: "home",
    title: texts.yourAddressStaysPrivate,
    text: texts.addressPrivacyExplained,
  },
  {
    icon: "shield",
    title: texts.helpWithDisputes,
    text: texts.disputesExplained(is.replyDays),
  },
];

/** Requirements, costs and benefits of selling here, for people who consider it. */
export function BecomeBreederScreen() {
  return (
    <>
      <div className={css.hero}>
        <Container className={css.heroInner}>
          <div className={css.words}>
            <h1>{texts.breederPageHeading}</h1>
            <p className={css.lead}>
              {texts.breederPageLead}
            </p>
            <Begin />
          </div>
          <dl className={css.figures}>
            {figures.map(({ figure, text }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </div>
      <Container className={css.body}>
        <Section title={texts.howToGetStarted}>
          <ol className={css.steps}>
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className={css.number} aria-hidden="true">{index + 1}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={texts.whatWeAskOfYou}>
          <ul className={css.asked}>
            {asked.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} size={24} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={texts.whatItCosts} id="fees">
          <Money />
        </Section>
        <Section title={texts.howWeProtectYou}>
          <ul className={css.safe}>
            {safe.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} size={24} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <div className={css.end}>
          <h2>{texts.readyToStart}</h2>
          <Begin />
        </div>
      </Container>
    </>
  );
}

/** The first step, for the present visitor. */
function Begin() {
  const { status, isBreeder, user, signOut } = useSession();
  if (status === "signed-in" && isBreeder) {
    return (
      <div className={css.ways}>
        <ButtonLink href="/breeder/verification" size="large">{texts.continueMyVerification}</ButtonLink>
        <ButtonLink href="/breeder" size="large" variant="secondary">{texts.myDashboard}</ButtonLink>
      </div>
    );
  }
  if (status === "signed-in") {
    return (
      <div className={css.note}>
        <p>
          {user
            ? texts.separateAccountNamed({ firstName: user.firstName, lastName: user.lastName })
            : texts.separateAccountNeeded}
        </p>
        <Button variant="secondary" onClick={signOut}>{texts.signOutToCreateIt}</Button>
      </div>
    );
  }
  return (
    <div className={css.ways}>
      <ButtonLink href={SIGN_UP} size="large">{texts.createABreederAccount}</ButtonLink>
      <span>
        {texts.shelterJoinLink((text) => <Link href="/shelter/join">{text}</Link>)}
      </span>
    </div>
  );
}

function Money() {
  const { priceCents, serviceFeeCents, platformFeeCents, netCents } = saleExample(250_000);
  return (
    <div className={css.money}>
      <div className={css.card}>
        <table className={css.sum}>
          <caption>{texts.aPuppyFor(formatCents(priceCents))}</caption>
          <tbody>
            <tr>
              <th scope="row">{texts.puppyPrice}</th>
              <td>{formatCents(priceCents)}</td>
            </tr>
            <tr>
              <th scope="row">{texts.platformFeeRow(is.platformFeePercent)}</th>
              <td>{`−${formatCents(platformFeeCents)}`}</td>
            </tr>
            <tr className={css.total}>
              <th scope="row">{texts.youReceive}</th>
              <td>{formatCents(netCents)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className={css.prose}>
        <p>
          {texts.feesExplained({
            platformFeePercent: is.platformFeePercent,
            serviceFeePercent: is.serviceFeePercent,
            serviceFeeCents: formatCents(serviceFeeCents),
          })}
        </p>
        <p>
          {texts.payoutExplained({
            releaseHours: is.releaseHours,
            releaseDaysAlone: is.releaseDaysAlone,
          })}
        </p>
        <p>
          {texts.cancellationExplained}
        </p>
      </div>
    </div>
  );
}
