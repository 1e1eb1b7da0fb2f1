import { Container, dayText } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import { FIGURES as is } from "../../lib/figures.ts";
import { useToday } from "../../lib/today.ts";
import css from "./prose.module.css";

/** The terms in plain words; their version is the one that accounts accept. */
export function TermsScreen() {
  const configuration = useConfiguration();
  const today = useToday();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>Terms</h1>
        {configuration && (
          <p className={css.date}>
            Version of{" "}
            <time dateTime={configuration.termsVersion}>{dayText(configuration.termsVersion, today)}</time>
          </p>
        )}
        <p>
          Hearthpaw is a marketplace where breeders and shelters list pets, and people find and reserve them.
          The sale itself is a contract between the buyer and the breeder or shelter. We check who lists, hold
          the payment and step in when something goes wrong.
        </p>
        <h2>Holds and reservations</h2>
        <p>
          When you start checkout, we hold the pet for you for {is.holdMinutes}{" "}
          minutes, which can be extended once to{" "}
          {is.holdMinutesExtended}, and the price doesn't change. You have a reservation as soon as you've
          paid the deposit or the full price. Only one person can hold or reserve a pet at a time.
        </p>
        <h2>What it costs</h2>
        <p>
          The order shows every line before you pay: the pet, add-ons, delivery, tax, and a{" "}
          {is.serviceFeePercent}% service fee. Breeders and shelters pay us{" "}
          {is.platformFeePercent}% of the pet’s price. A donation to a rescue is optional, and 100% of it goes
          to the rescue.
        </p>
        <h2>If plans change</h2>
        <p>
          If the breeder cancels, you get a full refund. If you cancel within {is.freeCancelHours}{" "}
          hours, you get a full refund too. After that, we always refund the balance, delivery that hasn't
          started, and add-ons that weren't delivered. The deposit depends on your state's law and the policy
          on the breeder’s page.
        </p>
        <h2>Balance and hand-off</h2>
        <p>
          The balance is due three days before the go-home date. No pet is handed over before it's eight weeks
          old. After the hand-off, you have {is.reportDays}{" "}
          days to tell us if something isn't as promised. The breeder is paid only after that, or{" "}
          {is.releaseHours} hours after you've both confirmed.
        </p>
        <h2>Listing</h2>
        <p>
          If you list a pet, you must own it or act for its owner, describe it truthfully, use photos of that
          pet, keep its health records, and follow the laws of the states it's sold from and to. We review
          listings and may take them down.
        </p>
        <h2>Accounts</h2>
        <p>
          An account belongs to one adult. Payments and arrangements stay on Hearthpaw, where they're
          protected. We may suspend an account that deceives people or puts pets at risk, and we'll say why.
        </p>
        <h2>Contact us</h2>
        <p>
          {configuration
            ? (
              <>
                Call {configuration.supportPhone} or email{" "}
                <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>.
              </>
            )
            : "Our phone number and email are at the bottom of every page."}{" "}
          Nothing here takes away your rights under your state's law.
        </p>
      </div>
    </Container>
  );
}
