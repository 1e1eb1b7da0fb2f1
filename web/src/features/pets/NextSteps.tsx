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
import { isOpen } from "../../components/pets/card_rules.ts";
import { kindOf } from "../../components/pets/pet_rules.ts";
import { refundFacts } from "./refund_rules.ts";
import * as texts from "./texts.tsx";
import css from "./pet.module.css";

/** The steps after reserving, and what is refunded when. Shows nothing if the pet is not available. */
export function NextSteps({ pet, isFree, deposit, lateCancellationCents, balanceDueOn }: {
  pet: Pet;
  /** Whether nothing is paid for it. */
  isFree: boolean;
  /** Deposit due at reservation, in cents; undefined if the full price is due at once. */
  deposit: number | undefined;
  /** Cost of a late cancellation in cents, from the server's quote; undefined until known. */
  lateCancellationCents: number | undefined;
  /**
   * Due day of the balance from the server's quote, as if the deposit were paid now; null or undefined while
   * unknown, or if the full price is due at once.
   */
  balanceDueOn: string | null | undefined;
}) {
  const today = useToday();
  if (!isOpen(pet)) return null;
  const hasDeposit = deposit !== undefined;
  const home = pet.goHomeDate;
  const kind = kindOf(pet);
  const steps: (TimelineStep | false)[] = [
    {
      id: "reserve",
      title: isFree
        ? pet.isRescue ? texts.youAdopt(pet.name) : texts.youReserve(pet.name)
        : hasDeposit
        ? texts.youPayTheDeposit(formatCents(deposit))
        : texts.youPayInFull,
      when: texts.today,
      state: "now",
      icon: isFree ? "check" : "card",
      text: texts.reservedStepHint(pet.name),
    },
    {
      id: "talk",
      title: texts.agreeOnDay(pet.breeder.name),
      state: "next",
      icon: "phone",
      text: isFree ? texts.contactSharedFreeHint(kind) : texts.contactSharedHint(kind),
    },
    hasDeposit && {
      id: "balance",
      title: texts.youPayTheBalance,
      when: balanceDueOn ? texts.due(deadlineText(balanceDueOn, today)) : texts.beforeComesHome(pet.name),
      state: "next",
      icon: "lock",
      text: texts.wellRemindYouByEmail,
    },
    {
      id: "home",
      title: texts.nameComesHome(pet.name),
      when: pet.isReadyToGoHome || !home ? texts.anyDayYouBothChoose : texts.from(dayText(home, today)),
      exact: home ? fullDayText(home) : undefined,
      state: "next",
      icon: "home",
      text: isFree ? texts.confirmFreeHandOffHint(pet.name) : texts.confirmHandOffHint(pet.name),
    },
  ];
  return (
    <Fold more={isFree ? texts.showAllSteps : texts.showAllStepsAndRefunds} lines={4} className={css.block}>
      <Section title={texts.whatHappensNext}>
        <Timeline
          label={texts.whatHappensNext}
          steps={steps.filter((step) =>
            step !== false
          )}
        />
      </Section>
      {!isFree && (
        <Section title={texts.ifPlansChange} lead={texts.refundsLead} className={css.block}>
          <KeyFacts facts={refundFacts({ sellerKind: kind, lateCancellationCents, hasDeposit })} />
        </Section>
      )}
    </Fold>
  );
}
