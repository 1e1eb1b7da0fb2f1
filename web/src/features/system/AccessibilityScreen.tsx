import { Container, Link } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import css from "./prose.module.css";

/** How accessible the site is meant to be and is, and where to report what is not. */
export function AccessibilityScreen() {
  const configuration = useConfiguration();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>Accessibility</h1>
        <p>
          We want everyone to be able to find, reserve and bring home a pet here. Our goal is level AA of the
          Web Content Accessibility Guidelines (WCAG) 2.2.
        </p>
        <h2>What we do</h2>
        <ul>
          <li>Pages are built to work with a keyboard alone, on a small phone, and when you zoom in.</li>
          <li>Pages follow your device's choice of a light or dark look, and of less motion.</li>
          <li>Form fields have labels, and errors say what to fix.</li>
          <li>
            Public pages can be read without scripts.
          </li>
          <li>
            We check our pages and their parts for accessibility with automated tests, in light and dark,
            before we release a change.
          </li>
        </ul>
        <h2>What we know isn't there yet</h2>
        <ul>
          <li>Nobody outside our team has audited the site. Automated tests don't find everything.</li>
          <li>Videos are uploaded by breeders, and most have no captions or descriptions.</li>
          <li>
            Photos are described by the pet's name, breed and color. Breeders don't have to describe what else
            is in them.
          </li>
          <li>
            Parts that others provide, such as a bank's confirmation page or a lender's site, are outside our
            control.
          </li>
        </ul>
        <h2>Tell us</h2>
        <p>
          If something gets in your way, tell us the page and what happened. We can also do it for you: a
          search, a reservation or a question to a breeder. {configuration && (
            <>
              Call {configuration.supportPhone}, email{" "}
              <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a> or
            </>
          )} <Link href="/contact">write to us</Link>.
        </p>
      </div>
    </Container>
  );
}
