import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changePremisesMutation, getBreederDataQuery } from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { UploadField } from "../../components/uploads/UploadField.tsx";
import { chosenIn, useUploads } from "../../components/uploads/use_uploads.ts";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import * as texts from "./claim_texts.tsx";
import css from "./claims.module.css";

const MOST_PHOTOS = 5;

/** New photos of a verified seller's premises; staff review them. */
export function PremisesForm() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const uploads = useUploads({ purpose: "rearing-area", limit: MOST_PHOTOS, known: [] });
  const change = useMutation({
    ...changePremisesMutation(client),
    onSuccess: (now) => queryClient.setQueryData(getBreederDataQuery(client).queryKey, now),
  });
  const form = useForm({
    initial: { photos: "" },
    check: () => ({
      photos: uploads.hasFailed
        ? texts.uploadFailed
        : uploads.fileKeys.length === 0
        ? texts.addAPhoto
        : uploads.isBusy
        ? texts.photosStillUploading
        : undefined,
    }),
    send: () => change.mutateAsync({ body: { rearingArea: [...uploads.fileKeys] } }),
    done: () => show({ tone: "done", title: texts.photosSubmitted }),
    beside: chosenIn(uploads),
  });
  const { error } = form.field("photos");
  return (
    <div className={css.premises}>
      <Form quiet form={form} label={texts.premises} go={texts.submitForReview}>
        <UploadField
          label={texts.premisesPhotos}
          hint={texts.premisesHint}
          error={error}
          uploads={uploads}
        />
      </Form>
    </div>
  );
}
