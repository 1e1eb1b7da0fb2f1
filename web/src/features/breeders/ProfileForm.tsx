import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type BreederData,
  getBreederDataQuery,
  getPlaceQuery,
  updateBreederProfileMutation,
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
import * as claimTexts from "./claim_texts.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./profile.module.css";

const DEPOSIT = formatCents(EXAMPLE_DEPOSIT_CENTS);
const refunds = ([100, 50, 0] as const).map((percent) => ({
  value: String(percent),
  label: { 100: texts.allOfIt, 50: texts.halfOfIt, 0: texts.nothing }[percent],
  description: percent === 0
    ? texts.depositKeptExample(DEPOSIT)
    : texts.depositRefundExample({ percent: formatCents(refundExample(percent)), deposit: DEPOSIT }),
}));

/** The form for a breeder's page. */
export function ProfileForm({ data }: { data: BreederData }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const today = useToday();
  const before = profileValues(data);
  const { isShelter, id } = data.breederProfile;
  const isReviewed = ["submitted", "in-review", "approved"].includes(data.verification);
  const reviewHint = isReviewed ? claimTexts.reviewedFirst : undefined;
  const update = useMutation(updateBreederProfileMutation(client));
  const form = useForm({
    whenLeft: "save",
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
      const body = profileBody(values, before, place);
      const { breederProfile } = await update.mutateAsync({ id, body });
      const { name, licence, breederProgramAddress, postalCode } = body;
      const isClaim = [name, licence, breederProgramAddress, postalCode].some((claim) => claim !== undefined);
      queryClient.setQueryData(getBreederDataQuery(client).queryKey, (known) =>
        known && {
          breederData: {
            ...known.breederData,
            breederProfile,
            phoneNumber: body.phoneNumber ?? null,
          },
        });
      // Reloads the changes in review.
      if (isClaim) await queryClient.invalidateQueries({ queryKey: getBreederDataQuery(client).queryKey });
      void queryClient.invalidateQueries({ queryKey: ["getBreederProfile"] });
      return { isClaim };
    },
    done: ({ isClaim }) =>
      show({ tone: "done", title: isClaim && isReviewed ? claimTexts.savedForReview : texts.profileSaved }),
  });
  const { field } = form;
  return (
    <div className={css.form}>
      <Form form={form} go={texts.saveProfile} quiet label={texts.aboutYou}>
        <Field
          label={isShelter ? texts.shelterName : texts.programName}
          maxLength={120}
          autoComplete="organization"
          hint={reviewHint}
          {...field("name")}
        />
        <Field
          label={texts.yourStory}
          optional
          multiline
          rows={8}
          maxLength={5000}
          hint={texts.storyHint}
          {...field("story")}
        />
        <div className={work.pair}>
          <ZipField typed={form.values.zip} {...field("zip")} />
          <Field
            label={texts.phone}
            optional
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            hint={texts.phoneHint}
            {...field("phone")}
          />
          <Field
            label={texts.license}
            optional
            maxLength={120}
            autoComplete="off"
            hint={texts.licenseHint}
            {...field("licence")}
          />
          {!isShelter && (
            <Field
              label={texts.breedingSinceField}
              optional
              inputMode="numeric"
              maxLength={4}
              hint={texts.year}
              {...field("breedingSince")}
            />
          )}
        </div>
        {!isShelter && (
          <RadioGroup
            legend={texts.depositRefundQuestion}
            hint={texts.depositRefundHint}
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
