import { type FormEvent, useRef, useState } from "react";
import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import {
  type ApiError,
  getDownloadUrlQuery,
  getVerificationQuery,
  submitVerificationMutation,
  translate,
  type Verification,
} from "@hearthpaw/client";
import { Button, ErrorNotice, Skeleton, Stack, useToast } from "@hearthpaw/ui-kit";
import { UploadField } from "../../components/uploads/UploadField.tsx";
import { chosenIn, type KnownFile, useUploads } from "../../components/uploads/use_uploads.ts";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { failureWords } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import { type DocumentKind, filesOf, KINDS } from "./words.ts";
import css from "./breeder.module.css";

type Errors = { [Kind in DocumentKind]?: string | undefined };

/** The documents to submit. Earlier documents are included and can be replaced one by one. */
export function DocumentsForm({ verification }: { verification: Verification }) {
  const known = useKnown(verification);
  if (!known) {
    return (
      <Stack gap={5}>
        {KINDS.map(({ kind }) => <Skeleton key={kind} height={140} />)}
      </Stack>
    );
  }
  return <Fields isAgain={verification.status !== "not-started"} known={known} />;
}

/** Returns the earlier files, each with an address for viewing; undefined while the addresses are loading. */
function useKnown({ files }: Verification): Record<DocumentKind, KnownFile[]> | undefined {
  const client = useClient();
  const all = filesOf(files);
  const addresses = useQueries({
    queries: all.map(({ key }) => ({
      ...getDownloadUrlQuery(client, { fileKey: key }),
      staleTime: 240_000,
      retry: 1,
    })),
  });
  if (addresses.some(({ isPending }) => isPending)) return undefined;
  const knownOf = (keys: readonly string[]) =>
    keys.flatMap((key): KnownFile[] => {
      const at = all.findIndex((file) => file.key === key);
      const { name, isPdf } = all[at]!;
      const { data, error } = addresses[at]!;
      // Deleted in the meantime: the user must upload it again.
      if ((error as ApiError | null)?.status === 404) return [];
      return [{ fileKey: key, name, ...(data && !isPdf ? { picture: data.url } : {}) }];
    });
  return {
    identityFront: knownOf(files.identityFront),
    identityBack: knownOf(files.identityBack),
    rearingArea: knownOf(files.rearingArea),
    registration: knownOf(files.registration),
  };
}

function Fields({ isAgain, known }: { isAgain: boolean; known: Record<DocumentKind, KnownFile[]> }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const place = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const uploads = {
    identityFront: useUploads({ purpose: "identity-front", limit: 1, known: known.identityFront }),
    identityBack: useUploads({ purpose: "identity-back", limit: 1, known: known.identityBack }),
    rearingArea: useUploads({ purpose: "rearing-area", limit: 5, known: known.rearingArea }),
    registration: useUploads({ purpose: "registration", limit: 2, known: known.registration }),
  };
  const chosen = JSON.stringify(KINDS.map(({ kind }) => chosenIn(uploads[kind])));
  const [submitted, setSubmitted] = useState(chosen);
  useUnsaved({ isChanged: chosen !== submitted });
  const isBusy = KINDS.some(({ kind }) => uploads[kind].isBusy);

  function fail(found: Errors) {
    setErrors(found);
    const first = KINDS.findIndex(({ kind }) => found[kind]);
    place.current?.children[first]?.querySelector<HTMLElement>("button, input")?.focus();
  }

  const sending = useMutation({
    ...submitVerificationMutation(client),
    onSuccess(answer) {
      show({
        tone: "done",
        title: texts.weReceivedYourDocuments,
        text: texts.documentsReceivedText,
      });
      queryClient.setQueryData(getVerificationQuery(client).queryKey, answer);
      globalThis.scrollTo({ top: 0 });
    },
    onError(thrown) {
      const error = translate(thrown);
      const refused = error.fieldErrors as Errors;
      if (Object.keys(refused).length) fail(refused);
      // A conflict means that another tab has submitted them, and this page is outdated.
      if (error.status === 409) return queryClient.invalidateQueries({ queryKey: ["getVerification"] });
    },
  });
  const isSending = sending.isPending;
  const error = sending.error && translate(sending.error);
  const failure = error && Object.keys(error.fieldErrors).length === 0 ? error : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || isBusy) return;
    const found = missing(uploads);
    if (Object.values(found).some(Boolean)) return fail(found);
    setErrors({});
    sending.mutate({
      body: {
        identityFront: [...uploads.identityFront.fileKeys],
        identityBack: [...uploads.identityBack.fileKeys],
        rearingArea: [...uploads.rearingArea.fileKeys],
        registration: [...uploads.registration.fileKeys],
      },
    }, { onSuccess: () => setSubmitted(chosen) });
  }

  const words = failure && failureWords(failure);
  return (
    <form
      ref={place}
      className={css.form}
      onSubmit={submit}
      noValidate
      method="post"
      aria-label={texts.documents}
    >
      {KINDS.map(({ kind, name, hint, least }) => (
        <UploadField
          key={kind}
          label={name}
          hint={hint}
          optional={least === 0}
          // The error disappears as soon as there is a file.
          error={uploads[kind].items.length > 0 && !uploads[kind].hasFailed ? undefined : errors[kind]}
          uploads={uploads[kind]}
        />
      ))}
      {words && (
        <ErrorNotice title={words.title}>
          <p>
            {failure.status >= 500 || failure.code === "network" ? texts.weKeptYourPhotos : words.text}
          </p>
        </ErrorNotice>
      )}
      <div className={css.send}>
        <Button
          type="submit"
          size="large"
          loading={isSending}
          disabledReason={isBusy ? texts.yourPhotosAreStillUploading : undefined}
        >
          {isAgain ? texts.submitAgain : texts.submitDocuments}
        </Button>
        <p className={css.soft}>
          {texts.documentsPrivacyNote}
        </p>
      </div>
    </form>
  );
}

const MISSING: Errors = {
  identityFront: texts.idFrontMissing,
  identityBack: texts.idBackMissing,
  rearingArea: texts.homePhotoMissing,
};

function missing(uploads: Record<DocumentKind, { fileKeys: readonly string[]; hasFailed: boolean }>): Errors {
  return Object.fromEntries(KINDS.flatMap(({ kind, least }) => {
    const { fileKeys, hasFailed } = uploads[kind];
    if (hasFailed) return [[kind, texts.uploadFailed]];
    return fileKeys.length < least ? [[kind, MISSING[kind]]] : [];
  }));
}
