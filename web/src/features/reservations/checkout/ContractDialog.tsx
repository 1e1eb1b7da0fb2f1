import type { SaleContract } from "@hearthpaw/client";
import { Button, Dialog, exactText } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/** The breeder's sale contract and health guarantee, in the version that the buyer accepts. */
export function ContractDialog({ name, contract, open, onClose, onAccept }: {
  name: string;
  contract: SaleContract;
  open: boolean;
  onClose: () => void;
  onAccept: () => void;
}) {
  const { version, createdAt, contractText, guaranteeText } = contract;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      tall
      title={texts.saleContractAndHealthGuarantee}
      description={texts.nameVersionOf({
        name,
        version,
        createdAt: exactText(createdAt).split(", ").slice(0, 2).join(", "),
      })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.close}</Button>
          <Button onClick={onAccept}>{texts.iAcceptBoth}</Button>
        </>
      }
    >
      <div className={css.contract}>
        <h3>{texts.saleContract}</h3>
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
