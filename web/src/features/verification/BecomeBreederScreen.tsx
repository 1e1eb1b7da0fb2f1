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
import { saleExample } from "./sale_example.ts";
import css from "./become.module.css";

const SIGN_UP = "/sign-up?as=Breeder&returnTo=%2Fbreeder%2Fverification";

const steps: readonly { title: string; text: string }[] = [
  { title: "Create an account", text: "Your name, the name of your kennel or cattery, and your ZIP code." },
  { title: "Confirm your address", text: "We send a link to your e-mail address." },
  { title: "Show who you are", text: "Take a few pictures with your phone. A person looks at them." },
  { title: "List your animals", text: "Your page and your listings carry the verified mark." },
];

const figures: readonly { figure: string; text: string }[] = [
  { figure: "$0", text: "to join, to list, and each month" },
  { figure: "15%", text: "of the price, when an animal is sold" },
  { figure: "8 weeks", text: "old at least, before one goes home" },
];

const asked: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "user",
    title: "Your ID, both sides",
    text:
      "A driver's license, state ID or passport card of the person who runs the program. Only our staff see it, and we delete the pictures 90 days after the decision.",
  },
  {
    icon: "home",
    title: "Where your animals live",
    text: "One to five pictures of the place where litters are raised, as it looks on an ordinary day.",
  },
  {
    icon: "document",
    title: "Your registration, if you have one",
    text:
      "A USDA or state license, a kennel registration. Small home breeders often need none, and are as welcome.",
  },
  {
    icon: "health",
    title: "Honest listings",
    text:
      "Your own pictures, the real age, and the health tests that were done. No animal goes home younger than eight weeks.",
  },
];

const safe: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "card",
    title: "Paid before the hand-over",
    text: "The whole price has been paid to us before an animal leaves you. No checks, no cash at the door.",
  },
  {
    icon: "clock",
    title: "One buyer at a time",
    text:
      "While somebody is in the checkout nobody else can reserve the same animal, and an unpaid hold ends by itself.",
  },
  {
    icon: "bookmark",
    title: "Your deposit policy",
    text:
      "You decide how much of a deposit comes back after 48 hours: all, half or nothing, as far as the buyer's state allows.",
  },
  {
    icon: "document",
    title: "A contract from the first day",
    text:
      "Every buyer accepts a sale contract and a health guarantee before paying. We give you both to begin with.",
  },
  {
    icon: "home",
    title: "Your address stays yours",
    text:
      "Your page shows the city and state. Where exactly you live is between you and the people you meet.",
  },
  {
    icon: "shield",
    title: "Staff who decide",
    text: "If a buyer and you cannot agree, a person looks at the case and hears both sides.",
  },
];

/** What selling here asks, costs and gives, for those who think about it. */
export function BecomeBreederScreen() {
  return (
    <>
      <div className={css.hero}>
        <Container className={css.heroInner}>
          <div className={css.words}>
            <h1>Good homes for what you raise</h1>
            <p className={css.lead}>
              List your litters where people come to look for exactly that. No charge to list, no monthly fee,
              and every payment is made before an animal leaves you.
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
        <Section title="How it begins">
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
        <Section title="What protects you">
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
          <h2>Ready when you are</h2>
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
        <ButtonLink href="/breeder/verification" size="large">Go on with my verification</ButtonLink>
        <ButtonLink href="/breeder" size="large" variant="secondary">My dashboard</ButtonLink>
      </div>
    );
  }
  if (status === "signed-in") {
    return (
      <div className={css.note}>
        <p>
          {`You are signed in${
            user ? ` as ${user.firstName} ${user.lastName}` : ""
          }. Selling needs an account of its own, with `}
          another e-mail address. It can also save, ask and reserve as yours does.
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
              <th scope="row">Price of the puppy</th>
              <td>{formatCents(priceCents)}</td>
            </tr>
            <tr>
              <th scope="row">Our fee, 15% of the price</th>
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
          {`We keep 15% of the animal's price when it is sold, and nothing before. The buyer pays a service fee of 3% on top, here ${
            formatCents(serviceFeeCents)
          }, and sees it before paying.`}
        </p>
        <p>
          Your share becomes available 72 hours after the buyer and you have both confirmed the hand-over. If
          the buyer does not confirm, it takes 14 days from the day you completed the sale. While a problem is
          being looked at, the share of that sale waits.
        </p>
        <p>
          If you cancel, the buyer gets everything back and we keep nothing. If you lower a price by a
          discount of your own, our fee is taken from the lower price.
        </p>
      </div>
    </div>
  );
}
