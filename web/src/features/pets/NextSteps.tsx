import type { Pet } from "@hearthpaw/client";
import {
  dayText,
  deadlineText,
  Fold,
  formatCents,
  KeyFacts,
  Section,
  Timeline,
  type TimelineStep,
} from "@hearthpaw/ui-kit";
import { fullDayText } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { firstDayHome, isOpen, kindOf } from "../../components/pets/pet_rules.ts";
import { refundFacts } from "./refund_rules.ts";
import css from "./pet.module.css";

/** What happens after one reserves, and what is given back when. Nothing of it where the pet is not to be had. */
export function NextSteps({ pet, deposit, refundPercent, balanceDueOn }: {
  pet: Pet;
  /** What reserving can take first, in cents; undefined where all is paid at once. */
  deposit: number | undefined;
  refundPercent: 0 | 50 | 100 | undefined;
  /** By the server's quote, as if the deposit were paid now; none while that is not known, or where all is paid at once. */
  balanceDueOn: string | null | undefined;
}) {
  const today = useToday();
  if (!isOpen(pet)) return null;
  const hasDeposit = deposit !== undefined;
  const home = firstDayHome(pet);
  const kind = kindOf(pet);
  const steps: (TimelineStep | false)[] = [
    {
      id: "reserve",
      title: hasDeposit ? `You pay the ${formatCents(deposit)} deposit` : "You pay in full",
      when: "Today",
      state: "now",
      icon: "card",
      text: `${pet.name} is reserved for you, and nobody else can reserve.`,
    },
    {
      id: "talk",
      title: `You and ${pet.breeder.name} agree on a day`,
      state: "next",
      icon: "phone",
      text: `The ${kind} gets your name, phone number and email once you've paid.`,
    },
    hasDeposit && {
      id: "balance",
      title: "You pay the balance",
      when: balanceDueOn ? `Due ${deadlineText(balanceDueOn, today)}` : `Before ${pet.name} comes home`,
      state: "next",
      icon: "lock",
      text: "We'll remind you by email.",
    },
    {
      id: "home",
      title: `${pet.name} comes home`,
      when: pet.isReadyToGoHome ? "As soon as you agree" : `From ${dayText(home, today)}`,
      exact: fullDayText(home),
      state: "next",
      icon: "home",
      text: `Look ${pet.name} over and confirm the hand-off. We hold the money for 72 hours after that.`,
    },
  ];
  return (
    <Fold more="Show all steps and refunds" lines={4} className={css.block}>
      <Section title="What happens next">
        <Timeline label="What happens next" steps={steps.filter((step) => step !== false)} />
      </Section>
      <Section
        title="If plans change"
        lead="What you get back if a reservation is canceled."
        className={css.block}
      >
        <KeyFacts
          facts={refundFacts({ sellerKind: kind, depositRefundPercent: refundPercent, hasDeposit })}
        />
      </Section>
    </Fold>
  );
}
