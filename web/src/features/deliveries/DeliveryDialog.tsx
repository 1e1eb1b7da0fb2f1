import {
  type DeliveryAction,
  offerDelivery,
  type StaffDeliveryPage,
  updateDelivery,
} from "@hearthpaw/client";
import { Dialog, Field } from "@hearthpaw/ui-kit";
import { typedOf, windowErrors, windowOf } from "../../components/deliveries/moments.ts";
import { WindowFields } from "../../components/deliveries/WindowFields.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { centsOf } from "../../lib/amounts.ts";
import { useClient } from "../../lib/client_context.ts";
import { emailError, phoneToE164 } from "../../lib/people.ts";
import * as texts from "./texts.tsx";
import css from "./deliveries.module.css";

type Props = {
  page: StaffDeliveryPage;
  action: DeliveryAction;
  onClose: () => void;
};

const REASONED: ReadonlySet<DeliveryAction> = new Set(["withdraw", "confirm", "fail", "cancel"]);
const MOST_CENTS = 1_000_000;
const dollarsOf = (cents: number | null) => cents === null ? "" : String(cents / 100);

/** Asks for what an action of staff needs. It takes effect once it can't be undone anymore. */
export function DeliveryDialog({ page, action, onClose }: Props) {
  const client = useClient();
  const { delivery, timeZones } = page;
  const { carrier, id } = delivery;
  const isOffer = action === "offer";
  const asksTimes = isOffer || action === "schedule";
  const asksPay = isOffer || action === "price";
  const isReasoned = REASONED.has(action);
  const words = {
    title: texts.actionDone({ name: delivery.petName, done: texts.DONE[action] }),
    failed: texts.actionFailed(delivery.petName),
  };
  const form = useDecisionForm({
    kind: "deliveries",
    id,
    initial: {
      name: isOffer ? "" : carrier?.name ?? "",
      company: "",
      email: "",
      phone: "",
      pay: action === "price" ? dollarsOf(delivery.costCents) : "",
      reason: "",
      ...typedOf(action === "schedule" ? delivery.window : undefined, timeZones),
    },
    check({ name, email, phone, pay, reason, ...typed }) {
      const cents = centsOf(pay);
      return {
        ...(isOffer
          ? {
            name: name.trim() ? undefined : texts.enterAName,
            email: email.trim() ? emailError(email) : texts.enterAnEmail,
            phone: !phone.trim() || phoneToE164(phone) ? undefined : texts.enterAPhone,
          }
          : {}),
        ...(asksPay
          ? { pay: cents !== undefined && cents <= MOST_CENTS ? undefined : texts.enterAnAmount }
          : {}),
        ...(asksTimes ? windowErrors(typed, isOffer) : {}),
        ...(isReasoned ? { reason: reason.trim() ? undefined : texts.enterAReason } : {}),
      };
    },
    decision({ name, company, email, phone, pay, reason, ...typed }) {
      const window = asksTimes ? windowOf(typed, timeZones) : undefined;
      const costCents = centsOf(pay) ?? 0;
      if (isOffer) {
        const phoneNumber = phone.trim() ? phoneToE164(phone) ?? null : null;
        const offered = {
          name: name.trim(),
          email: email.trim(),
          phoneNumber,
          company: company.trim() || null,
        };
        const body = { carrier: offered, costCents, ...(window ? { window } : {}) };
        return { ...words, send: (options) => offerDelivery(client, { id, body }, options) };
      }
      const body = {
        action,
        ...(window ? { window } : {}),
        ...(action === "price" ? { costCents } : {}),
        ...(isReasoned ? { reason: reason.trim() } : {}),
      };
      return { ...words, send: (options) => updateDelivery(client, { id, body }, options) };
    },
    onClose,
  });
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={isOffer && carrier ? texts.replaceCarrier : texts.ACTIONS[action]}
      description={texts.ACTION_HINTS[action]}
    >
      <Form
        form={form}
        go={texts.ACTIONS[action]}
        danger={action === "cancel" || action === "fail"}
        onCancel={onClose}
      >
        {isOffer && (
          <>
            <Field label={texts.carrierName} maxLength={120} data-autofocus {...form.field("name")} />
            <Field label={texts.carrierCompany} optional maxLength={120} {...form.field("company")} />
            <div className={css.pair}>
              <Field
                type="email"
                label={texts.carrierEmail}
                autoComplete="off"
                maxLength={254}
                {...form.field("email")}
              />
              <Field
                type="tel"
                label={texts.carrierPhone}
                optional
                autoComplete="off"
                {...form.field("phone")}
              />
            </div>
          </>
        )}
        {asksPay && (
          <Field
            label={texts.payInDollars}
            prefix="$"
            inputMode="decimal"
            {...form.field("pay")}
          />
        )}
        {asksTimes && <WindowFields form={form} isOptional={isOffer} />}
        {isReasoned && (
          <Field
            multiline
            rows={3}
            label={texts.reason}
            hint={texts.onlyStaffRead}
            maxLength={500}
            data-autofocus
            {...form.field("reason")}
          />
        )}
      </Form>
    </Dialog>
  );
}
