import { Container, Loading, PetGrid, Skeleton, Split, Stack } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./PageShell.module.css";

/** Placeholder for a loading list of pets, shown after 200 ms. */
export function PageSkeleton() {
  return (
    <Container className={css.page}>
      <Stack gap={5}>
        <Skeleton width="min(420px, 70%)" height={44} />
        <Skeleton width="min(560px, 90%)" height={24} />
        <PetGrid isLoading count={8} label={texts.loadingPage} />
      </Stack>
    </Container>
  );
}

/** Placeholder for a pet: the photo, the name, the facts, and the offer beside them. */
export function PetSkeleton() {
  return (
    <Container className={css.pet}>
      <Loading label={texts.loadingPage}>
        <Skeleton text width="min(320px, 80%)" />
        <Split
          className={css.petParts}
          lead={
            <Stack gap={3}>
              <Skeleton className={css.photo} />
              <Skeleton width="min(220px, 60%)" height={48} />
              <Skeleton text width="min(420px, 90%)" />
              <Skeleton text width="min(300px, 70%)" />
            </Stack>
          }
          aside={<Skeleton height={420} />}
        >
          <Skeleton height={240} />
        </Split>
      </Loading>
    </Container>
  );
}

/** Placeholder for a breeder or a breed: a wide photo, a name, text, and pets below. */
export function ProfileSkeleton() {
  return (
    <Container className={css.pet}>
      <Stack gap={5}>
        <Skeleton text width="min(320px, 80%)" />
        <Skeleton height="clamp(180px, 30vw, 380px)" />
        <Skeleton width="min(420px, 70%)" height={44} />
        <Skeleton text width="min(560px, 90%)" />
        <PetGrid isLoading count={4} label={texts.loadingPage} />
      </Stack>
    </Container>
  );
}
