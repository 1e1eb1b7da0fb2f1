import { useId } from "react";
import { addDiscountCode, type DiscountCode, updateDiscountCode } from "@hearthpaw/client";
import { Button, Dialog, ErrorSummary, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { BreederChoice } from "./BreederChoice.tsx";
import { codeErrors, type CodeValues, fieldsOf, valuesOf } from "./code_rules.ts";
import css from "./discount_codes.module.css";

const TYPES = [
  { value: "Percentage", label: "Percentage", description: "Off the pet and add-ons" },
  { value: "Amount", label: "Amount", description: "Off the pet and add-ons" },
  { value: "Free Delivery", label: "Free delivery" },
  { value: "Zero Total", label: "Everything free", description: "No card needed" },
];
const FUNDERS = [
  { value: "platform", label: "Hearthpaw" },
  { value: "breeder", label: "A breeder", description: "For that breeder's pets only" },
];

/** Adds a code, or changes one. Orders that already have it keep what they were promised. */
export function CodeDialog({ code, onClose, onSaved }: {
  code: DiscountCode | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const formId = useId();
  const form = useForm<CodeValues>({
    initial: valuesOf(code, new Date()),
    check: codeErrors,
    async send(values) {
      const body = fieldsOf(values, { isActive: code?.isActive ?? true });
      if (code) await updateDiscountCode(client, { id: code.id, body });
      else await addDiscountCode(client, { body });
      show({ tone: "done", title: code ? `${body.code} saved` : `${body.code} is ready to use` });
      onSaved();
      onClose();
    },
  });
  const { values, errors, change, field } = form;
  const breederField = field("breederId");
  return (
    <Dialog
      open
      dismissible={!form.isSending}
      onClose={onClose}
      title={code ? `Edit ${code.code}` : "Add a promo code"}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} loading={form.isSending}>{code ? "Save" : "Add code"}</Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        <ErrorSummary key={form.attempt} errors={form.summary} />
        {form.failure && <StaffError error={form.failure} />}
        <Field
          {...field("code")}
          data-autofocus
          label="Code"
          hint="What buyers type. It isn't case-sensitive."
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
        <RadioGroup
          legend="What it gives"
          look="cards"
          value={values.type}
          onChange={(type) => change({ type })}
          options={TYPES}
        />
        {values.type === "Percentage" && (
          <Field {...field("percent")} label="Percent off" inputMode="numeric" maxLength={3} suffix="%" />
        )}
        {values.type === "Amount" && (
          <Field {...field("amountCents")} label="Amount off" inputMode="decimal" maxLength={8} prefix="$" />
        )}
        <RadioGroup
          legend="Who pays for it"
          look="cards"
          value={values.funder}
          onChange={(funder) => change({ funder })}
          options={FUNDERS}
        />
        <BreederChoice
          id={breederField.id}
          value={values.breederId}
          name={code?.breederName}
          error={errors.breederId}
          isNeeded={values.funder === "breeder"}
          onChange={(breederId) => change({ breederId })}
        />
        <div className={css.pair}>
          <Field {...field("startsAt")} type="date" label="First day" />
          <Field {...field("endsAt")} type="date" label="Last day" optional />
        </div>
        <div className={css.pair}>
          <Field {...field("usesLimit")} label="Total uses" inputMode="numeric" maxLength={7} optional />
          <Field
            {...field("usesLimitPerPerson")}
            label="Uses per person"
            inputMode="numeric"
            maxLength={4}
            optional
          />
        </div>
      </form>
    </Dialog>
  );
}
