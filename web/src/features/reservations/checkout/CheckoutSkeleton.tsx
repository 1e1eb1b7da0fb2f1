import { Container, Skeleton, Split, Stack, VisuallyHidden } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/** The checkout's place while the hold is being made. */
export function CheckoutSkeleton() {
  return (
    <Container className={css.page}>
      <CheckoutSkeletonBody />
    </Container>
  );
}

export function CheckoutSkeletonBody() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loadingTheCheckout}</VisuallyHidden>
      <Stack gap={5}>
        <Skeleton width="min(360px, 80%)" height={44} />
        <Split lead={<Skeleton height={44} />} aside={<Skeleton height={360} />}>
          <Stack gap={5} className={css.sections}>
            <Skeleton height={420} />
            <Skeleton height={80} />
            <Skeleton height={80} />
          </Stack>
        </Split>
      </Stack>
    </div>
  );
}
