import { useQuery } from "@tanstack/react-query";
import { getPlaceQuery } from "@hearthpaw/client";
import { Field } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import type { FormApi } from "../../lib/use_form.ts";
import { pasteZip } from "../../lib/zip.ts";
import * as texts from "./texts.ts";

/** A ZIP code, with the city that it belongs to. */
export function ZipField(
  { typed, ...props }: ReturnType<FormApi<{ zip: string }>["field"]> & {
    /** The field's value. */
    typed: string;
  },
) {
  const client = useClient();
  const zip = typed.trim();
  const isWhole = /^\d{5}$/.test(zip);
  const { data, error } = useQuery({
    ...getPlaceQuery(client, { zip }),
    enabled: isWhole,
    staleTime: Infinity,
  });
  const place = isWhole ? data?.place : undefined;
  const isUnknown = isWhole && error?.status === 404;
  return (
    <Field
      label={texts.zipCode}
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={5}
      onPaste={pasteZip}
      hint={place ? `${place.city}, ${place.state}` : texts.zipHint}
      {...props}
      error={props.error ?? (isUnknown ? texts.zipUnknown : undefined)}
    />
  );
}
