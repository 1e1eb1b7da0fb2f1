import { ButtonLink, Container, Empty } from "@hearthpaw/ui-kit";
import { usePreviousAddress } from "../shell/previous_address.tsx";
import * as texts from "./texts.ts";
import css from "../shell/PageShell.module.css";

/** Page for an unknown address. */
export function NotFoundPage() {
  return (
    <Container className={css.page}>
      <Empty heading="h1" icon="search" title={texts.pageNotFound} action={<Ways />}>
        <p>{texts.pageNotFoundHint}</p>
      </Empty>
    </Container>
  );
}

/** Page for content that is permanently gone: a listing that was taken down. */
export function GonePage() {
  return (
    <Container className={css.page}>
      <Empty heading="h1" icon="home" title={texts.listingTakenDown} action={<Ways />}>
        <p>{texts.listingTakenDownHint}</p>
      </Empty>
    </Container>
  );
}

/** Links back to the referring page and to other pages. */
function Ways() {
  const before = usePreviousAddress();
  return (
    <>
      {before && (
        <>
          <ButtonLink href={before} variant="secondary">{texts.goBack}</ButtonLink>
          {" "}
        </>
      )}
      <ButtonLink href="/dogs">{texts.seePuppies}</ButtonLink>{" "}
      <ButtonLink href="/cats" variant="secondary">{texts.seeKittens}</ButtonLink>
    </>
  );
}
