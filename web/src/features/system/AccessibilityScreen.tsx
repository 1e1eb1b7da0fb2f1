import { Container, Link } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import * as texts from "./texts.tsx";
import css from "./prose.module.css";

/** The accessibility goals of the site, its present state, and contact for problems. */
export function AccessibilityScreen() {
  const configuration = useConfiguration();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>{texts.accessibility}</h1>
        <p>
          {texts.accessibilityLead}
        </p>
        <h2>{texts.whatWeDo}</h2>
        <ul>
          <li>{texts.keyboardAndZoom}</li>
          <li>{texts.deviceSettingsFollowed}</li>
          <li>{texts.labelsAndErrors}</li>
          <li>
            {texts.readableWithoutScripts}
          </li>
          <li>
            {texts.automatedChecks}
          </li>
        </ul>
        <h2>{texts.knownLimitations}</h2>
        <ul>
          <li>{texts.noOutsideAudit}</li>
          <li>{texts.videosWithoutCaptions}</li>
          <li>
            {texts.photoDescriptions}
          </li>
          <li>
            {texts.otherCompaniesPages}
          </li>
        </ul>
        <h2>{texts.tellUs}</h2>
        <p>
          {configuration
            ? texts.reportBarrierContacts({
              supportPhone: configuration.supportPhone,
              supportEmail: <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>,
              link: (text) => <Link href="/contact">{text}</Link>,
            })
            : texts.reportBarrierLink((text) => <Link href="/contact">{text}</Link>)}
        </p>
      </div>
    </Container>
  );
}
