import type { ReactNode } from "react";
import { ButtonLink, Container, formatCents, Link } from "@hearthpaw/ui-kit";
import { FIGURES as is } from "../../lib/figures.ts";
import css from "./guide.module.css";

type Step = { title: string; text: string };

const BUYERS: readonly Step[] = [
  {
    title: "Find your pet",
    text:
      "Search by breed, place, price and what matters to you. Every listing is from a verified breeder or shelter and shows the health tests it has, the parents and the price.",
  },
  {
    title: "Ask",
    text: "Write to the breeder from the listing. Some breeders ask you a few questions first, too.",
  },
  {
    title: "Reserve",
    text: `Pay a ${
      formatCents(is.depositCents)
    } deposit or the full price. While you check out, we hold the pet for ${is.holdMinutes} minutes and the price can't change. You see the ${is.serviceFeePercent}% service fee, tax and delivery before you pay.`,
  },
  {
    title: "Think it over",
    text:
      `For ${is.freeCancelHours} hours after paying you can cancel for a full refund. After that, a refund follows your state's law and the breeder's published policy.`,
  },
  {
    title: "Pay the balance",
    text:
      `It's due ${is.balanceDaysBefore} days before the go-home date, or ${is.balanceHoursAfterDeposit} hours after your deposit if that's later. We remind you.`,
  },
  {
    title: "Bring your pet home",
    text:
      `Pick it up, or have it delivered where the breeder offers that. No pet goes home before it's ${is.youngestWeeks} weeks old. Confirm the hand-off in your account.`,
  },
  {
    title: "Tell us if something is wrong",
    text: `You have ${is.reportDays} days from the hand-off. Our team hears both sides and decides.`,
  },
];

const BREEDERS: readonly Step[] = [
  {
    title: "Get verified",
    text:
      "Send a photo ID and photos of where your pets live. Our team reviews them before your first listing goes live.",
  },
  {
    title: "List your pets",
    text: "Drafts are free, and so are listings. Our team reviews a listing before buyers see it.",
  },
  {
    title: "Answer and approve",
    text: "Buyers write to you here. You can ask questions before a reservation, and keep a waitlist.",
  },
  {
    title: "Hand off the pet",
    text: "The full price is paid before your pet leaves you. You both confirm the hand-off.",
  },
  {
    title: "Get paid",
    text:
      `Your share, the price less our ${is.platformFeePercent}% fee, becomes available ${is.releaseHours} hours after you both confirm, or ${is.releaseDaysAlone} days after you completed the sale alone.`,
  },
];

/** The way of a sale, for each side of it. */
export function HowItWorksScreen() {
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <h1>How it works</h1>
        <p className={css.lead}>From the first look to the hand-off, and where the money is in between.</p>
      </header>
      <div className={css.columns}>
        <Steps
          title="For buyers"
          steps={BUYERS}
          action={<ButtonLink href="/search">Find a pet</ButtonLink>}
        />
        <Steps
          title="For breeders and shelters"
          steps={BREEDERS}
          action={<ButtonLink href="/become-a-breeder" variant="secondary">Sell on Hearthpaw</ButtonLink>}
        />
      </div>
      <p className={css.more}>
        What happens if something goes wrong is under{" "}
        <Link href="/buyer-protection">Buyer protection</Link>. More questions are answered under{" "}
        <Link href="/help">Help</Link>.
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
