import { ButtonLink, Container, Empty } from "@hearthpaw/ui-kit";
import { usePreviousAddress } from "../shell/previous_address.tsx";
import css from "../shell/PageShell.module.css";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Container className={css.page}>
      <Empty heading="h1" icon="search" title="We couldn't find this page" action={<Ways />}>
        <p>Check the address for typos, or start from our puppies and kittens.</p>
      </Empty>
    </Container>
  );
}

/** What was here has gone for good: a listing that was taken down. */
export function GonePage() {
  return (
    <Container className={css.page}>
      <Empty heading="h1" icon="home" title="This listing has been taken down" action={<Ways />}>
        <p>It won't be back, but plenty of other pets are looking for a home.</p>
      </Empty>
    </Container>
  );
}

/** Back to the page with the link that led here, and the ways on. */
function Ways() {
  const before = usePreviousAddress();
  return (
    <>
      {before && (
        <>
          <ButtonLink href={before} variant="secondary">Go back</ButtonLink>
          {" "}
        </>
      )}
      <ButtonLink href="/dogs">See puppies</ButtonLink>{" "}
      <ButtonLink href="/cats" variant="secondary">See kittens</ButtonLink>
    </>
  );
}
