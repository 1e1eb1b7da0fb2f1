import { useQuery } from "@tanstack/react-query";
import { getPetQuery } from "@hearthpaw/client";
import { Breadcrumbs, Container, Loading, Skeleton, Split, Stack } from "@hearthpaw/ui-kit";
import { useClient } from "../../../lib/client_context.ts";
import { petHref } from "../../../lib/pets.ts";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/**
 * Placeholder of the checkout during the hold request; known facts of the pet are already in their final
 * place.
 */
export function CheckoutSkeleton({ petId }: { petId: string }) {
  const { data } = useQuery({ ...getPetQuery(useClient(), { id: petId }), enabled: false });
  const pet = data?.pet;
  return (
    <Container className={css.page}>
      {pet && (
        <>
          <Breadcrumbs
            items={[{ label: texts.backTo(pet.name), href: petHref(pet) }, { label: texts.checkout }]}
          />
          <h1 className={css.title}>{texts.reserve(pet.name)}</h1>
        </>
      )}
      <CheckoutSkeletonBody name={pet?.name} />
    </Container>
  );
}

export function CheckoutSkeletonBody({ name }: { name?: string | undefined }) {
  return (
    <Loading label={texts.loadingTheCheckout}>
      <Stack gap={5}>
        {!name && <Skeleton width="min(360px, 80%)" height={44} />}
        <Split
          lead={
            <>
              <Skeleton height={44} />
              {name && <p className={css.timerNote}>{texts.timerExplained(name)}</p>}
            </>
          }
          aside={<Skeleton height={360} />}
        >
          <Stack gap={5} className={css.sections}>
            <Skeleton height={420} />
            <Skeleton height={80} />
            <Skeleton height={80} />
          </Stack>
        </Split>
      </Stack>
    </Loading>
  );
}
