import { ButtonLink, Container, Empty } from "@hearthpaw/ui-kit";
import css from "../shell/PageShell.module.css";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Container className={css.page}>
      <Empty heading="h1" icon="search" title="This page has wandered off" action={<Ways />}>
        <p>The address may be mistyped, or the page may have moved. The animals are still here.</p>
      </Empty>
    </Container>
  );
}

/** What was here has gone for good: a listing that was taken down. */
export function GonePage() {
  return (
    <Container className={css.page}>
      <Empty heading="h1" icon="home" title="This listing has been taken down" action={<Ways />}>
        <p>It was here once and will not come back. There are others who are looking for a home.</p>
      </Empty>
    </Container>
  );
}

function Ways() {
  return (
    <>
      <ButtonLink href="/dogs">See puppies</ButtonLink>{" "}
      <ButtonLink href="/cats" variant="secondary">See kittens</ButtonLink>
    </>
  );
}
