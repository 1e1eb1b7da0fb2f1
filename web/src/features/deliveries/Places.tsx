import type { DeliveryPlace } from "@hearthpaw/client";
import { formatPhone } from "../../lib/people.ts";
import * as texts from "./texts.tsx";
import css from "./deliveries.module.css";

/** Returns "480 Oak Creek Drive, Corvallis, OR 97330"; undefined without a street. */
function streetOf({ line1, line2, city, state, postalCode }: DeliveryPlace): string | undefined {
  if (!line1) return undefined;
  return [line1, line2, city, `${state} ${postalCode ?? ""}`.trim()].filter(Boolean).join(", ");
}

/** One end of the way: name, phone number and address, as far as the reader may see them. */
export function Place({ place, missing }: { place: DeliveryPlace; missing: string | undefined }) {
  const { name, phoneNumber, city, state, postalCode, note } = place;
  const street = streetOf(place);
  const area = [city, `${state} ${postalCode ?? ""}`.trim()].filter(Boolean).join(", ");
  return (
    <>
      {name && <p>{name}</p>}
      {phoneNumber && (
        <p>
          <a href={`tel:${phoneNumber}`} aria-label={texts.call(formatPhone(phoneNumber))}>
            {formatPhone(phoneNumber)}
          </a>
        </p>
      )}
      {street
        ? (
          <p>
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(street)}`}
              rel="noreferrer noopener"
              target="_blank"
              aria-label={texts.openMap(street)}
            >
              {street}
            </a>
          </p>
        )
        : (
          <>
            <p>{area}</p>
            {missing && <p className={css.soft}>{missing}</p>}
          </>
        )}
      {note && <p>{note}</p>}
    </>
  );
}
