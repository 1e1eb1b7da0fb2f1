import { Container, Link } from "@hearthpaw/ui-kit";
import { useConfiguration } from "../../lib/configuration.ts";
import * as texts from "./texts.tsx";
import css from "./prose.module.css";

/** How accessible the site is meant to be and is, and where to report what is not. */
export function AccessibilityScreen() {
  const configuration = useConfiguration();
  return (
    <Container width="text" className={css.page}>
      <div className={css.prose}>
        <h1>{texts.accessibility}</h1>
        <p>
          {texts.weWantEveryoneToBeAble}
        </p>
        <h2>{texts.whatWeDo}</h2>
        <ul>
          <li>{texts.pagesAreBuiltToWorkWith}</li>
          <li>{texts.pagesFollowYourDevicesChoiceOf}</li>
          <li>{texts.formFieldsHaveLabelsAndErrors}</li>
          <li>
            {texts.publicPagesCanBeReadWithout}
          </li>
          <li>
            {texts.weCheckOurPagesAndTheir}
          </li>
        </ul>
        <h2>{texts.knownLimitations}</h2>
        <ul>
          <li>{texts.nobodyOutsideOurTeamHasAudited}</li>
          <li>{texts.videosAreUploadedByBreedersAnd}</li>
          <li>
            {texts.photosAreDescribedByThePets}
          </li>
          <li>
            {texts.partsThatOthersProvideSuchAs}
          </li>
        </ul>
        <h2>{texts.tellUs}</h2>
        <p>
          {configuration
            ? texts.ifSomethingGetsInYourWay({
              supportPhone: configuration.supportPhone,
              supportEmail: <a href={`mailto:${configuration.supportEmail}`}>{configuration.supportEmail}</a>,
              link: (text) => <Link href="/contact">{text}</Link>,
            })
            : texts.ifSomethingGetsInYourWayTell((text) => <Link href="/contact">{text}</Link>)}
        </p>
      </div>
    </Container>
  );
}
