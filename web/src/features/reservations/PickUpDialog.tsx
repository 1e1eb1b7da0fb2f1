import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type Delivery,
  type DeliveryPickUp,
  getDeliveryQuery,
  type Reservation,
  savePickUpMutation,
} from "@hearthpaw/client";
import { Dialog, Field, Select } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { states } from "../../lib/states.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./delivery_texts.tsx";

/** The breeder enters the address at which the carrier picks the pet up. */
export function PickUpDialog({ delivery, reservation, onClose }: {
  delivery: Delivery;
  reservation: Reservation;
  onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { id, reservedPet: { name } } = reservation;
  const known = delivery.pickUp;
  const save = useMutation(savePickUpMutation(client));
  const form = useForm({
    initial: {
      line1: known?.address.line1 ?? "",
      line2: known?.address.line2 ?? "",
      city: known?.address.city ?? "",
      state: known?.address.state ?? "",
      postalCode: known?.address.postalCode ?? "",
      note: known?.note ?? "",
    },
    places: { "address/line1": "line1", "address/city": "city", "address/postalCode": "postalCode" },
    check: ({ line1, city, state, postalCode }) => ({
      line1: line1.trim() ? undefined : texts.enterTheStreet,
      city: city.trim() ? undefined : texts.enterTheCity,
      state: state ? undefined : texts.chooseTheState,
      postalCode: /^\d{5}$/.test(postalCode.trim()) ? undefined : texts.enterTheZip,
    }),
    send({ line1, line2, city, state, postalCode, note }) {
      const address = {
        line1: line1.trim(),
        line2: line2.trim() || null,
        city: city.trim(),
        state: state as DeliveryPickUp["address"]["state"],
        postalCode: postalCode.trim(),
      };
      return save.mutateAsync({ id, body: { address, note: note.trim() } });
    },
    done(answer) {
      queryClient.setQueryData(getDeliveryQuery(client, { id }).queryKey, answer);
      form.leave(onClose);
    },
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={texts.whereToPickUp(name)}
      description={texts.pickUpPrivate}
    >
      <Form form={form} go={texts.saveAddress} onCancel={onClose}>
        <Field
          label={texts.streetAddress}
          autoComplete="address-line1"
          maxLength={120}
          data-autofocus
          {...form.field("line1")}
        />
        <Field
          label={texts.apartment}
          optional
          autoComplete="address-line2"
          maxLength={120}
          {...form.field("line2")}
        />
        <Field label={texts.city} autoComplete="address-level2" maxLength={80} {...form.field("city")} />
        <Select
          label={texts.state}
          autoComplete="address-level1"
          placeholder={texts.chooseAState}
          options={states}
          {...form.choice("state")}
        />
        <Field
          label={texts.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          {...form.field("postalCode")}
        />
        <Field
          multiline
          rows={3}
          label={texts.directions}
          hint={texts.directionsHint}
          optional
          maxLength={500}
          {...form.field("note")}
        />
      </Form>
    </Dialog>
  );
}
