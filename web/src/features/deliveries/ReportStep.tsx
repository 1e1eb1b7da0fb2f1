import { useEffect, useId, useRef, useState } from "react";
import { getDeliveryUploadUrl, reportDelivery } from "@hearthpaw/client";
import { Button, ErrorNotice, Field } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { prepareImage } from "../../components/uploads/prepare_image.ts";
import { UploadError } from "../../components/uploads/upload_error.ts";
import { sendTo } from "../../components/uploads/upload_file.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { patiently } from "./patiently.ts";
import type { StepProps } from "./step.ts";
import * as texts from "./texts.tsx";
import css from "./deliveries.module.css";

type Step = "picked-up" | "handed-off";
type Photo = { url: string; key?: string };

/** The carrier reports the pick-up or the hand-off with a photo; the hand-off also with the buyer's code. */
export function ReportStep({ token, delivery, onChange, step }: StepProps & { step: Step }) {
  const client = useClient();
  const { petName } = delivery;
  const isHandOff = step === "handed-off";
  const [photo, setPhoto] = useState<Photo>();
  const [isUploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isSlow, setSlow] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const url = photo?.url;
  useEffect(() => () => {
    if (url) URL.revokeObjectURL(url);
  }, [url]);

  async function choose(file: File | undefined) {
    if (!file) return;
    setRefusal(undefined);
    setUploading(true);
    setPhoto({ url: URL.createObjectURL(file) });
    try {
      const { blob, contentType } = await prepareImage(file);
      const offer = await patiently(() =>
        getDeliveryUploadUrl(client, {
          body: { token, contentType: contentType as "image/jpeg", size: blob.size },
        }), () => setSlow(true));
      const key = await sendTo(offer, blob);
      setPhoto((now) => now && { ...now, key });
    } catch (error) {
      setPhoto(undefined);
      setRefusal(error instanceof UploadError ? error.message : (error as Error).message);
    } finally {
      setUploading(false);
      setSlow(false);
    }
  }

  const form = useForm({
    initial: { code: "" },
    beside: photo?.key,
    check: ({ code }) => ({
      code: !isHandOff || /^\d{6}$/.test(code.trim()) ? undefined : texts.enterTheCode,
    }),
    async send({ code }) {
      if (!photo?.key) {
        setRefusal(texts.photoFirst);
        return false;
      }
      const fileKey = photo.key;
      try {
        return await patiently(
          () =>
            reportDelivery(client, {
              body: { token, step, fileKey, ...(isHandOff ? { code: code.trim() } : {}) },
            }),
          () => setSlow(true),
        );
      } finally {
        setSlow(false);
      }
    },
    done: ({ delivery: now }) => onChange(now),
  });

  return (
    <section className={css.card} aria-labelledby="step">
      <h2 id="step">{isHandOff ? texts.handOffStep(petName) : texts.pickUpStep(petName)}</h2>
      <p className={css.soft}>
        {isHandOff ? texts.handOffStepHint(petName) : texts.pickUpStepHint(petName)}
      </p>
      <Form
        form={form}
        go={isHandOff ? texts.handedOff : texts.iPickedUp(petName)}
        label={isHandOff ? texts.handOffStep(petName) : texts.pickUpStep(petName)}
      >
        {photo && <img className={css.photo} src={photo.url} alt="" />}
        {refusal && <ErrorNotice title={refusal} />}
        <input
          ref={input}
          id={inputId}
          className={css.file}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-label={texts.addPhoto}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = "";
          }}
        />
        <Button
          variant="secondary"
          size="large"
          block
          icon="camera"
          loading={isUploading}
          onClick={() => input.current?.click()}
        >
          {photo?.key ? texts.anotherPhoto : texts.addPhoto}
        </Button>
        <p role="status" className={css.soft}>
          {isSlow ? texts.sendingAgain : photo?.key ? texts.photoReady : ""}
        </p>
        {isHandOff && (
          <Field
            label={texts.codeOfBuyer}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...form.field("code")}
          />
        )}
      </Form>
    </section>
  );
}
