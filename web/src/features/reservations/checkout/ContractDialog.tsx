import type { SaleContract } from "@hearthpaw/client";
import { Button, Dialog, exactText } from "@hearthpaw/ui-kit";
import css from "./checkout.module.css";

/** The breeder's sale contract and health guarantee, in the version that is accepted. */
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
      title="Sale contract and health guarantee"
      description={`${name}, version ${version} of ${
        exactText(createdAt).split(", ").slice(0, 2).join(", ")
      }`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Close</Button>
          <Button onClick={onAccept}>I accept both</Button>
        </>
      }
    >
      <div className={css.contract}>
        <h3>Sale contract</h3>
        <Paragraphs text={contractText} />
        <h3>Health guarantee</h3>
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
