import { Container, Link } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import * as texts from "./texts.tsx";
import css from "./prose.module.css";

/** The marketplace's API for other programs. */
export function PartnersScreen() {
  const configuration = useConfiguration();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>{texts.partnerApi}</h1>
        <p>
          {texts.partnerApiLead}
        </p>
        <h2>{texts.theContract}</h2>
        <p>
          {texts.apiDocumentLink((text) => <a href="/openapi.json">{text}</a>)}
        </p>
        <h2>{texts.goodToKnow}</h2>
        <ul>
          <li>
            {texts.apiAccountNeeded}
          </li>
          <li>{texts.apiUnits}</li>
          <li>{texts.apiRateLimits}</li>
          <li>{texts.apiErrorCodes}</li>
        </ul>
        <h2>{texts.severalListingsAtOnce}</h2>
        <p>
          {texts.csvImportLink((text) => <Link href="/breeder/import">{text}</Link>)}
        </p>
        <h2>{texts.questions}</h2>
        <p>
          {configuration && (
            <>
              {texts.emailOr(
                <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>,
              )}
            </>
          )} <Link href="/contact">{texts.contactUsInside}</Link>.
        </p>
      </div>
    </Container>
  );
}
