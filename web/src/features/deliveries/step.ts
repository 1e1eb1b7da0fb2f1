import type { CarrierDelivery } from "@hearthpaw/client";

/** Props of a step that a carrier takes on their page. */
export type StepProps = {
  token: string;
  delivery: CarrierDelivery;
  onChange: (delivery: CarrierDelivery) => void;
};
