import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type BreederProfile,
  confirmSaleContractMutation,
  getSaleContractQuery,
  type SaleContract,
  translate,
  updateSaleContractMutation,
} from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Form } from "../../components/forms/Form.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./profile.module.css";

/** The contract that a breeder sells under, with its version and a preview for buyers. */
export function ContractEditor({ profile }: { profile: Pick<BreederProfile, "id" | "name" | "isShelter"> }) {
  const { data, error, refetch } = useQuery(getSaleContractQuery(useClient(), { id: profile.id }));
  if (data) return <Editor contract={data.saleContract} profile={profile} />;
  return error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={420} />;
}

/** Scrolls to the part in the address's fragment once that part exists: it loads after the page. */
function useArrival() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}

function Editor({ contract, profile: { name, isShelter } }: {
  contract: SaleContract;
  profile: Pick<BreederProfile, "name" | "isShelter">;
}) {
  useArrival();
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [isPreview, setPreview] = useState(false);
  const { breederId, version, createdAt } = contract;
  const update = useMutation({
    ...updateSaleContractMutation(client),
    onSuccess(answer) {
      queryClient.setQueryData(getSaleContractQuery(client, { id: breederId }).queryKey, answer);
      if (answer.saleContract.confirmedAt) {
        void queryClient.invalidateQueries({ queryKey: ["getVerification"] });
      }
    },
  });
  const form = useForm({
    whenLeft: "save",
    initial: { contractText: contract.contractText, guaranteeText: contract.guaranteeText },
    check: ({ contractText, guaranteeText }) => ({
      contractText: contractText.trim() ? undefined : texts.enterTheContract,
      guaranteeText: guaranteeText.trim() ? undefined : texts.enterTheGuarantee,
    }),
    async send(body) {
      const { saleContract: now } = await update.mutateAsync({ body });
      form.accept({ contractText: now.contractText, guaranteeText: now.guaranteeText });
      return now;
    },
    done: (now) =>
      show({
        tone: "done",
        title: now.version === version ? texts.nothingHasChanged : texts.versionSaved(now.version),
      }),
  });
  const { values, field } = form;
  const isChanged = values.contractText.trim() !== contract.contractText ||
    values.guaranteeText.trim() !== contract.guaranteeText;
  return (
    <div className={css.form}>
      {!contract.confirmedAt && !isChanged && <Confirm contract={contract} />}
      <p className={css.version} role="status">
        {texts.versionInUse({
          version,
          strong: (text) => <b>{text}</b>,
          createdAt: fullDayText(createdAt),
          isChanged,
        })}
      </p>
      <Form
        form={form}
        go={isChanged ? texts.saveAsVersion(version + 1) : texts.save}
        quiet
        label={texts.contractAndGuarantee}
        foot={
          <Button variant="secondary" icon="eye" onClick={() => setPreview(true)}>{texts.preview}</Button>
        }
      >
        <Field
          label={isShelter ? texts.adoptionAgreement : texts.saleContract}
          multiline
          rows={12}
          maxLength={40_000}
          hint={texts.paragraphsHint}
          {...field("contractText")}
        />
        <Field
          label={isShelter ? texts.shelterHealthPromise : texts.healthGuarantee}
          multiline
          rows={8}
          maxLength={40_000}
          {...field("guaranteeText")}
        />
        <p className={work.small}>
          {texts.contractVersionsHint}
        </p>
      </Form>
      <Dialog
        open={isPreview}
        onClose={() => setPreview(false)}
        size="large"
        tall
        title={texts.contractAndGuarantee}
        description={texts.contractPreviewHint({ name, isChanged, version: version + 1 })}
        footer={<Button variant="secondary" onClick={() => setPreview(false)}>{texts.close}</Button>}
      >
        <div className={css.preview}>
          <h3>{isShelter ? texts.adoptionAgreement : texts.saleContract}</h3>
          <Paragraphs text={values.contractText} />
          <h3>{texts.healthGuarantee}</h3>
          <Paragraphs text={values.guaranteeText} />
        </div>
      </Dialog>
    </div>
  );
}

/** Sellers read the template before their first listing, because it binds them from the first reservation. */
function Confirm({ contract: { breederId, hash } }: { contract: SaleContract }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const confirm = useMutation({
    ...confirmSaleContractMutation(client),
    onSuccess: (answer) => {
      queryClient.setQueryData(getSaleContractQuery(client, { id: breederId }).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: ["getVerification"] });
      show({ tone: "done", title: texts.contractConfirmed });
    },
    onError: (error) => {
      if (translate(error).code !== "contract_changed") return;
      void queryClient.invalidateQueries({
        queryKey: getSaleContractQuery(client, { id: breederId }).queryKey,
      });
    },
  });
  return (
    <section className={css.confirm} aria-labelledby="confirm-contract">
      <h3 id="confirm-contract">{texts.confirmContractTitle}</h3>
      <p>{texts.confirmContractHint}</p>
      {confirm.error && <ErrorNotice title={confirm.error.message} />}
      <Button
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ body: { saleContractHash: hash } })}
      >
        {texts.confirmContract}
      </Button>
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\n\s*\n|\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return <p className={work.soft}>{texts.nothingHereYet}</p>;
  return <>{lines.map((line, index) => <p key={index}>{line}</p>)}</>;
}
