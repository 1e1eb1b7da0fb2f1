import { useQueryClient } from "@tanstack/react-query";
import { Field, Select } from "@hearthpaw/ui-kit";
import { useEffect, useRef, useState } from "react";
import { getPlaceQuery, translate } from "@hearthpaw/client";
import { useClient } from "../../../lib/client_context.ts";
import { states } from "../../../lib/states.ts";
import { pasteZip } from "../../../lib/zip.ts";
import { bind } from "./Fields.tsx";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

const NAMES = {
  shipping: {
    line1: "line1",
    line2: "line2",
    postalCode: "postalCode",
    city: "city",
    state: "state",
  },
  billing: {
    line1: "billingLine1",
    line2: "billingLine2",
    postalCode: "billingPostalCode",
    city: "billingCity",
    state: "billingState",
  },
} as const;

/** A postal address; the ZIP code fills in city and state. */
export function AddressFields({ checkout, of }: { checkout: CheckoutApi; of: keyof typeof NAMES }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const names = NAMES[of];
  const [unknownZip, setUnknownZip] = useState<string>();
  const asked = useRef("");
  const zip = bind(checkout, names.postalCode);
  const state = bind(checkout, names.state);

  async function typeZip(text: string) {
    checkout.change({ [names.postalCode]: text });
    const typed = text.trim();
    asked.current = typed;
    if (!/^\d{5}$/.test(typed)) return;
    try {
      const { place } = await queryClient.fetchQuery({
        ...getPlaceQuery(client, { zip: typed }),
        staleTime: Infinity,
      });
      // The buyer may have typed another code meanwhile.
      if (asked.current !== typed) return;
      checkout.change({ [names.city]: place.city, [names.state]: place.state });
    } catch (thrown) {
      // A failed request does no harm: the buyer can type city and state.
      if (translate(thrown).status === 404) setUnknownZip(typed);
    }
  }

  // A ZIP code from before the form opened also fills in city and state.
  const start = useRef({ zip: zip.value, hasCity: bind(checkout, names.city).value !== "", typeZip });
  useEffect(() => {
    const { zip, hasCity, typeZip } = start.current;
    if (zip && !hasCity) void typeZip(zip);
  }, []);

  const isUnknown = unknownZip !== undefined && unknownZip === zip.value.trim();
  return (
    <>
      <Field
        label={texts.streetAddress}
        autoComplete={`${of} address-line1`}
        maxLength={120}
        {...bind(checkout, names.line1)}
      />
      <Field
        label={texts.apartmentSuiteOrFloor}
        optional
        autoComplete={`${of} address-line2`}
        maxLength={120}
        {...bind(checkout, names.line2)}
      />
      <div className={css.triple}>
        <Field
          label={texts.zipCode}
          autoComplete={`${of} postal-code`}
          inputMode="numeric"
          maxLength={5}
          onPaste={pasteZip}
          {...zip}
          error={zip.error ??
            (isUnknown ? texts.zipCodeNotFound : undefined)}
          onChange={(event) => void typeZip(event.target.value)}
        />
        <Field
          label={texts.city}
          autoComplete={`${of} address-level2`}
          maxLength={80}
          className={css.city}
          {...bind(checkout, names.city)}
        />
        <Select
          label={texts.state}
          autoComplete={`${of} address-level1`}
          placeholder={texts.choose}
          options={states}
          {...state}
        />
      </div>
    </>
  );
}
