import type { SaleContract } from "@hearthpaw/client";
import { Button, Dialog, exactText } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import css from "./contracts.module.css";

/** The seller's contract and health guarantee, in the version in force. */
export function ContractDialog({ name, isShelter, contract, open, onClose, onAccept }: {
  name: string;
  isShelter: boolean;
  contract: SaleContract;
  open: boolean;
  onClose: () => void;
  /** Accepts both; absent for visitors who only read. */
  onAccept?: () => void;
}) {
  const { version, createdAt, contractText, guaranteeText } = contract;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      tall
      title={isShelter ? texts.adoptionAgreementAndHealthGuarantee : texts.saleContractAndHealthGuarantee}
      description={texts.nameVersionOf({
        name,
        version,
        createdAt: exactText(createdAt).split(", ").slice(0, 2).join(", "),
      })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.close}</Button>
          {onAccept && <Button onClick={onAccept}>{texts.iAcceptBoth}</Button>}
        </>
      }
    >
      <div className={css.contract}>
        <h3>{isShelter ? texts.adoptionAgreement : texts.saleContract}</h3>
        <Paragraphs text={contractText} />
        <h3>{texts.healthGuarantee}</h3>
        <Paragraphs text={guaranteeText} />
      </div>
    </Dialog>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n|\n/).filter((line) => line.trim() !== "").map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </>
  );
}
