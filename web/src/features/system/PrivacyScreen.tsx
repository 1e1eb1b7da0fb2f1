import { Container, dayText } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import { useToday } from "../../lib/today.ts";
import css from "./prose.module.css";

/** What is kept of a visitor, in plain words; its version is that of the terms, which are accepted together with it. */
export function PrivacyScreen() {
  const configuration = useConfiguration();
  const today = useToday();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>Privacy</h1>
        {configuration && (
          <p className={css.date}>
            Version of{" "}
            <time dateTime={configuration.termsVersion}>{dayText(configuration.termsVersion, today)}</time>
          </p>
        )}
        <p>
          We keep what is needed to bring an animal home safely, for as long as it is needed, and we sell none
          of it.
        </p>
        <h2>What we keep</h2>
        <p>
          Your name, e-mail address and, if you give it, phone number; your reservations with their contact
          and delivery details; your messages and settings. Breeders and shelters also give an address and
          proof of who they are. Pictures of identity papers are seen by the people who check them only, and
          are deleted 90 days after the decision.
        </p>
        <h2>Payments</h2>
        <p>Card numbers go straight to the payment provider. They never reach our servers.</p>
        <h2>Who sees what</h2>
        <p>
          The public sees a breeder’s name, city and state, never the street. A breeder sees who reserved and
          what is needed for the hand-over. Phone numbers and addresses in messages are covered until a
          payment exists.
        </p>
        <h2>In your browser</h2>
        <p>
          We store your session and the checkout that you began. Measuring how pages are used, and recording a
          visit to find errors, happen only if you agree.
        </p>
        <h2>Your choices</h2>
        <p>
          You can correct your details, choose which messages you get, take your data with you and close your
          account. Records of payments stay as long as tax law asks for them. {configuration && (
            <>
              Write to <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>{" "}
              about any of it.
            </>
          )}
        </p>
      </div>
    </Container>
  );
}
