import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type BreederProfile,
  getSaleContractQuery,
  type SaleContract,
  updateSaleContract,
} from "@hearthpaw/client";
import { Button, Dialog, Field, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { Form } from "../../components/forms/Form.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { useForm } from "../../lib/use_form.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./profile.module.css";

/** The words that a breeder sells under, with their version and what buyers will see. */
export function ContractEditor({ profile }: { profile: Pick<BreederProfile, "id" | "name" | "isShelter"> }) {
  const { data, error, refetch } = useQuery(getSaleContractQuery(useClient(), { id: profile.id }));
  if (data) return <Editor contract={data.saleContract} profile={profile} />;
  return error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={420} />;
}

function Editor({ contract, profile: { name, isShelter } }: {
  contract: SaleContract;
  profile: Pick<BreederProfile, "name" | "isShelter">;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [isPreview, setPreview] = useState(false);
  const { breederId, version, createdAt } = contract;
  const form = useForm({
    initial: { contractText: contract.contractText, guaranteeText: contract.guaranteeText },
    check: ({ contractText, guaranteeText }) => ({
      contractText: contractText.trim() ? undefined : "Enter the contract.",
      guaranteeText: guaranteeText.trim() ? undefined : "Enter the guarantee.",
    }),
    async send(body) {
      const answer = await updateSaleContract(client, { body });
      queryClient.setQueryData(getSaleContractQuery(client, { id: breederId }).queryKey, answer);
      const now = answer.saleContract;
      form.change({ contractText: now.contractText, guaranteeText: now.guaranteeText });
      show({
        tone: "done",
        title: now.version === version ? "Nothing has changed" : `Version ${now.version} is now in use`,
      });
    },
  });
  const { values, field } = form;
  const isChanged = values.contractText.trim() !== contract.contractText ||
    values.guaranteeText.trim() !== contract.guaranteeText;
  return (
    <div className={css.form}>
      <p className={css.version} role="status">
        <b>{`Version ${version}`}</b>, since {fullDayText(createdAt)}.{" "}
        {isChanged ? `Saving creates version ${version + 1}.` : "It applies to all new reservations."}
      </p>
      <Form
        form={form}
        go={isChanged ? `Save as version ${version + 1}` : "Save"}
        quiet
        label="Sale contract and health guarantee"
        foot={<Button variant="secondary" icon="eye" onClick={() => setPreview(true)}>Preview</Button>}
      >
        <Field
          label={isShelter ? "Adoption agreement" : "Sale contract"}
          multiline
          rows={12}
          maxLength={40_000}
          hint="Leave a blank line between paragraphs."
          {...field("contractText")}
        />
        <Field
          label={isShelter ? "What you promise about the pet’s health" : "Health guarantee"}
          multiline
          rows={8}
          maxLength={40_000}
          {...field("guaranteeText")}
        />
        <p className={work.small}>
          Buyers keep the version they accepted, including anyone checking out now. New reservations get the
          new version. Nothing here limits a buyer's legal rights.
        </p>
      </Form>
      <Dialog
        open={isPreview}
        onClose={() => setPreview(false)}
        size="large"
        tall
        title="Sale contract and health guarantee"
        description={`${name}, as buyers will read it${
          isChanged ? ` once you save version ${version + 1}` : ""
        }.`}
        footer={<Button variant="secondary" onClick={() => setPreview(false)}>Close</Button>}
      >
        <div className={css.preview}>
          <h3>{isShelter ? "Adoption agreement" : "Sale contract"}</h3>
          <Paragraphs text={values.contractText} />
          <h3>Health guarantee</h3>
          <Paragraphs text={values.guaranteeText} />
        </div>
      </Dialog>
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\n\s*\n|\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return <p className={work.soft}>Nothing here yet.</p>;
  return <>{lines.map((line, index) => <p key={index}>{line}</p>)}</>;
}
