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
import css from "./become.module.css";

const SIGN_UP = "/sign-up?as=Breeder&returnTo=%2Fbreeder%2Fverification";

const steps: readonly { title: string; text: string }[] = [
  { title: "Create an account", text: "Your name, your kennel or cattery name, and your ZIP code." },
  { title: "Confirm your email", text: "We'll email you a link." },
  { title: "Verify your identity", text: "Take a few photos with your phone. Our team reviews them." },
  { title: "List your pets", text: "Your page and listings show the verified badge." },
];

const figures: readonly { figure: string; text: string }[] = [
  { figure: "$0", text: "to join, to list, and each month" },
  { figure: `${is.platformFeePercent}%`, text: "of the price, when a pet is sold" },
  { figure: `${is.youngestWeeks} weeks`, text: "minimum age to go home" },
];

const asked: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "user",
    title: "Your ID, both sides",
    text:
      `A driver's license, state ID or passport card of the person who runs the program. Only our team sees it, and we delete the photos ${is.identityDays} days after the decision.`,
  },
  {
    icon: "home",
    title: "Where your pets live",
    text: "One to five photos of where litters are raised, as it looks on an ordinary day.",
  },
  {
    icon: "document",
    title: "Your registration, if you have one",
    text:
      "A USDA or state license, or a kennel registration. Small home breeders often don't need one, and are just as welcome.",
  },
  {
    icon: "health",
    title: "Honest listings",
    text:
      "Your own photos, the real age, and the health tests that were done. No pet goes home before eight weeks.",
  },
];

const safe: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "card",
    title: "Paid before the hand-off",
    text: "We collect the full price before a pet leaves you. No checks, no cash at the door.",
  },
  {
    icon: "clock",
    title: "One buyer at a time",
    text:
      "While someone is checking out, nobody else can reserve the same pet, and unpaid holds end automatically.",
  },
  {
    icon: "bookmark",
    title: "Your deposit policy",
    text:
      `You decide how much of the deposit to refund after ${is.freeCancelHours} hours: all, half or none, as state law allows.`,
  },
  {
    icon: "document",
    title: "A contract from day one",
    text:
      "Every buyer accepts a sale contract and a health guarantee before paying. We give you templates for both.",
  },
  {
    icon: "home",
    title: "Your address stays private",
    text: "Your page shows only your city and state.",
  },
  {
    icon: "shield",
    title: "Help with disputes",
    text: "If you and a buyer can't agree, our team hears both sides and decides.",
  },
];

/** What selling here asks, costs and gives, for those who think about it. */
export function BecomeBreederScreen() {
  return (
    <>
      <div className={css.hero}>
        <Container className={css.heroInner}>
          <div className={css.words}>
            <h1>Good homes for the pets you raise</h1>
            <p className={css.lead}>
              List your litters where people are looking for them. No listing fees, no monthly fees, and every
              payment is made before a pet leaves you.
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
        <Section title="How to get started">
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
        <Section title="What we ask of you">
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
        <Section title="What it costs" id="fees">
          <Money />
        </Section>
        <Section title="How we protect you">
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
          <h2>Ready to start?</h2>
          <Begin />
        </div>
      </Container>
    </>
  );
}

/** The first step, for whoever is here. */
function Begin() {
  const { status, isBreeder, user, signOut } = useSession();
  if (status === "signed-in" && isBreeder) {
    return (
      <div className={css.ways}>
        <ButtonLink href="/breeder/verification" size="large">Continue my verification</ButtonLink>
        <ButtonLink href="/breeder" size="large" variant="secondary">My dashboard</ButtonLink>
      </div>
    );
  }
  if (status === "signed-in") {
    return (
      <div className={css.note}>
        <p>
          {`You're signed in${
            user ? ` as ${user.firstName} ${user.lastName}` : ""
          }. To sell, you need a separate account with `}
          another email address. You can also save, ask and reserve with it.
        </p>
        <Button variant="secondary" onClick={signOut}>Sign out to create it</Button>
      </div>
    );
  }
  return (
    <div className={css.ways}>
      <ButtonLink href={SIGN_UP} size="large">Create a breeder account</ButtonLink>
      <span>
        A shelter or rescue? <Link href="/shelter/join">Join as a shelter</Link>
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
          <caption>{`A puppy for ${formatCents(priceCents)}`}</caption>
          <tbody>
            <tr>
              <th scope="row">Puppy price</th>
              <td>{formatCents(priceCents)}</td>
            </tr>
            <tr>
              <th scope="row">{`Our fee, ${is.platformFeePercent}% of the price`}</th>
              <td>{`−${formatCents(platformFeeCents)}`}</td>
            </tr>
            <tr className={css.total}>
              <th scope="row">You receive</th>
              <td>{formatCents(netCents)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className={css.prose}>
        <p>
          {`We keep ${is.platformFeePercent}% of the pet's price when it's sold, and nothing before. The buyer pays a ${is.serviceFeePercent}% service fee on top, here ${
            formatCents(serviceFeeCents)
          }, and sees it before paying.`}
        </p>
        <p>
          {`Your share becomes available ${is.releaseHours} hours after you and the buyer both confirm the hand-off. If the buyer doesn't confirm, it's ${is.releaseDaysAlone} days from the day you complete the sale. If a buyer reports a problem, your share of that sale is on hold until it's resolved.`}
        </p>
        <p>
          If you cancel, the buyer gets a full refund and we keep nothing. If you offer your own discount, our
          fee is based on the lower price.
        </p>
      </div>
    </div>
  );
}
