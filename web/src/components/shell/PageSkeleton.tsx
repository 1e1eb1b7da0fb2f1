import { Container, PetGrid, Skeleton, Stack } from "@hearthpaw/ui-kit";
import css from "./PageShell.module.css";

/** Stands in for a page that is on its way, after 200 ms. */
export function PageSkeleton() {
  return (
    <Container className={css.page}>
      <Stack gap={5}>
        <Skeleton width="min(420px, 70%)" height={44} />
        <Skeleton width="min(560px, 90%)" height={24} />
        <PetGrid loading count={8} label="Loading page" />
      </Stack>
    </Container>
  );
}
