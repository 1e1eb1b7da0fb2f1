import { useQueryClient } from "@tanstack/react-query";
import {
  type BreederData,
  getBreederDataQuery,
  getPlaceQuery,
  updateBreederProfile,
} from "@hearthpaw/client";
import { Field, formatCents, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { ZipField } from "../../components/forms/ZipField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { formatPhone } from "../../lib/people.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import {
  checkProfile,
  EXAMPLE_DEPOSIT_CENTS,
  profileBody,
  profileValues,
  refundExample,
} from "./profile_rules.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./profile.module.css";

const DEPOSIT = formatCents(EXAMPLE_DEPOSIT_CENTS);
const refunds = ([100, 50, 0] as const).map((percent) => ({
  value: String(percent),
  label: { 100: "All of it", 50: "Half of it", 0: "Nothing" }[percent],
  description: percent === 0
    ? `You keep the whole ${DEPOSIT} deposit.`
    : `The buyer gets ${formatCents(refundExample(percent))} of a ${DEPOSIT} deposit back.`,
}));

/** What a breeder's page says. */
export function ProfileForm({ data }: { data: BreederData }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const today = useToday();
  const before = profileValues(data);
  const { isShelter, id } = data.breederProfile;
  const form = useForm({
    initial: { ...before, phone: before.phone && formatPhone(before.phone) },
    check: (values) => checkProfile(values, today),
    places: {
      postalCode: "zip",
      breederProgramAddress: "zip",
      phoneNumber: "phone",
      depositRefundPercent: "refund",
    },
    async send(values) {
      const zip = values.zip.trim();
      const place = zip === before.zip
        ? undefined
        : await queryClient.fetchQuery({ ...getPlaceQuery(client, { zip }), staleTime: Infinity })
          .then((found) => found.place, () => undefined);
      const { breederProfile } = await updateBreederProfile(client, {
        id,
        body: profileBody(values, before, place),
      });
      queryClient.setQueryData(getBreederDataQuery(client).queryKey, (known) =>
        known && {
          breederData: {
            ...known.breederData,
            breederProfile,
            phoneNumber: profileBody(values, before, place).phoneNumber ?? null,
          },
        });
      void queryClient.invalidateQueries({ queryKey: ["getBreederProfile"] });
      show({ tone: "done", title: "Profile saved" });
    },
  });
  const { field } = form;
  return (
    <div className={css.form}>
      <Form form={form} go="Save profile" quiet label="About you">
        <Field
          label={isShelter ? "Shelter name" : "Program name"}
          maxLength={120}
          autoComplete="organization"
          {...field("name")}
        />
        <Field
          label="Your story"
          optional
          multiline
          rows={8}
          maxLength={5000}
          hint="Who you are, how your pets live, what matters to you. Leave a blank line between paragraphs."
          {...field("story")}
        />
        <div className={work.pair}>
          <ZipField {...field("zip")} />
          <Field
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            hint="For questions about your program. It's not shown on your page."
            {...field("phone")}
          />
          <Field
            label="License"
            optional
            maxLength={120}
            autoComplete="off"
            hint="Who issued it and its number. Shown on your page."
            {...field("licence")}
          />
          {!isShelter && (
            <Field
              label="Breeding since"
              optional
              inputMode="numeric"
              maxLength={4}
              hint="Year"
              {...field("breedingSince")}
            />
          )}
        </div>
        {!isShelter && (
          <RadioGroup
            legend="How much of the deposit do you refund after 48 hours?"
            hint="Buyers always get a full refund within 48 hours, and any time you cancel. State law may give them more."
            look="cards"
            value={form.values.refund}
            onChange={(refund) => form.change({ refund })}
            options={refunds}
          />
        )}
      </Form>
    </div>
  );
}
