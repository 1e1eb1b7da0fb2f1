import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { addDiscountCodeMutation, type DiscountCode, updateDiscountCodeMutation } from "@hearthpaw/client";
import { Button, Dialog, ErrorSummary, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { BreederChoice } from "./BreederChoice.tsx";
import { codeErrors, type CodeValues, fieldsOf, valuesOf } from "./code_rules.ts";
import * as texts from "./texts.tsx";
import css from "./discount_codes.module.css";

type Kind = "Percentage" | "Amount" | "Free Delivery" | "Zero Total";
const TYPES: { value: Kind; label: string; description?: string }[] = [
  { value: "Percentage", label: texts.percentage, description: texts.discountScopeHint },
  { value: "Amount", label: texts.amount, description: texts.discountScopeHint },
  { value: "Free Delivery", label: texts.freeDeliveryKind },
  { value: "Zero Total", label: texts.everythingFree, description: texts.noCardNeeded },
];
/** Returns the possible payers of a code, with the cost of a code of this type for a breeder. */
const fundersOf = (type: string) => [
  { value: "platform", label: texts.hearthpaw },
  {
    value: "breeder",
    label: texts.aBreeder,
    description: type === "Zero Total" ? texts.breederFundedFreeHint : texts.breederFundedHint,
  },
];

/** Adds or changes a code. Orders that already use it keep their discount. */
export function CodeDialog({ code, onClose, onSaved }: {
  code: DiscountCode | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const client = useClient();
  const { show } = useToast();
  const formId = useId();
  const add = useMutation(addDiscountCodeMutation(client));
  const update = useMutation(updateDiscountCodeMutation(client));
  const form = useForm<CodeValues>({
    whenLeft: "save",
    initial: valuesOf(code, new Date()),
    check: codeErrors,
    async send(values) {
      const body = fieldsOf(values, { isActive: code?.isActive ?? true });
      await (code ? update.mutateAsync({ id: code.id, body }) : add.mutateAsync({ body }));
    },
    done(_answer, values) {
      const { code: name } = fieldsOf(values, { isActive: true });
      show({ tone: "done", title: code ? texts.codeSaved(name) : texts.codeAdded(name) });
      onSaved();
      form.leave(onClose);
    },
  });
  const { values, errors, change, field } = form;
  const breederField = form.choice("breederId");
  const close = () => form.leave(onClose);
  return (
    <Dialog
      open
      dismissible={!form.isSending}
      onClose={close}
      title={code ? texts.edit(code.code) : texts.addAPromoCode}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} loading={form.isSending}>
            {code ? texts.save : texts.addCode}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        <ErrorSummary key={form.attempt} errors={form.summary} />
        {form.failure && <StaffError error={form.failure} />}
        <Field
          {...field("code")}
          data-autofocus
          label={texts.code}
          hint={texts.codeHint}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
        <RadioGroup
          legend={texts.typeOfDiscount}
          look="cards"
          value={values.type}
          onChange={(type) => change({ type })}
          options={TYPES}
        />
        {values.type === "Percentage" && (
          <Field
            {...field("percent")}
            label={texts.percentOff}
            inputMode="numeric"
            maxLength={3}
            suffix="%"
          />
        )}
        {values.type === "Amount" && (
          <Field
            {...field("amountCents")}
            label={texts.amountOff}
            inputMode="decimal"
            maxLength={8}
            prefix="$"
          />
        )}
        <RadioGroup
          legend={texts.whoPaysForIt}
          look="cards"
          value={values.funder}
          onChange={(funder) => change({ funder })}
          options={fundersOf(values.type)}
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
          <Field {...field("startsAt")} type="date" label={texts.firstDay} />
          <Field {...field("endsAt")} type="date" label={texts.lastDay} optional />
        </div>
        <div className={css.pair}>
          <Field {...field("usesLimit")} label={texts.totalUses} inputMode="numeric" maxLength={7} optional />
          <Field
            {...field("usesLimitPerPerson")}
            label={texts.usesPerPerson}
            inputMode="numeric"
            maxLength={4}
            optional
          />
        </div>
      </form>
    </Dialog>
  );
}
