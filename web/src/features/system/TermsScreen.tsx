import { Container, dayText } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
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
          Hearthpaw is a marketplace. Breeders and shelters list their animals, people find and reserve them.
          The sale itself is a contract between the buyer and the breeder or shelter; we check who lists, hold
          the payment and step in when something goes wrong.
        </p>
        <h2>Holding and reserving</h2>
        <p>
          When you begin a checkout the animal is held for you for 15 minutes, once extended to 30, and the
          price stays as it was. A reservation exists as soon as the deposit or the full price has been paid.
          Only one person can hold or reserve an animal at a time.
        </p>
        <h2>What it costs</h2>
        <p>
          The order shows every line before you pay: the animal, what you add, delivery, tax, and a service
          fee of 3%. Breeders and shelters pay us 15% of the animal’s price. A donation to rescue is your own
          choice and goes on in full.
        </p>
        <h2>If plans change</h2>
        <p>
          If the breeder cancels, everything comes back to you. If you cancel within 48 hours, everything
          comes back too. Later the balance, delivery that has not begun, and add-ons that were not delivered
          are always returned; the deposit follows the law of your state and the policy on the breeder’s page.
        </p>
        <h2>Balance and hand-over</h2>
        <p>
          The balance is due three days before the day the animal goes home. No animal is handed over younger
          than eight weeks. After the hand-over you have 14 days to tell us that something is not as it was
          promised; the breeder is paid out only after that, or 72 hours after both of you have confirmed.
        </p>
        <h2>Listing</h2>
        <p>
          Who lists an animal owns it or speaks for its owner, describes it truthfully, shows its own
          pictures, keeps the health records, and follows the law of the state it is sold from and to. We
          review listings and may take them down.
        </p>
        <h2>Accounts</h2>
        <p>
          An account belongs to one person of age. Payments and arrangements stay on Hearthpaw, where they are
          protected. We may suspend an account that deceives people or puts animals at risk, and say why.
        </p>
        <h2>Reaching us</h2>
        <p>
          {configuration
            ? (
              <>
                Call {configuration.supportPhone} or write to{" "}
                <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>.
              </>
            )
            : "Our phone number and address are at the foot of every page."}{" "}
          Nothing here takes away a right that the law of your state gives you.
        </p>
      </div>
    </Container>
  );
}
