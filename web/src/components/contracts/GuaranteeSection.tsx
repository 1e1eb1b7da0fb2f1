import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type BreederProfile, getSaleContractQuery, type GuaranteePeriod } from "@hearthpaw/client";
import { Button, countText, ErrorNotice, Section } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { part } from "../../lib/part.tsx";
import * as texts from "./texts.ts";
import css from "./contracts.module.css";

const ContractDialog = part(() => import("./ContractDialog.tsx").then((module) => module.ContractDialog));

/**
 * The seller's contract and health guarantee, which anyone can read before they reserve. The text loads when
 * someone asks for it.
 */
export function GuaranteeSection({ seller, period, className }: {
  seller: Pick<BreederProfile, "id" | "name" | "isShelter">;
  period: GuaranteePeriod | undefined;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...getSaleContractQuery(useClient(), { id: seller.id }),
    enabled: isOpen,
    staleTime: 300_000,
  });
  const { name, isShelter } = seller;
  return (
    <Section
      title={isShelter ? texts.adoptionAgreementAndHealthGuarantee : texts.saleContractAndHealthGuarantee}
      className={className}
    >
      <div className={css.guarantee}>
        <p className={css.lead}>
          {texts.guaranteeLead({ name, isShelter, period: period && countText(period.count, period.unit) })}
        </p>
        <Button
          variant="secondary"
          icon="document"
          loading={isOpen && isFetching && !data}
          onClick={() => {
            setOpen(true);
            if (error) void refetch();
          }}
        >
          {texts.readBoth(isShelter)}
        </Button>
        {error && !data && <ErrorNotice title={texts.contractLoadFailed} onRetry={() => refetch()} />}
      </div>
      {data && (
        <ContractDialog
          name={name}
          isShelter={isShelter}
          contract={data.saleContract}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
