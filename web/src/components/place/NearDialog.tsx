import { useState } from "react";
import { ApiError, findNearestPlace, getPlace, type Place } from "@hearthpaw/client";
import { Button, Dialog, ErrorNotice, Field } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import type { Here } from "../../lib/here.ts";
import { useForm } from "../../lib/use_form.ts";
import { Form } from "../forms/Form.tsx";
import * as texts from "./texts.ts";
import css from "./place.module.css";

/** Longest wait for the browser's location, in ms. */
const WAIT_MS = 12_000;
/** Maximum age of a location that the browser already knows, in ms. */
const FRESH_MS = 600_000;

const hereOf = ({ zip, city, state }: Place): Here => ({ zip, name: `${city}, ${state}` });

/** Returns the browser's location, rounded to about half a mile, which is enough for a ZIP code. */
const locate = () =>
  new Promise<{ latitude: number; longitude: number }>((found, fail) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        found({ latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 }),
      fail,
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    )
  );

/** Asks for the visitor's place, by the browser's location or a ZIP code, and says why. */
export function NearDialog({ here, onChoose, onForget, onClose }: {
  here: Here | undefined;
  onChoose: (here: Here) => void;
  onForget: () => void;
  onClose: () => void;
}) {
  const client = useClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { zip: here?.zip ?? "" },
    // A ZIP code is soon typed again.
    whenLeft: "forget",
    hasSummary: false,
    check: ({ zip }) => ({ zip: /^\d{5}$/.test(zip.trim()) ? undefined : texts.zipInvalid }),
    async send({ zip }) {
      try {
        return (await getPlace(client, { zip: zip.trim() })).place;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        form.say("zip", texts.zipUnknown(zip.trim()));
        return false;
      }
    },
    done: (place) => onChoose(hereOf(place)),
  });
  async function useLocation() {
    setFailure(undefined);
    try {
      const point = await locate();
      onChoose(hereOf((await findNearestPlace(client, { body: point })).place));
    } catch (error) {
      const isAbroad = error instanceof ApiError && error.status === 404;
      const isRefused = (error as Partial<GeolocationPositionError>).code === 1;
      setFailure(isAbroad ? texts.outsideStates : isRefused ? texts.locationRefused : texts.locationUnknown);
    }
  }
  return (
    <Dialog
      open
      size="small"
      title={texts.petsNearYou}
      description={texts.whyLocation}
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
    >
      <div className={css.ask}>
        {"geolocation" in navigator && (
          <Button icon="pin" block onClick={useLocation}>{texts.useMyLocation}</Button>
        )}
        {failure && (
          <ErrorNotice title={texts.noLocation}>
            <p>{failure}</p>
          </ErrorNotice>
        )}
        <Form
          form={form}
          go={texts.useThisZip}
          quiet
          label={texts.yourZip}
          foot={here && <Button variant="quiet" onClick={onForget}>{texts.forgetLocation}</Button>}
        >
          <Field
            label={texts.orEnterZip}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            {...form.field("zip")}
          />
        </Form>
        <p className={css.kept}>{texts.howKept}</p>
      </div>
    </Dialog>
  );
}
